//! Reads a document line by line: headings, rules, paragraphs, lists and tables.

use super::inline::{self, rule_number};
use super::{Block, Chapter, Document, Inline};

/// Lines that belong together, until one comes that doesn't.
enum Lines<'t> {
    Paragraph(String),
    Item(String),
    Table(Vec<&'t str>),
}

pub(super) fn read(text: &str) -> Document {
    let mut document = Document::default();
    let mut open: Option<Lines<'_>> = None;
    for line in text.lines() {
        let words = line.trim();
        if words.is_empty() {
            document.close(open.take());
        } else if let Some((level, title)) = heading(line) {
            document.close(open.take());
            document.begin_chapter(level, title);
        } else if let Some(item) = line.strip_prefix("- ") {
            document.close(open.replace(Lines::Item(item.trim().to_owned())));
        } else if line.starts_with('|') {
            match &mut open {
                Some(Lines::Table(lines)) => lines.push(words),
                _ => document.close(open.replace(Lines::Table(vec![words]))),
            }
        } else {
            match &mut open {
                Some(Lines::Paragraph(text) | Lines::Item(text)) => {
                    text.push(' ');
                    text.push_str(words);
                }
                _ => document.close(open.replace(Lines::Paragraph(words.to_owned()))),
            }
        }
    }
    document.close(open);
    document
}

/// The level and the text of a heading, `## YY-4 Positioning a leader`.
fn heading(line: &str) -> Option<(usize, &str)> {
    let title = line.trim_start_matches('#');
    let level = line.len() - title.len();
    let title = title.strip_prefix(' ')?.trim();
    ((1..=6).contains(&level) && !title.is_empty()).then_some((level, title))
}

impl Document {
    fn begin_chapter(&mut self, level: usize, title: &str) {
        let first = self.title.is_empty() && self.opening.is_empty() && self.chapters.is_empty();
        if first && level == 1 {
            self.title = inline::read(title);
            return;
        }
        let numbered = rule_number(title).and_then(|id| Some((id, title[id.len()..].strip_prefix(' ')?.trim())));
        let (id, title) = numbered.map_or((None, title), |(id, title)| (Some(id.to_owned()), title));
        self.chapters.push(Chapter { id, level, title: inline::read(title), blocks: Vec::new() });
    }

    /// Adds what these lines are to the last chapter.
    fn close(&mut self, lines: Option<Lines<'_>>) {
        let blocks = self.chapters.last_mut().map_or(&mut self.opening, |chapter| &mut chapter.blocks);
        match lines {
            None => (),
            Some(Lines::Paragraph(text)) => blocks.push(Block::Paragraph(inline::read(&text))),
            Some(Lines::Table(lines)) => blocks.push(table(&lines)),
            Some(Lines::Item(text)) => match rule(&text) {
                Some(rule) => blocks.push(rule),
                None => add_item(blocks, inline::read(&text)),
            },
        }
    }
}

/// A rule, `**YY-4.3** A leader may …`.
fn rule(item: &str) -> Option<Block> {
    let (number, text) = item.strip_prefix("**")?.split_once("**")?;
    (rule_number(number) == Some(number))
        .then(|| Block::Rule { number: number.to_owned(), text: inline::read(text.trim()) })
}

fn add_item(blocks: &mut Vec<Block>, item: Vec<Inline>) {
    match blocks.last_mut() {
        Some(Block::List(items)) => items.push(item),
        _ => blocks.push(Block::List(vec![item])),
    }
}

/// A table; a paragraph if no line of hyphens stands below its heading.
fn table(lines: &[&str]) -> Block {
    let read = |line: &&str| cells(line).map(inline::read).collect();
    match lines {
        [head, rule, rows @ ..] if cells(rule).all(is_rule) => {
            Block::Table { head: read(head), rows: rows.iter().map(read).collect() }
        }
        _ => Block::Paragraph(inline::read(&lines.join(" "))),
    }
}

fn cells(line: &str) -> impl Iterator<Item = &str> {
    let line = line.strip_prefix('|').unwrap_or(line);
    line.strip_suffix('|').unwrap_or(line).split('|').map(str::trim)
}

fn is_rule(cell: &str) -> bool {
    cell.contains('-') && cell.trim_matches(['-', ':']).is_empty()
}

//! What is read of a text, whatever it is.

use super::*;

fn text(text: &str) -> Inline {
    Inline::Text(text.to_owned())
}

/// The parts of the only paragraph of a document.
fn paragraph(source: &str) -> Vec<Inline> {
    let document = Document::read(source);
    match &document.opening[..] {
        [Block::Paragraph(text)] => text.clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_document_has_a_title_an_opening_and_chapters() {
    let document = Document::read(
        "# The game\n\nFirst\nthis.\n\n## YY-1 A chapter\n\n- **YY-1.1** A rule,\n  see YY-1.\n- An item.\n- Another.\n\n\
         ### Part: of it\n\n| a | `b` |\n| --- | :-- |\n| c | |\n| d |\n",
    );
    assert_eq!(document.title, [text("The game")]);
    assert_eq!(document.opening, [Block::Paragraph(vec![text("First this.")])]);
    let rule = vec![text("A rule, see "), Inline::RuleNumber("YY-1".to_owned()), text(".")];
    let chapter = Chapter {
        id: Some("YY-1".to_owned()),
        level: 2,
        title: vec![text("A chapter")],
        blocks: vec![
            Block::Rule { number: "YY-1.1".to_owned(), text: rule },
            Block::List(vec![vec![text("An item.")], vec![text("Another.")]]),
        ],
    };
    let table = Block::Table {
        head: vec![vec![text("a")], vec![Inline::Code("b".to_owned())]],
        rows: vec![vec![vec![text("c")], vec![]], vec![vec![text("d")]]],
    };
    let part = Chapter { id: None, level: 3, title: vec![text("Part: of it")], blocks: vec![table] };
    assert_eq!(document.chapters, [chapter, part]);
    assert_eq!(document.chapters[1].anchor(), "part-of-it");
    assert_eq!(document.numbers().collect::<Vec<_>>(), ["YY-1", "YY-1.1"]);
}

#[test]
fn a_rule_comes_before_the_chapter_of_its_number() {
    let document = Document::read("## YN-2 The round\n\n- **YN-2** A round has nine phases.\n");
    let place = document.place("YN-2").unwrap();
    assert!(matches!(place.block, Some(Block::Rule { .. })));
    assert_eq!(place.anchor().as_deref(), Some("YN-2"));
    assert_eq!(document.place("YN-2.1"), None);
}

#[test]
fn markup_within_a_paragraph_is_read() {
    assert_eq!(
        paragraph("**Ruling:** *see* `a b` or [the `x` of it](../x.md#y) (YY-4.3, YN-12)."),
        [
            Inline::Strong(vec![text("Ruling:")]),
            text(" "),
            Inline::Emphasis(vec![text("see")]),
            text(" "),
            Inline::Code("a b".to_owned()),
            text(" or "),
            Inline::Link { text: "the `x` of it".to_owned(), target: "../x.md#y".to_owned() },
            text(" ("),
            Inline::RuleNumber("YY-4.3".to_owned()),
            text(", "),
            Inline::RuleNumber("YN-12".to_owned()),
            text(")."),
        ]
    );
    let within = vec![text("see "), Inline::RuleNumber("YY-4".to_owned()), text(", "), Inline::Code("k".to_owned())];
    assert_eq!(paragraph("**see YY-4, `k`**"), [Inline::Strong(within)]);
}

#[test]
fn markup_may_go_on_in_the_next_line() {
    assert_eq!(paragraph("`a\nb`"), [Inline::Code("a b".to_owned())]);
    assert_eq!(paragraph("[a\nb](c)"), [Inline::Link { text: "a b".to_owned(), target: "c".to_owned() }]);
}

#[test]
fn only_whole_numbers_of_rules_are_numbers() {
    for other in ["UTF-8", "YY-", "YY-x", "YY-4th", "yy-4", "AYY-4", "4.3", "YY4", "Y-4"] {
        assert_eq!(paragraph(other), [text(other)], "{other}");
    }
    assert_eq!(paragraph("YY-4."), [Inline::RuleNumber("YY-4".to_owned()), text(".")]);
    assert_eq!(paragraph("éYY-4"), [text("éYY-4")]);
}

#[test]
fn a_mark_without_its_partner_is_a_sign_like_any_other() {
    for plain in
        ["a ** b", "a **b", "2 * 3 * 4", "a*", "`a", "``", "****", "[a", "[a]", "[a] (b)", "[a](b", "[](b)", "[a]()"]
    {
        assert_eq!(paragraph(plain), [text(plain)], "{plain}");
    }
}

#[test]
fn what_is_not_understood_is_a_paragraph() {
    for plain in ["####### a", "#a", "1. a", "> a", "-a", "<b>a</b>", "| a | b |", "|"] {
        assert_eq!(paragraph(plain), [text(plain)], "{plain}");
    }
    assert_eq!(paragraph("| a |\n| b |"), [text("| a | | b |")]);
}

#[test]
fn nothing_is_read_of_nothing() {
    for nothing in ["", "\n", " \n\t\n", "\u{a0}"] {
        assert_eq!(Document::read(nothing), Document::default());
    }
}

#[test]
fn whatever_is_written_is_read_without_loss() {
    const SIGNS: [&str; 12] = ["*", "**", "`", "[", "](", ")", "|", "\n", "# ", "- ", "YY-1", "é"];
    const LENGTH: u32 = 4;
    for mut number in 0..SIGNS.len().pow(LENGTH) {
        let mut text = String::new();
        for _ in 0..LENGTH {
            text.push_str(SIGNS[number % SIGNS.len()]);
            number /= SIGNS.len();
        }
        check_nothing_is_lost(&text);
    }
}

#[test]
fn very_long_lines_are_read_without_loss() {
    let patterns = [
        "a",
        "*",
        "**",
        "`",
        "``",
        "[",
        "]",
        "[a](",
        "[a](b)",
        "[a]",
        "* ",
        "** ",
        "*a ",
        "**a ",
        "|",
        "| - ",
        "#",
        "- ",
        "YY-1",
        "YY-1 ",
        "YY-",
        "1",
        ".",
        "é",
        "\n",
        "\n- ",
        "\n# ",
        "\n|",
        "\n- **YY-1** ",
        "\u{301}",
        "\0",
    ];
    for pattern in patterns {
        for begin in ["", "- ", "# ", "|", "- **", "**", "[", "| a |\n| - |\n|"] {
            let text = format!("{begin}{}", pattern.repeat(5_000));
            check_nothing_is_lost(&text);
            check_nothing_is_lost(&format!("{text}**`](x)|"));
        }
    }
}

//! The order of functions in a module: those that are alike stand together, so that less is left of them when they are
//! compressed. Generic code is compiled for many types, and often differs in a few numbers only.

use std::collections::HashMap;
use std::convert::Infallible;

use anyhow::{Context, Result, anyhow};
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module, RawSection};
use wasmparser::{Parser, Payload};

/// So many bytes that follow each other tell what a function is like.
const LENGTH: usize = 5;
/// What is in more functions than this tells nothing about any of them.
const COMMON: usize = 400;
/// Of the features of two functions so many have to be the same in both, or they aren't alike.
const ALIKE: f64 = 0.05;

/// A module with its functions in another order.
pub(crate) fn ordered(module: &[u8]) -> Result<Vec<u8>> {
    let mut imported = 0;
    let mut bodies = Vec::new();
    for payload in Parser::new(0).parse_all(module) {
        match payload? {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    imported += u32::from(matches!(import?.ty, wasmparser::TypeRef::Func(_)));
                }
            }
            Payload::CodeSectionEntry(body) => bodies.push(body.as_bytes()),
            _ => (),
        }
    }
    let order = chained(&bodies);
    let mut places = vec![0; order.len()];
    for (place, function) in (imported..).zip(&order) {
        places[*function] = place;
    }
    let mut renumbered = Module::new();
    Renumbered { imported, places }
        .parse_core_module(&mut renumbered, Parser::new(0), module)
        .map_err(|why| anyhow!("can't number functions anew: {why}"))?;
    moved(&renumbered.finish(), &order)
}

/// A module in which functions are called by other numbers.
struct Renumbered {
    imported: u32,
    /// The new number of each function that isn't imported.
    places: Vec<u32>,
}

impl Reencode for Renumbered {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Infallible>> {
        let own = function.checked_sub(self.imported);
        Ok(own.and_then(|own| self.places.get(own as usize)).copied().unwrap_or(function))
    }
}

/// A module whose functions stand where they are called already.
fn moved(module: &[u8], order: &[usize]) -> Result<Vec<u8>> {
    let (mut out, mut types, mut bodies) = (Module::new(), Vec::new(), Vec::new());
    for payload in Parser::new(0).parse_all(module) {
        let payload = payload?;
        match &payload {
            Payload::FunctionSection(functions) => {
                types = functions.clone().into_iter().collect::<Result<_, _>>()?;
                let mut section = FunctionSection::new();
                for function in order {
                    section.function(*types.get(*function).context("a function has no type")?);
                }
                out.section(&section);
            }
            Payload::CodeSectionStart { .. } => (),
            Payload::CodeSectionEntry(body) => {
                bodies.push(body.as_bytes());
                if bodies.len() == types.len() {
                    let mut section = CodeSection::new();
                    for function in order {
                        section.raw(bodies[*function]);
                    }
                    out.section(&section);
                }
            }
            other => {
                if let Some((id, range)) = other.as_section() {
                    out.section(&RawSection { id, data: &module[range.start as usize..range.end as usize] });
                }
            }
        }
    }
    Ok(out.finish())
}

/// The numbers of all functions in an order in which each is followed by the one that is most like it.
fn chained(bodies: &[&[u8]]) -> Vec<usize> {
    let features: Vec<Vec<u64>> = bodies.iter().map(|body| features(body)).collect();
    let mut having: HashMap<u64, Vec<usize>> = HashMap::new();
    for (function, features) in features.iter().enumerate() {
        for feature in features {
            having.entry(*feature).or_default().push(function);
        }
    }
    having.retain(|_, functions| (2..COMMON).contains(&functions.len()));
    let telling: Vec<Vec<u64>> = features
        .into_iter()
        .map(|features| features.into_iter().filter(|feature| having.contains_key(feature)).collect())
        .collect();
    // Where nothing is alike, what begins alike follows.
    let mut rest: Vec<usize> = (0..bodies.len()).collect();
    rest.sort_by_key(|function| bodies[*function]);
    let mut rest = rest.into_iter();
    let (mut is_placed, mut shared) = (vec![false; bodies.len()], vec![0_usize; bodies.len()]);
    let mut order = Vec::with_capacity(bodies.len());
    let mut next = rest.next();
    while let Some(function) = next {
        is_placed[function] = true;
        order.push(function);
        let mut candidates = Vec::new();
        for feature in &telling[function] {
            for other in having[feature].iter().filter(|other| !is_placed[**other]) {
                if shared[*other] == 0 {
                    candidates.push(*other);
                }
                shared[*other] += 1;
            }
        }
        candidates.sort_unstable();
        let mut best = (ALIKE, None);
        for other in candidates {
            let both = std::mem::take(&mut shared[other]);
            let all = telling[function].len() + telling[other].len() - both;
            // Of those that have little in them something is soon the same.
            let alike = both as f64 / (all + 4) as f64;
            if alike > best.0 {
                best = (alike, Some(other));
            }
        }
        next = best.1.or_else(|| rest.find(|other| !is_placed[*other]));
    }
    order
}

/// What tells what a function is like: a third of all sequences of bytes in it, always the same third.
fn features(body: &[u8]) -> Vec<u64> {
    let number = |bytes: &[u8]| bytes.iter().fold(0, |number, byte| number << 8 | u64::from(*byte));
    let mixed = |number: u64| number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
    let mut features: Vec<u64> = body.windows(LENGTH).map(number).filter(|number| mixed(*number) % 3 == 0).collect();
    features.sort_unstable();
    features.dedup();
    features
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_alike_stands_together() {
        let (one, other): (Vec<u8>, Vec<u8>) = ((0..60).collect(), (100..160).collect());
        let (mut like_one, mut like_other) = (one.clone(), other.clone());
        like_one[30] = 200;
        like_other[30] = 200;
        let order = chained(&[&one, &other, &like_one, &like_other]);
        let places = [0, 1, 2, 3].map(|function| order.iter().position(|other| *other == function).unwrap_or(9));
        assert_eq!([places[0].abs_diff(places[2]), places[1].abs_diff(places[3])], [1, 1]);
    }

    #[test]
    fn functions_are_called_by_their_new_numbers() {
        use wasm_encoder::{ExportKind, ExportSection, Function, Instruction, TypeSection};
        let (mut types, mut functions, mut exports, mut code) =
            (TypeSection::new(), FunctionSection::new(), ExportSection::new(), CodeSection::new());
        types.ty().function([], [wasm_encoder::ValType::I32]);
        // The last stands first in the new order, since it begins with the smallest byte.
        for (number, instruction) in
            [Instruction::Call(2), Instruction::I32Const(7), Instruction::Unreachable].into_iter().enumerate()
        {
            functions.function(0);
            exports.export(&format!("f{number}"), ExportKind::Func, number as u32);
            let mut function = Function::new([]);
            function.instruction(&instruction).instruction(&Instruction::End);
            code.function(&function);
        }
        let mut module = Module::new();
        module.section(&types).section(&functions).section(&exports).section(&code);
        let ordered = ordered(&module.finish()).expect("it can be ordered");
        wasmparser::validate(&ordered).expect("a valid module");
        let (mut exported, mut bodies) = (Vec::new(), Vec::new());
        for payload in Parser::new(0).parse_all(&ordered) {
            match payload.expect("it was validated") {
                Payload::ExportSection(exports) => {
                    exported = exports.into_iter().map(|export| export.expect("validated").index as usize).collect();
                }
                Payload::CodeSectionEntry(body) => bodies.push(body.as_bytes().to_vec()),
                _ => (),
            }
        }
        // No locals, the instruction with what it takes, and the end.
        assert_eq!(bodies[exported[0]], [0, 0x10, exported[2] as u8, 0x0b]);
        assert_eq!(bodies[exported[1]], [0, 0x41, 7, 0x0b]);
        assert_eq!(bodies[exported[2]], [0, 0, 0x0b]);
        assert_eq!(exported[2], 0);
    }
}

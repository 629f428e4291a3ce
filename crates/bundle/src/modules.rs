//! WebAssembly modules as the compiler makes them, finished for browsers.

use std::collections::HashMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};
use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::Options;

use crate::order::ordered;

/// A module, the script that loads it, and what the script mentions.
pub(crate) struct Finished {
    /// Mentions the parts as `./NAME.wasm` and the snippets as `./snippets/NAME`.
    pub(crate) script: String,
    pub(crate) wasm: Vec<u8>,
    /// Parts of the module that are loaded later, by their names.
    pub(crate) parts: Vec<(String, Vec<u8>)>,
    /// Further scripts, by their names.
    pub(crate) snippets: Vec<(String, String)>,
}

/// The name by which the module knows the script that loads its parts.
const LINK: &str = "./parts.js";

/// Finishes a module in one piece.
pub(crate) fn finish(module: &Path) -> Result<Finished> {
    finish_with(module, Bindgen::new().input_path(module))
}

/// Finishes a module that says which of its parts are loaded later.
pub(crate) fn finish_split(module: &Path) -> Result<Finished> {
    let folder = module.with_extension("parts");
    // What was there before could be taken for a part.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).with_context(|| format!("can't make {}", folder.display()))?;
    let first = folder.join("first.wasm");
    let whole = fs::read(module).with_context(|| format!("can't read {}", module.display()))?;
    let mut options = Options::new(&whole);
    options.output_dir = &folder;
    options.main_out_path = &first;
    options.link_name = LINK;
    let made = wasm_split_cli_support::transform(options).map_err(|error| anyhow!("{error:#}"))?;

    // Parts find what they share with the first by its exports.
    let mut finished = finish_with(module, Bindgen::new().input_path(&first).keep_lld_exports(true).demangle(false))?;
    let link = fs::read_to_string(folder.join(LINK))?;
    finished.script = joined(&finished.script, &link)?;
    for path in made.split_modules {
        let contents = fs::read(&path).with_context(|| format!("can't read {}", path.display()))?;
        let written = path.file_stem().unwrap_or_default().to_string_lossy();
        // Known by the name that the code gives it; or, if several share it, by theirs.
        let name = written.strip_prefix("split_").map_or_else(|| sharers(&made.prefetch_map, &written), str::to_owned);
        finished.script = finished.script.replace(&format!("./{written}.wasm"), &format!("./{name}.wasm"));
        finished.parts.push((name, tidied(&contents)?));
    }
    Ok(finished)
}

/// The names of all parts that need a file, as one: `yangtze-yunnan`.
fn sharers(needed: &HashMap<String, Vec<String>>, file: &str) -> String {
    let sharing = needed.iter().filter(|(_, files)| files.iter().any(|other| other == file));
    let mut names: Vec<&str> = sharing.map(|(name, _)| name.as_str()).collect();
    names.sort_unstable();
    names.join("-")
}

/// A part without names, and with numbers as short as they can be: where the linker left room in them to change them,
/// nothing has to change any more.
fn tidied(part: &[u8]) -> Result<Vec<u8>> {
    let mut settings = walrus::ModuleConfig::new();
    let mut module = settings.generate_name_section(false).generate_producers_section(false).parse(part)?;
    let sections: Vec<_> = module.customs.iter().map(|(id, _)| id).collect();
    for id in sections {
        module.customs.delete(id);
    }
    ordered(&module.emit_wasm())
}

fn finish_with(module: &Path, bindgen: &mut Bindgen) -> Result<Finished> {
    // Where the module lies is said by those who load it.
    let mut made = bindgen
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()
        .with_context(|| format!("can't finish {}", module.display()))?;
    ensure!(made.npm_dependencies().is_empty(), "a dependency wants packages from npm, which aren't provided for");
    let inline = made.snippets().iter().flat_map(|(name, scripts)| {
        scripts.iter().enumerate().map(move |(number, text)| (format!("{name}/inline{number}.js"), text.clone()))
    });
    let whole = made.local_modules().iter().map(|(name, text)| (name.clone(), text.clone()));
    let mut snippets: Vec<_> = inline.chain(whole).collect();
    snippets.sort();
    let mut script = made.js().to_owned();
    shorten_imports(made.wasm_mut(), &mut script);
    Ok(Finished { script, snippets, wasm: ordered(&made.wasm_mut().emit_wasm())?, parts: Vec::new() })
}

/// Numbers what the script gives to the module: both hold the names of hundreds of functions, and the digests at their ends
/// can't be compressed.
fn shorten_imports(module: &mut walrus::Module, script: &mut String) {
    let is_digest = |end: &str| end.len() == 16 && end.bytes().all(|sign| sign.is_ascii_hexdigit());
    for (number, import) in module.imports.iter_mut().enumerate() {
        if import.name.rsplit_once('_').is_some_and(|(_, end)| is_digest(end)) {
            let short = format!("__wbg_{number}");
            *script = script.replace(&import.name, &short);
            import.name = short;
        }
    }
}

/// The script of a module and the one that loads its parts as one. They import each other: with digests in their names
/// neither could be named first. It is imported once for each part, every time as a whole.
fn joined(script: &str, link: &str) -> Result<String> {
    let is_import = |line: &&str| line.starts_with("import ") && line.contains(LINK);
    let names: Option<Vec<&str>> =
        script.lines().filter(is_import).map(|line| line.split_whitespace().nth(3)).collect();
    let names = names.context("the parts are imported in another way than before")?;
    ensure!(!names.is_empty(), "the module loads no parts");
    let loaders: Vec<&str> =
        link.lines().filter_map(|line| line.strip_prefix("export const ")?.split_whitespace().next()).collect();
    let link: String =
        link.lines().filter(|line| !line.starts_with("import ")).map(|line| format!("{line}\n")).collect();
    let link = link.replace("export const ", "const ");
    let script: String = script.lines().filter(|line| !is_import(line)).map(|line| format!("{line}\n")).collect();
    let all = loaders.join(", ");
    let named: String = names.iter().map(|name| format!("const {name} = {{ {all} }};\n")).collect();
    Ok(script + &link + &named)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_import_of_the_parts_becomes_a_value() {
        let script = "import * as import1 from \"./parts.js\"\nimport * as import2 from \"./parts.js\"\nstart();\n";
        let link =
            "import { first } from \"./first.js\";\nexport const load_game = 1;\nexport const load_online = 2;\n";
        let joined = joined(script, link).expect("there are parts");
        let all = "{ load_game, load_online };";
        let values =
            format!("const load_game = 1;\nconst load_online = 2;\nconst import1 = {all}\nconst import2 = {all}\n");
        assert_eq!(joined, format!("start();\n{values}"));
    }

    #[test]
    fn a_module_without_parts_is_told_of() {
        assert!(joined("start();\n", "").is_err());
    }
}

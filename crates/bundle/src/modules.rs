//! WebAssembly modules as the compiler makes them, finished for browsers.

use std::path::Path;

use anyhow::{Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

/// A module, the script that loads it, and further ones that this one mentions.
pub(crate) struct Finished {
    pub(crate) script: String,
    pub(crate) wasm: Vec<u8>,
    /// By their names, which the first script mentions as `./snippets/NAME`.
    pub(crate) snippets: Vec<(String, String)>,
}

pub(crate) fn finish(module: &Path) -> Result<Finished> {
    // Where the module lies is said by those who load it.
    let mut made = Bindgen::new()
        .input_path(module)
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()?;
    ensure!(made.npm_dependencies().is_empty(), "a dependency wants packages from npm, which aren't provided for");
    let inline = made.snippets().iter().flat_map(|(name, scripts)| {
        scripts.iter().enumerate().map(move |(number, text)| (format!("{name}/inline{number}.js"), text.clone()))
    });
    let whole = made.local_modules().iter().map(|(name, text)| (name.clone(), text.clone()));
    let mut snippets: Vec<_> = inline.chain(whole).collect();
    snippets.sort();
    Ok(Finished { script: made.js().to_owned(), snippets, wasm: made.wasm_mut().emit_wasm() })
}

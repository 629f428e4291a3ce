//! `bundle APP BOTS`: makes `dist` of the two WebAssembly modules and the files beside them, ready to be served.
//!
//! Whatever lies in `dist/assets` has a name with a digest of its contents, so that browsers may keep it for good. Beside
//! each file that is worth it lies the same compressed with Brotli.

mod assets;
mod dist;
mod modules;
mod order;
mod shorter;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use assets::Assets;
use dist::Dist;

fn main() -> Result<()> {
    let mut arguments = std::env::args_os().skip(1).map(PathBuf::from);
    let (app, bots) = arguments.next().zip(arguments.next()).context("which modules? bundle APP BOTS")?;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let web = root.join("crates/web");

    let mut assets = Assets::default();
    // What others mention comes first: their names hold its digests.
    for (name, finished) in [("app", modules::finish_split(&app)?), ("bots", modules::finish(&bots)?)] {
        assets.add(&format!("{name}.wasm"), finished.wasm);
        let mut script = finished.script;
        for (part, wasm) in finished.parts {
            assets.add(&format!("{part}.wasm"), wasm);
            script = script.replace(&format!("./{part}.wasm"), &format!("asset:{part}.wasm"));
        }
        for (snippet, text) in finished.snippets {
            assets.add(&snippet, text.into_bytes());
            script = script.replace(&format!("./snippets/{snippet}"), &format!("asset:{snippet}"));
        }
        let script = assets.resolve(&shorter::script(&script))?;
        assets.add(&format!("{name}.js"), script.into_bytes());
    }
    assets.add_folder("fonts", &web.join("fonts"), &["woff2"])?;
    assets.add_folder("icons", &web.join("static/icons"), &["svg", "png"])?;
    assets.add_folder("rules", &root.join("docs/rules"), &["md"])?;
    for (name, text) in [("style.css", styles(&web.join("style"))?), (ONLINE, read(&web.join("style").join(ONLINE))?)] {
        let style = assets.resolve(&shorter::style(&text))?;
        assets.add(name, style.into_bytes());
    }
    for script in ["boot.js", "theme.js", "worker.js"] {
        let text = assets.resolve(&read(&web.join("static").join(script))?)?;
        assets.add(script, text.into_bytes());
    }

    let mut dist = Dist::default();
    for file in ["index.html", "manifest.webmanifest", "robots.txt"] {
        let text = assets.resolve(&read(&web.join("static").join(file))?)?;
        dist.add(file, text.replace("<!-- assets -->", &assets.list()).into_bytes());
    }
    for asset in assets.files() {
        dist.add(&asset.path, asset.contents.clone());
    }
    let service = read(&web.join("static/service-worker.js"))?;
    let service = service.replace("\"version\"", &format!("{:?}", dist.version()));
    // Without a network nobody meets anybody.
    let mut kept = assets.addresses();
    kept.retain(|address| !address.contains("/online-"));
    dist.add("service-worker.js", service.replace("[\"files\"]", &format!("{kept:?}")).into_bytes());
    dist.write(&root.join("dist"))
}

/// The style sheet that only those need who meet others.
const ONLINE: &str = "online.css";

/// All other style sheets in one, in the order of their names, after the colours of the drawings.
fn styles(folder: &Path) -> Result<String> {
    let mut text = art::style().to_owned();
    for path in assets::files_in(folder, &["css"])? {
        if !path.ends_with(ONLINE) {
            text += &read(&path)?;
        }
    }
    Ok(text)
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("can't read {}", path.display()))
}

// Night where it was asked for, before anything is painted.
try {
  document.documentElement.dataset.theme = JSON.parse(localStorage["pagoda settings"]).theme;
} catch {
  // Nothing was set, or nothing is kept.
}

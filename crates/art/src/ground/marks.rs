//! Our own small ink drawings for the land: peaks in mist, hills, trees, fields, and boats for the sea.
//!
//! Each stands on the point (0, 0). Outlines are drawn with the pen of whoever uses them.

/// The drawings as definitions, with the washes they are filled with.
pub(super) const DEFINITIONS: &str = r##"<linearGradient id="ground-mist" x2="0" y2="1"><stop offset=".5" stop-color="var(--relief-body)"/><stop offset="1" stop-color="var(--relief-body)" stop-opacity="0"/></linearGradient>
<linearGradient id="ground-slope" x2=".35" y2="1"><stop stop-color="var(--relief-shade)" stop-opacity=".62"/><stop offset=".85" stop-color="var(--relief-shade)" stop-opacity="0"/></linearGradient>
<g id="ground-peak"><path stroke="none" fill="url(#ground-mist)" d="M-24 4C-17-4-15-11-12-16C-9-21-8-27-5-31C-2-28-1-22 2-18C4-15 6-14 8-11C12-7 16-2 25 4Z"/>
<path stroke="none" fill="url(#ground-slope)" d="M-5-31C-2-28-1-22 2-18C4-15 6-14 8-11C11-8 15-3 19 1C12 2 6-1 2 0C-1-5 0-10-3-14C-5-19-3-25-5-31Z"/>
<path d="M-21 0C-17-5-15-11-12-16C-9-21-8-27-5-31C-2-28-1-22 2-18C4-15 6-14 8-11C12-7 15-3 20 0"/>
<path stroke-width=".75" d="M-5-30C-5-23-2-18-3-11M0-20C1-15 4-12 4-7M9-9C10-6 12-4 13-2M-10-19C-10-13-8-10-9-5M-15-10C-15-7-14-5-15-2"/></g>
<g id="ground-twins"><path stroke="none" fill="url(#ground-mist)" d="M-28 4C-22-3-20-8-17-13C-15-16-14-19-11-20C-8-18-7-14-4-11C-1-17 2-25 6-28C10-25 11-17 15-11C18-7 22-2 28 4Z"/>
<path stroke="none" fill="url(#ground-slope)" d="M6-28C10-25 11-17 15-11C18-7 20-3 23 0C18 1 12-1 8 0C9-6 6-10 7-16C7-20 5-24 6-28ZM-11-20C-8-18-7-14-4-11C-2-9-1-5 1-2C-3-1-6-2-9-1C-8-6-11-12-11-20Z"/>
<path d="M-25 0C-21-4-20-8-17-13C-15-16-14-19-11-20C-8-18-7-14-4-11C-1-17 2-25 6-28C10-25 11-17 15-11C18-7 21-3 24 0M-4-11C-2-8-1-6 0-4"/>
<path stroke-width=".75" d="M6-27C6-20 9-16 8-9M11-17C12-12 14-9 14-5M3-20C2-15 4-12 3-8M-11-19C-11-14-9-11-10-6M-16-12C-16-8-15-6-16-3M18-5C18-3 19-2 19-1"/></g>
<g id="ground-spire"><path stroke="none" fill="url(#ground-mist)" d="M-20 4C-15-3-14-9-12-14C-10-17-11-23-9-27C-7-31-5-35-2-38C1-35 2-29 4-25C6-21 6-16 8-13C11-9 14-3 20 4Z"/>
<path stroke="none" fill="url(#ground-slope)" d="M-2-38C1-35 2-29 4-25C6-21 6-16 8-13C10-10 12-5 15-1C10 0 6-1 2 0C3-6-1-11 0-17C1-23-3-30-2-38Z"/>
<path d="M-17 0C-14-5-14-9-12-14C-10-17-11-23-9-27C-7-31-5-35-2-38C1-35 2-29 4-25C6-21 6-16 8-13C10-9 13-4 16 0"/>
<path stroke-width=".75" d="M-2-37C-2-31 0-27-1-21M3-26C2-21 4-18 3-12M-8-26C-7-21-6-18-7-13M7-12C7-9 9-6 9-3M-11-13C-10-9-9-7-10-3M-3-16C-3-12-1-10-2-6"/></g>
<g id="ground-ridge"><path stroke="none" fill="url(#ground-mist)" d="M-30 4C-25-2-22-6-18-10C-15-13-13-16-10-17C-8-15-6-13-4-12C-1-15 2-18 5-19C9-17 11-12 15-9C19-7 24-2 31 4Z"/>
<path stroke="none" fill="url(#ground-slope)" d="M5-19C9-17 11-12 15-9C18-7 21-4 24-1C18 0 11-2 7-1C8-6 4-11 5-19ZM-10-17C-8-15-6-13-4-12C-3-9-1-6 0-2C-4-1-7-2-9-1C-8-6-10-11-10-17Z"/>
<path d="M-27 0C-23-4-21-7-18-10C-15-13-13-16-10-17C-8-15-6-13-4-12C-1-15 2-18 5-19C9-17 11-12 15-9C19-7 22-3 27 0"/>
<path stroke-width=".75" d="M-10-16C-10-11-8-8-9-4M5-18C5-12 8-9 7-4M-3-11C-3-8-1-6-2-3M14-8C14-5 16-4 16-2M-18-8C-18-5-17-4-17-2"/></g>
<g id="ground-hill"><path stroke="none" fill="url(#ground-mist)" d="M-22 3C-16-5-10-10-3-10C5-10 12-4 20 3Z"/>
<path stroke="none" fill="url(#ground-slope)" d="M-3-10C5-10 10-5 16 0C8 1 4-1 1 0C2-5-1-8-3-10Z"/>
<path d="M-18 0C-13-6-9-10-3-10C4-10 10-5 15-1"/><path stroke-width=".75" d="M0-7C4-6 6-4 8-2M-9-5C-7-6-6-6-5-6"/></g>
<g id="ground-knolls"><path stroke="none" fill="url(#ground-mist)" d="M-23 3C-18-4-13-9-8-8C-5-8-3-6-1-4C3-10 8-13 12-11C17-8 20-2 24 3Z"/>
<path d="M-20 0C-16-5-12-9-8-8C-4-7-2-4 1 0M-2-4C2-10 7-13 12-11C16-9 18-5 20-1"/><path stroke-width=".75" d="M-7-5C-5-4-4-3-3-1M12-8C14-7 15-4 16-2"/></g>
<g id="ground-pine"><path d="M0 0V-4"/><path stroke-width=".9" fill="var(--tree)" fill-opacity=".42" d="M0-19C-1-16-3-13-5-12C-4-11-3-11-2.5-11C-3-9-6-6-7.5-5C-5-3.5 5-3.5 7-5C5-6 3-9 2.5-11C3-11 4-11 5-12C3-13 1-16 0-19Z"/></g>
<g id="ground-tree"><path d="M0 0C0-3-.5-5 0-8M0-4L3-7"/><path stroke-width=".9" fill="var(--tree)" fill-opacity=".42" d="M0-7C-6-5-9-10-6-13C-7-18 0-20 2-17C7-18 9-12 6-10C6-7 3-6 0-7Z"/></g>
<g id="ground-copse"><path d="M-8 0V-5M1-3V-8M9 1V-4"/><path stroke-width=".9" fill="var(--tree)" fill-opacity=".42" d="M1-8C-5-7-7-12-4-14C-5-19 4-21 5-16C9-15 7-8 1-8ZM-8-5C-13-4-14-9-11-11C-11-15-4-15-4-11C-2-9-4-5-8-5ZM9-4C5-3 3-7 6-9C5-13 13-13 13-9C15-7 13-3 9-4Z"/></g>
<g id="ground-grass"><path stroke-width=".9" d="M-7 0C-7-3-8-5-10-6M-6 0V-7M-5 0C-5-3-4-5-2-5M5 3C5 0 4-1 3-2M6 3V-3M7 3C7 1 8-1 10-2"/></g>
<g id="ground-field"><path stroke-width=".85" d="M-13-3Q-6-5 1-3M-10 1Q-2-1 7 1M-6 5Q2 3 12 5M-11-5L-9 1M0-5L2 1M-1 0L1 5M9 0L11 5"/></g>
<g id="ground-reeds"><path stroke-width=".9" d="M-6 2C-6-3-7-6-9-9M-3 2C-3-4-3-7-2-12M0 2C0-3 1-6 4-8M-9 3H5"/></g>
<g id="ground-boat"><path fill="var(--relief-body)" d="M-15-2C-9 1 8 1 15-4C14 1 11 5 7 6H-8C-12 5-14 2-15-2Z"/><path fill="var(--relief-body)" d="M-2-3V-25C6-22 11-15 12-6C8-4 3-3-2-3ZM-5-4C-10-4-12-5-14-6C-13-12-10-16-5-18Z"/><path stroke-width=".8" d="M-2-20C3-19 6-17 8-15M-2-14C4-14 8-12 11-10M-2-8C4-8 8-7 12-6M-5-14L-11-11M-5-9L-13-8M-20 8Q-16 6-12 8T-4 8M2 9Q6 7 10 9T18 9"/></g>
"##;

//! What the tiles show. All lie around the point (0, 0), about 40 wide, drawn in `currentColor`; details have the colour of
//! the inherited `stroke`.

/// Governor: a scroll; soldier: a halberd; farmer: rice over water; trader: a coin; artisan: a vase. In the order of the colours.
pub(super) const ROLES: [&str; 5] = [
    r##"<path d="M-12-11H12V11H-12Z" fill="currentColor"/>
<path d="M-7-5.5H7M-7-.3H7M-7 5H3" fill="none" stroke-width="2.2" stroke-linecap="round"/>
<path d="M-17-14.5Q-14.5-16-12-14.5V14.5Q-14.5 16-17 14.5ZM12-14.5Q14.5-16 17-14.5V14.5Q14.5 16 12 14.5Z" fill="currentColor" stroke-width="1.2"/>
<path d="M-14.5-18V-15.3M14.5-18V-15.3M-14.5 15.3V18M14.5 15.3V18" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>"##,
    r##"<g transform="rotate(28)"><path d="M-2.4-8H2.4V21H-2.4Z" fill="currentColor"/>
<path d="M0-24C5-18 5.5-13 3-8H-3C-5.5-13-5-18 0-24Z" fill="currentColor"/>
<path d="M2-8H7C8-12 11-15.5 16-17C12.5-9 12.5 1 16 8C11 6.5 8 3 7-1H2Z" fill="currentColor"/>
<path d="M-2-7.5L-12-11L-9.5-5L-12 1L-2-2.5Z" fill="currentColor"/>
<path d="M-3.2 2.5H3.2M-3.2 5.2H3.2" stroke-width="1.3"/><path d="M2.4 4C8 6 9.5 11 7.5 16.5C6 13 4.5 10.5 2.4 9.5Z" fill="currentColor"/></g>"##,
    r##"<path d="M-8 10C-7 0-4-8 3-13" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>
<path d="M-7.4 3C-12 0-14-4-14.5-9C-10-7-7.6-3-7.4 3Z" fill="currentColor"/>
<path fill="currentColor" d="M.7 -14A5 2.8 -18 1 1 10.3 -17A5 2.8 -18 1 1 .7 -14ZM6.2 -14.5A5 2.8 30 1 1 14.8 -9.5A5 2.8 30 1 1 6.2 -14.5ZM-.5 -12.5A5 2.8 42 1 1 6.9 -5.9A5 2.8 42 1 1 -.5 -12.5ZM-4.9 -8.8A4.8 2.7 -62 1 1 -.3 -17.2A4.8 2.7 -62 1 1 -4.9 -8.8ZM11.3 -10.8A4.8 2.7 62 1 1 15.9 -2.4A4.8 2.7 62 1 1 11.3 -10.8ZM4.3 -8.7A4.8 2.7 58 1 1 9.3 -.5A4.8 2.7 58 1 1 4.3 -8.7ZM13.5 -4.6A4.6 2.5 84 1 1 14.5 4.6A4.6 2.5 84 1 1 13.5 -4.6Z"/>
<path d="M-18 11.5Q-13.5 7.5-9 11.5T0 11.5T9 11.5T18 11.5M-13 17Q-8.7 13.4-4.4 17T4.4 17T13 17" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>"##,
    r##"<path fill-rule="evenodd" d="M0-17A17 17 0 1 1 0 17A17 17 0 1 1 0-17ZM-5.5-5.5V5.5H5.5V-5.5Z" fill="currentColor"/>
<circle r="14" fill="none" stroke-width="1.3"/><path d="M-7.4-7.4H7.4V7.4H-7.4Z" fill="none" stroke-width="1.2"/>
<path d="M-2.6-10.7H2.6M0-12.4V-9M-2.6 10.7H2.6M-2 12.2V9.2M2 12.2V9.2M-12-1.8H-9.2M-12 1.8H-9.2M10.6-2.4V2.4M12 0H9.2" fill="none" stroke-width="1.2"/>"##,
    r##"<path d="M-6.5-17.5H6.5C6-15 4.2-13.6 4.2-11C4.2-8 12.5-5.5 12.5 2.5C12.5 9 7.5 12.5 6.6 17.5H-6.6C-7.5 12.5-12.5 9-12.5 2.5C-12.5-5.5-4.2-8-4.2-11C-4.2-13.6-6-15-6.5-17.5Z" fill="currentColor"/>
<path d="M-4.2-10.4H4.2M-10.6-3.2Q0-.6 10.6-3.2M-11.2 6.8Q0 9.6 11.2 6.8M-6.4 14H6.4" fill="none" stroke-width="1.4"/>
<path d="M-9.8 3.4L-6.6-.2L-3.3 4L0 .4L3.3 4L6.6-.2L9.8 3.4" fill="none" stroke-width="1.4" stroke-linejoin="round"/>"##,
];

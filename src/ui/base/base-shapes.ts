/**
 * The icons of public pages and base controls: inner SVG markup on a 16 px grid. Static, so it is
 * safe to set as HTML.
 */
export const baseShapes = {
  menu: '<path d="M2.5 4.5h11M2.5 8h11M2.5 11.5h11"/>',
  x: '<path d="m4 4 8 8M12 4l-8 8"/>',
  check: '<path d="m3 8.5 3.2 3.2L13 4.8"/>',
  info: '<circle cx="8" cy="8" r="5.8"/><path d="M8 7.3v3.7M8 5h.01"/>',
  warn: '<path d="M8 2.3 14.3 13H1.7zM8 6.5v3M8 11.2h.01"/>',
  chev: '<path d="m6 3.5 4.5 4.5L6 12.5"/>',
} as const

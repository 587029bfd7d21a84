import { baseShapes } from './base-shapes.ts'
import { thingShapes } from './thing-shapes.ts'

/** The icons of controls and marks: what a button does, or a state. No record is drawn with them. */
export const controlShapes = {
  ...baseShapes,
  clock: '<circle cx="8" cy="8" r="5.8"/><path d="M8 4.8V8l2.2 1.6"/>',
  cols: '<rect x="2" y="2.5" width="12" height="11" rx="1.5"/><path d="M6 2.5v11M10 2.5v11"/>',
  copy:
    '<rect x="5.5" y="5.5" width="8" height="8" rx="1.5"/>' +
    '<path d="M10.5 5.5v-2a1 1 0 0 0-1-1h-6a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2"/>',
  dl: '<path d="M8 2.5v7.5M4.8 7 8 10.2 11.2 7M2.8 13.5h10.4"/>',
  down: '<path d="m3.5 6 4.5 4.5L12.5 6"/>',
  drag:
    '<g fill="currentColor" stroke="none"><circle cx="6" cy="4" r="1.1"/>' +
    '<circle cx="10" cy="4" r="1.1"/><circle cx="6" cy="8" r="1.1"/>' +
    '<circle cx="10" cy="8" r="1.1"/><circle cx="6" cy="12" r="1.1"/>' +
    '<circle cx="10" cy="12" r="1.1"/></g>',
  edit: '<path d="M10.5 3 13 5.5 5.8 12.7l-3.3.8.8-3.3z"/>',
  enter: '<path d="M6.5 2.5h6v11h-6M2 8h7.5M7 5.5 9.5 8 7 10.5"/>',
  exit: '<path d="M9.5 2.5h-6v11h6M7 8h7M11.5 5.5 14 8l-2.5 2.5"/>',
  external: '<path d="M6.5 3.5h-3v9h9v-3M9.5 2.5h4v4M13.5 2.5 7.5 8.5"/>',
  eye:
    '<path d="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8z"/>' +
    '<circle cx="8" cy="8" r="2"/>',
  fit: '<path d="M2.5 5.5v-3h3M10.5 2.5h3v3M13.5 10.5v3h-3M5.5 13.5h-3v-3"/>',
  jump: '<path d="M12.5 13.5V6a3 3 0 0 0-3-3h-6M6 .8 3.5 3 6 5.3"/>',
  left: '<path d="M10 3.5 5.5 8l4.5 4.5"/>',
  link:
    '<path d="M6.5 9.5 9.5 6.5M7 4.5l1.2-1.2a2.9 2.9 0 0 1 4.2 4.2L11.2 8.7M9 11.5l-1.2 1.2a2.9 ' +
    '2.9 0 0 1-4.2-4.2L4.8 7.3"/>',
  logout: '<path d="M9.5 2.5h-6v11h6M7 8h7M11.5 5.5 14 8l-2.5 2.5"/>',
  moon: '<path d="M13.3 9.7A5.8 5.8 0 0 1 6.3 2.7a5.8 5.8 0 1 0 7 7z"/>',
  more:
    '<g fill="currentColor" stroke="none"><circle cx="3.5" cy="8" r="1.2"/>' +
    '<circle cx="8" cy="8" r="1.2"/><circle cx="12.5" cy="8" r="1.2"/></g>',
  outline: '<path d="M2.5 3.5h7M5 8h8.5M5 12.5h8.5M2.5 6v4.5A2 2 0 0 0 4.5 12.5"/>',
  pause: '<path d="M5.5 3v10M10.5 3v10"/>',
  play: '<path d="M4.5 3v10l8-5z"/>',
  plus: '<path d="M8 3v10M3 8h10"/>',
  redo: '<path d="M10.5 3l3 3-3 3M13.5 6H6.8a3.6 3.6 0 0 0 0 7.2H10"/>',
  refresh: '<path d="M13 8a5 5 0 1 1-1.5-3.6L13 5.9M13 2.5v3.4H9.6"/>',
  search: '<circle cx="7" cy="7" r="4.3"/><path d="m10.3 10.3 3.2 3.2"/>',
  split: '<path d="M8 2v3.5M8 5.5 3.5 10v3.5M8 5.5l4.5 4.5v3.5"/>',
  sun:
    '<circle cx="8" cy="8" r="2.8"/>' +
    '<path d="M8 1.5v1.6M8 12.9v1.6M1.5 8h1.6M12.9 8h1.6M3.4 3.4l1.1 1.1M11.5 11.5l1.1 1.1M12.6 ' +
    '3.4l-1.1 1.1M4.5 11.5l-1.1 1.1"/>',
  tidy: '<path d="M8 2v3M4 8.5V7h8v1.5M8 5v2M4 11v3M12 11v3M2.5 8.5h3V11h-3zM10.5 8.5h3V11h-3z"/>',
  trash: '<path d="M3 4.5h10M6 4.5v-2h4v2M4.3 4.5l.6 9h6.2l.6-9M7 7v4M9 7v4"/>',
  undo: '<path d="M5.5 3 2.5 6l3 3M2.5 6h6.7a3.6 3.6 0 0 1 0 7.2H6"/>',
  up: '<path d="m3.5 10 4.5-4.5L12.5 10"/>',
  updown: '<path d="m5 6 3-3 3 3M5 10l3 3 3-3"/>',
  upload: '<path d="M8 10V2.5M4.8 5.5 8 2.3l3.2 3.2M2.8 13.5h10.4"/>',
} as const

/** All icons by name, for the signed-in product. */
export const iconShapes = { ...controlShapes, ...thingShapes } as const

export type IconName = keyof typeof iconShapes

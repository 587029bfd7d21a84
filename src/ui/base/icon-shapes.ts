import { baseShapes } from './base-shapes.ts'

/** All icons by name, for the signed-in product. */
export const iconShapes = {
  ...baseShapes,
  bolt: '<path d="M8.8 1.8 3.5 9h4l-.4 5.2L12.5 7h-4z"/>',
  building:
    '<path d="M3 14V3.5l6-1.5v12M9 6l4 1.2V14M1.8 14h12.4M5.5 5.5h1M5.5 8h1M5.5 10.5h1M11 9.5h.01M11 11.8h.01"/>',
  clock: '<circle cx="8" cy="8" r="5.8"/><path d="M8 4.8V8l2.2 1.6"/>',
  code: '<path d="m5 4.5-3.5 3.5L5 11.5M11 4.5l3.5 3.5-3.5 3.5M9.3 3 6.7 13"/>',
  cog:
    '<circle cx="8" cy="8" r="2.2"/>' +
    '<path d="M8 1.8v2M8 12.2v2M1.8 8h2M12.2 8h2M3.6 3.6 5 5M11 11l1.4 1.4M12.4 3.6 11 5M5 ' +
    '11l-1.4 1.4"/>',
  cols: '<rect x="2" y="2.5" width="12" height="11" rx="1.5"/><path d="M6 2.5v11M10 2.5v11"/>',
  cond: '<path d="M3 2.5v4c0 1.7 1 2.5 2.5 2.5H13M10.5 6.5 13 9l-2.5 2.5M3 6.5v7"/>',
  contacts:
    '<rect x="3.5" y="2" width="10" height="12" rx="1.5"/>' +
    '<path d="M3.5 5h-1.5M3.5 8h-1.5M3.5 11h-1.5M6 11.3c.3-1.3 1.2-1.9 2.5-1.9s2.2.6 2.5 ' +
    '1.9"/><circle cx="8.5" cy="6.5" r="1.5"/>',
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
  eye: '<path d="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8z"/><circle cx="8" cy="8" r="2"/>',
  fit: '<path d="M2.5 5.5v-3h3M10.5 2.5h3v3M13.5 10.5v3h-3M5.5 13.5h-3v-3"/>',
  flow:
    '<rect x="5.5" y="1.8" width="5" height="3.4" rx="1"/>' +
    '<rect x="1.5" y="10.8" width="5" height="3.4" rx="1"/>' +
    '<rect x="9.5" y="10.8" width="5" height="3.4" rx="1"/>' +
    '<path d="M8 5.2V8M4 10.8V9.5A1.5 1.5 0 0 1 5.5 8h5A1.5 1.5 0 0 1 12 9.5v1.3"/>',
  gauge: '<path d="M2.5 12.5a6 6 0 1 1 11 0M8 10l2.6-3.4"/><circle cx="8" cy="10" r=".9"/>',
  goal: '<path d="M4 14V2.5M4 3h8.5l-2 2.7 2 2.8H4"/>',
  home: '<path d="M2.5 7 8 2.5 13.5 7v6.5h-4v-4h-3v4h-4z"/>',
  hook: '<path d="M5.7 10.3a3 3 0 1 1-1.3-4.9M8.5 3.5l2 4a3 3 0 1 1-.3 5.5M6 11h5.5"/><circle cx="8" cy="3" r="1.2"/>',
  inbox:
    '<path d="M2.5 9.5 4.3 3h7.4l1.8 6.5v3.5h-11zM2.5 9.5h3.2c.2 1.3 1.1 2 2.3 2s2.1-.7 2.3-2h3.2"/>',
  jump: '<path d="M12.5 13.5V6a3 3 0 0 0-3-3h-6M6 .8 3.5 3 6 5.3"/>',
  left: '<path d="M10 3.5 5.5 8l4.5 4.5"/>',
  link:
    '<path d="M6.5 9.5 9.5 6.5M7 4.5l1.2-1.2a2.9 2.9 0 0 1 4.2 4.2L11.2 8.7M9 11.5l-1.2 ' +
    '1.2a2.9 2.9 0 0 1-4.2-4.2L4.8 7.3"/>',
  log: '<path d="M4 2.5h8v11H4zM6.3 5.5h3.5M6.3 8h3.5M6.3 10.5h2"/>',
  logout: '<path d="M9.5 2.5h-6v11h6M7 8h7M11.5 5.5 14 8l-2.5 2.5"/>',
  mail: '<rect x="2" y="3.5" width="12" height="9" rx="1.5"/><path d="m2.5 4.5 5.5 4.3 5.5-4.3"/>',
  moon: '<path d="M13.3 9.7A5.8 5.8 0 0 1 6.3 2.7a5.8 5.8 0 1 0 7 7z"/>',
  more:
    '<g fill="currentColor" stroke="none"><circle cx="3.5" cy="8" r="1.2"/>' +
    '<circle cx="8" cy="8" r="1.2"/><circle cx="12.5" cy="8" r="1.2"/></g>',
  outline: '<path d="M2.5 3.5h7M5 8h8.5M5 12.5h8.5M2.5 6v4.5A2 2 0 0 0 4.5 12.5"/>',
  pause: '<path d="M5.5 3v10M10.5 3v10"/>',
  play: '<path d="M4.5 3v10l8-5z"/>',
  plug: '<path d="M6 2v3.5M10 2v3.5M4 5.5h8V8a4 4 0 0 1-8 0zM8 12v2.5"/>',
  plus: '<path d="M8 3v10M3 8h10"/>',
  prop:
    '<path d="M2.5 4.5h6M12 4.5h1.5M2.5 11.5H4M7.5 11.5h6"/>' +
    '<circle cx="10.2" cy="4.5" r="1.6"/><circle cx="5.8" cy="11.5" r="1.6"/>',
  pulse: '<path d="M1.5 8.5h3l2-5 3 9 2-4h3"/>',
  redo: '<path d="M10.5 3l3 3-3 3M13.5 6H6.8a3.6 3.6 0 0 0 0 7.2H10"/>',
  refresh: '<path d="M13 8a5 5 0 1 1-1.5-3.6L13 5.9M13 2.5v3.4H9.6"/>',
  reply: '<path d="M6.5 3.5 2.5 7.5l4 4M2.5 7.5h7a4 4 0 0 1 4 4v1"/>',
  rule: '<path d="M3 3.5h5.5M3 8h3.5M3 12.5h5.5M11 5.5 13 3.5 11 1.5M13 3.5H8.5M10 10.5l1.5 1.5 2.5-3"/>',
  search: '<circle cx="7" cy="7" r="4.3"/><path d="m10.3 10.3 3.2 3.2"/>',
  seg: '<circle cx="6" cy="8" r="4"/><circle cx="10" cy="8" r="4"/>',
  send: '<path d="M13.5 2.5 7 9M13.5 2.5 9.4 13.5 7 9 2.5 6.6z"/>',
  shield: '<path d="M8 1.8 13 3.5v4c0 3.2-2 5.5-5 6.7C5 13 3 10.7 3 7.5v-4z"/>',
  split: '<path d="M8 2v3.5M8 5.5 3.5 10v3.5M8 5.5l4.5 4.5v3.5"/>',
  sun:
    '<circle cx="8" cy="8" r="2.8"/>' +
    '<path d="M8 1.5v1.6M8 12.9v1.6M1.5 8h1.6M12.9 8h1.6M3.4 3.4l1.1 1.1M11.5 11.5l1.1 ' +
    '1.1M12.6 3.4l-1.1 1.1M4.5 11.5l-1.1 1.1"/>',
  tidy: '<path d="M8 2v3M4 8.5V7h8v1.5M8 5v2M4 11v3M12 11v3M2.5 8.5h3V11h-3zM10.5 8.5h3V11h-3z"/>',
  todo: '<rect x="2.5" y="2.5" width="11" height="11" rx="2"/><path d="m5.3 8.2 2 2 3.6-4"/>',
  trash: '<path d="M3 4.5h10M6 4.5v-2h4v2M4.3 4.5l.6 9h6.2l.6-9M7 7v4M9 7v4"/>',
  undo: '<path d="M5.5 3 2.5 6l3 3M2.5 6h6.7a3.6 3.6 0 0 1 0 7.2H6"/>',
  up: '<path d="m3.5 10 4.5-4.5L12.5 10"/>',
  updown: '<path d="m5 6 3-3 3 3M5 10l3 3 3-3"/>',
  upload: '<path d="M8 10V2.5M4.8 5.5 8 2.3l3.2 3.2M2.8 13.5h10.4"/>',
  user: '<circle cx="8" cy="5.5" r="2.8"/><path d="M2.8 13.8c.5-2.7 2.5-4 5.2-4s4.7 1.3 5.2 4"/>',
  users:
    '<circle cx="6" cy="5.7" r="2.4"/>' +
    '<path d="M1.7 13c.4-2.4 2-3.6 4.3-3.6s3.9 1.2 4.3 3.6M10.3 3.5a2.4 2.4 0 0 1 0 ' +
    '4.5M11.8 9.7c1.5.5 2.3 1.7 2.6 3.3"/>',
} as const

export type IconName = keyof typeof iconShapes

/**
 * The icons of things: one for each kind of record and each screen. A thing has one icon everywhere,
 * and an icon means one thing (`tests/catalog/resources.test.ts`).
 */
export const thingShapes = {
  agenda:
    '<rect x="2.5" y="3" width="11" height="10.5" rx="1.5"/>' +
    '<path d="M2.5 6.5h11M5.5 1.5V4M10.5 1.5V4M5.5 10l1.6 1.6L10.5 8.8"/>',
  agent:
    '<path d="M3 9V7.5a5 5 0 0 1 10 0V9"/><rect x="2" y="8.5" width="2.6" height="4" rx="1.2"/>' +
    '<rect x="11.4" y="8.5" width="2.6" height="4" rx="1.2"/><path d="M12.8 12.5c0 1.4-1.6 1.8-3.3 1.8"/>',
  agentfact: '<path d="M2.5 3.5h11v8H8l-3.5 2.5v-2.5h-2z"/><path d="m5.6 7.6 1.7 1.7 3.2-3.4"/>',
  agentcall: '<path d="M2.5 3h11v7h-5L5 12.8V10H2.5z"/><path d="M5 6.5h.01M8 6.5h.01M11 6.5h.01"/>',
  agentshare:
    '<path d="M2.5 9V7.8a4 4 0 0 1 8 0V9"/><path d="M2.5 8v2.5M10.5 8v2.5"/>' +
    '<path d="m10.5 3.5 3 2-3 2M13.5 5.5h-2"/>',
  agenttest:
    '<path d="M6 2h4M7 2v4L3.5 12a1.3 1.3 0 0 0 1.1 2h6.8a1.3 1.3 0 0 0 1.1-2L9 6V2"/>' +
    '<path d="m6 11 1.4 1.2 2.6-2.6"/>',
  agentversion:
    '<path d="M3.5 10V7.8a4.5 4.5 0 0 1 9 0V10M3.5 8.5v2.5M12.5 8.5v2.5"/><path d="M5 14h6M6.5 12h3"/>',
  alias:
    '<circle cx="8" cy="8" r="2.5"/>' +
    '<path d="M10.5 5.5v3.3a1.7 1.7 0 0 0 3.3 0V8a5.8 5.8 0 1 0-2.3 4.6"/>',
  consent:
    '<path d="M8 1.8l5 1.9v3.8c0 3.1-2 5.4-5 6.7-3-1.3-5-3.6-5-6.7V3.7z"/>' +
    '<path d="M5.7 7.9l1.7 1.7 3-3.2"/>',
  form:
    '<rect x="2.5" y="2" width="11" height="12" rx="1.5"/>' +
    '<path d="M5 5.2h6M5 8h6"/><path d="M5 11h3"/>',
  signup:
    '<rect x="2" y="4" width="9" height="8" rx="1.5"/><path d="M2.3 5l4.2 3.2L10.7 5"/>' +
    '<path d="M13 6.5v5M10.8 9.2H15"/>',
  archive:
    '<rect x="2" y="2.5" width="12" height="3.5" rx="1"/><path d="M3 6v7.5h10V6M6.3 9h3.4"/>',
  badge:
    '<rect x="3" y="3.5" width="10" height="10.5" rx="1.5"/>' +
    '<path d="M6.5 3.5v-2h3v2M5.5 11.8c.3-1.3 1.2-1.9 2.5-1.9s2.2.6 2.5 1.9"/>' +
    '<circle cx="8" cy="7.6" r="1.4"/>',
  bars: '<path d="M2.5 13.5h11M4.5 13.5V9M8 13.5V3M11.5 13.5V6.5"/>',
  block: '<circle cx="8" cy="8" r="5.8"/><path d="m4 4 8 8"/>',
  bolt: '<path d="M8.8 1.8 3.5 9h4l-.4 5.2L12.5 7h-4z"/>',
  braces:
    '<path d="M6 2.5c-2 0-2 .8-2 2.3S3.7 7.5 2.5 8c1.2.5 1.5 1.7 1.5 3.2s0 2.3 2 2.3M10 2.5c2 0 2 ' +
    '.8 2 2.3s.3 2.7 1.5 3.2c-1.2.5-1.5 1.7-1.5 3.2s0 2.3-2 2.3"/>',
  branch:
    '<circle cx="4" cy="3.5" r="1.5"/><circle cx="4" cy="12.5" r="1.5"/>' +
    '<circle cx="12" cy="5.5" r="1.5"/><path d="M4 5v6M12 7c0 3-8 1.5-8 4"/>',
  broadcast:
    '<circle cx="8" cy="7" r="1.5"/><path d="M8 8.5v5M5.5 9.5a3.5 3.5 0 1 1 5 0M3.5 11.5a6.3 6.3 0 1 1 ' +
    '9 0"/>',
  bubble: '<path d="M2.5 3.5h11v7.5H7.5L4.5 13.7V11h-2z"/>',
  building:
    '<path d="M3 14V3.5l6-1.5v12M9 6l4 1.2V14M1.8 14h12.4M5.5 5.5h1M5.5 8h1M5.5 10.5h1M11 ' +
    '9.5h.01M11 11.8h.01"/>',
  chart: '<path d="M2.5 2.5v11h11M4.8 10l2.7-3.5 2.5 2L13.5 4"/>',
  code: '<path d="m5 4.5-3.5 3.5L5 11.5M11 4.5l3.5 3.5-3.5 3.5M9.3 3 6.7 13"/>',
  cog:
    '<circle cx="8" cy="8" r="2.2"/>' +
    '<path d="M8 1.8v2M8 12.2v2M1.8 8h2M12.2 8h2M3.6 3.6 5 5M11 11l1.4 1.4M12.4 3.6 11 5M5 ' +
    '11l-1.4 1.4"/>',
  coin:
    '<circle cx="8" cy="8" r="5.8"/>' +
    '<path d="M9.8 5.9c-.4-.6-1-.8-1.8-.8-1.1 0-1.8.5-1.8 1.4 0 2 3.7 1 3.7 3 0 .9-.8 1.4-1.9 ' +
    '1.4-.8 0-1.5-.3-1.9-.9M8 3.9v1.2M8 10.9v1.2"/>',
  cond: '<path d="M3 2.5v4c0 1.7 1 2.5 2.5 2.5H13M10.5 6.5 13 9l-2.5 2.5M3 6.5v7"/>',
  contacts:
    '<rect x="3.5" y="2" width="10" height="12" rx="1.5"/>' +
    '<path d="M3.5 5h-1.5M3.5 8h-1.5M3.5 11h-1.5M6 11.3c.3-1.3 1.2-1.9 2.5-1.9s2.2.6 2.5 1.9"/>' +
    '<circle cx="8.5" cy="6.5" r="1.5"/>',
  cube: '<path d="M8 1.8 13.5 5v6L8 14.2 2.5 11V5zM2.5 5 8 8l5.5-3M8 8v6.2"/>',
  delivered:
    '<path d="M14 7V4.5A1.5 1.5 0 0 0 12.5 3h-9A1.5 1.5 0 0 0 2 4.5v6A1.5 1.5 0 0 0 3.5 12H7M2.5 ' +
    '4 8 8.2 13.5 4M9.5 11.7l1.7 1.7 3-3.4"/>',
  door: '<path d="M3.5 13.5v-11h7v11M2 13.5h12M8.3 8h.01M10.5 4.5h2v9"/>',
  dotline:
    '<circle cx="3.5" cy="12" r="1.5"/><circle cx="8" cy="5" r="1.5"/>' +
    '<circle cx="12.5" cy="9.5" r="1.5"/><path d="m4.3 10.7 2.9-4.4M9.1 6.1l2.3 2.3"/>',
  filein: '<path d="M3.5 6.5v-5h6l3 3v10h-6M9.5 1.5v3h3M1.5 11h6M5.5 9l2 2-2 2"/>',
  fileout: '<path d="M8.5 14.5h-5v-13h6l3 3v3M9.5 1.5v3h3M7.5 11h6.5M12 9l2 2-2 2"/>',
  flow:
    '<rect x="5.5" y="1.8" width="5" height="3.4" rx="1"/>' +
    '<rect x="1.5" y="10.8" width="5" height="3.4" rx="1"/>' +
    '<rect x="9.5" y="10.8" width="5" height="3.4" rx="1"/>' +
    '<path d="M8 5.2V8M4 10.8V9.5A1.5 1.5 0 0 1 5.5 8h5A1.5 1.5 0 0 1 12 9.5v1.3"/>',
  gauge: '<path d="M2.5 12.5a6 6 0 1 1 11 0M8 10l2.6-3.4"/><circle cx="8" cy="10" r=".9"/>',
  domain:
    '<circle cx="7" cy="7" r="4.8"/><path d="M2.2 7h9.6M7 2.2c1.7 1.7 1.7 7.9 0 9.6M7 2.2c-1.7 1.7-1.7 7.9 0 9.6"/>' +
    '<path d="m9.8 12.6 1.6 1.6 2.8-2.8"/>',
  dkimkey:
    '<circle cx="5" cy="8" r="2.8"/><path d="M7.8 8h6M11.3 8v2.4M13.5 8v1.8"/>' +
    '<path d="M2 13.8h12"/>',
  globe:
    '<circle cx="8" cy="8" r="5.8"/>' +
    '<path d="M2.2 8h11.6M8 2.2c2 2 2.5 3.8 2.5 5.8s-.5 3.8-2.5 5.8C6 11.8 5.5 10 5.5 8S6 4.2 8 ' +
    '2.2z"/>',
  goal: '<path d="M4 14V2.5M4 3h8.5l-2 2.7 2 2.8H4"/>',
  hand:
    '<path d="M4.5 8V4.5a1 1 0 0 1 2 0V7M6.5 7V3a1 1 0 0 1 2 0v4M8.5 7V3.5a1 1 0 0 1 2 0V8M10.5 ' +
    '8V5.5a1 1 0 0 1 2 0V10a4.3 4.3 0 0 1-4.3 4.3c-2 0-3-.8-3.9-2.3L2.6 9.3a1 1 0 0 1 1.7-1L4.5 ' +
    '9"/>',
  heart: '<path d="M8 13.5S2 10 2 6a3 3 0 0 1 6-1.2A3 3 0 0 1 14 6c0 4-6 7.5-6 7.5z"/>',
  home: '<path d="M2.5 7 8 2.5 13.5 7v6.5h-4v-4h-3v4h-4z"/>',
  hook:
    '<path d="M5.7 10.3a3 3 0 1 1-1.3-4.9M8.5 3.5l2 4a3 3 0 1 1-.3 5.5M6 11h5.5"/>' +
    '<circle cx="8" cy="3" r="1.2"/>',
  hooksent:
    '<path d="M5.7 10.3a3 3 0 1 1-1.3-4.9M8.5 3.5l1.8 3.7M6 11h3"/><circle cx="8" cy="3" r="1.2"/>' +
    '<path d="m10.2 11.8 1.6 1.6 2.9-3.5"/>',
  relay:
    '<path d="M1.8 4.5h7.6v6.8H1.8zM1.8 4.9l3.8 3.2 3.8-3.2"/>' +
    '<path d="M11.2 5.3h3M11.2 8h2M11.2 10.7h3"/>',
  hourglass: '<path d="M4 2h8M4 14h8M5 2v2.5L8 8l3-3.5V2M5 14v-2.5L8 8l3 3.5V14"/>',
  inbox:
    '<path d="M2.5 9.5 4.3 3h7.4l1.8 6.5v3.5h-11zM2.5 9.5h3.2c.2 1.3 1.1 2 2.3 2s2.1-.7 ' +
    '2.3-2h3.2"/>',
  invite: '<path d="M2 6.5 8 2l6 4.5v7H2zM2 6.5l6 4 6-4"/>',
  key: '<circle cx="5" cy="11" r="2.8"/><path d="m7 9 6-6M10.5 5.5l2 2M12 4l1.5 1.5"/>',
  layout:
    '<rect x="2.5" y="2" width="11" height="12" rx="1.5"/><path d="M2.5 5.5h11M5 8.5h6M5 11h3.5"/>' +
    '',
  list: '<path d="M6 4h7.5M6 8h7.5M6 12h7.5M2.8 4h.01M2.8 8h.01M2.8 12h.01"/>',
  log: '<path d="M4 2.5h8v11H4zM6.3 5.5h3.5M6.3 8h3.5M6.3 10.5h2"/>',
  mail: '<rect x="2" y="3.5" width="12" height="9" rx="1.5"/><path d="m2.5 4.5 5.5 4.3 5.5-4.3"/>',
  mailbox:
    '<path d="M2 12V7.5a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3V12zM8 12V7.5a3 3 0 0 0-3-3M8 12v2.5M10.5 ' +
    '7v-4h2"/>',
  mask:
    '<path d="M2.5 3.5c3.5 1 7.5 1 11 0v4c0 3.5-2.5 6-5.5 6s-5.5-2.5-5.5-6zM5.3 6.8h1.4M9.3 ' +
    '6.8h1.4M6 10c1.2.9 2.8.9 4 0"/>',
  maskvisit:
    '<rect x="2" y="2.5" width="12" height="11" rx="1.5"/>' +
    '<path d="M2 5.5h12M5.5 8h1M9.5 8h1M6 10.8c1.2.9 2.8.9 4 0"/>',
  megaphone: '<path d="M2.5 6.5v3h2.5l6 3.5v-10L5 6.5zM5 9.5l1 4h1.5l-.8-3.5M13.5 6.5v3"/>',
  members:
    '<path d="M2 14V4.5l5-1.5v11M7 6.5h3M4.5 6.5h.01M4.5 9h.01M1.5 14H8"/>' +
    '<circle cx="11.5" cy="9.3" r="1.7"/><path d="M8.7 14c.3-1.5 1.3-2.3 2.8-2.3s2.5.8 2.8 2.3"/>',
  merge:
    '<path d="M3.5 2.5v2.5C3.5 7.5 8 7 8 10v3.5M12.5 2.5v2.5C12.5 7.5 8 7 8 10M5.8 11.5 8 ' +
    '13.7l2.2-2.2"/>',
  news:
    '<path d="M2 3h9.5v10.5H3.5A1.5 1.5 0 0 1 2 12zM11.5 6.5H14V12a1.5 1.5 0 0 1-1.5 1.5H11M4.5 ' +
    '5.7h4.5M4.5 8.2h4.5M4.5 10.7h2.5"/>',
  note: '<path d="M3 2.5h10v7L9.5 13.5H3zM9.5 13.5v-4H13M5.5 5.5h5M5.5 8h2.5"/>',
  org:
    '<rect x="6" y="1.8" width="4" height="3.4" rx=".8"/>' +
    '<rect x="1.5" y="10.8" width="3.4" height="3.4" rx=".8"/>' +
    '<rect x="6.3" y="10.8" width="3.4" height="3.4" rx=".8"/>' +
    '<rect x="11.1" y="10.8" width="3.4" height="3.4" rx=".8"/>' +
    '<path d="M8 5.2v5.6M3.2 10.8V8h9.6v2.8"/>',
  outreach:
    '<circle cx="4" cy="5" r="1.9"/>' +
    '<path d="M1.5 10.5c.3-1.6 1.2-2.4 2.5-2.4s2.2.8 2.5 2.4M8.5 8h5.5M11.5 5.5 14 8l-2.5 2.5"/>',
  patch:
    '<path d="m9.5 2.7 3.8 3.8a1.8 1.8 0 0 1 0 2.5L9 13.3a1.8 1.8 0 0 1-2.5 0L2.7 9.5a1.8 1.8 0 0 ' +
    '1 0-2.5L7 2.7a1.8 1.8 0 0 1 2.5 0zM7.3 8h.01M8.7 8h.01M8 7.3h.01M8 8.7h.01M5 4.8l6.2 6.2"/>',
  pin: '<path d="M6 2h4l-.5 4 2 2.5h-7l2-2.5zM8 8.5V14"/>',
  plug: '<path d="M6 2v3.5M10 2v3.5M4 5.5h8V8a4 4 0 0 1-8 0zM8 12v2.5"/>',
  progress:
    '<path d="M13.8 8A5.8 5.8 0 1 1 8 2.2M11 3.1l.01.01M13 5.2l.01.01"/><path d="M8 5v3l2 1.5"/>',
  prop:
    '<path d="M2.5 4.5h6M12 4.5h1.5M2.5 11.5H4M7.5 11.5h6"/><circle cx="10.2" cy="4.5" r="1.6"/>' +
    '<circle cx="5.8" cy="11.5" r="1.6"/>',
  pulse: '<path d="M1.5 8.5h3l2-5 3 9 2-4h3"/>',
  quote:
    '<path d="M3 1.8h7l3 3v9.4H3zM10 1.8v3h3M6.8 7.2H5.2v2h1.6v.9c0 .7-.4 1.1-1.2 1.3M10.8 ' +
    '7.2H9.2v2h1.6v.9c0 .7-.4 1.1-1.2 1.3"/>',
  refused: '<path d="M5.5 2h5L14 5.5v5L10.5 14h-5L2 10.5v-5zM6 6l4 4M10 6l-4 4"/>',
  reply: '<path d="M6.5 3.5 2.5 7.5l4 4M2.5 7.5h7a4 4 0 0 1 4 4v1"/>',
  research:
    '<path d="M8.5 13.5H2.5V4L7.5 2.5V7M5 6h.01M5 8.5h.01M5 11h.01"/>' +
    '<circle cx="10.5" cy="10" r="2.5"/><path d="m12.3 11.8 2 2"/>',
  rule:
    '<path d="M3 3.5h5.5M3 8h3.5M3 12.5h5.5M11 5.5 13 3.5 11 1.5M13 3.5H8.5M10 10.5l1.5 1.5 ' +
    '2.5-3"/>',
  seg: '<circle cx="6" cy="8" r="4"/><circle cx="10" cy="8" r="4"/>',
  send: '<path d="M13.5 2.5 7 9M13.5 2.5 9.4 13.5 7 9 2.5 6.6z"/>',
  shapes:
    '<circle cx="4.8" cy="11" r="2.6"/><rect x="9" y="8.5" width="5" height="5" rx="1"/>' +
    '<path d="M8 1.8 10.8 6.5H5.2z"/>',
  sharelink:
    '<circle cx="4" cy="8" r="1.8"/><circle cx="11.8" cy="4" r="1.8"/>' +
    '<circle cx="11.8" cy="12" r="1.8"/><path d="m5.6 7.2 4.6-2.4M5.6 8.8l4.6 2.4"/>',
  shield: '<path d="M8 1.8 13 3.5v4c0 3.2-2 5.5-5 6.7C5 13 3 10.7 3 7.5v-4z"/>',
  source:
    '<circle cx="8" cy="8" r="1.5"/>' +
    '<path d="M5.2 10.8a4 4 0 0 1 0-5.6M10.8 5.2a4 4 0 0 1 0 5.6M3.2 12.8a6.8 6.8 0 0 1 ' +
    '0-9.6M12.8 3.2a6.8 6.8 0 0 1 0 9.6"/>',
  spark:
    '<path d="M8 2v3M8 11v3M2 8h3M11 8h3M3.8 3.8l2 2M10.2 10.2l2 2M12.2 3.8l-2 2M5.8 10.2l-2 2"/>',
  stack: '<path d="M8 2 14 5 8 8 2 5zM2 8l6 3 6-3M2 11l6 3 6-3"/>',
  star: '<path d="m8 2 1.8 3.8 4.2.5-3.1 2.9.8 4.1L8 11.3l-3.7 2 .8-4.1L2 6.3l4.2-.5z"/>',
  steps: '<path d="M2 13.5h3.5V10H9V6.5h3.5V3H14"/>',
  timeline:
    '<path d="M3.5 2v12M3.5 4.5h.01M6.5 4.5h6.5M6.5 8h4.5M6.5 11.5h6.5"/>' +
    '<circle cx="3.5" cy="4.5" r="1.2"/><circle cx="3.5" cy="8" r="1.2"/>' +
    '<circle cx="3.5" cy="11.5" r="1.2"/>',
  todo: '<rect x="2.5" y="2.5" width="11" height="11" rx="2"/><path d="m5.3 8.2 2 2 3.6-4"/>',
  toggle:
    '<rect x="1.8" y="4.5" width="12.4" height="7" rx="3.5"/><circle cx="10.7" cy="8" r="1.7"/>',
  topic: '<path d="M2.5 2.5h5l6 6-5 5-6-6zM5.3 5.3h.01"/>',
  trayin: '<path d="M2.5 8.5v5h11v-5M8 2v7.5M5.2 6.8 8 9.6l2.8-2.8"/>',
  trayout: '<path d="M2.5 8.5v5h11v-5M8 10V2M5.2 4.8 8 2l2.8 2.8"/>',
  user: '<circle cx="8" cy="5.5" r="2.8"/><path d="M2.8 13.8c.5-2.7 2.5-4 5.2-4s4.7 1.3 5.2 4"/>',
  users:
    '<circle cx="6" cy="5.7" r="2.4"/>' +
    '<path d="M1.7 13c.4-2.4 2-3.6 4.3-3.6s3.9 1.2 4.3 3.6M10.3 3.5a2.4 2.4 0 0 1 0 4.5M11.8 ' +
    '9.7c1.5.5 2.3 1.7 2.6 3.3"/>',
  versions:
    '<rect x="5" y="4.5" width="8.5" height="9" rx="1.5"/>' +
    '<path d="M11 2.5H4A1.5 1.5 0 0 0 2.5 4v7"/>',
  visit:
    '<rect x="2" y="2.5" width="12" height="11" rx="1.5"/>' +
    '<path d="M2 5.5h12M4.5 4h.01M6.3 4h.01M6 8l4.5 1.7-1.9.7-.7 1.9z"/>',
  wand: '<path d="m2.5 13.5 7-7M11 2v2.5M9.8 3.2h2.5M13.5 6.5v2M12.5 7.5h2M5.5 2.5v2M4.5 3.5h2"/>',
} as const

/**
 * The rooms of the console: what an administrator comes to do, each with a page of its screens in
 * shelves. Every resource names its shelf; `/admin` itself is Today.
 */

interface RoomFacts {
  title: string
  /** Path of the page in the browser. */
  path: string
  /** One sentence below the title. */
  purpose: string
  /** Titles of the groups on the page, in order. */
  shelves: Readonly<Record<string, string>>
}

export const rooms = {
  people: {
    title: 'People',
    path: '/admin/people',
    purpose: 'Everyone you know, how they are grouped, and the to-dos about them.',
    shelves: {
      records: 'Profiles and contacts',
      audiences: 'Audiences',
      work: 'Follow-up',
      testing: 'Testing',
    },
  },
  messages: {
    title: 'Messages',
    path: '/admin/messaging',
    purpose: 'Campaigns, journeys and messages, the mailboxes they use, and each delivery.',
    shelves: {
      campaigns: 'Campaigns',
      studio: 'Engage and journeys',
      sending: 'Sending and replies',
      history: 'Deliveries and runs',
    },
  },
  data: {
    title: 'Data',
    path: '/admin/data',
    purpose: 'Events from your sites and systems, their shape, and the rules that use them.',
    shelves: {
      incoming: 'Events and sources',
      model: 'Data model',
      logic: 'Rules and scripts',
      exchange: 'Imports, exports and webhooks',
    },
  },
  organization: {
    title: 'Organization',
    path: '/admin/organization',
    purpose: 'Your colleagues, their access, and every change they make.',
    shelves: {
      access: 'People and access',
      configuration: 'Configuration',
      records: 'Logs and jobs',
    },
  },
  administration: {
    title: 'Administration',
    path: '/admin/administration',
    purpose: 'This installation: every organization on it, its health and its settings.',
    shelves: {
      organizations: 'Tenants',
      system: 'System',
      site: 'Public site',
    },
  },
} as const satisfies Record<string, RoomFacts>

export type RoomId = keyof typeof rooms

/** A group on a room's page, as `room.shelf`. */
export type Shelf = {
  [Id in RoomId]: `${Id}.${Extract<keyof (typeof rooms)[Id]['shelves'], string>}`
}[RoomId]

export const roomIds = Object.keys(rooms) as RoomId[]

/** The shelf of resources that declare none: custom object types, and entities without a file. */
export const DEFAULT_SHELF: Shelf = 'data.model'

export const roomOfShelf = (shelf: Shelf): RoomId => shelf.slice(0, shelf.indexOf('.')) as RoomId

/** The shelves of a room with their titles, in order. */
export const shelvesOf = (room: RoomId): { shelf: Shelf; title: string }[] =>
  Object.entries<string>(rooms[room].shelves).map(([name, title]) => ({
    shelf: `${room}.${name}` as Shelf,
    title,
  }))

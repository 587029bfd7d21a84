import { areaOfPath } from './entity-access.generated.ts'
import { changes, hasAccess, isOpenAccess, type CallerKind, type EndpointAccess } from './access.ts'

/** The callers of the page "Who may do what", in the order of its columns. */
export const areaCallers = [
  'visitor',
  'member',
  'tenantAdmin',
  'reader',
  'operator',
  'memberKey',
  'adminKey',
  'publicKey',
] as const
export type AreaCaller = (typeof areaCallers)[number]

/** `part`: some of the operations, not all. */
export type AreaRight = 'none' | 'part' | 'view' | 'change'

export interface AccessArea {
  id: string
  name: string
  about: string
  rights: Record<AreaCaller, AreaRight>
}

interface Area {
  id: string
  name: string
  about: string
  /** Addresses below `/api/v1/`; the longest one that an endpoint's address begins with decides. */
  paths: readonly string[]
}

/** The areas, with the addresses that belong to no entity. */
const written: readonly (Omit<Area, 'paths'> & Partial<Area>)[] = [
  {
    id: 'public',
    name: 'Public pages and sign-in',
    about: 'Prices, contact form, newsletter, sign-up, shared links',
    paths: [
      'auth',
      'billing/price',
      'billing/reports',
      'change-password',
      'config',
      'contact-requests',
      'content-report',
      'forgot-password',
      'newsletter-subscriptions',
      'register-user',
      'reset-password',
      'shared',
      'signin',
      'signout',
      'signup',
    ],
  },
  {
    id: 'account',
    name: 'Your own account',
    about: 'Name and preferences',
    paths: ['users/me', 'access'],
  },
  {
    id: 'campaigns',
    name: 'Campaigns',
    about: 'Campaigns, share links, dashboards, long-running work',
    paths: ['dashboard', 'company-dashboard', 'stream'],
  },
  {
    id: 'inbox',
    name: 'Inbox and mailboxes',
    about: 'Replies, sent emails, mailboxes',
    paths: ['inbox'],
  },
  {
    id: 'contacts',
    name: 'Contacts',
    about: 'Contacts, imports, suppressed addresses',
  },
  {
    id: 'organization',
    name: 'The organization',
    about: 'Name, sender identity, plan, language model',
    paths: ['tenants/me', 'billing', 'language-model'],
  },
  {
    id: 'keys',
    name: 'API keys',
    about: 'A key never has more rights than its maker',
  },
  {
    id: 'people',
    name: 'Profiles and events',
    about: 'Profiles, sessions, events, exports, erasing people',
    paths: ['custom'],
  },
  {
    id: 'audience',
    name: 'Segments and rules',
    about: 'Segments, lists, scoring, goals, rules, conditions, actions, scripts',
    paths: ['actions', 'conditions/check', 'conditions/preview', 'conditions'],
  },
  {
    id: 'studio',
    name: 'Journeys and messages',
    about: 'Journeys, engage nodes, email templates',
  },
  {
    id: 'data',
    name: 'Data and webhooks',
    about: 'Sources, schemas, object types, imports, exports, retention, webhooks',
  },
  {
    id: 'records',
    name: 'Patches and repositories',
    about: 'Definitions only; applying them needs a person',
  },
  {
    id: 'configuration',
    name: 'Configuration',
    about: 'Export, import and deletion of all data, saved views, value suggestions, model calls',
    paths: ['settings', 'saved-views', 'conditions/seen-values'],
  },
  {
    id: 'users',
    name: 'People of the organization',
    about: 'Users, roles, blocking',
    paths: ['user-oper', 'user-invite'],
  },
  {
    id: 'invitations',
    name: 'Invitations',
    about: 'Inviting needs a person',
  },
  { id: 'audit', name: 'Audit log', about: 'Who changed what' },
  {
    id: 'installation',
    name: 'The installation',
    about:
      'All organizations, plugins, system properties, health, the sending hold, caches, contact requests, newsletter',
    paths: [
      'tenant-register',
      'health',
      'outbound-hold',
      'settings/clearcache',
      'settings/testmail',
    ],
  },
]

/**
 * Every family of addresses of the API belongs to one area: by `area` of its schema, or by the list
 * above. A test finds those without.
 */
export const areas: readonly Area[] = written.map((area) => ({
  ...area,
  paths: [
    ...(area.paths ?? []),
    ...Object.keys(areaOfPath).filter((path) => areaOfPath[path] === area.id),
  ],
}))

/** Events are received at separate addresses, with a write key or a public key. */
const SENDING = {
  id: 'sending',
  name: 'Sending events',
  about: 'With a public key, or the write key of a source',
}

interface Declared {
  method: string
  path: string
  access: EndpointAccess
}

/** The area of an address; undefined when there is none. */
export function areaOf(path: string): Area | undefined {
  const below = path.replace(/^\/api\/v1\//, '')
  const length = (one: string) => (below === one || below.startsWith(`${one}/`) ? one.length : -1)
  const longest = (area: Area) => Math.max(...area.paths.map(length))
  const best = areas.reduce((a, b) => (longest(b) > longest(a) ? b : a))
  return longest(best) < 0 ? undefined : best
}

const kindOf: Record<Exclude<AreaCaller, 'visitor' | 'publicKey'>, CallerKind> = {
  member: 'MEMBER',
  tenantAdmin: 'TENANT_ADMIN',
  reader: 'ADMIN',
  operator: 'ADMIN',
  memberKey: 'KEY_MEMBER',
  adminKey: 'KEY_TENANT_ADMIN',
}

function may(caller: AreaCaller, { access }: Declared): boolean {
  if (access === 'write-key') return caller === 'publicKey'
  if (isOpenAccess(access)) return access === 'public' && caller !== 'publicKey'
  if (caller === 'visitor' || caller === 'publicKey') return false
  return hasAccess(kindOf[caller], access) && !(caller === 'reader' && changes(access))
}

function rightOf(caller: AreaCaller, endpoints: readonly Declared[]): AreaRight {
  const allowed = endpoints.filter((one) => may(caller, one))
  if (allowed.length === 0) return 'none'
  if (allowed.length === endpoints.length)
    return endpoints.some(
      (one) => changes(one.access) || (isOpenAccess(one.access) && one.method !== 'GET'),
    )
      ? 'change'
      : 'view'
  const reads = endpoints.filter(({ access }) => !changes(access))
  return allowed.length === reads.length && allowed.every(({ access }) => !changes(access))
    ? 'view'
    : 'part'
}

/**
 * The rows of the page "Who may do what", computed from the declared endpoints and the access
 * table.
 */
export function accessAreas(endpoints: readonly Declared[]): AccessArea[] {
  const rowOf = (
    { id, name, about }: Pick<Area, 'id' | 'name' | 'about'>,
    its: readonly Declared[],
  ): AccessArea => ({
    id,
    name,
    about,
    rights: Object.fromEntries(
      areaCallers.map((caller) => [caller, rightOf(caller, its)]),
    ) as AccessArea['rights'],
  })
  const api = endpoints.filter(
    ({ path, access }) =>
      path.startsWith('/api/v1/') && access !== 'write-key' && access !== 'development',
  )
  const rows = areas.map((area) =>
    rowOf(
      area,
      api.filter(({ path }) => areaOf(path) === area),
    ),
  )
  const sending = rowOf(
    SENDING,
    endpoints.filter(({ access }) => access === 'write-key'),
  )
  return [rows[0]!, sending, ...rows.slice(1)]
}

import { message } from '#language'
import { areaOfPath } from './entity-access.generated.ts'
import { changes, hasAccess, isOpenAccess, type CallerKind, type EndpointAccess } from './access.ts'

/** The callers of the page "Who may do what", in the order of its columns. */
export const areaCallers = [
  'visitor',
  'member',
  'owner',
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
    name: message('Public pages and sign-in'),
    about: message('Prices, contact form, newsletter, sign-up, shared links'),
    paths: [
      'auth',
      'billing/price',
      'billing/reports',
      'change-password',
      'config',
      'contact-requests',
      'content-report',
      'first-look',
      'forgot-password',
      'newsletter-subscriptions',
      'register-user',
      'reset-password',
      'sender-reports',
      'shared',
      'signin',
      'signout',
      'signup',
    ],
  },
  {
    id: 'account',
    name: message('Your own account'),
    about: message('Name and preferences'),
    paths: ['users/me', 'access'],
  },
  {
    id: 'campaigns',
    name: message('Campaigns'),
    about: message('Campaigns, share links, dashboards, long-running work'),
    paths: ['bulk', 'dashboard', 'company-dashboard', 'stream'],
  },
  {
    id: 'inbox',
    name: message('Inbox and mailboxes'),
    about: message('Replies, sent emails, mailboxes'),
    paths: ['inbox', 'mailbox-providers', 'mailbox-sign-ins'],
  },
  {
    id: 'contacts',
    name: message('Contacts'),
    about: message('Contacts, imports, suppressed addresses'),
  },
  {
    id: 'organization',
    name: message('The organization'),
    about: message('Name, sender identity, plan, language model'),
    paths: ['tenants/me', 'billing', 'language-model', 'overview'],
  },
  {
    id: 'keys',
    name: message('API keys'),
    about: message('A key never has more permissions than its creator'),
  },
  {
    id: 'people',
    name: message('Profiles and events'),
    about: message('Profiles, sessions, events, exports, erasing people'),
    paths: ['custom'],
  },
  {
    id: 'audience',
    name: message('Segments and rules'),
    about: message('Segments, lists, scoring, goals, rules, conditions, actions, scripts'),
    paths: [
      'actions',
      'conditions/check',
      'conditions/preview',
      'conditions',
      'explain',
      'figures',
      'impact',
      'value-types',
    ],
  },
  {
    id: 'studio',
    name: message('Journeys and messages'),
    about: message('Journeys, engage nodes, email templates'),
    paths: ['email-results'],
  },
  {
    id: 'data',
    name: message('Data and webhooks'),
    about: message('Sources, schemas, object types, imports, exports, retention, webhooks'),
  },
  {
    id: 'records',
    name: message('Patches and repositories'),
    about: message('Definitions only. Applying them requires a signed-in user'),
  },
  {
    id: 'configuration',
    name: message('Configuration'),
    about: message(
      'Export, import and deletion of all data, saved views, value suggestions, model calls',
    ),
    paths: ['settings', 'saved-views', 'conditions/seen-values'],
  },
  {
    id: 'users',
    name: message('Users of the organization'),
    about: message('Users, roles, blocking'),
    paths: ['team', 'user-oper'],
  },
  {
    id: 'invitations',
    name: message('Invitations'),
    about: message('Inviting requires a signed-in user'),
  },
  { id: 'audit', name: message('Audit log'), about: message('Who changed what') },
  {
    id: 'installation',
    name: message('The installation'),
    about: message(
      'All organizations, plugins, system properties, health, the sending hold, caches, ' +
        'contact requests, newsletter, specification',
    ),
    paths: ['health', 'outbound-hold', 'settings/clearcache', 'settings/testmail', 'specification'],
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
  name: message('Sending events'),
  about: message('With a public key, or the write key of a source'),
}

interface Declared {
  method: string
  path: string
  access: EndpointAccess
}

const areaOfDeclaredPath = new Map(
  areas.flatMap((area) => area.paths.map((path) => [path, area] as const)),
)

/** The area of an address; undefined when there is none. */
export function areaOf(path: string): Area | undefined {
  const below = path.replace(/^\/api\/v1\//, '')
  // The longest declared path that the address begins with decides.
  for (let part = below; part !== ''; part = part.slice(0, Math.max(0, part.lastIndexOf('/')))) {
    const area = areaOfDeclaredPath.get(part)
    if (area) return area
  }
  return undefined
}

const kindOf: Record<Exclude<AreaCaller, 'visitor' | 'publicKey'>, CallerKind> = {
  member: 'MEMBER',
  owner: 'OWNER',
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
  const allowed = endpoints.filter((endpoint) => may(caller, endpoint))
  if (allowed.length === 0) return 'none'
  if (allowed.length === endpoints.length)
    return endpoints.some(
      (endpoint) =>
        changes(endpoint.access) || (isOpenAccess(endpoint.access) && endpoint.method !== 'GET'),
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
  const inArea = api.map((endpoint) => ({ area: areaOf(endpoint.path), endpoint }))
  const rows = areas.map((area) =>
    rowOf(
      area,
      inArea.filter((pair) => pair.area === area).map(({ endpoint }) => endpoint),
    ),
  )
  const sending = rowOf(
    SENDING,
    endpoints.filter(({ access }) => access === 'write-key'),
  )
  return [rows[0]!, sending, ...rows.slice(1)]
}

import { familyOf } from '#model/schema/key-scopes.ts'
import type { Endpoint } from '#server/base/endpoint.ts'

/**
 * Who calls. `memberB` and `adminB` belong to another tenant than the records that are tried; keys
 * are of the first tenant. `key` has the rights of an organization admin, `memberKey` was made by a
 * member, `adminKey` by an organization admin, `operatorKey` by an operator.
 */
export type Who =
  | 'stranger'
  | 'member'
  | 'owner'
  | 'tenantAdmin'
  | 'reader'
  | 'admin'
  | 'adminB'
  | 'key'
  | 'keyRead'
  | 'keyOther'
  | 'memberKey'
  | 'adminKey'
  | 'operatorKey'

/**
 * For whom a family of addresses is: `member` people of the tenant and their keys, `keys`
 * administrators of the organization and keys with their rights, `admin` the same without keys,
 * `team` owners and administrators, `operator` only operators, `person` people and no keys.
 */
type For = 'public' | 'member' | 'keys' | 'admin' | 'team' | 'operator' | 'person'

export interface Decision {
  for: For
  /** Whether it changes anything: refused to read-only admins and to keys that may only read. */
  writes: boolean
}

/**
 * Who may call what, decided here a second time, apart from the declarations it is held against. A
 * family that is not here fails the test: decide, and write it down. Within a family, GET reads and
 * everything else writes; `exceptions` names the rest.
 */
const families: Record<string, For> = {
  access: 'member',
  'action-types': 'keys',
  actions: 'keys',
  agents: 'member',
  'agent-calls': 'member',
  'agent-facts': 'member',
  'agent-shares': 'member',
  'agent-tests': 'member',
  'agent-versions': 'member',
  aliases: 'keys',
  'api-keys': 'member',
  auth: 'public',
  billing: 'member',
  bulk: 'member',
  'campaign-events': 'keys',
  'campaign-logs': 'member',
  campaigns: 'member',
  'change-password': 'public',
  'company-dashboard': 'member',
  'condition-types': 'keys',
  conditions: 'keys',
  config: 'public',
  'consent-records': 'keys',
  'contact-request-list': 'operator',
  'contact-requests': 'public',
  'first-look': 'public',
  contacts: 'member',
  'content-report': 'public',
  custom: 'keys',
  dashboard: 'member',
  'dkim-keys': 'keys',
  'domain-throttles': 'keys',
  'email-results': 'keys',
  'email-template': 'keys',
  broadcasts: 'keys',
  engage: 'keys',
  'engage-messages': 'keys',
  events: 'keys',
  'executionlog-query': 'keys',
  // Questions about campaigns are for members; the others check for administrators themselves.
  explain: 'member',
  'export-configs': 'keys',
  'export-runs': 'keys',
  'forgot-password': 'public',
  'form-submissions': 'keys',
  figures: 'keys',
  forms: 'keys',
  goals: 'keys',
  'group-members': 'keys',
  groups: 'keys',
  health: 'operator',
  'import-configs': 'keys',
  'import-runs': 'keys',
  impact: 'keys',
  inbox: 'member',
  invitations: 'keys',
  jobs: 'member',
  'journey-executions': 'keys',
  'journey-steps': 'keys',
  'journey-versions': 'keys',
  journeys: 'keys',
  'language-model': 'member',
  'language-model-calls': 'keys',
  'json-schemas': 'keys',
  lists: 'keys',
  'mailbox-providers': 'member',
  'mailbox-sign-ins': 'member',
  mailboxes: 'member',
  messages: 'member',
  'newsletter-list': 'operator',
  'newsletter-subscriptions': 'public',
  notes: 'keys',
  'object-types': 'keys',
  'outbound-hold': 'operator',
  outreach: 'member',
  overview: 'admin',
  patches: 'keys',
  'persona-sessions': 'keys',
  personas: 'keys',
  plugins: 'operator',
  'profile-merges': 'keys',
  profiles: 'keys',
  'property-types': 'keys',
  'refused-events': 'keys',
  'register-user': 'public',
  replies: 'member',
  repositories: 'keys',
  'reset-password': 'public',
  'researched-companies': 'member',
  'retention-rules': 'keys',
  'rule-firings': 'keys',
  'rule-stats': 'keys',
  rules: 'keys',
  'saved-views': 'admin',
  scopes: 'keys',
  scoring: 'keys',
  scripts: 'keys',
  segments: 'keys',
  'sender-reports': 'public',
  senders: 'keys',
  'sending-domains': 'keys',
  sessions: 'keys',
  settings: 'admin',
  shared: 'public',
  shares: 'member',
  signin: 'public',
  signout: 'public',
  signup: 'public',
  sources: 'keys',
  specification: 'operator',
  suppressions: 'member',
  'system-auditlog': 'admin',
  systemprop: 'operator',
  team: 'team',
  'template-versions': 'keys',
  'tenant-auth': 'member',
  'tenant-register': 'operator',
  tenants: 'operator',
  todos: 'keys',
  topics: 'keys',
  user: 'admin',
  'user-invite': 'admin',
  'user-oper': 'admin',
  'user-roles': 'admin',
  'users-query': 'admin',
  users: 'admin',
  'value-types': 'keys',
  values: 'keys',
  'webhook-deliveries': 'keys',
  webhooks: 'keys',
}

const reads = (who: For): Decision => ({ for: who, writes: false })
const writes = (who: For): Decision => ({ for: who, writes: true })

const exceptions: Record<string, Decision> = {
  'GET /api/v1/billing/price': reads('public'),
  'POST /api/v1/billing/reports': reads('public'),
  'POST /api/v1/agents/:id/answer': reads('member'),
  'POST /api/v1/campaigns/:id/preview': reads('member'),
  'POST /api/v1/campaigns/:id/rehearse': reads('member'),
  'POST /api/v1/campaigns/:id/targets/count': reads('member'),
  'POST /api/v1/conditions/check': reads('keys'),
  'POST /api/v1/conditions/preview': reads('keys'),
  'POST /api/v1/conditions/seen-values': reads('admin'),
  'POST /api/v1/contacts/import/preview': reads('member'),
  'POST /api/v1/email-template/:id/render': reads('keys'),
  'POST /api/v1/engage/:id/query': reads('keys'),
  'POST /api/v1/goals/:id/report': reads('keys'),
  'POST /api/v1/invitations': writes('admin'),
  'POST /api/v1/invitations/:id/resend': writes('admin'),
  'GET /api/v1/team': reads('person'),
  'POST /api/v1/journeys/:id/publish/preview': reads('keys'),
  'POST /api/v1/journeys/:id/simulate': reads('keys'),
  'POST /api/v1/journeys/:id/validate': reads('keys'),
  'POST /api/v1/json-schemas/check-stored': reads('keys'),
  'POST /api/v1/json-schemas/propose': reads('keys'),
  'POST /api/v1/json-schemas/validate': reads('keys'),
  'POST /api/v1/object-types/:id/changes': reads('keys'),
  'POST /api/v1/patches/:id/apply': writes('admin'),
  'POST /api/v1/patches/:id/preview': reads('admin'),
  'POST /api/v1/personas/:id/try': reads('keys'),
  'POST /api/v1/plugins/:id/leave': reads('operator'),
  'POST /api/v1/plugins/:id/plan': reads('operator'),
  'POST /api/v1/profiles/:id/merge/preview': reads('keys'),
  'POST /api/v1/profiles/count': reads('keys'),
  'POST /api/v1/profiles/filter-to-condition': reads('keys'),
  'POST /api/v1/profiles/export': reads('keys'),
  'POST /api/v1/profiles/search': reads('keys'),
  'GET /api/v1/repositories/:id/archives': reads('admin'),
  'POST /api/v1/repositories/:id/apply': writes('admin'),
  'POST /api/v1/repositories/:id/plan': reads('admin'),
  'POST /api/v1/rules/:id/test': reads('keys'),
  'POST /api/v1/rules/check': reads('keys'),
  'POST /api/v1/rules/test': reads('keys'),
  'POST /api/v1/scoring/preview': reads('keys'),
  'POST /api/v1/scripts/test': reads('keys'),
  'POST /api/v1/impact/:kind': reads('keys'),
  'POST /api/v1/segments/:id/changes': reads('keys'),
  'POST /api/v1/segments/preview': reads('keys'),
  'POST /api/v1/settings/clearcache': writes('operator'),
  'POST /api/v1/settings/testmail': writes('operator'),
  'POST /api/v1/executionlog-query': reads('keys'),
  'GET /api/v1/settings/repositories': reads('keys'),
  'POST /api/v1/settings/repositories': writes('keys'),
  'GET /api/v1/settings/repositories/:id': reads('keys'),
  'PUT /api/v1/settings/repositories/:id': writes('keys'),
  'DELETE /api/v1/settings/repositories/:id': writes('keys'),
  'GET /api/v1/settings/plugins': reads('operator'),
  'POST /api/v1/settings/plugins': writes('operator'),
  'GET /api/v1/settings/plugins/:id': reads('operator'),
  'DELETE /api/v1/settings/plugins/:id': writes('operator'),
  'GET /api/v1/user/me': reads('person'),
  'PUT /api/v1/user/me': writes('person'),
  'GET /api/v1/user-roles': reads('member'),
  'POST /api/v1/users-query': reads('admin'),
  'POST /api/v1/values': reads('admin'),
  'POST /api/v1/system-auditlog/verify': reads('admin'),
  'GET /api/v1/tenants/me': reads('member'),
  'PUT /api/v1/tenants/me': writes('member'),
  'GET /api/v1/users/me': reads('person'),
  'PUT /api/v1/users/me': writes('person'),
  // How their own screens are set up is theirs to choose, also for those who may change nothing
  // else.
  'GET /api/v1/users/me/preferences': reads('person'),
  'PUT /api/v1/users/me/preferences': reads('person'),
  // Signing out is everybody's own, also for those who may change nothing else.
  'GET /api/v1/users/:id/sessions': reads('operator'),
  'DELETE /api/v1/users/:id/sessions/:session': writes('operator'),
  'GET /api/v1/users/me/sessions': reads('person'),
  'DELETE /api/v1/users/me/sessions/:session': reads('person'),
  'POST /api/v1/users/me/sessions/end-others': reads('person'),
}

/** What was decided for an endpoint of the API; undefined when nobody decided. */
export function decisionFor({
  method,
  path,
}: Pick<Endpoint, 'method' | 'path'>): Decision | undefined {
  const family = families[familyOf(path)]
  return exceptions[`${method} ${path}`] ?? (family && { for: family, writes: method !== 'GET' })
}

/** Decisions about what does not exist any more. */
export function staleDecisions(endpoints: readonly Endpoint[]): string[] {
  const addresses = new Set(endpoints.map(({ method, path }) => `${method} ${path}`))
  const known = new Set(endpoints.map(({ path }) => familyOf(path)))
  return [
    ...Object.keys(families).filter((family) => !known.has(family)),
    ...Object.keys(exceptions).filter((address) => !addresses.has(address)),
  ]
}

const keys: Partial<Record<Who, readonly For[]>> = {
  key: ['member', 'keys'],
  keyRead: ['member', 'keys'],
  memberKey: ['member'],
  adminKey: ['member', 'keys'],
  operatorKey: ['member', 'keys'],
}

/** Whether that caller gets past the door. */
export function mayCall(who: Who, decision: Decision): boolean {
  if (decision.for === 'public') return true
  if (who === 'stranger' || who === 'keyOther') return false
  if (decision.writes && (who === 'reader' || who === 'keyRead')) return false
  if (keys[who]) return keys[who].includes(decision.for)
  if (who === 'member') return decision.for === 'member' || decision.for === 'person'
  if (who === 'owner') return ['member', 'person', 'team'].includes(decision.for)
  if (who === 'tenantAdmin') return decision.for !== 'operator'
  return true
}

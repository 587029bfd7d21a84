import type { Resource } from '#model/resource.ts'
import { actions } from './actions.ts'
import { apiKeys } from './api-keys.ts'
import { auditLog } from './audit-log.ts'
import { campaignEvents } from './campaign-events.ts'
import { campaignLogs } from './campaign-logs.ts'
import { campaigns } from './campaigns.ts'
import { conditions } from './conditions.ts'
import { contactRequests } from './contact-requests.ts'
import { contacts } from './contacts.ts'
import { engageMessages } from './engage-messages.ts'
import { engages } from './engages.ts'
import { goals } from './goals.ts'
import { groupMembers } from './group-members.ts'
import { groups } from './groups.ts'
import { objectTypes } from './object-types.ts'
import { journeyExecutions } from './journey-executions.ts'
import { journeySteps } from './journey-steps.ts'
import { journeyVersions } from './journey-versions.ts'
import { journeys } from './journeys.ts'
import { jsonSchemas } from './json-schemas.ts'
import { exportRuns } from './export-runs.ts'
import { exports } from './exports.ts'
import { retentionRules } from './retention-rules.ts'
import { importRuns } from './import-runs.ts'
import { imports } from './imports.ts'
import { invitations } from './invitations.ts'
import { jobs } from './jobs.ts'
import { lists } from './lists.ts'
import { notes } from './notes.ts'
import { patches } from './patches.ts'
import { plugins } from './plugins.ts'
import { personas } from './personas.ts'
import { todos } from './todos.ts'
import { mailboxes } from './mailboxes.ts'
import { messages } from './messages.ts'
import { newsletter } from './newsletter.ts'
import { outreach } from './outreach.ts'
import { profiles } from './profiles.ts'
import { properties } from './properties.ts'
import { repositories } from './repositories.ts'
import { replies } from './replies.ts'
import { scoring } from './scoring.ts'
import { ruleFirings } from './rule-firings.ts'
import { rules } from './rules.ts'
import { scopes } from './scopes.ts'
import { scripts } from './scripts.ts'
import { topics } from './topics.ts'
import { segments } from './segments.ts'
import { suppressions } from './suppressions.ts'
import { systemProperties } from './system-properties.ts'
import { templates } from './templates.ts'
import { templateVersions } from './template-versions.ts'
import { tenants } from './tenants.ts'
import { users } from './users.ts'
import { webhookDeliveries } from './webhook-deliveries.ts'
import { webhooks } from './webhooks.ts'
import { events } from './events.ts'
import { refusedEvents } from './refused-events.ts'
import { sessions } from './sessions.ts'
import { sources } from './sources.ts'

/**
 * Every resource with a file of its own, in menu order. Entities that are not here get
 * `defaultResource` below `/admin/data`.
 */
export const resources: readonly Resource[] = [
  profiles,
  segments,
  groups,
  groupMembers,
  lists,
  personas,
  todos,
  notes,
  properties,
  rules,
  ruleFirings,
  actions,
  conditions,
  imports,
  importRuns,
  exports,
  exportRuns,
  scoring,
  goals,
  auditLog,
  engages,
  engageMessages,
  templates,
  templateVersions,
  tenants,
  users,
  invitations,
  campaigns,
  campaignEvents,
  contacts,
  mailboxes,
  outreach,
  messages,
  replies,
  campaignLogs,
  suppressions,
  apiKeys,
  jobs,
  systemProperties,
  newsletter,
  contactRequests,
  sources,
  webhooks,
  webhookDeliveries,
  retentionRules,
  refusedEvents,
  journeys,
  journeyVersions,
  journeyExecutions,
  journeySteps,
  jsonSchemas,
  objectTypes,
  scripts,
  patches,
  plugins,
  repositories,
  scopes,
  topics,
  sessions,
  events,
]

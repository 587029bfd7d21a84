// Generated from the folders beside it by `npm run generate`. Do not edit.
import type { Resource } from '#model/schema/resource.ts'
import { actions } from './actions.ts'
import { agentCalls } from './agent-calls.ts'
import { agentFacts } from './agent-facts.ts'
import { agentShares } from './agent-shares.ts'
import { agentTests } from './agent-tests.ts'
import { agentVersions } from './agent-versions.ts'
import { agents } from './agents.ts'
import { aliases } from './aliases.ts'
import { apiKeys } from './api-keys.ts'
import { auditLog } from './audit-log.ts'
import { broadcasts } from './broadcasts.ts'
import { campaignEvents } from './campaign-events.ts'
import { campaignLogs } from './campaign-logs.ts'
import { campaigns } from './campaigns.ts'
import { conditions } from './conditions.ts'
import { consentRecords } from './consent-records.ts'
import { contactRequests } from './contact-requests.ts'
import { contacts } from './contacts.ts'
import { dkimKeys } from './dkim-keys.ts'
import { domainThrottles } from './domain-throttles.ts'
import { engageMessages } from './engage-messages.ts'
import { engages } from './engages.ts'
import { events } from './events.ts'
import { exportRuns } from './export-runs.ts'
import { exports } from './exports.ts'
import { formSubmissions } from './form-submissions.ts'
import { forms } from './forms.ts'
import { goals } from './goals.ts'
import { groupMembers } from './group-members.ts'
import { groups } from './groups.ts'
import { importRuns } from './import-runs.ts'
import { imports } from './imports.ts'
import { invitations } from './invitations.ts'
import { jobs } from './jobs.ts'
import { journeyExecutions } from './journey-executions.ts'
import { journeySteps } from './journey-steps.ts'
import { journeyVersions } from './journey-versions.ts'
import { journeys } from './journeys.ts'
import { jsonSchemas } from './json-schemas.ts'
import { languageModelCalls } from './language-model-calls.ts'
import { lists } from './lists.ts'
import { mailboxes } from './mailboxes.ts'
import { merges } from './merges.ts'
import { messages } from './messages.ts'
import { newsletter } from './newsletter.ts'
import { notes } from './notes.ts'
import { objectTypes } from './object-types.ts'
import { outreach } from './outreach.ts'
import { patches } from './patches.ts'
import { personaSessions } from './persona-sessions.ts'
import { personas } from './personas.ts'
import { plugins } from './plugins.ts'
import { profiles } from './profiles.ts'
import { properties } from './properties.ts'
import { refusedEvents } from './refused-events.ts'
import { replies } from './replies.ts'
import { repositories } from './repositories.ts'
import { researchedCompanies } from './researched-companies.ts'
import { retentionRules } from './retention-rules.ts'
import { ruleFirings } from './rule-firings.ts'
import { ruleStatistics } from './rule-statistics.ts'
import { rules } from './rules.ts'
import { scopes } from './scopes.ts'
import { scoring } from './scoring.ts'
import { scripts } from './scripts.ts'
import { segments } from './segments.ts'
import { senders } from './senders.ts'
import { sendingDomains } from './sending-domains.ts'
import { sessions } from './sessions.ts'
import { shares } from './shares.ts'
import { sources } from './sources.ts'
import { suppressions } from './suppressions.ts'
import { systemProperties } from './system-properties.ts'
import { templateVersions } from './template-versions.ts'
import { templates } from './templates.ts'
import { tenants } from './tenants.ts'
import { todos } from './todos.ts'
import { topics } from './topics.ts'
import { users } from './users.ts'
import { webhookDeliveries } from './webhook-deliveries.ts'
import { webhooks } from './webhooks.ts'

export const list: readonly Resource[] = [
  actions,
  agentCalls,
  agentFacts,
  agentShares,
  agentTests,
  agentVersions,
  agents,
  aliases,
  apiKeys,
  auditLog,
  broadcasts,
  campaignEvents,
  campaignLogs,
  campaigns,
  conditions,
  consentRecords,
  contactRequests,
  contacts,
  dkimKeys,
  domainThrottles,
  engageMessages,
  engages,
  events,
  exportRuns,
  exports,
  formSubmissions,
  forms,
  goals,
  groupMembers,
  groups,
  importRuns,
  imports,
  invitations,
  jobs,
  journeyExecutions,
  journeySteps,
  journeyVersions,
  journeys,
  jsonSchemas,
  languageModelCalls,
  lists,
  mailboxes,
  merges,
  messages,
  newsletter,
  notes,
  objectTypes,
  outreach,
  patches,
  personaSessions,
  personas,
  plugins,
  profiles,
  properties,
  refusedEvents,
  replies,
  repositories,
  researchedCompanies,
  retentionRules,
  ruleFirings,
  ruleStatistics,
  rules,
  scopes,
  scoring,
  scripts,
  segments,
  senders,
  sendingDomains,
  sessions,
  shares,
  sources,
  suppressions,
  systemProperties,
  templateVersions,
  templates,
  tenants,
  todos,
  topics,
  users,
  webhookDeliveries,
  webhooks,
]

import type { ComponentType } from 'react'
import type { ConsoleResource } from './core/registry.ts'
import { EngageShow } from './engage/engage-show.tsx'
import { TemplateShow } from './templates/template-show.tsx'
import { GoalShow } from './screens/goal-show.tsx'
import { ExportShow } from './screens/export-show.tsx'
import { ImportShow } from './screens/import-show.tsx'
import { ObjectTypeShow } from './screens/object-type-show.tsx'
import { RepositoryShow } from './screens/repository-show.tsx'
import { RefusalShow } from './screens/refusal-show.tsx'
import { DeliveryShow, WebhookShow } from './screens/webhook-show.tsx'
import { KeyShow } from './screens/key-show.tsx'
import { SessionShow } from './screens/session-show.tsx'
import { SourceShow } from './screens/source-show.tsx'
import { PluginShow } from './plugins/plugin-show.tsx'
import { PatchShow } from './patches/patch-show.tsx'
import { ScriptShow } from './scripts/script-show.tsx'
import { RuleShow } from './rules/rule-show.tsx'
import { UserShow } from './screens/user-show.tsx'
import { TenantShow } from './screens/tenant-show.tsx'
import { AuditEntryShow } from './screens/audit-entry-show.tsx'
import { ScoringShow } from './scoring/scoring-show.tsx'
import { JourneyShow } from './journeys/journey-show.tsx'
import { ListShow, SegmentShow } from './profile/people.tsx'

/** Hand-written record pages that replace the generated one, by entity. */
export const shows: Record<string, ComponentType<{ of: ConsoleResource; id: string }>> = {
  'api-key': KeyShow,
  'audit-entry': AuditEntryShow,
  'event-refusal': RefusalShow,
  'object-type': ObjectTypeShow,
  engage: EngageShow,
  template: TemplateShow,
  goal: GoalShow,
  journey: JourneyShow,
  'import-config': ImportShow,
  'export-config': ExportShow,
  scoring: ScoringShow,
  rule: RuleShow,
  session: SessionShow,
  repository: RepositoryShow,
  script: ScriptShow,
  patch: PatchShow,
  plugin: PluginShow,
  source: SourceShow,
  tenant: TenantShow,
  user: UserShow,
  webhook: WebhookShow,
  'webhook-delivery': DeliveryShow,
  segment: SegmentShow,
  'user-list': ListShow,
}

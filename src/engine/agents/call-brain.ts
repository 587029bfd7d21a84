import { DateTime } from 'luxon'
import type { Agent, AgentCall } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { loadTenant, toRecord } from '#engine/kernel/rows.ts'
import { returnDate } from '#drafting/replies/return-date.ts'
import { isoDay } from '#model/lib/iso-day.ts'
import { draftContent, type AgentContent } from './follow-draft.ts'
import { speakerOf, type Speaker } from './talk/speaker.ts'
import { weekdayIn } from './talk/weekdays.ts'

/** What answers in one call: the draft in a test call, otherwise the version it began with. */
export interface Brain {
  content: AgentContent
  speaker: Speaker
  /** Time zone of the organization. */
  zone: string
}

export async function contentFor(
  db: Db,
  agent: Agent,
  versionNumber: number | null | undefined,
): Promise<AgentContent> {
  if (!versionNumber) return draftContent(db, agent)
  const row = await db
    .selectFrom('agent_versions')
    .selectAll()
    .where('agent_id', '=', agent.id)
    .where('number', '=', versionNumber)
    .executeTakeFirstOrThrow()
  return toRecord('agent-version', row)
}

export async function brainFor(
  { clock }: Pick<Engine, 'clock'>,
  db: Db,
  agent: Agent,
  { versionNumber, language, tenantId }: Pick<AgentCall, 'versionNumber' | 'language' | 'tenantId'>,
): Promise<Brain> {
  const content = await contentFor(db, agent, versionNumber)
  const zone = (await loadTenant(db, tenantId)).time_zone || 'utc'
  const today = isoDay(DateTime.fromMillis(clock.now(), { zone }))
  return { content, zone, speaker: speakerOf(content, language ?? '', today) }
}

/** Words of a caller in which a day is looked for. */
const MAX_WORDS = 30

/** The day that a caller's words name, as `2026-12-01`; empty where they name none. */
export function dayIn(text: string, now: number, zone: string): string {
  const words = text.split(/\s+/).slice(0, MAX_WORDS)
  // From the last word on, so that nothing but the date follows "back on".
  for (let at = words.length - 1; at >= 0; at--) {
    const date = words
      .slice(at)
      .join(' ')
      .replace(/^[^\p{N}\p{L}]+/u, '')
    // After these words a date is the day itself, not the last day of an absence.
    const { until, found } = returnDate(`back on ${date}`, now, zone)
    if (found) return isoDay(DateTime.fromMillis(until, { zone }))
  }
  return weekdayIn(text, now, zone)
}

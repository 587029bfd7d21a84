import { CANDIDATE_FACTS } from './drafting-questions.ts'
import type { Campaign, CampaignVersion } from '../schema/entities.generated.ts'
import type { Messaging, Step } from '../api/outreach.ts'

/*
 * Versions of a campaign's content: its facts and its emails after each change.
 */

/** What a version holds. */
export type CampaignContent = Pick<Campaign, 'messaging' | 'steps' | 'language'>

/** The facts of a messaging that a version compares, in the order of step 1. */
export const FACTS = [
  ...CANDIDATE_FACTS,
  'occasion',
  'otherOccasion',
  'example',
  'answer',
  'callToAction',
  'tone',
  'wordsToAvoid',
] as const satisfies readonly (keyof Messaging)[]

export type FactName = (typeof FACTS)[number]

/** What differs between two versions: a fact, the language, an email by its number, their order. */
export type ChangedPlace = FactName | 'language' | 'order' | `email ${number}`

/** `GET /campaigns/{id}/versions` → array + Content-Range, newest first. */
export interface VersionRow extends Pick<CampaignVersion, 'number' | 'kind' | 'restoredFrom'> {
  changed: ChangedPlace[]
  /** When it was last changed: edits in a row are one version. */
  at: string
  /** Who changed it; empty for the product itself. */
  byName: string
}

/** `GET /campaigns/{id}/versions/{number}`. */
export interface VersionDetail extends VersionRow, CampaignContent {
  /** The version before; null for the oldest that is kept. */
  before: CampaignContent | null
}

/** One line of a fact as a person reads it. */
const lineOf = (value: string | { text: string; confirmed?: boolean; kind?: string }): string =>
  typeof value === 'string' ? value : value.text

/** A fact in lines, as a person compares it. */
export function linesOf(messaging: Messaging, fact: FactName): string[] {
  const value = messaging[fact]
  if (value === undefined) return []
  if (fact === 'callToAction') {
    const { kind, text, link = '' } = messaging.callToAction!
    return [text.trim() && kind, text, link].filter((line) => line.trim() !== '')
  }
  if (fact === 'proof')
    return (messaging.proof ?? []).map(({ text, confirmed }) => `${confirmed ? '✓ ' : ''}${text}`)
  const lines = Array.isArray(value) ? value.map(lineOf) : [lineOf(value)]
  return lines.filter((line) => line.trim() !== '')
}

/** What a reader of the email may notice, and when it is sent. */
const essence = ({ subject, body, enabled, delayDays, delayKind, variants }: Step): string =>
  JSON.stringify([
    subject ?? '',
    body,
    enabled !== false,
    delayDays,
    delayKind ?? 'calendar',
    variants ?? [],
  ])

function changedEmails(before: readonly Step[], after: readonly Step[]): ChangedPlace[] {
  const places = after.flatMap((step, index): ChangedPlace[] => {
    const old = before.find(({ id }) => id === step.id)
    return old && essence(old) === essence(step) ? [] : [`email ${index + 1}`]
  })
  const removed = before.flatMap(({ id }, index): ChangedPlace[] =>
    after.some((step) => step.id === id) ? [] : [`email ${index + 1}`],
  )
  const kept = (steps: readonly Step[], others: readonly Step[]) =>
    steps.filter(({ id }) => others.some((other) => other.id === id)).map(({ id }) => id)
  const isMoved = kept(before, after).join() !== kept(after, before).join()
  return [...new Set([...places, ...removed, ...(isMoved ? (['order'] as const) : [])])]
}

/** What a person would call changed between two contents. */
export function changedBetween(before: CampaignContent, after: CampaignContent): ChangedPlace[] {
  const said = (messaging: Messaging, fact: FactName) => linesOf(messaging, fact).join('\n')
  return [
    ...FACTS.filter((fact) => said(before.messaging, fact) !== said(after.messaging, fact)),
    ...(before.language === after.language ? [] : (['language'] as const)),
    ...changedEmails(before.steps, after.steps),
  ]
}

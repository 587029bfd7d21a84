import type { Impact, ImpactKind, ImpactLine, ImpactPerson } from '#model/api/impact.ts'
import { say } from '#language'
import type { RecordValues } from '#model/schema/record-values.ts'
import type { ActorScope } from '#engine/kernel/engine.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

export interface ImpactQuestion {
  tx: TenantTx
  scope: ActorScope
  /** Null for a record that does not exist yet. */
  id: string | null
  /** The values of the form; absent ones keep their stored value. */
  values: RecordValues
  now: number
}

export interface PeoplePage {
  of: string
  first: number
  size: number
}

/** A page of people, and their total number. */
export interface PageOfPeople {
  rows: ImpactPerson[]
  total: number
}

/** A kind of record whose save is previewed. Both functions only read. */
export interface ImpactPreview {
  id: ImpactKind
  preview(question: ImpactQuestion): Promise<Pick<Impact, 'lines' | 'exact' | 'basis'>>
  /** The people of a line; null for a line without people. */
  people(question: ImpactQuestion, page: PeoplePage): Promise<PageOfPeople | null>
}

interface LineDetails {
  says?: string
  tone?: ImpactLine['tone']
  hasPeople?: boolean
  links?: ImpactLine['links']
}

/** Writes a line; `short` is also its text unless `says` is given. */
export const line = (
  id: string,
  count: number,
  short: string,
  { says = short, tone = 'neutral', hasPeople = false, links = [] }: LineDetails = {},
): ImpactLine => ({ id, count, short, says, tone, hasPeople: hasPeople && count > 0, links })

/** "1 person", "1,204 people". */
export const peopleText = (count: number): string =>
  say({ one: '{count} person', other: '{count} people' }, { count })

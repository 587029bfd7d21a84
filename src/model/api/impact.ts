import type { RecordLink } from './explanation.ts'

/** The kinds of records whose impact `POST /impact/{kind}` previews, by entity. */
export const impactEntities = {
  segment: 'segment',
  rule: 'rule',
  journey: 'journey',
  property: 'property-type',
  template: 'template',
} as const

export type ImpactKind = keyof typeof impactEntities

export const isImpactKind = (value: string): value is ImpactKind =>
  Object.hasOwn(impactEntities, value)

/** The kind of impact of records of this entity; undefined where there is none. */
export const impactKindOf = (entity: string): ImpactKind | undefined =>
  (Object.keys(impactEntities) as ImpactKind[]).find((kind) => impactEntities[kind] === entity)

/** One effect of saving. */
export interface ImpactLine {
  id: string
  /** For the save bar: "46 join". */
  short: string
  says: string
  count: number
  tone: 'positive' | 'negative' | 'warning' | 'neutral'
  /** Whether the people of this line can be paged, as `people.of`. */
  hasPeople: boolean
  links: RecordLink[]
}

export interface ImpactPerson {
  id: string
  name: string
  email: string | null
}

/** A page of the people of one line. */
export interface ImpactPeople {
  of: string
  rows: ImpactPerson[]
  total: number
}

/** What saving a record does to people. */
export interface Impact {
  kind: ImpactKind
  lines: ImpactLine[]
  /** False: counts are estimated from a sample, which `basis` names. */
  exact: boolean
  basis: string
  evaluatedAt: string
  people: ImpactPeople | null
}

import { isObject } from '#model/lib/is-object.ts'
import type { ControlGroup } from '#engine/ingest/events/control-groups.ts'
import type { JsonObject } from '#model/schema/record-values.ts'
import { MAX_CONTENTS, MAX_FILTERS } from './read-request.ts'

interface Filter {
  condition: unknown
  score: number
}
interface Content {
  id: string
  filters: Filter[]
  interests: string[]
  scoringPlans: string[]
}

const list = (value: unknown, most: number): JsonObject[] =>
  Array.isArray(value) ? value.slice(0, most).filter(isObject) : []
const texts = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string')
  return typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : []
}

/** An id as text. Objects are refused: one with a member `toString` cannot be converted. */
const named = (id: unknown): string =>
  typeof id === 'string' || typeof id === 'number' || typeof id === 'boolean' ? String(id) : ''
const numeral = (value: unknown): number =>
  typeof value === 'number' || typeof value === 'string' ? Number(value) || 0 : 0

const filtersOf = (value: unknown): Filter[] =>
  list(value, MAX_FILTERS).map((filter) => ({
    condition: filter.condition,
    score: numeral(isObject(filter.properties) ? (filter.properties.score ?? 1) : 1),
  }))

const contentsOf = (request: JsonObject): Content[] =>
  list(request.contents, MAX_CONTENTS).map((content) => {
    const properties = isObject(content.properties) ? content.properties : {}
    return {
      id: named(content.id),
      filters: filtersOf(content.filters),
      interests: texts(properties.interests),
      scoringPlans: texts(properties.scoringPlans),
    }
  })

/**
 * Every condition that the response depends on, in a fixed order, so that one statement evaluates
 * all.
 */
export const conditionsIn = (body: JsonObject): unknown[] => [
  ...list(body.filters, MAX_CONTENTS).flatMap((content) =>
    filtersOf(content.filters).map(({ condition }) => condition),
  ),
  ...list(body.personalizations, MAX_CONTENTS).flatMap((personalization) =>
    contentsOf(personalization).flatMap(({ filters }) => filters.map(({ condition }) => condition)),
  ),
]

interface Known {
  properties: JsonObject
  scores: Record<string, number>
  /**
   * Whether the visitor is in the control group of each personalization and sees all contents, so
   * that its effect can be measured.
   */
  inControlGroup: ReadonlyMap<string, boolean>
}

/** The control groups of a request (Apache Unomi's `strategyOptions.controlGroup`). */
export const controlGroupsIn = (body: JsonObject): ControlGroup[] =>
  list(body.personalizations, MAX_CONTENTS).flatMap(({ id, strategyOptions }) => {
    const group = isObject(strategyOptions) ? strategyOptions.controlGroup : null
    if (!isObject(group) || typeof id !== 'string' || id === '') return []
    return [
      {
        id: id.slice(0, 100),
        percentage: Math.min(100, Math.max(0, numeral(group.percentage))),
        storeInSession: group.storeInSession === true,
      },
    ]
  })

function scored(
  { filters, interests, scoringPlans }: Content,
  held: readonly boolean[],
  { properties, scores }: Known,
): number {
  const known = isObject(properties.interests) ? properties.interests : {}
  const byInterests = interests.reduce((sum, name) => sum + numeral(known[name]), 0)
  // A plan without a score for the profile counts one (Apache Unomi).
  const byPlans = scoringPlans.reduce((sum, plan) => sum + (scores[plan] ?? 1), 0)
  return (
    byInterests + byPlans + filters.reduce((sum, { score }, at) => sum + (held[at] ? score : 0), 0)
  )
}

function shuffled<T>(items: readonly T[]): T[] {
  const rest = [...items]
  for (let at = rest.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1))
    ;[rest[at], rest[other]] = [rest[other]!, rest[at]!]
  }
  return rest
}

function chosen(request: JsonObject, held: readonly boolean[][], known: Known): string[] {
  const contents = contentsOf(request)
  const options = isObject(request.strategyOptions) ? request.strategyOptions : {}
  const fallback = typeof options.fallback === 'string' ? options.fallback : null
  const matching = contents.filter((_, at) => held[at]!.every(Boolean)).map(({ id }) => id)
  let ids = matching
  if (request.strategy === 'random') ids = shuffled(matching)
  if (request.strategy === 'score-sorted') {
    const threshold = options.threshold === undefined ? 1 : Number(options.threshold) || 0
    const scores = contents.map((content, at) => ({
      id: content.id,
      score: scored(content, held[at]!, known),
    }))
    ids = scores
      .filter(({ score }) => score >= threshold)
      .toSorted((a, b) => b.score - a.score)
      .map(({ id }) => id)
  }
  return fallback !== null && !ids.includes(fallback) ? [...ids, fallback] : ids
}

/**
 * Evaluates the filters and personalizations of a request (Apache Unomi's strategies:
 * matching-first, random, score-sorted).
 */
export function personalise(body: JsonObject, held: readonly boolean[], known: Known): JsonObject {
  let at = 0
  const take = (count: number) => held.slice(at, (at += count))
  const filteringResults: JsonObject = {}
  for (const content of list(body.filters, MAX_CONTENTS))
    filteringResults[named(content.id)] = take(filtersOf(content.filters).length).every(Boolean)
  const personalizations: JsonObject = {}
  const personalizationResults: JsonObject = {}
  for (const request of list(body.personalizations, MAX_CONTENTS)) {
    const inControlGroup = known.inControlGroup.get(named(request.id).slice(0, 100))
    const judged = contentsOf(request).map(({ filters }) => take(filters.length))
    const contentIds = inControlGroup
      ? contentsOf(request).map(({ id }) => id)
      : chosen(request, judged, known)
    personalizations[named(request.id)] = contentIds
    personalizationResults[named(request.id)] = {
      contentIds,
      additionalResultInfos: inControlGroup === undefined ? {} : { inControlGroup },
    }
  }
  return { filteringResults, personalizations, personalizationResults }
}

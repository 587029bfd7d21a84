import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ActionFacts, ActionTools, ActionChange } from '#catalog/actions/action.ts'
import { actionExecutors } from '#catalog/actions/executors.ts'
import { createActionLanguage } from '#catalog/actions/language.ts'
import { readChanges } from '#catalog/actions/read-changes.ts'
import { fillReferences } from '#catalog/actions/references.ts'
import type { ActionRun } from '#catalog/actions/sample.ts'
import { NOW, person, visit } from '#tests/conditions/sample-facts.ts'
import { propertyRuns } from '#tests/support/property-runs.ts'
import { kinds, type Kind } from './kinds.ts'

const runs = { numRuns: propertyRuns(2000) }
const language = createActionLanguage()
const words = { property: (path: string) => path, name: (_entity: string, id: string) => id }

function factsOf({ event, profile, session }: ActionRun): ActionFacts {
  const { events, ...rest } = person({ events: [event ?? {}], ...profile })
  return { now: NOW, event: events[0]!, profile: { ...rest, events: [] }, session: visit(session) }
}

const toolsOf = ({ declared = [] }: ActionRun): ActionTools => ({
  declared: (name) => declared.find(({ id }) => id === name) ?? null,
})

const asked = ({ definition }: Kind, run: ActionRun, facts = factsOf(run)): ActionChange[] =>
  actionExecutors[definition.id]!(fillReferences(run.given, facts), facts, toolsOf(run))

/** What a change changes, in the words of `ActionDefinition.writes`. */
function writtenBy(change: ActionChange): string {
  switch (change.change) {
    case 'property':
      return `${change.of}:properties.${change.name}`
    case 'consent':
      return `consent:${change.purpose}`
    case 'list':
      return `list:${change.listId}`
    case 'event':
      return `event:${change.eventType}`
    case 'merge':
      return 'identity'
  }
}

/** Null removes a property, as an absent value does. */
const withoutNull = (change: ActionChange): ActionChange =>
  change.change === 'property' ? { ...change, value: change.value ?? undefined } : change

/** Whether something is among what a definition declares; a star stands for any name. */
const isDeclared = (written: string, declared: readonly string[]) =>
  declared.some((one) => one === written || one === written.replace(/[^:.]+$/, '*'))

describe.each(kinds)('$folder', (kind) => {
  const { definition, sample } = kind
  const actionOf = ({ given }: ActionRun) => ({ type: definition.id, parameterValues: given })

  it('is accepted with any parameters that it declares, also after a trip through JSON', () => {
    fc.assert(
      fc.property(sample.runs, (run) => {
        expect(language.check([actionOf(run)], '/actions')).toEqual([])
        const sent: unknown = JSON.parse(JSON.stringify([actionOf(run)]))
        expect(sent).toEqual([actionOf(run)])
      }),
      runs,
    )
  })

  it('has a sentence for every run', () => {
    fc.assert(
      fc.property(sample.runs, (run) => {
        expect(language.describe(actionOf(run), words)).not.toMatch(
          /undefined|\[object|cannot be read/,
        )
      }),
      runs,
    )
  })

  it('ends without a fault, with the same changes each time, and changes no facts', () => {
    fc.assert(
      fc.property(sample.runs, (run) => {
        const facts = factsOf(run)
        const before = structuredClone(facts)
        const changes = asked(kind, run, facts)
        expect(asked(kind, run, facts)).toEqual(changes)
        expect(facts).toEqual(before)
      }),
      runs,
    )
  })

  it('asks only for changes that the product accepts, and that it declares', () => {
    fc.assert(
      fc.property(sample.runs, (run) => {
        const changes = asked(kind, run)
        const raises = changes.flatMap((one) => (one.change === 'event' ? [one.eventType] : []))
        expect(readChanges(changes, { raises, lists: true })).toEqual(changes.map(withoutNull))
        const { writes } = language.touches(actionOf(run))
        for (const change of changes)
          expect(isDeclared(writtenBy(change), writes), `${writtenBy(change)} in ${writes}`).toBe(
            true,
          )
      }),
      runs,
    )
  })

  it('is sampled with runs that change something', () => {
    const sampled = fc.sample(sample.runs, { numRuns: 200, seed: 5 })
    const changing = sampled.filter((run) => asked(kind, run).length > 0)
    expect(changing.length / sampled.length).toBeGreaterThan(0.2)
  })
})

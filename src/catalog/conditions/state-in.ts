import { fieldError } from '#condition/condition.ts'
import type { ConditionDefinition, Dependencies } from '#condition/kind.ts'
import { say, type Message } from '#language'

interface StateFacts<State extends string> {
  id: string
  title: string
  description: string
  kind: 'campaign' | 'journey'
  /** Title of the parameter for the record, and its text for any record. */
  record: readonly [title: string, anyOne: string]
  states: readonly (readonly [state: State, words: string])[]
  /** With the name of a record, and for any record; `other` for an unknown state. */
  sentences: Record<State | 'other', readonly [named: Message, anyOne: Message]>
  /** The error for a record that was deleted. */
  missing: Message
  dependsOn: (found: Dependencies) => Set<string>
}

/** A condition on a person's state in a campaign or journey. */
export function stateDefinition<State extends string>({
  id,
  title,
  description,
  kind,
  record: [recordTitle, anyOne],
  states,
  sentences,
  missing,
  dependsOn,
}: StateFacts<State>): ConditionDefinition {
  const parameter = `${kind}Id`
  return {
    id,
    title,
    description,
    family: 'belongs',
    about: 'profile',
    tags: ['profileCondition', 'availableToEndUser'],
    parameters: [
      { id: parameter, title: recordTitle, type: kind, help: anyOne },
      { id: 'state', title: 'Status', type: 'choice', default: 'any', options: states },
    ],
    check({ parameterValues: { [parameter]: recordId } }, { exists }) {
      const isMissing =
        typeof recordId === 'string' && recordId !== '' && exists(kind, recordId) === false
      return isMissing ? [fieldError(`/parameterValues/${parameter}`, say(missing))] : []
    },
    describe({ parameterValues: { [parameter]: recordId, state } }, { name }) {
      const known = states.find(([one]) => one === (state ?? 'any'))?.[0]
      const [named, any] = sentences[known ?? 'other']
      const recordName = recordId && name(kind, String(recordId))
      return recordName ? say(named, { name: String(recordName) }) : say(any)
    },
    dependsOn: ({ parameterValues: { [parameter]: recordId } }, dependencies) =>
      void dependsOn(dependencies).add(recordId ? String(recordId) : '*'),
  }
}

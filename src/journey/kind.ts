import type { SchemaNode } from '#model/entity.ts'
import type { FieldError } from '#model/errors.ts'
import type { IconName } from '#model/icon-name.generated.ts'

export type Given = Record<string, unknown>

/** A parameter as JSON Schema: checked by `checkValue`, drawn by the field types. */
export interface NodeParameter extends SchemaNode {
  title: string
}

/** A way out of a step. */
export interface Exit {
  id: string
  /** As it stands on the edge; empty where there is only one. */
  title: string
}

/** A condition that a step asks. */
export interface Asked {
  condition: unknown
  about: 'profile' | 'event'
  /** JSON Pointer below what is given. */
  path: string
}

export interface NodeWords {
  /** A condition as part of a sentence: "country is NO". */
  condition(condition: unknown, about: 'profile' | 'event'): string
  action(action: unknown): string
  /** Name of a record, or its id. */
  name(entity: string, id: string): string
}

/** Under which heading a step is offered, in order. */
export const nodeGroups = [
  { id: 'when', title: 'When' },
  { id: 'flow', title: 'Flow' },
  { id: 'do', title: 'Do' },
  { id: 'end', title: 'End' },
] as const
export type NodeGroup = (typeof nodeGroups)[number]['id']

/** What a kind of step is: everything that a browser needs to offer, check, draw and explain it. */
export interface NodeDefinition {
  id: string
  title: string
  description: string
  icon: IconName
  group: NodeGroup
  parameters: Readonly<Record<string, NodeParameter>>
  required?: readonly string[]
  /**
   * Parameters that say nothing for what is given: "until" for a wait of a fixed length. They are
   * neither shown nor checked.
   */
  idle?(given: Given): readonly string[]
  /** The ways out, in the order in which they are drawn. None: the journey ends here. */
  exits(given: Given): readonly Exit[]
  /**
   * Faults beyond what the parameters' schemas say; paths begin below what is given. They keep a
   * journey from being published, never from being saved.
   */
  check?(given: Given): FieldError[]
  asks?(given: Given): Asked[]
  /** Actions that it does, with the path below what is given. */
  acts?(given: Given): { actions: unknown; path: string }[]
  /** One line without a full stop: "Wait 3 days, then on a weekday". */
  describe(given: Given, words: NodeWords): string
  /** Time passes here: a circle without such a step would never end. */
  waits: boolean
  /**
   * What people do from here on counts for what they wait for later, and not what they did before
   * (engagement design, 5.3).
   */
  resetsEventCursor?: boolean
}

export const NEXT: readonly Exit[] = [{ id: 'next', title: '' }]

/** One way of a branch or a split. */
export interface Way {
  id: string
  name: string
  [what: string]: unknown
}

/** The ways that are given, as far as they can be read. */
export function waysOf(given: Given): Way[] {
  if (!Array.isArray(given.ways)) return []
  return given.ways
    .filter(
      (one): one is Way =>
        typeof one === 'object' && one !== null && typeof (one as Way).id === 'string',
    )
    .map((one) => ({ ...one, name: String(one.name ?? '') }))
}

/** The parameters as one JSON Schema; those that say nothing here are left out. */
export function schemaOf(
  { parameters, required = [], idle }: Pick<NodeDefinition, 'parameters' | 'required' | 'idle'>,
  given: Given,
): SchemaNode {
  const silent = new Set(idle?.(given))
  return {
    type: 'object',
    properties: { ...parameters },
    required: required.filter((name) => !silent.has(name)),
    additionalProperties: false,
  }
}

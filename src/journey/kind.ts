import type { SchemaNode } from '#model/entity.ts'
import type { FieldError } from '#model/errors.ts'
import type { IconName } from '#model/icon-name.generated.ts'

export type Given = Record<string, unknown>

/** A parameter as JSON Schema: checked by `checkValue`, drawn by the field types. */
export interface NodeParameter extends SchemaNode {
  title: string
}

/** An exit of a step. */
export interface Exit {
  id: string
  /** The label on the edge; empty where there is only one exit. */
  title: string
}

/** A condition that a step evaluates. */
export interface Asked {
  condition: unknown
  about: 'profile' | 'event'
  /** JSON Pointer below the parameters. */
  path: string
}

export interface NodeWords {
  /** A condition as part of a sentence: "country is NO". */
  condition(condition: unknown, about: 'profile' | 'event'): string
  action(action: unknown): string
  /** Name of a record, or its id. */
  name(entity: string, id: string): string
}

/** The headings under which steps are offered, in order. */
export const nodeGroups = [
  { id: 'when', title: 'When' },
  { id: 'flow', title: 'Flow' },
  { id: 'do', title: 'Do' },
  { id: 'end', title: 'End' },
] as const
export type NodeGroup = (typeof nodeGroups)[number]['id']

/**
 * The definition of a kind of step: everything that a browser needs to offer, check, draw and
 * explain it.
 */
export interface NodeDefinition {
  id: string
  title: string
  description: string
  icon: IconName
  group: NodeGroup
  parameters: Readonly<Record<string, NodeParameter>>
  required?: readonly string[]
  /**
   * Parameters that have no effect with the given values: "until" for a wait of a fixed length.
   * They are neither shown nor checked.
   */
  idle?(given: Given): readonly string[]
  /** The exits, in drawing order. None: the journey ends here. */
  exits(given: Given): readonly Exit[]
  /**
   * Faults that the parameters' schemas do not show; paths begin below the parameters. They prevent
   * publishing, never saving.
   */
  check?(given: Given): FieldError[]
  asks?(given: Given): Asked[]
  /** Actions that the step runs, with their paths below the parameters. */
  acts?(given: Given): { actions: unknown; path: string }[]
  /** One line without a full stop: "Wait 3 days, then on a weekday". */
  describe(given: Given, words: NodeWords): string
  /** Whether time passes here: a cycle without such a step would never end. */
  waits: boolean
  /** Later waits count only events after this step, not earlier ones (engagement design, 5.3). */
  resetsEventCursor?: boolean
}

export const NEXT: readonly Exit[] = [{ id: 'next', title: '' }]

/** One exit of a branch or a split. */
export interface Way {
  id: string
  name: string
  [what: string]: unknown
}

/** The given exits, as far as they are valid. */
export function waysOf(given: Given): Way[] {
  if (!Array.isArray(given.ways)) return []
  return given.ways
    .filter(
      (one): one is Way =>
        typeof one === 'object' && one !== null && typeof (one as Way).id === 'string',
    )
    .map((one) => ({ ...one, name: String(one.name ?? '') }))
}

/** The parameters as one JSON Schema; those without effect are left out. */
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

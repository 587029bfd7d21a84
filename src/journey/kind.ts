import type { SchemaNode } from '#model/schema/entity.ts'
import type { FieldError } from '#model/lib/errors.ts'
import type { IconName } from '#model/schema/icon-name.generated.ts'
import { message } from '#language'

export type NodeArguments = Record<string, unknown>

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
export interface StepCondition {
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
  { id: 'when', title: message('When') },
  { id: 'flow', title: message('Flow') },
  { id: 'do', title: message('Do') },
  { id: 'end', title: message('End') },
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
  inactiveParameters?(given: NodeArguments): readonly string[]
  /** The exits, in drawing order. None: the journey ends here. */
  exits(given: NodeArguments): readonly Exit[]
  /**
   * Faults that the parameters' schemas do not show; paths begin below the parameters. They prevent
   * publishing, never saving.
   */
  check?(given: NodeArguments): FieldError[]
  /** Advice about parameters that are allowed and probably not meant; prevents nothing. */
  hints?(given: NodeArguments): FieldError[]
  conditions?(given: NodeArguments): StepCondition[]
  /** Actions that the step runs, with their paths below the parameters. */
  actions?(given: NodeArguments): { actions: unknown; path: string }[]
  /** One line without a full stop: "Wait 3 days, then on a weekday". */
  describe(given: NodeArguments, words: NodeWords): string
  /** Whether time passes here: a cycle without such a step would never end. */
  waits: boolean
  /** Later waits count only events after this step, not earlier ones. */
  resetsEventCursor?: boolean
}

export const NEXT: readonly Exit[] = [{ id: 'next', title: '' }]

/** One exit of a branch or a split. */
export interface Branch {
  id: string
  name: string
  [what: string]: unknown
}

/** The given exits, as far as they are valid. */
export function branchesOf(nodeArguments: NodeArguments): Branch[] {
  if (!Array.isArray(nodeArguments.ways)) return []
  return nodeArguments.ways
    .filter(
      (way): way is Branch =>
        typeof way === 'object' && way !== null && typeof (way as Branch).id === 'string',
    )
    .map((way) => ({ ...way, name: String(way.name ?? '') }))
}

/** The parameters as one JSON Schema; those without effect are left out. */
export function schemaOf(
  {
    parameters,
    required = [],
    inactiveParameters,
  }: Pick<NodeDefinition, 'parameters' | 'required' | 'inactiveParameters'>,
  nodeArguments: NodeArguments,
): SchemaNode {
  const silent = new Set(inactiveParameters?.(nodeArguments))
  return {
    type: 'object',
    properties: { ...parameters },
    required: required.filter((name) => !silent.has(name)),
    additionalProperties: false,
  }
}

import { isCondition } from '#condition/condition.ts'
import type { EventFacts, ProfileFacts, SessionFacts } from '#condition/facts.ts'
import type { SchemaNode } from '#model/entity.ts'
import type { FieldError } from '#model/errors.ts'
import type { IconName } from '#model/icon-name.generated.ts'

/** One thing that a rule does, in Apache Unomi's JSON: a kind and what it is given. */
export interface Action {
  type: string
  parameterValues: Record<string, unknown>
  /** `false`: switched off, as if it were not there. Absent means on. */
  enabled?: boolean
}

export type Given = Record<string, unknown>

/**
 * A parameter as JSON Schema: checked by `checkValue`, drawn by the field types. `x-hidden` ones
 * are taken, and shown only where they are given.
 */
export interface ActionParameter extends SchemaNode {
  title: string
  /** What the form offers while somebody types; anything else may be typed as well. */
  suggest?: 'profile-property' | 'event-property' | 'event-type'
}

export interface ActionWords {
  /** Title of a declared property, or its path. */
  property(path: string): string
  /** Name of a record, or its id. */
  name(entity: string, id: string): string
}

/** What a kind of action is: everything that a browser needs to offer, check and explain it. */
export interface ActionDefinition {
  /** Apache Unomi's name where it has one (reference, 2.4). */
  id: string
  title: string
  description: string
  icon: IconName
  parameters: Readonly<Record<string, ActionParameter>>
  required?: readonly string[]
  /** Faults beyond what the parameters' schemas say; paths begin below the parameters. */
  check?(given: Given): FieldError[]
  /** In the imperative and without a full stop: "set plan to "pro"". */
  describe(given: Given, words: ActionWords): string
  /**
   * What it looks at: `event:properties.plan`, `profile:properties.visits`. A star stands for
   * whatever is there.
   */
  reads(given: Given): string[]
  /**
   * What it may change, in the same words; `list:vip`, `consent:newsletter`, `event:Upgraded`,
   * `identity`.
   */
  writes(given: Given): string[]
}

/** What an action may look at. */
export interface ActionFacts {
  /** Milliseconds since 1970. */
  now: number
  event: EventFacts
  profile: ProfileFacts
  session: SessionFacts | null
}

export interface DeclaredProperty {
  id: string
  multivalued: boolean
  protected: boolean
  tags: readonly string[]
}

export interface ActionTools {
  /**
   * The declared profile property that an incoming name stands for: its own, or one that is mapped
   * to it.
   */
  declared(name: string): DeclaredProperty | null
}

/**
 * What an action asks for. Nothing is done by the action itself: the engine checks, does and
 * records each.
 */
export type Change =
  /** `name` is a path below the properties; `undefined` removes. */
  | { change: 'property'; of: 'profile' | 'session'; name: string; value: unknown }
  | {
      change: 'consent'
      purpose: string
      status: 'GRANTED' | 'DENIED' | 'REVOKED'
      revokeDate?: string
    }
  | { change: 'list'; listId: string; on: boolean }
  | {
      change: 'event'
      eventType: string
      properties: Record<string, unknown>
      target: Record<string, unknown>
      stored: boolean
    }
  /** Whoever carries this value under this name is the same person. */
  | { change: 'merge'; name: string; value: string; forceMaster: boolean }

/** Why an action cannot do what it was asked for, in a sentence for people. */
export class ActionFault extends Error {}

/**
 * What a kind of action does: the changes that it asks for. References in the parameters are filled
 * in already.
 * @throws ActionFault
 */
export type ActionExecutor = (given: Given, facts: ActionFacts, tools: ActionTools) => Change[]

/** The shape, not the meaning; a condition has the same. */
export const isAction: (value: unknown) => value is Action = isCondition

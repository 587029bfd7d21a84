import { isCondition } from '#condition/condition.ts'
import type { EventFacts, ProfileFacts, SessionFacts } from '#condition/facts.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import type { FieldError } from '#model/lib/errors.ts'
import type { IconName } from '#model/schema/icon-name.generated.ts'

/** One effect of a rule, in Apache Unomi's JSON: a type and its parameter values. */
export interface Action {
  type: string
  parameterValues: Record<string, unknown>
  /** `false`: switched off, so it counts as missing. On when absent. */
  enabled?: boolean
}

export type ActionArguments = Record<string, unknown>

/**
 * A parameter as JSON Schema: validated by `checkValue`, drawn by the field types. `x-hidden` ones
 * are accepted, and shown only where they are given.
 */
export interface ActionParameter extends SchemaNode {
  title: string
  /** Suggestions that the form offers while typing; other values are allowed as well. */
  suggest?: 'profile-property' | 'event-property' | 'event-type'
}

export interface ActionWords {
  /** Title of a declared property, or its path. */
  property(path: string): string
  /** Name of a record, or its id. */
  name(entity: string, id: string): string
}

/**
 * The definition of a kind of action: everything that a browser needs to offer, check and explain
 * it.
 */
export interface ActionDefinition {
  /** Apache Unomi's name where it has one. */
  id: string
  title: string
  description: string
  icon: IconName
  parameters: Readonly<Record<string, ActionParameter>>
  required?: readonly string[]
  /** Faults that the parameters' schemas do not show; paths begin below the parameters. */
  check?(given: ActionArguments): FieldError[]
  /** A phrase in the imperative, without a full stop: "set plan to "pro"". */
  describe(given: ActionArguments, words: ActionWords): string
  /**
   * What the action reads: `event:properties.plan`, `profile:properties.visits`. A star matches
   * any path.
   */
  reads(given: ActionArguments): string[]
  /**
   * What the action may change, in the same format; `list:vip`, `consent:newsletter`,
   * `event:Upgraded`, `identity`.
   */
  writes(given: ActionArguments): string[]
}

/** The facts that an action may read. */
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
   * The declared profile property of an incoming name: the property with that name, or one that the
   * name is mapped to.
   */
  declared(name: string): DeclaredProperty | null
}

/**
 * A change that an action requests. The action itself does nothing: the engine checks, applies and
 * records each change.
 */
export type ActionChange =
  /** `name` is a path below the properties; `undefined` removes the property. */
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
  /** Merges profiles with the same value under this name. */
  | { change: 'merge'; name: string; value: string; forceMaster: boolean }

/** Why an action cannot apply its change, as a sentence for users. */
export class ActionError extends Error {}

/**
 * Computes the changes that an action requests. References in the parameters are already filled in.
 * @throws ActionError
 */
export type ActionExecutor = (
  given: ActionArguments,
  facts: ActionFacts,
  tools: ActionTools,
) => ActionChange[]

/** Checks the shape, not the meaning; a condition has the same shape. */
export const isAction: (value: unknown) => value is Action = isCondition

import type { Engage, Profile, TemplateVersion } from '#model/schema/entities.generated.ts'
import type { FieldError } from '#model/lib/errors.ts'
import type { IconName } from '#model/schema/icon-name.generated.ts'

/**
 * The definition of a kind of channel: everything that a browser needs to offer and explain it. Its
 * own fields are in `schemas/engage.json` with `x-when`.
 */
export interface ChannelDefinition {
  id: Engage['channel']
  title: string
  description: string
  icon: IconName
  /** How the product sends its messages. */
  by: Outgoing['by']
  /** Fields of the message that contain Liquid, filled in for each person and checked on saving. */
  liquid?: readonly (keyof Engage)[]
  /** What a message of this channel lacks before it can be sent; paths as in the record. */
  missing(engage: Partial<Engage>): FieldError[]
}

/** The data for composing a message to one person. */
export interface ChannelFacts {
  engage: Engage
  profile: Pick<Profile, 'id' | 'email'>
  /** The template's published version, where the channel sends one. */
  version: Pick<TemplateVersion, 'subject' | 'html' | 'text' | 'number'> | null
  /** The values of Liquid variables. */
  values: Record<string, unknown>
  /** The footer of every message; empty where people cannot unsubscribe. */
  footer: { html: string; text: string }
  unsubscribeUrl: string
  /** Identifies the message to receivers; the same for every attempt. */
  messageId: string
}

/** Helpers of the engine that a channel may use. */
export interface ChannelTools {
  /**
   * Renders Liquid. `as` decides how values are escaped.
   * @throws Error with a readable message
   */
  render(
    source: string,
    values: Record<string, unknown>,
    as: 'html' | 'text' | 'json',
  ): Promise<string>
  /** The version for readers without HTML. */
  plainText(html: string): string
}

/** A composed message and how it is sent: a channel itself sends nothing. */
export type Outgoing =
  | { by: 'mailbox'; subject: string; html: string; text: string }
  | { by: 'call'; url: string; method: Engage['method']; body: string }

/** A message that cannot be composed, with a sentence for users. */
export class ChannelError extends Error {}

export interface ChannelDelivery {
  /** The destination; empty when the person cannot be reached by this channel. */
  addressOf(engage: Pick<Engage, 'url'>, profile: Pick<Profile, 'id' | 'email'>): string
  /** Composes the message for the person. @throws ChannelError */
  compose(facts: ChannelFacts, tools: ChannelTools): Promise<Outgoing>
}

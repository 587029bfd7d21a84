import type { Engage, Profile, TemplateVersion } from '#model/entities.generated.ts'
import type { FieldError } from '#model/errors.ts'
import type { IconName } from '#model/icon-name.generated.ts'

/**
 * What a kind of channel is: everything that a browser needs to offer and explain it. Its own
 * fields stand in `schemas/engage.json` with `x-when`.
 */
export interface ChannelDefinition {
  id: Engage['channel']
  title: string
  description: string
  icon: IconName
  /** In which of the product's ways its messages leave. */
  by: Outgoing['by']
  /** Fields of the message that are filled in for each person, and checked when it is saved. */
  liquid?: readonly (keyof Engage)[]
  /** What a message of this channel still needs before it can be sent; paths as in the record. */
  missing(engage: Partial<Engage>): FieldError[]
}

/** What a message is made of for one person. */
export interface ChannelFacts {
  engage: Engage
  profile: Pick<Profile, 'id' | 'email'>
  /** The template's published version, where the channel sends one. */
  version: Pick<TemplateVersion, 'subject' | 'html' | 'text' | 'number'> | null
  /** What Liquid variables stand for. */
  values: Record<string, unknown>
  /** What every message may say at its foot; empty where nobody can leave. */
  footer: { html: string; text: string }
  unsubscribeUrl: string
  /** Identifies the message to receivers, the same at every try. */
  messageId: string
}

/** Helpers of the engine that a channel may use. */
export interface ChannelTools {
  /**
   * Fills Liquid variables in. `as` says how values are made safe there.
   * @throws Error in a sentence
   */
  render(
    source: string,
    values: Record<string, unknown>,
    as: 'html' | 'text' | 'json',
  ): Promise<string>
  /** What readers without HTML get. */
  plainText(html: string): string
}

/** What leaves, and by which of the product's ways: nothing is sent by a channel itself. */
export type Outgoing =
  | { by: 'mailbox'; subject: string; html: string; text: string }
  | { by: 'call'; url: string; method: Engage['method']; body: string }

/** A message that cannot be made, in a sentence for people. */
export class ChannelFault extends Error {}

export interface ChannelDelivery {
  /** Where it goes; empty when the person cannot be reached by this channel. */
  addressOf(engage: Pick<Engage, 'url'>, profile: Pick<Profile, 'id' | 'email'>): string
  /** The message as the person gets it. @throws ChannelFault */
  compose(facts: ChannelFacts, tools: ChannelTools): Promise<Outgoing>
}

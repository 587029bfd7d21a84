import { hash32 } from '../lib/hash32.ts'
import type { Step } from '../api/outreach.ts'

/*
 * Where the text of an email comes from: drafted from the facts, or written by a person.
 */

/** How an email was drafted, so that it can be drafted again in the same way. */
export type EmailDraft = NonNullable<Step['draft']>

/** Fingerprint of a drafted text. */
export const printOf = ({ subject = '', body }: Pick<Step, 'subject' | 'body'>): string =>
  hash32(JSON.stringify([subject.trim(), body.trim()])).toString(36)

/** Whether a person wrote or changed the text, so that no redraft may replace it unasked. */
export const isEdited = (step: Step): boolean => step.draft?.print !== printOf(step)

/** Whether facts that the text rests on have changed since it was drafted. */
export const isOutdated = ({ draft, enabled }: Step): boolean =>
  enabled !== false && draft?.isOutdated === true

import { z } from 'zod'

/*
 * The forms of answers. Each sentence names the facts that it rests on, so that it can be checked
 * alone.
 */

const sentence = z.object({
  text: z.string().max(600),
  /** Ids of facts. */
  facts: z.array(z.string().max(12)).max(8),
})

const letter = z.object({
  subject: sentence,
  paragraphs: z.array(z.object({ sentences: z.array(sentence).max(6) })).max(6),
})

export const lettersShape = z.object({ emails: z.array(letter).max(3) })
export const letterShape = z.object({ email: letter })
export const subjectsShape = z.object({ subjects: z.array(sentence).max(6) })
export const repairsShape = z.object({
  repairs: z.array(sentence.extend({ id: z.string().max(12) })).max(60),
})

export type LetterAnswer = z.infer<typeof letter>

import type { EmailLanguage } from '#model/email/email-languages.ts'
import { replies as da } from './da/replies.ts'
import { replies as de } from './de/replies.ts'
import { replies as en } from './en/replies.ts'
import { replies as es } from './es/replies.ts'
import { replies as fr } from './fr/replies.ts'
import { replies as it } from './it/replies.ts'
import { replies as nb } from './nb/replies.ts'
import { replies as nl } from './nl/replies.ts'
import { replies as pt } from './pt/replies.ts'
import { replies as sv } from './sv/replies.ts'
import type { ReplyWords } from './reply-words.ts'

/** A reply may come in any of these, whatever the language of the email that it answers. */
const all: Record<EmailLanguage, ReplyWords> = { en, de, fr, es, it, nl, pt, sv, nb, da }

export const replyWords: readonly ReplyWords[] = Object.values(all)

import { EMAIL_LANGUAGES, type EmailLanguage } from '#model/email-languages.ts'
import { emailPhrases } from '../languages/phrases.ts'
import type { Slot } from './email-phrases.ts'
import type { Address, AskKind } from './material.ts'
import { addressed, speakerOf, type Speaker } from './say.ts'

const ASK_SLOTS: Record<AskKind, Slot> = {
  call: 'askCall',
  demo: 'askDemo',
  trial: 'askTrial',
  quote: 'askQuote',
  buy: 'askBuy',
  reply: 'askReply',
}

let written: Set<string> | null = null

/** Whether a question is one of the product's own, in any language. */
function isWrittenHere(text: string): boolean {
  written ??= new Set(
    EMAIL_LANGUAGES.flatMap((language) =>
      Object.values(ASK_SLOTS).flatMap((slot) =>
        emailPhrases[language].slots[slot].flatMap((wording) =>
          (['formal', 'informal'] as const).map((address) => addressed(wording, address)),
        ),
      ),
    ),
  )
  return written.has(text)
}

/** The question that a call to action of this kind becomes in an email. */
export const askFor = (
  kind: AskKind,
  { language, address, seed }: { language: EmailLanguage; address: Address; seed: string },
): string => speakerOf(language, address, seed).say(ASK_SLOTS[kind])

/**
 * The question of email 1: a person's own question as it is; for a button's text or a question of
 * the product, the question of its kind in the email's language.
 */
export const askIn = ({ say }: Speaker, ask: { kind: AskKind; text: string }): string =>
  ask.text.endsWith('?') && !isWrittenHere(ask.text) ? ask.text : say(ASK_SLOTS[ask.kind])

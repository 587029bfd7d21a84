import { say } from '#language'
import { lexicons } from '#drafting/languages/lexicons.ts'
import { formOf } from '#drafting/text/sentence-form.ts'
import { countWords, lowerWordsOf } from '#drafting/text/words.ts'
import { isOwnWording } from '#drafting/writing/own-wordings.ts'
import { piecesOf, quoted, warning, type EmailCheck } from './email-text.ts'

/** Longer texts without a known verb often have one that is in no list. */
const MAX_WORDS = 6

/** A fragment where a sentence belongs: a heading with a full stop. */
export const checkMissingVerb: EmailCheck = (email) => {
  const piece = piecesOf(email).find(({ text, kind }) => {
    if (kind !== 'whole' || text.endsWith('?') || /^[–—"“„«»”‘]/u.test(text)) return false
    if (isOwnWording(text, email.language) || countWords(text) > MAX_WORDS) return false
    // "Fabricamos moldes.": the verb has its subject in it.
    const { subjectless } = lexicons[email.language].grammar
    if (subjectless?.test(lowerWordsOf(text)[0] ?? '')) return false
    return ['verbless', 'label'].includes(formOf(text, email.language))
  })
  return piece
    ? [
        warning(
          'body',
          say('{quote} has no verb. Write a whole sentence.', { quote: quoted(piece.text) }),
        ),
      ]
    : []
}

import { say } from '#language'
import { formOf } from '#drafting/text/sentence-form.ts'
import { countWords } from '#drafting/text/words.ts'
import { isOwnWording } from '#drafting/writing/own-wordings.ts'
import { piecesOf, quoted, warning, type EmailCheck } from './email-text.ts'

const MIN_WORDS = 3

/** A bare list of nouns may follow a colon; "Terms, prices" in words with capitals is a heading. */
const isList = (text: string) => /,\s/.test(text) && /^\p{Ll}/u.test(text)

/** A heading or a pasted phrase: text after a colon or a dash that has no verb. */
export const checkColonWithoutVerb: EmailCheck = (email) => {
  const { language } = email
  const piece = piecesOf(email).find(({ text, kind }) => {
    const pasted = /^[^.?!]{3,60}\s[–—]\s(.+)$/u.exec(text)
    const after = kind === 'said' ? text : pasted?.[1]
    if (!after || isList(after) || countWords(after) < MIN_WORDS || after.endsWith('?'))
      return false
    if (isOwnWording(text, language)) return false
    return ['verbless', 'label'].includes(formOf(after.replace(/\.$/, ''), language))
  })
  return piece
    ? [
        warning(
          'body',
          say('{quote} follows a colon or a dash without a verb. Write a whole sentence.', {
            quote: quoted(piece.text),
          }),
        ),
      ]
    : []
}

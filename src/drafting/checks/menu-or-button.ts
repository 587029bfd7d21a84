import { say } from '#language'
import { lexicons } from '#drafting/languages/lexicons.ts'
import { formOf } from '#drafting/text/sentence-form.ts'
import { countWords, isOneOf } from '#drafting/text/words.ts'
import { piecesOf, quoted, warning, type EmailCheck } from './email-text.ts'

const MAX_BUTTON_WORDS = 6

/** Text of a menu or a button: "Read more", or an order to the reader where a fact belongs. */
export const checkMenuOrButton: EmailCheck = (email) => {
  const { buttons, pages } = lexicons[email.language]
  const labels = [
    ...Object.values(buttons).flat(),
    ...[pages.products, pages.pricing, pages.about, pages.contact, pages.legal, pages.faq].flat(),
  ]
  const piece = piecesOf(email).find(
    ({ text, kind }) =>
      isOneOf(text, labels) ||
      (kind !== 'whole' &&
        countWords(text) <= MAX_BUTTON_WORDS &&
        formOf(text, email.language) === 'imperative'),
  )
  return piece
    ? [
        warning(
          'body',
          say('{quote} reads like a menu or a button.', { quote: quoted(piece.text) }),
        ),
      ]
    : []
}

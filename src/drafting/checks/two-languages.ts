import { namesOf, say } from '#language'
import { countWords } from '#drafting/text/words.ts'
import { isInOtherScript, otherLanguageOf } from '#drafting/writing/speaks.ts'
import { piecesOf, quoted, warning, type EmailCheck } from './email-text.ts'

const MIN_WORDS = 6

/** A sentence in another language than the email, or in another script. */
export const checkTwoLanguages: EmailCheck = (email) => {
  const company = email.messaging.companyName?.text ?? ''
  for (const { text } of piecesOf(email)) {
    if (isInOtherScript(company ? text.replaceAll(company, '') : text))
      return [
        warning(
          'body',
          say('{quote} uses a different script than the email.', { quote: quoted(text) }),
        ),
      ]
    const other = countWords(text) < MIN_WORDS ? null : otherLanguageOf(text, email.language)
    if (other)
      return [
        warning(
          'body',
          say('{quote} is in {other}, and the email is in {own}.', {
            quote: quoted(text),
            other: namesOf('language').of(other)!,
            own: namesOf('language').of(email.language)!,
          }),
        ),
      ]
  }
  return []
}

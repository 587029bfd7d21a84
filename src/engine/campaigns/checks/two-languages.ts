import { countWords } from '#engine/campaigns/drafting/understanding/words.ts'
import { isInOtherScript, otherLanguageOf } from '#engine/campaigns/drafting/writing/speaks.ts'
import { piecesOf, quoted, warning, type EmailCheck } from './email-text.ts'

const MIN_WORDS = 6
const names = new Intl.DisplayNames(['en'], { type: 'language' })

/** A sentence in another language than the email, or in another script. */
export const checkTwoLanguages: EmailCheck = (email) => {
  const company = email.messaging.companyName?.text ?? ''
  for (const { text } of piecesOf(email)) {
    if (isInOtherScript(company ? text.replaceAll(company, '') : text))
      return [warning('body', `${quoted(text)} is in another script than the email.`)]
    const other = countWords(text) < MIN_WORDS ? null : otherLanguageOf(text, email.language)
    if (other)
      return [
        warning(
          'body',
          `${quoted(text)} is in ${names.of(other)}, and the email is in ` +
            `${names.of(email.language)}.`,
        ),
      ]
  }
  return []
}

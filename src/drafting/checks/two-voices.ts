import { say } from '#language'
import { lexicons } from '#drafting/languages/lexicons.ts'
import { lowerWordsOf } from '#drafting/text/words.ts'
import { piecesOf, warning, type EmailCheck } from './email-text.ts'

/** "We" and "I" in one email, outside quotations. */
export const checkTwoVoices: EmailCheck = (email) => {
  const { we, our, singular } = lexicons[email.language].grammar
  const words = piecesOf(email)
    .map(({ text }) => text.replace(/[“„«"‘][^“„«"‘”»’]{0,300}[”“»"’]/gu, ' '))
    .filter((text) => !text.endsWith('?'))
    .flatMap(lowerWordsOf)
  const one = words.find((word) => singular.includes(word))
  const many = words.find((word) => we.includes(word) || our.includes(word))
  return one && many
    ? [
        warning(
          'body',
          say('The email says “{many}” and “{one}”. Choose one of them.', { many, one }),
        ),
      ]
    : []
}

import { say } from '#language'
import { lettersOf } from '#drafting/languages/all-letters.ts'
import { warning, type EmailCheck } from './email-text.ts'

/** Formal and informal address in one email. */
export const checkTwoAddresses: EmailCheck = ({ plain, language }) => {
  const { address } = lettersOf[language]
  const [formal] = address?.formal.exec(plain) ?? []
  const [informal] = address?.informal.exec(plain) ?? []
  return formal && informal
    ? [
        warning(
          'body',
          say('The reader is addressed formally (“{formal}”) and informally (“{informal}”).', {
            formal,
            informal,
          }),
        ),
      ]
    : []
}

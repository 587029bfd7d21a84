import { say } from '#language'
import { warning, type EmailCheck } from './email-text.ts'

/** Words that the messaging asks to avoid. */
export const checkAvoidedWords: EmailCheck = ({ plain, messaging }) => {
  const avoided = (messaging.wordsToAvoid ?? []).find((word) =>
    plain.toLowerCase().includes(word.toLowerCase()),
  )
  return avoided
    ? [warning('body', say('"{word}" is on your list of words to avoid.', { word: avoided }))]
    : []
}

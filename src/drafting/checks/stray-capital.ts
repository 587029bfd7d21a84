import { say } from '#language'
import { anyOf } from '#drafting/languages/all-traits.ts'
import { lexicons } from '#drafting/languages/lexicons.ts'
import { smallWordsOf } from '#drafting/writing/speaks.ts'
import { FILLED, piecesOf, warning, type EmailCheck, type EmailText } from './email-text.ts'

/** Words that are written large inside a sentence in some language: "I", "Sie", "De". */
const LARGE = new RegExp(`^(?:${anyOf('largeWords')})$`, 'u')

const namesOf = ({ messaging }: EmailText) =>
  new Set(
    [messaging.companyName?.text ?? '', FILLED].flatMap((text) => text.match(/\p{L}+/gu) ?? []),
  )

/** A small word with a capital inside a sentence: a heading that was glued into it. */
export const checkStrayCapital: EmailCheck = (email) => {
  const small = smallWordsOf(email.language)
  const articles = new Set(lexicons[email.language].grammar.determiners)
  const names = namesOf(email)
  for (const { text } of piecesOf(email))
    for (const match of text.matchAll(/(?<=(\p{L}+) )(\p{Lu}\p{Ll}+)(?= (\p{L}))/gu)) {
      const [, before = '', word = ''] = match
      const isName = names.has(word) || LARGE.test(word)
      // "The Alderbrook" and "La Roche" are names.
      const isArticle = articles.has(word.toLowerCase())
      if (!isName && !isArticle && small.has(word.toLowerCase()))
        return [
          warning(
            'body',
            say('“{words}” has a capital in the middle of a sentence.', {
              words: `${before} ${word}`,
            }),
          ),
        ]
    }
  return []
}

import { say } from '#language'
import { anyOf } from '#drafting/languages/all-traits.ts'
import { lexicons } from '#drafting/languages/lexicons.ts'
import { matcherOf } from '#drafting/text/words.ts'
import { PRICE } from '#drafting/wording/price.ts'
import { warning, type EmailCheck } from './email-text.ts'

const LEGAL = new RegExp(
  String.raw`[©®]|(?<!\p{L})(?:${anyOf('registerNumbers')})[\s.:-]{0,3}(?:No|Nr)?[\s.:-]{0,3}\w*\d`,
  'iu',
)

/** A price, which belongs in a quote, or text of a legal notice. */
export const checkPriceOrLegal: EmailCheck = ({ plain, language }) => {
  const [price] = PRICE.exec(plain) ?? []
  const [legal] =
    LEGAL.exec(plain) ?? matcherOf(lexicons[language].pages.copyright).exec(plain) ?? []
  return [
    ...(price
      ? [warning('body', say('"{words}" is a price. Prices belong in a quote.', { words: price }))]
      : []),
    ...(legal
      ? [
          warning(
            'body',
            say('"{words}" is legal text. Remove it from the email.', { words: legal }),
          ),
        ]
      : []),
  ]
}

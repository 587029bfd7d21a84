import { say } from '#language'
import { anyOf } from '#drafting/languages/all-traits.ts'
import { warning, type EmailCheck } from './email-text.ts'

/** Shares, multiples and large numbers; small ones ("15 minutes") are everyday words. */
const FIGURE = new RegExp(
  [
    String.raw`(?<![\d.,])[.,]*\d[\d.,]*\s?(?:%|${anyOf('percent')}|x\b|times\b|k\b|million\b)|`,
    String.raw`\d[\d.,]{3,}`,
  ].join(''),
  'giu',
)

/** The figures of a text, without the marks around them: "5%" is not in "25%". */
const figuresOf = (text: string): string[] =>
  [...text.matchAll(FIGURE)].map(([figure]) => figure.trim().replace(/^[.,]+|(?<![.,])[.,]+$/g, ''))

/** A figure that is nowhere in the messaging. */
export const checkUnprovedNumber: EmailCheck = ({ plain, messaging }) => {
  const known = new Set(figuresOf(JSON.stringify(messaging)))
  const figure = figuresOf(plain).find((candidate) => !known.has(candidate))
  return figure
    ? [
        warning(
          'body',
          say('"{number}" is not in your messaging. Make sure it is true.', {
            number: figure,
          }),
        ),
      ]
    : []
}

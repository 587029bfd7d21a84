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

/** A figure that is nowhere in the messaging. */
export const checkUnprovedNumber: EmailCheck = ({ plain, messaging }) => {
  const known = JSON.stringify(messaging)
  const figures = [...plain.matchAll(FIGURE)].map(([found]) =>
    found.trim().replace(/^[.,]+|[.,]$/g, ''),
  )
  const figure = figures.find((candidate) => !known.includes(candidate))
  return figure
    ? [
        warning(
          'body',
          say('"{number}" is not in your messaging. Make sure it is true.', {
            number: String(figure),
          }),
        ),
      ]
    : []
}

import { say } from '#language'
import { warning, type EmailCheck } from './email-text.ts'

/** Shares, multiples and large numbers; small ones ("15 minutes") are everyday words. */
const FIGURE =
  /(?<![\d.,])[.,]*\d[\d.,]*\s?(?:%|percent|prozent|x\b|times\b|k\b|million\b)|\d[\d.,]{3,}/giu

/** A figure that is nowhere in the messaging. */
export const checkUnprovedNumber: EmailCheck = ({ plain, messaging }) => {
  const known = JSON.stringify(messaging)
  const figures = [...plain.matchAll(FIGURE)].map(([found]) =>
    found.trim().replace(/^[.,]+|[.,]$/g, ''),
  )
  const figure = figures.find((one) => !known.includes(one))
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

import { productNow } from '#ui/base/product-clock.ts'
import { exactMoment } from '#ui/lists/exact-moment.ts'
import type { ScoreExplanation } from '#condition/score-reasons.ts'
import { numberFormat, relativeWords } from '#language'
import { ReasonTree } from '../parts/reason-tree.tsx'
import { tScoring as t } from './messages.ts'

/** Points with a minus sign where they are negative. */
export const pointsText = (value: number): string =>
  numberFormat({ maximumFractionDigits: 1 }).format(value).replace('-', '−')
const signed = (value: number) => (value > 0 ? `+${pointsText(value)}` : pointsText(value))

/** Each element with its points, since when, and why. */
export function Explanation({ of: { elements, modifier } }: { of: ScoreExplanation }) {
  return (
    <ol className="sc-elements">
      {elements.map((elementReason, at) => (
        <li key={at}>
          <p className="sc-line">
            <span className={`f-dot f-${elementReason.holds ? 'positive' : 'off'}`}>
              {elementReason.name || elementReason.says}
              <span className="c-sr">
                {' '}
                {t(elementReason.holds ? 'score.gives' : 'score.givesNot')}
              </span>
            </span>
            <b className="c-num">{elementReason.holds ? signed(elementReason.value) : '0'}</b>
          </p>
          {elementReason.since && (
            <p className="c-soft sc-since" title={exactMoment(new Date(elementReason.since))}>
              {t('score.since', {
                when: relativeWords(new Date(elementReason.since), productNow()),
              })}
            </p>
          )}
          <ReasonTree reason={elementReason.reasons} />
        </li>
      ))}
      {modifier !== 0 && (
        <li>
          <p className="sc-line">
            <span className="f-dot f-info">{t('score.byHand')}</span>
            <b className="c-num">{signed(modifier)}</b>
          </p>
        </li>
      )}
    </ol>
  )
}

import { productNow } from '#ui/base/product-clock.ts'
import { relativeMoment } from '#catalog/fields/moments.ts'
import { exactMoment } from '#ui/lists/exact-moment.ts'
import type { ScoreExplanation } from '#condition/score-reasons.ts'
import { numberFormat } from '#language'
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
      {elements.map((one, at) => (
        <li key={at}>
          <p className="sc-line">
            <span className={`f-dot f-${one.holds ? 'positive' : 'off'}`}>
              {one.name || one.says}
              <span className="c-sr"> {t(one.holds ? 'score.gives' : 'score.givesNot')}</span>
            </span>
            <b className="c-num">{one.holds ? signed(one.value) : '0'}</b>
          </p>
          {one.since && (
            <p className="c-soft sc-since" title={exactMoment(new Date(one.since))}>
              {t('score.since', { when: relativeMoment(new Date(one.since), productNow()) })}
            </p>
          )}
          <ReasonTree reason={one.reasons} />
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

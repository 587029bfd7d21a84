import { useReferenceTarget } from '#catalog/fields/face.ts'
import type { ScoreSpread } from '#condition/score-reasons.ts'
import { Link } from 'react-router-dom'
import { Button } from '#ui/base/button.tsx'
import { formatNumber, formatShare } from '#ui/lists/format.ts'
import { BarRows } from '#ui/plots/bar-rows.tsx'
import '#ui/controls/app.css'
import { Explanation, pointsText } from './explanation.tsx'
import { tScoring as t } from './messages.ts'
import './scoring.css'

/**
 * The distribution of all scores, and the ten highest with their reasons. `heading`: one level
 * below the surrounding heading.
 */
function Spread({ data, heading: Heading }: { data: ScoreSpread; heading: 'h2' | 'h3' }) {
  const { scored, total, lowest, highest, mean, distribution } = data
  const largest = Math.max(1, ...distribution.map(({ count }) => count))
  return (
    <>
      <p className="sc-figure">
        <b>{t('score.scored', { count: scored })}</b>{' '}
        <span className="soft">
          {t('score.of', {
            total: formatNumber(total),
            lowest: pointsText(lowest),
            highest: pointsText(highest),
            mean: pointsText(mean),
          })}
        </span>
      </p>
      <div className="sc-columns">
        <section aria-label={t('score.spread')}>
          <Heading>{t('score.spread')}</Heading>
          <BarRows
            rows={distribution.toReversed().map(({ from, to, count }) => ({
              name:
                from === to
                  ? t('score.points', { count: Math.abs(from), value: pointsText(from) })
                  : t('score.span', { from: pointsText(from), to: pointsText(to) }),
              share: count / largest,
              value: formatNumber(count),
              aside: total === 0 ? '' : formatShare(count / total),
            }))}
          />
        </section>
        <section aria-label={t('score.highest')}>
          <Heading>{t('score.highest')}</Heading>
          <Highest samples={data.samples} />
        </section>
      </div>
    </>
  )
}

/** A distribution that loads; keeps the previous one while a newer one is computed. */
export function AwaitedSpread({
  data,
  error,
  again,
  heading,
}: {
  data: ScoreSpread | undefined
  error: Error | null
  again(): void
  heading: 'h2' | 'h3'
}) {
  if (error)
    return (
      <p role="alert">
        {t('score.failed', { message: error.message })}{' '}
        <Button size="s" onClick={again}>
          {t('score.again')}
        </Button>
      </p>
    )
  return data ? (
    <Spread data={data} heading={heading} />
  ) : (
    <p className="soft" role="status">
      {t('score.counting')}
    </p>
  )
}

function Highest({ samples }: { samples: ScoreSpread['samples'] }) {
  const profiles = useReferenceTarget('profile')
  if (samples.length === 0) return <p className="soft">{t('score.nobody')}</p>
  return (
    <ol className="sc-people">
      {samples.map((sample) => {
        const name = sample.name || sample.email || `…${sample.id.slice(-8)}`
        return (
          <li key={sample.id}>
            <details>
              <summary>
                <span className="sc-name">{name}</span>
                <b className="c-num">{pointsText(sample.score)}</b>
              </summary>
              {profiles && (
                <Link className="f-link" to={profiles.recordPath(sample.id)}>
                  {sample.email ?? name}
                </Link>
              )}
              <Explanation of={sample} />
            </details>
          </li>
        )
      })}
    </ol>
  )
}

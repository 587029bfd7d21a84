import type { Step } from '#model/api/outreach.ts'
import { Changing } from '../page-parts/read-only.tsx'
import { tContent as t } from './content-messages.ts'

const LETTERS = 'ABCDEF'

export type Variant = NonNullable<Step['variants']>[number]

/** The step with one changed variant. */
export const withVariant = (step: Step, changed: Variant): Step => ({
  ...step,
  variants: (step.variants ?? []).map((variant) => (variant.id === changed.id ? changed : variant)),
})

interface VariantBarProps {
  step: Step
  number: number
  /** Share of the original version, in percent. */
  left: number
  /** The selected variant; null for the original. */
  shown: string | null
  onShow: (id: string | null) => void
  onChange: (step: Step) => void
}

/** Selects a variant, sets its share, and removes it. */
export function VariantBar({ step, number, left, shown, onShow, onChange }: VariantBarProps) {
  const variants = step.variants ?? []
  const variant = variants.find((candidate) => candidate.id === shown) ?? null
  return (
    <div className="row" style={{ padding: '8px 12px', borderBottom: 'var(--hair)' }}>
      <div className="vt" role="group" aria-label={t('conf.mail.variants', { number })}>
        <button type="button" aria-pressed={!variant} onClick={() => onShow(null)}>
          {LETTERS[0]} <span className="num">{left}</span>
        </button>
        {variants.map((one, position) => (
          <button
            key={one.id}
            type="button"
            aria-pressed={one.id === shown}
            onClick={() => onShow(one.id)}
          >
            {LETTERS[position + 1]} <span className="num">{one.weight}</span>
          </button>
        ))}
      </div>
      {variant ? (
        <Changing>
          <span className="end row s12 soft">
            <label className="row">
              {t('conf.mail.share')}
              <input
                className="field field-s"
                style={{ width: 68 }}
                type="number"
                min={0}
                max={100}
                value={variant.weight}
                onChange={(event) =>
                  onChange(
                    withVariant(step, {
                      ...variant,
                      weight: Math.max(
                        0,
                        Math.min(100, Math.round(Number(event.target.value) || 0)),
                      ),
                    }),
                  )
                }
              />
              %
            </label>
            <button
              type="button"
              className="btn btn-q btn-s"
              onClick={() => {
                onChange({ ...step, variants: variants.filter((one) => one.id !== variant.id) })
                onShow(null)
              }}
            >
              {t('conf.mail.removeVariant')}
            </button>
          </span>
        </Changing>
      ) : null}
    </div>
  )
}

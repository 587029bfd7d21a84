import type { FieldInputProps } from '../face.ts'
import { tField as t } from '../field-messages.ts'
import { controlAttributes } from '../text-control.tsx'

type Range = { from?: unknown; to?: unknown }
const sides = ['from', 'to'] as const

/** Two days with the browser's date picker; each limits the other one. */
export function DateRangeInput(props: FieldInputProps) {
  const { id, value, node, onChange, onBlur, describedBy } = props
  const range: Range = typeof value === 'object' && value !== null ? value : {}
  const title = props.label ?? node.title ?? ''
  const change = (side: (typeof sides)[number], day: string) => {
    const next = Object.fromEntries(
      Object.entries({ ...range, [side]: day }).filter(
        ([, one]) => one !== '' && one !== null && one !== undefined,
      ),
    )
    onChange(Object.keys(next).length === 0 && node.nullable ? null : next)
  }
  return (
    <span className="f-range" role="group" aria-label={title} aria-describedby={describedBy}>
      {sides.map((side) => (
        <span key={side} className="f-range-side">
          <span className="f-unit-word" aria-hidden="true">
            {t(side === 'from' ? 'field.range.fromWord' : 'field.range.toWord')}
          </span>
          <input
            {...controlAttributes({
              ...props,
              id: side === 'from' ? id : `${id}-to`,
              label: t(side === 'from' ? 'field.range.from' : 'field.range.to', { title }),
            })}
            className="f-input f-moment"
            type="date"
            min={side === 'to' && range.from ? String(range.from) : undefined}
            max={side === 'from' && range.to ? String(range.to) : undefined}
            value={range[side] ? String(range[side]).slice(0, 10) : ''}
            onChange={(event) => change(side, event.target.value)}
            onBlur={onBlur}
          />
        </span>
      ))}
    </span>
  )
}

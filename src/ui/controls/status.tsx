import type { ReactNode } from 'react'
import { baseShapes } from '../base/base-shapes.ts'
import { Glyph } from '../base/glyph.tsx'
import { Tooltip } from '../base/tooltip.tsx'
import { tData } from '../lists/messages.ts'

export type StatusTone = 'positive' | 'caution' | 'negative' | 'info' | 'neutral' | 'off'
const DOTS: Record<StatusTone, string> = {
  positive: 'd-pos',
  caution: 'd-cau',
  negative: 'd-neg',
  info: 'd-inf',
  neutral: '',
  off: 'd-off',
}

/** A dot and a word, always both: color is never the only signal. */
export function StatusDot({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return <span className={`dot ${DOTS[tone]} s13`}>{children}</span>
}

/** A short value in a box; with `onRemove` it has a remove button, which `label` names. */
export function Chip({
  children,
  onRemove,
  label,
}: {
  children: ReactNode
  onRemove?: () => void
  label?: string
}) {
  return (
    <span className={`chip ${onRemove ? '' : 'chip-plain'}`}>
      {children}
      {onRemove ? (
        <Tooltip isName text={tData('data.remove', { name: label ?? String(children) })}>
          <button
            type="button"
            className="x"
            aria-label={tData('data.remove', { name: label ?? String(children) })}
            onClick={onRemove}
          >
            <Glyph shape={baseShapes.x} size={12} />
          </button>
        </Tooltip>
      ) : null}
    </span>
  )
}

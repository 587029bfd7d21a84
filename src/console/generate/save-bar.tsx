import { Button } from '#ui/base/button.tsx'
import type { ConsoleResource } from '../core/registry.ts'
import { c } from '../core/messages.ts'

interface SaveBarProps {
  of: ConsoleResource
  mode: 'create' | 'edit'
  changes: number
  problem: string
  saving: boolean
  /** Renders as the dialog's footer instead of the page's. */
  inPlace?: boolean
  onDiscard(): void
}

/** Appears at the bottom once something changed; a new record always shows it. */
export function SaveBar({
  of,
  mode,
  changes,
  problem,
  saving,
  inPlace = false,
  onDiscard,
}: SaveBarProps) {
  if (mode === 'edit' && changes === 0) return null
  const thing = of.entity.title.toLowerCase()
  return (
    <div
      className={inPlace ? 'c-save c-save-in-place' : 'c-save'}
      role="region"
      aria-label={c('console.form.unsaved')}
    >
      {changes > 0 && !inPlace && (
        <span className="c-medium c-num">{c('console.form.changes', { count: changes })}</span>
      )}
      <span className="c-save-problem" role="alert">
        {problem && (
          <>
            {problem} <span className="c-soft">{c('console.form.kept')}</span>
          </>
        )}
      </span>
      <span className="c-save-end">
        <Button variant="quiet" disabled={saving} onClick={onDiscard}>
          {mode === 'create' ? c('console.cancel') : c('console.form.discard')}
        </Button>
        <Button type="submit" variant="primary" busy={saving}>
          {mode === 'create'
            ? c('console.form.create', { thing })
            : `${c('console.form.save')} ${thing}`}
        </Button>
      </span>
    </div>
  )
}

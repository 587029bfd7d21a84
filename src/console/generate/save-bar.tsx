import { SaveButton } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { Button } from '#ui/base/button.tsx'
import { inSentence } from '#language'
import type { ConsoleResource } from '../core/registry.ts'
import { tConsole as t } from '../core/messages.ts'
import { SaveImpact } from '../impact/save-impact.tsx'

interface SaveBarProps {
  consoleResource: ConsoleResource
  mode: 'create' | 'edit'
  changes: number
  /** One sentence about a rejected save. */
  problem: string
  /** Renders as the dialog's footer instead of the page's. */
  inPlace?: boolean
  onDiscard(): void
}

/** Appears at the bottom once something changed; a new record always shows it. */
export function SaveBar({
  consoleResource,
  mode,
  changes,
  problem,
  inPlace = false,
  onDiscard,
}: SaveBarProps) {
  const { errors, isSubmitting, submitCount } = useFormState()
  const faults = submitCount > 0 ? Object.keys(errors).length : 0
  const shown = problem || (faults > 0 ? t('console.form.faults', { count: faults }) : '')
  if (mode === 'edit' && changes === 0) return null
  const thing = inSentence(consoleResource.entity.title)
  return (
    <div
      className={inPlace ? 'c-save c-save-in-place' : 'c-save'}
      role="region"
      aria-label={t('console.form.unsaved')}
    >
      {changes > 0 && !inPlace && (
        <span className="c-medium c-num">{t('console.form.changes', { count: changes })}</span>
      )}
      {!inPlace && <SaveImpact />}
      <span className="c-save-problem" role="alert">
        {shown && (
          <>
            {shown} <span className="c-soft">{t('console.form.kept')}</span>
          </>
        )}
      </span>
      <span className="c-save-end">
        <Button variant="quiet" disabled={isSubmitting} onClick={onDiscard}>
          {mode === 'create' ? t('console.cancel') : t('console.form.discard')}
        </Button>
        <SaveButton
          alwaysEnable={!isSubmitting}
          icon={null}
          label={
            mode === 'create'
              ? t('console.form.create', { thing })
              : `${t('console.form.save')} ${thing}`
          }
        />
      </span>
    </div>
  )
}

import { IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { tConditions as t } from './messages.ts'

export type BuilderView = 'build' | 'json'

/** The bar above a builder: switches between tree and JSON, and holds undo and redo. */
export function BuilderBar({
  view,
  onView,
  history: { canUndo, canRedo },
  onBack,
}: {
  view: BuilderView
  onView(view: BuilderView): void
  history: { canUndo: boolean; canRedo: boolean }
  onBack(which: 'undo' | 'redo'): void
}) {
  return (
    <div className="cb-bar">
      <div className="cb-views" role="group" aria-label={t('builder.view')}>
        {(['build', 'json'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={view === one} onClick={() => onView(one)}>
            {t(`builder.${one}`)}
          </button>
        ))}
      </div>
      <IconButton
        size="s"
        label={t('builder.undo')}
        disabled={!canUndo}
        onClick={() => onBack('undo')}
      >
        <Icon name="undo" />
      </IconButton>
      <IconButton
        size="s"
        label={t('builder.redo')}
        disabled={!canRedo}
        onClick={() => onBack('redo')}
      >
        <Icon name="redo" />
      </IconButton>
    </div>
  )
}

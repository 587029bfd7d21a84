import { Button } from './button.tsx'
import { baseShapes } from './base-shapes.ts'
import { Glyph } from './glyph.tsx'
import { t } from '../messages/messages.ts'

/** Replaces a page whose files failed to load (specification, section 2). */
export function LoadError({
  title = t('loadError.title'),
  detail = t('loadError.detail'),
  onReload = () => location.reload(),
}: {
  title?: string
  detail?: string
  onReload?: () => void
}) {
  return (
    <div className="ui-load-error" role="alert">
      <Glyph shape={baseShapes.warn} size={20} />
      <h1>{title}</h1>
      <p>{detail}</p>
      <Button variant="primary" size="l" onClick={onReload}>
        {t('loadError.reload')}
      </Button>
    </div>
  )
}

/** Replaces a part of a page whose data failed to load: the error, and a retry. */
export function DataError({ sentence, onRetry }: { sentence: string; onRetry?: () => void }) {
  return (
    <div className="ui-data-error" role="alert">
      <Glyph shape={baseShapes.warn} />
      <p>{sentence}</p>
      {onRetry ? (
        <Button size="s" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      ) : null}
    </div>
  )
}

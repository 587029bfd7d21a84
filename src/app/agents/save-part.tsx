import { errorSentence } from '#client/api.ts'
import { Button } from '#ui/base/button.tsx'
import { tApp } from '../page-parts/messages.ts'
import { tAgents as t } from './messages.ts'
import type { AgentPart } from './use-agent-part.ts'

/** The end of a part's form: the save button, why saving failed, or the choice of two texts. */
export function SavePart({
  part,
  label,
  disabled,
}: {
  part: Omit<AgentPart<unknown>, 'value' | 'change'>
  label: string
  disabled: boolean
}) {
  if (part.changedBy !== undefined)
    return (
      <>
        <p className="data-fault" role="alert">
          {part.changedBy
            ? t('conflict.changedBy', { name: part.changedBy })
            : t('conflict.changed')}
        </p>
        <div className="row">
          <Button disabled={part.isSaving} onClick={part.takeTheirs}>
            {t('conflict.theirs')}
          </Button>
          <Button
            variant="primary"
            busy={part.isSaving}
            disabled={disabled}
            onClick={part.overwrite}
          >
            {t('conflict.mine')}
          </Button>
        </div>
      </>
    )
  return (
    <>
      {part.error ? (
        <p className="data-fault" role="alert">
          {errorSentence(part.error, tApp('app.saveFailed'))}
        </p>
      ) : null}
      <div>
        <Button type="submit" variant="primary" busy={part.isSaving} disabled={disabled}>
          {label}
        </Button>
      </div>
    </>
  )
}

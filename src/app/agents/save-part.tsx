import { Button } from '#ui/base/button.tsx'
import { FormFault, SaveFault } from '../page-parts/form-fault.tsx'
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
        <FormFault>
          {part.changedBy
            ? t('conflict.changedBy', { name: part.changedBy })
            : t('conflict.changed')}
        </FormFault>
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
      <SaveFault error={part.error} />
      <div>
        <Button type="submit" variant="primary" busy={part.isSaving} disabled={disabled}>
          {label}
        </Button>
      </div>
    </>
  )
}

import { isOutdated } from '#model/email/email-draft.ts'
import type { Missing, Step } from '#model/api/outreach.ts'
import { Icon } from '#ui/base/icon.tsx'
import { Tooltip } from '#ui/base/tooltip.tsx'
import { ActionMenu } from '#ui/lists/action-menu.tsx'
import { StatusDot } from '#ui/controls/status.tsx'
import { Switch } from '#ui/controls/tabs.tsx'
import { Changing } from '../page-parts/read-only.tsx'
import { anchorOf } from './configure-context.ts'
import { tContent as t } from './content-messages.ts'
import { firstWords, type ChangeStep } from './mail-text.ts'
import { MailEditor } from './mail-editor.tsx'
import type { Rewrite } from './rewrite-email.ts'
import { tConfigure } from './messages.ts'
import { useWhyYouAction } from './why-you-note.tsx'

interface MailCardProps {
  step: Step
  index: number
  count: number
  open: boolean
  findings: readonly Missing[]
  onOpen: () => void
  onChange: ChangeStep
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  onRedraft: () => void
  onRewrite: (rewrite: Rewrite) => void
}

function MailState({ step, findings }: Pick<MailCardProps, 'step' | 'findings'>) {
  if (step.enabled === false) return <StatusDot tone="off">{t('conf.mail.off')}</StatusDot>
  const blockers = findings.filter((finding) => finding.level === 'blocker')
  if (blockers.length > 0)
    return (
      <StatusDot tone="negative">
        {tConfigure('conf.state.missing', { count: blockers.length })}
      </StatusDot>
    )
  if (isOutdated(step)) return <StatusDot tone="caution">{t('conf.mail.outdated')}</StatusDot>
  return <StatusDot tone="positive">{t('conf.mail.ready')}</StatusDot>
}

/** One email: collapsed to a summary with its state, or expanded to an editor with its findings. */
export function MailCard({
  step,
  index,
  count,
  open,
  findings,
  onOpen,
  onChange,
  onMove,
  onRemove,
  onRedraft,
  onRewrite,
}: MailCardProps) {
  const number = index + 1
  const off = step.enabled === false
  const whyYou = useWhyYouAction(step, index, onChange)
  return (
    <article
      className={`mail panel ${open ? 'open' : ''} ${off ? 'mail-off' : ''}`}
      id={anchorOf('steps', `/${index}`)}
      aria-label={t('conf.mail.name', { number })}
    >
      <header className="mh">
        <Tooltip isName text={t(open ? 'conf.mail.close' : 'conf.mail.open', { number })}>
          <button
            type="button"
            className="tog"
            aria-expanded={open}
            aria-label={t(open ? 'conf.mail.close' : 'conf.mail.open', { number })}
            onClick={onOpen}
          >
            <Icon name={open ? 'down' : 'chev'} />
          </button>
        </Tooltip>
        <span className="med nowrap">{t('conf.mail.name', { number })}</span>
        {open ? null : (
          <span className="ms clip">
            {step.subject?.trim() || t('conf.mail.sameThread')}{' '}
            <span className="soft">{firstWords(step.body)}</span>
          </span>
        )}
        <span className="end">
          {open ? null : <MailState step={step} findings={findings} />}
          <Changing>
            <ActionMenu
              label={t('conf.mail.more', { number })}
              items={[
                { label: t('conf.mail.up'), onSelect: () => onMove(-1), disabled: index === 0 },
                {
                  label: t('conf.mail.down'),
                  onSelect: () => onMove(1),
                  disabled: index === count - 1,
                },
                ...whyYou,
                {
                  label: t('conf.mail.remove'),
                  onSelect: onRemove,
                  disabled: count === 1,
                  danger: true,
                },
              ]}
            />
            <Switch
              checked={!off}
              label={t('conf.mail.isSent', { number })}
              onChange={(enabled) => onChange({ ...step, enabled })}
            />
          </Changing>
        </span>
      </header>
      {open ? (
        <MailEditor
          step={step}
          index={index}
          findings={findings}
          onChange={onChange}
          onRedraft={onRedraft}
          onRewrite={onRewrite}
        />
      ) : null}
    </article>
  )
}

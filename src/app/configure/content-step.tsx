import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { CampaignView, Missing, Step } from '#model/api/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { timing } from '#ui/base/timing.ts'
import { toast } from '#ui/base/toast-state.ts'
import { campaignKey, findingsAt, useConfigure } from './configure-context.ts'
import { Changing } from '../page-parts/read-only.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { tContent as t } from './content-messages.ts'
import { MailCard } from './mail-card.tsx'
import { MailPreviewPanel } from './mail-preview.tsx'
import { ModelDraft } from './model-draft.tsx'
import { dayLine, newStep, withMovedStep, withoutStep, type ChangeStep } from './mail-text.ts'
import { useRewrite, withText, type Rewrite } from './rewrite-email.ts'
import { usePart, type PartEditor } from './use-part.ts'

const MAX = 12
/** Counts that are spelled out. */
const SPELT = [0, 1, 2, 3, 4, 5, 6] as const

function titleOf(count: number, days: number): string {
  const spelt = SPELT[count]
  const emails =
    spelt === undefined ? t('conf.content.mails', { count }) : t(`conf.content.mails.${spelt}`)
  return count > 1
    ? t('conf.content.title', { emails, days: t('conf.content.days', { count: days }) })
    : emails
}

/** The open email: the first one, or the target of a link. */
function useOpenMail(steps: readonly Step[]) {
  const { hash, key } = useLocation()
  const [openId, setOpenId] = useState<string | null>(steps[0]?.id ?? null)
  useEffect(() => {
    const index = /^#at-steps-(\d+)/.exec(hash)?.[1]
    const id = index === undefined ? undefined : steps[Number(index)]?.id
    if (id) setOpenId(id)
    // Only following the link opens the email, not later edits.
  }, [hash, key])
  return [openId, setOpenId] as const
}

/** Drafts one email again, or all of them without an index; a toast offers to undo it. */
function useRedraft(campaignId: string, part: PartEditor<Step[]>) {
  const client = useQueryClient()
  return useMutation({
    async mutationFn(index: number | null) {
      const saved = await part.save()
      if (!saved) throw new Error(t('conf.content.saveFirst'))
      const view = await api.post<CampaignView>(`/campaigns/${campaignId}/redraft`, {
        ...(index === null ? {} : { index }),
        version: saved.version,
      })
      return { view, before: index === null ? undefined : saved.steps[index] }
    },
    // The form adopts the new emails automatically: it has no unsaved changes here.
    onSuccess({ view, before }) {
      client.setQueryData(campaignKey(campaignId), view)
      if (!before) return
      toast({
        title: t('conf.content.redrafted'),
        variant: 'success',
        duration: timing.undoDuration,
        action: {
          label: t('conf.content.undo'),
          run: () => part.change((steps) => withText(steps, before)),
        },
      })
    },
    onError: (error) =>
      toast({
        title: t('conf.content.notRedrafted'),
        description: error.message,
        variant: 'destructive',
      }),
  })
}

/** Step 2: the emails on a timeline, next to a preview for a chosen contact. */
export default function ContentStep() {
  const { campaign } = useConfigure()
  const part = usePart('steps')
  const steps = part.value
  const [openId, setOpenId] = useOpenMail(steps)
  const [isPreviewing, setPreviewing] = useState(false)
  const redraft = useRedraft(campaign.id, part)
  const rewrite = useRewrite(campaign.id, part)
  const add = () => {
    const step = { ...newStep(), ...(steps.length === 0 ? { delayDays: 0 } : {}) }
    part.change((all) => [...all, step])
    setOpenId(step.id)
  }
  const open = steps.find((step) => step.id === openId) ?? steps[0]
  return (
    <div className="cf-work">
      <section className="cf-l" aria-labelledby="mails-title">
        <div className="sec-h">
          <h2 id="mails-title">{titleOf(steps.length, dayLine(steps).at(-1) ?? 0)}</h2>
          <span className="soft s13 end">{t('conf.content.stops')}</span>
          <button
            type="button"
            className="btn btn-s cf-preview-button"
            aria-expanded={isPreviewing}
            onClick={() => setPreviewing(!isPreviewing)}
          >
            {t('conf.content.preview')}
          </button>
        </div>
        <ModelDraft campaign={campaign} />
        {steps.length === 0 ? (
          <div className="empty panel">
            <h2>{t('conf.content.none')}</h2>
            <p>{t('conf.content.noneDetail')}</p>
            <Changing>
              <Button busy={redraft.isPending} onClick={() => redraft.mutate(null)}>
                {t('conf.content.draft')}
              </Button>
            </Changing>
          </div>
        ) : null}
        <MailList
          part={part}
          missing={campaign.missing}
          openId={openId}
          onOpen={setOpenId}
          onRedraft={(index) => redraft.mutate(index)}
          onRewrite={(step, how) => rewrite.mutate({ step, ...how })}
        />
        {steps.length < MAX ? (
          <Changing>
            <button type="button" className="btn btn-q btn-s addm" onClick={add}>
              <Icon name="plus" size={14} />
              {t('conf.content.add')}
            </button>
          </Changing>
        ) : null}
      </section>
      <aside
        className={`cf-side ${isPreviewing ? '' : 'cf-preview-closed'}`}
        id="preview"
        aria-label={t('conf.content.preview')}
      >
        <MailPreviewPanel
          campaign={campaign}
          steps={steps}
          step={open}
          saved={part.status === 'saved'}
        />
      </aside>
      <ConflictDialog
        conflict={part.conflict}
        part="steps"
        mine={steps}
        onClose={part.closeConflict}
        onTheirs={part.takeTheirs}
        onMine={part.overwrite}
      />
    </div>
  )
}

interface MailListProps {
  part: PartEditor<Step[]>
  missing: readonly Missing[]
  openId: string | null
  onOpen: (id: string | null) => void
  onRedraft: (index: number) => void
  onRewrite: (step: Step, rewrite: Rewrite) => void
}

/** The list of emails, each with its day and delay. */
function MailList({ part, missing, openId, onOpen, onRedraft, onRewrite }: MailListProps) {
  const steps = part.value
  const days = dayLine(steps)
  // By the id: an undo may come after the emails were moved.
  const replace = (id: string, next: Parameters<ChangeStep>[0]) =>
    part.change((all) =>
      all.map((old) => {
        if (old.id !== id) return old
        return typeof next === 'function' ? next(old) : next
      }),
    )
  return (
    <ol className="mails">
      {steps.map((step, index) => (
        <li key={step.id}>
          {index > 0 ? (
            <Changing>
              <Wait step={step} number={index + 1} onChange={(next) => replace(step.id, next)} />
            </Changing>
          ) : null}
          <div className="m">
            <span className="day num">{t('conf.content.day', { day: days[index]! })}</span>
            <MailCard
              step={step}
              index={index}
              count={steps.length}
              open={step.id === openId}
              findings={findingsAt(missing, 'steps', `/${index}`)}
              onOpen={() => onOpen(step.id === openId ? null : step.id)}
              onChange={(next) => replace(step.id, next)}
              onMove={(by) => part.change((all) => withMovedStep(all, index, by))}
              onRemove={() => part.change((all) => withoutStep(all, index))}
              onRedraft={() => onRedraft(index)}
              onRewrite={(how) => onRewrite(step, how)}
            />
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The delay before an email. */
function Wait({
  step,
  number,
  onChange,
}: {
  step: Step
  number: number
  onChange: (step: Step) => void
}) {
  return (
    <div className="gap">
      <span />
      <div className="delay num">
        <Icon name="clock" size={14} />
        <input
          type="number"
          min={0}
          max={90}
          aria-label={t('conf.wait.days', { number })}
          value={step.delayDays}
          onChange={(event) =>
            onChange({
              ...step,
              delayDays: Math.max(0, Math.min(90, Math.round(Number(event.target.value) || 0))),
            })
          }
        />
        <select
          aria-label={t('conf.wait.kind', { number })}
          value={step.delayKind ?? 'calendar'}
          onChange={(event) =>
            onChange({ ...step, delayKind: event.target.value as 'calendar' | 'sending' })
          }
        >
          <option value="calendar">{t('conf.wait.calendar')}</option>
          <option value="sending">{t('conf.wait.sending')}</option>
        </select>
        {t('conf.wait.later')}
      </div>
    </div>
  )
}

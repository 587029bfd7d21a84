import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { CampaignView, Step } from '#model/outreach.ts'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { campaignKey, findingsAt, useConfigure } from './configure-context.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { MailCard } from './mail-card.tsx'
import { MailPreviewPanel } from './mail-preview.tsx'
import { dayLine, newStep } from './mail-text.ts'
import { usePart } from './use-part.ts'

const COUNTS = ['No mails', 'One mail', 'Two mails', 'Three mails', 'Four mails', 'Five mails', 'Six mails']
const MOST = 12

/** Step 2: the mails on their day line, and beside them what one chosen contact gets. */
export default function ContentStep() {
  const { campaign } = useConfigure()
  const part = usePart('steps')
  const steps = part.value
  const client = useQueryClient()
  const { hash, key } = useLocation()
  const [openId, setOpenId] = useState<string | null>(steps[0]?.id ?? null)
  const [previewing, setPreviewing] = useState(false)
  useEffect(() => {
    const index = /^#at-steps-(\d+)/.exec(hash)?.[1]
    const id = index === undefined ? undefined : part.value[Number(index)]?.id
    if (id) setOpenId(id)
    // Only a new visit of the link opens the mail; later edits do not.
  }, [hash, key])
  const redraft = useMutation({
    async mutationFn(index: number | null) {
      const saved = await part.save()
      if (!saved) throw new Error('Save this step first.')
      return api.post<CampaignView>(`/campaigns/${campaign.id}/redraft`, { ...(index === null ? {} : { index }), version: saved.version })
    },
    // The form takes up the newer mails by itself: nothing is unsaved at this point.
    onSuccess: (view) => client.setQueryData(campaignKey(campaign.id), view),
    onError: (error) => toast({ title: 'Not redrafted', description: error.message, variant: 'destructive' }),
  })
  const replace = (index: number, step: Step) => part.change((all) => all.map((old, at) => (at === index ? step : old)))
  const move = (index: number, by: -1 | 1) =>
    part.change((all) => {
      const next = [...all]
      const [step] = next.splice(index, 1)
      next.splice(index + by, 0, step!)
      return next.map((one, at) => (at === 0 ? { ...one, delayDays: 0 } : one.delayDays === 0 ? { ...one, delayDays: 3 } : one))
    })
  const add = () => {
    const step = { ...newStep(), ...(steps.length === 0 ? { delayDays: 0 } : {}) }
    part.change((all) => [...all, step])
    setOpenId(step.id)
  }
  const days = dayLine(steps)
  const open = steps.find((step) => step.id === openId) ?? steps[0]
  return (
    <div className="cf-work">
      <section className="cf-l" aria-labelledby="mails-title">
        <div className="sec-h">
          <h2 id="mails-title">{`${COUNTS[steps.length] ?? `${steps.length} mails`}${steps.length > 1 ? ` over ${days.at(-1)} days` : ''}`}</h2>
          <span className="soft s13 end">Stops when someone replies</span>
          <button type="button" className="btn btn-s cf-preview-button" aria-expanded={previewing} onClick={() => setPreviewing(!previewing)}>
            Preview
          </button>
        </div>
        {steps.length === 0 ? (
          <div className="empty panel">
            <h2>No mails yet</h2>
            <p>Let them be drafted from your messaging, or write the first one yourself.</p>
            <button type="button" className="btn" onClick={() => redraft.mutate(null)}>
              Draft from the messaging
            </button>
          </div>
        ) : null}
        <ol className="mails">
          {steps.map((step, index) => (
            <li key={step.id}>
              {index > 0 ? <Wait step={step} number={index + 1} onChange={(next) => replace(index, next)} /> : null}
              <div className="m">
                <span className="day num">Day {days[index]}</span>
                <MailCard
                  step={step} index={index} count={steps.length} open={step.id === openId} findings={findingsAt(campaign.missing, 'steps', `/${index}`)} onOpen={() => setOpenId(step.id === openId ? null : step.id)} onChange={(next) => replace(index, next)}
                  onMove={(by) => move(index, by)} onRemove={() => part.change((all) => all.filter((_, at) => at !== index).map((one, at) => (at === 0 ? { ...one, delayDays: 0 } : one)))} onRedraft={() => redraft.mutate(index)}
                />
              </div>
            </li>
          ))}
        </ol>
        {steps.length < MOST ? (
          <button type="button" className="btn btn-q btn-s addm" onClick={add}>
            <Icon name="plus" size={14} />
            Add mail
          </button>
        ) : null}
      </section>
      <aside className={`cf-side ${previewing ? '' : 'cf-preview-closed'}`} id="preview" aria-label="Preview">
        <MailPreviewPanel campaign={campaign} steps={steps} step={open} saved={part.status === 'saved'} />
      </aside>
      <ConflictDialog conflict={part.conflict} part="steps" mine={steps} onTheirs={part.takeTheirs} onMine={part.overwrite} />
    </div>
  )
}

/** The wait before a mail. */
function Wait({ step, number, onChange }: { step: Step; number: number; onChange: (step: Step) => void }) {
  return (
    <div className="gap">
      <span />
      <div className="delay num">
        <Icon name="clock" size={14} />
        <input type="number" min={0} max={90} aria-label={`Days before mail ${number}`} value={step.delayDays} onChange={(event) => onChange({ ...step, delayDays: Math.max(0, Math.min(90, Math.round(Number(event.target.value) || 0))) })} />
        <select aria-label={`Days before mail ${number} are counted as`} value={step.delayKind ?? 'calendar'} onChange={(event) => onChange({ ...step, delayKind: event.target.value as 'calendar' | 'sending' })}>
          <option value="calendar">days</option>
          <option value="sending">sending days</option>
        </select>
        later, if no reply
      </div>
    </div>
  )
}

import { useState, type ReactNode } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { useTenant } from '#client/me.ts'
import type { CampaignView, MailboxView, Missing, Schedule } from '#model/api/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { Checkbox, TextField } from '#ui/base/field.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { DataError } from '#ui/base/load-error.tsx'
import { SkeletonLines } from '#ui/base/skeleton.tsx'
import { StatusDot } from '#ui/controls/status.tsx'
import { dateFormat } from '#language'
import { MailboxDialog } from '../mailboxes/mailbox-dialog.tsx'
import { TestDialog } from '../mailboxes/test-dialog.tsx'
import '#ui/lists/lists.css'
import '../mailboxes/mailboxes.css'
import { anchorOf } from './configure-context.ts'
import { tPeople as t } from './people-messages.ts'

const DAYS = [1, 2, 3, 4, 5, 6, 7]
const dayName = (day: number, weekday: 'short' | 'long') =>
  dateFormat({ weekday, timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, day)))
const ZONES: readonly string[] = Intl.supportedValuesOf('timeZone')

interface PlanProps {
  campaign: CampaignView
  value: Schedule
  onChange: (next: (before: Schedule) => Schedule) => void
}

/**
 * When emails leave and from which mailboxes. Hours are in each person's time zone; the fallback
 * zone applies where it is unknown.
 */
export function SendingPlan({ campaign, value, onChange }: PlanProps) {
  const { data: tenant } = useTenant()
  const set = (next: Partial<Schedule>) => onChange((before) => ({ ...before, ...next }))
  const faultAt = (path: string): Missing | undefined =>
    campaign.missing.find((missing) => missing.part === 'schedule' && missing.path === path)
  return (
    <section className="panel pad stack" aria-label={t('conf.plan.title')}>
      <div className="sec-h">
        <h2>{t('conf.plan.title')}</h2>
      </div>
      <Mailboxes value={value} onChange={set} />
      <SendingDays days={value.days ?? [1, 2, 3, 4, 5]} onChange={(days) => set({ days })} />
      <div className="cf-form">
        <TextField
          label={t('conf.plan.from')}
          type="time"
          value={value.from ?? '09:00'}
          onChange={(event) => event.target.value && set({ from: event.target.value })}
        />
        <TextField
          id={anchorOf('schedule', '/to')}
          label={t('conf.plan.to')}
          type="time"
          value={value.to === '24:00' ? '23:59' : (value.to ?? '17:00')}
          error={faultAt('/to')?.message}
          onChange={(event) => event.target.value && set({ to: event.target.value })}
        />
      </div>
      <FallbackZone
        zone={value.timeZone ?? ''}
        placeholder={tenant?.timeZone || 'Europe/Berlin'}
        fault={faultAt('/timeZone')?.message}
        onChange={(timeZone) => set({ timeZone })}
      />
      <div className="cf-form">
        <TextField
          label={t('conf.plan.start')}
          type="date"
          value={value.startDate ?? ''}
          help={t('conf.plan.start.help')}
          onChange={(event) => set({ startDate: event.target.value || null })}
        />
        <TextField
          id={anchorOf('schedule', '/endDate')}
          label={t('conf.plan.end')}
          type="date"
          value={value.endDate ?? ''}
          error={faultAt('/endDate')?.message}
          help={t('conf.plan.end.help')}
          onChange={(event) => set({ endDate: event.target.value || null })}
        />
      </div>
      <NewPerDay
        value={value.newPerDay ?? 20}
        help={paceOf(campaign, value)}
        onChange={(newPerDay) => set({ newPerDay })}
      />
      <Checkbox
        label={t('conf.plan.stopCompany')}
        checked={value.stopCompanyOnPositive ?? true}
        onChange={(event) => set({ stopCompanyOnPositive: event.target.checked })}
      />
    </section>
  )
}

/** How many people the campaign begins with on a day; text that is no number waits to be one. */
function NewPerDay({
  value,
  help,
  onChange,
}: {
  value: number
  help: ReactNode
  onChange: (value: number) => void
}) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      label={t('conf.plan.perDay')}
      type="number"
      min={1}
      max={500}
      inputMode="numeric"
      value={typed ?? value}
      help={help}
      onChange={(event) => {
        const text = event.target.value
        const number = Math.round(Number(text))
        setTyped(text)
        if (number >= 1) onChange(Math.min(500, number))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

/** The weekdays on which emails leave; the last one cannot be removed. */
function SendingDays({
  days,
  onChange,
}: {
  days: readonly number[]
  onChange: (days: number[]) => void
}) {
  return (
    <div role="group" aria-labelledby="plan-days">
      <span className="lb" id="plan-days">
        {t('conf.plan.days')}
      </span>
      <div className="days" id={anchorOf('schedule', '/days')}>
        {DAYS.map((day) => (
          <button
            key={day}
            type="button"
            aria-pressed={days.includes(day)}
            aria-label={dayName(day, 'long')}
            disabled={days.length === 1 && days[0] === day}
            onClick={() =>
              onChange(
                days.includes(day)
                  ? days.filter((one) => one !== day)
                  : [...days, day].sort((a, b) => a - b),
              )
            }
          >
            {dayName(day, 'short')}
          </button>
        ))}
      </div>
    </div>
  )
}

interface FallbackZoneProps {
  zone: string
  placeholder: string
  fault: string | undefined
  onChange: (zone: string) => void
}

/** The time zone of people whose own is unknown. */
function FallbackZone({ zone, placeholder, fault, onChange }: FallbackZoneProps) {
  return (
    <>
      <TextField
        id={anchorOf('schedule', '/timeZone')}
        label={t('conf.plan.zone')}
        list="plan-zones"
        placeholder={placeholder}
        maxLength={60}
        value={zone}
        error={zone && !ZONES.includes(zone) && zone !== 'UTC' ? t('conf.plan.zone.fault') : fault}
        help={t('conf.plan.zone.help')}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id="plan-zones">
        {ZONES.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </>
  )
}

function paceOf(
  campaign: CampaignView,
  { newPerDay = 20, days = [1, 2, 3, 4, 5] }: Schedule,
): string {
  const { ready } = campaign.counts
  if (ready === 0) return t('conf.plan.perDay.help')
  return t('conf.plan.pace', { ready, count: Math.ceil(ready / newPerDay), week: days.length })
}

const isUsed = (ids: readonly string[], mailbox: MailboxView) =>
  ids.length === 0 ? mailbox.state === 'active' : ids.includes(mailbox.id)

/** The selected mailboxes after toggling one. */
function toggled(
  rows: readonly MailboxView[],
  ids: readonly string[],
  mailbox: MailboxView,
): string[] {
  const now = rows
    .filter((mailboxView) => isUsed(ids, mailboxView))
    .map((mailboxView) => mailboxView.id)
  const next = now.includes(mailbox.id)
    ? now.filter((id) => id !== mailbox.id)
    : [...now, mailbox.id]
  // Selecting all active mailboxes is stored as none, so that later ones are included.
  const active = rows
    .filter((mailboxView) => mailboxView.state === 'active')
    .map((mailboxView) => mailboxView.id)
  return next.length === active.length && active.every((id) => next.includes(id)) ? [] : next
}

/** The campaign's mailboxes; a new one can be connected and tested here. */
function Mailboxes({
  value,
  onChange,
}: {
  value: Schedule
  onChange: (next: Partial<Schedule>) => void
}) {
  const client = useQueryClient()
  const [isAdding, setAdding] = useState(false)
  const [testing, setTesting] = useState<MailboxView | null>(null)
  const [editing, setEditing] = useState<MailboxView | null>(null)
  const list = useQuery({
    queryKey: ['mailboxes', 'choice'],
    queryFn: ({ signal }) =>
      api.all<MailboxView>('/mailboxes', { sort: ['address', 'ASC'] }, { signal }),
  })
  const rows = list.data ?? []
  const ids = value.mailboxIds ?? []
  const used = (mailbox: MailboxView) => isUsed(ids, mailbox)
  return (
    <div role="group" aria-labelledby="plan-mailboxes" id={anchorOf('schedule', '/mailboxIds')}>
      <span className="lb" id="plan-mailboxes">
        {t('conf.plan.mailboxes')}
      </span>
      {list.isPending ? <SkeletonLines label={t('conf.plan.mailboxesLoading')} lines={2} /> : null}
      {list.error ? (
        <DataError sentence={t('conf.plan.mailboxesFailed')} onRetry={() => void list.refetch()} />
      ) : null}
      {list.data && rows.length === 0 ? <p className="help">{t('conf.plan.noMailbox')}</p> : null}
      <ul className="stack-s">
        {rows.map((mailbox) => (
          <li key={mailbox.id} className="stack-s" style={{ gap: 2 }}>
            <MailboxLine
              mailbox={mailbox}
              used={used(mailbox)}
              only={rows.filter(used).length === 1}
              onToggle={() => onChange({ mailboxIds: toggled(rows, ids, mailbox) })}
              onTest={() => setTesting(mailbox)}
            />
          </li>
        ))}
      </ul>
      {rows.length > 0 && ids.length === 0 ? (
        <p className="help">{t('conf.plan.allMailboxes')}</p>
      ) : null}
      <Button
        size="s"
        variant={rows.length === 0 ? 'default' : 'quiet'}
        onClick={() => setAdding(true)}
      >
        <Icon name="plus" size={14} />
        {t('conf.plan.addMailbox')}
      </Button>
      {isAdding || editing ? (
        <MailboxDialog
          mailbox={editing}
          onClose={() => {
            setAdding(false)
            setEditing(null)
          }}
          onSaved={(saved) => {
            setAdding(false)
            setEditing(null)
            setTesting(saved)
            void client.invalidateQueries({ queryKey: ['mailboxes'] })
            void client.invalidateQueries({ queryKey: ['campaigns'] })
          }}
        />
      ) : null}
      {testing ? (
        <TestDialog
          mailbox={testing}
          onClose={() => setTesting(null)}
          onEdit={() => {
            setEditing(testing)
            setTesting(null)
          }}
        />
      ) : null}
    </div>
  )
}

interface MailboxLineProps {
  mailbox: MailboxView
  used: boolean
  /** The only selected mailbox, which cannot be deselected. */
  only: boolean
  onToggle: () => void
  onTest: () => void
}

const TONES = { active: 'positive', paused: 'caution', error: 'negative' } as const

/** One selectable mailbox with its remaining volume today. */
function MailboxLine({ mailbox, used, only, onToggle, onTest }: MailboxLineProps) {
  return (
    <>
      <Checkbox
        label={mailbox.address}
        checked={used}
        disabled={used && only}
        onChange={onToggle}
      />
      <span className="row s12" style={{ paddingLeft: 24 }}>
        <StatusDot tone={TONES[mailbox.state]}>
          <span className="s12 num">
            {mailbox.state === 'active'
              ? t('conf.plan.leftToday', { left: mailbox.leftToday, cap: mailbox.capToday })
              : mailbox.stateReason || mailbox.state}
          </span>
        </StatusDot>
        <button
          type="button"
          className="link"
          aria-label={t('conf.plan.testOne', { address: mailbox.address })}
          onClick={onTest}
        >
          {t('conf.plan.test')}
        </button>
      </span>
    </>
  )
}

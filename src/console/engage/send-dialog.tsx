import { isCalled } from '#catalog/channels/definitions.ts'
import { useId, useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import { inputOf } from '#catalog/fields/inputs.ts'
import { api, isAnswered } from '#client/api.ts'
import { useIntentionKey } from '#client/use-intention-key.ts'
import type { Engage } from '#model/schema/entities.generated.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import { TextField } from '#ui/base/field.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { formatMoment } from '#ui/lists/format.ts'
import { SelectField } from '#ui/lists/select-field.tsx'
import { say } from '#language'
import { ActionDialog } from '../core/action-dialog.tsx'
import { PersonField } from '../templates/preview.tsx'
import { tEngage as t } from './messages.ts'

export type EngageRecord = Engage & RaRecord
export const pathOf = (engage: EngageRecord) => `/engage/${encodeURIComponent(String(engage.id))}`
export type ReasonWord = Parameters<typeof t>[0] & `engage.reason.${string}`
export const reasonWords = (reason: string) => t(`engage.reason.${reason}` as ReasonWord)

interface AudienceCount {
  targeted: number
  gets: number
  reasons: Record<string, number>
  /** A send of the same message to the same audience within a day. */
  lastSend?: { id: string; at: string }
}

const Reference = inputOf('reference')
const nodes: Record<'segment' | 'list', SchemaNode> = {
  segment: {
    type: 'string',
    get title() {
      return say('Segment')
    },
    'x-ref': 'segment',
  },
  list: {
    type: 'string',
    get title() {
      return say('List')
    },
    'x-ref': 'user-list',
  },
}

/**
 * Chooses the audience and shows its size and why others are excluded; then sends, with the number
 * that was shown.
 */
export function SendDialog({
  engage,
  onClose,
  onDone,
}: {
  engage: EngageRecord
  onClose(): void
  onDone(): void
}) {
  const [kind, setKind] = useState<AudienceKind>('segment')
  const [id, setId] = useState('')
  const [again, setAgain] = useState(false)
  const field = useId()
  const audience = {
    ...(kind === 'segment' ? { segmentId: id } : { listId: id }),
    ...(again ? { again } : {}),
  }
  const idempotencyKey = useIntentionKey(`${kind} ${id} ${again}`)
  const count = useQuery({
    queryKey: ['engage-query', engage.id, kind, id, again],
    queryFn: ({ signal }) =>
      api.post<AudienceCount>(`${pathOf(engage)}/query`, audience, { signal }),
    enabled: id !== '',
    gcTime: 0,
    retry: false,
  })
  const send = useMutation({
    mutationFn: () =>
      api.post(
        `${pathOf(engage)}/email`,
        { ...audience, count: count.data!.gets },
        { idempotencyKey },
      ),
    onSuccess: () => {
      toast({ title: t('engage.sent'), variant: 'success' })
      onDone()
      onClose()
    },
    // Without an answer it may have been sent: the next attempt asks the same once more.
    onError: (error) => {
      if (isAnswered(error)) void count.refetch()
    },
  })
  const gets = count.data?.gets ?? 0
  const lastSend = count.data?.lastSend
  const hasRepeats = lastSend !== undefined || (count.data?.reasons.repeated ?? 0) > 0
  const fault = send.error?.message ?? count.error?.message
  return (
    <ActionDialog
      onClose={onClose}
      title={t('engage.sendTitle', { name: engage.name })}
      description={t('engage.sendWhy')}
      action={{
        label: gets === 0 ? t('engage.sendNobody') : t('engage.sendTo', { count: gets }),
        isBusy: send.isPending,
        isOff: gets === 0 || count.isFetching || (lastSend !== undefined && !again),
        run: () => send.mutate(),
      }}
      fault={fault}
    >
      <AudienceChoice
        kind={kind}
        id={id}
        field={field}
        onChange={(nextKind, nextId) => {
          setKind(nextKind)
          setId(nextId)
          setAgain(false)
        }}
      />
      <div id={`${field}-says`} role="status">
        {count.isFetching && <p className="c-soft">{t('engage.counting')}</p>}
        {count.data && !count.isFetching && <Counted count={count.data} />}
        {lastSend && (
          <p className="f-dot f-caution">
            {t('engage.sentBefore', { when: formatMoment(lastSend.at) })}
          </p>
        )}
      </div>
      {(hasRepeats || again) && (
        <label className="f-switch">
          <input
            type="checkbox"
            checked={again}
            onChange={({ target }) => setAgain(target.checked)}
          />
          <span>{t('engage.again')}</span>
        </label>
      )}
    </ActionDialog>
  )
}

type AudienceKind = 'segment' | 'list'

/** The segment or list that the message goes to. */
function AudienceChoice({
  kind,
  id,
  field,
  onChange,
}: {
  kind: AudienceKind
  id: string
  /** Id of the control; what it says of the audience has this id with `-says`. */
  field: string
  onChange(kind: AudienceKind, id: string): void
}) {
  return (
    <>
      <SelectField
        label={t('engage.to')}
        value={kind}
        data-autofocus
        onChange={({ target }) => onChange(target.value as AudienceKind, '')}
        choices={[
          { value: 'segment', label: t('engage.toSegment') },
          { value: 'list', label: t('engage.toList') },
        ]}
      />
      <div className="ui-field">
        <label className="ui-label" htmlFor={field}>
          {t(kind === 'segment' ? 'engage.segment' : 'engage.list')}
        </label>
        <Reference
          key={kind}
          id={field}
          node={nodes[kind]}
          value={id}
          invalid={false}
          describedBy={`${field}-says`}
          onChange={(value) => onChange(kind, String(value ?? ''))}
        />
      </div>
    </>
  )
}

function Counted({ count: { targeted, gets, reasons } }: { count: AudienceCount }) {
  const others = Object.entries(reasons).toSorted((a, b) => b[1] - a[1])
  return (
    <>
      <p className="c-medium">
        {gets === 0 ? t('engage.getsNobody') : t('engage.gets', { count: gets })}
      </p>
      {others.length > 0 && (
        <>
          <p className="c-soft">{t('engage.others', { count: targeted - gets, targeted })}</p>
          <ul className="eg-reasons">
            {others.map(([reason, n]) => (
              <li key={reason}>
                <span className="c-num">{n}</span> {reasonWords(reason)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** Sends one message to one person: an email to your own address, or a webhook call. */
export function EngageTestDialog({
  engage,
  onClose,
  onDone,
}: {
  engage: EngageRecord
  onClose(): void
  onDone(): void
}) {
  const [to, setTo] = useState('')
  const [person, setPerson] = useState('')
  const send = useMutation({
    mutationFn: () =>
      api.post<{ to: string }>(`${pathOf(engage)}/email-test`, {
        profileId: person,
        ...(to.trim() ? { to: to.trim() } : {}),
      }),
    onSuccess: (answer) => {
      toast({ title: t('engage.tested', { to: answer.to }), variant: 'success' })
      onDone()
      onClose()
    },
  })
  return (
    <ActionDialog
      onClose={onClose}
      title={t('engage.testTitle', { name: engage.name })}
      description={t(isCalled(engage.channel) ? 'engage.testCall' : 'engage.testMail')}
      action={{
        label: t('engage.testSend'),
        isBusy: send.isPending,
        isOff: person === '',
        run: () => send.mutate(),
      }}
      fault={send.error?.message}
    >
      <PersonField value={person} onChange={setPerson} />
      {!isCalled(engage.channel) && (
        <TextField
          label={t('engage.address')}
          type="email"
          value={to}
          onChange={({ target }) => setTo(target.value)}
          help={t('engage.toMe')}
        />
      )}
    </ActionDialog>
  )
}

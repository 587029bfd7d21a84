import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { exactMoment } from '#ui/lists/exact-moment.ts'
import { api } from '#client/api.ts'
import {
  heldKinds,
  type HoldReview,
  type ReviewDecision,
} from '#model/api/answers/outbound-hold.ts'
import { Button } from '#ui/base/button.tsx'
import { DataError } from '#ui/base/load-error.tsx'
import { Loaded } from '#ui/base/loaded.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { ConfirmDialog } from '#ui/lists/confirm-dialog.tsx'
import { numberFormat } from '#language'
import { WriteAccess } from '../core/access.ts'
import { PageHead } from '../page-parts/page-head.tsx'
import { LONG_REQUEST_TIMEOUT_MS } from '../core/request-timeout.ts'
import { choiceFor, reviewChoiceLabel, type HoldChoices } from './hold-choices.ts'
import { HoldKind } from './hold-kind.tsx'
import { tHold as t } from './hold-messages.ts'

const KEY = ['outbound-hold']
/** Maximum number of lines in the confirmation; more would hide its buttons. */
const MAX_LINES = 8
const moment = (at: string) => exactMoment(new Date(at))

/** Whether sending is on hold, the overdue work, and the choice for it on resume. */
export default function HoldScreen() {
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.get<HoldReview>('/outbound-hold', { signal }),
  })
  return (
    <div className="c-page">
      <PageHead title={t('hold.title')} />
      <Loaded
        query={query}
        loading={<span className="c-bone" style={{ width: '48%' }} aria-hidden="true" />}
        failed={({ message }) => (
          <DataError
            sentence={`${t('hold.failed')}: ${message}`}
            onRetry={() => void query.refetch()}
          />
        )}
      >
        {({ hold, overdue }) => (hold ? <Review hold={hold} overdue={overdue} /> : <Off />)}
      </Loaded>
    </div>
  )
}

function Off() {
  const canWrite = useContext(WriteAccess)
  const client = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)
  const place = useMutation({
    mutationFn: () => api.post<HoldReview>('/outbound-hold', {}),
    onSuccess: async () => {
      toast({ title: t('hold.placed') })
      await Promise.all(
        [KEY, ['tenants', 'me'], ['health']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      )
    },
    onError: (error) =>
      toast({
        title: t('hold.placeFailed'),
        description: error.message,
        variant: 'destructive',
      }),
    onSettled: () => setConfirming(false),
  })
  return (
    <>
      <p className="f-dot f-positive" role="status">
        {t('hold.off')}
      </p>
      <p className="c-measure c-soft c-after">{t('hold.offText')}</p>
      {canWrite && (
        <p className="c-after">
          <Button onClick={() => setConfirming(true)}>{t('hold.place')}</Button>
        </p>
      )}
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('hold.placeTitle')}
        description={t('hold.placeText')}
        confirm={t('hold.place')}
        busy={place.isPending}
        onConfirm={() => place.mutate()}
      />
    </>
  )
}

function causeOf({ cause, lastWorkAt, heldBy }: NonNullable<HoldReview['hold']>): string {
  if (cause === 'outage')
    return t('hold.cause.outage', { when: lastWorkAt ? moment(lastWorkAt) : '' })
  return cause === 'manual' ? t('hold.cause.manual', { who: heldBy }) : t(`hold.cause.${cause}`)
}

function Review({
  hold,
  overdue,
}: {
  hold: NonNullable<HoldReview['hold']>
  overdue: HoldReview['overdue']
}) {
  const canWrite = useContext(WriteAccess)
  const [choices, setChoices] = useState<HoldChoices>({})
  const [isConfirming, setConfirming] = useState(false)
  const kinds = heldKinds.filter((kind) => overdue.some((group) => group.kind === kind))
  return (
    <>
      <div className="c-measure" role="status">
        <p className="c-medium">
          {t('hold.since', { when: moment(hold.heldAt) })} {causeOf(hold)}
        </p>
        <p className="c-soft c-after">{t('hold.silent')}</p>
        <p className="c-after">{t(kinds.length > 0 ? 'hold.intro' : 'hold.nothing')}</p>
      </div>
      {kinds.map((kind) => (
        <HoldKind
          key={kind}
          kind={kind}
          groups={overdue.filter((group) => group.kind === kind)}
          choices={choices}
          onChoose={canWrite ? setChoices : null}
        />
      ))}
      {canWrite && (
        <p className="c-hold-end">
          <Button variant="primary" onClick={() => setConfirming(true)}>
            {t('hold.release')}
          </Button>
        </p>
      )}
      <Confirm
        open={isConfirming}
        onClose={() => setConfirming(false)}
        holdId={hold.id}
        overdue={overdue}
        choices={choices}
      />
    </>
  )
}

function Confirm({
  open,
  onClose,
  holdId,
  overdue,
  choices,
}: {
  open: boolean
  onClose: () => void
  holdId: string
  overdue: HoldReview['overdue']
  choices: HoldChoices
}) {
  const client = useQueryClient()
  const release = useMutation({
    mutationFn: () =>
      api.post(
        '/outbound-hold/release',
        {
          holdId,
          decisions: overdue.map(({ kind, tenantId }): ReviewDecision => ({
            kind,
            tenantId,
            choice: choiceFor(choices, kind, tenantId),
          })),
        },
        { timeout: LONG_REQUEST_TIMEOUT_MS },
      ),
    onSuccess: () => toast({ title: t('hold.released') }),
    onError: (error) =>
      toast({
        title: t('hold.releaseFailed'),
        description: error.message,
        variant: 'destructive',
      }),
    onSettled: async () => {
      onClose()
      await Promise.all(
        [KEY, ['tenants', 'me'], ['health']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      )
    },
  })
  const lines = overdue.map(({ kind, tenantId, tenant, count }) =>
    t('hold.line', {
      kind: t(`hold.kind.${kind}`),
      tenant,
      count: numberFormat().format(count),
      choice: reviewChoiceLabel(kind, choiceFor(choices, kind, tenantId)),
    }),
  )
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('hold.releaseTitle')}
      description={t(lines.length > 0 ? 'hold.releaseText' : 'hold.releaseNothing')}
      confirm={t('hold.release')}
      busy={release.isPending}
      onConfirm={() => release.mutate()}
    >
      {lines.length > 0 && (
        <ul className="c-hold-lines">
          {lines.slice(0, MAX_LINES).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {lines.length > MAX_LINES && (
            <li>{t('hold.others', { count: lines.length - MAX_LINES })}</li>
          )}
        </ul>
      )}
    </ConfirmDialog>
  )
}

import { isCalled } from '#catalog/channels/definitions.ts'
import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRefresh } from 'react-admin'
import { api } from '#client/api.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { CopyField } from '#ui/lists/copy-field.tsx'
import '#ui/lists/lists.css'
import { useMay } from '../core/access.ts'
import { ActionDialog } from '../core/action-dialog.tsx'
import { subjectOf } from '../explain/asked.ts'
import { WhyButton } from '../explain/why-button.tsx'
import { ShowScreen } from '../generate/show-screen.tsx'
import type { ConsoleResource } from '../core/registry.ts'
import { useMade } from '../parts/use-made.ts'
import { EngageReport, useReport } from './engage-report.tsx'
import { EngageTestDialog, pathOf, SendDialog, type EngageRecord } from './send-dialog.tsx'
import { tEngage as t } from './messages.ts'

/** One Engage message: its results, a test, and sending it. */
export function EngageShow({
  consoleResource,
  id,
}: {
  consoleResource: ConsoleResource
  id: string
}) {
  const [secret, setSecret] = useMade('secret')
  const may = useMay(consoleResource)
  return (
    <ShowScreen
      consoleResource={consoleResource}
      id={id}
      actions={(record) => (
        <>
          <WhyButton subject={subjectOf(consoleResource, record)} />
          {may('update') && <Actions engage={record as EngageRecord} onMade={setSecret} />}
        </>
      )}
      lead={(record) => (
        <>
          {isCalled((record as EngageRecord).channel) && <Secret secret={secret} />}
          <EngageReport engage={record as EngageRecord} />
        </>
      )}
    />
  )
}

function Secret({ secret }: { secret: string | null }) {
  return (
    <section className="c-section">
      <h2>{t('engage.secret')}</h2>
      <p className={secret ? 'f-dot f-caution' : 'c-soft c-measure'} role="status">
        {t(secret ? 'engage.shownOnce' : 'engage.hidden')}
      </p>
      {secret && <CopyField label={t('engage.secret')} value={secret} />}
    </section>
  )
}

function Actions({ engage, onMade }: { engage: EngageRecord; onMade(secret: string): void }) {
  const [open, setOpen] = useState<'send' | 'test' | 'stop' | 'secret' | null>(null)
  const queries = useQueryClient()
  const refresh = useRefresh()
  const { data } = useReport(engage)
  const waiting =
    data?.counts.filter(({ state }) => state === 'planned').reduce((sum, { n }) => sum + n, 0) ?? 0
  const close = () => setOpen(null)
  const done = () => {
    void queries.invalidateQueries()
    refresh()
  }
  return (
    <>
      {waiting > 0 && <Button onClick={() => setOpen('stop')}>{t('engage.stopAll')}</Button>}
      {isCalled(engage.channel) && (
        <Button onClick={() => setOpen('secret')}>{t('engage.newSecret')}</Button>
      )}
      <Button onClick={() => setOpen('test')}>{t('engage.test')}</Button>
      <Button disabled={engage.enabled === false} onClick={() => setOpen('send')}>
        <Icon name="send" />
        {t('engage.send')}
      </Button>
      {open === 'send' && <SendDialog engage={engage} onClose={close} onDone={done} />}
      {open === 'test' && <EngageTestDialog engage={engage} onClose={close} onDone={done} />}
      {open === 'stop' && (
        <Ask
          title={t('engage.stopTitle')}
          why={t('engage.stopWhy', { count: waiting })}
          label={t('engage.stopDo')}
          path={`${pathOf(engage)}/stop`}
          onClose={close}
          onDone={(answer) => {
            toast({
              title: t('engage.stopped', {
                count: Number((answer as { cancelled: number }).cancelled),
              }),
              variant: 'success',
            })
            done()
          }}
        />
      )}
      {open === 'secret' && (
        <Ask
          title={t('engage.newSecretTitle')}
          why={t('engage.newSecretWhy')}
          label={t('engage.newSecretDo')}
          path={`${pathOf(engage)}/secret`}
          onClose={close}
          onDone={(answer) => {
            onMade((answer as { secret: string }).secret)
            done()
          }}
        />
      )}
    </>
  )
}

/** Asks for confirmation before one API call. */
function Ask({
  title,
  why,
  label,
  path,
  onClose,
  onDone,
}: {
  title: string
  why: string
  label: string
  path: string
  onClose(): void
  onDone(answer: unknown): void
}) {
  const run = useMutation({
    mutationFn: () => api.post(path, {}),
    onSuccess: (answer) => {
      onDone(answer)
      onClose()
    },
    onError: (fault) =>
      toast({
        title: t('engage.problem'),
        description: fault.message,
        variant: 'destructive',
      }),
  })
  return (
    <ActionDialog
      onClose={onClose}
      title={title}
      description={why}
      action={{ label, isBusy: run.isPending, run: () => run.mutate() }}
    />
  )
}

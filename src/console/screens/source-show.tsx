import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefresh, type RaRecord } from 'react-admin'
import { api } from '#client/api.ts'
import type { Source } from '#model/schema/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { CopyField } from '#ui/lists/copy-field.tsx'
import '#ui/lists/lists.css'
import { defineMessages } from '#ui/messages/messages.ts'
import { useMay } from '../core/access.ts'
import { ShowScreen } from '../generate/show-screen.tsx'
import type { ConsoleResource } from '../core/registry.ts'
import { useMade } from '../parts/use-made.ts'

const t = defineMessages({
  'source.newKey': 'New write key',
  'source.ask': 'Create a new write key?',
  'source.askWhy': 'The old key stops working immediately. Replace it everywhere it is used.',
  'source.make': 'Create key',
  'source.cancel': 'Cancel',
  'source.failed': "Couldn't create a key",
  'source.setup': 'Send events',
  'source.shownOnce': 'The key is shown only once. Copy it now.',
  'source.hidden':
    'The key was shown when it was created. Only its beginning is stored: {prefix}… If you ' +
    'lost it, create a new one.',
  'source.writeKey': 'Write key',
  'source.snippet': 'For websites: paste this before the closing head tag',
  'source.unomi': 'Apache Unomi tracker URL',
  'source.curl': 'For servers: use Segment’s HTTP API or any of its clients',
})

/**
 * One source: its events, and instructions for sending. Its key is available only right after
 * creation.
 */
export function SourceShow({
  consoleResource,
  id,
}: {
  consoleResource: ConsoleResource
  id: string
}) {
  const [key, setKey] = useMade('key')
  return (
    <ShowScreen
      consoleResource={consoleResource}
      id={id}
      actions={() => <NewKey consoleResource={consoleResource} id={id} onMade={setKey} />}
      lead={(record) => <Setup source={record as Source & RaRecord} writeKey={key} />}
    />
  )
}

function NewKey({
  consoleResource,
  id,
  onMade,
}: {
  consoleResource: ConsoleResource
  id: string
  onMade: (key: string) => void
}) {
  const may = useMay(consoleResource)
  const refresh = useRefresh()
  const [isConfirming, setConfirming] = useState(false)
  const make = useMutation({
    mutationFn: () => api.post<{ key: string }>(`/sources/${id}/key`, {}),
    onSuccess: ({ key }) => {
      onMade(key)
      refresh()
    },
    onError: (error) =>
      toast({ title: t('source.failed'), description: error.message, variant: 'destructive' }),
    onSettled: () => setConfirming(false),
  })
  if (!may('update')) return null
  return (
    <>
      <Button onClick={() => setConfirming(true)}>
        <Icon name="code" />
        {t('source.newKey')}
      </Button>
      <Dialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('source.ask')}
        description={t('source.askWhy')}
        actions={
          <>
            <Button onClick={() => setConfirming(false)}>{t('source.cancel')}</Button>
            <Button variant="primary" busy={make.isPending} onClick={() => make.mutate()}>
              {t('source.make')}
            </Button>
          </>
        }
      />
    </>
  )
}

function Setup({ source, writeKey }: { source: Source & RaRecord; writeKey: string | null }) {
  const { origin } = window.location
  return (
    <section className="c-section c-setup">
      <h2>{t('source.setup')}</h2>
      <p className={writeKey ? 'f-dot f-caution' : 'c-soft c-measure'} role="status">
        {writeKey ? t('source.shownOnce') : t('source.hidden', { prefix: source.prefix ?? '' })}
      </p>
      {writeKey && <CopyField label={t('source.writeKey')} value={writeKey} />}
      {writeKey && source.kind !== 'server' && (
        <CopyField
          label={t('source.snippet')}
          value={`<script async src="${origin}/outrider.js" data-write-key="${writeKey}"></script>`}
        />
      )}
      {writeKey && source.kind !== 'server' && (
        <CopyField label={t('source.unomi')} value={`${origin}/w/${writeKey}`} />
      )}
      {writeKey && source.kind !== 'website' && (
        <CopyField
          label={t('source.curl')}
          value={
            `curl -u "${writeKey}:" -H "content-type: application/json" -d ` +
            `'{"userId":"1","event":"Tried"}' ${origin}/v1/track`
          }
        />
      )}
    </section>
  )
}

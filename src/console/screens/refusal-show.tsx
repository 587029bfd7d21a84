import { useMutation } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { useRefresh, type RaRecord } from 'react-admin'
import { readJson } from '#catalog/fields/json-control.tsx'
import { api } from '#client/api.ts'
import type { EventRefusal } from '#model/schema/entities.generated.ts'
import { isObject } from '#model/lib/is-object.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { defineMessages } from '#ui/messages/messages.ts'
import { WriteAccess } from '../core/access.ts'
import { ShowScreen } from '../generate/show-screen.tsx'
import type { ConsoleResource } from '../core/registry.ts'

const t = defineMessages({
  'refusal.at': 'At {path}',
  'refusal.whole': 'Entire event',
  'refusal.partly': 'The event is stored without this part.',
  'refusal.noted': 'The event is stored unchanged, because its schema is lenient.',
  'refusal.replayed': 'The event was corrected and stored.',
  'refusal.explain':
    'Correct the event, or change the schema that rejected it, then accept it. The event ' +
    'keeps its original time.',
  'refusal.payload': 'Event',
  'refusal.replay': 'Accept event',
  'refusal.done': 'Event stored',
  'refusal.notJson': 'Not a valid JSON object.',
})

/** The outcome of an event that need not be corrected. */
const SETTLED_NOTES = {
  partly: () => t('refusal.partly'),
  noted: () => t('refusal.noted'),
  replayed: () => t('refusal.replayed'),
}

const TONES: Record<EventRefusal['outcome'], string> = {
  refused: 'negative',
  partly: 'caution',
  noted: 'caution',
  replayed: 'positive',
}

/** One rejected event: where and why, its payload, and a retry. */
export function RefusalShow({
  consoleResource,
  id,
}: {
  consoleResource: ConsoleResource
  id: string
}) {
  return (
    <ShowScreen
      consoleResource={consoleResource}
      id={id}
      lead={(record) => (
        <Replay key={String(record.version)} refusal={record as EventRefusal & RaRecord} />
      )}
    />
  )
}

function Replay({ refusal }: { refusal: EventRefusal & RaRecord }) {
  const canWrite = useContext(WriteAccess)
  const refresh = useRefresh()
  const [text, setText] = useState(() => JSON.stringify(refusal.payload, null, 2))
  const payload = readJson(text)
  const isValid = isObject(payload)
  const replay = useMutation({
    mutationFn: () => api.post(`/refused-events/${refusal.id}/replay`, { payload }),
    onSuccess: () => {
      toast({ title: t('refusal.done'), variant: 'success' })
      refresh()
    },
  })
  const { outcome } = refusal
  return (
    <section className="c-section">
      <h2>{refusal.path ? t('refusal.at', { path: refusal.path }) : t('refusal.whole')}</h2>
      <p>
        <span className={`f-dot f-${TONES[outcome]}`}>{refusal.reason}</span>
      </p>
      {outcome !== 'refused' && <p className="c-soft">{SETTLED_NOTES[outcome]()}</p>}
      {outcome === 'refused' && canWrite && (
        <form
          className="c-setup"
          onSubmit={(event) => {
            event.preventDefault()
            replay.mutate()
          }}
        >
          <p className="c-soft c-measure">{t('refusal.explain')}</p>
          <label className="ui-label" htmlFor="refusal-payload">
            {t('refusal.payload')}
          </label>
          <textarea
            id="refusal-payload"
            className="f-input f-area f-code"
            rows={Math.min(20, text.split('\n').length + 1)}
            spellCheck={false}
            value={text}
            aria-invalid={!isValid || replay.isError}
            aria-describedby="refusal-says"
            onChange={(event) => setText(event.target.value)}
          />
          <p id="refusal-says" className="ui-error" role="alert">
            {isValid ? (replay.error?.message ?? '') : t('refusal.notJson')}
          </p>
          <Button type="submit" variant="primary" busy={replay.isPending} disabled={!isValid}>
            <Icon name="reply" />
            {t('refusal.replay')}
          </Button>
        </form>
      )}
    </section>
  )
}

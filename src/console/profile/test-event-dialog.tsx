import { useId, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { readJson } from '#catalog/fields/json-control.tsx'
import { wordsOf } from '#catalog/fields/words.ts'
import { api } from '#client/api.ts'
import type { EventEffect } from '#model/api/answers/profile-answers.ts'
import { isObject } from '#model/lib/is-object.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { recordPath, useResource } from '../core/registry.ts'
import { tConsole } from '../core/messages.ts'
import { tActs } from './act-messages.ts'
import { shownValue } from '../parts/shown-value.ts'
import { useRefreshAll } from '../parts/use-paged.ts'

/** Sends a test event in the person's name and shows its effects. */
export function TestEventDialog({
  id,
  name,
  onClose,
}: {
  id: string
  name: string
  onClose(): void
}) {
  const [eventType, setEventType] = useState('')
  const [scope, setScope] = useState('')
  const [text, setText] = useState('{}')
  const field = useId()
  const refresh = useRefreshAll()
  const properties = readJson(text)
  const isValid = isObject(properties)
  const send = useMutation({
    mutationFn: () =>
      api.post<EventEffect>(`/profiles/${id}/test-event`, {
        eventType: eventType.trim(),
        properties,
        ...(scope.trim() ? { scope: scope.trim() } : {}),
      }),
    onSettled: refresh,
  })
  const form = `${field}-form`
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={tActs('test.title', { name })}
      description={tActs('test.why')}
      actions={
        <>
          <Button onClick={onClose}>{tConsole('console.close')}</Button>
          {send.data ? (
            <Button variant="primary" onClick={() => send.reset()}>
              {tActs('test.again')}
            </Button>
          ) : (
            <Button
              variant="primary"
              type="submit"
              form={form}
              busy={send.isPending}
              disabled={eventType.trim() === '' || !isValid}
            >
              {tActs('test.send')}
            </Button>
          )}
        </>
      }
    >
      {send.data ? (
        <EffectOf effect={send.data} />
      ) : (
        <form
          id={form}
          className="c-setup"
          onSubmit={(event) => {
            event.preventDefault()
            if (eventType.trim() && isValid) send.mutate()
          }}
        >
          <TypeField field={field} value={eventType} onChange={setEventType} />
          <PropertiesField field={field} value={text} isValid={isValid} onChange={setText} />
          <ScopeField field={field} value={scope} onChange={setScope} />
          <p className="ui-error" id={`${field}-says`} role="alert">
            {isValid ? (send.error?.message ?? '') : tActs('test.notJson')}
          </p>
        </form>
      )}
    </Dialog>
  )
}

interface FieldProps {
  /** Prefix of the dialog's ids. */
  field: string
  value: string
  onChange(value: string): void
}

const TypeField = ({ field, value, onChange }: FieldProps) => (
  <div className="c-field">
    <label className="f-label" htmlFor={`${field}-type`}>
      {tActs('test.type')}
    </label>
    <input
      id={`${field}-type`}
      className="f-input"
      maxLength={100}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      data-autofocus=""
    />
  </div>
)

/** The event's properties as JSON; the form reports invalid JSON below. */
const PropertiesField = ({
  field,
  value,
  isValid,
  onChange,
}: FieldProps & { isValid: boolean }) => (
  <div className="c-field">
    <label className="f-label" htmlFor={`${field}-properties`}>
      {tActs('test.properties')}
    </label>
    <textarea
      id={`${field}-properties`}
      className="f-input f-area f-code"
      rows={Math.min(14, Math.max(4, value.split('\n').length + 1))}
      spellCheck={false}
      value={value}
      aria-invalid={!isValid || undefined}
      aria-describedby={`${field}-help ${field}-says`}
      onChange={(event) => onChange(event.target.value)}
    />
    <p className="f-help" id={`${field}-help`}>
      {tActs('test.propertiesHelp')}
    </p>
  </div>
)

const ScopeField = ({ field, value, onChange }: FieldProps) => (
  <div className="c-field">
    <label className="f-label" htmlFor={`${field}-scope`}>
      {tActs('test.scope')}
    </label>
    <input
      id={`${field}-scope`}
      className="f-input"
      maxLength={60}
      value={value}
      aria-describedby={`${field}-scope-help`}
      onChange={(event) => onChange(event.target.value)}
    />
    <p className="f-help" id={`${field}-scope-help`}>
      {tActs('test.scopeHelp')}
    </p>
  </div>
)

function EffectOf({
  effect: { eventId, changed, entered, left, goals, leftOut },
}: {
  effect: EventEffect
}) {
  const events = useResource('event')
  const lines = [
    ...entered.map(({ name }) => ({ tone: 'positive', says: tActs('test.entered', { name }) })),
    ...left.map(({ name }) => ({ tone: 'off', says: tActs('test.left', { name }) })),
    ...goals.map(({ name }) => ({ tone: 'positive', says: tActs('test.goal', { name }) })),
    ...changed.map(({ name, before, after }) => ({
      tone: 'info',
      says: tActs('test.changed', {
        name: wordsOf(name.replace(/^properties\./, '')),
        before: shownValue(before),
        after: shownValue(after),
      }),
    })),
    ...leftOut.map(({ path, reason }) => ({
      tone: 'negative',
      says: tActs('test.leftOut', { path, reason }),
    })),
  ]
  return (
    <section className="c-takes" role="status">
      <p>
        <span className="f-dot f-positive">{tActs('test.sent')}</span>{' '}
        <Link className="f-link" to={recordPath(events, eventId)}>
          {tActs('test.openEvent')}
        </Link>
      </p>
      <h3>{tActs('test.what')}</h3>
      {lines.length === 0 ? (
        <p className="c-soft">{tActs('test.nothing')}</p>
      ) : (
        <ul className="c-effect">
          {lines.map(({ tone, says }) => (
            <li key={says}>
              <span className={`f-dot f-${tone}`}>{says}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

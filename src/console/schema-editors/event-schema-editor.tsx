import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { FieldInputProps } from '#catalog/fields/face.ts'
import { JsonControl } from '#catalog/fields/json-control.tsx'
import { api, type ApiError } from '#client/api.ts'
import type { SchemaProposal, StoredCheck } from '#model/api/answers/event-schema-answers.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { dateFormat } from '#language'
import './schema-editors.css'
import { tSchemas as t } from './messages.ts'

const day = (text: string | null) =>
  text ? dateFormat({ day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(text)) : ''

/**
 * Edits an event schema as JSON next to the stored events: proposes a schema, and shows events that
 * would not match.
 */
export default function EventSchemaEditor(props: FieldInputProps) {
  const { control } = useFormContext()
  const [eventType, scope, extendsSchemaId] = useWatch({
    control,
    name: ['eventType', 'scope', 'extendsSchemaId'],
  }) as [string | null, string | undefined, string | null]
  const [says, setSays] = useState<ReactNode>(null)
  const asked = { eventType: eventType ?? '', ...(scope ? { scope } : {}) }
  const failed = (error: ApiError) =>
    setSays(
      <Fault
        message={
          [
            error.message,
            ...error.errors.map((fieldError) => `${fieldError.path}: ${fieldError.message}`),
          ]
            .filter((text, at, all) => all.indexOf(text) === at)
            .join(' ') || t('schema.failed')
        }
      />,
    )
  const propose = useMutation<SchemaProposal, ApiError>({
    mutationFn: () => api.post<SchemaProposal>('/json-schemas/propose', asked),
    onSuccess: (proposal) =>
      setSays(
        proposal.events === 0 ? (
          <p>{t('schema.noneSeen', { type: asked.eventType })}</p>
        ) : (
          <Proposed
            proposal={proposal}
            onTake={() => {
              props.onChange(proposal.schema)
              setSays(<p>{t('schema.taken')}</p>)
            }}
            onLeave={() => setSays(null)}
          />
        ),
      ),
    onError: failed,
  })
  const check = useMutation<StoredCheck, ApiError>({
    mutationFn: () =>
      api.post<StoredCheck>('/json-schemas/check-stored', {
        ...asked,
        schema: props.value,
        ...(extendsSchemaId ? { extendsSchemaId } : {}),
      }),
    onSuccess: (storedCheck) =>
      setSays(
        storedCheck.events === 0 ? (
          <p>{t('schema.noneSeen', { type: asked.eventType })}</p>
        ) : (
          <Checked found={storedCheck} />
        ),
      ),
    onError: failed,
  })
  const ask = (what: typeof propose | typeof check) => () =>
    asked.eventType ? what.mutate() : setSays(<p>{t('schema.needsType')}</p>)
  return (
    <div className="se">
      <JsonControl {...props} />
      <div className="se-actions">
        <Button size="s" busy={propose.isPending} onClick={ask(propose)}>
          <Icon name="eye" />
          {t('schema.propose')}
        </Button>
        <Button size="s" busy={check.isPending} onClick={ask(check)}>
          {t('schema.check')}
        </Button>
      </div>
      <div role="status" className="se-says">
        {says}
      </div>
    </div>
  )
}

const Fault = ({ message }: { message: string }) => (
  <p className="f-dot f-negative se-wrap">{message}</p>
)

function Proposed({
  proposal,
  onTake,
  onLeave,
}: {
  proposal: SchemaProposal
  onTake(): void
  onLeave(): void
}) {
  return (
    <section className="se-panel" aria-label={t('schema.proposal')}>
      <p>
        {t('schema.proposed', {
          count: proposal.events,
          from: day(proposal.from),
          until: day(proposal.until),
        })}
      </p>
      <p className="f-soft">{t('schema.proposedHelp')}</p>
      <pre className="f-pre" tabIndex={0} aria-label={t('schema.proposal')}>
        {JSON.stringify(proposal.schema, null, 2)}
      </pre>
      <div className="se-actions">
        <Button size="s" variant="primary" onClick={onTake}>
          {t('schema.accept')}
        </Button>
        <Button size="s" variant="quiet" onClick={onLeave}>
          {t('schema.leave')}
        </Button>
      </div>
    </section>
  )
}

function Checked({ found }: { found: StoredCheck }) {
  if (found.failing === 0)
    return <p className="f-dot f-positive se-wrap">{t('schema.allFit', { count: found.events })}</p>
  return (
    <section className="se-panel">
      <p className="f-dot f-caution se-wrap">
        {t('schema.someFail', { count: found.failing, events: found.events })}
      </p>
      <ul className="se-reasons">
        {found.reasons.map(({ path, message, count }) => (
          <li key={path + message}>
            <code>{path || '/'}</code> {message}{' '}
            <span className="f-soft">{t('schema.times', { count })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { productNow } from '#ui/base/product-clock.ts'
import { useId, useState, type KeyboardEvent } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ActionChange } from '#catalog/actions/action.ts'
import type { ScriptTrial } from '#catalog/actions/rule-trial.ts'
import { scriptedAction, scriptedDefinition } from '#catalog/actions/scripted.ts'
import { api, type ApiError } from '#client/api.ts'
import { isObject } from '#model/lib/is-object.ts'
import { Button } from '#ui/base/button.tsx'
import { SelectField } from '#ui/lists/select-field.tsx'
import '#ui/lists/lists.css'
import '../action-editor/action-editor.css'
import '../rules/rules.css'
import { relativeWords } from '#language'
import { ParameterFields } from '../action-editor/parameter-fields.tsx'
import { recentEvents, shown } from '../rules/try-rule.tsx'
import { tRules } from '../rules/messages.ts'
import { tScripts } from './messages.ts'
import './scripts.css'

interface TryScriptProps {
  script: { id?: string | undefined; code: string; parameters: unknown; raises: unknown }
  /** Reveals a line of the code in a surrounding editor. */
  onLine?(line: number): void
}

const SAMPLE = 'sample'
const FIRST_SAMPLE = JSON.stringify(
  {
    event: { eventType: 'Sample', properties: {} },
    profile: { email: 'kari@example.com', properties: {} },
  },
  null,
  2,
)

function read(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

/** Runs a script on a past event or a sample and shows its output; stores nothing. */
export function TryScript({ script, onLine }: TryScriptProps) {
  const headingId = useId()
  const sampleId = useId()
  const [chosen, setChosen] = useState('')
  const [sample, setSample] = useState(FIRST_SAMPLE)
  const [given, setGiven] = useState<Record<string, unknown>>({})
  const { data: events } = useQuery({
    queryKey: ['rule-events', null],
    queryFn: ({ signal }) => recentEvents(null, signal),
    retry: false,
  })
  const source = chosen || events?.[0]?.id || SAMPLE
  const sampleValue = read(sample)
  const trial = useMutation<ScriptTrial, ApiError>({
    mutationFn: () =>
      api.post<ScriptTrial>('/scripts/test', {
        ...(script.id ? { id: script.id } : {}),
        code: script.code,
        parameters: script.parameters ?? undefined,
        raises: Array.isArray(script.raises) ? script.raises : [],
        given,
        ...(source === SAMPLE ? { sample: sampleValue ?? {} } : { eventId: source }),
      }),
  })
  const definition = scriptedDefinition(
    scriptedAction({
      id: 'tried',
      name: '',
      description: '',
      code: script.code,
      parameters: script.parameters,
      raises: script.raises,
    }),
  )
  const hasParameters = Object.keys(definition.parameters).length > 0
  // Inside of the script's form: Enter in a control must not save it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
  }
  return (
    <section className="sp-try" aria-labelledby={headingId} onKeyDown={onKeyDown}>
      <h3 id={headingId}>{tScripts('script.try')}</h3>
      <p className="c-soft c-measure">{tScripts('script.tryHelp')}</p>
      {hasParameters && (
        <div role="group" aria-label={tScripts('script.given')}>
          <p className="f-label">{tScripts('script.given')}</p>
          <ParameterFields
            definition={definition}
            values={given}
            faults={[]}
            showAll={false}
            onChange={setGiven}
          />
        </div>
      )}
      <div className="ru-ask">
        <EventChoice source={source} events={events ?? []} onChange={setChosen} />
        <Button
          disabled={script.code.trim() === '' || (source === SAMPLE && !sampleValue)}
          busy={trial.isPending}
          onClick={() => trial.mutate()}
        >
          {tScripts('script.run')}
        </Button>
      </div>
      {source === SAMPLE && (
        <SampleField id={sampleId} text={sample} isValid={!!sampleValue} onChange={setSample} />
      )}
      <div role="status">
        {trial.error && (
          <Faults
            texts={[
              trial.error.message,
              ...trial.error.errors.slice(1).map((error) => error.message),
            ]}
            {...(onLine ? { onLine } : {})}
          />
        )}
        {trial.data && <Outcome trial={trial.data} {...(onLine ? { onLine } : {})} />}
      </div>
    </section>
  )
}

/** Chooses a past event to run the script on, or the sample. */
const EventChoice = ({
  source,
  events,
  onChange,
}: {
  source: string
  events: Awaited<ReturnType<typeof recentEvents>>
  onChange(source: string): void
}) => (
  <SelectField
    label={tScripts('script.upon')}
    value={source}
    onChange={({ target }) => onChange(target.value)}
    choices={[
      ...events.map((event) => ({
        value: event.id,
        label: tRules('rule.eventOf', {
          type: event.eventType,
          who: event.who,
          when: relativeWords(new Date(event.timeStamp), productNow()),
        }),
      })),
      { value: SAMPLE, label: tScripts('script.sampleChoice') },
    ]}
  />
)

interface SampleFieldProps {
  id: string
  text: string
  isValid: boolean
  onChange(text: string): void
}

/** An event and its person as JSON. */
const SampleField = ({ id, text, isValid, onChange }: SampleFieldProps) => (
  <div className="c-field">
    <label className="f-label" htmlFor={id}>
      {tScripts('script.sample')}
    </label>
    <textarea
      id={id}
      className="f-input f-area f-code"
      rows={8}
      spellCheck={false}
      aria-invalid={!isValid}
      aria-describedby={`${id}-help`}
      value={text}
      onChange={({ target }) => onChange(target.value)}
    />
    <p id={`${id}-help`} className={isValid ? 'f-help' : 'c-fault'}>
      {tScripts(isValid ? 'script.sampleHelp' : 'script.sampleFault')}
    </p>
  </div>
)

function Faults({ texts, onLine }: { texts: readonly string[]; onLine?(line: number): void }) {
  return texts.map((text) => {
    const line = Number(/^Line (\d+)/.exec(text)?.[1] ?? 0)
    return (
      <p key={text} className="f-dot f-negative sp-fault">
        <span>{text}</span>
        {line > 0 && onLine && (
          <Button size="s" variant="quiet" onClick={() => onLine(line)}>
            {tScripts('script.goTo', { line })}
          </Button>
        )}
      </p>
    )
  })
}

const withoutKind = ({ change: _kind, ...rest }: ActionChange) => JSON.stringify(rest)

function Outcome({
  trial: { changes, fault, log, step },
  onLine,
}: {
  trial: ScriptTrial
  onLine?(line: number): void
}) {
  return (
    <div className="ru-outcome">
      {fault ? (
        <>
          <h4>{tScripts('script.failed')}</h4>
          <Faults texts={[fault.message]} {...(onLine ? { onLine } : {})} />
        </>
      ) : (
        <>
          <h4>{tScripts('script.would')}</h4>
          {changes.length === 0 && <p className="c-soft">{tScripts('script.nothing')}</p>}
          {step ? (
            <>
              {step.reason && (
                <p className="c-fault">{tScripts('script.partly', { reason: step.reason })}</p>
              )}
              {step.changes.map(({ what, before, after }) => (
                <span key={what} className="ru-line">
                  <code className="f-code-inline">{what}</code> <del>{shown(before)}</del> →{' '}
                  <ins>{shown(after)}</ins>
                </span>
              ))}
              {changes.length > 0 && step.changes.length === 0 && !step.reason && (
                <p className="c-soft">{tRules('rule.nothing')}</p>
              )}
            </>
          ) : (
            <ol className="ae-read">
              {changes.map((change, at) => (
                <li key={at}>
                  {change.change} <code className="f-code-inline">{withoutKind(change)}</code>
                </li>
              ))}
            </ol>
          )}
        </>
      )}
      {log.length > 0 && (
        <>
          <h4>{tScripts('script.log')}</h4>
          <pre className="f-pre" tabIndex={0}>
            {log.join('\n')}
          </pre>
        </>
      )}
    </div>
  )
}

import { useState, type FormEvent } from 'react'
import { api, errorSentence } from '#client/api.ts'
import type { Conduct } from '#model/api/agents.ts'
import { Button } from '#ui/base/button.tsx'
import { Checkbox, TextArea, TextField } from '#ui/base/field.tsx'
import { emailLanguages } from '../page-parts/email-languages.ts'
import { useAction } from '../page-parts/use-action.ts'
import { tApp } from '../page-parts/messages.ts'
import type { AgentViewProps } from './agent-page.tsx'
import { linesOf } from './keep-dialog.tsx'
import { tAgents as t } from './messages.ts'

/** Rules of conduct: what it never says, when, in which languages, for how long, and hand-over. */
export function AgentConduct({ agent }: AgentViewProps) {
  return <Editor key={agent.version} agent={agent} />
}

function Editor({ agent }: Pick<AgentViewProps, 'agent'>) {
  const [conduct, setConduct] = useState<Conduct>(agent.conduct ?? {})
  const [never, setNever] = useState((agent.conduct?.neverSay ?? []).join('\n'))
  const [usesModel, setModel] = useState(agent.usesModel ?? false)
  const set = (change: Partial<Conduct>) => setConduct((before) => ({ ...before, ...change }))
  const save = useAction(
    () =>
      api.put(`/agents/${agent.id}`, {
        conduct: { ...conduct, neverSay: linesOf(never) },
        usesModel,
        version: agent.version,
      }),
    { refresh: [['agents']], quiet: true, done: () => t('conduct.saved') },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <form className="panel pad data-form agent-conduct" onSubmit={submit} noValidate>
      <TextArea
        label={t('conduct.neverSay')}
        help={t('conduct.neverSayHelp')}
        value={never}
        rows={3}
        onChange={(event) => setNever(event.target.value)}
      />
      <div className="data-form-row">
        <TextField
          label={t('conduct.quietFrom')}
          help={t('conduct.quietHelp')}
          type="time"
          value={conduct.quietFrom ?? ''}
          onChange={(event) => set({ quietFrom: event.target.value })}
        />
        <TextField
          label={t('conduct.quietTo')}
          type="time"
          value={conduct.quietTo ?? ''}
          onChange={(event) => set({ quietTo: event.target.value })}
        />
      </div>
      <Languages
        own={agent.language ?? 'en'}
        chosen={conduct.languages ?? []}
        onChange={(languages) => set({ languages })}
      />
      <div className="data-form-row">
        <NumberField
          label={t('conduct.longest')}
          unit={t('conduct.minutes')}
          value={conduct.longestMinutes ?? 5}
          max={60}
          onChange={(longestMinutes) => set({ longestMinutes })}
        />
        <NumberField
          label={t('conduct.keep')}
          unit={t('conduct.days')}
          value={conduct.keepDays ?? 30}
          max={365}
          onChange={(keepDays) => set({ keepDays })}
        />
      </div>
      <Handover conduct={conduct} onChange={set} />
      <div>
        <Checkbox
          label={t('conduct.model')}
          checked={usesModel}
          onChange={(event) => setModel(event.target.checked)}
        />
        <p className="ui-help">{t('conduct.modelHelp')}</p>
      </div>
      {save.error ? (
        <p className="data-fault" role="alert">
          {errorSentence(save.error, tApp('app.saveFailed'))}
        </p>
      ) : null}
      <div>
        <Button type="submit" variant="primary" busy={save.isPending}>
          {t('conduct.save')}
        </Button>
      </div>
    </form>
  )
}

function Handover({
  conduct,
  onChange,
}: {
  conduct: Conduct
  onChange: (change: Partial<Conduct>) => void
}) {
  return (
    <div className="data-form-row">
      <TextField
        label={t('conduct.handover')}
        type="email"
        value={conduct.handoverEmail ?? ''}
        maxLength={100}
        onChange={(event) => onChange({ handoverEmail: event.target.value })}
      />
      <TextField
        label={t('conduct.calendar')}
        help={t('conduct.calendarHelp')}
        type="url"
        value={conduct.calendarUrl ?? ''}
        maxLength={500}
        onChange={(event) => onChange({ calendarUrl: event.target.value })}
      />
    </div>
  )
}

function Languages({
  own,
  chosen,
  onChange,
}: {
  own: string
  chosen: readonly string[]
  onChange: (languages: string[]) => void
}) {
  return (
    <fieldset>
      <legend className="ui-label">{t('conduct.languages')}</legend>
      <p className="ui-help">{t('conduct.languagesHelp')}</p>
      <div className="agent-languages">
        {emailLanguages()
          .filter(({ value }) => value !== own)
          .map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              checked={chosen.includes(value)}
              onChange={(event) =>
                onChange(
                  event.target.checked
                    ? [...chosen, value]
                    : chosen.filter((language) => language !== value),
                )
              }
            />
          ))}
      </div>
    </fieldset>
  )
}

function NumberField({
  label,
  unit,
  value,
  max,
  onChange,
}: {
  label: string
  unit: string
  value: number
  max: number
  onChange: (value: number) => void
}) {
  return (
    <TextField
      label={label}
      unit={unit}
      type="number"
      min={1}
      max={max}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  )
}

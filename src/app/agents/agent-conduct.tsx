import type { FormEvent } from 'react'
import type { Conduct } from '#model/api/agents.ts'
import { Checkbox, TextArea, TextField } from '#ui/base/field.tsx'
import { emailLanguages } from '../page-parts/email-languages.ts'
import { Changing } from '../page-parts/read-only.tsx'
import type { AgentViewProps } from './agent-page.tsx'
import { linesOf } from './keep-dialog.tsx'
import { tAgents as t } from './messages.ts'
import { SavePart } from './save-part.tsx'
import { useAgentPart, withoutEmpty } from './use-agent-part.ts'

/** Rules of conduct: what it never says, when, in which languages, for how long, and hand-over. */
export function AgentConduct({ agent, editing }: AgentViewProps) {
  return (
    <Changing>
      <Editor agent={agent} editing={editing} />
    </Changing>
  )
}

function Editor({ agent, editing }: Pick<AgentViewProps, 'agent' | 'editing'>) {
  const part = useAgentPart({
    agent,
    name: 'conduct',
    editing,
    valuesOf: ({ conduct: rules, never: lines, usesModel: isWorded }) => ({
      conduct: { ...rules, neverSay: linesOf(lines) },
      usesModel: isWorded,
    }),
    done: () => t('conduct.saved'),
  })
  const { value, change } = part
  const { conduct, never, usesModel } = value
  const set = (next: Partial<Conduct>) =>
    change({ ...value, conduct: withoutEmpty({ ...conduct, ...next }) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    part.save()
  }
  return (
    <form className="panel pad data-form agent-conduct" onSubmit={submit} noValidate>
      <TextArea
        label={t('conduct.neverSay')}
        help={t('conduct.neverSayHelp')}
        value={never}
        rows={3}
        onChange={(event) => change({ ...value, never: event.target.value })}
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
          onChange={(event) => change({ ...value, usesModel: event.target.checked })}
        />
        <p className="ui-help">{t('conduct.modelHelp')}</p>
      </div>
      <SavePart part={part} label={t('conduct.save')} disabled={!part.isChanged} />
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

import { useState, type FormEvent } from 'react'
import type { ScriptStep } from '#model/api/agents.ts'
import { Button, IconButton } from '#ui/base/button.tsx'
import { TextArea, TextField } from '#ui/base/field.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { SelectField } from '#ui/lists/select-field.tsx'
import { moved } from '#model/lib/moved.ts'
import { Changing } from '../page-parts/read-only.tsx'
import type { AgentViewProps } from './agent-page.tsx'
import { tAgents as t } from './messages.ts'
import { SavePart } from './save-part.tsx'
import { useAgentPart } from './use-agent-part.ts'

const KINDS = [
  'disclosure',
  'consent',
  'reason',
  'question',
  'answers',
  'objection',
  'ask',
  'handover',
  'close',
] as const satisfies readonly ScriptStep['kind'][]

/** Steps whose way after a no is no longer behind them continue with the next one. */
export const withLaterTargets = (steps: readonly ScriptStep[]): ScriptStep[] =>
  steps.map((step, at) =>
    step.onNo && !steps.slice(at + 1).some(({ id }) => id === step.onNo)
      ? { ...step, onNo: '' }
      : step,
  )

/** The steps of a call as a flow from top to bottom, to read and to edit. */
export function AgentScript({ agent, editing }: AgentViewProps) {
  return (
    <Changing>
      <Editor agent={agent} editing={editing} />
    </Changing>
  )
}

function Editor({ agent, editing }: Pick<AgentViewProps, 'agent' | 'editing'>) {
  const [kind, setKind] = useState<ScriptStep['kind']>('question')
  const part = useAgentPart({
    agent,
    name: 'script',
    editing,
    valuesOf: (script) => ({ script }),
    done: () => t('script.saved'),
  })
  const { value: steps, change: setSteps } = part
  const change = (at: number, values: Partial<ScriptStep>) =>
    setSteps(steps.map((step, index) => (index === at ? { ...step, ...values } : step)))
  const move = (at: number, by: 1 | -1) => setSteps(withLaterTargets(moved(steps, at, at + by)))
  const add = () => {
    const names = new Set(steps.map(({ id }) => id))
    let number = steps.length + 1
    while (names.has(`${kind}-${number}`)) number++
    const last = steps.findIndex((step) => step.kind === 'close')
    const at = last === -1 ? steps.length : last
    setSteps(
      steps.toSpliced(at, 0, { id: `${kind}-${number}`, kind, text: '', cues: [], onNo: '' }),
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    part.save()
  }
  return (
    <form className="agent-script" onSubmit={submit} noValidate>
      <p className="soft">
        {t('script.detail')} {t('script.places')}
      </p>
      <ol className="script-steps">
        {steps.map((step, at) => (
          <Step
            key={step.id}
            step={step}
            later={steps.slice(at + 1)}
            isFirst={at === 0}
            onChange={(values) => change(at, values)}
            onMove={(by) => move(at, by)}
            onRemove={() => setSteps(withLaterTargets(steps.toSpliced(at, 1)))}
          />
        ))}
      </ol>
      <div className="script-add">
        <SelectField
          label={t('script.kindLabel')}
          value={kind}
          onChange={(event) => setKind(event.target.value as ScriptStep['kind'])}
          choices={KINDS.map((one) => ({ value: one, label: t(`step.${one}`) }))}
        />
        <Button onClick={add}>
          <Icon name="plus" />
          {t('script.add')}
        </Button>
      </div>
      <SavePart
        part={part}
        label={t('script.save')}
        disabled={!part.isChanged || steps.some(({ text }) => !text.trim())}
      />
    </form>
  )
}

function Step({
  step,
  later,
  isFirst,
  onChange,
  onMove,
  onRemove,
}: {
  step: ScriptStep
  later: readonly ScriptStep[]
  isFirst: boolean
  onChange: (values: Partial<ScriptStep>) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}) {
  const branches = step.kind === 'ask' || step.kind === 'question'
  return (
    <li className="panel pad script-step">
      <div className="script-head">
        <h2>{t(`step.${step.kind}`)}</h2>
        <div className="end">
          <IconButton label={t('script.up')} disabled={isFirst} onClick={() => onMove(-1)}>
            <Icon name="up" />
          </IconButton>
          <IconButton
            label={t('script.down')}
            disabled={later.length === 0}
            onClick={() => onMove(1)}
          >
            <Icon name="down" />
          </IconButton>
          <IconButton label={t('script.remove')} onClick={onRemove}>
            <Icon name="trash" />
          </IconButton>
        </div>
      </div>
      {step.kind === 'objection' ? (
        <TextField
          label={t('script.cues')}
          help={t('script.cuesHelp')}
          value={(step.cues ?? []).join(', ')}
          onChange={(event) =>
            onChange({ cues: event.target.value.split(',').map((cue) => cue.trimStart()) })
          }
          onBlur={() =>
            onChange({ cues: (step.cues ?? []).map((cue) => cue.trim()).filter(Boolean) })
          }
        />
      ) : null}
      <TextArea
        label={t('script.says')}
        rows={2}
        value={step.text}
        maxLength={600}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      {branches ? (
        <SelectField
          label={t('script.onNo')}
          value={step.onNo ?? ''}
          onChange={(event) => onChange({ onNo: event.target.value })}
          choices={[
            { value: '', label: t('script.next') },
            ...later
              .filter(({ kind }) => kind !== 'objection')
              .map(({ id, kind, text }) => ({
                value: id,
                label: `${t(`step.${kind}`)}: ${text.slice(0, 40)}`,
              })),
          ]}
        />
      ) : null}
    </li>
  )
}

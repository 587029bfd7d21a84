import { useState, type FormEvent } from 'react'
import { api } from '#client/api.ts'
import type { AgentFact } from '#model/schema/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { TextArea, TextField } from '#ui/base/field.tsx'
import { SelectField } from '#ui/lists/select-field.tsx'
import { SaveFault } from '../page-parts/form-fault.tsx'
import { useAction } from '../page-parts/use-action.ts'
import { useFormVersion } from '../page-parts/use-form-version.ts'
import { tApp } from '../page-parts/messages.ts'
import { tAgents as t } from './messages.ts'

const KINDS = [
  'answer',
  'price',
  'hours',
  'contact',
  'offer',
  'audience',
  'benefit',
  'problem',
  'proof',
  'reason',
  'other',
] as const satisfies readonly AgentFact['kind'][]

/** Adds or edits one fact. */
export function FactDialog({
  agentId,
  fact,
  onClose,
}: {
  agentId: string
  fact: AgentFact | null
  onClose: () => void
}) {
  const [values, setValues] = useState({
    kind: fact?.kind ?? 'answer',
    question: fact?.question ?? '',
    text: fact?.text ?? '',
    sourceUrl: fact?.sourceUrl ?? '',
    validUntil: fact?.validUntil ?? '',
  })
  const [wasSent, setSent] = useState(false)
  const { version, noteConflict } = useFormVersion(fact?.version ?? 0)
  const save = useAction(
    () => {
      const body = { ...values, validUntil: values.validUntil || null }
      return fact
        ? api.put(`/agent-facts/${fact.id}`, { ...body, version })
        : api.post('/agent-facts', { ...body, agentId })
    },
    { refresh: [['agents']], quiet: true, onDone: onClose, onFailed: noteConflict },
  )
  const set = (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (values.text.trim()) save.mutate()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={t(fact ? 'facts.editTitle' : 'facts.addTitle')}
      actions={
        <>
          <Button onClick={onClose}>{tApp('app.cancel')}</Button>
          <Button type="submit" form="agent-fact" variant="primary" busy={save.isPending}>
            {t('facts.save')}
          </Button>
        </>
      }
    >
      <form id="agent-fact" className="data-form" onSubmit={submit} noValidate>
        <SelectField
          label={t('facts.kind')}
          value={values.kind}
          onChange={(event) => set({ kind: event.target.value as AgentFact['kind'] })}
          choices={KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        />
        <TextField
          label={t('facts.question')}
          help={t('facts.questionHelp')}
          value={values.question}
          maxLength={300}
          onChange={(event) => set({ question: event.target.value })}
        />
        <TextArea
          label={t('facts.text')}
          help={t('facts.textHelp')}
          error={wasSent && !values.text.trim() ? t('facts.needText') : undefined}
          value={values.text}
          maxLength={1000}
          rows={3}
          onChange={(event) => set({ text: event.target.value })}
        />
        <div className="data-form-row">
          <TextField
            label={t('facts.source')}
            help={t('facts.sourceHelp')}
            type="url"
            value={values.sourceUrl}
            maxLength={500}
            onChange={(event) => set({ sourceUrl: event.target.value })}
          />
          <TextField
            label={t('facts.validUntil')}
            type="date"
            value={values.validUntil}
            onChange={(event) => set({ validUntil: event.target.value })}
          />
        </div>
        <SaveFault error={save.error} />
      </form>
    </Dialog>
  )
}

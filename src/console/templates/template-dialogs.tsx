import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api, ApiError } from '#client/api.ts'
import { TextField } from '#ui/base/field.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { SelectField } from '#ui/lists/select-field.tsx'
import { ActionDialog } from '../core/action-dialog.tsx'
import { ImpactSummary } from '../impact/save-impact.tsx'
import { Faults, PersonField, type TemplateFault, type TemplateRecord } from './preview.tsx'
import { tTemplates as t } from './messages.ts'

const pathOf = (template: TemplateRecord) =>
  `/email-template/${encodeURIComponent(String(template.id))}`

/** Sends the draft to an address, rendered for the chosen person. */
export function TestDialog({
  template,
  person: first,
  onClose,
}: {
  template: TemplateRecord
  person: string
  onClose(): void
}) {
  const [to, setTo] = useState('')
  const [person, setPerson] = useState(first)
  const [mailboxId, setMailboxId] = useState('')
  const mailboxes = useQuery({
    queryKey: ['test-mailboxes'],
    queryFn: ({ signal }) =>
      api.all<{ id: string; address: string; state: string }>(
        '/mailboxes',
        { sort: ['address', 'ASC'] },
        { signal },
      ),
  })
  const send = useMutation({
    mutationFn: () =>
      api.post<{ to: string }>(`${pathOf(template)}/test`, {
        ...(to.trim() ? { to: to.trim() } : {}),
        ...(person ? { profileId: person } : {}),
        ...(mailboxId ? { mailboxId } : {}),
      }),
    onSuccess: (answer) => {
      toast({ title: t('templateMail.sent', { to: answer.to }), variant: 'success' })
      onClose()
    },
  })
  return (
    <ActionDialog
      onClose={onClose}
      title={t('templateMail.testTitle', { name: template.name })}
      description={t('templateMail.testWhy')}
      action={{
        label: t('templateMail.send'),
        isBusy: send.isPending,
        run: () => send.mutate(),
      }}
    >
      <TextField
        label={t('templateMail.to')}
        type="email"
        value={to}
        onChange={({ target }) => setTo(target.value)}
        help={t('templateMail.toMe')}
        error={send.error?.message}
        data-autofocus
      />
      <PersonField value={person} onChange={setPerson} />
      <SelectField
        label={t('templateMail.through')}
        value={mailboxId}
        onChange={({ target }) => setMailboxId(target.value)}
        choices={[
          { value: '', label: t('templateMail.system') },
          ...(mailboxes.data ?? [])
            .filter((one) => one.state === 'active')
            .map((one) => ({ value: one.id, label: one.address })),
        ]}
      />
    </ActionDialog>
  )
}

/** Publishes the draft, after showing its faults. */
export function PublishDialog({
  template,
  onClose,
  onDone,
}: {
  template: TemplateRecord
  onClose(): void
  onDone(): void
}) {
  const [note, setNote] = useState('')
  const checked = useQuery({
    queryKey: ['template-preview', template.id, template.version, 'publish'],
    queryFn: ({ signal }) =>
      api.post<{ faults: TemplateFault[] }>(`${pathOf(template)}/render`, {}, { signal }),
    retry: false,
  })
  const faults = checked.data?.faults ?? []
  const hasErrors = faults.some((fault) => fault.level === 'error')
  const publish = useMutation({
    mutationFn: () =>
      api.post<{ version: { number: number } }>(`${pathOf(template)}/publish`, {
        note,
        despiteWarnings: true,
        version: template.version,
      }),
    // The page and the checks of this dialog then show the newer draft.
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'conflict') onDone()
    },
    onSuccess: ({ version }) => {
      toast({
        title: t('templateMail.published', { number: version.number }),
        variant: 'success',
      })
      onDone()
      onClose()
    },
  })
  const fault = publish.error?.message ?? checked.error?.message
  return (
    <ActionDialog
      onClose={onClose}
      title={t('templateMail.publishTitle', { name: template.name })}
      description={t('templateMail.publishWhy')}
      action={{
        label: t(
          faults.length > 0 && !hasErrors ? 'templateMail.publishAnyway' : 'templateMail.publish',
        ),
        isBusy: publish.isPending,
        isOff: !checked.data || hasErrors,
        run: () => publish.mutate(),
      }}
      fault={fault}
    >
      <ImpactSummary kind="template" id={String(template.id)} values={{}} />
      <Faults faults={faults} />
      <TextField
        label={t('templateMail.note')}
        value={note}
        maxLength={200}
        onChange={({ target }) => setNote(target.value)}
        help={t('templateMail.noteHelp')}
        data-autofocus
      />
    </ActionDialog>
  )
}

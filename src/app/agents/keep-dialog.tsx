import { useState, type FormEvent } from 'react'
import { api } from '#client/api.ts'
import type { CallView } from '#model/api/agents.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { TextArea, TextField } from '#ui/base/field.tsx'
import { SaveFault } from '../page-parts/form-fault.tsx'
import { useAction } from '../page-parts/use-action.ts'
import { tApp } from '../page-parts/messages.ts'
import { tAgents as t } from './messages.ts'

/** The lines of a text area, without empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Keeps a test call as a test. */
export function KeepDialog({ call, onClose }: { call: CallView; onClose: () => void }) {
  const [name, setName] = useState(call.turns.find(({ text }) => text?.includes('?'))?.text ?? '')
  const [forbidden, setForbidden] = useState('')
  const keep = useAction(
    () =>
      api.post(`/agent-calls/${call.id}/keep`, {
        name: name.trim().slice(0, 80),
        forbidden: linesOf(forbidden),
      }),
    { refresh: [['agents']], quiet: true, done: () => t('try.kept'), onDone: onClose },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) keep.mutate()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={t('try.keepTitle')}
      description={t('try.keepDetail')}
      actions={
        <>
          <Button onClick={onClose}>{tApp('app.cancel')}</Button>
          <Button
            type="submit"
            form="keep-call"
            variant="primary"
            busy={keep.isPending}
            disabled={!name.trim()}
          >
            {t('try.keep')}
          </Button>
        </>
      }
    >
      <form id="keep-call" className="data-form" onSubmit={submit}>
        <TextField
          label={t('try.keepName')}
          value={name}
          maxLength={80}
          onChange={(event) => setName(event.target.value)}
          data-autofocus=""
        />
        <TextArea
          label={t('try.forbidden')}
          help={t('try.forbiddenHelp')}
          value={forbidden}
          rows={2}
          onChange={(event) => setForbidden(event.target.value)}
        />
        <SaveFault error={keep.error} />
      </form>
    </Dialog>
  )
}

import { useContext, useId, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { ActionDialog } from '../core/action-dialog.tsx'
import { errorBody, type BulkProvider } from '../core/data-provider.ts'
import { totalWords } from '../page-parts/total-words.ts'
import { changeKinds, type BulkParams } from './bulk-change-kinds.tsx'
import { tList as t } from './list-messages.ts'
import { PeopleBulkContext, type ChangeTarget } from './people-bulk.ts'

interface ChangeDialogProps {
  target: ChangeTarget
  count: number
  onClose(): void
}

/** Asks for a change and its parameters, and starts it as a job that the list follows. */
export default function ChangeDialog({ target, count, onClose }: ChangeDialogProps) {
  const provider = useDataProvider() as unknown as BulkProvider
  const { columns, follow } = useContext(PeopleBulkContext)
  const [action, setAction] = useState('set')
  const [params, setParams] = useState<BulkParams>(null)
  const [seen, setSeen] = useState(count)
  const id = useId()
  const kind = changeKinds[action]!
  const start = useMutation({
    mutationFn: () =>
      provider.bulkByFilter('profiles', {
        action,
        ...target,
        ...params,
        ...('ids' in target ? {} : { count: seen }),
      }),
    // The list may have shown an estimate: the dialog then shows the exact number for confirmation.
    onError: (error) => setSeen(errorBody(error).count ?? seen),
    onSuccess: ({ bulkId }) => {
      follow(bulkId)
      onClose()
    },
  })
  return (
    <ActionDialog
      title={t('people.changeAll', { count: seen, total: totalWords(seen) })}
      description={'ids' in target ? undefined : t('people.changeAllNote')}
      fault={start.error?.message}
      action={{
        label: t(kind.danger ? kind.label : 'people.change.apply'),
        variant: kind.danger ? 'danger' : 'primary',
        isBusy: start.isPending,
        isOff: kind.Input !== undefined && params === null,
        run: () => start.mutate(),
      }}
      onClose={onClose}
    >
      <div className="c-field">
        <label className="f-label" htmlFor={id}>
          {t('people.change.what')}
        </label>
        <select
          id={id}
          className="f-input f-select"
          data-autofocus
          value={action}
          onChange={(event) => {
            setAction(event.target.value)
            setParams(null)
          }}
        >
          {Object.entries(changeKinds).map(([name, { label }]) => (
            <option key={name} value={name}>
              {t(label)}
            </option>
          ))}
        </select>
        {kind.note && <p className="ui-help">{t(kind.note)}</p>}
      </div>
      {kind.Input && <kind.Input key={action} columns={columns} onParams={setParams} />}
    </ActionDialog>
  )
}

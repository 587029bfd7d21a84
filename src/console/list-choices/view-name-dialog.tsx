import { useId, useState, type FormEvent } from 'react'
import { useNotify } from 'react-admin'
import { messageOf } from '#model/lib/thrown.ts'
import { Checkbox } from '#ui/base/field.tsx'
import { ActionDialog } from '../core/action-dialog.tsx'
import { tConsole as t } from '../core/messages.ts'
import type { SavedListView } from './list-choices.ts'
import { useViewWrites } from './view-writes.ts'
import type { ViewsProps } from './views-menu.tsx'

/** Saves the current list as a view; with a view, renames it. */
export function ViewNameDialog({
  consoleResource,
  setup: { values, open },
  view,
  onClose,
}: ViewsProps & { view: SavedListView | null; onClose(): void }) {
  const notify = useNotify()
  const views = useViewWrites(consoleResource)
  const id = useId()
  const [name, setName] = useState(view?.name ?? '')
  const [isShared, setShared] = useState(false)
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const save = async (event?: FormEvent) => {
    event?.preventDefault()
    setBusy(true)
    try {
      if (view) await views.change(view, { name: name.trim() })
      else open(await views.create({ ...values, name: name.trim(), shared: isShared }))
      notify(t('console.view.saved', { name: name.trim() }), { type: 'success' })
      onClose()
    } catch (error) {
      setFault(messageOf(error))
      setBusy(false)
    }
  }
  return (
    <ActionDialog
      onClose={onClose}
      title={t(view ? 'console.view.renameTitle' : 'console.view.saveAs')}
      description={view ? undefined : t('console.view.help')}
      action={{
        label: t('console.view.save'),
        run: () => void save(),
        isBusy: isBusy,
        isOff: name.trim() === '',
      }}
      fault={fault}
    >
      <form className="c-field" onSubmit={(event) => void save(event)}>
        <label className="f-label" htmlFor={id}>
          {t('console.view.name')}
        </label>
        <input
          id={id}
          className="f-input"
          data-autofocus
          maxLength={40}
          autoComplete="off"
          value={name}
          aria-invalid={fault !== undefined}
          onChange={(event) => setName(event.target.value)}
        />
        {!view && (
          <Checkbox
            label={t('console.view.share')}
            checked={isShared}
            onChange={(event) => setShared(event.target.checked)}
          />
        )}
      </form>
    </ActionDialog>
  )
}

import { useContext, useId, useState, type FormEvent } from 'react'
import { ApiError } from '#client/api.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { WriteAccess } from '../core/access.ts'
import { c } from '../core/messages.ts'
import {
  useListChoice,
  useViews,
  useViewWrites,
  type ListSetup,
  type SavedListView,
} from './list-choices.ts'
import { Popover } from './popover.tsx'
import { useScreenResource } from './screen-context.tsx'

const sentenceOf = (error: unknown) => (error instanceof ApiError ? error.message : String(error))

/** The views of a list: open, save, share, and set the default. */
export function ViewsMenu({ setup }: { setup: ListSetup }) {
  const [asking, setAsking] = useState<'save' | 'rename' | null>(null)
  const { view, isChanged } = setup
  const label = c('console.view.views')
  return (
    <>
      <Popover
        label={label}
        align="right"
        button={
          <>
            <Icon name="eye" />{' '}
            <span className="c-wide-only">
              {!view && label}
              {view && (
                <span className="c-view-name">
                  {isChanged ? c('console.view.changed', { name: view.name }) : view.name}
                </span>
              )}
            </span>
            <span className="c-sr c-narrow-only">{label}</span>
          </>
        }
      >
        {(close) => <Menu setup={setup} close={close} ask={setAsking} />}
      </Popover>
      {asking && (
        <NameDialog
          setup={setup}
          view={asking === 'rename' ? view : null}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}

interface MenuProps {
  setup: ListSetup
  close(): void
  ask(what: 'save' | 'rename'): void
}

function Menu({ setup, close, ask }: MenuProps) {
  const of = useScreenResource()
  const { data: views = [] } = useViews(of)
  const { choice } = useListChoice(of)
  const { view, open } = setup
  const go = (next: SavedListView | null) => {
    close()
    open(next)
  }
  return (
    <div className="c-views">
      <ul className="c-menu">
        <li>
          <button type="button" aria-current={view === null || undefined} onClick={() => go(null)}>
            {c('console.view.usual', { things: of.resource.label.toLowerCase() })}
          </button>
        </li>
        {views.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              aria-current={one.id === view?.id || undefined}
              onClick={() => go(one)}
            >
              {one.name}
              <small>
                {choice.view === one.id
                  ? c('console.view.isFirst')
                  : one.mine
                    ? one.shared && c('console.view.shared')
                    : c('console.view.by', { who: one.ownerName })}
              </small>
            </button>
          </li>
        ))}
      </ul>
      <hr />
      <Doings setup={setup} close={close} ask={ask} />
    </div>
  )
}

/** The actions on the open view; people with read-only access can only set the default. */
function Doings({ setup, close, ask }: MenuProps) {
  const of = useScreenResource()
  const writes = useContext(WriteAccess)
  const { choice, change } = useListChoice(of)
  const views = useViewWrites(of)
  const { view, isChanged, values, open } = setup
  const mine = view?.mine === true && writes
  const run = (work: () => Promise<unknown>, title?: string) => {
    close()
    work().then(
      () => title && toast({ title, variant: 'success' }),
      (error: unknown) =>
        toast({
          title: c('console.view.failed'),
          description: sentenceOf(error),
          variant: 'destructive',
        }),
    )
  }
  const save = async () => open(await views.change(view!, values))
  const remove = async () => {
    await views.remove(view!)
    if (choice.view === view!.id) await change({ ...choice, view: undefined })
    open(null)
  }
  const item = (words: string, onClick: () => void) => (
    <li>
      <button type="button" onClick={onClick}>
        {words}
      </button>
    </li>
  )
  const asked = (what: 'save' | 'rename') => {
    close()
    ask(what)
  }
  return (
    <ul className="c-menu">
      {mine &&
        isChanged &&
        item(c('console.view.saveChanges'), () =>
          run(save, c('console.view.saved', { name: view.name })),
        )}
      {writes && item(c('console.view.saveAs'), () => asked('save'))}
      {view &&
        choice.view !== view.id &&
        item(c('console.view.first'), () => run(() => change({ ...choice, view: view.id })))}
      {view &&
        choice.view === view.id &&
        item(c('console.view.notFirst'), () => run(() => change({ ...choice, view: undefined })))}
      {mine && item(c('console.view.rename'), () => asked('rename'))}
      {mine &&
        item(c(view.shared ? 'console.view.unshare' : 'console.view.share'), () =>
          run(
            () => views.change(view, { shared: !view.shared }),
            c('console.view.saved', { name: view.name }),
          ),
        )}
      {mine &&
        item(c('console.view.delete'), () =>
          run(remove, c('console.view.deleted', { name: view.name })),
        )}
    </ul>
  )
}

/** Saves the current list as a view; with a view, renames it. */
function NameDialog({
  setup: { values, open },
  view,
  onClose,
}: {
  setup: ListSetup
  view: SavedListView | null
  onClose(): void
}) {
  const of = useScreenResource()
  const views = useViewWrites(of)
  const id = useId()
  const [name, setName] = useState(view?.name ?? '')
  const [shared, setShared] = useState(false)
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      if (view) await views.change(view, { name: name.trim() })
      else open(await views.create({ ...values, name: name.trim(), shared }))
      toast({ title: c('console.view.saved', { name: name.trim() }), variant: 'success' })
      onClose()
    } catch (error) {
      setFault(sentenceOf(error))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={c(view ? 'console.view.renameTitle' : 'console.view.saveAs')}
      description={view ? undefined : c('console.view.help')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {c('console.cancel')}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={`${id}-form`}
            busy={busy}
            disabled={name.trim() === ''}
          >
            {c('console.view.save')}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} className="c-field" onSubmit={(event) => void save(event)}>
        <label className="f-label" htmlFor={id}>
          {c('console.view.name')}
        </label>
        <input
          id={id}
          className="f-input"
          data-autofocus
          maxLength={40}
          autoComplete="off"
          value={name}
          aria-invalid={fault !== ''}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        {fault && (
          <p className="c-fault" id={`${id}-fault`} role="alert">
            {fault}
          </p>
        )}
        {!view && (
          <label className="c-check">
            <input
              type="checkbox"
              className="f-check"
              checked={shared}
              onChange={(event) => setShared(event.target.checked)}
            />
            {c('console.view.share')}
          </label>
        )}
      </form>
    </Dialog>
  )
}

import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { lazy, Suspense, useContext, useState } from 'react'
import { useNotify } from 'react-admin'
import { buttonClass } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { inSentence } from '#language'
import { messageOf } from '#model/lib/thrown.ts'
import { WriteAccess } from '../core/access.ts'
import { tConsole as t } from '../core/messages.ts'
import type { ConsoleResource } from '../core/registry.ts'
import { useListChoice, useViews, type ListSetup, type SavedListView } from './list-choices.ts'
import { useViewWrites } from './view-writes.ts'

// Asked for after a press, which a first visit to a list does not need.
const NameDialog = lazy(async () => ({
  default: (await import('./view-name-dialog.tsx')).ViewNameDialog,
}))

export interface ViewsProps {
  consoleResource: ConsoleResource
  setup: ListSetup
}

type ViewDialog = 'save' | 'rename' | null

/**
 * react-admin's saved queries, kept on the server: views are opened, saved, shared, renamed and
 * deleted, and one may be the default of the list. A view also has the columns.
 */
export function ViewsMenu({ consoleResource, setup }: ViewsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asking, setAsking] = useState<ViewDialog>(null)
  const { data: views = [] } = useViews(consoleResource)
  const { choice } = useListChoice(consoleResource)
  const { view, isChanged, open } = setup
  const acts = useViewActs({ consoleResource, setup }, setAsking)
  const label = t('console.view.views')
  const close = () => setAnchor(null)
  const noteOf = (listView: SavedListView) => {
    if (choice.view === listView.id) return t('console.view.isFirst')
    if (!listView.mine)
      return listView.ownerName && t('console.view.by', { who: listView.ownerName })
    return listView.shared ? t('console.view.shared') : null
  }
  const item = (key: string, { words, run }: ViewAct, note?: string | null, on = false) => (
    <MenuItem
      key={key}
      selected={on}
      onClick={() => {
        close()
        run()
      }}
    >
      {words}
      {note && <small className="c-soft">{note}</small>}
    </MenuItem>
  )
  return (
    <>
      <button
        type="button"
        className={buttonClass({ variant: 'quiet' })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="eye" />{' '}
        <span className="c-wide-only">
          {view ? (
            <span className="c-view-name">
              {isChanged ? t('console.view.changed', { name: view.name }) : view.name}
            </span>
          ) : (
            label
          )}
        </span>
        <span className="c-sr c-narrow-only">{label}</span>
      </button>
      <Menu className="c-views" anchorEl={anchor} open={anchor !== null} onClose={close}>
        {item(
          'usual',
          {
            words: t('console.view.usual', { things: inSentence(consoleResource.resource.label) }),
            run: () => open(null),
          },
          null,
          view === null,
        )}
        {views.map((listView) =>
          item(
            listView.id,
            { words: listView.name, run: () => open(listView) },
            noteOf(listView),
            listView.id === view?.id,
          ),
        )}
        {acts.length > 0 && <Divider />}
        {acts.map((act) => item(act.words, act))}
      </Menu>
      {asking && (
        <Suspense fallback={null}>
          <NameDialog
            consoleResource={consoleResource}
            setup={setup}
            view={asking === 'rename' ? view : null}
            onClose={() => setAsking(null)}
          />
        </Suspense>
      )}
    </>
  )
}

interface ViewAct {
  words: string
  run(): void
}

/** The actions on the open view; people with read-only access can only set the default. */
function useViewActs(
  { consoleResource, setup }: ViewsProps,
  ask: (what: ViewDialog) => void,
): ViewAct[] {
  const notify = useNotify()
  const canWrite = useContext(WriteAccess)
  const { choice, change } = useListChoice(consoleResource)
  const views = useViewWrites(consoleResource)
  const { view, isChanged, values, open } = setup
  const act = (words: string, work: () => Promise<unknown>, done?: string): ViewAct => ({
    words,
    run: () =>
      void work().then(
        () => done && notify(done, { type: 'success' }),
        (error: unknown) =>
          notify(`${t('console.view.failed')}: ${messageOf(error)}`, { type: 'error' }),
      ),
  })
  const asks = (words: string, what: ViewDialog): ViewAct => ({ words, run: () => ask(what) })
  const saveAs = canWrite ? [asks(t('console.view.saveAs'), 'save')] : []
  if (!view) return saveAs
  const saved = t('console.view.saved', { name: view.name })
  const isDefault = choice.view === view.id
  const setDefault = act(t(isDefault ? 'console.view.notFirst' : 'console.view.first'), () =>
    change({ view: isDefault ? undefined : view.id }),
  )
  if (!view.mine || !canWrite) return [...saveAs, setDefault]
  const save = act(
    t('console.view.saveChanges'),
    async () => open(await views.change(view, values)),
    saved,
  )
  const remove = async () => {
    await views.remove(view)
    if (isDefault) await change({ view: undefined })
    open(null)
  }
  return [
    ...(isChanged ? [save] : []),
    ...saveAs,
    setDefault,
    asks(t('console.view.rename'), 'rename'),
    act(
      t(view.shared ? 'console.view.unshare' : 'console.view.share'),
      () => views.change(view, { shared: !view.shared }),
      saved,
    ),
    act(t('console.view.delete'), remove, t('console.view.deleted', { name: view.name })),
  ]
}

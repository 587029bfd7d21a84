import { useEffect, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { brand } from '#brand'
import { paths } from '#client/paths.ts'
import { IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import type { IconName } from '#ui/base/icon-shapes.ts'
import { Tooltip } from '#ui/base/tooltip.tsx'
import { formatRelative } from '#ui/lists/format.ts'
import type { JourneyRecord } from '../journeys/journey-record.ts'
import { useDesigner } from './context.ts'
import { inOrder } from './drawing.ts'
import type { SaveState } from './use-autosave.ts'
import { stepLine, stepTitle } from './use-node-words.ts'
import { tDesigner as t } from './messages.ts'

interface ToolbarProps {
  record: JourneyRecord
  save: SaveState
  onSave(): void
  canUndo: boolean
  canRedo: boolean
  view: 'canvas' | 'outline'
  onView(view: 'canvas' | 'outline'): void
  onFit(): void
  children: ReactNode
}

/** Name and state of the journey, editing tools, and actions on the draft. */
export function Toolbar({
  record,
  save,
  onSave,
  canUndo,
  canRedo,
  view,
  onView,
  onFit,
  children,
}: ToolbarProps) {
  const { dispatch, writes, graph } = useDesigner()
  const tool = (icon: IconName, label: string, act: () => void, disabled = false) => (
    <IconButton label={label} className="jd-tool" disabled={disabled} onClick={act}>
      <Icon name={icon} />
    </IconButton>
  )
  return (
    <header className="jd-toolbar">
      <title>{`${record.name} · ${brand.name}`}</title>
      <Tooltip isName text={t('journey.back')}>
        <Link
          className="ui-button ui-button-quiet ui-button-icon ui-button-m"
          to={paths.journeys}
          aria-label={t('journey.back')}
        >
          <Icon name="left" />
        </Link>
      </Tooltip>
      <div className="jd-words">
        <h1>{record.name}</h1>
        <p className="c-soft">
          <span
            className={`f-dot f-${{ draft: 'off', live: 'positive', paused: 'caution', stopped: 'off' }[record.state]}`}
          >
            {t(`journey.state.${record.state}`, {
              version: record.liveVersion ?? 0,
            })}
          </span>
          <SaveWords save={save} onSave={onSave} />
        </p>
      </div>
      <div className="jd-tools" role="toolbar" aria-label={t('journey.toolbar')}>
        {writes && tool('undo', t('journey.undo'), () => dispatch({ type: 'undo' }), !canUndo)}
        {writes && tool('redo', t('journey.redo'), () => dispatch({ type: 'redo' }), !canRedo)}
        {view === 'canvas' &&
          writes &&
          tool(
            'tidy',
            t('journey.tidy'),
            () => dispatch({ type: 'tidy' }),
            !graph.nodes.some(({ at }) => at),
          )}
        {view === 'canvas' && tool('fit', t('journey.fit'), onFit)}
        <FindStep />
        {tool(
          view === 'canvas' ? 'outline' : 'flow',
          t(view === 'canvas' ? 'journey.showOutline' : 'journey.showCanvas'),
          () => onView(view === 'canvas' ? 'outline' : 'canvas'),
        )}
      </div>
      {children}
    </header>
  )
}

/** Milliseconds between updates of the time since the last save. */
const TICK = 5000

function savedWords(at: number | null, now: number): string {
  if (at === null) return t('journey.savedAll')
  if (now - at < 60_000) return t('journey.savedNow')
  return t('journey.saved', {
    when: formatRelative(new Date(at).toISOString(), now),
  })
}

function SaveWords({ save, onSave }: { save: SaveState; onSave(): void }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK)
    return () => clearInterval(timer)
  }, [])
  if (save.is === 'failed')
    return (
      <span role="alert" className="jd-not-saved">
        {t('journey.notSaved', { why: save.why })} {t('journey.kept')}{' '}
        <button type="button" className="f-link" onClick={onSave}>
          {t('journey.tryAgain')}
        </button>
      </span>
    )
  if (save.is !== 'saved')
    return (
      <span className="jd-saved">
        {t(save.is === 'saving' ? 'journey.saving' : 'journey.waiting')}
      </span>
    )
  return <span className="jd-saved">{savedWords(save.at, now)}</span>
}

/** Finds a step by its name, its kind or its summary. */
function FindStep() {
  const { graph, words, open } = useDesigner()
  const [typed, setTyped] = useState<string | null>(null)
  const journeyNodes = typed?.trim()
    ? inOrder(graph).filter((node) =>
        `${stepTitle(node)} ${node.id} ${stepLine(node, words)} ${node.note}`
          .toLowerCase()
          .includes(typed.trim().toLowerCase()),
      )
    : []
  const close = () => setTyped(null)
  if (typed === null)
    return (
      <IconButton label={t('journey.find')} className="jd-tool" onClick={() => setTyped('')}>
        <Icon name="search" />
      </IconButton>
    )
  return (
    <div className="jd-find">
      <input
        type="search"
        className="f-input"
        // Replaces the pressed button.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        aria-label={t('journey.find')}
        placeholder={t('journey.find')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={(event) => !event.relatedTarget && close()}
        onKeyDown={(event) => {
          event.stopPropagation()
          if (event.key === 'Escape') close()
          if (event.key === 'Enter' && journeyNodes[0]) {
            open(journeyNodes[0].id)
            close()
          }
        }}
      />
      {typed.trim() !== '' && (
        <ul className="jd-found">
          {journeyNodes.slice(0, 8).map((node) => (
            <li key={node.id}>
              <button
                type="button"
                onClick={() => {
                  open(node.id)
                  close()
                }}
              >
                {stepTitle(node)}
                <small>{stepLine(node, words)}</small>
              </button>
            </li>
          ))}
          {journeyNodes.length === 0 && <li className="c-soft">{t('journey.findNothing')}</li>}
        </ul>
      )}
    </div>
  )
}

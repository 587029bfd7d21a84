import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { nodeDefinitions } from '#catalog/nodes/definitions.ts'
import type { InsertPosition } from '#journey/edit-graph.ts'
import type { JourneyNode } from '#journey/graph.ts'
import { nodeGroups } from '#journey/kind.ts'
import { Icon } from '#ui/base/icon.tsx'
import { say } from '#language'
import { useDesigner } from './context.ts'
import { inOrder } from './drawing.ts'
import { focusStep } from './focus-step.ts'
import { iconOf } from './icons.ts'
import { stepTitle } from './use-node-words.ts'
import { tDesigner as t } from './messages.ts'

export interface Adding {
  place: Exclude<InsertPosition, null>
  anchor: Element
}

const GAP = 6

/**
 * A menu of step kinds next to the pressed button; at the end of a path it also offers existing
 * steps to connect to.
 */
export function AddMenu({
  adding,
  copied,
  onClose,
}: {
  adding: Adding
  copied: readonly JourneyNode[]
  onClose(): void
}) {
  const { graph, dispatch } = useDesigner()
  const [isConnecting, setConnecting] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const { place, anchor } = adding
  useShownAt(menu, anchor, isConnecting)
  const done = (run: () => void) => {
    onClose()
    run()
    focusStep()
  }
  const from = 'from' in place ? place.from : null
  const targets = inOrder(graph).filter(({ id, kind }) => id !== from && kind !== 'entry')
  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      aria-label={t(isConnecting ? 'journey.existing' : 'journey.add')}
      className="jd-add"
      onKeyDown={(event) =>
        onMenuKey(event, menu.current, () => {
          onClose()
          ;(anchor as HTMLElement).focus()
        })
      }
      onToggle={(event) => event.newState === 'closed' && onClose()}
    >
      {isConnecting ? (
        <ExistingSteps
          targets={targets}
          onChoose={(to) =>
            done(
              () =>
                'from' in place &&
                dispatch({ type: 'connect', from: place.from, exit: place.exit, to }),
            )
          }
        />
      ) : (
        <>
          <StepKinds
            place={place}
            onChoose={(kind) => done(() => dispatch({ type: 'insert', kind, place }))}
          />
          <div role="group" aria-label={t('journey.more')} className="jd-add-group">
            {copied.length > 0 && (
              <MenuItem
                onSelect={() => done(() => dispatch({ type: 'paste', nodes: copied, place }))}
              >
                {t('journey.pasteHere', { count: copied.length })}
              </MenuItem>
            )}
            {'from' in place && targets.length > 0 && (
              <MenuItem onSelect={() => setConnecting(true)}>{t('journey.toExisting')}</MenuItem>
            )}
          </div>
        </>
      )}
    </div>
  )
}

/** Shows the menu next to the pressed button, within the window, and focuses its first item. */
function useShownAt(
  menu: RefObject<HTMLElement | null>,
  anchor: Element,
  isConnecting: boolean,
): void {
  useEffect(() => {
    const element = menu.current
    if (!element) return
    if (!element.matches(':popover-open')) element.showPopover()
    const box = anchor.getBoundingClientRect()
    const { width, height } = element.getBoundingClientRect()
    element.style.left = `${Math.max(8, Math.min(box.right + GAP, window.innerWidth - width - 8))}px`
    element.style.top = `${Math.max(8, Math.min(box.top - 12, window.innerHeight - height - 8))}px`
    element.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }, [anchor, isConnecting])
}

/** Arrow keys, Home and End move through the items; Tab and Esc leave the menu. */
function onMenuKey(event: KeyboardEvent, menu: HTMLElement | null, leave: () => void): void {
  const all = Array.from(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])
  const at = all.indexOf(document.activeElement as HTMLElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key]
  event.stopPropagation()
  if (event.key === 'Tab' || event.key === 'Escape') {
    event.preventDefault()
    leave()
  }
  if (to === undefined) return
  event.preventDefault()
  all[(to + all.length) % all.length]?.focus()
}

const MenuItem = ({ onSelect, children }: { onSelect(): void; children: ReactNode }) => (
  <button type="button" role="menuitem" tabIndex={-1} className="jd-add-item" onClick={onSelect}>
    {children}
  </button>
)

/** Existing steps that the path can connect to. */
const ExistingSteps = ({
  targets,
  onChoose,
}: {
  targets: readonly JourneyNode[]
  onChoose(id: string): void
}) =>
  targets.map((node) => (
    <MenuItem key={node.id} onSelect={() => onChoose(node.id)}>
      {stepTitle(node)}
    </MenuItem>
  ))

/** The step kinds in their groups; kinds without an exit fit only at the end of a path. */
function StepKinds({ place, onChoose }: { place: Adding['place']; onChoose(kind: string): void }) {
  const offered = nodeDefinitions.filter(
    (kind) => kind.id !== 'entry' && ('from' in place || kind.exits({}).length > 0),
  )
  return nodeGroups.map(({ id, title }) => {
    const kinds = offered.filter((kind) => kind.group === id)
    return kinds.length === 0 ? null : (
      <div key={id} role="group" aria-label={say(title)} className="jd-add-group">
        {kinds.map((kind) => (
          <MenuItem key={kind.id} onSelect={() => onChoose(kind.id)}>
            <Icon name={iconOf(kind)} />
            <span>
              {kind.title}
              <small>{kind.description}</small>
            </span>
          </MenuItem>
        ))}
      </div>
    )
  })
}

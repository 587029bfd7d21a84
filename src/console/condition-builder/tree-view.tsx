import { createContext, useContext, useState, type KeyboardEvent } from 'react'
import type { Condition } from '#condition/condition.ts'
import { aboutIn, slotsOf, type GroupNode, type LineNode, type TreeNode } from '#condition/tree.ts'
import type { Standing } from '#condition/edit-tree.ts'
import { conditionForms } from '#catalog/conditions/forms.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { ActionMenu, type MenuAction } from '#ui/lists/action-menu.tsx'
import { actionsOn, conditionAt, isEventSlot, rowsOf } from './actions.ts'
import { AddLine } from './add-line.tsx'
import { DragHandle } from './drag-handle.tsx'
import { detailsOf, typeLineOf } from './event-slot.ts'
import { EventOf, LineControls } from './line-controls.tsx'
import { Select } from './small-controls.tsx'
import { useTools } from './tools.ts'
import { b } from './words.ts'

interface View {
  /** The node that Tab comes to. */
  current: string
  setCurrent(id: string): void
  /** Where a new line is being looked for. */
  adding: { groupId: string; at: number } | null
  setAdding(to: View['adding']): void
  /** Groups whose lines are put away. */
  folded: ReadonlySet<string>
  fold(id: string, on: boolean): void
}
const ViewContext = createContext<View | null>(null)
const useView = () => useContext(ViewContext)!

/** The condition as a tree that keyboard and mouse can change (WAI-ARIA, tree view). */
export function TreeView({ label, describedBy }: { label: string; describedBy: string }) {
  const tools = useTools()
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const rows = withoutFolded(rowsOf(tools), folded)
  const fold = (id: string, on: boolean) =>
    setFolded((before) => new Set(on ? [...before, id] : [...before].filter((one) => one !== id)))
  const [wanted, setCurrent] = useState(tools.root.id)
  const [adding, setAdding] = useState<View['adding']>(null)
  const current = rows.some((one) => one.node.id === wanted) ? wanted : tools.root.id
  return (
    <ViewContext value={{ current, setCurrent, adding, setAdding, folded, fold }}>
      <ul
        role="tree"
        aria-label={label}
        aria-describedby={describedBy}
        className="cb-tree"
        onKeyDown={(event) => onTreeKey(event, rows, tools, { setAdding, folded, fold })}
      >
        <GroupRow standing={rows[0]!} node={tools.root} />
      </ul>
    </ViewContext>
  )
}

/** Groups within groups can be put away; the outermost, and events of a line, cannot. */
const isFoldable = ({ node, parent }: Standing) => node.kind === 'group' && parent !== null

/** Rows as they are drawn: what stands in a group that is put away is not. */
function withoutFolded(rows: readonly Standing[], folded: ReadonlySet<string>): Standing[] {
  let above = Number.POSITIVE_INFINITY
  return rows.filter((one) => {
    if (one.level > above) return false
    above = folded.has(one.node.id) ? one.level : Number.POSITIVE_INFINITY
    return true
  })
}

/** Keys of the tree itself; those of a control inside a line are the control's, but Esc comes back out. */
function onTreeKey(
  event: KeyboardEvent<HTMLElement>,
  rows: readonly Standing[],
  tools: ReturnType<typeof useTools>,
  { setAdding, folded, fold }: Pick<View, 'setAdding' | 'folded' | 'fold'>,
): void {
  const target = event.target as HTMLElement
  const item = target.closest<HTMLElement>('[role=treeitem]')
  if (!item) return
  if (target !== item) {
    if (event.key === 'Escape' && !event.defaultPrevented) item.focus()
    return
  }
  const at = rows.findIndex((one) => one.node.id === item.dataset['node'])
  const standing = rows[at]
  if (!standing) return
  const actions = actionsOn(tools, standing)
  const go = (to: Standing | undefined) => to && tools.focusNode(to.node.id)
  const { parent } = standing
  const group = standing.node.kind === 'group' ? standing.node : parent
  const control = event.ctrlKey || event.metaKey
  const keys: Record<string, () => void> = {
    ArrowDown: () => go(rows[at + 1]),
    ArrowUp: () => go(rows[at - 1]),
    ArrowRight: () =>
      folded.has(standing.node.id)
        ? fold(standing.node.id, false)
        : rows[at + 1] && rows[at + 1]!.level > standing.level && go(rows[at + 1]),
    ArrowLeft: () =>
      isFoldable(standing) && !folded.has(standing.node.id)
        ? fold(standing.node.id, true)
        : go(rows.slice(0, at).findLast((one) => one.level < standing.level)),
    Home: () => go(rows[0]),
    End: () => go(rows.at(-1)),
    Enter: () => tools.focusNode(standing.node.id, true),
    F2: () => tools.focusNode(standing.node.id, true),
    ' ': () => actions.switchOn(!standing.node.on),
    Delete: () => actions.remove(),
    Insert: () =>
      group &&
      setAdding({
        groupId: group.id,
        at: standing.node.kind === 'group' ? group.parts.length : standing.index + 1,
      }),
    'Alt+ArrowUp': () => actions.move(-1),
    'Alt+ArrowDown': () => actions.move(1),
    'Control+d': () => actions.duplicate(),
    'Control+g': () => actions.wrap(),
  }
  const act =
    keys[
      `${control ? 'Control+' : ''}${event.altKey ? 'Alt+' : ''}${control ? event.key.toLowerCase() : event.key}`
    ]
  if (!act) return
  event.preventDefault()
  event.stopPropagation()
  act()
}

function useItem(standing: Standing, name: string) {
  const { current, setCurrent } = useView()
  const { node, level, index, siblings } = standing
  return {
    role: 'treeitem',
    'data-node': node.id,
    'aria-level': level,
    'aria-posinset': index + 1,
    'aria-setsize': siblings,
    'aria-selected': current === node.id,
    'aria-label': node.on ? name : `${name}, ${b('builder.off')}`,
    tabIndex: current === node.id ? 0 : -1,
    onFocus: (event: { target: EventTarget; currentTarget: EventTarget }) => {
      if ((event.target as HTMLElement).closest('[role=treeitem]') === event.currentTarget)
        setCurrent(node.id)
    },
  } as const
}

function Rows({
  group,
  standing,
  hidden,
}: {
  group: GroupNode
  standing: Standing
  hidden?: string
}) {
  const parts = group.parts.filter((part) => part.id !== hidden)
  if (parts.length === 0) return null
  return (
    <ul role="group" className="cb-parts">
      {parts.map((node) => (
        <NodeRow
          key={node.id}
          standing={{
            node,
            parent: group,
            owner: null,
            index: group.parts.indexOf(node),
            siblings: group.parts.length,
            level: standing.level + 1,
            about: standing.about,
          }}
        />
      ))}
    </ul>
  )
}

const NodeRow = ({ standing }: { standing: Standing }) =>
  standing.node.kind === 'group' ? (
    <GroupRow standing={standing} node={standing.node} />
  ) : (
    <LineRow standing={standing} node={standing.node} />
  )

function GroupRow({
  standing,
  node,
  step,
}: {
  standing: Standing
  node: GroupNode
  step?: {
    label: string
    hidden?: string
    /** The event's type stands in the line above. */ typeAbove?: boolean
  }
}) {
  const tools = useTools()
  const { folded, fold } = useView()
  const actions = actionsOn(tools, standing)
  const isFolded = folded.has(node.id) && isFoldable(standing)
  const shown = node.parts.length - (step?.hidden ? 1 : 0)
  const join = b(`builder.${node.join}`)
  const item = useItem(
    standing,
    `${step ? `${step.label}: ` : ''}${b('builder.groupName', { join, count: shown })}`,
  )
  const isStep = step !== undefined
  return (
    <li
      {...item}
      aria-expanded={isFoldable(standing) ? !isFolded : undefined}
      className={`cb-group cb-${node.join}${node.on ? '' : ' cb-off'}`}
    >
      <div className="cb-head">
        {standing.parent ? <DragHandle standing={standing} /> : null}
        {standing.parent ? (
          <input
            type="checkbox"
            className="f-check"
            aria-label={b('builder.useGroup')}
            checked={node.on}
            onChange={(event) => actions.switchOn(event.target.checked)}
          />
        ) : null}
        {step ? <span className="cb-step">{step.label}</span> : null}
        {isStep && !step.typeAbove && (step.hidden || node.parts.length === 0) ? (
          <EventOf group={node} />
        ) : null}
        {!isStep || (shown > 1 && !step.typeAbove) || !step.hidden ? (
          <Select
            className="cb-join"
            label={b('builder.join')}
            value={node.join}
            options={(['all', 'any', 'none'] as const).map(
              (one) => [one, b(`builder.${one}`)] as const,
            )}
            onChange={(next) => actions.join(next as GroupNode['join'])}
          />
        ) : null}
        {isFolded ? <span className="cb-folded">{tools.sayNode(conditionAt(node))}</span> : null}
        <Count node={node} />
        {isFoldable(standing) ? (
          <button
            type="button"
            className={isFolded ? 'cb-fold' : 'cb-fold cb-open'}
            aria-label={b(isFolded ? 'builder.unfold' : 'builder.fold')}
            onClick={() => fold(node.id, !isFolded)}
          >
            <Icon name="chev" size={14} />
          </button>
        ) : null}
        <NodeMenu standing={standing} label={b('builder.moreGroup')} />
      </div>
      <Faults node={node} />
      {isFolded ? null : <GroupParts standing={standing} node={node} step={step} shown={shown} />}
    </li>
  )
}

/** What stands in a group, and the ways to add to it. */
function GroupParts({
  standing,
  node,
  step,
  shown,
}: {
  standing: Standing
  node: GroupNode
  step: { hidden?: string } | undefined
  shown: number
}) {
  const tools = useTools()
  const { adding, setAdding } = useView()
  const actions = actionsOn(tools, standing)
  const isStep = step !== undefined
  const isHere = adding?.groupId === node.id
  const addGroup = () => {
    const made = actions.addGroup()
    if (made) setAdding({ groupId: made, at: 0 })
  }
  return (
    <>
      <Rows group={node} standing={standing} hidden={step?.hidden} />
      {shown === 0 && !isStep && !isHere ? (
        <p className="cb-empty">{emptyWords(standing, node)}</p>
      ) : null}
      {isHere ? (
        <AddLine
          about={standing.about}
          onClose={(byKey) => {
            setAdding(null)
            if (byKey) tools.focusNode(node.id)
          }}
          onAdd={(condition) => {
            setAdding(null)
            actions.addLine(condition, Math.min(adding.at, node.parts.length))
          }}
        />
      ) : null}
      <div className="cb-adders">
        <Adder
          name={isStep ? b('builder.addDetail') : b('builder.addLine')}
          word={isStep ? b('builder.detail') : b('builder.line')}
          onClick={() => setAdding({ groupId: node.id, at: node.parts.length })}
        />
        {isStep ? null : (
          <Adder name={b('builder.addGroup')} word={b('builder.group')} onClick={addGroup} />
        )}
      </div>
    </>
  )
}

/** What a group without lines says. */
function emptyWords({ about }: Standing, { join, written }: GroupNode): string {
  if (written.as === 'alone') return b('builder.emptyNothing')
  if (join === 'all') return b(about === 'profile' ? 'builder.emptyAll' : 'builder.wordsEveryEvent')
  return b(join === 'any' ? 'builder.emptyAny' : 'builder.emptyNone')
}

const Adder = ({ name, word, onClick }: { name: string; word: string; onClick(): void }) => (
  <Button size="s" variant="quiet" aria-label={name} onClick={onClick}>
    <Icon name="plus" size={14} />
    {word}
  </Button>
)

function LineRow({
  standing,
  node,
}: {
  standing: Standing
  node: LineNode | Exclude<TreeNode, GroupNode | LineNode>
}) {
  const tools = useTools()
  const actions = actionsOn(tools, standing)
  const item = useItem(
    standing,
    node.kind === 'odd' ? b('builder.odd') : tools.sayNode(conditionAt(node)),
  )
  const form = node.kind === 'line' ? conditionForms[node.base.type] : undefined
  return (
    <li {...item} className={node.on ? 'cb-line' : 'cb-line cb-off'}>
      <div className="cb-head">
        <DragHandle standing={standing} />
        <input
          type="checkbox"
          className="f-check"
          aria-label={b('builder.use')}
          checked={node.on}
          disabled={node.kind === 'odd'}
          onChange={(event) => actions.switchOn(event.target.checked)}
        />
        <span className="cb-kind">
          <Icon name={form?.icon ?? 'cond'} />
        </span>
        <div className="cb-body">
          {node.kind === 'odd' ? (
            <p className="cb-word">{b('builder.odd')}</p>
          ) : (
            <LineControls node={node} />
          )}
        </div>
        <Count node={node} />
        <NodeMenu standing={standing} label={b('builder.more')} />
      </div>
      <Faults node={node} />
      {node.kind === 'line' ? <Slots standing={standing} node={node} /> : null}
    </li>
  )
}

/** The conditions inside a line: details of an event, steps of a sequence, what an element has to fit. */
function Slots({ standing, node }: { standing: Standing; node: LineNode }) {
  const tools = useTools()
  const { adding, setAdding } = useView()
  const { language } = tools
  const actions = actionsOn(tools, standing)
  return slotsOf(language, node.base.type).map((slot) => {
    const held = node.slots[slot.id]
    if (!held) return null
    const about = aboutIn(language, node.base.type, slot) ?? standing.about
    const place = (group: GroupNode, index: number): Standing => ({
      node: group,
      parent: null,
      owner: { line: node, slot: slot.id },
      index,
      siblings: held.groups.length,
      level: standing.level + 1,
      about,
    })
    if (held.list)
      return (
        <div key={slot.id} className="cb-slot">
          <ul role="group" className="cb-parts">
            {held.groups.map((group, index) => (
              <GroupRow
                key={group.id}
                node={group}
                standing={place(group, index)}
                step={{
                  label: b('builder.step', { count: index + 1 }),
                  hidden: typeLineOf(group)?.id,
                }}
              />
            ))}
          </ul>
          <div className="cb-adders">
            <Adder
              name={b('builder.addStep')}
              word={b('builder.stepAdd')}
              onClick={() => actions.addStep(slot.id)}
            />
          </div>
        </div>
      )
    const group = held.groups[0]!
    const eventSlot = isEventSlot(node.base.type, slot.id)
    const isHere = adding?.groupId === group.id
    if (eventSlot && detailsOf(group).length === 0)
      return (
        <div key={slot.id} className="cb-slot">
          {isHere ? (
            <AddLine
              about={about}
              onClose={(byKey) => {
                setAdding(null)
                if (byKey) tools.focusNode(node.id)
              }}
              onAdd={(condition: Condition) => {
                setAdding(null)
                actionsOn(tools, place(group, 0)).addLine(condition)
              }}
            />
          ) : (
            <div className="cb-adders">
              <Adder
                name={b('builder.addDetail')}
                word={b('builder.detail')}
                onClick={() => setAdding({ groupId: group.id, at: group.parts.length })}
              />
            </div>
          )}
        </div>
      )
    return (
      <ul key={slot.id} role="group" className="cb-parts cb-slot">
        <GroupRow
          node={group}
          standing={place(group, 0)}
          step={
            eventSlot
              ? { label: b('builder.where'), hidden: typeLineOf(group)?.id, typeAbove: true }
              : undefined
          }
        />
      </ul>
    )
  })
}

function NodeMenu({ standing, label }: { standing: Standing; label: string }) {
  const tools = useTools()
  const actions = actionsOn(tools, standing)
  const { node, parent } = standing
  const items: MenuAction[] = [
    ...(parent
      ? [{ label: b('builder.duplicate'), icon: 'copy' as const, onSelect: actions.duplicate }]
      : []),
    ...(actions.movable
      ? [
          { label: b('builder.moveUp'), icon: 'up' as const, onSelect: () => actions.move(-1) },
          { label: b('builder.moveDown'), icon: 'down' as const, onSelect: () => actions.move(1) },
        ]
      : []),
    ...(parent
      ? [{ label: b('builder.wrap'), icon: 'cond' as const, onSelect: actions.wrap }]
      : []),
    ...(parent && node.kind === 'group'
      ? [{ label: b('builder.dissolve'), icon: 'outline' as const, onSelect: actions.dissolve }]
      : []),
    ...(actions.removable
      ? [
          {
            label: b('builder.remove'),
            icon: 'trash' as const,
            danger: true,
            onSelect: actions.remove,
          },
        ]
      : []),
  ]
  return <ActionMenu label={label} items={items} />
}

function Count({ node }: { node: TreeNode }) {
  const { countOf } = useTools()
  if (!node.on) return <span className="cb-count">{b('builder.off')}</span>
  const count = countOf(node.id)
  return count === undefined ? null : (
    <span className="cb-count" title={b('builder.live.alone')}>
      {new Intl.NumberFormat().format(count)}
    </span>
  )
}

function Faults({ node }: { node: TreeNode }) {
  const { faultsOf } = useTools()
  const faults = faultsOf(node.id)
  if (faults.length === 0) return null
  return (
    <ul className="cb-faults">
      {faults.map((fault) => (
        <li key={fault.path + fault.message}>{fault.message}</li>
      ))}
    </ul>
  )
}

import type { Condition } from '#condition/condition.ts'
import { aboutIn, slotsOf, type GroupNode, type LineNode, type TreeNode } from '#condition/tree.ts'
import type { NodePosition } from '#condition/edit-tree.ts'
import { conditionForms } from '#catalog/conditions/forms.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { Tooltip } from '#ui/base/tooltip.tsx'
import { actionsOn, conditionAt, isEventSlot } from './actions.ts'
import { AddLine } from './add-line.tsx'
import { DragHandle } from './drag-handle.tsx'
import { detailsOf, typeLineOf } from './event-slot.ts'
import { EventOf, LineControls } from './line-controls.tsx'
import { NodeMenu } from './node-menu.tsx'
import { NodeCount, NodeFaults } from './node-notes.tsx'
import { Select } from './small-controls.tsx'
import { useTools } from './tools.ts'
import { isFoldable, useTreeItem, useTreeState } from './tree-item.ts'
import { tConditions as t } from './messages.ts'

function Rows({
  group,
  standing,
  hidden,
}: {
  group: GroupNode
  standing: NodePosition
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

const NodeRow = ({ standing }: { standing: NodePosition }) =>
  standing.node.kind === 'group' ? (
    <GroupRow standing={standing} node={standing.node} />
  ) : (
    <LineRow standing={standing} node={standing.node} />
  )

export function GroupRow({
  standing,
  node,
  step,
}: {
  standing: NodePosition
  node: GroupNode
  step?: {
    label: string
    hidden?: string
    /** True if the event's type is shown in the line above. */ typeAbove?: boolean
  }
}) {
  const tools = useTools()
  const { folded, fold } = useTreeState()
  const actions = actionsOn(tools, standing)
  const isFolded = folded.has(node.id) && isFoldable(standing)
  const shown = node.parts.length - (step?.hidden ? 1 : 0)
  const join = t(`builder.${node.join}`)
  const item = useTreeItem(
    standing,
    `${step ? `${step.label}: ` : ''}${t('builder.groupName', { join, count: shown })}`,
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
            aria-label={t('builder.useGroup')}
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
            label={t('builder.join')}
            value={node.join}
            options={(['all', 'any', 'none'] as const).map(
              (one) => [one, t(`builder.${one}`)] as const,
            )}
            onChange={(next) => actions.join(next as GroupNode['join'])}
          />
        ) : null}
        {isFolded ? <span className="cb-folded">{tools.sayNode(conditionAt(node))}</span> : null}
        <NodeCount node={node} />
        {isFoldable(standing) ? (
          <Tooltip isName text={t(isFolded ? 'builder.unfold' : 'builder.fold')}>
            <button
              type="button"
              className={isFolded ? 'cb-fold' : 'cb-fold cb-open'}
              aria-label={t(isFolded ? 'builder.unfold' : 'builder.fold')}
              onClick={() => fold(node.id, !isFolded)}
            >
              <Icon name="chev" size={14} />
            </button>
          </Tooltip>
        ) : null}
        <NodeMenu standing={standing} label={t('builder.moreGroup')} />
      </div>
      <NodeFaults node={node} />
      {isFolded ? null : <GroupParts standing={standing} node={node} step={step} shown={shown} />}
    </li>
  )
}

/** The rows of a group, and the buttons that add to it. */
function GroupParts({
  standing,
  node,
  step,
  shown,
}: {
  standing: NodePosition
  node: GroupNode
  step: { hidden?: string } | undefined
  shown: number
}) {
  const tools = useTools()
  const { adding, setAdding } = useTreeState()
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
          name={isStep ? t('builder.addDetail') : t('builder.addLine')}
          word={isStep ? t('builder.detail') : t('builder.line')}
          onClick={() => setAdding({ groupId: node.id, at: node.parts.length })}
        />
        {isStep ? null : (
          <Adder name={t('builder.addGroup')} word={t('builder.group')} onClick={addGroup} />
        )}
      </div>
    </>
  )
}

/** The text of an empty group. */
function emptyWords({ about }: NodePosition, { join, written }: GroupNode): string {
  if (written.as === 'alone') return t('builder.emptyNothing')
  if (join === 'all') return t(about === 'profile' ? 'builder.emptyAll' : 'builder.wordsEveryEvent')
  return t(join === 'any' ? 'builder.emptyAny' : 'builder.emptyNone')
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
  standing: NodePosition
  node: LineNode | Exclude<TreeNode, GroupNode | LineNode>
}) {
  const tools = useTools()
  const actions = actionsOn(tools, standing)
  const item = useTreeItem(
    standing,
    node.kind === 'odd' ? t('builder.odd') : tools.sayNode(conditionAt(node)),
  )
  const form = node.kind === 'line' ? conditionForms[node.base.type] : undefined
  return (
    <li {...item} className={node.on ? 'cb-line' : 'cb-line cb-off'}>
      <div className="cb-head">
        <DragHandle standing={standing} />
        <input
          type="checkbox"
          className="f-check"
          aria-label={t('builder.use')}
          checked={node.on}
          disabled={node.kind === 'odd'}
          onChange={(event) => actions.switchOn(event.target.checked)}
        />
        <span className="cb-kind">
          <Icon name={form?.icon ?? 'cond'} />
        </span>
        <div className="cb-body">
          {node.kind === 'odd' ? (
            <p className="cb-word">{t('builder.odd')}</p>
          ) : (
            <LineControls node={node} />
          )}
        </div>
        <NodeCount node={node} />
        <NodeMenu standing={standing} label={t('builder.more')} />
      </div>
      <NodeFaults node={node} />
      {node.kind === 'line' ? <Slots standing={standing} node={node} /> : null}
    </li>
  )
}

/**
 * The conditions inside a line: details of an event, steps of a sequence, criteria of an element.
 */
function Slots({ standing, node }: { standing: NodePosition; node: LineNode }) {
  const tools = useTools()
  const { adding, setAdding } = useTreeState()
  const { language } = tools
  const actions = actionsOn(tools, standing)
  return slotsOf(language, node.base.type).map((slot) => {
    const groupSlot = node.slots[slot.id]
    if (!groupSlot) return null
    const about = aboutIn(language, node.base.type, slot) ?? standing.about
    const place = (group: GroupNode, index: number): NodePosition => ({
      node: group,
      parent: null,
      owner: { line: node, slot: slot.id },
      index,
      siblings: groupSlot.groups.length,
      level: standing.level + 1,
      about,
    })
    if (groupSlot.list)
      return (
        <div key={slot.id} className="cb-slot">
          <ul role="group" className="cb-parts">
            {groupSlot.groups.map((group, index) => (
              <GroupRow
                key={group.id}
                node={group}
                standing={place(group, index)}
                step={{
                  label: t('builder.step', { count: index + 1 }),
                  hidden: typeLineOf(group)?.id,
                }}
              />
            ))}
          </ul>
          <div className="cb-adders">
            <Adder
              name={t('builder.addStep')}
              word={t('builder.stepAdd')}
              onClick={() => actions.addStep(slot.id)}
            />
          </div>
        </div>
      )
    const group = groupSlot.groups[0]!
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
                name={t('builder.addDetail')}
                word={t('builder.detail')}
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
              ? {
                  label: t('builder.where'),
                  hidden: typeLineOf(group)?.id,
                  typeAbove: true,
                }
              : undefined
          }
        />
      </ul>
    )
  })
}

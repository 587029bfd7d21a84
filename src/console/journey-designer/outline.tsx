import { useMemo, type KeyboardEvent } from 'react'
import { nodeDefinitionOf } from '#catalog/nodes/definitions.ts'
import type { JourneyNode } from '#journey/graph.ts'
import { outlineOf, type OutlineStep, type OutlineWay } from '#journey/outline.ts'
import { IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { ActionMenu } from '#ui/lists/action-menu.tsx'
import { faultsOf, useDesigner } from './context.ts'
import { exitsOf } from './drawing.ts'
import { hintWords } from './hint-words.ts'
import { iconOf } from './icons.ts'
import { StepCounts } from './step-node.tsx'
import { stepLine, stepTitle } from './use-node-words.ts'
import { addLabel } from './way-edge.tsx'
import { tDesigner as t } from './messages.ts'

/** How many steps a key moves by. */
const ARROWS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * The journey as nested lists, with the same actions as the canvas. Arrow keys move between steps.
 */
export function Outline() {
  const { graph } = useDesigner()
  const { steps, apart } = useMemo(() => outlineOf(graph, exitsOf), [graph])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = ARROWS[event.key] ?? 0
    const all = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[data-step]'))
    const at = all.indexOf(event.target as HTMLElement)
    if (by === 0 || at < 0) return
    event.preventDefault()
    all[at + by]?.focus()
  }
  return (
    <section className="jd-outline" aria-label={t('journey.outline')} onKeyDown={onKeyDown}>
      <Steps steps={steps} />
      {apart.map((some) => (
        <div key={some[0]!.node.id}>
          <h3>{t('journey.notReached')}</h3>
          <Steps steps={some} />
        </div>
      ))}
    </section>
  )
}

function Steps({ steps }: { steps: readonly OutlineStep[] }) {
  return (
    <ol className="jd-steps">
      {steps.map((step) => (
        <li key={step.node.id}>
          <StepRow node={step.node} />
          {step.ways.length === 1 ? <Onward node={step.node} way={step.ways[0]!} /> : null}
          {step.ways.length > 1 && (
            <ul className="jd-branches">
              {step.ways.map((way) => (
                <li key={way.exit.id}>
                  <div className="jd-branch-head">
                    <span className="jd-way-title">{way.exit.title}</span>
                    <AddHere node={step.node} way={way} />
                  </div>
                  {way.steps.length > 0 && <Steps steps={way.steps} />}
                  <Onward node={step.node} way={way} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}

/** Where a path continues if its target is elsewhere in the outline. */
function Onward({ node, way }: { node: JourneyNode; way: OutlineWay }) {
  const { open } = useDesigner()
  if (way.isOpen)
    return (
      <p className="jd-onward jd-warning">
        {way.exit.title === '' ? t('journey.open') : `${way.exit.title}: ${t('journey.open')}`}
      </p>
    )
  if (!way.to || way.to.id === node.id) return null
  return (
    <p className="jd-onward">
      <button type="button" className="f-link" onClick={() => open(way.to!.id)}>
        {t(way.isBack ? 'journey.leadsBack' : 'journey.goesOn', {
          name: stepTitle(way.to),
        })}
      </button>
    </p>
  )
}

function AddHere({ node, way }: { node: JourneyNode; way: OutlineWay }) {
  const { writes, add } = useDesigner()
  if (!writes) return null
  return (
    <IconButton
      size="s"
      label={addLabel(node, way.exit)}
      onClick={(event) => add({ from: node.id, exit: way.exit.id }, event.currentTarget)}
    >
      <Icon name="plus" size={14} />
    </IconButton>
  )
}

function StepRow({ node }: { node: JourneyNode }) {
  const { chosen, words, problems, counts, marks, spans, writes, open, add, dispatch } =
    useDesigner()
  const title = stepTitle(node)
  const faults = faultsOf(problems, node.id)
  const mark = marks.get(node.id)
  const span = spans.get(node.id)
  const [only, ...others] = exitsOf(node)
  return (
    <div
      className={[
        'jd-row',
        chosen.includes(node.id) ? 'jd-chosen' : '',
        mark ? `jd-mark-${mark}` : '',
      ].join(' ')}
    >
      <button
        type="button"
        className="jd-row-main"
        data-step={node.id}
        aria-pressed={chosen.includes(node.id)}
        onClick={(event) => open(node.id, event.detail === 0)}
      >
        <Icon name={iconOf(nodeDefinitionOf(node.kind))} />
        <span className="jd-row-words">
          <span className="jd-row-title">
            {title}
            {mark && <span className="jd-node-mark">{t(`journey.mark.${mark}`)}</span>}
            {span && <span className="jd-hint">{hintWords(span)}</span>}
          </span>
          <span className="jd-row-line">{stepLine(node, words)}</span>
          {faults.map((fault) => (
            <span
              key={fault.path + fault.message}
              className={fault.level === 'error' ? 'jd-row-fault' : 'jd-row-fault jd-warning'}
            >
              <Icon name="warn" size={14} /> {fault.message}
            </span>
          ))}
        </span>
      </button>
      <StepCounts id={node.id} counts={counts?.nodes[node.id]} />
      {writes && only && others.length === 0 && (
        <IconButton
          size="s"
          label={addLabel(node, only)}
          onClick={(event) => add({ from: node.id, exit: only.id }, event.currentTarget)}
        >
          <Icon name="plus" size={14} />
        </IconButton>
      )}
      {writes && (
        <ActionMenu
          label={t('journey.stepMenu', { name: title })}
          items={[
            {
              label: t('journey.duplicate'),
              icon: 'copy',
              disabled: node.kind === 'entry',
              onSelect: () => dispatch({ type: 'duplicate', ids: [node.id] }),
            },
            {
              label: t('journey.remove'),
              icon: 'trash',
              danger: true,
              onSelect: () => dispatch({ type: 'remove', ids: [node.id] }),
            },
          ]}
        />
      )}
    </div>
  )
}

import { isGraph, type JourneyNode } from '#journey/graph.ts'
import type { NodeWords } from '#journey/kind.ts'
import { outlineOf, stepsIn, type OutlineStep, type OutlineWay } from '#journey/outline.ts'
import { say } from '#language'
import { nodeDefinitionOf } from '../../nodes/definitions.ts'
import { describeActions } from '../actions/describe-actions.ts'
import { conditionPhrase } from '../condition/describe-condition.ts'
import { JsonValue } from '../json-value.tsx'
import { tField as t } from '../field-messages.ts'

/** Ids in place of names, which would need lookups. */
const words: NodeWords = {
  condition: (condition) => conditionPhrase(condition),
  action: (action) => describeActions([action])[0] ?? '',
  name: (_entity, id) => id,
}

const exitsOf = (node: JourneyNode) =>
  nodeDefinitionOf(node.kind)?.exits(node.given) ??
  Object.keys(node.exits).map((id) => ({ id, title: id }))
const titleOf = ({ name, kind }: JourneyNode) => name || say(nodeDefinitionOf(kind)?.title ?? kind)

function said({ kind, given }: JourneyNode): string {
  try {
    return nodeDefinitionOf(kind)?.describe(given, words) ?? kind
  } catch {
    return kind
  }
}

/**
 * A journey's steps as nested lists: branches are nested inside the step where they part, their
 * join follows below it.
 */
export default function Steps({ value, dense }: { value: unknown; dense: boolean | undefined }) {
  if (!isGraph(value)) return <JsonValue value={value} node={{}} />
  const { steps, apart } = outlineOf(value, exitsOf)
  if (dense)
    return (
      <span className="f-clip">
        {stepsIn(steps)
          .map(({ node }) => titleOf(node))
          .join(', ')}
      </span>
    )
  return (
    <div className="f-steps">
      <List steps={steps} />
      {apart.map((some) => (
        <List key={some[0]!.node.id} steps={some} />
      ))}
    </div>
  )
}

function List({ steps }: { steps: readonly OutlineStep[] }) {
  return (
    <ol>
      {steps.map(({ node, ways }) => (
        <li key={node.id}>
          <b>{titleOf(node)}</b> <span className="f-soft">{said(node)}</span>
          {ways.length > 1 && (
            <ul>
              {ways.map((way) => (
                <li key={way.exit.id}>
                  <span className="f-tag">{way.exit.title}</span>{' '}
                  {way.steps.length === 0 && <Onward way={way} />}
                  {way.steps.length > 0 && <List steps={way.steps} />}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}

function onwardText({ isOpen, to }: OutlineWay): string {
  if (isOpen) return t('field.steps.open')
  return to ? t('field.steps.goesOn', { name: titleOf(to) }) : ''
}

const Onward = ({ way }: { way: OutlineWay }) => <span className="f-soft">{onwardText(way)}</span>

import { actionDefinitions } from '#catalog/actions/definitions.ts'
import { conditionDefinitions } from '#catalog/conditions/definitions.ts'
import { shippedConditionTypes } from '#catalog/conditions/shipped-types.ts'
import { describeCondition } from '#catalog/fields/condition/describe-condition.ts'
import { defineMessages } from '#ui/messages/messages.ts'
import { ListScreen } from '../generate/list-screen.tsx'
import type { ConsoleResource } from '../core/registry.ts'
import './rules.css'

const k = defineMessages({
  'kinds.conditions': 'Built-in condition types: {count}',
  'kinds.actions': 'Built-in action types: {count}',
  'kinds.name': 'Name',
  'kinds.id': 'Id',
  'kinds.says': 'Description',
  'kinds.does': 'Description',
  'kinds.parameters': 'Parameters',
})

interface ShippedKind {
  id: string
  name: string
  says: string
  parameters: readonly string[]
}

/** The built-in kinds, read-only. */
function ShippedKinds({
  title,
  saysTitle,
  kinds,
}: {
  title: string
  saysTitle: string
  kinds: readonly ShippedKind[]
}) {
  return (
    <details className="f-details ru-kinds">
      <summary>{title}</summary>
      <div className="c-scroll-x" tabIndex={0} role="region" aria-label={title}>
        <table className="c-table c-table-open">
          <thead>
            <tr>
              <th scope="col">{k('kinds.name')}</th>
              <th scope="col">{saysTitle}</th>
              <th scope="col" className="c-p2">
                {k('kinds.parameters')}
              </th>
              <th scope="col" className="c-p2">
                {k('kinds.id')}
              </th>
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => (
              <tr key={kind.id}>
                <td>{kind.name}</td>
                <td className="ru-wrap">{kind.says}</td>
                <td className="c-p2 ru-wrap">{kind.parameters.join(', ')}</td>
                <td className="c-p2">
                  <code className="f-code-inline">{kind.id}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

const conditionKinds: readonly ShippedKind[] = [
  ...conditionDefinitions.map(({ id, title, description, parameters }) => ({
    id,
    name: title,
    says: description,
    parameters: parameters.map((parameter) => parameter.title),
  })),
  ...shippedConditionTypes.map(({ id, name, parentCondition, parameters }) => ({
    id,
    name,
    says: describeCondition(parentCondition),
    parameters: parameters.map((parameter) => parameter.title),
  })),
]
const actionKinds: readonly ShippedKind[] = actionDefinitions.map(
  ({ id, title, description, parameters }) => ({
    id,
    name: title,
    says: description,
    parameters: Object.values(parameters)
      .filter((parameter) => !parameter['x-hidden'])
      .map((parameter) => parameter.title),
  }),
)

/** Saved condition types, below the built-in ones. */
export function ConditionsList({ consoleResource }: { consoleResource: ConsoleResource }) {
  return (
    <ListScreen
      consoleResource={consoleResource}
      under={
        <ShippedKinds
          title={k('kinds.conditions', { count: conditionKinds.length })}
          saysTitle={k('kinds.says')}
          kinds={conditionKinds}
        />
      }
    />
  )
}

/** Saved actions, below the built-in ones. */
export function ActionsList({ consoleResource }: { consoleResource: ConsoleResource }) {
  return (
    <ListScreen
      consoleResource={consoleResource}
      under={
        <ShippedKinds
          title={k('kinds.actions', { count: actionKinds.length })}
          saysTitle={k('kinds.does')}
          kinds={actionKinds}
        />
      }
    />
  )
}

import type { FormPart } from '#condition/form.ts'
import type { ConditionParameter } from '#condition/kind.ts'
import { changeNode, setValues } from '#condition/edit-tree.ts'
import type { GroupNode, LineNode } from '#condition/tree.ts'
import type { Subject } from '#condition/facts.ts'
import { conditionForms } from '#catalog/conditions/forms.ts'
import { say } from '#language'
import { Comparison } from './comparison.tsx'
import { typeLineOf, withEventType } from './event-slot.ts'
import { ParameterControl } from './parameter-control.tsx'
import { EventTypePicker } from './pickers.tsx'
import { Word } from './small-controls.tsx'
import { useTools } from './tools.ts'
import { TimesField, WindowField } from './window-field.tsx'
import { tConditions as t } from './messages.ts'

/** The controls of one line, in one or two rows. */
export function LineControls({ node }: { node: LineNode }) {
  const { language } = useTools()
  const { type } = node.base
  const form = conditionForms[type]
  const saved = language.savedTypes.find((savedType) => savedType.id === type)
  if (form)
    return (
      <>
        <Row node={node} parts={form.row} parameters={language.definitionOf(type)!.parameters} />
        {form.further ? (
          <Row
            node={node}
            parts={form.further}
            parameters={language.definitionOf(type)!.parameters}
            further
          />
        ) : null}
      </>
    )
  // A saved type has no form: its row shows the name and its open parameters.
  if (saved)
    return (
      <Row
        node={node}
        parts={[
          { is: 'words', text: saved.name },
          ...saved.parameters
            .filter(
              (parameter) => parameter.type !== 'condition' && parameter.type !== 'conditions',
            )
            .map((parameter) => ({ is: 'parameter' as const, id: parameter.id })),
        ]}
        parameters={saved.parameters}
      />
    )
  return <Word>{t('builder.unknownKind', { kind: type })}</Word>
}

function Row({
  node,
  parts,
  parameters,
  further,
}: {
  node: LineNode
  parts: readonly FormPart[]
  parameters: readonly ConditionParameter[]
  further?: boolean
}) {
  return (
    <div className={further ? 'cb-controls cb-further' : 'cb-controls'}>
      {parts.map((part, index) => (
        <Part key={index} node={node} part={part} parameters={parameters} />
      ))}
    </div>
  )
}

function Part({
  node,
  part,
  parameters,
}: {
  node: LineNode
  part: FormPart
  parameters: readonly ConditionParameter[]
}) {
  const { language, edit, faultsOf } = useTools()
  const values = node.base.parameterValues
  const faults = faultsOf(node.id)
  const isFaulty = (parameter: string) =>
    faults.some(({ path }) => path.endsWith(`/parameterValues/${parameter}`))
  const onChange = (next: Record<string, unknown>, key?: string) =>
    edit((root) => setValues(root, node.id, next), key && `${node.id}/${key}`)
  const isWanted = ({ id, value }: { id: string; value: string }) =>
    (values[id] ?? parameters.find((parameter) => parameter.id === id)?.default) === value
  if ('when' in part && part.when && !isWanted(part.when)) return null
  switch (part.is) {
    case 'words':
      return <Word>{say(part.text)}</Word>
    case 'comparison':
      return (
        <Comparison
          subject={language.definitionOf(node.base.type)!.about as Subject}
          values={values}
          onChange={onChange}
          isFaulty={isFaulty}
        />
      )
    case 'window':
      return <WindowField values={values} onChange={onChange} isFaulty={isFaulty} />
    case 'times':
      return values.operator === 'eventsNotOccurred' ? null : (
        <TimesField values={values} onChange={onChange} isFaulty={isFaulty} />
      )
    case 'event':
      return <EventOf group={node.slots[part.slot]!.groups[0]!} />
    case 'parameter': {
      const parameter = parameters.find((conditionParameter) => conditionParameter.id === part.id)!
      return (
        <ParameterControl
          parameter={parameter}
          value={values[part.id]}
          invalid={isFaulty(part.id)}
          onChange={(value, key) => onChange({ [part.id]: value }, key)}
        />
      )
    }
  }
}

/** Picks the event type of a condition, in the row of its line or in a row below. */
export function EventOf({
  group,
  label = t('builder.eventType'),
}: {
  group: GroupNode
  label?: string
}) {
  const { language, edit, faultsOf } = useTools()
  const line = typeLineOf(group)
  const invalid = line ? faultsOf(line.id).length > 0 : false
  return (
    <EventTypePicker
      label={label}
      invalid={invalid}
      type={line ? String(line.base.parameterValues.eventTypeId ?? '') : ''}
      onPick={(type) =>
        edit((root) =>
          changeNode(root, group.id, (treeNode) =>
            treeNode.kind === 'group' ? withEventType(treeNode, type, language) : treeNode,
          ),
        )
      }
    />
  )
}

import { rawOperand, type ValueKind } from '#condition/operands.ts'
import { operatorOf, operators, type Operator } from '#condition/operator-table.ts'
import { writeOperand } from '#condition/write-operand.ts'
import { operatorWords } from '#condition/operator-words.ts'
import { Operand, type ComparisonProps } from './operand.tsx'
import { PropertyPicker } from './pickers.tsx'
import type { ConditionProperty } from './property-kinds.ts'
import { Select } from './small-controls.tsx'
import { useTools } from './tools.ts'
import { tConditions as t } from './messages.ts'

type Values = ComparisonProps['values']

const forLists = new Set(['all', 'hasSomeOf', 'hasNoneOf'])

/** The operators that apply to a property. */
function operatorsFor(
  property: Pick<ConditionProperty, 'kind' | 'multivalued' | 'place'> | null,
): readonly Operator[] {
  return operators.filter(({ id, kinds }) => {
    if (id === 'distance') return property?.place === true || property?.kind === null || !property
    if (forLists.has(id) && property && property.kind !== null && !property.multivalued)
      return false
    return (
      kinds.length === 0 || !property || property.kind === null || kinds.includes(property.kind)
    )
  })
}

const guessed = (operator: Operator | null, values: Values): ValueKind => {
  const raw = rawOperand(values, operator?.arity ?? 'one')
  if (raw?.kind) return raw.kind
  const first = raw?.values[0]
  if (typeof first === 'number') return 'number'
  if (typeof first === 'boolean') return 'boolean'
  return operator?.kinds.length === 1 ? operator.kinds[0]! : 'text'
}

/** Keeps the operand if the next operator can use it. */
function withOperator(values: Values, next: Operator, kind: ValueKind | null): Values {
  const raw = rawOperand(values, next.arity)
  const to = next.kinds.length === 1 ? next.kinds[0]! : (kind ?? guessed(next, values))
  const kept = (raw?.values ?? []).filter((one) => {
    if (to === 'number') return typeof one === 'number'
    return to === 'boolean' ? typeof one === 'boolean' : typeof one === 'string'
  })
  const days = next.arity === 'days' ? [typeof kept[0] === 'number' ? kept[0] : 7] : kept
  const place =
    next.arity === 'place' ? {} : { center: undefined, distance: undefined, unit: undefined }
  return { comparisonOperator: next.id, ...writeOperand(to, days, next.arity), ...place }
}

export function Comparison({ subject, values, onChange, isFaulty }: ComparisonProps) {
  const { propertyOf } = useTools()
  const path = typeof values.propertyName === 'string' ? values.propertyName : ''
  const property = path === '' ? null : propertyOf(subject, path)
  const operator = operatorOf(values.comparisonOperator)
  const offered = operatorsFor(property)
  const kind = property?.kind ?? guessed(operator, values)
  const listed = operator && !offered.includes(operator) ? [operator, ...offered] : offered
  return (
    <>
      <PropertyPicker
        subject={subject}
        path={path}
        label={t('builder.property')}
        invalid={isFaulty('propertyName')}
        onPick={(next) => {
          const fits =
            operator && operatorsFor(next).includes(operator) ? operator : operatorsFor(next)[0]!
          onChange({ propertyName: next.path, ...withOperator(values, fits, next.kind) })
        }}
      />
      <Select
        className="cb-operator"
        label={t('builder.operator')}
        invalid={isFaulty('comparisonOperator')}
        value={typeof values.comparisonOperator === 'string' ? values.comparisonOperator : ''}
        options={listed.map((one) => [one.id, operatorWords(one, kind === 'date')] as const)}
        onChange={(id) => onChange(withOperator(values, operatorOf(id)!, property?.kind ?? null))}
      />
      {operator ? (
        <Operand
          key={`${path} ${kind}`}
          subject={subject}
          path={path}
          kind={
            operator.kinds.length === 1 && operator.arity !== 'place' ? operator.kinds[0]! : kind
          }
          operator={operator}
          values={values}
          onChange={onChange}
          isFaulty={isFaulty}
        />
      ) : null}
    </>
  )
}

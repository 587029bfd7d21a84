import fc from 'fast-check'
import type { Subject } from '#condition/facts.ts'
import { comparisons } from '#condition/sampling/comparisons.ts'
import type { ConditionSample } from '#condition/sampling/condition-sample.ts'
import { node, numbers, partial, scalars, texts } from '#condition/sampling/values.ts'

const LIST = 'properties.orders'

const elements = [`${LIST}.total`, `${LIST}.place`]

/** Conditions on one element: a comparison, or several of them. */
function onElement(about: Subject) {
  const one = comparisons(`${about}PropertyCondition`, elements)
  return fc.oneof(
    { weight: 2, arbitrary: one },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('and', 'or'), fc.array(one, { minLength: 1, maxLength: 2 }))
        .map(([operator, subConditions]) => node('booleanCondition', { operator, subConditions })),
    },
  )
}

/** Elements of the list; one in four is no object. */
const element: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: partial<unknown>(['total', 'place'], fc.oneof(numbers, texts)) },
  scalars,
)

const orders = fc.record({
  properties: partial(
    ['orders'],
    fc.oneof(
      {
        weight: 2,
        arbitrary: fc.array(element, { maxLength: 3 }),
      },
      scalars,
    ),
  ),
})

export const sample: ConditionSample = {
  conditions: ({ about }) =>
    onElement(about).map((subCondition) => node('nestedCondition', { path: LIST, subCondition })),
  profile: orders,
  session: orders,
  event: orders,
}

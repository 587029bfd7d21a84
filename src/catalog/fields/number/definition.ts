import { defineField, orderedOperators } from '../field.ts'

/** A whole number or one with a fraction; `x-unit` stands beside it. */
export const numberField = defineField({
  id: 'number',
  matches: (node) => node.type === 'integer' || node.type === 'number',
  operators: orderedOperators,
  align: 'right',
  sample(node, n) {
    const least = node.minimum ?? 0
    const most = node.maximum ?? least + 1000
    const whole = least + ((n * 37) % (Math.floor(most - least) + 1))
    return node.type === 'number' && whole + 0.5 <= most ? whole + 0.5 : whole
  },
})

import { defineField, orderedOperators } from '../field.ts'

/** An integer or a decimal number; `x-unit` is shown next to it. */
export const numberField = defineField({
  id: 'number',
  matches: (node) => node.type === 'integer' || node.type === 'number',
  operators: orderedOperators,
  align: 'right',
  sample(node, n) {
    const min = node.minimum ?? 0
    const max = node.maximum ?? min + 1000
    const whole = min + ((n * 37) % (Math.floor(max - min) + 1))
    return node.type === 'number' && whole + 0.5 <= max ? whole + 0.5 : whole
  },
})

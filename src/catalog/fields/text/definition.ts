import { defineField, fittedText } from '../field.ts'

const words = ['Harbour', 'Lantern', 'Meadow', 'Quarry', 'Timber', 'Willow']
const byPattern: Record<string, readonly string[]> = {
  '^[A-Z]{3}$': ['EUR', 'NOK', 'USD'],
  '^[a-z]{2}$': ['en', 'de', 'fr'],
  '^([a-z]{2})?$': ['en', 'de', ''],
  '^(en|de|fr|es|it|nl|pt|sv|nb|da)$': ['en', 'de', 'fr'],
  '^(#[0-9A-Fa-f]{6})?$': ['#0a6b5e', '#ffe34d', ''],
  '^([A-Z]{2})?$': ['DE', 'US', ''],
}

/** Short text on one line; also the fallback for nodes that match no other kind. */
export const textField = defineField({
  id: 'text',
  matches: (node) => node.type === 'string' || node.type === undefined,
  sample(node, n) {
    const known = node.pattern ? byPattern[node.pattern] : undefined
    if (known) return known[n % known.length]
    if (node.pattern?.includes(':[0-5]')) return `${String(8 + (n % 10)).padStart(2, '0')}:30`
    return fittedText(node, `${words[n % words.length]} ${n + 1}`)
  },
})

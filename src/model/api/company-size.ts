import type { Contact } from '../schema/entities.generated.ts'

const SIZES = [
  [10, '1-10'],
  [50, '11-50'],
  [200, '51-200'],
  [1000, '201-1000'],
] as const

/** Words and letters behind a number that multiply it. */
const THOUSANDS = /(\d)\s*(?:k\b|tsd\b|thousand|tausend|mille\b|mil\b|duizend|tusen|tusind)/giu
const MILLIONS = /(\d)\s*(?:m\b|mio\b|mn\b|million)/giu

/** The number of a text such as "1,001", "250.0", "10.000" or "2.5". */
function readNumber(text: string): number {
  const plain = text.replace(/[\s'’]/g, '')
  return Number(
    /^\d{1,3}(?:[.,]\d{3})+$/.test(plain)
      ? plain.replace(/[.,]/g, '')
      : plain.replace(',', '.').replace(/[^\d.]/g, ''),
  )
}

/**
 * Maps "250", "51 – 200 employees", "1,000+" or "10K-50K" to a size band; null when the text
 * contains no number.
 */
export function sizeBand(text: string): Contact['companySize'] | null {
  if (text.trim() === '') return ''
  if (/^(?:self[- ]?employed|freelancer?|myself.*|solo)$/iu.test(text.trim())) return '1-10'
  const spelled = text
    .slice(0, 100)
    .replace(MILLIONS, '$1 ×1000000 ')
    .replace(THOUSANDS, '$1 ×1000 ')
  const numbers = [
    ...spelled.matchAll(
      /(?<!×)\b(\d+(?:[.,\u0020\u00a0\u202f'’]\d{3}(?!\d))*(?:[.,]\d{1,2}(?!\d))?)(?: ×(\d+))?/gu,
    ),
  ].map(([, number, times]) => readNumber(number!) * Number(times ?? 1))
  if (numbers.length === 0) return null
  const isOpen =
    /\+|>|≥|\b(?:more|over|above|mehr|plus|más|mas|più|meer|mer|mais|fler|flere)\b|über|\bab\b/iu.test(
      text,
    )
  if (isOpen && numbers[0]! >= 1000) return '1001+'
  const upper = Math.ceil(numbers.at(-1)!) + (isOpen && numbers.length === 1 ? 1 : 0)
  return SIZES.find(([limit]) => upper <= limit)?.[1] ?? '1001+'
}

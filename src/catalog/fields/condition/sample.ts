import fc from 'fast-check'
import { matchAll, group, negated } from '#condition/condition.ts'
import { comparisons } from '#condition/sampling/comparisons.ts'
import { namedFields } from '../sample.ts'

const comparison = comparisons('profilePropertyCondition', ['properties.plan', 'email'])

const conditions = fc.oneof(
  fc.constant(matchAll),
  comparison,
  comparison.map(negated),
  fc.array(comparison, { maxLength: 3 }).map((all) => group('or', all)),
)

export const sample = namedFields('condition', conditions)

import type { ConditionDefinition } from '#condition/kind.ts'
import { offeredInOrder } from '../offered-in-order.ts'
import { definitions } from './definitions.generated.ts'

/** Offered first, in this order. */
const ORDER = [
  'profilePropertyCondition',
  'pastEventCondition',
  'eventSequenceCondition',
  'eventSumCondition',
  'profileSegmentCondition',
  'segmentHistoryCondition',
  'profileUserListCondition',
  'scoringCondition',
  'goalMatchCondition',
  'campaignStateCondition',
  'campaignMailCondition',
  'journeyStateCondition',
  'consentCondition',
  'idsCondition',
  'sessionPropertyCondition',
  'geoLocationByPointSessionCondition',
  'eventTypeCondition',
  'eventPropertyCondition',
  'booleanCondition',
  'notCondition',
  'nestedCondition',
  'matchAllCondition',
]

/**
 * Every built-in kind of condition, in the order of the builder. Types that are composed of others
 * are data: `shipped-types.ts`.
 */
export const conditionDefinitions: readonly ConditionDefinition[] = offeredInOrder(
  definitions,
  ORDER,
)

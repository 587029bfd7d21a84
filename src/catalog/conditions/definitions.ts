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
 * Every kind of condition that is built in, in the order in which the builder offers them. Types
 * that are made of others are data: `shipped-types.ts`.
 */
export const conditionDefinitions: readonly ConditionDefinition[] = offeredInOrder(
  definitions,
  ORDER,
)

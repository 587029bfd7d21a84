// Generated from the folders beside it by `npm run generate`. Do not edit.
import type { ConditionEvaluator } from '#condition/kind.ts'
import { booleanKind } from './boolean/definition.ts'
import { booleanEvaluator } from './boolean/evaluate.ts'
import { campaignMail } from './campaign-mail/definition.ts'
import { campaignMailEvaluator } from './campaign-mail/evaluate.ts'
import { campaignState } from './campaign-state/definition.ts'
import { campaignStateEvaluator } from './campaign-state/evaluate.ts'
import { consent } from './consent/definition.ts'
import { consentEvaluator } from './consent/evaluate.ts'
import { eventProperty } from './event-property/definition.ts'
import { eventPropertyEvaluator } from './event-property/evaluate.ts'
import { eventSequence } from './event-sequence/definition.ts'
import { eventSequenceEvaluator } from './event-sequence/evaluate.ts'
import { eventSum } from './event-sum/definition.ts'
import { eventSumEvaluator } from './event-sum/evaluate.ts'
import { eventType } from './event-type/definition.ts'
import { eventTypeEvaluator } from './event-type/evaluate.ts'
import { geoPoint } from './geo-point/definition.ts'
import { geoPointEvaluator } from './geo-point/evaluate.ts'
import { goal } from './goal/definition.ts'
import { goalEvaluator } from './goal/evaluate.ts'
import { idsKind } from './ids/definition.ts'
import { idsEvaluator } from './ids/evaluate.ts'
import { journeyState } from './journey-state/definition.ts'
import { journeyStateEvaluator } from './journey-state/evaluate.ts'
import { matchAll } from './match-all/definition.ts'
import { matchAllEvaluator } from './match-all/evaluate.ts'
import { nested } from './nested/definition.ts'
import { nestedEvaluator } from './nested/evaluate.ts'
import { notKind } from './not/definition.ts'
import { notEvaluator } from './not/evaluate.ts'
import { pastEvent } from './past-event/definition.ts'
import { pastEventEvaluator } from './past-event/evaluate.ts'
import { profileList } from './profile-list/definition.ts'
import { profileListEvaluator } from './profile-list/evaluate.ts'
import { profileProperty } from './profile-property/definition.ts'
import { profilePropertyEvaluator } from './profile-property/evaluate.ts'
import { profileSegment } from './profile-segment/definition.ts'
import { profileSegmentEvaluator } from './profile-segment/evaluate.ts'
import { scoring } from './scoring/definition.ts'
import { scoringEvaluator } from './scoring/evaluate.ts'
import { segmentHistory } from './segment-history/definition.ts'
import { segmentHistoryEvaluator } from './segment-history/evaluate.ts'
import { sessionProperty } from './session-property/definition.ts'
import { sessionPropertyEvaluator } from './session-property/evaluate.ts'

export const evaluators: Readonly<Record<string, ConditionEvaluator>> = {
  [booleanKind.id]: booleanEvaluator,
  [campaignMail.id]: campaignMailEvaluator,
  [campaignState.id]: campaignStateEvaluator,
  [consent.id]: consentEvaluator,
  [eventProperty.id]: eventPropertyEvaluator,
  [eventSequence.id]: eventSequenceEvaluator,
  [eventSum.id]: eventSumEvaluator,
  [eventType.id]: eventTypeEvaluator,
  [geoPoint.id]: geoPointEvaluator,
  [goal.id]: goalEvaluator,
  [idsKind.id]: idsEvaluator,
  [journeyState.id]: journeyStateEvaluator,
  [matchAll.id]: matchAllEvaluator,
  [nested.id]: nestedEvaluator,
  [notKind.id]: notEvaluator,
  [pastEvent.id]: pastEventEvaluator,
  [profileList.id]: profileListEvaluator,
  [profileProperty.id]: profilePropertyEvaluator,
  [profileSegment.id]: profileSegmentEvaluator,
  [scoring.id]: scoringEvaluator,
  [segmentHistory.id]: segmentHistoryEvaluator,
  [sessionProperty.id]: sessionPropertyEvaluator,
}

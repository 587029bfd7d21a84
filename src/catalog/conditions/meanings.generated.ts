// Generated from the folders beside it by `npm run generate`. Do not edit.
import type { ConditionEvaluator } from '#condition/kind.ts'
import { booleanKind } from './boolean/definition.ts'
import { booleanMeaning } from './boolean/meaning.ts'
import { campaignMail } from './campaign-mail/definition.ts'
import { campaignMailMeaning } from './campaign-mail/meaning.ts'
import { campaignState } from './campaign-state/definition.ts'
import { campaignStateMeaning } from './campaign-state/meaning.ts'
import { consent } from './consent/definition.ts'
import { consentMeaning } from './consent/meaning.ts'
import { eventProperty } from './event-property/definition.ts'
import { eventPropertyMeaning } from './event-property/meaning.ts'
import { eventSequence } from './event-sequence/definition.ts'
import { eventSequenceMeaning } from './event-sequence/meaning.ts'
import { eventSum } from './event-sum/definition.ts'
import { eventSumMeaning } from './event-sum/meaning.ts'
import { eventType } from './event-type/definition.ts'
import { eventTypeMeaning } from './event-type/meaning.ts'
import { geoPoint } from './geo-point/definition.ts'
import { geoPointMeaning } from './geo-point/meaning.ts'
import { goal } from './goal/definition.ts'
import { goalMeaning } from './goal/meaning.ts'
import { idsKind } from './ids/definition.ts'
import { idsMeaning } from './ids/meaning.ts'
import { journeyState } from './journey-state/definition.ts'
import { journeyStateMeaning } from './journey-state/meaning.ts'
import { matchAll } from './match-all/definition.ts'
import { matchAllMeaning } from './match-all/meaning.ts'
import { nested } from './nested/definition.ts'
import { nestedMeaning } from './nested/meaning.ts'
import { notKind } from './not/definition.ts'
import { notMeaning } from './not/meaning.ts'
import { pastEvent } from './past-event/definition.ts'
import { pastEventMeaning } from './past-event/meaning.ts'
import { profileList } from './profile-list/definition.ts'
import { profileListMeaning } from './profile-list/meaning.ts'
import { profileProperty } from './profile-property/definition.ts'
import { profilePropertyMeaning } from './profile-property/meaning.ts'
import { profileSegment } from './profile-segment/definition.ts'
import { profileSegmentMeaning } from './profile-segment/meaning.ts'
import { scoring } from './scoring/definition.ts'
import { scoringMeaning } from './scoring/meaning.ts'
import { segmentHistory } from './segment-history/definition.ts'
import { segmentHistoryMeaning } from './segment-history/meaning.ts'
import { sessionProperty } from './session-property/definition.ts'
import { sessionPropertyMeaning } from './session-property/meaning.ts'

export const meanings: Readonly<Record<string, ConditionEvaluator>> = {
  [booleanKind.id]: booleanMeaning,
  [campaignMail.id]: campaignMailMeaning,
  [campaignState.id]: campaignStateMeaning,
  [consent.id]: consentMeaning,
  [eventProperty.id]: eventPropertyMeaning,
  [eventSequence.id]: eventSequenceMeaning,
  [eventSum.id]: eventSumMeaning,
  [eventType.id]: eventTypeMeaning,
  [geoPoint.id]: geoPointMeaning,
  [goal.id]: goalMeaning,
  [idsKind.id]: idsMeaning,
  [journeyState.id]: journeyStateMeaning,
  [matchAll.id]: matchAllMeaning,
  [nested.id]: nestedMeaning,
  [notKind.id]: notMeaning,
  [pastEvent.id]: pastEventMeaning,
  [profileList.id]: profileListMeaning,
  [profileProperty.id]: profilePropertyMeaning,
  [profileSegment.id]: profileSegmentMeaning,
  [scoring.id]: scoringMeaning,
  [segmentHistory.id]: segmentHistoryMeaning,
  [sessionProperty.id]: sessionPropertyMeaning,
}

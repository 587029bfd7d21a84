import type { ConditionEvaluator } from '#condition/kind.ts'
import { booleanMeaning } from './boolean/meaning.ts'
import { campaignMailMeaning } from './campaign-mail/meaning.ts'
import { campaignStateMeaning } from './campaign-state/meaning.ts'
import { consentMeaning } from './consent/meaning.ts'
import { eventPropertyMeaning } from './event-property/meaning.ts'
import { eventSequenceMeaning } from './event-sequence/meaning.ts'
import { eventSumMeaning } from './event-sum/meaning.ts'
import { eventTypeMeaning } from './event-type/meaning.ts'
import { geoPointMeaning } from './geo-point/meaning.ts'
import { goalMeaning } from './goal/meaning.ts'
import { idsMeaning } from './ids/meaning.ts'
import { journeyStateMeaning } from './journey-state/meaning.ts'
import { matchAllMeaning } from './match-all/meaning.ts'
import { nestedMeaning } from './nested/meaning.ts'
import { notMeaning } from './not/meaning.ts'
import { pastEventMeaning } from './past-event/meaning.ts'
import { profileListMeaning } from './profile-list/meaning.ts'
import { profilePropertyMeaning } from './profile-property/meaning.ts'
import { profileSegmentMeaning } from './profile-segment/meaning.ts'
import { scoringMeaning } from './scoring/meaning.ts'
import { segmentHistoryMeaning } from './segment-history/meaning.ts'
import { sessionPropertyMeaning } from './session-property/meaning.ts'

/** What each kind means; server side only, since half of a meaning is SQL. */
export const conditionMeanings: Readonly<Record<string, ConditionEvaluator>> = {
  profilePropertyCondition: profilePropertyMeaning,
  pastEventCondition: pastEventMeaning,
  eventSequenceCondition: eventSequenceMeaning,
  eventSumCondition: eventSumMeaning,
  profileSegmentCondition: profileSegmentMeaning,
  profileUserListCondition: profileListMeaning,
  scoringCondition: scoringMeaning,
  goalMatchCondition: goalMeaning,
  campaignStateCondition: campaignStateMeaning,
  campaignMailCondition: campaignMailMeaning,
  journeyStateCondition: journeyStateMeaning,
  segmentHistoryCondition: segmentHistoryMeaning,
  consentCondition: consentMeaning,
  idsCondition: idsMeaning,
  sessionPropertyCondition: sessionPropertyMeaning,
  geoLocationByPointSessionCondition: geoPointMeaning,
  eventTypeCondition: eventTypeMeaning,
  eventPropertyCondition: eventPropertyMeaning,
  booleanCondition: booleanMeaning,
  notCondition: notMeaning,
  nestedCondition: nestedMeaning,
  matchAllCondition: matchAllMeaning,
}

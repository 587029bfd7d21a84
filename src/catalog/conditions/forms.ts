import type { ConditionForm } from '#condition/form.ts'
import { booleanForm } from './boolean/form.ts'
import { campaignMailForm } from './campaign-mail/form.ts'
import { campaignStateForm } from './campaign-state/form.ts'
import { consentForm } from './consent/form.ts'
import { eventPropertyForm } from './event-property/form.ts'
import { eventSequenceForm } from './event-sequence/form.ts'
import { eventSumForm } from './event-sum/form.ts'
import { eventTypeForm } from './event-type/form.ts'
import { geoPointForm } from './geo-point/form.ts'
import { goalForm } from './goal/form.ts'
import { idsForm } from './ids/form.ts'
import { journeyStateForm } from './journey-state/form.ts'
import { matchAllForm } from './match-all/form.ts'
import { nestedForm } from './nested/form.ts'
import { notForm } from './not/form.ts'
import { pastEventForm } from './past-event/form.ts'
import { profileListForm } from './profile-list/form.ts'
import { profilePropertyForm } from './profile-property/form.ts'
import { profileSegmentForm } from './profile-segment/form.ts'
import { scoringForm } from './scoring/form.ts'
import { segmentHistoryForm } from './segment-history/form.ts'
import { sessionPropertyForm } from './session-property/form.ts'

/** How each kind is edited. */
export const conditionForms: Readonly<Record<string, ConditionForm>> = {
  profilePropertyCondition: profilePropertyForm,
  pastEventCondition: pastEventForm,
  eventSequenceCondition: eventSequenceForm,
  eventSumCondition: eventSumForm,
  profileSegmentCondition: profileSegmentForm,
  profileUserListCondition: profileListForm,
  scoringCondition: scoringForm,
  goalMatchCondition: goalForm,
  campaignStateCondition: campaignStateForm,
  campaignMailCondition: campaignMailForm,
  journeyStateCondition: journeyStateForm,
  segmentHistoryCondition: segmentHistoryForm,
  consentCondition: consentForm,
  idsCondition: idsForm,
  sessionPropertyCondition: sessionPropertyForm,
  geoLocationByPointSessionCondition: geoPointForm,
  eventTypeCondition: eventTypeForm,
  eventPropertyCondition: eventPropertyForm,
  booleanCondition: booleanForm,
  notCondition: notForm,
  nestedCondition: nestedForm,
  matchAllCondition: matchAllForm,
}

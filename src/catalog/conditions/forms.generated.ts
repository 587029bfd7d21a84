// Generated from the folders beside it by `npm run generate`. Do not edit.
import type { ConditionForm } from '#condition/form.ts'
import { booleanKind } from './boolean/definition.ts'
import { booleanForm } from './boolean/form.ts'
import { campaignMail } from './campaign-mail/definition.ts'
import { campaignMailForm } from './campaign-mail/form.ts'
import { campaignState } from './campaign-state/definition.ts'
import { campaignStateForm } from './campaign-state/form.ts'
import { consent } from './consent/definition.ts'
import { consentForm } from './consent/form.ts'
import { eventProperty } from './event-property/definition.ts'
import { eventPropertyForm } from './event-property/form.ts'
import { eventSequence } from './event-sequence/definition.ts'
import { eventSequenceForm } from './event-sequence/form.ts'
import { eventSum } from './event-sum/definition.ts'
import { eventSumForm } from './event-sum/form.ts'
import { eventType } from './event-type/definition.ts'
import { eventTypeForm } from './event-type/form.ts'
import { geoPoint } from './geo-point/definition.ts'
import { geoPointForm } from './geo-point/form.ts'
import { goal } from './goal/definition.ts'
import { goalForm } from './goal/form.ts'
import { idsKind } from './ids/definition.ts'
import { idsForm } from './ids/form.ts'
import { journeyState } from './journey-state/definition.ts'
import { journeyStateForm } from './journey-state/form.ts'
import { matchAll } from './match-all/definition.ts'
import { matchAllForm } from './match-all/form.ts'
import { nested } from './nested/definition.ts'
import { nestedForm } from './nested/form.ts'
import { notKind } from './not/definition.ts'
import { notForm } from './not/form.ts'
import { pastEvent } from './past-event/definition.ts'
import { pastEventForm } from './past-event/form.ts'
import { profileList } from './profile-list/definition.ts'
import { profileListForm } from './profile-list/form.ts'
import { profileProperty } from './profile-property/definition.ts'
import { profilePropertyForm } from './profile-property/form.ts'
import { profileSegment } from './profile-segment/definition.ts'
import { profileSegmentForm } from './profile-segment/form.ts'
import { scoring } from './scoring/definition.ts'
import { scoringForm } from './scoring/form.ts'
import { segmentHistory } from './segment-history/definition.ts'
import { segmentHistoryForm } from './segment-history/form.ts'
import { sessionProperty } from './session-property/definition.ts'
import { sessionPropertyForm } from './session-property/form.ts'

export const forms: Readonly<Record<string, ConditionForm>> = {
  [booleanKind.id]: booleanForm,
  [campaignMail.id]: campaignMailForm,
  [campaignState.id]: campaignStateForm,
  [consent.id]: consentForm,
  [eventProperty.id]: eventPropertyForm,
  [eventSequence.id]: eventSequenceForm,
  [eventSum.id]: eventSumForm,
  [eventType.id]: eventTypeForm,
  [geoPoint.id]: geoPointForm,
  [goal.id]: goalForm,
  [idsKind.id]: idsForm,
  [journeyState.id]: journeyStateForm,
  [matchAll.id]: matchAllForm,
  [nested.id]: nestedForm,
  [notKind.id]: notForm,
  [pastEvent.id]: pastEventForm,
  [profileList.id]: profileListForm,
  [profileProperty.id]: profilePropertyForm,
  [profileSegment.id]: profileSegmentForm,
  [scoring.id]: scoringForm,
  [segmentHistory.id]: segmentHistoryForm,
  [sessionProperty.id]: sessionPropertyForm,
}

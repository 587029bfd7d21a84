// Generated from the folders beside it by `npm run generate`. Do not edit.
import type { ConditionDefinition } from '#condition/kind.ts'
import { booleanKind } from './boolean/definition.ts'
import { campaignMail } from './campaign-mail/definition.ts'
import { campaignState } from './campaign-state/definition.ts'
import { consent } from './consent/definition.ts'
import { eventProperty } from './event-property/definition.ts'
import { eventSequence } from './event-sequence/definition.ts'
import { eventSum } from './event-sum/definition.ts'
import { eventType } from './event-type/definition.ts'
import { geoPoint } from './geo-point/definition.ts'
import { goal } from './goal/definition.ts'
import { idsKind } from './ids/definition.ts'
import { journeyState } from './journey-state/definition.ts'
import { matchAll } from './match-all/definition.ts'
import { nested } from './nested/definition.ts'
import { notKind } from './not/definition.ts'
import { pastEvent } from './past-event/definition.ts'
import { profileList } from './profile-list/definition.ts'
import { profileProperty } from './profile-property/definition.ts'
import { profileSegment } from './profile-segment/definition.ts'
import { scoring } from './scoring/definition.ts'
import { segmentHistory } from './segment-history/definition.ts'
import { sessionProperty } from './session-property/definition.ts'

export const definitions: readonly ConditionDefinition[] = [
  booleanKind,
  campaignMail,
  campaignState,
  consent,
  eventProperty,
  eventSequence,
  eventSum,
  eventType,
  geoPoint,
  goal,
  idsKind,
  journeyState,
  matchAll,
  nested,
  notKind,
  pastEvent,
  profileList,
  profileProperty,
  profileSegment,
  scoring,
  segmentHistory,
  sessionProperty,
]

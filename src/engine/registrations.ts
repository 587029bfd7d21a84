import { registerJobs } from './kernel/jobs/job-registry.ts'
import { handleWith } from './kernel/domain-events.ts'
import {
  addedToLists,
  membershipsChanged,
  profilesChanged,
  segmentRebuilt,
} from './definitions/membership-events.ts'
import { eventsStored, goalsReached, profileAnonymized } from './ingest/ingest-events.ts'
import { messagesSettled } from './delivery/delivery-events.ts'
import { cancelForAnonymized } from './delivery/messages/settle.ts'
import { followLists, followMoves, followRebuild } from './journeys/enroll.ts'
import {
  convert,
  followEvents,
  resumeAfterMessages,
  wakeChanged,
} from './journeys/follow-events.ts'
import { concurrentJobs, jobKinds } from './job-kinds.ts'

/*
 * Everything that a lower floor of the engine calls without importing it: who handles which domain
 * event, and which function does which job. Loaded for its effect by the modules that every engine
 * is made with (`entity-hooks.ts`, `work.ts`).
 */

handleWith(profilesChanged, wakeChanged)
handleWith(membershipsChanged, followMoves)
handleWith(segmentRebuilt, followRebuild)
handleWith(addedToLists, followLists)
handleWith(eventsStored, followEvents)
handleWith(goalsReached, convert)
handleWith(profileAnonymized, cancelForAnonymized)
handleWith(messagesSettled, resumeAfterMessages)

registerJobs(jobKinds, concurrentJobs)

import { registerJobs } from './kernel/jobs/job-registry.ts'
import { handleWith } from './kernel/domain-events.ts'
import {
  addedToLists,
  membershipsChanged,
  profilesChanged,
  segmentRebuilt,
} from './segments/membership-events.ts'
import { changesNoted } from './segments/changed.ts'
import { reevaluateMemberships } from './segments/reevaluate-memberships.ts'
import { eventsStored, goalsReached, profileAnonymized } from './ingest/ingest-events.ts'
import {
  mailboxesChanged,
  mailboxSignedIn,
  mailboxSignedOut,
  mailboxStopped,
  verificationLost,
} from './mail/mail-events.ts'
import { messagesSettled } from './engage/engage-events.ts'
import { followSettled } from './engage/broadcasts/look.ts'
import { queueSignedOutNotice } from './administration/notices/signed-out-mailbox.ts'
import { queueLostVerificationNotice } from './administration/notices/lost-verification.ts'
import { suppressed } from './audience/contacts/suppress.ts'
import { pauseWithoutMailbox } from './outreach/lifecycle/guards.ts'
import { planChangedMailboxes } from './outreach/planning/release-held.ts'
import { resumeSignedIn } from './outreach/lifecycle/resume-signed-in.ts'
import { endSuppressed } from './outreach/lifecycle/end-suppressed.ts'
import { cancelForAnonymized } from './engage/messages/settle.ts'
import { followLists, followMoves, followRebuild } from './journeys/enroll.ts'
import {
  convert,
  followEvents,
  resumeAfterMessages,
  wakeChanged,
} from './journeys/follow-events.ts'
import { concurrentJobs, jobKinds } from './job-kinds.ts'

/*
 * Wires the functions that lower floors of the engine call without importing them: handlers of
 * domain events and of jobs. Imported for its side effects by the modules that create every engine
 * (`entity-hooks.ts`, `work.ts`).
 */

handleWith(changesNoted, reevaluateMemberships)
handleWith(profilesChanged, wakeChanged)
handleWith(membershipsChanged, followMoves)
handleWith(segmentRebuilt, followRebuild)
handleWith(addedToLists, followLists)
handleWith(eventsStored, followEvents)
handleWith(goalsReached, convert)
handleWith(suppressed, endSuppressed)
handleWith(profileAnonymized, cancelForAnonymized)
handleWith(messagesSettled, resumeAfterMessages, followSettled)
handleWith(verificationLost, queueLostVerificationNotice)
handleWith(mailboxStopped, pauseWithoutMailbox)
handleWith(mailboxesChanged, planChangedMailboxes)
handleWith(mailboxSignedIn, resumeSignedIn)
handleWith(mailboxSignedOut, queueSignedOutNotice)

registerJobs(jobKinds, concurrentJobs)

// Generated from the files *.work.ts by `npm run generate`. Do not edit.
import type { WorkKind } from './kernel/work-kind.ts'
import { broadcast } from './engage/broadcasts/broadcast.work.ts'
import { engageCall } from './engage/messages/engage-call.work.ts'
import { engageMail } from './engage/messages/engage-mail.work.ts'
import { engageUnknown } from './engage/messages/engage-unknown.work.ts'
import { senderMail } from './engage/messages/sender-mail.work.ts'
import { journey } from './journeys/journey.work.ts'
import { job } from './kernel/jobs/job.work.ts'
import { complete } from './outreach/lifecycle/complete.work.ts'
import { trial } from './outreach/lifecycle/trial.work.ts'
import { replanning } from './outreach/planning/replan.work.ts'
import { read } from './outreach/replies/read.work.ts'
import { send } from './outreach/sending/send.work.ts'
import { unknown } from './outreach/sending/unknown.work.ts'
import { engageLease } from './recovery/engage-lease.work.ts'
import { lease } from './recovery/lease.work.ts'
import { timers } from './segments/timers.work.ts'
import { webhook } from './webhooks/webhook.work.ts'

export const listed: readonly WorkKind[] = [
  broadcast,
  engageCall,
  engageMail,
  engageUnknown,
  senderMail,
  journey,
  job,
  complete,
  trial,
  replanning,
  read,
  send,
  unknown,
  engageLease,
  lease,
  timers,
  webhook,
]

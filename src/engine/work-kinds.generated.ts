// Generated from the files *.work.ts by `npm run generate`. Do not edit.
import type { WorkKind } from './kernel/work-kind.ts'
import { complete } from './campaigns/complete.work.ts'
import { trial } from './campaigns/trial.work.ts'
import { timers } from './definitions/segments/timers.work.ts'
import { broadcast } from './delivery/broadcasts/broadcast.work.ts'
import { engageCall } from './delivery/messages/engage-call.work.ts'
import { engageMail } from './delivery/messages/engage-mail.work.ts'
import { engageUnknown } from './delivery/messages/engage-unknown.work.ts'
import { senderMail } from './delivery/messages/sender-mail.work.ts'
import { engageLease } from './delivery/recovery/engage-lease.work.ts'
import { lease } from './delivery/recovery/lease.work.ts'
import { read } from './delivery/replies/read.work.ts'
import { replanning } from './delivery/sends/replan.work.ts'
import { send } from './delivery/sends/send.work.ts'
import { unknown } from './delivery/sends/unknown.work.ts'
import { webhook } from './delivery/webhooks/webhook.work.ts'
import { journey } from './journeys/journey.work.ts'
import { job } from './kernel/jobs/job.work.ts'

export const listed: readonly WorkKind[] = [
  complete,
  trial,
  timers,
  broadcast,
  engageCall,
  engageMail,
  engageUnknown,
  senderMail,
  engageLease,
  lease,
  read,
  replanning,
  send,
  unknown,
  webhook,
  journey,
  job,
]

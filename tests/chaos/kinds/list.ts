import type { Kind } from '../kind.ts'
import { campaignSend } from './campaign-send.ts'
import { contactImport } from './contact-import.ts'
import { ingest } from './ingest.ts'
import { journey } from './journey.ts'
import { messageSend } from './message-send.ts'
import { profileImport } from './profile-import.ts'
import { purge } from './purge.ts'
import { rebuild } from './rebuild.ts'
import { senderSend } from './sender-send.ts'
import { webhook } from './webhook.ts'

export type KindName =
  | 'ingest'
  | 'import'
  | 'rebuild'
  | 'campaign send'
  | 'message send'
  | 'webhook'
  | 'journey step'
  | 'job'

/** Each kind of work, with its ways. An import is one of people or one of contacts; messages are
 * sent from mailboxes or through a sender. */
export const kinds: Record<KindName, readonly Kind<unknown>[]> = {
  ingest: [ingest],
  import: [profileImport, contactImport],
  rebuild: [rebuild],
  'campaign send': [campaignSend],
  'message send': [messageSend, senderSend],
  webhook: [webhook],
  'journey step': [journey],
  job: [purge],
}

export const kindNames = Object.keys(kinds) as KindName[]

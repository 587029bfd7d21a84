import { paths } from '#client/paths.ts'
import type { AttentionId } from '#model/api/answers/overview.ts'
import type { RoomId } from '#model/schema/rooms.ts'

interface AttentionFacts {
  room: RoomId
  tone: 'negative' | 'caution' | 'info'
  /** The list or page where it is handled. */
  path: string
  /** The filter that the list opens with. */
  filter?: Record<string, readonly string[]>
}

/** Where each kind of open work is handled. */
export const attentionFacts: Record<AttentionId, AttentionFacts> = {
  hold: { room: 'administration', tone: 'negative', path: paths.hold },
  trialOver: { room: 'organization', tone: 'negative', path: paths.account },
  trialEnds: { room: 'organization', tone: 'caution', path: paths.account },
  expiredTrials: {
    room: 'administration',
    tone: 'caution',
    path: '/admin/tenants',
    filter: { status: ['TRIAL_EXPIRED'] },
  },
  mailboxes: { room: 'messages', tone: 'negative', path: paths.mailboxes },
  campaigns: {
    room: 'messages',
    tone: 'negative',
    path: '/admin/campaigns',
    filter: { state: ['paused'] },
  },
  replies: { room: 'messages', tone: 'caution', path: paths.inbox },
  deadJobs: {
    room: 'organization',
    tone: 'negative',
    path: '/admin/jobs',
    filter: { state: ['failed', 'dead'] },
  },
  otherDeadJobs: { room: 'administration', tone: 'caution', path: paths.health },
  refusedEvents: {
    room: 'data',
    tone: 'caution',
    path: '/admin/refused-events',
    filter: { outcome: ['refused', 'partly'] },
  },
  webhooks: { room: 'data', tone: 'negative', path: '/admin/webhooks' },
  contactRequests: {
    room: 'administration',
    tone: 'caution',
    path: '/admin/contact-requests',
    filter: { state: ['open'] },
  },
  todos: { room: 'people', tone: 'caution', path: '/customer/todo', filter: { state: ['open'] } },
  invitations: { room: 'organization', tone: 'info', path: '/admin/invitations' },
  expiredInvitations: { room: 'organization', tone: 'info', path: '/admin/invitations' },
}

export function attentionPath(id: AttentionId): string {
  const { path, filter } = attentionFacts[id]
  return filter ? `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}` : path
}

import type { SchemaNode } from '#model/schema/entity.ts'

export type ChoiceTone = 'positive' | 'caution' | 'negative' | 'info' | 'off' | 'neutral'

const words: Record<Exclude<ChoiceTone, 'neutral'>, readonly string[]> = {
  positive: [
    'active',
    'running',
    'done',
    'accepted',
    'confirmed',
    'published',
    'replied',
    'ok',
    'positive',
    'finished',
    'completed',
    'live',
    'delivered',
    'meeting',
  ],
  caution: [
    'draft',
    'configuring',
    'paused',
    'pending',
    'trial',
    'needs_attention',
    'deferred',
    'unknown',
    'risky',
    'role',
    'question',
    'waiting',
    'planned',
  ],
  negative: [
    'failed',
    'dead',
    'bounced',
    'bounce',
    'error',
    'rejected',
    'trial_expired',
    'deactivated',
    'complained',
    'complaint',
    'invalid',
    'disposable',
    'no-mx',
    'isolated',
  ],
  info: ['ready', 'queued', 'scheduled', 'in_sequence', 'sending'],
  off: [
    'archived',
    'cancelled',
    'inactive',
    'left',
    'stopped',
    'excluded',
    'unsubscribed',
    'opt-out',
    'out-of-office',
  ],
}

const toneOf = new Map(
  Object.entries(words).flatMap(([tone, list]) =>
    list.map((word) => [word, tone as ChoiceTone] as const),
  ),
)

/** The color of a state's dot; the word next to it says the same. */
export const choiceTone = (value: unknown): ChoiceTone =>
  toneOf.get(String(value).toLowerCase()) ?? 'neutral'

/** True for choices that are states; kinds and settings are plain words. */
export const isState = (node: SchemaNode): boolean =>
  /^(state|status|verification|label)$/i.test(node.title ?? '')

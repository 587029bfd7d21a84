import type { Broadcast } from '#model/schema/entities.generated.ts'
import { addressesIn, type AudienceOf } from './audience.ts'

/** The audience of a broadcast, without the names of people. */
export interface ShortAudience {
  segmentId?: string
  listId?: string
  condition?: Broadcast['condition']
  people?: number
  addresses?: number
}

export function shortAudience(audience: AudienceOf): ShortAudience {
  switch (audience.audienceKind ?? 'segment') {
    case 'segment':
      return { segmentId: audience.segmentId ?? '' }
    case 'list':
      return { listId: audience.listId ?? '' }
    case 'condition':
      return { condition: audience.condition ?? {} }
    case 'addresses':
      return { addresses: addressesIn(audience.addresses ?? '').length }
    case 'people':
      return { people: audience.profileIds?.length ?? 0 }
  }
}

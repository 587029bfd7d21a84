import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { BroadcastRehearsal } from '#model/api/answers/broadcast-answers.ts'
import type { Broadcast } from '#model/schema/entities.generated.ts'

/** What the broadcast would do if it were started now; read again when the record changes. */
export const useRehearsal = ({ id, version }: Pick<Broadcast, 'id' | 'version'>) =>
  useQuery({
    queryKey: ['broadcast-rehearsal', id, version],
    queryFn: ({ signal }) => api.get<BroadcastRehearsal>(`/broadcasts/${id}/rehearsal`, { signal }),
    retry: false,
  })

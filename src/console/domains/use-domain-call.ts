import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRefresh } from 'react-admin'
import { api } from '#client/api.ts'
import type { SendingDomain } from '#model/schema/entities.generated.ts'
import { toast } from '#ui/base/toast-state.ts'
import { tDomains as t } from './messages.ts'

/** Calls an operation of a domain, and reloads the page. */
export function useDomainCall<Body extends object = object>(
  domain: Pick<SendingDomain, 'id'>,
  name: string,
  onDone: () => void,
) {
  const queries = useQueryClient()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: Body) => api.post(`/sending-domains/${domain.id}/${name}`, body),
    onSuccess: () => {
      onDone()
      void queries.invalidateQueries()
      refresh()
    },
    onError: (error) =>
      toast({
        title: t('domain.failed'),
        description: error.message,
        variant: 'destructive',
      }),
  })
}

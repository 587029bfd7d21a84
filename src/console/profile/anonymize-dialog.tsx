import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { api } from '#client/api.ts'
import type { Anonymized } from '#model/api/answers/profile-answers.ts'
import { toast } from '#ui/base/toast-state.ts'
import { ConfirmDialog } from '#ui/lists/confirm-dialog.tsx'
import { recordPath, type ConsoleResource } from '../core/registry.ts'
import { tActs } from './act-messages.ts'
import { useRefreshAll } from '../parts/use-paged.ts'
import { tProfile } from './messages.ts'

/**
 * Previews what anonymizing removes from a person, then does it; the result has another address.
 */
export function AnonymizeDialog({
  consoleResource,
  id,
  name,
  onClose,
}: {
  consoleResource: ConsoleResource
  id: string
  name: string
  onClose(): void
}) {
  const navigate = useNavigate()
  const refresh = useRefreshAll()
  const preview = useQuery({
    queryKey: ['profile-parts', 'anonymize', id],
    queryFn: ({ signal }) => api.get<Anonymized>(`/profiles/${id}/anonymise`, { signal }),
    gcTime: 0,
    retry: false,
  })
  const anonymization = useMutation({
    mutationFn: () => api.post<{ id: string }>(`/profiles/${id}/anonymise`),
    onSuccess: ({ id: fresh }) => {
      toast({ title: tActs('anonymize.done'), variant: 'success' })
      onClose()
      void navigate(recordPath(consoleResource, fresh), { replace: true })
      void refresh()
    },
    onError: (error) =>
      toast({
        title: tProfile('profile.notDone'),
        description: error.message,
        variant: 'destructive',
      }),
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={tActs('anonymize.title', { name })}
      description={tActs('anonymize.why')}
      confirm={tActs('anonymize.do')}
      danger
      busy={anonymization.isPending}
      onConfirm={() => anonymization.mutate()}
    >
      {preview.isPending && (
        <p className="c-soft" role="status">
          {tActs('anonymize.reading')}
        </p>
      )}
      {preview.error && <p role="alert">{preview.error.message}</p>}
      {preview.data && (
        <section className="c-takes">
          <h3>{tActs('anonymize.takes')}</h3>
          <ul>
            <li>{tActs('anonymize.nameAndAddress')}</li>
            {preview.data.properties.map((property) => (
              <li key={property}>{tActs('anonymize.property', { name: property })}</li>
            ))}
            {(['aliases', 'events', 'notes'] as const).map(
              (what) =>
                preview.data[what] > 0 && (
                  <li key={what}>{tActs(`anonymize.${what}`, { count: preview.data[what] })}</li>
                ),
            )}
          </ul>
          <p className="c-soft">{tActs('anonymize.contact')}</p>
        </section>
      )}
    </ConfirmDialog>
  )
}

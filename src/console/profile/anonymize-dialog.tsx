import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { api } from '#client/api.ts'
import type { Anonymized } from '#model/api/answers/profile-answers.ts'
import { toast } from '#ui/base/toast-state.ts'
import { ConfirmDialog } from '#ui/lists/confirm-dialog.tsx'
import { recordPath, type ConsoleResource } from '../core/registry.ts'
import { a } from './act-messages.ts'
import { useRefreshAll } from '../parts/use-paged.ts'
import { p } from './messages.ts'

/**
 * Previews what anonymizing removes from a person, then does it; the result has another address.
 */
export function AnonymizeDialog({
  of,
  id,
  name,
  onClose,
}: {
  of: ConsoleResource
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
      toast({ title: a('anonymize.done'), variant: 'success' })
      onClose()
      void navigate(recordPath(of, fresh), { replace: true })
      void refresh()
    },
    onError: (error) =>
      toast({ title: p('profile.notDone'), description: error.message, variant: 'destructive' }),
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={a('anonymize.title', { name })}
      description={a('anonymize.why')}
      confirm={a('anonymize.do')}
      danger
      busy={anonymization.isPending}
      onConfirm={() => anonymization.mutate()}
    >
      {preview.isPending && (
        <p className="c-soft" role="status">
          {a('anonymize.reading')}
        </p>
      )}
      {preview.error && <p role="alert">{preview.error.message}</p>}
      {preview.data && (
        <section className="c-takes">
          <h3>{a('anonymize.takes')}</h3>
          <ul>
            <li>{a('anonymize.nameAndAddress')}</li>
            {preview.data.properties.map((property) => (
              <li key={property}>{a('anonymize.property', { name: property })}</li>
            ))}
            {(['aliases', 'events', 'notes'] as const).map(
              (what) =>
                preview.data[what] > 0 && (
                  <li key={what}>{a(`anonymize.${what}`, { count: preview.data[what] })}</li>
                ),
            )}
          </ul>
          <p className="c-soft">{a('anonymize.contact')}</p>
        </section>
      )}
    </ConfirmDialog>
  )
}

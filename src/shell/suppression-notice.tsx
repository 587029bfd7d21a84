import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, errorSentence } from '#client/api.ts'
import { dateFormat } from '#language'
import type { Suppression } from '#model/schema/entities.generated.ts'
import { isUndoable } from '#model/api/suppression-rules.ts'
import { Button } from '#ui/base/button.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { tSuppressed as t } from './suppression-messages.ts'
import './suppression-notice.css'

/** One click that undoes a suppression; what the person asked for says who can undo it instead. */
export function UndoSuppression({
  entry,
  isBrief = false,
  onDone,
}: {
  entry: Suppression
  /** In a table: nothing where it cannot be undone. */
  isBrief?: boolean
  onDone?: () => void
}) {
  const client = useQueryClient()
  const name = entry.value || t('suppressed.erased')
  const undo = useMutation({
    mutationFn: () => api.post(`/suppressions/${entry.id}/undo`, {}),
    onSuccess: () => {
      toast({ title: t('suppressed.undone', { name }), variant: 'success' })
      onDone?.()
    },
    onError: (error) =>
      toast({
        title: errorSentence(error, t('suppressed.failed')),
        variant: 'destructive',
      }),
    onSettled: () => client.invalidateQueries(),
  })
  if (!isUndoable(entry)) return isBrief ? null : <p>{t('suppressed.onlyThey')}</p>
  return (
    <Button
      size="s"
      busy={undo.isPending}
      aria-label={t('suppressed.undoNamed', { name })}
      onClick={() => undo.mutate()}
    >
      {t(isBrief ? 'suppressed.undoBrief' : 'suppressed.undo')}
    </Button>
  )
}

/** Why an address gets no emails: what decided it, and how it can be undone. Usually nothing. */
export function SuppressionNotice({
  address,
  canUndo = true,
}: {
  address: string
  canUndo?: boolean
}) {
  const { data } = useQuery({
    queryKey: ['suppressions', 'of', address],
    queryFn: ({ signal }) =>
      api.get<Suppression[]>(`/suppressions/of-address?address=${encodeURIComponent(address)}`, {
        signal,
      }),
    enabled: address !== '',
  })
  if (!data || data.length === 0) return null
  return (
    <div className="suppressed" role="status">
      {data.map((entry) => (
        <div key={entry.id}>
          <h2>
            {t('suppressed.title', {
              name: entry.kind === 'domain' ? `*@${entry.value}` : entry.value || address,
            })}
          </h2>
          <p>
            {t(`suppressed.reason.${entry.reason ?? 'manual'}`)} ·{' '}
            {t('suppressed.since', {
              day: dateFormat({ dateStyle: 'medium' }).format(new Date(entry.createdAt)),
            })}
          </p>
          {entry.source && <p>{t('suppressed.decidedBy', { words: entry.source })}</p>}
          {canUndo && <UndoSuppression entry={entry} />}
        </div>
      ))}
    </div>
  )
}

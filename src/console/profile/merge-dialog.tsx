import { useId, useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { inputOf } from '#catalog/fields/inputs.ts'
import { wordsOf } from '#catalog/fields/words.ts'
import { api } from '#client/api.ts'
import type { MergePreview } from '#model/api/answers/profile-answers.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import { toast } from '#ui/base/toast-state.ts'
import { say } from '#language'
import { messageOf } from '#model/lib/thrown.ts'
import { ActionDialog } from '../core/action-dialog.tsx'
import { useRefreshAll } from '../parts/use-paged.ts'
import { shownValue } from '../parts/shown-value.ts'
import { tActs as t } from './act-messages.ts'

const personNode: SchemaNode = {
  type: 'string',
  format: 'uuid',
  get title() {
    return say('Profile')
  },
  'x-ref': 'profile',
}
const Reference = inputOf('reference')

/**
 * Merges another profile into this one: picks it, previews each resulting value with the reason,
 * then merges.
 */
export function MergeDialog({ id, name, onClose }: { id: string; name: string; onClose(): void }) {
  const [other, setOther] = useState<string>('')
  const field = useId()
  const refresh = useRefreshAll()
  const isSelf = other === id
  const preview = useQuery({
    queryKey: ['profile-parts', 'merge', id, other],
    queryFn: ({ signal }) =>
      api.post<MergePreview>(`/profiles/${id}/merge/preview`, { otherId: other }, { signal }),
    enabled: other !== '' && !isSelf,
    gcTime: 0,
    retry: false,
  })
  const undo = async (mergeId: string) => {
    try {
      await api.post(`/profile-merges/${mergeId}/undo`)
      toast({ title: t('merge.undone'), variant: 'success' })
    } catch (error) {
      toast({
        title: t('merge.notUndone'),
        description: messageOf(error),
        variant: 'destructive',
      })
    }
    await refresh()
  }
  const merge = useMutation({
    mutationFn: () => api.post<{ mergeId: string }>(`/profiles/${id}/merge`, { otherId: other }),
    onSuccess: ({ mergeId }) => {
      toast({
        title: t('merge.done'),
        description: t('merge.doneWhy'),
        variant: 'success',
        action: { label: t('merge.undo'), run: () => void undo(mergeId) },
      })
      onClose()
    },
    onSettled: refresh,
  })
  const problem = isSelf ? t('merge.self') : (merge.error?.message ?? preview.error?.message ?? '')
  return (
    <ActionDialog
      onClose={onClose}
      title={t('merge.title', { name })}
      description={t('merge.why')}
      action={{
        label: t('merge.do'),
        isBusy: merge.isPending,
        isOff: !preview.data || isSelf,
        run: () => merge.mutate(),
      }}
    >
      <div className="c-field">
        <label className="f-label" htmlFor={field}>
          {t('merge.other')}
        </label>
        <Reference
          id={field}
          node={personNode}
          value={other}
          describedBy={`${field}-says`}
          invalid={problem !== ''}
          onChange={(value) => setOther(String(value ?? ''))}
        />
        <p className="ui-error" id={`${field}-says`} role="alert">
          {problem}
        </p>
      </div>
      {preview.isFetching && (
        <p className="c-soft" role="status">
          {t('merge.working')}
        </p>
      )}
      {preview.data && !isSelf && <MergeResult preview={preview.data} />}
    </ActionDialog>
  )
}

function MergeResult({
  preview: { profile, decisions, events, sessions },
}: {
  preview: MergePreview
}) {
  // Differences first, because people look for them.
  const shown = decisions
    .filter((decision) => decision.mine !== null || decision.theirs !== null)
    .filter((decision) => decision.part !== 'tags' || (decision.result as unknown[]).length > 0)
    .toSorted((x, y) => Number(x.because === 'same') - Number(y.because === 'same'))
  return (
    <>
      <p>{t('merge.result', { name: profile.name, events, sessions })}</p>
      <ul className="c-decisions" tabIndex={0} aria-label={t('merge.values')}>
        {shown.map((decision) => (
          <li key={`${decision.part} ${decision.name}`}>
            <span className="c-medium">
              {decision.title === decision.name ? wordsOf(decision.name) : decision.title}
            </span>
            <span className="c-decision-value">{shownValue(decision.result)}</span>
            <span className="c-soft">
              {decision.because === 'same'
                ? t('because.same')
                : t('merge.sides', {
                    mine: shownValue(decision.mine),
                    theirs: shownValue(decision.theirs),
                  })}
              {decision.because !== 'same' && ` ${t(`because.${decision.because}`)}`}
              {decision.strategy &&
                decision.strategy !== 'default' &&
                ` ${t('merge.strategy', { strategy: t(`strategy.${decision.strategy}`) })}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

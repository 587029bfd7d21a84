import { useState, type ReactNode } from 'react'
import { api } from '#client/api.ts'
import { ConfirmDialog } from '#ui/lists/confirm-dialog.tsx'
import { useAction } from '../page-parts/use-action.ts'
import { tAgents as t } from './messages.ts'

/**
 * Permanently deletes something of an agent, after a question.
 * @param path of the record below the API, with its version where it has one
 * @returns `ask`, which opens the question, and the dialog
 */
export function useDeletion(
  kind: 'fact' | 'test' | 'call',
  path: string,
  onDone: () => void = () => undefined,
): { ask: () => void; dialog: ReactNode } {
  const [isAsking, setAsking] = useState(false)
  const remove = useAction(() => api.del(path), {
    refresh: [['agents']],
    done: () => t(`delete.${kind}.done`),
    onDone: () => {
      setAsking(false)
      onDone()
    },
  })
  const dialog = (
    <ConfirmDialog
      open={isAsking}
      danger
      onClose={() => setAsking(false)}
      title={t(`delete.${kind}.title`)}
      description={t(`delete.${kind}.detail`)}
      confirm={t('facts.remove')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  )
  return { ask: () => setAsking(true), dialog }
}

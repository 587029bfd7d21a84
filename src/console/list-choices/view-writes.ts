import { useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { ConsoleResource } from '../core/registry.ts'
import { viewsKey, type SavedListView } from './list-choices.ts'

/** Writes views, then reloads all lists of views. */
export function useViewWrites(consoleResource: ConsoleResource) {
  const queryClient = useQueryClient()
  const then = async <T>(work: Promise<T>): Promise<T> => {
    const answer = await work
    await queryClient.invalidateQueries({ queryKey: viewsKey(consoleResource) })
    return answer
  }
  return {
    create: (values: Partial<SavedListView>) =>
      then(
        api.post<SavedListView>('/saved-views', { ...values, entity: consoleResource.entity.id }),
      ),
    change: (view: SavedListView, values: Partial<SavedListView>) =>
      then(api.put<SavedListView>(`/saved-views/${view.id}`, { ...values, version: view.version })),
    remove: (view: SavedListView) => then(api.del(`/saved-views/${view.id}`)),
  }
}

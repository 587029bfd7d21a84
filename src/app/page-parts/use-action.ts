import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { errorSentence } from '#client/api.ts'
import { toast } from '#ui/base/toast-state.ts'
import { tApp } from './messages.ts'

/** Runs one mutation: refreshes the queries, and reports success or the error. */
export function useAction<V = void, R = unknown>(
  run: (value: V) => Promise<R>,
  {
    refresh,
    done,
    onDone,
    onFailed,
    quiet,
  }: {
    refresh: readonly QueryKey[]
    done?: (value: V, result: R) => string
    onDone?: (result: R, value: V) => void
    onFailed?: (error: unknown) => void
    quiet?: boolean
  },
) {
  const client = useQueryClient()
  return useMutation<R, unknown, V>({
    mutationFn: run,
    onSuccess: (result, value) => {
      if (done) toast({ title: done(value, result), variant: 'success' })
      onDone?.(result, value)
    },
    onError: (error) => {
      onFailed?.(error)
      if (!quiet)
        toast({ title: errorSentence(error, tApp('app.actionFailed')), variant: 'destructive' })
    },
    onSettled: () => Promise.all(refresh.map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}

import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { LanguageModelView } from '#model/api/language-model.ts'

export const LANGUAGE_MODEL = ['language-model'] as const

/** How long the browser waits for a model, which answers within 80 s, and for a second question. */
export const MODEL_TIMEOUT = 180_000

/** The language model of the organization, without its key. */
export const useLanguageModel = () =>
  useQuery({
    queryKey: LANGUAGE_MODEL,
    queryFn: ({ signal }) => api.get<LanguageModelView>('/language-model', { signal }),
    staleTime: 60_000,
  })

/** Whether a model is available; false until that is known. */
export const useHasModel = (): boolean => useLanguageModel().data?.isAvailable ?? false

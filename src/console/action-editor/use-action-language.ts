import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Action, ActionWords } from '#catalog/actions/action.ts'
import {
  createActionLanguage,
  type ActionLanguage,
  type SavedActionType,
} from '#catalog/actions/language.ts'
import { namedInActions } from '#catalog/actions/named-in-actions.ts'
import { scriptedAction, scriptedDefinition } from '#catalog/actions/scripted.ts'
import { savedActionType } from '#catalog/actions/saved-types.ts'
import { api } from '#client/api.ts'
import { inSentence } from '#language'
import { pathWords } from '#catalog/fields/path-words.ts'
import { useSources, type RecordKind } from '../condition-builder/sources.ts'

const plain = createActionLanguage()

/** The actions available to rules of this organization: built-in, saved and scripted. */
export function useActionLanguage(): ActionLanguage {
  const { data } = useQuery({
    queryKey: ['action-editor', 'saved'],
    staleTime: 60_000,
    retry: false,
    queryFn: ({ signal }) => loadSaved(signal),
  })
  const { data: scripts } = useQuery({
    queryKey: ['action-editor', 'scripts'],
    staleTime: 60_000,
    retry: false,
    queryFn: ({ signal }) => allRows<Parameters<typeof scriptedAction>[0]>('/scripts', signal),
  })
  return useMemo(
    () =>
      (data?.length ?? 0) + (scripts?.length ?? 0) > 0
        ? createActionLanguage(
            data,
            scripts?.map((script) => scriptedDefinition(scriptedAction(script))),
          )
        : plain,
    [data, scripts],
  )
}

const PAGE = 50
const MAX_PAGES = 10

async function allRows<T>(path: string, signal: AbortSignal): Promise<T[]> {
  const found: T[] = []
  for (let page = 0; page < MAX_PAGES; page++) {
    const { rows, total } = await api.list<T>(
      path,
      { sort: ['name', 'ASC'], range: [page * PAGE, (page + 1) * PAGE - 1] },
      { signal },
    )
    found.push(...rows)
    if ((page + 1) * PAGE >= total) break
  }
  return found
}

const loadSaved = async (signal: AbortSignal): Promise<SavedActionType[]> =>
  (await allRows<Parameters<typeof savedActionType>[0]>('/action-types', signal)).flatMap(
    (row) => savedActionType(row) ?? [],
  )

/** Maps entity ids to the record kinds of the condition builder's sources. */
export const KINDS: Record<string, RecordKind> = {
  'user-list': 'list',
  segment: 'segment',
  goal: 'goal',
  campaign: 'campaign',
  scoring: 'scoring',
}

/**
 * Titles of the properties and names of the records that actions mention, as far as they are
 * loaded.
 */
export function useActionWords(language: ActionLanguage, actions: readonly Action[]): ActionWords {
  const sources = useSources()
  const expanded = actions.map((action) => language.expand(action))
  const named = namedInActions(expanded).filter(({ entity }) => entity in KINDS)
  const lists = [...new Set(named.map(({ entity, id }) => `${entity} ${id}`))].toSorted()
  const properties = [
    ...new Set(
      actions
        .flatMap((action) => language.touches(action).writes)
        .flatMap((path) => /^profile:properties\.([^.*]+)/.exec(path)?.[1] ?? []),
    ),
  ]
    .toSorted()
    .slice(0, 50)
  const { data: names } = useQuery({
    queryKey: ['action-editor', 'names', lists],
    enabled: lists.length > 0,
    staleTime: 60_000,
    retry: false,
    queryFn: async ({ signal }) => {
      const found = new Map<string, string>()
      for (const entity of new Set(named.map((reference) => reference.entity))) {
        const ids = [
          ...new Set(named.filter((reference) => reference.entity === entity).map(({ id }) => id)),
        ]
        for (const { id, name } of await sources.recordsById(KINDS[entity]!, ids, signal))
          found.set(`${entity} ${id}`, name)
      }
      return found
    },
  })
  const { data: titles } = useQuery({
    queryKey: ['action-editor', 'titles', properties],
    enabled: properties.length > 0,
    staleTime: 60_000,
    retry: false,
    queryFn: async ({ signal }) =>
      new Map(
        (await sources.propertiesById(properties, signal)).map((conditionProperty) => [
          conditionProperty.path.replace(/^properties\./, ''),
          conditionProperty.title,
        ]),
      ),
  })
  return useMemo(
    () => ({
      property: (path) => inSentence(titles?.get(path) ?? pathWords(path)),
      name: (entity, id) => names?.get(`${entity} ${id}`) ?? id,
    }),
    [names, titles],
  )
}

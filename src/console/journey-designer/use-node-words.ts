import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { createLanguage } from '#condition/language.ts'
import { isAction } from '#catalog/actions/action.ts'
import { conditionDefinitions } from '#catalog/conditions/definitions.ts'
import { nodeDefinitionOf } from '#catalog/nodes/definitions.ts'
import { api } from '#client/api.ts'
import type { JourneyGraph, JourneyNode } from '#journey/graph.ts'
import type { NodeWords } from '#journey/kind.ts'
import { useActionLanguage, useActionWords } from '../action-editor/use-action-language.ts'
import { useSources } from '../condition-builder/sources.ts'
import { useNames } from '../condition-builder/use-names.ts'
import { recordLabel, useRegistry, type Registry } from '../core/registry.ts'

/** Records are loaded in batches of one page. */
const NAMES_PER_REQUEST = 50

/** The records that the parameters of steps reference, by entity. */
function mentioned({ nodes }: JourneyGraph): Record<string, string[]> {
  const found: Record<string, Set<string>> = {}
  for (const { kind, given } of nodes)
    for (const [name, { 'x-ref': one, items }] of Object.entries(
      nodeDefinitionOf(kind)?.parameters ?? {},
    )) {
      const entity = one ?? items?.['x-ref']
      const ids = [given[name]]
        .flat()
        .filter((id): id is string => typeof id === 'string' && id !== '')
      if (entity && ids.length > 0) found[entity] = new Set([...(found[entity] ?? []), ...ids])
    }
  return Object.fromEntries(
    Object.entries(found).map(([entity, ids]) => [entity, [...ids].toSorted()]),
  )
}

async function namesOf(
  registry: Registry,
  wanted: Record<string, string[]>,
  signal: AbortSignal,
): Promise<Record<string, string>> {
  const names: Record<string, string> = {}
  for (const [entityId, ids] of Object.entries(wanted)) {
    const consoleResource = registry.byEntity(entityId)
    if (!consoleResource || !consoleResource.entity.operations.includes('list')) continue
    for (let from = 0; from < ids.length; from += NAMES_PER_REQUEST) {
      const { rows } = await api.list<Record<string, unknown>>(
        `/${consoleResource.entity.path}`,
        {
          filter: { id: ids.slice(from, from + NAMES_PER_REQUEST) },
          range: [0, NAMES_PER_REQUEST - 1],
        },
        { signal },
      )
      for (const row of rows)
        names[`${entityId} ${String(row.id)}`] = recordLabel(consoleResource.entity, row)
    }
  }
  return names
}

/** Describes steps in words, with the names of referenced records as far as they are loaded. */
export function useNodeWords(graph: JourneyGraph): NodeWords {
  const registry = useRegistry()
  const { savedTypes } = useSources()
  const language = useMemo(() => createLanguage(conditionDefinitions, savedTypes), [savedTypes])
  const { conditions, actions, records } = useMemo(() => {
    const parts = <T>(read: (node: JourneyNode) => readonly T[]) => graph.nodes.flatMap(read)
    return {
      conditions: {
        type: 'booleanCondition',
        parameterValues: {
          operator: 'and',
          subConditions: parts(
            (node) => nodeDefinitionOf(node.kind)?.conditions?.(node.given) ?? [],
          ).map(({ condition }) => condition),
        },
      },
      actions: parts((node) => nodeDefinitionOf(node.kind)?.actions?.(node.given) ?? []).flatMap(
        (part) => (Array.isArray(part.actions) ? part.actions.filter(isAction) : []),
      ),
      records: mentioned(graph),
    }
  }, [graph])
  const { names } = useNames(conditions, language)
  const actionLanguage = useActionLanguage()
  const actionWords = useActionWords(actionLanguage, actions)
  const { data: known } = useQuery({
    queryKey: ['journey-designer', 'names', records],
    enabled: Object.keys(records).length > 0,
    queryFn: ({ signal }) => namesOf(registry, records, signal),
    placeholderData: (before) => before,
    staleTime: 60_000,
    retry: false,
  })
  return useMemo(
    () => ({
      condition: (condition) => language.describe(condition, names),
      action: (action) => actionLanguage.describe(action, actionWords),
      name: (entity, id) => known?.[`${entity} ${id}`] ?? id,
    }),
    [language, names, actionLanguage, actionWords, known],
  )
}

/** Display name of a step: its name, or the title of its kind. */
export const stepTitle = ({ name, kind }: Pick<JourneyNode, 'name' | 'kind'>): string =>
  name || nodeDefinitionOf(kind)?.title || kind

/** Summary of a step in one line. */
export function stepLine({ kind, given }: JourneyNode, words: NodeWords): string {
  try {
    return nodeDefinitionOf(kind)?.describe(given, words) ?? kind
  } catch {
    // The parameters do not fit the kind yet; the problems list why.
    return nodeDefinitionOf(kind)?.title ?? kind
  }
}

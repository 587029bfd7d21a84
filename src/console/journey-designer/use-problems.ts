import { useEffect, useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { nodeDefinitionOf } from '#catalog/nodes/definitions.ts'
import { api } from '#client/api.ts'
import { problemsOf, type Problem } from '#journey/check-graph.ts'
import type { JourneyGraph } from '#journey/graph.ts'

/** Milliseconds after the last change. */
const PAUSE = 500

/**
 * Problems found in the browser: shapes and paths. The server also checks the references of
 * conditions and actions.
 */
const local = (graph: JourneyGraph): Problem[] =>
  problemsOf(graph, { kindOf: nodeDefinitionOf, condition: () => [], actions: () => [] })

/** Problems that block publishing: local ones at once, those found by the server a moment later. */
export function useProblems(journeyId: string, graph: JourneyGraph): readonly Problem[] {
  const [asked, setAsked] = useState(graph)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(graph), PAUSE)
    return () => clearTimeout(timer)
  }, [graph])
  const { data } = useQuery({
    queryKey: ['journey-designer', 'problems', journeyId, asked],
    queryFn: async ({ signal }) => ({
      of: asked,
      problems: (
        await api.post<{ problems: Problem[] }>(
          `/journeys/${encodeURIComponent(journeyId)}/validate`,
          { graph: asked },
          { signal },
        )
      ).problems,
    }),
    gcTime: 10_000,
    staleTime: Infinity,
    retry: false,
  })
  return useMemo(() => (data?.of === graph ? data.problems : local(graph)), [data, graph])
}

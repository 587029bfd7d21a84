import { useEffect, useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { nodeDefinitionOf } from '#catalog/nodes/definitions.ts'
import { api } from '#client/api.ts'
import { problemsOf, type Problem } from '#journey/check-graph.ts'
import type { JourneyGraph } from '#journey/graph.ts'

/** After the last change. Milliseconds. */
const PAUSE = 500

/**
 * What can be said without the server: shapes and ways. What conditions and actions mention, it
 * knows.
 */
const local = (graph: JourneyGraph): Problem[] =>
  problemsOf(graph, { kindOf: nodeDefinitionOf, condition: () => [], actions: () => [] })

/**
 * What stands against publishing: at once what can be seen here, and a moment later what the server
 * knows beside it.
 */
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

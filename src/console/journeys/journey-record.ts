import { api } from '#client/api.ts'
import type { JourneyGraph } from '#journey/graph.ts'
import type { JourneyFigures } from '#model/api/journey-figures.ts'

/** The parts of a journey's record that its pages need. */
export interface JourneyRecord {
  id: string
  name: string
  state: 'draft' | 'live' | 'paused' | 'stopped'
  liveVersion: number | null
  publishedAt: string | null
  version: number
}

export interface VersionLine {
  id: string
  number: number
  note: string
  createdAt: string
  createdBy: string
}

export const journeyAddress = (id: string) => `/journeys/${encodeURIComponent(id)}`

export const statisticsQuery = (id: string) => ({
  queryKey: ['journey-statistics', id],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.get<JourneyFigures>(`${journeyAddress(id)}/statistics`, { signal }),
})

/** The published versions, the newest first. */
export const listVersions = (journeyId: string, signal?: AbortSignal): Promise<VersionLine[]> =>
  api.all<VersionLine>(
    '/journey-versions',
    { filter: { journeyId }, sort: ['number', 'DESC'] },
    { signal },
  )

export const loadVersion = async (id: string, signal?: AbortSignal): Promise<JourneyGraph> =>
  (await api.get<{ graph: JourneyGraph }>(`/journey-versions/${id}`, { signal })).graph

import { useCallback, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { HttpError } from 'react-admin'
import { useParams } from 'react-router-dom'
import { CreateInPlace } from '#catalog/fields/face.ts'
import { api, ApiError } from '#client/api.ts'
import { drafts } from '#client/drafts.ts'
import { stableJson } from '#model/lib/stable-json.ts'
import { isGraph, type JourneyGraph } from '#journey/graph.ts'
import { SkeletonPage } from '#ui/base/skeleton.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { formatRelative } from '#ui/lists/format.ts'
import { useMay } from '../core/access.ts'
import { CreateInPlaceDialog } from '../generate/create-in-place.tsx'
import { RecordGone } from '../page-parts/record-states.tsx'
import type { JourneyRecord } from '../journeys/journey-record.ts'
import { useResource } from '../core/registry.ts'
import { Designer } from './designer.tsx'
import { dagAddress, draftKey, type Saved } from './use-autosave.ts'
import { tDesigner as t } from './messages.ts'
import './designer.css'

/**
 * The designer of one journey: its record and draft from the server, plus unsaved edits from this
 * browser.
 */
export default function DesignerScreen() {
  const { id = '' } = useParams()
  return <OneJourney key={id} id={id} />
}

function OneJourney({ id }: { id: string }) {
  const consoleResource = useResource('journey')
  const may = useMay(consoleResource)
  const queryClient = useQueryClient()
  const record = useQuery({
    queryKey: ['journey-designer', 'record', id],
    queryFn: ({ signal }) =>
      api.get<JourneyRecord>(`/journeys/${encodeURIComponent(id)}`, { signal }),
  })
  // Reloaded when the page opens, but never during editing: saving detects changes by others.
  const dag = useQuery({
    queryKey: ['journey-designer', 'dag', id],
    queryFn: ({ signal }) => api.get<Saved>(dagAddress(id), { signal }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const onSaved = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: [consoleResource.name] }),
    [queryClient, consoleResource.name],
  )
  const onRecord = useCallback(
    (next: JourneyRecord) => {
      queryClient.setQueryData(['journey-designer', 'record', id], next)
      onSaved()
    },
    [queryClient, id, onSaved],
  )
  const failure = record.error ?? dag.error
  const error =
    failure instanceof ApiError ? new HttpError(failure.message, failure.status) : failure
  if (error)
    return (
      <div className="c-page">
        <RecordGone
          consoleResource={consoleResource}
          error={error}
          onRetry={() => void Promise.all([record.refetch(), dag.refetch()])}
        />
      </div>
    )
  if (!record.data || !dag.data || dag.isFetching)
    return <SkeletonPage label={t('journey.canvas')} />
  return (
    <CreateInPlace value={CreateInPlaceDialog}>
      <WithDraft
        record={record.data}
        saved={dag.data}
        writes={may('update')}
        onSaved={onSaved}
        onRecord={onRecord}
      />
    </CreateInPlace>
  )
}

/** Restores the unsaved draft of an earlier visit. */
function WithDraft({
  record,
  saved,
  writes,
  onSaved,
  onRecord,
}: {
  record: JourneyRecord
  saved: Saved
  writes: boolean
  onSaved(): void
  onRecord(record: JourneyRecord): void
}) {
  const [held] = useState(() => {
    const left = writes ? drafts.read<JourneyGraph>(draftKey(record.id)) : null
    // The database changes the order of keys.
    if (!left || !isGraph(left.value) || stableJson(left.value) === stableJson(saved.graph))
      return { start: saved, graph: saved.graph }
    toast({
      title: t('journey.restored', {
        when: formatRelative(left.savedAt.toISOString(), Date.now()),
      }),
    })
    // Edited on top of an older version: saving conflicts with the newer one, and shows both.
    return {
      start: { graph: saved.graph, version: left.recordVersion ?? saved.version },
      graph: left.value,
    }
  })
  return (
    <Designer
      record={record}
      start={held.start}
      graph={held.graph}
      writes={writes}
      onSaved={onSaved}
      onRecord={onRecord}
    />
  )
}

import { useRecordContext, useRefresh } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { Suppression } from '#model/schema/entities.generated.ts'
import { UndoSuppression } from '#shell/suppression-notice.tsx'
import { useMay } from '../core/access.ts'
import { useResource, type ConsoleResource } from '../core/registry.ts'
import { ShowScreen } from '../generate/show-screen.tsx'

/** A suppression with what decided it; one click undoes it. */
export function SuppressionShow({
  consoleResource,
  id,
}: {
  consoleResource: ConsoleResource
  id: string
}) {
  const may = useMay(consoleResource)
  const navigate = useNavigate()
  return (
    <ShowScreen
      consoleResource={consoleResource}
      id={id}
      actions={(record) =>
        may('delete') ? (
          <UndoSuppression
            entry={record as unknown as Suppression}
            onDone={() => void navigate(consoleResource.resource.path)}
          />
        ) : null
      }
    />
  )
}

/** In a row of the list. */
export function UndoInRow() {
  const record = useRecordContext()
  const refresh = useRefresh()
  const may = useMay(useResource('suppression'))
  return record && may('delete') ? (
    <UndoSuppression entry={record as unknown as Suppression} isBrief onDone={refresh} />
  ) : null
}

import { useRecordContext, useRefresh } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { Suppression } from '#model/schema/entities.generated.ts'
import { UndoSuppression } from '#shell/suppression-notice.tsx'
import { useMay } from '../core/access.ts'
import { useResource, type ConsoleResource } from '../core/registry.ts'
import { ShowScreen } from '../generate/show-screen.tsx'

/** A suppression with what decided it; one click undoes it. */
export function SuppressionShow({ of, id }: { of: ConsoleResource; id: string }) {
  const may = useMay(of)
  const navigate = useNavigate()
  return (
    <ShowScreen
      of={of}
      id={id}
      actions={(record) =>
        may('delete') ? (
          <UndoSuppression
            entry={record as unknown as Suppression}
            onDone={() => void navigate(of.resource.path)}
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

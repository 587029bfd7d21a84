import { useState } from 'react'
import { ApiError } from '#client/api.ts'

/**
 * The version that a form saves over: the one that it was opened with, and once a conflict was
 * shown, the one that it was about. What a colleague saves later than that is a conflict again.
 * @returns the version, how to replace it, and what a failed save is reported to
 */
export function useFormVersion(opened: number) {
  const [version, setVersion] = useState(opened)
  const noteConflict = (error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'conflict') return
    const { current } = error.facts as { current?: { version?: unknown } }
    if (typeof current?.version === 'number') setVersion(current.version)
  }
  return { version, setVersion, noteConflict }
}

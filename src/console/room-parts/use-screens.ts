import { useContext, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useObjectTypes } from '#client/object-types.ts'
import { consoleScreens, screenAt, type ConsoleScreen } from '#shell/screens.ts'
import { ConsoleRole, WriteAccess } from '../core/access.ts'

/** The screens that the signed-in person may open. */
export function useScreens(): ConsoleScreen[] {
  const role = useContext(ConsoleRole)
  const canWrite = useContext(WriteAccess)
  const types = useObjectTypes(true).data
  return useMemo(
    () => consoleScreens({ role, writes: canWrite, types: types ?? [] }),
    [role, canWrite, types],
  )
}

/** The screen of the current page; undefined on pages of records and on landing pages. */
export function useCurrentScreen(): ConsoleScreen | undefined {
  const { pathname } = useLocation()
  const consoleScreen = screenAt(useScreens(), pathname)
  return consoleScreen?.path === pathname ? consoleScreen : undefined
}

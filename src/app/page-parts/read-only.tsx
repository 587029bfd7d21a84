import type { ReactNode } from 'react'
import { useMe, usesConsole } from '#client/me.ts'
import { tApp } from './messages.ts'
import './read-only.css'

/** Whether the signed-in person may look at everything and change nothing. */
export const useReadOnly = (): boolean => useMe().data?.readOnly === true

/**
 * Controls that change data: disabled for people who may only read. The server refuses their calls
 * as well. Goes around forms and actions only: pages, tabs and searches stay usable outside of it.
 */
export function Changing({ children }: { children: ReactNode }) {
  const isReadOnly = useReadOnly()
  return isReadOnly ? (
    <fieldset disabled className="read-only" data-read-only="">
      {children}
    </fieldset>
  ) : (
    <>{children}</>
  )
}

/** Says once on a page that nothing can be changed. The shell says so to people of the console. */
export function ReadOnlyNote() {
  const { data: me } = useMe()
  if (!me?.readOnly || usesConsole(me)) return null
  return (
    <p className="data-note" role="note">
      {tApp('app.readOnly')}
    </p>
  )
}

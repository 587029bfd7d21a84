import { useEffect, type RefObject } from 'react'
import { useBlocker } from 'react-router-dom'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { c } from '../core/messages.ts'

/** Confirms before unsaved changes are lost. Closing the tab shows the browser's own message. */
export function LeaveGuard({ when, ignored }: { when: boolean; ignored: RefObject<boolean> }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && !ignored.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [when])
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={c('console.leave.title')}
      description={c('console.leave.text')}
      actions={
        <>
          <Button variant="quiet" onClick={() => blocker.proceed?.()}>
            {c('console.leave.leave')}
          </Button>
          <Button variant="primary" onClick={() => blocker.reset?.()}>
            {c('console.leave.stay')}
          </Button>
        </>
      }
    />
  )
}

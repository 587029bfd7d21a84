import { useEffect, type RefObject } from 'react'
import { useBlocker } from 'react-router-dom'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { tConsole as t } from '../core/messages.ts'

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
      title={t('console.leave.title')}
      description={t('console.leave.text')}
      actions={
        <>
          <Button variant="quiet" onClick={() => blocker.proceed?.()}>
            {t('console.leave.leave')}
          </Button>
          <Button variant="primary" onClick={() => blocker.reset?.()}>
            {t('console.leave.stay')}
          </Button>
        </>
      }
    />
  )
}

import { useEffect, useState } from 'react'
import { useListContext } from 'react-admin'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { defineMessages } from '#ui/messages/messages.ts'

const t = defineMessages({
  'tail.follow': 'Follow live',
  'tail.stop': 'Stop following',
  'tail.on': 'New events appear at the top.',
})

/** Milliseconds: shows a rejected event within about a second, at a negligible load. */
const EVERY = 900

/** Keeps reloading the list while the page is visible. */
export function LiveTail() {
  const { refetch } = useListContext()
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    if (!isOn) return
    // An answer that takes longer than the interval is awaited, and not asked for again.
    const follow = () =>
      document.visibilityState === 'visible' && void refetch({ cancelRefetch: false })
    const timer = setInterval(follow, EVERY)
    return () => clearInterval(timer)
  }, [isOn, refetch])
  return (
    <>
      <span className={isOn ? 'f-dot f-positive' : undefined} role="status">
        {isOn ? t('tail.on') : ''}
      </span>
      <Button aria-pressed={isOn} onClick={() => setOn(!isOn)}>
        <Icon name={isOn ? 'pause' : 'play'} />
        {isOn ? t('tail.stop') : t('tail.follow')}
      </Button>
    </>
  )
}

import { cloneElement, useEffect, useId, useRef, useState, type ReactElement } from 'react'
import { createPortal } from 'react-dom'
import { timing } from './timing.ts'

let lastClosed = 0

interface Place {
  left: number
  top: number
  below: boolean
}

function placeBy(element: Element): Place {
  const box = element.getBoundingClientRect()
  const below = box.top < 48
  return {
    left: Math.min(Math.max(box.left + box.width / 2, 24), window.innerWidth - 24),
    top: below ? box.bottom + 6 : box.top - 6,
    below,
  }
}

interface Handlers {
  onPointerEnter?: unknown
  'aria-describedby'?: string
}

/**
 * A tooltip: after 700 ms of hovering or focus, at once if another tooltip closed within 300 ms.
 * Esc closes it. It is supplementary; a control without visible text still needs its own label.
 */
export function Tooltip({ text, children }: { text: string; children: ReactElement<Handlers> }) {
  const [place, setPlace] = useState<Place | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()
  const show = (event: { currentTarget: Element }) => {
    const element = event.currentTarget
    clearTimeout(timer.current)
    const wait =
      performance.now() - lastClosed < timing.tooltipSkip && lastClosed > 0
        ? 0
        : timing.tooltipDelay
    timer.current = setTimeout(() => setPlace(placeBy(element)), wait)
  }
  const hide = () => {
    clearTimeout(timer.current)
    setPlace((shown) => {
      if (shown) lastClosed = performance.now()
      return null
    })
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!place) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide()
    window.addEventListener('keydown', onKey)
    window.addEventListener('scroll', hide, true)
    return () => {
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('scroll', hide, true)
    }
  }, [place])
  const described = cloneElement(children, {
    onPointerEnter: show,
    onPointerLeave: hide,
    onPointerDown: hide,
    onFocus: (event: { currentTarget: Element }) =>
      event.currentTarget.matches(':focus-visible') && show(event),
    onBlur: hide,
    'aria-describedby': place ? id : children.props['aria-describedby'],
  } as Handlers)
  return (
    <>
      {described}
      {place
        ? createPortal(
            <span
              role="tooltip"
              id={id}
              className={`ui-tooltip ${place.below ? 'ui-tooltip-below' : ''}`}
              style={{ left: place.left, top: place.top }}
            >
              {text}
            </span>,
            document.body,
          )
        : null}
    </>
  )
}

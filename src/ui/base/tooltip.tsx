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

type Handler = (event: never) => unknown

interface Handlers {
  onPointerEnter?: Handler
  onPointerLeave?: Handler
  onPointerDown?: Handler
  onFocus?: Handler
  onBlur?: Handler
  'aria-describedby'?: string
}

/** Calls the element's own handler before the tooltip's. */
const both =
  <E,>(own: Handler | undefined, then: (event: E) => void) =>
  (event: E) => {
    own?.(event as never)
    then(event)
  }

/**
 * A tooltip: after 700 ms of hovering or focus, at once if another tooltip closed within 300 ms.
 * Esc closes it.
 * @param isName the text repeats the accessible name of the element, so that screen readers skip it
 */
export function Tooltip({
  text,
  isName = false,
  children,
}: {
  text: string
  isName?: boolean
  children: ReactElement<Handlers>
}) {
  const [place, setPlace] = useState<Place | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const layer = useRef<Element>(null)
  const id = useId()
  const show = (event: { currentTarget: Element }) => {
    const element = event.currentTarget
    clearTimeout(timer.current)
    const wait =
      performance.now() - lastClosed < timing.tooltipSkip && lastClosed > 0
        ? 0
        : timing.tooltipDelay
    timer.current = setTimeout(() => {
      // An open dialog covers the body, so that its tooltips are drawn inside of it.
      layer.current = element.closest('dialog') ?? document.body
      setPlace(placeBy(element))
    }, wait)
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
  const own = children.props
  const onFocus = (event: { currentTarget: Element }) =>
    void (event.currentTarget.matches(':focus-visible') && show(event))
  const described = cloneElement(children, {
    onPointerEnter: both(own.onPointerEnter, show),
    onPointerLeave: both(own.onPointerLeave, hide),
    onPointerDown: both(own.onPointerDown, hide),
    onFocus: both(own.onFocus, onFocus),
    onBlur: both(own.onBlur, hide),
    'aria-describedby': place && !isName ? id : own['aria-describedby'],
  } as Handlers)
  return (
    <>
      {described}
      {place
        ? createPortal(
            <span
              role="tooltip"
              aria-hidden={isName || undefined}
              id={id}
              className={`ui-tooltip ${place.below ? 'ui-tooltip-below' : ''}`}
              style={{ left: place.left, top: place.top }}
            >
              {text}
            </span>,
            layer.current ?? document.body,
          )
        : null}
    </>
  )
}

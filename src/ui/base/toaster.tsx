import { useEffect, useRef, useState, useSyncExternalStore, type PointerEvent } from 'react'
import { IconButton } from './button.tsx'
import { baseShapes } from './base-shapes.ts'
import { Glyph } from './glyph.tsx'
import { timing } from './timing.ts'
import { dismissToast, toastStore, type Toast, type ToastVariant } from './toast-state.ts'
import { t } from '../messages/messages.ts'

const EMPTY: readonly Toast[] = []
const ICONS: Record<ToastVariant, string | null> = {
  default: null,
  success: baseShapes.check,
  info: baseShapes.info,
  destructive: baseShapes.warn,
}

/** Displays toasts; rendered once, in the shell. Moves above open dialogs with each new toast. */
export default function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => EMPTY)
  const ref = useRef<HTMLElement>(null)
  const newest = toasts[0]?.open ? toasts[0].id : ''
  // Renders live regions before their text; otherwise screen readers announce nothing.
  const [standing, setStanding] = useState(false)
  useEffect(() => setStanding(true), [])
  const shown = standing ? toasts : EMPTY
  useEffect(() => {
    const element = ref.current
    if (!element || typeof element.showPopover !== 'function') return
    if (element.matches(':popover-open')) element.hidePopover()
    if (newest) element.showPopover()
  }, [newest])
  return (
    <section ref={ref} className="ui-toaster" popover="manual" aria-label={t('toast.region')}>
      <div aria-live="polite" role="status">
        {shown
          .filter((toast) => toast.variant !== 'destructive')
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
      </div>
      <div aria-live="assertive" role="alert">
        {shown
          .filter((toast) => toast.variant === 'destructive')
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
      </div>
    </section>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false)
  const swipe = useSwipe(() => dismissToast(toast.id))
  const left = useRef(toast.duration)
  useEffect(() => {
    if (!toast.open || isHeld || !Number.isFinite(left.current)) return
    const begun = performance.now()
    const timer = setTimeout(() => dismissToast(toast.id), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(1000, left.current - (performance.now() - begun))
    }
  }, [toast.open, toast.id, isHeld])
  const icon = ICONS[toast.variant]
  return (
    <div
      className={`ui-toast ui-toast-${toast.variant}`}
      hidden={!toast.open}
      style={swipe.moved ? { transform: `translateX(${swipe.moved}px)` } : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      {...swipe.handlers}
    >
      {icon ? <Glyph shape={icon} className="ui-toast-icon" /> : null}
      <div className="ui-toast-words">
        {toast.title ? <p className="ui-toast-title">{toast.title}</p> : null}
        {toast.description ? <p>{toast.description}</p> : null}
      </div>
      {toast.action ? (
        <button
          type="button"
          className="ui-button ui-button-s"
          onClick={() => {
            toast.action?.run()
            dismissToast(toast.id)
          }}
        >
          {toast.action.label}
        </button>
      ) : null}
      <IconButton label={t('toast.dismiss')} size="s" onClick={() => dismissToast(toast.id)}>
        <Glyph shape={baseShapes.x} size={14} />
      </IconButton>
    </div>
  )
}

/** Drags a toast to the right; past the threshold it is dismissed. */
function useSwipe(onSwiped: () => void) {
  const [moved, setMoved] = useState(0)
  const start = useRef<number | null>(null)
  const end = () => {
    if (start.current !== null && moved >= timing.toastSwipe) onSwiped()
    start.current = null
    setMoved(0)
  }
  return {
    moved,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if ((event.target as Element).closest('button')) return
        start.current = event.clientX
        event.currentTarget.setPointerCapture?.(event.pointerId)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (start.current !== null) setMoved(Math.max(0, event.clientX - start.current))
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  }
}

import { useSyncExternalStore } from 'react'
import { timing } from './timing.ts'

export type ToastVariant = 'default' | 'success' | 'info' | 'destructive'

export interface ToastInput {
  title?: string
  description?: string
  /** Default is `default`. */
  variant?: ToastVariant
  /** Milliseconds; default 5000. `Infinity` keeps it until it is dismissed. */
  duration?: number
  /** One button, such as "Undo". */
  action?: { label: string; run: () => void }
}

export interface Toast extends ToastInput {
  id: string
  variant: ToastVariant
  duration: number
  open: boolean
}

export type ToastAction =
  | { type: 'add'; toast: Toast }
  | { type: 'update'; id: string; toast: ToastInput }
  | { type: 'dismiss'; id?: string }
  | { type: 'remove'; id?: string }

/** At most one toast at a time (specification, section 9). */
const TOAST_LIMIT = 1

/**
 * The list of toasts after an action: newest first, never above the limit; dismissing closes,
 * removing deletes.
 */
export function reduceToasts(toasts: readonly Toast[], action: ToastAction): readonly Toast[] {
  const meant = (toast: Toast) =>
    action.type === 'add' || action.id === undefined || toast.id === action.id
  switch (action.type) {
    case 'add':
      return [action.toast, ...toasts].slice(0, TOAST_LIMIT)
    case 'update':
      return toasts.map((toast) => (meant(toast) ? { ...toast, ...action.toast } : toast))
    case 'dismiss':
      return toasts.map((toast) => (meant(toast) ? { ...toast, open: false } : toast))
    case 'remove':
      return toasts.filter((toast) => !meant(toast))
  }
}

let toasts: readonly Toast[] = []
let count = 0
const listeners = new Set<() => void>()
const removals = new Map<string, ReturnType<typeof setTimeout>>()

function dispatch(action: ToastAction): void {
  toasts = reduceToasts(toasts, action)
  for (const listener of Array.from(listeners)) listener()
}

export const toastStore = {
  get: () => toasts,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Closes one toast, or all of them. */
export function dismissToast(id?: string): void {
  dispatch({ type: 'dismiss', id })
  for (const toast of toasts) {
    if (toast.open || removals.has(toast.id)) continue
    const timer = setTimeout(() => {
      removals.delete(toast.id)
      dispatch({ type: 'remove', id: toast.id })
    }, timing.toastRemove)
    removals.set(toast.id, timer)
  }
}

/** Shows a toast from anywhere, in or out of React, and replaces the current one. */
export function toast(input: ToastInput): {
  id: string
  dismiss: () => void
  update: (next: ToastInput) => void
} {
  count += 1
  const id = `toast-${count}`
  dispatch({
    type: 'add',
    toast: {
      ...input,
      id,
      variant: input.variant ?? 'default',
      duration: input.duration ?? timing.toastDuration,
      open: true,
    },
  })
  return {
    id,
    dismiss: () => dismissToast(id),
    update: (next) => dispatch({ type: 'update', id, toast: next }),
  }
}

/** True once there was a toast; delays the download of the viewer until then. */
export function useHasToast(): boolean {
  return useSyncExternalStore(
    toastStore.subscribe,
    () => count > 0,
    () => false,
  )
}

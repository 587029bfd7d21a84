import { useEffect } from 'react'
import { useNotificationContext, useTranslate } from 'react-admin'
import { timing } from '#ui/base/timing.ts'
import { toast } from '#ui/base/toast-state.ts'

const variants = {
  success: 'success',
  info: 'info',
  warning: 'default',
  error: 'destructive',
} as const

/** Forwards react-admin's notifications to the product's toasts. */
export function Notification() {
  const { notifications, takeNotification } = useNotificationContext()
  const translate = useTranslate()
  useEffect(() => {
    if (notifications.length === 0) return
    const next = takeNotification()
    if (!next) return
    const text =
      typeof next.message === 'string'
        ? translate(next.message, next.notificationOptions?.messageArgs as Record<string, unknown>)
        : undefined
    toast({
      title: text,
      variant: variants[next.type as keyof typeof variants] ?? 'default',
      duration: next.notificationOptions?.autoHideDuration ?? timing.notificationAutoHide,
    })
  }, [notifications, takeNotification, translate])
  return null
}

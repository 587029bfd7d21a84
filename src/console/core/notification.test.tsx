// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { NotificationContextProvider, useNotify } from 'react-admin'
import { afterEach, expect, test } from 'vitest'
import { toastStore } from '#ui/base/toast-state.ts'
import { Notification } from './notification.tsx'

let notify: ReturnType<typeof useNotify>
function Notifier() {
  notify = useNotify()
  return null
}
afterEach(cleanup)

test.each([
  ['Notification auto-hide 3000 ms', {}, 3000, 'info'],
  ['an error is destructive', { type: 'error' }, 3000, 'destructive'],
  ['a screen may ask for longer', { type: 'success', autoHideDuration: 8000 }, 8000, 'success'],
] as const)('%s', (_words, options, duration, variant) => {
  render(
    <NotificationContextProvider>
      <Notifier />
      <Notification />
    </NotificationContextProvider>,
  )
  act(() => notify('Saved', options))
  expect(toastStore.get()).toMatchObject([{ title: 'Saved', duration, variant, open: true }])
})

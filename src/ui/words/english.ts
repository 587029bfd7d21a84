import type { Words } from './words.ts'

/** English words of shell and base controls. Those that the specification quotes stand to the letter. */
export const english = {
  'action.retry': 'Try again',
  'dialog.close': 'Close',
  'loading.page': 'Loading page',
  'loadError.title': 'Loading Error',
  'loadError.detail': 'Failed to load page resources. This might be due to a network issue.',
  'loadError.reload': 'Reload Page',
  'toast.dismiss': 'Dismiss',
  'toast.region': 'Messages',
} as const satisfies Words

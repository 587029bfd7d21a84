/** Business constants of specification section 9, in milliseconds unless noted. */
export const timing = {
  tooltipDelay: 700,
  tooltipSkip: 300,
  toastDuration: 5000,
  /** Long enough to notice a mistake, read the message and reach the button. */
  undoDuration: 20_000,
  /** Delays the removal of dismissed toasts, so that a screen reader can finish reading one. */
  toastRemove: 1_000_000,
  /** Pixels. */
  toastSwipe: 50,
  notificationAutoHide: 3000,
  scrollReset: 50,
  submenuClose: 200,
} as const

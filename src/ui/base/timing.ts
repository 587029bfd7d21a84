/** Business constants of specification section 9, in milliseconds unless said otherwise. */
export const timing = {
  tooltipDelay: 700,
  tooltipSkip: 300,
  toastDuration: 5000,
  /** Long enough to notice a mistake, read what it says and reach the button. */
  undoDuration: 20_000,
  /**
   * Dismissed toasts leave the page only after this, so that a screen reader never loses one
   * half-read.
   */
  toastRemove: 1_000_000,
  /** Pixels. */
  toastSwipe: 50,
  notificationAutoHide: 3000,
  scrollReset: 50,
  submenuClose: 200,
} as const

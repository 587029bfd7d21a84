/** Runs it when the browser is idle; after a frame in browsers without idle callbacks (Safari). */
export const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 500 }) : setTimeout(run, 16)

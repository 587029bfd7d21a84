const PARTS = '.public :is(.sec, .reviews), .shell-foot'

/** When a browser has no idle callbacks (Safari), a frame's length serves. */
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 500 }) : setTimeout(run, 16)

/**
 * Lays out what `data-waking` left out of a prerendered page (public.css, shell.css), one part
 * after the other, so that no part keeps the browser from an answer. Afterwards the page is whole:
 * its scroll bar has the right length, and every link into it finds its place.
 */
export function wakeUp(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(PARTS)]
  const next = () => {
    const part = parts.shift()
    if (part) part.style.contentVisibility = 'visible'
    else {
      delete document.documentElement.dataset['waking']
      for (const woken of document.querySelectorAll<HTMLElement>(PARTS))
        woken.style.removeProperty('content-visibility')
      return
    }
    whenIdle(next)
  }
  whenIdle(next)
}

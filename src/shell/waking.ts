import { whenIdle } from '#ui/base/when-idle.ts'

const PARTS = '.public :is(.sec, .reviews), .shell-foot'

/**
 * Lays out the parts of a prerendered page that `data-waking` skipped (public.css, shell.css), one
 * by one, so that no single part blocks an input. Afterwards the scroll bar has its right length,
 * and links find their targets.
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

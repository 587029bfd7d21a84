import { useEffect, useRef, useState } from 'react'
import { useLocation } from '#ui/base/routing.tsx'
import { analytics } from '#client/analytics.ts'
import { timing } from '#ui/base/timing.ts'

/** Id of the main content area, which scrolls to the top with the page. */
export const MAIN_AREA = 'main-area'

/** The element that the fragment of an address names; null also for one that cannot be decoded. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/**
 * On a route change without a hash, scrolls the page and the main area to the top after 50 ms; with
 * one, to its element. Turns off automatic scroll restoration.
 */
export function useScrollReset(): void {
  const { pathname, hash } = useLocation()
  const first = useRef(true)
  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])
  useEffect(() => {
    if (first.current && !hash) {
      first.current = false
      return
    }
    first.current = false
    const timer = setTimeout(() => {
      if (hash) return elementOf(hash)?.scrollIntoView()
      window.scrollTo(0, 0)
      document.getElementById(MAIN_AREA)?.scrollTo?.(0, 0)
    }, timing.scrollReset)
    return () => clearTimeout(timer)
  }, [pathname, hash])
}

/** Records route changes as page views, after the new title is set. */
export function usePageViews(): void {
  const { pathname, search } = useLocation()
  const path = pathname + search
  useEffect(() => {
    const timer = setTimeout(() => analytics.pageView(path), 200)
    return () => clearTimeout(timer)
  }, [path])
}

/** The new page's title for a live region, because screen readers do not announce route changes. */
export function useRouteAnnouncement(): string {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const first = useRef(true)
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    const timer = setTimeout(() => setTitle(document.title), 300)
    return () => clearTimeout(timer)
  }, [pathname])
  return title
}

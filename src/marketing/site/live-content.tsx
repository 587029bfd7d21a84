import { createContext, useContext, type ReactNode } from 'react'
import type { SiteContent, LiveContent } from './content.ts'

const LIVE_ELEMENT = 'outrider-content'

let read: LiveContent | null | undefined

/**
 * Live content inlined by the server; null if content comes from the repository, and outside of a
 * browser.
 */
export function liveContentOfPage(): LiveContent | null {
  if (read !== undefined) return read
  const text =
    typeof document === 'undefined' ? '' : document.getElementById(LIVE_ELEMENT)?.textContent
  return (read = text ? (JSON.parse(text) as LiveContent) : null)
}

/**
 * The content of one page from the live source.
 * @throws Error if it fails to load
 */
export async function fetchLiveContent(path: string): Promise<SiteContent> {
  const { page } = liveContentOfPage() ?? {}
  if (page?.path === path) return page.content
  const answer = await fetch(`/content?path=${encodeURIComponent(path)}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(15_000),
  })
  if (!answer.ok) throw new Error(`Failed to fetch ${path} (status ${answer.status})`)
  return (await answer.json()) as SiteContent
}

const LiveContext = createContext<LiveContent | null>(null)

/** Provides the lists of the live source to the pages below. */
export const LiveContentProvider = ({
  live,
  children,
}: {
  live: LiveContent | null
  children: ReactNode
}) => <LiveContext value={live}>{children}</LiveContext>

export const useLiveContent = (): LiveContent | null => useContext(LiveContext)

/** True if a path's content came from the live source, which has no share image. */
export function useIsLive(path: string): boolean {
  const live = useContext(LiveContext)
  return (
    live !== null &&
    Object.values(live.kinds).some((entries) => entries.some((entry) => entry.path === path))
  )
}

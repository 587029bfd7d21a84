import { StrictMode, type ComponentType } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import type { LiveContent } from '#marketing/site/content.ts'
import { placeOf } from '#ui/base/routing.tsx'
import { LightFrame } from './light-app.tsx'

/** React hoists title, meta and link to the start of the stream if the tree has no head. */
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)+/

/** Renders one page with its frame. */
export async function render(
  path: string,
  Page: ComponentType,
  live: LiveContent | null = null,
): Promise<{ head: string; app: string }> {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <LightFrame shown={{ place: placeOf(path), Page }} navigate={() => undefined} live={live} />
    </StrictMode>,
  )
  let html = ''
  for await (const chunk of prelude) html += chunk
  const head = html.match(HOISTED)?.[0] ?? ''
  return { head, app: html.slice(head.length) }
}

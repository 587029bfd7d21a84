import { createHmac, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Clock } from '#platform/clock.ts'
import type {
  ContentFault,
  ContentSnapshot,
  ContentSource,
} from '#platform/content/content-source.ts'
import { countKinds } from '#platform/content/sanity.ts'
import type { LiveSite } from '#server/base/app-context.ts'
import type { LivePages, LiveRenderer } from './live-renderer.ts'

interface Loaded {
  snapshot: ContentSnapshot
  pages: LivePages
  html: Map<string, string>
}

/** Lifetime of a preview in milliseconds. */
const PREVIEW = 3_600_000

const escaped = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')

/** Grants previews of drafts to callers with the secret, by a signed token with an expiry. */
function signedPreviews(
  previewSecret: string,
  clock: Clock,
): Pick<LiveSite, 'openPreview' | 'isPreview'> {
  const signature = (until: number) =>
    createHmac('sha256', previewSecret).update(`preview ${until}`).digest('base64url')

  return {
    openPreview(secret) {
      const [given, wanted] = [secret, previewSecret].map((text) =>
        createHmac('sha256', 'compare').update(text).digest(),
      )
      if (!previewSecret || !timingSafeEqual(given!, wanted!)) return null
      const until = clock.now() + PREVIEW
      return `${until}.${signature(until)}`
    },
    isPreview(mark) {
      const [until = '', sign = ''] = mark.split('.')
      const wanted = Buffer.from(signature(Number(until)))
      const given = Buffer.from(sign)
      return (
        Boolean(previewSecret) &&
        Number(until) > clock.now() &&
        given.length === wanted.length &&
        timingSafeEqual(given, wanted)
      )
    },
  }
}

/**
 * Serves the public pages from an external content source. Renders on request and caches until the
 * source changes, so that edits are published within a minute and without a build (docs/decisions).
 * @param folder of the prerendering bundle
 */
export async function createLiveSite({
  source,
  folder,
  publicUrl,
  previewSecret,
  clock,
}: {
  source: ContentSource
  folder: string
  publicUrl: string
  previewSecret: string
  clock: Clock
}): Promise<LiveSite> {
  const { createLivePages, fillPage, ORIGIN_MARK } = (await import(
    pathToFileURL(join(folder, 'prerender.js')).href
  )) as LiveRenderer
  const shell = readFileSync(join(folder, 'shell.html'), 'utf8')
  const css = readFileSync(join(folder, 'pages.css'), 'utf8')
  const appShell = readFileSync(join(folder, 'app.html'), 'utf8')
  let kept: Loaded | null = null

  const loadedOf = (snapshot: ContentSnapshot): Loaded => ({
    snapshot,
    pages: createLivePages(snapshot.documents),
    html: new Map(),
  })

  async function published(): Promise<Loaded | null> {
    const snapshot = await source.published()
    if (snapshot && kept?.snapshot !== snapshot) kept = loadedOf(snapshot)
    return kept
  }

  const asData = (live: object) =>
    `<script type="application/json" id="outrider-content">${escaped(live)}</script>`

  async function htmlOf({ pages, html }: Loaded, path: string): Promise<string | null> {
    const known = html.get(path)
    if (known !== undefined) return known
    const page = await pages.render(path)
    if (!page) return null
    const text = fillPage(shell, css, page.head + asData(page.live), page.app).replaceAll(
      ORIGIN_MARK,
      publicUrl,
    )
    html.set(path, text)
    return text
  }

  return {
    async page(path, preview) {
      const loaded = preview ? loadedOf(await source.drafts()) : await published()
      return loaded ? htmlOf(loaded, path) : null
    },
    async app() {
      const loaded = await published()
      return loaded ? appShell.replace('<!--head-->', () => asData(loaded.pages.shared)) : null
    },
    async content(path, preview) {
      const loaded = preview ? loadedOf(await source.drafts()) : await published()
      return loaded?.pages.content(path) ?? null
    },
    async file(name) {
      const loaded = await published()
      if (!loaded) return null
      if (name === '/sitemap.xml') return loaded.pages.sitemap(publicUrl)
      return name === '/feed.xml' ? loaded.pages.feed(publicUrl) : null
    },
    ...signedPreviews(previewSecret, clock),
    async report() {
      const loaded = await published()
      const at = loaded?.snapshot.loadedAt ?? null
      const unread: ContentFault[] = loaded
        ? loaded.pages.faults.map((fault) => ({ at: at!, ...fault }))
        : []
      return {
        source: source.name,
        live: loaded !== null,
        loadedAt: at,
        counts: countKinds(loaded?.snapshot.documents ?? []),
        faults: [...unread, ...(loaded?.snapshot.faults ?? []), ...source.faults()],
      }
    },
  }
}

import { brand } from '#brand'
import { paths } from '#client/paths.ts'
import { useIsLive } from './live-content.tsx'
import { useLocation } from '#ui/base/routing.tsx'

/**
 * A placeholder for the site's origin in prerendered pages; the server replaces it with
 * `PUBLIC_URL`.
 */
export const ORIGIN_MARK = 'https://origin.invalid'

/** Origin of the published site, without a trailing slash. */
export const origin: string = import.meta.env.SSR ? ORIGIN_MARK : location.origin

/**
 * The file in `/share/` with the image of a shared link to a page. `npm run cards` generates them.
 */
export const cardName = (path: string): string =>
  path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')

export interface PageHeadProps {
  /** Without the product's name, which is appended. */
  title: string
  /** One or two sentences, at most 160 characters. */
  description: string
  /** Default `website`. */
  kind?: 'website' | 'article'
  /** Additional schema.org objects of the page. */
  data?: readonly Record<string, unknown>[]
  /** Excludes the page from search engines. */
  hidden?: boolean
  /** Parent pages: name and path. */
  trail?: readonly (readonly [name: string, path: string])[]
}

function trailData(trail: readonly (readonly [string, string])[], title: string, path: string) {
  const steps = [...trail, [title, path] as const]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, at], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + at,
    })),
  }
}

/** Escapes `<`, so that no text can close the script element. */
const asScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)

/**
 * Title, description, canonical URL, Open Graph and JSON-LD of a public page. React hoists the
 * first four into the head.
 */
export function PageHead({
  title,
  description,
  kind = 'website',
  data = [],
  hidden = false,
  trail,
}: PageHeadProps) {
  const { pathname } = useLocation()
  const path = pathname.length > 1 ? pathname.replace(/(?<!\/)\/+$/, '') : pathname
  const card = !useIsLive(path) && path !== paths.contentDebug
  const full = path === '/' ? title : `${title} | ${brand.name}`
  const graph = [...(trail ? [trailData(trail, title, path)] : []), ...data]
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={origin + path} />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`${brand.name} blog`}
        href="/feed.xml"
      />
      {hidden ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={origin + path} />
      <meta
        property="og:image"
        content={`${origin}/share/${card ? cardName(path) : 'default'}.png`}
      />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      {graph.length > 0 ? (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: asScript({ '@context': 'https://schema.org', '@graph': graph }),
          }}
        />
      ) : null}
    </>
  )
}

import { useLocation } from '#ui/base/routing.tsx'
import { brand } from '#brand'
import shareCard from './share-card.png'

/** Where the site is published, without a slash at the end; empty when the build was not told (`VITE_PUBLIC_URL`), then addresses stay relative. */
export const origin: string = String(import.meta.env['VITE_PUBLIC_URL'] ?? '').replace(/\/+$/, '')

export interface PageHeadProps {
  /** Without the product's name, which is added. */
  title: string
  /** One or two sentences, at most 160 characters. */
  description: string
  /** Default `website`. */
  kind?: 'website' | 'article'
  /** Further schema.org objects of the page. */
  data?: readonly Record<string, unknown>[]
  /** True for a page that search engines should leave out. */
  hidden?: boolean
  /** Steps above this page: name and path. */
  trail?: readonly (readonly [name: string, path: string])[]
}

function trailData(trail: readonly (readonly [string, string])[], title: string, path: string) {
  const steps = [...trail, [title, path] as const]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, at], index) => ({ '@type': 'ListItem', position: index + 1, name, item: origin + at })),
  }
}

/** `<` is written as an escape, so that no text can end the script element. */
const asScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)

/** Title, description, canonical address, Open Graph and JSON-LD of a public page. React puts the first four into the head. */
export function PageHead({ title, description, kind = 'website', data = [], hidden = false, trail }: PageHeadProps) {
  const { pathname } = useLocation()
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const full = path === '/' ? title : `${title} | ${brand.name}`
  const graph = [...(trail ? [trailData(trail, title, path)] : []), ...data]
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={origin + path} />
      {hidden ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={origin + path} />
      {origin ? <meta property="og:image" content={origin + shareCard} /> : null}
      <meta name="twitter:card" content={origin ? 'summary_large_image' : 'summary'} />
      {graph.length > 0 ? <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: asScript({ '@context': 'https://schema.org', '@graph': graph }) }} /> : null}
    </>
  )
}

import type { ComponentType } from 'react'
import { paths } from '#client/paths.ts'
import { contentAddress } from './site/content-address.ts'
import { fetchLiveContent, liveContentOfPage } from './site/live-content.tsx'
import type { SiteContent, ContentKind, LiveContent } from './site/content.ts'
import './public.css'
import './home.css'
import './pages.css'
import './reading.css'

type Load = () => Promise<{ default: ComponentType }>

/** One page at one path, with the loader of its component. */
export interface PageRoute {
  path: string
  load: Load
}

/** Loads each text with its page. */
const files = import.meta.glob<SiteContent>('./content/*/*.md', { import: 'default' })

const reader = {
  guides: () => import('./pages/guide-page.tsx'),
  posts: () => import('./pages/post-page.tsx'),
  solutions: () => import('./pages/solution-page.tsx'),
  industries: () => import('./pages/industry-page.tsx'),
  legal: () => import('./pages/legal-page.tsx'),
} satisfies Record<
  ContentKind,
  () => Promise<{ default: ComponentType<{ slug: string; content: SiteContent }> }>
>

/**
 * One route per piece of content, so that its text is loaded before the page shows and an unknown
 * name is a 404.
 */
function contentRoute(
  kind: ContentKind,
  slug: string,
  fetchContent: () => Promise<SiteContent>,
): PageRoute {
  const load: Load = async () => {
    const [{ default: Page }, content] = await Promise.all([reader[kind](), fetchContent()])
    return { default: () => <Page slug={slug} content={content} /> }
  }
  return { path: contentAddress[kind](slug), load }
}

function contentRoutes(
  live: LiveContent | null,
  fetchContent: (path: string) => Promise<SiteContent>,
): PageRoute[] {
  const built = Object.entries(files).flatMap(([file, fetchFile]) => {
    const [, kind, slug] = /^\.\/content\/(\w+)\/(.+)\.md$/.exec(file) as unknown as [
      string,
      ContentKind,
      string,
    ]
    return live?.kinds[kind] ? [] : [contentRoute(kind, slug, fetchFile)]
  })
  const fetched = Object.entries(live?.kinds ?? {}).flatMap(([kind, entries]) =>
    entries.map(({ slug, path }) =>
      contentRoute(kind as ContentKind, slug, () => fetchContent(path)),
    ),
  )
  return [...built, ...fetched]
}

const fixedRoutes: readonly PageRoute[] = [
  { path: paths.home, load: () => import('./pages/home-page.tsx') },
  { path: paths.howItWorks, load: () => import('./pages/how-it-works-page.tsx') },
  { path: paths.useCases, load: () => import('./pages/use-cases-page.tsx') },
  { path: paths.features, load: () => import('./pages/features-page.tsx') },
  { path: paths.pricing, load: () => import('./pages/pricing-page.tsx') },
  { path: paths.about, load: () => import('./pages/about-page.tsx') },
  { path: paths.faq, load: () => import('./pages/faq-page.tsx') },
  { path: paths.contact, load: () => import('./pages/contact-page.tsx') },
  { path: paths.paymentSuccess, load: () => import('./pages/payment-success-page.tsx') },
  { path: paths.resources, load: () => import('./pages/resources-page.tsx') },
  { path: paths.blog, load: () => import('./pages/blog-page.tsx') },
  { path: paths.solutions, load: () => import('./pages/solutions-page.tsx') },
  { path: paths.industries, load: () => import('./pages/industries-page.tsx') },
  { path: paths.contentDebug, load: () => import('./pages/content-debug-page.tsx') },
]

/** Every public route of the marketing site, with the loader of its page. */
export const routesWith = (
  live: LiveContent | null,
  fetchContent = fetchLiveContent,
): PageRoute[] => [...fixedRoutes, ...contentRoutes(live, fetchContent)]

/** The routes for this page load. */
export const publicRoutes: readonly PageRoute[] = routesWith(liveContentOfPage())

/** Every path to prerender; the routes have no parameters, so this is all of them. */
export const publicPaths = (): string[] => publicRoutes.map(({ path }) => path)

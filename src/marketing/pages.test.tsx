import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { isMarketingPath, paths } from '#client/paths.ts'
import { placeOf, RoutingProvider } from '#ui/base/routing.tsx'
import { FEED_PATH } from './site/feed.ts'
import { ORIGIN_MARK } from './site/page-head.tsx'
import { publicPaths, publicRoutes } from './pages.tsx'

/** Paths that public pages link to and other parts serve. */
const elsewhere = new Set<string>([
  paths.signup,
  paths.login,
  paths.startNew,
  paths.dashboard,
  FEED_PATH,
])

const pages = new Map<string, string>()

beforeAll(async () => {
  for (const { path, load } of publicRoutes) {
    const { default: Page } = await load()
    pages.set(
      path,
      renderToStaticMarkup(
        createElement(
          RoutingProvider,
          { value: { place: placeOf(path), navigate: () => undefined } },
          createElement(Page),
        ),
      ),
    )
  }
})

const text = (html: string): string =>
  html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll('&quot;', '"')
const titleOf = (html: string): string => text(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')
const metaOf = (html: string, name: string): string =>
  text(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '')
const idsOf = (html: string): string[] =>
  [...html.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]!)

describe('public pages', () => {
  it('hold every public path of the specification, section 2', () => {
    const wanted = [
      paths.home,
      paths.howItWorks,
      paths.useCases,
      paths.pricing,
      paths.about,
      paths.resources,
      paths.blog,
      paths.contact,
      paths.privacyPolicy,
    ]
    for (const path of [
      ...wanted,
      paths.termsOfService,
      paths.features,
      paths.faq,
      paths.solutions,
      paths.industries,
      paths.paymentSuccess,
    ])
      expect(publicPaths()).toContain(path)
    for (const start of ['/resources/guides/', '/resources/blog/', '/solutions/', '/industries/'])
      expect(publicPaths().filter((path) => path.startsWith(start)).length).toBeGreaterThanOrEqual(
        5,
      )
    expect(new Set(publicPaths()).size).toBe(publicPaths().length)
    expect(publicPaths().every(isMarketingPath)).toBe(true)
  })

  it.each(publicPaths())('%s has a head of its own', (path) => {
    const html = pages.get(path)!
    expect(titleOf(html).length).toBeGreaterThan(5)
    expect(titleOf(html).length).toBeLessThanOrEqual(75)
    expect(metaOf(html, 'description').length).toBeGreaterThan(50)
    expect(metaOf(html, 'description').length).toBeLessThanOrEqual(165)
    expect(metaOf(html, 'og:title')).not.toBe('')
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN_MARK}${path}"/>`)
    for (const [, data] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g))
      expect(JSON.parse(data!)).toMatchObject({ '@context': 'https://schema.org' })
  })

  it('have titles and descriptions that no other page has', () => {
    for (const of of [titleOf, (html: string) => metaOf(html, 'description')]) {
      const all = [...pages.values()].map(of)
      expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([])
    }
  })

  it.each(publicPaths())('%s leads only to places that exist', (path) => {
    const html = pages.get(path)!
    const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map((found) => text(found[1]!))
    for (const link of links) {
      if (/^(mailto:|https:)/.test(link)) continue
      const [to = '', fragment] = link.split('#')
      const target = to === '' ? path : to
      expect(pages.has(target) || elsewhere.has(target), `${path} links to ${link}`).toBe(true)
      if (fragment && pages.has(target))
        expect(idsOf(pages.get(target)!), `${path} links to ${link}`).toContain(fragment)
    }
  })

  it.each(publicPaths())('%s has one h1, no doubled id and no exclamation mark', (path) => {
    const html = pages.get(path)!
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    const ids = idsOf(html)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, '')).not.toMatch(
      /!(?!!)/,
    )
  })
})

import { contentAddress } from '#marketing/site/content-address.ts'
import { contentList, inOrder } from '#marketing/site/content-list.ts'
import { readMarkdown } from '#marketing/content-plugin.ts'
import type {
  SiteContent,
  ContentEntry,
  ContentKind,
  LiveContent,
  QuestionGroup,
} from '#marketing/site/content.ts'
import { blogFeed, sitemap } from '#marketing/site/feed.ts'
import { routesWith } from '#marketing/pages.tsx'
import { paths } from '#client/paths.ts'
import type { ContentDocument } from '#platform/content/content-source.ts'
import { messageOf } from '#model/lib/thrown.ts'
import { required } from '#model/lib/lookup.ts'
import { byPath, findPage } from './light-pages.tsx'
import type { LivePages } from './live-renderer.ts'
import { render } from './render-page.tsx'

/**
 * The FAQ of the documents: questions by their order, groups by their first question. Undefined
 * without questions.
 */
function questionsOf(documents: readonly ContentDocument[]): QuestionGroup[] | undefined {
  const place = ({ meta }: ContentDocument) => Number(meta['order'] ?? Number.MAX_SAFE_INTEGER)
  const groups = new Map<string, { question: string; answer: string }[]>()
  for (const { meta, body } of documents
    .filter(({ kind }) => kind === 'questions')
    .sort((a, b) => place(a) - place(b))) {
    const group = groups.get(String(meta['group'])) ?? []
    groups.set(String(meta['group']), [...group, { question: String(meta['title']), answer: body }])
  }
  return groups.size > 0
    ? [...groups].map(([title, questions]) => ({ title, questions }))
    : undefined
}

/**
 * Creates pages from documents. Every kind with at least one valid document replaces the
 * repository's files of that kind.
 */
export function createLivePages(documents: readonly ContentDocument[]): LivePages {
  const contents = new Map<string, SiteContent>()
  const found = new Map<ContentKind, ContentEntry[]>()
  const faults: { what: string; why: string }[] = []
  for (const { kind, slug, meta, body } of documents) {
    if (kind === 'questions') continue
    const name = `${kind}/${slug}`
    try {
      const content = readMarkdown(meta, body, name)
      const path = contentAddress[kind](slug)
      contents.set(path, content)
      found.set(kind, [...(found.get(kind) ?? []), { slug, path, meta: content.meta }])
    } catch (error) {
      faults.push({ what: name, why: messageOf(error) })
    }
  }
  // The legal pages are linked from every page, so they are replaced only if both exist.
  const legal = found.get('legal')
  if (
    legal &&
    ![paths.privacyPolicy, paths.termsOfService].every((path) =>
      legal.some((entry) => entry.path === path),
    )
  ) {
    faults.push({
      what: 'legal',
      why: 'privacy-policy and terms-of-service must both be there; the files of the repository are shown',
    })
    found.delete('legal')
  }
  const kinds = Object.fromEntries(
    [...found].map(([kind, entries]) => [kind, inOrder(kind, entries)]),
  )
  const lists = { ...contentList, ...kinds }
  const questions = questionsOf(documents)
  const shared: LiveContent = questions ? { kinds, questions } : { kinds }
  const routes = routesWith({ kinds }, async (path) => required(contents, path))
  const pages = byPath(routes)
  const hidden = new Set<string>([paths.paymentSuccess, paths.contentDebug])
  return {
    shared,
    async render(path) {
      const load = findPage(pages, path)
      if (!load) return null
      const at = path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path
      const content = Object.values(kinds).some((entries) =>
        entries.some((entry) => entry.path === at),
      )
        ? contents.get(at)
        : undefined
      const live: LiveContent = content ? { ...shared, page: { path: at, content } } : shared
      return { ...(await render(at, await load(), live)), live }
    },
    content: (path) => contents.get(path) ?? null,
    sitemap: (origin) =>
      sitemap(
        origin,
        routes.map((route) => route.path).filter((path) => !hidden.has(path)),
        lists,
      ),
    feed: (origin) => blogFeed(origin, lists.posts),
    faults,
  }
}

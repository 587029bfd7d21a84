import { paths } from '#client/paths.ts'
import type { ContentKind } from './content.ts'

/** Where a piece of content of each kind is read. */
export const contentAddress: Record<ContentKind, (slug: string) => string> = {
  guides: paths.guide,
  posts: paths.post,
  solutions: paths.solution,
  industries: paths.industry,
  legal: (slug) => `/${slug}`,
}

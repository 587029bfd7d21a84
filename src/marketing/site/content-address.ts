import { paths } from '#client/paths.ts'
import type { ContentKind } from './content.ts'

/** The path of a piece of content, by kind. */
export const contentAddress: Record<ContentKind, (slug: string) => string> = {
  guides: paths.guide,
  posts: paths.post,
  solutions: paths.solution,
  industries: paths.industry,
  legal: (slug) => `/${slug}`,
}

/**
 * Front matter of a content file. Every kind has title and description; the rest depends on the
 * kind.
 */
export interface ContentMeta {
  title: string
  /** For search engines and lists; at most 160 characters. */
  description: string
  /** The sentence under the heading; defaults to the description. */
  lead?: string
  /** Place or industry in one or two words. */
  name?: string
  /** `YYYY-MM-DD`. */
  updated?: string
  published?: string
  /** The audience in a few words. */
  audience?: string
  tags?: string[]
  /** Position in its list. */
  order?: string
  /** Reading time, computed during the build. */
  minutes: number
}

export interface ContentHeading {
  id: string
  text: string
}

/** A piece of HTML, or the name of a figure component. */
export type ContentPart = { html: string } | { figure: string }

export interface SiteContent {
  meta: ContentMeta
  /** Headings of the second level, for the table of contents. */
  headings: ContentHeading[]
  parts: ContentPart[]
}

/** Folders below `content/`. */
export type ContentKind = 'guides' | 'posts' | 'solutions' | 'industries' | 'legal'

/** A content file in a list. */
export interface ContentEntry {
  slug: string
  path: string
  meta: ContentMeta
}

/**
 * Questions of the FAQ under one heading. Answers are plain text, because search engines get the
 * same text.
 */
export interface QuestionGroup {
  title: string
  questions: readonly { question: string; answer: string }[]
}

/** Content from an external source, by kind; a missing kind uses the files of the repository. */
export interface LiveContent {
  kinds: Partial<Record<ContentKind, readonly ContentEntry[]>>
  /** The FAQ; defaults to that of the repository. */
  questions?: readonly QuestionGroup[]
  /** The content of the page it was sent with, so that the first page needs no second request. */
  page?: { path: string; content: SiteContent }
}

/**
 * What stands above the text of a content file. Every kind has title and description; the rest
 * depends on the kind.
 */
export interface ContentMeta {
  title: string
  /** For search engines and lists; at most 160 characters. */
  description: string
  /** The sentence under the heading; the description when absent. */
  lead?: string
  /** Place or industry in one or two words. */
  name?: string
  /** `YYYY-MM-DD`. */
  updated?: string
  published?: string
  /** For whom, in a few words. */
  audience?: string
  tags?: string[]
  /** Place in its list. */
  order?: string
  /** Reading time, counted while building. */
  minutes: number
}

export interface ContentHeading {
  id: string
  text: string
}

/** A stretch of HTML, or the name of a figure component. */
export type ContentPart = { html: string } | { figure: string }

export interface Content {
  meta: ContentMeta
  /** Headings of the second level, for the table of contents. */
  headings: ContentHeading[]
  parts: ContentPart[]
}

/** Folders below `content/`. */
export type ContentKind = 'guides' | 'posts' | 'solutions' | 'industries' | 'legal'

/** A content file as lists show it. */
export interface ContentEntry {
  slug: string
  path: string
  meta: ContentMeta
}

/**
 * Questions of the FAQ under one heading. Answers are plain text, because search engines get the
 * same words.
 */
export interface QuestionGroup {
  title: string
  questions: readonly { question: string; answer: string }[]
}

/**
 * Content that came from outside of the program, by kind; a kind that is not there keeps the files
 * of the repository.
 */
export interface LiveContent {
  kinds: Partial<Record<ContentKind, readonly ContentEntry[]>>
  /** The FAQ; not there: the one of the repository. */
  questions?: readonly QuestionGroup[]
  /**
   * The content of the page that it was sent with, so that the first page needs no second request.
   */
  page?: { path: string; content: Content }
}

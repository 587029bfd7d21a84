/**
 * Kinds of content: those with pages, as folders of Markdown files and as document types, and the
 * questions of the FAQ.
 */
export const contentKinds = [
  'guides',
  'posts',
  'solutions',
  'industries',
  'legal',
  'questions',
] as const
export type ContentKind = (typeof contentKinds)[number]

/** One piece of content as its editors wrote it. */
export interface ContentDocument {
  kind: ContentKind
  slug: string
  /**
   * The front matter of a content file: title, description, tags and so on. A question is the title
   * of its answer, and names its group.
   */
  meta: Record<string, string | string[]>
  /** Markdown; plain text for the answer to a question. */
  body: string
}

/** A failure, described for editors. */
export interface ContentFault {
  /** ISO time. */
  at: string
  /** The document or the call. */
  what: string
  why: string
}

/** Everything that was loaded at one moment. */
export interface ContentSnapshot {
  documents: readonly ContentDocument[]
  /** ISO time. */
  loadedAt: string
  faults: readonly ContentFault[]
}

/** Content from outside of the program. */
export interface ContentSource {
  /** Where it comes from, without secrets, such as `Sanity project x, dataset production`. */
  name: string
  /**
   * The newest snapshot; null while none could be loaded. Waits at most for the first load, and
   * never fails.
   */
  published(): Promise<ContentSnapshot | null>
  /** With drafts, loaded on each call. @throws Error with the reason when that fails */
  drafts(): Promise<ContentSnapshot>
  /** The last failures, newest first. */
  faults(): readonly ContentFault[]
}

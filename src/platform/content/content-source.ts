/**
 * Kinds of content: those that are pages, as folders of Markdown files and as document types, and
 * the questions of the FAQ.
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
   * What stands above the text in a content file: title, description, tags and so on. A question is
   * the title of its answer, and names its group.
   */
  meta: Record<string, string | string[]>
  /** Markdown; the plain text of a question's answer. */
  body: string
}

/** Something that did not work, for the people who edit. */
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

/** Content that lives outside of the program. */
export interface ContentSource {
  /**
   * Where it comes from, without anything secret, such as `Sanity project x, dataset production`.
   */
  name: string
  /**
   * The newest that could be loaded; null while nothing could be. Never waits for longer than the
   * first load, and never fails.
   */
  published(): Promise<ContentSnapshot | null>
  /** With drafts, loaded anew. @throws Error with the reason when that fails */
  drafts(): Promise<ContentSnapshot>
  /** The last failures, newest first. */
  faults(): readonly ContentFault[]
}

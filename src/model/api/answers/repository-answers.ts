/** An archive that a repository offers. */
export interface OfferedArchive {
  /** Identifies it within its repository. */
  name: string
  title: string
  description: string
  /** The publisher's version; empty when there is none. */
  version: string
  changedAt: string | null
  /** In bytes; null when unknown. */
  size: number | null
}

/** The content of a repository. */
export interface RepositoryContent {
  archives: OfferedArchive[]
  /** Why it could not be read, as a sentence; empty when it could. */
  fault: string
}

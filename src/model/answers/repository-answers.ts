/** An archive that a repository offers. */
export interface OfferedArchive {
  /** Names it within its repository. */
  name: string
  title: string
  description: string
  /** As whoever offers it calls it; empty when it has none. */
  version: string
  changedAt: string | null
  /** In bytes; null when nobody says. */
  size: number | null
}

/** What lies in a repository. */
export interface RepositoryContent {
  archives: OfferedArchive[]
  /** Why nothing could be read, in words; empty when it could. */
  fault: string
}

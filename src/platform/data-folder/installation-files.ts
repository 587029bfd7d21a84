import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** What tells a file from a copy of it. */
export interface FileMark {
  /** When it was made, in nanoseconds since 1970; `0` where the file system does not tell. */
  born: string
  inode: string
}

/**
 * What the data folder knows of the database, outside of it: which installation it is, and the
 * newest beat of a worker that was committed.
 */
export interface Witness {
  installation: string
  beatAt: number
}

/** The mark of a file or folder; null when there is none. */
export function markOf(path: string): FileMark | null {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found ? { born: String(found.birthtimeNs), inode: String(found.ino) } : null
}

/**
 * Marks of the data folder and of the control file of the embedded database, which is never
 * replaced while it is the same database.
 */
export const embeddedMarks = (
  dataDir: string,
): { folder: FileMark | null; control: FileMark | null } => ({
  folder: markOf(resolve(dataDir)),
  control: markOf(join(resolve(dataDir), 'database/global/pg_control')),
})

/**
 * A small file in the data folder, beside the database. A folder that cannot be read or written has
 * no witness.
 */
export function createWitnessFile(dataDir: string): {
  read(): Witness | null
  write(witness: Witness): void
} {
  const file = join(resolve(dataDir), 'installation.json')
  return {
    read() {
      try {
        const { installation, beatAt } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Witness>
        return typeof installation === 'string' && typeof beatAt === 'number'
          ? { installation, beatAt }
          : null
      } catch {
        return null
      }
    },
    write(witness) {
      try {
        mkdirSync(resolve(dataDir), { recursive: true })
        // Renamed into place: nobody reads half of it.
        writeFileSync(`${file}.${process.pid}`, `${JSON.stringify(witness)}\n`)
        renameSync(`${file}.${process.pid}`, file)
      } catch {
        // Without it, less is noticed; nothing else depends on it.
      }
    },
  }
}

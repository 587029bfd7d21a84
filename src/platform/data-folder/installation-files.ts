import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Distinguishes a file from a copy of it. */
export interface FileMark {
  /**
   * When it was created, in nanoseconds since 1970; `0` where the file system does not record it.
   */
  born: string
  inode: string
}

/**
 * Facts about the database that the data folder keeps outside of it: the installation, and the
 * newest committed beat of a worker.
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
 * Marks of the data folder and of the embedded database's control file, which is never replaced
 * while the database is the same.
 */
export const embeddedMarks = (
  dataDir: string,
): { folder: FileMark | null; control: FileMark | null } => ({
  folder: markOf(resolve(dataDir)),
  control: markOf(join(resolve(dataDir), 'database/global/pg_control')),
})

/**
 * A small file in the data folder, next to the database. A folder that cannot be read or written
 * has no witness.
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
        // Renamed into place, so that no reader sees a partial file.
        writeFileSync(`${file}.${process.pid}`, `${JSON.stringify(witness)}\n`)
        renameSync(`${file}.${process.pid}`, file)
      } catch {
        // Without it, fewer copies are detected; nothing else depends on it.
      }
    },
  }
}

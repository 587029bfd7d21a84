import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder on a disk of its own that can be filled, where this machine permits mounting one. */
export interface LimitedDisk {
  folder: string
  /** False where mounting is not permitted: then a full disk is raised by failpoints. */
  isLimited: boolean
  fill(): void
  free(): void
  close(): void
}

const MEGABYTES = 384

export function makeLimitedDisk(name: string): LimitedDisk {
  const folder = mkdtempSync(join(tmpdir(), `outrider-chaos-${name}-`))
  const isLimited =
    spawnSync(
      'mount',
      ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m,mode=0755`, 'outrider-chaos', folder],
      { stdio: 'ignore' },
    ).status === 0
  const filler = join(folder, 'filler')
  return {
    folder,
    isLimited,
    fill() {
      const file = openSync(filler, 'w')
      const block = Buffer.alloc(64 * 1024, 1)
      try {
        for (;;) writeSync(file, block)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(filler, { force: true }),
    close() {
      if (isLimited) spawnSync('umount', ['-l', folder], { stdio: 'ignore' })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

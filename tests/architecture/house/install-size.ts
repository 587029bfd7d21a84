import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const BLOCK = 512
export const MEGABYTE = 2 ** 20

/** The bytes that a folder takes on disk, as `du` counts them: whole blocks. */
function bytesOn(folder: string, leaveOut: ReadonlySet<string>): number {
  let bytes = lstatSync(folder).blocks * BLOCK
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (leaveOut.has(entry.name)) continue
    const path = join(folder, entry.name)
    bytes += entry.isDirectory() ? bytesOn(path, leaveOut) : lstatSync(path).blocks * BLOCK
  }
  return bytes
}

interface LockedPackage {
  dev?: boolean
  link?: boolean
}

const NESTED = new Set(['node_modules'])

/** Bytes of the packages that the lock file does not mark as development only. */
export function productionSize(): number {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .filter(([path]) => existsSync(path))
    .reduce((sum, [path]) => sum + bytesOn(path, NESTED), 0)
}

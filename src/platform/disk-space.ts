import { statfs } from 'node:fs/promises'

/** Free and total bytes of the disk that contains a folder; null when they cannot be read. */
export async function diskSpace(folder: string): Promise<{ free: number; total: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free: bavail * bsize, total: blocks * bsize }
  } catch {
    return null
  }
}

import { statfs } from 'node:fs/promises'

/**
 * Bytes free for us, and in all, of the disk that a folder lies on; null when it cannot be asked.
 */
export async function diskSpace(folder: string): Promise<{ free: number; total: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free: bavail * bsize, total: blocks * bsize }
  } catch {
    return null
  }
}

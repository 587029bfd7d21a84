import { message } from '#language'
import { codeOf } from '#model/lib/thrown.ts'
import { gunzipSync, gzipSync } from 'node:zlib'

/** One text of an archive. */
export interface ArchiveFile {
  /** With `/` between folders; at most 100 characters. */
  name: string
  text: string
}

/** The input is no archive, or larger than allowed. The message is safe to show. */
export class BadArchive extends Error {}

const BLOCK = 512
/** Unpacked, in bytes: what looks small must not fill the memory. */
const MAX = 64 * 1024 * 1024
const MAX_FILES = 10_000

const octal = (value: number, width: number) => `${value.toString(8).padStart(width - 1, '0')}\0`

/** A ustar header (POSIX.1-1988) without any time or owner: the same files are the same bytes. */
function header(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`archive: the name "${name}" is too long`)
  const block = Buffer.alloc(BLOCK)
  block.write(name, 0)
  for (const [text, at] of [
    [octal(0o644, 8), 100],
    [octal(0, 8), 108],
    [octal(0, 8), 116],
    [octal(size, 12), 124],
    [octal(0, 12), 136],
    ['        ', 148],
    ['0', 156],
    ['ustar\x0000', 257],
  ] as const)
    block.write(text, at, 'latin1')
  block.write(
    `${block
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, '0')}\0 `,
    148,
  )
  return block
}

/** The files as `.tar.gz`, in the order of their names. */
export function packArchive(files: readonly ArchiveFile[]): Buffer {
  const parts: Buffer[] = []
  for (const { name, text } of [...files].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const content = Buffer.from(text)
    parts.push(
      header(name, content.length),
      content,
      Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK),
    )
  }
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]))
}

function unzip(bytes: Uint8Array): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX })
  } catch (error) {
    if (codeOf(error) === 'ERR_BUFFER_TOO_LARGE')
      throw new BadArchive(message('The archive is too large.'))
    throw new BadArchive(message('This is not a .tar.gz archive.'))
  }
}

const textAt = (block: Buffer, from: number, length: number) =>
  block.toString('utf8', from, from + length).replace(/\0[\s\S]*/s, '')

/**
 * The files of a `.tar.gz`; folders and links are passed over, nothing is written anywhere.
 * @throws BadArchive
 */
export function unpackArchive(bytes: Uint8Array): ArchiveFile[] {
  const tar = unzip(bytes)
  const files: ArchiveFile[] = []
  for (let at = 0; at + BLOCK <= tar.length;) {
    const block = tar.subarray(at, at + BLOCK)
    if (block.every((byte) => byte === 0)) break
    const size = Number.parseInt(textAt(block, 124, 12), 8)
    const sum = Number.parseInt(textAt(block, 148, 8), 8)
    const counted = block.reduce(
      (total, byte, index) => total + (index >= 148 && index < 156 ? 32 : byte),
      0,
    )
    if (sum !== counted || !(size >= 0) || at + BLOCK + size > tar.length)
      throw new BadArchive(message('The archive is damaged.'))
    const folder = textAt(block, 345, 155)
    if (['0', '\0'].includes(block.toString('latin1', 156, 157)))
      files.push({
        name: `${folder ? `${folder}/` : ''}${textAt(block, 0, 100)}`.replace(/^\.\//, ''),
        text: tar.toString('utf8', at + BLOCK, at + BLOCK + size),
      })
    if (files.length > MAX_FILES) throw new BadArchive(message('The archive holds too many files.'))
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
  return files
}

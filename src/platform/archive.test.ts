import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { BadArchive, packArchive, unpackArchive } from './archive.ts'

const FILES = [
  { name: 'a.json', text: '{"a":"\u00fc"}' },
  { name: 'folder/b.json', text: 'x'.repeat(700) },
]

/** An archive of the files whose unpacked bytes were changed. */
function changed(change: (tar: Buffer) => Buffer | void): Buffer {
  const tar = gunzipSync(packArchive(FILES))
  return gzipSync(change(tar) ?? tar)
}

/** Writes the checksum of the first header, so that only the intended damage is wrong. */
function sign(tar: Buffer): void {
  tar.write('        ', 148)
  const sum = tar.subarray(0, 512).reduce((total, byte) => total + byte, 0)
  tar.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
}

describe('an archive', () => {
  it('has the same bytes for the same files, in whichever order', () => {
    expect(packArchive(FILES.toReversed())).toEqual(packArchive(FILES))
    expect(unpackArchive(packArchive(FILES))).toEqual(FILES)
  })

  it('is read with the folder that POSIX keeps beside the name', () => {
    const bytes = changed((tar) => {
      tar.write('deep/down', 345)
      sign(tar)
    })
    expect(unpackArchive(bytes)[0]!.name).toBe('deep/down/a.json')
  })

  it('is read without its links and folders', () => {
    const bytes = changed((tar) => {
      tar.write('2', 156)
      sign(tar)
    })
    expect(unpackArchive(bytes).map(({ name }) => name)).toEqual(['folder/b.json'])
  })

  it.each<[string, (tar: Buffer) => Buffer | void]>([
    ['a changed header', (tar) => void tar.write('b', 0)],
    [
      'a size below nothing',
      (tar) => {
        tar.write('-0000001000\0', 124)
        sign(tar)
      },
    ],
    [
      'a size beyond its end',
      (tar) => {
        tar.write('77777777777\0', 124)
        sign(tar)
      },
    ],
    ['an end in the middle of a file', (tar) => tar.subarray(0, 3 * 512 + 100)],
  ])('with %s is damaged', (_what, change) => {
    expect(() => unpackArchive(changed(change))).toThrow(new BadArchive('The archive is damaged.'))
  })

  it('is refused when it unpacks to more than 64 MiB', () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024 + 1))
    expect(bomb.length).toBeLessThan(100_000)
    expect(() => unpackArchive(bomb)).toThrow(new BadArchive('The archive is too large.'))
  })

  it('is refused when it is no archive', () => {
    expect(() => unpackArchive(Buffer.from('no gzip'))).toThrow(
      new BadArchive('This is not a .tar.gz archive.'),
    )
  })
})

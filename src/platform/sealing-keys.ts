import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { Config } from './config.ts'

/** The key that seals, and keys that only open. */
export interface SealingKeys {
  current: string
  older: readonly string[]
}

type KeyConfig = Pick<Config, 'SECRET_KEY' | 'SECRET_KEY_PREVIOUS' | 'DATA_DIR'>

const newKey = () => randomBytes(48).toString('base64url')
const fileOf = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) => join(resolve(DATA_DIR), 'secret.key')

/** One key per line, the current one first. */
const readKeys = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Writes keys to a temporary file in the same folder, which only the owner may read. */
function writeTemporary(file: string, keys: readonly string[]): string {
  mkdirSync(resolve(file, '..'), { recursive: true })
  const making = `${file}.${process.pid}.new`
  writeFileSync(making, `${keys.join('\n')}\n`, { mode: 0o600 })
  const handle = openSync(making, 'r')
  fsyncSync(handle)
  closeSync(handle)
  return making
}

/** Replaces the keys by a rename, so that a crash leaves either the old or the new ones. */
const writeKeys = (file: string, keys: readonly string[]): void =>
  renameSync(writeTemporary(file, keys), file)

/** Makes the first key; of two processes that start at once, both use the one that came first. */
function createKeys(file: string): void {
  const making = writeTemporary(file, [newKey()])
  try {
    linkSync(making, file)
  } catch {
    // A file system without hard links.
    if (!existsSync(file)) renameSync(making, file)
  } finally {
    rmSync(making, { force: true })
  }
}

/**
 * The configured sealing keys: SECRET_KEY with SECRET_KEY_PREVIOUS, or the file `secret.key` in
 * DATA_DIR, which is created when missing.
 * @throws Error with a readable message when the file exists but holds no key
 */
export function sealingKeys(config: KeyConfig): SealingKeys {
  if (config.SECRET_KEY) return { current: config.SECRET_KEY, older: config.SECRET_KEY_PREVIOUS }
  const file = fileOf(config)
  if (!existsSync(file)) createKeys(file)
  const [current, ...older] = readKeys(file)
  if (!current)
    throw new Error(
      `${file} is empty. Put the key back that was in it, or delete the file to begin with a new key.`,
    )
  return { current, older: [...older, ...config.SECRET_KEY_PREVIOUS] }
}

/**
 * Puts a new key first in `secret.key`; older keys stay and only open. The running product uses it
 * after its next start.
 * @throws Error with a readable message when the key comes from the environment, which only the
 * operator can change
 */
export function rotateKeyFile(config: KeyConfig): void {
  if (config.SECRET_KEY)
    throw new Error(
      'The key comes from SECRET_KEY. Move its value to SECRET_KEY_PREVIOUS, set ' +
        `SECRET_KEY to a new one, and restart every process. A new key: ${newKey()}`,
    )
  const { current } = sealingKeys(config)
  const file = fileOf(config)
  writeKeys(file, [newKey(), current, ...readKeys(file).slice(1)])
}

/**
 * Removes the older keys from `secret.key`. The caller has checked that nothing is sealed with
 * them.
 * @returns the number of removed keys
 */
export function forgetOlderKeys(config: KeyConfig): number {
  if (config.SECRET_KEY)
    throw new Error(
      'The key comes from SECRET_KEY. Remove SECRET_KEY_PREVIOUS from the environment instead.',
    )
  const { current } = sealingKeys(config)
  const file = fileOf(config)
  const older = readKeys(file).length - 1
  if (older > 0) writeKeys(file, [current])
  return older
}

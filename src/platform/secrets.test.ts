import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, describe, expect, it, test } from 'vitest'
import { propertyRuns } from '#tests/support/property-runs.ts'
import { forgetOlderKeys, rotateKeyFile, sealingKeys } from './sealing-keys.ts'
import { createSecrets, sealPlace } from './secrets.ts'

const PLACE = sealPlace('mailbox', 'smtpPassword', 'm1', 't1')

/** Seals in the format before key ids existed. */
function sealV1(key: string, plain: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', createHash('sha256').update(key).digest(), nonce)
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
}

describe('a sealed value', () => {
  test('opens with its key, in its place, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), fc.string(), (plain, key, place) => {
        const secrets = createSecrets(key)
        expect(secrets.open(secrets.seal(plain, place), place)).toBe(plain)
      }),
      { numRuns: propertyRuns(500, { short: 50 }) },
    )
  })

  it('names its key by an id that holds nothing of the key', () => {
    const secrets = createSecrets('a key')
    expect(secrets.seal('hunter2', PLACE)).toMatch(new RegExp(`^v2\\.${secrets.keyId}\\.`))
    expect(secrets.keyId).not.toBe(createHash('sha256').update('a key').digest('hex').slice(0, 10))
    expect(createSecrets('a key').keyId).toBe(secrets.keyId)
  })

  it('opens with a key that is kept for opening, and is sealed anew with the current one', () => {
    const sealed = createSecrets('old').seal('hunter2', PLACE)
    const now = createSecrets('new', ['older', 'old'])
    expect(now.open(sealed, PLACE)).toBe('hunter2')
    expect(now.seal('hunter2', PLACE).startsWith(now.prefix)).toBe(true)
    expect(sealed.startsWith(now.prefix)).toBe(false)
  })

  it('of a version without key ids opens with whichever key it was', () => {
    expect(createSecrets('new', ['older', 'old']).open(sealV1('old', 'hunter2'), PLACE)).toBe(
      'hunter2',
    )
    expect(() => createSecrets('new').open(sealV1('old', 'hunter2'), PLACE)).toThrow('another key')
  })

  it.each([
    ['another record', sealPlace('mailbox', 'smtpPassword', 'm2', 't1')],
    ['another field', sealPlace('mailbox', 'imapPassword', 'm1', 't1')],
    ['another tenant', sealPlace('mailbox', 'smtpPassword', 'm1', 't2')],
    ['another entity', sealPlace('webhook', 'smtpPassword', 'm1', 't1')],
  ])('does not open in %s', (_where, place) => {
    const secrets = createSecrets('key')
    expect(() => secrets.open(secrets.seal('hunter2', PLACE), place)).toThrow(
      'belongs to another record',
    )
  })

  it('does not open when a byte was changed, nor with a shorter tag', () => {
    const secrets = createSecrets('key')
    const sealed = secrets.seal('hunter2', PLACE)
    const last = sealed.at(-2)!
    expect(() =>
      secrets.open(`${sealed.slice(0, -2)}${last === 'A' ? 'B' : 'A'}${sealed.at(-1)}`, PLACE),
    ).toThrow()
    expect(() => secrets.open(sealed.slice(0, -16), PLACE)).toThrow()
  })

  it('says which key is missing', () => {
    const old = createSecrets('old')
    expect(() => createSecrets('new').open(old.seal('x', PLACE), PLACE)).toThrow(
      `key ${old.keyId}, which is not configured`,
    )
  })
})

test('a signature is verified with older keys too, and with no others', () => {
  const signed = createSecrets('old').sign('device 1')
  expect(createSecrets('new', ['old']).verify('device 1', signed)).toBe(true)
  expect(createSecrets('new').verify('device 1', signed)).toBe(false)
  expect(createSecrets('old').verify('device 2', signed)).toBe(false)
  expect(createSecrets('old').verify('device 1', '')).toBe(false)
})

describe('secret.key', () => {
  const folder = mkdtempSync(join(tmpdir(), 'outrider-keys-'))
  const file = join(folder, 'secret.key')
  const config = { SECRET_KEY: '', SECRET_KEY_PREVIOUS: [], DATA_DIR: folder }
  afterEach(() => rmSync(file, { force: true }))

  it('is made once, for its owner alone', () => {
    const { current } = sealingKeys(config)
    expect(sealingKeys(config)).toEqual({ current, older: [] })
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('keeps the former keys below a new one, until they are forgotten', () => {
    const first = sealingKeys(config).current
    rotateKeyFile(config)
    rotateKeyFile(config)
    const { current, older } = sealingKeys(config)
    expect(older).toHaveLength(2)
    expect(older[1]).toBe(first)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(existsSync(`${file}.new`)).toBe(false)
    expect(forgetOlderKeys(config)).toBe(2)
    expect(sealingKeys(config)).toEqual({ current, older: [] })
  })

  it('of a former version, without a line end, is read as it is', () => {
    writeFileSync(file, 'the-former-key')
    expect(sealingKeys(config)).toEqual({ current: 'the-former-key', older: [] })
    rotateKeyFile(config)
    expect(readFileSync(file, 'utf8').split('\n')[1]).toBe('the-former-key')
  })

  it('is left alone where SECRET_KEY is set', () => {
    const fixed = { ...config, SECRET_KEY: 'from the environment', SECRET_KEY_PREVIOUS: ['before'] }
    expect(sealingKeys(fixed)).toEqual({ current: 'from the environment', older: ['before'] })
    expect(() => rotateKeyFile(fixed)).toThrow('SECRET_KEY_PREVIOUS')
    expect(existsSync(file)).toBe(false)
  })
})

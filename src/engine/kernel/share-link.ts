import { fail } from '#model/lib/errors.ts'
import { randomToken } from '#model/lib/random-token.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
import { sha256 } from '#platform/secrets.ts'
import type { Engine } from './engine.ts'
import { isTenantOpen } from './tenant-open.ts'

/** Password hashing with argon2id, injected because it is outside of the engine. */
export interface PasswordHashing {
  hash(password: string): Promise<string>
  verify(hash: string, password: string): Promise<boolean>
}

const DEFAULT_LIFE = 30 * DAY_MS

/**
 * When a new link stops working: null for never, 30 days when nothing was chosen.
 * @throws ProductError `invalid` for a time that has passed
 */
function expiryOfLink(
  { clock }: Pick<Engine, 'clock'>,
  chosen: string | null | undefined,
): string | null {
  const expiresAt =
    chosen === undefined ? new Date(clock.now() + DEFAULT_LIFE).toISOString() : chosen
  if (expiresAt && Date.parse(expiresAt) <= clock.now())
    throw fail('invalid', 'The link would have expired already.', [
      { path: '/expiresAt', message: 'Choose a later date.' },
    ])
  return expiresAt
}

export interface LinkInput<Part> {
  label?: string
  scope?: Part[]
  /** ISO 8601; null for never; 30 days when absent. */
  expiresAt?: string | null
  password?: string
}

/**
 * The values that a new link of any kind is stored with, and its token, which is not stored.
 * @throws ProductError `invalid` for a time that has passed
 */
export async function newLink(
  engine: Pick<Engine, 'clock'>,
  { label = '', expiresAt, password }: LinkInput<unknown>,
  passwords: PasswordHashing,
) {
  const token = randomToken()
  return {
    token,
    values: {
      label,
      tokenHash: sha256(token),
      expiresAt: expiryOfLink(engine, expiresAt),
      passwordHash: password ? await passwords.hash(password) : '',
    },
  }
}

/** A link without its secrets. */
export type LinkView<Link> = Omit<Link, 'tokenHash' | 'passwordHash'> & { hasPassword: boolean }

export function linkView<Link extends { tokenHash?: unknown; passwordHash?: unknown }>(
  link: Link,
  hasPassword: boolean,
): LinkView<Link> {
  const { tokenHash: _token, passwordHash: _password, ...view } = link
  return { ...view, hasPassword }
}

/** What every kind of link has. */
export interface LinkRow {
  tenant_id: string
  revoked_at: Date | null
  expires_at: Date | null
  password_hash: string
}

const GONE = 'This link is not valid, or not any more.'

/**
 * Checks that a link works, without its password.
 * @throws ProductError `not_found` with the same message for unknown, expired and revoked links
 */
export async function checkLink<Row extends LinkRow>(
  engine: Pick<Engine, 'clock' | 'database'>,
  row: Row | undefined,
): Promise<Row> {
  if (
    !row ||
    row.revoked_at ||
    (row.expires_at && row.expires_at.getTime() <= engine.clock.now()) ||
    !(await isTenantOpen(engine, row.tenant_id))
  )
    throw fail('not_found', GONE)
  return row
}

/**
 * Checks the password of a link.
 * @throws ProductError `unauthenticated` when it is missing or wrong
 */
export async function checkLinkPassword(
  { password_hash: hash }: LinkRow,
  password: string | undefined,
  passwords: PasswordHashing,
): Promise<void> {
  if (hash && !(password && (await passwords.verify(hash, password))))
    throw fail(
      'unauthenticated',
      password ? 'This is not the password of the link.' : 'This link has a password.',
      [],
      { passwordNeeded: true },
    )
}

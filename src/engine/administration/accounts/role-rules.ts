import { sql } from 'kysely'
import { rankOf, type Role } from '#model/schema/access.ts'
import type { User } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import type { EngineTx } from '#engine/kernel/tenant-tx.ts'

/** The person who changes an account. */
export interface Changer {
  id: string
  tenantId: string
  role: Role
}

type UserChange = Partial<Pick<User, 'role' | 'owner' | 'readOnly' | 'active' | 'tenantId'>>

/**
 * Serializes changes of roles: two administrators who demote each other concurrently would leave
 * none.
 */
export const changingRoles = <T>(
  { database }: Pick<Engine, 'database'>,
  work: (db: Db) => Promise<T>,
): Promise<T> =>
  database.system(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('roles', 7421003))`.execute(db)
    return work(db)
  })

const refuse = (code: 'forbidden' | 'wrong_state', message: string, path = '/role') =>
  fail(code, message, [{ path, message }])

/** @throws ProductError `forbidden` for a role above the giver's */
export function checkGivenRole(giver: Pick<Changer, 'role'>, role: Role): void {
  if (rankOf(role) > rankOf(giver.role))
    throw refuse('forbidden', 'You cannot give a role above your own.')
}

const aboveSentence: Record<Role, string> = {
  MEMBER: '',
  TENANT_ADMIN: 'This person is an administrator. Only administrators may change this account.',
  ADMIN: 'This person is an operator. Only operators may change this account.',
}

const isActing = (user: Pick<User, 'role' | 'readOnly' | 'active'>, role: Role) =>
  user.role === role && user.active && !user.readOnly

type Standing = Pick<User, 'role' | 'owner' | 'readOnly' | 'active' | 'tenantId'>

const isActingOwner = ({ role, owner, active, readOnly }: Standing) =>
  role === 'MEMBER' && owner === true && active === true && readOnly !== true

/**
 * An organization that owners manage keeps one of them, or an administrator. An owner cannot end
 * their own ownership (decision 074).
 */
async function checkOwnership(
  db: Db,
  changer: Changer,
  before: User,
  after: Standing | null,
): Promise<void> {
  if (!isActingOwner(before)) return
  const keeps =
    after !== null &&
    after.tenantId === before.tenantId &&
    (isActingOwner(after) || isActing(after, after.role === 'MEMBER' ? 'TENANT_ADMIN' : after.role))
  if (keeps) return
  if (before.id === changer.id)
    throw refuse(
      'wrong_state',
      'You cannot remove yourself as an owner. Ask another owner.',
      '/owner',
    )
  if (changer.role === 'ADMIN') return
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', before.tenantId)
    .where('id', '<>', before.id)
    .where('active', '=', true)
    .where('read_only', '=', false)
    .where((e) => e.or([e('role', '=', 'TENANT_ADMIN'), e('owner', '=', true)]))
    .executeTakeFirst()
  if (!other)
    throw refuse(
      'wrong_state',
      'This is the last owner of the organization. Make another person an owner first.',
      '/owner',
    )
}

/**
 * Enforces the rules for roles (decision 053). A person may not change people above them, give a
 * role above theirs, remove their own role, or remove the last operator or an organization's last
 * administrator. Only operators may move people and leave an organization without administrators.
 * @param after the changes; null when the person is deleted
 * @throws ProductError `forbidden` or `wrong_state` with a sentence
 */
export async function checkRoleChange(
  { db, engine: { stores } }: EngineTx,
  changer: Changer,
  before: User,
  after: UserChange | null,
): Promise<void> {
  if (rankOf(before.role) > rankOf(changer.role))
    throw refuse('forbidden', aboveSentence[before.role])
  const next = {
    ...before,
    ...Object.fromEntries(Object.entries(after ?? {}).filter(([, value]) => value !== undefined)),
  }
  checkGivenRole(changer, next.role)
  if (next.tenantId !== before.tenantId && changer.role !== 'ADMIN')
    throw refuse(
      'forbidden',
      'Only operators may move people to another organization.',
      '/tenantId',
    )
  await checkOwnership(db, changer, before, after === null ? null : next)
  if (before.role === 'MEMBER' || !isActing(before, before.role)) return
  const keepsRole =
    after !== null &&
    isActing(next, next.role) &&
    rankOf(next.role) >= rankOf(before.role) &&
    next.tenantId === before.tenantId
  const isOperator = before.role === 'ADMIN'
  if (after !== null && isOperator && isActing(next, 'ADMIN')) return
  if (keepsRole) return
  if (before.id === changer.id)
    throw refuse('wrong_state', 'You cannot take your own role away. Ask another administrator.')
  if (!isOperator && changer.role === 'ADMIN') return
  const others = {
    role: before.role,
    active: true,
    readOnly: false,
    ...(isOperator ? {} : { tenantId: before.tenantId }),
  }
  const { rows } = await stores
    .of('user')
    .list(
      { tenantId: '', actor: { kind: 'system', id: '', name: 'system' } },
      { filter: others, range: [0, 1] },
      { db },
    )
  if (rows.some((user) => user.id !== before.id)) return
  throw refuse(
    'wrong_state',
    isOperator
      ? 'This is the last operator. Make another person an operator first.'
      : 'This is the last administrator of the organization. Make another person an administrator first.',
  )
}

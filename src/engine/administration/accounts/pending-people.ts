import type { PendingPeople, PendingPerson } from '#model/api/answers/team.ts'
import { teamRoleOf } from '#model/api/team.ts'
import type { Identity, UnverifiedAccount } from '#platform/identity/identity.ts'
import type { Engine } from '#engine/kernel/engine.ts'

/** More open invitations than an installation has at a time. */
const MAX_EXCEPTIONS = 5000

interface PendingFilter {
  /** Only invitations of this organization, and no other sign-ups; null for everything. */
  tenantId: string | null
  /** Part of the address. */
  search: string
  first: number
  size: number
}

/**
 * People who were invited or signed up and have no account in an organization yet: invitations
 * first, latest on top, then sign-ups without one whose address is not verified.
 */
export async function pendingPeople(
  engine: Engine,
  identity: Pick<Identity, 'unverified'>,
  pendingFilter: PendingFilter,
): Promise<PendingPeople> {
  const { tenantId, search, first, size } = pendingFilter
  const { rows, total, emails } = await openInvitations(engine, pendingFilter)
  const among = rows.map(({ email }) => email)
  const signedUp = new Map<string, UnverifiedAccount>()
  const found =
    among.length > 0 ? await identity.unverified({ among, offset: 0, limit: among.length }) : null
  for (const account of found?.rows ?? []) signedUp.set(account.email, account)
  const now = engine.clock.now()
  const people = rows.map((row): PendingPerson => {
    const account = signedUp.get(row.email)
    const invited = row.expires_at.getTime() > now ? 'invited' : 'expired'
    return {
      email: row.email,
      name: account?.name ?? '',
      state: account ? 'unverified' : invited,
      invitation: {
        id: row.id,
        role: teamRoleOf(row),
        tenantId: row.tenant_id,
        tenantName: row.name,
        invitedBy: row.created_by,
        expiresAt: row.expires_at.toISOString(),
      },
      since: row.created_at.toISOString(),
    }
  })
  if (tenantId !== null) return { people, total, listsUnverified: true }
  const others = await identity.unverified({
    search,
    except: emails,
    offset: Math.max(0, first - total),
    limit: size,
  })
  return {
    people: [
      ...people,
      ...(others?.rows ?? [])
        .slice(0, size - people.length)
        .map(({ email, name, signedUpAt }): PendingPerson => ({
          email,
          name,
          state: 'unverified',
          since: signedUpAt,
        })),
    ],
    total: total + (others?.total ?? 0),
    listsUnverified: others !== null,
  }
}

/** One page of invitations that were not accepted, and the addresses of all of them. */
function openInvitations({ database }: Engine, { tenantId, search, first, size }: PendingFilter) {
  return database.system(async (db) => {
    let open = db
      .selectFrom('invitations')
      .innerJoin('tenants', 'tenants.id', 'invitations.tenant_id')
      .where('invitations.accepted_at', 'is', null)
    if (tenantId !== null) open = open.where('invitations.tenant_id', '=', tenantId)
    const all = await open.select('invitations.email').limit(MAX_EXCEPTIONS).execute()
    const word = search.trim().toLowerCase()
    if (word !== '')
      open = open.where((e) =>
        e(e.fn<number>('strpos', ['invitations.email', e.val(word)]), '>', 0),
      )
    const { total } = await open
      .select((e) => e.fn.countAll().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await open
      .select([
        'invitations.id',
        'invitations.email',
        'invitations.role',
        'invitations.owner',
        'invitations.tenant_id',
        'invitations.created_by',
        'invitations.created_at',
        'invitations.expires_at',
        'tenants.name',
      ])
      .orderBy('invitations.created_at', 'desc')
      .orderBy('invitations.id')
      .offset(first)
      .limit(size)
      .execute()
    return { rows, total: Number(total), emails: [...new Set(all.map(({ email }) => email))] }
  })
}

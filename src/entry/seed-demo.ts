import { randomBytes } from 'node:crypto'
import type { Role } from '#model/schema/access.ts'
import type { Config } from '#platform/config.ts'
import { sha256 } from '#platform/secrets.ts'
import { systemScope } from '#engine/kernel/engine.ts'
import { installationPlace } from '#store/reseal-secrets.ts'
import {
  DEMO_TENANT,
  moveDemoMailboxes,
  SEEDED_PEOPLE,
  seedDemoData,
} from '#store/seed/seed-demo-data.ts'
import type { Wired } from '#wiring/adapters.ts'

export interface DemoPerson {
  role: Role
  email: string
  password: string
}
export type DemoPeople = readonly DemoPerson[]

const people = [
  { role: 'ADMIN', email: 'admin@halden-loggers.example', first_name: 'Ada', last_name: 'Admin' },
  {
    role: 'TENANT_ADMIN',
    email: 'henrik@halden-loggers.example',
    first_name: 'Henrik',
    last_name: 'Dahl',
  },
  { role: 'MEMBER', email: 'marit@halden-loggers.example', first_name: 'Marit', last_name: 'Holm' },
] as const

const PASSWORD_ID = 'demo-password'

/** Generated once and stored sealed, so that each start prints the same. */
async function demoPassword(config: Config, { engine }: Wired): Promise<string> {
  if (config.DEMO_PASSWORD) return config.DEMO_PASSWORD
  const now = new Date()
  const password = `demo-${randomBytes(4).toString('hex')}`
  const value = JSON.stringify({
    sealed: engine.secrets.seal(password, installationPlace(PASSWORD_ID)),
  }) as never
  return engine.database.system(async (db) => {
    await db
      .insertInto('secret_values')
      .values({
        id: PASSWORD_ID,
        value,
        version: 1,
        created_at: now,
        created_by: 'demo',
        updated_at: now,
        updated_by: 'demo',
      })
      .onConflict((c) => c.column('id').doNothing())
      .execute()
    const row = await db
      .selectFrom('secret_values')
      .select('value')
      .where('id', '=', PASSWORD_ID)
      .executeTakeFirstOrThrow()
    return engine.secrets.open(
      (row.value as { sealed: string }).sealed,
      installationPlace(PASSWORD_ID),
    )
  })
}

async function seedPeople(config: Config, wired: Wired): Promise<DemoPeople> {
  const { engine, embeddedIdentity } = wired
  const password = await demoPassword(config, wired)
  const scope = systemScope('')
  for (const person of people) {
    const { subject } = await embeddedIdentity!.addAccount({
      email: person.email,
      password,
      givenName: person.first_name,
      familyName: person.last_name,
      verified: true,
    })
    const { total } = await engine.stores
      .of('user')
      .list(scope, { filter: { email: person.email } })
    if (total === 0)
      await engine.stores.of('user').create(scope, { ...person, subject, tenantId: DEMO_TENANT })
  }
  return people.map(({ role, email }) => ({ role, email, password }))
}

async function seedKey(config: Config, { engine }: Wired) {
  if (!config.DEMO_SECRET_KEY) return
  const scope = systemScope(DEMO_TENANT)
  const keyHash = sha256(config.DEMO_SECRET_KEY)
  const known = await engine.database.system((db) =>
    db.selectFrom('api_keys').select('id').where('key_hash', '=', keyHash).executeTakeFirst(),
  )
  if (!known)
    await engine.stores.of('api-key').create(scope, {
      name: 'Demo key',
      kind: 'secret',
      role: 'TENANT_ADMIN',
      prefix: config.DEMO_SECRET_KEY.slice(0, 6),
      keyHash,
    })
}

export interface Demo {
  /** Null if there are none to print. */
  people: DemoPeople | null
  /** True right after creation: its history must still be generated. */
  isNew: boolean
}

/** Creates the demo tenant with its people and its key, as configured. */
export async function seedDemo(config: Config, wired: Wired): Promise<Demo> {
  if (config.demoData === 'none') return { people: null, isNew: false }
  const { engine, catchAll, embeddedIdentity } = wired
  const isNew = await seedDemoData(
    engine.stores,
    catchAll && { smtpPort: catchAll.smtpPort, imapPort: catchAll.imapPort },
  )
  if (catchAll && !isNew) await moveDemoMailboxes(engine.database, catchAll)
  await seedKey(config, wired)
  return {
    people: embeddedIdentity ? await seedPeople(config, wired) : null,
    isNew: isNew && catchAll !== null,
  }
}

/** The number of people in the demo tenant. */
export const demoAudience = { none: 0, small: SEEDED_PEOPLE, large: 2000 } as const

/** The actor of the demo tenant's history. */
export const demoScope = {
  tenantId: DEMO_TENANT,
  actor: { kind: 'user' as const, id: 'demo', name: 'Marit Holm' },
}

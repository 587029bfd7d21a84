import { afterEach, expect, test } from 'vitest'
import { sha256 } from '#platform/secrets.ts'
import { noDns } from '#platform/dns/dns.ts'
import { createZoneDns } from '#platform/dns/zone-dns.ts'
import { makeDkimKey } from '#platform/mail/dkim/make-key.ts'
import { verifyMessage } from '#platform/mail/dkim/verify-message.ts'
import { createWorld, type World } from './campaign-world.ts'

let world: World
afterEach(() => world.close())

const zone = createZoneDns(noDns)

/** A domain whose key is in DNS; `signs` off for one that has been switched off. */
async function addDomain(domain: string, values: { signs?: boolean } = {}): Promise<void> {
  const { engine, scope } = world
  const made = await makeDkimKey()
  const { id } = await engine.stores.of('sending-domain').create(scope, { domain, ...values })
  await engine.stores
    .of('dkim-key')
    .create(scope, { domainId: id, selector: 'o1', state: 'active', ...made })
  zone.set(`o1._domainkey.${domain}`, { txt: [`v=DKIM1; k=rsa; p=${made.publicKey}`] })
}

async function sendCampaign(people: number) {
  await world.addMailbox()
  const campaign = await world.addCampaign()
  await world.addPeople(campaign, people)
  await world.launch(campaign)
  await world.playTo('2026-03-03T18:00')
  expect(world.delivered.length).toBeGreaterThan(0)
}
const senderDomain = () => world.delivered[0]!.from.split('@')[1]!
const verdictsOn = (raw: string) => verifyMessage(Buffer.from(raw, 'latin1'), zone)

test('emails of a campaign are signed, and the stored bytes are the sent ones', async () => {
  world = await createWorld()
  world.engine.dns = zone
  await addDomain('acme.example')
  await sendCampaign(3)
  expect(senderDomain()).toBe('acme.example')
  const ledger = await world.ledger()
  for (const { raw, rfcId } of world.delivered) {
    expect(await verdictsOn(raw)).toMatchObject([
      { result: 'pass', domain: 'acme.example', selector: 'o1' },
    ])
    const row = ledger.find((one) => one.rfc_id === rfcId)!
    expect(row.mime_hash).toBe(sha256(raw))
    expect([raw, '']).toContain(row.mime)
  }
})

test.for<[what: string, domain: string, signs: boolean]>([
  ['another domain', 'other.example', true],
  ['a subdomain', 'mail.acme.example', true],
  ['a domain that is switched off', 'acme.example', false],
])('emails are not signed by %s', async ([, domain, signs]) => {
  world = await createWorld()
  world.engine.dns = zone
  await addDomain(domain, { signs })
  await sendCampaign(1)
  expect(await verdictsOn(world.delivered[0]!.raw)).toEqual([])
})

test('a key that cannot be opened sends nothing unsigned, and says why', async () => {
  world = await createWorld()
  world.engine.dns = zone
  await addDomain('acme.example')
  await world.database.tenant(world.tenantId, (db) =>
    db.updateTable('dkim_keys').set({ private_key: 'v2.0000000000.AAAA' }).execute(),
  )
  await world.addMailbox()
  const campaign = await world.addCampaign()
  await world.addPeople(campaign, 1)
  await world.launch(campaign)
  await world.playTo('2026-03-03T18:00')
  expect(world.delivered).toEqual([])
  const [row] = await world.database.tenant(world.tenantId, (db) =>
    db.selectFrom('outreaches').select(['state', 'state_reason']).execute(),
  )
  expect(row).toMatchObject({ state: 'needs_attention' })
  expect(row!.state_reason).toContain('sealed with the key')
})

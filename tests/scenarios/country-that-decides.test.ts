// @both-databases
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RESEARCH_DAYS } from '#model/api/company-research.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
import { listCampaignContacts } from '#engine/outreach/people/campaign-contacts.ts'
import { updateContact } from '#engine/outreach/people/save-contact.ts'
import { forgetCompany, researchContact } from '#engine/outreach/research/contact-research.ts'
import { purgeExpiredCompanies } from '#engine/outreach/research/switch-research.ts'
import { createWorld, type World } from './campaign-world.ts'
import { haulier, webOf } from './made-web.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let world: World
let campaign: string

const german = haulier.replace(
  '</head>',
  `<script type="application/ld+json">
    {"@type": "Organization", "address": {"addressCountry": "Deutschland"}}
  </script></head>`,
)
beforeEach(async () => {
  world = await createWorld()
  world.engine.web = webOf(() => german).web
  await world.addMailbox()
  campaign = await world.addCampaign()
})
afterEach(() => world.close())

const switchResearch = (isOn: boolean) =>
  world.setTenant({ companyResearch: isOn, companyResearchPerDay: 100 })
const drain = () => world.work().drain()
const people = async () =>
  (await listCampaignContacts(world.engine, world.scope, campaign, { first: 0, size: 50 })).rows
const researched = () =>
  world.database.tenant(world.tenantId, (db) =>
    db.selectFrom('researched_companies').select('domain').execute(),
  )
const contactOf = async (email: string) =>
  (await people()).find(({ contact }) => contact.email === email)!.contact

const standing = async () => (await people()).map(({ outreach }) => outreach.stateReason)

it('needs consent in a country that was read, whatever is forgotten', async () => {
  await switchResearch(true)
  await world.addPeople(campaign, 1, { country: '' })
  const { id } = await contactOf('person0@firm0.example')
  expect(await standing()).toEqual([''])
  await drain()
  const needs = ['Email to DE needs consent: set the lawful basis of the contact']
  expect(await standing()).toEqual(needs)
  const { facts } = await forgetCompany(world.engine, world.scope, id)
  expect(facts.map(({ kind, value }) => [kind, value])).toEqual([['country', 'DE']])
  const audit = await world.database.system((db) =>
    db
      .selectFrom('audit_entries')
      .select('summary')
      .where('tenant_id', '=', world.tenantId)
      .where('entity', '=', 'researched-company')
      .execute(),
  )
  expect(audit).toEqual([{ summary: 'Facts about firm0.example forgotten' }])
  expect(await standing()).toEqual(needs)
  await researchContact(world.engine, world.scope, id)
  await switchResearch(false)
  await drain()
  expect(await standing()).toEqual(needs)
  await switchResearch(true)
  await drain()
  const longAfter = new Date(world.engine.clock.now() + (RESEARCH_DAYS + 1) * DAY_MS)
  await world.database.system((db) => purgeExpiredCompanies(db, longAfter))
  await updateContact(world.engine, world.scope, { id, version: null }, { firstName: 'Kim' })
  expect(await standing()).toEqual(needs)
  await updateContact(
    world.engine,
    world.scope,
    { id, version: null },
    { companyDomain: 'other.example' },
  )
  expect([await standing(), await researched()]).toEqual([[''], []])
})

it('needs consent at a domain of a country that requires it, read or not', async () => {
  await world.addPeople(campaign, 1, {
    email: 'kim@shop.de',
    companyDomain: 'shop.de',
    country: '',
  })
  await world.addPeople(campaign, 1, {
    email: 'lee@shop.de',
    companyDomain: 'shop.de',
    country: 'AT',
  })
  await world.addPeople(campaign, 1, { email: 'mo@else.example', country: 'ZZ' })
  expect((await standing()).toSorted()).toEqual([
    '',
    'Email to DE needs consent: set the lawful basis of the contact',
    'The country is not understood: set it, or the lawful basis of the contact',
  ])
})

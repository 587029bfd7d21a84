import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { entities } from '#model/schema/entities.generated.ts'
import { readEntity, type EntitySchema } from '#model/schema/entity.ts'
import { resources } from '#resources/index.ts'
import { operations } from '#server/operations/list.generated.ts'
import { explainEntity } from './explain.ts'

const vessel = readEntity(
  JSON.parse(readFileSync('tests/fixtures/schemas/vessel.json', 'utf8')) as EntitySchema,
)
const known = { entities: [...entities, vessel], resources, operations }

describe('explaining an entity', () => {
  it('tells what a schema alone gives', () => {
    const text = explainEntity('vessel', known)
    expect(text).toMatch(/^Table vessels, row-level security by tenant$/m)
    expect(text).toMatch(/^ {2}call_sign +text +text field +required$/m)
    expect(text).toMatch(/^ {2}unique +tenant_id, call_sign$/m)
    expect(text).toMatch(
      /^ {2}POST +\/api\/v1\/vessels +write-audience +generated +Create a vessel$/m,
    )
    expect(text).toMatch(/^Screens: from the schema alone$/m)
    expect(text).toMatch(/^ {2}create +\/admin\/data\/vessel\/create /m)
  })

  it('tells which endpoints are written by hand', () => {
    expect(explainEntity('campaign', known)).toMatch(
      /^ {2}POST +\/api\/v1\/campaigns\/:id\/launch +write-member +by hand /m,
    )
  })

  it.each(entities.map((entity) => entity.id))('has something to say of %s', (id) => {
    expect(explainEntity(id, known)).not.toMatch(/undefined|\[object/)
  })

  it('names the known ones for an id that there is not', () => {
    expect(() => explainEntity('unicorn', known)).toThrow(
      /There is no entity "unicorn"\. Known: action-type, agent, /,
    )
  })
})

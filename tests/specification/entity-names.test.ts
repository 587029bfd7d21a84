import { describe, expect, it } from 'vitest'
import { entities } from '#model/schema/entities.generated.ts'
import { operations } from '#server/operations/list.generated.ts'

/** Where an entity type of the older client is: names whose entity is called otherwise. */
const renamed: Record<string, string> = {
  campaignevent: 'campaign-event',
  rulestats: 'rule-stat',
  groovyAction: 'script',
  emailAccount: 'mailbox',
  contactInfo: 'contact',
  session: 'session',
}

const names =
  `actionType, campaign, campaignevent, event, exportConfig, goal, propertyType, profile, persona,
scope, conditionType, rule, scoring, segment, engage, groovyAction, topic, patch, jsonSchema,
importConfig, rulestats, userList, journey, personaSession, session, custom, campaignEvent, user,
tenant, template, plugin, emailAccount, campaignLog, contactInfo, outreach`
    .split(',')
    .map((name) => name.trim())

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

describe('entity type names of the specification, section 3', () => {
  it.each(names)('%s is an entity with an address', (name) => {
    const id = renamed[name] ?? kebab(name)
    const entity = entities.find((one) => one.id === id)
    const isListed =
      (entity?.path ?? '') !== '' ||
      operations.some(({ path }) => path.startsWith(`/api/v1/${id}/`))
    expect([entity?.id, isListed]).toEqual([id, true])
  })
})

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { EntitySchema } from '#model/schema/entity.ts'
import { create } from './create.ts'
import { inSentence, namesOf } from './names.ts'
import { planChannel } from './plan-channel.ts'
import { planEntity } from './plan-entity.ts'
import { planField } from './plan-field.ts'
import { planWork } from './plan-work.ts'
import { openProject, writePlan } from './project.ts'

const project = openProject('.')
const schemaIn = (files: Record<string, string> | undefined, entity: string) =>
  JSON.parse(files![`schemas/${entity}.json`]!) as EntitySchema

describe('a name', () => {
  it.each(['lastVisit', 'last-visit', 'Last visit', 'last_visit', 'LastVisit'])(
    'is spelled alike from "%s"',
    (typed) =>
      expect(namesOf(typed)).toEqual({
        kebab: 'last-visit',
        camel: 'lastVisit',
        pascal: 'LastVisit',
        title: 'Last visit',
      }),
  )

  it.each(['', '9lives', 'a/b', '../x', 'Ärger', 'x'.repeat(41)])('is refused: "%s"', (typed) =>
    expect(() => namesOf(typed)).toThrow('cannot be a name'),
  )

  it('keeps abbreviations within a sentence', () => {
    expect(inSentence('Last visit')).toBe('last visit')
    expect(inSentence('SMS')).toBe('SMS')
  })
})

describe('a field', () => {
  it('is the only change of the schema', () => {
    const { changed } = planField(project, 'contact', 'linkedinHandle', { title: 'Handle' })
    const { linkedinHandle, ...others } = schemaIn(changed, 'contact').properties
    const before = JSON.parse(readFileSync('schemas/contact.json', 'utf8')) as EntitySchema
    expect(linkedinHandle).toEqual({ type: 'string', title: 'Handle', maxLength: 200, default: '' })
    expect({ ...schemaIn(changed, 'contact'), properties: others }).toEqual(before)
  })

  it.each([
    [{ type: 'integer' }, { type: 'integer', nullable: true }],
    [
      { type: 'integer', default: '3' },
      { type: 'integer', default: 3 },
    ],
    [
      { type: 'integer', default: '3', required: true },
      { type: 'integer', default: 3 },
    ],
    [
      { type: 'choice', values: 'small, large' },
      { type: 'string', enum: ['small', 'large'], default: 'small' },
    ],
    [
      { type: 'reference', to: 'goal' },
      {
        type: 'string',
        maxLength: 250,
        'x-ref': 'goal',
        'x-onDelete': 'set null',
        nullable: true,
      },
    ],
    [
      { type: 'date', section: 'Person' },
      { type: 'string', format: 'date', nullable: true, 'x-section': 'Person' },
    ],
  ])('of %j is %j', (given, node) => {
    const { changed } = planField(project, 'contact', 'size', given)
    expect(schemaIn(changed, 'contact').properties.size).toEqual({ title: 'Size', ...node })
  })

  it.each([
    ['unicorn', 'size', {}, 'There is no entity "unicorn"'],
    ['contact', 'company', {}, '"company" is a field of contact already'],
    ['contact', 'updatedAt', {}, 'Every record has a field "updatedAt"'],
    ['contact', 'size', { type: 'blob' }, '--type must be one of string, text'],
    ['contact', 'size', { type: 'choice' }, '--values small,large'],
    ['contact', 'size', { type: 'reference' }, '--to contact'],
    ['contact', 'size', { type: 'reference', to: 'unicorn' }, 'There is no entity "unicorn"'],
    ['contact', 'size', { type: 'integer', required: true }, 'needs --default'],
    [
      'contact',
      'size',
      { type: 'integer', default: 'many' },
      '--default many is not a valid integer',
    ],
    ['contact', 'a b/c', {}, 'cannot be a name'],
  ])('of %s called "%s" with %j is refused', (entity, name, given, message) =>
    expect(() => planField(project, entity, name, given)).toThrow(message),
  )
})

describe('a kind of due work', () => {
  it('is one file beside its feature', () => {
    const { made } = planWork(project, 'expireInvitations', { in: 'administration/accounts' })
    const path = 'src/engine/administration/accounts/expire-invitations.work.ts'
    expect(Object.keys(made)).toEqual([path])
    expect(made[path]).toContain("name: 'expire-invitations'")
  })

  it('is refused in a folder that is not there', () =>
    expect(() => planWork(project, 'tidy', { in: 'attic' })).toThrow('no folder src/engine/attic'))
})

describe('an entity', () => {
  it('gets its lines in the policy and the glossary, in order', () => {
    const { changed } = planEntity(project, 'site-visit', { access: 'member' })
    for (const [path, text] of Object.entries(changed!)) {
      const added = text.split('\n').filter((line) => !project.read(path).includes(line))
      expect(added).toEqual([
        path.startsWith('docs/') ? '| site visit | a site visit |' : "  'site-visits': 'member',",
      ])
    }
    const lines = changed!['tests/api/access-policy.ts']!.split('\n')
    const at = lines.indexOf("  'site-visits': 'member',")
    expect([lines[at - 1], lines[at + 1]]).toEqual(["  signup: 'public',", "  sources: 'keys',"])
  })

  it.each([
    [{ access: 'all' }, '--access must be one of admin, member, operator'],
    [{ area: 'moon' }, '--area must be one of public, account'],
    [{ id: 'serial' }, '--id must be one of uuid, key'],
    [{ room: 'attic' }, '--room must be one of people.records, people.audiences'],
  ])('with %j is refused', (given, message) =>
    expect(() => planEntity(project, 'site-visit', given)).toThrow(message),
  )
})

describe('a channel', () => {
  it('adds itself to the fields that every call has', () => {
    const { properties } = schemaIn(planChannel(project, 'sms', {}).changed, 'engage')
    expect(properties.channel!.enum).toEqual(['email', 'webhook', 'sms'])
    expect(properties.url!['x-when']).toEqual({ channel: ['webhook', 'sms'] })
    expect(properties.body!['x-when']).toEqual({ channel: 'webhook' })
  })

  it('is refused when it exists', () =>
    expect(() => planChannel(project, 'webhook', {})).toThrow('a channel "webhook" already'))
})

describe('writing', () => {
  const root = mkdtempSync(join(tmpdir(), 'outrider-scaffold-'))
  afterAll(() => rmSync(root, { recursive: true }))
  const copy = openProject(root)

  it('refuses to replace a file, and puts everything back', () => {
    writeFileSync(join(root, 'a.txt'), 'before')
    const plan = { made: { 'new/b.txt': 'b' }, changed: { 'a.txt': 'after' }, next: [] }
    const undo = writePlan(copy, plan)
    expect([copy.read('new/b.txt'), copy.read('a.txt')]).toEqual(['b', 'after'])
    expect(() => writePlan(copy, plan)).toThrow('new/b.txt exists already')
    undo()
    expect([copy.exists('new/b.txt'), copy.read('a.txt')]).toEqual([false, 'before'])
  })

  it('leaves nothing when a step fails', () => {
    const args = ['condition', 'last-visit']
    expect(() => create(args, root, () => {})).toThrow('failed')
    expect(copy.exists('src/catalog/conditions/last-visit/definition.ts')).toBe(false)
  })

  it('lists what can be created', () =>
    expect(() => create([], root, () => {})).toThrow(/Create what\?[^]*create entity <name>/))
})

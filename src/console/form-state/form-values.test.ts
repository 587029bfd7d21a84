import { describe, expect, it } from 'vitest'
import { belongsTo, readEntity, type EntitySchema } from '#model/schema/entity.ts'
import { entityOf } from '#model/schema/entities.generated.ts'
import { faultsOf } from './form-values.ts'

const parcel: EntitySchema = {
  $id: 'parcel',
  title: 'Parcel',
  description: 'Something that is sent.',
  type: 'object',
  'x-entity': {
    plural: 'Parcels',
    path: 'parcels',
    scope: 'tenant',
    id: 'uuid',
    label: 'name',
    access: { read: 'admin', write: 'admin' },
    operations: ['list', 'get', 'create', 'update', 'delete'],
  },
  properties: {
    name: { type: 'string', title: 'Name', minLength: 1 },
    by: { type: 'string', title: 'By', enum: ['ship', 'train'], default: 'ship' },
    harbour: { type: 'string', title: 'Harbour', minLength: 3, 'x-when': { by: 'ship' } },
  },
  required: ['name', 'harbour'],
}

describe('fields that belong to one kind of record', () => {
  const entity = readEntity(parcel)
  const fields = entity.fields.filter((field) => !field.base)

  it('are asked for and checked only there', () => {
    expect(faultsOf(entity, fields, { name: 'Box', by: 'ship', harbour: 'x' })).toHaveProperty(
      'harbour',
    )
    expect(faultsOf(entity, fields, { name: 'Box', by: 'ship' })).toHaveProperty('harbour')
    expect(faultsOf(entity, fields, { name: 'Box', by: 'train', harbour: 'x' })).toEqual({})
  })

  it('of an engage message are those of its channel', () => {
    const of = (channel: string) =>
      entityOf('engage')
        .fields.filter((field) => field.node['x-when'] && belongsTo(field, { channel }))
        .map((field) => field.name)
    expect(of('email')).toEqual(['templateId', 'mailboxId', 'senderId', 'topicId'])
    expect(of('webhook')).toEqual(['url', 'method', 'body', 'secret'])
  })
})

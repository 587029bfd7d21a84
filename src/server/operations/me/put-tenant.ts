import { entityOf } from '#model/schema/entities.generated.ts'
import { endpoint } from '../../base/endpoint.ts'
import { tenantView } from './tenant-view.ts'

const own = [
  'name',
  'website',
  'senderName',
  'postalAddress',
  'accentColor',
  'timeZone',
  'language',
  'companyResearch',
  'companyResearchPerDay',
] as const
const { properties } = entityOf('tenant').schema

/** Sender identity and preferences of the caller's tenant; plan and status are not writable. */
export const putTenant = endpoint({
  method: 'PUT',
  path: '/api/v1/tenants/me',
  access: 'write-member',
  summary: 'Change the current tenant',
  body: {
    type: 'object',
    properties: {
      ...Object.fromEntries(own.map((name) => [name, properties[name]!])),
      version: { type: 'integer' },
    },
    additionalProperties: false,
  },
  async handler({ caller, engine, body }) {
    const { version = null, ...values } = body
    const tenant = await engine.stores
      .of('tenant')
      .update({ tenantId: '', actor: caller.actor }, caller.tenantId, version, values)
    return tenantView(tenant, engine.clock.now())
  },
})

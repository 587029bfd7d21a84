import type { Tenant } from '#model/schema/entities.generated.ts'
import type { TenantAction } from '#model/api/tenant-status.ts'
import { jobView } from '#engine/kernel/jobs/change-job.ts'
import {
  changeTenant,
  createTenant,
  switchTenant,
} from '#engine/administration/tenants/change-tenant.ts'
import { requestTenantDeletion } from '#engine/administration/tenants/delete-tenant.ts'
import { tenantUsage } from '#engine/administration/tenants/tenant-usage.ts'
import { fail } from '#model/lib/errors.ts'
import { publicRecord } from '#store/row-codec.ts'
import { writable } from '../../crud/crud-endpoints.ts'
import { endpoint, type EndpointInput } from '../../base/endpoint.ts'
import { scopeOf, versionIn } from '../../base/scope-of.ts'

const answer = ({ engine, reply }: EndpointInput, tenant: Tenant) => {
  reply.header('etag', `"${tenant.version}"`)
  return publicRecord(engine.stores.of('tenant').entity, { ...tenant })
}
const given = ({ engine, body }: EndpointInput, creating: boolean) =>
  writable(engine.stores.of('tenant').entity, body, creating)

export const postTenant = endpoint({
  method: 'POST',
  path: '/api/v1/tenants',
  access: 'write-operator',
  summary: 'Register a tenant; with tier STARTER it begins with a trial',
  status: 201,
  handler: async (input) =>
    answer(
      input,
      await createTenant(
        input.engine,
        scopeOf(input),
        given(input, true),
        input.request.server.context.trialDays,
      ),
    ),
})

export const putTenantById = endpoint({
  method: 'PUT',
  path: '/api/v1/tenants/:id',
  access: 'write-operator',
  summary: 'Change a tenant; its status follows from tier and trial',
  async handler(input) {
    const version = versionIn(input)
    if (version === null)
      throw fail('malformed', 'Send the version that you read, as "version" or in If-Match.', [
        { path: '/version', message: 'Which version is being changed?' },
      ])
    return answer(
      input,
      await changeTenant(
        input.engine,
        scopeOf(input),
        { id: input.params.id, version },
        given(input, false),
      ),
    )
  },
})

const switching = (action: TenantAction, summary: string) =>
  endpoint({
    method: 'POST',
    path: `/api/v1/tenants/:id/${action}`,
    access: 'write-operator',
    summary,
    handler: async (input) =>
      answer(input, await switchTenant(input.engine, scopeOf(input), input.params.id, action)),
  })

export const tenantSwitches = [
  switching('activate', 'Activate a tenant. Its tier and trial apply as before'),
  switching(
    'deactivate',
    'Shut a tenant: its people and keys are refused and nothing is sent; events, replies and opt-outs are still taken',
  ),
  switching(
    'isolate',
    'Isolate a tenant: no access, and nothing is sent or received except opt-outs',
  ),
]

export const deleteTenant = endpoint({
  method: 'POST',
  path: '/api/v1/tenants/:id/delete',
  access: 'write-operator',
  summary: 'Delete a tenant with all its data, as a job',
  status: 202,
  rateLimit: 10,
  body: {
    type: 'object',
    properties: { confirm: { type: 'string', title: 'Name of the tenant', maxLength: 100 } },
    required: ['confirm'],
    additionalProperties: false,
  },
  handler: async (input) =>
    jobView(
      await requestTenantDeletion(
        input.engine,
        scopeOf(input),
        input.params.id,
        input.body.confirm,
      ),
    ),
})

export const getTenantUsage = endpoint({
  method: 'GET',
  path: '/api/v1/tenants/:id/usage',
  access: 'operator',
  summary: 'Usage of a tenant, with events and emails by day',
  rateLimit: 60,
  handler: (input) => tenantUsage(input.engine, input.params.id),
})

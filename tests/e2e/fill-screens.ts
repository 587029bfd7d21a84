import { entityOf, type EntityId } from '#model/schema/entities.generated.ts'
import type { EntityStores, StoreScope } from '#store/entity-store.ts'
import { packArchive } from '#platform/archive.ts'
import { registry } from '#console/core/registry.ts'
import { sampleRecord } from '#tests/support/sample-record.ts'
import { signUpByForm } from './sign-up.ts'
import { slowDownADomain, type Call } from './slow-domain.ts'
import type { Product } from './start-product.ts'

export interface Record {
  id: string
  version?: number
}

/** Calls the API as the person whose token it is. */
export const callerOf =
  (product: Product, token: string): Call =>
  (method, path, body) =>
    product.api(method, path, body, { authorization: `Bearer ${token}` })

/** The newest record of what stands at a path of the API; undefined when there is none. */
export const newest = async (call: Call, path: string): Promise<Record | undefined> => {
  const { status, body } = await call<Record[]>('GET', `/${path}?range=[0,0]`)
  return status === 200 ? body[0] : undefined
}

async function make(call: Call, id: string, values: object): Promise<Record> {
  const { status, body } = await call<Record>('POST', `/${entityOf(id as EntityId).path}`, values)
  if (status !== 201) throw new Error(`${id}: ${status} ${JSON.stringify(body)}`)
  return body
}

/** What samples refer to: what is there already, or else a sample by the API. */
const apiStores = (call: Call) =>
  ({
    byId: (id: string) => ({
      entity: entityOf(id as EntityId),
      create: async (_scope: StoreScope, values: object) =>
        (await newest(call, entityOf(id as EntityId).path)) ?? make(call, id, values),
    }),
  }) as unknown as EntityStores

/**
 * What only happens makes: events and what follows from them, runs, deliveries, refusals, a merge,
 * a share.
 */
async function makeHappenings(product: Product, token: string, call: Call): Promise<void> {
  const id = async (path: string) => (await newest(call, path))!.id
  const { body: source } = await call<{ key: string }>('POST', '/sources', {
    name: 'Shop of the walk',
  })
  await call('POST', '/rules', {
    id: 'walked-rule',
    name: 'Rule of the walk',
    condition: { type: 'matchAllCondition', parameterValues: {} },
    actions: [
      {
        type: 'setPropertyAction',
        parameterValues: { setPropertyName: 'properties.walked', setPropertyValue: 'yes' },
      },
    ],
  })
  const send = (kind: string, body: object) =>
    fetch(`${product.origin}/v1/${kind}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(`${source.key}:`).toString('base64')}`,
      },
      body: JSON.stringify(body),
    })
  await send('identify', {
    userId: 'walker-1',
    anonymousId: 'walker-anonymous',
    traits: { email: 'walker@firm.example', name: 'Wanda Walker' },
  })
  await send('track', {
    userId: 'walker-1',
    event: 'Order Completed',
    properties: { total: 12 },
    context: { sessionId: 'walk-1' },
  })
  await send('group', { userId: 'walker-1', groupId: 'walkers', traits: { name: 'Walkers Ltd' } })
  await send('track', { userId: 'walker-1' })
  const [first, second] = (await call<Record[]>('GET', '/profiles?range=[0,1]')).body
  await call('POST', `/profiles/${first!.id}/merge`, { otherId: second!.id })
  await call('GET', `/export-configs/${await id('export-configs')}/download`)
  await product.api(
    'POST',
    `/import-configs/${await id('import-configs')}/upload`,
    'email\nwalker2@firm.example\n',
    { 'content-type': 'text/csv' },
  )
  await call('POST', `/webhooks/${await id('webhooks')}/test`, {})
  await call('POST', `/campaigns/${await id('campaigns')}/shares`, {})
  await uploadPlugin(product, token)
  await askOutside(call)
  await slowDownADomain(product, call)
  await signUpByForm(product, call)
}

/** A company to be researched, and a call of a language model that nobody answers. */
async function askOutside(call: Call): Promise<void> {
  await call('PUT', '/tenants/me', { companyResearch: true })
  const { body: contact } = await call<Record>('POST', '/contacts', {
    email: 'walker@researched.example',
  })
  await call('POST', `/contacts/${contact.id}/research`, {})
  const model = { url: 'https://model.example/v1', model: 'walk' }
  await call('PUT', '/language-model', { use: 'own', ...model })
  await call('POST', '/language-model/test', {})
  await call('PUT', '/language-model', { use: 'off' })
}

/** A plugin comes as a file; the product of the walk has no plugin folder. */
async function uploadPlugin(product: Product, token: string): Promise<void> {
  const archive = packArchive([
    {
      name: 'plugin.json',
      text: JSON.stringify({
        id: 'walked',
        name: 'Plugin of the walk',
        version: '1.0.0',
        description: 'Greets people who walk by.',
      }),
    },
    { name: 'goals/walked-by.json', text: JSON.stringify({ id: 'walked-by', name: 'Walked by' }) },
    {
      name: 'scripts/greet-walkers.json',
      text: JSON.stringify({ id: 'greet-walkers', name: 'Greet walkers' }),
    },
    { name: 'scripts/greet-walkers.js', text: "return set('greeting', 'Hello')" },
  ])
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(archive)]), 'walked.tar.gz')
  await fetch(`${product.origin}/api/v1/plugins`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
}

/**
 * Sees to it that no screen of the console is empty: a record of every resource, as a sample of its
 * schema or because something happened. Answers with the resources that nothing could be made for.
 */
export async function fillScreens(product: Product, token: string): Promise<string[]> {
  const call = callerOf(product, token)
  const stores = apiStores(call)
  if (!(await newest(call, 'campaigns')))
    await call('POST', '/campaigns', { websiteUrl: 'https://halden-loggers.example', goal: 'call' })
  await call('POST', '/invitations', { email: 'invited@firm.example', role: 'MEMBER' })
  await call('POST', '/repositories', {
    name: 'Archives of the walk',
    place: 'https://archives.example/list.json',
  })
  await call('POST', '/newsletter-subscriptions', { email: 'reader@firm.example' })
  await call('POST', '/contact-requests', {
    name: 'Rita Reader',
    email: 'reader@firm.example',
    message: 'Please show me how it works.',
  })
  const wrong: string[] = []
  for (const { entity } of registry.all)
    if (entity.operations.includes('create') && !(await newest(call, entity.path)))
      await sampleRecord(stores, {} as StoreScope, entity, 1)
        .then((values) => make(call, entity.id, values))
        .catch((error: Error) => wrong.push(error.message))
  await makeHappenings(product, token, call)
  for (const { entity, resource } of registry.all)
    if (resource.operations.includes('get') && !(await newest(call, entity.path)))
      wrong.push(`${entity.id}: there is no record to look at`)
  return wrong
}

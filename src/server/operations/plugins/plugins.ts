import {
  deletePlugin,
  findPlugin,
  listPlugins,
  uploadPlugin,
} from '#engine/administration/plugins/plugins.ts'
import {
  planPlugin,
  previewLeave,
  switchOff,
  switchOn,
} from '#engine/administration/plugins/switch-plugin.ts'
import { endpoint } from '../../base/endpoint.ts'
import { pageOf, scopeOf, sendPage, uploadedBytes } from '../../base/scope-of.ts'
import { planChoice } from '../settings/plan-choice.ts'

/** Plugins are in a folder, not in a table. */
const anyPlugin = { id: { title: 'Plugin' } }

export const getPlugins = endpoint({
  method: 'GET',
  path: '/api/v1/plugins',
  access: 'operator',
  summary:
    'Every plugin of the folder and every uploaded one, with what it brings, whether it is on, and its faults',
  query: { range: { type: 'string' } },
  async handler(input) {
    const { first, size } = pageOf(input)
    const all = await listPlugins(input.engine, scopeOf(input))
    return sendPage(input, 'plugins', first, {
      rows: all.slice(first, first + size),
      total: all.length,
    })
  },
})

export const getPlugin = endpoint({
  method: 'GET',
  path: '/api/v1/plugins/:id',
  params: anyPlugin,
  access: 'operator',
  summary: 'One plugin, with what it brings, whether it is on, and its faults',
  handler: async (input) => (await findPlugin(input.engine, scopeOf(input), input.params.id)).view,
})

export const postPlugin = endpoint({
  method: 'POST',
  path: '/api/v1/plugins',
  access: 'write-operator',
  summary:
    'Upload a plugin as an archive (.tar.gz), or another version of it; it is not switched on by that',
  status: 201,
  accepts: ['multipart/form-data'],
  bodyLimit: 2 * 1024 * 1024,
  rateLimit: 30,
  handler: (input) => uploadPlugin(input.engine, scopeOf(input), uploadedBytes(input)),
})

export const deletePluginById = endpoint({
  method: 'DELETE',
  path: '/api/v1/plugins/:id',
  params: anyPlugin,
  access: 'write-operator',
  summary: 'Delete an uploaded plugin that is off',
  handler: (input) => deletePlugin(input.engine, scopeOf(input), input.params.id),
})

export const postPluginPlan = endpoint({
  method: 'POST',
  path: '/api/v1/plugins/:id/plan',
  params: anyPlugin,
  access: 'operator',
  summary: 'Preview switching on or updating a plugin, with all checks. Changes nothing',
  rateLimit: 60,
  handler: (input) => planPlugin(input.engine, scopeOf(input), input.params.id),
})

export const postPluginOn = endpoint({
  method: 'POST',
  path: '/api/v1/plugins/:id/on',
  params: anyPlugin,
  access: 'write-operator',
  summary: 'Switch on or update a plugin, by the hash of the shown plan',
  rateLimit: 60,
  body: {
    type: 'object',
    properties: planChoice,
    required: ['plan'],
    additionalProperties: false,
  },
  handler(input) {
    const { plan, conflicts = 'refuse' } = input.body
    return switchOn(input.engine, scopeOf(input), input.params.id, { hash: plan, conflicts })
  },
})

export const postPluginLeave = endpoint({
  method: 'POST',
  path: '/api/v1/plugins/:id/leave',
  params: anyPlugin,
  access: 'operator',
  summary: 'What switching a plugin off would delete, and what else names that; changes nothing',
  rateLimit: 60,
  handler: (input) => previewLeave(input.engine, scopeOf(input), input.params.id),
})

export const postPluginOff = endpoint({
  method: 'POST',
  path: '/api/v1/plugins/:id/off',
  params: anyPlugin,
  access: 'write-operator',
  summary: 'Switch a plugin off: what it made goes, unless others name it',
  rateLimit: 60,
  handler: (input) => switchOff(input.engine, scopeOf(input), input.params.id),
})

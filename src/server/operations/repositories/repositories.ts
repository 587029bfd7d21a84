import { repositoryContent } from '#engine/administration/repositories/read-repository.ts'
import {
  applyFromRepository,
  planFromRepository,
} from '#engine/administration/repositories/use-repository.ts'
import { endpoint } from '../../base/endpoint.ts'
import { scopeOf } from '../../base/scope-of.ts'
import { planChoice } from '../settings/plan-choice.ts'

const archive = {
  type: 'string',
  title: 'Archive',
  description: 'Its name, as the repository lists it.',
  minLength: 1,
  maxLength: 500,
} as const

export const getArchives = endpoint({
  method: 'GET',
  path: '/api/v1/repositories/:id/archives',
  access: 'tenant-admin',
  summary:
    'The archives that a repository offers now, at most 200; or, in "fault", why it cannot be read',
  rateLimit: 60,
  handler: (input) => repositoryContent(input.engine, scopeOf(input), input.params.id),
})

export const postRepositoryPlan = endpoint({
  method: 'POST',
  path: '/api/v1/repositories/:id/plan',
  idempotency: 'lease',
  access: 'tenant-admin',
  summary: 'What taking in an archive of the repository would change; changes nothing',
  rateLimit: 60,
  body: {
    type: 'object',
    properties: { archive },
    required: ['archive'],
    additionalProperties: false,
  },
  handler: (input) =>
    planFromRepository(input.engine, scopeOf(input), input.params.id, input.body.archive),
})

export const postRepositoryApply = endpoint({
  method: 'POST',
  path: '/api/v1/repositories/:id/apply',
  idempotency: 'lease',
  access: 'write-tenant-admin',
  summary: 'Import an archive of the repository, by the hash of the shown plan',
  rateLimit: 60,
  body: {
    type: 'object',
    properties: { archive, ...planChoice },
    required: ['archive', 'plan'],
    additionalProperties: false,
  },
  handler(input) {
    const { archive: name, plan, conflicts = 'refuse' } = input.body
    return applyFromRepository(
      input.engine,
      scopeOf(input),
      { id: input.params.id, name },
      { hash: plan, conflicts },
    )
  },
})

import { readVersion, versionsPage } from '#engine/outreach/versions/read-versions.ts'
import { restoreVersion } from '#engine/outreach/restore-version.ts'
import { fail } from '#model/lib/errors.ts'
import { wholeNumberFault } from '#model/lib/whole-number.ts'
import { say } from '#language'
import { endpoint, type EndpointInput } from '../../base/endpoint.ts'
import { pageOf, scopeOf, sendPage, versionIn } from '../../base/scope-of.ts'

const params = {
  id: { 'x-ref': 'campaign' },
  number: { type: 'integer', title: 'Version' },
} as const

/**
 * @throws ProductError `invalid` for a number that no record can have, `not_found` for no number
 */
function numberIn({ params: { number: given } }: EndpointInput): number {
  const number = Number(given)
  if (!Number.isInteger(number) || number < 1)
    throw fail('not_found', 'There is no such version of this campaign.')
  const fault = wholeNumberFault(say('The number of a version'), number)
  if (fault)
    throw fail('invalid', fault, [
      { path: '/number', message: wholeNumberFault(say('The number'), number)! },
    ])
  return number
}

export const getVersions = endpoint({
  method: 'GET',
  path: '/api/v1/campaigns/:id/versions',
  access: 'member',
  summary: 'The versions of facts and emails, newest first',
  async handler(input) {
    const ask = pageOf(input)
    const page = await versionsPage(input.engine, scopeOf(input), input.params.id, ask)
    return sendPage(input, 'versions', ask.first, page)
  },
})

export const getVersion = endpoint({
  method: 'GET',
  path: '/api/v1/campaigns/:id/versions/:number',
  access: 'member',
  summary: 'One version with its content and the content before it',
  params,
  handler: (input) => readVersion(input.engine, scopeOf(input), input.params.id, numberIn(input)),
})

export const postRestoreVersion = endpoint({
  method: 'POST',
  path: '/api/v1/campaigns/:id/versions/:number/restore',
  access: 'write-member',
  summary: 'Make an earlier version the content again, as a new version',
  params,
  body: {
    type: 'object',
    properties: {
      stepId: { type: 'string', title: 'Only this email', maxLength: 40 },
      version: { type: 'integer', title: 'Version', minimum: 1 },
    },
    additionalProperties: false,
  },
  handler: (input) => {
    const { stepId } = input.body ?? {}
    return restoreVersion(input.engine, scopeOf(input), input.params.id, {
      number: numberIn(input),
      version: versionIn(input),
      ...(stepId ? { stepId } : {}),
    })
  },
})

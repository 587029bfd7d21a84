import { expect, it, vi } from 'vitest'
import { checkValue } from '#model/schema/check-value.ts'
import type { EndpointInput } from '../../base/endpoint.ts'
import { sendContactRequest } from './send-contact-request.ts'

function call(contentType: string) {
  const create = vi.fn(() => Promise.resolve({}))
  const reply = { redirect: vi.fn((to: string, status: number) => `${status} ${to}`) }
  const input = {
    body: { name: ' Ines ', email: 'ines@costa-fria.example', message: ' Hello ' },
    engine: { stores: { of: () => ({ create }) }, supportEmail: '' },
    request: { headers: { 'content-type': contentType } },
    reply,
  }
  return { create, answer: sendContactRequest.handler(input as unknown as EndpointInput) }
}

it('keeps the message, trimmed and open', async () => {
  const { create, answer } = call('application/json')
  expect(await answer).toEqual({ message: 'Your message has arrived.' })
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ tenantId: '' }), {
    name: 'Ines',
    email: 'ines@costa-fria.example',
    message: 'Hello',
    state: 'open',
  })
})

it('leads a browser without scripts back to the page', async () => {
  const { create, answer } = call('application/x-www-form-urlencoded;charset=UTF-8')
  expect(await answer).toBe('303 /contact#sent')
  expect(create).toHaveBeenCalledOnce()
})

it('takes nothing that is empty, too long or more than was asked for', () => {
  const faults = (body: object) =>
    checkValue(sendContactRequest.body!, body, '').map(({ path }) => path)
  const good = { name: 'Ines', email: 'ines@costa-fria.example', message: 'Hello' }
  expect(faults(good)).toEqual([])
  expect(faults({ ...good, name: '' })).toEqual(['/name'])
  expect(faults({ ...good, message: 'm'.repeat(4001) })).toEqual(['/message'])
  expect(faults({ ...good, state: 'answered' })).toHaveLength(1)
})

import type { Call } from './slow-domain.ts'
import type { Product } from './start-product.ts'

/** A visitor signs up by a form, so that sign-ups and consent records have something to show. */
export async function signUpByForm(product: Product, call: Call): Promise<void> {
  const { body: mailboxes } = await call<{ id: string }[]>('GET', '/mailboxes?range=[0,0]')
  const { body: form } = await call<{ id: string }>('POST', '/forms', {
    name: 'Form of the walk',
    title: 'News for walkers',
    consentText: 'Yes, send me the news for walkers.',
    mailboxId: mailboxes[0]!.id,
  })
  const address = `${product.origin}/forms/${form.id}`
  const stamp = /name="stamp" value="([^"]+)"/.exec(await (await fetch(address)).text())![1]!
  await call('POST', '/dev/clock', { advance: 'PT5S' })
  await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ email: 'walker@visitor.example', agrees: '1', stamp }),
  })
  const { body: people } = await call<{ id: string; email: string | null }[]>(
    'GET',
    '/profiles?range=[0,99]',
  )
  const person = people.find((one) => one.email)!
  await call('POST', `/profiles/${person.id}/consents`, { purpose: 'walks', status: 'GRANTED' })
}

// @vitest-environment jsdom
import { StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { act, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { placeOf, RoutingProvider } from '#ui/base/routing.tsx'
import { NO_OWNER, OWNER_MARKS, type SiteOwner } from '#model/api/site-owner.ts'
import { fillOwner } from '#server/plugins/fill-owner.ts'
import { Footer } from './footer.tsx'

const routing = { place: placeOf('/about'), navigate: () => undefined }
const page = (
  <StrictMode>
    <RoutingProvider value={routing}>
      <Footer />
    </RoutingProvider>
  </StrictMode>
)

/** Writes the configuration into the page, as the server does. */
function writeConfig(owner: SiteOwner) {
  document.getElementById('outrider-config')?.remove()
  const config = Object.assign(document.createElement('script'), {
    type: 'application/json',
    id: 'outrider-config',
    textContent: JSON.stringify({ owner }),
  })
  document.head.append(config)
}

let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  document.body.innerHTML = ''
  document.getElementById('outrider-config')?.remove()
})

/** The footer as the server sends it to a browser, and after the program has taken it over. */
async function show(owner: SiteOwner) {
  writeConfig(OWNER_MARKS)
  const rendered = renderToString(page)
  document.body.innerHTML = `<div id="root">${fillOwner(rendered, owner)}</div>`
  writeConfig(owner)
  const container = document.getElementById('root')!
  const sent = container.innerHTML
  const faults = vi.fn()
  await act(async () => {
    root = hydrateRoot(container, page, { onRecoverableError: faults })
  })
  expect(faults.mock.calls).toEqual([])
  expect(container.innerHTML).toBe(sent)
  return within(container)
}

const owners: readonly (readonly [what: string, owner: SiteOwner])[] = [
  ['nobody', NO_OWNER],
  ['a company', { ...NO_OWNER, company: 'Acme & Sons "AS"' }],
  ['an address', { ...NO_OWNER, address: '1 Quay, 0150 Oslo, Norway' }],
  [
    'a company with an address and three links',
    {
      company: 'Acme',
      address: '1 Quay',
      social: [
        { label: 'LinkedIn', href: 'https://www.linkedin.com/company/acme' },
        { label: 'X', href: 'https://x.com/acme' },
        { label: 'tube.example', href: 'https://tube.example/?a=1&b=2' },
      ],
    },
  ],
]

describe('the footer', () => {
  it.each(owners)('of %s is the same from the server and in the browser', async (_what, owner) => {
    const foot = await show(owner)
    expect(foot.queryByText(owner.company || 'no company') !== null).toBe(owner.company !== '')
    expect(foot.queryByText(owner.address || 'no address') !== null).toBe(owner.address !== '')
    const elsewhere = foot.queryByRole('navigation', { name: 'Follow us' })
    expect(
      elsewhere &&
        within(elsewhere)
          .getAllByRole('link')
          .map((link) => ({ label: link.textContent, href: link.getAttribute('href') })),
    ).toEqual(owner.social.length > 0 ? owner.social : null)
  })
})

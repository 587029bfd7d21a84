import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { renderPage } from '#site/prerender.tsx'
import type { SiteOwner } from '#model/api/site-owner.ts'
import { readConfig } from '#platform/config.ts'
import { siteOwnerOf } from '#platform/site-owner.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

/** A site of two prerendered pages. */
const folder = mkdtempSync(join(tmpdir(), 'outrider-site-'))
beforeAll(async () => {
  const shell = readFileSync('index.html', 'utf8').replace('<script src="/boot.js"></script>', '')
  for (const path of ['/', '/about']) {
    const { head, app } = await renderPage(path)
    mkdirSync(join(folder, path), { recursive: true })
    writeFileSync(
      join(folder, path, 'index.html'),
      shell.replace('<!--head-->', () => head).replace('<!--app-->', () => app),
    )
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

let t: TestApp
afterEach(() => t.close())

/** What a visitor gets from a product with these settings. */
async function visit(environment: Record<string, string>) {
  t = await startTestApp({
    context: { siteFolder: folder, siteOwner: siteOwnerOf(readConfig(environment)) },
  })
  const get = (url: string) => t.app.inject({ url })
  const { owner } = (await get('/api/v1/config')).json<{ owner: SiteOwner }>()
  return { owner, home: (await get('/')).body, about: (await get('/about')).body }
}

describe('public pages', () => {
  it('name no owner and link to no one, as long as nothing is configured', async () => {
    const { owner, home, about } = await visit({})
    expect(owner).toEqual({ company: '', address: '', social: [] })
    for (const html of [home, about]) {
      expect(html).toContain('<footer')
      expect(html).toContain('href="/privacy-policy"')
      expect(html).not.toMatch(/Elsewhere|data-owner|owner-\w+-mark|linkedin|x\.com|youtube/i)
    }
  })

  it('say in their footer who runs the installation', async () => {
    const { owner, home, about } = await visit({
      COMPANY_NAME: 'Halden & Sons AS',
      COMPANY_ADDRESS: '1 Storgata, 1767 Halden, Norway',
      SOCIAL_PROFESSIONAL_NETWORK: 'https://www.linkedin.com/company/halden',
      SOCIAL_MICROBLOG: 'https://social.halden.example/@news',
    })
    expect(owner).toEqual({
      company: 'Halden & Sons AS',
      address: '1 Storgata, 1767 Halden, Norway',
      social: [
        { label: 'LinkedIn', href: 'https://www.linkedin.com/company/halden' },
        { label: 'social.halden.example', href: 'https://social.halden.example/@news' },
      ],
    })
    for (const html of [home, about]) {
      const foot = html.slice(html.indexOf('<footer'))
      expect(foot).toContain('>Halden &amp; Sons AS</span>')
      expect(foot).toContain('>1 Storgata, 1767 Halden, Norway</span>')
      expect(foot).toContain(
        'href="https://www.linkedin.com/company/halden" rel="noopener">LinkedIn<',
      )
      expect(foot).toContain('>social.halden.example</a>')
      expect(foot.match(/<li data-owner/g)).toHaveLength(2)
      expect(html).not.toMatch(/owner-\w+-mark/)
    }
  })
})

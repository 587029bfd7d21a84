import { describe, expect, it } from 'vitest'
import { NO_OWNER, OWNER_MARKS } from '#model/api/site-owner.ts'
import { fillOwner } from './fill-owner.ts'

const [first, second, third] = OWNER_MARKS.social.map(
  ({ label, href }, at) => `<li data-owner="social-${at}"><a href="${href}">${label}</a></li>`,
)
const PAGE =
  `<p>Before</p><nav aria-labelledby="x" data-owner="social"><ul>${first}${second}${third}</ul></nav>` +
  '<nav><a href="/about">About</a></nav><address class="imprint" data-owner="imprint">' +
  `<span data-owner="company">${OWNER_MARKS.company}</span>` +
  `<span data-owner="address">${OWNER_MARKS.address}</span></address><p>After</p>`
const linkedin = { label: 'LinkedIn', href: 'https://www.linkedin.com/company/acme' }

describe('a rendered page', () => {
  it('has nothing of an owner who is not configured', () => {
    expect(fillOwner(PAGE, NO_OWNER)).toBe(
      '<p>Before</p><nav><a href="/about">About</a></nav><p>After</p>',
    )
  })

  it('has what is configured, and nothing in place of the rest', () => {
    const filled = fillOwner(PAGE, { company: '', address: '1 Quay, Oslo', social: [linkedin] })
    expect(filled).toContain(
      '<ul><li data-owner="social-0"><a href="https://www.linkedin.com/company/acme">LinkedIn</a></li></ul>',
    )
    expect(filled).toContain(
      '<address class="imprint" data-owner="imprint"><span data-owner="address">1 Quay, Oslo</span></address>',
    )
    expect(filled).not.toMatch(/mark|invalid/)
  })

  it('is never broken by what is configured', () => {
    const filled = fillOwner(PAGE, {
      company: '</span><script>alert(1)</script> $& $1',
      address: '"1" & \'2\'',
      social: [{ label: 'a&b', href: 'https://a.example/?a=1&b="2"' }],
    })
    expect(filled).toContain('&lt;/span&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; $1')
    expect(filled).toContain('href="https://a.example/?a=1&amp;b=&quot;2&quot;"')
    expect(filled).not.toContain('<script>')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkWebsiteUrl } from './website-url.ts'

const invalid = 'Please enter a valid domain (e.g., example.com or www.example.com)'
const unreadable = 'Please enter a valid URL (e.g., https://example.com)'

describe('website address, specification section 5', () => {
  it.each([
    ['acme.io', 'https://acme.io'],
    ['  acme.io/  ', 'https://acme.io'],
    ['acme.io///', 'https://acme.io'],
    ['http://acme.io/about/', 'http://acme.io/about'],
    ['HTTPS://Acme.IO', 'https://acme.io'],
    ['www.acme.co.uk/a?b=1', 'https://www.acme.co.uk/a?b=1'],
    ['localhost', 'https://localhost'],
    ['http://localhost:4000', 'http://localhost:4000'],
    ['127.0.0.1:8080', 'https://127.0.0.1:8080'],
    ['192.168.1.10', 'https://192.168.1.10'],
    ['müller.de', 'https://xn--mller-kva.de'],
    ['acme.io/#top', 'https://acme.io'],
  ])('takes %s', (input, url) => expect(checkWebsiteUrl(input)).toEqual({ ok: true, url }))

  it.each([
    ['', 'Please enter a website URL'],
    ['   ', 'Please enter a website URL'],
    ['///', 'Please enter a website URL'],
    [null, 'Please enter a website URL'],
    [42, 'Please enter a website URL'],
    ['acme', invalid],
    ['acme.', invalid],
    ['acme.io.', invalid],
    ['acme.c', invalid],
    ['acme.123', unreadable],
    ['-acme.io', invalid],
    ['acme..io', invalid],
    ['user:secret@acme.io', invalid],
    ['ac me.io', unreadable],
    ['ftp://acme.io', unreadable],
    ['javascript://acme.io', unreadable],
    ['2130706433', invalid],
    ['0x7f.0.0.1', invalid],
  ])('refuses %s', (input, message) =>
    expect(checkWebsiteUrl(input)).toEqual({ ok: false, message }),
  )

  it('answers for any text, and takes its own answers unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.domain()), (text) => {
        const first = checkWebsiteUrl(text)
        if (first.ok) expect(checkWebsiteUrl(first.url)).toEqual(first)
        else expect(first.message).toMatch(/^Please enter/)
      }),
    )
  })
})

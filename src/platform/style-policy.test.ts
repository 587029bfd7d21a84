import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { stylePolicy, withStylesOf } from './style-policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const empty = hash('')

it.each([
  ['no page', '', `style-src 'self' ${empty}; style-src-attr 'none'`],
  [
    'a style element',
    '<style>p{color:red}</style>',
    `style-src 'self' ${empty} ${hash('p{color:red}')}; style-src-attr 'none'`,
  ],
  [
    'a picture within styles',
    '<style>a{background:url("data:image/svg+xml,<svg>")}</style>',
    `style-src 'self' ${empty} ${hash('a{background:url("data:image/svg+xml,<svg>")}')}; style-src-attr 'none'`,
  ],
  [
    'two elements, one twice',
    '<style id="a">a{}</style><style>b{}</style><style>a{}</style>',
    `style-src 'self' ${empty} ${hash('a{}')} ${hash('b{}')}; style-src-attr 'none'`,
  ],
  [
    'an attribute with quotes in it',
    '<p style="font:&quot;A&quot;&amp;b">',
    `style-src 'self' ${empty}; style-src-attr 'unsafe-hashes' ${hash('font:"A"&b')}`,
  ],
])('allows exactly what a page has: %s', (_what, html, policy) => {
  expect(stylePolicy(html)).toBe(policy)
})

it('replaces the style directives of a policy and keeps the others', () => {
  expect(
    withStylesOf(
      "default-src 'self'; style-src 'self'; style-src-attr 'none'; object-src 'none'",
      '<style>a{}</style>',
    ),
  ).toBe(
    `default-src 'self'; object-src 'none'; style-src 'self' ${empty} ${hash('a{}')}; style-src-attr 'none'`,
  )
})

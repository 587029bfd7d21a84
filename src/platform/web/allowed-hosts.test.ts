import { expect, it } from 'vitest'
import { isAllowedUrl } from './allowed-hosts.ts'

it.each([
  ['crm.firm.example', 'https://crm.firm.example/a', true],
  ['crm.firm.example', 'http://crm.firm.example:8080', true],
  ['crm.firm.example:*', 'http://crm.firm.example:8080', true],
  ['crm.firm.example:8080', 'http://crm.firm.example:8080', true],
  ['crm.firm.example:8080', 'http://crm.firm.example:8081', false],
  ['crm.firm.example:443', 'https://crm.firm.example', true],
  ['crm.firm.example:80', 'http://crm.firm.example', true],
  ['crm.firm.example:443', 'http://crm.firm.example', false],
  ['CRM.firm.example', 'https://crm.FIRM.example', true],
  ['firm.example', 'https://crm.firm.example', false],
  ['[::1]:9000', 'http://[::1]:9000', true],
])('an entry %s exempts %s: %s', (entry, url, isExempt) => {
  expect(isAllowedUrl([entry], new URL(url))).toBe(isExempt)
})

import { expect, it } from 'vitest'
import { isEcdsaOf, isHmacOf, isRsaOf } from './signatures.ts'

/** The vector that SendGrid publishes with its own libraries. */
const sendgrid = {
  key:
    'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEEDr2LjtURuePQzplybdC+u4CwrqDqBaWjcMMsTbhdbcwHBcepxo7yAQGhHPTnlvFYPAZFceEu/' +
    '1FwCM/QmGUhA==',
  signature:
    'MEUCIQCtIHJeH93Y+qpYeWrySphQgpNGNr/U+UyUlBkU6n7RAwIgJTz2C+8a8xonZGi6BpSzoQsbVRamr2nlxFDWYNH2j/0=',
  text: '1588788367{"category":"example_payload","event":"test_event","message_id":"message_id"}',
}

it('verifies the published example of a signed event webhook', () => {
  const { key, signature, text } = sendgrid
  expect(isEcdsaOf(signature, Buffer.from(text), key)).toBe(true)
  expect(isEcdsaOf(signature, Buffer.from(`${text} `), key)).toBe(false)
  const pem = `-----BEGIN PUBLIC KEY-----\n${key}\n-----END PUBLIC KEY-----`
  expect(isEcdsaOf(signature, Buffer.from(text), pem)).toBe(true)
})

it('takes what it cannot read as not signed', () => {
  expect(isEcdsaOf('', Buffer.from('x'), 'no key')).toBe(false)
  expect(isRsaOf('', 'x', '<html>', 'SHA1')).toBe(false)
  expect(isHmacOf('', 'x', 'key')).toBe(false)
})

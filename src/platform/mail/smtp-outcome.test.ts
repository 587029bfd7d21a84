import { expect, test } from 'vitest'
import { faultSentence, withoutSecrets } from '../mail-servers/connection-fault.ts'
import { enhancedCode, outcomeOfLoss, outcomeOfReply, providerIdOf } from './smtp-outcome.ts'

const account = {
  host: 'smtp.acme.example',
  port: 587,
  security: 'starttls',
  user: 'ann',
  password: 'hunter2',
} as const

test.for([
  ['250 2.0.0 Ok: queued as 4XyZ7k0', undefined, '4XyZ7k0'],
  ['250 OK id=1tAbCd-0001Xy-2z', undefined, '1tAbCd-0001Xy-2z'],
  ['250 2.0.0 4A3BdfG1012345 Message accepted for delivery', undefined, '4A3BdfG1012345'],
  ['250 2.0.0 OK  1730621700 ffacd0b85a97d-38 - gsmtp', undefined, '1730621700 ffacd0b85a97d-38'],
  [
    '250 2.0.0 OK <AM0PR01@eurprd01.prod.outlook.com> [Hostname=AM0.eurprd01.prod.exchangelabs.com]',
    undefined,
    '<AM0PR01@eurprd01.prod.outlook.com>',
  ],
  [
    '250 Ok 0102018b5c3c0a4f-6f1c-000000',
    '<0102018b@eu-west-1.amazonses.com>',
    '<0102018b@eu-west-1.amazonses.com>',
  ],
  ['250 Ok 0102018b5c3c0a4f-6f1c-000000', undefined, '0102018b5c3c0a4f-6f1c-000000'],
  ['250 2.6.0 Thank you', undefined, 'Thank you'],
  ['250', undefined, ''],
] as const)('the provider id of "%s"', ([reply, given, expected]) => {
  expect(providerIdOf(reply, given)).toBe(expected)
})

test.for([
  ['550 5.1.1 no such user', '5.1.1'],
  ['550-5.7.515 Access denied\n550 5.7.515 again', '5.7.515'],
  ['550 no such user, see 5.1.1', ''],
  ['250 2.0.0 ok', '2.0.0'],
  ['550 5.1.1.1 odd', ''],
] as const)('the enhanced code of "%s"', ([reply, expected]) => {
  expect(enhancedCode(reply)).toBe(expected)
})

test('after the dot only a refusal says that a mail was not taken', () => {
  const after = { stage: 'final', dotSent: true } as const
  expect(outcomeOfReply(after, '451 later', account).kind).toBe('deferred')
  expect(outcomeOfReply(after, '554 no', account).kind).toBe('rejected')
  for (const odd of ['354 more', '100 what', '', '999 x'])
    expect(outcomeOfReply(after, odd, account).kind).toBe('unknown')
  expect(outcomeOfLoss(after, { code: 'ECONNRESET' }, account)).toMatchObject({
    kind: 'unknown',
    stage: 'final',
  })
  expect(
    outcomeOfLoss({ stage: 'data', dotSent: false }, { code: 'ECONNRESET' }, account),
  ).toMatchObject({ kind: 'deferred', stage: 'data' })
})

test.for([
  [
    { code: 'EDNS', message: 'getaddrinfo ENOTFOUND smtp.acme.example' },
    /no server named smtp\.acme\.example:587/,
  ],
  [{ code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, /refused the connection/],
  [{ code: 'ETIMEDOUT', message: 'Greeting never received' }, /did not answer in time/],
  [
    { code: 'ETLS', message: 'Error initiating TLS - self-signed certificate' },
    /certificate .* not trusted/,
  ],
  [{ code: 'ESOCKET', message: 'ssl3_get_record:wrong version number' }, /No encrypted connection/],
  [
    { authenticationFailed: true, responseText: 'bad hunter2' },
    /did not accept the user name and password\. It said: bad \*\*\*/,
  ],
  [{ message: 'odd: hunter2' }, /could not be used: odd: \*\*\*/],
  [undefined, /could not be used: no reason given/],
] as const)('a fault becomes a sentence: %j', ([fault, expected]) => {
  const sentence = faultSentence(fault, account)
  expect(sentence).toMatch(expected)
  expect(sentence).not.toContain('hunter2')
})

test('a password is taken out in every form it goes over the line', () => {
  const plain = Buffer.from('\0ann\0hunter2').toString('base64')
  expect(
    withoutSecrets(
      `x hunter2 ${plain} ${Buffer.from('hunter2').toString('base64')}`,
      'hunter2',
      'ann',
    ),
  ).toBe('x *** *** ***')
  expect(withoutSecrets('nothing to hide', '')).toBe('nothing to hide')
})

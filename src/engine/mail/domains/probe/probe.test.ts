import { describe, expect, test } from 'vitest'
import type { SignatureVerdict } from '#platform/mail/dkim/verify-message.ts'
import { readAuthenticationResults } from './authentication-results.ts'
import { readReport } from './read-report.ts'

describe('an Authentication-Results header', () => {
  test.for<[name: string, value: string, server: string, results: string[]]>([
    [
      'of Google',
      'mx.google.com; dkim=pass header.i=@acme.example header.s=o1 header.b=abc;' +
        ' spf=pass (google.com: domain of a@acme.example designates 93.184.216.34 as permitted' +
        ' sender) smtp.mailfrom=a@acme.example;' +
        ' dmarc=pass (p=NONE sp=NONE dis=NONE) header.from=acme.example',
      'mx.google.com',
      ['dkim=pass', 'spf=pass', 'dmarc=pass'],
    ],
    [
      'of Microsoft, without a server',
      'spf=pass (sender IP is 93.184.216.34) smtp.mailfrom=acme.example; dkim=none (message not' +
        ' signed) header.d=none;dmarc=bestguesspass action=none header.from=acme.example;' +
        'compauth=pass reason=109',
      '',
      ['spf=pass', 'dkim=none', 'dmarc=bestguesspass', 'compauth=pass'],
    ],
    [
      'with a version',
      'mail.b.example 1; spf=softfail smtp.helo=x',
      'mail.b.example',
      ['spf=softfail'],
    ],
    ['without results', 'mail.b.example; none', 'mail.b.example', []],
    [
      'with semicolons in comments and quotes',
      'b.example; spf=fail (a; b (c; d)) reason="x; dkim=pass"; dkim=fail',
      'b.example',
      ['spf=fail', 'dkim=fail'],
    ],
    ['that is empty', '', '', []],
  ])('%s', ([, value, server, results]) => {
    const read = readAuthenticationResults(value)
    expect(read.server).toBe(server)
    expect(read.results.map(({ method, result }) => `${method}=${result}`)).toEqual(results)
  })
})

const verdict: SignatureVerdict = {
  result: 'pass',
  domain: 'acme.example',
  selector: 'o1',
  signedFields: ['from', 'list-unsubscribe', 'list-unsubscribe-post'],
  bits: 2048,
  why: '',
}
const arrived = (...headers: [string, string][]) => ({
  folder: 'INBOX',
  receivedAt: '2026-11-23T09:00:00Z',
  headers,
})

describe('a report', () => {
  test.for<[what: string, headers: [string, string][], address: string]>([
    ['Received-SPF', [['received-spf', 'pass (x) client-ip=93.184.216.34;']], '93.184.216.34'],
    [
      'Google',
      [['authentication-results', 'x; spf=pass (designates 93.184.216.34 as ok)']],
      '93.184.216.34',
    ],
    [
      'Microsoft',
      [['authentication-results', 'spf=pass (sender IP is 93.184.216.34)']],
      '93.184.216.34',
    ],
    [
      'the topmost Received header from outside',
      [
        ['received', 'by 2002:a05:1 with SMTP id x'],
        ['received', 'from in.b.example (10.0.0.1 [10.0.0.1]) by store.b.example'],
        ['received', 'from out.acme.example (out.acme.example [93.184.216.34]) by mx.b.example'],
        ['received', 'from [8.8.8.8] by out.acme.example'],
      ],
      '93.184.216.34',
    ],
    ['no header', [['received', 'from x ([127.0.0.1]) by y']], ''],
  ])('has the delivering address of %s', ([, headers, address]) => {
    expect(readReport(arrived(...headers), 'acme.example', []).sendingAddress).toBe(address)
  })

  test('is about the signature of the domain, and of no other', () => {
    const other = { ...verdict, domain: 'relay.example' }
    expect(readReport(arrived(), 'acme.example', [other, verdict]).dkim).toEqual({
      result: 'pass',
      selector: 'o1',
      bits: 2048,
      why: '',
      coversOptOut: true,
    })
    expect(readReport(arrived(), 'acme.example', [other]).dkim).toMatchObject({
      result: 'none',
      why: 'it has no signature of acme.example',
      coversOptOut: false,
    })
  })
})

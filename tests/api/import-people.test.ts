import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CampaignContact, ImportPreview, ImportResult } from '#model/api/outreach.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

async function call<T>(method: 'GET' | 'POST', url: string, payload?: string | object) {
  const answer = await t.app.inject({
    method,
    url: `/api/v1/${url}`,
    headers: {
      ...t.as.member,
      ...(typeof payload === 'string' ? { 'content-type': 'text/csv' } : {}),
    },
    ...(payload === undefined ? {} : { payload }),
  })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.json() as T
}
const preview = (text: string, query = '') =>
  call<ImportPreview>('POST', `contacts/import/preview?${query}`, text)
const take = (text: string, query = '') =>
  call<ImportResult>('POST', `contacts/import?${query}`, text)
const contactOf = async (email: string) => {
  const filter = encodeURIComponent(JSON.stringify({ q: email }))
  return (await call<Record<string, unknown>[]>('GET', `contacts?filter=${filter}`))[0]!
}

describe('the preview of a file of people', () => {
  it('says in words what it understood', async () => {
    const text =
      'Notes\n\nName,Email,Country,Opted out\nKim Ek,kim@words.example,Elbonia,yes\n' +
      'Lee Orr,lee@words.example,Tyskland,no\n'
    expect(await preview(text)).toMatchObject({
      headerRow: 2,
      rows: 2,
      mapping: { Name: 'fullName', Email: 'email', Country: 'country', 'Opted out': 'optOut' },
      unknownCountries: [{ text: 'Elbonia', rows: 1 }],
      understood: [
        'The column names are in row 2; the rows above it are left out.',
        '"Name" is split: "Kim Ek" has the first name "Kim" and the last name "Ek".',
        '1 person wants no email by "Opted out", and goes on the suppression list.',
      ],
      problems: [],
    })
  })

  it('says that a first row looks like a person, and reads the file otherwise when told so', async () => {
    const text = 'kim@otherwise.example;1\nlee@otherwise.example;2\n'
    expect((await preview(text)).problems).toEqual([
      'The first row looks like a person, so the file has no column names.',
    ])
    const chosen = await preview(text, 'headerRow=1&separator=comma')
    expect(chosen).toMatchObject({ headerRow: 1, delimiter: ',', rows: 1 })
    expect(chosen.columns).toEqual(['kim@otherwise.example;1'])
  })

  it.each(['headerRow=x', 'separator=colon', 'headerRow=1000'])('refuses %s', async (query) => {
    const { statusCode } = await t.app.inject({
      method: 'POST',
      url: `/api/v1/contacts/import/preview?${query}`,
      headers: { ...t.as.member, 'content-type': 'text/csv' },
      payload: 'email\na@b.example\n',
    })
    expect(statusCode).toBe(400)
  })
})

describe('an import', () => {
  it('costs one row for a stray quotation mark', async () => {
    const text =
      'Email,Company\nq1@quote.example,Oak\nq2@quote.example,"Elm" Ltd\nq3@quote.example,Ash\n'
    expect(await take(text)).toMatchObject({ rows: 3, created: 3, refused: 0 })
    expect(await contactOf('q2@quote.example')).toMatchObject({ company: '"Elm" Ltd' })
  })

  it('suppresses those who want no email, also in a later row, and all their addresses', async () => {
    const campaign = await call<{ id: string }>('POST', 'campaigns', {
      websiteUrl: 'https://shop.example',
    })
    const text =
      'First Name,Email,Email Opt Out\nKim,kim@out.example; kim@home.example,true\n' +
      'Lee,lee@out.example,false\nMo,mo@out.example,\nMo,mo@out.example,2025-01-31\n'
    const result = await call<ImportResult>(
      'POST',
      `campaigns/${campaign.id}/contacts/import?source=list`,
      text,
    )
    expect(result).toMatchObject({ rows: 4, created: 3, duplicates: 1, suppressed: 2 })
    const people = await call<CampaignContact[]>('GET', `campaigns/${campaign.id}/contacts`)
    expect(
      Object.fromEntries(
        people.map(({ contact, outreach }) => [contact.firstName, outreach.state]),
      ),
    ).toEqual({ Kim: 'excluded', Lee: 'pending', Mo: 'excluded' })
    const listed = await call<{ value: string; source: string }[]>('GET', 'suppressions')
    expect(listed.map(({ value, source }) => [value, source]).toSorted()).toEqual(
      ['kim@home.example', 'kim@out.example', 'mo@out.example'].map((value) => [
        value,
        'list: Email Opt Out',
      ]),
    )
  })

  it('takes the countries that a person chose, and judges others by the strictest law', async () => {
    const text = 'Email,Country\nkim@land.example,Elbonia\nlee@land.example,Duitslnd\n'
    await take(text, `countries=${encodeURIComponent('{"Duitslnd":"DE"}')}`)
    expect(await contactOf('kim@land.example')).toMatchObject({ country: 'ZZ' })
    expect(await contactOf('lee@land.example')).toMatchObject({ country: 'DE' })
    await take('Email,Country\nlee@land.example,Elbonia\n')
    expect(await contactOf('lee@land.example')).toMatchObject({ country: 'DE' })
  })

  it('adds the tags of a known person', async () => {
    await call('POST', 'contacts', { email: 'tags@own.example', tags: ['old'] })
    expect(await take('Email,Tags\ntags@own.example,"new, old"\n')).toMatchObject({ updated: 1 })
    expect((await contactOf('tags@own.example')).tags).toEqual(['old', 'new'])
  })

  it('of our own export changes nothing', async () => {
    await call('POST', 'contacts', {
      email: 'kim@own.example',
      firstName: 'Kim',
      title: `=Head ${'x'.repeat(110)}`,
      phone: '@home',
      companySize: '1001+',
      custom: { plan: '-1 "gold"', seats: '12345678901234567' },
      tags: ['a, b', 'c'],
      lawfulBasis: 'consent',
    })
    const before = await contactOf('kim@own.example')
    for (const columns of [
      '',
      'columns=email,firstName,lastName,title,company,companyDomain,companySize,country,phone,' +
        'lawfulBasis,source,verification',
    ]) {
      const file = await t.app.inject({
        url: `/api/v1/contacts/export?${columns}`,
        headers: t.as.member,
      })
      expect(await take(file.body)).toMatchObject({
        created: 0,
        updated: 0,
        refused: 0,
        errors: [],
      })
    }
    expect(await contactOf('kim@own.example')).toEqual(before)
  })
})

import { describe, expect, it } from 'vitest'
import { recognizeNoCompany } from './no-company.ts'
import { readHtml } from './read-html.ts'

const url = 'https://halden.example/'
const reasonOf = (body: string) => {
  const html = `<title>Halden Joinery</title><h1>Halden Joinery</h1>${body}`
  return recognizeNoCompany({ url, pages: [{ ...readHtml(html, url), url, readAt: '' }] })?.reason
}

it('takes Latin filler for the sample text of a template, whatever its first words are', () => {
  const filler =
    '<p>Curabitur tincidunt, sapien et luctus, nibh nisi commodo arcu, vitae cursus neque ante.</p>' +
    '<p>Phasellus ac felis nec eros quis ipsum pellentesque congue.</p>'
  expect(reasonOf(filler)).toBe('placeholder')
  expect(reasonOf('<p>We build stairs and doors of oak for houses on the coast.</p>')).toBe(
    undefined,
  )
})

it('takes a start page without text for the door of the pages behind it', () => {
  const page = (path: string, html: string) => ({
    ...readHtml(html, `${url}${path}`),
    url: `${url}${path}`,
    readAt: '',
  })
  const door = page('', '<title>Halden</title><h1>Halden</h1>')
  const products = page(
    'products',
    '<h1>Flour</h1><p>We mill durum wheat to semolina and flour for bakeries and pasta makers in ' +
      'the north, in sacks of 25 kg and by the truck, twice a week.</p>',
  )
  expect(recognizeNoCompany({ url, pages: [door] })?.reason).toBe('empty')
  expect(recognizeNoCompany({ url, pages: [door, products] })).toBe(null)
  expect(recognizeNoCompany({ url, pages: [door, door] })?.reason).toBe('empty')
})

describe('the page of someone who sells nothing', () => {
  const pageOf = (title: string, lang: string, body: string) => {
    const html = `<html lang="${lang}"><title>${title}</title><h1>${title}</h1>${body}</html>`
    return recognizeNoCompany({ url, pages: [{ ...readHtml(html, url), url, readAt: '' }] })
  }

  it.each([
    [
      'Lantern Guild',
      'en',
      '<nav><a href="/r">Roster</a><a href="/d">Discord</a></nav><p>Our members raid twice a week ' +
        'and the guild is open to all.</p><h2>Become a member</h2><p>Recruitment is open.</p>',
    ],
    [
      'Ruderverein Lohr e.V.',
      'de',
      '<nav><a href="/m">Mitglied werden</a><a href="/v">Vorstand</a></nav><p>Unser Verein hat ' +
        'achtzig Mitglieder und rudert jeden Mittwoch.</p><h2>Mitgliedsbeitrag</h2>',
    ],
    [
      'Club de pétanque du Vexin',
      'fr',
      '<nav><a href="/a">Adhésion</a><a href="/b">Cotisation</a></nav><p>Notre club joue chaque ' +
        'samedi et organise un tournoi en juin.</p><p>Les bénévoles préparent le terrain.</p>',
    ],
    [
      'Lohr Boat Club',
      'en',
      '<nav><a href="/h">Club History</a><a href="/m">Membership</a><a href="/r">Regatta</a>' +
        '<a href="/s">Shop</a><a href="/f">Fees</a></nav><p>Rowing since 1972, $90 a season.</p>',
    ],
    [
      'TC Lohr | Tennisclub in Lohr',
      'nl',
      '<nav><a href="/l">Lid worden</a><a href="/t">Trainingen</a><a href="/e">Events</a></nav>' +
        '<p>Sinds 1935 spelen wij tennis in het park.</p>',
    ],
    [
      'CF Lohr - Club de fútbol',
      'es',
      '<nav><a href="/c">El Club</a><a href="/e">Equipos</a><a href="/p">Partidos</a></nav>' +
        '<h2>Noticias</h2><p>El equipo ganó el torneo de verano.</p>',
    ],
  ])('is refused for a club: %s', (title, lang, body) => {
    const refusal = pageOf(title, lang, body)
    expect(refusal?.reason).toBe('club')
    expect(refusal?.message).toMatch(/club, guild or association.*paste your text/)
  })

  it.each([
    [
      'Ada Berg | Portfolio',
      'en',
      '<nav><a href="/c">Resume</a><a href="/p">My projects</a></nav><h2>About me</h2><p>My name ' +
        'is Ada and I am a student at the university of Halden.</p><h2>Education</h2>',
    ],
    [
      'Jo Voss – Lebenslauf',
      'de',
      '<h2>Über mich</h2><p>Ich bin Jo und mache meinen Bachelor in Halle.</p>' +
        '<h2>Berufserfahrung</h2><p>Ich suche ein Praktikum.</p><h2>Meine Projekte</h2>',
    ],
  ])('is refused for one person: %s', (title, lang, body) =>
    expect(pageOf(title, lang, body)?.reason).toBe('person'),
  )

  it.each([
    [
      'Club Uniforms Halden',
      'en',
      '<nav><a href="/s">Services</a></nav><p>We print shirts for every club and society: roster, ' +
        'season and tournament sets for new members.</p>',
    ],
    [
      'Ada Berg | Portfolio',
      'en',
      '<h2>About me</h2><p>I build web shops for companies.</p><h2>My projects</h2><h2>Education' +
        '</h2><p>My name is Ada.</p>',
    ],
    [
      'Society for Lake Rescue',
      'en',
      '<nav><a href="/m">Membership</a><a href="/c">Committee</a><a href="/d">Donate</a></nav>' +
        '<p>Our members and the committee run a society of volunteers.</p>' +
        '<h2>Membership</h2><p>Become a member of the society.</p>',
    ],
  ])('is not refused where something is sold or asked: %s', (title, lang, body) =>
    expect(pageOf(title, lang, body)).toBe(null),
  )
})

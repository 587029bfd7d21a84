import { describe, expect, it } from 'vitest'
import { SURE_ENOUGH } from '#model/email/drafting-questions.ts'
import { readHtml } from '../reading/read-html.ts'
import { understand } from './understand.ts'

const url = 'https://halden.example/'
const factsOf = (html: string) =>
  understand({ url, pages: [{ ...readHtml(html, url), url, readAt: '' }] })
const firstOffer = (html: string) => factsOf(html).offer.candidates[0]?.text

/** A page that defines the company by its kind alone before it says what it sells. */
const pageOf = (language: string, definition: string, offer: string) =>
  `<html lang="${language}"><title>Halden</title><h1>Halden</h1><p>${definition}</p><p>${offer}</p>`

describe('the offer', () => {
  it.each([
    ['en', 'Halden is a young, ambitious company.', 'Halden chills fish boxes for small harbors.'],
    [
      'de',
      'Halden ist ein mittelständisches Unternehmen.',
      'Halden kühlt Fischkisten für kleine Häfen an der Nordsee.',
    ],
    [
      'fr',
      'Halden est une entreprise bretonne.',
      'Halden réfrigère les caisses de poisson des petits ports.',
    ],
    [
      'es',
      'Halden es una empresa gallega.',
      'Halden enfría cajas de pescado para puertos pequeños.',
    ],
    [
      'it',
      'Halden è una realtà solida e affidabile.',
      'Halden raffredda le casse di pesce dei piccoli porti.',
    ],
    [
      'pt',
      'A Halden é uma empresa do Grupo Norte.',
      'A Halden arrefece caixas de peixe para pequenos portos.',
    ],
    [
      'nl',
      'Halden is een jong en dynamisch bedrijf.',
      'Halden koelt viskisten voor kleine havens in Zeeland.',
    ],
    ['sv', 'Halden är ett norrländskt företag.', 'Halden kyler fisklådor åt små hamnar i norr.'],
    ['nb', 'Halden er en bedrift i vekst.', 'Halden kjøler fiskekasser for små havner i nord.'],
    ['da', 'Halden er en jysk virksomhed.', 'Halden køler fiskekasser for små havne i Jylland.'],
  ])('is no definition by the kind of company alone in %s', (language, definition, offer) => {
    expect(firstOffer(pageOf(language, definition, offer))).toBe(offer)
  })

  it('is no heading that the text below it continues', () => {
    const page = `<html lang="en"><title>Halden</title><h1>Halden</h1>
      <h3>We serve Leeds and Halden is a fully licensed and insured</h3>
      <p>and trusted fence builder since 1985. We weld iron gates for yards and shops.</p>`
    expect(firstOffer(page)).toBe('We weld iron gates for yards and shops.')
  })

  it('is the list of activities in the title where no sentence says it', () => {
    const title = 'Wall Tiling | Roof Insulation | Drain Inspection | Halden'
    const page = `<html lang="en"><title>${title}</title><h1>Welcome</h1><p>Call us.</p>`
    expect(firstOffer(page)).toBe('Wall Tiling, Roof Insulation, and Drain Inspection')
  })

  it.each(['Serviços', 'Serviços prestados', 'Conheça os serviços'])(
    'is the list of services under "%s", small after the first where their own words are',
    (h2) => {
      const names = ['Portões de correr', 'Grades de ferro', 'Escadas de aço']
      const cards = names.map((name) => `<div><h3>${name}</h3><p>Feito por nós.</p></div>`).join('')
      const page = `<html lang="pt"><title>Halden</title><h1>Halden</h1><h2>${h2}</h2><div>${cards}</div>`
      expect(firstOffer(page)).toBe('Portões de correr, grades de ferro e escadas de aço')
    },
  )

  it.each([
    ['Zinc plating', 'Copper plating', 'Chemical passivation'],
    ['ZINC PLATING', 'COPPER PLATING', 'CHEMICAL PASSIVATION'],
  ])('is the list of headings on the page of services: %s', (...names) => {
    const services = names
      .map((name, at) => `<h2>${name}</h2><p>It keeps steel from rust for ${at + 9} years.</p>`)
      .join('')
    const pages = [
      ['', '<title>Halden</title><h1>Halden</h1><p>We keep the highest standards of quality.</p>'],
      ['services', `<title>Services</title><h1>Services</h1>${services}`],
    ].map(([path, html]) => ({ ...readHtml(html!, url), url: `${url}${path}`, readAt: '' }))
    const { offer, services: found } = understand({ url, pages })
    expect(offer.candidates[0]?.text).toBe('Zinc plating, Copper plating, and Chemical passivation')
    expect(found.candidates.map(({ source }) => source.quote)).toEqual(names)
  })

  it('is a plain list on the page of services, with the town as the site writes it', () => {
    const items = ['Fräsen', 'Schweißen', 'Montage - auch vor Ort', 'Absolute Präzision']
    const pages = [
      ['', '<title>Halden</title><h1>Halden</h1><p>Unsere Werkstatt in Unna hat Platz.</p>'],
      [
        'leistungen',
        `<title>Leistungen</title><h1>Unsere Leistungen</h1><ul><li>${items.join('<li>')}</ul>` +
          '<footer><p>59423 Unna</p></footer>',
      ],
    ].map(([path, html]) => ({
      ...readHtml(`<html lang="de">${html}`, url),
      url: `${url}${path}`,
      readAt: '',
    }))
    const { offer } = understand({ url, pages })
    expect(offer.candidates.map(({ text }) => text)).toContain(
      'Fräsen, Schweißen und Montage in Unna',
    )
  })

  it('is the list of work that the menu names, without the company and its pages', () => {
    const menu = [
      'Halden transport',
      'About us',
      'Courier service',
      'Customs clearance',
      'Cold storage',
    ]
    const links = menu.map((name) => `<a href="/${name}">${name}</a>`).join('')
    const page = `<title>Halden</title><div id="navigation">${links}</div><h1>Welcome</h1><p>Call us.</p>`
    expect(firstOffer(page)).toBe('Courier service, Customs clearance, and Cold storage')
  })

  it('is no list of product names', () => {
    const names = ['Haldex Cut', 'Haldex Bend', 'Haldex Plan', 'Nesting']
    const cards = names.map((name) => `<div><h3>${name}</h3><p>Version 7 is here.</p></div>`)
    const page = `<title>Halden</title><h1>Halden</h1><h2>Services</h2><div>${cards.join('')}</div>`
    const { candidates } = factsOf(page).services
    expect(candidates.filter(({ confidence }) => confidence >= SURE_ENOUGH)).toEqual([])
  })

  it('names the trade rather than how good it is', () => {
    const page = `<title>Halden | Ice and cold rooms</title><h1>Ice for the coast</h1>
      <p>We provide our customers with a specialized service for every harbor.</p>
      <p>Halden builds ice machines and cold rooms for companies big and small.</p>
      <p>Our ice machines run in nine harbors.</p><p>Cold rooms come in three sizes.</p>`
    expect(firstOffer(page)).toBe(
      'Halden builds ice machines and cold rooms for companies big and small.',
    )
  })

  it('is a long phrase up to its last fitting comma', () => {
    const page =
      '<html lang="fr"><title>MGV</title><p>Sous-traitant en mécanique de précision sur centre ' +
      'd’usinage à grande vitesse, dans les domaines de l’aviation, du médical, du nucléaire, de ' +
      'l’emballage et du conditionnement.</p>'
    expect(firstOffer(page)).toMatch(/^Sous-traitant en mécanique de précision.*du nucléaire$/)
  })

  it('may be a definition with work and buyers', () => {
    const offer = 'Halden is a company that builds ice machines for trawlers.'
    const page = pageOf('en', offer, 'Our crew answers the telephone day and night.')
    expect(firstOffer(page)).toBe(offer)
  })

  it('is not the text of one card among the services', () => {
    const services = [
      ['Ice machines', 'Complete overhaul or a small part, we make your machine as good as new.'],
      ['Cold rooms', 'Walls and doors for every hall.'],
      ['Fish boxes', 'Boxes washed and stacked.'],
    ]
    const cards = services.map(([name, text]) => `<div><h3>${name}</h3><p>${text}</p></div>`)
    const page = `<title>Halden</title><h1>Halden</h1><h2>Our services</h2><div>${cards.join('')}</div>`
    expect(firstOffer(page)).toBe('Ice machines, Cold rooms, and Fish boxes')
  })

  it('keeps an ordinal of a German sentence', () => {
    const offer =
      'Halden in Bodø: Eismaschinen und Kühlräume für Häfen, inhabergeführt in 3. Generation.'
    const page = `<html lang="de"><title>Halden</title><meta name="description" content="${offer}"><h1>Halden</h1>`
    expect(firstOffer(page)).toBe(offer)
  })

  it.each([
    ['sv', 'Vi har testat några olika byråer och märkt att det viktigaste är samma språk.'],
    ['en', 'We have tried several agencies and this one speaks our language.'],
    ['nl', 'Wij zijn zeer tevreden met de nieuwe koelcel en de uitleg erbij.'],
  ])('is not the voice of a customer in %s', (language, text) => {
    const offers = {
      sv: 'Vi hyr ut temperaturloggare till exportörer av fisk.',
      en: 'We rent temperature loggers to exporters of fish.',
      nl: 'Wij verhuren temperatuurloggers aan exporteurs van vis.',
    }
    const offer = offers[language as 'en']
    expect(firstOffer(pageOf(language, text, offer))).toBe(offer)
  })

  it('is neither a telephone number nor what the owner is', () => {
    const page =
      '<h1>Keep it cold</h1><p>I am a master of ice with long experience on the coast.</p>' +
      '<p>On call every day at 07 81 64 83 00 for ice machines and cold rooms.</p>' +
      '<p>Ice machines and cold rooms for fish halls and trawlers.</p><p>I come within a day.</p>'
    const texts = factsOf(page).offer.candidates.map(({ text }) => text)
    expect(texts[0]).toBe('Ice machines and cold rooms for fish halls and trawlers.')
    expect(texts.join(' ')).not.toMatch(/07 81/)
  })

  it('may be said by a sole trader', () => {
    const page =
      '<h1>Keep it cold</h1><p>I mend ice machines on trawlers and in fish halls.</p>' +
      '<p>I come to the quay within a day, and you see the price first.</p>'
    expect(firstOffer(page)).toBe('I mend ice machines on trawlers and in fish halls.')
  })

  it('is not the notice of an empty cart', () => {
    const { offer } = factsOf(
      '<span>Your cart is empty right now</span><p>We rent golf carts to resorts.</p>',
    )
    expect(offer.candidates.map(({ text }) => text)).toEqual(['We rent golf carts to resorts.'])
  })

  it('is not how each order is handled', () => {
    const page =
      '<h1>Keep it cold</h1><p>Every box is weighed and labeled by two people.</p>' +
      '<p>Ice machines and cold rooms for fish halls and trawlers.</p>'
    expect(firstOffer(page)).toBe('Ice machines and cold rooms for fish halls and trawlers.')
  })
})

describe('proof', () => {
  const offer = '<h1>Halden</h1><p>We build ice machines for trawlers.</p>'

  it('names no patient and no founder of the company’s own', () => {
    const { proof } = factsOf(
      `${offer}<blockquote>“It gave me back the feeling in my hand.”</blockquote><p>K. H., 58</p>` +
        '<h2>About</h2><blockquote>“Ice is a craft, and I love every block.”</blockquote>' +
        '<p>Kim Holm, founder</p>',
    )
    expect(proof.candidates).toEqual([])
  })

  it('is neither a telephone number nor a price', () => {
    const { proof } = factsOf(`${offer}<p>Tel: 408.400.9501</p><p>₹63,450.00</p>`)
    expect(proof.candidates).toEqual([])
  })

  it('is no figure about the market', () => {
    const { proof } = factsOf(`${offer}<p>4 million tonnes of ice melt in harbors every year.</p>`)
    expect(proof.candidates).toEqual([])
  })
})

describe('the name', () => {
  it('is neither the site builder’s nor the agency’s', () => {
    const { name } = factsOf(
      '<title>Halden | Ice machines</title><meta property="og:site_name" content="My Site 2">' +
        '<script type="application/ld+json">{"@type":"Organization","name":"Pixel Forge",' +
        '"url":"https://pixelforge.example"}</script><h1>Ice for trawlers</h1>',
    )
    expect(name.candidates.map(({ text }) => text)).not.toContain('My Site 2')
    expect(name.candidates.map(({ text }) => text)).not.toContain('Pixel Forge')
    expect(name.candidates[0]?.text).toBe('Halden')
  })
})

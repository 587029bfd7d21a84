import { expect, it } from 'vitest'
import type { EmailLanguage } from '#model/email/email-languages.ts'
import { lettersOf } from '../languages/all-letters.ts'
import { offerLine } from './offer-line.ts'

it.each<[EmailLanguage, text: string, said: string]>([
  [
    'es',
    'Somos una consultora integrada por profesionales de gran trayectoria en tratamiento de agua.',
    'Somos una consultora integrada por profesionales de gran trayectoria en tratamiento de agua.',
  ],
  [
    'en',
    'We install and monitor fire, burglary, flood, video, and access control systems.',
    'We install and monitor fire, burglary and access control systems.',
  ],
  [
    'fr',
    'Nous assurons la vente, la location, l’installation, la maintenance et le dépannage de pompes.',
    'Nous assurons la vente, la location et le dépannage de pompes.',
  ],
  [
    'de',
    'Wir bieten Kurse, Prüfungen, Seminare und Schulungen für Firmen, Teams und Fachkräfte.',
    'Wir bieten Kurse, Prüfungen, Seminare und Schulungen.',
  ],
  [
    'de',
    'Wir liefern Polsterkissen und Graukarton für Ihre nachhaltigen Verpackungsanforderungen.',
    'Wir liefern Polsterkissen und Graukarton.',
  ],
  [
    'en',
    'We offer a wide range of services including milling and turning.',
    'We offer milling and turning.',
  ],
  [
    'de',
    'Wir bieten ein breites Spektrum an Leistungen im Bereich Malerarbeiten und Fassaden.',
    'Wir bieten Malerarbeiten und Fassaden.',
  ],
  [
    'nb',
    'Vi tilbyr et bredt spekter av tjenester innenfor regnskap, lønn, fakturering osv.',
    'Vi tilbyr regnskap, lønn og fakturering.',
  ],
  [
    'da',
    'Vi tilbyder en bred vifte af ydelser inden for bogføring og løn.',
    'Vi tilbyder bogføring og løn.',
  ],
  [
    'sv',
    'Vi erbjuder ett brett utbud av tjänster inom måleri, tapetsering, golv m.m.',
    'Vi erbjuder måleri, tapetsering och golv.',
  ],
  [
    'nl',
    'Wij bieden een breed scala aan diensten op het gebied van glasbewassing en schoonmaak.',
    'Wij bieden glasbewassing en schoonmaak.',
  ],
  [
    'fr',
    'Nous proposons une large gamme de services de nettoyage pour bureaux.',
    'Nous proposons des services de nettoyage pour bureaux.',
  ],
  [
    'es',
    'Ofrecemos una amplia gama de servicios de limpieza para oficinas y comercios.',
    'Ofrecemos limpieza para oficinas y comercios.',
  ],
  [
    'it',
    'Offriamo una vasta gamma di servizi di pulizia per uffici e condomini.',
    'Offriamo pulizia per uffici e condomini.',
  ],
  [
    'pt',
    'Oferecemos uma ampla gama de serviços de limpeza para escritórios e lojas.',
    'Oferecemos limpeza para escritórios e lojas.',
  ],
])('a wide range in %s: %s', (language, text, said) => {
  const sender = { company: 'Halden', language, letters: lettersOf[language] }
  expect(offerLine(text, sender)).toEqual({ kind: 'sentence', text: said, voice: 'we' })
})

it.each<[what: string, EmailLanguage, text: string, said: string]>([
  [
    '“we can” says less',
    'en',
    'We can supply steel and fit it on site.',
    'We supply steel and fit it on site.',
  ],
  [
    'a list of towns',
    'sv',
    'Vi erbjuder takläggning i Moss, Halden, Hamar, Voss, Arendal.',
    'Vi erbjuder takläggning i Moss.',
  ],
  [
    'an open list',
    'sv',
    'Vi erbjuder golvslipning, målning, tapetsering i Moss.',
    'Vi erbjuder golvslipning, målning och tapetsering i Moss.',
  ],
  [
    'persons of a headline',
    'en',
    'Chartered Accountants in Halden & Moss',
    'We are chartered accountants in Halden & Moss.',
  ],
  [
    'what “or” joins is no praise',
    'fr',
    'Professionnels ou particuliers, nous réparons vos pompes de jardin.',
    'Professionnels ou particuliers, nous réparons vos pompes de jardin.',
  ],
])('%s', (_what, language, text, said) => {
  const sender = { company: 'Halden', language, letters: lettersOf[language] }
  expect(offerLine(text, sender)?.text).toBe(said)
})

it.each<[what: string, EmailLanguage, text: string]>([
  ['a firm’s noun in a list', 'nb', 'Tømrer, grunnarbeid og utleie i Moss.'],
  [
    'the genitive of the name',
    'sv',
    'Halden AB:s huvudsakliga verksamhet är svetsning av alla metaller.',
  ],
])('%s makes no “we are”', (_what, language, text) => {
  const said = offerLine(text, { company: 'Halden', language, letters: lettersOf[language] })
  expect(said?.text ?? '').not.toMatch(/^Vi /)
})

it.each<[EmailLanguage, text: string, said: string]>([
  [
    'en',
    'We supply a wide range of cutting tools for joiners and builders.',
    'We supply cutting tools for joiners and builders.',
  ],
  [
    'da',
    'Vi udfører et stort omfang af specialrengøring i Moss og omegn.',
    'Vi udfører specialrengøring i Moss og omegn.',
  ],
])('a wide range of goods in %s', (language, text, said) => {
  const sender = { company: 'Halden', language, letters: lettersOf[language] }
  expect(offerLine(text, sender)?.text).toBe(said)
})

it('a list in capitals is running text', () => {
  const sender = { company: 'Halden', language: 'pt' as const, letters: lettersOf.pt }
  const text = 'Fazemos serviços de Portaria, Limpeza, Jardinagem e Manutenção.'
  expect(offerLine(text, sender)?.text).toBe(text)
  expect(offerLine('Terceirização em Portaria, Limpeza e Manutenção', sender)?.text).toMatch(
    /em portaria, limpeza e manutenção$/,
  )
})

it.each<[EmailLanguage, text: string, said: string]>([
  [
    'en',
    'Halden is a company that builds and repairs garden sheds.',
    'We build and repair garden sheds.',
  ],
  [
    'en',
    'Halden is a bakery that delivers bread to hotels.',
    'We are a bakery that delivers bread to hotels.',
  ],
  [
    'nb',
    'Halden AS er et Moss-basert kontrollforetak som utfører elkontroll for borettslag.',
    'Vi utfører elkontroll for borettslag.',
  ],
  [
    'fr',
    'Halden est une entreprise qui fabrique des escaliers en bois.',
    'Nous fabriquons des escaliers en bois.',
  ],
  [
    'es',
    'Halden es una empresa que fabrica escaleras de madera maciza.',
    'Fabricamos escaleras de madera maciza.',
  ],
  [
    'it',
    'Halden è un’azienda che produce scale in legno massello.',
    'Produciamo scale in legno massello.',
  ],
])('the noun of a firm before its work in %s: %s', (language, text, said) => {
  const sender = { company: 'Halden', language, letters: lettersOf[language] }
  expect(offerLine(text, sender)).toMatchObject({ text: said })
})

it.each<[EmailLanguage, text: string, said: string | null]>([
  [
    'en',
    'Halden provides a wide range of asbestos analytical services.',
    'We provide asbestos analytical services.',
  ],
  [
    'en',
    'We look after asbestos in old buildings for owners, tenants and contractors, including air monitoring.',
    'We look after asbestos in old buildings for owners, tenants and contractors.',
  ],
  ['en', 'Halden Services was incorporated more than twenty years ago.', null],
  ['de', 'Unverbindlich anfragen – wir melden uns schnellstmöglich zurück.', null],
  ['de', 'Unsere Kunden sind Betriebe des Werkzeugbaus aller Größen.', null],
  ['nb', 'Vi utfører små og store blikkenslagerarbeider innen', null],
  [
    'nl',
    'Wij zijn een allround constructie- en servicebedrijf dat zich heeft gespecialiseerd in het ' +
      'ontwerpen en monteren van leidingwerk voor de industrie.',
    'Wij zijn gespecialiseerd in het ontwerpen en monteren van leidingwerk voor de industrie.',
  ],
  [
    'it',
    'Macchinari per conceria, accessori per conceria, ricambi per conceria',
    'Macchinari, accessori e ricambi per conceria',
  ],
  [
    'it',
    'Pallet in legno su misura, pallet standard e soluzioni industriali',
    'Pallet in legno e pallet standard',
  ],
  [
    'es',
    'Portones, rejas y estructuras metálicas fabricadas a medida',
    'Portones, rejas y estructuras metálicas',
  ],
])('%s: %s', (language, text, said) => {
  const sender = { company: 'Halden', language, letters: lettersOf[language] }
  expect(offerLine(text, sender)?.text ?? null).toBe(said)
})

it.each<[EmailLanguage, text: string, said: string]>([
  [
    'fr',
    'Nous accompagnons les professionnels du secteur viticole en maintenance et dépannage.',
    'Nous accompagnons les professionnels du secteur viticole en maintenance et dépannage.',
  ],
  [
    'fr',
    'Nous fabriquons des outils professionnels pour les ateliers de la région.',
    'Nous fabriquons des outils pour les ateliers de la région.',
  ],
  [
    'es',
    'Equipamos a los profesionales de la limpieza con máquinas y repuestos.',
    'Equipamos a los profesionales de la limpieza con máquinas y repuestos.',
  ],
])('those of a trade are no praise in %s: %s', (language, text, said) => {
  const sender = { company: 'Halden', language, letters: lettersOf[language] }
  expect(offerLine(text, sender)?.text).toBe(said)
})

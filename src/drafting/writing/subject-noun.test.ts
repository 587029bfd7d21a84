import { describe, expect, it } from 'vitest'
import type { EmailLanguage } from '#model/email/email-languages.ts'
import { lettersOf } from '../languages/all-letters.ts'
import { fitForSubject, nounOfOffer } from './subject-noun.ts'

describe('nounOfOffer', () => {
  it.each<[EmailLanguage, 'sentence' | 'phrase', string, string]>([
    ['en', 'sentence', 'We provide pest control for hotels in Leeds.', 'pest control'],
    ['en', 'sentence', 'We supply marine and industrial parts.', ''],
    ['en', 'sentence', 'We help vessels get the products they need.', ''],
    ['en', 'sentence', 'We offer our customers a second shift.', ''],
    ['de', 'sentence', 'Wir planen, liefern und betreuen Heizanlagen in Unna.', 'Heizanlagen'],
    ['de', 'sentence', 'Wir liefern Lösungen für den Handel.', ''],
    ['de', 'sentence', 'Wir sind ein Ingenieurbüro für Medizintechnik.', 'Medizintechnik'],
    ['de', 'sentence', 'Wir sind ein Dienstleister für Kanzleien.', ''],
    [
      'es',
      'sentence',
      'Somos un proveedor de internet corporativo en Perú.',
      'internet corporativo',
    ],
    [
      'pt',
      'sentence',
      'Oferecemos serviços de pulverização aérea com drones.',
      'pulverização aérea',
    ],
    ['it', 'sentence', 'Siamo specializzati nella costruzione di linee di stampi.', 'stampi'],
    ['fr', 'sentence', "Nous sommes un bureau d'études spécialisé en génie civil.", 'génie civil'],
    ['fr', 'sentence', 'Nous sommes la première entreprise française du secteur.', ''],
    ['es', 'sentence', 'Somos una institución de asistencia privada.', 'asistencia privada'],
    [
      'fr',
      'sentence',
      "Nous offrons des services d'installation de convoyeurs.",
      'installation de convoyeurs',
    ],
    ['pt', 'sentence', 'Fabricamos máquinas conforme o desenho.', 'máquinas'],
    ['sv', 'sentence', 'Vi är ett plåtslageri som utför alla inom branschen kända arbeten.', ''],
    [
      'it',
      'sentence',
      'Operiamo dal 1978 nella progettazione e produzione di cablaggi elettrici per il settore.',
      'produzione di cablaggi elettrici',
    ],
    [
      'de',
      'sentence',
      'Unser Team übernimmt Inspektion und Wartung von RLT-Anlagen und Luftkanälen.',
      'Wartung von RLT-Anlagen',
    ],
    [
      'sv',
      'sentence',
      'Vi är specialister på tillverkning och montering av plåtdetaljer för isolerade rör.',
      'montering av plåtdetaljer',
    ],
    ['it', 'phrase', 'Substrato vulcanico per tetti verdi', 'Substrato vulcanico'],
    [
      'de',
      'sentence',
      'Wir sind ein Hersteller von Saat- und Pflegemaschinen mit Sitz in Deutschland.',
      'Saat- und Pflegemaschinen',
    ],
    ['de', 'sentence', 'Wir sind ein Hersteller mit Sitz in Deutschland.', ''],
    // Things that are repaired or tested are not for sale.
    ['nb', 'sentence', 'Vi reparerer og kontrollerer kraner for bedrifter.', ''],
    ['en', 'sentence', 'We trace, label and test network cables for shops.', ''],
    ['en', 'sentence', 'We are based in Leeds.', ''],
    ['en', 'sentence', 'We believe in people.', ''],
    ['it', 'sentence', 'Forniamo pezzi di ricambio da deposito.', 'pezzi di ricambio'],
    [
      'pt',
      'sentence',
      'Oferecemos análise de compactação, sondagem e caracterização de solo.',
      'análise de compactação',
    ],
    ['pt', 'sentence', 'Oferecemos concreto de alta qualidade para fundações.', 'concreto'],
    ['fr', 'sentence', 'Nous fabriquons des pièces en acier.', 'pièces'],
    ['nb', 'sentence', 'Vi leverer omfattende og rimelige bakgrunnssjekker.', 'bakgrunnssjekker'],
    ['da', 'sentence', 'Vi hjælper små virksomheder i Danmark med HR.', 'HR'],
    ['fr', 'sentence', 'Nous concevons et organisons vos événements.', 'événements'],
    ['fr', 'sentence', 'Nous développons votre entreprise.', ''],
    [
      'en',
      'sentence',
      'We specialize in providing industrial gases and dry ice.',
      'industrial gases',
    ],
    ['de', 'phrase', 'Büro- und Glasreinigung in Unna', 'Büro- und Glasreinigung'],
    ['nl', 'phrase', 'Glasbewassing en gevelreiniging', 'Glasbewassing'],
  ])('%s, %s: %s', (language, kind, text, noun) => {
    const sender = { company: 'Halden', language, letters: lettersOf[language] }
    expect(nounOfOffer({ kind, text }, sender)).toBe(noun)
  })
})

describe('fitForSubject', () => {
  it.each<[EmailLanguage, string, string]>([
    ['it', 'Vendita nuovi e usati', ''],
    ['es', 'Servicio técnico y mantenimiento', ''],
    ['en', 'Reporting', ''],
    ['en', 'Milling', 'Milling'],
    ['es', 'Soldadura y corte', 'Soldadura'],
    ['sv', 'Utrustning', ''],
    ['sv', 'Brandutrustning', 'Brandutrustning'],
  ])('%s: %s', (language, name, noun) => {
    const sender = { company: 'Halden', language, letters: lettersOf[language] }
    expect(fitForSubject(name, sender)).toBe(noun)
  })
})

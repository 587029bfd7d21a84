import countries from 'i18n-iso-countries'
import { expect, test } from 'vitest'
import { countryCode } from './country-names.ts'

const cases: Record<string, string> = {
  DE:
    'Germany|GERMANY.|Tyskland|Alemania|Duitsland|Germania|Alemanha|Saksa|Niemcy|Németország|ドイツ|' +
    'ألمانيا|Німеччина|de|DEU|276|D|BRD|West Germany|Bundesrepublik Deutschland|' +
    'Germany, Federal Republic of|Berlin, Germany|Germany (DE)|DE - Deutschland|' +
    'Deutschland / Germany|🇩🇪|Deutschland 🇩🇪',
  NO: 'Norge|Noreg|Norwegen|nor',
  MY: 'Malaysia|Malaisie|MYS',
  GB: 'UK|U.K.|Great Britain|England|Schottland|Reino Unido|Verenigd Koninkrijk|gbr',
  US: 'USA|U.S.A.|United States of America|EE. UU.|Vereinigte Staaten|Stati Uniti',
  NL: 'Holland|the Netherlands|Pays-Bas|Paesi Bassi',
  CZ: 'Czech Republic|Czechia|Tschechien|Tchéquie',
  TR: 'Turkey|Türkiye|Tyrkiet',
  CI: "Ivory Coast|Cote d'Ivoire|Côte d’Ivoire|Elfenbeinküste",
  MM: 'Burma|Myanmar',
  XK: 'Kosovo|XK',
  KR: 'South Korea|Korea, Republic of|Corea del Sur',
  ZZ: 'ZZ',
}

test.each(Object.entries(cases).flatMap(([code, names]) => names.split('|').map((n) => [n, code])))(
  '%s is %s',
  (name, code) => expect(countryCode(name)).toBe(code),
)

test.each(['', '  ', '-', '…'])('%j says nothing', (text) => expect(countryCode(text)).toBe(''))

test.each([
  'Allemange',
  'XX',
  'N/A',
  'Georgia, USA',
  'Elbonia',
  'Germany or Sweden',
  'x'.repeat(500),
])('%s is not understood', (text) => expect(countryCode(text)).toBeNull())

test.each('en de fr es it nl pt sv nb da ja ar'.split(' '))(
  'every name of a country in %s is understood',
  (language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    const missed = Object.keys(countries.getAlpha2Codes()).filter(
      (code) => countryCode(names.of(code)!) !== code,
    )
    expect(missed).toEqual([])
  },
)

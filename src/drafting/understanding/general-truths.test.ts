import { describe, expect, it } from 'vitest'
import { lexiconOf } from '../languages/lexicons.ts'
import { isGeneralTruth } from './general-truths.ts'

const isTruth = (language: string, text: string) =>
  isGeneralTruth(text, { pages: [], url: '', language, lexicon: lexiconOf(language) })

describe('a general truth', () => {
  it.each([
    ['en', 'A blocked drain does not wait for Monday.'],
    ['en', 'A small leak can quickly lead to damp walls.'],
    ['en', 'Today, freight is a game of patience.'],
    ['en', 'You are busy and the phone keeps ringing.'],
    ['en', 'The finishing touch is always a critical element of any logger.'],
    ['de', 'Bei Kühlketten ist Vertrauen entscheidend.'],
    ['fr', 'La ponctualité est essentielle dans le transport.'],
    ['sv', 'Det kan vara svårt att ha koll på momsen då reglerna ändras.'],
    ['en', "Storm damage can compromise your home's safety."],
    ['fr', 'La cuisine est le coeur de la maison.'],
    ['fr', "Gagner de l'espace, c'est gagner en confort."],
    ['en', 'What was in the crate before it left'],
    ['de', 'Ein kaputtes Dach wartet nicht auf gutes Wetter.'],
    ['de', 'Ein kleiner Riss kann zu großen Schäden führen.'],
    ['fr', "Une fuite ne prévient pas, surtout l'été."],
    ['fr', "Aujourd'hui, la glace est une affaire de précision."],
    ['es', 'Una fuga pequeña también puede acabar en humedad y una factura mayor.'],
    ['it', 'Una piccola perdita può causare danni ai muri.'],
    ['pt', 'Uma fuga pequena pode causar danos nas paredes.'],
    ['nl', 'Een kleine lekkage kan leiden tot vochtige muren.'],
    ['sv', 'En liten läcka kan leda till fuktiga väggar.'],
    ['nb', 'En liten lekkasje kan føre til fuktige vegger.'],
    ['da', 'En lille lækage kan føre til fugtige vægge.'],
  ])('in %s is “%s”', (language, text) => expect(isTruth(language, text)).toBe(true))

  it.each([
    ['en', 'Your readings do not leave the country.'],
    ['en', 'We do not subcontract.'],
    ['en', 'You get one price and one contact.'],
    ['de', 'Ihre Daten verlassen das Haus nicht.'],
    ['de', 'Nicht nur Dächer, auch Fassaden und Rinnen.'],
    ['fr', 'Nous ne sous-traitons pas.'],
    ['fr', 'Ce que nous chargeons avant 17 heures est livré le lendemain.'],
    ['es', 'No subcontratamos ninguna obra.'],
    ['nl', 'U weet op welke dag wij laden, en wie er komt.'],
    ['sv', 'Varje chef får ett förslag i veckan, inte fyrtio diagram.'],
    ['da', 'Vi lejer loggere ud til eksportører af fisk.'],
  ])('in %s is not “%s”', (language, text) => expect(isTruth(language, text)).toBe(false))
})

import { within } from '../../letters.ts'
import type { EquippingTrades } from '../../trade-ids.ts'

/** Trades that equip buildings and look after what is in them, as firms of them speak. */
export const equipping: EquippingTrades = {
  stone: {
    words: within(
      'stenhuggeri|stenhuggar|natursten|granit|marmor|terrazzo',
      'bänkskivor i sten|stenskivor|gravsten',
    ),
    sentence: 'Vi arbetar i natursten.',
    noun: 'Natursten',
    offers: [
      'Vi gör trappsteg, bänkskivor och fasader i sten.',
      'Vi sågar sten efter ritning och lägger den.',
    ],
    when: [
      'ett trappsteg eller en sockel har gått sönder och måste passa resten',
      'bygget behöver stenplattor i mått som ingen har i lager',
      'ett kök eller en entré görs om och skivan måste passa exakt',
    ],
    gets: ['ett pris efter er skiss med mått', 'prover på de stensorter som passar'],
  },
  scaffolding: {
    words: within(
      'byggställning|byggnads?ställning|ställningsbyg|ställningsmont|ställningsuthyr|rullställning|fasadställning',
      'väderskydd',
    ),
    sentence: 'Vi bygger ställningar.',
    noun: 'Byggställningar',
    offers: [
      'Vi bygger upp och tar ner ställningar.',
      'Vi hyr ut ställningar och rullställningar.',
    ],
    when: [
      'målarna kommer på måndag och ställningen saknas',
      'tak eller fasad ska lagas medan butiken håller öppet',
      'en ställning måste byggas runt maskiner eller träd',
    ],
    gets: ['ett fast pris efter ett besök', 'en dag för montering med pris'],
  },
  lifts: {
    words: within(
      'hissar|hissservice|hiss-service|hissinstall|hissmont|hissföretag|hissunderhåll|personhiss',
      'varuhiss|godshiss|trapphiss|plattformshiss|lyftplattform|rulltrapp',
    ),
    sentence: 'Vi installerar och servar hissar.',
    noun: 'Hissar',
    offers: ['Vi installerar, reparerar och servar hissar.', 'Vi moderniserar äldre hissar.'],
    when: [
      'hissen står still igen och hyresgästerna klagar',
      'serviceavtalet med tillverkaren blir dyrare för varje år',
      'besiktningen har hittat fel som måste rättas i tid',
    ],
    gets: [
      'ett pris att jämföra med ert serviceavtal',
      'en genomgång av en hiss med en kort rapport',
    ],
  },
  gates: {
    words: within(
      'industriport|takskjutport|vikport|rullport|snabbrullport|garageport|portservice|lastbrygg',
      'lastkaj|automatiska dörrar|dörrautomatik|grindar|stängsel|staket|vägbom|bomanlägg',
    ),
    sentence: 'Vi monterar och servar portar, dörrar och stängsel.',
    noun: 'Portar och dörrar',
    offers: [
      'Vi monterar, reparerar och servar industriportar.',
      'Vi sätter upp stängsel och bommar.',
    ],
    when: [
      'en port inte går att stänga och hallen står öppen på natten',
      'en lastbil har kört på en port eller ett staket',
      'den årliga kontrollen av portarna måste göras',
    ],
    gets: ['ett pris på den årliga servicen', 'ett fast pris efter bilder och mått'],
  },
  insulation: {
    words: within(
      'lösullsisoler|tilläggsisoler|vindsisoler|fasadisoler|takisoler|isoleringsfirma|lösull',
      'rörisoler|teknisk isolering|industriisoler|sprutisoler|isolermaterial|fuktskydd',
    ),
    sentence: 'Vi isolerar byggnader och rör.',
    noun: 'Isolering',
    offers: [
      'Vi isolerar vindar, väggar och källare.',
      'Vi isolerar rör, tankar och industrianläggningar.',
    ],
    when: [
      'det är varmt under taket på sommaren och kallt på vintern',
      'rör eller tankar förlorar värme som redan är betald',
      'väggarna blir fuktiga bakom skåp och hyllor',
    ],
    gets: ['ett fast pris efter ett besök', 'en beräkning av vad ni kan spara'],
  },
  fireSafety: {
    words: within(
      'brandskydd|brandsläckare|brandlarm|brandvarnare|brandtätning|brandventilation',
      'sprinkler|utrymningsplan|nödbelysning|brandutbildning|brandfilt|brandpost|brandkonsult',
    ),
    sentence: 'Vi kontrollerar och servar brandskydd.',
    noun: 'Brandskydd',
    offers: [
      'Vi levererar och servar brandsläckare och brandlarm.',
      'Vi ritar utrymningsplaner och utbildar anställda i brandskydd.',
    ],
    when: [
      'datumet för kontroll av brandsläckarna har passerat',
      'försäkringsbolaget eller en inspektör frågar efter brandskyddets dokument',
      'lokaler har byggts om och utrymningsplanerna inte stämmer',
    ],
    gets: [
      'en lista över det som saknas efter ett besök',
      'ett pris på kontroll av era brandsläckare',
    ],
  },
  racks: {
    words: within('lagerinredning|pallställ|lagerhyll|transportband|rullbana|entresol'),
    sentence: 'Vi levererar och monterar ställage och transportband.',
    noun: 'Lagerinredning',
    offers: ['Vi ritar och monterar pallställ.', 'Vi bygger och monterar transportband.'],
    when: [
      'lagret är fullt fast höjden står tom',
      'folk bär för hand det som ett band kunde flytta',
      'en kontroll hittade böjda stolpar i ett ställage',
    ],
    gets: ['en skiss för ert lager', 'ett pris efter er planritning'],
  },
  drilling: {
    words: within(
      'brunnsborr|bergvärme|energibrunn|geoteknik|grundundersökning|markundersökning|borrning',
    ),
    sentence: 'Vi borrar brunnar och undersöker mark.',
    noun: 'Borrning',
    offers: ['Vi borrar brunnar och för bergvärme.', 'Vi undersöker marken inför byggen.'],
    when: [
      'marken måste vara känd innan grunden ritas',
      'kommunens vatten blir för dyrt för bevattning',
      'en värmepump är planerad och borrningen saknas',
    ],
    gets: ['ett pris för borrningen hos er', 'en första bedömning av marken'],
  },
  trafficControl: {
    words: within('trafikanordning|ta-plan|trafikvakt|vägavstängning|apd-plan|trafikledning'),
    sentence: 'Vi stänger av vägar och leder trafiken.',
    noun: 'Trafikanordningar',
    offers: ['Vi ritar och ställer ut avstängningar.', 'Vi söker tillstånd och leder trafiken.'],
    when: [
      'ett vägarbete börjar och tillståndet saknas',
      'en kran behöver gatan en dag',
      'ett evenemang kräver avstängda vägar och vakter',
    ],
    gets: ['en plan för ert arbete med pris', 'en lista på tillstånden som behövs'],
  },
  eventHire: {
    words: within('tältuthyr|festuthyr|partytält|mobila toaletter|möbeluthyr|eventuthyr'),
    sentence: 'Vi hyr ut tält, toaletter och möbler till fester.',
    noun: 'Uthyrning till event',
    offers: [
      'Vi hyr ut tält och möbler till evenemang.',
      'Vi hyr ut mobila toaletter och kylvagnar.',
    ],
    when: [
      'en fest har ett datum och tältet inte är bokat',
      'fler gäster kommer än det finns toaletter till',
      'kylen går sönder två dagar före festen',
    ],
    gets: ['en lista på vad som är ledigt på ert datum', 'ett pris för ert antal gäster'],
  },
}

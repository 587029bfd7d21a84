import type { TradeOffers } from '../trade-ids.ts'

/** What firms of each trade may say that they do. */
export const offers: TradeOffers = {
  electrical: [
    'Vi installerer, reparerer og kontrollerer elanlæg.',
    'Vi laver elarbejde i kontorer, butikker og værksteder.',
  ],
  plumbing: ['Vi installerer og reparerer varme og VVS.', 'Vi servicerer fyr og varmeanlæg.'],
  ventilation: [
    'Vi installerer og servicerer klimaanlæg og ventilation.',
    'Vi bygger og reparerer kølerum og køleanlæg.',
  ],
  solar: ['Vi projekterer og opsætter solceller.', 'Vi opsætter ladestandere.'],
  roofing: ['Vi reparerer og skifter tage.', 'Vi tætner flade tage og renser tagrender.'],
  painting: ['Vi maler inde og ude.', 'Vi spartler, sætter gips op og maler.'],
  joinery: ['Vi laver møbler og inventar efter mål.', 'Vi laver tømrerarbejde og bygger i træ.'],
  windows: [
    'Vi leverer og monterer vinduer og døre.',
    'Vi monterer og reparerer persienner og markiser.',
  ],
  flooring: ['Vi lægger og renoverer gulve.', 'Vi lægger fliser.'],
  metalwork: ['Vi svejser og bygger i metal.', 'Vi skærer, bukker og svejser plade.'],
  machining: ['Vi drejer og fræser emner, enkeltvis og i serie.', 'Vi laver værktøjer og forme.'],
  finishing: ['Vi overfladebehandler metalemner.', 'Vi blæser og pulverlakerer metal.'],
  plastics: ['Vi laver plastemner.', 'Vi printer prototyper og små serier i 3D.'],
  electronics: ['Vi udvikler og laver elektronik.', 'Vi monterer printplader.'],
  machinery: [
    'Vi bygger, automatiserer og reparerer maskiner.',
    'Vi leverer og servicerer maskiner og pumper.',
  ],
  construction: ['Vi bygger og renoverer erhvervsbyggeri.', 'Vi bygger om og bygger til.'],
  groundworks: ['Vi laver jordarbejde og kloak.', 'Vi graver, river ned og lægger belægning.'],
  rental: ['Vi udlejer maskiner og materiel.', 'Vi udlejer stilladser og løfteudstyr.'],
  gardening: ['Vi passer haver og grønne områder.', 'Vi beskærer og fælder træer.'],
  cleaning: ['Vi gør rent i kontorer og erhvervslokaler.', 'Vi pudser vinduer og renser facader.'],
  security: [
    'Vi bevogter bygninger og områder.',
    'Vi installerer alarm, kameraer og adgangskontrol.',
  ],
  pests: [
    'Vi bekæmper skadedyr hos virksomheder.',
    'Vi kontrollerer lokaler og fører log over skadedyr.',
  ],
  inspection: ['Vi kontrollerer anlæg og udstyr.', 'Vi kontrollerer og servicerer brandsikring.'],
  surveying: ['Vi måler grunde og bygninger op.', 'Vi undersøger jord og fundamenter.'],
  planning: [
    'Vi projekterer nybyggeri og ombygninger.',
    'Vi laver statik og teknisk projektering.',
  ],
  itSupport: [
    'Vi passer computere, servere og netværk.',
    'Vi sætter it op og driver det for små virksomheder.',
  ],
  software: ['Vi laver software til virksomheder.', 'Vi udvikler apps og webløsninger.'],
  webDesign: ['Vi designer og bygger hjemmesider.', 'Vi bygger og driver webshops.'],
  advertising: [
    'Vi laver design og reklame.',
    'Vi styrer annoncer og sociale medier for virksomheder.',
  ],
  printing: ['Vi trykker brochurer, kontortryk og plakater.', 'Vi laver skilte og bilreklamer.'],
  photography: [
    'Vi tager billeder og laver film for virksomheder.',
    'Vi filmer fra luften med drone.',
  ],
  translation: ['Vi oversætter tekster og dokumenter.', 'Vi tolker ved møder og arrangementer.'],
  accounting: ['Vi klarer bogholderi og løn.', 'Vi laver årsregnskaber og skat.'],
  law: ['Vi hjælper virksomheder med juridiske spørgsmål.', 'Vi skriver og gennemgår kontrakter.'],
  consulting: [
    'Vi hjælper virksomheder med organisation og arbejdsgange.',
    'Vi forbereder virksomheder på certificering.',
  ],
  training: ['Vi uddanner teams og ledere.', 'Vi holder kurser og workshops hos virksomheder.'],
  staffing: ['Vi finder folk til ledige stillinger.', 'Vi udlejer vikarer.'],
  transport: ['Vi kører gods på vej.', 'Vi lagrer, plukker og sender varer.'],
  passengers: [
    'Vi kører grupper i bus og minibus.',
    'Vi kører til lufthavne, møder og arrangementer.',
  ],
  customs: ['Vi klarer fortoldning.', 'Vi hjælper med import og eksport.'],
  removals: ['Vi flytter kontorer og boliger.', 'Vi flytter og opbevarer møbler.'],
  catering: [
    'Vi leverer catering til møder og arrangementer.',
    'Vi leverer frokost til virksomheder.',
  ],
  rooms: [
    'Vi udlejer lokaler til møder og arrangementer.',
    'Vi har værelser til overnattende gæster.',
  ],
  events: ['Vi planlægger og gennemfører arrangementer.', 'Vi leverer lyd, lys og scener.'],
  vehicles: ['Vi reparerer og servicerer køretøjer.', 'Vi laver pladearbejde og lakering.'],
  waste: ['Vi henter og bortskaffer affald.', 'Vi køber og genanvender skrot.'],
  property: [
    'Vi administrerer ejendomme.',
    'Vi klarer viceværtopgaver og vedligehold af bygninger.',
  ],
  insurance: ['Vi hjælper virksomheder med forsikring.', 'Vi rådgiver om pension og finansiering.'],
  interiors: ['Vi indretter kontorer.', 'Vi indretter butikker og kontorer.'],
  textiles: ['Vi trykker og broderer arbejdstøj.', 'Vi vasker og udlejer arbejdstøj og linned.'],
  packaging: ['Vi laver emballage efter mål.', 'Vi leverer emballage og etiketter.'],
  supplies: [
    'Vi leverer varer og reservedele til virksomheder.',
    'Vi leverer værktøj og materialer til håndværkere.',
  ],
}

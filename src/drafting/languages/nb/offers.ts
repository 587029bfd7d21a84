import type { TradeOffers } from '../trade-ids.ts'

/** What firms of each trade may say that they do. */
export const offers: TradeOffers = {
  electrical: [
    'Vi installerer, reparerer og kontrollerer elektriske anlegg.',
    'Vi gjør elektroarbeid i kontorer, butikker og verksteder.',
  ],
  plumbing: [
    'Vi installerer og reparerer varme og rør.',
    'Vi tar service på fyrer og varmeanlegg.',
  ],
  ventilation: [
    'Vi installerer og tar service på klimaanlegg og ventilasjon.',
    'Vi bygger og reparerer kjølerom og kuldeanlegg.',
  ],
  solar: ['Vi prosjekterer og monterer solcelleanlegg.', 'Vi monterer ladestasjoner.'],
  roofing: ['Vi reparerer og legger om tak.', 'Vi tetter flate tak og renser takrenner.'],
  painting: ['Vi maler innvendig og utvendig.', 'Vi sparkler, setter opp gips og maler.'],
  joinery: ['Vi lager møbler og innredning etter mål.', 'Vi snekrer og bygger i tre.'],
  windows: [
    'Vi leverer og monterer vinduer og dører.',
    'Vi monterer og reparerer persienner og markiser.',
  ],
  flooring: ['Vi legger og pusser opp gulv.', 'Vi legger fliser.'],
  metalwork: ['Vi sveiser og bygger i metall.', 'Vi skjærer, bøyer og sveiser plater.'],
  machining: ['Vi dreier og freser deler, enkeltvis og i serie.', 'Vi lager verktøy og former.'],
  finishing: ['Vi overflatebehandler metalldeler.', 'Vi blåser og pulverlakkerer metall.'],
  plastics: ['Vi lager plastdeler.', 'Vi skriver ut prototyper og små serier i 3D.'],
  electronics: ['Vi utvikler og lager elektronikk.', 'Vi monterer kretskort.'],
  machinery: [
    'Vi bygger, automatiserer og reparerer maskiner.',
    'Vi leverer og tar service på maskiner og pumper.',
  ],
  construction: ['Vi bygger og rehabiliterer næringsbygg.', 'Vi bygger om og bygger ut.'],
  groundworks: ['Vi gjør grunnarbeid og avløp.', 'Vi graver, river og legger stein.'],
  rental: ['Vi leier ut maskiner og utstyr.', 'Vi leier ut stillaser og løfteutstyr.'],
  gardening: ['Vi steller hager og uteområder.', 'Vi beskjærer og feller trær.'],
  cleaning: ['Vi vasker kontorer og næringslokaler.', 'Vi vasker vinduer og fasader.'],
  security: ['Vi vokter bygninger og områder.', 'Vi installerer alarm, kamera og adgangskontroll.'],
  pests: [
    'Vi bekjemper skadedyr hos bedrifter.',
    'Vi kontrollerer lokaler og fører logg over skadedyr.',
  ],
  inspection: [
    'Vi kontrollerer anlegg og utstyr.',
    'Vi kontrollerer og tar service på brannsikring.',
  ],
  surveying: ['Vi måler opp tomter og bygninger.', 'Vi undersøker grunn og fundamenter.'],
  planning: [
    'Vi prosjekterer nybygg og ombygginger.',
    'Vi gjør statiske beregninger og teknisk prosjektering.',
  ],
  itSupport: [
    'Vi drifter maskiner, servere og nettverk.',
    'Vi setter opp og drifter IT for små bedrifter.',
  ],
  software: ['Vi lager programvare for bedrifter.', 'Vi utvikler apper og webapplikasjoner.'],
  webDesign: ['Vi designer og bygger nettsider.', 'Vi bygger og drifter nettbutikker.'],
  advertising: [
    'Vi lager design og reklame.',
    'Vi styrer annonser og sosiale medier for bedrifter.',
  ],
  printing: ['Vi trykker brosjyrer, kontortrykk og plakater.', 'Vi lager skilt og bildekor.'],
  photography: ['Vi tar bilder og lager film for bedrifter.', 'Vi filmer fra luften med drone.'],
  translation: ['Vi oversetter tekster og dokumenter.', 'Vi tolker på møter og arrangementer.'],
  accounting: ['Vi fører regnskap og kjører lønn.', 'Vi lager årsregnskap og skattemeldinger.'],
  law: ['Vi hjelper bedrifter med juridiske spørsmål.', 'Vi skriver og går gjennom avtaler.'],
  consulting: [
    'Vi hjelper bedrifter med organisering og arbeidsmåter.',
    'Vi forbereder bedrifter på sertifisering.',
  ],
  training: ['Vi gir opplæring til team og ledere.', 'Vi holder kurs og workshoper i bedrifter.'],
  staffing: ['Vi finner folk til ledige stillinger.', 'Vi leier ut personell.'],
  transport: ['Vi kjører gods på vei.', 'Vi lagrer, plukker og sender varer.'],
  passengers: [
    'Vi kjører grupper med buss og minibuss.',
    'Vi kjører til flyplasser, møter og arrangementer.',
  ],
  customs: ['Vi tar fortolling.', 'Vi hjelper med import og eksport.'],
  removals: ['Vi flytter kontorer og boliger.', 'Vi flytter og lagrer møbler.'],
  catering: ['Vi leverer catering til møter og arrangementer.', 'Vi leverer lunsj til bedrifter.'],
  rooms: ['Vi leier ut lokaler til møter og arrangementer.', 'Vi har rom for overnattingsgjester.'],
  events: ['Vi planlegger og gjennomfører arrangementer.', 'Vi leverer lyd, lys og scener.'],
  vehicles: ['Vi reparerer og tar service på kjøretøy.', 'Vi retter bulker og lakkerer.'],
  waste: ['Vi henter og tar hånd om avfall.', 'Vi kjøper og gjenvinner skrap.'],
  property: ['Vi forvalter bygninger.', 'Vi tar vaktmestertjenester og vedlikehold av bygg.'],
  insurance: ['Vi hjelper bedrifter med forsikring.', 'Vi gir råd om pensjon og finansiering.'],
  interiors: ['Vi tegner og innreder kontorer.', 'Vi innreder butikker og kontorer.'],
  textiles: [
    'Vi trykker og broderer arbeidsklær.',
    'Vi vasker og leier ut arbeidsklær og tekstiler.',
  ],
  packaging: ['Vi lager emballasje etter mål.', 'Vi leverer emballasje og etiketter.'],
  supplies: [
    'Vi leverer varer og reservedeler til bedrifter.',
    'Vi leverer verktøy og materialer til håndverkere.',
  ],
}

import { within } from '../../letters.ts'
import type { ServingTrades } from '../../trade-ids.ts'

/** Trades of services around people, goods and buildings, as firms of them speak. */
export const serving: ServingTrades = {
  cleaning: {
    words: within(
      'rengøring|(?<=vi )gør rent|vinduespuds|erhvervsrengøring|flytterengøring|hovedrengøring',
    ),
    sentence: 'Vi gør rent.',
    noun: 'Rengøring',
    offers: ['Vi gør rent i kontorer og erhvervslokaler.', 'Vi pudser vinduer og renser facader.'],
    when: [
      'rengøringen er syg, og der ikke kommer nogen i stedet',
      'et byggeri er færdigt, og åbningen er lige om hjørnet',
      'der bliver ved med at komme klager over rengøringen',
    ],
    gets: ['en pris pr. måned efter et besøg', 'en prøverengøring af en etage'],
  },
  security: {
    words: within('vagt(?:er|selskab|service)|alarm|overvågning|adgangskontrol|tyverisikring'),
    sentence: '',
    noun: 'Sikring',
    offers: [
      'Vi bevogter bygninger og områder.',
      'Vi installerer alarm, kameraer og adgangskontrol.',
    ],
    when: [
      'der har været indbrud hos naboen',
      'nøgler er blevet væk, og ingen ved, hvem der kan komme ind',
      'en byggeplads eller et arrangement skal bevogtes med kort varsel',
    ],
    gets: ['en rundgang med en liste over svage punkter', 'en fast pris efter et besøg'],
  },
  pests: {
    words: within('skadedyr|rottebekæmp|rottespær|hvepsebo'),
    sentence: 'Vi bekæmper skadedyr.',
    noun: 'Skadedyr',
    offers: [
      'Vi bekæmper skadedyr hos virksomheder.',
      'Vi kontrollerer lokaler og fører log over skadedyr.',
    ],
    when: [
      'der er mus eller kakerlakker, hvor der ligger fødevarer',
      'en kontrol har spurgt efter dokumentation for skadedyr',
      'der hænger et hvepsebo over indgangen',
    ],
    gets: ['et besøg med et tilbud', 'en pris på faste eftersyn'],
  },
  staffing: {
    words: within('rekruttering|vikar|bemanding|headhunt'),
    sentence: 'Vi finder folk til ledige job.',
    noun: 'Rekruttering',
    offers: ['Vi finder folk til ledige stillinger.', 'Vi udlejer vikarer.'],
    when: [
      'en stilling har stået åben i månedsvis',
      'nogen er syg i ugevis, og ordrerne ikke venter',
      'der skal bruges mange hænder i en enkelt sæson',
    ],
    gets: ['to profiler, der passer til stillingen', 'et tilbud med en fast timepris'],
  },
  hr: {
    words: within(
      'hr-rådgiv|hr-konsulent|hr-ydelse|hr-support|personaleadministration',
      'personalehåndbog|ansættelseskontrakt|ansættelsesbevis|hr-partner|personalejur',
    ),
    sentence: 'Vi tager os af kontrakter og personaleadministration.',
    noun: 'Personaleadministration',
    offers: [
      'Vi skriver ansættelseskontrakter og personalehåndbøger.',
      'Vi rådgiver arbejdsgivere om ferie, fravær og opsigelse.',
    ],
    when: [
      'de ansætter for første gang og mangler en kontrakt',
      'en medarbejder er syg i ugevis, og reglerne er uklare',
      'arbejdstiden ændres, og de gamle kontrakter ikke passer',
    ],
    gets: ['en kort gennemgang af en kontrakt', 'en månedspris pr. medarbejder'],
  },
  transport: {
    words: within('transport|vognmand|spedition|logistik|kurer|fragt|lagerhotel'),
    sentence: 'Vi kører transport.',
    noun: 'Transport og lager',
    offers: ['Vi kører gods på vej.', 'Vi lagrer, plukker og sender varer.'],
    when: [
      'en levering skal være fremme i morgen, og vognmanden ingen bil har',
      'varer er for lange, for tunge eller for skrøbelige til pakkeposten',
      'lageret er fyldt, og paller skal et sted hen',
    ],
    gets: ['en pris på en af jeres ruter', 'en liste over datoer, hvor en bil er ledig'],
  },
  forwarding: {
    words: within(
      'søfragt|luftfragt|flyfragt|speditør|spedition|international fragt',
      'freight forward|containerfragt|samlegods|søtransport',
    ),
    sentence: 'Vi ordner søfragt og luftfragt.',
    noun: 'Sø- og luftfragt',
    offers: [
      'Vi ordner søfragt og luftfragt fra dør til dør.',
      'Vi samler små forsendelser i delte containere.',
    ],
    when: [
      'en reservedel skal hentes fra et andet kontinent, og linjen står stille',
      'den første ordre fra Asien er klar, og fragten ikke er bestilt',
      'en container sidder fast i havnen, og udgifterne løber',
    ],
    gets: [
      'en pris fra dør til dør for en forsendelse',
      'en liste over de næste afgange på jeres rute',
    ],
  },
  passengers: {
    words: within('turistbus|buskørsel|minibus|personbefordring|persontransport'),
    sentence: 'Vi kører grupper.',
    noun: 'Buskørsel',
    offers: [
      'Vi kører grupper i bus og minibus.',
      'Vi kører til lufthavne, møder og arrangementer.',
    ],
    when: [
      'et hold eller gæster skal køre samlet til et sted',
      'medarbejderne ikke kan nå morgenholdet med bus',
      'en bus eller en chauffør falder fra før et arrangement',
    ],
    gets: ['en pris på jeres dato og gruppe', 'en liste over datoer, hvor en bus er ledig'],
  },
  vehicleDelivery: {
    words: within(
      'biltransfer|flytning af biler|flytning af køretøj|levering af køretøj',
      'køretøjslevering|køretøjslogistik|overførsel af køretøj|bilflytning|prøveplader',
    ),
    sentence: 'Vi kører biler for forhandlere og bilparker.',
    noun: 'Flytning af køretøjer',
    offers: [
      'Vi henter og bringer biler og varevogne på egne hjul.',
      'Vi afleverer køretøjer til førerne og tager de gamle med.',
    ],
    when: [
      'en solgt bil skal til en køber i den anden ende af landet',
      'leasingbiler skal afleveres inden månedens udgang',
      'en varevogn står i den forkerte afdeling, og ingen kan køre den',
    ],
    gets: ['en fast pris på en strækning', 'et eksempel på vores afleveringsrapport'],
  },
  customs: {
    words: within('fortoldning|told(?:klarering|agent)|import og eksport|spedition og told'),
    sentence: '',
    noun: 'Told og import',
    offers: ['Vi klarer fortoldning.', 'Vi hjælper med import og eksport.'],
    when: [
      'en forsendelse ligger i tolden, og der mangler papirer',
      'de importerer eller eksporterer for første gang',
      'en frist løber, og speditøren ikke har tid',
    ],
    gets: ['en liste over papirer til jeres varer', 'en pris på en enkelt forsendelse'],
  },
  removals: {
    words: within('flyttefirma|flytning|flyttemænd|maskinflytning|dødsbo'),
    sentence: 'Vi flytter kontorer og hjem.',
    noun: 'Flytning',
    offers: ['Vi flytter kontorer og boliger.', 'Vi flytter og opbevarer møbler.'],
    when: [
      'et kontor flytter, og der skal arbejdes igen mandag',
      'en tung maskine skal over i en anden hal',
      'et arkiv eller et lager skal tømmes',
    ],
    gets: ['en fast pris efter et besøg', 'en plan for flyttedagen'],
  },
  catering: {
    words: within('catering|diner transportable|selskabsmad|frokostordning|foodtruck|buffet'),
    sentence: 'Vi laver mad til møder og fester.',
    noun: 'Mad ud af huset',
    offers: [
      'Vi leverer catering til møder og arrangementer.',
      'Vi leverer frokost til virksomheder.',
    ],
    when: [
      'et møde varer hen over frokost, og der er gæster',
      'en jubilæumsfest eller sommerfest kræver mad til alle ansatte',
      'kantinen er lukket, og folk skal have noget at spise',
    ],
    gets: ['to menuer med en pris pr. person', 'en smagsprøve for to'],
  },
  rooms: {
    words: within(
      'hotel|mødelokale(?!løsning)|(?<!video)konference(?!teknik|system|udstyr)',
      'selskabslokale|restaurant|kursuscenter|bed & breakfast',
    ),
    sentence: '',
    noun: '',
    offers: [
      'Vi udlejer lokaler til møder og arrangementer.',
      'Vi har værelser til overnattende gæster.',
    ],
    when: [
      'et hold vil arbejde to dage uden for kontoret',
      'et møde er større end deres egne lokaler',
      'montører eller gæster skal have værelser i flere nætter',
    ],
    gets: ['en pris på jeres dato og gruppe', 'en rundvisning, før I vælger'],
  },
  events: {
    words: within('event|lydudstyr|lysudstyr|scene(?:udlejning|teknik)|festtelt|arrangement'),
    sentence: '',
    noun: 'Arrangementer',
    offers: ['Vi planlægger og gennemfører arrangementer.', 'Vi leverer lyd, lys og scener.'],
    when: [
      'et jubilæum nærmer sig, og ingen er begyndt',
      'en tale skal kunne høres på bageste række',
      'en leverandør er sprunget fra før arrangementet',
    ],
    gets: ['en første plan med en cirkapris', 'en liste over, hvad arrangementet kræver'],
  },
  vehicles: {
    words: within(
      'autoværksted|bilværksted|varevogn|karrosseri|autolak|dæk(?:skift|center)|bilsyn',
    ),
    sentence: '',
    noun: 'Bilreparationer',
    offers: ['Vi reparerer og servicerer køretøjer.', 'Vi laver pladearbejde og lakering.'],
    when: [
      'en varevogn står, og ruten skal køres',
      'flere biler skal til syn på samme tid',
      'en skade skal laves, uden at en uge går tabt',
    ],
    gets: ['en tid i denne uge', 'en pris efter fotos af skaden'],
  },
  waste: {
    words: within('affald|containerudlejning|genbrug|skrot'),
    sentence: 'Vi henter og bortskaffer affald.',
    noun: 'Affald',
    offers: ['Vi henter og bortskaffer affald.', 'Vi køber og genanvender skrot.'],
    when: [
      'en bygning ryddes, og der skal bruges en container',
      'der ligger affald, som ingen henter',
      'de skal dokumentere, hvor affaldet er endt',
    ],
    gets: ['en pris pr. container', 'et forslag til, hvad der kan sorteres'],
  },
  property: {
    words: within('ejendomsadministration|ejendomsservice|vicevært|ejendomsmægler|facility'),
    sentence: '',
    noun: 'Ejendomsservice',
    offers: [
      'Vi administrerer ejendomme.',
      'Vi klarer viceværtopgaver og vedligehold af bygninger.',
    ],
    when: [
      'en vicevært går på pension, og ingen følger efter',
      'lejere klager, og ingen svarer',
      'en bolig eller et kontor har stået tomt i månedsvis',
    ],
    gets: ['en fast pris pr. enhed', 'et besøg i jeres ejendom'],
  },
  insurance: {
    words: within('forsikring|pension(?!at)|finansiel rådgivning'),
    sentence: 'Vi rådgiver om forsikringer.',
    noun: 'Forsikringer',
    offers: ['Vi hjælper virksomheder med forsikring.', 'Vi rådgiver om pension og finansiering.'],
    when: [
      'præmien er steget igen',
      'en skade er sket, og selskabet ikke betaler',
      'firmaet er vokset, og ingen har set på de gamle policer',
    ],
    gets: ['en sammenligning af en enkelt police', 'en liste over risici, der ikke er dækket'],
  },
  remediation: {
    words: within('skimmelsvamp|brandskade|vandskade|graffiti|tøris|skadeservice'),
    sentence: 'Vi fjerner skimmel, sod og graffiti.',
    noun: 'Skadeservice',
    offers: [
      'Vi tørrer og rengør bygninger efter vand og brand.',
      'Vi fjerner skimmel og graffiti.',
    ],
    when: [
      'et rør er sprunget, og gulvet står under vand',
      'der er fundet skimmel, og rummet er lukket',
      'en mur er malet til i nat og skal være ren igen',
    ],
    gets: ['et første kig på skaden', 'en skriftlig pris efter et besøg'],
  },
}

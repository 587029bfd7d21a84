import { within } from '../../letters.ts'
import type { ServingTrades } from '../../trade-ids.ts'

/** Trades of services around people, goods and buildings, as firms of them speak. */
export const serving: ServingTrades = {
  cleaning: {
    words: within('renhold|(?<=vi )vasker|rengjøring|vinduspuss|flyttevask|byggvask'),
    sentence: 'Vi gjør rent.',
    noun: 'Renhold',
    offers: ['Vi vasker kontorer og næringslokaler.', 'Vi vasker vinduer og fasader.'],
    when: [
      'renholderen er syk og ingen kommer i stedet',
      'et bygg er ferdig og åpningen står for døren',
      'det stadig kommer klager på renholdet',
    ],
    gets: ['en månedspris etter en befaring', 'en prøvevask av én etasje'],
  },
  security: {
    words: within('vektere|vakthold|alarm|overvåking|adgangskontroll'),
    sentence: '',
    noun: 'Vakthold og sikring',
    offers: ['Vi vokter bygninger og områder.', 'Vi installerer alarm, kamera og adgangskontroll.'],
    when: [
      'det har vært innbrudd hos naboen',
      'nøkler er borte og ingen vet hvem som kommer inn',
      'en byggeplass eller et arrangement må voktes på kort varsel',
    ],
    gets: ['en liste over svake punkter etter en befaring', 'en fast pris etter en befaring'],
  },
  pests: {
    words: within('skadedyr|rottebekjemp|vepsebol|maur(?:bekjemp|kontroll)'),
    sentence: 'Vi bekjemper skadedyr.',
    noun: 'Skadedyr',
    offers: [
      'Vi bekjemper skadedyr hos bedrifter.',
      'Vi kontrollerer lokaler og fører logg over skadedyr.',
    ],
    when: [
      'det er mus eller kakerlakker der mat lagres',
      'en kontroll har spurt etter dokumentasjon på skadedyr',
      'det henger et vepsebol over inngangen',
    ],
    gets: ['et tilbud etter en befaring', 'en pris på faste kontroller'],
  },
  staffing: {
    words: within('rekruttering|vikar|bemanning|hodejeger'),
    sentence: 'Vi finner folk til ledige stillinger.',
    noun: 'Rekruttering',
    offers: ['Vi finner folk til ledige stillinger.', 'Vi leier ut personell.'],
    when: [
      'en stilling har stått åpen i flere måneder',
      'noen er syke i ukevis og ordrene ikke venter',
      'det trengs mange hender i én sesong',
    ],
    gets: ['to profiler til en ledig stilling', 'en timepris før noe signeres'],
  },
  hr: {
    words: within(
      'hr-rådgiv|hr-tjenest|hr-støtte|hr-konsulent|personaladministrasjon',
      'personalhåndbok|arbeidsavtale|arbeidskontrakt|ansatthåndbok|personalrådgiv',
    ),
    sentence: 'Vi tar oss av personaladministrasjonen.',
    noun: 'Personaladministrasjon',
    offers: [
      'Vi skriver arbeidsavtaler og personalhåndbøker.',
      'Vi gir arbeidsgivere råd om ferie, fravær og oppsigelse.',
    ],
    when: [
      'de ansetter for første gang og mangler arbeidsavtale',
      'noen er syk i flere uker og reglene er uklare',
      'arbeidstiden endres og de gamle avtalene ikke stemmer',
    ],
    gets: ['en kort gjennomgang av en avtale', 'en månedspris for antallet ansatte hos dere'],
  },
  transport: {
    words: within('transport|spedisjon|logistikk|budbil|frakt|lagring'),
    sentence: 'Vi kjører transport.',
    noun: 'Transport og lager',
    offers: ['Vi kjører gods på vei.', 'Vi lagrer, plukker og sender varer.'],
    when: [
      'en leveranse må fram i morgen og transportøren ikke har bil',
      'varer er for lange, for tunge eller for skjøre for pakkeposten',
      'lageret er fullt og paller må et annet sted',
    ],
    gets: ['en pris på én av rutene deres', 'en liste over ledige biler på datoene'],
  },
  forwarding: {
    words: within(
      'sjøfrakt|flyfrakt|speditør|spedisjon|internasjonal frakt|freight forward',
      'containerfrakt|samlast|sjøtransport',
    ),
    sentence: 'Vi ordner sjøfrakt og flyfrakt.',
    noun: 'Sjø- og flyfrakt',
    offers: [
      'Vi ordner sjøfrakt og flyfrakt fra dør til dør.',
      'Vi samler små sendinger i delte containere.',
    ],
    when: [
      'en reservedel må hit fra et annet kontinent og linjen står',
      'den første ordren fra Asia er klar og frakten ikke er bestilt',
      'en container sitter fast i havnen og kostnadene løper',
    ],
    gets: [
      'en pris fra dør til dør for en sending',
      'en liste over de neste avgangene på ruten deres',
    ],
  },
  passengers: {
    words: within('turbuss|buss(?:utleie|transport)|minibuss|persontransport'),
    sentence: 'Vi kjører grupper.',
    noun: 'Busstransport',
    offers: [
      'Vi kjører grupper med buss og minibuss.',
      'Vi kjører til flyplasser, møter og arrangementer.',
    ],
    when: [
      'et team eller gjester skal kjøre samlet til et sted',
      'de ansatte ikke rekker morgenskiftet med buss',
      'en buss eller sjåfør faller fra før et arrangement',
    ],
    gets: ['en pris ut fra dato og antall', 'en liste over ledige busser på datoen'],
  },
  vehicleDelivery: {
    words: within(
      'bilflytting|biltransfer|kjøretøyflytting|flytting av bil|flytting av kjøretøy',
      'levering av kjøretøy|kjøretøylogistikk|billevering|overføring av kjøretøy',
    ),
    sentence: 'Vi kjører biler for forhandlere og bilparker.',
    noun: 'Flytting av kjøretøy',
    offers: [
      'Vi henter og leverer biler og varebiler på vei.',
      'Vi overleverer kjøretøy til sjåfører og tar med de gamle.',
    ],
    when: [
      'en solgt bil skal til en kjøper i en annen landsdel',
      'leasingbiler skal leveres tilbake før månedsslutt',
      'en varebil står på feil avdeling og ingen kan kjøre den',
    ],
    gets: ['en fast pris på en strekning', 'et eksempel på overleveringsskjemaet vårt'],
  },
  customs: {
    words: within('fortolling|tollklarering|tolldeklar|import og eksport'),
    sentence: '',
    noun: 'Toll og import',
    offers: ['Vi tar fortolling.', 'Vi hjelper med import og eksport.'],
    when: [
      'en sending ligger i tollen og papirer mangler',
      'de importerer eller eksporterer for første gang',
      'en frist løper og speditøren ikke har tid',
    ],
    gets: ['en liste over papirene som varene deres trenger', 'en pris på én sending'],
  },
  removals: {
    words: within('flyttebyrå|flytting|flyttehjelp|maskinflytting|dødsbo'),
    sentence: 'Vi flytter kontorer og hjem.',
    noun: 'Flytting',
    offers: ['Vi flytter kontorer og boliger.', 'Vi flytter og lagrer møbler.'],
    when: [
      'et kontor flytter og det skal jobbes igjen mandag',
      'en tung maskin må over i en annen hall',
      'et arkiv eller et lager må tømmes',
    ],
    gets: ['en fast pris etter en befaring', 'en plan for flyttedagen'],
  },
  catering: {
    words: within('catering|selskapsmat|lunsjordning|foodtruck|koldtbord|møtemat'),
    sentence: 'Vi lager mat til møter og fester.',
    noun: 'Catering',
    offers: ['Vi leverer catering til møter og arrangementer.', 'Vi leverer lunsj til bedrifter.'],
    when: [
      'et møte varer over lunsj og det er gjester',
      'et jubileum eller en sommerfest krever mat til alle ansatte',
      'kantinen er stengt og folk må ha mat',
    ],
    gets: ['to menyer med pris per person', 'en smaksprøve for to'],
  },
  rooms: {
    words: within(
      'hotell|møterom(?!steknikk|sløsning|sutstyr)',
      '(?<!video)konferanse(?!teknikk|system|utstyr)|selskapslokale|restaurant|overnatting',
    ),
    sentence: '',
    noun: '',
    offers: [
      'Vi leier ut lokaler til møter og arrangementer.',
      'Vi har rom for overnattingsgjester.',
    ],
    when: [
      'et team vil jobbe to dager utenfor kontoret',
      'et møte er større enn egne lokaler',
      'montører eller gjester trenger rom i flere netter',
    ],
    gets: ['en pris ut fra dato og antall', 'en omvisning før dere velger'],
  },
  events: {
    words: within('lydutstyr|lysutstyr|scene(?:utleie|teknikk)|festtelt|arrangement|event'),
    sentence: '',
    noun: 'Arrangementer',
    offers: ['Vi planlegger og gjennomfører arrangementer.', 'Vi leverer lyd, lys og scener.'],
    when: [
      'et jubileum nærmer seg og ingen har begynt',
      'en tale må høres på bakerste rad',
      'en leverandør har trukket seg før arrangementet',
    ],
    gets: ['en første plan med en omtrentlig pris', 'en liste over hva arrangementet trenger'],
  },
  vehicles: {
    words: within('bilverksted|varebil|billakk|karosseri|dekk(?:skift|hotell)|eu-kontroll'),
    sentence: '',
    noun: 'Bilverksted',
    offers: ['Vi reparerer og tar service på kjøretøy.', 'Vi retter bulker og lakkerer.'],
    when: [
      'en varebil står og ruten må kjøres',
      'flere biler skal på EU-kontroll samtidig',
      'en skade må repareres uten at en uke går tapt',
    ],
    gets: ['et forslag til time denne uken', 'en pris etter bilder av skaden'],
  },
  waste: {
    words: within('avfall|containerutleie|gjenvinning|skrap'),
    sentence: 'Vi henter avfall.',
    noun: 'Avfall',
    offers: ['Vi henter og tar hånd om avfall.', 'Vi kjøper og gjenvinner skrap.'],
    when: [
      'et bygg ryddes og det trengs en container',
      'det ligger avfall som ingen henter',
      'de må dokumentere hvor avfallet har havnet',
    ],
    gets: ['en pris per container', 'et forslag til hva som kan sorteres'],
  },
  property: {
    words: within('eiendomsforvaltning|vaktmester|eiendomsmegler|forvaltning av|borettslag'),
    sentence: '',
    noun: 'Vaktmestertjenester',
    offers: ['Vi forvalter bygninger.', 'Vi tar vaktmestertjenester og vedlikehold av bygg.'],
    when: [
      'en vaktmester går av med pensjon og ingen tar over',
      'leietakere klager og ingen svarer',
      'en leilighet eller et kontor har stått tomt i flere måneder',
    ],
    gets: ['en fast pris per enhet', 'et kort notat etter et besøk i bygget'],
  },
  insurance: {
    words: within('forsikring|pensjon(?!ist|at)|finansiell rådgivning'),
    sentence: 'Vi gir råd om forsikring.',
    noun: 'Forsikring',
    offers: ['Vi hjelper bedrifter med forsikring.', 'Vi gir råd om pensjon og finansiering.'],
    when: [
      'premien har økt igjen',
      'en skade har skjedd og selskapet ikke betaler',
      'firmaet har vokst og ingen har sett på de gamle avtalene',
    ],
    gets: ['en sammenligning for en av avtalene deres', 'en liste over risiko som ikke er dekket'],
  },
  remediation: {
    words: within('muggsopp|brannskade|vannskade|tagging|tørris|skadesanering'),
    sentence: 'Vi fjerner mugg, sot og tagging.',
    noun: 'Skadesanering',
    offers: ['Vi tørker og rengjør bygg etter vann og brann.', 'Vi fjerner mugg og tagging.'],
    when: [
      'et rør har sprukket og gulvet er under vann',
      'det er funnet mugg og rommet er stengt',
      'en vegg er tagget i natt og må bli ren',
    ],
    gets: ['et første blikk på skaden', 'en skriftlig pris etter en befaring'],
  },
}

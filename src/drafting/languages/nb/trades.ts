import { within, wordsOf } from '../letters.ts'
import type { Trades } from '../trade-ids.ts'

/** Words for each trade, what a firm of it does in a sentence, and its work for a subject. */
export const trades: Trades = {
  electrical: [
    within('elektriker|elektro(?!nikk)|el-?installasjon|el-?arbeid|sikringsskap'),
    'Vi gjør elektrikerarbeid.',
    'Elektrikerarbeid',
  ],
  plumbing: [
    within('rørlegger|vvs|varmepumpe|baderom|sanitær|fjernvarme'),
    'Vi gjør rørleggerarbeid.',
    'Rørleggerarbeid',
  ],
  ventilation: [
    within('ventilasjon|kjøleteknikk|kjøleanlegg|aircondition|inneklima'),
    'Vi gjør kjøling og ventilasjon.',
    'Kjøling og ventilasjon',
  ],
  solar: [
    within('solcelle|ladestasjon|elbillad|solenergi|ladeanlegg'),
    'Vi monterer solceller.',
    'Solceller',
  ],
  roofing: [
    within('taktekk|taklegg|takarbeid|blikkenslager|takrenovering|takrenne'),
    'Vi legger og reparerer tak.',
    'Takarbeid',
  ],
  painting: [
    within('maler(?!i)|sparkling|tapetsering|fasademaling'),
    'Vi gjør malerarbeid.',
    'Malerarbeid',
  ],
  joinery: [
    within('tømrer|snekker|møbelsnekker|innredning etter mål|trearbeid'),
    'Vi gjør tømrer- og snekkerarbeid.',
    'Snekkerarbeid',
  ],
  windows: [
    within('glassmester|vinduer og dører|solskjerming|persienne|markise'),
    'Vi leverer vinduer og glass.',
    'Vinduer og glass',
  ],
  flooring: [
    within('gulvlegg|gulvbelegg|flislegg|parkett|gulvsliping|epoksy'),
    'Vi legger gulv.',
    'Gulv',
  ],
  metalwork: [
    within('sveis|stålkonstruksjon|smie|rekkverk|metallarbeid|platearbeid'),
    'Vi gjør sveising og stålarbeid.',
    'Sveising',
  ],
  machining: [
    within('cnc|maskinering|dreiing|fresing|mekanisk verksted|verktøymaker'),
    'Vi dreier og freser deler.',
    'Dreiing og fresing',
  ],
  finishing: [
    within('pulverlakk|galvaniser|anodiser|sandblås|overflatebehandling|varmforsink'),
    'Vi overflatebehandler metall.',
    'Overflatebehandling',
  ],
  plastics: [
    within('sprøytestøp|plastdeler|plastproduksjon|3d-print|plaststøp'),
    'Vi lager plastdeler.',
    'Plastdeler',
  ],
  electronics: [
    within('elektronikk|kretskort|sensorer|innvevd'),
    'Vi lager elektronikk.',
    'Elektronikk',
  ],
  machinery: [
    within(
      'maskinbygg|kompressor|trykkluft|spesialmaskin|automasjon|automatisering|hydraulikk',
      'plc|pumper',
    ),
    '',
    'Maskiner og styring',
  ],
  construction: [
    within('byggefirma|ombygging|rehabilitering|oppussing|totalentreprise|murer|byggmester|bygg'),
    'Vi gjør byggearbeid.',
    'Byggearbeid',
  ],
  groundworks: [
    within('grunnarbeid|graving|riving|asfalt|belegningsstein|maskinentreprenør|grøft'),
    'Vi gjør grunnarbeid.',
    'Grunnarbeid',
  ],
  rental: [
    within('utleie|stillas|lift(?:er|utleie)|kranutleie|maskinutleie'),
    '',
    'Leie av utstyr',
  ],
  gardening: [
    within('anleggsgartner|hagearbeid|uteområde|trefelling|plenklipping|grøntanlegg'),
    'Vi steller hager og uteområder.',
    'Uteområder',
  ],
  cleaning: [
    within('renhold|rengjøring|vinduspuss|flyttevask|byggvask'),
    'Vi gjør rent.',
    'Renhold',
  ],
  security: [
    within('vektere|vakthold|alarm|overvåking|låsesmed|adgangskontroll'),
    '',
    'Vakthold og sikring',
  ],
  pests: [
    within('skadedyr|rottebekjemp|vepsebol|maur(?:bekjemp|kontroll)'),
    'Vi bekjemper skadedyr.',
    'Skadedyr',
  ],
  inspection: [
    within(
      'elkontroll|termografer|kalibrer|brannvern|brannslukk|sakkyndig kontroll|internkontroll|sertifisering|hms',
    ),
    '',
    'Kontroll',
  ],
  surveying: [within('landmål|oppmåling|geoteknikk|takst|stikking'), '', 'Oppmåling'],
  planning: [
    within('arkitekt|rådgivende ingeniør|prosjektering|byggesøknad|statikk|byggeledelse'),
    'Vi tegner og beregner bygg.',
    'Prosjektering',
  ],
  itSupport: [
    within('it-drift|it-support|it-tjenester|it-sikkerhet|nettverk|serverdrift|driftstjeneste'),
    '',
    'IT-drift',
  ],
  software: [
    within(
      'programvareutvikl|programvare|excel|plattform|apputvikling|systemutvikling|database',
      'kunstig intelligens|software',
    ),
    '',
    'Programvare',
  ],
  webDesign: [
    within('webdesign|nettside|hjemmeside|nettbutikk|wordpress|webutvikling'),
    'Vi lager nettsider.',
    'Nettside',
  ],
  advertising: [
    within('reklamebyrå|markedsføring|grafisk design|visuell identitet|annonsering|sosiale medier'),
    '',
    'Markedsføring',
  ],
  printing: [
    within('trykkeri|trykksaker|skilt|digitaltrykk|bannere|profilering'),
    'Vi er et trykkeri.',
    'Trykksaker',
  ],
  photography: [
    within('fotograf|reklamefilm|videoproduksjon|filmproduksjon|dronefoto'),
    'Vi fotograferer og filmer.',
    'Foto og film',
  ],
  translation: [
    within('oversettel|oversetter|tolk(?:ing|e)|teksting'),
    'Vi oversetter tekster og dokumenter.',
    'Oversettelser',
  ],
  accounting: [
    within('regnskap|bokføring|revisor|årsoppgjør|lønnskjøring'),
    'Vi fører regnskap.',
    'Regnskap',
  ],
  law: [
    within('advokat|juridisk|arbeidsrett|kontraktsrett|forretningsjus'),
    '',
    'Juridiske spørsmål',
  ],
  consulting: [
    within(
      'bedriftsrådgiv|konsulent|ledelsesrådgiv|kvalitetsstyring|iso 9001|organisasjonsutvikling',
    ),
    '',
    '',
  ],
  training: [
    within('kurs(?!e)|opplæring|workshop|coaching|førstehjelp|etterutdanning'),
    '',
    'Kurs',
  ],
  staffing: [
    within('rekruttering|vikar|bemanning|hodejeger'),
    'Vi finner folk til ledige stillinger.',
    'Ledige stillinger',
  ],
  transport: [
    within('3pl|fulfillment|transport|spedisjon|logistikk|budbil|frakt|lagring'),
    'Vi kjører transport.',
    'Transport',
  ],
  passengers: [
    within('turbuss|buss(?:utleie|transport)|minibuss|persontransport'),
    'Vi kjører grupper.',
    'Busstransport',
  ],
  customs: [within('fortolling|tollklarering|tolldeklar|import og eksport'), '', 'Toll og import'],
  removals: [
    within('flyttebyrå|flytting|flyttehjelp|maskinflytting|dødsbo'),
    'Vi flytter kontorer og hjem.',
    'Flytting',
  ],
  catering: [
    within('catering|selskapsmat|lunsjordning|foodtruck|koldtbord|møtemat'),
    'Vi lager mat til møter og fester.',
    'Catering',
  ],
  rooms: [within('hotell|møterom|konferanse|selskapslokale|restaurant|overnatting'), '', ''],
  events: [
    within('lydutstyr|lysutstyr|scene(?:utleie|teknikk)|festtelt|arrangement|event'),
    '',
    'Arrangementer',
  ],
  vehicles: [
    within('bilverksted|varebil|billakk|karosseri|dekk(?:skift|hotell)|eu-kontroll'),
    '',
    'Biler',
  ],
  waste: [
    within('avfall|containerutleie|gjenvinning|skrap|makulering'),
    'Vi henter avfall.',
    'Avfall',
  ],
  property: [
    within('eiendomsforvaltning|vaktmester|eiendomsmegler|forvaltning av|borettslag'),
    '',
    'Vaktmestertjenester',
  ],
  insurance: [
    within('forsikring|pensjon(?!ist|at)|finansiell rådgivning'),
    'Vi gir råd om forsikring.',
    'Forsikring',
  ],
  interiors: [
    within('interiør|innredning|kontormøbler|akustikk|møbeltapetser|messestand'),
    'Vi innreder lokaler.',
    'Innredning',
  ],
  textiles: [
    within('arbeidsklær|profilklær|brodering|vaskeri|tekstiltrykk|skredder'),
    '',
    'Tekstiler',
  ],
  packaging: [within('emballasje|bølgepapp|etiketter|paller'), '', 'Emballasje'],
  supplies: [wordsOf('grossist|engros\\p{L}*|leverandør|forhandler|reservedeler|importør'), '', ''],
}

import { within, wordsOf } from '../letters.ts'
import type { Trades } from '../trade-ids.ts'

/** Words for each trade, what a firm of it does in a sentence, and its work for a subject. */
export const trades: Trades = {
  electrical: [
    within('elektriker|el-?installa|el-?service|el-?arbejde|el-?firma|eltavle'),
    'Vi laver elarbejde.',
    'Elarbejde',
  ],
  plumbing: [
    within('vvs|varmepumpe|fjernvarme|blikkenslager|sanitet|badeværelse'),
    'Vi laver VVS-arbejde.',
    'VVS-arbejde',
  ],
  ventilation: [
    within('ventilation|køleteknik|køleanlæg|aircondition|indeklima'),
    'Vi laver køl og ventilation.',
    'Køl og ventilation',
  ],
  solar: [
    within('solcelle|ladestander|solenergi|ladeboks'),
    'Vi sætter solceller op.',
    'Solceller',
  ],
  roofing: [
    within('tagdækning|tagdækker|tagarbejde|tagrenovering|tagpap|nyt tag'),
    'Vi lægger og reparerer tage.',
    'Tagarbejde',
  ],
  painting: [
    within('maler(?!i)|spartling|tapetsering|facademaling'),
    'Vi laver malerarbejde.',
    'Malerarbejde',
  ],
  joinery: [
    within('tømrer|snedker|møbelsnedker|inventar efter mål|træarbejde'),
    'Vi laver tømrer- og snedkerarbejde.',
    'Snedkerarbejde',
  ],
  windows: [
    within('glarmester|vinduer og døre|termorude|solafskærmning|markiser|persienne'),
    'Vi laver vinduer og glas.',
    'Vinduer og glas',
  ],
  flooring: [
    within('gulvlægning|gulvafslibning|gulvbelægning|flise|trægulv|epoxygulv'),
    'Vi lægger gulve.',
    'Gulve',
  ],
  metalwork: [
    within('smed|svejs|stålkonstruktion|stålmontage|gelænder|metalbearbejdning'),
    'Vi laver smedearbejde.',
    'Smedearbejde',
  ],
  machining: [
    within('cnc|spåntagning|drejning|fræsning|maskinfabrik|værktøjsmager'),
    'Vi drejer og fræser emner.',
    'Drejning og fræsning',
  ],
  finishing: [
    within('pulverlak|galvaniser|anodiser|sandblæs|overfladebehandling|varmforzink'),
    'Vi overfladebehandler metal.',
    'Overfladebehandling',
  ],
  plastics: [
    within('sprøjtestøb|plastemne|plastproduktion|3d-print|vakuumform'),
    'Vi laver plastemner.',
    'Plastemner',
  ],
  electronics: [
    within('elektronik|printkort|embedded|sensorer'),
    'Vi laver elektronik.',
    'Elektronik',
  ],
  machinery: [
    within(
      'specialmaskiner|kompressor|trykluft|maskinbygning|automation|automatisering',
      'hydraulik|plc|pumper',
    ),
    '',
    'Maskiner og styringer',
  ],
  construction: [
    within('murer|byggefirma|ombygning|renovering|totalentreprise|byggeri|betonarbejde'),
    'Vi laver murerarbejde.',
    'Byggearbejde',
  ],
  groundworks: [
    within('kloak|jordarbejde|entreprenørarbejde|nedrivning|belægning|brolæg|anlægsarbejde'),
    'Vi laver jord- og kloakarbejde.',
    'Jord og kloak',
  ],
  rental: [
    within('udlejning|stillads|materieludlejning|lift(?:er|udlejning)|kranudlejning'),
    '',
    'Leje af udstyr',
  ],
  gardening: [
    within('anlægsgartner|havearbejde|haveservice|grønne områder|træfældning|græsslåning'),
    'Vi passer haver og grønne områder.',
    'Grønne områder',
  ],
  cleaning: [
    within('rengøring|vinduespuds|erhvervsrengøring|flytterengøring|hovedrengøring'),
    'Vi gør rent.',
    'Rengøring',
  ],
  security: [
    within('vagt(?:er|selskab|service)|alarm|overvågning|låsesmed|adgangskontrol|tyverisikring'),
    '',
    'Sikring',
  ],
  pests: [within('skadedyr|rottebekæmp|rottespær|hvepsebo'), 'Vi bekæmper skadedyr.', 'Skadedyr'],
  inspection: [
    within('eftersyn|kalibrer|brandsikring|ildslukker|arbejdsmiljø|certificering'),
    '',
    'Eftersyn',
  ],
  surveying: [
    within('landinspektør|opmåling|geoteknik|jordbundsundersøg|byggesagkyndig'),
    '',
    'Opmåling',
  ],
  planning: [
    within('arkitekt|rådgivende ingeniør|bygningskonstruktør|statik|byggeledelse|projektering'),
    'Vi tegner og beregner bygninger.',
    'Projektering',
  ],
  itSupport: [
    within('it-support|it-drift|it-service|it-sikkerhed|netværk|hosting|serverdrift'),
    '',
    'IT-drift',
  ],
  software: [
    within('softwareudvikl|software|app-udvikling|systemudvikling|database|kunstig intelligens'),
    '',
    'Software',
  ],
  webDesign: [
    within('webdesign|hjemmeside|webshop|wordpress|webudvikling'),
    'Vi laver hjemmesider.',
    'Hjemmeside',
  ],
  advertising: [
    within(
      'reklamebureau|markedsføring|grafisk design|visuel identitet|annoncering|sociale medier',
    ),
    '',
    'Markedsføring',
  ],
  printing: [
    within('trykkeri|tryksager|skilte|digitaltryk|bannere|folie'),
    'Vi er et trykkeri.',
    'Tryksager',
  ],
  photography: [
    within('fotograf|reklamefilm|videoproduktion|filmproduktion|dronefoto|erhvervsfoto'),
    'Vi fotograferer og filmer.',
    'Foto og film',
  ],
  translation: [
    within('oversættel|oversætter|tolk(?:ning|e)|tekstning'),
    'Vi oversætter tekster og dokumenter.',
    'Oversættelser',
  ],
  accounting: [
    within('bogføring|bogholder|revisor|revision|regnskab|lønadministration'),
    'Vi laver regnskab.',
    'Regnskab',
  ],
  law: [
    within('advokat|juridisk|erhvervsret|ansættelsesret|kontraktret'),
    '',
    'Juridiske spørgsmål',
  ],
  consulting: [
    within(
      'lean(?!\\p{L})|procesoptimer|konsulent|virksomhedsrådgivning|ledelsesrådgivning|kvalitetsstyring|iso 9001',
      'organisationsudvikling',
    ),
    '',
    '',
  ],
  training: [
    within('kursus|kurser|undervisning|workshop|(?<!leder)coaching|førstehjælp|efteruddannelse'),
    '',
    'Kurser',
  ],
  staffing: [
    within('rekruttering|vikar|bemanding|headhunt'),
    'Vi finder folk til ledige job.',
    'Ledige stillinger',
  ],
  transport: [
    within('3pl|fulfillment|transport|vognmand|spedition|logistik|kurer|fragt|lagerhotel'),
    'Vi kører transport.',
    'Transport',
  ],
  passengers: [
    within('turistbus|buskørsel|minibus|personbefordring|persontransport'),
    'Vi kører grupper.',
    'Buskørsel',
  ],
  customs: [
    within('fortoldning|told(?:klarering|agent)|import og eksport|spedition og told'),
    '',
    'Told og import',
  ],
  removals: [
    within('flyttefirma|flytning|flyttemænd|maskinflytning|dødsbo'),
    'Vi flytter kontorer og hjem.',
    'Flytning',
  ],
  catering: [
    within('catering|diner transportable|selskabsmad|frokostordning|foodtruck|buffet'),
    'Vi laver mad til møder og fester.',
    'Mad ud af huset',
  ],
  rooms: [
    within('hotel|mødelokale|konference|selskabslokale|restaurant|kursuscenter|bed & breakfast'),
    '',
    '',
  ],
  events: [
    within('event|lydudstyr|lysudstyr|scene(?:udlejning|teknik)|festtelt|arrangement'),
    '',
    'Arrangementer',
  ],
  vehicles: [
    within('autoværksted|bilværksted|varevogn|karrosseri|autolak|dæk(?:skift|center)|bilsyn'),
    '',
    'Biler',
  ],
  waste: [
    within('affald|containerudlejning|genbrug|skrot|makulering'),
    'Vi henter og bortskaffer affald.',
    'Affald',
  ],
  property: [
    within('ejendomsadministration|ejendomsservice|vicevært|ejendomsmægler|facility'),
    '',
    'Ejendomsservice',
  ],
  insurance: [
    within('forsikring|pension(?!at)|finansiel rådgivning'),
    'Vi rådgiver om forsikringer.',
    'Forsikringer',
  ],
  interiors: [
    within('indretning|kontormøbler|butiksinventar|akustik|møbelpolst|messestand'),
    'Vi indretter lokaler.',
    'Indretning',
  ],
  textiles: [within('arbejdstøj|firmatøj|broderi|vaskeri|tekstiltryk|skrædder'), '', 'Tekstiler'],
  packaging: [within('emballage|bølgepap|etiketter|paller'), '', 'Emballage'],
  supplies: [wordsOf('grossist|engros\\p{L}*|leverandør|forhandler|reservedele|importør'), '', ''],
}

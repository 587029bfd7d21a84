import { within, wordsOf } from '../letters.ts'
import type { Trades } from '../trade-ids.ts'

/** Words for each trade, what a firm of it does in a sentence, and its work for a subject. */
export const trades: Trades = {
  electrical: [
    within('elektrotechniek|elektricien|elektra|elektro|meterkast'),
    'Wij doen elektrotechniek.',
    'Elektrotechniek',
  ],
  plumbing: [
    within('loodgieter|verwarming|sanitair|cv-ketel|warmtepomp|badkamer'),
    'Wij doen loodgieterswerk.',
    'Loodgieterswerk',
  ],
  ventilation: [
    within('airco|koeltechniek|klimaattechniek|ventilatie|luchtbehandeling|koelcel'),
    'Wij doen koel- en klimaattechniek.',
    'Koeling en klimaat',
  ],
  solar: [
    within('zonnepane|zonne-energie|laadpaal|laadpalen|laadstation|thuisbatterij'),
    'Wij leggen zonnepanelen.',
    'Zonne-energie',
  ],
  roofing: [
    within('dakdekker|dakwerk|dakbedekking|dakrenovatie|platte daken|dakgoot'),
    'Wij doen dakwerk.',
    'Dakwerk',
  ],
  painting: [
    within('schilder(?!ij)|stukadoor|stucwerk|spuitwerk|behang'),
    'Wij doen schilderwerk.',
    'Schilderwerk',
  ],
  joinery: [
    within('timmer|meubelmaker|interieurbouw|houtbouw|maatwerkmeubel|schrijnwerk'),
    'Wij doen timmerwerk.',
    'Timmerwerk',
  ],
  windows: [
    within('kozijn|glaszet|beglazing|zonwering|rolluik|ramen en deuren'),
    'Wij doen kozijnen en glas.',
    'Kozijnen en glas',
  ],
  flooring: [
    within('vloer(?:en|bedekking|enlegger)|gietvloer|parket|tegelzetter|tegelwerk|dekvloer'),
    'Wij leggen vloeren.',
    'Vloeren',
  ],
  metalwork: [
    within('metaalbewerking|constructiewerk|laswerk|lassen|staalbouw|smederij|hekwerk'),
    'Wij doen laswerk en metaalconstructies.',
    'Laswerk',
  ],
  machining: [
    within('matrijz|stempelbouw|verspaning|cnc|draaiwerk|freeswerk|draaien en frezen|fijnmechani'),
    'Wij draaien en frezen onderdelen.',
    'Draai- en freeswerk',
  ],
  finishing: [
    within('poedercoat|galvani|verzink|anodis|stralen|oppervlaktebehandeling'),
    'Wij coaten metalen onderdelen.',
    'Coating',
  ],
  plastics: [
    within('spuitgiet|kunststofverwerking|kunststof onderdelen|3d-print|matrijzen'),
    'Wij maken kunststof onderdelen.',
    'Kunststof onderdelen',
  ],
  electronics: [
    within('elektronica|printplat|pcb|embedded|sensoren'),
    'Wij maken elektronica.',
    'Elektronica',
  ],
  machinery: [
    within(
      'machinebouw|compressor|perslucht|automatisering|besturingstechniek|plc|hydrauliek|pompen',
    ),
    '',
    'Machines en besturing',
  ],
  construction: [
    within('aannemer|bouwbedrijf|verbouw|renovatie|metsel|betonbouw'),
    'Wij bouwen en verbouwen.',
    'Bouwwerk',
  ],
  groundworks: [
    within('grondwerk|grondverzet|bestrating|stratenmaker|riolering|sloopwerk'),
    'Wij doen grondwerk.',
    'Grondwerk',
  ],
  rental: [within('verhuur|huren|steigerbouw|steigers|hoogwerker'), '', 'Verhuur van materieel'],
  gardening: [
    within(
      'groenbeheer|groenwerk|terreinonderhoud|buitenruimte|hovenier|tuinonderhoud',
      'tuinaanleg|groenvoorziening|groenonderhoud|boomverzorging',
    ),
    'Wij leggen tuinen aan en onderhouden ze.',
    'Groenonderhoud',
  ],
  cleaning: [
    within('schoonmaak|glazenwass|glasbewassing|gevelreiniging|schoonmaken'),
    'Wij maken schoon.',
    'Schoonmaak',
  ],
  security: [
    within(
      'beveilig(?!de verbinding)|bewaking|alarmsysteem|camerabewaking|toegangscontrole',
      'slotenmaker',
    ),
    '',
    'Beveiliging',
  ],
  pests: [within('ongedierte|plaagdier'), 'Wij bestrijden ongedierte.', 'Ongediertebestrijding'],
  inspection: [
    within('keuring|inspectie|kalibr|nen 3140|brandveilig|brandblusser|arbo'),
    '',
    'Keuringen',
  ],
  surveying: [within('landmeet|landmeter|bodemonderzoek|maatvoering|sonderingen'), '', 'Metingen'],
  planning: [
    within('architect|constructieadvies|constructieberekening|bouwkundig|ingenieursbureau'),
    'Wij ontwerpen en berekenen gebouwen.',
    'Bouwkundig advies',
  ],
  itSupport: [
    within('ict-beheer|it-beheer|systeembeheer|werkplekbeheer|netwerkbeheer|ict-diensten|servers'),
    '',
    'ICT-beheer',
  ],
  software: [
    within(
      'software|maatwerk-?app|app-ontwikkeling|database|webapplicatie|kunstmatige intelligentie',
    ),
    '',
    'Software',
  ],
  webDesign: [
    within('webdesign|website|webshop|wordpress|webontwikkeling'),
    'Wij bouwen websites.',
    'Website',
  ],
  advertising: [
    within('reclamebureau|marketing|huisstijl|grafisch ontwerp|communicatiebureau|social media'),
    '',
    'Reclame',
  ],
  printing: [
    within('drukkerij|drukwerk|belettering|signing|spandoek|reclameborden'),
    'Wij zijn een drukkerij.',
    'Drukwerk',
  ],
  photography: [
    within('fotogra|bedrijfsfilm|videoproductie|filmproductie|luchtopname|drone'),
    'Wij fotograferen en filmen.',
    'Foto en film',
  ],
  translation: [
    within('vertaal|vertaling|tolk(?:en|dienst)|ondertitel'),
    'Wij vertalen teksten en documenten.',
    'Vertalingen',
  ],
  accounting: [
    within(
      'boekhoud|accountant|administratiekantoor|jaarrekening|belastingadvies|salarisadministratie',
    ),
    'Wij doen administratie en boekhouding.',
    'Boekhouding',
  ],
  law: [
    within('advoca|notaris|juridisch advies|arbeidsrecht|contractenrecht'),
    '',
    'Juridische vragen',
  ],
  consulting: [
    within('organisatieadvies|bedrijfsadvies|consultancy|interim|kwaliteitsmanagement|iso 9001'),
    '',
    '',
  ],
  training: [within('training|cursus|opleiding|workshop|coaching|bhv'), '', 'Trainingen'],
  staffing: [
    within('uitzend|detachering|werving|recruitment|flexwerk|arbeidsbemiddeling'),
    'Wij vinden mensen voor vacatures.',
    'Vacatures',
  ],
  transport: [
    within('3pl|fulfilment|transport|logistiek|koerier|expeditie|opslag en|vervoer'),
    'Wij doen transport.',
    'Transport',
  ],
  passengers: [
    within('touringcar|busvervoer|personenvervoer|taxibus|pendelbus'),
    'Wij vervoeren groepen.',
    'Groepsvervoer',
  ],
  customs: [within('douane|inklaring|import en export|invoer|uitvoer'), '', 'Douane en invoer'],
  removals: [
    within('verhuis|verhuizing|ontruiming|inboedel'),
    'Wij doen verhuizingen.',
    'Verhuizing',
  ],
  catering: [
    within('catering|foodtruck|buffet|bedrijfslunch|borrelhap'),
    'Wij verzorgen eten voor vergaderingen en feesten.',
    'Catering',
  ],
  rooms: [
    within(
      'hotel|vergaderzaal|vergaderruimte|zaalverhuur|restaurant|bed & breakfast',
      'groepsaccommodatie',
    ),
    '',
    '',
  ],
  events: [
    within(
      'geluidsverhuur|lichtshow|dj shows|evenement|geluidstechniek|lichttechniek|podium|feesttent',
    ),
    '',
    'Evenementen',
  ],
  vehicles: [
    within('autobedrijf|garagebedrijf|bedrijfswagen|schadeherstel|autoschade|apk|banden'),
    '',
    'Voertuigen',
  ],
  waste: [
    within('afval|containerverhuur|recycling|oud ijzer|schroot|papiervernietiging'),
    'Wij halen afval op en voeren het af.',
    'Afvoer van afval',
  ],
  property: [
    within('vastgoedbeheer|vve|makelaar|huismeester|facilitair|gebouwbeheer'),
    '',
    'Gebouwbeheer',
  ],
  insurance: [
    within('verzekering|assurantie|pensioenadvies|financieel advies'),
    'Wij adviseren over verzekeringen.',
    'Verzekeringen',
  ],
  interiors: [
    within('interieur|kantoorinrichting|projectinrichting|winkelinrichting|akoestiek|standbouw'),
    'Wij richten ruimtes in.',
    'Inrichting',
  ],
  textiles: [
    within('werkkleding|bedrijfskleding|borduur|stoffeer|wasserij|textieldruk'),
    '',
    'Textiel',
  ],
  packaging: [within('verpakking|kartonnage|etiket|pallet|golfkarton'), '', 'Verpakkingen'],
  supplies: [
    wordsOf('groothandel\\p{L}*|leverancier|importeur|dealer|\\p{L}*onderdelen|technische handel'),
    '',
    '',
  ],
}

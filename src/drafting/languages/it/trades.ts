import { wordsOf } from '../letters.ts'
import type { Trades } from '../trade-ids.ts'

/** Words for each trade, what a firm of it does in a sentence, and its work for a subject. */
export const trades: Trades = {
  electrical: [
    wordsOf(
      'impiant[oi] elettric[oi]|elettricist[ai]|elettroimpianti|impiantistica elettrica',
      'quadri elettrici',
    ),
    'Facciamo impianti elettrici.',
    'Impianti elettrici',
  ],
  plumbing: [
    wordsOf(
      '(?:termo)?idraulic\\p{L}+|riscaldament[oi]|caldai[ae]|termotecnic\\p{L}+|pompe di calore',
    ),
    'Facciamo impianti idraulici.',
    'Impianti idraulici',
  ],
  ventilation: [
    wordsOf(
      'climatizza\\p{L}+|condizionament\\p{L}+|condizionator[ei]|aria condizionata|refrigerazione',
    ),
    'Facciamo impianti di climatizzazione e refrigerazione.',
    'Climatizzazione e refrigerazione',
  ],
  solar: [
    wordsOf('fotovoltaic\\p{L}+|pannelli solari|energia solare|impianti solari|solare termico'),
    'Installiamo impianti fotovoltaici.',
    'Impianti fotovoltaici',
  ],
  roofing: [
    wordsOf(
      'tetti|coperture(?! assicurativ\\p{L}+)|lattoneri[ae]|lattonier[ei]|impermeabilizzazion[ei]',
    ),
    'Rifacciamo tetti e coperture.',
    'Tetti e coperture',
  ],
  painting: [
    wordsOf('tinteggiatur[ae]|imbianchin[oi]|imbiancatur[ae]|pittur[ae] edil[ei]|decorator[ei]'),
    'Facciamo lavori di tinteggiatura.',
    'Tinteggiatura',
  ],
  joinery: [
    wordsOf('falegnameri[ae]|falegnam[ei]|mobili su misura|arredi in legno|ebanist\\p{L}+'),
    'Siamo una falegnameria.',
    'Lavori di falegnameria',
  ],
  windows: [
    wordsOf('serrament[oi]|serramentist[ai]|infiss[oi]|vetrat[ae]|vetreri[ae]|tapparelle'),
    'Montiamo serramenti e vetri.',
    'Serramenti e vetri',
  ],
  flooring: [
    wordsOf(
      'pavimenti|pavimentazion[ei] (?:intern[ae]|industrial[ei]|in resina)|pavimentist[ai]',
      'parquet|parquettist[ai]',
    ),
    'Posiamo pavimenti.',
    'Pavimenti',
  ],
  metalwork: [
    wordsOf(
      'carpenteri[ae](?! in legno)|saldatur[ae]|fabbr[oi]|strutture (?:in acciaio|metalliche)',
      'ringhiere',
    ),
    'Siamo una carpenteria.',
    'Carpenteria e saldatura',
  ],
  machining: [
    wordsOf(
      'stampi|attrezzeria|lamiera|officin[ae] meccanic\\p{L}+',
      'lavorazion[ei] meccanic(?:a|he)|torneri[ae]|tornitur[ae]',
      'fresatur[ae]',
    ),
    'Siamo un’officina meccanica.',
    'Lavorazioni meccaniche',
  ],
  finishing: [
    wordsOf(
      'rivestiment[oi] (?:antiaderent[ei]|industrial[ei])|ptfe|teflon|galvanic\\p{L}+',
      'zincatur[ae]|anodizzazion[ei]',
      'verniciatur[ae] (?:a polver[ei]|industrial[ei])|cromatur[ae]',
    ),
    'Trattiamo e rivestiamo pezzi in metallo.',
    'Trattamenti superficiali',
  ],
  plastics: [
    wordsOf(
      'stampaggio (?:a iniezione|plastica|materie plastiche)|materie plastiche',
      '(?:articoli|pezzi|componenti) in plastica|stampa 3d|termoformatura',
    ),
    'Produciamo pezzi in plastica.',
    'Pezzi in plastica',
  ],
  electronics: [
    wordsOf(
      'sched[ae] elettronic(?:a|he)|circuiti stampati|pcb|progettazione elettronica',
      'assemblagg(?:io|i) elettronic[oi]',
    ),
    'Produciamo schede elettroniche.',
    'Elettronica',
  ],
  machinery: [
    wordsOf(
      'manutenzione industriale|carrelli elevatori|automazion[ei]|compressori|pompe',
      'macchine (?:speciali|automatiche|industriali|utensili)|robotica',
      'oleodinamic\\p{L}+|plc',
    ),
    '',
    'Macchine e automazione',
  ],
  construction: [
    wordsOf('edil\\p{L}+|costruzioni|ristrutturazion[ei]|impres[ae] edil[ei]|muratur[ae]'),
    'Facciamo lavori edili.',
    'Lavori edili',
  ],
  groundworks: [
    wordsOf('scav[oi]|movimento terra|demolizion[ei]|asfalt\\p{L}+|lavori stradali|fognatur[ae]'),
    'Facciamo scavi e movimento terra.',
    'Scavi e demolizioni',
  ],
  rental: [
    wordsOf(
      'noleggi[oi]|nolegg(?:io|i)|nol[oi] a (?:caldo|freddo)|ponteggi|piattaforme aeree',
      'autogr[ùu]',
    ),
    '',
    'Noleggio attrezzature',
  ],
  gardening: [
    wordsOf('giardin\\p{L}+|potatur[ae]|aree verdi|manutenzione (?:del )?verde|paesaggist\\p{L}+'),
    'Curiamo giardini e aree verdi.',
    'Cura del verde',
  ],
  cleaning: [
    wordsOf(
      'pulizie|impres[ae] di pulizi[ae]|pulizi[ae] (?:uffici|vetri|industrial[ei]|condomini)',
      'sanificazion[ei]|lavaggio vetri',
    ),
    'Facciamo pulizie.',
    'Pulizie',
  ],
  security: [
    wordsOf(
      'vigilanza (?:privata|armata|notturna)|istitut[oi] di vigilanza|allarm[ei]|antifurto',
      'videosorveglianza',
    ),
    '',
    'Sicurezza e sorveglianza',
  ],
  pests: [
    wordsOf('disinfestazion[ei]|derattizzazion[ei]|infestanti|scarafaggi|blatte|vespe'),
    'Facciamo disinfestazioni.',
    'Disinfestazione',
  ],
  inspection: [
    wordsOf(
      'taratur[ae]|metrologia|estintor[ei]|antincendio|verifiche (?:periodiche|impianti|di legge)',
    ),
    '',
    'Verifiche e collaudi',
  ],
  surveying: [
    wordsOf('geometr[ai]|topograf\\p{L}+|rilievi|geotecnic\\p{L}+|geolog[oi]|pratiche catastali'),
    '',
    'Rilievi e misure',
  ],
  planning: [
    wordsOf(
      'architett[oi]|studio di (?:architettura|ingegneria)',
      'progettazion[ei] (?:strutturale|edilizia|architettonica|edile)|direzione (?:dei )?lavori',
      'ingegneria (?:civile|strutturale)',
    ),
    'Progettiamo edifici.',
    'Progettazione',
  ],
  itSupport: [
    wordsOf(
      'assistenza (?:informatica|sistemistica|computer)|sistemistic\\p{L}+|server|cyber ?security',
      'sicurezza informatica',
    ),
    '',
    'Assistenza informatica',
  ],
  software: [
    wordsOf(
      'software|gestional[ei]|sviluppo (?:app|applicazioni)|applicazioni (?:mobile|web)|saas',
    ),
    '',
    'Software',
  ],
  webDesign: [
    wordsOf(
      'realizzazione (?:di )?siti|siti (?:web|internet)|web ?design\\p{L}*|web agency|wordpress',
    ),
    'Realizziamo siti web.',
    'Sito web',
  ],
  advertising: [
    wordsOf(
      'agenzia (?:pubblicitaria|di comunicazione|di marketing)|web marketing',
      'marketing (?:digitale|strategico)|grafica pubblicitaria|branding',
    ),
    '',
    'Pubblicità',
  ],
  printing: [
    wordsOf(
      'tipografi[ae]|stamp[ae] (?:digital[ei]|offset|grande formato)|serigrafi[ae]|litografi[ae]',
      'insegne',
    ),
    'Siamo una tipografia.',
    'Stampati',
  ],
  photography: [
    wordsOf('fotograf[oi]|fotografi[ae]|servizi fotografici|videomak\\p{L}+|video aziendali'),
    'Facciamo foto e video.',
    'Foto e video',
  ],
  translation: [
    wordsOf(
      'traduzion[ei]|tradutt(?:ore|ori|rice|rici)|interpret[ei]|interpretariato|asseverazion[ei]',
    ),
    'Traduciamo testi e documenti.',
    'Traduzioni',
  ],
  accounting: [
    wordsOf(
      'commercialist[ai]|contabilit[àa]',
      'consulen(?:te|ti|za) (?:del lavoro|fiscal[ei]|tributari[ao])|buste paga|elaborazione paghe',
    ),
    'Teniamo la contabilità di aziende.',
    'Contabilità',
  ],
  law: [
    wordsOf(
      'stud(?:io|i) legal[ei]|avvocat\\p{L}+|nota(?:io|i)',
      'diritto (?:del lavoro|civile|commerciale|societario|penale)|consulenza legale',
    ),
    'Siamo uno studio legale.',
    'Questioni legali',
  ],
  consulting: [
    wordsOf(
      'consulenza (?:aziendale|direzionale|strategica|di direzione|organizzativa)',
      'consulent[ei] (?:di direzione|aziendal[ei])|sistemi di gestione|temporary manag\\p{L}+',
      'controllo di gestione',
    ),
    '',
    '',
  ],
  training: [
    wordsOf(
      'formazione (?:aziendale|professionale|finanziata|del personale)',
      'cors[oi] (?:di formazione|di aggiornamento|sicurezza|aziendal[ei])|formator[ei]|coaching',
      'seminari',
    ),
    '',
    'Formazione del personale',
  ],
  staffing: [
    wordsOf(
      '(?:ricerca e )?selezione (?:del |di )?personale|lavoro (?:interinale|temporaneo)',
      'somministrazione (?:di )?lavoro|agenzi[ae] per il lavoro|head ?hunt\\p{L}+',
    ),
    'Troviamo personale per i posti scoperti.',
    'Posizioni aperte',
  ],
  transport: [
    wordsOf(
      '3pl|stoccaggio|(?:auto)?trasporti(?! pubblici)|autotrasport\\p{L}+|logistica',
      'spedizionier[ei]|corrier[ei]',
    ),
    'Trasportiamo merci.',
    'Trasporti',
  ],
  passengers: [
    wordsOf('autobus|pullman|minibus|noleggio con conducente|ncc|trasporto persone'),
    'Trasportiamo gruppi di persone.',
    'Trasporto di gruppi',
  ],
  customs: [
    wordsOf('dogan\\p{L}+|import-export|spedizionieri doganali|commercio estero'),
    '',
    'Dogana e importazione',
  ],
  removals: [
    wordsOf(
      'traslo(?:co|chi)|traslocator[ei]|sgomber[oi]|deposito mobili',
      'svuotamento (?:cantine|locali|uffici)',
    ),
    'Facciamo traslochi.',
    'Traslochi',
  ],
  catering: [
    wordsOf('catering|banqueting|rinfres(?:co|chi)|buffet|panific\\p{L}+|pasticceri[ae]'),
    'Prepariamo pranzi e buffet per riunioni ed eventi.',
    'Catering',
  ],
  rooms: [
    wordsOf(
      'hotel|alberg(?:o|hi)|agriturism[oi]|sal[ae] (?:riunioni|meeting|congressi|conferenze)',
      'ristorant[ei]',
    ),
    '',
    '',
  ],
  events: [
    wordsOf('organizzazione (?:di )?eventi|eventi aziendali|service audio|audio e? ?luci|palchi'),
    '',
    'Eventi',
  ],
  vehicles: [
    wordsOf(
      'autofficin[ae]|carrozzeri[ae]|gommist[ai]|pneumatici',
      'riparazion[ei] (?:auto|veicoli|furgoni)',
    ),
    '',
    'Riparazione veicoli',
  ],
  waste: [
    wordsOf('rifiuti|riciclaggio|rottam[ei]|smaltiment[oi]|cassoni scarrabili'),
    'Raccogliamo e smaltiamo rifiuti.',
    'Raccolta rifiuti',
  ],
  property: [
    wordsOf(
      'amministra(?:zione|zioni|tore|tori) (?:di )?(?:condomin\\p{L}+|immobili)|condomin\\p{L}+',
      'immobiliar[ei]|gestion[ei] immobili|facility management',
    ),
    '',
    'Gestione immobili',
  ],
  insurance: [
    wordsOf('assicurazion[ei]|assicurator[ei]|assicurativ[oaie]|polizz[ae]|broker'),
    'Diamo consulenza sulle assicurazioni.',
    'Assicurazioni',
  ],
  interiors: [
    wordsOf(
      'arredament[oi]|interior design\\p{L}*|mobili (?:per )?ufficio',
      'arred[oi] (?:per )?(?:ufficio|uffici|negozi)|progettazione (?:di |d.)?interni',
    ),
    'Arrediamo uffici e locali.',
    'Arredamento',
  ],
  textiles: [
    wordsOf(
      'ricam[oi]|abbigliamento (?:da lavoro|professionale|promozionale)|divise|tappezzeri[ae]',
      'tappezzier[ei]',
    ),
    '',
    'Tessili',
  ],
  packaging: [
    wordsOf(
      'imballagg(?:io|i)|scatol(?:e|ificio|ifici)|cartotecnic\\p{L}+|etichette adesive|packaging',
    ),
    '',
    'Imballaggi',
  ],
  supplies: [
    wordsOf('ingross[oi]|grossist[ai]|forniture|distributor[ei]|ricambi|rivenditor[ei]'),
    '',
    '',
  ],
}

import { wordsOf } from '../../letters.ts'
import type { BuildingTrades } from '../../trade-ids.ts'

/** Trades of builders and their kind, as firms of them speak. */
export const building: BuildingTrades = {
  electrical: {
    words: wordsOf(
      'impiant[oi] elettric[oi]|elettricist[ai]|elettroimpianti|impiantistica elettrica',
      'quadri elettrici',
    ),
    sentence: 'Facciamo impianti elettrici.',
    noun: 'Impianti elettrici',
    offers: [
      'Installiamo, ripariamo e verifichiamo impianti elettrici.',
      'Facciamo impianti elettrici per uffici, negozi e officine.',
    ],
    when: [
      'si ristruttura un ufficio e l’impianto va spostato',
      'spostano una macchina e serve una nuova linea',
      'la verifica dell’impianto ha trovato difetti da sistemare',
    ],
    gets: ['un prezzo fisso dopo un sopralluogo', 'un elenco dei lavori da fare per primi'],
  },
  plumbing: {
    words: wordsOf(
      '(?:termo)?idraulic\\p{L}+|riscaldament[oi]|caldai[ae]|termotecnic\\p{L}+|pompe di calore',
    ),
    sentence: 'Facciamo impianti idraulici.',
    noun: 'Impianti idraulici',
    offers: [
      'Installiamo e ripariamo impianti idraulici e di riscaldamento.',
      'Facciamo la manutenzione di caldaie e riscaldamenti.',
    ],
    when: [
      'il riscaldamento si ferma o va cambiato prima dell’inverno',
      'un tubo perde e sotto si deve continuare a lavorare',
      'i bagni vanno rifatti senza chiudere lo stabile',
    ],
    gets: ['un prezzo fisso dopo un sopralluogo', 'una proposta di data per cominciare'],
  },
  ventilation: {
    words: wordsOf(
      'climatizza\\p{L}+|ventilazion[ei]|condizionament\\p{L}+|condizionator[ei]|aria condizionata',
    ),
    sentence: 'Facciamo impianti di climatizzazione e ventilazione.',
    noun: 'Climatizzazione e ventilazione',
    offers: [
      'Installiamo e manuteniamo impianti di climatizzazione e ventilazione.',
      'Puliamo, misuriamo e rinnoviamo impianti di ventilazione.',
    ],
    when: [
      'a mezzogiorno l’aria nelle sale riunioni è già viziata',
      'd’estate fa troppo caldo negli uffici o in sala server',
      'è ora della manutenzione annuale dei climatizzatori',
    ],
    gets: ['un prezzo per la manutenzione annuale', 'un prezzo fisso dopo un sopralluogo'],
  },
  solar: {
    words: wordsOf(
      'fotovoltaic\\p{L}+|pannelli solari|energia solare|impianti solari|solare termico',
    ),
    sentence: 'Installiamo impianti fotovoltaici.',
    noun: 'Impianti fotovoltaici',
    offers: [
      'Progettiamo e installiamo impianti fotovoltaici.',
      'Revisioniamo impianti fotovoltaici e aggiungiamo batterie.',
    ],
    when: [
      'la bolletta è cresciuta e il tetto è vuoto',
      'a mezzogiorno l’energia del tetto si vende a poco e la sera si ricompra cara',
      'un vecchio impianto rende meno di quanto dovrebbe',
    ],
    gets: [
      'un calcolo di quanto può rendere il vostro tetto',
      'un controllo della resa del vostro impianto',
    ],
  },
  water: {
    words: wordsOf(
      'trattament(?:o|i) (?:delle |dell.)?acqu[ae]|addolcitor[ei]|osmosi inversa',
      'acqua potabile|potabilizzazione|ozono|depurazione (?:delle )?acque',
    ),
    sentence: 'Trattiamo l’acqua.',
    noun: 'Trattamento dell’acqua',
    offers: [
      'Installiamo e manuteniamo impianti di trattamento dell’acqua.',
      'Seguiamo pozzi e impianti di acqua potabile.',
    ],
    when: [
      'il calcare blocca di continuo macchine, caldaie o rubinetti',
      'un’analisi dell’acqua supera il limite',
      'si trovano batteri nell’acqua potabile',
    ],
    gets: ['un’analisi di un campione d’acqua', 'un prezzo per la manutenzione annuale'],
  },
  roofing: {
    words: wordsOf(
      'tetti|coperture(?! assicurativ\\p{L}+)|lattoneri[ae]|lattonier[ei]|impermeabilizzazion[ei]',
    ),
    sentence: 'Rifacciamo tetti e coperture.',
    noun: 'Tetti e coperture',
    offers: [
      'Ripariamo e rifacciamo tetti e coperture.',
      'Impermeabilizziamo coperture piane e puliamo grondaie.',
    ],
    when: [
      'un tetto piano perde dopo una forte pioggia',
      'un temporale ha rovinato il tetto di uno stabile in uso',
      'il tetto va rifatto prima di montare il fotovoltaico',
    ],
    gets: [
      'un preventivo scritto con le foto del vostro tetto',
      'un prezzo fisso dopo un sopralluogo',
    ],
  },
  painting: {
    words: wordsOf(
      'tinteggiatur[ae]|imbianchin[oi]|imbiancatur[ae]|pittur[ae] edil[ei]|decorator[ei]',
    ),
    sentence: 'Facciamo lavori di tinteggiatura.',
    noun: 'Tinteggiatura',
    offers: ['Tinteggiamo interni e facciate.', 'Facciamo intonaci, cartongesso e tinteggiature.'],
    when: [
      'bisogna imbiancare uffici o scale mentre la gente lavora',
      'un inquilino esce e quello nuovo aspetta di entrare',
      'la facciata ha crepe o macchie che si vedono',
    ],
    gets: ['un prezzo fisso dopo un sopralluogo', 'una proposta di data fuori orario di lavoro'],
  },
  joinery: {
    words: wordsOf('falegnameri[ae]|falegnam[ei]|mobili su misura|arredi in legno|ebanist\\p{L}+'),
    sentence: 'Siamo una falegnameria.',
    noun: 'Lavori di falegnameria',
    offers: ['Costruiamo mobili e arredi su misura.', 'Montiamo scale, porte e arredi su misura.'],
    when: [
      'un bancone o uno scaffale deve stare in uno spazio irregolare',
      'un negozio si rinnova e la data di apertura è fissata',
      'una porta va sostituita e il modello non esiste più',
    ],
    gets: ['un prezzo in base a schizzo o foto', 'un preventivo scritto dopo aver preso le misure'],
  },
  windows: {
    words: wordsOf('serrament[oi]|serramentist[ai]|infiss[oi]|vetrat[ae]|vetreri[ae]'),
    sentence: 'Montiamo serramenti e vetri.',
    noun: 'Serramenti e vetri',
    offers: [
      'Forniamo e montiamo finestre e porte.',
      'Sostituiamo vetri e ripariamo porte e finestre.',
    ],
    when: [
      'si rompe una vetrina e il negozio va messo in sicurezza',
      'le vecchie finestre disperdono il calore',
      'la porta d’ingresso non chiude più bene',
    ],
    gets: [
      'un prezzo in base alle vostre misure',
      'un preventivo scritto dopo aver preso le misure',
    ],
  },
  glass: {
    words: wordsOf(
      'vetreri[ae]',
      'vetr(?:o|i) (?:temprat[oi]|stratificat[oi]|su misura|camera|isolant[ei])',
      'vetrocamera|lavorazione (?:del )?vetro|specchi su misura',
      'molatura (?:del )?vetro|taglio vetro|cristalli temprati|specchi',
    ),
    sentence: 'Tagliamo e lavoriamo il vetro.',
    noun: 'Vetro e specchi',
    offers: [
      'Forniamo alle imprese edili vetro tagliato, temprato e specchi.',
      'Produciamo vetrocamera su misura.',
    ],
    when: [
      'un vetro ha le misure sbagliate e i posatori sono già lì',
      'una doccia o un parapetto richiede vetro di sicurezza forato',
      'le vetrocamere sono appannate e vanno cambiate in serie',
    ],
    gets: ['un prezzo in base al vostro elenco di misure', 'un preventivo con la data di consegna'],
  },
  flooring: {
    words: wordsOf(
      'pavimenti|pavimentazion[ei] (?:intern[ae]|industrial[ei]|in resina)|pavimentist[ai]',
      'parquet|parquettist[ai]',
    ),
    sentence: 'Posiamo pavimenti.',
    noun: 'Pavimenti',
    offers: ['Posiamo e rinnoviamo pavimenti.', 'Posiamo piastrelle e rivestimenti.'],
    when: [
      'il pavimento è consumato e si può chiudere solo nel fine settimana',
      'una cucina o un’officina ha bisogno di un pavimento resistente all’acqua',
      'si staccano piastrelle in una zona di passaggio',
    ],
    gets: ['campioni per i vostri locali', 'un prezzo al metro quadro dopo un sopralluogo'],
  },
  construction: {
    words: wordsOf('edil\\p{L}+|costruzioni|ristrutturazion[ei]|impres[ae] edil[ei]|muratur[ae]'),
    sentence: 'Facciamo lavori edili.',
    noun: 'Lavori edili',
    offers: [
      'Costruiamo e ristrutturiamo edifici per aziende.',
      'Ristrutturiamo e ampliamo edifici.',
    ],
    when: [
      'bisogna fare dei lavori senza fermare l’attività',
      'un’impresa si è tirata indietro e la data è fissata',
      'un muro ha crepe o infiltrazioni',
    ],
    gets: ['un prezzo fisso dopo un sopralluogo', 'una proposta di data per cominciare'],
  },
  groundworks: {
    words: wordsOf('scav[oi]|movimento terra|fognatur[ae]'),
    sentence: 'Facciamo scavi e movimento terra.',
    noun: 'Scavi e demolizioni',
    offers: ['Facciamo scavi e fognature.', 'Scaviamo, demoliamo e pavimentiamo.'],
    when: [
      'un piazzale o un parcheggio va scavato e asfaltato',
      'uno scarico è intasato o va posata una tubazione',
      'un vecchio edificio va demolito prima di costruire quello nuovo',
    ],
    gets: ['un prezzo fisso dopo un sopralluogo', 'una proposta di data per cominciare'],
  },
  rental: {
    words: wordsOf(
      'noleggi[oi]?(?! (?:di )?(?:auto|furgon|veicol|camion|rimorch|pulmin|a (?:lungo|breve|medio)))',
      'nol[oi] a (?:caldo|freddo)|piattaforme aeree',
    ),
    sentence: '',
    noun: 'Noleggio attrezzature',
    offers: ['Noleggiamo macchine e attrezzature.', 'Noleggiamo ponteggi e mezzi di sollevamento.'],
    when: [
      'una macchina si ferma e il lavoro non può aspettare',
      'un’attrezzatura serve per qualche settimana e comprarla non conviene',
      'un cantiere parte in anticipo e manca un mezzo',
    ],
    gets: ['un prezzo al giorno e alla settimana', 'un elenco dei mezzi liberi nelle vostre date'],
  },
  gardening: {
    words: wordsOf('giardin\\p{L}+|aree verdi|manutenzione (?:del )?verde|paesaggist\\p{L}+'),
    sentence: 'Curiamo giardini e aree verdi.',
    noun: 'Cura del verde',
    offers: ['Curiamo giardini e aree verdi.', 'Potiamo e abbattiamo alberi.'],
    when: [
      'il verde è trascurato e i visitatori lo notano',
      'un albero pende su un passaggio o su un tetto',
      'nessuno ha più tempo per siepi e prati',
    ],
    gets: ['un prezzo al mese dopo un sopralluogo', 'un calendario dei lavori mese per mese'],
  },
  agriculture: {
    words: wordsOf(
      'contoterzist[ai]|contoterzismo|lavorazioni (?:agricole|conto terzi agricole)',
      'mietitrebbiatura|trebbiatura|consulenza (?:agronomica|agricola|agraria)',
      'agronom[oi]|lavori agricoli|servizi agricoli|drenagg(?:io|i) agricol[oi]',
    ),
    sentence: 'Facciamo lavori agricoli per conto terzi.',
    noun: 'Lavori agricoli',
    offers: [
      'Raccogliamo, trattiamo e seminiamo per le aziende agricole.',
      'Aiutiamo le aziende agricole su terreno, colture e drenaggi.',
    ],
    when: [
      'il raccolto è maturo e la loro mietitrebbia non basta',
      'l’acqua resta nel campo per giorni dopo la pioggia',
      'bisogna trattare e il tempo concede solo due giorni',
    ],
    gets: ['un prezzo all’ettaro o all’ora', 'una breve nota dopo la visita a un campo'],
  },
  interiors: {
    words: wordsOf(
      'arredament[oi]|interior design\\p{L}*|arred[oi] (?:per )?negozi',
      'progettazione (?:di |d.)?interni',
    ),
    sentence: 'Arrediamo uffici e locali.',
    noun: 'Arredamento',
    offers: ['Progettiamo e arrediamo uffici.', 'Allestiamo negozi e uffici.'],
    when: [
      'arrivano nuovi colleghi e le scrivanie non bastano più',
      'aprono un negozio o uno studio e vogliono distinguersi',
      'in ufficio c’è troppo rumore per telefonare',
    ],
    gets: ['un primo schizzo di un ambiente', 'un preventivo scritto dopo aver preso le misure'],
  },
  surveying: {
    words: wordsOf(
      'geometr[ai]|topograf\\p{L}+|rilievi|geotecnic\\p{L}+|geolog[oi]|pratiche catastali',
    ),
    sentence: '',
    noun: 'Rilievi e misure',
    offers: ['Rileviamo terreni ed edifici.', 'Esaminiamo terreni e fondazioni.'],
    when: [
      'si vende o si divide un terreno e il confine è incerto',
      'un edificio va rilevato perché non esistono disegni',
      'un cantiere aspetta i tracciamenti per partire',
    ],
    gets: [
      'un prezzo per il rilievo di un terreno o edificio',
      'una proposta di data per il rilievo sul posto',
    ],
  },
  carpentry: {
    words: wordsOf(
      'carpenteri[ae] in legno|struttur[ae] in legno|tett[oi] in legno|cas[ae] in legno',
      'travi in legno',
    ),
    sentence: 'Costruiamo in legno, dai tetti ai capannoni.',
    noun: 'Strutture in legno',
    offers: [
      'Montiamo e ripariamo tetti e strutture in legno.',
      'Costruiamo tettoie e ampliamenti in legno.',
    ],
    when: [
      'un tetto deve essere montato prima dell’inverno',
      'un ampliamento deve stare in piedi in pochi giorni',
      'ci sono travi marce che reggono ancora un muro',
    ],
    gets: ['un prezzo in base a un disegno o a una foto', 'una data per vedere la struttura'],
  },
  drywall: {
    words: wordsOf('cartongesso|pareti divisorie|controsoffitt[oi]|contropareti'),
    sentence: 'Montiamo pareti e controsoffitti in cartongesso.',
    noun: 'Pareti in cartongesso',
    offers: [
      'Montiamo e rifiniamo pareti in cartongesso.',
      'Montiamo controsoffitti in uffici e negozi.',
    ],
    when: [
      'un ufficio va diviso e il trasloco è fissato',
      'arrivano gli imbianchini e le lastre non sono montate',
      'un soffitto è stato aperto per i tubi e va richiuso',
    ],
    gets: ['un prezzo in base alla vostra pianta', 'una data possibile di inizio'],
  },
  plantWork: {
    words: wordsOf(
      'manutenzion[ei] (?:industrial[ei]|impianti|meccanic(?:a|he))|montaggi industriali',
      'tubazioni|piping',
    ),
    sentence: 'Montiamo e manuteniamo impianti industriali.',
    noun: 'Manutenzione industriale',
    offers: [
      'Posiamo e ripariamo tubazioni negli stabilimenti.',
      'Montiamo, spostiamo e manuteniamo macchine.',
    ],
    when: [
      'una linea è ferma e i loro manutentori sono occupati',
      'è prevista una fermata e mancano braccia',
      'una tubazione perde e lo stabilimento deve ripartire lunedì',
    ],
    gets: ['una data per una visita in stabilimento', 'un prezzo fisso dopo un sopralluogo'],
  },
}

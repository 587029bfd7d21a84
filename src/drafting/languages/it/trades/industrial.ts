import { wordsOf } from '../../letters.ts'
import type { IndustrialTrades } from '../../trade-ids.ts'

/** Suppliers and contractors of industry, fleets and offices, as firms of them speak. */
export const industrial: IndustrialTrades = {
  gases: {
    words: wordsOf(
      'gas (?:industriali|tecnici|medicali|medicinali|speciali|compressi|alimentari|puri)',
      'gas (?:di|per|da) (?:saldatura|taglio|laboratorio)|bombole? (?:di |del )?gas|bombole',
      'azoto liquido|(?:fornitura|generatori) (?:di )?azoto|acetilene|argon|(?<!con )ghiaccio secco',
    ),
    sentence: 'Forniamo gas tecnici.',
    noun: 'Gas tecnici',
    offers: [
      'Consegniamo gas per saldatura e ritiriamo le bombole vuote.',
      'Forniamo azoto, gas medicali e ghiaccio secco.',
    ],
    when: [
      'il gas finisce a metà saldatura e il fornitore consegna venerdì',
      'in fattura c’è il nolo di bombole che nessuno trova più',
      'una spedizione surgelata ha bisogno di ghiaccio secco per domattina',
    ],
    gets: ['un prezzo per il vostro consumo annuo', 'un conteggio delle bombole a noleggio'],
  },
  copiers: {
    words: wordsOf(
      'fotocopiatric[ei]|fotocopiator[ei]|toner|cartucc(?:e|ia) (?:per stampanti|d.inchiostro)',
      '(?:noleggio|assistenza|riparazione|vendita) (?:di )?(?:stampanti|multifunzion[ei]|plotter)',
      'stampanti (?:multifunzion[ei]|laser|da ufficio)|multifunzion[ei]|costo copia',
      'gestione (?:della |delle )?(?:stampa|stampe|stampanti)|macchine per ufficio',
    ),
    sentence: 'Noleggiamo e ripariamo stampanti e fotocopiatrici.',
    noun: 'Stampanti e fotocopiatrici',
    offers: [
      'Noleggiamo stampanti e fotocopiatrici a costo copia.',
      'Ripariamo stampanti da ufficio e consegniamo toner.',
    ],
    when: [
      'la fotocopiatrice si inceppa prima di una riunione e il tecnico viene tra una settimana',
      'il contratto di noleggio sta per rinnovarsi da solo',
      'ogni scrivania ha una stampante diversa e il toner giusto non c’è mai',
    ],
    gets: ['un costo copia da confrontare col vostro', 'un elenco di quanto costano le stampanti'],
  },
  vetting: {
    words: wordsOf(
      'investigazion[ei] (?:aziendal[ei]|privat[ae]|commercial[ei])|investigator[ei] privat[oi]',
      'agenzi[ae] investigativ[ae]|indagini (?:aziendali|investigative|patrimoniali|difensive)',
      'detective privat[oi]|investigazioni|background check|informazioni commerciali',
      'verific(?:a|he) (?:di |dei |del |delle )?(?:curriculum|cv|referenze|candidati|titoli)',
      '(?:screening|controllo) (?:pre.?assunzione|dei candidati)|due diligence reputazionale',
    ),
    sentence: 'Verifichiamo e indaghiamo per le aziende.',
    noun: 'Verifiche e indagini aziendali',
    offers: [
      'Verifichiamo curriculum, titoli e referenze dei candidati.',
      'Facciamo indagini su partner commerciali e frodi in azienda.',
    ],
    when: [
      'un diploma non convince in una candidatura per la contabilità',
      'c’è da firmare con un fornitore estero di cui nessuno conosce i soci',
      'dal magazzino sparisce merce e dai registri non risulta nulla',
    ],
    gets: ['un rapporto di esempio senza nomi', 'un primo colloquio riservato sul caso'],
  },
  vehicleWash: {
    words: wordsOf(
      'lavaggi[oi] (?:di )?(?:camion|autocarri|cisterne|rimorchi|autobus|mezzi|flotte|veicoli)',
      'lavaggi[oi] (?:di )?(?:automezzi|auto|furgoni|bus|pullman|tir|container)|autolavagg(?:io|i)',
      'lavaggio (?:a domicilio|mobile|industriale (?:di )?mezzi)|bonifica cisterne',
      '(?:sanificazione|disinfezione|pulizia) (?:di )?(?:camion|cisterne|rimorchi|automezzi|veicoli)',
      'autospazzole|detailing|lavacisterne',
    ),
    sentence: 'Laviamo camion, rimorchi e flotte.',
    noun: 'Lavaggio mezzi',
    offers: [
      'Laviamo e disinfettiamo camion, rimorchi e cisterne.',
      'Veniamo nel piazzale e laviamo tutta la flotta.',
    ],
    when: [
      'un cliente alimentare respinge il rimorchio senza certificato di lavaggio',
      'il sale delle strade resta tutto l’inverno sotto i camion',
      'gli autisti passano il venerdì pomeriggio con la gomma in mano',
    ],
    gets: ['un lavaggio di prova per un camion', 'un prezzo fisso per mezzo e passaggio'],
  },
  roadworks: {
    words: wordsOf(
      'lavori stradali|asfalt\\p{L}+|conglomerat[oi] bituminos[oi]|bitum[ei]',
      '(?:costruzione|manutenzione|rifacimento|pavimentazione) (?:di )?(?:strade|piazzali|parcheggi)',
      '(?:costruzioni|manutenzioni|pavimentazioni|opere) stradali|segnaletica orizzontale',
      'strisce (?:dei |per )?parcheggi|buche stradali|fresatur[ae] (?:dell.)?asfalto',
    ),
    sentence: 'Costruiamo e ripariamo strade e piazzali.',
    noun: 'Asfalti e lavori stradali',
    offers: [
      'Asfaltiamo strade, piazzali e parcheggi.',
      'Chiudiamo buche e tracciamo la segnaletica orizzontale.',
    ],
    when: [
      'i muletti perdono il carico nelle buche del piazzale',
      'le strisce del parcheggio sono sbiadite e ognuno si ferma dove capita',
      'l’acqua piovana ristagna davanti alle baie di carico',
    ],
    gets: ['un sopralluogo nel piazzale con preventivo scritto', 'un prezzo da foto e superficie'],
  },
  commodities: {
    words: wordsOf(
      '(?:commercio|trading|esportazione|export) (?:di )?(?:materie prime|minerali|metalli|cereali)',
      '(?:commercio|trading|esportazione|export) (?:di )?(?:granaglie|caff[èe]|cacao|zucchero)',
      'commodit(?:y|ies)|commerciamo materie prime',
      'materie prime (?:agricole|alimentari|minerali|siderurgiche)|caff[èe] crudo',
      'fave di cacao|caff[èe] verde|minerale di ferro|ferroleghe|metalli non ferrosi|minerali industriali',
    ),
    sentence: 'Commerciamo materie prime.',
    noun: 'Materie prime',
    offers: [
      'Esportiamo caffè, cacao, zucchero e cereali in container.',
      'Forniamo metalli e minerali direttamente dalle miniere.',
    ],
    when: [
      'un carico è fermo in porto e lo stabilimento ha scorte per una settimana',
      'un lotto non supera le analisi e va sostituito in fretta',
      'l’unico fornitore alza il prezzo per il prossimo trimestre',
    ],
    gets: ['un campione con certificato di analisi', 'un prezzo reso al vostro porto'],
  },
  mining: {
    words: wordsOf(
      '(?:lavori|servizi|attivit[àa]|ingegneria|imprese?|societ[àa]|industria) minerari[aeo]?',
      '(?:lavori|servizi) in miniera|cav[ae] di \\p{L}+|coltivazione di cave|attivit[àa] estrattiv[ae]',
      'esplosivi|(?:brillamento|scavo con) (?:di )?(?:mine|esplosivo)|fochin[oi]|volate|escavazione',
      'consolidament[oi] (?:di )?(?:pareti|versanti|rocce|pendii)|disgagg[io]|inerti|ghiaia e sabbia',
      'sabbia e ghiaia|frantumazione (?:di )?(?:inerti|roccia|pietra)|meccanica delle rocce',
    ),
    sentence: 'Lavoriamo in miniere e cave.',
    noun: 'Miniere e cave',
    offers: [
      'Perforiamo, abbattiamo e frantumiamo roccia nelle cave.',
      'Progettiamo e mettiamo in sicurezza gallerie, pozzi e pareti.',
    ],
    when: [
      'roccia instabile pende sopra la pista e la cava si ferma',
      'il frantoio resta fermo perché la volata ha reso poco',
      'in cantiere spunta la roccia e l’escavatore non va avanti',
    ],
    gets: ['un sopralluogo alla parete con breve relazione', 'un prezzo a tonnellata o metro cubo'],
  },
  displays: {
    words: wordsOf(
      'digital signage|led ?walls?|video ?walls?|maxi ?scherm[oi]|(?:scherm[oi]|display|monitor) led',
      '(?:scherm[oi]|display|monitor) (?:pubblicitari|informativi|da vetrina|per esterni)',
      'cartellonistica digitale|insegne a led|tabellon[ei] (?:elettronic[oi]|luminos[oi])',
      'noleggio (?:di )?(?:schermi|ledwall|maxischermi)|totem (?:digitali|multimediali|touch\\w*)|menu board',
    ),
    sentence: 'Installiamo schermi e ledwall.',
    noun: 'Schermi e ledwall',
    offers: [
      'Installiamo ledwall e schermi per interni ed esterni.',
      'Gestiamo schermi digitali e ne aggiorniamo i contenuti.',
    ],
    when: [
      'lo schermo in reception resta nero e i visitatori chiedono la strada',
      'per ogni promozione bisogna stampare e appendere nuovi manifesti',
      'si avvicina una fiera e il padiglione è troppo luminoso per un proiettore',
    ],
    gets: [
      'un’immagine dello schermo nella vostra reception',
      'uno schermo in prova per una settimana',
    ],
  },
  concrete: {
    words: wordsOf(
      'calcestruzz[oi] (?:preconfezionat[oi]|pront[oi]|prefabbricat[oi])|calcestruzzi|autobetonier[ae]',
      '(?:fornitura|produzione|consegna|pompaggio) (?:di )?calcestruzz[oi]|autopomp[ae]|betoniere',
      'pomp[ae] (?:per )?calcestruzzo|impianti di betonaggio|centrali? di betonaggio',
      '(?:prefabbricati|manufatti|elementi|tubi|blocchi) (?:in|di) (?:calcestruzzo|cemento)',
    ),
    sentence: 'Forniamo calcestruzzo e prefabbricati.',
    noun: 'Calcestruzzo e prefabbricati',
    offers: [
      'Consegniamo calcestruzzo pronto e lo pompiamo in opera.',
      'Produciamo scale, muri e tubi in calcestruzzo.',
    ],
    when: [
      'l’autobetoniera ritarda e la squadra aspetta accanto al cassero',
      'la fondazione è dietro l’edificio e l’autobetoniera non ci arriva',
      'la scala prefabbricata è in ritardo di due settimane e il cantiere si ferma',
    ],
    gets: ['un prezzo franco cantiere', 'una data libera per il prossimo getto'],
  },
  telematics: {
    words: wordsOf(
      'telematica|localizzazione (?:gps|satellitare|veicoli|di veicoli|mezzi|flotte)',
      'localizzator[ei] (?:gps|satellitari?)|tracciament[oi] (?:gps|veicoli|flotte|merci|rimorchi|carichi)',
      '(?:software|piattaforma) (?:di |per )?(?:la )?gestione (?:delle )?flotte|tachigraf[oi]|dash ?cam',
      'gps (?:per|di) (?:veicoli|flotte|mezzi|camion)|monitoraggio (?:flotte|veicoli|mezzi|carichi)',
    ),
    sentence: 'Localizziamo veicoli, rimorchi e carichi via GPS.',
    noun: 'Localizzazione GPS',
    offers: [
      'Montiamo localizzatori GPS su veicoli e rimorchi.',
      'Mostriamo dove si trova e quanto consuma ogni mezzo.',
    ],
    when: [
      'da lunedì manca un rimorchio e nessuno sa dove sia',
      'nel fine settimana rubano una macchina dal cantiere',
      'un carico refrigerato arriva caldo e nessuno sa da quando',
    ],
    gets: ['un localizzatore in prova su un mezzo', 'uno sguardo alla mappa con i vostri dati'],
  },
  charging: {
    words: wordsOf(
      'colonnin[ae](?: di ricarica| elettriche)?|stazion[ei] di ricarica|punt[oi] di ricarica',
      'wall ?box|infrastruttur[ae] di ricarica|ricarica (?:di |per )?(?:auto|veicoli|mezzi) elettric\\p{L}+',
      'ricarica elettrica|caricator[ei] per (?:auto|veicoli) elettric\\p{L}+',
    ),
    sentence: 'Installiamo colonnine di ricarica.',
    noun: 'Colonnine di ricarica',
    offers: [
      'Installiamo colonnine in parcheggi e depositi.',
      'Gestiamo le colonnine e addebitiamo le ricariche.',
    ],
    when: [
      'arrivano le prime auto aziendali elettriche e in sede non si può ricaricare',
      'salta il contatore appena tre auto caricano insieme',
      'i dipendenti ricaricano in sede e la corrente non viene addebitata',
    ],
    gets: ['un calcolo di quanto regge il vostro allaccio', 'un prezzo per i vostri posti auto'],
  },
  vending: {
    words: wordsOf(
      'distributori automatici|distribuzione automatica|vending|caff[èe] (?:in|per) (?:ufficio|azienda)',
      'macchin[ae] (?:da|per il|per) caff[èe]|erogator[ei] (?:di |d.)?acqua|boccioni',
      '(?:pausa|pause|break) caff[èe]|ristoro aziendale|frigo smart|coffee break aziendale',
    ),
    sentence: 'Installiamo e riforniamo distributori automatici.',
    noun: 'Distributori e caffè',
    offers: [
      'Installiamo e riforniamo distributori automatici in azienda.',
      'Forniamo agli uffici macchine da caffè ed erogatori d’acqua.',
    ],
    when: [
      'la macchina del caffè è di nuovo rotta e l’ufficio corre al bar',
      'il turno di notte non trova da mangiare dopo la chiusura della mensa',
      'i dipendenti portano casse d’acqua fino al terzo piano',
    ],
    gets: [
      'una macchina da caffè in prova per il vostro team',
      'un distributore senza canone né minimo',
    ],
  },
}

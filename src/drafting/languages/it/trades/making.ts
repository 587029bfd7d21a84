import { wordsOf } from '../../letters.ts'
import type { MakingTrades } from '../../trade-ids.ts'

/** Trades of makers and suppliers of goods, as firms of them speak. */
export const making: MakingTrades = {
  metalwork: {
    words: wordsOf(
      'carpenteri[ae](?! in legno)|saldatur[ae]|fabbr[oi]|strutture (?:in acciaio|metalliche)',
      'ringhiere',
    ),
    sentence: 'Siamo una carpenteria.',
    noun: 'Carpenteria e saldatura',
    offers: [
      'Facciamo saldatura e carpenteria metallica.',
      'Tagliamo, pieghiamo e saldiamo la lamiera.',
    ],
    when: [
      'serve una scala, una ringhiera o un cancello su misura',
      'si rompe un pezzo e va saldato sul posto',
      'la loro officina è piena e il cantiere aspetta la struttura',
    ],
    gets: ['un prezzo in base a disegno o foto', 'un preventivo con la data di consegna'],
  },
  machining: {
    words: wordsOf(
      'fresagg(?:io|i)|lamiera|officin[ae] meccanic\\p{L}+|lavorazion[ei] meccanic(?:a|he)',
      'torneri[ae]|tornitur[ae]|fresatur[ae]',
    ),
    sentence: 'Siamo un’officina meccanica.',
    noun: 'Lavorazioni meccaniche',
    offers: [
      'Torniamo e fresiamo particolari, singoli e in serie.',
      'Produciamo ricambi per macchine, anche da campione.',
    ],
    when: [
      'un pezzo non si produce più e va rifatto su campione',
      'le loro macchine sono piene e la data di consegna è fissata',
      'la serie è troppo piccola per il solito fornitore',
    ],
    gets: ['un prezzo al pezzo in base al disegno', 'un pezzo campione prima della serie'],
  },
  finishing: {
    words: wordsOf(
      'rivestiment[oi] (?:antiaderent[ei]|industrial[ei])|ptfe|teflon|galvanic\\p{L}+',
      'zincatur[ae]|anodizzazion[ei]',
      'verniciatur[ae] (?:a polver[ei]|industrial[ei])|cromatur[ae]',
    ),
    sentence: 'Trattiamo e rivestiamo pezzi in metallo.',
    noun: 'Trattamenti superficiali',
    offers: [
      'Rivestiamo e trattiamo particolari in metallo.',
      'Facciamo sabbiatura e verniciatura a polvere.',
    ],
    when: [
      'i pezzi tornano con macchie, ruggine o spessori sbagliati',
      'un lotto va trattato prima del previsto',
      'un pezzo nuovo deve resistere all’aperto',
    ],
    gets: ['un pezzo trattato come campione', 'un prezzo per i vostri lotti'],
  },
  hardening: {
    words: wordsOf(
      'trattament(?:o|i) termic(?:o|i)',
      'tempra (?:ad induzione|in olio|sottovuoto|degli acciai)|cementazione',
      'nitrurazione|carbonitrurazione|ricottura|bonifica degli acciai|rinvenimento',
      'raddrizzatura',
    ),
    sentence: 'Facciamo trattamenti termici dell’acciaio.',
    noun: 'Trattamenti termici',
    offers: [
      'Trattiamo pezzi in acciaio, singoli e in serie.',
      'Raddrizziamo e distendiamo alberi e pezzi saldati.',
    ],
    when: [
      'i pezzi escono storti dalla tempra e vanno raddrizzati',
      'un lotto non ha la durezza giusta e la consegna è vicina',
      'un ingranaggio è stato rifatto e va ancora temprato',
    ],
    gets: ['un prezzo al chilo o al pezzo', 'un pezzo di prova con la durezza misurata'],
  },
  foundry: {
    words: wordsOf(
      'fonderi[ae]|pressofusion[ei]',
      'fusion[ei] (?:in (?:terra|ghisa|sabbia|conchiglia|alluminio)|a cera persa)',
      'microfusion[ei]|stampaggio a caldo|forgiatura|forgiati',
      'getti (?:in|di) (?:ghisa|acciaio|alluminio|bronzo)|ghisa',
    ),
    sentence: 'Fondiamo e forgiamo pezzi in metallo.',
    noun: 'Fusioni e forgiati',
    offers: ['Fondiamo pezzi in ghisa, acciaio, alluminio o bronzo.', 'Forgiamo pezzi a disegno.'],
    when: [
      'un pezzo in ghisa si è rotto e il modello non esiste più',
      'nei getti compaiono porosità durante la lavorazione',
      'un gruppo saldato va trasformato in un getto più leggero',
    ],
    gets: ['un prezzo al pezzo in base al vostro disegno', 'un primo campione prima della serie'],
  },
  plastics: {
    words: wordsOf(
      'stampaggio (?:a iniezione|plastica|materie plastiche)|materie plastiche',
      '(?:articoli|pezzi|componenti) in plastica|stampa 3d|termoformatura',
    ),
    sentence: 'Produciamo pezzi in plastica.',
    noun: 'Pezzi in plastica',
    offers: ['Produciamo particolari in plastica.', 'Stampiamo prototipi e piccole serie in 3D.'],
    when: [
      'serve un prototipo prima di pagare lo stampo',
      'il loro fornitore chiude e bisogna spostare uno stampo',
      'la serie è troppo piccola per il solito fornitore',
    ],
    gets: ['un prezzo in base al disegno o file 3D', 'un pezzo campione prima della serie'],
  },
  electronics: {
    words: wordsOf(
      'cablaggi(?: elettric[io])?',
      'sched[ae] elettronic(?:a|he)|circuiti stampati|pcb|progettazione elettronica',
      'assemblagg(?:io|i) elettronic[oi]',
    ),
    sentence: 'Produciamo schede elettroniche.',
    noun: 'Elettronica',
    offers: ['Sviluppiamo e produciamo elettronica.', 'Assembliamo schede elettroniche.'],
    when: [
      'un componente va fuori produzione e la scheda va cambiata',
      'il prototipo funziona e bisogna produrre la prima serie',
      'un apparecchio si guasta sul campo e nessuno sa perché',
    ],
    gets: ['un prezzo per la prima serie', 'un elenco dei componenti difficili da trovare'],
  },
  machinery: {
    words: wordsOf(
      'manutenzione industriale|carrelli elevatori|automazion[ei]',
      'macchine (?:speciali|automatiche|industriali|utensili)|robotica|plc',
    ),
    sentence: '',
    noun: 'Macchine e automazione',
    offers: [
      'Costruiamo, automatizziamo e ripariamo macchine.',
      'Forniamo macchine e rinnoviamo quadri di comando.',
    ],
    when: [
      'una macchina è ferma e il costruttore non dà una data',
      'un lavoro manuale occupa due persone tutto il giorno',
      'il quadro di comando di una vecchia macchina non si ripara più',
    ],
    gets: [
      'un preventivo scritto dopo aver visto la macchina',
      'una prima idea con un prezzo indicativo',
    ],
  },
  dealers: {
    words: wordsOf(
      'macchine agricole|carrelli elevatori|trattori|macchine movimento terra|muletti',
      'concessionari(?:o|a) (?:macchine|trattori|veicoli industriali|agricol[aoi])',
      'macchine edili|veicoli industriali|escavatori usati|macchine usate',
    ),
    sentence: 'Vendiamo e ripariamo macchine da lavoro.',
    noun: 'Macchine da lavoro',
    offers: [
      'Vendiamo macchine e veicoli da lavoro, nuovi e usati.',
      'Ripariamo carrelli elevatori, trattori e macchine da cantiere.',
    ],
    when: [
      'riparare un muletto costa più di quanto vale',
      'parte un cantiere e manca una macchina',
      'un trattore si ferma nel pieno della stagione',
    ],
    gets: [
      'un elenco dell’usato disponibile',
      'una valutazione del vostro usato in base alle foto',
    ],
  },
  textiles: {
    words: wordsOf('ricam[oi]|abbigliamento (?:da lavoro|professionale|promozionale)|divise'),
    sentence: '',
    noun: 'Abbigliamento da lavoro',
    offers: [
      'Stampiamo e ricamiamo abiti da lavoro.',
      'Laviamo e noleggiamo abiti da lavoro e biancheria.',
    ],
    when: [
      'arrivano persone nuove e manca l’abbigliamento con il logo',
      'gli abiti da lavoro sono logori e ognuno porta qualcosa di diverso',
      'la biancheria si accumula e nessuno ha tempo di lavarla',
    ],
    gets: ['un capo come campione', 'un prezzo in base al numero di persone'],
  },
  safetyGear: {
    words: wordsOf(
      'dpi|antinfortunistica',
      'abbigliamento (?:da lavoro|professionale|antinfortunistico)',
      'dispositivi di protezione individuale|scarpe antinfortunistiche',
      'guanti da lavoro|alta visibilit[àa]|cassett[ea] (?:di )?pronto soccorso',
      'indumenti da lavoro|calzature di sicurezza',
    ),
    sentence: 'Forniamo abbigliamento da lavoro e DPI.',
    noun: 'Abbigliamento da lavoro',
    offers: [
      'Forniamo alle aziende abbigliamento da lavoro, scarpe antinfortunistiche e DPI.',
      'Controlliamo e riforniamo le cassette di pronto soccorso.',
    ],
    when: [
      'arrivano nuovi assunti e servono scarpe, casco e giacca',
      'i guanti durano pochi giorni o nessuno li vuole mettere',
      'le cassette di pronto soccorso sono mezze vuote o scadute',
    ],
    gets: ['campioni in due taglie da provare', 'un prezzo per la dotazione di ogni nuovo assunto'],
  },
  packaging: {
    words: wordsOf(
      'imballagg(?:io|i)|scatol(?:e|ificio|ifici)|cartotecnic\\p{L}+|etichette adesive|packaging',
    ),
    sentence: '',
    noun: 'Imballaggi',
    offers: ['Produciamo imballaggi su misura.', 'Forniamo imballaggi ed etichette.'],
    when: [
      'la merce arriva danneggiata',
      'un prodotto non entra in nessuna scatola standard',
      'il fornitore di imballaggi chiede un minimo troppo alto',
    ],
    gets: ['un campione per uno dei vostri prodotti', 'un prezzo per le vostre quantità'],
  },
  printing: {
    words: wordsOf(
      'tipografi[ae]|stamp[ae] (?:digital[ei]|offset|grande formato)|serigrafi[ae]',
      'litografi[ae]',
    ),
    sentence: 'Siamo una tipografia.',
    noun: 'Stampati',
    offers: [
      'Stampiamo brochure, moduli e manifesti.',
      'Stampiamo etichette, striscioni e grandi formati.',
    ],
    when: [
      'una fiera è vicina e mancano gli stampati',
      'cambia l’indirizzo e la carta intestata riporta il vecchio',
      'serve una piccola tiratura e online i tempi sono troppo lunghi',
    ],
    gets: ['un prezzo per la prossima stampa', 'campioni di carta o di materiale'],
  },
  chemicals: {
    words: wordsOf(
      'lubrificanti?|oli industriali|prodotti chimici',
      'detergenti (?:industriali|professionali)|fluidi da taglio|oli da taglio',
      'solventi|sgrassanti|grassi industriali|refrigeranti per macchine',
    ),
    sentence: 'Forniamo lubrificanti, prodotti chimici e detergenti.',
    noun: 'Lubrificanti e chimica',
    offers: [
      'Forniamo oli, grassi e detergenti alle aziende.',
      'Consegniamo prodotti chimici in fusti e cisternette.',
    ],
    when: [
      'l’emulsione delle macchine ha cattivo odore o irrita la pelle',
      'un olio non si produce più e serve un equivalente',
      'un detergente troppo pericoloso va sostituito in reparto',
    ],
    gets: [
      'un campione da provare sulla vostra macchina',
      'un prezzo al fusto con la scheda di sicurezza',
    ],
  },
  covers: {
    words: wordsOf(
      'teloni|tendostruttur[ae]|coperture (?:in pvc|mobili|industriali|in telo)',
      'capannoni mobili|teli (?:in pvc|su misura|per camion|di copertura)|capottine',
      'tensostruttur[ae]|gazebo',
    ),
    sentence: 'Facciamo teloni e coperture su misura.',
    noun: 'Teloni e coperture',
    offers: [
      'Produciamo e ripariamo teloni, tende e coperture.',
      'Montiamo capannoni mobili e vele ombreggianti.',
    ],
    when: [
      'il telone di un camion è strappato e il mezzo deve ripartire',
      'la merce resta in piazzale e deve stare all’asciutto',
      'una terrazza ha bisogno d’ombra prima della stagione',
    ],
    gets: ['un prezzo in base a misure e foto', 'campioni di tessuto nel vostro colore'],
  },
  medical: {
    words: wordsOf(
      'apparecchiature (?:medical[ei]|elettromedicali|dentali|medicali|scientifiche)',
      'elettromedical[ei]|dispositivi medici',
      'attrezzature (?:medicali|odontoiatriche|da laboratorio|dentali)',
      'forniture (?:dentali|mediche|ospedaliere|odontoiatriche)',
      'strumenti (?:da laboratorio|chirurgici|medicali)|autoclavi',
      'riuniti odontoiatrici|articoli sanitari',
    ),
    sentence: 'Forniamo e ripariamo apparecchi medicali.',
    noun: 'Apparecchiature medicali',
    offers: [
      'Forniamo apparecchi a studi, cliniche e laboratori.',
      'Ripariamo, manuteniamo e tariamo apparecchi medicali.',
    ],
    when: [
      'un’autoclave si guasta e gli appuntamenti sono già fissati',
      'uno studio apre o si sposta e va attrezzato',
      'le verifiche periodiche degli apparecchi sono scadute',
    ],
    gets: [
      'un prezzo per la manutenzione dei vostri apparecchi',
      'un elenco degli apparecchi in pronta consegna',
    ],
  },
  food: {
    words: wordsOf(
      'formagg[io]|caseifici[oi]?|olio (?:extravergine|d.oliva)|frantoio|miele',
      'forniture (?:alimentari|per ristoranti|horeca|per la ristorazione)',
      'ingrosso (?:di )?(?:alimentari|prodotti alimentari|ortofrutta|carni|bevande)',
      'prodotti alimentari|horeca|grossist[ai] alimentar[ei]|food ?service',
      'industria alimentare|distribuzione alimentare|pastificio|salumificio',
    ),
    sentence: 'Riforniamo ristoranti, mense e negozi.',
    noun: 'Prodotti alimentari',
    offers: [
      'Riforniamo di prodotti alimentari ristoranti, mense e negozi.',
      'Produciamo su ordinazione, anche a marchio del cliente.',
    ],
    when: [
      'manca una consegna e la cucina apre tra poche ore',
      'un nuovo menù richiede un prodotto in formato grande',
      'un negozio cerca qualcosa che il supermercato non ha',
    ],
    gets: [
      'una scatola di assaggi per la vostra cucina',
      'un listino con i nostri giorni di consegna',
    ],
  },
  supplies: {
    words: wordsOf(
      'cuscinetti',
      'ingross[oi]|grossist[ai]|forniture|distributor[ei]|ricambi|rivenditor[ei]',
    ),
    sentence: '',
    noun: '',
    offers: [
      'Forniamo alle aziende prodotti e ricambi.',
      'Forniamo utensili e materiali ai professionisti.',
    ],
    when: [
      'il fornitore non consegna e la scorta sta finendo',
      'serve una piccola quantità che altri non vendono',
      'un vecchio prodotto non si trova più e va sostituito',
    ],
    gets: [
      'un prezzo da confrontare con il vostro ultimo ordine',
      'un campione di un articolo a scelta',
    ],
  },
}

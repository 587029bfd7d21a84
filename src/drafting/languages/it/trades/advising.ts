import { wordsOf } from '../../letters.ts'
import type { AdvisingTrades } from '../../trade-ids.ts'

/** Trades of advisers and makers of plans and software, as firms of them speak. */
export const advising: AdvisingTrades = {
  planning: {
    words: wordsOf(
      'architett[oi]|studio di (?:architettura|ingegneria)',
      'progettazion[ei] (?:strutturale|edilizia|architettonica|edile)|direzione (?:dei )?lavori',
      'ingegneria (?:civile|strutturale)',
    ),
    sentence: 'Progettiamo edifici.',
    noun: 'Progettazione',
    offers: [
      'Progettiamo edifici e ristrutturazioni.',
      'Facciamo calcoli strutturali e progettazione tecnica.',
    ],
    when: [
      'serve un permesso di costruire e mancano i disegni',
      'un edificio deve cambiare destinazione d’uso',
      'i loro tecnici non hanno tempo per un altro progetto',
    ],
    gets: ['un primo parere su quello che si può fare', 'un prezzo per la prima fase'],
  },
  inspection: {
    words: wordsOf('taratur[ae]|metrologia|verifiche (?:periodiche|impianti|di legge)'),
    sentence: '',
    noun: 'Verifiche e collaudi',
    offers: ['Verifichiamo impianti e attrezzature.', 'Tariamo strumenti di misura.'],
    when: [
      'una verifica è in scadenza e serve il certificato',
      'un audit chiede documenti che mancano',
      'una macchina nuova deve avere le carte in regola per partire',
    ],
    gets: [
      'un elenco delle verifiche da fare e delle scadenze',
      'un prezzo in base al numero di apparecchi',
    ],
  },
  health: {
    words: wordsOf(
      'sicurezza sul lavoro|medicina del lavoro|medico competente',
      'sorveglianza sanitaria|dvr|valutazione (?:dei|del) rischi(?:o)?|rspp',
      'documento di valutazione|salute e sicurezza|d\\.? ?lgs\\.? 81',
    ),
    sentence: 'Seguiamo la sicurezza sul lavoro.',
    noun: 'Sicurezza sul lavoro',
    offers: [
      'Prepariamo e aggiorniamo il documento di valutazione dei rischi.',
      'Organizziamo le visite mediche dei dipendenti.',
    ],
    when: [
      'è annunciata un’ispezione e il documento dei rischi è vecchio',
      'un dipendente si è fatto male e vanno riviste le misure',
      'un committente chiede documenti di sicurezza che non hanno',
    ],
    gets: ['un elenco dei documenti obbligatori per voi', 'un prezzo per dipendente all’anno'],
  },
  valuation: {
    words: wordsOf(
      'periz(?:ia|ie) (?:immobiliar[ei]|di stima|giurat[ae]|tecnic(?:a|he))',
      'stim[ae] immobiliar[ei]',
      'valutazion(?:e|i) (?:immobiliar[ei]|d.azienda|aziendal[ei]|di aziende|di macchinari)',
      'perit[oi] (?:estimator[ei]|immobiliar[ei])|stime e perizie|valore di mercato',
    ),
    sentence: 'Stimiamo immobili, macchinari e aziende.',
    noun: 'Stime e perizie',
    offers: [
      'Valutiamo immobili, terreni e macchinari con perizia scritta.',
      'Valutiamo aziende prima di una vendita o di un passaggio.',
    ],
    when: [
      'la banca chiede una perizia prima del finanziamento',
      'un socio esce e la sua quota va liquidata',
      'dei macchinari vanno venduti o assicurati e il valore non è chiaro',
    ],
    gets: ['un prezzo fisso per la perizia', 'un elenco dei documenti da preparare'],
  },
  metering: {
    words: wordsOf(
      'telelettura|telemetria|telecontrollo|contabilizzazione (?:del )?calore',
      'monitoraggio (?:energetico|dei consumi|consumi|macchine|remoto)',
      'contatori (?:di energia|intelligenti|di calore)|misura dei consumi',
      'sottocontatori|smart meter(?:ing)?',
    ),
    sentence: 'Misuriamo e controlliamo energia e macchine.',
    noun: 'Misura dei consumi',
    offers: [
      'Installiamo contatori e mostriamo i consumi macchina per macchina.',
      'Controlliamo a distanza macchine e impianti.',
    ],
    when: [
      'la bolletta sale e non si sa quale macchina consuma',
      'gli inquilini vogliono pagare quello che consumano davvero',
      'una pompa si è fermata di notte e nessuno se n’è accorto',
    ],
    gets: ['un elenco dei punti che conviene misurare', 'un prezzo per punto di misura'],
  },
  energyAdvice: {
    words: wordsOf(
      'diagnosi energetic(?:a|he)|audit energetic[oi]',
      'certificazion(?:e|i) energetic(?:a|he)|attestat[oi] di prestazione energetica',
      'consulenz[ae] energetic(?:a|he)|efficienza energetica',
      'efficientamento energetico|prestazione energetica|energy manager',
      'risparmio energetico',
    ),
    sentence: 'Diamo consulenza sull’energia negli edifici.',
    noun: 'Consulenza energetica',
    offers: [
      'Facciamo diagnosi energetiche di edifici e aziende.',
      'Rilasciamo attestati energetici e verifichiamo gli incentivi.',
    ],
    when: [
      'un immobile va venduto o affittato e manca l’attestato energetico',
      'è prevista una ristrutturazione e l’incentivo va chiesto prima',
      'il riscaldamento costa ogni anno di più e non si capisce perché',
    ],
    gets: ['un elenco degli incentivi possibili', 'un prezzo fisso per l’attestato o la diagnosi'],
  },
  itSupport: {
    words: wordsOf('assistenza (?:informatica|sistemistica|computer)|sistemistic\\p{L}+|server'),
    sentence: '',
    noun: 'Assistenza informatica',
    offers: [
      'Gestiamo computer, server e reti.',
      'Installiamo e seguiamo l’informatica di piccole aziende.',
    ],
    when: [
      'chi conosceva i server se n’è andato',
      'la rete si blocca e nessuno risponde al telefono',
      'non sanno se il backup si può ripristinare',
    ],
    gets: [
      'l’esito di una prova sul vostro backup',
      'un elenco di ciò che si fermerebbe per primo',
    ],
  },
  telecom: {
    words: wordsOf(
      'internet (?:aziendale|dedicat[oa])',
      'telecomunicazioni|centralin[oi](?: telefonic[oi])?',
      'telefonia (?:aziendale|fissa|voip|ip)',
      'cablagg(?:io|i) (?:struttura(?:to|ti)|di rete|rete|dati)|fibra ottica',
      'connettivit[àa] (?:internet|aziendale)|ponti radio|voip|ricetrasmittenti',
      'impianti telefonici',
    ),
    sentence: 'Installiamo telefonia e internet nelle aziende.',
    noun: 'Telefonia e internet',
    offers: [
      'Installiamo centralini e linee internet per le aziende.',
      'Posiamo cavi di rete e forniamo radio.',
    ],
    when: [
      'un ufficio trasloca e i telefoni devono funzionare dal primo giorno',
      'la linea internet cade e non si può più pagare con carta',
      'in magazzino non prendono né le radio né i cellulari',
    ],
    gets: ['un controllo della vostra bolletta telefonica', 'un prezzo fisso dopo un sopralluogo'],
  },
  software: {
    words: wordsOf(
      'software|gestional[ei]|sviluppo (?:app|applicazioni)|applicazioni (?:mobile|web)|saas',
    ),
    sentence: '',
    noun: 'Software',
    offers: ['Sviluppiamo software per aziende.', 'Sviluppiamo app e applicazioni web.'],
    when: [
      'gli stessi dati vengono inseriti due volte in due programmi',
      'un foglio Excel è diventato troppo grande da gestire',
      'chi ha scritto un vecchio programma non si trova più',
    ],
    gets: ['una prima stima di lavoro e prezzo', 'una breve demo con i vostri dati'],
  },
  automating: {
    words: wordsOf(
      'automazione (?:dei processi|dell.ufficio|processi aziendali|documentale)',
      'intelligenza artificiale per (?:le )?(?:aziende|imprese|pmi)|agenti (?:ai|ia)',
      'soluzioni (?:ai|ia)|consulenza (?:ai|ia)|chatbot|rpa',
      'assistenti (?:ai|ia|virtuali)|automatizzare i processi',
    ),
    sentence: 'Automatizziamo il lavoro d’ufficio.',
    noun: 'Automazione d’ufficio',
    offers: [
      'Automatizziamo il lavoro ripetitivo d’ufficio, come fatture e ordini.',
      'Creiamo assistenti con l’intelligenza artificiale per le aziende.',
    ],
    when: [
      'gli ordini arrivano per mail e qualcuno li riscrive a mano',
      'ogni settimana si ricompone a mano lo stesso rapporto',
      'le fatture si accumulano perché si controllano una per una',
    ],
    gets: [
      'una breve chiamata su una vostra attività',
      'un prezzo fisso per una prima piccola prova',
    ],
  },
  webDesign: {
    words: wordsOf(
      'realizzazione (?:di )?siti|siti (?:web|internet)|web ?design\\p{L}*|web agency|wordpress',
    ),
    sentence: 'Realizziamo siti web.',
    noun: 'Sito web',
    offers: ['Progettiamo e realizziamo siti web.', 'Realizziamo e seguiamo negozi online.'],
    when: [
      'nessuno sa più modificare il sito',
      'arrivano visite ma quasi nessuna richiesta',
      'il vecchio sito non si legge sul telefono',
    ],
    gets: ['tre suggerimenti per il vostro sito', 'un prezzo fisso per il vostro sito'],
  },
  advertising: {
    words: wordsOf(
      'agenzia (?:pubblicitaria|di comunicazione|di marketing)|web marketing',
      'marketing (?:digitale|strategico)|grafica pubblicitaria|branding',
    ),
    sentence: '',
    noun: 'Pubblicità',
    offers: ['Progettiamo loghi, brochure e annunci.', 'Gestiamo annunci e social per le aziende.'],
    when: [
      'un prodotto è pronto e nessuno lo conosce ancora',
      'ogni brochure sembra di un’azienda diversa',
      'spendono in pubblicità e non sanno che cosa rende',
    ],
    gets: [
      'una prima idea con un prezzo indicativo',
      'un parere sul vostro ultimo annuncio o dépliant',
    ],
  },
  photography: {
    words: wordsOf(
      'fotograf[oi]|fotografi[ae]|servizi fotografici|videomak\\p{L}+|video aziendali',
    ),
    sentence: 'Facciamo foto e video.',
    noun: 'Foto e video',
    offers: ['Facciamo foto e video per aziende.', 'Facciamo riprese con il drone.'],
    when: [
      'sul sito ci sono foto di persone andate via da tempo',
      'bisogna documentare un evento o un cantiere',
      'un prodotto sta per uscire e mancano foto o video',
    ],
    gets: ['un prezzo per mezza giornata', 'alcuni esempi dal vostro settore'],
  },
  translation: {
    words: wordsOf('traduzion[ei]|tradutt(?:ore|ori|rice|rici)|asseverazion[ei]'),
    sentence: 'Traduciamo testi e documenti.',
    noun: 'Traduzioni',
    offers: ['Traduciamo testi e documenti.', 'Traduciamo siti, manuali e contratti.'],
    when: [
      'bisogna capire un contratto prima di firmarlo',
      'un manuale deve partire con la macchina in un’altra lingua',
      'un acquirente estero chiede il sito nella sua lingua',
    ],
    gets: ['una pagina tradotta come prova', 'un prezzo in base al vostro documento'],
  },
  interpreting: {
    words: wordsOf('interpret[ei]|interpretariato'),
    sentence: 'Facciamo interpretariato in riunioni ed eventi.',
    noun: 'Interpretariato',
    offers: [
      'Facciamo interpretariato in riunioni ed eventi.',
      'Forniamo interpreti di persona e in video.',
    ],
    when: [
      'arrivano partner esteri e nessuno parla la loro lingua',
      'il convegno è fissato e l’interprete ha disdetto',
      'per un audit serve un interprete da un giorno all’altro',
    ],
    gets: ['un prezzo per la data e le lingue', 'i nomi degli interpreti liberi quel giorno'],
  },
  accounting: {
    words: wordsOf(
      'commercialist[ai]|contabilit[àa]',
      'consulen(?:te|ti|za) (?:del lavoro|fiscal[ei]|tributari[ao])|buste paga|elaborazione paghe',
    ),
    sentence: 'Teniamo la contabilità di aziende.',
    noun: 'Contabilità',
    offers: ['Teniamo la contabilità e le paghe.', 'Prepariamo bilanci e dichiarazioni.'],
    when: [
      'il contabile è andato via e bisogna chiudere il mese',
      'arriva una lettera dell’Agenzia delle Entrate con una scadenza',
      'vogliono sapere come andrà l’anno prima che finisca',
    ],
    gets: ['un prezzo fisso al mese', 'un primo parere sul vostro ultimo bilancio'],
  },
  law: {
    words: wordsOf(
      'stud(?:io|i) legal[ei]|avvocat\\p{L}+|nota(?:io|i)',
      'diritto (?:del lavoro|civile|commerciale|societario|penale)|consulenza legale',
    ),
    sentence: 'Siamo uno studio legale.',
    noun: 'Questioni legali',
    offers: [
      'Assistiamo le aziende nelle questioni legali.',
      'Scriviamo e controlliamo contratti.',
    ],
    when: [
      'un contratto è sul tavolo e va firmato presto',
      'arriva una lettera della controparte con un termine',
      'devono licenziare qualcuno senza commettere errori',
    ],
    gets: ['un primo parere con i costi probabili', 'una proposta di data per un incontro'],
  },
  consulting: {
    words: wordsOf(
      'consulenza (?:aziendale|direzionale|strategica|di direzione|organizzativa)',
      'consulent[ei] (?:di direzione|aziendal[ei])|temporary manag\\p{L}+',
      'controllo di gestione',
    ),
    sentence: '',
    noun: '',
    offers: [
      'Aiutiamo le aziende su organizzazione e processi.',
      'Copriamo ruoli dirigenziali come manager temporanei.',
    ],
    when: [
      'lo stesso problema ritorna e dall’interno non se ne esce',
      'un dirigente se ne va e il posto resta vuoto per mesi',
      'l’azienda è cresciuta e i vecchi metodi non bastano più',
    ],
    gets: [
      'una telefonata di mezz’ora con un primo parere',
      'un parere scritto con i prossimi passi',
    ],
  },
  training: {
    words: wordsOf(
      'formazione (?:aziendale|professionale|finanziata|del personale)',
      'cors[oi] (?:di formazione|di aggiornamento|sicurezza|aziendal[ei])|formator[ei]',
      'seminari',
    ),
    sentence: '',
    noun: 'Formazione del personale',
    offers: ['Formiamo gruppi e responsabili.', 'Teniamo corsi e workshop in azienda.'],
    when: [
      'gli attestati del personale sono in scadenza',
      'arrivano persone nuove e nessuno ha tempo di affiancarle',
      'arriva un nuovo programma e il personale non lo usa',
    ],
    gets: ['un programma con il prezzo per il vostro gruppo', 'un elenco delle date libere'],
  },
  buildingServices: {
    words: wordsOf(
      'progettazione (?:impianti|impiantistica|termotecnica)|termotecnic[oi]',
      'studio tecnico|ingegneria impiantistica',
    ),
    sentence: 'Progettiamo riscaldamento, ventilazione e impianti elettrici.',
    noun: 'Progettazione impianti',
    offers: [
      'Progettiamo riscaldamento, ventilazione e impianti elettrici.',
      'Calcoliamo il fabbisogno di energia e prepariamo i capitolati.',
    ],
    when: [
      'un architetto ha bisogno degli impianti prima della gara',
      'un impianto vecchio consuma troppa energia',
      'una pratica chiede calcoli che mancano',
    ],
    gets: ['un primo parere sul vostro progetto', 'un prezzo per la progettazione'],
  },
}

import { wordsOf } from '../../letters.ts'
import type { GuidingTrades } from '../../trade-ids.ts'

/** Trades that examine, develop, finance, teach and guide, as firms of them speak. */
export const guiding: GuidingTrades = {
  laboratory: {
    words: wordsOf(
      'laborator(?:io|i) (?:di (?:analisi|prova|prove)|chimic[oi]|accreditat[oi])',
      'analisi (?:chimiche|microbiologiche|delle acque|dell.acqua|dei terreni|degli alimenti)',
      'analisi (?:di laboratorio|acque|ambientali)|prove (?:sui materiali|di laboratorio)',
      'microbiologia|legionella|campionament[oi]',
    ),
    sentence: 'Analizziamo campioni.',
    noun: 'Analisi di laboratorio',
    offers: [
      'Analizziamo acqua, terreni, alimenti e materiali.',
      'Preleviamo campioni e li analizziamo nel nostro laboratorio.',
    ],
    when: [
      'un acquirente o un ente chiede un rapporto di prova',
      'un lotto è sospetto e va liberato o bloccato',
      'il loro laboratorio impiega settimane a rispondere',
    ],
    gets: ['un prezzo per campione', 'un elenco dei parametri da controllare'],
  },
  environment: {
    words: wordsOf(
      'consulenz[ae] ambiental[ei]|valutazion[ei] d.impatto ambientale|impatto ambientale',
      'autorizzazion[ei] ambiental[ei]|bonific(?:a|he) (?:ambiental[ei]|dei siti|di siti)',
      'siti contaminati|impronta (?:di carbonio|carbonica)|carbon footprint',
      'stud(?:io|i) ambiental[ei]|bilanc(?:io|i) di sostenibilit[àa]|caratterizzazione dei suoli',
    ),
    sentence: 'Facciamo consulenza ambientale.',
    noun: 'Consulenza ambientale',
    offers: [
      'Studiamo siti e scriviamo relazioni ambientali.',
      'Prepariamo autorizzazioni e calcoliamo l’impronta di carbonio.',
    ],
    when: [
      'un’autorizzazione richiede uno studio su natura, rumore o suolo',
      'comprano un terreno e nessuno sa che cosa c’è nel suolo',
      'un grande committente chiede la loro impronta di carbonio',
    ],
    gets: ['un elenco degli studi che servono al progetto', 'un prezzo fisso per la relazione'],
  },
  productDesign: {
    words: wordsOf(
      'progettazion[ei] (?:meccanic(?:a|he)|di (?:prodott[oi]|macchine))|prototip\\p{L}+',
      'sviluppo (?:di )?prodott[oi]|industrial design|design (?:industriale|di prodotto)',
      'uffic(?:io|i) tecnic(?:o|i) estern[oi]|reverse engineering|disegno meccanico',
    ),
    sentence: 'Progettiamo prodotti e macchine.',
    noun: 'Progettazione di prodotti',
    offers: [
      'Progettiamo e sviluppiamo prodotti fino alla prima serie.',
      'Disegniamo e calcoliamo pezzi e macchine.',
    ],
    when: [
      'un’idea deve diventare un prototipo prima di una fiera',
      'il loro ufficio tecnico non ha tempo per un altro progetto',
      'un pezzo costa troppo da produrre e va ridisegnato',
    ],
    gets: ['un primo parere su un disegno o uno schizzo', 'un prezzo fisso per la prima fase'],
  },
  finance: {
    words: wordsOf(
      'finanziament[oi] (?:aziendal[ei]|alle imprese|per (?:imprese|aziende)|agevolat[oi])',
      'finanza (?:agevolata|straordinaria|d.impresa|aziendale)|leasing|factoring|minibond',
      'mediazione creditizia|bandi e contributi|m&a',
      'fusioni e acquisizioni|cfo esterno',
    ),
    sentence: 'Facciamo consulenza finanziaria alle imprese.',
    noun: 'Finanziamenti',
    offers: [
      'Cerchiamo prestiti, leasing e contributi per le aziende.',
      'Seguiamo imprenditori che comprano o vendono un’azienda.',
    ],
    when: [
      'la banca dice no o impiega mesi a rispondere',
      'una macchina va pagata prima che arrivino gli ordini',
      'c’è un bando adatto e nessuno ha tempo per la domanda',
    ],
    gets: [
      'un elenco dei bandi e dei prestiti possibili',
      'un primo parere sulle vostre possibilità',
    ],
  },
  dataAnalysis: {
    words: wordsOf(
      'analisi (?:dei |di )?dati|data (?:analysis|analytics|science|warehouse)|power ?bi',
      'business intelligence|ricerche? di mercato|machine learning',
      'cruscott[oi] (?:aziendal[ei]|direzional[ei])|big data|dashboard',
    ),
    sentence: 'Analizziamo dati.',
    noun: 'Analisi dei dati',
    offers: [
      'Trasformiamo i dati aziendali in report e cruscotti.',
      'Costruiamo previsioni e modelli a partire dai dati.',
    ],
    when: [
      'ogni reparto arriva in riunione con numeri diversi',
      'il report mensile richiede due giorni di copia e incolla',
      'nessuno sa quali prodotti o commesse fanno guadagnare',
    ],
    gets: ['un esempio di report con i vostri dati', 'un primo parere sui numeri che vi servono'],
  },
  driving: {
    words: wordsOf(
      'autoscuol[ae]|scuol[ae] guida|patent[ei] (?:di guida|[bcd]e?|superiori|nautica)|cqc',
      'carta di qualificazione del conducente|formazione (?:di |degli )?autisti',
      'cors[oi] (?:di guida|per (?:mulettisti|carrellisti|carrelli elevatori|autisti))',
      'patentin[oi] (?:del )?(?:muletto|carrello|mulettist\\p{L}+)|guida sicura',
    ),
    sentence: 'Formiamo conducenti.',
    noun: 'Formazione autisti',
    offers: [
      'Formiamo conducenti di auto, camion e autobus.',
      'Teniamo corsi di rinnovo per autisti professionali.',
    ],
    when: [
      'scade la CQC di un autista e i corsi sono pieni',
      'un nuovo assunto ha bisogno della patente per il camion o il rimorchio',
      'gli incidenti con i mezzi aziendali continuano a ripetersi',
    ],
    gets: ['un elenco delle prossime date dei corsi', 'un prezzo in base al numero di autisti'],
  },
  outings: {
    words: wordsOf(
      'team ?building|gite aziendali|gita aziendale|visit[ae] guidat[ae]|guid[ae] turistic(?:a|he)',
      'escape ?rooms?|escursion[ei]|rafting|arrampicat[ae]|kayak|canoa|gite in barca',
      'viaggi (?:di gruppo|incentive|aziendali)|noleggio barche|parc(?:o|hi) avventura',
    ),
    sentence: 'Organizziamo uscite per gruppi.',
    noun: 'Uscite aziendali',
    offers: [
      'Organizziamo uscite e attività per squadre di lavoro.',
      'Guidiamo gruppi e organizziamo viaggi.',
    ],
    when: [
      'si avvicina l’uscita annuale e nessuno ha un’idea',
      'degli ospiti stranieri hanno un pomeriggio libero',
      'i colleghi di una nuova squadra si conoscono appena',
    ],
    gets: ['due proposte per la vostra data e il gruppo', 'un prezzo fisso a persona'],
  },
  workplaceHealth: {
    words: wordsOf('fisioterapi\\w*|osteopat\\w*|massagg[io]|massaggio|yoga|pilates|ergonomia'),
    sentence: '',
    noun: 'Salute in azienda',
    offers: [
      'Veniamo in azienda con massaggi e fisioterapia.',
      'Teniamo corsi di yoga e movimento per il personale.',
    ],
    when: [
      'collo e schiena si irrigidiscono davanti allo schermo',
      'il personale si assenta per il mal di schiena',
      'è prevista una giornata della salute e manca il programma',
    ],
    gets: ['una seduta di prova per un gruppo', 'un prezzo per una giornata da voi'],
  },
  machineSafety: {
    words: wordsOf(
      'marcatura ce|sicurezza (?:delle )?macchine|direttiva macchine|manuali tecnici',
      'documentazione tecnica|fascicolo tecnico',
    ),
    sentence: 'Verifichiamo macchine per la marcatura CE.',
    noun: 'Marcatura CE',
    offers: [
      'Valutiamo i rischi delle macchine per la marcatura CE.',
      'Scriviamo manuali e fascicoli tecnici.',
    ],
    when: [
      'una macchina è pronta e mancano i documenti CE',
      'due macchine vengono unite e non si sa chi risponde',
      'un acquirente rifiuta una macchina senza manuale',
    ],
    gets: ['un controllo rapido dei vostri documenti', 'un prezzo fisso per una macchina'],
  },
}

import { wordsOf } from '../../letters.ts'
import type { AssistingTrades } from '../../trade-ids.ts'

/** Trades that help other firms with special work, as firms of them speak. */
export const assisting: AssistingTrades = {
  shipAgents: {
    words: wordsOf(
      'agenzi[ae] marittim[ae]|agent[ei] marittim[oi]|raccomandatari[oi] marittim[oi]|agenti raccomandatari',
      'provveditor[ei] (?:di bordo|navali|marittimi)|provveditoria navale|forniture navali',
      'forniture (?:di bordo|per navi)|ship.?chandlers?|assistenza (?:alle )?navi|broker marittim[oi]',
    ),
    sentence: 'Siamo agenti marittimi.',
    noun: 'Agenzia marittima',
    offers: [
      'Seguiamo navi ed equipaggi durante lo scalo in porto.',
      'Portiamo a bordo viveri, ricambi e materiali.',
    ],
    when: [
      'una nave arriva sabato e l’ormeggio non è prenotato',
      'un marittimo deve andare dal medico e la nave parte in serata',
      'un ricambio è in aeroporto e deve salire a bordo',
    ],
    gets: ['una stima dei costi di uno scalo', 'un prezzo per la vostra lista di forniture'],
  },
  freightBrokers: {
    words: wordsOf(
      'intermediazion[ei] (?:di |nei |dei )?(?:trasporti|carichi)|intermediari[oi] (?:di |nei )trasporti',
      'bors[ae] (?:dei )?carichi|broker (?:di |dei )?trasporti|carichi di ritorno|ricerca (?:di )?carichi',
      'gestione (?:del )?traffico (?:merci|camion)|freight brok\\w+',
    ),
    sentence: 'Troviamo camion per i carichi.',
    noun: 'Gestione dei carichi',
    offers: [
      'Troviamo trasportatori per carichi completi e parziali.',
      'Organizziamo i viaggi di piccoli trasportatori e cerchiamo carichi di ritorno.',
    ],
    when: [
      'un carico è pronto e il trasportatore di sempre ha rinunciato',
      'un camion dovrebbe tornare vuoto dopo lo scarico',
      'chi organizza i viaggi è in ferie e il telefono squilla sempre',
    ],
    gets: ['un prezzo per una delle vostre tratte', 'due proposte di carico di ritorno'],
  },
  languageLessons: {
    words: wordsOf(
      'scuol[ae] di lingu[ae]|cors[oi] (?:di |aziendali di )?(?:lingu[ae]|inglese|tedesco|francese|spagnolo|italiano)',
      'formazione linguistica|lezioni di (?:lingue|inglese|tedesco|italiano)|business english',
      'inglese (?:aziendale|per aziende|commerciale)|insegnanti madrelingua',
    ),
    sentence: 'Insegniamo le lingue.',
    noun: 'Corsi di lingua',
    offers: [
      'Teniamo corsi di lingua in azienda o online.',
      'Insegniamo l’italiano a chi arriva dall’estero.',
    ],
    when: [
      'lunedì arriva un nuovo assunto che parla poco italiano',
      'chiama un acquirente estero e nessuno vuole rispondere',
      'un responsabile si trasferisce all’estero fra tre mesi',
    ],
    gets: ['una lezione di prova per un gruppo', 'un test di livello per il vostro gruppo'],
  },
  coaching: {
    words: wordsOf(
      'coaching|(?:business|executive|life|team|career) coach',
      'mediazion[ei] (?:aziendal[ei]|familiar[ei]|civil[ei]|dei conflitti|commerciale)',
      'mediator[ei] (?:aziendal[ei]|civil[ei]|familiar[ei])|organism[oi] di mediazione|gestione dei conflitti',
    ),
    sentence: 'Facciamo coaching per responsabili e gruppi.',
    noun: 'Coaching',
    offers: [
      'Seguiamo dirigenti e titolari con il coaching individuale.',
      'Facciamo da mediatori nei conflitti tra colleghi e tra soci.',
    ],
    when: [
      'un tecnico diventa capo e i vecchi colleghi non lo seguono',
      'due persone di un reparto non si parlano più',
      'due soci non vanno d’accordo e le decisioni si fermano',
    ],
    gets: ['un primo colloquio con un responsabile', 'uno schema di mediazione con il prezzo'],
  },
  copywriting: {
    words: wordsOf(
      'copywrit\\w+|ghost ?writ\\w+|redazione (?:di )?(?:testi|contenuti|articoli)|redattor[ei] tecnic[oi]',
      'redazione tecnica|correzion[ei] (?:di )?bozze|correttor[ei] di bozze|editing (?:di )?test[oi]',
      'revisione (?:di )?testi|servizi editoriali',
    ),
    sentence: 'Scriviamo e correggiamo testi.',
    noun: 'Testi e redazione',
    offers: [
      'Scriviamo testi per siti, brochure e newsletter.',
      'Correggiamo bilanci, libri e manuali.',
    ],
    when: [
      'il nuovo sito è pronto e mancano i testi',
      'la relazione annuale va in stampa e nessuno l’ha riletta',
      'i tecnici hanno scritto un testo che i clienti non capiscono',
    ],
    gets: ['una vostra pagina corretta come prova', 'un prezzo in base al vostro testo'],
  },
  dataProtection: {
    words: wordsOf(
      'dpo',
      '(?:consulenz[ae]|consulent[ei]|adeguament[oi]|audit|formazione|servizi) (?:in materia di |al )?(?:privacy|gdpr)',
      'responsabil[ei] (?:della )?protezione (?:dei )?dati estern[oi]|iso.?27001|sicurezza delle informazioni|tisax',
    ),
    sentence: 'Facciamo consulenza sulla protezione dei dati.',
    noun: 'Protezione dei dati',
    offers: [
      'Siamo responsabili esterni della protezione dei dati.',
      'Prepariamo le aziende alla certificazione sulla sicurezza delle informazioni.',
    ],
    when: [
      'viene rubato un portatile con dati di clienti e c’è una scadenza',
      'un ex dipendente chiede tutti i dati che lo riguardano',
      'un grande committente manda un questionario sulla sicurezza',
    ],
    gets: [
      'una breve verifica della vostra informativa privacy',
      'un elenco dei documenti che mancano',
    ],
  },
  patents: {
    words: wordsOf(
      'brevett(?:azion[ei]|uali?)',
      '(?:uffici[oi]|studi[oi]|consulent[ei]|consulenza|deposito|ricerch[ae]) (?:in |di )?(?:brevett[oi]|marchi)',
      'marchi e brevetti|brevetti e marchi|propriet[àa] (?:industriale|intellettuale)',
      'registrazion[ei] (?:di |del )?(?:un )?march[io]o?|mandatari[oi] (?:in )?brevetti|modelli di utilit[àa]',
    ),
    sentence: 'Proteggiamo invenzioni e marchi.',
    noun: 'Brevetti e marchi',
    offers: [
      'Depositiamo brevetti e li difendiamo dalle copie.',
      'Cerchiamo, registriamo e sorvegliamo marchi.',
    ],
    when: [
      'un prodotto nuovo va in fiera senza essere protetto',
      'una lettera sostiene che il loro prodotto viola un brevetto',
      'un concorrente usa un nome che somiglia al loro',
    ],
    gets: ['una ricerca veloce sul nome del vostro marchio', 'un primo colloquio su un’invenzione'],
  },
  answering: {
    words: wordsOf(
      'segreteri[ae] (?:telefonic[ae]|virtual[ei]|remot[ae]|in outsourcing|a distanza)|risposta telefonica',
      'centralino (?:virtuale|in outsourcing|esterno)|call.?center|contact.?center|assistent[ei] virtual[ei]',
    ),
    sentence: 'Rispondiamo al telefono per le aziende.',
    noun: 'Segreteria telefonica',
    offers: [
      'Rispondiamo al telefono a nome dei nostri clienti.',
      'Gestiamo appuntamenti, fatture e altri lavori d’ufficio.',
    ],
    when: [
      'la receptionist è malata e nessuno risponde al telefono',
      'sono tutti in cantiere e risponde solo la segreteria',
      'una campagna porta più chiamate del previsto',
    ],
    gets: [
      'una settimana di prova con le vostre telefonate',
      'un prezzo in base al numero di telefonate',
    ],
  },
  archives: {
    words: wordsOf(
      'archiviazione (?:documentale|documenti|cartacea|di documenti|ottica|esterna|fisica)',
      'gestione (?:degli )?archivi|gestione documentale',
      'digitalizzazione (?:di |dei |degli )?(?:documenti|archivi|pratiche)|scansione (?:di )?documenti',
      'distruzione (?:di |dei )?(?:documenti|archivi|dati)|custodia (?:di )?(?:documenti|archivi)|dematerializzazione',
    ),
    sentence: 'Digitalizziamo, custodiamo e distruggiamo documenti.',
    noun: 'Archiviazione documenti',
    offers: [
      'Digitalizziamo le pratiche e custodiamo gli originali.',
      'Distruggiamo archivi e dischi e rilasciamo il certificato.',
    ],
    when: [
      'l’ufficio trasloca e la cantina è piena di faldoni',
      'un revisore chiede una vecchia pratica che non si trova',
      'i termini sono scaduti e i vecchi archivi vanno distrutti',
    ],
    gets: ['un faldone digitalizzato come prova', 'un prezzo dopo aver visto l’archivio'],
  },
  debtCollection: {
    words: wordsOf(
      'recuper[oi] (?:dei |di )?credit[oi]|recupero crediti|insoluti|gestione (?:dei |del )?credit[oi]',
      'informazioni commerciali|rapport[oi] (?:informativ[oi]|commerciali)|(?:verific[ae]|analisi) di solvibilit[àa]',
      'rintraccio debitori',
    ),
    sentence: 'Recuperiamo fatture non pagate.',
    noun: 'Recupero crediti',
    offers: [
      'Recuperiamo fatture non pagate per le aziende.',
      'Controlliamo la solvibilità dei nuovi clienti prima della consegna.',
    ],
    when: [
      'una fattura resta insoluta dopo il terzo sollecito',
      'arriva un grosso ordine da un’azienda sconosciuta',
      'un debitore si è trasferito e le lettere tornano indietro',
    ],
    gets: ['un primo parere su una fattura non pagata', 'un esempio di rapporto commerciale'],
  },
  coworking: {
    words: wordsOf(
      'co-?working|uffici (?:arredati|condivisi|temporanei|flessibili|a tempo|in affitto)|uffic(?:io|i) virtual[ei]',
      'business center|centro uffici|affitto (?:di )?uffici|noleggio uffici|postazion[ei] di lavoro condivis[ae]',
      'domiciliazion[ei] legal[ei]|self.?storage|deposit[oi] (?:temporane[oi]|in affitto)|box deposito',
    ),
    sentence: 'Affittiamo uffici e postazioni di lavoro.',
    noun: 'Uffici in affitto',
    offers: [
      'Affittiamo uffici arredati e postazioni di lavoro al mese.',
      'Affittiamo box per archivi, attrezzi e merci.',
    ],
    when: [
      'un gruppo di progetto ha bisogno di scrivanie per sei mesi',
      'il contratto scade prima che il nuovo ufficio sia pronto',
      'il deposito è pieno e gli scatoloni occupano il corridoio',
    ],
    gets: ['una giornata di prova a una scrivania', 'un invito a vedere gli spazi liberi'],
  },
  performers: {
    words: wordsOf(
      'musica dal vivo|musicist[ai]|(?:cover|live|party|wedding) band|gruppi musicali|band (?:per eventi|dal vivo)',
      'orchestr[ae]|illusionist[ai]|mag(?:o|hi)|prestigiator[ei]|mentalist[ai]|speaker motivazional[ei]',
      'relator[ei] motivazional[ei]|presentator[ei]|cabarettist[ai]|animazione (?:per )?eventi',
      'spettacoli (?:per aziende|dal vivo)',
    ),
    sentence: 'Ci esibiamo a eventi aziendali.',
    noun: 'Musica e spettacolo',
    offers: [
      'Suoniamo dal vivo a feste e ricevimenti aziendali.',
      'Presentiamo e animiamo serate, convegni e anniversari.',
    ],
    when: [
      'la serata ha la sala e il menù ma non il programma',
      'un relatore rinuncia una settimana prima del convegno',
      'un anniversario non deve essere solo discorsi e buffet',
    ],
    gets: ['un breve video di una nostra serata', 'una proposta per il vostro evento'],
  },
  soundStudio: {
    words: wordsOf(
      'stud(?:io|i) (?:di registrazione|audio|di doppiaggio|podcast)|voice.?over|voc[ei] fuori campo',
      'speaker (?:professionist[ai]|pubblicitari[oi])|doppiaggi[oi]?|produzion[ei] (?:di )?(?:podcast|audio)',
      'podcast aziendali|audiolibri|sound design|post.?produzione audio|mix e mastering|messaggi per centralini',
    ),
    sentence: 'Registriamo voci e suoni.',
    noun: 'Registrazioni audio',
    offers: [
      'Registriamo voci per filmati, corsi e centralini.',
      'Produciamo podcast, dalla registrazione al missaggio.',
    ],
    when: [
      'un video di formazione è montato e manca la voce',
      'la segreteria telefonica dice ancora i vecchi orari',
      'un podcast fatto in casa rimbomba come in bagno',
    ],
    gets: ['tre voci adatte al vostro testo', 'un minuto della vostra registrazione ripulito'],
  },
  mapping: {
    words: wordsOf(
      'dron[ei]|cartograf\\w+|geospazial[ei]|gis|sistemi informativi territoriali|fotogrammetri\\w+|lidar|ortofoto',
      '(?:riprese|foto|fotografie|immagini|rilievi) aere[ei]|rilievi con drone|aerofotogrammetri\\w+|telerilevamento',
      'dati geografici',
    ),
    sentence: 'Facciamo mappe e riprese aeree.',
    noun: 'Mappe e rilievi',
    offers: [
      'Facciamo mappe e gestiamo dati geografici.',
      'Sorvoliamo tetti, cantieri e campi e analizziamo le immagini.',
    ],
    when: [
      'un tetto va controllato e il ponteggio costa troppo',
      'un cumulo va misurato prima di chiudere i conti',
      'la planimetria non mostra più ciò che è stato costruito',
    ],
    gets: ['un’immagine di un sito simile', 'un prezzo in base alla vostra superficie'],
  },
  hosting: {
    words: wordsOf(
      'hosting|data.?center|server (?:dedicati|virtuali|cloud|in cloud)|registrazione (?:di )?domini',
      'domini (?:web|internet)|colocation|cloud (?:privato|ibrido|aziendale)|migrazione (?:al|in|verso il) cloud|vps',
    ),
    sentence: 'Ospitiamo siti e server.',
    noun: 'Hosting',
    offers: [
      'Gestiamo server, caselle di posta e domini per le aziende.',
      'Portiamo applicazioni in cloud e le gestiamo.',
    ],
    when: [
      'il negozio online si blocca di domenica',
      'il fornitore del vecchio server chiude il suo data center',
      'un dominio scade e la posta non arriva più',
    ],
    gets: ['un test di velocità del vostro sito', 'un piano per trasferire un server'],
  },
  cyberSecurity: {
    words: wordsOf(
      'cyber\\w*|cyber security|sicurezza informatica|penetration test\\w*|pen.?test\\w*|vulnerability assessment',
      'test di (?:intrusione|penetrazione)|ethical hack\\w+|incident response|ransomware|phishing',
      'attacchi informatici|informatica forense|digital forensics',
    ),
    sentence: 'Verifichiamo la sicurezza dei sistemi informatici.',
    noun: 'Sicurezza informatica',
    offers: [
      'Cerchiamo falle di sicurezza in reti e applicazioni.',
      'Interveniamo dopo un attacco e ripristiniamo i sistemi.',
    ],
    when: [
      'i file sono cifrati e sullo schermo c’è una richiesta di riscatto',
      'un’assicurazione chiede un penetration test prima di firmare',
      'viene pagata una fattura falsa dopo un furto di password',
    ],
    gets: ['un breve controllo del vostro dominio', 'un piano per le prime ore dopo un attacco'],
  },
  vehicleHire: {
    words: wordsOf(
      '(?:auto|furgon[ei])noleggi[oi]',
      'noleggi[oi] (?:di )?(?:auto\\w*|furgoni|veicoli|camion|rimorchi|pulmini|mezzi commerciali|flotte)',
      'noleggio a (?:lungo|breve|medio) termine|rent.a.car|gestione (?:delle |di )?flott[ae]|flotte aziendali',
    ),
    sentence: 'Noleggiamo auto, furgoni e camion.',
    noun: 'Noleggio veicoli',
    offers: [
      'Noleggiamo auto, furgoni e rimorchi a giornata.',
      'Noleggiamo camion e flotte intere, con manutenzione.',
    ],
    when: [
      'un furgone resta due settimane in officina',
      'arrivano nuovi agenti e le loro auto sono in ritardo',
      'comincia la stagione e i camion non bastano',
    ],
    gets: [
      'un prezzo per le vostre date e i chilometri',
      'un elenco dei mezzi liberi nelle vostre date',
    ],
  },
  standards: {
    words: wordsOf(
      'sistem[ai] di gestione(?! (?:documentale|aziendale|magazz\\w+))',
      'certificazion[ei] (?:iso|di qualit[àa]|di sistema|aziendal[ei])',
      'consulen(?:za|te|ti) (?:iso|qualit[àa]|certificazion[ei])|audit (?:intern[oi]|iso|qualit[àa])',
      'ent[ei] di certificazione|auditor',
    ),
    sentence: 'Aiutiamo le aziende a certificarsi.',
    noun: 'Certificazione',
    offers: [
      'Costruiamo sistemi di gestione e seguiamo le certificazioni.',
      'Facciamo audit interni e seguiamo la qualità dall’esterno.',
    ],
    when: [
      'un committente chiede un certificato ISO per il prossimo ordine',
      'l’auditor arriva fra sei settimane e le procedure sono vecchie',
      'il responsabile qualità se ne va prima dell’audit',
    ],
    gets: ['un elenco di ciò che manca per il certificato', 'un esempio di procedura già scritta'],
  },
  publishing: {
    words: wordsOf(
      'cas[ae] editric[ie]|editori? (?:di libri|specializzat[oi]|indipendent[ei])|editoria',
      'pubblicazione (?:di )?libri|self.?publishing|impaginazion[ei]|(?:grafica|progett[oi]) editorial[ei]',
      'rivist[ae] (?:di settore|specializzat[ae]|aziendal[ei]|tecnic(?:a|he))|house organ',
    ),
    sentence: 'Pubblichiamo libri e riviste.',
    noun: 'Libri e riviste',
    offers: [
      'Pubblichiamo libri e riviste di settore.',
      'Impaginiamo e produciamo libri e riviste per aziende.',
    ],
    when: [
      'si avvicina un anniversario e la storia aziendale è ancora nelle scatole',
      'un manoscritto è finito e deve diventare un libro',
      'la rivista interna deve uscire e la redattrice se n’è andata',
    ],
    gets: ['due pagine di prova con il vostro testo', 'un prezzo per la vostra tiratura'],
  },
  flowers: {
    words: wordsOf(
      'fiorist[ai]|fiori (?:recisi|a domicilio|per eventi|freschi)|composizion[ei] floreal[ei]',
      'allestiment[oi] floreal[ei]|addobb[oi] floreal[ei]|floral design\\w*',
      'piante (?:da (?:interno|ufficio)|per (?:interni|uffici))|verde (?:in|per) uffic(?:io|i)',
      'giardin[oi] vertical[ei]|consegna fiori',
    ),
    sentence: 'Forniamo fiori e piante.',
    noun: 'Fiori e piante',
    offers: [
      'Prepariamo composizioni per ricevimenti, tavoli ed eventi.',
      'Mettiamo piante negli uffici e le curiamo.',
    ],
    when: [
      'domani arrivano ospiti e l’ingresso è spoglio',
      'le piante dell’ufficio seccano e nessuno le bagna',
      'venerdì un collega va in pensione e manca il mazzo',
    ],
    gets: ['uno schizzo per un tavolo o per l’ingresso', 'un prezzo mensile per le vostre piante'],
  },
}

import { phrases, words, type Lexicon } from '../lexicon.ts'

export const lexicon: Lexicon = {
  grammar: {
    determiners: words(`il lo la i gli le l' un uno una un' del dello della dei degli delle dell' al
      allo alla ai agli alle all' nel nella nei nelle nell' sul sulla dal dalla nostro nostra nostri
      nostre vostro vostra vostri vostre tuo tua tuoi tue suo sua suoi sue ogni tutto tutta tutti
      tutte questo questa questi queste nessun`),
    prepositions: words(`per con senza in di a da su tra fra sopra sotto dopo prima durante contro
      verso presso oltre dal dalla al alla ai del della nel nella`),
    relatives: words('che cui quale quali dove quando chi mentre affinché'),
    dangling: words(`e ed ma o oppure quindi anche inoltre però tuttavia così lui lei loro esso essa
      essi questo questa questi queste quello quella ciò qui lì perché se benché che cui dove quando
      poi infatti mentre sua suo suoi tale non né dunque perciò insomma infine pertanto`),
    we: words('noi'),
    our: words('nostro nostra nostri nostre ci'),
    singular: words('io mi me mio mia miei mie'),
    subjects: words(`noi voi loro lui lei`),
    finite:
      words(`è sono era ha hanno abbiamo siamo può possono possiamo deve devono fa fanno facciamo
      offre offrono offriamo aiuta aiutano aiutiamo progetta progettano progettiamo sviluppa
      sviluppano sviluppiamo realizza realizzano realizziamo produce producono produciamo vende
      vendono vendiamo installa installano installiamo crea creano creiamo permette permettono
      propone propongono proponiamo lavora lavorano lavoriamo costruisce costruiscono costruiamo
      gestisce gestiscono gestiamo fornisce forniscono forniamo distribuisce distribuiscono assiste
      assistono assistiamo ripara riparano ripariamo noleggia noleggiano noleggiamo consegna
      consegnano collega trasforma protegge semplifica unisce accompagna accompagnano accompagniamo
      mette mettono mettiamo opera operano operiamo nasce dà danno porta portano cura curano curiamo
      trasporta importa esporta automatizza riduce forma formano rappresenta difende organizza
      organizziamo dispone garantisce garantiamo sa vive trova trovano tratta coltiva coltiviamo
      commercializza pubblica sarà studia studiamo effettua effettuiamo esegue eseguiamo si`),
    ambiguous: /^(?:consegna|collega|cura|porta|opera|tratta|forma|pubblica|sa)$/u,
    beforeWe: null,
    subjectless: /^(?:\p{L}{2,}iamo|siamo)$/u,
    imperatives:
      words(`scopri scoprite contatta contattaci contattate richiedi richiedete prenota prenotate
      ordina ordinate acquista acquistate prova provate leggi leggete vedi guarda guardate
      trova trovate clicca scarica scaricate iscriviti chiama chiamaci chiamate invia
      inviate scegli scegliete visita visitate ottieni inizia migliora risparmia aumenta
      ottimizza gestisci automatizza crea trasforma segui seguici impara vieni diventa
      unisciti dona sostieni entra affidati scrivici parla esplora sfoglia proteggi
      proteggete evita evitate dimentica affida affidate goditi vivi riduci mantieni
      approfitta garantisci regala fidati investi`),
    imperativeForm: null,
    nouns: words('prova visita dona crea servizi uffici edifici prodotti impianti abiti'),
    adverbs:
      words(`qui lì ora oggi sempre mai più meno molto bene meglio semplicemente insieme ancora
      già anche come cosa perché quando dove chi sì no non troppo benvenuti benvenuto benvenuta ciao
      nuovo finalmente tutto`),
    gerund: /^\p{L}+(?:ando|endo)$/u,
    formal: words(`richieda prenoti contatti scriva chiami scopra venga riceve Lei Suo Sua Vi
      Vostro Vostra Vostri Vostre vi vostro vostra vostri vostre`),
    informal: words(
      'richiedi prenota scrivi chiama scopri vieni contattaci scrivici tu ti te tuo tua tuoi tue',
    ),
  },
  selling: {
    offerVerbs:
      words(`offre offrono offriamo aiuta aiutiamo progetta progettiamo sviluppa sviluppiamo
      realizza realizziamo produce produciamo vende vendiamo installa installiamo crea
      creiamo propone proponiamo costruisce costruiamo gestisce gestiamo fornisce
      forniamo distribuisce distribuiamo assiste assistiamo ripara ripariamo noleggia
      noleggiamo coltiva coltiviamo trasporta forma organizza organizziamo
      specializzata specializzato specializzati commercializza permette automatizza
      effettua effettuiamo esegue eseguiamo cura curiamo occupa occupiamo accompagna`),
    definitions: phrases(`è un, è una, è un', è il, è la, è lo, è l', siamo un, siamo una, siamo il,
      è la tua, è il tuo, siamo il tuo, siamo la tua, è l'agenzia`),
    kinds: words(`azienda impresa società ditta realtà partner marchio nome membro parte gruppo
      organizzazione startup squadra specialista punto`),
    empty: phrases(`benvenuti, benvenuto, la nostra missione, la nostra mission, la nostra visione,
      il nostro obiettivo, la nostra storia, i nostri valori, dal, fondata, fondato, crediamo, siamo
      orgogliosi, il nostro team, grazie, con oltre, con più di, da oltre, da sempre`),
    fluff: phrases(`nasce, nata, nato, tutto ciò, azienda familiare, un marchio di, atmosfera,
      passione, qualità, soddisfazione,
      professionalità, affidabilità, esperienza e, eccellenza, le tue esigenze,
      le vostre esigenze, soluzioni innovative, a 360, la nostra priorità,
      cura dei dettagli, serietà`),
    audience: phrases(
      'per, per le, per i, per gli, dedicato a, pensato per, rivolto a, destinato a',
    ),
    helping: words(
      'aiuta aiutano aiutiamo assiste assistiamo accompagna accompagniamo supportiamo',
    ),
    people: words(`aziende azienda imprese impresa pmi professionisti privati artigiani negozi
      commercianti alberghi hotel ristoranti bar cliniche ospedali medici dentisti
      avvocati architetti costruttori proprietari inquilini condomini famiglie bambini
      genitori studenti anziani pazienti clienti team startup imprenditori freelance
      agenzie industria industrie produttori distributori agricoltori viticoltori
      trasportatori banche assicurazioni sviluppatori insegnanti scuole università
      comuni enti organizzazioni istituzioni laboratori donne uomini persone
      investitori creatori artisti marchi cantine farmacie officine lavoratori
      associazioni giovani studi`),
    audienceEnd:
      words(`che chi con in di senza da dal su dove è sono hanno può possono tuo tua vostro
      al alla attraverso grazie quando come per nel nella vogliono`),
    noAudience:
      phrases(`te, voi, la, il, lo, l', una, un, più, meno, tutto, tutta, tutti, tutte, ogni,
      questo, questa, esempio, lui, lei, noi, fare, essere, garantire, migliorare,
      sempre, me, offrire, dare, chi, cosa, avere, ottenere, creare, rendere, scoprire,
      i tuoi, la tua, il tuo, le tue, la vostra, i vostri, il vostro, le vostre,
      le nostre, i nostri, il nostro, la nostra`),
    problemHeadings:
      phrases(`le suona familiare, ti riconosci, ti suona familiare, i problemi, le difficoltà, il
      problema, problema, le sfide, la sfida, le tue sfide, le vostre sfide, ti riconosci in
      questo, i veri problemi, quanto ti costa, la realtà, problemi comuni, perché molti`),
    problems: phrases(`stanco di, stufo di, basta con, addio a, perdita di tempo,
      perdere tempo, troppo, troppi, troppe`),
    troubles:
      phrases(`caos, stress, perso, persi, perdite, sprechi, spreco, ritardi, sanzioni, multe, errori,
      dimenticati, bloccato, dispersi, obsoleto, obsoleti, collo di bottiglia, a mano,
      manuali, guasti, imprevedibile, frustrazione, nessuno sa, labirinto, disastro,
      soffocando`),
    vague: phrases(`certificato, certificata, certificate, accreditato, accreditata,
      servizio, servizi, soluzione, soluzioni, approccio, supporto, qualità, prodotto, prodotti,
      esigenza, esigenze, futuro, crescita, su misura, personalizzato, personalizzata,
      personalizzati, completo, completa, complete, globale, esclusivo, risultato,
      risultati, successo, potenziale, eccellenza, innovativo, innovative, innovazione,
      professionale, professionalità, affidabile, affidabili, esperienza, valore, obiettivi,
      progetto, progetti, squadra, team, azienda, gamma, ampia, alta, migliore, rapido,
      veloce, veloci, moderno, moderna, moderne, ogni, tutto, vostra, vostro, tua, tuo,
      lavori, mezzi, personale, nostri`),
    privateWords:
      phrases(`maneggio, equitazione, cavalieri, il tuo cavallo, pazienti, privati, la tua casa, la sua casa,
      casa tua, la tua famiglia, la vostra famiglia, la vostra casa, famiglie, il tuo sorriso, i
      tuoi denti, la tua salute, la sua
      salute, bambini, il tuo giardino, la tua auto, il tuo corpo, anziani, sposi, il tuo
      benessere`),
    privateTrades: phrases(`scuola primaria, scuola dell'infanzia, asilo nido, liceo, gelateria,
      dentista, studio dentistico, fisioterapia, parrucchiere, psicologa, psicologo, psicoterapia,
      autoscuola, estetista, parrucchieri, salone di bellezza, centro estetico, massaggi,
      cardiologia, pediatra, ginecologo, veterinario, ambulatorio veterinario, pizzeria,
      prenota un tavolo, agriturismo, bed and breakfast, casa vacanze, fotografo di matrimoni,
      onoranze funebri, asilo nido, scuola di danza`),
    businessWords:
      phrases(`aziende, imprese, pmi, b2b, industria, industrie, società, professionisti, artigiani,
      startup, la tua impresa, la tua azienda, la sua azienda, i tuoi clienti, i tuoi
      dipendenti, uffici, enti, comuni, condomini, negozi, datori di lavoro, il tuo business`),
    workWords:
      phrases(`azienda, squadra, collega, partner, interno, persona, qualcun, cambi, quest’anno, decide,
      occupa, lista, nome, lavorando, fornitore, team`),
  },
  pages: {
    products:
      phrases(`prodotti, prodotto, servizi, servizio, soluzioni, i nostri servizi, cosa facciamo,
      trattamenti, aree di attività, specialità, catalogo, funzionalità, piattaforma,
      negozio, corsi, formazione, attività, competenze, settori di attività, lavorazioni,
      linee`),
    customers:
      phrases(`clienti, casi di successo, referenze, progetti, realizzazioni, lavori, portfolio,
      testimonianze, recensioni, galleria, i nostri clienti`),
    pricing: phrases('prezzi, tariffe, listino, piani, costi'),
    about: phrases(`chi siamo, azienda, l'azienda, la nostra storia, storia, su di noi, lo studio,
      studio, noi, about, la clinica, profilo`),
    audiences: phrases("settori, per chi, casi d'uso, mercati, a chi ci rivolgiamo"),
    contact: phrases(
      'contatti, informazioni di contatto, contattaci, dove siamo, dove trovarci, contatto, sedi',
    ),
    team: phrases('team, il team, il nostro team, staff, squadra'),
    jobs: phrases('lavora con noi, carriere, posizioni aperte, lavoro'),
    news: phrases('notizie, news, blog, stampa, eventi, novità, newsletter'),
    legal:
      phrases(`privacy, privacy policy, note legali, cookie, cookie policy, termini, condizioni,
      termini e condizioni, informativa privacy, condizioni di vendita`),
    process: phrases('come funziona, come lavoriamo, il processo, metodo, il nostro metodo, fasi'),
    faq: phrases('faq, domande frequenti, aiuto, domande'),
    testimonials: phrases(`testimonianze, recensioni, dicono di noi, cosa dicono, i clienti dicono,
      opinioni`),
    benefits:
      phrases(`vantaggi, i vantaggi, perché sceglierci, perché noi, benefici, punti di forza,
      i nostri valori, caratteristiche, perché`),
    cookie: phrases(
      'cookie, consenso, accetta tutti, accetta tutto, rifiuta, preferenze cookie, privacy',
    ),
    copyright: phrases('tutti i diritti riservati, copyright, p.iva, partita iva'),
    price: phrases(
      'al mese, /mese, all’anno, iva, a partire da, sconto, offerta, per notte, spedizione',
    ),
    months:
      words(`gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre
      dicembre`),
    stories:
      phrases(`casi di successo, caso di successo, storie di successo, casi studio, case study, i nostri
      lavori, alcuni lavori, lavori eseguiti, realizzazioni, progetti realizzati, prima e
      dopo, risultati concreti`),
    mission: phrases(`mission, la nostra missione, missione, vision, visione, la nostra visione`),
  },
  buttons: {
    demo: phrases('demo, dimostrazione'),
    trial: phrases('prova gratuita, prova gratis, provalo gratis'),
    quote: phrases('preventivo, richiedi preventivo, preventivo gratuito, richiedi un preventivo'),
    call: phrases(`sopralluogo, appuntamento, prenota un appuntamento, consulenza, chiamata,
      prenota una chiamata, richiamata, visita, incontro`),
    catalog: phrases('catalogo, brochure, campione, campioni, guida'),
    buy: phrases('acquista, ordina, carrello, negozio, dona ora, compra, prenota'),
    other: phrases(`contatti, contattaci, scopri di più, leggi di più, leggi tutto, altro, scarica,
      accedi, login, registrati, invia, indietro, avanti, menu, chiudi, vedi tutto,
      vedi tutti, qui, scopri, dettagli, inizia, home, cerca, accetta, rifiuta, chiama,
      chiamaci, chiama ora, scrivici, maggiori informazioni, per saperne di più,
      approfondisci, continua, guarda, vedi`),
  },
  proof: {
    since: phrases('dal, fondata nel, fondato nel, anni di esperienza, anni di attività'),
    more: phrases(`oltre, più di, circa, quasi`),
    counted: words(`clienti progetti anni aziende utenti paesi dipendenti soci cantieri recensioni
      pazienti scuole hotel ordini consegne partner sedi impianti macchine veicoli
      tonnellate prodotti abitazioni famiglie studenti partecipanti ettari chilometri
      esperti collaboratori`),
    certificates:
      phrases(`certificato, certificata, certificazione, certificati, membro di, accreditato,
      accreditata, autorizzato, premio, premiato, iscritto, abilitato, partner ufficiale`),
    health: words(`dolore dolori terapia trattamento diagnosi operazione malattia sintomi ansia
      depressione gravidanza cancro lesione impianto dentista medico clinica dottore`),
  },
  refusal: {
    maintenance: phrases(`in costruzione, prossimamente, torneremo presto, sito in allestimento,
      lavori in corso, presto online, sito in manutenzione`),
    parked: phrases('dominio in vendita, acquista questo dominio, dominio registrato'),
    error: phrases('pagina non trovata, errore 404, accesso negato, errore interno, non trovata'),
    login: phrases('accedi, password dimenticata, nome utente'),
    placeholder: phrases(`lorem ipsum, il tuo testo qui, inserisci il testo, testo di esempio, nome
      azienda, dolor sit amet`),
    club: phrases(`associazione, soci, diventa socio, club, gilda, consiglio direttivo, quota associativa,
      torneo, allenamenti, clan, tesseramento, volontari, circolo, squadre, calendario partite`),
    person: phrases(`portfolio, curriculum vitae, cv, chi sono, i miei progetti, le mie competenze,
      esperienza lavorativa, istruzione, studente, studentessa, tirocinio, mi chiamo, hobby,
      sito personale, laurea, università`),
  },
}

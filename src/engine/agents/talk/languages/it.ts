import type { AgentLanguage } from '../language.ts'

export const it: AgentLanguage = {
  phrases: {
    unknown: 'Questo non lo so.',
    nearest: 'Questa è la cosa più vicina che so.',
    noted: 'Ho annotato la Sua domanda per un collega.',
    more: 'Che cos’altro desidera sapere?',
    orders: 'Dico solo ciò che <company> ha confermato.',
    calm: 'Capisco. Può terminare quando vuole.',
    greeting: 'Buongiorno.',
    handover: 'Un collega La ricontatterà.',
    askAddress: 'A quale indirizzo e-mail può raggiungerLa?',
    calendar: 'Può scegliere un orario qui: <link>',
    callBack: 'Allora La ricontatteremo più avanti.',
    askDay: 'Quale giorno Le va bene?',
    notInterested: 'Capisco. Grazie della risposta.',
    wrongPerson: 'Grazie, l’ho annotato.',
    doNotContact: 'Capito. Non La contatteremo più.',
    askAddressToStop: 'Mi indichi il Suo indirizzo e-mail, così lo tolgo da tutte le liste.',
    refused: 'Allora non conservo nulla e ci fermiamo qui. Arrivederci.',
    off: 'Questo assistente è appena stato disattivato. Arrivederci.',
    tooLong: 'Il tempo è scaduto. Grazie e arrivederci.',
    quiet: 'Questo assistente riposa tra le <from> e le <to>.',
    offers: 'Intende una di queste domande?',
    asks: {
      offer: 'Che cosa fate?',
      audience: 'Per chi è?',
      proof: 'Chi sono i vostri clienti?',
      price: 'Quanto costa?',
      hours: 'Quali sono gli orari?',
      contact: 'Come posso contattarvi?',
    },
    leads: {
      offer: 'Che cosa facciamo',
      audience: 'Per chi',
      problem: 'In che cosa aiuta',
      proof: 'Che cosa possiamo mostrare',
    },
  },
  script: {
    disclosure: 'Buongiorno, sono un assistente automatico di <company>.',
    consent: 'Quello che scriviamo qui viene conservato per <days> giorni. Va bene?',
    reason: 'Rispondo alle Sue domande su <company>.',
    question: 'Posso chiederLe che cosa La porta qui?',
    answers: 'Che cosa desidera sapere?',
    objection: {
      cues: 'non ho tempo, di fretta, troppo caro, occupato',
      text: 'Capisco. Un collega può risponderLe per iscritto, quando vuole.',
    },
    ask: 'Desidera parlarne con un collega?',
    handover: 'Un collega La ricontatterà.',
    close: 'Grazie del Suo tempo. Arrivederci.',
  },
  answers: {
    not: 'non no mai nessun nessuno nessuna neanche nemmeno niente nulla',
    agreed:
      'nessun_problema non_c’è_problema non_c’è_nessun_problema senza_problemi perché_no ' +
      'non_mi_dispiace nessuna_obiezione non_ho_nulla_in_contrario non_ho_niente_in_contrario ' +
      'nulla_in_contrario niente_in_contrario',
    talk: 'parlare passarmi mi_passi',
    putOff:
      'richiamatemi richiamami richiami mi_chiami chiamatemi chiamami un’altra_volta non_ora ' +
      'non_adesso',
  },
  words: {
    price:
      'costa costano costo costi prezzo prezzi tariffa tariffe caro cara economico preventivo ' +
      'compenso spesa quanto_pago quanto_viene viene_al quanto_viene_a quanto_chiedete ' +
      'che_cifra cifra mettere_in_conto quanto_costerebbe quant’è quanto_fa quanto_prendete ' +
      'costerebbe spendere spendo sborsare importo quanto_si_paga mi_costa mi_viene ' +
      'viene_a_costare budget al_mese pagare quanto_vengono vengono_a indicativamente si_spende ' +
      'quanto_mi_chiede più_o_meno_quanto',
    hours:
      'aperto aperti aperta apertura aprite orari orario chiuso chiusi chiudete sabato domenica ' +
      'lunedì fine_settimana a_che_ora quando_siete weekend la_sera di_notte martedì mercoledì ' +
      'giovedì venerdì mattina pomeriggio sera mezzogiorno festivi fino_a_che_ora da_che_ora ' +
      'quando_aprite quando_chiudete feriali c’è_qualcuno pausa_pranzo domeniche mattino ' +
      'vi_trovo trovo_qualcuno c_è_qualcuno ancora_aperti alle_sette alle_otto alle_sei ' +
      'dopo_il_lavoro',
    place:
      'dove indirizzo sede ubicati situati visitare trovate dove_siete città venite via ' +
      'passare_da venire_da dove_vi dove_si passo_da venirvi a_trovarvi trova trovo strada zona ' +
      'da_noi a_domicilio sul_posto venire_a venirvi_a dove_posso_venire dove_vi_trovo ' +
      'da_che_parte lontano_da vicino_a_noi passare_da_voi venire_da_voi in_che_zona',
    contact:
      'telefono chiamare raggiungere email contatto contattare numero chiamarvi telefonare ' +
      'telefonarvi cellulare chiamo parlare_con sentirvi un_recapito recapito il_numero ' +
      'come_vi_contatto vi_chiamo cercare',
    delivery:
      'consegna consegnare consegnate consegne spedizione spedite spedire tempi arriva veloce ' +
      'veloci rapidamente arrivano quando_arrivano aspettare settimane giorni arrivare arriverà ' +
      'ricevo mandate mandare inviate merce spedite_in corriere pronta_consegna magazzino ' +
      'disponibilità quando_arriva ordino ordinare consegnano tempo_arriva quando_avrei ' +
      'quando_l’avrei quando_ce quando_mi_arriva se_ordino ordino_oggi quando_ce_l_ho ' +
      'per_quando quasi_finito in_casa',
    trial:
      'prova provare test campione dimostrazione demo gratis gratuito gratuita gratuiti ' +
      'senza_impegno provarlo campioni assaggio assaggiare senza_pagare vederne vederlo vederla ' +
      'provare_prima vedere_prima prima_di_decidere toccare_con_mano fare_una_prova ' +
      'dare_un_occhiata prima_di_impegnarmi',
    guarantee:
      'garanzia garantito rotto rompe guasto difetto restituire reso rimborso danneggiato ' +
      'sostituzione garanzie garantite sostituite sostituire cambiate rovina rimandare ' +
      'rimandarlo indietro si_rompe si_guasta smette_di_funzionare me_lo_cambiate uno_nuovo ' +
      'chi_paga',
    proof:
      'clienti cliente referenza referenze recensioni chi_usa testimonianze chi_compra ' +
      'altre_aziende lavorate_con già_fatti chi_sono_i_vostri realizzato realizzati ' +
      'già_realizzato lavori_fatti chi_altro altri_clienti ne_avete_già_fatti qualcun_altro ' +
      'da_queste_parti già_fatto altri_qui',
    age:
      'da_quando fondata fondazione esperienza da_quanto quanti_anni storia da_quanti_anni ' +
      'che_anno esistete siete_nati nata nato',
    offer:
      'vendete offrite prodotti servizi che_cosa_fate cosa_fate cosa_fa di_cosa occupate ' +
      'vi_occupate',
    audience: 'adatto adatta rivolto per_chi a_chi indicato',
    security:
      'sicuro sicurezza dati privacy gdpr conservati certificato certificati certificazione iso ' +
      'cifrati riservato riservati sicuri protetti omologato omologati approvato norma norme ' +
      'collaudato affidabile a_norma ispettore controllo certificata',
    payment:
      'pagare pagamento fattura carta rate bonifico a_rate rateale rateizzare dilazionare ' +
      'contanti pagamenti finanziamento un_po’_alla_volta un_po_alla_volta poco_alla_volta ' +
      'a_corto_di pagare_dopo più_volte',
    term:
      'contratto vincolo disdire disdetta recesso preavviso abbonamento durata annullare ' +
      'spostare legato vincolato vincolati uscire uscirne smettere disdico recedere rinunciare ' +
      'penale rinviare cambio_idea impegno cambiamo_idea restiamo_legati sono_vincolato ' +
      'cambiare_fornitore',
    support: 'aiuto assistenza formazione installare installazione supporto manutenzione',
    speaks: 'lingua lingue inglese tedesco italiano parlate',
    human: 'umano persona qualcuno collega consulente persona_vera',
    later:
      'tardi più_tardi un’altra_volta non_ora non_adesso richiamatemi richiami ' +
      'prossima_settimana prossimo_mese',
    identity: 'robot macchina ia computer chi_sei chi_è_lei lei_è_un chatbot',
    orders:
      'ignora ignori dimentica dimentichi istruzioni prompt fingi fai_finta ripeti di_che ' +
      'dica_che d’ora_in_poi nuove_regole prometti_che promettimi questo_è_un_ordine obbedisci',
    annoyed: 'stupido idiota fastidioso scocciatura sciocchezze truffa spam inutile zitto stufo',
    greeting: 'buongiorno buonasera ciao salve',
    thanks: 'grazie',
    bye: 'arrivederci addio è_tutto nient’altro nessuna_domanda',
    yes: 'sì certo va_bene d’accordo volentieri ok certamente',
    no: 'no no_grazie meglio_di_no',
    duration:
      'quanto_tempo quanto_dura quanto_ci_vuole quanto_ci_mettete durata dura quanti_giorni ' +
      'quante_settimane quante_ore quanti_mesi quanti_minuti ci_vogliono ci_vuole ci_mettete ' +
      'ci_mette tempo_ci richiede finito pronto tempistiche minuti impiegate aspettare ' +
      'attendere attesa per_quando_sono pronti in_quanti_giorni state_da_noi',
    asking:
      'vostro vostra suo quale quali chi come quando perché quanto quanta quanti quante sapere ' +
      'dire posso potete può avete ha c’è dare anche ancora più davvero succede fate fa serve ' +
      'ne ci va_bene vanno_bene prima poi facilmente se ricevere ricevo riceve il lo la i gli ' +
      'le un uno una di a da in con su per tra e o ma non mi ti vi si me te noi voi io tu lei ' +
      'lui loro mio mia miei mie tuo nostro nostra nostri vostri vostre questo questa questi ' +
      'queste quello quella quelli che cosa cosa_succede dove dopo adesso ora oggi già sempre ' +
      'mai solo pure così molto poco tanto tutto tutti tutta niente nulla qualcosa qualcuna ' +
      'qualcuno qualche ogni circa più_o_meno esattamente bene male stesso uguale ok allora ' +
      'dunque senta scusi vorrei voglio vogliamo volete possiamo potrei potreste puoi devo ' +
      'dobbiamo deve fare faccio fatto andare va vado vanno venire vengo vieni mettere metto ' +
      'metti mettono prendere prendo sono sei è siamo siete essere stare sto avere ho hai ' +
      'abbiamo so sai sa dica decidere idea caso volta due tre quattro cinque sette otto nove ' +
      'dieci bisogno servono basta succeda altri altre tipo eh tempo nn cmq xke ke qnd anno ' +
      'anni mese settimana giorno avrei avremmo dovrei dovremmo sarebbe lavora lavorano compra ' +
      'comprano usa usano comprare chiedere qui lì meglio altro altra grande piccolo finire',
    you:
      'vi voi vostro vostra vostri vostre le li avete fate siete potete venite vendete mettete ' +
      'date prendete mandate',
    generic: 'prodotto servizio cosa pacchetto sistema apparecchio soluzione azienda voi',
    counting: 'quanti quante',
    install:
      'montare montate montaggio monta installate installa posa posate posare montatore ' +
      'montarlo posatore mettere_in_opera montatori sistemare fissare da_soli fai_da_te ' +
      'installatore montate_voi venite_a_montare mettete_voi lo_montate',
    minimum:
      'minimo minima almeno piccola_quantità soltanto solo_dieci solo_due servono_solo pochi ' +
      'poche poca mi_bastano ne_bastano bastano piccolo_ordine piccole_quantità devo_ordinare ' +
      'devo_prendere quantitativo al_minimo',
    disposal:
      'vecchi vecchie usati smaltire smaltimento smaltite riciclare ritirate rifiuti buttare ' +
      'buttate portate_via portar_via disfarsi eliminare spazzatura ritiro_dell’usato discarica ' +
      'le_vecchie i_vecchi che_fine_fa',
    origin:
      'origine provenienza provengono viene_da vengono_da paese da_dove da_dove_vengono ' +
      'da_dove_viene dove_producete locale italiano_prodotto nazionale di_quale_paese',
    eco:
      'bio biologico biologica ecologico ecologici sostenibile ambiente chimici riciclato ' +
      'tossico tossici nocivo inquinante naturale ecologiche verde',
    energy:
      'energia elettricità consumo corrente batteria ricaricare blackout elettrico elettrica ' +
      'watt pile presa consuma consumano risparmio risparmiare risparmiamo bolletta luce',
    staff:
      'dipendenti collaboratori organico squadra quanti_siete personale quanti_lavorano operai ' +
      'subappalto addetti siete_in_quanti è_da_solo da_solo',
    start:
      'iniziare cominciare iniziate cominciate partire quando_potete inizio inizia avviare ' +
      'da_quando_potete partite iniziare_subito quando_partite',
    frequency:
      'ogni_quanto quante_volte spesso frequenza ogni_mese ogni_anno regolarmente mensile ' +
      'annuale settimanale volte_al',
    lifetime:
      'durano resistono_nel si_conserva conservare scade scadenza cambiarlo cambiarli usura ' +
      'vita_utile ogni_quanto_si_cambia',
    noise:
      'rumore rumori rumoroso rumorosi silenzioso silenziosi sussurro decibel sente silenzio ' +
      'suono si_sente rimbomba baccano',
    insurance:
      'assicurazione assicurati assicurato assicurare furto rubato rubano rubare ladro ' +
      'responsabilità incidente danni rompete_qualcosa si_fa_male fate_danni chi_risponde ' +
      'rovinate',
    repair:
      'riparare riparate riparazione aggiustare aggiustate guasti guasto si_rompe tecnico ' +
      'non_funziona smette_di',
    training:
      'formazione formare corso corsi insegnate insegnare imparare spiegate mostrate ' +
      'addestramento',
    pickup: 'ritirare ritiro ritirate prendere_voi venite_a_prendere portarli portare raccogliere',
    storage:
      'conservate_per magazzinaggio tenere_da_voi stoccaggio deposito spazio immagazzinare ' +
      'custodire',
    custom:
      'logo stampare stampate stampa personalizzare personalizzato marchio nostro_nome ' +
      'su_misura incidere',
    variety:
      'colore colori tinta tinte misura misure modello modelli formato formati varietà scelta ' +
      'gamma tipi dimensioni tonalità',
    capacity: 'persone partecipanti massimo gruppo gruppi posti capienza',
    season:
      'inverno estate primavera autunno freddo gelo gela neve ghiaccio esterno esterni fuori ' +
      'terrazzo all’aperto mese gennaio febbraio marzo aprile maggio giugno luglio agosto ' +
      'settembre ottobre novembre dicembre stagione sotto_zero spaccano ghiaccia',
    care:
      'manutenzione curare cura curate pulire pulizia innaffiare annaffia annaffiare tagliare ' +
      'taglia potare potatura giardinieri si_occupa seguire_dopo',
    fit: 'compatibile compatibili si_adatta adattano marche produttori va_bene_con',
    permit:
      'permesso permessi autorizzazione autorizzazioni comune pratiche burocrazia licenza ' +
      'scartoffie documenti_per',
    digital:
      'in_linea online app cloud digitale elettronico carta_o internet sito scansione foto ' +
      'accesso portale programma caricare',
    advice:
      'consigliate consiglio consigliare consulenza scegliere aiutate_a sopralluogo ' +
      'sopralluoghi misurare misurate vedere_il_posto venite_a_vedere valutare valutazione ' +
      'ispezione',
    load:
      'peso pesa pesante regge reggere portata crolla crollare cedere cede sostenere carico ' +
      'resistenza chili ingegnere soffitto',
    food: 'alimenti alimentare alimentari cibo mangiare igienico',
    rental: 'noleggiare noleggio affittare affitto prestito prestate',
    range: 'autonomia distanza chilometri quanto_lontano',
    wages: 'stipendio stipendi buste_paga paghe salari paga',
  },
}

import type { AgentLanguage } from '../language.ts'

export const it: AgentLanguage = {
  phrases: {
    unknown: 'Questo non lo so.',
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
  words: {
    price:
      'costa costano costo costi prezzo prezzi tariffa tariffe caro cara economico ' +
      'preventivo compenso spesa quanto_pago quanto_viene',
    hours:
      'aperto aperti aperta apertura aprite orari orario chiuso chiusi chiudete sabato ' +
      'domenica lunedì fine_settimana a_che_ora quando_siete weekend la_sera di_notte',
    place: 'dove indirizzo sede ubicati situati visitare trovate dove_siete città venite',
    contact: 'telefono chiamare raggiungere email contatto contattare numero',
    delivery:
      'consegna consegnare consegnate consegne spedizione spedite spedire tempi arriva ' +
      'veloce veloci rapidamente arrivano quando_arrivano aspettare settimane giorni',
    trial: 'prova provare test campione dimostrazione demo',
    guarantee:
      'garanzia garantito rotto rompe guasto difetto restituire reso rimborso danneggiato ' +
      'sostituzione',
    proof: 'clienti cliente referenza referenze recensioni chi_usa testimonianze',
    age: 'da_quando fondata fondazione esperienza da_quanto quanti_anni storia',
    offer: 'vendete offrite prodotti servizi che_cosa_fate cosa_fate cosa_fa di_cosa',
    audience: 'adatto adatta rivolto per_chi a_chi indicato',
    security:
      'sicuro sicurezza dati privacy gdpr conservati certificato certificati certificazione ' +
      'iso cifrati',
    payment: 'pagare pagamento fattura carta rate bonifico',
    term:
      'contratto vincolo disdire disdetta recesso preavviso abbonamento durata annullare ' +
      'spostare',
    support: 'aiuto assistenza formazione installare installazione supporto manutenzione',
    speaks: 'lingua lingue inglese tedesco italiano parlate',
    human: 'umano persona qualcuno collega consulente persona_vera',
    later:
      'tardi più_tardi un’altra_volta non_ora non_adesso richiamatemi richiami ' +
      'prossima_settimana prossimo_mese',
    identity: 'robot macchina ia computer chi_sei chi_è_lei lei_è_un chatbot',
    orders:
      'ignora ignori dimentica dimentichi istruzioni prompt fingi fai_finta ripeti di_che ' +
      'dica_che d’ora_in_poi nuove_regole',
    annoyed: 'stupido idiota fastidioso scocciatura sciocchezze truffa spam inutile zitto stufo',
    greeting: 'buongiorno buonasera ciao salve',
    thanks: 'grazie',
    bye: 'arrivederci addio è_tutto nient’altro nessuna_domanda',
    yes: 'sì certo va_bene d’accordo volentieri ok certamente',
    no: 'no no_grazie meglio_di_no',
    duration: 'quanto_tempo quanto_dura quanto_ci_vuole quanto_ci_mettete durata dura',
    asking:
      'vostro vostra suo quale quali chi come quando perché quanto quanta quanti quante ' +
      'sapere dire posso potete può avete ha c’è dare anche ancora più davvero succede fate ' +
      'fa serve ne ci va_bene vanno_bene prima poi facilmente se',
    generic: 'prodotto servizio cosa pacchetto sistema apparecchio soluzione azienda voi',
    counting: 'quanti quante',
    install: 'montare montate montaggio monta installate installa posa posate posare montatore',
    minimum: 'minimo minima almeno piccola_quantità soltanto solo_dieci solo_due servono_solo',
    disposal: 'vecchi vecchie usati smaltire smaltimento smaltite riciclare ritirate rifiuti',
    origin: 'origine provenienza provengono viene_da vengono_da paese da_dove',
    eco: 'bio biologico biologica ecologico ecologici sostenibile ambiente chimici riciclato',
    energy: 'energia elettricità consumo corrente batteria ricaricare blackout',
    staff: 'dipendenti collaboratori organico squadra',
    start: 'iniziare cominciare iniziate cominciate partire quando_potete',
  },
}

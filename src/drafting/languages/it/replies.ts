import { ADDRESS, ENDS, NOT_ASKED, STARTS, type ReplyWords } from '../reply-words.ts'

const mails =
  '((e-?)?mails?|messaggi|messaggio|comunicazioni|newsletter|pubblicità|posta|spam|offerte|proposte|' +
  'contatti|promozioni|mailing)'
const self =
  '(il (mio|nostro) (indirizzo|nome|contatto|nominativo|account)( e-?mail| mail| di posta)?|la (mia|nostra) ' +
  '(e-?mail|mail|casella)|i (miei|nostri) (dati|recapiti|contatti)( personali)?|quest(o indirizzo|o ' +
  'contatto)|quest(a mail|a e-?mail)(?= dal)|' +
  `mio indirizzo|${ADDRESS})`
const list =
  '((dalla|dalle|da|dal|dai|dagli|in|nelle|fuori da) ?(vostr[aeio]|su[aeio]|tu[aeio]|quest[aeio]|tutte le( ' +
  'vostre)?)? ?(mailing( list)?|' +
  'lista|liste|newsletter|rubrica|elenchi|elenco|database|banca dati|archivi|archivio|sistema|contatti|crm|' +
  'anagrafica)' +
  "(?! (prezzi|d'attesa|di attesa|dei prezzi)))"
/** Another way is not named, which would refuse only this one. */
const noOther =
  '(?![^\\n]{0,40}(chiam|telefon|whatsapp|piuttosto|ma |bensì|altro indirizzo|nuovo indirizzo))'
const soon =
  '((per favore|subito|immediatamente|per cortesia|anche|tutti|definitivamente|gentilmente),? )*'

export const replies: ReplyWords = {
  stop: [
    `stop|basta( così)?|basta (con (le )?)?${mails}|smett(ila|etela|ete)|ferma(te|tevi)?`,
    `cancella(mi|temi|teci|zione|re|rmi)?`,
    'disiscri(vi|vimi|vetemi|vetevi|zione|vermi|vere)|rimuovi(mi)?|rimuovetemi|rimuovere|rimozione|eliminatemi',
    'eliminare',
    'mai più|lasciatemi in pace|toglietemi|annulla(re)?( iscrizione)?|non più',
  ],
  misspelled: ['disiscrivere', 'disiscrizione', 'disiscrivetemi', 'cancellatemi'],
  oftenWrong: ['cancellate', 'cancellatemi', 'rimuovete', 'indirizzo', 'togliete', 'ricevere'],
  no: 'no|niente',
  optOut: [
    '(cancellate|cancella|togliete|togli|rimuovete|rimuovi|eliminate|elimina|levate|leva|disiscrivete|' +
      `disiscrivi|depennate|escludete)(mi|ci)(?= *($|[.,;!?\\n]|${list}|da |dal|subito|per|grazie|` +
      'immediatamente|e|definitivamente))(?! da(l|lla|lle|i|gli)? (?!vostr|su[aeoi]|quest|mailing|list|' +
      'newsletter|tutt|rubric|elenc|databas|banca|archiv|sistem|contatt|vs))',
    'mi (cancelli|tolga|rimuova|elimini|levi|cancellate|togliete|rimuovete|disiscriva|cancellino)(?= *($|' +
      `[.,;!?\\n]|${list}|da|dal|subito|per|grazie|immediatamente|definitivamente))`,
    `(cancellar|toglier|rimuover|eliminar|disiscriver|levar|depennar|escluder)(mi|ci)( ${soon})?(?= *($|` +
      `[.,;!?\\n]|${list}|da(l|lla|lle)? (vostr|su[aeoi]|quest|mailing|list|newsl)|per|grazie|subito))`,
    '(come (posso|faccio (a|per)|si fa a)|voglio|vorrei|desidero|chiedo (di|la|mia)|richiedo (la|di)|per) ' +
      '(la )?(mia )?(disiscrivermi|cancellarmi|disiscrizione|cancellazione)(?! (del|dell|dal) (ordine|nostro|' +
      'mio|fornitore))',
    `${STARTS}(cancellazione|disiscrizione|disiscrivere|disiscrivi|rimozione)( ${list}| immediata| per ` +
      `favore| grazie| subito)*${ENDS}${NOT_ASKED}`,
    "annulla(re|te)? (la mia |l')iscrizione(?! (a(l|lla)? corso|all'evento))",
    'non (desidero|desideriamo|voglio|vogliamo|intendo|gradisco|gradiamo|vorrei|intendiamo) (più |' +
      'assolutamente |mai più )*(ricevere|avere|leggere) (più |altre |ulteriori |altri |le |i |vostr[eiao] |' +
      `queste |questo tipo di |simili |alcuna |da voi |nessuna |nulla |niente |la |tali |sue |suoi ` +
      `)*(${mails}|` +
      `nulla|niente|da voi|vostre|${ENDS})(?! (dai |dal fornitore|dei clienti))`,
    'non (desidero|desideriamo|voglio|vogliamo|intendo|gradisco|vorrei) (più )?(essere (più |ulteriormente |' +
      'ancora )?(contattat\\p{L}|disturbat\\p{L}|importunat\\p{L})|avere (più )?(a che fare|contatti)|' +
      'sentirvi|' +
      'sapere (più )?(nulla|niente) (da|di) voi)(?! (prima|telefonicamente|per telefono))',
    `non (voglio|vogliamo|desidero) (più )?(altre |le )?(vostre |queste |sue |altre )?${mails}( da (voi|` +
      `parte vostra))?${ENDS}`,
    'non (mi |ci )?(scriv|contatt|mand|invi|disturb|chiam|import|stress|romp)(a|ate|ete|e|i|iate|ino|ano|' +
      'atemi|eteci|etemi|ateci|armi|erci|ermi|arci|ere|are)(mi|ci)?( (più|mai più|altre|altro|niente|nulla|' +
      `ulteriormente|oltre|altri|nuovamente))+(?! (prima|il |la |dati))${noOther}`,
    `non (scriv|contatt|mand|invi|disturb|import)(etemi|ateci|eteci|atemi|ermi|armi|erci|arci)( ${mails}| ` +
      `altro)?( per favore| grazie)*${ENDS}${noOther}`,
    'non (mi|ci) (scriva|scrivete|contatti|contattate|disturbi|disturbate|invii|inviate|mandi|mandate)( ' +
      `${mails}| altro)?( per favore| grazie)*${ENDS}${noOther}`,
    '(smett|cess|finisc|piant|evit)(ete|ate|ila|etela|a|i|ano|tela|ela)( (immediatamente|subito|per ' +
      'favore))*( di|la di| con)? (scriver|mandar|inviar|contattar|disturbar|spammar|importunar|tormentar|le ' +
      `${mails}|con le ${mails}|${mails})\\p{L}*`,
    '(tolg|togliet|togli|toglier|rimuov|rimuover|elimin|eliminar|cancell|cancellar)(a|ano|ete|e|i|ate|ere|' +
      `are|uo|iate|ino)? ${soon}(di )?${self}(?! (se|quando|di fatturazione|bancari))`,
    "(cancellazione|rimozione|eliminazione) (immediata )?(del(l'|la)? ?|dei )(mio|mia|miei|nostro|nostri|" +
      'nostra|mi[ao]) (indirizzo|dati|mail|e-?mail|nominativo|contatto|recapiti)',
    `(tolg|rimuov|elimin|cancell|escl|lev|usc|depenn)\\p{L}*[^.!?\\n]{0,40} ${list}(?<=(mi|ci|mio|nostro|` +
      'nostra|mia|miei|uscire|(cancellat|rimoss|tolt|eliminat)[oai])\\b.{0,70}|(at|et|l)(emi|eci)\\b.{0,50})',
    `(${STARTS}|per favore,? |e )(basta|niente|nessuna|stop|no) (con )?(a |alle |le |queste |vostre )*(altre ` +
      `|altra |più )?${mails}( per favore| grazie| vostre)*${ENDS}`,
    '(mi oppongo|ci opponiamo) (a|al|alla|all)[^.!?\\n]{0,50}(trattamento|uso|utilizzo|invio|dati|ricezione)',
    "(mio|esercit\\p{L}+|nostro)( il| mio| il mio)? diritto (di opposizione|alla cancellazione|all'oblio|di " +
      'cancellazione)',
    '(gdpr|rgpd)[^.!\\n]{0,80}(cancell|elimin|oppo|rimo|rimuov)|(cancell|elimin|oppo|rimo|' +
      'rimuov)[^.!\\n]{0,60}(gdpr|art(icolo|\\.)? ?(17|21))|art(icolo|\\.)? ?(17|21) (del )?(gdpr|' +
      `reg)${NOT_ASKED}`,
    '(segnal|reclamo|denunc|espost|rivolg|avvis)[^.!?\\n]{0,50}(garante|privacy|agcm)|garante( della| per ' +
      `la)?( privacy| protezione)?[^.!?\\n]{0,40}(segnal|reclamo|denunc|espost|avvis)${NOT_ASKED}`,
    '(questo|questa( mail)?|le vostre (e-?)?mail|la vostra (e-?)?mail|è) (è|sono)? ?(solo |puro |proprio |' +
      `chiaramente )*(spam|molesti[ae])(?! (per|secondo|nella))${NOT_ASKED}`,
    '(mail|posta|messaggi|comunicazioni|pubblicità) (non|in)(| )(richiest|desiderat|autorizzat|' +
      `sollecitat)\\p{L}(?<=(vostr[ae]|quest[ae]|è|di|inviare|basta) \\p{L}+ \\p{L}* ?\\p{L}+)${NOT_ASKED}`,
    'senza (il )?(mio|nostro|alcun) (consenso|permesso)(?<=(mail|scriv|contatt|invi|dati|' +
      `indirizzo)[^.!?\\n]{0,80})${NOT_ASKED}`,
    '(mai|non) (vi |le |ho |abbiamo |ti )*(dato|prestato|autorizzato|fornito|concesso)( (il|alcun|nessun|mio|' +
      `nostro|l'))* ?(consenso|autorizzazione|permesso)(?! ancora)${NOT_ASKED}`,
    '(mai|non mi sono mai|non sono mai|non) (iscritt[oa]|richiesto|chiesto) (a |di )?(quest[aeo]|ricevere|la ' +
      'vostra|le vostre|nulla|niente|voi)',
    'lasci(atemi|ateci|ami|aci|a|ate|mi|ami)( stare| in pace)(?= *($|[.,;!?\\n]|per|grazie|una))|non rompete|' +
      'andate a|vaffanculo|levatevi',
    '(tolga|tolg|togliete|rimuov|elimin|cancell|esclud)\\p{L}*[^.!?\\n]{0,60} (dalla|dalle|dal|dai) ' +
      '(vostr[aeio]|su[aeio]|tu[ao]) ([\\p{L}-]+ )?(mailing|lista|liste|newsletter|database|elenchi|elenco|' +
      "archivi|rubrica)(?! (prezzi|d'attesa))",
    'non (desidero|desideriamo|voglio|vogliamo|vorrei|intendo|gradisco) (più )?essere (più |ulteriormente ' +
      ')?(ricontattat|contattat|disturbat|importunat)\\p{L}(?! (prima|telefonicamente))',
    '(chied|preg|sare|invit|grad)\\p{L}*[^.!?\\n]{0,50} (di )?non (ricevere|inviar|scriver|contattar|' +
      `ricontattar|mandar)\\p{L}*( più| ulteriori| altre)+[^.!?\\n]{0,40}(${mails}|commercial\\p{L}|` +
      `indirizzo|` +
      `${ENDS})`,
    "asten\\p{L}+ dal(l')? ?(inviar|scriver|contattar|mandar|ricontattar)\\p{L}*|asten(ga|etevi|ersi|ga) da " +
      '(ulteriori|altre)',
    'rotto (le palle|le scatole|i coglioni|i maroni)|(finitela|piantatela|smettetela|finiscila|smettila)( ' +
      `ora| subito| grazie)?${ENDS}|lassat\\p{L}+ (perde|stare|in pace)|ne ho abbastanza (di|delle)|` +
      `stuf[oaie] ` +
      '(di|delle|dei) (vostr|quest|ricever)',
    '(detto|chiesto|già)[^.!?\\n]{0,40} di non (scriver|contattar|mandar|inviar)\\p{L}*',
    `(cancell|elimin|rimuov|tolg|cancel|canciell)\\p{L}{2,}la${ENDS}(?<=(mail|indirizzo|imeil|` +
      'dati)[^\\n]{0,60})|(alla )?prossima (mail|volta)[^.!?\\n]{0,40}(garante|avvocato|denunc|segnal)',
    '(gradirei|vorrei|preferirei|spero)[^.!?\\n]{0,30} (che )?(questa|quest|sia|fosse) (fosse |sia ' +
      ")?(l'ultima|l'ultimo)",
  ],
  footer: [
    'siete pregati|(foste|siete) i destinatari',
    '(?<!ho |abbiamo )(ricevuto|ricevuta|pervenut[oa])( [\\p{L}-]+){0,5} per errore|non (è|foste|siete) (il|' +
      'i|lei il) destinatari\\p{L}',
    '(messaggio|mail)( \\p{L}+){0,8} riservat\\p{L}',
    '(?<!non )ha (il )?diritto|può (chiedere|esercitare)|se non desidera|per cancellarsi|(clicchi|cliccare) ' +
      'qui',
  ],
  staying: [
    '(?<!se |perche )non (mi|ci) (tolg|rimuov|elimin|cancell)(a|ano|ete|ate|i)\\b(?! solo)[^.,;!?\\n]*',
    'non (cancella|toglie|rimuove|elimina|togliate|rimuovere|toglier|cancellar)(te)?(mi|ci|re)\\b(?! ' +
      'solo)[^.,;!?\\n]*',
  ],
  notInterested: [
    'no,? grazie|non (sono|siamo) interessat\\p{L}+|non (mi|ci) interessa',
    `${STARTS}non (ora|adesso|al momento|in questo momento)${ENDS}|${STARTS}(al momento|per ora|adesso) no`,
    'non (ne )?abbiamo (bisogno|budget|interesse)(?! di (?!vostr|quest|alcun|nulla))|non è (il momento|una ' +
      'priorità)|(abbiamo|ho) già (un|una|il nostro|la nostra)( \\p{L}+)? ?(fornitore|agenzia|partner|ditta|' +
      'azienda|soluzione|consulente|sistema)|nessun interesse',
    'troppo caro|non (procederemo|procediamo|ci serve|ci servono|ne attiveremo|fa per noi)|chi (ce lo|lo) fa|' +
      'abbiamo (deciso di non|scelto un altro)',
  ],
  wrongPerson: [
    'non sono la persona (giusta|corretta)|persona sbagliata|non me ne occupo|non lavora più',
    'si rivolga a|scriva a|contatti (il mio|la mia)|inoltro',
  ],
  outOfOffice: [
    '(sono|sarò|siamo|è|sarà|attualmente)( \\p{L}+){0,2} (fuori (sede|ufficio)|in (ferie|congedo|maternità|' +
      `trasferta|malattia)|assente)|${STARTS}(fuori (sede|ufficio)|in (ferie|congedo|maternità|trasferta) ` +
      '(fino|dal))',
    '(rientro|rientrerò|torno|tornerò) (in ufficio )?il|risposta automatica',
    '(uffici|ufficio|azienda|negozio|siamo|saremo|sarà|resterà)( \\p{L}+){0,3} chius[oaie] (per|fino|dal)',
  ],
  meeting: ['una (chiamata|telefonata|call|riunione)|un incontro|mi chiami'],
  interest: ['(mi|ci) interessa|(sono|siamo) interessat\\p{L}+'],
  question: [],
  positive: ['volentieri|con piacere|interessante|mi racconti'],
  yes: 'sì|si',
  courtesy: 'per favore|per cortesia|cortesemente|grazie|prego|subito|ora|buongiorno',
  signOff: '(cordiali|distinti) saluti|saluti|un saluto|cordialmente',
  months: [
    'gennaio',
    'febbraio',
    'marzo',
    'aprile',
    'maggio',
    'giugno',
    'luglio',
    'agosto',
    'settembre',
    'ottobre',
    'novembre',
    'dicembre',
  ],
  backOn: '(di nuovo|torno|rientro)( in ufficio)?( il| dal)?|a partire dal',
}

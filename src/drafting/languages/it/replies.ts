import { ADDRESS, type ReplyWords } from '../reply-words.ts'

const mails = '((e-?)?mail|messaggi|messaggio|comunicazioni|newsletter|pubblicità|posta|spam)'
const self =
  `(il (mio|nostro) (indirizzo|nome|contatto|nominativo)( e-?mail| mail)?|la (mia|nostra) ` +
  `(e-?mail|mail|casella)|i (miei|nostri) (dati|recapiti|contatti)|questo indirizzo|${ADDRESS})`

export const replies: ReplyWords = {
  stop: [
    `stop|basta( così)?|basta (con (le )?)?${mails}|smett(ila|etela|ete)|ferma(te|tevi)?`,
    `cancella(mi|temi|teci|zione|re|rmi)?`,
    'disiscri(vi|vimi|vetemi|vetevi|zione|vermi|vere)|rimuovi(mi)?|rimuovetemi|rimuovere|rimozione|eliminatemi',
    'eliminare',
    'mai più|lasciatemi in pace|toglietemi|annulla(re)?( iscrizione)?|non più',
  ],
  misspelled: ['disiscrivere', 'disiscrizione', 'disiscrivetemi', 'cancellatemi'],
  no: 'no|niente',
  optOut: [
    'cancellate(mi|ci)|mi cancelli|cancellarmi|disiscri\\p{L}+|annulla(re|te)? (la mia |l.)?iscrizione',
    `non (desidero|desideriamo|voglio|vogliamo|intendo|gradisco|vorrei) (più )?(altre |ulteriori ` +
      `)?(ricevere|essere (più )?(contattat\\p{L}|disturbat\\p{L})|${mails}|vostre)`,
    'non (mi |ci )?(scriv|contatt|mand|invi|disturb|chiam|import)(a|ate|ete|i|iate|ino|ano|atemi|eteci|' +
      'etemi|ateci|armi|erci|ermi|arci)(mi|ci)?( (più|mai più|altre|niente))?',
    `(smett|cess|finisc|piant)(ete|ate|ila|etela|a|i|ano)( di|la di| con)? (scriver|mandar|inviar|` +
      `contattar|disturbar|le ${mails})\\p{L}*`,
    `(tolg|togliet|togli|rimuov|elimin|cancell)(a|ano|ete|e|i|ate|ere|are|uo)?(mi|ci)? ${self}`,
    '(togliete|togli|rimuovete|rimuovi|eliminate|elimina|levate|leva)(mi|ci)|mi (tolga|rimuova|elimini|levi)',
    '(dalla|dalle|da) (vostra|vostre|sua|sue|tua|questa)? ?(mailing list|lista|liste|newsletter|rubrica|' +
      'elenco|database|banca dati|archivio)',
    `(^|[.!\\n] *)(per favore,? )?(basta|niente|nessuna) (altre |altra |più )?${mails}`,
    'mi oppongo|diritto di opposizione|questo è spam|(mail|posta) non (richiest\\p{L}|desiderat\\p{L})',
    'mai (dato|prestato) (il )?(mio )?consenso',
  ],
  notInterested: [
    'no,? grazie|non (sono|siamo) interessat\\p{L}+|non (mi|ci) interessa',
    'non (ora|adesso|al momento|in questo momento)|(al momento|per ora|adesso) no',
    'non (ne )?abbiamo (bisogno|budget|interesse)|non è (il momento|una priorità)|(abbiamo|ho) già|nessun interesse',
  ],
  wrongPerson: [
    'non sono la persona (giusta|corretta)|persona sbagliata|non me ne occupo|non lavora più',
    'si rivolga a|scriva a|contatti (il mio|la mia)|inoltro',
  ],
  outOfOffice: [
    'fuori (sede|ufficio)|in (ferie|congedo|maternità|trasferta)|(sono|sarò) assente',
    '(rientro|rientrerò|torno|tornerò) il',
    'chius[oaie] (per|fino|dal)',
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

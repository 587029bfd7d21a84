import { ADDRESS, type ReplyWords } from '../reply-words.ts'

const mails =
  '((e-?)?mails?|mailtjes?|berichten|reclame|nieuwsbrieven|nieuwsbrief|spam|post|mailings?)'
const self =
  `(mij|me|ons|mijn (e-?mail|mail)?(adres|gegevens|naam|e-?mail)|ons (e-?mail)?adres|onze ` +
  `gegevens|dit adres|deze gegevens|${ADDRESS})`

export const replies: ReplyWords = {
  stop: [
    'stop|stoppen|uitschrijven|afmelden|afmelding|schrijf (mij|me|ons) uit|genoeg|verwijder(en| mij| me| ons)?',
    'niet meer( doen)?',
    `geen ${mails}( meer)?|laat (me|mij|ons) met rust|nooit meer|hou(d)? op|opzeggen|haal (me|mij|ons) (er)?af`,
  ],
  misspelled: ['uitschrijven', 'afmelden'],
  no: 'nee|neen',
  optOut: [
    'uitschrijven|afmelden|(schrijf|meld|haal|gooi|gum) (me|mij|ons) (er |eraf |eruit )?(uit|af|van|eraf|eruit)',
    `(verwijder|verwijderen|verwijdert|wis|schrap|delete)( u)? ${self}`,
    `${self} (graag |direct |onmiddellijk )*(te )?(verwijderen|wissen|uitschrijven|afmelden|schrappen)`,
    `geen (verdere |enkele )?${mails} meer`,
    `(wil|willen|wens|wensen|hoef|hoeven)[^.!?\\n]{0,30} geen (verdere |andere )?${mails}( meer)?( ` +
      `(ontvangen|krijgen|van))?`,
    '(wil|willen|wens|wensen)[^.!?\\n]{0,30} (niet|niets)( meer)?[^.!?\\n]{0,30} (ontvangen|benaderd|' +
      'gemaild|gecontacteerd|lastiggevallen|horen|krijgen)',
    '(mail|e-?mail|schrijf|benader|contacteer|stuur|bericht|stoor)(t|en)?( u)?( (mij|me|ons))?( ' +
      'alstublieft| aub)? (niet|nooit|niets)( (meer|langer|weer))?',
    '(niet|nooit) (meer|langer) (te )?(mailen|schrijven|benaderen|contacteren|contact opnemen|storen)',
    'geen contact meer',
    `(stop|stopt|ophouden|kap|houd|hou)( u)?( (aub|alstublieft|direct|nu))? (op )?(met|van) (het )?(mij |` +
      `me |ons )?(mailen|schrijven|sturen|e-?mailen|benaderen|versturen|lastigvallen|(deze |die |jullie |` +
      `uw )?${mails})`,
    '(van|uit) (de|uw|jullie|je|deze) (mailing|verzend|contact|adressen)?(lijst|lijsten|bestand|' +
      'bestanden|database|maillijst)',
    'maak bezwaar|recht van bezwaar|dit is spam|ongewenste (mail|e-?mail|reclame)|(geen|nooit) toestemming',
  ],
  notInterested: [
    'nee,? (dank|bedankt)|geen (interesse|behoefte|budget|belangstelling|prioriteit)',
    '(nu|momenteel|op dit moment|voorlopig) (even )?niet|niet (geïnteresseerd|interessant)|(hebben|heb) (al|reeds) een',
  ],
  wrongPerson: [
    'niet de juiste persoon|verkeerde persoon|ga ik niet over|werkt (hier )?niet meer',
    'neem (even )?contact op met|(mail|vraag) mijn collega|stuur .{0,30}door',
  ],
  outOfOffice: [
    '(met|op) (vakantie|verlof)|niet op kantoor|ben (ik )?(momenteel |tijdelijk )?afwezig',
    'weer (op kantoor|bereikbaar|aanwezig)',
    'terug op|(zwangerschaps|ouderschaps)verlof|gesloten (wegens|van|tot|vanaf)',
  ],
  meeting: ['(een )?(kort )?(gesprek|belletje|telefoontje)|een afspraak|bel me'],
  interest: ['(ik ben|wij zijn|we zijn) (zeker |erg )?geïnteresseerd'],
  question: [],
  positive: ['graag|klinkt (goed|interessant)|vertel (me|eens) meer'],
  yes: 'ja',
  courtesy:
    'alstublieft|alsjeblieft|graag|a\\.?u\\.?b\\.?|s\\.?v\\.?p\\.?|bedankt|dank u|nu|direct',
  signOff: '(met )?(vriendelijke|hartelijke) groet(en)?|groet(en|jes)?|mvg',
  months: [
    'januari',
    'februari',
    'maart',
    'april',
    'mei',
    'juni',
    'juli',
    'augustus',
    'september',
    'oktober',
    'november',
    'december',
  ],
  backOn: 'terug( op kantoor)?( op| vanaf)?|vanaf',
}

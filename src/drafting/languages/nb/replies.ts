import { ADDRESS, type ReplyWords } from '../reply-words.ts'

const mails =
  '(mail|mailer|e-?post|e-?poster|eposter|meldinger|henvendelser|reklame|nyhetsbrev|spam|brev|utsendelser)'
const self =
  `(meg|oss|adressen min|min (adresse|e-?post(adresse)?|epostadresse)|e-?posten min|epostadressen ` +
  `min|navnet mitt|opplysningene mine|dataene mine|våre opplysninger|denne adressen|${ADDRESS})`

export const replies: ReplyWords = {
  stop: [
    'stopp?|avmeld(ing)?( meg)?|meld meg av|slutt( med dette| nå)?|fjern( meg)?|slett( meg)?|stryk meg',
    `(ingen|ikke) (flere|mer) ${mails}|ingen ${mails}|nå er det nok|la meg være( i fred)?|aldri mer|ta meg av|avslutt`,
  ],
  misspelled: ['avmelding', 'avmeld'],
  no: 'nei|niks',
  optOut: [
    `avmeld\\p{L}*|(meld|ta|tar|stryk) (meg|oss) (av|bort|vekk|ut)|(fjerne?|slette?|stryke?) ${self}`,
    `(ingen|ikke) flere ${mails}`,
    `(vil|ønsker|trenger)[^.!?\\n]{0,20} ikke[^.!?\\n]{0,25} (flere|mer|ha|få|motta|bli|å bli|å få|å ` +
      `motta)[^.!?\\n]{0,25}(${mails}|kontaktet|mailer)`,
    '(ønsker|vil) ikke (lenger )?(å )?(bli )?(kontaktet|forstyrret|motta|få)',
    '(ikke|aldri) (ta )?(kontakt|skriv|send|mail|ring|forstyrr|kontakte|mase på)( til)? ?(med )?(meg|oss|' +
      'mer|igjen|flere)( (igjen|mer|flere))?',
    '(kontakt|skriv|send|mail)( til)? (meg|oss) (ikke|aldri)( (igjen|mer|flere))?',
    '(slutt|stopp|stans|gi dere|la være)( nå| straks)? (med )?(å|med) (å )?(sende|skrive|kontakte|maile|' +
      'spamme|mase|e-?post)',
    '(av|fra|på) (listen|lista|listene|e-?postlisten|mailinglisten|utsendelseslisten|registeret|' +
      'databasen)( (deres|din|di))?(?= *($|[.,;!\\n]|takk|er du snill))',
    'motsetter meg|rett til (å protestere|sletting)|dette er (spam|søppelpost)|uønsket (e-?post|reklame)',
    'aldri (gitt|samtykket)( samtykke)?',
  ],
  notInterested: [
    'nei,? takk|ikke (interessert|interesserte|aktuelt|akkurat nå|nå|for øyeblikket)|ingen (interesse|behov)',
    'har allerede',
  ],
  wrongPerson: [
    'ikke (rett|riktig) person|feil person|ikke (jeg som er )?ansvarlig|jobber ikke lenger',
    'kontakt (heller|gjerne|min kollega)|ta kontakt med|henvend deg til|videresend\\p{L}*',
  ],
  outOfOffice: [
    'på (ferie|reise|kurs|permisjon)|ikke på kontoret|ute av kontoret|har ferie|tilbake (den|på kontoret|på jobb)',
    'er (fraværende|bortreist)',
    '(foreldre|svangerskaps)permisjon|på tjenestereise|sykmeldt|feriestengt|stengt (til|fra|på grunn)',
  ],
  meeting: ['et møte|ring meg'],
  interest: ['(jeg er|vi er) (veldig )?interessert'],
  question: [],
  positive: ['gjerne|høres (bra|interessant|spennende) ut|fortell mer'],
  yes: 'ja',
  courtesy: 'takk|vennligst|vær så snill|er du snill|nå|straks|hei',
  signOff: '(med )?vennlig hilsen|hilsen|mvh',
  months: [
    'januar',
    'februar',
    'mars',
    'april',
    'mai',
    'juni',
    'juli',
    'august',
    'september',
    'oktober',
    'november',
    'desember',
  ],
  backOn: 'tilbake( på kontoret| igjen)?|ikke .{0,30}før',
}

import { ADDRESS, type ReplyWords } from '../reply-words.ts'

const mails = '(mails?|e-?mails?|beskeder|henvendelser|reklamer?|nyhedsbreve|spam|breve|post)'
const self =
  `(mig|os|min (adresse|mail|e-?mail|mailadresse|e-?mailadresse)|mine (data|oplysninger)|vores ` +
  `(adresse|mail|oplysninger)|mit navn|denne adresse|${ADDRESS})`

export const replies: ReplyWords = {
  stop: [
    'stopp?|afmeld(ing)?( mig)?|frameld( mig)?|slet( mig)?|fjern( mig)?|stop (det|nu)( her)?|hold op( nu)?|stryg mig',
    `(ingen|ikke) (flere|mere) ${mails}|ingen ${mails}|nu er det nok|lad mig være( i fred)?|aldrig mere|opsig`,
  ],
  misspelled: ['afmelding', 'afmeld', 'frameld'],
  no: 'nej|næ',
  optOut: [
    `afmeld\\p{L}*|frameld\\p{L}*|(meld|tag|stryg) (mig|os) (fra|af|ud|væk|bort)`,
    `(fjerne?|slette?|slet|stryge?)( venligst)? ${self}|(venligst|please) (fjern|slet)`,
    `(ingen|ikke) flere ${mails}`,
    `(vil|ønsker|gider|behøver)[^.!?\\n]{0,20} ikke[^.!?\\n]{0,25} (flere|mere|have|få|modtage|at ` +
      `modtage|at få|blive|at blive|høre)[^.!?\\n]{0,25}(${mails}|kontaktet|fra jer|fra dig)`,
    '(ønsker|vil) ikke (længere )?(at )?(blive )?(kontaktet|forstyrret|modtage|få)',
    '(kontakt|skriv|send|mail|ring)( til)? (mig|os) (ikke|aldrig)( (igen|mere|flere))?',
    '(ikke|aldrig) (kontakte?|skrive?|sende?|maile?|ringe?) (til )?(mig|os|igen|mere)( (igen|mere))?',
    '(stop|hold op|lad være|undlad|lad venligst være)( nu| straks| venligst)? (med )?(at )?(sende|skrive|' +
      'kontakte|maile|spamme|genere|skriveri|mails)',
    '(af|fra|på) (listen|jeres liste|din liste|jeres lister|maillisten|mailinglisten|jeres (mail|mailing|' +
      'kontakt|kunde)?(liste|database|kartotek)|registeret|databasen)(?= *($|[.,;!\\n]|tak))',
    'gør indsigelse|ret til (indsigelse|sletning)|det(te)? er spam|uønsket (mail|e-?mail|reklame)',
    'aldrig givet (mit )?samtykke',
  ],
  notInterested: [
    'nej,? tak|ikke (interesseret|interesserede|lige nu|nu|i øjeblikket)|ikke aktuelt|ingen (interesse|behov)',
    'har allerede',
  ],
  wrongPerson: [
    'ikke den rette( person)?|forkert person|arbejder ikke længere|er stoppet hos os',
    'kontakt (hellere|venligst|min kollega)|tag kontakt til|henvend dig til|skriv til min kollega',
  ],
  outOfOffice: [
    '(holder|har|på) ferie|ude af (kontoret|huset)|ikke på kontoret|på (barsel|orlov|kursus)',
    'tilbage (den|på kontoret|igen)|ikke til stede',
    'på (forretnings|tjeneste)rejse|sygemeldt|ferielukket|lukket (til|fra|på grund)',
  ],
  meeting: ['et møde|ring til mig'],
  interest: ['(jeg er|vi er) (meget )?interesserede?t?'],
  question: [],
  positive: ['lyder (godt|interessant|spændende)|fortæl mere|meget gerne'],
  yes: 'ja',
  courtesy: 'tak|venligst|nu|straks|hej',
  signOff: '(med )?venlig hilsen|de bedste hilsner|vh|mvh|hilsen',
  months: [
    'januar',
    'februar',
    'marts',
    'april',
    'maj',
    'juni',
    'juli',
    'august',
    'september',
    'oktober',
    'november',
    'december',
  ],
  backOn: 'tilbage( på kontoret| igen)?|ikke .{0,30}før',
}

import { ADDRESS, type ReplyWords } from '../reply-words.ts'

const mails = '(mejl|mail|mails|e-?post|meddelanden|utskick|reklam|nyhetsbrev|spam|brev|kontakt)'
const self =
  `(mig|oss|min (adress|e-?post(adress)?|mejladress|mailadress|mejl|mail)|mina uppgifter|vår ` +
  `(adress|e-?post)|våra uppgifter|mitt namn|denna adress|den här adressen|${ADDRESS})`

export const replies: ReplyWords = {
  stop: [
    'stopp?|stoppa|avregistrera( mig)?|avsluta|sluta( nu| genast)?|avprenumerera|avanmäl(an| mig)?|ta bort( mig)?',
    'lägg av|radera( mig)?',
    `(inga|inte) (fler|flera|mer) ${mails}|inga ${mails}|nu räcker det|låt mig vara( ifred)?|aldrig mer`,
  ],
  misspelled: ['avregistrera', 'avprenumerera', 'avanmälan'],
  no: 'nej|nä',
  optOut: [
    'avregistrer\\p{L}+|avprenumerer\\p{L}+|avanmäl\\p{L}*',
    'avsluta (min |mitt |den här )?(prenumeration|utskick|abonnemang)\\p{L}*|säg(a)? upp',
    `(ta|tag|tar) bort ${self}|(radera|stryk|plocka bort|avlägsna|släng) ${self}`,
    `(inga|inte) (fler|flera|mer) ${mails}`,
    `(vill|önskar|behöver)[^.!?\\n]{0,20} (inte|inga|ej)[^.!?\\n]{0,20} (fler|flera|mer|ha|få|` +
      `bli)[^.!?\\n]{0,20}(${mails}|kontaktad|kontaktade|mejlad|störd)`,
    `(vill|önskar) (inte|ej) (längre )?(få|ha|ta emot|bli|motta)( era| dessa| några| sådana| flera| ` +
      `fler)* (${mails}|kontaktad|kontaktade)`,
    '(kontakta|mejla|maila|skriv|skicka|hör av (er|dig)|ring|stör)( (till|mer))? ?(mig|oss)? ?(inte|' +
      'aldrig|inget|inga)( (igen|mer|mera|längre|till|fler))*',
    '(sluta|upphör|lägg av|låt bli)( genast| nu)? (med )?(att )?(mejla|maila|skriva|kontakta|skicka|' +
      'spamma|störa|höra av)',
    '(från|ur) (er|din|den|era|denna|den här|sänd|mejl|e-?post)? ?(sänd|mejl|mail|utskicks|kund|' +
      'e-?post)?(listan?|listor|register|registret|databas)',
    'motsätter mig|rätt att (invända|bli bortglömd)|det här är (spam|skräppost)|oönskad (e-?post|reklam)',
    'aldrig (gett|lämnat) (mitt )?samtycke',
  ],
  notInterested: [
    'nej,? tack|(inte|ej|o) ?(intresserad\\p{L}*|aktuellt|just nu|för tillfället)|inget (behov|intresse)',
    '(har|vi har) redan',
  ],
  wrongPerson: [
    'inte rätt person|fel person|inte (jag som är )?ansvarig|jobbar inte (kvar|längre)',
    'kontakta (i stället|istället|hellre|min kollega)|vänd dig till|vidarebefordra\\p{L}*',
  ],
  outOfOffice: [
    'på semester|inte på kontoret|är (borta|ledig|frånvarande|bortrest)|(tillbaka|åter) (den|på kontoret|på jobbet)',
    '(föräldra|tjänst|sjuk)(ledig|skriven)|på tjänsteresa|semesterstängt|stängt (till|under|från)',
  ],
  meeting: ['ett (möte|samtal)|ring mig'],
  interest: ['(jag är|vi är) (mycket )?intresserade?'],
  question: [],
  positive: ['gärna|låter (bra|intressant|spännande)|intressant|berätta mer'],
  yes: 'ja|japp',
  courtesy: 'tack|snälla|vänligen|nu|genast|hej',
  signOff: '(med )?vänliga? hälsning(ar)?|hälsningar|mvh|vänligen',
  months: [
    'januari',
    'februari',
    'mars',
    'april',
    'maj',
    'juni',
    'juli',
    'augusti',
    'september',
    'oktober',
    'november',
    'december',
  ],
  backOn: '(tillbaka|åter)( på kontoret| igen)?',
}

import { ADDRESS, ENDS, NOT_ASKED, STARTS, type ReplyWords } from '../reply-words.ts'

const mails =
  '(mail|mailer|mails|e-?post|e-?poster|eposter|meldinger|henvendelser|reklame|nyhetsbrev|spam|brev|' +
  'utsendelser|tilbud|søppel|' +
  'kontakt|mailene|e-?postene|reklamen)'
const self =
  '(meg|oss|(adressen|e-?posten|epostadressen|e-?postadressen|mailen|mailadressen|navnet|opplysningene|' +
  'dataene|personopplysningene|kontoen) ' +
  '(min|mitt|mine|vår|vårt|våre)|(min|vår|denne|mine|våre|mitt) (adresse|adressen|e-?post(adresse(n)?)?|' +
  'mail|mailadresse(n)?|opplysninger|' +
  `data|personopplysninger|navn|e-?posten|mailen)|${ADDRESS})`
const list =
  '((av|fra|på|ut av) (alle )?(den|denne|deres|dine|disse)? ?(e-?post|mailing|mail|utsendelses|kontakt|' +
  'kunde|adresse|epost)?-?' +
  '(listen|lista|listene|liste|lister|registeret|registrene|register|databasen|databasene|database|' +
  'systemet|nyhetsbrevet|crm|utsendelsen)' +
  '( (deres|din|di|dine|til dere))?(?! (med|over) (priser|varer|produkter)))'
/** Another way is not named, which would refuse only this one. */
const noOther = '(?![^\\n]{0,40}(ring |telefon|heller|i stedet|istedet|ny adresse|men ring))'
const soon = '((straks|umiddelbart|takk|vennligst|nå|bare|øyeblikkelig) )*'

export const replies: ReplyWords = {
  stop: [
    'stopp?|avmeld(ing)?( meg)?|meld meg av|slutt( med dette| nå)?|fjern( meg)?|slett( meg)?|stryk meg',
    `(ingen|ikke) (flere|mer) ${mails}|ingen ${mails}|nå er det nok|la meg være( i fred)?|aldri mer|ta meg ` +
      `av|avslutt`,
  ],
  misspelled: ['avmelding', 'avmeld'],
  oftenWrong: ['slette', 'slett', 'fjern', 'adressen', 'ønsker'],
  no: 'nei|niks',
  optOut: [
    `(${STARTS}|(vennligst|kan (du|dere)|vil|hvordan|ønsker|og|å|må) )((jeg|vi|å|bli|meg) )*(avmelde?|` +
      `avmeldes|avmeldt|melde av|meldes av)( (meg|oss|nyhetsbrevet|adressen min))?( ${soon}| ` +
      `${list})*${ENDS}(?! (fra|på) (kurset|møtet))`,
    '(meld|ta|tar|stryk|sett|fjern|slett|få)( (vennligst|gjerne|straks))? (meg|oss) (av|bort|vekk|ut)(?! ' +
      'ventel)(?! (på|til) (bunnen|møte))(?! av (?!listen?|lista|denne|deres|registeret|databasen|alle|' +
      'e-?post|' +
      'mailing|epost|utsend))',
    `(fjerne?|slette?|stryke?|slettet|fjernet|fjerner|sletter) ${soon}(alle )?${self}(?= *($|[.,;!?\\n]|` +
      `${list}|fra|av|straks|takk|umiddelbart|og|nå))(?! (fra|av) (tilbudet|ordren|bestillingen))`,
    `${self} (må |skal |bes )?(slettes|fjernes|strykes|slettet|fjernet)`,
    `(fjern|slett|stryk|ta|meld|stå|ut)\\p{L}*[^.!?\\n]{0,40} ${list}(?<=(meg|oss|min|mitt|vår|mine|jeg|vi|` +
      'adress\\p{L}*)\\b.{0,60})',
    `(${STARTS}|(takk|og|vennligst|men|vær så snill) )(ingen|ikke) (flere|mer) (av )?(disse |slike |deres ` +
      `)?${mails}( takk| fra dere)*${ENDS}|${STARTS}(ingen|nei til) (mer )?(reklame|spam|${mails})( ` +
      `takk)?${ENDS}${NOT_ASKED}`,
    '(vil|ønsker|trenger|gidder)[^.!?\\n]{0,20} ikke( lenger| flere| mer| å| ha| få| motta| bli| være| noen| ' +
      `slike| disse| deres| denne typen| mer av| se| noe| reklame og)* (${mails}|kontaktet|forstyrret|` +
      `oppringt|` +
      'disse|dette)( mer)?(?= *($|[.,;!\\n]|fra (dere|deg)|mer|igjen|av dere|lenger|på denne|per ' +
      'e-?post))(?! ' +
      '(før|på telefon))',
    '(vil|ønsker|orker) ikke (å )?(høre|vite) (mer |noe |fra |mer fra |noe mer fra )*(dere|deg)|(frabe|' +
      `frabeder|frabedes|frabes)[^.!?\\n]{0,40}(${mails}|kontakt|henvendelser)|(reklame|henvendelser|` +
      `e-?post) ` +
      `(frabes|frabedes)|slippe (å få )?(flere |disse |slike )*${mails}`,
    `(${STARTS}|(vennligst|og|vær så snill|takk|ber|bedt|at dere|så|om å) )?(ikke|aldri) (å )?(ta )?(kontakt|` +
      'skriv|send|mail|forstyrr|kontakte|mase på|sende|skrive|maile|plag|plage)( til)? ?(med )?(meg|oss)?( ' +
      `flere| mer| noe| noen| ${mails})*( (igjen|mer|flere|lenger|på denne adressen|${mails})|` +
      `${ENDS})(?<=(ikke|aldri) .{0,30}(meg|oss|igjen|mer|flere|lenger|adressen|${mails}).{0,14})(?! (før|på ` +
      'telefon|enn))(?<!(har|kan|kunne|vil|klarer|får|fikk|men) (dere |vi |jeg |de )?(ikke|aldri) ' +
      `.{0,30})${NOT_ASKED}${noOther}`,
    `(${STARTS}|(vennligst|og) )(kontakt|skriv|send|mail|forstyrr)( til)? (meg|oss) (ikke|aldri)( (igjen|mer|` +
      `flere|${mails}|noe|lenger))*${ENDS}${noOther}`,
    '(slutt|stopp|stans|gi dere|la være|kutt ut|opphør)( nå| straks| umiddelbart| for guds skyld)? (med )?(å|' +
      `med|og) (å )?(sende|skrive|kontakte|maile|spamme|mase|e-?post|plage|${mails}|dette|disse|` +
      `denne)(?<!(vi|` +
      'kundene|de) .{0,30})',
    `(avstå|avstår|unngå|unnlate|unnlat)[^.!?\\n]{0,30}(fra|å)[^.!?\\n]{0,40}(${mails}|kontakt\\p{L}*|sende|` +
      'ytterligere|videre)(?<!(vi|jeg) .{0,60})|slutte? (å )?(sende|maile|kontakte|skrive|spamme)( til)? ' +
      '(meg|' +
      'oss)',
    '(motsetter|motsatte|protesterer)( (jeg|vi|meg|oss))*[^.!?\\n]{0,50}(behandling|bruk|utsend|opplysninger|' +
      `reklame|${mails})|(min|vår|bruker|benytter|påberop\\p{L}+)( min| retten)? (rett til|retten til) (å ` +
      'protestere|sletting|å bli (glemt|slettet))',
    '(gdpr|personvern\\p{L}*)[^.!\\n]{0,80}(slett|fjern|protest|motsett)|(slett|fjern|protest|' +
      'motsett)[^.!\\n]{0,60}(gdpr|personvernforordning|artikkel (17|21))|artikkel (17|21) i (gdpr|' +
      `personvern)${NOT_ASKED}`,
    '(klag|meld|anmeld|rapporter|varsl)[^.!?\\n]{0,50}(datatilsynet|forbrukertilsynet)|(datatilsynet|' +
      `forbrukertilsynet)[^.!?\\n]{0,40}(klag|meld|anmeld|varsl)${NOT_ASKED}`,
    '(dette|det her|det|e-?posten deres|mailene deres) er (bare |ren |rent |jo |faktisk )*(spam|søppelpost|' +
      `trakassering|uønsket (e-?post|reklame))(?! (ifølge|i))${NOT_ASKED}|(deres|denne|slik|for|all) ` +
      `(uønskede?|uoppfordrede?) (e-?post|reklame|mail|henvendelse|henvendelser)${NOT_ASKED}`,
    '(jeg|vi) har (aldri|ikke)( \\p{L}+)? ?(gitt|samtykket|meldt|bedt om|registrert|godtatt|abonnert)( (dere|' +
      `deg|mitt|vårt|noe|til|meg|oss|å|dette|på|om|deres|disse|slike|få))*( samtykke| tillatelse| ${mails}| ` +
      `det| dette)?(?<=(samtykke(t)?|tillatelse|${mails}|dette|på|det))(?! (ennå|enda))(?! (i møtet|` +
      `prisen))${NOT_ASKED}`,
    'uten (mitt|vårt) (samtykke|tillatelse)(?<=(mail|post|kontakt|opplysning|adress|send|' +
      `reklame)[^.!?\\n]{0,80})${NOT_ASKED}`,
    '(jeg|vi)[^.!?\\n]{0,20} (melder|blokkerer|rapporterer|markerer|blokkert|rapportert|markert|anmelder)( ' +
      `(dere|deg|dette|det|mailen|nå|e-?posten))*( som (spam|søppel\\p{L}*))${NOT_ASKED}`,
    `(la|lat) (meg|oss) (være|vere)( ?(i fred|ifred))?${ENDS}|la (meg|oss) (få )?(være )?i fred|dra til ` +
      '(helvete|h)|stikk av',
    '(fjern|slett|stryk|ta|rydd)( bort| ut)?[^.!?\\n]{0,60} (fra|av|på) (deres|dine|din|listene|listen|' +
      'lista) ?([\\p{L}-]+ )?(epostliste|e-?postliste|mailingliste|lista|liste|lister|register|database|' +
      'utsendelser|deres)(?<=(deres|dine|din) .{0,40}|deres)',
    '(lot være|lar være|slutter|sluttet|slutte|unnlot|ikke kontaktet|ikke tok kontakt|unnlater)( med)? (å ' +
      ')?(kontakte|sende|skrive|maile|ta kontakt|meg|igjen)[^.!?\\n]{0,20}(meg|oss|igjen|mer)?(?<=(pris på|' +
      'fint om|takknemlig|glad om|ønsker at|ber om|setter) .{0,90})',
    'reserverer? (seg|meg|oss) mot[^.!?\\n]{0,40}(markedsføring|reklame|henvendelse|e-?post|mail)|motsetter ' +
      '(meg|oss)[^.!?\\n]{0,60}(brukes|behandl|markedsføring|opplysning)',
    '(gi dere|gi deg|gi seg|kutt ut|slutt|hold opp)( snart| nå)?( med (det|dette|disse|mailene|e-?postene|' +
      `maset|den spammen)[^.!?\\n]{0,20})?${ENDS}(?<=(gi (dere|deg)|kutt ut|med .{1,40}|hold opp)( snart| ` +
      `nå)?)`,
    '(ikke|itj|itte|ikkje) (ha|få) (mer|meir|flere) av (det|dette|disse|den)( her)?|(femte|fjerde|tredje|' +
      'hvor mange) (gangen|ganger|mailen)[^\\n]{0,60}(slutt|stopp|nok)|lei av (mailene|disse|e-?post|maset|' +
      'spam)',
    '(sagt|bedt)[^.!?\\n]{0,30} (om )?(at )?(dere |deg )?(å )?(ikke|slutte) (å )?(kontakt|mail|send|' +
      'skriv)\\p{L}*|(neste (gang|mail)|én til|en gang til)[^.!?\\n]{0,40}(datatilsynet|forbrukertilsynet|' +
      'anmeld|politi)',
    `vil ikke (ha|få|motta) (slike|disse|flere|deres|denne typen)[^.!?\\n]{0,20}(henvendelser|${mails})|` +
      '(vennligst|og) ikke (skriv|send|mail|kontakt) (hit|hit mer|noe hit|mer hit|oss mer)',
    '(sørg|passe på|sørge)[^.!?\\n]{0,30} (at|for at) (jeg|vi) ikke (får|mottar) (flere|mer|noe mer|disse)|' +
      '(krever|forlanger|ber om)[^.!?\\n]{0,80}(utsendelse\\p{L}*|e-?post\\p{L}*|markedsføring\\p{L}*|' +
      'opplysning\\p{L}*)[^.!?\\n]{0,30}(opphører|stanses|slettes|stoppes)',
  ],
  footer: [
    'du( har)? (mottatt|fått)( [\\p{L}-]+){0,5} ved (en )?feil\\p{L}*|ikke er( \\p{L}+)? ?(rette|tiltenkt|' +
      'tiltenkte|riktig) mottaker',
    '(e-?post|melding|mail)\\p{L}*( \\p{L}+){0,8} (konfidensiell|fortrolig)\\p{L}*',
    'du har rett til|(ønsker|vil) du ikke( lenger)?( å)? (motta|få|flere|nyhetsbrev)|hvis du ikke (lenger ' +
      ')?(ønsker|vil)|melde deg av|klikk her',
  ],
  staying: [
    '(?<!dere |du |hvorfor )ikke (å )?(fjerne?|slette?|stryke?|melde?|ta) (meg|oss|min|mitt|mine)[^.,;!?\\n]*',
    '(fjern|slett|stryk|meld) (meg|oss) ikke[^.,;!?\\n]*',
  ],
  notInterested: [
    `nei,? takk|(er|ikke|jeg|vi|dessverre) ikke (interessert|interesserte|aktuelt)|${STARTS}ikke ` +
      '(interessert|interesserte|aktuelt|akkurat nå|nå|for øyeblikket)|uinteressert|ingen (interesse|behov)|' +
      'ikke behov',
    'har allerede (en|et|avtale|leverandør|noen)( \\p{L}+)? ?(leverandør|avtale|partner|byrå|løsning|firma|' +
      'som|system)?(?= *($|[.,;!\\n]|som|for))',
    '(for|altfor) dyrt|ikke noe (for oss|vi trenger)|blir (det )?nei|ikke bruk for|(gjør|fikser|ordner|' +
      'klarer) (vi|jeg|det) (det )?selv|(en )?fast (kar|leverandør)|takker nei|valgt (en annen|å ikke)',
  ],
  wrongPerson: [
    'ikke (rett|riktig) person|feil person|ikke (jeg som er )?ansvarlig|jobber ikke lenger',
    'kontakt (heller|gjerne|min kollega)|ta kontakt med|henvend deg til|videresend\\p{L}*',
  ],
  outOfOffice: [
    '(er|befinner meg|jeg|vi|til|for tiden)( [\\p{L}\\d]+){0,4} (på (ferie|reise|kurs|permisjon|' +
      `tjenestereise)|ikke på kontoret|ute av kontoret)(?! (drar|skal))|${STARTS}(på ferie|ikke på kontoret|` +
      'ute av kontoret)|har ferie (til|fra|i)|tilbake (den|på kontoret|på jobb)|automatisk svar',
    '(er|jeg) (\\p{L}+ )?(fraværende|bortreist)',
    '(foreldre|svangerskaps)permisjon|(er|jeg|for tiden) (\\p{L}+ )?sykmeldt|feriestengt|(kontoret|butikken|' +
      'vi|er|holder)[^.!?\\n]{0,20} stengt (til|fra|på grunn)',
    'ikke på (jobb|kontoret) før|(jeg|vi) har ferie|leser ikke (mail|e-?post)',
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

import { ADDRESS, ENDS, NOT_ASKED, STARTS, type ReplyWords } from '../reply-words.ts'

const mails =
  '(mails?|e-?mails?|beskeder|henvendelser|reklamer?|nyhedsbreve?|spam|breve|post|tilbud|kontakt|mailene|' +
  'reklamemails|skrammel)'
const self =
  '(mig|os|(min|vores|denne|dette) (adresse|mail|e-?mail|mailadresse|e-?mailadresse|konto)|(mine|vores) ' +
  '(data|oplysninger|personoplysninger|' +
  `kontaktoplysninger|mails?)|(mit|vores) (navn|firma)|${ADDRESS})`
const list =
  '((af|fra|på|ud af) (alle )?(den|denne|jeres|din|dine|disse)? ?(mail|mailing|kontakt|kunde|adresse|' +
  'e-?mail|udsendelses)?-?' +
  '(listen|liste|lister|listerne|registeret|register|registret|databasen|database|databaser|kartotek|' +
  'systemet|system|nyhedsbrevet|crm)' +
  '(?! (med|over) (priser|varer|produkter)))'
/** Another way is not named, which would refuse only this one. */
const noOther = '(?![^\\n]{0,40}(ring |telefon|hellere|i stedet|ny adresse|men ring))'
const soon = '((straks|omgående|tak|venligst|nu|bare|lige|gerne|øjeblikkeligt) )*'

export const replies: ReplyWords = {
  stop: [
    'stopp?|afmeld(ing)?( mig)?|frameld( mig)?|slet( mig)?|fjern( mig)?|stop (det|nu)( her)?|hold op( nu)?|' +
      'stryg mig',
    `(ingen|ikke) (flere|mere) ${mails}|ingen ${mails}|nu er det nok|lad mig være( i fred)?|aldrig mere|opsig`,
  ],
  misspelled: ['afmelding', 'afmeld', 'frameld'],
  oftenWrong: ['fjern', 'slette', 'adresse', 'ønsker', 'afmeld'],
  no: 'nej|næ',
  optOut: [
    `(${STARTS}|(venligst|kan (i|du)|vil|hvordan|ønsker|og|at|skal|please) )((jeg|vi|at|blive|mig) ` +
      `)*(afmelde?|afmeldes|afmeldt|framelde?|frameldes|frameldt)( (mig|os|nyhedsbrevet|min mail))?( ` +
      `${soon}| ` +
      `${list}| tak)*${ENDS}(?! (fra|på) (kurset|mødet))`,
    `(afmeld|frameld) ${soon}(mig|os|${self})(?! (fra|til) (kurset|mødet|arrangement))|(meld|tag|stryg|tage|` +
      `pil|få) (mig|os) (${soon})?(fra|af|ud|væk|bort)(?! (til|på) (bunden|møde))(?! (af|fra) (?!listen?|` +
      `denne|` +
      'jeres|registeret|databasen|alle|mail|din|den))',
    `(fjerne?|slette?|slet|stryge?|stryg|slettet|fjernet)( venligst| lige)* ${soon}(alle )?${self}(?= *($|` +
      `[.,;!?\\n]|${list}|fra|af|straks|tak|omgående|og|nu))(?! (fra|af) (tilbuddet|ordren|bestillingen))|` +
      `(venligst|please) (fjern|slet)${ENDS}`,
    `${self} (skal |bedes )?(slettes|fjernes|stryges|slettet|fjernet)`,
    `(fjern|slet|stryg|tag|meld|stå|pil|ud)\\p{L}*[^.!?\\n]{0,40} ${list}(?<=(mig|os|min|mit|vores|mine|jeg|` +
      'vi|adresse\\p{L}*)\\b.{0,60})',
    `(${STARTS}|(tak|og|venligst|men) )(ingen|ikke) (flere|mere) (af )?(disse |den slags |jeres )?${mails}( ` +
      `tak| fra jer)*${ENDS}|${STARTS}(ingen|nej til) (mere )?(reklamer?|spam|${mails})( ` +
      `tak)?${ENDS}${NOT_ASKED}`,
    '(vil|ønsker|gider|behøver|orker)[^.!?\\n]{0,20} (ikke|gerne være fri for)( længere| flere| mere| at| ' +
      `have| få| modtage| blive| være| nogen| den slags| disse| jeres| denne type| se| noget)* (${mails}|` +
      'kontaktet|forstyrret|ringet op|disse|dette)( mere)?(?= *($|[.,;!\\n]|fra (jer|dig)|mere|igen|af jer|' +
      'længere|på denne|pr))(?! (før|på telefon|inden))',
    '(vil|ønsker|gider) ikke (at )?(høre|vide) (mere |noget |fra |mere fra |noget fra )*(jer|dig)|(frabeder|' +
      `frabede|frabedes)[^.!?\\n]{0,40}(${mails}|kontakt|henvendelser|reklame)|(reklamer?|henvendelser) ` +
      `(frabedes|frabeder)|(slippe|fri) for (at få )?(flere |disse |den slags |jeres )*${mails}`,
    `(${STARTS}|(venligst|og|tak|ber|bedt|at i|så|om) )?(ikke|aldrig) (at )?(kontakte?|skrive?|sende?|maile?|` +
      `forstyrre?|plage?|henvende (jer|dig))( til)? ?(mig|os)?( flere| mere| noget| nogen| ${mails})*( (igen|` +
      `mere|flere|længere|på denne adresse|${mails})|${ENDS})(?<=(ikke|aldrig) .{0,30}(mig|os|igen|mere|` +
      `flere|` +
      `længere|adresse|${mails}).{0,14})(?! (før|på telefon|end|inden))(?<!(har|kan|kunne|vil|når|får|fik|` +
      `men|` +
      `skal) (i |vi |jeg |de )?(ikke|aldrig) .{0,30})${NOT_ASKED}${noOther}`,
    `(${STARTS}|(venligst|og|så) )(kontakt|skriv|send|mail|forstyr|ring)( til)? (mig|os) (ikke|aldrig)( ` +
      `(igen|mere|flere|${mails}|noget|længere))*${ENDS}${noOther}`,
    '(stop|stopper|hold op|lad være|undlad|lad venligst være|undgå|ophør)( nu| straks| venligst| omgående| ' +
      'for guds skyld| så)* (med )?(at )?(sende|skrive|kontakte|maile|spamme|genere|skriveri|mails|plage|' +
      'jeres ' +
      `${mails}|de ${mails}|disse ${mails}|den spam|det der)(?<!(vi|kunderne|de) .{0,30})|ikke at kontakte ` +
      '(mig|os)',
    `(afstå|afstår|undlade)[^.!?\\n]{0,30}(fra|at)[^.!?\\n]{0,40}(${mails}|kontakt\\p{L}*|sende|yderligere|` +
      'henvende)(?<!(vi|jeg) .{0,60})',
    'gør (jeg |vi |hermed )*indsigelse (mod|imod)|(gøre|gør) (jeg |vi |hermed ' +
      `)*indsigelse[^.!?\\n]{0,50}(behandling|brug|data|oplysninger|${mails})|(min|vores|bruger|benytter|` +
      'påberåb\\p{L}+)( min| retten)? (ret til|retten til) (indsigelse|sletning|at (blive )?(glemt|slettet))',
    '(gdpr|databeskyttelses\\p{L}*)[^.!\\n]{0,80}(slet|fjern|indsigelse)|(slet|fjern|' +
      'indsigelse)[^.!\\n]{0,60}(gdpr|databeskyttelsesforordning|persondata\\p{L}*|artikel (17|21))|artikel ' +
      `(17|21) i (gdpr|databeskyttelse)${NOT_ASKED}`,
    '(klag|meld|anmeld|rapporter|indberet)[^.!?\\n]{0,50}(datatilsynet|forbrugerombudsmanden)|(datatilsynet|' +
      `forbrugerombudsmanden)[^.!?\\n]{0,40}(klag|meld|anmeld|indberet)${NOT_ASKED}`,
    '(dette|det her|det|jeres mails?) er (bare |ren |rent |jo |da |faktisk )*(spam|chikane|uønsket (mail|' +
      `e-?mail|reklame))(?! (ifølge|i))${NOT_ASKED}|(jeres|denne|sådan|for|al) (uønskede?|uopfordrede?|` +
      `uanmodede?) (mails?|e-?mails?|reklamer?|henvendelse|henvendelser)${NOT_ASKED}`,
    '(jeg|vi) har (aldrig|ikke)( \\p{L}+)? ?(givet|samtykket|tilmeldt|bedt om|registreret|accepteret|' +
      'abonneret)( (jer|dig|mit|vores|noget|til|mig|os|at|dette|på|om|jeres|disse|den slags|få))*( samtykke| ' +
      `tilladelse| ${mails}| det| dette)?(?<=(samtykke(t)?|tilladelse|${mails}|dette|på|det))(?! (endnu|` +
      `før))${NOT_ASKED}`,
    'uden (mit|vores) (samtykke|tilladelse)(?<=(mail|kontakt|oplysning|adress|send|reklame|' +
      `skriv)[^.!?\\n]{0,80})${NOT_ASKED}`,
    '(jeg|vi)[^.!?\\n]{0,20} (melder|blokerer|rapporterer|markerer|blokeret|rapporteret|markeret|anmelder)( ' +
      `(jer|dig|dette|det|mailen|nu))*( som spam)${NOT_ASKED}`,
    `(lad|la) (mig|os) (være|vaere)( ?(i fred|ifred))?${ENDS}|lad (mig|os) (få )?(være )?i fred|(skrid|` +
      'skred) (ad|med)|rend (mig|os)',
    '(fjern|slet|stryg|tag|pil)( \\p{L}+)?[^.!?\\n]{0,60} (fra|af|på) (jeres|din|dine) ([\\p{L}-]+ ' +
      ')?(mailliste|mailingliste|liste|lister|register|database|kartotek|maillister|udsendelser)',
    '(undlader|undlod|lader være med|lod være med|stopper med|holdt op med|ikke)( fremover)? (at )?(skrive|' +
      'kontakte|sende|maile|skriver|kontakter|henvende)\\p{L}*[^.!?\\n]{0,20}(mig|os|igen|mere)?(?<=(pris på|' +
      'taknemmelig|glad for|venligst|beder|bede om|ønsker at) .{0,90})',
    '(skriv|kontakt|send|mail) (venligst |nu |så )?(ikke|aldrig) (igen|mere|flere|til (mig|os) (igen|' +
      `mere))${noOther}|ikke flere (opfølgninger|rykkere|opfølgende \\p{L}+)`,
    'hold (nu |så )?(kæft|op|mund|inde)( nu| så)?( med (det|de|den|jeres|disse)[^.!?\\n]{0,20})?(?= *($|' +
      '[.,;!\\n]))|lade vær(e)? med (det der|det her|det|at)|lad (mig|os) (nu |så |venligst )*(være|vær)( i ' +
      `fred)?${ENDS}`,
    'gider (ikke|sgu ikke) (at )?(have|få|se)( mere| flere)* (af )?(jeres|dit|det|den|de) \\p{L}*|(femte|' +
      'fjerde|tredje|hvor mange) (gang|gange|mail)[^\\n]{0,60}(stop|nok|lad|hold)|træt af (jeres|de|disse|' +
      'alle)',
    '(sletter|slette|fjerner|slet) (alle|samtlige|mine|vores)( \\p{L}+)? ?(oplysninger|data|' +
      'personoplysninger) (om|på|vedrørende) (mig|os)|motsætter (mig|os)[^.!?\\n]{0,60}(behandl|brug|' +
      'markedsføring)',
    '(sagt|bedt)[^.!?\\n]{0,30} (om )?(at )?(jer |dig )?(i )?(ikke|stoppe|holde op) (med )?(at )?(kontakt|' +
      'mail|send|skriv)\\p{L}*|(næste gang|en til|en gang til)[^.!?\\n]{0,50}(datatilsynet|' +
      'forbrugerombudsmand\\p{L}*|anmeld\\p{L}*|politi)|næste gang går den',
    '(vil|ønsker) ikke (at )?(blive )?(kontaktes|kontaktet|ringes op|skrives til)( igen| mere| af ' +
      `jer)*${ENDS}|(vil|ønsker)( \\p{L}+)? (gerne )?være fri for (flere|jeres|de|den|at)`,
    `(send|sender)( (mig|os))?( venligst)? ikke (mere|flere) (materiale|${mails}|af det|tilbud|af den slags)`,
  ],
  footer: [
    'er du ikke (rette|den rette)|hvis du ikke er',
    'du( har)? (modtaget|fået)( [\\p{L}-]+){0,5} ved en fejl\\p{L}*|ikke er( \\p{L}+)? ?(rette|tiltænkte|' +
      'tilsigtede) (modtager|adressat)',
    '(mail|meddelelse|besked)\\p{L}*( \\p{L}+){0,8} fortrolig\\p{L}*',
    'du har ret til|(ønsker|vil) du ikke( længere)?( at)? (modtage|få|flere|nyhedsbreve)|hvis du ikke ' +
      '(længere )?(ønsker|vil)|afmelde dig (her|på|via)|klik her',
  ],
  staying: [
    '(?<!i |du |hvorfor )ikke (at )?(fjerne?|slette?|stryge?|melde?|tage?) (mig|os|min|mit|mine)[^.,;!?\\n]*',
    '(fjern|slet|stryg|meld|tag) (mig |os )?ikke[^.,;!?\\n]*',
  ],
  notInterested: [
    `nej,? tak|(er|jeg|vi|desværre) ikke (interesseret|interesserede|aktuelt)|${STARTS}ikke (interesseret|` +
      'interesserede|lige nu|nu|i øjeblikket|aktuelt)|ikke aktuelt for os|uinteresseret|ingen (interesse|' +
      'behov)|ikke behov',
    'har allerede (en|et|aftale|leverandør|nogen)( \\p{L}+)? ?(leverandør|aftale|partner|bureau|løsning|' +
      'firma|som|system)?(?= *($|[.,;!\\n]|som|til|på))',
    '(for|alt for|det) dyrt|ikke noget for os|springer (vi )?over|ikke brug for|(ordner|klarer|gør) (vi|jeg|' +
      `det|min) (det )?(selv|svoger|\\p{L}+)${ENDS}|takker nej|valgt (en anden|at lade)`,
  ],
  wrongPerson: [
    'ikke den rette( person)?|forkert person|arbejder ikke længere|er stoppet hos os',
    'kontakt (hellere|venligst|min kollega)|tag kontakt til|henvend dig til|skriv til min kollega',
  ],
  outOfOffice: [
    '((holder|har|er|på|jeg|vi)( [\\p{L}\\d]+){0,3} ferie (til|fra|i|indtil|og|frem|med)|(holder|har) ferie|' +
      `er på ferie|${STARTS}på ferie)(?! (skal|tager))|(er|befinder mig|i øjeblikket|jeg)( \\p{L}+){0,2} ` +
      `(ude ` +
      `af (kontoret|huset)|ikke på kontoret|på (barsel|orlov|kursus))|${STARTS}(ude af kontoret|ikke på ` +
      'kontoret)|automatisk svar|autosvar',
    'tilbage (den|på kontoret|igen (den|på|mandag|tirsdag|onsdag|torsdag|fredag))|ikke til stede',
    'på (forretnings|tjeneste)rejse|(er|jeg) (\\p{L}+ )?sygemeldt|ferielukket|(kontoret|butikken|vi|har|er|' +
      'holder)[^.!?\\n]{0,20} lukket (til|fra|på grund)',
    'ude af (huset|kontoret) (i ?dag|til|indtil|hele)|(jeg|vi) har fri (til|i dag)|læser ikke mails',
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

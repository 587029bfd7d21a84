import { ADDRESS, ENDS, NOT_ASKED, STARTS, type ReplyWords } from '../reply-words.ts'

const mails =
  '(mejl|mail|mails|e-?post|meddelanden|utskick|reklam|nyhetsbrev|spam|brev|kontakt|erbjudanden|skräp|' +
  'reklammejl|mejlen)'
const self =
  '(mig|oss|(min|vår|denna|den här) (adress|e-?post(adress)?|mejladress|mailadress|mejl|mail|e-?mail|' +
  'mailen|epost)|(mina|våra) ' +
  `((person|kontakt)?uppgifter|data)|mitt (namn|konto)|vårt (namn|företag)|${ADDRESS})`
const list =
  '((från|ur|på) (alla )?(er|din|den|era|denna|den här|sänd|dina|ert|ditt|de här|detta)? ?(sänd|mejl|mail|' +
  'utskicks|kund|e-?post|adress|kontakt|mailing)?-?' +
  '(listan?|lista|listor|listorna|register|registret|databas|databasen|system|utskick|nyhetsbrev|crm)(?! ' +
  '(på|med|över) (priser|varor|produkter)))'
/** Another way is not named, which would refuse only this one. */
const noOther =
  '(?![^\\n]{0,40}(ring |telefon|hellre|i stället|istället|utan (ring|mejla|skicka)|ny(a)? ' +
  'adress))'
const soon = '((genast|omgående|omedelbart|tack|snälla|direkt|nu|bara) )*'

export const replies: ReplyWords = {
  stop: [
    'stopp?|stoppa|avregistrera( mig)?|avsluta|sluta( nu| genast)?|avprenumerera|avanmäl(an| mig)?|ta ' +
      'bort( mig)?',
    'lägg av|radera( mig)?',
    `(inga|inte) (fler|flera|mer) ${mails}|inga ${mails}|nu räcker det|låt mig vara( ifred)?|aldrig mer`,
  ],
  misspelled: ['avregistrera', 'avprenumerera', 'avanmälan'],
  oftenWrong: ['radera', 'adress', 'registret', 'avregistrera', 'kontakta'],
  no: 'nej|nä',
  optOut: [
    `(${STARTS}|(vill|snälla|kan ni|kan du|kunde ni|hur|vänligen|ska|tack|vänlig|jag|och|önskar|be) )((jag|` +
      'vi|att|bli|du|ni) )*(avregistrera|avprenumerera|avregistrerad|avanmäld|avanmäla|avregistreras)( mig| ' +
      `oss| min adress)?( ${soon}| ${list})*${ENDS}(?! från (kursen|vår))`,
    'avregistrera (mig|oss)(?! (från|hos) (vår|kursen|den gamla))|avprenumerera mig|avanmäl(a)? (mig|oss)(?! ' +
      'från (kursen|mötet|konferensen|eventet|frukosten))',
    '(avsluta|säg upp) (min |mitt |den här |detta )(prenumeration|utskick|abonnemang)(?! (på|hos|av) (vår|el|' +
      `mobil))|${STARTS}avsluta (prenumeration|utskick|abonnemang)\\p{L}*${ENDS}`,
    `(ta|tag|tar|plocka|plockar) bort ${self}(?= *($|[.,;!?\\n]|${list}|från|ur|tack|genast|nu|omgående|` +
      'och))(?! från (offerten|bokningen|väntelistan|kölistan))|(radera|stryk|plocka bort|avlägsna|släng|' +
      'rensa|tar du bort) ' +
      `${soon}(alla )?${self}(?! (när|om|efter))`,
    `${self} (ska )?(tas bort|raderas|strykas|bort)(?= *($|[.,;!\\n]|från|ur))`,
    `(ta|plocka|stryk|radera|bort|slipp|avlägsna|tas|strykas)\\p{L}*[^.!?\\n]{0,30} ${list}(?<=(mig|oss|min|` +
      'mitt|vår|mina|jag|vi|slipp\\p{L}*|adress)\\b.{0,60})',
    `(${STARTS}|(tack|och|snälla|men) )(inga|inte|inget) (fler|flera|mer|mera) (av (era|dina) )?${mails}( ` +
      `tack| från er)*${ENDS}|${STARTS}(ingen|inga|nej till) (mer )?(reklam|spam|${mails})( ` +
      `tack)?${ENDS}${NOT_ASKED}`,
    '(vill|önskar|behöver)[^.!?\\n]{0,20} (inte|inga|ej|aldrig|slippa)( längre| mer| några| ha| få| ta emot| ' +
      'motta| bli| fler| flera| mer| era| dessa| sådana| den här typen av| dina| någon| mera| all| er| ' +
      'oönskad|' +
      ` oönskade| se| läsa)* (${mails}|kontaktad|kontaktade|mejlad|störd|störda|kontaktas)(?! (från (?!er|` +
      `dig|` +
      'ert)|till våra|på papper|förrän|innan|per telefon))',
    `(slippa|slipper)( gärna)? (få )?(fler |era |dina |flera |dessa |all )+${mails}|(undanber|undanbeder|` +
      `avböjer) (mig|oss|vi|jag)?[^.!?\\n]{0,30}(${mails}|kontakt|utskick|reklam)`,
    `(vill|önskar) (inte|aldrig) (höra|veta) (mer |av |något |ifrån )*(er|dig|mer)( mer| igen)?${ENDS}`,
    `(${STARTS}|(snälla|och|vänligen|tack|så) )(kontakta|mejla|maila|skriv|skicka|hör av (er|dig)|stör|` +
      'spamma)( (till|mer))? ?(mig|oss)? ?(inte|aldrig|inget|inga)( (igen|mer|mera|längre|till|fler|flera|' +
      `${mails}))+(?! (förrän|innan|på papper))${noOther}`,
    `(${STARTS}|(snälla|och|vänligen|tack) )(kontakta|mejla|maila|stör) (mig|oss) (inte|aldrig)( ` +
      `tack)?${ENDS}${noOther}`,
    '(sluta|upphör|låt bli|lägg av|kan ni sluta)( (genast|nu|omedelbart|för guds skull))* (med )?(att ' +
      `)?(mejla|maila|skriva|kontakta|skicka|spamma|störa|höra av|er reklam|era ${mails}|dessa ${mails}|` +
      `detta|` +
      'tjata|terrorisera)(?<!(vi|kunderna|de|har) .{0,40})',
    `(avstå|avstår|avhålla|avhåller)[^.!?\\n]{0,30} från[^.!?\\n]{0,40}(${mails}|kontakt\\p{L}*|höra av|` +
      'skicka|fler|vidare|ytterligare)(?<!(vi|jag) .{0,60})|(inte|ej) (kontakta|maila|mejla|skicka)( ' +
      '\\p{L}+){0,2} (mer|igen|längre|fortsättningsvis|framöver)(?<=(be|ber|bett|vänligen|snälla|' +
      'uppmanar)\\b.{0,60})',
    '(motsätter|motsatter) (mig|oss|vi|jag)[^.!?\\n]{0,50}(behandling|användning|utskick|uppgifter|reklam|' +
      `${mails})|(min|vår|åberopar\\p{L}*|utnyttj\\p{L}+|nyttja\\p{L}*) rätt (att (invända|bli (bortglömd|` +
      'glömd|raderad))|till radering)',
    '(gdpr|dataskyddsförordning\\p{L}*)[^.!\\n]{0,80}(rader|ta bort|invänd|motsätt|stryk)|(rader|ta bort|tar ' +
      'bort|invänd|motsätt|stryk)[^.!\\n]{0,60}(gdpr|dataskyddsförordning|artikel (17|21))|artikel (17|21) i ' +
      `(gdpr|dataskydd)${NOT_ASKED}`,
    '(anmäl|klag|rapporter|polisanmäl)[^.!?\\n]{0,50}(imy|integritetsskydd|datainspektion|konsumentverket|' +
      'konsumentombud)|(imy|integritetsskyddsmyndigheten|konsumentverket)[^.!?\\n]{0,40}(anmäl|klag|' +
      `rapport)${NOT_ASKED}`,
    '(det här|detta|det|era mejl|ert mejl|era mail) (är|här är) (bara |ren |rent |ju |faktiskt )*(spam|' +
      `skräppost|trakasserier|oönskad (e-?post|reklam))(?! (enligt|i))${NOT_ASKED}|(er|era|denna|sådan|för) ` +
      `(oönskade?|oombedda?|oombedd) (e-?post|reklam|mejl|mail|utskick)${NOT_ASKED}`,
    '(jag|vi) har (aldrig|inte)( \\p{L}+)? ?(gett|lämnat|godkänt|samtyckt|anmält|bett om|registrerat|' +
      'prenumererat)( (er|dig|mitt|vårt|något|till|mig|oss|att|detta|på|om|era|de|här))*( samtycke| ' +
      'tillstånd| ' +
      `medgivande| få ${mails}| ${mails}| reklam| det här| detta)(?! (ännu|än))${NOT_ASKED}`,
    'utan (mitt|vårt) (samtycke|medgivande|tillstånd|godkännande)(?<=(mejl|mail|kontakt|uppgift|adress|skick|' +
      `reklam)[^.!?\\n]{0,80})${NOT_ASKED}`,
    '(jag|vi)[^.!?\\n]{0,20} (anmäler|blockerar|rapporterar|markerar|blockerat|rapporterat|markerat|blockar|' +
      `anmält)( (er|dig|detta|det|ert mejl|nu|mejlet))*( som (spam|skräppost))${NOT_ASKED}`,
    `(låt|lämna) (mig|oss) (vara)?( ?(i fred|ifred)|${ENDS})|dra åt helvete|stick och brinn|far åt`,
    '(ta|plocka|stryk|radera|rensa|avlägsna)( bort)?[^.!?\\n]{0,60} (från|ur) (er|era|ert|din|dina) ' +
      '([\\p{L}-]+ )?(sändlista|maillista|mejllista|lista|listor|register|utskick|databas|adresslista)',
    '(hör|hörde|höra) (inte|aldrig) av (er|dig)( igen| mer| längre)|(inte|aldrig) (hör|hörde|höra) av (er|' +
      'dig)( igen| mer| längre| fler)|hör av (er|dig) (inte|aldrig) (igen|mer)',
    '(uppskatta|tacksam|glad|önska|bra)[^.!?\\n]{0,30} om (du|ni)( \\p{L}+)? (inte|slutade|slutar|kunde ' +
      'sluta|ville sluta|avstod|lät bli)[^.!?\\n]{0,40}(kontakt|hör|mejl|mail|skriv|skick)\\p{L}*',
    '(vill|önskar) inte (ha|få|se)( fler| mer)? (era|er|ert|dina|detta|sånt|sådant) [^.!?\\n]{0,20}(utskick|' +
      'mejl|mail|reklam|skit)',
    'låt (mig|oss) (va|vara|få vara) ?(ifred|i fred)|lägg (ner|av)( nu)?( med (det här|detta|mejlen|' +
      `mailen))?${ENDS}(?! vår)|(femte|fjärde|tredje|hur många) (gången|gånger|mejlet|mailet)[^\\n]{0,60}(nu|` +
      'lägg|sluta|räcker|stopp)|trött på (era|dina|er|alla)',
    '(sagt|bett|sade|bad)[^.!?\\n]{0,30} (till )?(er |dig )?(att )?(inte|sluta) (kontakta|mejla|maila|skriva|' +
      'skicka)|(nästa|ett till|en gång till)[^.!?\\n]{0,40}(imy|polis|anmäl|konsument)',
    '(plocka|ta|stryk|rensa)( gärna| bara)? bort (oss|mig|min|vår)[^.!?\\n]{0,30} (ur|från) (utskicken|' +
      `utskicket|listan|listorna|era|er)|(inte|ej) skicka (fler|flera|mer|mera|några) ${mails}(?<=(behöver|` +
      'vill|snälla|vänligen|ska|kan)\\b.{0,40})',
  ],
  footer: [
    'du( har)? (fått|erhållit|mottagit)( \\p{L}+){0,5} (av misstag|felaktigt)|inte( \\p{L}+)? ?(rätt|avsedd|' +
      'avsedda) (adressat|mottagare|mottagaren)',
    '(mejl|mail|meddelande|e-?post)\\p{L}*( \\p{L}+){0,8} konfidentiell\\p{L}*',
    'du har rätt att|vill du inte( längre)? (ha|få|ta)( \\p{L}+){0,4}(,|\\?| från oss)|avregistrera dig|om ' +
      'du inte (längre )?vill|klicka här',
  ],
  staying: [
    '(?<!kan ni |varför |kan du )(ta inte bort|inte ta bort|radera inte|stryk inte|inte (radera|stryka|' +
      'avregistrera))[^.,;!?\\n]*',
    '(stryk|radera|avregistrera) (mig|oss) inte[^.,;!?\\n]*',
  ],
  notInterested: [
    'nej,? tack|(inte|ej|o) ?intresserad\\p{L}*|(är|det är|för oss|tyvärr) (inte|ej) (aktuellt|för ' +
      `tillfället)|${STARTS}(inte|ej) (aktuellt|just nu|för tillfället)|inget (behov|intresse)|ingen ` +
      `(intresse|` +
      'budget)',
    '(har|vi har) redan (en|ett|någon|avtal|leverantör)( \\p{L}+)? ?(leverantör|partner|byrå|avtal|lösning|' +
      'firma|system|för det|som)?(?= *($|[.,;!\\n]|som|för))',
    'för dyrt|inget för oss|(det )?blir nej|(klarar|gör|sköter|fixar) (vi|jag|ja|det) (det )?själva?|tackar ' +
      'nej|valt (en annan|att inte|att avstå)',
  ],
  wrongPerson: [
    'inte rätt person|fel person|inte (jag som är )?ansvarig|jobbar inte (kvar|längre)',
    'kontakta (i stället|istället|hellre|min kollega)|vänd dig till|vidarebefordra\\p{L}*',
  ],
  outOfOffice: [
    '(är|just nu|befinner mig|jag|vi|till)( [\\p{L}\\d]+){0,4} (på semester|inte på kontoret)(?! (åker|ska))|' +
      `${STARTS}(på semester|inte på kontoret)|(är|jag) (\\p{L}+ )?(borta|ledig|frånvarande|bortrest)( (till|` +
      `från|i|denna|idag|fram|och|på|med)|${ENDS})|(tillbaka|åter) (den|på kontoret|på jobbet)|automatiskt ` +
      `svar`,
    '(föräldra|tjänst|sjuk)(ledig|skriven)|på tjänsteresa|semesterstängt|(kontoret|butiken|vi|har|' +
      'är)[^.!?\\n]{0,20} stängt (till|under|från)',
    `(jag|vi) har semester|frånvarande (i ?dag|till|denna|på grund)|${STARTS}frånvarande|(vab|vabbar) ?(idag|` +
      `i dag|denna)?${ENDS}|läser inte (mejl|mail)`,
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

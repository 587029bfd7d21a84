import { ADDRESS, ENDS, NOT_ASKED, STARTS, type ReplyWords } from '../reply-words.ts'

const mails =
  '((e-?)?mails?|mailtjes?|berichten|bericht|reclame|nieuwsbrieven|nieuwsbrief|spam|post|mailings?|' +
  'aanbiedingen|' +
  'contact|reclamemails?|rommel|troep|onzin)'
const self =
  '(mij|me|ons|(mijn|onze|dit|deze|ons) ((e-?mail|mail)-?)?(adres(gegevens)?|gegevens|naam|e-?mail|mail|' +
  'contactgegevens|' +
  `persoonsgegevens|bedrijf)|${ADDRESS})`
const list =
  '((van|uit|af van) (alle )?(de|uw|jullie|je|deze|die|jouw|het) (mailing|verzend|contact|adressen|e-?mail|' +
  'mail|' +
  'verzendings?|klanten)?-?(lijst|lijsten|lijstje|bestand|bestanden|database|databank|systeem|nieuwsbrief|' +
  'mailing|' +
  'adresboek|crm|administratie)(?! (met|van) prijzen))'
const soon =
  '((graag|direct|onmiddellijk|aub|alstublieft|alsjeblieft|meteen|zo snel mogelijk|per direct|' +
  'nu|svp|even|per ommegaande|eens|dan) )*'
/** Another way is not named, which would refuse only this one. */
const noOther =
  '(?![^\\n]{0,40}(bel |bellen|telefoon|whatsapp|liever|maar (stuur|mail|bel)|nieuw(e)? adres))'

export const replies: ReplyWords = {
  stop: [
    'stop|stoppen|uitschrijven|afmelden|afmelding|schrijf (mij|me|ons) uit|genoeg|verwijder(en| mij| me| ons)?',
    'niet meer( doen)?',
    `geen ${mails}( meer)?|laat (me|mij|ons) met rust|nooit meer|hou(d)? op|opzeggen|haal (me|mij|ons) (er)?af`,
  ],
  misspelled: ['uitschrijven', 'afmelden'],
  oftenWrong: ['verwijder', 'verwijderen', 'uitschrijven', 'gegevens', 'bestand', 'ontvangen'],
  no: 'nee|neen',
  optOut: [
    `(${STARTS}|(graag|aub|wil|wilt u|kunt u|kun je|willen|gelieve|mag ik|hoe kan ik|verzoek) )((me|mij|ons|` +
      `mezelf) )?${soon}(${list} )?${soon}(uitschrijven|afmelden|uitgeschreven worden|afgemeld worden)( aub| ` +
      `svp| graag| alstublieft| bedankt| voor (uw|deze|jullie) ${mails}| (van|voor) (uw|deze|jullie|de) ` +
      `${mails})*${ENDS}(?<!wij (willen|kunnen) .{0,30})`,
    `(me|mij|ons) ${soon}(${list} )?(uit te schrijven|uitschrijven|af te melden|afmelden)(?! (voor|bij|van) ` +
      '(de (cursus|bijeenkomst|vergadering)|onze|het overleg|het huidige))',
    `(schrijf|meld|haal|gooi|gum|veeg|laat) (u )?(me|mij|ons|${self}) ${soon}(er |eraf |eruit )?(${list}|uit|` +
      'af|eraf|eruit|van die lijst|uit het bestand)(?= *($|[.,;!?\\n]|aub|graag|nu|voor|van|en))',
    `(verwijder|verwijderen|verwijdert|wis|schrap|delete|haal|verwijderd)( u)? ${soon}${self}(?= *($|` +
      `[.,;!?\\n]|aub|graag|alsjeblieft|alstublieft|svp|${list}|direct|onmiddellijk|en|uit (uw|jullie|alle|` +
      `je|` +
      'het|de)|van (uw|jullie|de lijst|je)))(?! uit (de (offerte|planning)))',
    `${self} ${soon}((${list}|uit (uw|jullie|alle) \\p{L}+|van (uw|jullie) \\p{L}+) )?${soon}(te ` +
      ')?(verwijderen|wissen|schrappen|te halen|halen|laten verwijderen|verwijderd)(?= *($|[.,;!?\\n]|uit|' +
      'van|' +
      'aub|en))(?<!(als|wanneer|kunnen) (wij|we) .{0,60})',
    `(verwijder|verwijdert|wis|vernietig)( u)? ${soon}al (mijn|onze)( \\p{L}+)? ?gegevens|al (mijn|onze)( ` +
      '\\p{L}+)? ?gegevens (te )?(wissen|verwijderen)',
    `(${STARTS}|(graag|en|aub|alstublieft|svp|gelieve|voortaan|dus) )geen (verdere |enkele |andere |` +
      `ongevraagde )?${mails}( meer| aub| svp| bedankt| van (u|jullie)| sturen| graag)*${ENDS}(?<!(krijgen|` +
      'ontvangen|hebben|is er) .{0,30})',
    '(wil|willen|wens|wensen|wenst|hoef|hoeven)[^.!?\\n]{0,30} geen (verdere |andere |ongevraagde |enkele |' +
      `van (uw|jullie) |zulke |dit soort |dergelijke |uw |jullie )*${mails}( meer)?(?= *($|[.,;!\\n]|` +
      `ontvangen|` +
      'krijgen|van (u|jullie)|te ontvangen|zoals|op dit))(?! meer (missen|mislopen))',
    '(wil|willen|wens|wensen|wenst)[^.!?\\n]{0,30} (niet|niets|niks)( meer| langer| verder| nog)*( (door|' +
      'van) (u|jullie))?( meer| nog| langer)*( per e-?mail)? (benaderd|gemaild|gecontacteerd|lastig ' +
      '?gevallen|' +
      'horen|gestoord|benaderen|te ontvangen)(?= *($|[.,;!\\n]|worden|te worden|door|van))(?! (voor|op) (de|' +
      'het|1|maandag))',
    '(wil|willen|wens|wensen)[^.!?\\n]{0,20} (niets|niks|niet) (meer |nog )?(van (u|jullie)|meer)( meer)? ' +
      '(horen|ontvangen|krijgen|weten)',
    `(${STARTS}|(aub|dus|en|graag|alstublieft) )(mail|e-?mail|schrijf|benader|contacteer|bericht|stoor|spam|` +
      'stuur|bel)(t|en)?( u)?( (mij|me|ons))( alstublieft| aub| dus)*( \\p{L}+)? (niet|nooit|niets|niks)( ' +
      'meer|' +
      ` langer| weer| nog)+(?! (voor|op|naar|aan))${noOther}`,
    '(stuur|sturen|mail|schrijf|zend)( u)?( (mij|me|ons))?( alstublieft| aub| dus)* geen (verdere |andere |' +
      `dit soort |zulke )*${mails}( meer)?(?= *($|[.;!\\n]|aub|meer|svp))${noOther}`,
    `(${STARTS}|(gelieve|verzoek|graag|aub|wilt u|wil je|willen jullie|kunt u|vraag|vragen)[^.!?\\n]{0,40} ` +
      ')(mij |me |ons )?(niet|nooit)( meer| langer| nog)+ (te )?(mailen|schrijven|benaderen|contacteren|' +
      `contact opnemen|storen|e-?mailen|lastig te vallen|lastigvallen)${noOther}`,
    '(zoek|neem|opnemen)[^.!?\\n]{0,20} geen contact meer|geen contact meer( op| opnemen| met| aub)|geen ' +
      `prijs op[^.!?\\n]{0,40}(${mails}|contact|benader)`,
    '(stop|stopt|ophouden|kap|houd|hou)( u| eens)?( (aub|alstublieft|direct|nu|onmiddellijk))? (op )?(met|' +
      'van) (het )?(mij |me |ons |dat )?(mailen|gemail|schrijven|sturen|e-?mailen|benaderen|versturen|lastig ' +
      `?vallen|spammen|gespam|((deze|die|jullie|uw|dat) )?${mails})`,
    '(sturen|benaderen|mailen|contact|mails|toezending)[^.!?\\n]{0,30} (te staken|staken|achterwege te laten|' +
      'na te laten)|verzoek (ik )?u[^.!?\\n]{0,50}(af te zien|te onthouden|te staken)',
    '(?<!(kunnen|kun|mogen) (wij|we|jullie|ik) .{0,60})(verwijder|schrap|haal|uitschrij|afmeld|wis|staan|' +
      `gooi|zet)\\p{L}*[^.!?\\n]{0,40} ${list}(?<=(mij|me|ons|mijn|onze|ik|wij|deze|adres)\\b.{0,60})`,
    '(maak|maken|teken)( ik| wij| hierbij| hiermee)* bezwaar (tegen|aan)[^.!?\\n]{0,50}(verwerking|gebruik|' +
      'mail|gegevens|benader|reclame|toezend)|(mijn|ons)? ?recht (van|op) (bezwaar|vergetelheid|verwijdering|' +
      `gegevenswissing)${NOT_ASKED}`,
    '(avg|gdpr)[^.!\\n]{0,80}(verwijder|wis|bezwaar|schrap)|(verwijder|wis|bezwaar|schrap)[^.!\\n]{0,60}(avg|' +
      `gdpr|artikel (17|21))|artikel (17|21) (van de )?(avg|gdpr)${NOT_ASKED}`,
    '(klacht|meld|aangifte|melding|rapporteer)[^.!?\\n]{0,50}(autoriteit persoonsgegevens|acm|spamklacht|' +
      'gegevensbeschermingsautoriteit|\\bap\\b|\\bgba\\b)|(autoriteit persoonsgegevens|spamklacht|' +
      `\\bacm\\b)[^.!?\\n]{0,40}(klacht|meld|aangifte|indienen)${NOT_ASKED}`,
    '(dit|uw mail|jullie mails?|dat|deze mail) (is|zijn|heet) (gewoon |pure |puur |echt |ongevraagde )*(spam|' +
      `ongewenste (mail|e-?mail|reclame)|stalking|lastigvallen)(?! (volgens|in))${NOT_ASKED}`,
    '(uw|deze|jullie|dit soort|voor|tegen deze) (ongewenste|ongevraagde) (mails?|e-?mails?|reclame|post|' +
      `berichten)${NOT_ASKED}|ongevraagde (mails?|e-?mails?|reclame)[^.!?\\n]{0,30}(niet op prijs|ongewenst|` +
      'verboden)',
    '(ik|wij|we) (heb|hebben|geef) (u |jullie |hier |hiervoor |daar |daarvoor )*(nooit|geen|niet)( \\p{L}+)? ' +
      `?(toestemming|ingeschreven|aangemeld|gevraagd om|om (uw|deze|jullie) ${mails} gevraagd)(?! (nog|` +
      `gekregen|van (onze|de|het|mijn)))${NOT_ASKED}`,
    'zonder (mijn|onze) (toestemming|instemming)(?<=(mail|benader|adres|gegevens|schrijf|contact|' +
      `stuur)[^.!?\\n]{0,80})${NOT_ASKED}`,
    '(ik|we|wij)[^.!?\\n]{0,20} (meld|markeer|rapporteer|blokkeer|gemeld|gemarkeerd|geblokkeerd)\\p{L}* ?(u|' +
      `je|jullie|dit|deze mail|uw mail)?( nu)? (als|voor) spam(?! per ongeluk)${NOT_ASKED}`,
    'laat (me|mij|ons) (aub |alsjeblieft |nou |toch |eens |gewoon )*met rust|(rot|sodemieter|lazer|donder) ' +
      '(toch )?op|flikker op',
    '(verwijder|haal|schrap|wis|gooi|halen|verwijderen)[^.!?\\n]{0,60} (uit|van) (uw|jullie) ([\\p{L}-]+ ' +
      ')?(bestand|bestanden|mailinglijst|mailinglist|lijst|lijsten|database|verzendlijst|mailing|' +
      'adressenbestand)',
    '(niet|nooit)( meer| langer| nog)+ (aan te schrijven|aanschrijven|te benaderen|te mailen|te contacteren|' +
      'te schrijven|te storen|mailen|lastig te vallen)(?<=(mij|me|ons|graag|gelieve|verzoek|willen|wilt|' +
      `zou)\\b.{0,90})${noOther}`,
    `(${STARTS}|spam,? |en )(stop|kap|kappen|ophouden|nokken)( u)?( nu| eens)* (hier|daar|er)?mee( aub| svp| ` +
      `graag| alstublieft)*${ENDS}`,
    '(mijn|me|mij|onze) (gegevens|naam|mail|adres)( graag| aub)? (weghalen|weg|eruit halen|eruit)',
    '(ben|zijn|word|worden)( \\p{L}+){0,4} (zat|beu|moe)( van)?[^.!?\\n]{0,20} (mails|mailtjes|spam|gemail|' +
      'reclame)|(hoe vaak|(derde|vierde|vijfde|zoveelste) (mail|keer))[^\\n]{0,60}(stop|ophouden|niet meer|' +
      'genoeg|kap)',
    '(op prijs stellen|waarderen|prettig vinden|dankbaar)[^.!?\\n]{0,30}(als|indien|wanneer) ' +
      'u[^.!?\\n]{0,40}(niet meer|staakt|stopt|ophoudt|afziet)',
    '(gezegd|gevraagd|verzocht)[^.!?\\n]{0,40} (om )?(mij |me |ons )?niet meer te (mailen|benaderen|' +
      'schrijven|contacteren)|(volgende keer|nog (één|een) (mail|keer))[^.!?\\n]{0,50}(autoriteit|aangifte|' +
      'advocaat|klacht|melding)',
    `${STARTS}(verwijder|wis|schrap)( u)? (mijn|ons|dit|onze|het) (e-?mail)?(adres|gegevens|naam|mailadres|` +
      `e-?mail)( aub| alstublieft| svp| graag| a\\.u\\.b)*${ENDS}`,
    '(wil|wens|willen|zou|mag)( \\p{L}+){0,3} (gewist|verwijderd|geschrapt|uitgeschreven)( (hebben|worden|' +
      'zien))? (uit|van) (uw|jullie)',
    '(ontvang|ontvangen|krijg|krijgen)( wij| ik)? (liever|graag|voortaan) geen (verdere |uw |jullie ' +
      `)?${mails}|liever geen ${mails} meer`,
    '(kunt u|kun je|kunnen jullie|wilt u|wil je|graag|gelieve)( \\p{L}+){0,3} (handmatig |direct |nu ' +
      `)*(uitschrijven|afmelden)${ENDS}(?<=(mij|me|ons|dit|adres)\\b.{0,40})`,
  ],
  footer: [
    'heeft u het recht|u kunt een klacht|recht op verwijdering \\(',
    '(ten onrechte|per ongeluk|abusievelijk|bij vergissing)( \\p{L}+){0,3} (ontvangt|heeft|hebt)|(ontvangt|' +
      'heeft|hebt|ontving)( [\\p{L}-]+){0,6} (ten onrechte|per ongeluk|abusievelijk)|niet de (beoogde|' +
      'geadresseerde|bedoelde)',
    '(bericht|mail)( \\p{L}+){0,8} vertrouwelijk\\p{L}*',
    'u heeft het recht|(wilt u|indien u|als u) geen[^.\\n]{0,60} (ontvangen|krijgen|wenst)|klik hier',
  ],
  staying: [
    '(haal|verwijder|schrap|schrijf|meld|wis)( u)? (\\p{L}+ ){1,3}niet (?!meer)[^.,;!?\\n]*',
  ],
  notInterested: [
    'nee,? (dank|bedankt)|geen (interesse|behoefte|budget|belangstelling|prioriteit)',
    `${STARTS}(nu|momenteel|op dit moment|voorlopig) (even )?niet${ENDS}|niet (geïnteresseerd|interessant)|` +
      '(hebben|heb) (hier |daar |daarvoor |hiervoor )?(al|reeds) een( \\p{L}+)? ?(leverancier|partner|partij|' +
      'bedrijf|bureau|oplossing|systeem|iemand)',
    'te duur|past niet (in|bij) (ons|onze)|(hebben|heb) (we |wij |ik )?(die|dat|deze|het|er|ze)?( \\p{L}+)? ' +
      '?niet nodig|niks voor ons|niets voor ons|hoeft niet|dus helaas|doe(n)? (het|dat) zelf',
  ],
  wrongPerson: [
    'niet de juiste persoon|verkeerde persoon|ga ik niet over|werkt (hier )?niet meer',
    'neem (even )?contact op met|(mail|vraag) mijn collega|stuur .{0,30}door',
  ],
  outOfOffice: [
    '(ben|bent|zijn|is|momenteel|ik|wij)( [\\p{L}\\d]+){0,4} (met|op) (vakantie|verlof|zwangerschapsverlof|' +
      `ouderschapsverlof|zakenreis)(?! (ga|gaan|geweest))|${STARTS}(met|op) (vakantie|verlof) (tot|van)|(ben|` +
      'is|zijn|momenteel)( [\\p{L}\\d]+){0,3} niet op kantoor|(ben|is) (ik )?(momenteel |tijdelijk )?afwezig|' +
      'automatisch(e)? (antwoord|bericht)',
    '(ben|vanaf|zijn)( [\\p{L}\\d]+){0,5} weer (op kantoor|bereikbaar|aanwezig)|ziekteverlof',
    'terug op (kantoor|maandag|dinsdag|woensdag|donderdag|vrijdag|\\d)|(zwangerschaps|ouderschaps)verlof|' +
      '(kantoor|zaak|winkel|bedrijf|zijn|is)( \\p{L}+){0,3} gesloten (wegens|van|tot|vanaf)',
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

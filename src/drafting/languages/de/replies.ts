import { ADDRESS, type ReplyWords } from '../reply-words.ts'

const mails =
  '(e-?)?mails?|nachrichten|werbung|werbemails?|newsletters?|spam|post|zuschriften|anfragen|kontaktaufnahmen?'
const self =
  `(mich|uns|(meine|unsere|diese) ((e-?)?mail-?)?(adressen?|daten|kontaktdaten|anschrift)|meinen ` +
  `namen|meine e-?mail|${ADDRESS})`

export const replies: ReplyWords = {
  stop: [
    'stopp?|abmelden|abmeldung|abbestell(en|ung)|austragen|löschen|streichen|aufhören|entfernen|kündigen',
    '(lassen sie|lass(t)?) (mich|uns) in ruhe|schluss( damit)?|es reicht|nie wieder|nicht mehr',
    `keine? ((${mails}) mehr|(weiteren?|mehr) (${mails})|(${mails}))`,
    '(aus|von) (dem|der|ihrem|ihrer|eurem|eurer|deinem|deiner) (e-?mail-?)?(verteiler|liste|kartei|' +
      'mailingliste)( (nehmen|streichen|löschen|entfernen|austragen))?',
  ],
  misspelled: ['abmelden', 'abmeldung', 'abbestellen'],
  no: 'nein|nö|ne|nee',
  optOut: [
    `(streichen|löschen|entfernen|streich|lösch|entfern|lösche|entferne|löscht|entfernt|streicht) (sie |` +
      `ihr )?(bitte )?(umgehend |sofort )?${self}(?= *($|[.,;!?\\n]|bitte|aus|von|sofort|umgehend|endlich|` +
      `komplett|vollständig|und))`,
    `(nehmen|nimm|nehmt|tragen|trag|tragt) (sie |ihr )?(bitte )?${self} [^.!?\\n]{0,30}(aus|raus|heraus|` +
      `von|weg|runter)`,
    '(löschen|lösche|löscht) (sie )?(bitte )?(umgehend |sofort )?(alle|sämtliche)[^.!?\\n]{0,20} daten',
    `${self} (bitte )?(umgehend |sofort |unverzüglich |vollständig )*(zu )?(löschen|streichen|entfernen|` +
      `austragen|herausnehmen|rausnehmen|abmelden)`,
    `keine (weiteren|mehr) (${mails})|keine? (${mails}) mehr`,
    `(möchte|möchten|will|wollen|wünsche|wünschen|brauche|brauchen)[^.!?\\n]{0,40} keine (weiteren |mehr ` +
      `)?(unaufgeforderten |unverlangten )?(${mails})( mehr)?(?= (erhalten|bekommen|von|haben)|[.,;!\\n]|$)`,
    '(möchte|möchten|will|wollen|wünsche|wünschen)[^.!?\\n]{0,40} (nicht|keine)[^.!?\\n]{0,30} ' +
      '(kontaktiert|angeschrieben|angemailt|belästigt|erhalten|bekommen)',
    'abmelden|austragen|abbestellen|(melden sie|meld|meldet|melde) (mich|uns)( bitte)? ab(?= *($|[.,;!\\n]|bitte))',
    '(schreib|kontaktier|mail|belästig)(en sie|t|e|)? (bitte )?(mich|mir|uns) (bitte )?(nicht|nie)( mehr| wieder)?',
    '(mich|uns) (bitte )?(nicht|nie|niemals)( mehr| weiter| wieder)* (anzuschreiben|anschreiben|(zu ' +
      ')?(kontaktieren|belästigen|schreiben|mailen)|anmailen|anzumailen)',
    'von[^.!?\\n]{0,40}(mails?|werbung|anfragen|kontakt\\p{L}*|zusendung\\p{L}*|nachrichten|' +
      'anschreiben)[^.!?\\n]{0,20} (absehen|abzusehen|abstand|ab)(?= *($|[.,;!\\n]|zu nehmen))',
    'bitte (nicht mehr|nie wieder|nicht) (schreiben|kontaktieren|anschreiben|mailen|melden|kontaktaufnahme)',
    '(hören|hör|hört) (sie )?(bitte )?auf',
    '(unterlassen|unterlasse|unterlasst|stoppen|beenden) sie[^.!?\\n]{0,60}(mail|werbung|kontakt|' +
      'anschreiben|zusendung|nachrichten|zusenden|schreiben)',
    '(aus|von) (dem|der|ihrem|ihrer|eurem|eurer|deinem|deiner) (e-?mail-?)?(verteiler|liste|kartei|' +
      'mailingliste|datenbank|adressliste)',
    '(widerspreche|widersprechen|widerspruch)[^.!?\\n]{0,80}(daten|werb|nutzung|verarbeitung|zusendung|' +
      'kontakt|art\\.?|dsgvo)',
    '(das|dies) ist (spam|unverlangte werbung|unzulässig\\p{L}*|belästigung)',
    '(unerwünschte|unverlangte|unaufgeforderte) (werbung|(e-?)?mails?|zusendung)',
    '(niemals|nie|keine?) (eine |meine )?(einwilligung|zustimmung)( (er|ge)\\p{L}+)?',
    '(nie|niemals|nicht) (zugestimmt|eingewilligt)',
  ],
  notInterested: [
    'nein,? danke',
    '(kein|keinen|keinerlei) (interesse|bedarf|budget)',
    'nicht (interessiert|interessant|relevant|benötigt|mehr aktuell)',
    'passt (leider )?(gerade |derzeit |aktuell )?nicht',
    '(derzeit|aktuell|momentan) nicht',
    '(bereits|schon|gut|bestens) (versorgt|aufgestellt|betreut|bedient)|(sind|bin) (damit )?versorgt',
    '(haben|habe) (bereits|schon) (einen?|unseren?|jemanden?|feste[nr]?)',
  ],
  wrongPerson: [
    '(falsche[rn]?|nicht der richtige|nicht die richtige) (ansprechpartner(in)?|person|adresse|kontakt)',
    'nicht (mehr )?zuständig|nicht mehr (bei|im unternehmen)',
    '(wenden sie sich|melden sie sich) (bitte )?(an|bei)',
    'weitergeleitet|leite .{0,30}weiter',
  ],
  outOfOffice: [
    '(nicht|außer|ausser) (im )?(hause?|büro)|nicht am platz',
    '(derzeit|momentan|zurzeit|aktuell) (nicht erreichbar|abwesend)',
    'auto(matische)? ?-?antwort|abwesenheit(snotiz)?|betriebs(ferien|urlaub)|(auf|einer) (dienst|geschäfts)reise',
    'krankgeschrieben',
    '(nicht|außer) (im|haus|im büro|erreichbar)(?!\\p{L}).{0,60}(?<!\\p{L})(bis|ab|wieder|zurück)',
    '(im|in) (urlaub|elternzeit|mutterschutz)|wieder (für sie da|erreichbar|im (büro|haus|dienst))',
    'erst .{0,30}(wieder|zurück)',
    '(ab|am|bis) .{0,30} wieder (da|zurück)|geschlossen (bis|vom)',
  ],
  meeting: [
    'termin|telefonat|telefonieren|besprechen|treffen|rufen sie (mich )?an',
    '(montag|dienstag|mittwoch|donnerstag|freitag)(?!\\p{L}).{0,40}(\\d{1,2}(:\\d\\d)?\\s?(uhr|h)?|' +
      'vormittag|nachmittag|passt)',
  ],
  interest: ['(ich bin|wir sind|wir wären) (sehr )?interessiert'],
  question: [
    'was kostet|wie (viel|funktioniert|hoch)|können sie|haben sie|mehr (infos?|informationen|details)|preisliste',
  ],
  positive: [
    'interessiert|interessant|klingt (gut|spannend|interessant)|gerne?|sehr gern|spannend',
  ],
  yes: 'ja|jawohl',
  courtesy: 'bitte|danke|vielen dank|besten dank|sofort|jetzt|umgehend|endlich|nein',
  signOff:
    '(viele|mit freundlichen|freundliche|beste|liebe|schöne) grüße(n)?|mfg|vg|lg|' +
    '(freundliche|beste) grüsse|hochachtungsvoll',
  months: [
    'januar jan jänner',
    'februar feb',
    'märz maerz mrz',
    'april apr',
    'mai',
    'juni jun',
    'juli jul',
    'august aug',
    'september sep sept',
    'oktober okt',
    'november nov',
    'dezember dez',
  ],
  backOn: '(ab|wieder|zurück|am)( (dem|erreichbar|im büro|ab|am))*',
}

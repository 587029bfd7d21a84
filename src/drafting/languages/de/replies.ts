import { ADDRESS, ENDS, NOT_ASKED, STARTS, type ReplyWords } from '../reply-words.ts'

const mails =
  '((e-?)?mails?|nachrichten?|werbung|werbe(e-?)?mails?|newsletters?|spam|post|zuschriften|anfragen|' +
  'kontaktaufnahmen?|anschreiben|angebote|zusendung(en)?|kontakt(versuche)?|rundmails?)'
const self =
  `(mich|uns|(meine|unsere|diese) ((e-?)?mail-?|kontakt|persönlichen )?(adressen?|daten|kontaktdaten|` +
  `anschrift)|meinen namen|(meine|unsere) e-?mail|${ADDRESS})`
const soon =
  '((bitte|umgehend|sofort|unverzüglich|endlich|komplett|vollständig|unbedingt|doch|einfach|mal) )*'
const list =
  '((e-?mail-?)?verteiler[ns]?|(mailing|adress|kontakt|mail|empfänger|verteiler|versand)-?listen?|' +
  '(adress|kunden)?kartei(en)?|(adress|kunden)?datenbank(en)?|newsletters?|adressbestand|datenbestand|crm|' +
  'mailing|kontakte(n)?)'
const yours = '((ihre[rmn]?|eure[rmn]?|deine[rmn]?|diese[rmn]?|dem|der|den) )'
const fromList =
  `(aus|von|vom) (${yours}?${list}|(ihre[rmn]?|eure[rmn]?|deine[rmn]?|diese[rmn]?|der) ` +
  `(liste|listen|system|systemen))`
const out =
  '((zu )?(nehmen|streichen|löschen|entfernen|austragen|rausnehmen|herausnehmen|tilgen)|rauszunehmen|' +
  'herauszunehmen|auszutragen|raus|runter|weg)'
/** Another way is not named, which would refuse only this one. */
const noOther =
  '(?![^\\n]{0,50}(anrufen|rufen|ruf |telefon|whatsapp|sondern|stattdessen|lieber|neue adresse))'
/** A request before it in the sentence. */
const asked =
  '(bitte|bitten|ersuche\\p{L}*|fordere?n?|verlangen?|erwarten?|(möchten|würden|können|könnten|wollen) ' +
  '(sie|ihr)|' +
  'könntet ihr|kannst du|wünschen?|hiermit|darum|danke)[^.!?\\n]{0,60}'

export const replies: ReplyWords = {
  stop: [
    'stopp?|abmelden|abmeldung|abbestell(en|ung)|austragen|löschen|streichen|aufhören|entfernen|kündigen',
    '(lassen sie|lass(t)?) (mich|uns) in ruhe|schluss( damit)?|es reicht|nie wieder|nicht mehr',
    `keine? ((${mails}) mehr|(weiteren?|mehr) (${mails})|(${mails}))`,
    '(aus|von) (dem|der|ihrem|ihrer|eurem|eurer|deinem|deiner) (e-?mail-?)?(verteiler|liste|kartei|' +
      'mailingliste)( (nehmen|streichen|löschen|entfernen|austragen))?',
  ],
  misspelled: ['abmelden', 'abmeldung', 'abbestellen'],
  oftenWrong: [
    'löschen',
    'streichen',
    'entfernen',
    'daten',
    'adresse',
    'verteiler',
    'erhalten',
    'bitte',
  ],
  no: 'nein|nö|ne|nee',
  optOut: [
    '(streichen|löschen|entfernen|streich|lösch|entfern|lösche|entferne|löscht|entfernt|streicht) ((sie|ihr) ' +
      `)?${soon}${self}(?= *($|[.,;!?\\n]|bitte|sofort|umgehend|endlich|komplett|vollständig|unverzüglich|` +
      `und|` +
      `${fromList}|(aus|von) (ihren?|eure[rmn]|der|dem) (e-?mail|system|unterlagen|daten|` +
      'adress)))(?![^.!\\n]{0,60}(lassen|, wenn|, falls))',
    `(nehmen|nimm|nehmt|tragen|trag|tragt|schmeißen|werfen) ((sie|ihr) )?${soon}${self} ${soon}(aus (der|dem|` +
      `ihre[rmn]|eure[rmn]|deine[rmn]|diese[rmn])? ?(liste|${list})|(von|aus) (der|dem|ihre[rmn]|eure[rmn]) ` +
      `(liste|${list})|raus|heraus|aus|runter|da raus)(?= *($|[.,;!?\\n]|bitte|heraus|raus|aus|und|runter))`,
    `(löschen|lösche|löscht) (sie )?${soon}(alle|sämtliche)[^.!?\\n]{0,20}(meine|unsere|von mir|` +
      'gespeicherten|über mich|personenbezogenen|persönlichen)?[^.!?\\n]{0,20} daten(?= *($|[.,;!\\n]|von ' +
      'mir|' +
      'von uns|über|und|nach|gemäß))',
    `${self} ${soon}(${fromList} |(aus|von) [^.!?\\n]{0,30}(verteiler|liste|kartei|datenbank|system|bestand|` +
      `daten)\\p{L}* )?${soon}(zu )?(löschen|streichen|entfernen|austragen|herausnehmen|rausnehmen|abmelden|` +
      'nehmen|auszutragen|herauszunehmen|abzumelden|sperren)(?= *($|[.,;!?\\n]|und|bitte|würden|können|danke|' +
      'aus (der|dem|ihre)))(?<!(wir|ich) (wollen|möchten|können|müssen|muss|will) .{0,60})(?<!kann ich ' +
      '.{0,60})',
    '(wie|wo) (kann|können|melde|bestelle) (ich|wir)[^.!?\\n]{0,40}(mich|uns|newsletter|' +
      `mails)[^.!?\\n]{0,20} (abmelden|austragen|abbestellen|ab)${ENDS}`,
    `(${STARTS}|(bitte|und|danke|ab sofort|künftig|zukünftig) )keine? (weiteren? )?(${mails} mehr|${mails})( ` +
      `bitte| danke| dieser art| mehr)*${ENDS}${noOther}`,
    `(schick|send|schreib|mail)\\p{L}*( sie| ihr)? ${soon}(mir|uns|an diese adresse) ${soon}keine? ` +
      `(weiteren? |mehr |solchen? |derartigen? |ihrer |eurer )*${mails}( mehr| zu)*${ENDS}${noOther}`,
    `(schick|send)\\p{L}*( sie| ihr)? ${soon}(mir|uns) ${soon}nichts (mehr|weiter)(?= *($|[.,;!\\n]|` +
      `zu))${noOther}`,
    '(möchte|möchten|will|wollen|wünsche|wünschen|brauche|brauchen|verbitte|verbitten)[^.!?\\n]{0,40} keine? ' +
      '(weiteren? |mehr |solchen? |derartigen? |ihrer |unaufgeforderten? |unverlangten? |unerwünschten? ' +
      `)*${mails}( mehr)?(?= (von (ihnen|euch|dir|ihrer)|erhalten|bekommen|haben|empfangen|kriegen|dieser ` +
      `art)|` +
      `[.,;!\\n]|$)(?! (von (?!ihnen|euch|dir|ihrer)))${noOther}`,
    '(möchte|möchten|will|wollen|wünsche|wünschen)[^.!?\\n]{0,40} nicht( mehr| weiter| länger| weiterhin)*( ' +
      'von (ihnen|euch|dir))?( per (e-?)?mail)? (kontaktiert|angeschrieben|angemailt|belästigt|gestört|' +
      `kontaktieren|behelligt)(?= *($|[.,;!\\n]|werden))${noOther}`,
    '(möchte|möchten|will|wollen)[^.!?\\n]{0,40} (nichts|nix)( (mehr|weiter))*( von (ihnen|euch|dir))( (mehr|' +
      'weiter))*( (hören|bekommen|erhalten|lesen|wissen|zugeschickt))?(?= *($|[.,;!\\n]|bekommen|werden))',
    `(${STARTS}|bitte |möchte |will )(mich |uns )?(vom |den |diesen |ihren |von |aus |diesem |dem ` +
      ')*(newsletter|mails|verteiler|e-?mails|mailing)?( bitte| sofort)* ?(abmelden|abbestellen|austragen)( ' +
      `bitte| danke)?${ENDS}${NOT_ASKED}`,
    '(melden sie|meld|meldet|melde|tragen sie|trag|tragt) (mich|uns)( bitte)?( (vom|von|aus) ' +
      '[^.!?\\n]{0,30})? (ab|aus)(?= *($|[.,;!\\n]|bitte))',
    `(${STARTS}|bitte |und |dann |also )(schreib|kontaktier|mail|belästig|stör|behellig|bombardier)(en sie|t|` +
      `e|)? ${soon}(mich|mir|uns) ${soon}(nicht|nie)( mehr| wieder| weiter| länger| an)*(?= *($|[.,;!\\n]|` +
      `mit))(?! *,? *(bevor|ehe|solange))${noOther}`,
    `${asked}(mich|mir|uns)( \\p{L}+){0,2} (nicht|nie|niemals)( mehr| weiter| wieder| länger)* ` +
      '(anzuschreiben|anschreiben|(zu )?(kontaktieren|belästigen|schreiben|mailen|stören)|anmailen|' +
      'anzumailen|' +
      `kontaktiert)${noOther}`,
    `${asked}(von|weitere|künftig|zukünftig)[^.!?\\n]{0,50}(mails?|werbung|anfragen|kontakt\\p{L}*|` +
      'zusendung\\p{L}*|nachrichten|anschreiben|mailings?)[^.!?\\n]{0,20} (absehen|abzusehen|abstand|ab|' +
      'unterlassen|zu unterlassen|unterbleiben)(?= *($|[.,;!\\n]|zu nehmen))',
    `${asked}(sehen|nehmen) sie[^.!?\\n]{0,20} von[^.!?\\n]{0,60} (ab|abstand)${ENDS}`,
    'bitte (nicht mehr|nie wieder|nicht|keinesfalls) (schreiben|kontaktieren|anschreiben|mailen|' +
      `kontaktaufnahme|belästigen)${ENDS}${noOther}`,
    `(${STARTS}|bitte |und |jetzt )(hören|hör|hört) (sie |ihr )?(bitte |endlich |sofort )*auf(?= *($|` +
      '[.!;\\n]|,? *(damit|mit (dem|den|ihren|diesen|diesem|euren|deinen|der)|mir |uns )))',
    '(unterlassen|unterlasse|unterlasst|stoppen|beenden|verschonen) sie[^.!?\\n]{0,60}(mails?\\b|werbung|' +
      'kontaktauf|anschreiben|zusendung|nachrichten|zusenden|schreiben\\b|weiteren kontakt)',
    '(künftige|weitere|jede|jegliche|derartige)[^.!?\\n]{0,30} (mails?|werbung|kontakt\\p{L}*|' +
      'zusendung\\p{L}*|anschreiben|nachrichten)[^.!?\\n]{0,30} (unerwünscht|zu unterlassen|untersagt|' +
      'verboten|' +
      'untersage|verbitte)',
    '(verbitte|verbitten|untersage|untersagen)[^.!?\\n]{0,60}(mails?|werbung|kontakt\\p{L}*|zusendung\\p{L}*|' +
      'anschreiben|nachrichten|belästigung)',
    `${fromList} ${soon}${out}(?= *($|[.,;!?\\n]|bitte|und|danke))(?<!(wir|ich) (wollen|möchten|müssen|` +
      'haben) .{0,60})',
    '(raus|runter) (aus|von|mit) (mir|uns|(dem|der|ihre[rmn]|eure[rmn]) (verteiler|liste))',
    '(ich|wir|hiermit)[^.!?\\n]{0,20} ?(widerspreche|widersprechen|widerspruch)\\b[^.!?\\n]{0,80}(daten|werb|' +
      'nutzung|verarbeitung|zusendung|kontakt|ds-?gvo)',
    '(widerspreche|widersprechen|widerrufe|widerrufen|entziehe) (ich |wir |hiermit |ihnen ' +
      ')*[^.!?\\n]{0,40}(daten|werb|nutzung|verarbeitung|zusendung|kontakt|ds-?gvo|einwilligung|' +
      'zustimmung)(?! ' +
      '(sich|einander))',
    '(das|dies|ihre (e-?)?mails?|eure (e-?)?mails?) (ist|sind) (reine[rs]? |nur |schlicht |einfach |' +
      'illegale[rs]? |eine |unzulässiger? )*(spam|unverlangte werbung|unerwünschte werbung|unzulässige ' +
      `(werbung|zusendung)|belästigung|unlautere werbung)(?! (laut|nach|im|in|ordner|filter))${NOT_ASKED}`,
    '(ihre|solche|diese|für|wegen|eure|ihr|verbotene|keine) (unerwünschte|unverlangte|unaufgeforderte)[rn]? ' +
      `(werbung|(e-?)?mails?|zusendung(en)?)${NOT_ASKED}`,
    '(ich|wir) (habe|haben) (ihnen |dem |dazu |hierzu |hierfür |dafür |ihrer werbung |(der|dem|einer) ' +
      '(nutzung|werbung|kontaktaufnahme|zusendung|verwendung|speicherung|erhalt|empfang|newsletter|' +
      'verarbeitung) |meiner daten )*(nie|niemals|nicht|keine)( eine| meine| irgendeine)?( einwilligung| ' +
      'zustimmung)?( zugestimmt| eingewilligt| (er|ge)\\p{L}+)(?<=(zugestimmt|eingewilligt|(einwilligung|' +
      'zustimmung) \\p{L}+))',
    '(nie|niemals|keine) (eine |meine |unsere )?(einwilligung|zustimmung) (zur|zum|für|' +
      'zu)[^.!?\\n]{0,40}(werb|mail|kontakt|nutzung|zusendung|daten)',
    'ohne (meine|unsere) (vorherige |ausdrückliche )?(einwilligung|zustimmung|erlaubnis)[^.!?\\n]{0,60}(mail|' +
      'werb|angeschrieben|kontaktiert|unzulässig|verboten)',
    '(beschwer|melde|anzeig|wende|meldung|melden|einschalt|gemeldet)[^.!?\\n]{0,60}(datenschutz(aufsichts?)?b' +
      'ehörde|aufsichtsbehörde|bundesnetzagentur|verbraucherzentrale|wettbewerbszentrale|' +
      `landesdatenschutz\\p{L}*)${NOT_ASKED}`,
    '(datenschutz(aufsichts?)?behörde|aufsichtsbehörde|bundesnetzagentur|verbraucherzentrale|' +
      'wettbewerbszentrale|landesdatenschutz\\p{L}*)[^.!?\\n]{0,40} (melden|einschalten|beschweren|gemeldet|' +
      `wenden|informieren|beschwerde)${NOT_ASKED}`,
    '(sonst|andernfalls|ansonsten|oder|werde|werden)[^.!?\\n]{0,60}(abmahn(en|ung)|unterlassungs\\p{L}+|' +
      'anzeige|rechtsanwalt|anwalt)|melde (ich )?(sie|euch|dich|das|dies)( \\p{L}+){0,2} als spam|als spam ' +
      '(markiert|gemeldet|melden|markieren)(?<!(wurde|wird|filter|system|outlook|gmail|server|leider|' +
      `versehentlich) .{0,60})${NOT_ASKED}`,
    `(lassen sie|lass|lasst|laßt) (mich|uns) ${soon}in (ruhe|frieden)(?= *($|[.,;!?\\n]|mit |und |danke|` +
      'bitte|jetzt))',
    '(ds-?gvo|gdpr)[^.!?\\n]{0,80}(löschen|lösch\\p{L}+|widerspr\\p{L}+|entfern\\p{L}+)|art(ikel|\\.)? ?(17|' +
      `21)[^.!?\\n]{0,20}(ds-?gvo|gdpr)${NOT_ASKED}`,
    '(verpiss|verpisst|verzieh) (dich|euch|sie sich)|leck mich',
    '(verbunden|dankbar|freuen|begrüßen|bitte)[^.!?\\n]{0,40} (wenn|dass) sie[^.!?\\n]{0,60}(absehen|' +
      'unterlassen|nicht (mehr|weiter|wieder) (anschreiben|kontaktieren|schreiben)|verzichten|löschen|' +
      'streichen)',
    'lass\\p{L}*( sie)? (mich|uns) [^.!?\\n]{0,30} ?in (ruhe|frieden)(?= *($|[.,;!?\\n]|mit |und |danke|' +
      'bitte|jetzt))',
    `${asked}(auch )?(nicht|kein)( \\p{L}+)? (nochmals?|noch einmal|weiter|wieder|mehr) (nachfassen|` +
      `nachhaken|schreiben|anschreiben|melden|kontaktieren|mailen)${noOther}|bitte keine? (weiteren? ` +
      `)?(nachfass\\p{L}*|erinnerung\\p{L}*|follow-?ups?)${ENDS}`,
    '(unaufgeforderte|unverlangte|unerwünschte|unerbetene) (werbung|(e-?)?mails?|werbemails?|kontaktaufnahme|' +
      'zusendung)[^.!?\\n]{0,60}(unzulässig|verboten|untersagt|uwg|rechtswidrig|abgemahnt|abmahn|illegal|' +
      'nicht ' +
      'erlaubt)',
    '(datenschutz|landesdatenschutz|bundesdatenschutz)\\p{L}*[^.!?\\n]{0,60}(beschwer\\p{L}+|weitergeleitet|' +
      'gemeldet|angezeigt)(?<=(mail|werbung|schreiben|sie|beschwer)[^\\n]{0,100})(?! (haben|' +
      `intern))${NOT_ASKED}`,
    `${STARTS}(bitte )?(streichen|löschen|entfernen) sie (die|das|sie|diese|ihn)( bitte| sofort| umgehend| ` +
      `wieder| aus ihrem \\p{L}+| aus ihrer \\p{L}+)*${ENDS}(?<=(adresse|daten|mail|kontakt)[^\\n]{0,80})`,
    '(schreib|schreibt|schreibts|mailt|mails|kontaktiert)( mir| uns)( bitte)? (nimmer|nie mehr|nie wieder|' +
      'nix mehr|nicht mehr)',
    '(dritte|vierte|fünfte|x-te|xte|\\d\\.) (mail|mal|nachricht)[^\\n]{0,60}(reicht|aufhören|schluss|hören ' +
      `sie auf|lassen sie|ruhe)|(mir|uns) reicht('?s| es)( jetzt)?( mit)?${ENDS}|schluss (jetzt|damit)`,
    `${STARTS}(meine |unsere |die |diese )?((e-?)?mail-?)?(adresse|daten) (löschen|entfernen|austragen|` +
      `streichen)( bitte| sofort| danke| umgehend)*${ENDS}${NOT_ASKED}`,
    `${STARTS}(bitte )?keine? (weiteren? )?${mails} (mehr )?(an (uns|mich|diese adresse)|von (ihnen|euch))( ` +
      `mehr| bitte| danke| schicken| senden)*${ENDS}`,
    '(möchte|möchten|will|wollen|wünsche|wünschen)[^.!?\\n]{0,40} von (ihnen|euch|dir|ihrer \\p{L}+|eurer ' +
      '\\p{L}+) (keine?|nichts|nix|nie|nicht)( weiteren?| mehr)?[^.!?\\n]{0,30} (mehr|hören|bekommen|' +
      'erhalten|' +
      'kontaktiert|lesen)',
    'hiermit (widerspreche|widersprechen|widerrufe|widerrufen) (ich|wir)[^!?\\n]{0,90}(daten|werb|nutzung|' +
      'verarbeitung|zusendung|kontakt|einwilligung)|(widerspreche|widersprechen) (ich|' +
      'wir)?[^!?\\n]{0,60}(ds-?gvo|dsgvo)',
    '(fordern?|fordere) (ich |wir )?(sie|euch|dich) auf,?[^.!?\\n]{0,60}(zu )?(unterlassen|löschen|entfernen|' +
      'einzustellen|streichen)|unzumutbare belästigung|(zusendung|werbung|mail)[^.!?\\n]{0,40} ohne (meine|' +
      'unsere) (einwilligung|zustimmung|erlaubnis)',
  ],
  footer: [
    'ihr recht auf|keine[^.\\n]{0,30} mehr erhalten\\?|(gemäß|nach) (art|ds-?gvo)[^.\\n]{0,80}(finden|' +
      'informationen|hinweise)|informationen zur verarbeitung|sie können sich bei|als spam melden:|hinweise ' +
      'nach',
    'sie [^.\\n]{0,60}(irrtümlich|versehentlich|fälschlich)\\p{L}* (erhalten|zugegangen|zugesandt|bekommen)|' +
      'nicht der( \\p{L}+){0,4} (adressat|empfänger)',
    '(e-?mail|nachricht|mitteilung)( \\p{L}+){0,8} vertraulich\\p{L}*|vertrauliche (und|informationen|' +
      'e-?mail)|ausschließlich für den',
    'sie haben (das|jederzeit das) recht|(wenn|falls|sollten) sie (keine|nicht mehr|kein)[^.\\n]{0,80} ' +
      '(möchten|wünschen|wollen)',
    '(newsletter|mailings?) (abbestellen|abmelden) *(http|:|\\||<|klick|hier)|(klicken sie|klick)( bitte)? ' +
      'hier',
  ],
  staying: [
    '(lösch|streich|entfern|nehm|nimm|trag)\\p{L}*( sie| ihr)? (?!.{0,25}und )[^.,!?\\n]{0,25} ?nicht(?! ' +
      '(mehr|wieder|nur))[^.,;!?\\n]*',
    'nicht (aus dem verteiler|von der liste|aus ihrer|aus der liste) (nehmen|streichen|löschen)',
  ],
  notInterested: [
    'nein,? danke',
    '(kein|keinen|keinerlei) (interesse|bedarf|budget)',
    'nicht (interessiert|von interesse|benötigt|mehr aktuell)|(ist|sind|das|für uns|derzeit|aktuell|leider)( ' +
      'für uns| gerade| derzeit| leider)* nicht (interessant|relevant)',
    `passt (für uns |uns )?(leider )?(gerade |derzeit |aktuell )?(nicht|gar nicht)${ENDS}`,
    `${STARTS}(derzeit|aktuell|momentan)( leider)? nicht${ENDS}`,
    '(bereits|schon|gut|bestens) (versorgt|aufgestellt|betreut|bedient)|(sind|bin) (damit )?versorgt',
    '(haben|habe) (dafür |dazu |hierfür |da )?(bereits|schon) (einen?|unseren?|jemanden?|feste[nr]?)( ' +
      `\\p{L}+)? ?(partner|anbieter|dienstleister|lieferanten|firma|agentur|dafür|system|lösung)?${ENDS}`,
    '(viel |etwas |uns )?zu teuer|(haben|habe) (wir |ich )?uns? (dagegen|anders) entschieden|dagegen ' +
      'entschieden|daher (leider )?nein|machen (wir|das) (das )?selbe?r?|brauchen (wir )?(also )?(keine|' +
      'nichts|' +
      `nicht)( mehr)?${ENDS}`,
  ],
  wrongPerson: [
    '(falsche[rn]?|nicht der richtige|nicht die richtige) (ansprechpartner(in)?|person|adresse|kontakt)',
    'nicht (mehr )?zuständig|nicht mehr (bei|im unternehmen)',
    '(wenden sie sich|melden sie sich) (bitte )?(an|bei)',
    'weitergeleitet|leite .{0,30}weiter',
  ],
  outOfOffice: [
    '(bin|sind|befinde mich|bis|derzeit|zurzeit|zur zeit|momentan|aktuell|heute|ich|wir)( ' +
      `[\\p{L}\\d.]+){0,4} (nicht|außer|ausser) (im )?(hause?|büro)|nicht am platz|${STARTS}(nicht|außer|` +
      'ausser) (im )?(hause?|büro)',
    '(derzeit|momentan|zurzeit|aktuell) (nicht erreichbar|abwesend)',
    'auto(matische)? ?-?antwort|abwesenheit(snotiz)?|betriebs(ferien|urlaub)|(bin|sind|befinde mich|' +
      'derzeit)( [\\p{L}\\d.]+){0,4} (auf|einer) (dienst|geschäfts)reise',
    '(bin|ich|leider|derzeit)( [\\p{L}\\d.]+){0,3} krankgeschrieben',
    '(nicht|außer) (im|haus|im büro|erreichbar)(?!\\p{L}).{0,60}(?<!\\p{L})(bis|ab|wieder|zurück)',
    '(bin|befinde mich|ist|sind|derzeit|bis|ich|wir)( [\\p{L}\\d.]+){0,5} (im|in) (urlaub|elternzeit|' +
      `mutterschutz)(?! ?(fahre|gehe|gefahren))|${STARTS}(im|in) (urlaub|elternzeit|mutterschutz) (bis|vom|` +
      `ab)|` +
      '(bin|sind)( [\\p{L}\\d.]+){0,5} wieder (für sie da|erreichbar|im (büro|haus|dienst))',
    '(bin|sind|ich)[^.!?\\n]{0,30} erst .{0,30}(wieder|zurück)',
    '(ab|am|bis) .{0,30} wieder (da|zurück)|(wir|büro|betrieb|praxis|firma|geschäft|' +
      'laden)[^.!?\\n]{0,60}geschlossen|geschlossen (bis|vom)',
  ],
  meeting: [
    'termin|telefonat|telefonieren|besprechen|treffen|rufen sie (mich )?an',
    '(montag|dienstag|mittwoch|donnerstag|freitag)(?!\\p{L}).{0,40}(\\d{1,2}(:\\d\\d)?\\s?(uhr|h)?|' +
      'vormittag|nachmittag|passt)',
  ],
  interest: ['(ich bin|wir sind|wir wären) (sehr )?interessiert'],
  question: [
    'was kostet|wie (viel|funktioniert|hoch)|können sie|haben sie|mehr (infos?|informationen|details)|' +
      'preisliste',
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

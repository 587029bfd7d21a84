import type { AgentLanguage } from '../language.ts'

export const de: AgentLanguage = {
  phrases: {
    unknown: 'Das weiß ich nicht.',
    noted: 'Ich habe die Frage für eine Kollegin oder einen Kollegen notiert.',
    more: 'Was möchten Sie noch wissen?',
    orders: 'Ich sage nur, was <company> bestätigt hat.',
    calm: 'Ich verstehe. Sie können das Gespräch jederzeit beenden.',
    greeting: 'Guten Tag.',
    handover: 'Jemand aus unserem Team meldet sich bei Ihnen.',
    askAddress: 'Unter welcher E-Mail-Adresse sind Sie erreichbar?',
    calendar: 'Hier können Sie einen Termin wählen: <link>',
    callBack: 'Dann melden wir uns später wieder.',
    askDay: 'Welcher Tag passt Ihnen?',
    notInterested: 'Ich verstehe. Danke für Ihre Antwort.',
    wrongPerson: 'Danke, das habe ich notiert.',
    doNotContact: 'Verstanden. Wir kontaktieren Sie nicht mehr.',
    askAddressToStop:
      'Bitte nennen Sie mir Ihre E-Mail-Adresse, damit ich sie von allen Listen nehmen kann.',
    refused: 'Dann bewahre ich nichts auf, und wir hören hier auf. Auf Wiedersehen.',
    off: 'Dieser Assistent wurde gerade abgeschaltet. Auf Wiedersehen.',
    tooLong: 'Unsere Zeit ist um. Danke und auf Wiedersehen.',
    quiet: 'Dieser Assistent ruht zwischen <from> und <to> Uhr.',
    leads: {
      offer: 'Das machen wir',
      audience: 'Für wen',
      problem: 'Dabei hilft es',
      proof: 'Das können wir zeigen',
    },
  },
  script: {
    disclosure: 'Guten Tag, ich bin ein automatischer Assistent von <company>.',
    consent: 'Was wir hier schreiben, wird <days> Tage aufbewahrt. Sind Sie einverstanden?',
    reason: 'Ich beantworte Ihre Fragen zu <company>.',
    question: 'Darf ich fragen, was Sie herführt?',
    answers: 'Was möchten Sie wissen?',
    objection: {
      cues: 'keine zeit, in eile, zu teuer, beschäftigt',
      text: 'Ich verstehe. Wir antworten Ihnen gern schriftlich, wann es Ihnen passt.',
    },
    ask: 'Möchten Sie mit jemandem aus unserem Team darüber sprechen?',
    handover: 'Jemand aus unserem Team meldet sich bei Ihnen.',
    close: 'Danke für Ihre Zeit. Auf Wiedersehen.',
  },
  words: {
    price:
      'kosten kostet preis preise teuer günstig billig gebühr gebühren tarif tarife honorar ' +
      'wie_viel wie_hoch wieviel stundensatz preisliste euro was_muss_ich_zahlen zahle ' +
      'ich_zahle zahlen_muss was_kostet',
    hours:
      'geöffnet öffnungszeiten offen geschlossen öffnen öffnet schließen wochenende samstag ' +
      'samstags sonntag sonntags montag uhr sprechzeiten bürozeiten wann_sind_sie ' +
      'wann_kann_ich nachts abends feiertag',
    place:
      'wo adresse standort sitz besuchen anschrift hauptsitz ansässig finde_ich liegt ' +
      'gelegen straße ort stadt wo_sind',
    contact: 'telefon anrufen erreichen erreiche email mail kontakt nummer telefonnummer',
    delivery:
      'liefern lieferung lieferzeit liefert geliefert versand versenden verschickt ankommen ' +
      'wie_schnell lieferfrist zustellung wann_kommt wann_kommen da warten wochen',
    trial: 'testen test probe probieren ausprobieren muster demo vorführung probezeit testphase',
    guarantee:
      'garantie gewährleistung kaputt defekt schaden rückgabe zurückgeben umtausch ' +
      'reklamation schiefgeht erstattung geld_zurück beschädigt geht_kaputt schäden',
    proof: 'kunden kundinnen referenz referenzen bewertungen erfahrungen wer_nutzt beweis',
    age:
      'seit gegründet gründung erfahrung wie_alt wie_groß seit_wann besteht bestehen ' +
      'schon_lange jahre gibt_es_sie',
    offer:
      'anbieten bieten verkaufen verkauft angebot produkte leistungen was_machen_sie ' +
      'was_macht_ihre was_genau worum_geht',
    audience: 'geeignet für_wen zielgruppe an_wen richtet eignet passt passen',
    security:
      'sicher sicherheit daten datenschutz dsgvo gespeichert zertifiziert zertifikat ' +
      'zertifikate iso verschlüsselt versichert',
    payment: 'zahlen zahlung bezahlen rechnung kreditkarte raten überweisung lastschrift',
    term:
      'vertrag laufzeit kündigen kündigung kündigungsfrist mindestlaufzeit bindung gebunden ' +
      'abo aussteigen raus_aus rauskommen',
    support: 'hilfe unterstützung schulung einrichtung installation einrichten wartung support',
    speaks: 'sprache sprachen englisch deutsch französisch sprechen',
    human: 'mensch menschen jemand kollege kollegin berater mitarbeiterin echter_mensch',
    later:
      'später ein_andermal jetzt_nicht rufen_sie_zurück zurückrufen nächste_woche ' +
      'nächsten_monat melden_sie_sich_später',
    identity: 'roboter maschine bot ki computer wer_sind_sie sind_sie_echt sind_sie_ein chatbot',
    orders:
      'ignoriere ignorieren vergiss vergessen_sie anweisungen anweisung prompt tu_so ' +
      'sprich_mir sag_dass sagen_sie_dass wiederhole systemprompt ab_jetzt neue_regeln',
    annoyed:
      'dumm blöd idiot nervt nervig unsinn quatsch spam betrug nutzlos zeitverschwendung ' +
      'mist halt_den',
    greeting: 'hallo guten_tag guten_morgen moin servus grüß_gott',
    thanks: 'danke dankeschön vielen_dank',
    bye: 'tschüss wiedersehen ciao das_war_alles das_wars nichts_mehr keine_fragen',
    yes: 'ja klar gern gerne okay ok einverstanden natürlich sicher_doch passt in_ordnung',
    no: 'nein nö lieber_nicht nein_danke eher_nicht',
    duration: 'wie_lange wie_lang dauert dauer',
    asking:
      'ihr ihre ihren was welche welcher welches wer wie wann warum viele viel lange hoch ' +
      'oft weit bitte sagen wissen möchte möchten können kann haben hat gibt geben bekommen ' +
      'bekomme noch auch denn eigentlich wirklich mehr passiert machen damit schnell ' +
      'einfach selbst zuerst erst dann das es überhaupt dafür zahlen lassen',
    generic: 'produkt ding sache paket system gerät lösung firma unternehmen ihnen dienst',
    counting: 'wie_viele wieviele',
    install:
      'montieren montage montiert einbauen einbau baut_ein installieren aufbauen ' +
      'selbst_einbauen monteur',
    minimum:
      'mindestbestellung mindestmenge mindestens mindestabnahme kleinmenge nur_einen ' +
      'nur_eine kleinste',
    disposal:
      'alte alten gebrauchte entsorgen entsorgung entsorgt recycling zurücknehmen rücknahme ' +
      'müll altgeräte',
    origin: 'herkunft woher kommt_aus hergestellt_in stammt stammen land ursprung',
    eco:
      'bio biologisch ökologisch nachhaltig nachhaltigkeit umwelt umweltfreundlich chemie ' +
      'chemikalien recycelt',
    energy: 'strom energie verbrauch stromverbrauch akku batterie aufladen laden stromausfall',
    staff: 'mitarbeiter mitarbeitende angestellte beschäftigte leute team',
    start: 'anfangen beginnen starten loslegen wann_können',
  },
}

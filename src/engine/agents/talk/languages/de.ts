import type { AgentLanguage } from '../language.ts'

export const de: AgentLanguage = {
  phrases: {
    unknown: 'Das weiß ich nicht.',
    nearest: 'Das ist das Nächste, was ich dazu weiß.',
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
    offers: 'Meinen Sie eine dieser Fragen?',
    asks: {
      offer: 'Was machen Sie?',
      audience: 'Für wen ist das?',
      proof: 'Wer sind Ihre Kunden?',
      price: 'Was kostet das?',
      hours: 'Wann sind Sie erreichbar?',
      contact: 'Wie erreiche ich Sie?',
    },
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
  answers: {
    not:
      'nicht nein nichts kein keine keinen keinem keiner keines keinesfalls nie niemals kaum ' +
      'ungern',
    agreed:
      'kein_problem keine_probleme warum_nicht wieso_nicht nichts_dagegen nichts_einzuwenden ' +
      'kein_ding keine_einwände keinen_einwand',
    talk: 'sprechen reden telefonieren verbinden',
    putOff:
      'rufen_sie_zurück zurückrufen rufen_sie_mich ruf_mich ruft_mich rückruf melden_sie_sich ' +
      'melde_dich ein_andermal jetzt_nicht',
  },
  words: {
    price:
      'kosten kostet preis preise teuer günstig billig gebühr gebühren tarif tarife honorar ' +
      'wie_viel wie_hoch wieviel stundensatz preisliste euro was_muss_ich_zahlen zahle ' +
      'ich_zahle zahlen_muss was_kostet was_nehmen nehmen_sie_denn was_verlangen verlangen ' +
      'hinlegen was_macht_das kostenpunkt was_muss_ich preislich zahl_ich zahle_ich blechen ' +
      'rechnen_muss löhnen wieviel_nehmen was_krieg ausgeben kosten_sie im_monat pro_monat ' +
      'bezahle_ich zahlen bezahlen kommt_das was_nehmen_sie wie_viel_kommt hinblättern ' +
      'über_den_daumen was_kommt kommt_mich in_rechnung liegen_wir liegt_man größenordnung ' +
      'verlangt_ihr nehmt_ihr',
    hours:
      'geöffnet öffnungszeiten offen geschlossen öffnen öffnet schließen wochenende samstag ' +
      'samstags sonntag sonntags montag uhr sprechzeiten bürozeiten wann_sind_sie wann_kann_ich ' +
      'nachts abends feiertag dienstag mittwoch donnerstag freitag montags dienstags mittwochs ' +
      'donnerstags freitags werktags werktage feierabend mittags morgens vormittags nachmittags ' +
      'abend nachmittag vormittag feiertage ist_da_jemand noch_jemand jemand_da besetzt ' +
      'macht_auf machen_auf macht_zu machen_zu ab_wann bis_wann wann_offen offen_haben ' +
      'halb_sieben halb_acht halb_neun halb_fünf halb_sechs nach_feierabend früh_um frühmorgens ' +
      'mittagspause ans_telefon noch_wer schon_wer',
    place:
      'wo adresse standort sitz besuchen anschrift hauptsitz ansässig finde_ich liegt gelegen ' +
      'straße ort stadt wo_sind vorbeikommen vorbei wohin hinkommen hinfahren finde_euch ' +
      'sitzt_ihr sitzen_sie zu_uns zu_ihnen vor_ort kommen_sie_zu wo_genau anfahrt büro_ist ' +
      'wo_seid wo_muss_ich wo_finde ums_eck weit_von in_der_nähe wo_steckt herkommen zu_euch',
    contact:
      'telefon anrufen erreichen erreiche email mail kontakt nummer telefonnummer anruf ' +
      'durchwahl handynummer rufnummer ans_telefon melden erreicht erreiche_ich_sie ' +
      'wie_erreiche sie_an zu_fassen telefonisch ihre_nummer',
    delivery:
      'liefern lieferung lieferzeit liefert geliefert versand versenden verschickt ankommen ' +
      'wie_schnell lieferfrist zustellung wann_kommt wann_kommen warten wochen schicken ' +
      'verschicken schickt losschicken rausgehen raus_geht kommt_an ankommt geliefert_wird ' +
      'wie_lang_ist_die lagernd auf_lager vorrätig eintreffen eintrifft bekomme_ich_die ' +
      'bis_es_da da_ist bis_die_da bis_das_da kriege_ich wann_hätte wann_wäre bis_wann_kommt ' +
      'wann_habe_ich wann_hab_ich wann_ist_das_da heute_bestelle heute_bestellen geht_mir_aus ' +
      'fast_leer im_haus wie_flott bei_uns_ankommt',
    trial:
      'testen test probe probieren ausprobieren muster demo vorführung probezeit testphase ' +
      'kostprobe unverbindlich mal_ansehen anschauen ansehen erst_mal kostenlos_testen gratis ' +
      'umsonst kostenlos kostenfrei unentgeltlich eins_ansehen eines_sehen erst_mal_probieren ' +
      'kennenlernen in_die_hand anfassen erst_sehen mal_ausprobieren bevor_ich_mich zur_probe ' +
      'schnuppern',
    guarantee:
      'garantie gewährleistung kaputt defekt schaden rückgabe zurückgeben umtausch reklamation ' +
      'schiefgeht erstattung geld_zurück beschädigt geht_kaputt schäden garantien garantiert ' +
      'ersetzen ersetzt ersatz zurückschicken zurücknehmen_wenn kaputtgehen zurücksenden ' +
      'rücksendung nicht_gefällt den_geist_aufgibt geist_aufgibt verreckt kaputt_ist neues_dann ' +
      'neuen_dann hinüber_ist wer_zahlt_dann',
    proof:
      'kunden kundinnen referenz referenzen bewertungen erfahrungen wer_nutzt beweis wer_kauft ' +
      'andere_firmen wen_beliefern stammkunden wer_noch schon_bei_ihnen wer_kauft_sonst ' +
      'sonst_noch_bei wer_arbeitet andere_kunden noch_andere andere_betriebe schon_mal_gemacht ' +
      'macht_ihr_das_öfter in_unserer_gegend viele_andere',
    age:
      'seit gegründet gründung erfahrung wie_alt wie_groß seit_wann besteht bestehen ' +
      'schon_lange jahre gibt_es_sie wie_lange_gibt wie_lange_machen gründungsjahr seit_wie ' +
      'seit_wann_gibt tradition schon_am_markt welchem_jahr',
    offer:
      'anbieten bieten verkaufen verkauft angebot produkte leistungen was_machen_sie ' +
      'was_macht_ihre was_genau worum_geht',
    audience: 'geeignet für_wen zielgruppe an_wen richtet eignet passt passen',
    security:
      'sicher sicherheit daten datenschutz dsgvo gespeichert zertifiziert zertifikat ' +
      'zertifikate iso verschlüsselt versichert vertraulich geheim geprüft prüfung zulassung ' +
      'zugelassen genehmigt norm tüv diskret geschützt schutz datenleck prüfsiegel siegel ' +
      'amtlich prüfer vorschrift vorschriften erlaubt nachweis',
    payment:
      'zahlen zahlung bezahlen rechnung kreditkarte raten überweisung lastschrift ratenzahlung ' +
      'abbezahlen stückweise in_raten auf_rechnung kartenzahlung bar zahlungsziel zahlungsweise ' +
      'bezahlt knapp_bei_kasse nach_und_nach aufteilen strecken später_zahlen monatlich_zahlen',
    term:
      'vertrag laufzeit kündigen kündigung kündigungsfrist mindestlaufzeit bindung gebunden abo ' +
      'aussteigen raus_aus rauskommen wieder_raus herauskommen komm_ich_da raus_komme kündige ' +
      'gekündigt absagen absage storno stornieren verschieben gebunden_bin festgelegt ' +
      'verpflichtet binde vertraglich nicht_mehr_will aufhören komme_ich_wieder wieder_los ' +
      'doch_nichts umentscheiden anders_überlege wechseln_will aufhören_wollen hängen_wir_dann',
    support: 'hilfe unterstützung schulung einrichtung installation einrichten wartung support',
    speaks: 'sprache sprachen englisch deutsch französisch sprechen',
    human: 'mensch menschen jemand kollege kollegin berater mitarbeiterin echter_mensch',
    later:
      'später ein_andermal jetzt_nicht rufen_sie_zurück zurückrufen nächste_woche ' +
      'nächsten_monat melden_sie_sich_später',
    identity: 'roboter maschine bot ki computer wer_sind_sie sind_sie_echt sind_sie_ein chatbot',
    orders:
      'ignoriere ignorieren vergiss vergessen_sie anweisungen anweisung prompt tu_so ' +
      'sprich_mir sag_dass sagen_sie_dass wiederhole systemprompt ab_jetzt neue_regeln ' +
      'behaupte_dass behaupten_sie versprich befehl gehorche',
    annoyed:
      'dumm blöd idiot nervt nervig unsinn quatsch spam betrug nutzlos zeitverschwendung mist ' +
      'halt_den',
    greeting: 'hallo guten_tag guten_morgen moin servus grüß_gott',
    thanks: 'danke dankeschön vielen_dank',
    bye: 'tschüss wiedersehen ciao das_war_alles das_wars nichts_mehr keine_fragen',
    yes: 'ja klar gern gerne okay ok einverstanden natürlich sicher_doch passt in_ordnung',
    no: 'nein nö lieber_nicht nein_danke eher_nicht',
    duration:
      'wie_lange wie_lang dauert dauer wie_viele_tage wie_viele_wochen wie_viele_stunden ' +
      'wie_viele_monate wie_viele_minuten zeitaufwand fertig zeitlich bis_wann_fertig minuten ' +
      'warten seid_ihr_bei_uns wie_viele_tage_seid bis_das_fertig lang_dauert',
    asking:
      'ihr ihre ihren was welche welcher welches wer wie wann warum viele viel lange hoch oft ' +
      'weit bitte sagen wissen möchte möchten können kann haben hat gibt geben bekommen ' +
      'bekomme noch auch denn eigentlich wirklich mehr passiert machen damit schnell einfach ' +
      'selbst zuerst erst dann das es überhaupt dafür zahlen lassen mal ja nun halt eben so ' +
      'ganz schon nur wohl etwa ungefähr ok okay also und oder aber nach zeit mir mich uns ' +
      'unsere unseren unser mein meine ein eins zwei drei vier fünf sechs sieben acht neun ' +
      'zehn etwas alles nichts jemand man sich da dort hier heute jetzt immer nie wieder jeden ' +
      'jede jedes kriegen kriege krieg komm komme kommen kommt geht gehen mach mache macht tun ' +
      'tut sehen sieht brauche brauchen braucht muss müssen soll sollen darf dürfen würde ' +
      'würden könnte könnten wäre nehmen nimmt stimmt genau egal frage fragen wenn falls ob ' +
      'wegen bei diese dieser dieses deren dessen einer einem eine große kleine klein groß gut ' +
      'neu neue mit ohne derzeit gerade einmal bisschen bisserl solche so_ein teil teile zeug ' +
      'sowas denke glaube hätte hätten kümmern kümmert sonst besser passieren woran bestelle ' +
      'bestellen heraus hinein heran herum heraus wan nich nix is ne wieso jahr jahre jahren ' +
      'monat monate monaten woche tag tagen müsste müssten dürfte arbeiten arbeitet kaufen ' +
      'kauft nutzen nutzt daran davon dazu darüber hierher besten am irgendein irgendeine ' +
      'gleich anderen andere weitere',
    you: 'sie ihnen ihr ihre ihren ihrem ihrer euch euer eure euren',
    generic: 'produkt ding sache paket system gerät lösung firma unternehmen ihnen dienst',
    counting: 'wie_viele wieviele',
    install:
      'montieren montage montiert einbauen einbau baut_ein installieren aufbauen ' +
      'selbst_einbauen monteur anbringen angebracht einbauen_selber selber_einbauen aufbau ' +
      'aufgebaut aufstellen eingebaut anschließen baut_das bauen_sie_das setzt_ein einsetzen ' +
      'hängt_ihr_auf anbauen hinbauen dranbauen macht_ihr_rein',
    minimum:
      'mindestbestellung mindestmenge mindestens mindestabnahme kleinmenge nur_einen nur_eine ' +
      'kleinste minimum wenigstens mindest so_wenig kleine_menge nur_ein nur_zwei nur_drei ' +
      'nur_zehn nur_ein_paar abnehmen_muss abnehmen',
    disposal:
      'alte alten gebrauchte entsorgen entsorgung entsorgt recycling zurücknehmen rücknahme ' +
      'müll altgeräte wegwerfen wegschmeißen loswerden altes mitnehmen schrott abfall ' +
      'danach_mit entsorge nehmen_sie_mit zurückgenommen recyceln verwertung zurück wohin_mit ' +
      'holen_sie_das_wieder alte_zeug die_alten das_alte kippe mitgenommen',
    origin:
      'herkunft woher kommt_aus hergestellt_in stammt stammen land ursprung wo_kommt wo_kommen ' +
      'aus_welchem regional hiesig herkommt',
    eco:
      'bio biologisch ökologisch nachhaltig nachhaltigkeit umwelt umweltfreundlich chemie ' +
      'chemikalien recycelt giftig schädlich umweltschonend klima natürlich giftstoffe öko',
    energy:
      'strom energie verbrauch stromverbrauch akku batterie aufladen laden stromausfall ' +
      'stromrechnung watt batterien steckdose energieverbrauch stromsparen sparen_wir sparen ' +
      'einsparen einsparung spart senken elektrisch frisst_strom zieht_strom verbraucht',
    staff:
      'mitarbeiter mitarbeitende angestellte beschäftigte leute team wie_viele_sind ' +
      'wie_viele_arbeiten belegschaft personal kollegen_haben köpfe subunternehmer ' +
      'nur_sie_allein ganz_allein wie_groß_seid wie_viele_seid ein_mann zu_wievielt',
    start:
      'anfangen beginnen starten loslegen wann_können beginn angefangen starttermin los_legen ' +
      'losgehen geht_es_los anfängt startklar losgelegt wie_schnell_können',
    frequency:
      'wie_oft regelmäßig täglich wöchentlich monatlich jährlich alle_paar abstand rhythmus ' +
      'wie_häufig häufig mal_im mal_pro',
    lifetime:
      'hält halten haltbar haltbarkeit lebensdauer wechseln auswechseln austauschen verschleiß ' +
      'wann_wechseln hinüber tauschen verderben verdirbt ablaufen wie_lange_hält nutzungsdauer',
    noise:
      'lärm laut lautstärke leise geräusch geräusche krach dezibel ruhig hört schall ruhiger ' +
      'leiser hört_man hören_uns dröhnt hallt',
    insurance:
      'versicherung versichert versichern haftpflicht haftung haften diebstahl geklaut ' +
      'gestohlen klaut dieb unfall schadensfall kaputt_macht kaputtmacht etwas_runterwirft ' +
      'zerbricht wer_haftet steht_dafür_gerade',
    repair:
      'reparatur reparieren repariert kaputt kaputtgeht defekt störung ausfall ausfällt ' +
      'fällt_aus techniker pannendienst panne streikt funktioniert_nicht richten',
    training:
      'schulung schulen einweisung einweisen zeigen_uns erklären erklärt lernen kurs kurse ' +
      'ausbildung unterricht beibringen',
    pickup:
      'abholen abholung holen abgeholt holt_ab herbringen bringen_wir hinbringen vorbeibringen ' +
      'selbst_bringen',
    storage:
      'lagern lagerung einlagern aufbewahren aufbewahrung lager lagerplatz platz unterstellen ' +
      'zwischenlagern',
    custom:
      'logo bedrucken bedruckt druck aufdruck drucken firmenname eigenes_design individuell ' +
      'maßanfertigung nach_maß beschriften gravur',
    variety:
      'farbe farben größe größen modell modelle ausführung ausführungen format formate sorte ' +
      'sorten auswahl varianten variante dateien',
    capacity:
      'personen teilnehmer teilnehmen maximal höchstens gruppe gruppen plätze gruppengröße ' +
      'kapazität',
    season:
      'winter sommer frühling herbst kälte frost schnee kalt gefriert draußen außenbereich ' +
      'monat januar februar märz april juni juli august september oktober november dezember ' +
      'jahreszeit im_freien',
    care:
      'pflege pflegen wartung warten_sie reinigung reinigen putzen säubern gießen ' +
      'instandhaltung schneiden kümmert_sich',
    fit:
      'passen passt kompatibel geht_das_in reingehen rein hineinpassen hersteller marke marken ' +
      'fabrikat modelltyp anlagen',
    permit:
      'genehmigung genehmigungen erlaubnis bauamt behörde behörden antrag papierkram amt ' +
      'formulare bewilligung',
    digital:
      'online app cloud hochladen digital elektronisch papier internet webseite scannen ' +
      'fotografieren foto zugang zugriff portal software ordner belege quittungen quittung ' +
      'papierform',
    advice:
      'beraten beratung empfehlen empfehlung aussuchen auswählen entscheiden rat weiterhelfen ' +
      'begutachten ausmessen messen anschauen_kommen besichtigung besichtigen',
    load: 'gewicht schwer tragen trägt tragfähigkeit last belastung einstürzen stabil kilo statik',
    food: 'lebensmittel essen lebensmittelecht speisen nahrung hygienisch',
    rental: 'mieten miete vermieten leihen ausleihen leasing leasen verleih',
    range: 'reichweite wie_weit kilometer entfernung strecke',
    wages:
      'lohn löhne gehalt gehälter lohnabrechnung lohnabrechnungen lohnzettel lohnbuchhaltung ' +
      'gehaltsabrechnung verdienst',
  },
}

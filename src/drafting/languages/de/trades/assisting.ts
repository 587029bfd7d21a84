import { within } from '../../letters.ts'
import type { AssistingTrades } from '../../trade-ids.ts'

/** Trades that help other firms with special work, as firms of them speak. */
export const assisting: AssistingTrades = {
  shipAgents: {
    words: within(
      'schiffsagent|schiffsmakler|schiffsausrüst|schiffsbelieferung|schiffsversorg|schiffsklarier|schiffsabfertigung',
      'hafenagent|linienagent|reedereiagent|schiffsproviant|crewwechsel',
    ),
    sentence: 'Wir sind Schiffsagenten.',
    noun: 'Schiffsagentur',
    offers: [
      'Wir betreuen Schiffe und Besatzungen während der Liegezeit im Hafen.',
      'Wir beliefern Schiffe mit Proviant, Ersatzteilen und Ausrüstung.',
    ],
    when: [
      'ein Schiff am Samstag einläuft und der Liegeplatz noch offen ist',
      'ein Seemann zum Arzt muss und das Schiff abends ausläuft',
      'ein Ersatzteil am Flughafen liegt und noch an Bord muss',
    ],
    gets: ['eine Schätzung der Hafenkosten für einen Anlauf', 'einen Preis für Ihre Bestellliste'],
  },
  freightBrokers: {
    words: within(
      'frachtvermittl|frachtenvermittl|transportvermittl|ladungsvermittl|frachtenbörse|frachtbörse|laderaumvermittl',
      'frachtmakler|befracht|disposition für (?:frachtführer|transportunternehmen)|dispositionsservice',
    ),
    sentence: 'Wir vermitteln Transporte.',
    noun: 'Frachtvermittlung',
    offers: [
      'Wir vermitteln Frachtführer für Teil- und Komplettladungen.',
      'Wir disponieren für kleine Fuhrunternehmen und suchen ihnen Rückladungen.',
    ],
    when: [
      'eine Ladung bereitsteht und der übliche Frachtführer abgesagt hat',
      'ein Lkw nach dem Abladen leer zurückfahren müsste',
      'der Disponent im Urlaub ist und das Telefon nicht stillsteht',
    ],
    gets: ['einen Frachtpreis für eine Ihrer Strecken', 'zwei Vorschläge für eine Rückladung'],
  },
  languageLessons: {
    words: within(
      'sprachschul|sprachkurs|sprachtraining|sprachunterricht|sprachtrainer|sprachlehrer|firmensprach',
      '(?:deutsch|englisch|französisch|spanisch)(?:-?kurs|unterricht|training)|business english|berufssprach',
      'integrationskurs',
    ),
    sentence: 'Wir unterrichten Sprachen.',
    noun: 'Sprachkurse',
    offers: [
      'Wir unterrichten Sprachen in Firmen, vor Ort oder online.',
      'Wir bringen neuen Mitarbeitern aus dem Ausland Deutsch bei.',
    ],
    when: [
      'am Montag jemand anfängt, der noch kaum Deutsch kann',
      'ein Abnehmer aus dem Ausland anruft und niemand abnehmen will',
      'ein Mitarbeiter in drei Monaten ins Ausland geht',
    ],
    gets: ['eine Probestunde für ein Team', 'einen Einstufungstest für Ihre Gruppe'],
  },
  coaching: {
    words: within(
      'coaching|(?:business|führungskräfte|karriere|team|job|management)-?coach|mediation|mediator|supervision(?!s)',
      'supervisor(?:in)?(?!\\p{L})|konfliktberat|konfliktmoderation|konfliktmanagement',
    ),
    sentence: 'Wir coachen Führungskräfte und Teams.',
    noun: 'Coaching',
    offers: [
      'Wir begleiten Führungskräfte und Inhaber im Einzelcoaching.',
      'Wir vermitteln in Konflikten im Team und unter Gesellschaftern.',
    ],
    when: [
      'eine Fachkraft zur Chefin wird und die alten Kollegen nicht mitziehen',
      'in einer Abteilung zwei nicht mehr miteinander reden',
      'zwei Gesellschafter uneins sind und Entscheidungen liegen bleiben',
    ],
    gets: [
      'ein erstes Gespräch mit einer Führungskraft',
      'einen Ablauf für eine Mediation mit Preis',
    ],
  },
  copywriting: {
    words: within(
      'werbetext|texterin|texter(?!k)|textagentur|textbüro|textwerkstatt|copywrit|ghostwrit|lektorat|lektorin',
      'korrektorat|korrekturles|technische redaktion|technische[rn]? redakteur|redaktionsbüro|redenschreib',
    ),
    sentence: 'Wir schreiben und lektorieren Texte.',
    noun: 'Texte',
    offers: [
      'Wir schreiben Texte für Websites, Broschüren und Newsletter.',
      'Wir lektorieren Geschäftsberichte, Bücher und Anleitungen.',
    ],
    when: [
      'die neue Website fertig ist und die Texte fehlen',
      'der Geschäftsbericht in den Druck geht und niemand Korrektur gelesen hat',
      'Techniker einen Text geschrieben haben, den kein Kunde versteht',
    ],
    gets: ['ein Probelektorat von einer Seite', 'einen Festpreis für Ihren Text'],
  },
  dataProtection: {
    words: within(
      'extern(?:e[rn]?)? datenschutzbeauftragt|datenschutzberat|datenschutzaudit|datenschutzmanagement',
      'datenschutz-?schulung|dsgvo-(?:berat|audit|check|umsetzung)|iso[ /]?(?:iec )?27001|tisax',
      '(?<!\\p{L})isms(?!\\p{L})|informationssicherheitsb|informationssicherheitsmanagement|hinweisgeberschutz',
    ),
    sentence: 'Wir beraten zum Datenschutz.',
    noun: 'Datenschutz',
    offers: [
      'Wir sind externe Datenschutzbeauftragte für Firmen.',
      'Wir bereiten Firmen auf Zertifikate für Informationssicherheit vor.',
    ],
    when: [
      'ein Laptop mit Kundendaten gestohlen wurde und die Meldefrist läuft',
      'ein früherer Mitarbeiter Auskunft über alle seine Daten verlangt',
      'ein großer Auftraggeber einen Fragebogen zur Informationssicherheit schickt',
    ],
    gets: [
      'eine kurze Prüfung Ihrer Datenschutzerklärung',
      'eine Liste der Unterlagen, die fehlen',
    ],
  },
  patents: {
    words: within(
      'patentanw|patentanmeld|patentrecherche|patentrecht|patentkanzlei|markenanwalt|markenanwält|markenanmeld',
      'markenrecherche|markenüberwach|markenrecht|gebrauchsmuster|designschutz|gewerblicher rechtsschutz',
      'gewerblichen rechtsschutz|schutzrechte',
    ),
    sentence: 'Wir schützen Erfindungen und Marken.',
    noun: 'Patente und Marken',
    offers: [
      'Wir melden Patente an und verteidigen sie gegen Nachahmer.',
      'Wir recherchieren, schützen und überwachen Marken.',
    ],
    when: [
      'ein neues Produkt auf die Messe geht und nicht geschützt ist',
      'ein Brief behauptet, ihr Produkt verletze ein Patent',
      'ein Wettbewerber einen zum Verwechseln ähnlichen Namen benutzt',
    ],
    gets: ['eine kurze Recherche zu Ihrem Markennamen', 'ein erstes Gespräch über eine Erfindung'],
  },
  answering: {
    words: within(
      'telefonservice|telefonsekretariat|telefondienst|anrufannahme|callcenter|call-center|call center|büroservice',
      'bürodienstleist|sekretariatsservice|schreibservice|schreibbüro|virtuelle assisten|virtuelles sekretariat',
    ),
    sentence: 'Wir nehmen für Firmen Anrufe an.',
    noun: 'Telefonservice',
    offers: [
      'Wir nehmen Anrufe im Namen unserer Kunden an.',
      'Wir übernehmen Termine, Rechnungen und andere Büroarbeit.',
    ],
    when: [
      'die Kollegin am Empfang krank ist und Anrufe ins Leere gehen',
      'alle auf der Baustelle sind und nur der Anrufbeantworter abnimmt',
      'nach einer Aktion mehr Anrufe kommen, als das Büro schafft',
    ],
    gets: ['eine Probewoche mit Ihren Anrufen', 'einen Preis nach der Zahl Ihrer Anrufe'],
  },
  archives: {
    words: within(
      'aktenvernicht|aktenlager|aktenarchiv|aktenscan|aktendigitalis|archivierungsdienst|archivdienst|scandienst',
      'scan-?service|dokumentendigitalis|belegdigitalis|datenträgervernicht|festplattenvernicht|mikrofilm',
      'aktenmanagement|digitalisierung von (?:akten|archiven|dokumenten)',
    ),
    sentence: 'Wir scannen, lagern und vernichten Akten.',
    noun: 'Aktenarchivierung',
    offers: [
      'Wir scannen Akten und lagern die Originale ein.',
      'Wir vernichten Akten und Festplatten und bescheinigen es.',
    ],
    when: [
      'das Büro umzieht und der Keller voller Ordner ist',
      'ein Prüfer eine alte Akte verlangt und alle tagelang suchen',
      'Fristen abgelaufen sind und alte Akten vernichtet werden müssen',
    ],
    gets: ['einen gescannten Ordner als Probe', 'einen Preis nach einem Blick ins Archiv'],
  },
  debtCollection: {
    words: within(
      'inkasso|forderungsmanagement|forderungseinzug|bonitätsprüf|bonitätsauskunft|bonitätsauskünfte',
      'wirtschaftsauskunft|wirtschaftsauskünfte|mahnwesen|mahnverfahren|schuldnerermittl',
    ),
    sentence: 'Wir treiben offene Forderungen ein.',
    noun: 'Inkasso',
    offers: [
      'Wir ziehen offene Rechnungen für Firmen ein.',
      'Wir prüfen vor der Lieferung die Bonität neuer Kunden.',
    ],
    when: [
      'eine Rechnung nach der dritten Mahnung noch offen ist',
      'ein großer Auftrag von einer unbekannten Firma kommt',
      'ein Schuldner umgezogen ist und Briefe zurückkommen',
    ],
    gets: [
      'eine erste Einschätzung zu einer offenen Rechnung',
      'ein Muster einer Bonitätsauskunft',
    ],
  },
  coworking: {
    words: within(
      'co-?working|business ?center|businesscenter|mietbüro|bürovermiet|büroräume (?:mieten|zur miete|auf zeit)',
      'büro auf zeit|büros auf zeit|schreibtisch (?:mieten|auf zeit)|virtual office|virtuelles büro|geschäftsadresse',
      'self-?storage|lagerbox|mietlager|lagerraum (?:mieten|zur miete)|lagerräume zur miete',
    ),
    sentence: 'Wir vermieten Büros und Schreibtische.',
    noun: 'Büros auf Zeit',
    offers: [
      'Wir vermieten eingerichtete Büros und Schreibtische auf Zeit.',
      'Wir vermieten Lagerräume für Akten, Werkzeug und Ware.',
    ],
    when: [
      'ein Projektteam für ein halbes Jahr Schreibtische braucht',
      'der Mietvertrag endet, bevor das neue Büro fertig ist',
      'das Lager voll ist und Kartons im Flur stehen',
    ],
    gets: [
      'einen Probetag an einem unserer Schreibtische',
      'einen Rundgang durch die freien Räume',
    ],
  },
  performers: {
    words: within(
      'live-?musik|live-?band|partyband|coverband|galaband|jazzband|tanzband|hochzeitsband|musiker|zauberer',
      'zauberkünst|zaubershow|keynote-?speaker|vortragsredner|gastredner|eventmodera|moderatorin|künstleragentur',
      'kabarettist|entertainer|walking act|alleinunterhalter|streichquartett',
    ),
    sentence: 'Wir treten auf Veranstaltungen auf.',
    noun: 'Musik und Moderation',
    offers: [
      'Wir spielen Livemusik auf Firmenfeiern und Empfängen.',
      'Wir moderieren und unterhalten auf Galas, Tagungen und Jubiläen.',
    ],
    when: [
      'für die Gala Saal und Menü gebucht sind und das Programm fehlt',
      'eine Woche vor der Tagung ein Redner absagt',
      'ein Jubiläum mehr bieten soll als Reden und Buffet',
    ],
    gets: ['ein kurzes Video von einem Auftritt', 'einen Vorschlag für Ihren Abend'],
  },
  soundStudio: {
    words: within(
      'tonstudio|sprachaufnahme|sprecheragentur|sprecherkabine|sprecheraufnahme|sprecherstudio|voice-?over',
      'podcast-?(?:produ|studio|agentur)|hörspiel|hörbuchprodu|audioprodu|audiostudio|telefonansage|ansagetext',
      'sounddesign|vertonung|tonmischung|tonmeister',
    ),
    sentence: 'Wir nehmen Stimmen und Ton auf.',
    noun: 'Tonaufnahmen',
    offers: [
      'Wir nehmen Stimmen für Filme, Schulungen und Telefonansagen auf.',
      'Wir produzieren Podcasts von der Aufnahme bis zum Schnitt.',
    ],
    when: [
      'ein Schulungsfilm geschnitten ist und die Stimme fehlt',
      'die Telefonansage noch die alten Öffnungszeiten nennt',
      'ein selbst aufgenommener Podcast nach Badezimmer klingt',
    ],
    gets: ['drei Stimmen, die zu Ihrem Text passen', 'eine bereinigte Minute Ihrer Aufnahme'],
  },
  mapping: {
    words: within(
      'luftaufnahme|luftbild|drohne(?!nabwehr)|kartograf|kartograph|geoinformation|geodaten|(?<!\\p{L})gis-',
      'kartenherstell|laserscanning|photogrammetr|fotogrammetr|orthofoto|befliegung|fernerkundung',
    ),
    sentence: 'Wir erstellen Karten und Luftbilder.',
    noun: 'Karten und Luftbilder',
    offers: [
      'Wir erstellen Karten und pflegen Geodaten.',
      'Wir befliegen Dächer, Baustellen und Felder und werten die Bilder aus.',
    ],
    when: [
      'ein Dach geprüft werden muss und ein Gerüst zu teuer ist',
      'ein Haufwerk vor dem Jahresabschluss vermessen werden muss',
      'der Lageplan nicht mehr zeigt, was gebaut wurde',
    ],
    gets: ['ein Beispielbild von einem ähnlichen Gelände', 'einen Preis für Ihre Fläche'],
  },
  hosting: {
    words: within(
      'hosting|rechenzentr|colocation|cloud-(?:betrieb|migration|infrastruktur|dienst|anbieter)|cloudbetrieb',
      'domainregistr|domain-registr|domainverwalt|root-?server|managed server|rootserver|serverhousing|webspace',
    ),
    sentence: 'Wir hosten Websites und Server.',
    noun: 'Hosting',
    offers: [
      'Wir betreiben Server, Postfächer und Domains für Firmen.',
      'Wir bringen Anwendungen in die Cloud und betreiben sie dort.',
    ],
    when: [
      'der Onlineshop am Sonntag ausfällt',
      'der Anbieter des alten Servers sein Rechenzentrum schließt',
      'eine Domain abläuft und keine E-Mails mehr ankommen',
    ],
    gets: ['einen Geschwindigkeitstest Ihrer Website', 'einen Plan für den Umzug eines Servers'],
  },
  cyberSecurity: {
    words: within(
      'it-sicherheit|cyber-?sicherheit|cyber ?security|cybersecurity|penetrationstest|pen-?test|netzwerksicherheit',
      'it-forensik|incident response|ransomware|schwachstellenscan|schwachstellenanaly|phishing|security operations',
      'cyberangriff',
    ),
    sentence: 'Wir prüfen die Sicherheit von IT-Systemen.',
    noun: 'IT-Sicherheit',
    offers: [
      'Wir prüfen Netze und Anwendungen auf Sicherheitslücken.',
      'Wir helfen nach Angriffen und stellen Systeme wieder her.',
    ],
    when: [
      'Dateien verschlüsselt sind und auf dem Bildschirm eine Lösegeldforderung erscheint',
      'ein Versicherer vor dem Abschluss einen Penetrationstest verlangt',
      'nach einem gehackten Postfach eine falsche Rechnung bezahlt wurde',
    ],
    gets: [
      'eine kurze Prüfung Ihrer Domain von außen',
      'einen Plan für die ersten Stunden nach einem Angriff',
    ],
  },
  vehicleHire: {
    words: within(
      'autovermiet|fahrzeugvermiet|transportervermiet|lkw-vermiet|wohnmobilvermiet|anhängervermiet|anhängerverleih',
      'autoverleih|mietwagen|mietfahrzeug|miettransporter|transporter mieten|lkw mieten|auto-?abo|fuhrparkleasing',
      'fahrzeugleasing|kfz-leasing|fuhrparkmanagement|flottenmanagement|langzeitmiete|carsharing',
    ),
    sentence: 'Wir vermieten Autos, Transporter und Lkw.',
    noun: 'Mietfahrzeuge',
    offers: [
      'Wir vermieten Autos, Transporter und Anhänger tageweise.',
      'Wir verleasen Lkw und ganze Fuhrparks, mit Wartung.',
    ],
    when: [
      'ein Transporter zwei Wochen in der Werkstatt ist',
      'neue Außendienstler anfangen und ihre Autos später kommen',
      'die Saison beginnt und die eigenen Lkw nicht reichen',
    ],
    gets: ['einen Preis für Ihre Termine und Kilometer', 'eine Liste der Fahrzeuge, die frei sind'],
  },
  standards: {
    words: within(
      'managementsystem|iso-?(?:berat|zertifizierungsberat)|(?:beratung|berater)(?: für| zur?| nach)? iso',
      'iso ?9001[- ](?:berat|audit|einführ)|qualitätsmanagement|qm-(?:berat|beauftragte|dienst)|externe[rn]? qmb',
      'interne audits|zertifizierungsstelle|zertifizierungsgesell|auditor(?:en|in)?(?!\\p{L})',
    ),
    sentence: 'Wir bringen Firmen zur Zertifizierung.',
    noun: 'Zertifizierung',
    offers: [
      'Wir bauen Managementsysteme auf und begleiten Zertifizierungen.',
      'Wir führen interne Audits und stellen externe Qualitätsbeauftragte.',
    ],
    when: [
      'ein Abnehmer für den nächsten Auftrag ein ISO-Zertifikat verlangt',
      'in sechs Wochen der Auditor kommt und Dokumente veraltet sind',
      'kurz vor dem Audit der Qualitätsbeauftragte kündigt',
    ],
    gets: [
      'eine Liste, was für das Zertifikat fehlt',
      'ein Muster einer fertigen Verfahrensanweisung',
    ],
  },
  publishing: {
    words: within(
      'verlag(?!er)|fachzeitschrift|fachmagazin|kundenmagazin|kundenzeitschrift|mitarbeitermagazin|mitarbeiterzeitung',
      'buchproduktion|buchgestaltung|buchherstellung|buchsatz|schriftsatz|festschrift|firmenchronik',
    ),
    sentence: 'Wir verlegen Bücher und Zeitschriften.',
    noun: 'Bücher und Magazine',
    offers: [
      'Wir verlegen Fachbücher und Zeitschriften.',
      'Wir gestalten und produzieren Bücher und Magazine für Firmen.',
    ],
    when: [
      'ein Jubiläum naht und die Firmengeschichte noch in Kartons liegt',
      'ein Manuskript fertig ist und ein Buch werden soll',
      'die Mitarbeiterzeitung ansteht und die Redakteurin gegangen ist',
    ],
    gets: ['zwei Musterseiten mit Ihrem Text', 'einen Preis für Ihre Auflage'],
  },
  flowers: {
    words: within(
      'florist|blumenladen|blumenhaus|blumengeschäft|blumenhandel|blumenschmuck|blumendeko|blumenabo|blumensträuß',
      'büropflanzen|raumbegrünung|innenbegrünung|bürobegrünung|hydrokultur|pflanzenpflege|grünpflanzen|mooswand',
    ),
    sentence: 'Wir liefern Blumen und Pflanzen.',
    noun: 'Blumen und Pflanzen',
    offers: [
      'Wir schmücken Empfänge, Tische und Veranstaltungen mit Blumen.',
      'Wir begrünen Büros und pflegen die Pflanzen.',
    ],
    when: [
      'morgen Gäste kommen und das Foyer kahl wirkt',
      'die Pflanzen im Büro braun sind und niemand gießt',
      'am Freitag jemand in Rente geht und der Strauß fehlt',
    ],
    gets: ['eine Skizze für einen Tisch oder das Foyer', 'einen Monatspreis für Ihre Pflanzen'],
  },
}

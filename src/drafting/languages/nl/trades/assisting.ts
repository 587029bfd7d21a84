import { within } from '../../letters.ts'
import type { AssistingTrades } from '../../trade-ids.ts'

/** Trades that help other firms with special work, as firms of them speak. */
export const assisting: AssistingTrades = {
  shipAgents: {
    words: within(
      'scheepsagent|cargadoor|cargadoors|havenagent|scheepsbevoorrad|scheepsleverancier|shipchandler|ship ?chandler',
      'scheepsproviand|scheepsmakelaar|bevrachtingskantoor|rederijagent|bemanningswissel',
    ),
    sentence: 'Wij zijn scheepsagenten.',
    noun: 'Scheepsagentuur',
    offers: [
      'Wij zorgen in de haven voor schip en bemanning.',
      'Wij leveren proviand, onderdelen en materiaal aan boord.',
    ],
    when: [
      'een schip zaterdag binnenloopt en de ligplaats nog niet geregeld is',
      'een matroos naar een arts moet en het schip die avond vertrekt',
      'een onderdeel op het vliegveld ligt en nog aan boord moet',
    ],
    gets: ['een schatting van de havenkosten voor één bezoek', 'een prijs voor jullie bestellijst'],
  },
  freightBrokers: {
    words: within(
      'vrachtbemiddel|transportbemiddel|ladingbemiddel|vrachtbeurs|vrachtuitwissel|vrachtmakelaar|ladingmakelaar',
      'charterkantoor|retourvracht|retourlading|planning voor (?:transporteurs|vervoerders)',
    ),
    sentence: 'Wij zoeken vrachtwagens voor ladingen.',
    noun: 'Vrachtbemiddeling',
    offers: [
      'Wij vinden vervoerders voor hele ladingen en deelladingen.',
      'Wij plannen voor kleine vervoerders en zoeken retourladingen.',
    ],
    when: [
      'een lading klaarstaat en de vaste vervoerder heeft afgezegd',
      'een vrachtwagen na het lossen leeg terug zou rijden',
      'de planner op vakantie is en de telefoon blijft gaan',
    ],
    gets: [
      'een vrachtprijs voor een van jullie trajecten',
      'twee voorstellen voor een retourlading',
    ],
  },
  languageLessons: {
    words: within(
      'taalschool|talenschool|taalcursus|talencursus|taaltraining|taalles|taleninstituut|taleninstituten',
      'taalinstituut|taalonderwijs|taaltrainer|taalcoach|zakelijk engels|business english',
      '(?:engels|nederlands|duits|frans)e? (?:cursus|les|lessen|training)',
      'cursus (?:engels|nederlands|duits|frans|spaans)|nt2',
    ),
    sentence: 'Wij geven taalles.',
    noun: 'Taaltrainingen',
    offers: [
      'Wij geven taalles bij bedrijven, op locatie of online.',
      'Wij leren nieuwe medewerkers uit het buitenland Nederlands.',
    ],
    when: [
      'maandag iemand begint die nog nauwelijks Nederlands spreekt',
      'een buitenlandse afnemer belt en niemand durft op te nemen',
      'een medewerker over drie maanden naar het buitenland gaat',
    ],
    gets: ['een proefles voor een team', 'een niveautoets voor jullie groep'],
  },
  coaching: {
    words: within(
      'coaching|coachpraktijk|(?:business|loopbaan|team|executive|leiderschaps)-?coach|mediation|mediator|supervisie',
      'intervisie|conflictbemiddel|conflicthantering|conflictcoach|leiderschapsbegeleid',
    ),
    sentence: 'Wij coachen leidinggevenden en teams.',
    noun: 'Coaching',
    offers: [
      'Wij coachen leidinggevenden en ondernemers persoonlijk.',
      'Wij bemiddelen bij conflicten in teams en tussen vennoten.',
    ],
    when: [
      'een vakman leidinggevende wordt en oude collega’s niet meegaan',
      'twee mensen op een afdeling niet meer met elkaar praten',
      'twee vennoten het oneens zijn en besluiten blijven liggen',
    ],
    gets: ['een eerste gesprek met een leidinggevende', 'een opzet voor mediation met de prijs'],
  },
  copywriting: {
    words: within(
      'copywrit|tekstschrijv|tekstbureau|webtekst|ghostwrit|eindredact|tekstredact|tekstcorrect|correctiewerk',
      'proeflez|technisch schrijver|technische schrijver|technical writ|speechschrijv|contentbureau|tekst en redactie',
    ),
    sentence: 'Wij schrijven en redigeren teksten.',
    noun: 'Teksten',
    offers: [
      'Wij schrijven teksten voor websites, folders en nieuwsbrieven.',
      'Wij redigeren jaarverslagen, boeken en handleidingen.',
    ],
    when: [
      'de nieuwe website klaar is en de teksten ontbreken',
      'het jaarverslag naar de drukker gaat en niemand het heeft nagelezen',
      'technici een tekst hebben geschreven die geen klant begrijpt',
    ],
    gets: ['één geredigeerde pagina als proef', 'een prijs voor jullie tekst'],
  },
  dataProtection: {
    words: within(
      'externe (?:functionaris|fg(?!\\p{L}))',
      '(?:privacy|avg|gdpr)-?(?:advies|adviseur|audit|consult|jurist|scan|training|compliance)|avg-proof',
      'functionaris voor gegevensbescherming inhuren|iso[ -]?27001|nen[ -]?7510|informatiebeveilig|isms(?!\\p{L})',
    ),
    sentence: 'Wij adviseren over privacy en gegevensbescherming.',
    noun: 'Gegevensbescherming',
    offers: [
      'Wij zijn externe functionaris gegevensbescherming voor bedrijven.',
      'Wij bereiden bedrijven voor op certificering van informatiebeveiliging.',
    ],
    when: [
      'een laptop met klantgegevens gestolen is en een termijn loopt',
      'een oud-medewerker al zijn gegevens opvraagt',
      'een grote opdrachtgever een vragenlijst over informatiebeveiliging stuurt',
    ],
    gets: [
      'een korte controle van jullie privacyverklaring',
      'een lijst van documenten die ontbreken',
    ],
  },
  patents: {
    words: within(
      'octrooi|merkenbureau|merkengemachtigd|merkregistrat|merkenregistrat|merkenrecht|merkbewaking|merkenbewaking',
      'merkonderzoek|patentaanvra|patentbureau|intellectue(?:el|le) eigendom|modelregistrat|merkbescherm',
    ),
    sentence: 'Wij beschermen uitvindingen en merken.',
    noun: 'Octrooien en merken',
    offers: [
      'Wij vragen octrooien aan en verdedigen ze tegen namaak.',
      'Wij onderzoeken, registreren en bewaken merken.',
    ],
    when: [
      'een nieuw product naar de beurs gaat en niet beschermd is',
      'een brief zegt dat hun product inbreuk maakt op een octrooi',
      'een concurrent een naam gebruikt die op de hunne lijkt',
    ],
    gets: ['een snel onderzoek naar jullie merknaam', 'een eerste gesprek over een uitvinding'],
  },
  answering: {
    words: within(
      'telefoonservice|telefonische bereikbaarheid|telefoonbeantwoord|telefonische receptie|telefonisch secretariaat',
      'callcenter|call ?center|klantcontactcent|secretariaatsservice|secretaresseservice|secretariële',
      'virtu(?:al|eel|ele) (?:assistant|assistent|secretar)|kantoorservice|receptieservice',
    ),
    sentence: 'Wij nemen voor bedrijven de telefoon op.',
    noun: 'Telefoonservice',
    offers: [
      'Wij nemen de telefoon op namens onze klanten.',
      'Wij nemen afspraken, facturen en ander kantoorwerk over.',
    ],
    when: [
      'de receptioniste ziek is en niemand de telefoon opneemt',
      'iedereen op de bouw is en bellers de voicemail krijgen',
      'een actie meer telefoontjes oplevert dan het kantoor aankan',
    ],
    gets: [
      'een proefweek met jullie telefoontjes',
      'een prijs op basis van jullie aantal telefoontjes',
    ],
  },
  archives: {
    words: within(
      'archiefvernietig|archiefopslag|archiefbeheer|archiefdigital|archiefbewerk|documentscan|documentvernietig',
      'documentopslag|scanservice|scandienst|scanbureau|papiervernietiging|datavernietig|vertrouwelijke vernietig',
      'dossierdigital|digitalisering van (?:archieven|dossiers)|archiefmateri',
    ),
    sentence: 'Wij scannen, bewaren en vernietigen archieven.',
    noun: 'Archiefbeheer',
    offers: [
      'Wij scannen dossiers en bewaren de originelen.',
      'Wij vernietigen archieven en harde schijven, met certificaat.',
    ],
    when: [
      'het kantoor verhuist en de kelder vol mappen staat',
      'een accountant een oud dossier wil zien en iedereen dagen zoekt',
      'bewaartermijnen aflopen en oude dossiers vernietigd moeten worden',
    ],
    gets: ['één gescande map als proef', 'een prijs na een blik in jullie archief'],
  },
  debtCollection: {
    words: within(
      'incasso|gerechtsdeurwaarder|deurwaarder|debiteurenbeheer|creditmanagement|credit management|kredietinformatie',
      'kredietcheck|kredietwaardig|kredietrapport|handelsinformatie|onbetaalde facturen|vorderingen innen',
    ),
    sentence: 'Wij innen onbetaalde facturen.',
    noun: 'Incasso',
    offers: [
      'Wij innen onbetaalde facturen voor bedrijven.',
      'Wij controleren nieuwe klanten voordat er geleverd wordt.',
    ],
    when: [
      'een factuur na de derde aanmaning nog openstaat',
      'een grote bestelling van een onbekend bedrijf binnenkomt',
      'een debiteur verhuisd is en brieven terugkomen',
    ],
    gets: [
      'een eerste oordeel over een onbetaalde factuur',
      'een voorbeeld van een kredietrapport',
    ],
  },
  coworking: {
    words: within(
      'co-?working|flexplek|flexwerkplek|flexibele (?:werkplek|kantoor)|kantoorruimte|kantoorverhuur|kantoorkamer',
      'kantoorunit|business ?center|bedrijfsverzamelgebouw|virtueel kantoor|zakelijk postadres|self-?storage',
      'opslagruimte|opslagbox|opslagunit|bedrijfsunit',
    ),
    sentence: 'Wij verhuren kantoren en werkplekken.',
    noun: 'Kantoorruimte',
    offers: [
      'Wij verhuren ingerichte kantoren en werkplekken per maand.',
      'Wij verhuren opslagruimte voor archief, gereedschap en goederen.',
    ],
    when: [
      'een projectteam voor een half jaar werkplekken nodig heeft',
      'het huurcontract afloopt voordat het nieuwe kantoor klaar is',
      'het magazijn vol is en er dozen in de gang staan',
    ],
    gets: ['een proefdag op een van onze werkplekken', 'een rondleiding door de vrije ruimtes'],
  },
  performers: {
    words: within(
      'livemuziek|live-muziek|live muziek|coverband|feestband|jazzband|bruiloftsband|bedrijfsfeestband|muzikant',
      'goochelaar|illusionist|dagvoorzitter|gastspreker|keynote ?speaker|spreker inhuren|sprekersbureau|presentator',
      'cabaretier|entertainer|artiestenbureau|zangeres',
    ),
    sentence: 'Wij treden op bij evenementen.',
    noun: 'Muziek en optredens',
    offers: [
      'Wij spelen livemuziek op bedrijfsfeesten en recepties.',
      'Wij presenteren en vermaken op gala’s, congressen en jubilea.',
    ],
    when: [
      'het gala een zaal en een menu heeft maar geen programma',
      'een spreker een week voor het congres afzegt',
      'een jubileum meer moet zijn dan toespraken en een buffet',
    ],
    gets: ['een korte video van een optreden', 'een voorstel voor jullie avond'],
  },
  soundStudio: {
    words: within(
      'geluidsstudio|opnamestudio|audiostudio|voice-?over|voice over|stemmenbureau|stemacteur|inspreken',
      'podcast-?(?:produ|studio|maker)|podcasts? maken|audioprodu|luisterboek|sounddesign|geluidsopname|audio-opname',
    ),
    sentence: 'Wij nemen stemmen en geluid op.',
    noun: 'Geluidsopnamen',
    offers: [
      'Wij nemen stemmen op voor films, trainingen en telefoonmenu’s.',
      'Wij produceren podcasts, van opname tot montage.',
    ],
    when: [
      'een instructiefilm gemonteerd is en de stem ontbreekt',
      'het telefoonmenu nog de oude openingstijden noemt',
      'een zelf opgenomen podcast als een badkamer klinkt',
    ],
    gets: ['drie stemmen die bij jullie tekst passen', 'één opgeschoonde minuut van jullie opname'],
  },
  mapping: {
    words: within(
      'luchtopname|drone|luchtfoto|cartogra|geo-?informatie|geodata|gis-|(?<!\\p{L})gis(?!\\p{L})|fotogrammetri',
      'laserscanning|orthofoto|kaarten maken|kaartproductie|hoogtemodel|remote sensing',
    ),
    sentence: 'Wij maken kaarten en luchtopnamen.',
    noun: 'Kaarten en luchtopnamen',
    offers: [
      'Wij maken kaarten en beheren geodata.',
      'Wij vliegen met drones over daken en akkers en verwerken de beelden.',
    ],
    when: [
      'een dak bekeken moet worden en een steiger te duur is',
      'een berg grond gemeten moet worden voor de jaarafsluiting',
      'de plattegrond niet meer laat zien wat er gebouwd is',
    ],
    gets: ['een voorbeeldbeeld van een vergelijkbaar terrein', 'een prijs voor jullie oppervlakte'],
  },
  hosting: {
    words: within(
      'webhosting|hostingprovider|hostingbedrijf|hostingpakket|cloudhosting|managed hosting|hosting(?!er)|datacenter',
      'datacentrum|datacentra|colocatie|colocation|domeinregistrat|domeinnaam|domeinnamen|dedicated server',
      'virtuele server|cloudbeheer|cloudmigratie|private cloud',
    ),
    sentence: 'Wij hosten websites en servers.',
    noun: 'Hosting',
    offers: [
      'Wij beheren servers, mailboxen en domeinen voor bedrijven.',
      'Wij brengen applicaties naar de cloud en beheren ze daar.',
    ],
    when: [
      'de webshop op zondag eruit ligt',
      'de aanbieder van hun oude server zijn datacenter sluit',
      'een domein verloopt en er geen e-mail meer binnenkomt',
    ],
    gets: ['een snelheidstest van jullie website', 'een plan voor het verhuizen van één server'],
  },
  cyberSecurity: {
    words: within(
      'cyber|it-beveiliging|ict-beveiliging|it-security|ict-security|pentest|penetratietest|netwerkbeveiliging',
      'ethisch hack|ethical hack|incident response|ransomware|kwetsbaarheidsscan|phishing',
    ),
    sentence: 'Wij testen de beveiliging van IT-systemen.',
    noun: 'IT-beveiliging',
    offers: [
      'Wij testen netwerken en applicaties op beveiligingslekken.',
      'Wij helpen na een aanval en herstellen de systemen.',
    ],
    when: [
      'bestanden versleuteld zijn en er losgeld geëist wordt',
      'een verzekeraar een pentest wil voordat hij tekent',
      'na een gehackte mailbox een valse factuur betaald is',
    ],
    gets: [
      'een korte controle van jullie domein van buitenaf',
      'een plan voor de eerste uren na een aanval',
    ],
  },
  vehicleHire: {
    words: within(
      'autoverhuur|bestelautoverhuur|busjesverhuur|vrachtwagenverhuur|aanhangerverhuur|aanhangwagenverhuur',
      'voertuigverhuur|truckverhuur|trailerverhuur|huurauto',
      'verhuur van (?:auto|bestel|vracht|bedrijfswagen|aanhang|busje|trailer)|autolease|zakelijke lease|leaseauto',
      'wagenparkbeheer|fleetmanagement',
    ),
    sentence: 'Wij verhuren auto’s, bestelbussen en vrachtwagens.',
    noun: 'Voertuigverhuur',
    offers: [
      'Wij verhuren auto’s, bestelbussen en aanhangers per dag.',
      'Wij leasen vrachtwagens en hele wagenparken uit, met onderhoud.',
    ],
    when: [
      'een bestelbus twee weken in de garage staat',
      'nieuwe buitendienstmensen beginnen en hun auto’s later komen',
      'het seizoen begint en hun eigen vrachtwagens niet genoeg zijn',
    ],
    gets: ['een prijs voor jullie data en kilometers', 'een lijst van voertuigen die vrij zijn'],
  },
  standards: {
    words: within(
      'kwaliteitsmanagement|managementsyste|kwaliteitssyste',
      'iso-?(?:advies|adviseur|certificering|consult|begeleid|coach)',
      '(?:begeleiding|advies|certificering)(?: bij| voor)? iso|iso ?9001[- ](?:advies|certific|begeleid)',
      'interne audit|kam-(?:advies|coörd|dienst|begeleid)|vca-(?:begeleid|advies|certificering)',
      'certificerende instelling|certificatie-instelling',
    ),
    sentence: 'Wij helpen bedrijven aan een certificaat.',
    noun: 'Certificering',
    offers: [
      'Wij zetten managementsystemen op en begeleiden certificering.',
      'Wij doen interne audits en zijn externe kwaliteitsmanager.',
    ],
    when: [
      'een afnemer voor de volgende order een ISO-certificaat vraagt',
      'de auditor over zes weken komt en procedures verouderd zijn',
      'de kwaliteitsmanager vlak voor de audit vertrekt',
    ],
    gets: [
      'een lijst van wat er voor het certificaat ontbreekt',
      'een voorbeeld van een procedure op papier',
    ],
  },
  publishing: {
    words: within(
      'uitgeverij|boekuitgave|vakblad|vaktijdschrift|personeelsblad|personeelsmagazine|relatiemagazine',
      'bedrijfsmagazine|boekproductie|boekvormgeving|boekverzorging|opmaak van (?:boeken|tijdschriften|magazines)',
      'jubileumboek|gedenkboek',
    ),
    sentence: 'Wij geven boeken en tijdschriften uit.',
    noun: 'Boeken en tijdschriften',
    offers: [
      'Wij geven vakboeken en tijdschriften uit.',
      'Wij verzorgen opmaak en productie van boeken voor bedrijven.',
    ],
    when: [
      'er een jubileum komt en de bedrijfsgeschiedenis nog in dozen ligt',
      'een manuscript klaar is en een boek moet worden',
      'het personeelsblad moet verschijnen en de redacteur weg is',
    ],
    gets: ['twee proefpagina’s met jullie tekst', 'een prijs voor jullie oplage'],
  },
  flowers: {
    words: within(
      'bloemist|bloemenwinkel|bloemenzaak|bloemsier|bloemwerk|bloembinder|bloemenabonnement|bloemstuk|bloemdecoratie',
      'boeketten|kantoorplant|kantoorbeplanting|interieurbeplanting|interieurbegroening|plantenverzorging',
      'hydrocultuur|moswand|rouwbloem',
    ),
    sentence: 'Wij leveren bloemen en planten.',
    noun: 'Bloemen en planten',
    offers: [
      'Wij maken bloemwerk voor recepties, tafels en evenementen.',
      'Wij zetten planten in kantoren en verzorgen ze.',
    ],
    when: [
      'er morgen gasten komen en de hal kaal is',
      'de planten op kantoor bruin zijn en niemand water geeft',
      'vrijdag een collega met pensioen gaat en er geen boeket is',
    ],
    gets: ['een schets voor één tafel of de hal', 'een maandprijs voor jullie planten'],
  },
}

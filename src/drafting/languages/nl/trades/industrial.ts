import { within } from '../../letters.ts'
import type { IndustrialTrades } from '../../trade-ids.ts'

/** Suppliers and contractors of industry, fleets and offices, as firms of them speak. */
export const industrial: IndustrialTrades = {
  gases: {
    words: within(
      'industriële gas|technische gas|medische gas|lasgas|speciale gas|beschermgas|voedingsgas',
      'gasfles|gascilinder|ijkgas|vloeibare stikstof|stikstoflever|stikstofgenerator|acetyleen',
      '(?<!\\p{L})argon(?!\\p{L})|droogijs(?!.?(?:stral|reinig))',
    ),
    sentence: 'Wij leveren industriële gassen.',
    noun: 'Industriële gassen',
    offers: [
      'Wij leveren lasgassen en wisselen lege flessen om.',
      'Wij leveren stikstof, medische gassen en droogijs.',
    ],
    when: [
      'midden in een las het gas op is en de leverancier pas vrijdag komt',
      'er huur op de factuur staat voor flessen die niemand meer vindt',
      'een diepgevroren zending morgenochtend droogijs nodig heeft',
    ],
    gets: ['een prijs voor jullie jaarverbruik', 'een telling van de flessen die jullie huren'],
  },
  copiers: {
    words: within(
      'kopieerapparaat|kopieerapparatuur|kopieermachine|kopieersyste|copiers|multifunctional',
      'printer(?:verhuur|service|lease|onderhoud|reparatie)|printers? huren|(?<!\\p{L})printers en',
      'printbeheer|print ?management|managed print|(?<!\\p{L})toner|inktcartridge|laserprinter',
      'kantoorprinter',
    ),
    sentence: 'Wij verhuren en onderhouden printers en kopieermachines.',
    noun: 'Printers en kopieermachines',
    offers: [
      'Wij verhuren printers en kopieermachines per afdruk.',
      'Wij repareren kantoorprinters en leveren toner.',
    ],
    when: [
      'de kopieermachine vlak voor een vergadering vastloopt en de monteur volgende week komt',
      'het leasecontract van de printers bijna vanzelf verlengd wordt',
      'er op elk bureau een andere printer staat en de juiste toner nooit in huis is',
    ],
    gets: ['een prijs per afdruk ter vergelijking', 'een overzicht van wat jullie printers kosten'],
  },
  vetting: {
    words: within(
      'screening van (?:personeel|kandida|sollicit|medewerk)|personeelsscreening|kandidaatscreening',
      'pre-?employment|antecedentenonderzoek|achtergrondonderzoek|referentiecheck|cv-?check',
      'cv-?controle|diplomacontrole|bedrijfsrecherche|recherchebureau|particulier onderzoeksbureau',
      'privédetective|detectivebureau|integriteitsonderzoek|fraudeonderzoek|background check',
      'due.?diligence-?onderzoek',
    ),
    sentence: 'Wij doen screenings en onderzoek voor bedrijven.',
    noun: 'Screening en recherche',
    offers: [
      'Wij controleren cv’s, diploma’s en referenties van sollicitanten.',
      'Wij onderzoeken zakenpartners en fraude binnen bedrijven.',
    ],
    when: [
      'een diploma bij een sollicitatie voor de boekhouding er vreemd uitziet',
      'er een contract met een buitenlandse leverancier ligt die niemand kent',
      'er goederen uit het magazijn verdwijnen en de boeken niets laten zien',
    ],
    gets: ['een voorbeeldrapport zonder namen', 'een vertrouwelijk eerste gesprek over de zaak'],
  },
  vehicleWash: {
    words: within(
      'truckwash|vrachtwagens? wass|vrachtwagenwas|(?:tank|tankwagen|trailer|wagenpark)reinig',
      'tankcleaning|trailerwas|buswas|busreinig|autowas|car ?wash|autopoets|voertuigreinig',
      'voertuigwas|wasstraat|wasboxen|veewagen|bedrijfswagenreinig|wagens wassen|vrachtwagenreinig',
    ),
    sentence: 'Wij wassen vrachtwagens, trailers en wagenparken.',
    noun: 'Voertuigen wassen',
    offers: [
      'Wij wassen en ontsmetten vrachtwagens, trailers en tankwagens.',
      'Wij komen op het terrein en wassen het hele wagenpark.',
    ],
    when: [
      'een klant in de levensmiddelen een trailer zonder reinigingsbewijs weigert',
      'het strooizout de hele winter onder de vrachtwagens blijft zitten',
      'chauffeurs op vrijdagmiddag met de slang op het terrein staan',
    ],
    gets: ['een proefwasbeurt voor één vrachtwagen', 'een vaste prijs per voertuig en beurt'],
  },
  roadworks: {
    words: within(
      'asfalt|wegenbouw|wegonderhoud|wegmarkering|wegbelijning|belijning|wegenwerken',
      'wegenaanleg|wegverharding|terreinverharding|aanleg van wegen|parkeerterrein aanleg',
    ),
    sentence: 'Wij leggen en repareren wegen en terreinen.',
    noun: 'Wegenbouw en asfalt',
    offers: [
      'Wij asfalteren wegen, terreinen en parkeerplaatsen.',
      'Wij vullen gaten in het wegdek en brengen belijning aan.',
    ],
    when: [
      'de heftruck in de kuilen op het terrein zijn lading verliest',
      'de lijnen op de parkeerplaats versleten zijn en iedereen schots en scheef staat',
      'er na elke bui water voor de laaddocks blijft staan',
    ],
    gets: [
      'een ronde over het terrein met offerte',
      'een richtprijs op basis van foto’s en oppervlak',
    ],
  },
  commodities: {
    words: within(
      'grondstoffenhandel|grondstofhandel|handel in (?:grondstof|metal|mineral|erts|graan|granen)',
      'handel in (?:koffie|cacao|suiker)|graanhandel|granenhandel|metaalhandel|koffiehandel',
      'cacaohandel|cacaobonen|suikerhandel|groene koffie|ruwe koffie|commodit|mineralenhandel',
      'handelen in grondstof|agrarische grondstof|non-?ferrohandel',
    ),
    sentence: 'Wij handelen in grondstoffen.',
    noun: 'Grondstoffen',
    offers: [
      'Wij leveren koffie, cacao, suiker en graan per container.',
      'Wij leveren metalen en mineralen zonder tussenhandel.',
    ],
    when: [
      'een lading in de haven vastzit en de fabriek nog voor een week voorraad heeft',
      'een partij in het lab wordt afgekeurd en snel vervangen moet worden',
      'hun enige leverancier de prijs voor het volgende kwartaal verhoogt',
    ],
    gets: ['een monster met analysecertificaat', 'een prijs geleverd in jullie haven'],
  },
  mining: {
    words: within(
      'mijnbouw(?:bedrijf|kundig|dienst|aannemer|advies|project|onderneming|ingenieur)|dagbouw',
      'steengroeve|zandgroeve|kleigroeve|springwerk|springmeester|explosieven|rotsmechanica',
      'zandwinning|grindwinning|zand en grind|grind en zand|zand- en grind|delfstof|puinbrek',
      'steenbrek|breekinstallatie|rotswerk|grondstofwinning|mijnbouwdiensten',
    ),
    sentence: 'Wij werken in mijnen en groeven.',
    noun: 'Mijnbouw en groeven',
    offers: [
      'Wij boren, springen en breken gesteente in groeven.',
      'Wij ontwerpen en beveiligen tunnels, schachten en rotswanden.',
    ],
    when: [
      'er los gesteente boven de transportweg hangt en de groeve stilligt',
      'de breker stilstaat omdat er te weinig gesteente los is',
      'er op de bouw rots opduikt en de graafmachine niet verder komt',
    ],
    gets: ['een bezoek aan de wand met kort verslag', 'een prijs per ton of kubieke meter'],
  },
  displays: {
    words: within(
      'digital signage|narrowcasting|led-?(?:wall|wand|scherm|display|video)|videowall|videowand',
      'reclamescherm|informatiescherm|infoscherm|etalagescherm|buitenscherm|digitale reclame',
      'digitale display|schermverhuur|verhuur van (?:led|schermen)|scorebord|menuscherm|menubord',
    ),
    sentence: 'Wij plaatsen schermen en ledwanden.',
    noun: 'Schermen en ledwanden',
    offers: [
      'Wij plaatsen ledwanden en schermen binnen en buiten.',
      'Wij beheren narrowcasting en verversen de inhoud.',
    ],
    when: [
      'het scherm in de hal zwart blijft en bezoekers de weg vragen',
      'voor elke actie nieuwe posters gedrukt en opgehangen moeten worden',
      'er een beurs aankomt en de hal te licht is voor een beamer',
    ],
    gets: ['een beeld van een scherm in jullie hal', 'een scherm een week op proef'],
  },
  concrete: {
    words: within(
      'betonmortel|stortbeton|betoncentrale|betonpomp|betonlever|betonmix|mixbeton|betonfabriek',
      'prefab ?beton|betonelement|betonproduct|betonwaren|betontrap|betonbuizen|betonplaten',
      'prefab trappen|leveren van beton|stelconplaten',
    ),
    sentence: 'Wij leveren beton en prefab.',
    noun: 'Beton en prefab',
    offers: [
      'Wij leveren betonmortel en pompen die op zijn plaats.',
      'Wij maken trappen, wanden en buizen van prefab beton.',
    ],
    when: [
      'de betonmixer te laat is en de ploeg bij de bekisting staat te wachten',
      'een fundering achter het pand ligt waar geen mixer kan komen',
      'de prefab trap twee weken te laat is en de ruwbouw stilligt',
    ],
    gets: ['een prijs geleverd op de bouw', 'een vrij moment voor jullie volgende stort'],
  },
  telematics: {
    words: within(
      'telemati|gps-?(?:track|volg|systeem)|track.{1,3}trace|voertuigvolg|ritregistratie|volgsysteem',
      '(?:fleetmanagement|wagenparkbeheer)-?(?:software|systeem)|trailer-?tracking|trailervolg',
      'ladingbewak|containertrack|asset-?track|tachograaf|dashcam|boordcomputer',
    ),
    sentence: 'Wij volgen voertuigen, trailers en lading met gps.',
    noun: 'Gps en telematica',
    offers: [
      'Wij rusten voertuigen en trailers uit met gps-trackers.',
      'Wij laten zien waar elk voertuig is en wat het verbruikt.',
    ],
    when: [
      'er sinds maandag een trailer zoek is en niemand weet waar hij staat',
      'er in het weekend een machine van de bouw gestolen is',
      'een gekoelde lading warm aankomt en niemand weet sinds wanneer',
    ],
    gets: ['een tracker op proef in één voertuig', 'een blik op de kaart met eigen gegevens'],
  },
  charging: {
    words: within(
      'laadpaal|laadpalen|laadstation|laadpunt|laadplein|laadinfra|snellad|wallbox|laadoplossing',
      'elektrisch laden|laadvoorziening',
    ),
    sentence: 'Wij plaatsen laadpalen.',
    noun: 'Laadpalen',
    offers: [
      'Wij plaatsen laadpalen op parkeerplaatsen en bij depots.',
      'Wij beheren laadpalen en rekenen de stroom af.',
    ],
    when: [
      'de eerste elektrische leaseauto’s komen en niemand op het werk kan laden',
      'de hoofdzekering springt zodra er drie auto’s laden',
      'medewerkers op het werk laden en de stroom niet verrekend kan worden',
    ],
    gets: [
      'een berekening van wat jullie aansluiting aankan',
      'een prijs voor jullie parkeerplaatsen',
    ],
  },
  vending: {
    words: within(
      'vending|(?:verkoop|snoep|snack|drank|dranken|frisdrank)automa|koffieautoma|koffiemachine',
      'koffieapparaat|waterkoeler|watertap|waterdispenser|koffie op kantoor|kantoorkoffie',
      'koffie voor (?:kantoor|bedrijven)|koffieservice|automatencatering',
    ),
    sentence: 'Wij plaatsen en vullen automaten.',
    noun: 'Koffie- en verkoopautomaten',
    offers: [
      'Wij plaatsen en vullen automaten bij bedrijven.',
      'Wij voorzien kantoren van koffiemachines en waterkoelers.',
    ],
    when: [
      'de koffiemachine weer kapot is en het kantoor naar het tankstation loopt',
      'de nachtploeg niets te eten vindt als de kantine dicht is',
      'medewerkers kratten water naar de derde verdieping sjouwen',
    ],
    gets: ['een koffiemachine op proef voor jullie team', 'een automaat zonder huur of minimum'],
  },
}

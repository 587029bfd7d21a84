import { within, wordsOf } from '../../letters.ts'
import type { MakingTrades } from '../../trade-ids.ts'

/** Trades of makers and suppliers of goods, as firms of them speak. */
export const making: MakingTrades = {
  metalwork: {
    words: within('metaalbewerking|constructiewerk|laswerk|lassen|staalbouw|smederij|hekwerk'),
    sentence: 'Wij doen laswerk en metaalconstructies.',
    noun: 'Laswerk',
    offers: ['Wij lassen en bouwen in metaal.', 'Wij snijden, zetten en lassen plaatwerk.'],
    when: [
      'een trap, hek of balustrade precies moet passen',
      'een onderdeel is gebroken en ter plaatse gelast moet worden',
      'een staalconstructie gepland is en de eigen werkplaats vol zit',
    ],
    gets: ['een prijs op basis van een tekening of foto', 'een offerte met een leverdatum'],
  },
  machining: {
    words: within('verspaning|cnc|draaiwerk|freeswerk|draaien en frezen|fijnmechani'),
    sentence: 'Wij draaien en frezen onderdelen.',
    noun: 'Draai- en freeswerk',
    offers: [
      'Wij draaien en frezen onderdelen, per stuk en in serie.',
      'Wij maken onderdelen voor machines, ook naar voorbeeld.',
    ],
    when: [
      'een onderdeel niet meer te krijgen is en nagemaakt moet worden',
      'hun eigen machines vol zitten en de leverdatum vaststaat',
      'hun vaste leverancier kleine series weigert',
    ],
    gets: ['een prijs voor één onderdeel volgens jullie tekening', 'een proefstuk vóór de serie'],
  },
  finishing: {
    words: within('poedercoat|galvani|verzink|anodis|stralen|oppervlaktebehandeling'),
    sentence: 'Wij coaten metalen onderdelen.',
    noun: 'Coating',
    offers: ['Wij coaten en behandelen metalen onderdelen.', 'Wij stralen en poedercoaten metaal.'],
    when: [
      'onderdelen terugkomen met vlekken, roest of de verkeerde laagdikte',
      'een partij sneller gecoat moet worden dan gepland',
      'een nieuw onderdeel een oppervlak nodig heeft dat buiten standhoudt',
    ],
    gets: ['één gecoat onderdeel als proef', 'een prijs voor jullie seriegrootte'],
  },
  hardening: {
    words: within(
      'warmtebehandeling|harderij|inductieharden|vacuümharden|vacuumharden|nitreren',
      'carboneren|carbonitreren|spanningsarm gloeien|ontlaten',
    ),
    sentence: 'Wij harden en gloeien staal.',
    noun: 'Warmtebehandeling',
    offers: [
      'Wij harden en gloeien stalen onderdelen, per stuk en in serie.',
      'Wij richten assen en gelaste delen.',
    ],
    when: [
      'onderdelen krom uit het harden komen en gericht moeten worden',
      'een partij de hardheidstest niet haalt en de leverdatum vaststaat',
      'een tandwiel is nagemaakt en nog gehard moet worden',
    ],
    gets: ['een prijs per kilo of per stuk', 'een gehard proefstuk met meetwaarden'],
  },
  foundry: {
    words: within(
      'gieterij|gietwerk|gietstuk|spuitgieten van aluminium|hogedrukgieten|zandgieten',
      'verlorenwas|gietijzer|smeedstuk|smeedwerk',
    ),
    sentence: 'Wij gieten en smeden metalen onderdelen.',
    noun: 'Giet- en smeedwerk',
    offers: [
      'Wij gieten onderdelen in ijzer, staal, aluminium of brons.',
      'Wij smeden onderdelen op tekening.',
    ],
    when: [
      'een gietstuk breekt en het model niet meer bestaat',
      'bij het bewerken van gietstukken poriën zichtbaar worden',
      'een gelaste constructie één lichter gietstuk moet worden',
    ],
    gets: ['een stuksprijs op basis van jullie tekening', 'een eerste proefstuk vóór de serie'],
  },
  plastics: {
    words: within('spuitgiet|blaasvorm|kunststofverwerking|kunststof onderdelen|3d-print'),
    sentence: 'Wij maken kunststof onderdelen.',
    noun: 'Kunststof onderdelen',
    offers: ['Wij maken kunststof onderdelen.', 'Wij printen prototypes en kleine series in 3D.'],
    when: [
      'een prototype nodig is voordat de matrijs betaald wordt',
      'een matrijs moet verhuizen omdat hun leverancier stopt',
      'hun vaste leverancier kleine series weigert',
    ],
    gets: ['een prijs op basis van een tekening of 3D-bestand', 'een proefstuk vóór de serie'],
  },
  electronics: {
    words: within(
      'kabelboom|kabelbomen|kabelconfectie',
      'elektronica|printplat|pcb|embedded|sensoren',
    ),
    sentence: 'Wij maken elektronica.',
    noun: 'Elektronica',
    offers: ['Wij ontwikkelen en maken elektronica.', 'Wij assembleren printplaten.'],
    when: [
      'een component niet meer gemaakt wordt en de print moet veranderen',
      'het prototype werkt en de eerste serie gebouwd moet worden',
      'een apparaat in gebruik uitvalt en niemand weet waarom',
    ],
    gets: [
      'een prijs voor jullie eerste serie',
      'een lijst van onderdelen die moeilijk te krijgen zijn',
    ],
  },
  machinery: {
    words: within('machinebouw|automatisering|besturingstechniek|plc'),
    sentence: '',
    noun: 'Machines en besturing',
    offers: [
      'Wij bouwen, automatiseren en repareren machines.',
      'Wij leveren machines en vernieuwen besturingen.',
    ],
    when: [
      'een machine stilstaat en de fabrikant geen datum heeft',
      'een handeling twee mensen de hele dag bezighoudt',
      'de besturing van een oude machine niet meer te repareren is',
    ],
    gets: ['een bezoek aan de machine en een offerte', 'een eerste idee met een globale prijs'],
  },
  dealers: {
    words: within(
      'landbouwmachine|heftruck|tractoren|trekkers en|grondverzetmachine|bouwmachine',
      'mechanisatiebedrijf|truckdealer|bedrijfswagendealer|gebruikte machines',
    ),
    sentence: 'Wij verkopen en onderhouden werkmachines.',
    noun: 'Verkoop en service',
    offers: [
      'Wij verkopen nieuwe en gebruikte werkmachines en bedrijfswagens.',
      'Wij onderhouden en repareren heftrucks, trekkers en bouwmachines.',
    ],
    when: [
      'de reparatie van een heftruck meer kost dan hij waard is',
      'een nieuw project begint en er een machine ontbreekt',
      'een trekker midden in het seizoen uitvalt',
    ],
    gets: ['een lijst van gebruikte machines op voorraad', 'een inruilprijs op basis van foto’s'],
  },
  textiles: {
    words: within('werkkleding|bedrijfskleding|borduur|textieldruk'),
    sentence: '',
    noun: 'Werkkleding',
    offers: [
      'Wij bedrukken en borduren werkkleding.',
      'Wij wassen en verhuren werkkleding en linnen.',
    ],
    when: [
      'nieuwe mensen beginnen en werkkleding met logo ontbreekt',
      'de werkkleding versleten is en iedereen iets anders draagt',
      'er elke week was ligt en niemand er tijd voor heeft',
    ],
    gets: ['een proefstuk om te bekijken', 'een prijs per medewerker'],
  },
  safetyGear: {
    words: within(
      'werkkleding|bedrijfskleding|persoonlijke beschermingsmiddelen|pbm-',
      'veiligheidsschoen|werkschoen|werkhandschoen|veiligheidskleding|verbanddoos',
      'verbandkoffer',
    ),
    sentence: 'Wij leveren werkkleding en beschermingsmiddelen.',
    noun: 'Werkkleding en bescherming',
    offers: [
      'Wij leveren werkkleding, veiligheidsschoenen en beschermingsmiddelen aan bedrijven.',
      'Wij controleren verbanddozen en vullen ze aan.',
    ],
    when: [
      'nieuwe mensen beginnen en schoenen, een helm en een jas nodig hebben',
      'handschoenen na een paar dagen stuk zijn of niemand ze draagt',
      'de verbanddozen half leeg zijn of over de datum',
    ],
    gets: ['een paar pasmaten om uit te proberen', 'een prijs per set voor elke nieuwe medewerker'],
  },
  packaging: {
    words: within('verpakking|kartonnage|etiket|pallet|golfkarton'),
    sentence: '',
    noun: 'Verpakkingen',
    offers: ['Wij maken verpakkingen op maat.', 'Wij leveren verpakkingen en etiketten.'],
    when: [
      'goederen beschadigd aankomen',
      'een product in geen enkele standaarddoos past',
      'de minimale afname van hun leverancier te hoog is',
    ],
    gets: [
      'een proefverpakking voor één product',
      'een prijs voor de aantallen die jullie nodig hebben',
    ],
  },
  printing: {
    words: within('drukkerij|drukwerk|spandoek'),
    sentence: 'Wij zijn een drukkerij.',
    noun: 'Drukwerk',
    offers: [
      'Wij drukken brochures, huisstijl en posters.',
      'Wij drukken etiketten, banners en grote formaten.',
    ],
    when: [
      'er een beurs aankomt en het drukwerk nog ontbreekt',
      'het adres verandert en op al het papier nog het oude staat',
      'een kleine oplage sneller nodig is dan onlinedrukkers leveren',
    ],
    gets: ['een prijs voor jullie volgende drukwerk', 'stalen van papier of materiaal'],
  },
  chemicals: {
    words: within(
      'smeermiddel|smeerolie|industriële olie|chemicaliën|snijolie|koelsmeermiddel',
      'reinigingsmiddel|ontvetter|oplosmiddel|hydrauliekolie',
    ),
    sentence: 'Wij leveren smeermiddelen, chemicaliën en reinigingsmiddelen.',
    noun: 'Smeermiddelen en chemie',
    offers: [
      'Wij leveren olie, vet en reinigingsmiddelen aan bedrijven.',
      'Wij leveren chemicaliën in vaten en containers.',
    ],
    when: [
      'het koelsmeermiddel stinkt of de huid irriteert',
      'een olie niet meer gemaakt wordt en er een vervanger nodig is',
      'een reiniger te gevaarlijk is en vervangen moet worden',
    ],
    gets: ['een monster voor jullie machine', 'een prijs per vat met het veiligheidsblad'],
  },
  covers: {
    words: within(
      'dekzeil|zeilmakerij|vrachtwagenzeil|afdekzeil|tentenbouw|opslagtent|beschermhoes',
      'industriële hoezen',
    ),
    sentence: 'Wij maken zeilen en hoezen op maat.',
    noun: 'Zeilen en hoezen',
    offers: [
      'Wij maken en repareren zeilen, tenten en hoezen.',
      'Wij plaatsen opslagtenten en schaduwdoeken.',
    ],
    when: [
      'het zeil van een vrachtwagen gescheurd is en hij weer weg moet',
      'goederen buiten staan en droog moeten blijven',
      'een terras voor het seizoen schaduw nodig heeft',
    ],
    gets: ['een prijs op basis van maten en een foto', 'doekstalen in jullie kleur'],
  },
  medical: {
    words: within(
      'medische apparatuur|medische hulpmiddel|tandheelkundige apparatuur',
      'dentale apparatuur|laboratoriumapparatuur|laboratoriumbenodigdhed',
      'praktijkinrichting|medische instrument|autoclaaf',
    ),
    sentence: 'Wij leveren en onderhouden medische apparatuur.',
    noun: 'Medische apparatuur',
    offers: [
      'Wij leveren apparatuur aan praktijken, klinieken en laboratoria.',
      'Wij onderhouden, repareren en ijken medische apparaten.',
    ],
    when: [
      'een autoclaaf uitvalt en de afspraken al vaststaan',
      'een praktijk opent of verhuist en apparatuur nodig heeft',
      'de keuringsdatum van de apparaten voorbij is',
    ],
    gets: [
      'een prijs voor het onderhoud van jullie apparaten',
      'een lijst van apparatuur op voorraad',
    ],
  },
  food: {
    words: within(
      'kaas|olijfolie|honing',
      'horecagroothandel|voedingsgroothandel|levensmiddelengroothandel',
      'groothandel in levensmiddel|horecaleverancier|levensmiddelenproduc',
      'voedingsmiddelenproduc|foodservice|agf-groothandel|versgroothandel',
    ),
    sentence: 'Wij leveren aan restaurants, kantines en winkels.',
    noun: 'Levensmiddelen',
    offers: [
      'Wij leveren levensmiddelen aan restaurants, kantines en winkels.',
      'Wij maken producten op bestelling, ook onder eigen merk.',
    ],
    when: [
      'een levering uitblijft en de keuken over een paar uur opengaat',
      'een nieuwe kaart een product in grootverpakking vraagt',
      'een winkel iets zoekt dat de supermarkt niet heeft',
    ],
    gets: ['een doos met proefmonsters voor jullie keuken', 'een prijslijst met onze leverdagen'],
  },
  supplies: {
    words: wordsOf(
      'kogellagers',
      'groothandel\\p{L}*|leverancier|importeur|dealer|\\p{L}*onderdelen|technische handel',
    ),
    sentence: '',
    noun: '',
    offers: [
      'Wij leveren goederen en onderdelen aan bedrijven.',
      'Wij leveren gereedschap en materiaal aan vakmensen.',
    ],
    when: [
      'hun leverancier niet kan leveren en de voorraad bijna op is',
      'ze een kleine hoeveelheid nodig hebben die anderen niet verkopen',
      'een artikel niet meer gemaakt wordt en iets het moet vervangen',
    ],
    gets: [
      'een prijsvergelijking voor jullie laatste bestelling',
      'een proefexemplaar van één artikel',
    ],
  },
}

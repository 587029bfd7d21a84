import { within } from '../../letters.ts'
import type { ServingTrades } from '../../trade-ids.ts'

/** Trades of services around people, goods and buildings, as firms of them speak. */
export const serving: ServingTrades = {
  cleaning: {
    words: within('schoonmaak|glazenwass|glasbewassing|gevelreiniging|schoonmaken'),
    sentence: 'Wij maken schoon.',
    noun: 'Schoonmaak',
    offers: [
      'Wij maken kantoren en bedrijfsruimtes schoon.',
      'Wij wassen ramen en reinigen gevels.',
    ],
    when: [
      'hun schoonmaker ziek is en er niemand invalt',
      'een verbouwing klaar is en de opening voor de deur staat',
      'er steeds weer klachten over de schoonmaak komen',
    ],
    gets: ['een prijs per maand na een bezoek', 'een proefschoonmaak van één verdieping'],
  },
  security: {
    words: within(
      'beveilig(?!de verbinding)|bewaking|alarmsysteem|camerabewaking|toegangscontrole',
    ),
    sentence: '',
    noun: 'Beveiliging',
    offers: [
      'Wij bewaken gebouwen en terreinen.',
      'Wij installeren alarm, camera’s en toegangscontrole.',
    ],
    when: [
      'er bij de buren is ingebroken',
      'sleutels kwijt zijn en niemand weet wie er nog binnenkomt',
      'een bouwplaats of evenement op korte termijn bewaakt moet worden',
    ],
    gets: ['een rondgang met een lijst van zwakke plekken', 'een vaste prijs na een bezoek'],
  },
  pests: {
    words: within('ongedierte|plaagdier'),
    sentence: 'Wij bestrijden ongedierte.',
    noun: 'Ongediertebestrijding',
    offers: [
      'Wij bestrijden ongedierte bij bedrijven.',
      'Wij controleren panden op ongedierte en houden de registratie bij.',
    ],
    when: [
      'er muizen of kakkerlakken zijn waar voedsel ligt',
      'een controle om een logboek van ongediertebestrijding vraagt',
      'er een wespennest boven de ingang hangt',
    ],
    gets: ['een bezoek en een offerte', 'een prijs voor regelmatige controles'],
  },
  staffing: {
    words: within('uitzend|detachering|werving|recruitment|flexwerk|arbeidsbemiddeling'),
    sentence: 'Wij vinden mensen voor vacatures.',
    noun: 'Personeel',
    offers: ['Wij zoeken mensen voor open functies.', 'Wij leveren uitzendkrachten.'],
    when: [
      'een vacature al maanden openstaat',
      'iemand weken ziek is en de orders niet wachten',
      'er voor één seizoen veel handen nodig zijn',
    ],
    gets: ['twee profielen die bij de vacature passen', 'een offerte met een vast uurtarief'],
  },
  hr: {
    words: within(
      'hr-advies|hr-dienst|hr-support|personeelsadministratie|personeelshandboek',
      'arbeidsovereenkomst|arbeidscontract|personeelszaken|p&o-advies|hr-adviseur',
    ),
    sentence: 'Wij regelen contracten en personeelszaken.',
    noun: 'Personeelszaken',
    offers: [
      'Wij maken arbeidscontracten en personeelshandboeken.',
      'Wij adviseren werkgevers over verlof, verzuim en ontslag.',
    ],
    when: [
      'ze de eerste mensen aannemen en geen contracten hebben',
      'iemand weken ziek is en de regels niet duidelijk zijn',
      'werktijden veranderen en oude contracten niet meer kloppen',
    ],
    gets: ['een korte controle van een contract', 'een vaste prijs per medewerker per maand'],
  },
  transport: {
    words: within('transport|logistiek|koerier|expeditie|opslag en|vervoer'),
    sentence: 'Wij doen transport.',
    noun: 'Transport en opslag',
    offers: [
      'Wij vervoeren goederen over de weg.',
      'Wij slaan goederen op, pakken ze in en verzenden ze.',
    ],
    when: [
      'een levering morgen aan moet komen en hun vervoerder geen wagen heeft',
      'goederen te lang, te zwaar of te kwetsbaar zijn voor een pakketdienst',
      'het magazijn vol is en er pallets weg moeten',
    ],
    gets: ['een prijs voor één van jullie routes', 'een lijst van data waarop een wagen vrij is'],
  },
  forwarding: {
    words: within(
      'zeevracht|luchtvracht|expediteur|expeditiebedrijf|internationale expeditie',
      'freight forward|containervervoer overzee|groupage|zeetransport',
    ),
    sentence: 'Wij regelen zee- en luchtvracht.',
    noun: 'Zee- en luchtvracht',
    offers: [
      'Wij regelen zee- en luchtvracht van deur tot deur.',
      'Wij bundelen kleine zendingen in gedeelde containers.',
    ],
    when: [
      'een onderdeel van overzee moet komen omdat de lijn stilstaat',
      'de eerste bestelling uit Azië klaar is en er niets geboekt is',
      'een container vaststaat in de haven en de kosten oplopen',
    ],
    gets: [
      'een prijs van deur tot deur voor een zending',
      'een lijst van de eerstvolgende afvaarten',
    ],
  },
  passengers: {
    words: within('touringcar|busvervoer|personenvervoer|taxibus|pendelbus'),
    sentence: 'Wij vervoeren groepen.',
    noun: 'Groepsvervoer',
    offers: [
      'Wij vervoeren groepen met touringcar en minibus.',
      'Wij rijden naar luchthavens, afspraken en evenementen.',
    ],
    when: [
      'een team of gasten samen naar een locatie moeten',
      'het personeel de vroege dienst niet met de bus haalt',
      'er vlak voor een evenement een bus of chauffeur uitvalt',
    ],
    gets: ['een prijs voor jullie datum en groep', 'een lijst van data waarop een bus vrij is'],
  },
  vehicleDelivery: {
    words: within(
      'autotransfer|voertuigtransfer|voertuigverplaatsing|wagenverplaatsing',
      'autoverplaatsing|haal- en brengservice auto|voertuiglogistiek',
      'voertuigaflevering|autoaflevering|voertuigen op eigen wielen',
    ),
    sentence: 'Wij rijden voertuigen voor dealers en wagenparken.',
    noun: 'Verplaatsen van voertuigen',
    offers: [
      'Wij halen en brengen auto’s en bestelwagens over de weg.',
      'Wij leveren voertuigen af bij de bestuurder en nemen oude mee.',
    ],
    when: [
      'een verkochte auto naar een koper ver weg moet',
      'leaseauto’s voor het einde van de maand ingeleverd moeten worden',
      'een bestelwagen bij de verkeerde vestiging staat en niemand kan rijden',
    ],
    gets: ['een vaste prijs voor een rit', 'een voorbeeld van ons afleverrapport'],
  },
  customs: {
    words: within('douane|inklaring|import en export|invoer|uitvoer'),
    sentence: '',
    noun: 'Douane en invoer',
    offers: ['Wij doen douaneaangiften.', 'Wij adviseren over import en export.'],
    when: [
      'een zending bij de douane ligt en er papieren ontbreken',
      'ze voor het eerst invoeren of uitvoeren',
      'een termijn loopt en hun expediteur geen tijd heeft',
    ],
    gets: ['een lijst van de papieren voor jullie goederen', 'een prijs voor één zending'],
  },
  removals: {
    words: within('verhuis|verhuizing|ontruiming|inboedel'),
    sentence: 'Wij doen verhuizingen.',
    noun: 'Verhuizing',
    offers: ['Wij verhuizen kantoren en woningen.', 'Wij vervoeren meubels en slaan ze op.'],
    when: [
      'een kantoor verhuist en er maandag weer gewerkt wordt',
      'een zware machine naar een andere hal moet',
      'een archief of magazijn leeg moet',
    ],
    gets: ['een vaste prijs na een bezoek', 'een plan voor de verhuisdag'],
  },
  catering: {
    words: within('catering|foodtruck|buffet|bedrijfslunch|borrelhap'),
    sentence: 'Wij verzorgen eten voor vergaderingen en feesten.',
    noun: 'Catering',
    offers: [
      'Wij verzorgen catering voor vergaderingen en evenementen.',
      'Wij bezorgen lunches bij bedrijven.',
    ],
    when: [
      'een vergadering over de lunch heen loopt en er gasten zijn',
      'een jubileum of zomerfeest eten voor het hele bedrijf vraagt',
      'de kantine dicht is en iedereen toch moet eten',
    ],
    gets: ['twee menu’s met een prijs per persoon', 'een proeverij voor twee'],
  },
  rooms: {
    words: within(
      'hotel|vergaderzaal|vergaderruimte|zaalverhuur|restaurant|bed & breakfast',
      'groepsaccommodatie',
    ),
    sentence: '',
    noun: '',
    offers: [
      'Wij verhuren ruimtes voor vergaderingen en evenementen.',
      'Wij hebben kamers voor overnachtingen.',
    ],
    when: [
      'een team twee dagen buiten kantoor wil werken',
      'een vergadering groter is dan hun eigen ruimtes',
      'monteurs of gasten een paar nachten een kamer nodig hebben',
    ],
    gets: ['een prijs voor jullie datum en groep', 'een rondleiding voordat jullie kiezen'],
  },
  events: {
    words: within(
      'geluidsverhuur|lichtshow|dj shows|evenement|geluidstechniek|lichttechniek|podium|feesttent',
    ),
    sentence: '',
    noun: 'Evenementen',
    offers: ['Wij organiseren evenementen.', 'Wij leveren geluid, licht en podia.'],
    when: [
      'een jubileum dichterbij komt en nog niemand is begonnen',
      'een toespraak tot op de laatste rij te horen moet zijn',
      'een leverancier vlak voor het evenement is afgehaakt',
    ],
    gets: [
      'een eerste plan met een globale prijs',
      'een lijst van wat jullie evenement nodig heeft',
    ],
  },
  vehicles: {
    words: within('autobedrijf|garagebedrijf|bedrijfswagen|schadeherstel|autoschade|apk|banden'),
    sentence: '',
    noun: 'Voertuigonderhoud',
    offers: [
      'Wij repareren en onderhouden voertuigen.',
      'Wij herstellen schade en spuiten auto’s.',
    ],
    when: [
      'een bestelwagen stilstaat en de ronde gereden moet worden',
      'meerdere voertuigen tegelijk gekeurd moeten worden',
      'schade hersteld moet worden zonder een week te verliezen',
    ],
    gets: ['een afspraak deze week', 'een prijs op basis van foto’s van de schade'],
  },
  waste: {
    words: within('afval|containerverhuur|recycling|oud ijzer|schroot'),
    sentence: 'Wij halen afval op en voeren het af.',
    noun: 'Afvoer van afval',
    offers: ['Wij halen afval op en voeren het af.', 'Wij kopen en recyclen schroot.'],
    when: [
      'een gebouw leeggehaald wordt en er een container nodig is',
      'er afval ligt dat niemand meeneemt',
      'ze moeten aantonen waar hun afval gebleven is',
    ],
    gets: ['een prijs per container', 'een berekening van wat scheiden oplevert'],
  },
  property: {
    words: within('vastgoedbeheer|vve|makelaar|huismeester|facilitair|gebouwbeheer'),
    sentence: '',
    noun: 'Gebouwbeheer',
    offers: ['Wij beheren gebouwen.', 'Wij doen huismeesterdiensten en gebouwonderhoud.'],
    when: [
      'een huismeester met pensioen gaat en er niemand volgt',
      'huurders klagen en niemand antwoordt',
      'een woning of kantoor maanden leegstaat',
    ],
    gets: ['een vaste prijs per eenheid', 'een bezoek aan jullie gebouw'],
  },
  insurance: {
    words: within('verzekering|assurantie|pensioenadvies|financieel advies'),
    sentence: 'Wij adviseren over verzekeringen.',
    noun: 'Verzekeringen',
    offers: [
      'Wij adviseren bedrijven over verzekeringen.',
      'Wij adviseren over pensioen en financiering.',
    ],
    when: [
      'een premie weer is gestegen',
      'er schade is en de verzekeraar niet betaalt',
      'het bedrijf is gegroeid en niemand de oude polissen heeft bekeken',
    ],
    gets: ['een vergelijking voor één polis', 'een lijst van risico’s die niet gedekt zijn'],
  },
  remediation: {
    words: within('schimmelbestrijd|brandschade|waterschade|graffiti|droogijs|reconditionering'),
    sentence: 'Wij verwijderen schimmel, roet en graffiti.',
    noun: 'Schadeherstel',
    offers: [
      'Wij drogen en reinigen gebouwen na water en brand.',
      'Wij verwijderen schimmel en graffiti.',
    ],
    when: [
      'een leiding gesprongen is en de vloer onder water staat',
      'er schimmel gevonden is en de ruimte dicht is',
      'een muur in de nacht is bespoten en weer schoon moet',
    ],
    gets: ['een eerste blik op de schade', 'een schriftelijke prijs na een bezoek'],
  },
}

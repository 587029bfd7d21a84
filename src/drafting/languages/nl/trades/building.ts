import { within } from '../../letters.ts'
import type { BuildingTrades } from '../../trade-ids.ts'

/** Trades of builders and their kind, as firms of them speak. */
export const building: BuildingTrades = {
  electrical: {
    words: within('elektrotechniek|elektricien|elektra|elektro|meterkast'),
    sentence: 'Wij doen elektrotechniek.',
    noun: 'Elektrotechniek',
    offers: [
      'Wij installeren, repareren en keuren elektrische installaties.',
      'Wij doen elektrawerk in kantoren, winkels en werkplaatsen.',
    ],
    when: [
      'een kantoor of hal wordt verbouwd en de bekabeling moet verhuizen',
      'een machine wordt verplaatst en een nieuwe aansluiting nodig heeft',
      'de keuring van de installatie gebreken heeft gevonden',
    ],
    gets: ['een vaste prijs na een bezoek', 'een lijst van wat het eerst moet gebeuren'],
  },
  plumbing: {
    words: within('loodgieter|verwarming|sanitair|cv-ketel|warmtepomp|badkamer'),
    sentence: 'Wij doen loodgieterswerk.',
    noun: 'Loodgieterswerk',
    offers: [
      'Wij installeren en repareren verwarming en sanitair.',
      'Wij onderhouden cv-ketels en verwarming.',
    ],
    when: [
      'de verwarming uitvalt of voor de winter vervangen moet worden',
      'een leiding lekt en het werk door moet gaan',
      'toiletten verbouwd worden terwijl het pand in gebruik blijft',
    ],
    gets: ['een vaste prijs na een bezoek', 'een offerte met een begindatum'],
  },
  ventilation: {
    words: within('airco|klimaattechniek|ventilatie|luchtbehandeling'),
    sentence: 'Wij doen airco en ventilatie.',
    noun: 'Airco en ventilatie',
    offers: [
      'Wij installeren en onderhouden airco en ventilatie.',
      'Wij reinigen, meten en vervangen ventilatie.',
    ],
    when: [
      'de lucht in de vergaderruimtes rond de middag bedompt is',
      'het in de zomer te warm wordt in kantoren of serverruimtes',
      'het jaarlijkse onderhoud van de airco of ventilatie eraan komt',
    ],
    gets: ['een prijs voor het jaarlijkse onderhoud', 'een vaste prijs na een bezoek'],
  },
  solar: {
    words: within('zonnepane|zonne-energie|thuisbatterij'),
    sentence: 'Wij leggen zonnepanelen.',
    noun: 'Zonne-energie',
    offers: [
      'Wij ontwerpen en plaatsen zonnepanelen.',
      'Wij onderhouden zonnepanelen en plaatsen batterijen.',
    ],
    when: [
      'de stroomrekening is gestegen en het dak leeg ligt',
      'de zonnestroom ’s middags goedkoop weggaat en ’s avonds duur terugkomt',
      'een oudere installatie minder oplevert dan verwacht',
    ],
    gets: [
      'een berekening van wat jullie dak oplevert',
      'een controle van wat jullie panelen opbrengen',
    ],
  },
  water: {
    words: within(
      'waterbehandeling|waterzuivering|waterontharder|omgekeerde osmose|drinkwater|bronpomp',
      'ozon',
    ),
    sentence: 'Wij behandelen water.',
    noun: 'Waterbehandeling',
    offers: [
      'Wij plaatsen en onderhouden waterbehandeling.',
      'Wij onderhouden bronnen en drinkwaterinstallaties.',
    ],
    when: [
      'kalk steeds weer machines, ketels of kranen verstopt',
      'een watermonster boven de norm uitkomt',
      'er bacteriën in het drinkwater gevonden worden',
    ],
    gets: ['een analyse van een watermonster', 'een prijs voor het jaarlijkse onderhoud'],
  },
  roofing: {
    words: within('dakdekker|dakwerk|dakbedekking|dakrenovatie|platte daken|dakgoot'),
    sentence: 'Wij doen dakwerk.',
    noun: 'Dakwerk',
    offers: [
      'Wij repareren en vernieuwen daken.',
      'Wij maken platte daken waterdicht en reinigen dakgoten.',
    ],
    when: [
      'een plat dak lekt na zware regen',
      'een storm het dak heeft beschadigd en het bedrijf doordraait',
      'een dak vernieuwd moet worden voordat er zonnepanelen op komen',
    ],
    gets: ['foto’s van jullie dak met een offerte', 'een vaste prijs na een bezoek'],
  },
  painting: {
    words: within('schilder(?!ij)|stukadoor|stucwerk|spuitwerk|behang'),
    sentence: 'Wij doen schilderwerk.',
    noun: 'Schilderwerk',
    offers: ['Wij schilderen binnen en buiten.', 'Wij stuken, plaatsen wanden en schilderen.'],
    when: [
      'kantoren of trappenhuizen geverfd moeten worden terwijl er gewerkt wordt',
      'een huurder vertrekt en de volgende al wacht',
      'een gevel scheuren of vlekken heeft die bezoekers zien',
    ],
    gets: ['een vaste prijs na een bezoek', 'een planning voor de avond of het weekend'],
  },
  joinery: {
    words: within('timmer|meubelmaker|interieurbouw|houtbouw|maatwerkmeubel|schrijnwerk'),
    sentence: 'Wij doen timmerwerk.',
    noun: 'Timmerwerk',
    offers: ['Wij maken meubels en interieurs op maat.', 'Wij doen timmerwerk en houtbouw.'],
    when: [
      'een balie, kast of deur in een lastige hoek moet passen',
      'een winkel of kantoor wordt verbouwd en de opening vaststaat',
      'een meubel nodig is dat nergens kant-en-klaar te koop is',
    ],
    gets: ['een prijs op basis van een schets of foto', 'een inmeting met een offerte'],
  },
  windows: {
    words: within('kozijn|glaszet|beglazing|ramen en deuren'),
    sentence: 'Wij doen kozijnen en glas.',
    noun: 'Kozijnen en glas',
    offers: [
      'Wij leveren en plaatsen ramen en deuren.',
      'Wij vervangen glas en repareren deuren en ramen.',
    ],
    when: [
      'een ruit of deur kapot is en het pand ’s avonds dicht moet',
      'oude kozijnen de warmte naar buiten laten',
      'een entreedeur niet meer sluit en het tocht',
    ],
    gets: ['een prijs op basis van jullie maten', 'een inmeting met een offerte'],
  },
  glass: {
    words: within(
      'glasbewerking|isolatieglas|isolerend glas|gehard glas|veiligheidsglas',
      'glas op maat|spiegels op maat|glashandel|glasgroothandel|gelaagd glas',
    ),
    sentence: 'Wij snijden en bewerken glas.',
    noun: 'Glas en spiegels',
    offers: [
      'Wij leveren gesneden en gehard glas en spiegels aan bouwbedrijven.',
      'Wij maken isolatieglas op maat.',
    ],
    when: [
      'een ruit verkeerd gemeten is en de monteurs al klaarstaan',
      'een douche of balustrade veiligheidsglas met uitsparingen nodig heeft',
      'dubbel glas beslagen is en in serie vervangen moet worden',
    ],
    gets: ['een prijs op basis van jullie matenlijst', 'een offerte met een leverdatum'],
  },
  flooring: {
    words: within('vloer(?:en|bedekking|enlegger)|gietvloer|parket|tegelzetter|tegelwerk|dekvloer'),
    sentence: 'Wij leggen vloeren.',
    noun: 'Vloeren',
    offers: ['Wij leggen en renoveren vloeren.', 'Wij leggen tegels.'],
    when: [
      'een vloer versleten is en de ruimte alleen in het weekend vrij is',
      'een keuken of werkplaats een vloer nodig heeft die tegen water kan',
      'tegels los liggen waar veel mensen lopen',
    ],
    gets: ['stalen voor jullie ruimtes', 'een prijs per vierkante meter na een bezoek'],
  },
  construction: {
    words: within('aannemer|bouwbedrijf|verbouw|renovatie|metsel|betonbouw'),
    sentence: 'Wij bouwen en verbouwen.',
    noun: 'Bouwwerk',
    offers: ['Wij bouwen en renoveren bedrijfspanden.', 'Wij verbouwen panden en breiden ze uit.'],
    when: [
      'een pand wordt verbouwd terwijl het werk doorgaat',
      'een aannemer is afgehaakt en de datum vaststaat',
      'scheuren of vocht laten zien dat een muur hersteld moet worden',
    ],
    gets: ['een vaste prijs na een bezoek', 'een offerte met een begindatum'],
  },
  groundworks: {
    words: within('grondwerk|grondverzet|bestrating|stratenmaker|riolering'),
    sentence: 'Wij doen grondwerk.',
    noun: 'Grondwerk',
    offers: ['Wij doen grondwerk en riolering.', 'Wij graven, slopen en bestraten.'],
    when: [
      'een terrein of parkeerplaats opnieuw bestraat moet worden',
      'een riool verstopt zit of een leiding gelegd moet worden',
      'een oud gebouw weg moet voordat het nieuwe begint',
    ],
    gets: ['een vaste prijs na een bezoek', 'een offerte met een begindatum'],
  },
  rental: {
    words: within(
      '(?<!kraan|auto|busjes|wagen|aanhanger|voertuig|truck|trailer|kantoor)verhuur(?! van (?:auto|bestel|vracht))',
      '(?<!(?:auto|bus|busje|kantoor) )huren|hoogwerker',
    ),
    sentence: '',
    noun: 'Verhuur van materieel',
    offers: ['Wij verhuren machines en materieel.', 'Wij verhuren steigers en hijsmaterieel.'],
    when: [
      'een machine stilstaat en het werk niet op de reparatie kan wachten',
      'materieel een paar weken nodig is en kopen geen zin heeft',
      'een klus eerder begint dan gepland en er iets ontbreekt',
    ],
    gets: ['een prijs per dag en per week', 'een lijst van wat op jullie datum vrij is'],
  },
  gardening: {
    words: within(
      'groenbeheer|groenwerk|terreinonderhoud|buitenruimte|hovenier|tuinonderhoud|tuinaanleg',
      'groenvoorziening|groenonderhoud',
    ),
    sentence: 'Wij leggen tuinen aan en onderhouden ze.',
    noun: 'Groenonderhoud',
    offers: ['Wij onderhouden tuinen en terreinen.', 'Wij snoeien en rooien bomen.'],
    when: [
      'het terrein er verwaarloosd uitziet en bezoekers dat merken',
      'een boom over een pad of dak hangt',
      'de conciërge geen tijd meer heeft voor hagen en gazon',
    ],
    gets: ['een prijs per maand na een bezoek', 'een plan van wat wanneer aan de beurt is'],
  },
  agriculture: {
    words: within(
      'loonbedrijf|loonwerk|agrarische dienst|agrarisch advies|teeltadvies',
      'akkerbouwadvies|cumela|drainagebedrijf|mest uitrijden|gewasbescherming',
    ),
    sentence: 'Wij doen loonwerk voor boeren.',
    noun: 'Loonwerk',
    offers: [
      'Wij oogsten, spuiten en zaaien voor agrarische bedrijven.',
      'Wij adviseren over bodem, gewassen en drainage.',
    ],
    when: [
      'het graan rijp is en de eigen combine het niet redt',
      'er na regen dagenlang water op het land staat',
      'er gespoten moet worden en het weer maar twee dagen toelaat',
    ],
    gets: ['een prijs per hectare of per uur', 'een bezoek aan een perceel met een kort verslag'],
  },
  interiors: {
    words: within('interieur|projectinrichting|winkelinrichting|akoestiek|standbouw'),
    sentence: 'Wij richten ruimtes in.',
    noun: 'Inrichting',
    offers: ['Wij ontwerpen en richten kantoren in.', 'Wij bouwen winkels en kantoren af.'],
    when: [
      'er mensen bij komen en de bureaus niet meer passen',
      'een winkel of praktijk opent en er niet uit wil zien als elke andere',
      'het op kantoor zo luid is dat niemand kan bellen',
    ],
    gets: ['een eerste schets van één ruimte', 'een inmeting met een offerte'],
  },
  surveying: {
    words: within('landmeet|landmeter|bodemonderzoek|maatvoering|sonderingen'),
    sentence: '',
    noun: 'Metingen',
    offers: ['Wij meten terreinen en gebouwen in.', 'Wij onderzoeken bodem en funderingen.'],
    when: [
      'een perceel verkocht of gesplitst wordt en de grens onduidelijk is',
      'een pand ingemeten moet worden omdat er geen tekeningen zijn',
      'een bouwplaats uitgezet moet worden voordat het werk begint',
    ],
    gets: ['een vaste prijs voor de meting of het rapport', 'een voorstel voor een meetdatum'],
  },
  carpentry: {
    words: within('houtskelet|kapconstructie|houtconstructie|dakspant'),
    sentence: 'Wij bouwen met hout, van dak tot hal.',
    noun: 'Houtbouw',
    offers: [
      'Wij maken en herstellen kappen en houten constructies.',
      'Wij bouwen houten aanbouwen en overkappingen.',
    ],
    when: [
      'een kap voor de winter moet staan',
      'een aanbouw er in dagen en niet in maanden moet staan',
      'balken verrot zijn en nog een muur dragen',
    ],
    gets: ['een prijs op basis van een tekening of foto', 'een datum om de kap te bekijken'],
  },
  drywall: {
    words: within('gipsplaten|gipswand|metalstud|systeemplafond|systeemwand|scheidingswand'),
    sentence: 'Wij plaatsen wanden en plafonds van gips.',
    noun: 'Wanden en plafonds',
    offers: [
      'Wij plaatsen scheidingswanden en werken ze af.',
      'Wij hangen systeemplafonds op in kantoren en winkels.',
    ],
    when: [
      'een kantoor gesplitst moet worden en de verhuizing vaststaat',
      'de schilders komen en de platen nog niet zitten',
      'een plafond open lag voor leidingen en weer dicht moet',
    ],
    gets: ['een prijs op basis van jullie plattegrond', 'een mogelijke startdatum'],
  },
  plantWork: {
    words: within('leidingwerk|piping|industrieel onderhoud|apparatenbouw|onderhoudsstop'),
    sentence: 'Wij bouwen en onderhouden installaties in fabrieken.',
    noun: 'Industrieel onderhoud',
    offers: [
      'Wij leggen en herstellen leidingwerk in fabrieken.',
      'Wij monteren, verplaatsen en onderhouden machines.',
    ],
    when: [
      'een lijn stilstaat en de eigen monteurs bezet zijn',
      'een onderhoudsstop gepland is en er handen tekort zijn',
      'een leiding lekt en de fabriek maandag moet draaien',
    ],
    gets: ['een datum voor een bezoek aan de fabriek', 'een vaste prijs na een bezoek'],
  },
}

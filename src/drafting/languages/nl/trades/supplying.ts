import { within } from '../../letters.ts'
import type { SupplyingTrades } from '../../trade-ids.ts'

/** Trades that supply practices, farms, shops and offices, or handle goods for them, as firms of them speak. */
export const supplying: SupplyingTrades = {
  dentalLab: {
    words: within(
      'tandtechni|dentaal lab|dentaal laboratorium|kunstgebit|gebitsprothes|tandprothes',
      'kronen en bruggen|kroon- en brugwerk|zirkonium kro|klikgebit',
    ),
    sentence: 'Wij maken tandtechnisch werk.',
    noun: 'Tandtechniek',
    offers: [
      'Wij maken kronen, bruggen en protheses voor tandartspraktijken.',
      'Wij frezen en printen frames voor tandtechnische laboratoria.',
    ],
    when: [
      'een kroon morgen moet passen en hun laboratorium geen tijd heeft',
      'frames niet passen en steeds opnieuw bijgewerkt moeten worden',
      'de praktijk digitaal scant en hun laboratorium nog met afdrukken werkt',
    ],
    gets: ['een gratis proefwerkstuk ter vergelijking', 'een prijslijst met onze levertijden'],
  },
  gifts: {
    words: within(
      'relatiegeschenk|kerstpakket|promotieartikel|reclameartikel|weggever|geschenkpakket',
      'bedrijfsgeschenk|bedrukte geschenken|lasergraver|graveer|sportprijzen|bekers en medailles',
    ),
    sentence: 'Wij leveren relatiegeschenken en promotieartikelen.',
    noun: 'Relatiegeschenken',
    offers: [
      'Wij bedrukken en graveren promotieartikelen en geschenken.',
      'Wij stellen pakketten samen voor klanten en medewerkers.',
    ],
    when: [
      'een beurs dichtbij komt en er niets is om uit te delen',
      'een jubileum eraan komt en niemand tijd heeft voor cadeaus',
      'de weggevers van vorig jaar nog in de kast liggen',
    ],
    gets: ['drie ideeën voor jullie budget', 'een proefexemplaar met jullie logo'],
  },
  drinks: {
    words: within(
      'wijnhandel|wijnhuis|wijngaard|wijnbouw|wijnkoperij|wijnimport|brouwerij|distilleerderij',
      'stokerij|koffiebrander|drankengroothandel|drankenhandel|speciaalbier|gedistilleerd',
      'sapfabriek|vruchtensap',
    ),
    sentence: 'Wij maken en leveren dranken.',
    noun: 'Dranken',
    offers: [
      'Wij leveren onze dranken aan horeca, winkels en kantoren.',
      'Wij bottelen ook onder het eigen etiket van klanten.',
    ],
    when: [
      'een nieuwe kaart een drank nodig heeft die de concurrent niet heeft',
      'een levering vlak voor het weekend uitblijft',
      'gasten naar iets uit de streek vragen',
    ],
    gets: ['een proeverij bij jullie op locatie', 'een prijslijst met onze leverdagen'],
  },
  animals: {
    words: within(
      'stalinrichting|stallenbouw|stalbouw|melkrobot|melkmachine|melktechniek|melkvee|veehouder',
      'diervoeder|veevoer|mengvoer|voersyste|varkenshouder|pluimvee|veehandel|diergezondheid',
    ),
    sentence: 'Wij leveren stalinrichting en voer aan veehouders.',
    noun: 'Stalinrichting',
    offers: [
      'Wij leveren en monteren stalinrichting.',
      'Wij leveren voer en stalbenodigdheden aan veehouders.',
    ],
    when: [
      'het melken of voeren ’s ochtends vroeg stilvalt',
      'een stal gebouwd of verbouwd wordt voor meer dieren',
      'een controle op dierenwelzijn gebreken heeft opgeleverd',
    ],
    gets: ['een bezoek aan de stal met een offerte', 'een voermonster met een voerplan'],
  },
  paints: {
    words: within(
      'verffabri|verfgroothandel|verfproduc|industriële verf|lakfabri|industriële lak|vernisfabri',
      'lijmen en kit|lijmfabri|industriële lijm|kitfabri|afdichtingskit|epoxyhars|kunsthars',
      'giethars|kleurpigment',
    ),
    sentence: 'Wij maken verf, lijm en kit.',
    noun: 'Verf en lijm',
    offers: ['Wij maken verf en lak voor industrie en vakman.', 'Wij leveren lijm, kit en hars.'],
    when: [
      'verf bladdert of een voeg na korte tijd openscheurt',
      'een kleur precies moet kloppen en de leverancier die niet kan mengen',
      'een product van de markt gaat en er vervanging nodig is',
    ],
    gets: ['een monster in jullie kleur', 'een proef op een van jullie onderdelen'],
  },
  fulfillment: {
    words: within(
      '3pl|fulfill?ment|orderpick|pick ?(?:&|and) ?pack|e-commercelogistiek|e-commerce logistiek',
      'co-?packing|ompakken|omstickeren|handmatig inpak|inpakwerk|assemblage- en verpak',
      'retourverwerking|warehousing',
    ),
    sentence: 'Wij bewaren, verpakken en versturen goederen.',
    noun: 'Opslag en verzending',
    offers: [
      'Wij bewaren, verpakken en versturen bestellingen voor webwinkels.',
      'Wij verpakken, stickeren en sorteren goederen met de hand.',
    ],
    when: [
      'er meer bestellingen binnenkomen dan ze zelf kunnen inpakken',
      'een partij omgestickerd of omgepakt moet worden voor de verkoop',
      'het magazijn al vóór het seizoen vol staat',
    ],
    gets: ['een prijs per bestelling of per stuk', 'een voorstel voor de startdatum'],
  },
  laundry: {
    words: within(
      'wasserij|linnenverhuur|linnengoed|stomerij|textielservice|textielverzorging|wasverzorging',
      'bedrijfskleding huren|verhuur van bedrijfskleding|strijkservice|hotellinnen|droogkuis',
    ),
    sentence: 'Wij wassen en verhuren linnen en werkkleding.',
    noun: 'Wasserij',
    offers: [
      'Wij wassen linnen en werkkleding voor hotels, praktijken en bedrijven.',
      'Wij verhuren en wassen werkkleding en handdoeken.',
    ],
    when: [
      'linnen te laat of vlekkerig terugkomt en er gasten aankomen',
      'hun eigen wasmachine midden in het seizoen stukgaat',
      'medewerkers hun werkkleding thuis wassen terwijl dat niet mag',
    ],
    gets: ['een proefwas van één zak', 'een prijs per stuk of per week'],
  },
  pallets: {
    words: within(
      'houten pallet|pallethandel|palletfabriek|palletreparatie|houten kist|exportkist',
    ),
    sentence: 'Wij maken pallets en kisten.',
    noun: 'Pallets',
    offers: [
      'Wij maken houten pallets, standaard en op maat.',
      'Wij maken exportkisten en repareren pallets.',
    ],
    when: [
      'een product een pallet nodig heeft die er niet is',
      'pallets voor export behandeld en gestempeld moeten zijn',
      'hun leverancier deze week geen pallets heeft',
    ],
    gets: ['een prijs per pallet voor jullie aantal', 'een proefpallet in jullie maat'],
  },
  timber: {
    words: within(
      'zagerij|houtzagerij|gezaagd hout|houthandel|brandhout|weidepaal|afrasteringspaal',
    ),
    sentence: 'Wij leveren hout, palen en planken.',
    noun: 'Hout en palen',
    offers: ['Wij zagen en leveren hout en planken op maat.', 'Wij leveren palen en brandhout.'],
    when: [
      'een maat nodig is die de houthandel niet heeft',
      'palen voor het seizoen geleverd moeten zijn',
      'planken droog en klaar voor gebruik moeten zijn',
    ],
    gets: ['een prijs voor jullie lijst met maten', 'een leverdatum voor jullie aantal'],
  },
  components: {
    words: within(
      'drukveer|trekveer|torsieveer|verenfabriek|afdichting|pakkingen|lagers|bevestigingsmateriaal',
    ),
    sentence: 'Wij leveren veren, afdichtingen en andere delen.',
    noun: 'Technische onderdelen',
    offers: [
      'Wij maken veren en technische onderdelen op tekening.',
      'Wij leveren afdichtingen, lagers en bevestigingsmateriaal.',
    ],
    when: [
      'een onderdeel te vroeg breekt en geen catalogus een beter heeft',
      'er weinig stuks nodig zijn en de fabrikant er duizenden wil',
      'een serie snel begint en er nog monsters ontbreken',
    ],
    gets: ['een prijs op basis van een tekening of monster', 'enkele proefstukken voor de serie'],
  },
  scrap: {
    words: within(
      'oud ijzer|schroot|autosloperij|autodemontage|metaalrecycling|gebruikte onderdelen',
    ),
    sentence: 'Wij halen oud metaal en oude voertuigen op.',
    noun: 'Oud metaal',
    offers: [
      'Wij halen oud metaal op en maken terreinen leeg.',
      'Wij nemen oude voertuigen mee en verkopen gebruikte onderdelen.',
    ],
    when: [
      'een container met oud metaal vol is en in de weg staat',
      'een voertuig niets meer waard is en weg moet',
      'een gebruikt onderdeel volstaat en een nieuw weken duurt',
    ],
    gets: ['een prijs per ton voor jullie metaal', 'een datum om het op te halen'],
  },
  stands: {
    words: within('beursstand|standbouw|displays|winkelinrichting'),
    sentence: 'Wij bouwen beursstands en displays.',
    noun: 'Stands en displays',
    offers: ['Wij ontwerpen en bouwen beursstands.', 'Wij maken displays en spandoeken.'],
    when: [
      'een beurs dichtbij is en de stand niet besteld',
      'een nieuw product in de winkel komt en een display nodig heeft',
      'de oude stand er voor weinig geld nieuw moet uitzien',
    ],
    gets: ['een schets van een stand voor jullie ruimte', 'een prijs op basis van jullie maten'],
  },
  fuels: {
    words: within('brandstof|stookolie|diesellevering|houtpellets|houtsnippers|gasolie'),
    sentence: 'Wij leveren brandstof en pellets.',
    noun: 'Brandstof',
    offers: [
      'Wij leveren diesel en stookolie aan tanks en bouwplaatsen.',
      'Wij leveren houtpellets en houtsnippers.',
    ],
    when: [
      'de tank op de bouwplaats bijna leeg is en machines moeten draaien',
      'de pellets de winter niet halen',
      'hun leverancier te laat komt of alleen grote hoeveelheden brengt',
    ],
    gets: ['een prijs voor jullie volgende levering', 'een leverdag voor jullie hoeveelheid'],
  },
}

import { within } from '../../letters.ts'
import type { SiteworkTrades } from '../../trade-ids.ts'

/** Trades that work on buildings and sites with special equipment, as firms of them speak. */
export const sitework: SiteworkTrades = {
  pools: {
    words: within(
      'zwembadbouw|zwembadtechniek|zwembadonderhoud|zwembadinstall|zwembaden|zwembad aanleg',
      'zwembad laten|zwembadspecialist|zwemvijver|sauna|jacuzzi|whirlpool|bubbelbad|stoomcabine',
      'stoombad|hammam|wellnesstechniek|wellness-?bouw|infraroodcabine',
    ),
    sentence: 'Wij bouwen en onderhouden zwembaden en sauna’s.',
    noun: 'Zwembaden en sauna’s',
    offers: [
      'Wij bouwen en onderhouden zwembaden voor hotels en sportcentra.',
      'Wij bouwen en repareren sauna’s en stoombaden.',
    ],
    when: [
      'het badwater groen wordt en de gasten wegblijven',
      'in het hoogseizoen de saunakachel uitvalt',
      'een inspectie de waterwaarden afkeurt',
    ],
    gets: ['een meting van jullie badwater', 'een controle van de technische ruimte'],
  },
  stoves: {
    words: within(
      'houtkachel|pelletkachel|tegelkachel|speksteenkachel|haarden|openhaard|open haard',
      'gashaard|kachelspecia|kachelsmid|kachelbouw|schoorsteen|schouwveger|rookkanaal',
      'rookkanalen|inbouwhaard|schouwen',
    ),
    sentence: 'Wij plaatsen kachels en haarden.',
    noun: 'Kachels en schoorstenen',
    offers: [
      'Wij bouwen kachels en haarden voor huizen en horeca.',
      'Wij vegen en renoveren schoorstenen en rookkanalen.',
    ],
    when: [
      'bij een controle een scheur in de schoorsteen opvalt',
      'de haard in het restaurant de zaal vol rook zet',
      'er een nieuwe ketel komt en het oude rookkanaal niet past',
    ],
    gets: ['een blik met de camera in jullie schoorsteen', 'een prijs aan de hand van foto’s'],
  },
  drains: {
    words: within(
      'ontstopp|rioolreinig|riool reinig|rioolinspectie|camera-?inspectie|rioolservice',
      'rioolrenovatie|rioolontstop|rioolreparatie|rioolonderhoud|relining|leidingreiniging',
      'kolkenzuig|septic|septische put|septische tank|beerput|vetput|vetafscheider',
      'putten ledigen|ruimdienst|verstopte afvoer|verstopt riool|verstopping',
    ),
    sentence: 'Wij reinigen en ontstoppen riolen.',
    noun: 'Rioolreiniging',
    offers: [
      'Wij ontstoppen en reinigen riolen onder hoge druk.',
      'Wij inspecteren leidingen met de camera en ledigen putten.',
    ],
    when: [
      'het rioolwater in de kelder omhoogkomt en de toiletten dicht moeten',
      'de vetafscheider van de keuken overloopt',
      'de gemeente wil weten of hun riool nog dicht is',
    ],
    gets: ['een blik met de camera in één leiding', 'een vaste prijs per put'],
  },
  treeCare: {
    words: within(
      'boomverzorg|bomen rooien|bomen snoeien|bomen kappen|snoeien van bomen|boomchirurg',
      'boomtechn|boomonderhoud|boomrooi|boomspecialist|boominspectie|treeworker|bosbouw',
      'bosbeheer|bosonderhoud|bosaannemer|stobben|stronken frezen|houtoogst|houtkap|rooiwerk',
      'boomveiligheid|snoeiwerk|vellen van bomen|bomen vellen',
    ),
    sentence: 'Wij doen boomverzorging.',
    noun: 'Boomverzorging',
    offers: [
      'Wij verzorgen bomen en vellen ze met touw en hoogwerker.',
      'Wij maken terreinen vrij, oogsten hout en frezen stobben.',
    ],
    when: [
      'er na een storm een tak boven de parkeerplaats hangt',
      'een boom op hun terrein naar de weg overhelt',
      'een bouwkavel vóór het broedseizoen vrij moet zijn',
    ],
    gets: ['een ronde langs jullie bomen', 'een prijs aan de hand van foto’s van de boom'],
  },
  demolition: {
    words: within(
      'sloopwerk|sloopbedrijf|slopen van|totaalsloop|sloper|afbraakwerk|ontmanteling|stripwerk',
      'asbestsanering|asbestverwijder|asbest verwijder|betonboren|betonboor|betonzagen',
      'betonzaag|kernboor|kernboring|diamantboor|diamantboring|diamantzagen|wandzagen|sloop- en',
    ),
    sentence: 'Wij slopen gebouwen en zagen beton.',
    noun: 'Sloop- en betonwerk',
    offers: [
      'Wij slopen gebouwen en verwijderen asbest.',
      'Wij zagen en boren openingen in beton.',
    ],
    when: [
      'een hal weg moet voordat de nieuwbouw kan beginnen',
      'er bij een verbouwing asbest opduikt en het werk stilligt',
      'een deur of leiding door een betonnen wand moet',
    ],
    gets: [
      'een rondgang met een schriftelijke offerte',
      'een prijs per opening volgens jullie tekening',
    ],
  },
  cranes: {
    words: within(
      'kraanverhuur|mobiele kraan|mobiele kranen|telescoopkraan|hijskraan|hijskranen',
      'autolaadkraan|hijswerk|hijsbedrijf|hijstechniek|hijsmiddel|hijsmateriaal|hijs- en',
      'bovenloopkraan|kraanservice|takels|kettingtakel|machineverhuiz|machineverplaatsing',
      'machinetransport|zwaar transport|exceptioneel transport|zware lasten|verticaal transport',
      'kraankeuring',
    ),
    sentence: 'Wij hijsen en verplaatsen zware lasten.',
    noun: 'Hijs- en kraanwerk',
    offers: [
      'Wij hijsen en verplaatsen machines en zware lasten.',
      'Wij keuren en repareren kranen, takels en hijsmiddelen.',
    ],
    when: [
      'een machine geleverd wordt die geen heftruck kan tillen',
      'een productielijn naar een andere hal verhuist',
      'de keuring van hun kettingen en hijsbanden afloopt',
    ],
    gets: ['een bezoek aan de locatie vóór de hijsklus', 'een prijs op basis van gewicht en foto'],
  },
  restoration: {
    words: within(
      'restaurat(?:ie|or|eur)|restaureren|monumenten|monumentaal pand|monumentale|erfgoed',
      'boekbind|vergulder|vergulden|antieke meubel|kunstrestaur|schilderijenrestaur',
      'conservering',
    ),
    sentence: 'Wij restaureren gebouwen en kunst.',
    noun: 'Restauratie',
    offers: [
      'Wij restaureren gevels, stucwerk en steen van monumenten.',
      'Wij restaureren schilderijen, meubels en boeken in het atelier.',
    ],
    when: [
      'er stucwerk van het plafond van een monument valt',
      'een schilderij of archiefstuk nat is geworden',
      'de gemeente vóór de start een bouwhistorisch onderzoek eist',
    ],
    gets: ['een eerste oordeel op basis van foto’s', 'een proefvlak dat het resultaat laat zien'],
  },
}

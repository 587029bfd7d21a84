import { within } from '../../letters.ts'
import type { EquippingTrades } from '../../trade-ids.ts'

/** Trades that equip buildings and look after what is in them, as firms of them speak. */
export const equipping: EquippingTrades = {
  stone: {
    words: within(
      'steinhugger|steinhoggeri|naturstein|granitt|marmor|benkeplater i (?:stein|kompositt)',
      'terrazzo|steinindustri|skiferbrudd',
    ),
    sentence: 'Vi arbeider i naturstein.',
    noun: 'Naturstein',
    offers: [
      'Vi lager trinn, benkeplater og fasader i stein.',
      'Vi skjærer stein etter tegning og legger den.',
    ],
    when: [
      'et trinn eller en terskel er knekt og må passe til resten',
      'det trengs stein i mål som ingen har på lager',
      'et kjøkken eller en resepsjon pusses opp og platen må passe',
    ],
    gets: ['en pris etter en skisse med mål', 'noen prøver av steinen'],
  },
  scaffolding: {
    words: within('stillas|rullestillas|kantsikring|fasadeheis'),
    sentence: 'Vi setter opp stillas.',
    noun: 'Stillas',
    offers: ['Vi setter opp og tar ned stillas.', 'Vi leier ut stillas og rullestillas.'],
    when: [
      'malerne kommer på mandag og stillaset mangler',
      'et tak eller en fasade må repareres mens butikken er åpen',
      'stillaset må gå rundt maskiner eller trær',
    ],
    gets: ['en fast pris etter en befaring', 'en dato for montering med pris'],
  },
  lifts: {
    words: within(
      'personheis|heisservice|heismontør|heisfirma|heisleverand|heismodernis|vareheis|trappeheis',
      'løfteplattform|rulletrapp|heiskontroll|matheis|heisinstallas',
    ),
    sentence: 'Vi monterer heiser og tar service på dem.',
    noun: 'Heis',
    offers: ['Vi monterer, reparerer og tar service på heiser.', 'Vi moderniserer gamle heiser.'],
    when: [
      'heisen har stoppet igjen og leietakerne klager',
      'serviceavtalen med produsenten blir dyrere for hvert år',
      'heiskontrollen har funnet feil som må rettes innen en frist',
    ],
    gets: ['en pris å sammenligne med serviceavtalen', 'en kort rapport om en av heisene deres'],
  },
  gates: {
    words: within(
      'industriport|leddport|garasjeport|rulleport|portservice|hurtigport|lasteramp',
      'automatiske (?:dører|porter)|dørautomatikk|gjerder|industrigjerde|sperrebom|skyveport',
    ),
    sentence: 'Vi monterer porter og gjerder og tar service på dem.',
    noun: 'Porter og dører',
    offers: [
      'Vi monterer, reparerer og tar service på industriporter.',
      'Vi setter opp gjerder og bommer.',
    ],
    when: [
      'en port ikke lukker seg og hallen står åpen om natten',
      'en lastebil har bøyd en port eller et gjerde',
      'den årlige kontrollen av portene står for tur',
    ],
    gets: ['en pris på årlig service', 'en fast pris ut fra bilder og mål'],
  },
  insulation: {
    words: within(
      'etterisoler|isolering av (?:bygg|rør|loft|vegg|tak|bolig)|blåseisol|innblåsing av isol',
      'rørisoler|teknisk isolering|isolatør|isolasjonsfirma|sprøyteisol|fuktsikring',
    ),
    sentence: 'Vi isolerer bygg og rør.',
    noun: 'Isolering',
    offers: ['Vi isolerer tak, vegger og kjellere.', 'Vi isolerer rør, tanker og industrianlegg.'],
    when: [
      'rommene under taket er varme om sommeren og kalde om vinteren',
      'rør eller tanker taper varme som allerede er betalt',
      'veggene blir fuktige og det lukter bak møblene',
    ],
    gets: ['en fast pris etter en befaring', 'et anslag på hva dere kunne spare'],
  },
  fireSafety: {
    words: within(
      'brannslukk|brannvern|brannsikring|brannalarm|brannslange|sprinkler|røykvarsler',
      'evakueringsplan|rømningsplan|nødlys|brannkonsult|branndør|brannteknisk|røykluke',
    ),
    sentence: 'Vi kontrollerer og tar service på brannutstyr.',
    noun: 'Brannsikring',
    offers: [
      'Vi leverer og tar service på brannslukkere og alarmer.',
      'Vi tegner rømningsplaner og holder brannøvelser for ansatte.',
    ],
    when: [
      'kontrolldatoen på brannslukkerne har gått ut for lengst',
      'forsikringsselskapet eller brannvesenet ber om å få se branndokumentasjonen',
      'lokalene er bygget om og rømningsplanene ikke stemmer',
    ],
    gets: [
      'en liste over det som mangler etter en befaring',
      'en pris ut fra antallet brannslukkere',
    ],
  },
  racks: {
    words: within('lagerreol|pallereol|lagerinnredning|transportbånd|rullebane'),
    sentence: 'Vi leverer og monterer reoler og transportbånd.',
    noun: 'Lagerinnredning',
    offers: ['Vi tegner og monterer pallereoler.', 'Vi bygger og monterer transportbånd.'],
    when: [
      'lageret er fullt selv om det er plass i høyden',
      'folk bærer for hånd det et bånd kunne flytte',
      'en kontroll har funnet bøyde stolper i en reol',
    ],
    gets: ['en skisse for lageret', 'en pris etter plantegningen'],
  },
  drilling: {
    words: within('brønnbor|energibrønn|grunnboring|geoteknisk|grunnundersøkelse|bergvarme'),
    sentence: 'Vi borer brønner og undersøker grunnen.',
    noun: 'Grunnboring',
    offers: ['Vi borer brønner og for bergvarme.', 'Vi undersøker grunnen før bygging.'],
    when: [
      'grunnen må være kjent før fundamentet tegnes',
      'kommunens vann blir for dyrt til vanning',
      'en varmepumpe er planlagt og boringen mangler',
    ],
    gets: ['en pris på boringen hos dere', 'en første vurdering av grunnen'],
  },
  trafficControl: {
    words: within('arbeidsvarsling|trafikkdirigering|vegsperring|skiltplan|trafikkavvikling'),
    sentence: 'Vi sperrer veier og dirigerer trafikken.',
    noun: 'Arbeidsvarsling',
    offers: ['Vi tegner og setter opp sperringer.', 'Vi søker tillatelser og dirigerer trafikken.'],
    when: [
      'et veiarbeid begynner og tillatelsen mangler',
      'en kran trenger gaten en dag',
      'et arrangement krever stengte veier og vakter',
    ],
    gets: ['en plan for arbeidet med pris', 'en liste over nødvendige tillatelser'],
  },
  eventHire: {
    words: within('teltutleie|festutleie|partytelt|mobile toaletter|toalettvogn|møbelutleie'),
    sentence: 'Vi leier ut telt, toaletter og møbler til fester.',
    noun: 'Utleie til arrangement',
    offers: [
      'Vi leier ut telt og møbler til arrangement.',
      'Vi leier ut mobile toaletter og kjølevogner.',
    ],
    when: [
      'en fest har en dato og teltet ikke er bestilt',
      'det kommer flere gjester enn det er toaletter til',
      'kjølingen svikter to dager før festen',
    ],
    gets: ['en liste over hva som er ledig på datoen', 'en pris for antall gjester'],
  },
}

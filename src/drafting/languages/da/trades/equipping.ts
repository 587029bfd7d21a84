import { within } from '../../letters.ts'
import type { EquippingTrades } from '../../trade-ids.ts'

/** Trades that equip buildings and look after what is in them, as firms of them speak. */
export const equipping: EquippingTrades = {
  stone: {
    words: within(
      'stenhugger|natursten|granit|marmor|terrazzo|bordplader i sten',
      'stenbordplade|gravsten',
    ),
    sentence: 'Vi arbejder i natursten.',
    noun: 'Natursten',
    offers: [
      'Vi laver trin, bordplader og facader i sten.',
      'Vi skærer sten efter tegning og lægger dem.',
    ],
    when: [
      'et trin eller en sålbænk er knækket og skal passe til resten',
      'der skal bruges sten i mål, som ingen har på lager',
      'et køkken eller en lobby sættes i stand, og pladen skal passe præcist',
    ],
    gets: ['en pris efter jeres skitse med mål', 'prøver på de sten, der kan komme på tale'],
  },
  scaffolding: {
    words: within('stillads|totaloverdækning'),
    sentence: 'Vi stiller stilladser op.',
    noun: 'Stilladser',
    offers: [
      'Vi sætter stilladser op og tager dem ned.',
      'Vi udlejer stilladser og rullestilladser.',
    ],
    when: [
      'malerne kommer på mandag, og stilladset mangler',
      'et tag eller en facade skal repareres, mens butikken holder åbent',
      'et stillads skal gå uden om maskiner eller træer',
    ],
    gets: ['en fast pris efter et besøg', 'en liste over datoer, hvor vi har tid'],
  },
  lifts: {
    words: within('elevator|trappelift|platformslift|rulletrappe|løfteplatform'),
    sentence: 'Vi monterer og servicerer elevatorer.',
    noun: 'Elevatorer',
    offers: [
      'Vi monterer, reparerer og servicerer elevatorer.',
      'Vi moderniserer ældre elevatorer.',
    ],
    when: [
      'elevatoren igen står stille, og lejerne klager',
      'serviceaftalen med fabrikanten bliver dyrere for hvert år',
      'et eftersyn har fundet fejl, der skal rettes inden en frist',
    ],
    gets: [
      'en pris til sammenligning med jeres serviceaftale',
      'et kig på en elevator med en kort rapport',
    ],
  },
  gates: {
    words: within(
      'industriport|ledhejseport|foldeport|rulleport|hurtigport|garageport|portservice|læsserampe',
      'automatiske døre|dørautomatik|skydelåge|hegn|bomanlæg|vejbom',
    ),
    sentence: 'Vi monterer og servicerer porte, døre og hegn.',
    noun: 'Porte og døre',
    offers: ['Vi monterer, reparerer og servicerer industriporte.', 'Vi sætter hegn og bomme op.'],
    when: [
      'en port ikke længere kan lukke, og hallen står åben om natten',
      'en lastbil har bøjet en port eller et hegn',
      'det årlige eftersyn af deres porte skal laves',
    ],
    gets: ['en pris på det årlige eftersyn', 'en fast pris efter fotos og mål'],
  },
  insulation: {
    words: within(
      'isolering af|loftisolering|hulmursisolering|facadeisolering|efterisolering|isoleringsfirma',
      'isolatør|teknisk isolering|rørisolering|papiruld|indblæsning|fugtisolering|kældersikring',
    ),
    sentence: 'Vi isolerer bygninger og rør.',
    noun: 'Isolering',
    offers: ['Vi isolerer lofter, mure og kældre.', 'Vi isolerer rør, tanke og tekniske anlæg.'],
    when: [
      'der er varmt under taget om sommeren og koldt om vinteren',
      'rør eller tanke taber varme, der allerede er betalt',
      'væggene bliver fugtige bag skabe og reoler',
    ],
    gets: ['en fast pris efter et besøg', 'et overslag over, hvad I kan spare'],
  },
  fireSafety: {
    words: within(
      'brandsikring|brandslukker|ildslukker|brandalarm|brandmeld|røgalarm|røgmelder|sprinkler',
      'brandventilation|brandslange|flugtvejsplan|evakuering|nødbelysning|brandskab|brandkursus',
      'elementær brandbekæmp',
    ),
    sentence: 'Vi efterser og servicerer brandudstyr.',
    noun: 'Brandsikring',
    offers: [
      'Vi leverer og efterser brandslukkere og røgalarmer.',
      'Vi tegner flugtvejsplaner og øver brand med medarbejderne.',
    ],
    when: [
      'datoen for eftersyn af brandslukkerne er overskredet',
      'forsikringen eller en myndighed beder om papirerne på brandsikringen',
      'lokalerne er bygget om, og flugtvejsplanerne ikke længere passer',
    ],
    gets: [
      'en liste over det, der mangler, efter et besøg',
      'en pris på eftersyn af jeres brandslukkere',
    ],
  },
  racks: {
    words: within('lagerreol|pallereol|lagerindretning|transportbånd|rullebane|lagerinventar'),
    sentence: 'Vi leverer og monterer reoler og transportbånd.',
    noun: 'Lagerindretning',
    offers: ['Vi tegner og monterer pallereoler.', 'Vi bygger og monterer transportbånd.'],
    when: [
      'lageret er fuldt, selv om der er plads i højden',
      'man bærer i hånden, hvad et bånd kunne flytte',
      'et eftersyn har fundet bøjede stolper i en reol',
    ],
    gets: ['en skitse til jeres lager', 'en pris efter jeres plantegning'],
  },
  drilling: {
    words: within('brøndbor|vandboring|jordvarme|geoteknik|jordbundsundersøgelse|boringer'),
    sentence: 'Vi borer brønde og undersøger jorden.',
    noun: 'Boringer',
    offers: ['Vi borer brønde og til jordvarme.', 'Vi undersøger jorden før byggeri.'],
    when: [
      'jorden skal være kendt, før fundamentet tegnes',
      'vandværkets vand bliver for dyrt til vanding',
      'en varmepumpe er planlagt, og boringen mangler',
    ],
    gets: ['en pris på boringen hos jer', 'en første vurdering af jorden'],
  },
  trafficControl: {
    words: within('trafikregulering|vejafspærring|afmærkning af vej|skilteplan|trafikafvikling'),
    sentence: 'Vi spærrer veje af og leder trafikken.',
    noun: 'Trafikregulering',
    offers: ['Vi tegner og stiller afspærringer op.', 'Vi søger tilladelser og leder trafikken.'],
    when: [
      'et vejarbejde begynder, og tilladelsen mangler',
      'en kran skal bruge gaden en dag',
      'et arrangement kræver lukkede veje og vagter',
    ],
    gets: ['en plan for jeres arbejde med en pris', 'en liste over de nødvendige tilladelser'],
  },
  eventHire: {
    words: within(
      'teltudlejning|festudlejning|festtelt|toiletvogn|mobile toiletter|møbeludlejning',
    ),
    sentence: 'Vi udlejer telte, toiletter og møbler til fester.',
    noun: 'Udlejning til arrangementer',
    offers: [
      'Vi udlejer telte og møbler til arrangementer.',
      'Vi udlejer mobile toiletter og kølevogne.',
    ],
    when: [
      'en fest har en dato, og teltet ikke er bestilt',
      'der kommer flere gæster, end der er toiletter til',
      'kølingen svigter to dage før festen',
    ],
    gets: ['en liste over, hvad der er ledigt på jeres dato', 'en pris for jeres antal gæster'],
  },
}

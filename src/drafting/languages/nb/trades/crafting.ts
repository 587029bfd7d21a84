import { within } from '../../letters.ts'
import type { CraftingTrades } from '../../trade-ids.ts'

/** Trades that make, mount and repair special equipment, as firms of them speak. */
export const crafting: CraftingTrades = {
  signs: {
    words: within(
      '(?<!ad|at|av|ut)(?<!sær|fra)(?<!digitale? )skilt|skiltprod|skiltfirma|skiltmaker|skiltmont|skiltfabrikk',
      'lysskilt|neonskilt|fasadeskilt|skilter|skiltverksted|skiltleverandør|bildekor|bilreklame',
      'foliering|helfolier|bilprofilering|vindusdekor|folie til vindu|dekor av bil',
      'dekorering av|frittstående bokstaver|profilbokst',
    ),
    sentence: 'Vi lager skilt.',
    noun: 'Skilt og bildekor',
    offers: [
      'Vi produserer og monterer skilt på fasader og butikker.',
      'Vi dekorerer og folierer biler og vinduer.',
    ],
    when: [
      'en ny avdeling åpner og det mangler skilt over døra',
      'nye varebiler kommer og skal dekoreres',
      'logoen byttes og alle skilt fortsatt viser den gamle',
    ],
    gets: ['en skisse på et bilde av fasaden', 'en pris per bil ut fra et bilde'],
  },
  pumps: {
    words: within(
      '(?<!varme)pumper|pumpeservice|pumpereparasjon|pumpeteknikk|pumpeverksted|industripumpe',
      'sentrifugalpumpe|nedsenkbar|vakuumpumpe|doseringspumpe|vannpumpe|pumpestasjon',
      'pumpeanlegg|pumpesalg|kompressor|trykkluft|hydraulikk|hydraulisk|pneumatikk',
    ),
    sentence: 'Vi selger og reparerer pumper og kompressorer.',
    noun: 'Pumper og kompressorer',
    offers: [
      'Vi leverer, monterer og reparerer pumper til industrien.',
      'Vi tar service på kompressorer, hydraulikk og pneumatikk på stedet.',
    ],
    when: [
      'en pumpe svikter i helgen og produksjonen stopper',
      'en hydraulikkslange ryker midt i jobben',
      'kompressoren går hele tiden og trykket likevel faller',
    ],
    gets: ['en pris på reparasjonen ut fra merkeskiltet', 'et lekkasjesøk i trykkluftanlegget'],
  },
  toolmaking: {
    words: within(
      'verktøymaker|verktøyprod|formverktøy|støpeform|sprøytestøpeverktøy|stanseverktøy',
      'presseverktøy|verktøysliping|sliping av verktøy|slipeservice|fiksturer|jigger|formbygg',
      'formprod|verktøyverksted|klippeverktøy',
    ),
    sentence: 'Vi lager verktøy og former.',
    noun: 'Verktøy og former',
    offers: [
      'Vi bygger støpeformer og stanseverktøy.',
      'Vi lager fiksturer og sliper slitt verktøy.',
    ],
    when: [
      'en form ryker og maskinen blir stående',
      'en ny del trenger verktøy før serien kan starte',
      'et slitt verktøy etterlater grader på hver del',
    ],
    gets: ['en pris på verktøyet ut fra tegningen', 'en titt på den skadde formen på verkstedet'],
  },
  refrigeration: {
    words: within(
      'kjølerom|fryserom|kjøle- og fryse|kjøl og frys|kuldeteknikk|kuldeanlegg|kuldemontør',
      'kuldeservice|kuldeentreprenør|kjøleteknikk|kjøleanlegg|kjølemontør|kjøledisk|kjølemøbler',
      'butikkjøling|industrikjøl|kuldemedi|fryselager|kjølelager|ismaskin|isbitmaskin',
      'fryseanlegg',
    ),
    sentence: 'Vi bygger kjølerom og tar service på dem.',
    noun: 'Kuldeteknikk',
    offers: [
      'Vi bygger kjøle- og fryserom for næringsmiddelbedrifter.',
      'Vi reparerer og vedlikeholder kuldeanlegg i butikker og kjøkken.',
    ],
    when: [
      'kjølerommet blir varmt og varene står i fare',
      'kuldemediet til et gammelt anlegg ikke lenger selges',
      'kjøkkenet eller butikken utvides og trenger et kjølerom til',
    ],
    gets: ['en kontroll av ett kjølerom med kort rapport', 'en omtrentlig pris ut fra målene'],
  },
  kitchenEquipment: {
    words: within(
      'storkjøkken|restaurantkjøkken|kjøkkenutstyr til|restaurantutstyr',
      'espressomaskin',
      'kombiovn|oppvaskmaskiner til',
      'industrioppvask|bakeriutstyr|tappeanlegg|cateringutstyr',
    ),
    sentence: 'Vi utstyrer storkjøkken.',
    noun: 'Storkjøkken',
    offers: [
      'Vi planlegger, leverer og reparerer storkjøkken.',
      'Vi reparerer ovner, oppvaskmaskiner og espressomaskiner på stedet.',
    ],
    when: [
      'oppvaskmaskinen stopper midt i lunsjen',
      'en kantine bygges om og snart må servere igjen',
      'en ovn på kjøkkenet ikke lenger holder temperaturen',
    ],
    gets: ['en gjennomgang av maskinene på kjøkkenet', 'en pris på reparasjonen ut fra et bilde'],
  },
  locks: {
    words: within(
      'låsesmed|låssystem|låsesystem|låssylinder|låsservice|låsplan|omkoding av lås',
      'nøkkelsystem|systemnøkkel|systemnøkler|nøkkelkopi|nøkkelfiling|nøkkelskap|døråpning',
      'låsåpning|åpning av dør|pengeskap|verdiskap|safer|dørlås|kodelås|lås og beslag',
      'lås og dør',
    ),
    sentence: 'Vi monterer låser og pengeskap.',
    noun: 'Låser og nøkkelsystemer',
    offers: [
      'Vi planlegger og monterer låssystemer i bygg.',
      'Vi åpner dører og pengeskap og bytter låser.',
    ],
    when: [
      'en ansatt slutter og nøkkelen ikke kommer tilbake',
      'en dør er brutt opp om natta og må kunne låses',
      'ingen lenger vet hvem som har hvilken nøkkel',
    ],
    gets: ['en gjennomgang av dører og låsplan', 'en pris per dør ut fra listen deres'],
  },
  officeFurniture: {
    words: within(
      'kontormøb|kontorinnred|kontorstol|hev-?/?senk|heve- og senke|skrivebord|konferansemøb',
      'møtebord|skolemøb|ergonomiske stoler|telefonboks|kontorinteriør|skillevegger til kontor',
      'møbler til kontor',
    ),
    sentence: 'Vi innreder kontorer.',
    noun: 'Kontormøbler',
    offers: [
      'Vi innreder kontorer med pulter, stoler og skap.',
      'Vi selger brukte kontormøbler og tar gamle i retur.',
    ],
    when: [
      'en avdeling flytter og pultene ikke passer i de nye lokalene',
      'ti nye begynner samtidig og mangler pult',
      'en ansatt trenger hev-senk-pult etter en skade',
    ],
    gets: ['en kontorstol på prøve', 'en møbleringsplan for ett rom'],
  },
  upholstery: {
    words: within(
      'møbeltapetser|omtrekking|omtrekk av|møbelstopp|omstopping|polstring|møbelstoff',
      'biltapetser|båtputer|bilseter|salmaker|skinnarbeid|lærreparasjon|skinnreparasjon',
      'lærarbeid|gardin|scenetepper|scenetekstil',
    ),
    sentence: 'Vi trekker om møbler og seter.',
    noun: 'Møbeltapetsering og gardiner',
    offers: [
      'Vi trekker om stoler, benker og bilseter.',
      'Vi syr og henger opp gardiner på hoteller og kontorer.',
    ],
    when: [
      'benkene i restauranten er nedslitte',
      'et førersete revner og et nytt tar måneder',
      'en sal eller scene må ha brannhemmende tekstiler',
    ],
    gets: ['prøver på stoff og skinn', 'en pris per stol ut fra et bilde'],
  },
  blinds: {
    words: within(
      'solskjerm|markise|persienne|rullegardin|sjalusi|plissé|lamellgardin|screens|solfilm',
      'insektnett|terrassetak|zip-?screen|skodder|foldegardin',
    ),
    sentence: 'Vi monterer solskjerming og markiser.',
    noun: 'Solskjerming og markiser',
    offers: [
      'Vi måler, leverer og monterer persienner og markiser.',
      'Vi reparerer rullegitter og motorstyrt solskjerming på bygg.',
    ],
    when: [
      'sola står på skjermene og kontoret blir for varmt',
      'en storm river ned markisene på en fasade',
      'et rullegitter setter seg fast og butikken ikke får åpnet',
    ],
    gets: ['stoffprøver til ett rom', 'en pris ut fra bilder og vindusmål'],
  },
  tills: {
    words: within(
      'kassesystem|kasseapparat|kasseløsning|kasseterminal|kassaløsning|kassasystem',
      'kassaapparat|betalingsterminal|bankterminal|pos-system|selvbetjent kasse',
      'selvbetjeningskasse|vekter og|og vekter|industrivekt|butikkvekt|bilvekt|vektsystem',
      'veiesystem|veieutstyr|veieteknikk|vektservice|strekkode|etikettskriver|etikettprinter',
      'labelprinter|håndterminal',
    ),
    sentence: 'Vi leverer kassesystemer og vekter.',
    noun: 'Kassesystemer og vekter',
    offers: [
      'Vi installerer kassesystemer i butikker og restauranter.',
      'Vi leverer vekter, skannere og etikettskrivere.',
    ],
    when: [
      'kassa henger seg mens kundene står i kø',
      'det kommer nye krav til kassesystemer',
      'en vekt må kontrolleres på nytt før den kan brukes',
    ],
    gets: ['en demonstrasjon med egne varer', 'en skanner eller skriver på prøve'],
  },
  conferenceTech: {
    words: within(
      'konferanseutstyr|konferanseteknikk|møteromsløsning|møteromsteknikk|møteromsutstyr',
      'av-utstyr|av-løsning|av-teknikk|av-installasjon|av-integr|audiovisuell|lyd og bilde',
      'videokonferanse|videomøte|projektorer|smartboard|interaktiv(?:e)? (?:skjerm|tavle)',
      'lydanlegg',
      'høyttaleranlegg|teleslynge|konferansesystem',
    ),
    sentence: 'Vi installerer konferanseteknikk.',
    noun: 'Møteromsteknikk',
    offers: [
      'Vi utstyrer møterom med skjermer, kameraer og mikrofoner.',
      'Vi installerer lyd og projektorer i saler og skoler.',
    ],
    when: [
      'hvert videomøte begynner med leting etter riktig kabel',
      'de som er med på nett ikke hører hva som sies i rommet',
      'en sal pusses opp og det gamle lydanlegget skal ut',
    ],
    gets: ['en lydtest i ett møterom', 'en skjerm på prøve i en uke'],
  },
  instruments: {
    words: within(
      'pianostem|pianotekn|pianoreparasjon|pianoverksted|pianoservice|pianohandel',
      'piano og flygel|flygler|orgelbygg|orgelstem|kirkeorg|pipeorg|fiolinbygg|fiolinmaker',
      'gitarbygg|instrumentbygg|instrumentmaker|instrumentreparasjon|musikkinstrument',
      'blåseinstrument|strykeinstrument|felemaker',
    ),
    sentence: 'Vi stemmer og reparerer instrumenter.',
    noun: 'Musikkinstrumenter',
    offers: [
      'Vi stemmer og reparerer pianoer for skoler og scener.',
      'Vi bygger og restaurerer orgler og andre instrumenter.',
    ],
    when: [
      'det nærmer seg konsert og flygelet er ustemt',
      'noen av orgelpipene ikke lenger gir lyd',
      'låneinstrumentene på skolen kommer skadet tilbake',
    ],
    gets: ['et ettersyn av instrumentet med overslag', 'et instrument på prøve til én øvelse'],
  },
  boats: {
    words: within(
      'båtbygg|båtverft|skipsverft|slipp og|båtslipp|båtservice|båtmotor|båtreparasjon',
      'båtverksted|marinservice|marinmotor|påhengsmotor|utenbordsmotor|innenbordsmotor',
      'skipsmotor|skipsreparasjon|skipsservice|seilmaker|båtopplag|vinterlagring av båt',
      'båtutstyr|verftet|skipsvedlikehold|maritim service',
    ),
    sentence: 'Vi bygger og reparerer båter.',
    noun: 'Båt- og skipsservice',
    offers: [
      'Vi bygger og setter i stand båter og yachter.',
      'Vi tar service på båtmotorer og reparerer skip.',
    ],
    when: [
      'motoren svikter midt i sesongen og båten blir liggende',
      'en arbeidsbåt må på slipp før inspeksjonen',
      'skroget får en skade i havna',
    ],
    gets: ['en titt på båten ved kaia', 'en servicepris for motoren deres'],
  },
}

import { within } from '../../letters.ts'
import type { CraftingTrades } from '../../trade-ids.ts'

/** Trades that make, mount and repair special equipment, as firms of them speak. */
export const crafting: CraftingTrades = {
  signs: {
    words: within(
      '(?<!ad|ud|fra)(?<!sær)skilte|(?<!ad)skiltning|bilfolie|vinduesfolie|skiltefabrik',
      'skiltefirma|skiltemager|skilteproduktion|lysskilte|neonskilt|facadeskilt|facadereklame',
      'lysreklame|bogstavskilt|bildekoration|bilreklame|autoreklame|autodekor|vinduesdekor',
      'foliering|folieindpak|car ?wrap|bilindpakning|vinduesreklame|pyloner',
    ),
    sentence: 'Vi laver skilte.',
    noun: 'Skilte og bilreklame',
    offers: [
      'Vi fremstiller og monterer skilte til facader og butikker.',
      'Vi sætter reklame og folie på biler og vinduer.',
    ],
    when: [
      'en ny afdeling åbner, og der mangler et skilt over døren',
      'der kommer nye varevogne, som skal have reklame på',
      'logoet bliver skiftet, og alle skilte stadig viser det gamle',
    ],
    gets: ['en skitse på et foto af jeres facade', 'en pris pr. bil ud fra et foto'],
  },
  pumps: {
    words: within(
      '(?<!varme)pumper|pumpeservice|pumpereparation|pumpeteknik|pumpeværksted|industripumpe',
      'centrifugalpumpe|dykpumpe|vakuumpumpe|doseringspumpe|vandpumpe|pumpestation|pumpebrønd',
      'pumpesalg|pumpeanlæg|kompressor|trykluft|hydraulik|hydraulisk|pneumatik',
    ),
    sentence: 'Vi sælger og reparerer pumper og kompressorer.',
    noun: 'Pumper og kompressorer',
    offers: [
      'Vi leverer, monterer og reparerer pumper til industrien.',
      'Vi servicerer kompressorer, hydraulik og pneumatik på stedet.',
    ],
    when: [
      'en pumpe svigter i weekenden, og produktionen går i stå',
      'en hydraulikslange springer midt i arbejdet',
      'kompressoren kører hele tiden, og trykket alligevel falder',
    ],
    gets: ['en pris på reparationen ud fra typeskiltet', 'en lækagesøgning på jeres trykluft'],
  },
  toolmaking: {
    words: within(
      'værktøjsmager|værktøjsfremstil|formværktøj|sprøjtestøbeværktøj|sprøjteforme|støbeforme',
      'stanseværktøj|presseværktøj|skæreværktøj slib|værktøjsslib|slibeservice|formfremstil',
      'fiksturer|opspændingsværktøj|måleværktøj og|værktøjsfabrik|slibning af værktøj',
    ),
    sentence: 'Vi fremstiller værktøjer og forme.',
    noun: 'Værktøjer og forme',
    offers: [
      'Vi bygger sprøjtestøbeforme og stanseværktøjer.',
      'Vi laver fiksturer og sliber slidt værktøj op.',
    ],
    when: [
      'en form knækker, og maskinen står stille',
      'en ny del mangler et værktøj, før serien kan begynde',
      'et slidt værktøj efterlader grater på hver del',
    ],
    gets: ['en pris på værktøjet ud fra jeres tegning', 'et kig på den beskadigede form'],
  },
  refrigeration: {
    words: within(
      'kølerum|fryserum|køleteknik|køleanlæg|køleservice|kølemontør|kølefirma|kølehus',
      'industrikøl|butikskøl|erhvervskøl|kommerciel køl|kølemøbler|køledisk|kølemiddel',
      'kølemidler|ismaskine|isterningmaskine|køle- og fryse|køl og frys|fryseanlæg',
    ),
    sentence: 'Vi bygger og servicerer kølerum.',
    noun: 'Køleteknik',
    offers: [
      'Vi bygger køle- og fryserum til fødevarevirksomheder.',
      'Vi servicerer og reparerer køleanlæg i butikker og køkkener.',
    ],
    when: [
      'kølerummet bliver varmt, og varerne er ved at blive dårlige',
      'kølemidlet til et gammelt anlæg ikke længere kan købes',
      'køkkenet eller butikken udvides og mangler et kølerum',
    ],
    gets: ['et eftersyn af et kølerum med en kort rapport', 'en cirkapris ud fra rummets mål'],
  },
  kitchenEquipment: {
    words: within(
      'storkøkken|industrikøkken|restaurationskøkken|køkkenudstyr til|restaurationsudstyr',
      'espressomaskine',
      'kombiovn|industriopvask|opvaskemaskiner til',
      'bageriudstyr|fadølsanlæg|cateringudstyr',
    ),
    sentence: 'Vi indretter storkøkkener.',
    noun: 'Storkøkkener',
    offers: [
      'Vi planlægger, leverer og reparerer storkøkkener.',
      'Vi reparerer ovne, opvaskemaskiner og espressomaskiner på stedet.',
    ],
    when: [
      'opvaskemaskinen går i stykker midt i frokosten',
      'en kantine bliver bygget om og snart skal servere igen',
      'en ovn i køkkenet ikke længere kan holde temperaturen',
    ],
    gets: ['et tjek af maskinerne i jeres køkken', 'en pris på reparationen ud fra et foto'],
  },
  locks: {
    words: within(
      'låsesmed|låsesystem|låseservice|låsecylind|låseanlæg|låseplan|nøglesystem|nøgleskab',
      'nøgleboks|systemnøgle|hovednøgle|nøgleservice|nøglekopi|døroplukning|oplukning af',
      'pengeskab|værdiskab|våbenskab|låse og|dørlåse|omlægning af lås',
    ),
    sentence: 'Vi monterer låse og pengeskabe.',
    noun: 'Låse og nøglesystemer',
    offers: [
      'Vi planlægger og monterer låsesystemer i bygninger.',
      'Vi åbner døre og pengeskabe og skifter låse.',
    ],
    when: [
      'en medarbejder stopper, og nøglen ikke kommer tilbage',
      'en dør er brudt op om natten og skal kunne låses',
      'ingen længere ved, hvem der har hvilken nøgle',
    ],
    gets: ['en gennemgang af jeres døre og låseplan', 'en pris pr. dør ud fra jeres liste'],
  },
  officeFurniture: {
    words: within(
      'kontormøb|kontorindret|kontorstol|hæve-?sænke|skriveborde|konferencemøb|mødebord',
      'skolemøb|ergonomiske stole|brugte møbler til kontor|kontorinventar|telefonboks',
      'skærmvægge',
    ),
    sentence: 'Vi leverer kontormøbler.',
    noun: 'Kontormøbler',
    offers: [
      'Vi leverer borde, stole og skabe til kontorer.',
      'Vi sælger brugte kontormøbler og tager gamle retur.',
    ],
    when: [
      'en afdeling flytter, og bordene ikke passer ind i de nye rum',
      'ti nye begynder på samme dag og mangler et skrivebord',
      'en medarbejder får brug for et hæve-sænkebord efter en skade',
    ],
    gets: ['en kontorstol på prøve', 'en plantegning med møbler til et rum'],
  },
  upholstery: {
    words: within(
      'møbelpolst|ompolstr|polstring|polstrer|møbelbetræk|betræk af stole|bilpolst|bådhynder',
      'sadelmager|læderreparation|læderarbejde|lædervare|møbelstof|gardin|scenetæpper',
    ),
    sentence: 'Vi polstrer møbler og sæder.',
    noun: 'Polstring og gardiner',
    offers: [
      'Vi polstrer stole, bænke og sæder til køretøjer.',
      'Vi syr og hænger gardiner op på hoteller og kontorer.',
    ],
    when: [
      'bænkene i restauranten er slidt op',
      'et førersæde er revnet, og et nyt tager måneder',
      'en sal eller scene skal have brandhæmmende gardiner',
    ],
    gets: ['prøver på stof og læder', 'en pris pr. stol ud fra et foto'],
  },
  blinds: {
    words: within(
      'solafskærm|markise|persienne|rullegardin|jalousi|plissé|lamelgardin|screens|solfilm',
      'insektnet|skodder|terrasseoverdæk|zip-?screen|rulleskodde|foldegardin',
    ),
    sentence: 'Vi monterer solafskærmning og markiser.',
    noun: 'Solafskærmning og markiser',
    offers: [
      'Vi måler op, leverer og monterer persienner og markiser.',
      'Vi reparerer jalousier og motorstyrede screens på kontorer.',
    ],
    when: [
      'solen står på skærmene, og kontoret bliver for varmt',
      'en storm river markiserne ned på en facade',
      'et rullegitter sætter sig fast, og butikken ikke kan åbne',
    ],
    gets: ['stofprøver til et rum', 'en pris ud fra fotos og vinduesmål'],
  },
  tills: {
    words: within(
      'kassesystem|kasseapparat|kasseløsning|kassesoftware|kasseterminal|betalingsterminal',
      'kortterminal|pos-system|selvbetjeningskasse|digitalt salgsregistrer|vægte og|og vægte',
      'industrivægt|butiksvægt|brovægt|vejesystem|vejeudstyr|vejeteknik|vægtservice|stregkode',
      'labelprinter|etiketprinter|etiketteringsmaskine|håndterminal',
    ),
    sentence: 'Vi leverer kassesystemer og vægte.',
    noun: 'Kassesystemer og vægte',
    offers: [
      'Vi installerer kassesystemer i butikker og restauranter.',
      'Vi leverer vægte, scannere og labelprintere.',
    ],
    when: [
      'kassen går ned, mens kunderne står i kø',
      'der kommer nye regler for salgsregistrering',
      'en vægt skal verificeres igen, før den må bruges',
    ],
    gets: ['en demonstration med jeres egne varer', 'en scanner eller printer på prøve'],
  },
  conferenceTech: {
    words: within(
      'konferenceudstyr|konferenceteknik|mødelokaleløsning|mødeteknik|mødeudstyr|av-udstyr',
      'av-løsning|av-teknik|av-installation|av-integr|audiovisuel|videokonference|videomøde',
      'projektorer|smartboard|interaktiv(?:e)? (?:skærm|tavle)',
      'lydanlæg|højttaleranlæg|teleslynge|konferencesystem',
    ),
    sentence: 'Vi installerer konferenceteknik.',
    noun: 'AV-udstyr',
    offers: [
      'Vi udstyrer mødelokaler med skærme, kameraer og mikrofoner.',
      'Vi installerer lyd og projektorer i sale og på skoler.',
    ],
    when: [
      'hvert videomøde begynder med jagten på det rigtige kabel',
      'dem, der er med på afstand, ikke kan forstå lokalet',
      'en sal bliver renoveret, og det gamle lydanlæg skal ud',
    ],
    gets: ['en lydtest i et mødelokale', 'en skærm på prøve i en uge'],
  },
  instruments: {
    words: within(
      'klaverstem|klavertekn|klaverværksted|klaverreparation|klaverbygger|flygler|orgelbyg',
      'orgelstem|kirkeorg|pibeorg|violinbygger|guitarbygger|instrumentbygger|instrumentmager',
      'instrumentreparation|musikinstrument|blæseinstrument|strygeinstrument|pianostem',
    ),
    sentence: 'Vi stemmer og reparerer instrumenter.',
    noun: 'Musikinstrumenter',
    offers: [
      'Vi stemmer og reparerer klaverer til skoler og scener.',
      'Vi bygger og restaurerer orgler og andre instrumenter.',
    ],
    when: [
      'en koncert nærmer sig, og flyglet er ude af stemning',
      'nogle af orglets piber ikke længere lyder',
      'skolens låneinstrumenter kommer beskadigede tilbage',
    ],
    gets: ['et eftersyn af instrumentet med overslag', 'et instrument på prøve til en øvegang'],
  },
  boats: {
    words: within(
      'bådeværft|bådebygger|bådbygger|bådværft|skibsværft|værftet|bådservice|bådmotor',
      'bådreparation|bådværksted|marineservice|marinemotor|påhængsmotor|indenbordsmotor',
      'skibsmotor|skibsreparation|sejlmager|yachtservice|bådopbevaring|vinteropbevaring af båd',
      'bådudstyr|maritim service',
    ),
    sentence: 'Vi bygger og reparerer både.',
    noun: 'Både og skibsreparation',
    offers: [
      'Vi bygger og istandsætter både og yachter.',
      'Vi servicerer marinemotorer og reparerer skibe.',
    ],
    when: [
      'motoren svigter midt i sæsonen, og båden bliver i havnen',
      'en arbejdsbåd skal op af vandet til syn',
      'skroget får en skade i havnen',
    ],
    gets: ['et kig på båden ved kajen', 'en servicepris til jeres motor'],
  },
}

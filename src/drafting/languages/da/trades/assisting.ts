import { within } from '../../letters.ts'
import type { AssistingTrades } from '../../trade-ids.ts'

/** Trades that help other firms with special work, as firms of them speak. */
export const assisting: AssistingTrades = {
  shipAgents: {
    words: within(
      'skibsagent|skibsmægler|skibshandel|skibshandler|skibsprovianter|havneagent|skibsklarer|klarering af skib',
      'skibsudrust|skibsforsyning|skibsproviant|rederiagent|besætningsskift',
    ),
    sentence: 'Vi er skibsagenter.',
    noun: 'Skibsklarering',
    offers: [
      'Vi tager os af skib og besætning under havneanløb.',
      'Vi leverer proviant, reservedele og udstyr om bord.',
    ],
    when: [
      'et skib ankommer lørdag, og kajpladsen ikke er på plads',
      'en sømand skal til læge, og skibet sejler samme aften',
      'en reservedel ligger i lufthavnen og skal om bord',
    ],
    gets: ['et overslag over havneudgifterne for et anløb', 'en pris på jeres bestillingsliste'],
  },
  freightBrokers: {
    words: within(
      'fragtformidl|transportformidl|lastformidl|fragtmægler|fragtcentral|fragtbørs|lastbilcentral|returlæs|returlast',
      'returgods|disponering for (?:vognmænd|vognmand)|kørselsdisponering|befragtning',
    ),
    sentence: 'Vi formidler transporter.',
    noun: 'Fragtformidling',
    offers: [
      'Vi finder vognmænd til hele læs og dellæs.',
      'Vi disponerer for små vognmænd og finder returlæs.',
    ],
    when: [
      'et læs er klar, og den faste vognmand har meldt afbud',
      'en lastbil skal køre tom hjem efter aflæsning',
      'disponenten har ferie, og telefonen ringer hele tiden',
    ],
    gets: ['en fragtpris på en af jeres strækninger', 'to forslag til returlæs'],
  },
  languageLessons: {
    words: within(
      'sprogskole|sprogkurs|sprogundervis|sproguddan|sproglærer|sprogtræning|sprogcoach|erhvervsengelsk',
      'business english|(?:dansk|engelsk|tysk)(?:kursus|kurser|undervisning)|danskuddannelse',
      'kursus i (?:dansk|engelsk|tysk)|dansk på arbejdspladsen',
    ),
    sentence: 'Vi underviser i sprog.',
    noun: 'Sprogkurser',
    offers: [
      'Vi holder sprogkurser hos virksomheder eller online.',
      'Vi lærer nye medarbejdere fra udlandet dansk.',
    ],
    when: [
      'en ny kollega begynder mandag og knap kan dansk',
      'en udenlandsk køber ringer, og ingen vil tage telefonen',
      'en leder flytter til udlandet om tre måneder',
    ],
    gets: ['en prøvetime for et hold', 'en niveautest til jeres gruppe'],
  },
  coaching: {
    words: within(
      'coaching|(?:leder|business|erhvervs|karriere|team)coach|mediation|mediator|konfliktmægl|konflikthåndter',
      'konfliktløsning|konfliktrådgiv|supervision|lederspar|ledersparring|teamudvikling',
    ),
    sentence: 'Vi coacher ledere og teams.',
    noun: 'Coaching',
    offers: [
      'Vi coacher ledere og ejere på tomandshånd.',
      'Vi mægler i konflikter i teams og mellem medejere.',
    ],
    when: [
      'en fagmand bliver leder, og de gamle kolleger ikke følger med',
      'to i samme afdeling er holdt op med at tale sammen',
      'to ejere er uenige, og beslutninger bliver liggende',
    ],
    gets: ['en første samtale med en leder', 'et oplæg til mediation med en pris'],
  },
  copywriting: {
    words: within(
      'tekstforfatter|tekstbureau|copywrit|webtekst|ghostwrit|korrekturlæs|sprogrevision|tekstredig',
      'redigering af tekst|teknisk forfatter|tekniske forfattere|teknisk skribent|contentbureau|indholdsproduktion',
      'taleskriv|skribent',
    ),
    sentence: 'Vi skriver og retter tekster.',
    noun: 'Tekster',
    offers: [
      'Vi skriver tekster til hjemmesider, brochurer og nyhedsbreve.',
      'Vi læser korrektur på årsrapporter, bøger og manualer.',
    ],
    when: [
      'den nye hjemmeside er klar, og teksterne mangler',
      'årsrapporten skal trykkes, og ingen har læst korrektur',
      'teknikerne har skrevet en tekst, som ingen kunde forstår',
    ],
    gets: ['en rettet side som prøve', 'en fast pris på jeres tekst'],
  },
  dataProtection: {
    words: within(
      'ekstern dpo|dpo-(?:service|ydelse)|dpo as a service|ekstern databeskyttelsesrådgiver',
      'gdpr-?(?:rådgiv|konsulent|hjælp|audit|kursus|compliance|pakke|tjek)|databeskyttelsesret|persondataret',
      'iso[ -]?27001|informationssikkerhed|isae ?3000|d-mærket',
    ),
    sentence: 'Vi rådgiver om databeskyttelse.',
    noun: 'Databeskyttelse',
    offers: [
      'Vi er ekstern databeskyttelsesrådgiver for virksomheder.',
      'Vi forbereder virksomheder på certificering i informationssikkerhed.',
    ],
    when: [
      'en computer med kundedata er stjålet, og en frist løber',
      'en tidligere medarbejder vil have alle sine data udleveret',
      'en stor køber sender et spørgeskema om informationssikkerhed',
    ],
    gets: ['et kort tjek af jeres privatlivspolitik', 'en liste over de dokumenter, der mangler'],
  },
  patents: {
    words: within(
      'patentbureau|patentagent|patentansøg|patentrådgiv|patentret|nyhedsundersøg|varemærkeregistr|varemærkeansøg',
      'varemærkeovervåg|varemærkeret|varemærkerådgiv|varemærkebeskyt|immaterialret|immaterielle rettigheder',
      'designbeskyt|brugsmodel',
    ),
    sentence: 'Vi beskytter opfindelser og varemærker.',
    noun: 'Patenter og varemærker',
    offers: [
      'Vi søger patenter og forsvarer dem mod kopier.',
      'Vi undersøger, registrerer og overvåger varemærker.',
    ],
    when: [
      'et nyt produkt skal på messe og ikke er beskyttet',
      'et brev siger, at deres produkt krænker et patent',
      'en konkurrent bruger et navn, der ligner deres',
    ],
    gets: ['en hurtig søgning på jeres varemærke', 'en første samtale om en opfindelse'],
  },
  answering: {
    words: within(
      'telefonpasning|telefonservice|telefonbesvar|opkaldsservice|callcenter|call ?center|kontaktcenter|kontorservice',
      'sekretærservice|virtuel assistent|virtuelle assistenter|virtuel reception|receptionsservice',
      'ekstern kundeservice|kontorhjælp',
    ),
    sentence: 'Vi passer telefonen for virksomheder.',
    noun: 'Telefonpasning',
    offers: [
      'Vi tager telefonen i vores kunders navn.',
      'Vi klarer aftaler, fakturaer og andet kontorarbejde.',
    ],
    when: [
      'receptionisten er syg, og ingen tager telefonen',
      'alle er ude på opgaver, og de, der ringer, kun får telefonsvareren',
      'en kampagne giver flere opkald, end kontoret kan nå',
    ],
    gets: ['en prøveuge med jeres opkald', 'en pris efter jeres antal opkald'],
  },
  archives: {
    words: within(
      'arkivering|arkivopbevaring|arkivhotel|arkivscanning|dokumentscanning|dokumentmakulering|dokumentdestruktion',
      'scanning af (?:arkiv|dokumenter|sager|tegninger|mapper)|scanningsbureau|makulering|datadestruktion',
      'digitalisering af (?:arkiv|dokumenter|papir)|destruktion af (?:harddisk|data|dokumenter)|fysisk arkiv',
    ),
    sentence: 'Vi scanner, opbevarer og makulerer dokumenter.',
    noun: 'Arkivering',
    offers: [
      'Vi scanner ringbind og opbevarer originalerne.',
      'Vi makulerer arkiver og harddiske og giver dokumentation.',
    ],
    when: [
      'kontoret flytter, og kælderen er fuld af ringbind',
      'en revisor beder om en gammel sag, og alle leder i dagevis',
      'fristerne udløber, og gamle sager skal makuleres',
    ],
    gets: ['et scannet ringbind som prøve', 'en pris efter et kig på arkivet'],
  },
  debtCollection: {
    words: within(
      'inkasso|inddriv|kreditoplysning|kreditvurder|debitorstyring|debitorpleje|rykkerservice|rykkerproced',
      'ubetalte regninger|ubetalte fakturaer|kreditstyring|fordringer',
    ),
    sentence: 'Vi inddriver ubetalte fakturaer.',
    noun: 'Inkasso',
    offers: [
      'Vi inddriver ubetalte fakturaer for virksomheder.',
      'Vi tjekker nye kunders kredit før levering.',
    ],
    when: [
      'en faktura stadig er ubetalt efter tredje rykker',
      'en stor ordre kommer fra et ukendt firma',
      'en skyldner er flyttet, og brevene kommer retur',
    ],
    gets: ['en første vurdering af en ubetalt faktura', 'et eksempel på en kreditoplysning'],
  },
  coworking: {
    words: within(
      'co-?working|kontorfællesskab|kontorhotel|kontorplads|kontorlokale|kontor til leje|leje af kontor',
      'lej (?:et )?kontor|virtuelt kontor|business ?center|erhvervscenter|kontorudlejning|self-?storage',
      'opbevaringsrum|depotrum|lagerrum til leje|minilager',
    ),
    sentence: 'Vi udlejer kontorer og skriveborde.',
    noun: 'Kontorpladser',
    offers: [
      'Vi udlejer møblerede kontorer og skriveborde måned for måned.',
      'Vi udlejer depotrum til arkiv, værktøj og varer.',
    ],
    when: [
      'et projektteam skal bruge skriveborde i et halvt år',
      'lejemålet udløber, før det nye kontor er klar',
      'lageret er fyldt, og kasser spærrer gangen',
    ],
    gets: ['en prøvedag ved et af vores skriveborde', 'en rundvisning i de ledige rum'],
  },
  performers: {
    words: within(
      'livemusik|live-musik|liveband|coverband|festband|partyband|bryllupsband|jazzband|musiker|tryllekunstner',
      'illusionist|konferencier|ordstyrer|moderator|foredragsholder|talerbureau|foredragsbureau|standup|stand-up',
      'komiker|entertainer|artistformidl|musikformidl|trubadur|mentalist',
    ),
    sentence: 'Vi optræder til firmafester.',
    noun: 'Musik og underholdning',
    offers: [
      'Vi spiller livemusik til firmafester og receptioner.',
      'Vi er værter og underholder til gallaer, konferencer og jubilæer.',
    ],
    when: [
      'gallaen har lokale og menu, men intet program',
      'en foredragsholder melder afbud en uge før konferencen',
      'et jubilæum skal være mere end taler og buffet',
    ],
    gets: ['en kort video fra en optræden', 'et forslag til jeres aften'],
  },
  soundStudio: {
    words: within(
      'lydstudie|lydstudio|indspilningsstudie|musikstudie|speak(?!er)|speakerbureau|speakeroptag|voice-?over',
      'voice over|podcast(?:produktion|studie|studio|bureau|redigering)|lydproduktion|lydbog|lyddesign|lydmix',
      'telefonspeak|indtaling|eftersynkron',
    ),
    sentence: 'Vi optager stemmer og lyd.',
    noun: 'Lydoptagelser',
    offers: [
      'Vi optager stemmer til film, kurser og telefonsvar.',
      'Vi producerer podcasts fra optagelse til færdigt miks.',
    ],
    when: [
      'en instruktionsfilm er klippet, og stemmen mangler',
      'telefonsvareren stadig nævner de gamle åbningstider',
      'en podcast lyder, som om den er optaget på et badeværelse',
    ],
    gets: ['tre stemmer, der passer til jeres tekst', 'et renset minut af jeres optagelse'],
  },
  mapping: {
    words: within(
      'dronefoto|droneoptag|droneinspektion|dronepilot|dronekortlæg|droneopmål|luftfoto|kortproduktion',
      'kortlægning med|kartografi|geodata|geografisk information|gis-|(?<!\\p{L})gis(?!\\p{L})|fotogrammetri',
      'laserscanning|ortofoto|punktsky|digitale kort',
    ),
    sentence: 'Vi laver kort og luftfotos.',
    noun: 'Kort og luftfotos',
    offers: [
      'Vi laver kort og vedligeholder geodata.',
      'Vi flyver droner over tage, byggepladser og marker og tolker billederne.',
    ],
    when: [
      'et tag skal ses efter, og et stillads er for dyrt',
      'en bunke materialer skal måles før årsregnskabet',
      'kortet over grunden ikke viser det, der er bygget',
    ],
    gets: ['et eksempelbillede fra et lignende område', 'en pris på jeres areal'],
  },
  hosting: {
    words: within(
      'webhotel|webhosting|hosting|serverhotel|datacenter|datacentre|colocation|clouddrift|cloud-?løsning',
      'cloud-?migrering|domænenavn|domæneregistr|domæner|virtuelle servere|dedikeret server|dedikerede servere',
      'vps(?!\\p{L})|privat cloud|private cloud',
    ),
    sentence: 'Vi driver webhoteller og servere.',
    noun: 'Hosting',
    offers: [
      'Vi driver servere, mail og domæner for virksomheder.',
      'Vi flytter programmer til skyen og står for driften.',
    ],
    when: [
      'webshoppen går ned en søndag',
      'leverandøren af den gamle server lukker sit datacenter',
      'et domæne udløber, og mailen holder op med at virke',
    ],
    gets: ['en hastighedstest af jeres hjemmeside', 'en plan for flytning af en server'],
  },
  cyberSecurity: {
    words: within(
      'it-sikkerhed|cyber|penetrationstest|pentest|pen-test|netværkssikkerhed|sikkerhedstest|sårbarhedsscanning',
      'etisk hack|incident response|ransomware|phishing|it-forensi|awaretræning|sikkerhedsanalyse',
    ),
    sentence: 'Vi tester sikkerheden i it-systemer.',
    noun: 'It-sikkerhed',
    offers: [
      'Vi tester netværk og programmer for sikkerhedshuller.',
      'Vi hjælper virksomheder efter angreb og genskaber systemer.',
    ],
    when: [
      'filer er krypteret, og nogen kræver løsepenge',
      'et forsikringsselskab kræver en penetrationstest før aftalen',
      'en falsk faktura er betalt efter en hacket mailkonto',
    ],
    gets: ['et kort tjek af jeres domæne udefra', 'en plan for de første timer efter et angreb'],
  },
  vehicleHire: {
    words: within(
      'biludlejning|billeje|lejebil|udlejningsbil|varebilsudlejning|varevognsudlejning|lastbiludlejning',
      'trailerudlejning|minibusudlejning|erhvervsleasing af bil|billeasing|firmabilleasing|operationel leasing',
      'flådestyring|flådeleasing|delebil|udlejning af (?:bil|vare|last|trailer|minibus|person)',
      'lej (?:en )?(?:bil|varebil|trailer|lastbil)|leje af (?:bil|vare|trailer|last)',
    ),
    sentence: 'Vi udlejer biler, varebiler og lastbiler.',
    noun: 'Biludlejning',
    offers: [
      'Vi udlejer biler, varebiler og trailere fra dag til dag.',
      'Vi leaser lastbiler og hele flåder ud, med service.',
    ],
    when: [
      'en varebil er på værksted i to uger',
      'nye sælgere begynder, og deres biler først kommer senere',
      'sæsonen begynder, og virksomhedens egne lastbiler ikke slår til',
    ],
    gets: ['en pris på jeres datoer og kilometer', 'en liste over ledige biler'],
  },
  standards: {
    words: within(
      'ledelsessystem|kvalitetsstyring|kvalitetskonsulent|kvalitetsledelse|iso-?(?:konsulent|certificer|rådgiv)',
      'iso ?9001[- ](?:konsulent|certificer|kursus)|(?:certificering|hjælp)(?: efter| til| i)? iso|intern(?:e)? audit',
      'certificeringsorgan|certificeringskonsulent|ekstern kvalitetschef|auditor',
    ),
    sentence: 'Vi hjælper virksomheder til certificering.',
    noun: 'Certificering',
    offers: [
      'Vi opbygger ledelsessystemer og forbereder certificering.',
      'Vi udfører interne audits og er ekstern kvalitetschef.',
    ],
    when: [
      'en køber kræver et ISO-certifikat til den næste ordre',
      'auditor kommer om seks uger, og procedurerne er gamle',
      'kvalitetschefen rejser lige før auditten',
    ],
    gets: [
      'en liste over, hvad der mangler til certifikatet',
      'et eksempel på en færdig procedure',
    ],
  },
  publishing: {
    words: within(
      'bogforlag|forlag(?:et|s)?(?!\\p{L})|fagblad|fagtidsskrift|tidsskrift|medlemsblad|personaleblad|kundemagasin',
      'bogproduktion|boglayout|bogdesign|bogudgiv|jubilæumsbog|jubilæumsskrift|selvudgiv|magasinproduktion',
      'udgivelse af bøger|ombrydning',
    ),
    sentence: 'Vi udgiver bøger og blade.',
    noun: 'Bøger og blade',
    offers: [
      'Vi udgiver bøger og fagblade.',
      'Vi sætter op og producerer bøger og blade for virksomheder.',
    ],
    when: [
      'et jubilæum nærmer sig, og historien ligger i flyttekasser',
      'et manuskript er færdigt og skal blive til en bog',
      'personalebladet skal ud, og redaktøren er rejst',
    ],
    gets: ['to prøvesider med jeres tekst', 'en pris på jeres oplag'],
  },
  flowers: {
    words: within(
      'blomsterbutik|blomsterforretning|blomsterhandler|blomsterdekor|blomsterlever|blomsterbud|blomsterabonn',
      'blomsterbinder|blomsterbestil|florist|buketter|kontorplanter|plantepasning|planteservice',
      'beplantning til kontor|indendørs planter|grønne planter|grøn væg|plantevæg|bårebuket',
    ),
    sentence: 'Vi leverer blomster og planter.',
    noun: 'Blomster og planter',
    offers: [
      'Vi laver blomsterdekorationer til receptioner, borde og fester.',
      'Vi sætter planter op på kontorer og passer dem.',
    ],
    when: [
      'gæster kommer i morgen, og foyeren er bar',
      'planterne på kontoret er brune, og ingen vander',
      'en kollega går på pension fredag, og buketten mangler',
    ],
    gets: ['en skitse til et bord eller foyeren', 'en månedspris på jeres planter'],
  },
}

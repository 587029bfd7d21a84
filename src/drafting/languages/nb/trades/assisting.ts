import { within } from '../../letters.ts'
import type { AssistingTrades } from '../../trade-ids.ts'

/** Trades that help other firms with special work, as firms of them speak. */
export const assisting: AssistingTrades = {
  shipAgents: {
    words: within(
      'skipsagent|skipsmegl|skipshandel|skipshandler|skipsklarer|havneagent|klarering av skip|skipsleveran',
      'skipsproviant|fartøysagent|rederiagent|mannskapsbytte|skipsforsyning',
    ),
    sentence: 'Vi er skipsagenter.',
    noun: 'Skipsklarering',
    offers: [
      'Vi tar oss av skip og mannskap under havneanløp.',
      'Vi leverer proviant, reservedeler og utstyr om bord.',
    ],
    when: [
      'et skip kommer lørdag og kaiplassen ikke er ordnet',
      'en sjømann må til lege og skipet går samme kveld',
      'en reservedel ligger på flyplassen og skal om bord',
    ],
    gets: ['et anslag over havnekostnadene for et anløp', 'en pris på bestillingslisten deres'],
  },
  freightBrokers: {
    words: within(
      'fraktformidl|transportformidl|lastformidl|fraktmegl|fraktsentral|lastebilsentral|transportsentral|fraktbørs',
      'lastebørs|returlast|returlass|returfrakt|befraktning',
    ),
    sentence: 'Vi formidler transport.',
    noun: 'Fraktformidling',
    offers: [
      'Vi finner transportører til hele lass og dellass.',
      'Vi tar trafikkstyringen for små transportører og finner returlass.',
    ],
    when: [
      'et lass er klart og den faste transportøren har sagt nei',
      'en lastebil må kjøre tom hjem etter lossing',
      'trafikklederen har ferie og telefonen ringer hele tiden',
    ],
    gets: ['en fraktpris på en av strekningene deres', 'to forslag til returlass'],
  },
  languageLessons: {
    words: within(
      'språkskole|språkkurs|språkopplær|språkundervis|språktrening|språklærer|forretningsengelsk|business english',
      '(?:norsk|engelsk|tysk)(?:kurs|opplæring|undervisning)|kurs i (?:norsk|engelsk|tysk)|norsk på arbeidsplassen',
      'bedriftsnorsk',
    ),
    sentence: 'Vi underviser i språk.',
    noun: 'Språkkurs',
    offers: [
      'Vi holder språkkurs i bedrifter, på stedet eller på nett.',
      'Vi lærer nye medarbeidere fra utlandet norsk.',
    ],
    when: [
      'noen begynner på mandag og knapt kan norsk',
      'en utenlandsk kjøper ringer og ingen vil ta telefonen',
      'en leder flytter til utlandet om tre måneder',
    ],
    gets: ['en prøvetime for en gruppe', 'en nivåtest for gruppen deres'],
  },
  coaching: {
    words: within(
      'coaching|(?:leder|karriere|business|team)coach|konfliktmegl|konflikthåndter|konfliktløs|mekling|mekler(?!i)',
      'mediator|lederveiled|lederstøtte|gruppeveiled|prosessveiled|teamutvikling',
    ),
    sentence: 'Vi coacher ledere og team.',
    noun: 'Coaching',
    offers: [
      'Vi coacher ledere og eiere på tomannshånd.',
      'Vi mekler i konflikter i team og mellom eiere.',
    ],
    when: [
      'en fagperson blir leder og de gamle kollegene ikke følger med',
      'to i samme avdeling har sluttet å snakke sammen',
      'to eiere er uenige og beslutninger blir liggende',
    ],
    gets: ['en første samtale med en leder', 'et opplegg for mekling med pris'],
  },
  copywriting: {
    words: within(
      'tekstforfatter|tekstbyrå|copywrit|nettekst|webtekst|ghostwrit|spøkelsesskriv|korrekturles|språkvask',
      'tekstarbeid|manusvask|teknisk forfatter|tekniske forfattere|teknisk skribent|innholdsbyrå|innholdsproduksjon',
      'skribent|taleskriv|klarspråk',
    ),
    sentence: 'Vi skriver og språkvasker tekster.',
    noun: 'Tekster',
    offers: [
      'Vi skriver tekster til nettsider, brosjyrer og nyhetsbrev.',
      'Vi leser korrektur på årsrapporter, bøker og manualer.',
    ],
    when: [
      'den nye nettsiden er klar og tekstene mangler',
      'årsrapporten skal trykkes og ingen har lest korrektur',
      'teknikerne har skrevet en tekst som ingen kunde forstår',
    ],
    gets: ['en språkvasket side som prøve', 'en fast pris på teksten deres'],
  },
  dataProtection: {
    words: within(
      'eksternt personvernombud|personvernombud som tjeneste|leie av personvernombud|personvernrådgiv',
      'personvernkonsulent|personvernkurs|gdpr-?(?:rådgiv|konsulent|hjelp|kurs|revisjon|compliance)|iso[ -]?27001',
      'informasjonssikkerhet|personvernjus',
    ),
    sentence: 'Vi gir råd om personvern.',
    noun: 'Personvern',
    offers: [
      'Vi er eksternt personvernombud for bedrifter.',
      'Vi forbereder bedrifter på sertifisering i informasjonssikkerhet.',
    ],
    when: [
      'en PC med kundedata er stjålet og en frist løper',
      'en tidligere ansatt ber om innsyn i alle sine data',
      'en stor kjøper sender et skjema om informasjonssikkerhet',
    ],
    gets: [
      'en kort gjennomgang av personvernerklæringen deres',
      'en liste over dokumentene som mangler',
    ],
  },
  patents: {
    words: within(
      'patentkontor|patentbyrå|patentfullmektig|patentsøk|patentrådgiv|patentrett|patentingeniør|varemerkeregistr',
      'varemerkesøk|varemerkeovervåk|varemerkerett|varemerkerådgiv|immaterialrett|immaterielle rettigheter',
      'designbeskytt|designregistr|nyhetsundersøk',
    ),
    sentence: 'Vi beskytter oppfinnelser og varemerker.',
    noun: 'Patenter og varemerker',
    offers: [
      'Vi søker patenter og forsvarer dem mot kopier.',
      'Vi undersøker, registrerer og overvåker varemerker.',
    ],
    when: [
      'et nytt produkt skal på messe og ikke er beskyttet',
      'et brev sier at produktet deres krenker et patent',
      'en konkurrent bruker et navn som ligner deres',
    ],
    gets: ['et raskt søk på varemerket deres', 'en første samtale om en oppfinnelse'],
  },
  answering: {
    words: within(
      'telefonpass|telefonsvartjeneste|svartjeneste|svarservice|telefonbesvar|callsenter|call ?center|kundesenter for',
      'kontaktsenter|kontortjeneste|kontorservice|sekretærtjeneste|virtuell assistent|virtuelle assistenter',
      'resepsjonstjeneste|virtuell resepsjon|ekstern kundeservice',
    ),
    sentence: 'Vi svarer på telefonen for bedrifter.',
    noun: 'Telefonpass',
    offers: [
      'Vi svarer på telefonen i kundenes navn.',
      'Vi tar oss av avtaler, fakturaer og annet kontorarbeid.',
    ],
    when: [
      'resepsjonisten er syk og ingen tar telefonen',
      'alle er ute på jobb og de som ringer bare får telefonsvareren',
      'en kampanje gir flere anrop enn kontoret rekker å ta',
    ],
    gets: ['en prøveuke med anropene deres', 'en pris etter antallet anrop'],
  },
  archives: {
    words: within(
      'arkivering|arkivlagring|arkivtjeneste|arkivhotell|arkivskanning|arkivdepot|dokumentskann|dokumentmakuler',
      'dokumentdestru|skanning av (?:arkiv|dokumenter|mapper|permer|tegninger)|skannetjeneste|makulering|datadestru',
      'digitalisering av (?:arkiv|dokumenter|papir)|destruksjon av (?:harddisk|data|dokumenter)|bortsetting av arkiv',
    ),
    sentence: 'Vi skanner, lagrer og makulerer dokumenter.',
    noun: 'Arkivering',
    offers: [
      'Vi skanner permer og oppbevarer originalene.',
      'Vi makulerer arkiver og harddisker og gir dokumentasjon.',
    ],
    when: [
      'kontoret flytter og kjelleren er full av permer',
      'en revisor vil se en gammel sak og alle leter i dagevis',
      'fristene går ut og gamle saker skal makuleres',
    ],
    gets: ['en skannet perm som prøve', 'en pris etter en titt på arkivet'],
  },
  debtCollection: {
    words: within(
      'inkasso|innfordr|innkreving|kredittopplys|kredittvurder|kredittsjekk|purretjeneste|purring og',
      'ubetalte fakturaer|ubetalte regninger|kredittstyring|fakturaoppfølg|fordringer|reskontrooppfølg',
    ),
    sentence: 'Vi krever inn ubetalte fakturaer.',
    noun: 'Inkasso',
    offers: [
      'Vi krever inn ubetalte fakturaer for bedrifter.',
      'Vi sjekker kreditten til nye kunder før levering.',
    ],
    when: [
      'en faktura fortsatt er ubetalt etter tredje purring',
      'en stor ordre kommer fra et ukjent firma',
      'en skyldner har flyttet og brevene kommer i retur',
    ],
    gets: ['en første vurdering av en ubetalt faktura', 'et eksempel på en kredittsjekk'],
  },
  coworking: {
    words: within(
      'co-?working|kontorfellesskap|kontorhotell|kontorplass|kontorlokale|kontor til leie|kontorer til leie',
      'leie av kontor|leie kontor|virtuelt kontor|forretningssenter|business ?center|næringshage|self-?storage',
      'minilager|lagerbod|lagerrom til leie|leie lager|oppbevaringsrom',
    ),
    sentence: 'Vi leier ut kontorer og skrivebord.',
    noun: 'Kontorplasser',
    offers: [
      'Vi leier ut møblerte kontorer og skrivebord per måned.',
      'Vi leier ut lagerrom til arkiv, verktøy og varer.',
    ],
    when: [
      'et prosjektteam trenger skrivebord i et halvt år',
      'leieavtalen går ut før det nye kontoret er klart',
      'lageret er fullt og esker sperrer gangen',
    ],
    gets: ['en prøvedag ved et av skrivebordene våre', 'en omvisning i de ledige rommene'],
  },
  performers: {
    words: within(
      'livemusikk|live-musikk|liveband|coverband|partyband|festband|bryllupsband|jazzband|musiker|tryllekunstner',
      'illusjonist|konferansier|toastmaster|foredragsholder|talerbyrå|foredragsbyrå|standup|stand-up|komiker',
      'entertainer|underholdningsbyrå|artistbyrå|artistformidl|trubadur|mentalist',
    ),
    sentence: 'Vi opptrer på firmafester.',
    noun: 'Musikk og underholdning',
    offers: [
      'Vi spiller livemusikk på firmafester og mottakelser.',
      'Vi er konferansierer og underholder på gallaer, konferanser og jubileer.',
    ],
    when: [
      'gallaen har lokale og meny, men ikke noe program',
      'en foredragsholder melder avbud en uke før konferansen',
      'et jubileum skal være mer enn taler og buffé',
    ],
    gets: ['en kort video fra en opptreden', 'et forslag til kvelden deres'],
  },
  soundStudio: {
    words: within(
      'lydstudio|innspillingsstudio|musikkstudio|stemmeskuespill|stemmeopptak|speakerstemme|voice-?over|voice over',
      'podkast(?:produksjon|studio|byrå)|podcast-?(?:produksjon|studio|byrå)|lydproduksjon|lydbok|lyddesign|lydmiks',
      'innlesing|dubbing|lydopptak|telefonmelding',
    ),
    sentence: 'Vi tar opp stemmer og lyd.',
    noun: 'Lydopptak',
    offers: [
      'Vi tar opp stemmer til film, kurs og telefonsvar.',
      'Vi produserer podkaster fra opptak til ferdig miks.',
    ],
    when: [
      'en opplæringsfilm er klippet og stemmen mangler',
      'telefonsvareren fortsatt oppgir de gamle åpningstidene',
      'en podkast låter som om den er spilt inn på badet',
    ],
    gets: ['tre stemmer som passer til teksten deres', 'et renset minutt av opptaket deres'],
  },
  mapping: {
    words: within(
      'dronefoto|droneopptak|droneinspeksjon|dronepilot|dronekartlegg|droneoppmål|dronetjeneste|flyfoto|luftfoto',
      'kartproduksjon|kartløsning|kartografi|geodata|geografisk informasjon|gis-|(?<!\\p{L})gis(?!\\p{L})',
      'fotogrammetri|laserskann|ortofoto|punktsky|digitale kart',
    ),
    sentence: 'Vi lager kart og flyfoto.',
    noun: 'Kart og flyfoto',
    offers: [
      'Vi lager kart og forvalter geodata.',
      'Vi flyr drone over tak, byggeplasser og jorder og tolker bildene.',
    ],
    when: [
      'et tak må sjekkes og et stillas blir for dyrt',
      'en haug med masser må måles før årsoppgjøret',
      'kartet over tomten ikke viser det som er bygd',
    ],
    gets: ['et eksempelbilde fra et lignende område', 'en pris på arealet deres'],
  },
  hosting: {
    words: within(
      'webhotell|webhosting|hosting|serverhotell|datasenter|datasentre|colocation|samlokalisering av server|skydrift',
      'skytjeneste|skyløsning|skymigrering|domenenavn|domeneregistr|domener|virtuelle servere|dedikert server',
      'dedikerte servere|vps(?!\\p{L})|privat sky',
    ),
    sentence: 'Vi drifter webhotell og servere.',
    noun: 'Webhotell',
    offers: [
      'Vi drifter servere, e-post og domener for bedrifter.',
      'Vi flytter programmer til skyen og tar oss av driften.',
    ],
    when: [
      'nettbutikken går ned en søndag',
      'leverandøren av den gamle serveren legger ned datasenteret',
      'et domene går ut og e-posten slutter å komme',
    ],
    gets: ['en hastighetstest av nettsiden deres', 'en plan for flytting av en server'],
  },
  cyberSecurity: {
    words: within(
      'it-sikkerhet|cyber|penetrasjonstest|pentest|pen-test|nettverkssikkerhet|datasikkerhet|sikkerhetstest',
      'sårbarhetsskann|sårbarhetsanalyse|etisk hack|incident response|hendelseshåndter|løsepengevirus|ransomware',
      'phishing|dataetterforsk',
    ),
    sentence: 'Vi tester sikkerheten i IT-systemer.',
    noun: 'IT-sikkerhet',
    offers: [
      'Vi tester nettverk og programmer for sikkerhetshull.',
      'Vi hjelper bedrifter etter angrep og gjenoppretter systemer.',
    ],
    when: [
      'filer er kryptert og noen krever løsepenger',
      'et forsikringsselskap krever en penetrasjonstest før avtalen',
      'en falsk faktura er betalt etter en hacket e-postkonto',
    ],
    gets: [
      'en kort sjekk av domenet deres utenfra',
      'en plan for de første timene etter et angrep',
    ],
  },
  vehicleHire: {
    words: within(
      'bilutleie|leiebil|varebilutleie|lastebilutleie|hengerutleie|tilhengerutleie|minibussutleie|kjøretøyutleie',
      'billeasing|firmabilleasing|operasjonell leasing|flåtestyring|flåteleasing|bildeling|bilpool|langtidsleie',
      'korttidsleie|bilabonnement|utleie av (?:bil|varebil|lastebil|henger|tilhenger|personbil|minibuss)',
      'leie (?:bil|varebil|lastebil|henger)',
    ),
    sentence: 'Vi leier ut biler, varebiler og lastebiler.',
    noun: 'Bilutleie',
    offers: [
      'Vi leier ut biler, varebiler og hengere per dag.',
      'Vi leaser ut lastebiler og hele bilparker, med service.',
    ],
    when: [
      'en varebil står på verksted i to uker',
      'nye selgere begynner og bilene deres kommer senere',
      'sesongen begynner og egne lastebiler ikke strekker til',
    ],
    gets: ['en pris ut fra dato og kjørelengde', 'en liste over ledige biler'],
  },
  standards: {
    words: within(
      'ledelsessystem|kvalitetsstyring|kvalitetsledelse|kvalitetsrådgiv|kvalitetskonsulent',
      'iso-?(?:konsulent|sertifiser|rådgiv)|iso ?9001[- ](?:konsulent|sertifiser|kurs)',
      '(?:sertifisering|hjelp)(?: etter| til| i)? iso|intern(?:e)? revisjon|sertifiseringsorgan',
      'miljøfyrtårn-?sertifisør|revisjonsleder|leid kvalitetssjef',
    ),
    sentence: 'Vi hjelper bedrifter med sertifisering.',
    noun: 'Sertifisering',
    offers: [
      'Vi bygger opp ledelsessystemer og forbereder sertifisering.',
      'Vi tar interne revisjoner og er innleid kvalitetssjef.',
    ],
    when: [
      'en kjøper krever et ISO-sertifikat til neste ordre',
      'revisoren kommer om seks uker og rutinene er gamle',
      'kvalitetssjefen slutter rett før revisjonen',
    ],
    gets: ['en liste over det som mangler til sertifikatet', 'et eksempel på en ferdig rutine'],
  },
  publishing: {
    words: within(
      'bokforlag|forlag(?:et|s)?(?!\\p{L})|fagblad|fagtidsskrift|tidsskrift|medlemsblad|kundemagasin|personalblad',
      'bedriftsblad|bokproduksjon|bokdesign|boklayout|bokutgiv|jubileumsbok|selvpubliser|magasinproduksjon',
      'utgivelse av bøker|ombrekking',
    ),
    sentence: 'Vi gir ut bøker og blader.',
    noun: 'Bøker og blader',
    offers: [
      'Vi gir ut bøker og fagblader.',
      'Vi formgir og produserer bøker og blader for bedrifter.',
    ],
    when: [
      'et jubileum nærmer seg og historien ligger i esker',
      'et manus er ferdig og skal bli en bok',
      'bedriftsbladet skal ut og redaktøren har sluttet',
    ],
    gets: ['to prøvesider med teksten deres', 'en pris på opplaget deres'],
  },
  flowers: {
    words: within(
      'blomsterbutikk|blomsterforretning|blomsterhandel|blomsterdekor|blomsterlever|blomsterbud|blomsterabonn',
      'blomsterbinder|blomsteroppsats|florist|dekoratør for blomster|buketter|kontorplanter|planteleie|plantestell',
      'planteservice|innendørs planter|interiørplanter|grønne planter|plantevegg|grønn vegg|bårebukett',
    ),
    sentence: 'Vi leverer blomster og planter.',
    noun: 'Blomster og planter',
    offers: [
      'Vi lager blomsterdekorasjoner til resepsjoner, bord og fester.',
      'Vi setter planter på kontorer og steller dem.',
    ],
    when: [
      'gjester kommer i morgen og foajeen er tom',
      'plantene på kontoret er brune og ingen vanner',
      'en kollega går av med pensjon fredag og buketten mangler',
    ],
    gets: ['en skisse for et bord eller foajeen', 'en månedspris på plantene deres'],
  },
}

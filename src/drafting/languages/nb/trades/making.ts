import { within, wordsOf } from '../../letters.ts'
import type { MakingTrades } from '../../trade-ids.ts'

/** Trades of makers and suppliers of goods, as firms of them speak. */
export const making: MakingTrades = {
  metalwork: {
    words: within('sveis|stålkonstruksjon|smie|rekkverk|metallarbeid|platearbeid'),
    sentence: 'Vi gjør sveising og stålarbeid.',
    noun: 'Sveising',
    offers: ['Vi sveiser og bygger i metall.', 'Vi skjærer, bøyer og sveiser plater.'],
    when: [
      'en trapp, en port eller et rekkverk må passe nøyaktig',
      'en del har brukket og må sveises på stedet',
      'en stålkonstruksjon er planlagt og eget verksted er fullt',
    ],
    gets: ['en pris etter en tegning eller et bilde', 'et tilbud med leveringsdato'],
  },
  machining: {
    words: within('cnc|maskinering|dreiing|fresing|mekanisk verksted'),
    sentence: 'Vi dreier og freser deler.',
    noun: 'Dreiing og fresing',
    offers: [
      'Vi dreier og freser deler, enkeltvis og i serie.',
      'Vi lager reservedeler til maskiner, også etter prøve.',
    ],
    when: [
      'en del ikke er å få tak i lenger og må lages etter prøve',
      'egne maskiner er fulle og leveringsdatoen er bestemt',
      'den faste leverandøren sier nei til små serier',
    ],
    gets: ['en pris på én del etter tegning', 'en prøvedel før serien'],
  },
  finishing: {
    words: within('pulverlakk|galvaniser|anodiser|sandblås|overflatebehandling|varmforsink'),
    sentence: 'Vi overflatebehandler metall.',
    noun: 'Overflatebehandling',
    offers: ['Vi overflatebehandler metalldeler.', 'Vi blåser og pulverlakkerer metall.'],
    when: [
      'deler kommer tilbake med flekker, rust eller feil tykkelse',
      'et parti må behandles raskere enn planlagt',
      'en ny del trenger en overflate som tåler å stå ute',
    ],
    gets: ['én behandlet del som prøve', 'en pris på seriestørrelsen deres'],
  },
  hardening: {
    words: within(
      'varmebehandl|herding av stål|herdeverksted|settherd|induksjonsherd|vakuumherd',
      'nitrering|seigherd|avspenningsglød',
    ),
    sentence: 'Vi herder og varmebehandler stål.',
    noun: 'Varmebehandling',
    offers: [
      'Vi herder og gløder ståldeler, enkeltvis og i serie.',
      'Vi retter aksler og sveiste deler.',
    ],
    when: [
      'deler blir skjeve av herdingen og må rettes',
      'et parti ikke består hardhetsprøven og leveringen nærmer seg',
      'et tannhjul er laget på nytt og må herdes',
    ],
    gets: ['en pris per kilo eller per stykk', 'en herdet prøvebit med måleverdier'],
  },
  foundry: {
    words: within(
      'støperi|pressstøp|sandstøp|presisjonsstøp|støpegods|støpejern|støpte deler',
      'smidde deler|senksmi|metallstøp',
    ),
    sentence: 'Vi støper og smir metalldeler.',
    noun: 'Støping og smiing',
    offers: [
      'Vi støper deler i jern, stål, aluminium eller bronse.',
      'Vi smir deler etter tegning.',
    ],
    when: [
      'en støpt del har brukket og modellen ikke finnes lenger',
      'porer viser seg når støpegodset maskineres',
      'en sveist konstruksjon skal bli én lettere støpt del',
    ],
    gets: ['en stykkpris ut fra tegningen deres', 'en første prøve før serien'],
  },
  plastics: {
    words: within('sprøytestøp|blåsestøp|plastdeler|plastproduksjon|3d-print|plaststøp'),
    sentence: 'Vi lager plastdeler.',
    noun: 'Plastdeler',
    offers: ['Vi lager plastdeler.', 'Vi skriver ut prototyper og små serier i 3D.'],
    when: [
      'det trengs en prototype før verktøyet betales',
      'et verktøy må flyttes fordi leverandøren legger ned',
      'den faste leverandøren sier nei til små serier',
    ],
    gets: ['en pris etter en tegning eller 3D-fil', 'en prøvedel før serien'],
  },
  electronics: {
    words: within('kabelkonfeksjon|kabelmatter', 'elektronikk|kretskort|sensorer|innvevd'),
    sentence: 'Vi lager elektronikk.',
    noun: 'Elektronikk',
    offers: ['Vi utvikler og lager elektronikk.', 'Vi monterer kretskort.'],
    when: [
      'en komponent har utgått og kortet må endres',
      'prototypen virker og den første serien skal bygges',
      'et apparat svikter i drift og ingen vet hvorfor',
    ],
    gets: ['en pris på den første serien', 'en liste over deler som er vanskelige å få tak i'],
  },
  machinery: {
    words: within('maskinbygg|spesialmaskin|automasjon|automatisering|plc'),
    sentence: '',
    noun: 'Maskiner og styring',
    offers: [
      'Vi bygger, automatiserer og reparerer maskiner.',
      'Vi leverer maskiner og fornyer styringer.',
    ],
    when: [
      'en maskin står og produsenten ikke har noen dato',
      'en jobb for hånd opptar to personer hele dagen',
      'styringen på en gammel maskin ikke lar seg reparere',
    ],
    gets: ['et tilbud etter et besøk ved maskinen', 'en første idé med en omtrentlig pris'],
  },
  dealers: {
    words: within(
      'landbruksmaskin|traktorforhandl|truckforhandl|gaffeltruck|truckservice',
      'anleggsmaskin|brukte maskiner|hjullaster|maskinforhandl|lastebilforhandl',
    ),
    sentence: 'Vi selger og reparerer arbeidsmaskiner.',
    noun: 'Salg og service',
    offers: [
      'Vi selger nye og brukte arbeidsmaskiner og nyttekjøretøy.',
      'Vi tar service og reparasjoner på trucker, traktorer og anleggsmaskiner.',
    ],
    when: [
      'en truck koster mer å reparere enn den er verdt',
      'en ny jobb starter og det mangler en maskin',
      'en traktor stopper midt i sesongen',
    ],
    gets: ['en liste over brukte maskiner på lager', 'en innbyttepris ut fra bilder av maskinen'],
  },
  textiles: {
    words: within('arbeidsklær|profilklær|brodering|tekstiltrykk|skredder'),
    sentence: '',
    noun: 'Arbeidsklær',
    offers: [
      'Vi trykker og broderer arbeidsklær.',
      'Vi vasker og leier ut arbeidsklær og tekstiler.',
    ],
    when: [
      'nye folk begynner og arbeidsklær med logo mangler',
      'arbeidsklærne er slitte og alle går i noe forskjellig',
      'det er vask hver uke og ingen har tid til den',
    ],
    gets: ['ett plagg som prøve', 'en pris ut fra antallet ansatte'],
  },
  safetyGear: {
    words: within(
      'arbeidsklær|arbeidstøy|verneutstyr|vernesko|vernebekledning|arbeidshansk',
      'vernehansk|synlighetstøy|førstehjelpsskrin|førstehjelpsutstyr',
    ),
    sentence: 'Vi leverer arbeidsklær og verneutstyr.',
    noun: 'Arbeidsklær og verneutstyr',
    offers: [
      'Vi leverer arbeidsklær, vernesko og verneutstyr til bedrifter.',
      'Vi kontrollerer og fyller på førstehjelpsskrin.',
    ],
    when: [
      'nye folk begynner og trenger sko, hjelm og jakke',
      'hanskene ryker etter få dager eller ingen vil bruke dem',
      'førstehjelpsskrinene er halvtomme eller utgått på dato',
    ],
    gets: ['prøver i to størrelser', 'en pris per sett for hver nyansatt'],
  },
  packaging: {
    words: within('emballasje|bølgepapp|etiketter|paller'),
    sentence: '',
    noun: 'Emballasje',
    offers: ['Vi lager emballasje etter mål.', 'Vi leverer emballasje og etiketter.'],
    when: [
      'varer kommer fram med skader',
      'et produkt ikke passer i noen standardeske',
      'minsteantallet hos leverandøren er for høyt',
    ],
    gets: ['en prøve til ett av produktene deres', 'en pris ut fra antallet dere trenger'],
  },
  printing: {
    words: within('trykkeri|trykksaker|digitaltrykk|bannere|profilering'),
    sentence: 'Vi er et trykkeri.',
    noun: 'Trykksaker',
    offers: [
      'Vi trykker brosjyrer, kontortrykk og plakater.',
      'Vi trykker etiketter, bannere og store formater.',
    ],
    when: [
      'en messe nærmer seg og trykksakene mangler',
      'adressen er endret og alle papirer viser den gamle',
      'et lite opplag trengs raskere enn nettrykkerier leverer',
    ],
    gets: ['en pris på neste trykksak', 'prøver på papir eller materiale'],
  },
  chemicals: {
    words: within(
      'smøremid|smøreolje|industriolje|skjærevæske|kjemikalie|industrikjemi',
      'rengjøringsmid|avfettingsmid|løsemid|hydraulikkolje',
    ),
    sentence: 'Vi leverer smøremidler, kjemikalier og rengjøringsmidler.',
    noun: 'Smøremidler og kjemikalier',
    offers: [
      'Vi leverer olje, fett og rengjøringsmidler til bedrifter.',
      'Vi leverer kjemikalier på fat og i containere.',
    ],
    when: [
      'skjærevæsken lukter eller irriterer huden',
      'en olje er utgått og maskinen trenger en tilsvarende',
      'et rengjøringsmiddel er for farlig og må byttes ut',
    ],
    gets: ['en prøve til maskinen deres', 'en pris per fat med sikkerhetsdatablad'],
  },
  covers: {
    words: within(
      'presenning|lastebilkapell|kalesje|telthall|plasthall|lagertelt|pvc-duk|industritrekk',
      'beskyttelsestrekk',
    ),
    sentence: 'Vi syr presenninger og trekk etter mål.',
    noun: 'Presenninger og trekk',
    offers: [
      'Vi syr og reparerer presenninger, telt og trekk.',
      'Vi monterer telthaller og solseil.',
    ],
    when: [
      'presenningen på en lastebil er revnet og bilen må ut',
      'varer står ute på tomten og må holdes tørre',
      'en uteservering trenger skygge før sesongen',
    ],
    gets: ['en pris ut fra mål og et bilde', 'stoffprøver i fargen deres'],
  },
  medical: {
    words: within(
      'medisinsk utstyr|medisinteknisk|medisinskteknisk|dentalutstyr|tannlegeutstyr',
      'laboratorieutstyr|labutstyr|sykehusutstyr|autoklav',
    ),
    sentence: 'Vi leverer og reparerer medisinsk utstyr.',
    noun: 'Medisinsk utstyr',
    offers: [
      'Vi leverer utstyr til legekontorer, klinikker og laboratorier.',
      'Vi vedlikeholder, reparerer og kalibrerer medisinsk utstyr.',
    ],
    when: [
      'en autoklav svikter og timene allerede er satt opp',
      'en klinikk åpner eller flytter og trenger utstyr',
      'servicedatoen på utstyret er passert',
    ],
    gets: ['en pris på den årlige gjennomgangen', 'en liste over utstyr på lager'],
  },
  food: {
    words: within(
      'meieri|ysteri|olivenolje|honning',
      'matvaregrossist|næringsmiddel|matprodus|storhusholdning|grossist til restaurant',
      'serveringsgrossist|matgrossist|foodservice|dagligvareleverand|grønnsaksgrossist',
    ),
    sentence: 'Vi leverer til restauranter, kantiner og butikker.',
    noun: 'Matvarer',
    offers: [
      'Vi leverer mat til restauranter, kantiner og butikker.',
      'Vi produserer på bestilling, også under kundens eget merke.',
    ],
    when: [
      'en leveranse uteblir og kjøkkenet åpner om få timer',
      'en ny meny krever en vare i storpakning',
      'en butikk leter etter noe som dagligvarekjedene ikke har',
    ],
    gets: ['en kasse med smaksprøver til kjøkkenet', 'en prisliste med leveringsdagene våre'],
  },
  supplies: {
    words: wordsOf(
      'kulelager',
      'grossist|engros\\p{L}*|leverandør|forhandler|reservedeler|importør',
    ),
    sentence: '',
    noun: '',
    offers: [
      'Vi leverer varer og reservedeler til bedrifter.',
      'Vi leverer verktøy og materialer til håndverkere.',
    ],
    when: [
      'leverandøren ikke kan levere og lageret nesten er tomt',
      'de trenger et lite antall som andre ikke selger',
      'en vare har utgått og noe må erstatte den',
    ],
    gets: ['en pris å sammenligne med siste bestilling', 'en prøve på én vare'],
  },
}

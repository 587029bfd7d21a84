import { within, wordsOf } from '../../letters.ts'
import type { MakingTrades } from '../../trade-ids.ts'

/** Trades of makers and suppliers of goods, as firms of them speak. */
export const making: MakingTrades = {
  metalwork: {
    words: within('(?<!låse)smed|svejs|stålkonstruktion|stålmontage|gelænder|metalbearbejdning'),
    sentence: 'Vi laver smedearbejde.',
    noun: 'Smedearbejde',
    offers: ['Vi svejser og bygger i metal.', 'Vi skærer, bukker og svejser plade.'],
    when: [
      'en trappe, en låge eller et gelænder skal passe helt præcist',
      'en del er knækket og skal svejses på stedet',
      'en stålkonstruktion er planlagt, og deres eget værksted har travlt',
    ],
    gets: ['en pris efter jeres tegning eller et foto', 'et tilbud med en leveringsdato'],
  },
  machining: {
    words: within('cnc|spåntagning|drejning|fræsning|maskinfabrik'),
    sentence: 'Vi drejer og fræser emner.',
    noun: 'Drejning og fræsning',
    offers: [
      'Vi drejer og fræser emner, enkeltvis og i serie.',
      'Vi laver reservedele til maskiner, også efter prøve.',
    ],
    when: [
      'en del ikke kan købes mere og skal laves efter prøve',
      'deres egne maskiner har travlt, og leveringsdatoen ligger fast',
      'den faste leverandør siger nej til små serier',
    ],
    gets: ['en pris på en enkelt del efter jeres tegning', 'et prøveemne før serien'],
  },
  finishing: {
    words: within('pulverlak|galvaniser|anodiser|sandblæs|overfladebehandling|varmforzink'),
    sentence: 'Vi overfladebehandler metal.',
    noun: 'Overfladebehandling',
    offers: ['Vi overfladebehandler metalemner.', 'Vi blæser og pulverlakerer metal.'],
    when: [
      'emner kommer retur med pletter, rust eller forkert lagtykkelse',
      'et parti skal behandles hurtigere end planlagt',
      'en ny del skal have en overflade, der holder udendørs',
    ],
    gets: ['et behandlet emne som prøve', 'en pris på jeres seriestørrelse'],
  },
  hardening: {
    words: within(
      'varmebehandl|hærdning af stål|hærderi|sæthærd|induktionshærd|vakuumhærd',
      'nitrering|sejhærd|afspændingsglød|indsætningshærd',
    ),
    sentence: 'Vi hærder og varmebehandler stål.',
    noun: 'Varmebehandling',
    offers: [
      'Vi hærder og udgløder ståldele, enkeltvis og i serier.',
      'Vi retter aksler og svejste emner.',
    ],
    when: [
      'emner er blevet skæve af hærdningen og skal rettes',
      'et parti ikke består hårdhedsprøven, og leveringen nærmer sig',
      'et slidt tandhjul er lavet på ny og skal hærdes inden montering',
    ],
    gets: ['en pris pr. kilo eller pr. styk', 'et hærdet prøveemne med måleværdier'],
  },
  foundry: {
    words: within(
      'støberi|trykstøb|sandstøb|præcisionsstøb|støbegods|støbejern|støbte emner',
      'smedede emner|sænksmed|metalstøb',
    ),
    sentence: 'Vi støber og smeder metalemner.',
    noun: 'Støbegods og smedeemner',
    offers: [
      'Vi støber emner i jern, stål, aluminium eller bronze.',
      'Vi smeder emner efter tegning.',
    ],
    when: [
      'et støbt emne er knækket, og modellen ikke findes mere',
      'porer viser sig, når støbegodset bearbejdes',
      'en svejst konstruktion skal laves om til ét lettere støbeemne',
    ],
    gets: ['en stykpris ud fra jeres tegning', 'en første prøve før serien'],
  },
  plastics: {
    words: within('sprøjtestøb|blæsestøb|pressestøb|plastemne|plastproduktion|3d-print|vakuumform'),
    sentence: 'Vi laver plastemner.',
    noun: 'Plastemner',
    offers: ['Vi laver plastemner.', 'Vi printer prototyper og små serier i 3D.'],
    when: [
      'der skal bruges en prototype, før værktøjet betales',
      'et værktøj skal flyttes, fordi leverandøren lukker',
      'den faste leverandør siger nej til små serier',
    ],
    gets: ['en pris efter jeres tegning eller 3D-fil', 'et prøveemne før serien'],
  },
  electronics: {
    words: within('kabelkonfektion', 'elektronik|printkort|embedded|sensorer'),
    sentence: 'Vi laver elektronik.',
    noun: 'Elektronik',
    offers: ['Vi udvikler og laver elektronik.', 'Vi monterer printplader.'],
    when: [
      'en komponent er udgået, og printet skal ændres',
      'prototypen virker, og den første serie skal bygges',
      'et apparat svigter i drift, og ingen ved hvorfor',
    ],
    gets: ['en pris på jeres første serie', 'en liste over dele, der er svære at skaffe'],
  },
  machinery: {
    words: within('specialmaskiner|maskinbygning|automation|automatisering|plc'),
    sentence: '',
    noun: 'Maskiner og styringer',
    offers: [
      'Vi bygger, automatiserer og reparerer maskiner.',
      'Vi leverer maskiner og fornyer styringer.',
    ],
    when: [
      'en maskine står stille, og producenten ikke kan love en dato',
      'et arbejde i hånden optager to personer hele dagen',
      'styringen på en gammel maskine ikke kan repareres mere',
    ],
    gets: ['et besøg ved maskinen med et tilbud', 'en første idé med en cirkapris'],
  },
  dealers: {
    words: within(
      'landbrugsmaskine|traktorforhandl|truckforhandl|gaffeltruck|truckservice',
      'entreprenørmaskine|brugte maskiner|maskinforhandl|lastbilforhandl|læssemaskine',
    ),
    sentence: 'Vi sælger og reparerer arbejdsmaskiner.',
    noun: 'Salg og service',
    offers: [
      'Vi sælger nye og brugte arbejdsmaskiner og erhvervskøretøjer.',
      'Vi servicerer og reparerer trucks, traktorer og entreprenørmaskiner.',
    ],
    when: [
      'en truck koster mere at reparere, end den er værd',
      'en ny opgave begynder, og der mangler en maskine',
      'en traktor går i stå midt i sæsonen',
    ],
    gets: ['en liste over brugte maskiner på lager', 'en byttepris ud fra billeder af maskinen'],
  },
  textiles: {
    words: within('arbejdstøj|firmatøj|broderi|tekstiltryk|skrædder'),
    sentence: '',
    noun: 'Arbejdstøj',
    offers: ['Vi trykker og broderer arbejdstøj.', 'Vi vasker og udlejer arbejdstøj og linned.'],
    when: [
      'nye folk begynder, og arbejdstøj med logo mangler',
      'arbejdstøjet er slidt, og alle går i noget forskelligt',
      'der er vasketøj hver uge, og ingen har tid til det',
    ],
    gets: ['et stykke som prøve', 'en pris pr. medarbejder'],
  },
  safetyGear: {
    words: within(
      'arbejdstøj|personlige værnemidler|værnemid|sikkerhedssko|arbejdshandsk',
      'beskyttelseshandsk|sikkerhedsudstyr til medarbejdere|beskyttelsestøj',
      'førstehjælpskasse|førstehjælpsudstyr',
    ),
    sentence: 'Vi leverer arbejdstøj og værnemidler.',
    noun: 'Arbejdstøj og værnemidler',
    offers: [
      'Vi leverer arbejdstøj, sikkerhedssko og værnemidler til virksomheder.',
      'Vi kontrollerer og fylder førstehjælpskasser op.',
    ],
    when: [
      'nye folk begynder og skal have sko, hjelm og jakke',
      'handskerne går i stykker på få dage, eller ingen vil bruge dem',
      'førstehjælpskasserne er halvtomme eller for gamle',
    ],
    gets: ['prøver i to størrelser', 'en pris pr. sæt til hver ny medarbejder'],
  },
  packaging: {
    words: within('emballage|bølgepap|etiketter|paller'),
    sentence: '',
    noun: 'Emballage',
    offers: ['Vi laver emballage efter mål.', 'Vi leverer emballage og etiketter.'],
    when: [
      'varer kommer frem med skader',
      'et produkt ikke passer i nogen standardkasse',
      'leverandørens mindste antal er for højt',
    ],
    gets: ['en prøve til et af jeres produkter', 'en pris på det antal, I skal bruge'],
  },
  printing: {
    words: within('trykkeri|tryksager|digitaltryk|bannere'),
    sentence: 'Vi er et trykkeri.',
    noun: 'Tryksager',
    offers: [
      'Vi trykker brochurer, kontortryk og plakater.',
      'Vi trykker etiketter, bannere og store formater.',
    ],
    when: [
      'en messe nærmer sig, og tryksagerne mangler',
      'adressen er ændret, og alle papirer viser den gamle',
      'et lille oplag skal bruges hurtigere, end nettrykkerier leverer',
    ],
    gets: ['en pris på den næste tryksag', 'prøver på papir eller materiale'],
  },
  chemicals: {
    words: within(
      'smøremid|smøreolie|industriolie|skærevæske|køle-smøre|kemikalie|rengøringsmid',
      'affedtningsmid|opløsningsmid|hydraulikolie',
    ),
    sentence: 'Vi leverer smøremidler, kemikalier og rengøringsmidler.',
    noun: 'Smøremidler og kemikalier',
    offers: [
      'Vi leverer olie, fedt og rengøringsmidler til virksomheder.',
      'Vi leverer kemikalier i tromler og palletanke.',
    ],
    when: [
      'skærevæsken lugter eller irriterer huden',
      'en olie er udgået, og maskinen skal have en tilsvarende',
      'et rengøringsmiddel er for farligt og skal skiftes ud',
    ],
    gets: ['en prøve til jeres maskine', 'en pris pr. tromle med sikkerhedsdatablad'],
  },
  covers: {
    words: within(
      'presenning|lastbilpresenning|telthal|lagertelt|pvc-dug|afdækning efter mål|kaleche',
      'industriovertræk|solsejl',
    ),
    sentence: 'Vi syr presenninger og overtræk efter mål.',
    noun: 'Presenninger og overtræk',
    offers: [
      'Vi syr og reparerer presenninger, telte og overtræk.',
      'Vi monterer telthaller og solsejl.',
    ],
    when: [
      'presenningen på en lastbil er revnet, og bilen skal af sted',
      'varer står på pladsen og skal holdes tørre',
      'en terrasse skal have skygge før sæsonen',
    ],
    gets: ['en pris ud fra mål og et billede', 'stofprøver i jeres farve'],
  },
  medical: {
    words: within(
      'medico-tekni|medicotekni|medicinsk udstyr|dentaludstyr|tandlægeudstyr',
      'laboratorieudstyr|klinikudstyr|hospitalsudstyr|autoklave',
    ),
    sentence: 'Vi leverer og reparerer medicinsk udstyr.',
    noun: 'Medicinsk udstyr',
    offers: [
      'Vi leverer udstyr til praksis, klinikker og laboratorier.',
      'Vi servicerer, reparerer og kalibrerer medicinsk udstyr.',
    ],
    when: [
      'en autoklave svigter, og patienterne allerede har fået tid',
      'en klinik åbner eller flytter og skal have udstyr',
      'datoen for service på udstyret er overskredet',
    ],
    gets: ['en pris på service af jeres udstyr', 'en liste over udstyr på lager'],
  },
  food: {
    words: within(
      'mejeri|ostegrossist|olivenolie|honning|fødevaregrossist|fødevareproduc|fødevareprodukt',
      'cateringgrossist|foodservice|fødevareleverandør|grøntgrossist|engros fødevare',
      'levnedsmid',
    ),
    sentence: 'Vi leverer til restauranter, kantiner og butikker.',
    noun: 'Fødevarer',
    offers: [
      'Vi leverer fødevarer til restauranter, kantiner og butikker.',
      'Vi producerer på bestilling, også under kundens eget mærke.',
    ],
    when: [
      'en levering udebliver, og køkkenet åbner om få timer',
      'et nyt menukort kræver en vare i storkøkkenpakning',
      'en butik søger noget, som supermarkedet ikke har',
    ],
    gets: ['en kasse med smagsprøver til jeres køkken', 'en prisliste med vores leveringsdage'],
  },
  supplies: {
    words: wordsOf(
      'kuglelejer',
      'grossist|engros\\p{L}*|leverandør|forhandler|reservedele|importør',
    ),
    sentence: '',
    noun: '',
    offers: [
      'Vi leverer varer og reservedele til virksomheder.',
      'Vi leverer værktøj og materialer til håndværkere.',
    ],
    when: [
      'leverandøren ikke kan levere, og lageret næsten er tomt',
      'de skal bruge et lille antal, som andre ikke sælger',
      'en vare er udgået, og noget skal træde i stedet',
    ],
    gets: ['en prissammenligning på jeres seneste bestilling', 'en prøve på en enkelt vare'],
  },
}

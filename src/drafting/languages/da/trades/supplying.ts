import { within } from '../../letters.ts'
import type { SupplyingTrades } from '../../trade-ids.ts'

/** Trades that supply practices, farms, shops and offices, or handle goods for them, as firms of them speak. */
export const supplying: SupplyingTrades = {
  dentalLab: {
    words: within(
      'dentallab|tandtekni|tandprotese|protetik|kroner og broer|zirkonia|tandlaborator|fræsecenter',
    ),
    sentence: 'Vi fremstiller tandteknik.',
    noun: 'Tandteknik',
    offers: [
      'Vi fremstiller kroner, broer og proteser til tandklinikker.',
      'Vi fræser og printer stel til tandtekniske laboratorier.',
    ],
    when: [
      'en krone skal passe i morgen, og deres laboratorium ikke har tid',
      'stel ikke passer og skal rettes til igen og igen',
      'klinikken scanner digitalt, og deres laboratorium stadig kræver aftryk',
    ],
    gets: ['et gratis prøvearbejde til sammenligning', 'en prisliste med vores leveringstider'],
  },
  gifts: {
    words: within(
      'reklameartik|firmagave|merchandise|julegaver til medarbejdere|medarbejdergave|gavekurv',
      'kundegave|gavekort til firma|gravering|pokaler|profilartik',
    ),
    sentence: 'Vi leverer firmagaver og reklameartikler.',
    noun: 'Firmagaver',
    offers: [
      'Vi trykker og graverer reklameartikler og gaver.',
      'Vi pakker gaver til kunder og medarbejdere.',
    ],
    when: [
      'en messe nærmer sig, og der ikke er noget at dele ud',
      'et jubilæum står for døren, og ingen har tid til gaverne',
      'sidste års reklameartikler stadig ligger i skabet',
    ],
    gets: ['tre forslag, der passer til jeres budget', 'en prøve med jeres logo på'],
  },
  drinks: {
    words: within(
      'vinhandel|vinimport|vingård|vinhus|bryggeri|mikrobryg|destilleri|kafferister|kaffebrænd',
      'drikkevareproduc|drikkevarelever|drikkevaregros|spiritus|specialøl|mosteri|frugtmost',
    ),
    sentence: 'Vi laver og leverer drikkevarer.',
    noun: 'Drikkevarer',
    offers: [
      'Vi leverer vores drikkevarer til restauranter, butikker og kontorer.',
      'Vi tapper også under kundernes egen etiket.',
    ],
    when: [
      'et nyt menukort mangler noget, som konkurrenten ikke har',
      'en levering pludselig udebliver lige før weekenden',
      'gæsterne spørger efter noget, der kommer fra egnen',
    ],
    gets: ['en smagning hos jer', 'en prisliste med vores leveringsdage'],
  },
  animals: {
    words: within(
      'staldinventar|staldbyg|staldteknik|malkeanlæg|malkerobot|malkekvæg|kvægbrug|svineprod',
      'foderstof|foderblanding|fodringsanlæg|husdyr|fjerkræ|kreatur|svinestald|kvægstald',
    ),
    sentence: 'Vi leverer staldinventar og foder til landbruget.',
    noun: 'Staldinventar',
    offers: [
      'Vi leverer og monterer staldinventar.',
      'Vi leverer foder og staldartikler til landmænd.',
    ],
    when: [
      'malkningen eller fodringen går i stå tidligt om morgenen',
      'en stald bygges eller laves om til flere dyr',
      'en kontrol af dyrevelfærd har fundet fejl',
    ],
    gets: ['et besøg i stalden med et tilbud', 'en foderprøve med en foderplan'],
  },
  paints: {
    words: within(
      'malingfabrik|malingproduc|malingsproduc|farver og lak|industrimaling|lakfabrik',
      'industrilak|lim og fuge|limfabrik|industrilim|fugemasse|fugemateriale|epoxymaling|epoxylim',
      'kunstharpiks|støbeharpiks|farvepigment',
    ),
    sentence: 'Vi fremstiller maling, lim og fugemasse.',
    noun: 'Maling og lim',
    offers: [
      'Vi fremstiller maling og lak til industri og håndværk.',
      'Vi leverer lim, fugemasse og harpiks.',
    ],
    when: [
      'malingen skaller af, eller en fuge åbner sig efter kort tid',
      'en farve skal passe præcist, og leverandøren ikke kan blande den',
      'et produkt tages af markedet, og der mangler en erstatning',
    ],
    gets: ['en prøve blandet i jeres farve', 'en test på et af jeres emner'],
  },
  fulfillment: {
    words: within(
      '3pl|fulfill?ment|pluk og pak|pick and pack|lagerhotel|ompakning|co-?packing|kontraktpak|pakkeri',
      'ommærkning|etikettering af varer|e-handelslogistik|webshoplager|håndpakning',
    ),
    sentence: 'Vi opbevarer, pakker og sender varer.',
    noun: 'Lager og forsendelse',
    offers: [
      'Vi opbevarer, pakker og sender varer for webshops.',
      'Vi pakker, mærker og sorterer varer i hånden.',
    ],
    when: [
      'der kommer flere ordrer ind, end de selv kan pakke',
      'et parti skal ommærkes eller pakkes om, før det kan sælges',
      'lageret er fyldt, allerede før sæsonen begynder',
    ],
    gets: ['en pris for hver ordre eller hvert stykke', 'et forslag til en startdato'],
  },
  laundry: {
    words: within(
      'vaskeri|linnedudlejning|linnedservice|tøjvask|renseri|strygeservice|måtteservice',
      'udlejning af arbejdstøj|vask af arbejdstøj|vask af linned|tekstilservice|kemisk rens',
    ),
    sentence: 'Vi vasker og udlejer linned og arbejdstøj.',
    noun: 'Vask af linned',
    offers: [
      'Vi vasker linned og arbejdstøj for hoteller, klinikker og virksomheder.',
      'Vi udlejer og vasker arbejdstøj og håndklæder.',
    ],
    when: [
      'linned kommer for sent eller plettet retur, og gæsterne er på vej',
      'deres egen vaskemaskine går i stykker midt i højsæsonen',
      'medarbejdere vasker arbejdstøjet hjemme, selv om de ikke må',
    ],
    gets: ['en prøvevask af en enkelt sæk', 'en pris for hvert stykke eller hver uge'],
  },
  pallets: {
    words: within('træpalle|pallefabrik|palleproduktion|trækasse|træemballage'),
    sentence: 'Vi laver paller og kasser.',
    noun: 'Træpaller',
    offers: [
      'Vi laver træpaller, standard og efter mål.',
      'Vi bygger eksportkasser og reparerer paller.',
    ],
    when: [
      'et produkt kræver en palle, som ikke findes færdig',
      'paller til eksport skal være behandlet og stemplet',
      'deres leverandør ikke har paller i denne uge',
    ],
    gets: ['en pris per palle for jeres antal', 'en prøvepalle i jeres mål'],
  },
}

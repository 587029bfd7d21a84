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
  timber: {
    words: within('savværk|trælast|hegnspæl|brænde til|savskåret|planker'),
    sentence: 'Vi leverer træ, pæle og brædder.',
    noun: 'Savskåret træ',
    offers: ['Vi saver og leverer træ og brædder efter mål.', 'Vi leverer pæle og brænde.'],
    when: [
      'der mangler et mål, som trælasten ikke har',
      'pæle skal være fremme før sæsonen',
      'brædder skal være tørre og klar til brug',
    ],
    gets: ['en pris på jeres liste med mål', 'en leveringsdato for jeres mængde'],
  },
  components: {
    words: within('trykfjed|trækfjed|fjederfabrik|tætninger|pakninger|kuglelejer|befæstelse'),
    sentence: 'Vi leverer fjedre, pakninger og andre dele.',
    noun: 'Tekniske dele',
    offers: [
      'Vi laver fjedre og tekniske dele efter tegning.',
      'Vi leverer pakninger, lejer og befæstelse.',
    ],
    when: [
      'en del knækker for tidligt, og intet katalog har en bedre',
      'der skal bruges få dele, og producenten vil have tusinder',
      'en serie starter snart, og der mangler prøver',
    ],
    gets: ['en pris efter tegning eller prøve', 'nogle prøvedele før serien'],
  },
  scrap: {
    words: within('skrothandel|autoophug|gammelt jern|metalskrot|brugte reservedele|produkthandel'),
    sentence: 'Vi henter skrot og gamle køretøjer.',
    noun: 'Skrot og ophug',
    offers: [
      'Vi henter gammelt metal og rydder pladsen.',
      'Vi tager gamle køretøjer og sælger brugte dele.',
    ],
    when: [
      'en container med skrot er fuld og står i vejen',
      'et køretøj ikke er noget værd og skal væk',
      'en brugt del er nok, og en ny tager uger',
    ],
    gets: ['en pris per ton for jeres metal', 'en dato for afhentning'],
  },
  stands: {
    words: within('messestand|udstillingsstand|displays|butiksindretning|bannere'),
    sentence: 'Vi bygger messestande og displays.',
    noun: 'Stande og displays',
    offers: ['Vi tegner og bygger messestande.', 'Vi laver displays og bannere.'],
    when: [
      'en messe er tæt på, og standen ikke er bestilt',
      'en ny vare skal i butikkerne og mangler et display',
      'sidste års stand skal se ny ud for få penge',
    ],
    gets: ['en skitse af en stand til jeres plads', 'en pris efter jeres mål'],
  },
  fuels: {
    words: within('fyringsolie|dieselolie|brændstof|træpiller|flis til'),
    sentence: 'Vi leverer brændstof og træpiller.',
    noun: 'Brændstof',
    offers: [
      'Vi leverer diesel og fyringsolie til tanke og byggepladser.',
      'Vi leverer træpiller og flis.',
    ],
    when: [
      'tanken på byggepladsen er næsten tom, og maskinerne skal køre',
      'træpillerne ikke rækker vinteren over',
      'deres leverandør kommer for sent eller kun med store mængder',
    ],
    gets: ['en pris på jeres næste levering', 'en leveringsdag for jeres mængde'],
  },
}

import { within } from '../../letters.ts'
import type { AssistingTrades } from '../../trade-ids.ts'

/** Trades that help other firms with special work, as firms of them speak. */
export const assisting: AssistingTrades = {
  shipAgents: {
    words: within(
      'skeppsmäklar|skeppsagent|fartygsagent|hamnagent|skeppsklarer|fartygsklarer|skeppshand(?:el|lar)|skeppsfurner',
      'fartygsproviant|fartygsleverant|rederiagent|besättningsbyte',
    ),
    sentence: 'Vi är skeppsmäklare.',
    noun: 'Fartygsklarering',
    offers: [
      'Vi tar hand om fartyg och besättning under hamnbesöket.',
      'Vi levererar proviant, reservdelar och utrustning ombord.',
    ],
    when: [
      'ett fartyg kommer på lördag och kajplatsen inte är klar',
      'en sjöman måste till läkare och fartyget går på kvällen',
      'en reservdel ligger på flygplatsen och ska ombord',
    ],
    gets: ['en beräkning av hamnkostnaden för ett anlöp', 'ett pris på er beställningslista'],
  },
  freightBrokers: {
    words: within(
      'fraktförmedl|transportförmedl|lastförmedl|fraktmäklar|lastbilscentral|lastbörs|fraktbörs|returlast|returfrakt',
      'transportledning åt|trafikledning åt|befraktning',
    ),
    sentence: 'Vi förmedlar transporter.',
    noun: 'Fraktförmedling',
    offers: [
      'Vi hittar åkerier för hela laster och dellaster.',
      'Vi sköter trafikledning åt små åkerier och hittar returlaster.',
    ],
    when: [
      'en last är klar och den vanliga åkaren har tackat nej',
      'en lastbil måste köra hem tom efter lossningen',
      'trafikledaren har semester och telefonen ringer hela tiden',
    ],
    gets: ['ett fraktpris på en av era sträckor', 'två förslag på returlaster'],
  },
  languageLessons: {
    words: within(
      'språkskol|språkkurs|språkutbild|språkträning|språkundervis|språklärar|språkcoach|affärsengelska',
      'business english|(?:svenska|engelska|tyska)(?:kurs|undervis| för företag| på jobbet| på arbetsplatsen)',
      'kurs i (?:svenska|engelska|tyska)|yrkessvenska',
    ),
    sentence: 'Vi undervisar i språk.',
    noun: 'Språkkurser',
    offers: [
      'Vi håller språkkurser på företag, på plats eller online.',
      'Vi lär nya medarbetare från utlandet svenska.',
    ],
    when: [
      'någon börjar på måndag och knappt kan svenska',
      'en utländsk köpare ringer och ingen vill svara',
      'en chef flyttar utomlands om tre månader',
    ],
    gets: ['en provlektion för ett arbetslag', 'ett nivåtest för er grupp'],
  },
  coaching: {
    words: within(
      'coachning|coaching|(?:chefs|ledarskaps|karriär|affärs|business)coach|(?<!för)medling|konflikthantering',
      'konfliktlösning|grupphandledning|handledning (?:för|av) (?:chefer|grupper|team)|chefshandledning|chefsstöd',
      'processhandled',
    ),
    sentence: 'Vi coachar chefer och arbetslag.',
    noun: 'Coachning',
    offers: [
      'Vi coachar chefer och ägare på tu man hand.',
      'Vi medlar i konflikter i arbetslag och mellan delägare.',
    ],
    when: [
      'en tekniker blir chef och de gamla kollegorna inte hänger med',
      'två på samma avdelning har slutat prata med varandra',
      'två delägare är oense och besluten blir liggande',
    ],
    gets: ['ett första samtal med en chef', 'ett upplägg för medling med pris'],
  },
  copywriting: {
    words: within(
      'copywrit|copyskriv|skribent|textbyrå|textproduktion|textförfatt|webbtexter|spökskriv|korrekturläs|språkgransk',
      'textgransk|textredig|lektör|teknikinform|teknisk skriv|redaktionsbyrå|contentbyrå|klarspråk',
    ),
    sentence: 'Vi skriver och granskar texter.',
    noun: 'Texter',
    offers: [
      'Vi skriver texter till webbplatser, broschyrer och nyhetsbrev.',
      'Vi granskar årsredovisningar, böcker och manualer.',
    ],
    when: [
      'den nya webbplatsen är klar och texterna saknas',
      'årsredovisningen ska tryckas och ingen har läst korrektur',
      'teknikerna har skrivit en text som ingen kund förstår',
    ],
    gets: ['en granskad sida som prov', 'ett fast pris på er text'],
  },
  dataProtection: {
    words: within(
      'dataskyddskonsult|externt? dataskyddsombud|dataskyddsombud som tjänst|dataskyddsrådgiv|dataskyddsutbild',
      'gdpr-?(?:konsult|rådgiv|utbild|revision|granskning|anpass|hjälp)|iso[ -]?27001|informationssäkerhet',
      'ledningssystem för informationssäkerhet|tisax',
    ),
    sentence: 'Vi ger råd om dataskydd.',
    noun: 'Dataskydd',
    offers: [
      'Vi är externt dataskyddsombud åt företag.',
      'Vi förbereder företag för certifiering i informationssäkerhet.',
    ],
    when: [
      'en dator med kunduppgifter blir stulen och en tidsfrist löper',
      'en tidigare anställd begär ut alla sina uppgifter',
      'en stor beställare skickar frågor om informationssäkerhet',
    ],
    gets: ['en kort genomgång av er integritetspolicy', 'en lista över de dokument som saknas'],
  },
  patents: {
    words: within(
      'patentbyrå|patentombud|patentansök|patentkonsult|patentjurist|patenträtt|nyhetsgranskning|varumärkesregistr',
      'varumärkesansök|varumärkesskydd|varumärkesbevak|varumärkesombud|varumärkesjurist|varumärkesrätt|immaterialrätt',
      'immateriella rättigheter|mönsterskydd|designskydd',
    ),
    sentence: 'Vi skyddar uppfinningar och varumärken.',
    noun: 'Patent och varumärken',
    offers: [
      'Vi söker patent och försvarar dem mot kopior.',
      'Vi undersöker, registrerar och bevakar varumärken.',
    ],
    when: [
      'en ny produkt ska visas på en mässa och saknar skydd',
      'ett brev säger att deras produkt gör intrång i ett patent',
      'en konkurrent använder ett namn som liknar deras',
    ],
    gets: ['en snabb sökning på ert varumärke', 'ett första samtal om en uppfinning'],
  },
  answering: {
    words: within(
      'telefonpassning|telefonservice|telefonsvarsservice|svarsservice|telefonist|kundtjänst åt|callcenter',
      'call ?center|kontaktcenter|kontorsservice|sekreterartjänst|sekreterarservice|virtuell assistent',
      'virtuella assistent|receptionstjänst|extern kundtjänst',
    ),
    sentence: 'Vi svarar i telefon åt företag.',
    noun: 'Telefonpassning',
    offers: [
      'Vi svarar i telefon i våra kunders namn.',
      'Vi tar hand om bokningar, fakturor och annat kontorsarbete.',
    ],
    when: [
      'receptionisten är sjuk och ingen svarar i telefon',
      'alla är ute på jobb och de som ringer bara når telefonsvararen',
      'en kampanj ger fler samtal än kontoret hinner med',
    ],
    gets: ['en provvecka med era samtal', 'ett pris efter ert antal samtal'],
  },
  archives: {
    words: within(
      'arkivering(?:stjänst)?|arkivförvar|arkivhotell|arkivtjänst|arkivkonsult|arkivlagring|dokumentförstör',
      'dokumentskan|skanningstjänst|skanning av (?:dokument|arkiv|pärmar|ritningar)|inskanning',
      'digitalisering av (?:arkiv|dokument|papper|handlingar)|sekretess(?:papper|förstöring)|dokumentdestru',
      'hårddiskförstör',
    ),
    sentence: 'Vi skannar, förvarar och förstör dokument.',
    noun: 'Arkivering',
    offers: [
      'Vi skannar pärmar och förvarar originalen.',
      'Vi förstör arkiv och hårddiskar och lämnar intyg.',
    ],
    when: [
      'kontoret flyttar och källaren är full av pärmar',
      'en revisor vill se en gammal akt och alla letar i dagar',
      'arkivtiden går ut och gamla handlingar ska förstöras',
    ],
    gets: ['en skannad pärm som prov', 'ett pris efter en titt på arkivet'],
  },
  debtCollection: {
    words: within(
      'inkasso|kravhantering|kreditupplysning|kreditbedömning|kreditkontroll|fordringar|fakturabevak|betalningspåminn',
      'obetalda fakturor|kredithantering|efterbevakning',
    ),
    sentence: 'Vi driver in obetalda fakturor.',
    noun: 'Inkasso',
    offers: [
      'Vi driver in obetalda fakturor åt företag.',
      'Vi kontrollerar nya kunders kredit före leverans.',
    ],
    when: [
      'en faktura är obetald trots tre påminnelser',
      'en stor order kommer från ett okänt företag',
      'en gäldenär har flyttat och breven kommer tillbaka',
    ],
    gets: ['en första bedömning av en obetald faktura', 'ett exempel på en kreditupplysning'],
  },
  coworking: {
    words: within(
      'co-?working|kontorshotell|kontorsplats|flexibla kontor|flexkontor|kontor att hyra|hyra kontor|kontorslokaler',
      'kontor uthyres|virtuellt kontor|business ?center|företagshotell|self-?storage|förråd att hyra|hyra förråd',
      'magasinering|minilager|hyrlager',
    ),
    sentence: 'Vi hyr ut kontor och skrivbord.',
    noun: 'Kontorsplatser',
    offers: [
      'Vi hyr ut möblerade kontor och skrivbord per månad.',
      'Vi hyr ut förråd för arkiv, verktyg och varor.',
    ],
    when: [
      'ett projektteam behöver skrivbord i ett halvår',
      'hyrestiden går ut innan det nya kontoret är klart',
      'förrådet är fullt och kartonger blockerar korridoren',
    ],
    gets: ['en provdag vid ett av våra skrivbord', 'en visning av de lediga rummen'],
  },
  performers: {
    words: within(
      'livemusik|live-musik|liveband|coverband|partyband|festband|bröllopsband|jazzband|musiker|trollkarl|illusionist',
      'konferencier|moderator|föreläsare|inspirationsföreläs|talarbyrå|talarförmedl|ståupp|stand-?up|komiker',
      'underhållare|artistförmedl|artistbokning|trubadur|stråkkvartett',
    ),
    sentence: 'Vi uppträder på företagsfester.',
    noun: 'Musik och underhållning',
    offers: [
      'Vi spelar livemusik på firmafester och mottagningar.',
      'Vi leder och underhåller på galor, konferenser och jubileer.',
    ],
    when: [
      'galan har lokal och meny men inget program',
      'en föreläsare hoppar av en vecka före konferensen',
      'ett jubileum ska bli mer än tal och buffé',
    ],
    gets: ['en kort film från ett uppträdande', 'ett förslag till er kväll'],
  },
  soundStudio: {
    words: within(
      'inspelningsstudio|ljudstudio|musikstudio|röstinspel|röstskådespel|speakerröst|speakerinspel|voice-?over',
      'voice over|podd(?:produktion|studio|inspelning|redigering|byrå)|podcast(?:produktion|studio)|ljudproduktion',
      'ljudbok|ljuddesign|ljudmix|telefonmeddelanden|svarsmeddelande|talsvar',
    ),
    sentence: 'Vi spelar in röster och ljud.',
    noun: 'Ljudinspelningar',
    offers: [
      'Vi spelar in röster till film, utbildningar och telefonsvar.',
      'Vi producerar poddar, från inspelning till färdig mix.',
    ],
    when: [
      'en utbildningsfilm är klippt och rösten saknas',
      'telefonsvaret fortfarande anger de gamla öppettiderna',
      'en egen podd låter som inspelad i ett badrum',
    ],
    gets: ['tre röster som passar er text', 'en städad minut av er inspelning'],
  },
  mapping: {
    words: within(
      'drönar|flygfoto|flygbild|kartproduktion|kartframställ|kartografi|kartlösning|geodata|geografisk informat|gis-',
      '(?<!\\p{L})gis(?!\\p{L})|fotogrammetri|laserskann|ortofoto|fjärranalys|punktmoln|kartverktyg',
    ),
    sentence: 'Vi gör kartor och flygbilder.',
    noun: 'Kartor och flygbilder',
    offers: [
      'Vi gör kartor och förvaltar geodata.',
      'Vi flyger drönare över tak, byggen och åkrar och tolkar bilderna.',
    ],
    when: [
      'ett tak måste kontrolleras och en ställning blir för dyr',
      'en hög med massor ska mätas före bokslutet',
      'kartan över området inte visar det som har byggts',
    ],
    gets: ['en exempelbild från ett liknande område', 'ett pris på er yta'],
  },
  hosting: {
    words: within(
      'webbhotell|webhotell|hosting|serverhotell|serverhall|datahall|datacenter|colocation|molndrift|molntjänster',
      'molnplattform|molnmigrering|domännamn|domänregistr|domänhant|virtuella servrar|vps(?!\\p{L})|dedikerad server',
      'dedikerade servrar|privat moln',
    ),
    sentence: 'Vi driver webbhotell och servrar.',
    noun: 'Webbhotell',
    offers: [
      'Vi driver servrar, e-post och domäner åt företag.',
      'Vi flyttar program till molnet och sköter driften.',
    ],
    when: [
      'webbutiken ligger nere en söndag',
      'leverantören av den gamla servern stänger sin datahall',
      'en domän går ut och e-posten slutar komma',
    ],
    gets: ['ett hastighetstest av er webbplats', 'en plan för att flytta en server'],
  },
  cyberSecurity: {
    words: within(
      'it-säkerhet|cyber|penetrationstest|pen-?test|nätverkssäkerhet|säkerhetstest|sårbarhetsskanning',
      'sårbarhetsanalys|etisk hack|incident response|incidenthantering|ransomware|utpressningsvirus|phishing|nätfiske',
      'it-forensik',
    ),
    sentence: 'Vi testar säkerheten i IT-system.',
    noun: 'IT-säkerhet',
    offers: [
      'Vi testar nätverk och program för att hitta säkerhetshål.',
      'Vi hjälper företag efter angrepp och återställer system.',
    ],
    when: [
      'filer är krypterade och en lösensumma krävs',
      'ett försäkringsbolag kräver ett penetrationstest före avtal',
      'en falsk faktura har betalats efter en hackad brevlåda',
    ],
    gets: [
      'en kort kontroll av er domän utifrån',
      'en plan för de första timmarna efter ett angrepp',
    ],
  },
  vehicleHire: {
    words: within(
      'biluthyr|hyrbil|skåpbilsuthyr|lastbilsuthyr|släputhyr|släpvagnsuthyr|fordonsuthyr|minibussuthyr|billeasing',
      'lastbilsleasing|fordonsleasing|operationell leasing|vagnparks|fordonsflott|bilpool|långtidshyra|korttidshyra',
      'uthyrning av (?:bil|skåpbil|lastbil|släp|fordon|personbil|minibuss)|hyra (?:bil|skåpbil|lastbil|släp)',
    ),
    sentence: 'Vi hyr ut bilar, skåpbilar och lastbilar.',
    noun: 'Hyrbilar',
    offers: [
      'Vi hyr ut bilar, skåpbilar och släp per dag.',
      'Vi leasar ut lastbilar och hela vagnparker, med service.',
    ],
    when: [
      'en skåpbil står på verkstad i två veckor',
      'nya säljare börjar och deras bilar kommer senare',
      'säsongen börjar och de egna lastbilarna inte räcker',
    ],
    gets: ['ett pris för era datum och mil', 'en lista på bilar som är lediga'],
  },
  standards: {
    words: within(
      'ledningssystem (?:för|enligt)|kvalitetsledning|miljöledning|kvalitetssamordn|kvalitetskonsult',
      'iso-?(?:konsult|certifier|rådgiv)|iso ?9001[- ](?:konsult|certifier|utbild)',
      '(?:certifiering|hjälp|konsult)(?: enligt| med| för| inom)? iso|intern(?:a )?revision(?:er)?|certifieringsorgan',
      'kvalitetschef att hyra|certifieringskonsult|fr2000',
    ),
    sentence: 'Vi hjälper företag till certifiering.',
    noun: 'Certifiering',
    offers: [
      'Vi bygger upp ledningssystem och förbereder certifiering.',
      'Vi gör interna revisioner och är extern kvalitetschef.',
    ],
    when: [
      'en köpare kräver ett ISO-certifikat till nästa order',
      'revisorn kommer om sex veckor och rutinerna är gamla',
      'kvalitetschefen slutar strax före revisionen',
    ],
    gets: ['en lista över vad som saknas för certifikatet', 'ett exempel på en färdig rutin'],
  },
  publishing: {
    words: within(
      'bokförlag|förlag(?:et|s)?(?!\\p{L})|tidningsförlag|facktidning|facktidskrift|tidskrift|kundtidning',
      'personaltidning|medlemstidning|bokproduktion|bokformgivning|boklayout|jubileumsbok|egenutgiv',
      'tidningsproduktion|layout av böcker|företagsbok',
    ),
    sentence: 'Vi ger ut böcker och tidskrifter.',
    noun: 'Böcker och tidskrifter',
    offers: [
      'Vi ger ut böcker och facktidskrifter.',
      'Vi formger och producerar böcker och tidningar åt företag.',
    ],
    when: [
      'ett jubileum närmar sig och historien ligger kvar i kartonger',
      'ett manus är klart och ska bli en bok',
      'personaltidningen ska ut och redaktören har slutat',
    ],
    gets: ['två provsidor med er text', 'ett pris på er upplaga'],
  },
  flowers: {
    words: within(
      'blomsterhand|blomsterbutik|blomsteraffär|blomsterbud|blomsterdekor|blomsterarrang|blomsterabonn|blomsterlever',
      'blombud|florist|bukett|kontorsväxter|växtinred|växtskötsel|gröna växter|inomhusväxter|växtvägg|interiörväxter',
      'krukväxter',
    ),
    sentence: 'Vi levererar blommor och växter.',
    noun: 'Blommor och växter',
    offers: [
      'Vi gör blomsterarrangemang till receptioner, bord och fester.',
      'Vi ställer växter på kontor och sköter dem.',
    ],
    when: [
      'gäster kommer i morgon och entrén är kal',
      'växterna på kontoret är bruna och ingen vattnar',
      'en kollega går i pension på fredag och buketten saknas',
    ],
    gets: ['en skiss för ett bord eller entrén', 'ett månadspris på era växter'],
  },
}

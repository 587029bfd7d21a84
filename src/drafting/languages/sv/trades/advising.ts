import { within } from '../../letters.ts'
import type { AdvisingTrades } from '../../trade-ids.ts'

/** Trades of advisers and makers of plans and software, as firms of them speak. */
export const advising: AdvisingTrades = {
  planning: {
    words: within('arkitekt|konstruktör|projektering|bygglov|teknikkonsult|byggledning'),
    sentence: 'Vi ritar och beräknar byggnader.',
    noun: 'Projektering',
    offers: [
      'Vi projekterar nybyggen och ombyggnader.',
      'Vi gör konstruktionsberäkningar och teknisk projektering.',
    ],
    when: [
      'det krävs bygglov och ritningarna saknas',
      'en byggnad ska användas till något annat',
      'de egna ingenjörerna inte hinner med ett projekt till',
    ],
    gets: ['en första bedömning av vad som är möjligt', 'ett pris på första skedet'],
  },
  inspection: {
    words: within('besiktning|kalibrer|arbetsmiljö|certifiering|provning'),
    sentence: '',
    noun: 'Besiktning',
    offers: ['Vi kontrollerar och besiktigar anläggningar.', 'Vi kalibrerar mätinstrument.'],
    when: [
      'en besiktning ska göras och intyget går ut',
      'det saknades papper vid en revision',
      'en ny maskin måste ha papper innan den får köras',
    ],
    gets: ['en lista över vad som ska kontrolleras när', 'ett pris på kontroll av era apparater'],
  },
  health: {
    words: within(
      'företagshälsovård|arbetsmiljökonsult|arbetsmiljöarbete|systematiskt arbetsmiljö',
      'riskbedömning|skyddsrond|företagshälsa|arbetsmiljöutbildning',
      'medicinska kontroller',
    ),
    sentence: 'Vi hjälper företag med arbetsmiljön.',
    noun: 'Arbetsmiljö',
    offers: [
      'Vi gör riskbedömningar och håller dokumenten aktuella.',
      'Vi ordnar medicinska kontroller för medarbetare.',
    ],
    when: [
      'en inspektion är på väg och riskbedömningarna är gamla',
      'någon har skadat sig på jobbet och rutinerna måste ses över',
      'en beställare vill se arbetsmiljödokument som de inte har',
    ],
    gets: ['en lista över de dokument som krävs', 'ett pris per anställd och år'],
  },
  valuation: {
    words: within(
      'fastighetsvärdering|företagsvärdering|maskinvärdering|värderingsman',
      'värderingsutlåtande|värderingsintyg|marknadsvärdering|värdering av fastighet',
      'värdering av företag',
    ),
    sentence: 'Vi värderar fastigheter, maskiner och företag.',
    noun: 'Värderingar',
    offers: [
      'Vi värderar byggnader, mark och maskiner med skriftligt utlåtande.',
      'Vi värderar företag inför försäljning eller ägarskifte.',
    ],
    when: [
      'banken vill ha en värdering innan den lånar ut',
      'en delägare slutar och ska lösas ut',
      'maskiner ska säljas eller försäkras och ingen vet värdet',
    ],
    gets: ['ett fast pris för utlåtandet', 'en lista över de papper som behövs'],
  },
  metering: {
    words: within(
      'energimätning|energiuppföljning|undermätning|mätinsamling|fjärravläsning',
      'telemetri|individuell mätning|tillståndsövervakning|fjärrövervakning',
      'energiövervakning',
    ),
    sentence: 'Vi mäter och övervakar energi och maskiner.',
    noun: 'Mätning och övervakning',
    offers: [
      'Vi monterar mätare och visar förbrukningen per maskin.',
      'Vi övervakar maskiner och anläggningar på distans.',
    ],
    when: [
      'elräkningen stiger och ingen vet vilken maskin som drar',
      'hyresgäster vill betala för det de verkligen använder',
      'en pump har stannat på natten utan att någon märkte det',
    ],
    gets: ['en lista över punkter där det lönar sig att mäta', 'ett pris per mätpunkt'],
  },
  energyAdvice: {
    words: within(
      'energideklaration|energikartläggning|energirådgiv|energikonsult|energiexpert',
      'energieffektivisering|energiutredning|energibesiktning|energianalys',
    ),
    sentence: 'Vi ger råd om energi i byggnader.',
    noun: 'Energirådgivning',
    offers: [
      'Vi gör energikartläggningar av byggnader och företag.',
      'Vi gör energideklarationer och undersöker vilka bidrag som finns.',
    ],
    when: [
      'en fastighet ska säljas eller hyras ut utan giltig energideklaration',
      'en renovering planeras och bidraget måste sökas i förväg',
      'uppvärmningen kostar mer varje år och ingen vet varför',
    ],
    gets: ['en lista över tänkbara bidrag', 'ett fast pris för deklarationen eller kartläggningen'],
  },
  itSupport: {
    words: within('it-drift|it-support|it-tjänst|nätverk|serverdrift|it-konsult'),
    sentence: '',
    noun: 'IT-drift',
    offers: [
      'Vi sköter datorer, servrar och nätverk.',
      'Vi sätter upp och sköter IT för små företag.',
    ],
    when: [
      'kollegan som kunde servrarna har slutat',
      'nätverket ligger nere och ingen svarar i telefon',
      'de inte är säkra på att säkerhetskopian går att läsa tillbaka',
    ],
    gets: ['en kontroll av er säkerhetskopia', 'en lista över era svagaste punkter'],
  },
  telecom: {
    words: within(
      'företagsinternet|företagsbredband',
      'telefoniväxel|företagsväxel|molnväxel|telekom|företagstelefoni|ip-telefoni',
      'nätverkskabl|fiberinstallation|datanät|komradio',
    ),
    sentence: 'Vi installerar telefoni och internet åt företag.',
    noun: 'Telefoni och internet',
    offers: [
      'Vi installerar telefonväxlar och internet åt företag.',
      'Vi drar nätverkskabel och levererar komradio.',
    ],
    when: [
      'kontoret flyttar och telefonerna måste fungera första dagen',
      'internet ligger nere och kassan inte kan ta kort',
      'mobil och komradio saknar täckning i lagret',
    ],
    gets: ['en genomgång av er telefonräkning', 'ett fast pris efter ett besök'],
  },
  software: {
    words: within(
      'systemutveckl|saas|programvara|mjukvara|apputveckling|systemutveckling|databas',
      'artificiell intelligens',
    ),
    sentence: '',
    noun: 'Programvara',
    offers: ['Vi bygger programvara för företag.', 'Vi utvecklar appar och webbapplikationer.'],
    when: [
      'två system har samma uppgifter och någon skriver in dem två gånger',
      'ett Excel-ark har vuxit sig för stort för uppgiften',
      'utvecklaren av ett gammalt program inte går att nå',
    ],
    gets: ['en första uppskattning av tid och pris', 'en kort demo med era egna data'],
  },
  automating: {
    words: within(
      'processautomatisering|kontorsautomat|automatisera administration',
      'automatisera arbetsflöden|ai-lösning|ai-konsult|ai-agent|ai-assistent',
      'ai-automat|chatbot',
    ),
    sentence: 'Vi automatiserar rutiner på kontoret.',
    noun: 'Automatisering av kontorsarbete',
    offers: [
      'Vi automatiserar återkommande kontorsarbete, till exempel fakturor och order.',
      'Vi bygger assistenter med artificiell intelligens för företag.',
    ],
    when: [
      'order kommer med mejl och någon knappar in dem igen',
      'samma rapport klipps ihop för hand varje vecka',
      'fakturor blir liggande för att varje faktura kontrolleras för hand',
    ],
    gets: ['ett kort samtal om en av era uppgifter', 'ett fast pris för ett litet första försök'],
  },
  webDesign: {
    words: within(
      'webbdesign|hemsida|hemsidor|webbplats|webbshop|e-handel|wordpress|webbutveckling',
    ),
    sentence: 'Vi bygger webbplatser.',
    noun: 'Webbplats',
    offers: ['Vi formger och bygger webbplatser.', 'Vi bygger och sköter webbutiker.'],
    when: [
      'ingen längre kan ändra på webbplatsen',
      'det kommer besökare men nästan ingen skriver eller beställer',
      'den gamla webbplatsen inte fungerar i telefonen',
    ],
    gets: ['tre förslag till er webbplats', 'ett fast pris på en ny webbplats'],
  },
  advertising: {
    words: within(
      'reklambyrå|marknadsföring|grafisk design|grafisk profil|annonsering|sociala medier',
    ),
    sentence: '',
    noun: 'Marknadsföring',
    offers: [
      'Vi formger logotyper, trycksaker och annonser.',
      'Vi sköter annonser och sociala medier åt företag.',
    ],
    when: [
      'en produkt är klar och ingen känner till den än',
      'alla broschyrer ser olika ut',
      'det går pengar till annonser och ingen vet vad de ger',
    ],
    gets: ['en första idé med ett ungefärligt pris', 'vår åsikt om er senaste broschyr'],
  },
  photography: {
    words: within('fotograf|reklamfilm|videoproduktion|filmproduktion'),
    sentence: 'Vi fotograferar och filmar.',
    noun: 'Foto och film',
    offers: ['Vi tar bilder och gör film åt företag.', 'Vi filmar från luften med drönare.'],
    when: [
      'bilderna på webbplatsen visar folk som slutat för länge sedan',
      'ett evenemang eller en byggnad ska fotograferas en bestämd dag',
      'en produkt behöver bilder eller film innan den lanseras',
    ],
    gets: ['ett pris på en halv dag', 'exempel från er bransch'],
  },
  translation: {
    words: within('översättning|översättare|undertext'),
    sentence: 'Vi översätter texter och dokument.',
    noun: 'Översättningar',
    offers: [
      'Vi översätter texter och dokument.',
      'Vi översätter webbplatser, manualer och avtal.',
    ],
    when: [
      'ett avtal måste förstås innan någon skriver under',
      'en manual ska följa med maskinen på ett annat språk',
      'en utländsk köpare frågar efter webbplatsen på sitt språk',
    ],
    gets: ['en sida översatt som prov', 'ett fast pris på översättningen av ert dokument'],
  },
  interpreting: {
    words: within('tolk(?:ning|ar)'),
    sentence: 'Vi tolkar vid möten och evenemang.',
    noun: 'Tolkning',
    offers: ['Vi tolkar vid möten och evenemang.', 'Vi ordnar tolkar på plats och via video.'],
    when: [
      'utländska partner kommer på besök och ingen talar deras språk',
      'en konferens är bokad och tolken har ställt in',
      'en revision behöver tolk med kort varsel',
    ],
    gets: ['ett pris för datumet och språken', 'namn på tolkar som är lediga den dagen'],
  },
  accounting: {
    words: within(
      'redovisning|bokföring|revisor|revision|bokslut|lönehantering|löneadministration',
    ),
    sentence: 'Vi sköter redovisning.',
    noun: 'Redovisning',
    offers: ['Vi sköter bokföring och löner.', 'Vi gör bokslut och deklarationer.'],
    when: [
      'ekonomen har slutat och bokföringen blir liggande',
      'ett brev från Skatteverket har en tidsfrist',
      'de före årsskiftet vill veta vad året ger',
    ],
    gets: ['ett fast pris per månad', 'ett samtal om ert senaste bokslut'],
  },
  law: {
    words: within('advokat|juridik|jurist|arbetsrätt|avtalsrätt'),
    sentence: '',
    noun: 'Juridiska frågor',
    offers: ['Vi hjälper företag med juridiska frågor.', 'Vi skriver och granskar avtal.'],
    when: [
      'ett avtal ligger på bordet och snart ska skrivas under',
      'ett brev från motparten har en tidsfrist',
      'en anställd måste sägas upp och inget får gå fel',
    ],
    gets: ['en första bedömning med väntade kostnader', 'en tid den här veckan'],
  },
  consulting: {
    words: within(
      'managementkonsult|verksamhetsutveckling|affärsrådgivning|interimschef',
      'organisationsutveckling',
    ),
    sentence: '',
    noun: '',
    offers: [
      'Vi hjälper företag med organisation och arbetssätt.',
      'Vi går in som interimschefer.',
    ],
    when: [
      'samma problem kommer tillbaka och alla är för nära',
      'en chef slutar och platsen står tom i flera månader',
      'företaget har vuxit och de gamla rutinerna inte passar längre',
    ],
    gets: [
      'ett samtal på en halvtimme med en första bedömning',
      'en skriftlig bedömning med tre nästa steg',
    ],
  },
  training: {
    words: within('utbildning|kurser|workshop|första hjälpen|fortbildning'),
    sentence: '',
    noun: 'Utbildning',
    offers: ['Vi utbildar arbetslag och chefer.', 'Vi håller kurser och workshoppar på företag.'],
    when: [
      'personalens intyg går ut',
      'nya medarbetare börjar och ingen hinner lära upp dem',
      'ett nytt system är på plats men ingen använder det',
    ],
    gets: ['ett program med pris för er grupp', 'en lista över lediga datum'],
  },
  buildingServices: {
    words: within('vvs-konsult|elkonsult|installationskonsult|energiberäkning|projektering av'),
    sentence: 'Vi projekterar värme, ventilation och el.',
    noun: 'VVS- och elprojektering',
    offers: [
      'Vi projekterar värme, ventilation och el.',
      'Vi räknar på energi och skriver handlingar.',
    ],
    when: [
      'en arkitekt behöver installationerna före upphandlingen',
      'en gammal anläggning drar alldeles för mycket energi',
      'ett bygglov kräver beräkningar som saknas',
    ],
    gets: ['en första bedömning av ert projekt', 'ett pris för projekteringen'],
  },
}

import { within } from '../../letters.ts'
import type { AdvisingTrades } from '../../trade-ids.ts'

/** Trades of advisers and makers of plans and software, as firms of them speak. */
export const advising: AdvisingTrades = {
  planning: {
    words: within('arkitekt|rådgivende ingeniør|prosjektering|byggesøknad|statikk|byggeledelse'),
    sentence: 'Vi tegner og beregner bygg.',
    noun: 'Prosjektering',
    offers: [
      'Vi prosjekterer nybygg og ombygginger.',
      'Vi gjør statiske beregninger og teknisk prosjektering.',
    ],
    when: [
      'det må søkes om byggetillatelse og tegningene mangler',
      'et bygg skal brukes til noe annet',
      'egne ingeniører ikke har tid til et prosjekt til',
    ],
    gets: ['en første vurdering av hva som er mulig', 'en pris på første fase'],
  },
  inspection: {
    words: within(
      'elkontroll|termografer|kalibrer|sakkyndig kontroll|internkontroll|sertifisering|hms',
    ),
    sentence: '',
    noun: 'Kontroll',
    offers: ['Vi kontrollerer anlegg og utstyr.', 'Vi kalibrerer måleinstrumenter.'],
    when: [
      'en kontroll står for tur og sertifikatet går ut',
      'det manglet papirer ved en revisjon',
      'en ny maskin må ha papirene i orden før den får gå',
    ],
    gets: ['en liste over hva som må kontrolleres og når', 'en pris ut fra antallet apparater'],
  },
  health: {
    words: within(
      'bedriftshelsetjeneste|hms-|arbeidsmiljøkartlegg|risikovurdering|internkontroll',
      'yrkeshygiene|verneombud|helse, miljø og sikkerhet|arbeidshelse',
    ),
    sentence: 'Vi hjelper bedrifter med HMS.',
    noun: 'HMS-arbeid',
    offers: [
      'Vi lager risikovurderinger og holder HMS-dokumentene oppdatert.',
      'Vi ordner helsekontroller for ansatte.',
    ],
    when: [
      'et tilsyn er varslet og risikovurderingene er gamle',
      'noen har skadet seg på jobb og rutinene må gjennomgås',
      'en oppdragsgiver vil se HMS-dokumenter som de ikke har',
    ],
    gets: ['en liste over dokumentene som kreves', 'en pris per ansatt i året'],
  },
  valuation: {
    words: within(
      'verdivurdering|verdsettelse|takstmann|eiendomstakst|næringstakst|verditakst',
      'takstingeniør|verdsetting av|maskintakst',
    ),
    sentence: 'Vi takserer eiendom, maskiner og bedrifter.',
    noun: 'Verdivurdering',
    offers: [
      'Vi takserer bygninger, tomter og maskiner med skriftlig rapport.',
      'Vi verdsetter bedrifter før salg eller eierskifte.',
    ],
    when: [
      'banken vil ha en takst før den gir lån',
      'en medeier går ut og skal løses ut',
      'maskiner skal selges eller forsikres og ingen vet verdien',
    ],
    gets: ['en fast pris på rapporten', 'en liste over papirene som trengs'],
  },
  metering: {
    words: within(
      'energimåling|energioppfølging|fjernavlesning|telemetri|individuell måling',
      'tilstandsovervåk|fjernovervåk|energiovervåk|undermåler|målerinnsamling',
    ),
    sentence: 'Vi måler og overvåker energi og maskiner.',
    noun: 'Måling og overvåking',
    offers: [
      'Vi monterer målere og viser forbruket per maskin.',
      'Vi overvåker maskiner og anlegg på avstand.',
    ],
    when: [
      'strømregningen øker og ingen vet hvilken maskin som trekker',
      'leietakere vil betale for det de faktisk bruker',
      'en pumpe har stoppet om natten uten at noen merket det',
    ],
    gets: ['en liste over steder som er verdt å måle', 'en pris per målepunkt'],
  },
  energyAdvice: {
    words: within(
      'energirådgiv|energimerking|energiattest|energikartlegg|energianalyse|enøk',
      'energiutredning|energieffektivisering|energikonsulent',
    ),
    sentence: 'Vi gir råd om energi i bygg.',
    noun: 'Energirådgivning',
    offers: [
      'Vi kartlegger energibruken i bygg og bedrifter.',
      'Vi energimerker bygg og undersøker hvilke støtteordninger som gjelder.',
    ],
    when: [
      'et bygg skal selges eller leies ut og energiattesten mangler',
      'en oppgradering planlegges og det må søkes om støtte på forhånd',
      'oppvarmingen koster mer hvert år og ingen vet hvorfor',
    ],
    gets: [
      'en liste over mulige støtteordninger',
      'en fast pris på energimerkingen eller kartleggingen',
    ],
  },
  itSupport: {
    words: within('it-drift|it-support|it-tjenester|nettverk|serverdrift|driftstjeneste'),
    sentence: '',
    noun: 'IT-drift',
    offers: [
      'Vi drifter maskiner, servere og nettverk.',
      'Vi setter opp og drifter IT for små bedrifter.',
    ],
    when: [
      'kollegaen som kjente serverne, har sluttet',
      'nettverket går ned og ingen tar telefonen',
      'de ikke er sikre på at sikkerhetskopien kan gjenopprettes',
    ],
    gets: ['en sjekk av sikkerhetskopien deres', 'en liste over det som ville svikte først'],
  },
  telecom: {
    words: within(
      'bedriftsinternett|bedriftsbredbånd',
      'telefonsentral|sentralbord|telekom|bedriftstelefoni|ip-telefoni|bedriftsnett',
      'nettverkskabl|strukturert kabling|fiberinstallasjon|sambandsutstyr',
    ),
    sentence: 'Vi leverer telefoni og internett til bedrifter.',
    noun: 'Telefoni og internett',
    offers: [
      'Vi installerer telefoniløsninger og internettlinjer hos bedrifter.',
      'Vi trekker nettverkskabel og leverer radiosamband.',
    ],
    when: [
      'kontoret flytter og telefonene må virke fra første dag',
      'internett faller ut og kassen ikke tar kort',
      'mobil og radio mangler dekning på lageret',
    ],
    gets: ['en gjennomgang av telefonregningen', 'en fast pris etter en befaring'],
  },
  software: {
    words: within(
      'programvareutvikl|programvare|excel|plattform|apputvikling|systemutvikling|database',
      'kunstig intelligens|software',
    ),
    sentence: '',
    noun: 'Programvare',
    offers: ['Vi lager programvare for bedrifter.', 'Vi utvikler apper og webapplikasjoner.'],
    when: [
      'to systemer har de samme dataene og noen skriver dem inn to ganger',
      'et Excel-ark har vokst seg for stort for oppgaven',
      'ingen får tak i utvikleren av et gammelt program',
    ],
    gets: ['et første anslag på tid og pris', 'en kort demo med egne data'],
  },
  automating: {
    words: within(
      'prosessautomatiser|kontorautomat|automatisering av arbeidsprosess',
      'automatisere rutine|ki-løsning|ai-løsning|ki-rådgiv|ai-agent|ki-agent|chatbot',
    ),
    sentence: 'Vi automatiserer rutiner på kontoret.',
    noun: 'Automatisering av kontorarbeid',
    offers: [
      'Vi automatiserer kontorarbeid som gjentar seg, som fakturaer og ordrer.',
      'Vi bygger assistenter med kunstig intelligens for bedrifter.',
    ],
    when: [
      'ordrer kommer på e-post og noen taster dem inn på nytt',
      'den samme rapporten settes sammen for hånd hver uke',
      'fakturaer blir liggende fordi alle kontrolleres for hånd',
    ],
    gets: ['en kort prat om en av oppgavene deres', 'en fast pris på et lite første forsøk'],
  },
  webDesign: {
    words: within('webdesign|nettside|hjemmeside|nettbutikk|wordpress|webutvikling'),
    sentence: 'Vi lager nettsider.',
    noun: 'Nettside',
    offers: ['Vi designer og bygger nettsider.', 'Vi bygger og drifter nettbutikker.'],
    when: [
      'ingen lenger kan endre nettsiden',
      'det kommer besøkende, men nesten ingen skriver eller bestiller',
      'den gamle nettsiden ikke virker på telefon',
    ],
    gets: ['tre forslag til nettsiden deres', 'en fast pris på nettsiden deres'],
  },
  advertising: {
    words: within(
      'reklamebyrå|markedsføring|grafisk design|visuell identitet|annonsering|sosiale medier',
    ),
    sentence: '',
    noun: 'Markedsføring',
    offers: [
      'Vi designer logoer, trykksaker og annonser.',
      'Vi styrer annonser og sosiale medier for bedrifter.',
    ],
    when: [
      'et produkt er klart og ingen kjenner det ennå',
      'alle brosjyrer ser forskjellige ut',
      'det går penger til annonser og ingen vet hva de gir',
    ],
    gets: ['en første idé med en omtrentlig pris', 'en vurdering av den siste brosjyren deres'],
  },
  photography: {
    words: within('fotograf|reklamefilm|videoproduksjon|filmproduksjon'),
    sentence: 'Vi fotograferer og filmer.',
    noun: 'Foto og film',
    offers: ['Vi tar bilder og lager film for bedrifter.', 'Vi filmer fra luften med drone.'],
    when: [
      'bildene på nettsiden viser folk som har sluttet for lengst',
      'et arrangement eller et bygg skal fotograferes på en bestemt dag',
      'et produkt trenger bilder eller film før det kommer ut',
    ],
    gets: ['en pris på en halv dag', 'noen eksempler fra bransjen deres'],
  },
  translation: {
    words: within('oversettel|oversetter|teksting'),
    sentence: 'Vi oversetter tekster og dokumenter.',
    noun: 'Oversettelser',
    offers: [
      'Vi oversetter tekster og dokumenter.',
      'Vi oversetter nettsider, manualer og kontrakter.',
    ],
    when: [
      'en kontrakt må forstås før noen skriver under',
      'en manual skal følge maskinen på et annet språk',
      'en utenlandsk kjøper spør etter nettsiden på sitt språk',
    ],
    gets: ['én side oversatt som prøve', 'en pris etter dokumentet deres'],
  },
  interpreting: {
    words: within('tolk(?:ing|e)'),
    sentence: 'Vi tolker på møter og arrangementer.',
    noun: 'Tolking',
    offers: [
      'Vi tolker på møter og arrangementer.',
      'Vi stiller med tolker på stedet og over video.',
    ],
    when: [
      'utenlandske partnere kommer og ingen snakker språket deres',
      'en konferanse er avtalt og tolken har meldt forfall',
      'en revisjon trenger tolk på kort varsel',
    ],
    gets: ['en pris for datoen og språkene', 'navn på tolker som er ledige den dagen'],
  },
  accounting: {
    words: within('regnskap|bokføring|revisor|årsoppgjør|lønnskjøring'),
    sentence: 'Vi fører regnskap.',
    noun: 'Regnskap',
    offers: ['Vi fører regnskap og kjører lønn.', 'Vi lager årsregnskap og skattemeldinger.'],
    when: [
      'regnskapsføreren har sluttet og måneden må avsluttes',
      'et brev fra Skatteetaten har en frist',
      'de før nyttår vil vite hva året gir',
    ],
    gets: ['en fast pris per måned', 'en prat om det siste årsregnskapet'],
  },
  law: {
    words: within('advokat|juridisk|arbeidsrett|kontraktsrett|forretningsjus'),
    sentence: '',
    noun: 'Juridiske spørsmål',
    offers: ['Vi hjelper bedrifter med juridiske spørsmål.', 'Vi skriver og går gjennom avtaler.'],
    when: [
      'en kontrakt ligger på bordet og snart skal signeres',
      'et brev fra motparten har en frist',
      'en ansatt skal sies opp og ingenting må gå galt',
    ],
    gets: ['en første vurdering med ventede kostnader', 'et forslag til time denne uken'],
  },
  consulting: {
    words: within('bedriftsrådgiv|konsulent|ledelsesrådgiv|interimsleder|organisasjonsutvikling'),
    sentence: '',
    noun: '',
    offers: [
      'Vi hjelper bedrifter med organisering og arbeidsmåter.',
      'Vi går inn som interimsledere.',
    ],
    when: [
      'det samme problemet kommer igjen og alle står for nær',
      'en leder slutter og stillingen står tom i flere måneder',
      'firmaet har vokst og gamle rutiner ikke passer lenger',
    ],
    gets: [
      'en halvtimes prat med en første vurdering',
      'en skriftlig vurdering med tre neste steg',
    ],
  },
  training: {
    words: within('kurs(?!e)|opplæring|workshop|førstehjelp|etterutdanning'),
    sentence: '',
    noun: 'Kurs',
    offers: ['Vi gir opplæring til team og ledere.', 'Vi holder kurs og workshoper i bedrifter.'],
    when: [
      'sertifikatene til de ansatte går ut',
      'nye folk begynner og ingen har tid til opplæring',
      'et nytt system er på plass og ingen bruker det',
    ],
    gets: ['et program med pris for gruppen deres', 'en liste over ledige datoer'],
  },
  buildingServices: {
    words: within('rådgivende ingeniør|vvs-rådgiv|energiberegning|prosjektering av'),
    sentence: 'Vi prosjekterer varme, ventilasjon og elektro.',
    noun: 'Prosjektering',
    offers: [
      'Vi prosjekterer varme, ventilasjon og elektro.',
      'Vi beregner energibehov og skriver anbud.',
    ],
    when: [
      'en arkitekt trenger installasjonene før anbudet',
      'et gammelt anlegg bruker altfor mye energi',
      'en byggesak krever beregninger som mangler',
    ],
    gets: ['en første vurdering av prosjektet', 'en pris på prosjekteringen'],
  },
}

import { within } from '../../letters.ts'
import type { AdvisingTrades } from '../../trade-ids.ts'

/** Trades of advisers and makers of plans and software, as firms of them speak. */
export const advising: AdvisingTrades = {
  planning: {
    words: within(
      'arkitekt|rådgivende ingeniør|bygningskonstruktør|statik|byggeledelse|projektering',
    ),
    sentence: 'Vi tegner og beregner bygninger.',
    noun: 'Projektering',
    offers: [
      'Vi projekterer nybyggeri og ombygninger.',
      'Vi laver statik og teknisk projektering.',
    ],
    when: [
      'der skal søges byggetilladelse, og tegningerne mangler',
      'en bygning skal bruges til noget andet',
      'deres egne ingeniører ikke har tid til endnu et projekt',
    ],
    gets: ['en første vurdering af, hvad der kan lade sig gøre', 'en pris på første fase'],
  },
  inspection: {
    words: within('eftersyn|kalibrer|arbejdsmiljø|certificering'),
    sentence: '',
    noun: 'Eftersyn',
    offers: ['Vi kontrollerer anlæg og udstyr.', 'Vi kalibrerer måleinstrumenter.'],
    when: [
      'et eftersyn står for døren, og certifikatet udløber',
      'der manglede dokumenter ved en audit',
      'en ny maskine skal have papirerne i orden, før den må køre',
    ],
    gets: [
      'en liste over, hvad der skal efterses hvornår',
      'en pris på eftersyn af jeres apparater',
    ],
  },
  health: {
    words: within(
      'arbejdsmiljø|arbejdspladsvurdering|apv-|arbejdsmedicin',
      'risikovurdering af arbejd|sikkerhedskoordinator|helbredskontrol',
      'arbejdssikkerhed',
    ),
    sentence: 'Vi hjælper virksomheder med arbejdsmiljøet.',
    noun: 'Arbejdsmiljø',
    offers: [
      'Vi laver arbejdspladsvurderinger og holder papirerne opdateret.',
      'Vi ordner helbredskontrol af medarbejdere.',
    ],
    when: [
      'et tilsyn er varslet, og arbejdspladsvurderingen er gammel',
      'nogen er kommet til skade på jobbet, og reglerne skal gennemgås',
      'en bygherre vil se sikkerhedspapirer, som de ikke har',
    ],
    gets: ['en liste over de papirer, der kræves', 'en pris pr. medarbejder om året'],
  },
  valuation: {
    words: within(
      'værdiansættelse|ejendomsvurdering|virksomhedsvurdering|maskinvurdering',
      'vurderingsmand|valuarvurdering|valuar|vurderingsrapport|erhvervsvurdering',
    ),
    sentence: 'Vi vurderer ejendomme, maskiner og virksomheder.',
    noun: 'Vurderinger',
    offers: [
      'Vi vurderer bygninger, grunde og maskiner med skriftlig rapport.',
      'Vi værdiansætter virksomheder før salg eller ejerskifte.',
    ],
    when: [
      'banken vil have en vurdering, før den låner ud',
      'en medejer går ud og skal købes ud',
      'maskiner skal sælges eller forsikres, og ingen kender værdien',
    ],
    gets: ['en fast pris på rapporten', 'en liste over de papirer, vi skal bruge'],
  },
  metering: {
    words: within(
      'energimåling|energiovervågning|fjernaflæsning|telemetri|forbrugsmåling|bimåler',
      'tilstandsovervågning|fjernovervågning|forbrugsregnskab|målerdata',
    ),
    sentence: 'Vi måler og overvåger energi og maskiner.',
    noun: 'Måling og overvågning',
    offers: [
      'Vi monterer målere og viser forbruget for hver maskine.',
      'Vi overvåger maskiner og anlæg på afstand.',
    ],
    when: [
      'elregningen stiger, og ingen ved, hvilken maskine der bruger strømmen',
      'lejere vil betale for det, de faktisk bruger',
      'en pumpe er stoppet om natten, uden at nogen har opdaget det',
    ],
    gets: ['en liste over steder, der er værd at måle', 'en pris pr. målepunkt'],
  },
  energyAdvice: {
    words: within(
      'energirådgiv|energimærk|energisyn|energikonsulent|energigennemgang',
      'energianalyse|energieffektivisering|energirenovering|energirapport',
    ),
    sentence: 'Vi rådgiver om energi i bygninger.',
    noun: 'Energirådgivning',
    offers: [
      'Vi laver energisyn af bygninger og virksomheder.',
      'Vi energimærker bygninger og undersøger, hvilke tilskud der gælder.',
    ],
    when: [
      'en ejendom skal sælges eller lejes ud, og energimærket mangler',
      'en renovering er planlagt, og tilskuddet skal søges først',
      'varmen koster mere hvert år, og ingen ved hvorfor',
    ],
    gets: ['en liste over mulige tilskud', 'en fast pris på energimærket eller energisynet'],
  },
  itSupport: {
    words: within('it-support|it-drift|it-service|netværk|serverdrift'),
    sentence: '',
    noun: 'IT-drift',
    offers: [
      'Vi passer computere, servere og netværk.',
      'Vi sætter it op og driver det for små virksomheder.',
    ],
    when: [
      'den kollega, der kendte serverne, er rejst',
      'netværket går ned, og ingen tager telefonen',
      'de ikke er sikre på, at backuppen kan gendannes',
    ],
    gets: ['et tjek af jeres backup', 'en liste over jeres svageste punkter'],
  },
  telecom: {
    words: within(
      'erhvervsinternet',
      'telefoncentral|telefonomstilling|omstillingsanlæg|telekommunikation',
      'erhvervstelefoni|ip-telefoni|erhvervsbredbånd|netværkskabl|fiberinstallation',
      'radiokommunikation',
    ),
    sentence: 'Vi leverer telefoni og internet til virksomheder.',
    noun: 'Telefoni og internet',
    offers: [
      'Vi installerer telefonanlæg og internetlinjer hos virksomheder.',
      'Vi trækker netværkskabler og leverer walkie-talkier.',
    ],
    when: [
      'kontoret flytter, og telefonerne skal virke fra første dag',
      'internettet er nede, og kassen ikke kan tage kort',
      'mobil og radio ikke har dækning på lageret',
    ],
    gets: ['en gennemgang af jeres telefonregning', 'en fast pris efter et besøg'],
  },
  software: {
    words: within(
      'softwareudvikl|software|app-udvikling|systemudvikling|database|kunstig intelligens',
    ),
    sentence: '',
    noun: 'Software',
    offers: ['Vi laver software til virksomheder.', 'Vi udvikler apps og webløsninger.'],
    when: [
      'to systemer har de samme data, og nogen taster dem to gange',
      'et Excel-ark er vokset sig for stort til opgaven',
      'ingen kan få fat i udvikleren af et gammelt program',
    ],
    gets: ['et første overslag over tid og pris', 'en kort demo med jeres egne data'],
  },
  automating: {
    words: within(
      'procesautomatiser|kontorautomat|automatisering af arbejdsgange',
      'automatisering af administrat|ai-løsning|ai-rådgiv|ai-agent|ai-assistent',
      'ai-automat|chatbot',
    ),
    sentence: 'Vi automatiserer rutiner på kontoret.',
    noun: 'Automatisering af kontorarbejde',
    offers: [
      'Vi automatiserer gentaget kontorarbejde som fakturaer og ordrer.',
      'Vi bygger assistenter med kunstig intelligens til virksomheder.',
    ],
    when: [
      'ordrer kommer på mail, og nogen taster dem ind igen',
      'den samme rapport bliver samlet i hånden hver uge',
      'fakturaer hober sig op, fordi de alle kontrolleres i hånden',
    ],
    gets: ['en kort snak om en af jeres opgaver', 'en fast pris på et lille første forsøg'],
  },
  webDesign: {
    words: within('webdesign|hjemmeside|webshop|wordpress|webudvikling'),
    sentence: 'Vi laver hjemmesider.',
    noun: 'Hjemmeside',
    offers: ['Vi designer og bygger hjemmesider.', 'Vi bygger og driver webshops.'],
    when: [
      'ingen længere kan rette på hjemmesiden',
      'der kommer besøgende, men næsten ingen skriver eller bestiller',
      'den gamle hjemmeside ikke virker på en telefon',
    ],
    gets: ['tre forslag til jeres hjemmeside', 'en fast pris på en ny hjemmeside'],
  },
  advertising: {
    words: within(
      'reklamebureau|markedsføring|grafisk design|visuel identitet|annoncering|sociale medier',
    ),
    sentence: '',
    noun: 'Markedsføring',
    offers: [
      'Vi designer logoer, tryksager og annoncer.',
      'Vi styrer annoncer og sociale medier for virksomheder.',
    ],
    when: [
      'et produkt er klar, og ingen kender det endnu',
      'alle brochurer ser forskellige ud',
      'der går penge til annoncer, og ingen ved, hvad de giver',
    ],
    gets: ['en første idé med en cirkapris', 'vores mening om jeres seneste brochure'],
  },
  photography: {
    words: within('fotograf|reklamefilm|videoproduktion|filmproduktion|erhvervsfoto'),
    sentence: 'Vi fotograferer og filmer.',
    noun: 'Foto og film',
    offers: [
      'Vi tager billeder og laver film for virksomheder.',
      'Vi filmer fra luften med drone.',
    ],
    when: [
      'billederne på hjemmesiden viser folk, der er rejst for længst',
      'et arrangement eller en bygning skal fotograferes på en fast dag',
      'et produkt skal have billeder eller film, før det kommer på markedet',
    ],
    gets: ['en pris på en halv dag', 'eksempler fra jeres branche'],
  },
  translation: {
    words: within('oversættel|oversætter|tekstning'),
    sentence: 'Vi oversætter tekster og dokumenter.',
    noun: 'Oversættelser',
    offers: [
      'Vi oversætter tekster og dokumenter.',
      'Vi oversætter hjemmesider, manualer og kontrakter.',
    ],
    when: [
      'en kontrakt skal forstås, før nogen skriver under',
      'en manual skal med maskinen på et andet sprog',
      'en udenlandsk køber spørger efter hjemmesiden på sit sprog',
    ],
    gets: ['en side oversat som prøve', 'en fast pris på oversættelsen af jeres dokument'],
  },
  interpreting: {
    words: within('tolk(?:ning|e)'),
    sentence: 'Vi tolker ved møder og arrangementer.',
    noun: 'Tolkning',
    offers: [
      'Vi tolker ved møder og arrangementer.',
      'Vi stiller med tolke på stedet og over video.',
    ],
    when: [
      'der kommer udenlandske partnere, og ingen taler deres sprog',
      'en konference ligger fast, og tolken har meldt afbud',
      'en audit kræver tolk med kort varsel',
    ],
    gets: ['en pris for datoen og sprogene', 'navne på tolke, der er ledige den dag'],
  },
  accounting: {
    words: within('bogføring|bogholder|revisor|revision|regnskab|lønadministration'),
    sentence: 'Vi laver regnskab.',
    noun: 'Regnskab',
    offers: ['Vi klarer bogholderi og løn.', 'Vi laver årsregnskaber og skat.'],
    when: [
      'bogholderen er rejst, og måneden skal lukkes',
      'et brev fra Skattestyrelsen har en frist',
      'de før nytår vil vide, hvad året giver',
    ],
    gets: ['en fast pris pr. måned', 'en snak om jeres seneste årsregnskab'],
  },
  law: {
    words: within('advokat|juridisk|erhvervsret|ansættelsesret|kontraktret'),
    sentence: '',
    noun: 'Juridiske spørgsmål',
    offers: [
      'Vi hjælper virksomheder med juridiske spørgsmål.',
      'Vi skriver og gennemgår kontrakter.',
    ],
    when: [
      'en kontrakt ligger på bordet og snart skal underskrives',
      'et brev fra modparten har en frist',
      'en medarbejder skal opsiges, og intet må gå galt',
    ],
    gets: ['en første vurdering med de ventede omkostninger', 'en tid i denne uge'],
  },
  consulting: {
    words: within(
      'lean(?!\\p{L})|procesoptimer|konsulent|virksomhedsrådgivning|ledelsesrådgivning|interimsle(?:der|delse)',
      'organisationsudvikling',
    ),
    sentence: '',
    noun: '',
    offers: [
      'Vi hjælper virksomheder med organisation og arbejdsgange.',
      'Vi træder til som interimsledere.',
    ],
    when: [
      'det samme problem bliver ved med at dukke op, og alle er for tæt på',
      'en leder rejser, og stillingen står tom i månedsvis',
      'virksomheden er vokset, og de gamle vaner ikke passer mere',
    ],
    gets: [
      'en halv times samtale med en første vurdering',
      'en skriftlig vurdering med tre næste skridt',
    ],
  },
  training: {
    words: within('kursus|kurser|undervisning|workshop|førstehjælp|efteruddannelse'),
    sentence: '',
    noun: 'Kurser',
    offers: ['Vi uddanner teams og ledere.', 'Vi holder kurser og workshops hos virksomheder.'],
    when: [
      'medarbejdernes certifikater udløber',
      'nye folk begynder, og ingen har tid til at lære dem op',
      'et nyt system er kommet, og holdet ikke bruger det',
    ],
    gets: ['et program med en pris til jeres gruppe', 'en liste over ledige datoer'],
  },
  buildingServices: {
    words: within(
      'vvs-rådgiv|installationsrådgiv|rådgivende ingeniør|energiramme|energiberegning',
      'projektering af',
    ),
    sentence: 'Vi projekterer varme, ventilation og el.',
    noun: 'Projektering af installationer',
    offers: [
      'Vi projekterer varme, ventilation og el.',
      'Vi beregner energibehov og skriver udbud.',
    ],
    when: [
      'en arkitekt mangler installationerne før udbuddet',
      'et gammelt anlæg bruger alt for meget energi',
      'en byggetilladelse kræver beregninger, som mangler',
    ],
    gets: ['en første vurdering af jeres projekt', 'en pris på projekteringen'],
  },
}

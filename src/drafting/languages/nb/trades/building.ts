import { within } from '../../letters.ts'
import type { BuildingTrades } from '../../trade-ids.ts'

/** Trades of builders and their kind, as firms of them speak. */
export const building: BuildingTrades = {
  electrical: {
    words: within('elektriker|elektro(?!nikk)|el-?installasjon|el-?arbeid|sikringsskap'),
    sentence: 'Vi gjør elektrikerarbeid.',
    noun: 'Elektrikerarbeid',
    offers: [
      'Vi installerer, reparerer og kontrollerer elektriske anlegg.',
      'Vi gjør elektroarbeid i kontorer, butikker og verksteder.',
    ],
    when: [
      'et kontor eller en hall bygges om og kablene må flyttes',
      'en maskin flyttes og trenger ny kurs',
      'el-kontrollen har funnet feil',
    ],
    gets: ['en fast pris etter en befaring', 'en liste over det som haster mest'],
  },
  plumbing: {
    words: within('rørlegger|vvs|varmepumpe|baderom|sanitær|fjernvarme'),
    sentence: 'Vi gjør rørleggerarbeid.',
    noun: 'Rørleggerarbeid',
    offers: [
      'Vi installerer og reparerer varme og rør.',
      'Vi tar service på fyrer og varmeanlegg.',
    ],
    when: [
      'varmeanlegget svikter eller må skiftes før vinteren',
      'et rør lekker og driften må gå videre',
      'toaletter bygges om mens huset er i bruk',
    ],
    gets: ['en fast pris etter en befaring', 'et forslag til oppstartsdato'],
  },
  ventilation: {
    words: within('ventilasjon|aircondition|inneklima'),
    sentence: 'Vi leverer ventilasjon og klimaanlegg.',
    noun: 'Ventilasjon og klima',
    offers: [
      'Vi installerer og tar service på klimaanlegg og ventilasjon.',
      'Vi renser, måler og skifter ventilasjon.',
    ],
    when: [
      'lufta i møterommene er tung allerede før lunsj',
      'det blir for varmt på kontoret eller i serverrommet',
      'den årlige servicen på ventilasjon eller kjøling står for tur',
    ],
    gets: ['en pris på årlig service', 'en fast pris etter en befaring'],
  },
  solar: {
    words: within('solcelle|solenergi'),
    sentence: 'Vi monterer solceller.',
    noun: 'Solceller',
    offers: [
      'Vi prosjekterer og monterer solcelleanlegg.',
      'Vi vedlikeholder solceller og setter inn batterier.',
    ],
    when: [
      'strømregningen har økt og taket ligger tomt',
      'strømmen fra taket selges billig midt på dagen og kjøpes dyrt om kvelden',
      'et eldre anlegg gir mindre enn det burde',
    ],
    gets: ['en beregning av hva taket deres kan gi', 'en sjekk av hva solcellene deres gir'],
  },
  water: {
    words: within(
      'vannbehandling|vannrensing|avherding|vannfilter|omvendt osmose|drikkevann|brønnboring',
      'ozon',
    ),
    sentence: 'Vi renser vann.',
    noun: 'Vannbehandling',
    offers: [
      'Vi installerer og tar service på vannrensing.',
      'Vi tar oss av brønner og drikkevannsanlegg.',
    ],
    when: [
      'kalk tetter maskiner, kjeler eller kraner gang på gang',
      'en vannprøve ligger over grenseverdien',
      'det blir funnet bakterier i drikkevannet',
    ],
    gets: ['en analyse av en vannprøve', 'en pris på årlig service'],
  },
  roofing: {
    words: within('taktekk|taklegg|takarbeid|blikkenslager|takrenovering|takrenne'),
    sentence: 'Vi legger og reparerer tak.',
    noun: 'Takarbeid',
    offers: ['Vi reparerer og legger om tak.', 'Vi tetter flate tak og renser takrenner.'],
    when: [
      'et flatt tak lekker etter kraftig regn',
      'en storm har skadet taket og driften må gå videre',
      'taket må fornyes før det kommer solceller på',
    ],
    gets: ['et tilbud med bilder av taket', 'en fast pris etter en befaring'],
  },
  painting: {
    words: within('maler(?!i)|sparkling|tapetsering|fasademaling'),
    sentence: 'Vi gjør malerarbeid.',
    noun: 'Malerarbeid',
    offers: ['Vi maler innvendig og utvendig.', 'Vi sparkler, setter opp gips og maler.'],
    when: [
      'kontorer eller trapper skal males mens folk arbeider der',
      'en leietaker flytter ut og den neste venter',
      'en fasade har sprekker eller flekker som besøkende ser',
    ],
    gets: ['en fast pris etter en befaring', 'et forslag til dato utenom arbeidstiden'],
  },
  joinery: {
    words: within('snekker|møbelsnekker|innredning etter mål|trearbeid'),
    sentence: 'Vi gjør snekkerarbeid.',
    noun: 'Snekkerarbeid',
    offers: ['Vi lager møbler og innredning etter mål.', 'Vi snekrer og bygger i tre.'],
    when: [
      'en disk, en hylle eller en dør må passe i et skjevt hjørne',
      'en butikk eller et kontor bygges om og åpningsdagen er bestemt',
      'det trengs et møbel som ikke finnes ferdig',
    ],
    gets: ['en pris etter en skisse eller et bilde', 'et tilbud etter oppmåling'],
  },
  windows: {
    words: within('glassmester|vinduer og dører'),
    sentence: 'Vi leverer vinduer og glass.',
    noun: 'Vinduer og glass',
    offers: [
      'Vi leverer og monterer vinduer og dører.',
      'Vi skifter glass og reparerer dører og vinduer.',
    ],
    when: [
      'en rute eller en dør er knust og lokalet må låses til kvelden',
      'gamle vinduer slipper ut varmen',
      'en inngangsdør ikke lukker og det trekker',
    ],
    gets: ['en pris etter målene deres', 'et tilbud etter oppmåling'],
  },
  glass: {
    words: within(
      'glassbearbeid|isolerglass|herdet glass|sikkerhetsglass|laminert glass|glasslip',
      'glassgrossist|glass etter mål|speil etter mål|glassverksted',
    ),
    sentence: 'Vi skjærer og bearbeider glass.',
    noun: 'Glass og speil',
    offers: [
      'Vi leverer skåret og herdet glass og speil til byggefirmaer.',
      'Vi lager isolerglass etter mål.',
    ],
    when: [
      'en rute er feilmålt og montørene allerede er på plass',
      'en dusj eller et rekkverk krever sikkerhetsglass med utsparinger',
      'isolerglass er duggete og skal byttes i serie',
    ],
    gets: ['en pris ut fra mållisten deres', 'et tilbud med leveringsdato'],
  },
  flooring: {
    words: within('gulvlegg|gulvbelegg|flislegg|parkett|gulvsliping|epoksy'),
    sentence: 'Vi legger gulv.',
    noun: 'Gulv',
    offers: ['Vi legger og pusser opp gulv.', 'Vi legger fliser.'],
    when: [
      'et gulv er slitt og lokalet bare er ledig i helgen',
      'et kjøkken eller et verksted trenger et gulv som tåler vann',
      'fliser har løsnet der mange går',
    ],
    gets: ['prøver til lokalene deres', 'en kvadratmeterpris etter en befaring'],
  },
  construction: {
    words: within(
      'byggefirma|ombygging|rehabilitering|oppussing|totalentreprise|murer|byggmester',
      '(?<!båt|orgel|instrument|form|fiolin)bygg(?!er|e(?!\\p{L})|t(?!\\p{L}))',
    ),
    sentence: 'Vi gjør byggearbeid.',
    noun: 'Byggearbeid',
    offers: ['Vi bygger og rehabiliterer næringsbygg.', 'Vi bygger om og bygger ut.'],
    when: [
      'et bygg bygges om mens driften går videre',
      'en entreprenør har trukket seg og datoen er bestemt',
      'sprekker eller fukt viser at en vegg må utbedres',
    ],
    gets: ['en fast pris etter en befaring', 'et forslag til oppstartsdato'],
  },
  groundworks: {
    words: within('grunnarbeid|graving|belegningsstein|maskinentreprenør|grøft'),
    sentence: 'Vi gjør grunnarbeid.',
    noun: 'Grunnarbeid',
    offers: ['Vi gjør grunnarbeid og avløp.', 'Vi graver, river og legger stein.'],
    when: [
      'en plass eller en parkering må graves opp og asfalteres',
      'et avløp er tett eller en ledning skal legges',
      'et gammelt bygg må bort før det nye begynner',
    ],
    gets: ['en fast pris etter en befaring', 'et forslag til oppstartsdato'],
  },
  rental: {
    words: within(
      '(?<!kran|bil|buss|henger|kjøretøy|kontor)utleie(?! av (?:bil|varebil|lastebil|henger|tilhenger))',
      'lift(?:er|utleie)|maskinutleie',
    ),
    sentence: '',
    noun: 'Leie av utstyr',
    offers: ['Vi leier ut maskiner og utstyr.', 'Vi leier ut stillaser og løfteutstyr.'],
    when: [
      'en maskin står og arbeidet ikke kan vente på reparasjonen',
      'utstyr trengs i noen uker og det ikke lønner seg å kjøpe',
      'en jobb begynner tidligere enn planlagt og noe mangler',
    ],
    gets: ['en pris per dag og per uke', 'en liste over hva som er ledig på datoen'],
  },
  gardening: {
    words: within('anleggsgartner|hagearbeid|uteområde|plenklipping|grøntanlegg'),
    sentence: 'Vi steller hager og uteområder.',
    noun: 'Uteområder',
    offers: ['Vi steller hager og uteområder.', 'Vi beskjærer og feller trær.'],
    when: [
      'uteområdet ser forsømt ut og besøkende merker det',
      'et tre henger over en sti eller et tak',
      'vaktmesteren ikke har tid til hekk og plen lenger',
    ],
    gets: ['en månedspris etter en befaring', 'en plan for hva som skal gjøres når'],
  },
  agriculture: {
    words: within(
      'landbruksentreprenør|leiekjøring landbruk|maskinstasjon|landbruksrådgiv',
      'planterådgiv|skurtresking|drenering av jord|jordbruksentreprenør',
      'gjødselspredning|agronom',
    ),
    sentence: 'Vi kjører maskiner for gårdbrukere.',
    noun: 'Landbrukstjenester',
    offers: [
      'Vi høster, sprøyter og sår for gårdsbruk.',
      'Vi gir råd om jord, vekster og drenering.',
    ],
    when: [
      'kornet er modent og deres egen tresker ikke strekker til',
      'vannet står på jordet i dagevis etter regn',
      'det må sprøytes og været bare gir to dager',
    ],
    gets: ['en pris per dekar eller time', 'et kort notat etter en titt på et jorde'],
  },
  interiors: {
    words: within('interiør|innredning|akustikk|messestand'),
    sentence: 'Vi innreder lokaler.',
    noun: 'Innredning',
    offers: ['Vi tegner og innreder kontorer.', 'Vi innreder butikker og kontorer.'],
    when: [
      'flere folk kommer til og pultene ikke passer lenger',
      'en butikk eller en klinikk åpner og ikke skal ligne alle andre',
      'det er så mye støy på kontoret at ingen kan ringe',
    ],
    gets: ['en første skisse av ett rom', 'et tilbud etter oppmåling'],
  },
  surveying: {
    words: within('landmål|oppmåling|geoteknikk|takst|stikking'),
    sentence: '',
    noun: 'Oppmåling',
    offers: ['Vi måler opp tomter og bygninger.', 'Vi undersøker grunn og fundamenter.'],
    when: [
      'en tomt selges eller deles og grensen er uklar',
      'et bygg må måles opp fordi tegninger mangler',
      'en byggeplass må stikkes ut før arbeidet begynner',
    ],
    gets: ['en pris på oppmåling av tomten eller bygget', 'et forslag til dato for oppmåling'],
  },
  carpentry: {
    words: within('tømrer|takstol|trehus|trekonstruksjon|bindingsverk'),
    sentence: 'Vi bygger i tre, fra takstoler til haller.',
    noun: 'Tømrerarbeid',
    offers: [
      'Vi bygger og reparerer tak og trekonstruksjoner.',
      'Vi bygger overbygg og tilbygg i tre.',
    ],
    when: [
      'et takverk må stå før vinteren',
      'et tilbygg må stå på dager og ikke måneder',
      'bjelker er råtne og fortsatt bærer en vegg',
    ],
    gets: ['en pris etter tegning eller bilde', 'en dato da vi ser på taket'],
  },
  drywall: {
    words: within('gipsvegg|gipsplate|systemhimling|himling|skillevegg'),
    sentence: 'Vi bygger vegger og himlinger i gips.',
    noun: 'Vegger og himlinger',
    offers: [
      'Vi setter opp og sparkler gipsvegger.',
      'Vi monterer himlinger i kontorer og butikker.',
    ],
    when: [
      'et kontor skal deles og flyttingen er avtalt',
      'malerne kommer og platene ikke er oppe',
      'en himling ble åpnet for rør og må lukkes igjen',
    ],
    gets: ['en pris etter plantegningen', 'en mulig startdato'],
  },
  plantWork: {
    words: within(
      'industrimontasje|rørmontasje|industrivedlikehold|industriservice|revisjonsstans',
    ),
    sentence: 'Vi monterer og vedlikeholder anlegg i industrien.',
    noun: 'Industrivedlikehold',
    offers: [
      'Vi monterer og reparerer rør i fabrikker.',
      'Vi monterer, flytter og vedlikeholder maskiner.',
    ],
    when: [
      'en linje står og egne montører er opptatt',
      'en stans er planlagt og det mangler hender',
      'et rør lekker og fabrikken må gå mandag',
    ],
    gets: ['en dato for et besøk på fabrikken', 'en fast pris etter en befaring'],
  },
}

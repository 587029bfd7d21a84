import { within } from '../../letters.ts'
import type { GuidingTrades } from '../../trade-ids.ts'

/** Trades that examine, develop, finance, teach and guide, as firms of them speak. */
export const guiding: GuidingTrades = {
  laboratory: {
    words: within(
      'analyselaborator|testlaborator|prøvingslaborator|akkreditert laborator|kjemisk analyse',
      'kjemiske analyser|mikrobiolog|vannanalyse|jordanalyse|materialprøv|materialtest|legionella',
      'vannprøve',
    ),
    sentence: 'Vi analyserer prøver.',
    noun: 'Analyser',
    offers: [
      'Vi analyserer vann, jord, mat og materialer.',
      'Vi tar prøver og analyserer dem i eget laboratorium.',
    ],
    when: [
      'en kjøper eller en myndighet krever en analyserapport',
      'et parti er mistenkelig og må frigis eller stanses',
      'det faste laboratoriet bruker flere uker på å svare',
    ],
    gets: ['en pris per prøve', 'en liste over verdier som bør analyseres'],
  },
  environment: {
    words: within(
      'miljørådgiv|miljøkonsulent|konsekvensutred|forurenset grunn|miljøkartlegg|miljøundersøk',
      'utslippstillat|klimaregnskap|bærekraftsrapport|asbestkartlegg|naturmangfold|miljøgeolog',
    ),
    sentence: 'Vi gir råd om miljø.',
    noun: 'Miljørådgivning',
    offers: [
      'Vi undersøker tomter og skriver miljørapporter.',
      'Vi lager utslippssøknader og klimaregnskap for bedrifter.',
    ],
    when: [
      'en tillatelse krever en rapport om natur, støy eller grunn',
      'en tomt skal kjøpes og ingen vet hva som ligger i grunnen',
      'en stor kjøper ber om å få se klimaregnskapet',
    ],
    gets: ['en liste over rapportene prosjektet trenger', 'en fast pris på undersøkelsen'],
  },
  productDesign: {
    words: within(
      'produktutvikl|industridesign|produktdesign|maskinkonstruksjon|mekanisk konstruksjon',
      'prototyp|maskintegning|cad-tegn|dak-tegn|reverse engineering|mekanisk design',
    ),
    sentence: 'Vi utvikler produkter og maskiner.',
    noun: 'Produktutvikling',
    offers: [
      'Vi utvikler og tegner produkter fram til første serie.',
      'Vi tegner og beregner deler og maskiner.',
    ],
    when: [
      'en idé må bli en prototype før en messe',
      'egne ingeniører ikke har tid til flere prosjekter',
      'en del er for dyr å lage og må tegnes på nytt',
    ],
    gets: ['en prat om tegningen eller skissen deres', 'en fast pris på første fase'],
  },
  finance: {
    words: within(
      'bedriftslån|bedriftsfinans|factoring|leasing av (?:utstyr|maskiner)|kapitalinnhent',
      'tilskuddssøknad|støttesøknad|corporate finance|kjøp og salg av (?:bedrifter|virksomheter)',
      'emisjonsrådgiv|eierskifterådgiv|fusjon og oppkjøp|fusjoner og oppkjøp',
    ),
    sentence: 'Vi gir bedrifter råd om finansiering.',
    noun: 'Finansiering',
    offers: [
      'Vi finner lån, leasing og støtteordninger for bedrifter.',
      'Vi gir eiere råd om kjøp og salg av bedrifter.',
    ],
    when: [
      'banken sier nei eller bruker måneder på å svare',
      'en maskin må betales før bestillingene kommer inn',
      'en støtteordning passer og ingen har tid til søknaden',
    ],
    gets: ['en liste over lån og støtte som passer', 'en første vurdering av mulighetene deres'],
  },
  dataAnalysis: {
    words: within(
      'dataanalyse|datavarehus|business intelligence|power ?bi|dashbord|dashboard|maskinlæring',
      'data ?science|markedsundersøk|datavisualiser|beslutningsstøtte|forretningsanalyse',
    ),
    sentence: 'Vi analyserer data.',
    noun: 'Dataanalyse',
    offers: [
      'Vi gjør bedriftens data om til rapporter og oversikter.',
      'Vi lager prognoser og modeller ut fra data.',
    ],
    when: [
      'hver avdeling kommer med ulike tall til samme møte',
      'månedsrapporten tar to hele dager med klipping og liming',
      'ingen vet hvilke produkter eller oppdrag som gir fortjeneste',
    ],
    gets: ['et eksempel på en rapport med egne tall', 'en prat om tallene dere trenger'],
  },
  driving: {
    words: within(
      'trafikkskole|kjøreskole|kjøretime|sertifikat klasse|førerkort klasse|yrkessjåfør',
      'sjåførutdann|sjåføropplær|etterutdanning (?:av |for )?sjåfør|truckførerkurs|glattkjør',
    ),
    sentence: 'Vi utdanner sjåfører.',
    noun: 'Sjåføropplæring',
    offers: [
      'Vi utdanner sjåfører på bil, lastebil og buss.',
      'Vi holder etterutdanning for yrkessjåfører.',
    ],
    when: [
      'yrkessjåførbeviset til en sjåfør går ut og kursene er fulle',
      'en ny ansatt trenger førerkort for lastebil eller tilhenger',
      'det stadig blir ulykker med bedriftens biler',
    ],
    gets: ['en liste over de neste kursdatoene', 'en pris ut fra antallet sjåfører'],
  },
  outings: {
    words: within(
      'teambuilding|firmatur|guidede turer|byvandring|escape ?room|båttur|klatrepark|kajakk',
      'rafting|gruppereise|utflukt|sommerfest for bedrift|aktiviteter for bedrift|turguide',
    ),
    sentence: 'Vi arrangerer turer for grupper.',
    noun: 'Firmatur',
    offers: [
      'Vi arrangerer turer og aktiviteter for team.',
      'Vi guider grupper og planlegger reiser.',
    ],
    when: [
      'den årlige firmaturen nærmer seg og ingen har en idé',
      'gjester fra utlandet har en ledig ettermiddag',
      'folk i et nytt team knapt kjenner hverandre',
    ],
    gets: ['to forslag til datoen og gruppen deres', 'en fast pris per person'],
  },
  workplaceHealth: {
    words: within('fysioterapi|osteopati|massasje|yoga|pilates|ergonomi|bedriftshelse|naprapat'),
    sentence: '',
    noun: 'Helse på jobb',
    offers: [
      'Vi kommer til bedriften med massasje og fysioterapi.',
      'Vi holder yoga og trening for ansatte.',
    ],
    when: [
      'nakke og rygg låser seg foran skjermen',
      'ansatte sykmeldes med vondt i ryggen',
      'en helsedag er planlagt og programmet mangler',
    ],
    gets: ['en prøvetime for et team', 'en pris for en dag hos dere'],
  },
  machineSafety: {
    words: within(
      'ce-merking|maskinsikkerhet|maskindirektiv|teknisk dokumentasjon|risikovurdering',
    ),
    sentence: 'Vi går gjennom maskiner for CE-merking.',
    noun: 'CE-merking',
    offers: [
      'Vi vurderer risiko ved maskiner for CE-merking.',
      'Vi skriver manualer og teknisk dokumentasjon.',
    ],
    when: [
      'en maskin er ferdig og papirene for CE mangler',
      'to maskiner kobles sammen og ansvaret er uklart',
      'en kjøper avviser en maskin uten manual',
    ],
    gets: ['en kort gjennomgang av dokumentene', 'en fast pris for en maskin'],
  },
}

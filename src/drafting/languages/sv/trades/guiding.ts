import { within } from '../../letters.ts'
import type { GuidingTrades } from '../../trade-ids.ts'

/** Trades that examine, develop, finance, teach and guide, as firms of them speak. */
export const guiding: GuidingTrades = {
  laboratory: {
    words: within(
      'analyslaborator|provningslaborator|ackrediterat laborator|laboratorieanaly|vattenanaly',
      'vattenprov|jordanaly|markprov|livsmedelsanaly|mikrobiolog|materialprovning|provtagning av',
    ),
    sentence: 'Vi analyserar prover.',
    noun: 'Analyser',
    offers: [
      'Vi analyserar vatten, jord, livsmedel och material.',
      'Vi tar prover och analyserar dem i vårt laboratorium.',
    ],
    when: [
      'en köpare eller en myndighet kräver en analysrapport',
      'ett parti är misstänkt och måste släppas eller stoppas',
      'deras laboratorium behöver veckor för ett svar',
    ],
    gets: ['ett pris per prov', 'en lista över de värden som bör mätas'],
  },
  environment: {
    words: within(
      'miljökonsult|miljörådgiv|miljötillstånd|miljöutredning|miljökonsekvens|miljöteknisk',
      'förorenad mark|marksanering|naturvärdesinvent|bullerutredning|klimatberäkning|klimatbokslut',
      'hållbarhetsredovis|hållbarhetsrapport|hållbarhetskonsult',
    ),
    sentence: 'Vi ger företag råd i miljöfrågor.',
    noun: 'Miljörådgivning',
    offers: [
      'Vi undersöker mark och skriver miljörapporter.',
      'Vi förbereder tillstånd och gör klimatbokslut.',
    ],
    when: [
      'ett tillstånd kräver en utredning om natur, buller eller mark',
      'en tomt ska köpas och ingen vet vad som finns i marken',
      'en stor köpare frågar efter deras klimatbokslut',
    ],
    gets: ['en lista över utredningar som ert projekt kräver', 'ett fast pris på utredningen'],
  },
  productDesign: {
    words: within(
      'produktutveckl|produktdesign|industridesign|maskinkonstruktion|mekanikkonstruktion',
      'mekanisk konstruktion|konstruktionsbyrå|cad-rit|cad-konstruktion|prototyp|hållfasthetsberäk',
    ),
    sentence: 'Vi utvecklar produkter och maskiner.',
    noun: 'Produktutveckling',
    offers: [
      'Vi utvecklar och formger produkter fram till första serien.',
      'Vi ritar och beräknar detaljer och maskiner.',
    ],
    when: [
      'en idé måste bli en prototyp före en mässa',
      'de egna konstruktörerna inte har tid för ett projekt till',
      'en detalj är för dyr att tillverka och måste ritas om',
    ],
    gets: ['ett första samtal om er ritning eller skiss', 'ett fast pris på första skedet'],
  },
  finance: {
    words: within(
      'företagslån|företagsfinansiering|rörelsefinans|factoring|fakturaköp|maskinleasing',
      'företagsleasing|bidragsansök|företagsförmedling|företagsöverlåt|företagsförsäljning',
      'generationsskifte|kapitalanskaff',
    ),
    sentence: 'Vi ger företag råd om finansiering.',
    noun: 'Finansiering',
    offers: [
      'Vi hittar lån, leasing och bidrag till företag.',
      'Vi hjälper ägare att köpa och sälja företag.',
    ],
    when: [
      'banken säger nej eller behöver månader för ett svar',
      'en maskin måste betalas innan beställningarna kommer in',
      'ett bidrag passar och ingen har tid med ansökan',
    ],
    gets: ['en lista över bidrag eller lån som passar', 'en första bedömning av era möjligheter'],
  },
  dataAnalysis: {
    words: within(
      'dataanaly|data science|data engineer|datalager|data warehouse|dashboard|power ?bi',
      'business intelligence|maskininlärning|machine learning|marknadsundersök|beslutsstöd',
    ),
    sentence: 'Vi analyserar data.',
    noun: 'Dataanalys',
    offers: [
      'Vi gör företagets data till rapporter och nyckeltal.',
      'Vi bygger prognoser och modeller av data.',
    ],
    when: [
      'varje avdelning kommer till mötet med olika siffror',
      'månadsrapporten varje gång kräver två dagars kopiering',
      'ingen kan säga vilka produkter eller uppdrag som ger pengar',
    ],
    gets: ['en exempelrapport med era egna siffror', 'ett första samtal om siffrorna ni saknar'],
  },
  driving: {
    words: within(
      'trafikskola|körskola|körkort|trafiklärare|körlektion|förarutbild|yrkesförar|(?<!\\p{L})ykb',
      'truckkort|truckutbild|truckförarutbild|c-körkort|ce-körkort',
    ),
    sentence: 'Vi utbildar förare.',
    noun: 'Förarutbildning',
    offers: [
      'Vi utbildar förare av bil, lastbil och buss.',
      'Vi håller fortbildning för yrkesförare.',
    ],
    when: [
      'en förares yrkeskompetens går ut och kurserna är fulla',
      'en nyanställd behöver körkort för lastbil eller släp',
      'det händer olyckor med firmabilarna gång på gång',
    ],
    gets: ['en lista över nästa kursdatum', 'ett gemensamt pris för era förare'],
  },
  outings: {
    words: within(
      'teambuilding|företagsutflykt|personalutflykt|företagsaktivitet|gruppaktivitet|guidade turer',
      'guidad tur|stadsvandring|escape ?room|klätterpark|klättring|kanotuthyr|kanottur|kajak',
      'båttur|gruppresor|gruppresa|äventyrspark',
    ),
    sentence: 'Vi ordnar utflykter för grupper.',
    noun: 'Företagsutflykter',
    offers: [
      'Vi ordnar utflykter och aktiviteter för arbetslag.',
      'Vi guidar grupper och ordnar resor.',
    ],
    when: [
      'den årliga utflykten närmar sig och ingen har en idé',
      'gäster från utlandet har en eftermiddag ledig',
      'folk i ett nytt arbetslag knappt känner varandra',
    ],
    gets: ['två förslag för ert datum och er grupp', 'ett fast pris per person'],
  },
  workplaceHealth: {
    words: within(
      'fysioterapi|sjukgymnast|osteopat|massage|yoga|pilates|ergonomi|friskvård|naprapat',
    ),
    sentence: '',
    noun: 'Hälsa på jobbet',
    offers: [
      'Vi kommer till arbetsplatsen med massage och fysioterapi.',
      'Vi håller yoga och träning för personal.',
    ],
    when: [
      'nacke och rygg låser sig framför skärmen',
      'personal sjukskrivs för ont i ryggen',
      'en hälsodag är planerad och programmet saknas',
    ],
    gets: ['ett provpass för ett team', 'ett pris för en dag hos er'],
  },
  machineSafety: {
    words: within('ce-märkning|maskinsäkerhet|maskindirektiv|teknisk dokumentation|riskbedömning'),
    sentence: 'Vi granskar maskiner för CE-märkning.',
    noun: 'CE-märkning',
    offers: [
      'Vi bedömer risker hos maskiner för CE-märkning.',
      'Vi skriver manualer och teknisk dokumentation.',
    ],
    when: [
      'en maskin är klar och papperen för CE saknas',
      'två maskiner kopplas ihop och ansvaret är oklart',
      'en köpare nekar en maskin utan manual',
    ],
    gets: ['en kort granskning av era dokument', 'ett fast pris för en maskin'],
  },
}

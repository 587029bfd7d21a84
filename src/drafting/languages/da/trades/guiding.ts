import { within } from '../../letters.ts'
import type { GuidingTrades } from '../../trade-ids.ts'

/** Trades that examine, develop, finance, teach and guide, as firms of them speak. */
export const guiding: GuidingTrades = {
  laboratory: {
    words: within(
      'analyselaborator|prøvningslaborator|akkrediteret laborator|laboratorieanaly|vandanaly',
      'vandprøve|jordanaly|jordprøve|fødevareanaly|mikrobiolog|materialeprøvning',
      'prøvetagning og analy',
    ),
    sentence: 'Vi analyserer prøver.',
    noun: 'Analyser',
    offers: [
      'Vi analyserer vand, jord, fødevarer og materialer.',
      'Vi tager prøver og analyserer dem i vores laboratorium.',
    ],
    when: [
      'en aftager eller en myndighed beder om en analyserapport',
      'et parti er mistænkeligt og skal frigives eller stoppes',
      'deres laboratorium er flere uger om at svare',
    ],
    gets: ['en pris pr. prøve', 'en liste over de værdier, der bør måles'],
  },
  environment: {
    words: within(
      'miljørådgiv|miljøkonsulent|miljøgodkend|miljøundersøg|miljøvurdering|jordforurening',
      'naturundersøg|støjmåling|støjberegning|asbestscreening|miljøscreening|klimaregnskab',
      'co[2₂]-regnskab|bæredygtighedsrapport|esg-rapport|esg-rådgiv',
    ),
    sentence: 'Vi rådgiver virksomheder om miljø.',
    noun: 'Miljørådgivning',
    offers: [
      'Vi undersøger grunde og skriver miljørapporter.',
      'Vi forbereder godkendelser og laver klimaregnskaber.',
    ],
    when: [
      'en godkendelse kræver en rapport om natur, støj eller jord',
      'en grund skal købes, og ingen ved, hvad der er i jorden',
      'en stor aftager beder om deres klimaregnskab',
    ],
    gets: ['en liste over de rapporter, jeres projekt kræver', 'en fast pris på undersøgelsen'],
  },
  productDesign: {
    words: within(
      'produktudvikl|produktdesign|industrielt design|maskinkonstruktion|konstruktionstegn',
      'cad-tegn|cad-konstruktion|prototyp|udviklingsingeniør|fem-beregn|reverse engineering',
    ),
    sentence: 'Vi udvikler produkter og maskiner.',
    noun: 'Produktudvikling',
    offers: [
      'Vi udvikler og designer produkter frem til den første serie.',
      'Vi tegner og beregner dele og maskiner.',
    ],
    when: [
      'en idé skal blive til en prototype før en messe',
      'deres egne konstruktører ikke har tid til et projekt mere',
      'en del er for dyr at fremstille og skal tegnes om',
    ],
    gets: ['en første snak om jeres tegning eller skitse', 'en fast pris på den første fase'],
  },
  finance: {
    words: within(
      'virksomhedsfinans|erhvervslån|erhvervsfinans|factoring|maskinleasing|erhvervsleasing',
      'virksomhedssalg|virksomhedsoverdrag|generationsskifte|fundraising til virk|fondsansøg',
      'køb og salg af virksomhed|ekstern cfo',
    ),
    sentence: 'Vi rådgiver virksomheder om finansiering.',
    noun: 'Finansiering',
    offers: [
      'Vi finder lån, leasing og tilskud til virksomheder.',
      'Vi rådgiver ejere om køb og salg af virksomheder.',
    ],
    when: [
      'banken siger nej eller er flere måneder om at svare',
      'en maskine skal betales, før ordrerne kommer ind',
      'et tilskud passer, og ingen har tid til at søge det',
    ],
    gets: [
      'en liste over lån eller tilskud, der passer',
      'en første vurdering af jeres muligheder',
    ],
  },
  dataAnalysis: {
    words: within(
      'dataanaly|data science|data engineer|data ?warehouse|datavarehus|dashboard|power ?bi',
      'business intelligence|machine learning|markedsanaly|markedsundersøg|datavisualiser',
    ),
    sentence: 'Vi analyserer data.',
    noun: 'Dataanalyse',
    offers: [
      'Vi laver virksomheders data om til rapporter og dashboards.',
      'Vi bygger prognoser og modeller på data.',
    ],
    when: [
      'hver afdeling kommer til mødet med forskellige tal',
      'månedsrapporten hver gang koster to dages kopiering',
      'ingen kan sige, hvilke produkter eller ordrer der tjenes på',
    ],
    gets: ['et eksempel på en rapport med jeres tal', 'en første snak om de tal, I mangler'],
  },
  driving: {
    words: within(
      'køreskole|kørelærer|kørekort|køreundervis|chaufføruddann|chaufførkurs|eu-efteruddannelse',
      'lastbilkort|truckcertifikat|truckkort|kranfører|køreteknisk',
    ),
    sentence: 'Vi uddanner chauffører.',
    noun: 'Chaufføruddannelse',
    offers: [
      'Vi uddanner førere af bil, lastbil og bus.',
      'Vi holder efteruddannelse for erhvervschauffører.',
    ],
    when: [
      'en chaufførs bevis udløber, og alle kurser er fyldt op',
      'en ny medarbejder mangler kørekort til lastbil eller trailer',
      'firmabilerne igen og igen er ude for uheld',
    ],
    gets: ['en liste over de næste kursusdatoer', 'en samlet pris for jeres chauffører'],
  },
  outings: {
    words: within(
      'firmaudflugt|personaleudflugt|teambuilding|firmatur|guidede ture|byvandring|escape ?room',
      'klatrepark|klatring|kanotur|kanoudlejning|kajak|sejltur|grupperejse|polterabend|udflugter',
    ),
    sentence: 'Vi arrangerer udflugter for grupper.',
    noun: 'Firmaudflugter',
    offers: [
      'Vi arrangerer udflugter og aktiviteter for teams.',
      'Vi guider grupper og planlægger rejser.',
    ],
    when: [
      'den årlige udflugt nærmer sig, og ingen har en idé',
      'gæster fra udlandet har en eftermiddag fri',
      'et nyt team knap nok kender hinanden',
    ],
    gets: ['to forslag til jeres dato og gruppe', 'en fast pris pr. person'],
  },
  workplaceHealth: {
    words: within('fysioterapi|osteopati|massage|yoga|pilates|ergonomi|zoneterapi|kiropraktik'),
    sentence: '',
    noun: 'Sundhed på jobbet',
    offers: [
      'Vi kommer ud i virksomheden med massage og fysioterapi.',
      'Vi holder yoga og træning for medarbejdere.',
    ],
    when: [
      'nakke og ryg låser sig foran skærmen',
      'medarbejdere sygemelder sig med ondt i ryggen',
      'en sundhedsdag er planlagt, og programmet mangler',
    ],
    gets: ['en prøvetime for et team', 'en pris for en dag hos jer'],
  },
  machineSafety: {
    words: within(
      'ce-mærkning|maskinsikkerhed|maskindirektiv|teknisk dokumentation|risikovurdering',
    ),
    sentence: 'Vi gennemgår maskiner til CE-mærkning.',
    noun: 'CE-mærkning',
    offers: [
      'Vi vurderer risici ved maskiner til CE-mærkning.',
      'Vi skriver manualer og teknisk dokumentation.',
    ],
    when: [
      'en maskine er færdig, og papirerne til CE mangler',
      'to maskiner kobles sammen, og ansvaret er uklart',
      'en køber afviser en maskine uden manual',
    ],
    gets: ['en kort gennemgang af jeres dokumenter', 'en fast pris for en maskine'],
  },
}

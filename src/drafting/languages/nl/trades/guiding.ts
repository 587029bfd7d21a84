import { within } from '../../letters.ts'
import type { GuidingTrades } from '../../trade-ids.ts'

/** Trades that examine, develop, finance, teach and guide, as firms of them speak. */
export const guiding: GuidingTrades = {
  laboratory: {
    words: within(
      'testlaboratorium|analyselaboratorium|onderzoekslaboratorium|laboratoriumanalyse',
      'laboratoriumonderzoek|wateranalyse|wateronderzoek|grondanalyse|bodemanalyse|microbiolog',
      'voedselanalyse|materiaalonderzoek|materiaalbeproeving|monstername|legionella-?onderzoek',
    ),
    sentence: 'Wij onderzoeken monsters.',
    noun: 'Laboratoriumanalyses',
    offers: [
      'Wij onderzoeken water, grond, voeding en materialen.',
      'Wij nemen monsters en onderzoeken die in ons laboratorium.',
    ],
    when: [
      'een afnemer of overheid om een analyserapport vraagt',
      'een partij verdacht is en vrijgegeven of tegengehouden moet worden',
      'hun laboratorium weken nodig heeft voor een uitslag',
    ],
    gets: ['een prijs per monster', 'een lijst van waarden om te laten meten'],
  },
  environment: {
    words: within(
      'milieuadvies|milieuadviseur|milieuonderzoek|milieuvergunning|milieueffect|omgevingsvergunn',
      'ecologisch onderzoek|ecologisch advies|natuuronderzoek|bodemsanering|asbestinventarisatie',
      'co[2₂]-footprint|co[2₂]-reductie|stikstofberekening|duurzaamheidsadvies',
      'duurzaamheidsverslag|geluidsonderzoek',
    ),
    sentence: 'Wij adviseren bedrijven over milieu.',
    noun: 'Milieuadvies',
    offers: [
      'Wij onderzoeken terreinen en schrijven milieurapporten.',
      'Wij bereiden vergunningen voor en berekenen de CO2-voetafdruk.',
    ],
    when: [
      'een vergunning een onderzoek naar natuur, geluid of bodem vereist',
      'een terrein gekocht wordt en niemand weet wat er in de grond zit',
      'een grote afnemer naar hun klimaatvoetafdruk vraagt',
    ],
    gets: [
      'een lijst van onderzoeken die jullie plan nodig heeft',
      'een vaste prijs voor het onderzoek',
    ],
  },
  productDesign: {
    words: within(
      'productontwikkel|productontwerp|industrieel ontwerp|werktuigbouwkundig ontwerp|prototyp',
      'engineeringbureau|cad-teken|cad-ontwerp|machineontwerp|mechanisch ontwerp',
      'technisch tekenwerk|reverse engineering',
    ),
    sentence: 'Wij ontwikkelen producten en machines.',
    noun: 'Productontwikkeling',
    offers: [
      'Wij ontwerpen en ontwikkelen producten tot en met de eerste serie.',
      'Wij tekenen en berekenen onderdelen en machines.',
    ],
    when: [
      'een idee vóór een beurs een prototype moet worden',
      'hun eigen constructeurs geen tijd hebben voor nog een project',
      'een onderdeel te duur is om te maken en anders moet',
    ],
    gets: [
      'een eerste gesprek over jullie tekening of schets',
      'een vaste prijs voor de eerste fase',
    ],
  },
  finance: {
    words: within(
      'bedrijfsfinanciering|zakelijke financiering|zakelijke lening|zakelijk krediet|factoring',
      'financieringsadvi|subsidieadvi|subsidieaanvra|bedrijfsovername|bedrijfsverkoop',
      'fusies en overnames|overnameadvi|financial lease',
    ),
    sentence: 'Wij adviseren bedrijven over financiering.',
    noun: 'Bedrijfsfinanciering',
    offers: [
      'Wij vinden leningen, lease en subsidies voor bedrijven.',
      'Wij adviseren eigenaren bij koop en verkoop van bedrijven.',
    ],
    when: [
      'de bank nee zegt of maanden nodig heeft voor een antwoord',
      'een machine betaald moet worden voordat de opdrachten binnenkomen',
      'een subsidie past en niemand tijd heeft voor de aanvraag',
    ],
    gets: ['een lijst van passende subsidies of leningen', 'een eerste inschatting van de kansen'],
  },
  dataAnalysis: {
    words: within(
      'data-?analy|data science|data engineer|datawarehouse|dashboard|business intelligence',
      'power ?bi|machine learning|marktonderzoek|datagedreven',
    ),
    sentence: 'Wij analyseren gegevens.',
    noun: 'Data-analyse',
    offers: [
      'Wij maken van bedrijfsgegevens rapporten en dashboards.',
      'Wij maken prognoses en modellen op basis van gegevens.',
    ],
    when: [
      'elke afdeling in het overleg met andere cijfers komt',
      'het maandrapport elke keer twee dagen kopieerwerk kost',
      'niemand kan zeggen welke producten of opdrachten geld opleveren',
    ],
    gets: [
      'een voorbeeldrapport met jullie eigen cijfers',
      'een eerste gesprek over de cijfers die jullie missen',
    ],
  },
  driving: {
    words: within(
      'rijschool|rijles|rijopleiding|rijinstruct|chauffeursopleiding|code 95|code95|rijbewijs',
      'vakbekwaamheid|heftruckcertificaat|heftruckopleiding|heftruckcursus|vrachtwagenrijbewijs',
    ),
    sentence: 'Wij leiden chauffeurs op.',
    noun: 'Rijopleidingen',
    offers: [
      'Wij leiden chauffeurs op voor auto, vrachtwagen en bus.',
      'Wij geven nascholing aan beroepschauffeurs.',
    ],
    when: [
      'de vakbekwaamheid van een chauffeur verloopt en cursussen vol zitten',
      'een nieuwe medewerker een rijbewijs voor vrachtwagen of aanhanger nodig heeft',
      'er steeds weer schade is met wagens van de zaak',
    ],
    gets: ['een lijst van de eerstvolgende cursusdata', 'een groepsprijs voor jullie chauffeurs'],
  },
  outings: {
    words: within(
      'bedrijfsuitje|teamuitje|personeelsuitje|groepsuitje|teambuilding|rondleidingen',
      'stadswandeling|escape ?room|klimbos|klimpark|kanoverhuur|kanoën|kajak|rondvaart',
      'sloep(?:verhuur|huren)|outdooractiviteit|groepsreis|groepsreizen',
    ),
    sentence: 'Wij organiseren uitjes voor groepen.',
    noun: 'Bedrijfsuitjes',
    offers: [
      'Wij organiseren uitjes en activiteiten voor teams.',
      'Wij gidsen groepen en organiseren reizen.',
    ],
    when: [
      'het jaarlijkse uitje eraan komt en niemand een idee heeft',
      'gasten uit het buitenland een middag vrij hebben',
      'een nieuw team elkaar nog nauwelijks kent',
    ],
    gets: ['twee voorstellen voor jullie datum en groep', 'een vaste prijs per persoon'],
  },
  workplaceHealth: {
    words: within('fysiotherapie|osteopathie|massage|yoga|pilates|ergonomie|bedrijfsfitness'),
    sentence: '',
    noun: 'Gezondheid op het werk',
    offers: [
      'Wij komen met massage en fysiotherapie naar het bedrijf.',
      'Wij geven yoga- en beweeglessen aan personeel.',
    ],
    when: [
      'nek en rug vastzitten achter het scherm',
      'medewerkers zich ziek melden met rugpijn',
      'een gezondheidsdag gepland is en het programma ontbreekt',
    ],
    gets: ['een proefles voor een team', 'een prijs voor een dag bij jullie'],
  },
  machineSafety: {
    words: within(
      'ce-markering|machineveiligheid|machinerichtlijn|technische documentatie|risicobeoordeling',
    ),
    sentence: 'Wij keuren machines voor de CE-markering.',
    noun: 'CE-markering',
    offers: [
      'Wij beoordelen risico’s van machines voor CE.',
      'Wij schrijven handleidingen en technische dossiers.',
    ],
    when: [
      'een machine klaar is en de papieren voor CE ontbreken',
      'twee machines gekoppeld worden en de aansprakelijkheid open is',
      'een afnemer een machine zonder handleiding weigert',
    ],
    gets: ['een korte controle van jullie dossier', 'een vaste prijs voor een machine'],
  },
}

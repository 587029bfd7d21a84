import { within } from '../../letters.ts'
import type { EquippingTrades } from '../../trade-ids.ts'

/** Trades that equip buildings and look after what is in them, as firms of them speak. */
export const equipping: EquippingTrades = {
  stone: {
    words: within(
      'steenhouwer|natuursteen|hardsteen|graniet|marmer|terrazzo',
      'stenen werkblad|composieten werkblad|vensterbanken van steen',
    ),
    sentence: 'Wij bewerken natuursteen.',
    noun: 'Natuursteen',
    offers: [
      'Wij maken treden, werkbladen en gevels van natuursteen.',
      'Wij zagen steen op tekening en leggen die.',
    ],
    when: [
      'een trede of dorpel gebroken is en bij de rest moet passen',
      'de bouw platen nodig heeft in maten die niemand op voorraad heeft',
      'een keuken of hal vernieuwd wordt en het blad precies moet passen',
    ],
    gets: ['een prijs op basis van een schets met maten', 'een paar stalen van de steen'],
  },
  scaffolding: {
    words: within(
      'steigerbouw|steigerverhuur|steigerwerk|gevelsteiger|rolsteiger|bouwsteiger|steigers',
      'stellingbouw|stellingen huren|valbeveiliging',
    ),
    sentence: 'Wij bouwen steigers.',
    noun: 'Steigerbouw',
    offers: ['Wij bouwen steigers op en weer af.', 'Wij verhuren steigers en rolsteigers.'],
    when: [
      'de schilders maandag komen en er nog geen steiger staat',
      'een dak of gevel hersteld moet worden terwijl de winkel open blijft',
      'een steiger om machines of bomen heen gebouwd moet worden',
    ],
    gets: ['een vaste prijs na een bezoek', 'een lijst van data waarop we vrij zijn'],
  },
  lifts: {
    words: within(
      'liftonderhoud|liftinstallat|liftenbouw|liftbouw|liftmonteur|liftrenovatie|personenlift',
      'goederenlift|platformlift|plateaulift|traplift|huislift|roltrap|liften en',
    ),
    sentence: 'Wij plaatsen en onderhouden liften.',
    noun: 'Liften',
    offers: ['Wij plaatsen, repareren en onderhouden liften.', 'Wij moderniseren oudere liften.'],
    when: [
      'de lift stilstaat en de huurders klagen',
      'het onderhoudscontract van de fabrikant elk jaar duurder wordt',
      'de keuring gebreken heeft opgeleverd die snel verholpen moeten zijn',
    ],
    gets: [
      'een vergelijkende prijs voor jullie liftonderhoud',
      'een controle van één lift met kort verslag',
    ],
  },
  gates: {
    words: within(
      'industriedeur|overheaddeur|sectionaaldeur|sectionaalpoort|roldeur|rolpoort|bedrijfsdeur',
      'garagedeur|garagepoort|schuifpoort|draaipoort|toegangspoort|laadkuil|docklevel',
      'automatische deur|hekwerk|afrastering|slagbo(?:om|men)|tourniquet',
    ),
    sentence: 'Wij plaatsen en onderhouden deuren, poorten en hekwerk.',
    noun: 'Deuren en poorten',
    offers: [
      'Wij plaatsen, repareren en onderhouden bedrijfsdeuren en poorten.',
      'Wij plaatsen hekwerk en slagbomen.',
    ],
    when: [
      'een deur niet meer dichtgaat en de hal ’s nachts openstaat',
      'een vrachtwagen een poort of hek krom heeft gereden',
      'de jaarlijkse keuring van hun bedrijfsdeuren voor de deur staat',
    ],
    gets: [
      'een prijs voor het jaarlijkse onderhoud',
      'een vaste prijs op basis van foto’s en maten',
    ],
  },
  insulation: {
    words: within(
      'isolatiebedrijf|spouwmuurisolatie|dakisolatie|vloerisolatie|gevelisolatie|muurisolatie',
      'na-?isolatie|leidingisolatie|technische isolatie|isolatiewerk|isolatiemateria',
      'vochtbestrijding|kelderafdichting|gespoten pur',
    ),
    sentence: 'Wij isoleren gebouwen en leidingen.',
    noun: 'Isolatie',
    offers: [
      'Wij isoleren daken, muren en vloeren.',
      'Wij isoleren leidingen, tanks en industriële installaties.',
    ],
    when: [
      'het onder het dak ’s zomers heet en ’s winters koud is',
      'leidingen of tanks warmte verliezen die al betaald is',
      'de muren achter de kasten vochtig worden',
    ],
    gets: ['een vaste prijs na een bezoek', 'een schatting van wat jullie kunnen besparen'],
  },
  fireSafety: {
    words: within(
      'brandbeveilig|brandveilig|brandblus|blusmiddel|brandmeld|rookmelder|sprinkler|brandwerend',
      'ontruimingsplan|vluchtplan|vluchtroute|noodverlichting|brandpreventie|brandslanghaspel',
    ),
    sentence: 'Wij controleren en onderhouden brandbeveiliging.',
    noun: 'Brandveiligheid',
    offers: [
      'Wij leveren en onderhouden brandblussers en brandmelders.',
      'Wij tekenen ontruimingsplannen en oefenen met medewerkers.',
    ],
    when: [
      'de keuringsdatum op de brandblussers voorbij is',
      'de verzekeraar of een inspecteur het logboek brandveiligheid wil zien',
      'ruimtes verbouwd zijn en de ontruimingsplannen niet meer kloppen',
    ],
    gets: [
      'een lijst van wat ontbreekt na een bezoek',
      'een prijs voor de keuring van jullie brandblussers',
    ],
  },
  racks: {
    words: within('magazijnstelling|palletstelling|transportband|entresolvloer|rollenbaan'),
    sentence: 'Wij plaatsen stellingen en transportbanden.',
    noun: 'Stellingen en transportbanden',
    offers: [
      'Wij ontwerpen en plaatsen magazijnstellingen.',
      'Wij bouwen en plaatsen transportbanden.',
    ],
    when: [
      'het magazijn vol is terwijl er boven nog ruimte is',
      'met de hand gedragen wordt wat een band kan verplaatsen',
      'een keuring verbogen staanders heeft gevonden',
    ],
    gets: ['een schets voor jullie magazijn', 'een prijs op basis van jullie plattegrond'],
  },
  drilling: {
    words: within(
      'boorbedrijf|grondboring|boorput|bronboring|bodemonderzoek|grondonderzoek|warmteboring|sondering',
    ),
    sentence: 'Wij boren putten en onderzoeken de bodem.',
    noun: 'Grondboringen',
    offers: [
      'Wij boren putten en voor aardwarmte.',
      'Wij onderzoeken de bodem voor bouwprojecten.',
    ],
    when: [
      'de bodem bekend moet zijn voor de fundering getekend wordt',
      'leidingwater te duur wordt om te beregenen',
      'een warmtepomp gepland is en de boring ontbreekt',
    ],
    gets: ['een prijs voor de boring bij jullie', 'een eerste oordeel over de bodem'],
  },
  trafficControl: {
    words: within('verkeersregel|wegafzetting|verkeersmaatregel|bebakening'),
    sentence: 'Wij zetten wegen af en regelen het verkeer.',
    noun: 'Verkeersmaatregelen',
    offers: [
      'Wij tekenen en plaatsen afzettingen.',
      'Wij vragen vergunningen aan en regelen het verkeer.',
    ],
    when: [
      'een werk begint en de vergunning ontbreekt',
      'een kraan een dag de straat nodig heeft',
      'een evenement afgesloten wegen en verkeersregelaars vraagt',
    ],
    gets: ['een plan voor jullie werk met een prijs', 'een lijst met nodige vergunningen'],
  },
  eventHire: {
    words: within(
      'tentverhuur|partyverhuur|feesttent|toiletwagen|mobiele toiletten|meubelverhuur|koelwagen',
    ),
    sentence: 'Wij verhuren tenten, toiletten en meubels voor feesten.',
    noun: 'Verhuur voor evenementen',
    offers: [
      'Wij verhuren tenten en meubels voor evenementen.',
      'Wij verhuren mobiele toiletten en koelwagens.',
    ],
    when: [
      'een feest een datum heeft en de tent niet besteld is',
      'er meer gasten komen dan toiletten',
      'de koeling twee dagen voor het feest uitvalt',
    ],
    gets: ['een lijst met wat vrij is op jullie datum', 'een prijs voor jullie aantal gasten'],
  },
}

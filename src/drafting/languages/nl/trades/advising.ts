import { within } from '../../letters.ts'
import type { AdvisingTrades } from '../../trade-ids.ts'

/** Trades of advisers and makers of plans and software, as firms of them speak. */
export const advising: AdvisingTrades = {
  planning: {
    words: within('architect|constructieadvies|constructieberekening|bouwkundig|ingenieursbureau'),
    sentence: 'Wij ontwerpen en berekenen gebouwen.',
    noun: 'Bouwkundig advies',
    offers: [
      'Wij ontwerpen nieuwbouw en verbouwingen.',
      'Wij maken constructieberekeningen en technische ontwerpen.',
    ],
    when: [
      'er een vergunning nodig is en de tekeningen ontbreken',
      'een gebouw een andere bestemming krijgt',
      'hun eigen ingenieurs geen tijd hebben voor nog een project',
    ],
    gets: ['een eerste oordeel over wat er mogelijk is', 'een prijs voor de eerste fase'],
  },
  inspection: {
    words: within('keuring|inspectie|kalibr|nen 3140|arbo'),
    sentence: '',
    noun: 'Keuringen',
    offers: ['Wij keuren en inspecteren installaties.', 'Wij kalibreren meetinstrumenten.'],
    when: [
      'een keuring eraan komt en het certificaat afloopt',
      'er bij een audit papieren ontbraken',
      'een nieuwe machine papieren nodig heeft voordat hij mag draaien',
    ],
    gets: [
      'een lijst van wat wanneer gekeurd moet worden',
      'een prijs voor de keuring van jullie apparaten',
    ],
  },
  health: {
    words: within(
      'arbodienst|arbo-|arboadvies|risico-inventarisatie|ri&e|bedrijfsarts',
      'preventiemedewerker|veiligheidskundige|arbeidsveiligheid|verzuimbegeleiding',
    ),
    sentence: 'Wij helpen bedrijven met de arbo-verplichtingen.',
    noun: 'Veilig werken',
    offers: [
      'Wij maken risico-inventarisaties en houden de documenten actueel.',
      'Wij regelen medische keuringen van medewerkers.',
    ],
    when: [
      'de Arbeidsinspectie langskomt en de risico-inventarisatie verouderd is',
      'iemand op het werk gewond raakt en de maatregelen beter moeten',
      'een opdrachtgever veiligheidsdocumenten vraagt die er niet zijn',
    ],
    gets: ['een lijst van de verplichte documenten', 'een prijs per medewerker per jaar'],
  },
  valuation: {
    words: within(
      'taxatie|taxateur|waardebepaling|bedrijfswaardering|waarderingsrapport',
      'vastgoedwaardering|machinetaxatie|waardering van onderneming',
    ),
    sentence: 'Wij taxeren vastgoed, machines en bedrijven.',
    noun: 'Taxaties',
    offers: [
      'Wij taxeren gebouwen, grond en machines met een schriftelijk rapport.',
      'Wij waarderen bedrijven voor een verkoop of overname.',
    ],
    when: [
      'de bank voor een lening een taxatie vraagt',
      'een vennoot vertrekt en zijn deel uitbetaald moet worden',
      'machines verkocht of verzekerd worden en niemand de waarde weet',
    ],
    gets: ['een vaste prijs voor het rapport', 'een lijst van de stukken die nodig zijn'],
  },
  metering: {
    words: within(
      'energiemonitoring|meetbedrijf|tussenmeter|slimme meter|telemetrie|energiemeting',
      'meterstand|conditiebewaking|machinemonitoring|monitoring op afstand',
    ),
    sentence: 'Wij meten en bewaken energie en machines.',
    noun: 'Meten en bewaken',
    offers: [
      'Wij plaatsen meters en laten het verbruik per machine zien.',
      'Wij bewaken machines en installaties op afstand.',
    ],
    when: [
      'de energierekening stijgt en niemand weet welke machine dat veroorzaakt',
      'huurders willen betalen voor wat ze echt verbruiken',
      'een pomp ’s nachts uitvalt en niemand het merkt',
    ],
    gets: ['een lijst van punten waar meten loont', 'een prijs per meetpunt'],
  },
  energyAdvice: {
    words: within(
      'energieadvies|energieadviseur|energielabel|energie-audit|energieaudit',
      'energiescan|maatwerkadvies|energieprestatie|epb-verslag|energiebesparingsadvies',
    ),
    sentence: 'Wij adviseren over energie in gebouwen.',
    noun: 'Energieadvies',
    offers: [
      'Wij maken energie-audits van gebouwen en bedrijven.',
      'Wij geven energielabels af en zoeken uit welke subsidies kunnen.',
    ],
    when: [
      'een pand verkocht of verhuurd wordt en het energielabel ontbreekt',
      'een verbouwing gepland is en de subsidie vooraf aangevraagd moet worden',
      'de stookkosten elk jaar stijgen en niemand de oorzaak kent',
    ],
    gets: ['een lijst van mogelijke subsidies', 'een vaste prijs voor het label of de audit'],
  },
  itSupport: {
    words: within(
      'ict-beheer|it-beheer|systeembeheer|werkplekbeheer|netwerkbeheer|ict-diensten|servers',
    ),
    sentence: '',
    noun: 'ICT-beheer',
    offers: [
      'Wij beheren computers, servers en netwerken.',
      'Wij verzorgen de IT van kleine bedrijven.',
    ],
    when: [
      'de collega die de servers kende weg is',
      'het netwerk uitvalt en niemand de telefoon opneemt',
      'ze niet zeker weten of de back-up terug te zetten is',
    ],
    gets: ['een controle van één back-up', 'een lijst van jullie zwakste plekken'],
  },
  telecom: {
    words: within(
      'glasvezelverbinding',
      'telefooncentrale|telecom|zakelijke telefonie|vaste telefonie|zakelijk internet',
      'databekabeling|netwerkbekabeling|glasvezel|voip|portofoon',
    ),
    sentence: 'Wij leggen telefonie en internet aan.',
    noun: 'Telefonie en internet',
    offers: [
      'Wij installeren telefooncentrales en internetlijnen bij bedrijven.',
      'Wij leggen datakabels aan en leveren portofoons.',
    ],
    when: [
      'een kantoor verhuist en de telefoons meteen moeten werken',
      'internet uitvalt en niemand meer kan pinnen',
      'portofoons en mobiele telefoons in de loods geen bereik hebben',
    ],
    gets: ['een controle van jullie telefoonrekening', 'een vaste prijs na een bezoek'],
  },
  software: {
    words: within(
      'software|maatwerk-?app|app-ontwikkeling|database|webapplicatie|kunstmatige intelligentie',
    ),
    sentence: '',
    noun: 'Software',
    offers: ['Wij maken software voor bedrijven.', 'Wij ontwikkelen apps en webapplicaties.'],
    when: [
      'twee systemen dezelfde gegevens hebben en iemand alles dubbel intikt',
      'een Excel-bestand te groot is geworden voor zijn taak',
      'de ontwikkelaar van een oud programma niet meer te bereiken is',
    ],
    gets: ['een eerste schatting van werk en prijs', 'een korte demo met jullie eigen gegevens'],
  },
  automating: {
    words: within(
      'procesautomatisering op kantoor|workflowautomat|workflow-automat',
      'kantoorprocessen|ai-oplossing|ai-advies|ai-agent|ai-assistent|ai-automat',
      'chatbot',
    ),
    sentence: 'Wij automatiseren werk op kantoor.',
    noun: 'Automatisering op kantoor',
    offers: [
      'Wij automatiseren terugkerend kantoorwerk, zoals facturen en bestellingen.',
      'Wij bouwen assistenten met kunstmatige intelligentie voor bedrijven.',
    ],
    when: [
      'bestellingen per mail binnenkomen en iemand ze overtypt',
      'elke week hetzelfde rapport met de hand wordt gemaakt',
      'facturen blijven liggen omdat iemand ze een voor een controleert',
    ],
    gets: [
      'een kort gesprek over een van jullie taken',
      'een vaste prijs voor een eerste kleine proef',
    ],
  },
  webDesign: {
    words: within('webdesign|website|webshop|wordpress|webontwikkeling'),
    sentence: 'Wij bouwen websites.',
    noun: 'Website',
    offers: ['Wij ontwerpen en bouwen websites.', 'Wij bouwen en beheren webshops.'],
    when: [
      'niemand de website nog kan aanpassen',
      'er bezoekers komen maar bijna niemand iets aanvraagt of bestelt',
      'de oude site op een telefoon niet werkt',
    ],
    gets: ['drie verbeterpunten voor jullie website', 'een vaste prijs voor een nieuwe website'],
  },
  advertising: {
    words: within(
      'reclamebureau|marketing|huisstijl|grafisch ontwerp|communicatiebureau|social media',
    ),
    sentence: '',
    noun: 'Reclame',
    offers: [
      'Wij ontwerpen huisstijlen, drukwerk en advertenties.',
      'Wij verzorgen advertenties en sociale media voor bedrijven.',
    ],
    when: [
      'een product klaar is en nog niemand het kent',
      'elke folder er anders uitziet',
      'er geld naar advertenties gaat en niemand weet wat het oplevert',
    ],
    gets: ['een eerste idee met een globale prijs', 'onze mening over jullie laatste folder'],
  },
  photography: {
    words: within('fotogra|bedrijfsfilm|videoproductie|filmproductie'),
    sentence: 'Wij fotograferen en filmen.',
    noun: 'Foto en film',
    offers: ['Wij maken foto’s en films voor bedrijven.', 'Wij filmen vanuit de lucht met drones.'],
    when: [
      'op de foto’s van hun website mensen staan die allang weg zijn',
      'een evenement of gebouw op een vaste dag vastgelegd moet worden',
      'een product beeld of film nodig heeft voordat het op de markt komt',
    ],
    gets: ['een prijs voor een halve dag', 'voorbeelden uit jullie branche'],
  },
  translation: {
    words: within('vertaal|vertaling|ondertitel'),
    sentence: 'Wij vertalen teksten en documenten.',
    noun: 'Vertalingen',
    offers: [
      'Wij vertalen teksten en documenten.',
      'Wij vertalen websites, handleidingen en contracten.',
    ],
    when: [
      'een contract begrepen moet worden voordat iemand tekent',
      'een handleiding in een andere taal met de machine mee moet',
      'een buitenlandse afnemer om de website in zijn taal vraagt',
    ],
    gets: ['één bladzijde vertaald als proef', 'een prijs op basis van jullie document'],
  },
  interpreting: {
    words: within('tolk(?:en|dienst)'),
    sentence: 'Wij tolken bij vergaderingen en evenementen.',
    noun: 'Tolken',
    offers: [
      'Wij tolken bij vergaderingen en evenementen.',
      'Wij leveren tolken op locatie en via video.',
    ],
    when: [
      'er buitenlandse partners komen en niemand hun taal spreekt',
      'een congres vaststaat en de tolk heeft afgezegd',
      'er voor een audit op korte termijn een tolk nodig is',
    ],
    gets: ['een prijs voor de datum en de talen', 'de namen van tolken die die dag vrij zijn'],
  },
  accounting: {
    words: within(
      'boekhoud|accountant|administratiekantoor|jaarrekening|belastingadvies|salarisadministratie',
    ),
    sentence: 'Wij doen administratie en boekhouding.',
    noun: 'Boekhouding',
    offers: ['Wij doen boekhouding en salarissen.', 'Wij maken jaarrekeningen en aangiften.'],
    when: [
      'hun boekhouder weg is en de maand afgesloten moet worden',
      'een brief van de Belastingdienst een termijn heeft',
      'ze voor het jaareinde willen weten wat het jaar oplevert',
    ],
    gets: ['een vaste prijs per maand', 'een eerste gesprek over jullie laatste jaarrekening'],
  },
  law: {
    words: within('advoca|notaris|juridisch advies|arbeidsrecht|contractenrecht'),
    sentence: '',
    noun: 'Juridische vragen',
    offers: [
      'Wij adviseren bedrijven over juridische vragen.',
      'Wij schrijven en controleren contracten.',
    ],
    when: [
      'er een contract ligt dat binnenkort getekend moet worden',
      'een brief van de tegenpartij een termijn heeft',
      'een medewerker weg moet en er niets mis mag gaan',
    ],
    gets: ['een eerste oordeel met de verwachte kosten', 'een afspraak deze week'],
  },
  consulting: {
    words: within('organisatieadvies|bedrijfsadvies|consultancy|interim'),
    sentence: '',
    noun: '',
    offers: [
      'Wij adviseren bedrijven over organisatie en processen.',
      'Wij springen in als interim-manager.',
    ],
    when: [
      'hetzelfde probleem steeds terugkomt en iedereen er te dicht op zit',
      'een manager vertrekt en de plek maandenlang leeg blijft',
      'het bedrijf is gegroeid en oude werkwijzen niet meer passen',
    ],
    gets: [
      'een gesprek van een half uur met een eerste inschatting',
      'een advies op papier met drie volgende stappen',
    ],
  },
  training: {
    words: within('training|cursus|opleiding|workshop|bhv'),
    sentence: '',
    noun: 'Trainingen',
    offers: [
      'Wij trainen teams en leidinggevenden.',
      'Wij geven cursussen en workshops bij bedrijven.',
    ],
    when: [
      'certificaten van hun mensen aflopen',
      'nieuwe mensen beginnen en niemand tijd heeft om ze in te werken',
      'er een nieuw systeem is en het team het niet gebruikt',
    ],
    gets: ['een programma met een prijs voor jullie groep', 'een lijst van data die nog vrij zijn'],
  },
  buildingServices: {
    words: within(
      'installatieadvies|klimaatinstallaties ontwerp|w-installaties|e-installaties',
      'installatieontwerp|warmteverliesberekening',
    ),
    sentence: 'Wij ontwerpen verwarming, ventilatie en elektra.',
    noun: 'Installatieadvies',
    offers: [
      'Wij ontwerpen verwarming, ventilatie en elektra.',
      'Wij berekenen de energiebehoefte en schrijven bestekken.',
    ],
    when: [
      'een architect de installaties voor de aanbesteding nodig heeft',
      'een oude installatie veel te veel energie verbruikt',
      'een vergunning berekeningen vraagt die ontbreken',
    ],
    gets: ['een eerste oordeel over jullie project', 'een prijs voor het ontwerp'],
  },
}

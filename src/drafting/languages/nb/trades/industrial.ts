import { within } from '../../letters.ts'
import type { IndustrialTrades } from '../../trade-ids.ts'

/** Suppliers and contractors of industry, fleets and offices, as firms of them speak. */
export const industrial: IndustrialTrades = {
  gases: {
    words: within(
      'industrigass|medisinske gass|medisinsk gass|sveisegass|dekkgass|spesialgass|tekniske gass',
      'gassflask|næringsmiddelgass|flytende nitrogen|nitrogenanlegg|nitrogengass|acetylen',
      '(?<!\\p{L})argon(?!\\p{L})|tørris(?!.?(?:blås|rens|vask))',
    ),
    sentence: 'Vi leverer industrigasser.',
    noun: 'Industrigasser',
    offers: [
      'Vi leverer sveisegass og bytter tomme flasker.',
      'Vi leverer nitrogen, medisinske gasser og tørris.',
    ],
    when: [
      'gassen tar slutt midt i en sveis og leverandøren først kommer fredag',
      'det står leie på fakturaen for flasker som ingen finner',
      'en frossen sending trenger tørris til i morgen tidlig',
    ],
    gets: ['en pris på årsforbruket', 'en telling av flaskene dere leier'],
  },
  copiers: {
    words: within(
      'kopimaskin|multifunksjonsskriv|multifunksjonsmaskin|skriver(?:utleie|service|leie|løsning)',
      '(?<!\\p{L})skrivere og|skrivere til kontor|(?<!\\p{L})toner(?!ne| av)|utskriftsløsning',
      'printløsning|managed print|blekkpatron|laserskriv|kontorskriv|kontormaskin',
    ),
    sentence: 'Vi leier ut og vedlikeholder skrivere og kopimaskiner.',
    noun: 'Skrivere og kopimaskiner',
    offers: [
      'Vi leier ut skrivere og kopimaskiner til en pris per side.',
      'Vi reparerer kontorskrivere og leverer toner.',
    ],
    when: [
      'kopimaskinen stopper før et møte og teknikeren kommer neste uke',
      'leasingavtalen på kopimaskinen snart forlenger seg selv',
      'hver pult har sin egen skriver og riktig toner alltid mangler',
    ],
    gets: ['en sidepris å sammenligne med', 'en liste over hva skriverne koster'],
  },
  vetting: {
    words: within(
      'bakgrunnssjekk|bakgrunnskontroll|bakgrunnsundersøk|referansesjekk|cv-?sjekk|cv-?kontroll',
      'privatdetektiv|detektivbyrå|etterforskning for|bedriftsgransk|svindelgransk',
      'leverandørgransk|due.?diligence-?undersøk|pre-?employment|personkontroll',
    ),
    sentence: 'Vi tar bakgrunnssjekk og gransker for bedrifter.',
    noun: 'Bakgrunnssjekk',
    offers: [
      'Vi sjekker CV, vitnemål og referanser for søkere.',
      'Vi undersøker forretningspartnere og gransker svindel i bedrifter.',
    ],
    when: [
      'et vitnemål i en søknad til økonomiavdelingen ser rart ut',
      'en kontrakt med en utenlandsk leverandør skal signeres og ingen kjenner eierne',
      'varer forsvinner fra lageret og bøkene ikke viser noe',
    ],
    gets: ['en eksempelrapport uten navn', 'en fortrolig samtale om saken'],
  },
  vehicleWash: {
    words: within(
      '(?:lastebil|buss|vogntog|bil|henger|trailer|tank|kjøretøy)vask|tankrens|truckwash|vaskehall',
      'vask av (?:lastebil|buss|vogntog|kjøretøy|trail|henger|bil)|bilpleie',
      'desinfeksjon av (?:kjøretøy|lastebil|trail)',
    ),
    sentence: 'Vi vasker lastebiler, hengere og bilparker.',
    noun: 'Vask av kjøretøy',
    offers: [
      'Vi vasker og desinfiserer lastebiler, hengere og tankbiler.',
      'Vi kommer til dere og vasker hele bilparken.',
    ],
    when: [
      'en matvarekunde avviser en henger uten vaskebevis',
      'veisaltet sitter under lastebilene hele vinteren',
      'sjåførene står med slangen på tomta hver fredag',
    ],
    gets: ['en prøvevask av én lastebil', 'en fast pris per kjøretøy og besøk'],
  },
  roadworks: {
    words: within(
      'asfalt|veibygging|vegbygging|veiarbeid|vegarbeid|veivedlikehold|vegvedlikehold',
      'vei ?merking|veg ?merking|oppmerking av (?:parker|vei)|parkeringsoppmerk|veientrepren',
      'vegentrepren|vegdekke|veidekke',
    ),
    sentence: 'Vi bygger og reparerer veier og plasser.',
    noun: 'Asfalt og veiarbeid',
    offers: [
      'Vi asfalterer veier, gårdsplasser og parkeringsplasser.',
      'Vi lapper hull og merker opp veier og parkering.',
    ],
    when: [
      'trucken mister lasten i hullene på plassen',
      'stripene på parkeringen er slitt bort og alle står hulter til bulter',
      'regnvannet blir stående foran lasteportene',
    ],
    gets: ['en befaring på plassen med skriftlig tilbud', 'en pris ut fra bilder og areal'],
  },
  commodities: {
    words: within(
      'råvarehandel|råvareeksport|råvareimport|handel med (?:råvar|metall|mineral|malm|korn|kaffe|kakao|sukker)',
      'kornhandel|metallhandel|kaffehandel|råkaffe|grønne kaffebønner|kakaobønne|industrimineral',
      'handler med råvar|landbruksråvar',
    ),
    sentence: 'Vi handler med råvarer.',
    noun: 'Råvarer',
    offers: [
      'Vi leverer kaffe, kakao, sukker og korn i container.',
      'Vi leverer metaller og mineraler direkte fra gruver.',
    ],
    when: [
      'en last står fast i havna og fabrikken bare har lager for en uke',
      'et parti stryker i laboratoriet og raskt må erstattes',
      'den eneste leverandøren setter opp prisen til neste kvartal',
    ],
    gets: ['en prøve med analysesertifikat', 'en pris levert i havna deres'],
  },
  mining: {
    words: within(
      'gruvedrift|gruveentrepren|gruvetjenest|gruveservice|gruveselskap|bergverk|steinbrudd',
      'pukkverk|grustak|sandtak|dagbrudd|sprengning|sprengingsarbeid|sprengningsarbeid',
      'bergsprenger|fjellsikring|fjellsprengning|bergsikring|fjellarbeid|bergmekanikk',
      'ingeniørgeologi|knusing av|pukk og grus|sand og grus|grus og pukk',
    ),
    sentence: 'Vi arbeider i gruver og steinbrudd.',
    noun: 'Gruver og sprengning',
    offers: [
      'Vi borer, sprenger og knuser fjell i steinbrudd.',
      'Vi prosjekterer og sikrer tunneler, sjakter og fjellskjæringer.',
    ],
    when: [
      'løs stein henger over anleggsveien og bruddet må stanse',
      'knuseren står fordi det er sprengt for lite stein',
      'fjell dukker opp på en byggeplass og gravemaskinen ikke kommer videre',
    ],
    gets: ['en befaring ved skjæringen med kort rapport', 'en pris per tonn eller kubikkmeter'],
  },
  displays: {
    words: within(
      'digital signage|digital skilting|digitale skilt|led-?(?:vegg|skjerm|display|wall)|videovegg',
      'storskjerm|reklameskjerm|informasjonsskjerm|infoskjerm|utendørsskjerm|vindusskjerm',
      'skjermutleie|leie av (?:led|skjerm|storskjerm)|resultattavle|menyskjerm',
    ),
    sentence: 'Vi monterer skjermer og LED-vegger.',
    noun: 'Skjermer og LED-vegger',
    offers: [
      'Vi monterer LED-vegger og skjermer ute og inne.',
      'Vi drifter infoskjermer og bytter innholdet.',
    ],
    when: [
      'skjermen i resepsjonen er svart og besøkende spør om veien',
      'nye plakater må trykkes og henges opp for hvert tilbud',
      'en messe nærmer seg og hallen er for lys til en projektor',
    ],
    gets: ['et bilde av en skjerm i resepsjonen deres', 'en skjerm på prøve i en uke'],
  },
  concrete: {
    words: within(
      'ferdigbetong|fabrikkbetong|betongpump|betonglever|betongstasjon|betongfabrikk|betongbil',
      'levering av betong|betongelement|betongvare|prefabrikkert betong|prefabelement|betongrør',
      'betongtrapp|betongindustri|betongblanding',
    ),
    sentence: 'Vi leverer betong og elementer.',
    noun: 'Betong og elementer',
    offers: [
      'Vi leverer ferdigbetong og pumper den på plass.',
      'Vi støper trapper, vegger og rør av betong.',
    ],
    when: [
      'betongbilen er forsinket og laget står ved forskalingen',
      'fundamentet ligger bak bygget der ingen betongbil kommer til',
      'elementtrappa er to uker forsinket og råbygget stopper opp',
    ],
    gets: ['en pris levert på byggeplassen', 'en ledig tid til neste støp'],
  },
  telematics: {
    words: within(
      'telematikk|gps-?(?:spor|track|overvåk|system|enhet)|flåtestyring|kjøretøysporing',
      'trailer-?(?:spor|track)|sporing av (?:kjøretøy|heng|maskin|gods|last|utstyr|trail)',
      'elektronisk kjørebok|kjørebok|fartsskriver|dashcam|lastovervåk',
    ),
    sentence: 'Vi sporer kjøretøy, hengere og gods med GPS.',
    noun: 'GPS og flåtestyring',
    offers: [
      'Vi utstyrer kjøretøy og hengere med GPS-sendere.',
      'Vi viser hvor hvert kjøretøy er og hva det bruker.',
    ],
    when: [
      'en henger har vært borte siden mandag og ingen vet hvor den står',
      'en maskin ble stjålet fra en byggeplass i helga',
      'en kjølelast kommer varm fram og ingen vet siden når',
    ],
    gets: ['en sender på prøve i ett kjøretøy', 'en titt på kartet med egne data'],
  },
  charging: {
    words: within(
      'ladestasjon|ladestolp|elbillad|ladeboks|ladeanlegg|ladeløsning|ladeinfra|ladepunkt',
      'hurtiglad|lynlad|lading av elbil|wallbox|ladeplass',
    ),
    sentence: 'Vi monterer ladestasjoner.',
    noun: 'Ladestasjoner',
    offers: [
      'Vi monterer ladestasjoner på parkeringsplasser og depoter.',
      'Vi drifter ladestasjoner og fakturerer strømmen.',
    ],
    when: [
      'de første elbilene i firmaet kommer og ingen kan lade på jobb',
      'hovedsikringen går når tre biler lader samtidig',
      'ansatte lader på jobb og strømmen ikke kan faktureres',
    ],
    gets: ['en beregning av hva strøminntaket tåler', 'en pris for parkeringsplassene deres'],
  },
  vending: {
    words: within(
      'salgsautomat|drikkeautomat|snacksautomat|brusautomat|kaffeautomat|kaffemaskin|vending',
      'kaffeløsning|kontorkaffe|kaffe på jobb|kaffe til (?:kontor|bedrift)|vannkjøler|vanndispenser',
      'vannautomat|automatservice|kaffeavtale',
    ),
    sentence: 'Vi setter ut og fyller automater.',
    noun: 'Kaffe- og salgsautomater',
    offers: [
      'Vi setter ut og fyller automater hos bedrifter.',
      'Vi forsyner kontorer med kaffemaskiner og vannkjølere.',
    ],
    when: [
      'kaffemaskinen er i ustand igjen og kontoret løper på bensinstasjonen',
      'nattskiftet ikke finner noe å spise når kantina er stengt',
      'ansatte bærer kasser med vann opp til tredje etasje',
    ],
    gets: ['en kaffemaskin på prøve', 'en automat uten leie og minstekjøp'],
  },
}

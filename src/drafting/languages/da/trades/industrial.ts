import { within } from '../../letters.ts'
import type { IndustrialTrades } from '../../trade-ids.ts'

/** Suppliers and contractors of industry, fleets and offices, as firms of them speak. */
export const industrial: IndustrialTrades = {
  gases: {
    words: within(
      'industrigas|medicinske gas|svejsegas|beskyttelsesgas|specialgas|tekniske gas|gasflask',
      'fødevaregas|flydende kvælstof|flydende nitrogen|kvælstofanlæg|acetylen',
      '(?<!\\p{L})argon(?!\\p{L})|tøris(?!.?(?:blæs|rens))',
    ),
    sentence: 'Vi leverer industrigasser.',
    noun: 'Industrigasser',
    offers: [
      'Vi leverer svejsegas og bytter tomme flasker.',
      'Vi leverer kvælstof, medicinske gasser og tøris.',
    ],
    when: [
      'gassen slipper op midt i en svejsning, og leverandøren først kommer fredag',
      'der står leje på fakturaen for flasker, som ingen kan finde',
      'en frossen forsendelse skal bruge tøris til i morgen tidlig',
    ],
    gets: ['en pris på jeres årsforbrug', 'en optælling af de flasker, I lejer'],
  },
  copiers: {
    words: within(
      'kopimaskine|fotokopi|multifunktionsprint|multifunktionsmaskine|printer(?:udlej|service)',
      'printer(?:leasing|reparation|løsning)|(?<!\\p{L})printere og|(?<!\\p{L})toner(?!ne)',
      'printløsning|printservice|managed print|blækpatron|laserprint|kontorprint',
    ),
    sentence: 'Vi udlejer og servicerer printere og kopimaskiner.',
    noun: 'Printere og kopimaskiner',
    offers: [
      'Vi udlejer printere og kopimaskiner til fast sidepris.',
      'Vi reparerer kontorprintere og leverer toner.',
    ],
    when: [
      'kopimaskinen går i stå før et møde, og teknikeren kommer i næste uge',
      'leasingaftalen på kopimaskinen snart forlænger sig selv',
      'hvert bord har sin egen slags printer, og den rigtige toner altid mangler',
    ],
    gets: ['en sidepris at sammenligne med', 'en liste over, hvad jeres printere koster'],
  },
  vetting: {
    words: within(
      'baggrundstjek|baggrundscheck|baggrundsundersøg|referencetjek|cv-?tjek|screening af (?:ansøg|medarb|kandid)',
      'privatdetektiv|detektivbureau|efterforskning for virksom|erhvervsefterforsk|svindelundersøg',
      'leverandørscreening|due.?diligence-?undersøg|pre-?employment',
    ),
    sentence: 'Vi laver baggrundstjek og undersøgelser for virksomheder.',
    noun: 'Baggrundstjek',
    offers: [
      'Vi tjekker ansøgeres cv, eksamensbeviser og referencer.',
      'Vi undersøger forretningspartnere og svindel i virksomheder.',
    ],
    when: [
      'et eksamensbevis i en ansøgning til bogholderiet ser mærkeligt ud',
      'en kontrakt med en udenlandsk leverandør skal underskrives, og ingen kender ejerne',
      'der forsvinder varer fra lageret, og bøgerne intet viser',
    ],
    gets: ['en eksempelrapport uden navne', 'en fortrolig snak om sagen'],
  },
  vehicleWash: {
    words: within(
      '(?:lastbil|bus|vogn|bil|trailer|tank|køretøjs)vask|tankrens|tankbilrens|truckwash|vaskehal',
      'vask af (?:lastbil|bus|trail|køretøj|varebil|vogn)|bilpleje|desinfektion af (?:lastbil|trail)',
      'rengøring af (?:lastbil|trail|tankbil|bus)|autovask',
    ),
    sentence: 'Vi vasker lastbiler, trailere og vognparker.',
    noun: 'Vask af køretøjer',
    offers: [
      'Vi vasker og desinficerer lastbiler, trailere og tankbiler.',
      'Vi kommer ud på pladsen og vasker hele vognparken.',
    ],
    when: [
      'en fødevarekunde afviser en trailer uden vaskeattest',
      'vejsaltet sidder under lastbilerne hele vinteren',
      'chaufførerne står med slangen på pladsen hver fredag',
    ],
    gets: ['en prøvevask af en lastbil', 'en fast pris pr. vogn og besøg'],
  },
  roadworks: {
    words: within(
      'asfalt|vejbygning|vejarbejde|vejvedligehold|vejmarkering|vejstrib|stribemaling|opstribning',
      'vejentrepren|vejrenover|anlæg af veje|parkeringsstrib|belægning af veje',
    ),
    sentence: 'Vi anlægger og reparerer veje og pladser.',
    noun: 'Asfalt og vejarbejde',
    offers: [
      'Vi asfalterer veje, pladser og parkeringspladser.',
      'Vi lapper huller og maler striber på veje og pladser.',
    ],
    when: [
      'trucken taber lasten i hullerne på pladsen',
      'striberne på parkeringspladsen er slidt væk, og alle holder på kryds og tværs',
      'regnvandet bliver stående foran ramperne',
    ],
    gets: ['en tur over pladsen med skriftligt tilbud', 'en pris ud fra fotos og areal'],
  },
  commodities: {
    words: within(
      'råvarehandel|råvareeksport|råvareimport|handel med (?:råvar|metal|mineral|malm|korn|kaffe|kakao|sukker)',
      'kornhandel|metalhandel|kaffehandel|råkaffe|grønne kaffebønner|kakaobønne|industrimineral',
      'handler med råvar|landbrugsråvar|grovvarehandel',
    ),
    sentence: 'Vi handler med råvarer.',
    noun: 'Råvarer',
    offers: [
      'Vi leverer kaffe, kakao, sukker og korn i containere.',
      'Vi leverer metaller og mineraler direkte fra miner.',
    ],
    when: [
      'en last hænger fast i havnen, og fabrikken kun har lager til en uge',
      'et parti dumper i laboratoriet og hurtigt skal erstattes',
      'deres eneste leverandør sætter prisen op til næste kvartal',
    ],
    gets: ['en prøve med analysecertifikat', 'en pris leveret i jeres havn'],
  },
  mining: {
    words: within(
      'minedrift|mineservice|mineentrepren|stenbrud|grusgrav|kalkbrud|råstofindvind|råstofgrav',
      'sprængning|sprængningsarbejde|sprængmester|sprængstof|klippesikring|fjeldsikring|bjergværk',
      'knusning|sand og grus|grus og sand|skærver|sømaterialer',
    ),
    sentence: 'Vi arbejder i miner og grusgrave.',
    noun: 'Råstoffer og sprængning',
    offers: [
      'Vi borer, sprænger og knuser sten i brud og grave.',
      'Vi projekterer og sikrer tunneler, skakter og skrænter.',
    ],
    when: [
      'løse sten hænger over køresporet, og graven må standse',
      'knuseren står stille, fordi der er sprængt for lidt',
      'der dukker klippe op på en byggeplads, og gravemaskinen ikke kommer videre',
    ],
    gets: ['et besøg ved skrænten med en kort rapport', 'en pris pr. ton eller kubikmeter'],
  },
  displays: {
    words: within(
      'digital signage|digital skiltning|digitale skilt|led-?(?:væg|skærm|display|wall)|videovæg',
      'storskærm|reklameskærm|informationsskærm|infoskærm|udendørsskærm|vinduesskærm',
      'skærmudlej|leje af (?:led|skærm|storskærm)|resultattavle|menuskærm',
    ),
    sentence: 'Vi installerer skærme og LED-vægge.',
    noun: 'Skærme og LED-vægge',
    offers: [
      'Vi installerer LED-vægge og skærme ude og inde.',
      'Vi driver infoskærme og skifter indholdet.',
    ],
    when: [
      'skærmen i receptionen er sort, og de besøgende spørger om vej',
      'der skal trykkes og hænges nye plakater op til hvert tilbud',
      'en messe står for døren, og hallen er for lys til en projektor',
    ],
    gets: ['et billede af en skærm i jeres reception', 'en skærm på prøve i en uge'],
  },
  concrete: {
    words: within(
      'færdigbeton|fabriksbeton|betonpump|betonlever|betonværk|betonfabrik|betonkanon|betonbil',
      'levering af beton|betonelement|betonvare|præfabrikeret beton|elementfabrik|betonrør',
      'betontrappe|betonindustri',
    ),
    sentence: 'Vi leverer beton og elementer.',
    noun: 'Beton og elementer',
    offers: [
      'Vi leverer færdigbeton og pumper den på plads.',
      'Vi støber trapper, vægge og rør af beton.',
    ],
    when: [
      'betonbilen er forsinket, og sjakket står ved forskallingen',
      'fundamentet ligger bag huset, hvor ingen betonbil kan komme til',
      'elementtrappen er to uger forsinket, og råhuset går i stå',
    ],
    gets: ['en pris leveret på byggepladsen', 'en ledig tid til næste støbning'],
  },
  telematics: {
    words: within(
      'telematik|gps-?(?:spor|track|overvåg|system|enhed)|flådestyring|vognparkstyring',
      'trailer-?(?:spor|track)|sporing af (?:køretøj|trail|maskin|gods|materiel)|køretøjssporing',
      'kørebog|tachograf|fartskriver|dashcam|godsovervåg',
    ),
    sentence: 'Vi sporer køretøjer, trailere og gods med gps.',
    noun: 'Gps og flådestyring',
    offers: [
      'Vi udstyrer køretøjer og trailere med gps-sendere.',
      'Vi viser, hvor hvert køretøj er, og hvad det bruger.',
    ],
    when: [
      'en trailer har været væk siden mandag, og ingen ved, hvor den står',
      'en maskine er blevet stjålet fra en byggeplads i weekenden',
      'en kølelast kommer varm frem, og ingen ved siden hvornår',
    ],
    gets: ['en sender på prøve i et køretøj', 'et kig på kortet med jeres egne data'],
  },
  charging: {
    words: within(
      'ladestander|ladestation|ladeboks|ladeløsning|ladeinfra|ladepunkt|lynlad|opladning af elbil',
      'elbilopladning|elbillader|opladere til elbil|wallbox|ladeanlæg',
    ),
    sentence: 'Vi opsætter ladestandere.',
    noun: 'Ladestandere',
    offers: [
      'Vi opsætter ladestandere på parkeringspladser og depoter.',
      'Vi driver ladestandere og afregner strømmen.',
    ],
    when: [
      'de første firmabiler på el kommer, og ingen kan lade på arbejdet',
      'hovedsikringen springer, når tre biler lader på én gang',
      'medarbejdere lader på arbejdet, og strømmen ikke kan afregnes',
    ],
    gets: ['en beregning af, hvad jeres elnet kan klare', 'en pris for jeres p-pladser'],
  },
  vending: {
    words: within(
      'salgsautomat|drikkeautomat|snackautomat|slikautomat|kaffeautomat|kaffemaskine|vending',
      'kaffeløsning|kontorkaffe|kaffe til (?:kontor|virksomhed|arbejdsplads)|vandkøler|vanddispenser',
      'vandautomat|automatservice|kaffeordning',
    ),
    sentence: 'Vi opstiller og fylder automater.',
    noun: 'Kaffe- og salgsautomater',
    offers: [
      'Vi opstiller og fylder automater hos virksomheder.',
      'Vi forsyner kontorer med kaffemaskiner og vandkølere.',
    ],
    when: [
      'kaffemaskinen er i stykker igen, og kontoret løber på tanken',
      'natholdet ikke kan finde noget at spise, når kantinen er lukket',
      'medarbejderne slæber kasser med vand op på tredje sal',
    ],
    gets: ['en kaffemaskine på prøve hos jer', 'en automat uden leje og minimum'],
  },
}

import { within } from '../../letters.ts'
import type { CraftingTrades } from '../../trade-ids.ts'

/** Trades that make, mount and repair special equipment, as firms of them speak. */
export const crafting: CraftingTrades = {
  signs: {
    words: within(
      'gevelreclame|lichtreclame|reclamebord|belettering|bestickering|car ?wrap|carwrapping',
      'signmaker|signbedrijf|(?<!digital )signage|signing|bewegwijzer|doosletters|freesletters|naamborden',
      'lichtbak|spandoek',
    ),
    sentence: 'Wij maken reclameborden.',
    noun: 'Gevelreclame en belettering',
    offers: [
      'Wij maken en monteren gevelreclame en borden.',
      'Wij beletteren en wrappen auto’s en etalages.',
    ],
    when: [
      'een nieuwe vestiging opengaat en er nog geen bord aan de gevel hangt',
      'er nieuwe bussen staan die belettering nodig hebben',
      'het logo verandert en op alle borden nog het oude staat',
    ],
    gets: [
      'een schets op een foto van jullie gevel',
      'een prijs per auto aan de hand van een foto',
    ],
  },
  pumps: {
    words: within(
      '(?<!warmte)(?<!op)pompen|pomptechniek|pompentechniek|pompreparatie|pompservice',
      'pompenservice|industriële pompen|centrifugaalpomp|dompelpomp|vacuümpomp|doseerpomp',
      'waterpomp|pompinstallatie|pompsysteem|pompsystemen|pompgemaal|gemalen|compressor',
      'perslucht|hydrauliek|hydraulische|pneumatiek',
    ),
    sentence: 'Wij leveren en repareren pompen en compressoren.',
    noun: 'Pompen en perslucht',
    offers: [
      'Wij leveren, plaatsen en repareren pompen voor de industrie.',
      'Wij onderhouden compressoren, hydrauliek en pneumatiek op locatie.',
    ],
    when: [
      'in het weekend een pomp uitvalt en de productie stilligt',
      'midden in het werk een hydrauliekslang springt',
      'de compressor blijft draaien en de druk toch wegzakt',
    ],
    gets: [
      'een reparatieprijs aan de hand van het typeplaatje',
      'een lekzoektest van jullie persluchtnet',
    ],
  },
  toolmaking: {
    words: within(
      'gereedschapmaker|gereedschapsmaker|matrijzen|matrijs|spuitgietmatrij|stempelbouw',
      'stansgereedschap|stempelmaker|mallenbouw|mallenmaker|productiemallen|lasmallen|slijperij',
      'slijpservice|gereedschapsslijp|opspangereedschap|snijgereedschap slijp',
    ),
    sentence: 'Wij maken matrijzen en gereedschap.',
    noun: 'Matrijzen en gereedschap',
    offers: [
      'Wij bouwen spuitgietmatrijzen en stansgereedschap.',
      'Wij maken mallen en kalibers en slijpen gereedschap.',
    ],
    when: [
      'een matrijs breekt en de machine stilstaat',
      'een nieuw onderdeel vóór de serie nog een matrijs nodig heeft',
      'versleten gereedschap op elk product een braam achterlaat',
    ],
    gets: [
      'een prijs aan de hand van jullie tekening',
      'een beoordeling van de beschadigde matrijs',
    ],
  },
  refrigeration: {
    words: within(
      'koelcel|vriescel|koeltechniek|koelinstallatie|koelhuis|koelhuizen|koeling voor',
      'bedrijfskoeling|winkelkoeling|horecakoeling|industriële koeling|commerciële koeling',
      'koelmeubel|koelvitrine|koelmonteur|koeltoonbank|koelwerkbank|koudetechniek|koudemiddel',
      'ijsmachine|ijsblokjesmachine|vriesinstallatie|koelservice',
    ),
    sentence: 'Wij bouwen en onderhouden koelcellen.',
    noun: 'Koeltechniek',
    offers: [
      'Wij bouwen koel- en vriescellen voor voedingsbedrijven.',
      'Wij onderhouden en repareren koelingen in winkels en horeca.',
    ],
    when: [
      'de koelcel warm wordt en de voorraad dreigt te bederven',
      'het koudemiddel van een oude installatie niet meer te koop is',
      'de keuken of winkel uitbreidt en er een cel bij moet',
    ],
    gets: ['een controle van één koelcel met kort verslag', 'een richtprijs op basis van de maten'],
  },
  kitchenEquipment: {
    words: within(
      'grootkeuken|horecakeuken|horeca-?apparatuur|bedrijfskeuken|professionele keuken',
      'keukenapparatuur voor|horecabenodigd|horecatechniek|horeca-?inrichting',
      'espressomachine',
      'combisteamer|vaatwastechniek',
      'tapinstallatie|bakkerijmachine',
    ),
    sentence: 'Wij richten grootkeukens in.',
    noun: 'Grootkeukens',
    offers: [
      'Wij ontwerpen, leveren en repareren grootkeukens.',
      'Wij repareren ovens, vaatwassers en espressomachines ter plaatse.',
    ],
    when: [
      'de vaatwasser het midden in de lunchdrukte begeeft',
      'een bedrijfsrestaurant verbouwd wordt en snel weer open moet',
      'een oven in de keuken niet meer op temperatuur blijft',
    ],
    gets: [
      'een controle van de apparatuur in jullie keuken',
      'een reparatieprijs aan de hand van een foto',
    ],
  },
  locks: {
    words: within(
      'slotenmaker|slotenspecialist|slotenservice|sluitsystem|sluitsysteem|sluitplan|cilinders',
      'hang- en sluitwerk|sleutelservice|sleutelkast|sleutelbeheer|sleutels bij|kluis|kluizen',
      'brandkast|deur openen|deuren openen|sloten vervangen|buitengesloten',
    ),
    sentence: 'Wij plaatsen sloten en kluizen.',
    noun: 'Sloten en sluitsystemen',
    offers: [
      'Wij maken sluitplannen en plaatsen sluitsystemen.',
      'Wij openen deuren en kluizen en vervangen sloten.',
    ],
    when: [
      'een medewerker vertrekt en de sleutel niet terugkomt',
      'er ’s nachts is ingebroken en de deur weer dicht moet',
      'niemand meer weet wie welke sleutel heeft',
    ],
    gets: [
      'een blik op jullie deuren en sluitplan',
      'een prijs per deur op basis van jullie lijst',
    ],
  },
  officeFurniture: {
    words: within(
      'kantoormeubel|kantoorinrichting|kantoorstoel|bureaustoel|zit-sta|zit ?sta-bureau',
      'projectmeubel|kantoormeubilair|vergadertafel|schoolmeubilair|ergonomische stoel',
      'akoestische cabine|belcel',
    ),
    sentence: 'Wij richten kantoren in.',
    noun: 'Kantoormeubelen',
    offers: [
      'Wij richten kantoren in met bureaus, stoelen en kasten.',
      'Wij verkopen gebruikte kantoormeubelen en nemen oude terug.',
    ],
    when: [
      'een afdeling verhuist en de bureaus niet in de nieuwe ruimte passen',
      'er tien mensen tegelijk beginnen zonder werkplek',
      'de bedrijfsarts een in hoogte verstelbaar bureau voorschrijft',
    ],
    gets: ['een bureaustoel op proef', 'een indelingsplan voor één ruimte'],
  },
  upholstery: {
    words: within(
      'stoffeer|stoffering|meubelstoff|herstoff|bekleding van stoelen|autobekleding',
      'bootbekleding|bootkussen|stoelbekleding|zadelmaker|lederbewerk|leerbewerk|leerreparatie',
      'leermaker|gordijn|vitrage|raambekleding',
    ),
    sentence: 'Wij stofferen meubels en stoelen.',
    noun: 'Stoffeerwerk en gordijnen',
    offers: [
      'Wij stofferen stoelen, banken en autostoelen.',
      'Wij naaien en hangen gordijnen voor hotels en kantoren.',
    ],
    when: [
      'de banken in het restaurant doorgezeten zijn',
      'een chauffeursstoel scheurt en een nieuwe maanden op zich laat wachten',
      'een zaal of podium brandvertragende gordijnen nodig heeft',
    ],
    gets: ['stof- en leerstalen', 'een prijs per stoel aan de hand van een foto'],
  },
  blinds: {
    words: within(
      'zonwering|rolluik|jaloezie|lamellen|plissé|rolgordijn|zonnescherm|screens|raamdecoratie',
      'luiken|terrasoverkapping|zonwerende folie|raamfolie|horren|markiezen|knikarmscherm',
    ),
    sentence: 'Wij plaatsen zonwering en rolluiken.',
    noun: 'Zonwering en rolluiken',
    offers: [
      'Wij meten, leveren en plaatsen zonwering en jaloezieën.',
      'Wij repareren rolluiken en elektrische screens van kantoren.',
    ],
    when: [
      'de zon op de beeldschermen staat en het kantoor te warm wordt',
      'een storm de screens van een gevel rukt',
      'een rolluik klemt en de winkel niet open kan',
    ],
    gets: ['stofstalen voor één ruimte', 'een prijs op basis van foto’s en raammaten'],
  },
  tills: {
    words: within(
      "kassasysteem|kassasystemen|kassa's|kassasoftware|kassaoplossing|horecakassa|winkelkassa",
      'afrekensysteem|afrekensystemen|pinautoma|pos-systeem|betaalterminal|weegschaal',
      'weegschalen|weegtechniek|weegsysteem|weegsystemen|weegbrug|weegapparatuur|barcode',
      'etikettenprinter|etiketteer|labelprint',
    ),
    sentence: 'Wij leveren kassa’s en weegschalen.',
    noun: 'Kassasystemen en weegschalen',
    offers: [
      'Wij installeren kassasystemen in winkels en horeca.',
      'Wij leveren weegschalen, scanners en labelprinters.',
    ],
    when: [
      'de kassa vastloopt terwijl er een rij klanten staat',
      'het contract van de oude kassa afloopt en de software stopt',
      'de ijking van een weegschaal verloopt',
    ],
    gets: ['een demonstratie met jullie eigen artikelen', 'een scanner of printer op proef'],
  },
  conferenceTech: {
    words: within(
      'audiovisueel|audiovisuele|av-techniek|av-integr|av-oplossing|av-installatie|av-systeem',
      'av-systemen|conferentietechniek|presentatietechniek|presentatiesysteem|videoconferenc',
      'videoconferent|videovergader|vergaderruimte inrichten|vergadertechniek|beamers',
      'projectoren|smartboard|digibord|touchscreens voor|interactieve scherm',
      'omroepinstallatie|geluidsinstallatie',
      'geluidssysteem|conferentiesysteem',
    ),
    sentence: 'Wij installeren audiovisuele techniek.',
    noun: 'Audiovisuele techniek',
    offers: [
      'Wij rusten vergaderruimtes uit met schermen, camera’s en microfoons.',
      'Wij installeren geluid en beamers in zalen en scholen.',
    ],
    when: [
      'elke videovergadering begint met zoeken naar de juiste kabel',
      'collega’s op afstand de zaal niet verstaan',
      'een zaal gerenoveerd wordt en het oude geluid eruit moet',
    ],
    gets: ['een geluidstest in één vergaderruimte', 'een scherm een week op proef'],
  },
  instruments: {
    words: within(
      'pianostem|piano stem|pianotechn|pianorepar|pianorestaur|pianohandel|pianowinkel',
      "piano's en vleugels|vleugelpiano|orgelbouw|orgelmaker|orgelstem|kerkorgel|pijporgel",
      'vioolbouw|gitaarbouw|instrumentenbouw|instrumentenmaker|muziekinstrument|blaasinstrument',
      'strijkinstrument|klavecimbelbouw|klokkengie|strijkstok',
    ),
    sentence: 'Wij stemmen en repareren instrumenten.',
    noun: 'Muziekinstrumenten',
    offers: [
      'Wij stemmen en repareren piano’s voor scholen en podia.',
      'Wij bouwen en restaureren orgels en andere instrumenten.',
    ],
    when: [
      'er een concert aankomt en de vleugel ontstemd is',
      'sommige orgelpijpen niet meer klinken',
      'de leeninstrumenten van de school beschadigd terugkomen',
    ],
    gets: ['een inspectie met begroting', 'een instrument op proef voor één repetitie'],
  },
  boats: {
    words: within(
      'jachtbouw|botenbouw|scheepsbouw|scheepswerf|jachtwerf|jachthaven|jachtservice',
      'jachtonderhoud|botenonderhoud|bootonderhoud|bootreparatie|scheepsreparatie|scheepsmotor',
      'bootmotor|buitenboordmotor|scheepstechniek|scheepsinstall|scheepsinterieur',
      'winterstalling voor boten|watersportbedrijf|antifouling|scheepsschilder',
    ),
    sentence: 'Wij bouwen en repareren boten.',
    noun: 'Boten en scheepsreparatie',
    offers: [
      'Wij bouwen en refitten boten en jachten.',
      'Wij onderhouden scheepsmotoren en repareren schepen.',
    ],
    when: [
      'in het seizoen de motor uitvalt en de boot niet kan varen',
      'een werkboot voor keuring uit het water moet',
      'in de haven de romp beschadigd raakt',
    ],
    gets: ['een kijkje aan boord', 'een onderhoudsprijs voor jullie motor'],
  },
}

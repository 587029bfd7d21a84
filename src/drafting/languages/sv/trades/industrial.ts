import { within } from '../../letters.ts'
import type { IndustrialTrades } from '../../trade-ids.ts'

/** Suppliers and contractors of industry, fleets and offices, as firms of them speak. */
export const industrial: IndustrialTrades = {
  gases: {
    words: within(
      'industrigas|medicinska gas|medicinsk gas|svetsgas|skyddsgas|specialgas|tekniska gas',
      'gasflask|gastuber|livsmedelsgas|flytande kväve|kvävgas|acetylen|(?<!j)argon(?!aut)',
      '(?<!med )torris(?!.?(?:bläs|rengör))|kolsyreis(?!bläst)',
    ),
    sentence: 'Vi levererar industrigaser.',
    noun: 'Industrigaser',
    offers: [
      'Vi levererar svetsgas och byter tomma flaskor.',
      'Vi levererar kväve, medicinska gaser och torris.',
    ],
    when: [
      'gasen tar slut under en svetsning och leverantören kommer först på fredag',
      'fakturan tar upp hyra för flaskor som ingen hittar',
      'en fryst sändning behöver torris till i morgon bitti',
    ],
    gets: ['ett pris på er årsförbrukning', 'en räkning av flaskorna ni hyr'],
  },
  copiers: {
    words: within(
      'kopiator|kopieringsmaskin|multifunktionsskriv|multifunktionsmaskin|skrivar(?:service|uthyr)',
      'skrivare och|utskriftslösning|utskriftstjänst|managed print|(?<!\\p{L})toner(?! av)',
      'bläckpatron|laserskriv|kontorsskriv|print(?:tjänst|lösning)',
    ),
    sentence: 'Vi hyr ut och servar skrivare och kopiatorer.',
    noun: 'Skrivare och kopiatorer',
    offers: [
      'Vi hyr ut skrivare och kopiatorer till ett pris per sida.',
      'Vi reparerar kontorsskrivare och levererar toner.',
    ],
    when: [
      'kopiatorn stannar före ett möte och teknikern kommer nästa vecka',
      'leasingavtalet för kopiatorn snart förlängs av sig självt',
      'varje skrivbord har en egen skrivare och rätt toner aldrig finns hemma',
    ],
    gets: ['ett sidpris att jämföra med', 'en lista över vad era skrivare kostar'],
  },
  vetting: {
    words: within(
      'bakgrundskontroll|bakgrundsgransk|referenstagning|cv-?kontroll|cv-?granskning',
      'personkontroll|säkerhetsprövning|privatdetektiv|detektivbyrå|företagsutredning',
      'bedrägeriutredning|leverantörsgransk|due.?diligence-?(?:gransk|utred)|pre-?employment',
    ),
    sentence: 'Vi gör bakgrundskontroller och utredningar åt företag.',
    noun: 'Bakgrundskontroller',
    offers: [
      'Vi kontrollerar meriter, betyg och referenser för sökande.',
      'Vi granskar affärspartner och utreder bedrägerier i företag.',
    ],
    when: [
      'ett betyg i en ansökan till ekonomiavdelningen ser konstigt ut',
      'ett avtal med en utländsk leverantör ska skrivas på och ingen känner ägarna',
      'varor försvinner från lagret och böckerna inte visar något',
    ],
    gets: ['en exempelrapport utan namn', 'ett första samtal i förtroende om fallet'],
  },
  vehicleWash: {
    words: within(
      '(?:lastbils?|buss|fordons|bil|släp|trailer|tank)tvätt|tankrengör|fordonsrengör|biltvätt',
      'tvätthall|truckwash|car ?wash|fordonsvård|bilvård|rekond|desinfektion av (?:fordon|lastbil)',
      'tvätt av (?:lastbil|fordon|bussar|släp|trail)|flottvätt',
    ),
    sentence: 'Vi tvättar lastbilar, släp och fordonsflottor.',
    noun: 'Fordonstvätt',
    offers: [
      'Vi tvättar och desinficerar lastbilar, släp och tankbilar.',
      'Vi kommer till gården och tvättar hela fordonsflottan.',
    ],
    when: [
      'en livsmedelskund nekar ett släp som saknar tvättintyg',
      'vägsaltet sitter kvar under lastbilarna hela vintern',
      'chaufförerna står med slangen på gården varje fredag',
    ],
    gets: ['en provtvätt av en lastbil', 'ett fast pris per fordon och besök'],
  },
  roadworks: {
    words: within(
      'asfalt|vägbygg|vägarbete|vägunderhåll|vägmarkering|linjemålning|vägentrepren|vägrenover',
      'potthål|vägbeläggning|parkeringslinj',
    ),
    sentence: 'Vi bygger och lagar vägar och gårdsplaner.',
    noun: 'Asfalt och vägarbeten',
    offers: [
      'Vi asfalterar vägar, gårdsplaner och parkeringar.',
      'Vi lagar potthål och målar linjer på vägar och parkeringar.',
    ],
    when: [
      'trucken tappar lasten i groparna på gården',
      'linjerna på parkeringen är bortslitna och alla står hur som helst',
      'regnvattnet blir stående framför lastportarna',
    ],
    gets: ['en rundtur på gården med skriftlig offert', 'ett pris utifrån bilder och yta'],
  },
  commodities: {
    words: within(
      'råvaruhandel|råvaruexport|råvaruimport|handel med (?:råvar|metall|mineral|malm|spannmål)',
      'handel med (?:kaffe|kakao|socker)|spannmålshandel|metallhandel|kaffehandel|råkaffe',
      'handlar med råvar|kakaobön|jordbruksråvar|malmhandel|sockerhandel|industrimineral',
    ),
    sentence: 'Vi handlar med råvaror.',
    noun: 'Råvaror',
    offers: [
      'Vi levererar kaffe, kakao, socker och spannmål i container.',
      'Vi levererar metaller och mineral direkt från gruvor.',
    ],
    when: [
      'en last fastnar i hamnen och fabriken bara har lager för en vecka',
      'ett parti blir underkänt i labbet och snabbt måste ersättas',
      'deras enda leverantör höjer priset till nästa kvartal',
    ],
    gets: ['ett prov med analysintyg', 'ett pris levererat till er hamn'],
  },
  mining: {
    words: within(
      'gruvdrift|gruvservice|gruventrepren|gruvarbete|gruvbrytning|gruvtjänst|gruvteknik|gruvföretag',
      'stenbrott|bergtäkt|grustäkt|täktverksamhet|sprängning|sprängarbete|sprängteknik',
      'sprängföretag|bergsäkring|bergarbete|bergteknik|bergmekanik|bergkross|bergentrepren',
      'bergförstärk|krossning|makadam|ballast(?!tank)|grus och sand|sand och grus',
    ),
    sentence: 'Vi arbetar i gruvor och bergtäkter.',
    noun: 'Gruvor och sprängning',
    offers: [
      'Vi borrar, spränger och krossar berg i täkter.',
      'Vi projekterar och säkrar tunnlar, schakt och bergväggar.',
    ],
    when: [
      'löst berg hänger över transportvägen och täkten måste stanna',
      'krossen står för att det är för lite losshållet berg',
      'berg dyker upp på ett bygge och grävmaskinen inte kommer vidare',
    ],
    gets: ['ett besök vid bergväggen med en kort rapport', 'ett pris per ton eller kubikmeter'],
  },
  displays: {
    words: within(
      'digital signage|digital skyltning|digitala skylt|led-?(?:vägg|skärm|display|wall)|videovägg',
      'storbildsskärm|storbild|reklamskärm|informationsskärm|infoskärm|utomhusskärm|skyltfönsterskärm',
      'skärmuthyr|hyra (?:led|skärm)|resultattavl|menyskärm',
    ),
    sentence: 'Vi installerar skärmar och LED-väggar.',
    noun: 'Skärmar och LED-väggar',
    offers: [
      'Vi installerar LED-väggar och skärmar inne och ute.',
      'Vi sköter digital skyltning och byter innehållet.',
    ],
    when: [
      'skärmen i receptionen är svart och besökarna frågar efter vägen',
      'nya affischer måste tryckas och sättas upp för varje kampanj',
      'en mässa närmar sig och hallen är för ljus för en projektor',
    ],
    gets: ['en bild på en skärm i er reception', 'en skärm på prov i en vecka'],
  },
  concrete: {
    words: within(
      'fabriksbetong|färdigbetong|betongpump|betongleverans|betongstation|betongfabrik|betongbil',
      'leverans av betong|betongelement|betongvaror|prefabbetong|prefabricerad betong|prefabelement',
      'betongrör|betongtrapp|betongindustri|betongtillverk',
    ),
    sentence: 'Vi levererar betong och prefab.',
    noun: 'Betong och prefab',
    offers: [
      'Vi levererar fabriksbetong och pumpar den på plats.',
      'Vi gjuter trappor, väggar och rör av betong.',
    ],
    when: [
      'betongbilen är sen och laget står vid formen',
      'grunden ligger bakom huset och ingen betongbil når fram',
      'prefabtrappan är två veckor sen och stommen inte kan resas',
    ],
    gets: ['ett pris levererat till bygget', 'en ledig tid för nästa gjutning'],
  },
  telematics: {
    words: within(
      'telematik|gps-?(?:spår|track|sändare|system|övervak)|fordonsspår|fordonspositioner',
      'körjournal|flottstyr|flottövervak|(?:flotthantering|fordonsflott)s?-?(?:system|program)',
      'trailer-?(?:spår|track)|lastövervak|färdskriv|dashcam|spårning av (?:fordon|gods|släp|maskin)',
    ),
    sentence: 'Vi spårar fordon, släp och gods med gps.',
    noun: 'Gps-spårning',
    offers: [
      'Vi utrustar fordon och släp med gps-sändare.',
      'Vi visar var varje fordon är och vad det drar.',
    ],
    when: [
      'ett släp är borta sedan i måndags och ingen vet var det står',
      'en maskin blev stulen från ett bygge under helgen',
      'en kyld last kommer fram varm och ingen vet sedan när',
    ],
    gets: ['en sändare på prov i ett fordon', 'en titt på kartan med era egna data'],
  },
  charging: {
    words: within(
      'laddstation|laddbox|laddstolp|laddinfra|laddplats|laddpunkt|snabbladd|elbilsladd|wallbox',
      'laddlösning|ladda elbil|laddning av elbil',
    ),
    sentence: 'Vi installerar laddstolpar.',
    noun: 'Laddstolpar',
    offers: [
      'Vi installerar laddstolpar på parkeringar och depåer.',
      'Vi sköter laddstolpar och fakturerar elen.',
    ],
    when: [
      'de första eldrivna tjänstebilarna kommer och ingen kan ladda på jobbet',
      'huvudsäkringen går när tre bilar laddar samtidigt',
      'anställda laddar på jobbet och elen inte kan faktureras',
    ],
    gets: ['en beräkning av vad er elanslutning klarar', 'ett pris för era parkeringsplatser'],
  },
  vending: {
    words: within(
      'varuautomat|dryckesautomat|godisautomat|snacksautomat|kaffeautomat|kaffemaskin|vending',
      'kaffelösning|kontorskaffe|kaffe på jobbet|kaffe till (?:kontor|företag)|vattenautomat',
      'vattenkylare|vattendispenser|automatservice',
    ),
    sentence: 'Vi ställer upp och fyller automater.',
    noun: 'Kaffe- och varuautomater',
    offers: [
      'Vi ställer upp och fyller varuautomater hos företag.',
      'Vi förser kontor med kaffemaskiner och vattenautomater.',
    ],
    when: [
      'kaffemaskinen är trasig igen och kontoret springer till macken',
      'nattskiftet inte hittar något att äta när matsalen har stängt',
      'personalen bär vattenbackar upp till tredje våningen',
    ],
    gets: ['en kaffemaskin på prov till ert team', 'en automat utan hyra eller minimum'],
  },
}

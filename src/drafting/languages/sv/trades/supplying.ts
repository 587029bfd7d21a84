import { within } from '../../letters.ts'
import type { SupplyingTrades } from '../../trade-ids.ts'

/** Trades that supply practices, farms, shops and offices, or handle goods for them, as firms of them speak. */
export const supplying: SupplyingTrades = {
  dentalLab: {
    words: within(
      'dentallab|tandtekni|tandprotes|kronor och broar|tandprotetik|zirkonia|dentallaborator',
    ),
    sentence: 'Vi tillverkar tandtekniska arbeten.',
    noun: 'Tandteknik',
    offers: [
      'Vi tillverkar kronor, broar och proteser åt tandläkare.',
      'Vi fräser och skriver ut skelett åt tandtekniska laboratorier.',
    ],
    when: [
      'en krona måste passa i morgon och laboratoriet inte har tid',
      'skelett inte passar och måste göras om gång på gång',
      'kliniken skannar digitalt och laboratoriet fortfarande kräver avtryck',
    ],
    gets: ['ett gratis provarbete att jämföra med', 'en prislista med våra leveranstider'],
  },
  gifts: {
    words: within(
      'profilprodukt|reklampresent|presentreklam|giveaway|företagsgåv|företagspresent|julgåv',
      'kundgåv|personalgåv|presentkorg|gravyr|graver|pokaler',
    ),
    sentence: 'Vi levererar profilprodukter och företagsgåvor.',
    noun: 'Profilprodukter',
    offers: [
      'Vi trycker och graverar profilprodukter och gåvor.',
      'Vi packar gåvor till kunder och anställda.',
    ],
    when: [
      'en mässa närmar sig och det inte finns något att dela ut',
      'ett jubileum är på väg och ingen har tid med gåvorna',
      'förra årets reklampresenter ligger kvar i skåpet',
    ],
    gets: ['tre förslag för er budget', 'ett prov med er logotyp'],
  },
  drinks: {
    words: within(
      'vingård|vinodling|vinimport|vinhandel|bryggeri|destilleri|bränneri|kafferosteri',
      'kafferost|dryckestillverk|dryckesleverant|spritdryck|musteri|äppelmust|hantverksöl',
    ),
    sentence: 'Vi gör och levererar drycker.',
    noun: 'Drycker',
    offers: [
      'Vi levererar våra drycker till restauranger, butiker och kontor.',
      'Vi tappar också under kundens egen etikett.',
    ],
    when: [
      'en ny meny behöver en dryck som konkurrenten inte har',
      'en leverans plötsligt uteblir strax före helgen',
      'gästerna frågar efter något som görs i trakten',
    ],
    gets: ['en provsmakning hos er', 'en prislista med våra leveransdagar'],
  },
  animals: {
    words: within(
      'stallinredning|ladugårdsinred|ladugårdsbyg|djurstall|stallbyg|mjölkrobot|mjölkningsan',
      'mjölkgård|utfodring|foderför|foderleverant|kraftfoder|djurfoder|nötkreatur|grisuppföd',
      'fjäderfä|djurhållning|lantbruksdjur',
    ),
    sentence: 'Vi levererar stallinredning och foder till lantbruk.',
    noun: 'Stallinredning',
    offers: [
      'Vi levererar och monterar stallinredning.',
      'Vi levererar foder och stallutrustning till lantbrukare.',
    ],
    when: [
      'mjölkningen eller utfodringen stannar tidigt på morgonen',
      'en ladugård byggs eller byggs om för fler djur',
      'en djurskyddskontroll har hittat brister som måste åtgärdas',
    ],
    gets: ['ett besök i stallet med en offert', 'ett foderprov med en foderplan'],
  },
  paints: {
    words: within(
      'färgtillverk|färgfabrik|färggross|industrifärg|industrilack|lacktillverk|lackfabrik',
      'limtillverk|industrilim|konstruktionslim|fogmassa|tätningsmassa|epoxifärg|epoxilim',
      'epoxiharts|konstharts|gjutharts|färgpigment|färg och lack',
    ),
    sentence: 'Vi tillverkar färg, lim och fogmassa.',
    noun: 'Färg och lim',
    offers: [
      'Vi tillverkar färg och lack till industri och hantverkare.',
      'Vi levererar lim, fogmassa och harts.',
    ],
    when: [
      'färgen flagnar eller en fog släpper efter kort tid',
      'en kulör måste stämma exakt och leverantören inte kan blanda den',
      'en produkt försvinner från marknaden och måste ersättas',
    ],
    gets: ['ett prov blandat i er kulör', 'ett test på en av era detaljer'],
  },
  fulfillment: {
    words: within(
      '3pl|fulfill?ment|plocka|plock och pack|pick and pack|e-handelslogistik|e-handelslager|lagerhotell',
      'tredjepartslog|ompackning|legopackning|co-?packing|kontraktspack|ommärkning|packtjänst',
    ),
    sentence: 'Vi lagrar, packar och skickar varor.',
    noun: 'Lager och utskick',
    offers: [
      'Vi lagrar, packar och skickar varor åt nätbutiker.',
      'Vi packar, märker och sorterar varor för hand.',
    ],
    when: [
      'det kommer in fler beställningar än de hinner packa',
      'ett parti måste märkas om eller packas om före försäljning',
      'lagret är fullt redan innan säsongen börjar',
    ],
    gets: ['ett pris per order eller per styck', 'ett förslag till startdatum'],
  },
  laundry: {
    words: within(
      'tvätteri|kemtvätt|textilservice|linneuthyr|hyrlinne|hyrtextil|hotelltvätt',
      'uthyrning av arbetskläder|tvätt av arbetskläder|tvätt av linne|entrématt',
    ),
    sentence: 'Vi tvättar och hyr ut linne och arbetskläder.',
    noun: 'Tvätteri',
    offers: [
      'Vi tvättar linne och arbetskläder åt hotell, kliniker och företag.',
      'Vi hyr ut och tvättar arbetskläder och handdukar.',
    ],
    when: [
      'linnet kommer sent eller fläckigt tillbaka och gästerna är på väg',
      'den egna tvättmaskinen går sönder under högsäsongen',
      'anställda tvättar arbetskläderna hemma fast de inte får',
    ],
    gets: ['en provtvätt av en säck', 'ett pris per styck eller per vecka'],
  },
  pallets: {
    words: within('träpall|palltillverk|träemballage|trälåd|pallreparation'),
    sentence: 'Vi tillverkar pallar och lådor.',
    noun: 'Träpallar',
    offers: [
      'Vi tillverkar träpallar, standard och efter mått.',
      'Vi bygger exportlådor och lagar pallar.',
    ],
    when: [
      'en produkt kräver en pall som inte finns färdig',
      'pallar för export måste vara behandlade och stämplade',
      'deras leverantör saknar pallar den här veckan',
    ],
    gets: ['ett pris per pall för er mängd', 'en provpall i era mått'],
  },
  timber: {
    words: within('sågverk|sågade trävaror|virke|ved för|stängselstolp|trävaruhandel|brädgård'),
    sentence: 'Vi levererar virke, stolpar och brädor.',
    noun: 'Virke',
    offers: ['Vi sågar och levererar virke efter mått.', 'Vi levererar stolpar och ved.'],
    when: [
      'det behövs ett mått som brädgården inte har',
      'stolpar måste vara framme före säsongen',
      'brädor måste vara torra och klara att använda',
    ],
    gets: ['ett pris för er måttlista', 'ett leveransdatum för er mängd'],
  },
  components: {
    words: within('tryckfjäd|dragfjäd|fjäderfabrik|tätningar|packningar|kullager|fästelement'),
    sentence: 'Vi levererar fjädrar, tätningar och andra delar.',
    noun: 'Tekniska detaljer',
    offers: [
      'Vi tillverkar fjädrar och tekniska detaljer efter ritning.',
      'Vi levererar tätningar, lager och fästelement.',
    ],
    when: [
      'en detalj går sönder för tidigt och ingen katalog har en bättre',
      'det behövs få delar och tillverkaren vill ha tusentals',
      'en serie startar snart och prover saknas',
    ],
    gets: ['ett pris efter ritning eller prov', 'några provdelar före serien'],
  },
  scrap: {
    words: within('bilskrot|skrothandel|metallskrot|bildemonter|begagnade delar|järnskrot'),
    sentence: 'Vi hämtar skrot och gamla fordon.',
    noun: 'Skrot och bildelar',
    offers: [
      'Vi hämtar metallskrot och tömmer gårdar.',
      'Vi tar hand om gamla fordon och säljer begagnade delar.',
    ],
    when: [
      'en container med skrot är full och står i vägen',
      'ett fordon inte är värt något och måste bort',
      'en begagnad del räcker och en ny tar veckor',
    ],
    gets: ['ett pris per ton för er metall', 'en dag för hämtning'],
  },
  stands: {
    words: within('mässmonter|monterbygg|utställningsmonter|displayer|butiksinredning'),
    sentence: 'Vi bygger mässmontrar och displayer.',
    noun: 'Montrar och displayer',
    offers: ['Vi ritar och bygger mässmontrar.', 'Vi gör displayer och vepor.'],
    when: [
      'en mässa är nära och montern inte beställd',
      'en ny produkt ska ut i butik och behöver en display',
      'förra årets monter ska se ny ut för lite pengar',
    ],
    gets: ['en skiss på en monter för er yta', 'ett pris efter era mått'],
  },
  fuels: {
    words: within('eldningsolja|dieselleverans|drivmedel|pellets|bränsleleverans|skogsflis'),
    sentence: 'Vi levererar bränsle och pellets.',
    noun: 'Bränsle',
    offers: [
      'Vi levererar diesel och eldningsolja till tankar och byggen.',
      'Vi levererar pellets och flis.',
    ],
    when: [
      'tanken på bygget är nästan tom och maskinerna måste gå',
      'pelletsen inte räcker över vintern',
      'deras leverantör kommer sent eller bara med stora mängder',
    ],
    gets: ['ett pris för nästa leverans', 'en leveransdag för er mängd'],
  },
}

import { within, wordsOf } from '../../letters.ts'
import type { MakingTrades } from '../../trade-ids.ts'

/** Trades of makers and suppliers of goods, as firms of them speak. */
export const making: MakingTrades = {
  metalwork: {
    words: within('svets|smide|(?<!lås)smed(?!el)|stålkonstruktion|plåtbearbetning|räcken'),
    sentence: 'Vi gör svetsning och smide.',
    noun: 'Svetsning och smide',
    offers: ['Vi svetsar och bygger i metall.', 'Vi skär, bockar och svetsar plåt.'],
    when: [
      'en trappa, en grind eller ett räcke måste passa exakt',
      'en del har gått av och måste svetsas på plats',
      'en stålkonstruktion är planerad och den egna verkstaden är full',
    ],
    gets: ['ett pris efter en ritning eller ett foto', 'en offert med leveransdatum'],
  },
  machining: {
    words: within(
      'cnc|skärande bearbetning|svarvning|fräsning|legotillverkning|mekanisk verkstad|mekaniska',
    ),
    sentence: 'Vi svarvar och fräser detaljer.',
    noun: 'Svarvning och fräsning',
    offers: [
      'Vi svarvar och fräser detaljer, styckvis och i serie.',
      'Vi tillverkar reservdelar till maskiner, även efter prov.',
    ],
    when: [
      'en detalj inte går att köpa längre och måste göras efter prov',
      'de egna maskinerna är fullbelagda och leveransdatumet är bestämt',
      'den vanliga leverantören säger nej till små serier',
    ],
    gets: ['ett pris på en detalj efter ritning', 'en provdetalj före serien'],
  },
  finishing: {
    words: within('pulverlack|galvanis|anodiser|blästring|ytbehandling|varmförzink'),
    sentence: 'Vi ytbehandlar metall.',
    noun: 'Ytbehandling',
    offers: ['Vi ytbehandlar metalldetaljer.', 'Vi blästrar och pulverlackerar metall.'],
    when: [
      'detaljer kommer tillbaka med fläckar, rost eller fel tjocklek',
      'ett parti måste behandlas snabbare än planerat',
      'en ny detalj behöver en yta som håller utomhus',
    ],
    gets: ['en behandlad detalj som prov', 'ett pris på er seriestorlek'],
  },
  hardening: {
    words: within(
      'värmebehandl|härdverk|härderi|sätthärd|induktionshärd|vakuumhärd|nitrering',
      'nitrerhärd|seghärd|avspänningsglöd',
    ),
    sentence: 'Vi härdar och värmebehandlar stål.',
    noun: 'Värmebehandling',
    offers: [
      'Vi härdar och glödgar ståldetaljer, styckvis och i serie.',
      'Vi riktar axlar och svetsade detaljer.',
    ],
    when: [
      'detaljer blir skeva av härdningen och måste riktas',
      'ett parti inte klarar hårdhetsprovet och leveransen är nära',
      'ett kugghjul har gjorts nytt och måste härdas',
    ],
    gets: ['ett pris per kilo eller per styck', 'en härdad provbit med mätvärden'],
  },
  foundry: {
    words: within(
      'gjuteri|pressgjut|sandgjut|precisionsgjut|kokillgjut|gjutgods|gjutjärn',
      'gjutna detaljer|smidda detaljer|sänksmide',
    ),
    sentence: 'Vi gjuter och smider metalldetaljer.',
    noun: 'Gjutgods och smide',
    offers: [
      'Vi gjuter detaljer i järn, stål, aluminium eller brons.',
      'Vi smider detaljer efter ritning.',
    ],
    when: [
      'en gjuten del har gått sönder och modellen inte finns kvar',
      'porer syns när gjutgodset bearbetas',
      'en svetsad konstruktion ska bli en enda lättare gjuten del',
    ],
    gets: ['ett styckpris efter er ritning', 'ett första prov före serien'],
  },
  plastics: {
    words: within('formsprut|formblås|plastdetalj|plasttillverkning|3d-utskrift|3d-print'),
    sentence: 'Vi gör plastdetaljer.',
    noun: 'Plastdetaljer',
    offers: ['Vi tillverkar plastdetaljer.', 'Vi skriver ut prototyper och små serier i 3D.'],
    when: [
      'det behövs en prototyp innan verktyget betalas',
      'ett verktyg måste flyttas för att leverantören lägger ner',
      'den vanliga leverantören säger nej till små serier',
    ],
    gets: ['ett pris efter ritning eller 3D-fil', 'en provdetalj före serien'],
  },
  electronics: {
    words: within('kablage|kabelkonfektion', 'elektronik|kretskort|inbyggda system|sensorer'),
    sentence: 'Vi gör elektronik.',
    noun: 'Elektronik',
    offers: ['Vi utvecklar och tillverkar elektronik.', 'Vi monterar kretskort.'],
    when: [
      'en komponent har utgått och kortet måste ändras',
      'prototypen fungerar och den första serien ska byggas',
      'en apparat slutar fungera i drift och ingen vet varför',
    ],
    gets: ['ett pris på er första serie', 'en lista över delar som är svåra att få tag på'],
  },
  machinery: {
    words: within('specialmaskin|maskinbygg|automation|automatisering|plc'),
    sentence: '',
    noun: 'Maskiner och styrning',
    offers: [
      'Vi bygger, automatiserar och reparerar maskiner.',
      'Vi levererar maskiner och byter styrsystem.',
    ],
    when: [
      'en maskin står och tillverkaren inte har något datum',
      'ett moment för hand tar två personer hela dagen',
      'styrningen i en gammal maskin inte går att laga längre',
    ],
    gets: ['ett besök och en skriftlig offert', 'en första idé med ett ungefärligt pris'],
  },
  dealers: {
    words: within(
      'lantbruksmaskin|traktorförsälj|truckförsälj|truckservice|gaffeltruck',
      'entreprenadmaskin|begagnade maskiner|hjullastare|maskinförsälj|lastbilsförsälj',
    ),
    sentence: 'Vi säljer och servar arbetsmaskiner.',
    noun: 'Försäljning och service',
    offers: [
      'Vi säljer nya och begagnade arbetsmaskiner och nyttofordon.',
      'Vi servar och reparerar truckar, traktorer och entreprenadmaskiner.',
    ],
    when: [
      'en truck kostar mer att laga än den är värd',
      'ett nytt jobb börjar och en maskin saknas',
      'en traktor går sönder under högsäsong',
    ],
    gets: [
      'en lista över begagnade maskiner i lager',
      'ett inbytespris utifrån bilder på er maskin',
    ],
  },
  textiles: {
    words: within('arbetskläder|profilkläder|brodyr|textiltryck|skräddar'),
    sentence: '',
    noun: 'Arbetskläder',
    offers: [
      'Vi trycker och broderar arbetskläder.',
      'Vi tvättar och hyr ut arbetskläder och linne.',
    ],
    when: [
      'nya medarbetare börjar och arbetskläder med logga saknas',
      'arbetskläderna är slitna och alla bär olika',
      'tvätten hopar sig varje vecka och ingen har tid',
    ],
    gets: ['ett plagg som prov', 'ett pris per anställd'],
  },
  safetyGear: {
    words: within(
      'arbetskläder|yrkeskläder|skyddsutrustning|personligt skydd|skyddsskor',
      'arbetshandsk|skyddshandsk|varselkläder|skyddskläder|förbandslåd',
    ),
    sentence: 'Vi levererar arbetskläder och skyddsutrustning.',
    noun: 'Arbetskläder och skydd',
    offers: [
      'Vi levererar arbetskläder, skyddsskor och skyddsutrustning till företag.',
      'Vi kontrollerar och fyller på första hjälpen-lådor.',
    ],
    when: [
      'nya medarbetare börjar och behöver skor, hjälm och jacka',
      'handskarna går sönder på några dagar eller ingen vill ha dem',
      'första hjälpen-lådorna är halvtomma eller har gått ut',
    ],
    gets: ['prover i två storlekar att testa', 'ett pris per uppsättning för varje nyanställd'],
  },
  packaging: {
    words: within('förpackning|emballage|wellpapp|etiketter|lastpallar'),
    sentence: '',
    noun: 'Förpackningar',
    offers: ['Vi gör förpackningar efter mått.', 'Vi levererar förpackningar och etiketter.'],
    when: [
      'varor kommer fram skadade',
      'en produkt inte passar i någon standardlåda',
      'leverantörens minsta antal är för högt',
    ],
    gets: ['ett prov till en av era produkter', 'ett pris på det antal ni behöver'],
  },
  printing: {
    words: within('tryckeri|trycksaker|digitaltryck|banderoll'),
    sentence: 'Vi är ett tryckeri.',
    noun: 'Trycksaker',
    offers: [
      'Vi trycker broschyrer, kontorstryck och affischer.',
      'Vi trycker etiketter, banderoller och stora format.',
    ],
    when: [
      'en mässa närmar sig och trycksakerna saknas',
      'adressen ändras och alla papper visar den gamla',
      'en liten upplaga behövs snabbare än nättryckerier levererar',
    ],
    gets: ['ett pris på nästa trycksak', 'prover på papper eller material'],
  },
  chemicals: {
    words: within(
      'smörjmedel|smörjolj|industriolj|skärvätsk|kemikalier|kemtekni|rengöringsmedel',
      'avfettning|lösningsmedel|hydraulolj',
    ),
    sentence: 'Vi levererar smörjmedel, kemikalier och rengöringsmedel.',
    noun: 'Smörjmedel och kemikalier',
    offers: [
      'Vi levererar oljor, fetter och rengöringsmedel till företag.',
      'Vi levererar kemikalier i fat och container.',
    ],
    when: [
      'skärvätskan luktar eller irriterar huden',
      'en olja har utgått och maskinen behöver en likvärdig',
      'ett rengöringsmedel är för farligt och måste bytas ut',
    ],
    gets: ['ett prov för er maskin', 'ett pris per fat med säkerhetsdatablad'],
  },
  covers: {
    words: within(
      'presenning|lastbilskapell|kapelltillverk|tälthall|lagertält|pvc-duk|skyddsöverdrag',
      'industriöverdrag|tältförsälj',
    ),
    sentence: 'Vi syr presenningar och skydd efter mått.',
    noun: 'Presenningar och skydd',
    offers: [
      'Vi syr och lagar presenningar, kapell och tält.',
      'Vi monterar tälthallar och solsegel.',
    ],
    when: [
      'kapellet på en lastbil har gått sönder och bilen måste ut',
      'varor står på gården och måste hållas torra',
      'en uteservering behöver skugga före säsongen',
    ],
    gets: ['ett pris efter mått och en bild', 'tygprover i er färg'],
  },
  medical: {
    words: within(
      'medicinteknik|medicinteknisk|tandvårdsutrustning|dentalutrustning',
      'laboratorieutrustning|labbutrustning|sjukvårdsutrustning|autoklav',
    ),
    sentence: 'Vi levererar och servar medicinteknisk utrustning.',
    noun: 'Medicinteknisk utrustning',
    offers: [
      'Vi levererar utrustning till mottagningar, kliniker och laboratorier.',
      'Vi servar, reparerar och kalibrerar medicinteknisk utrustning.',
    ],
    when: [
      'en autoklav stannar och patienterna redan är bokade',
      'en mottagning öppnar eller flyttar och behöver utrustning',
      'servicedatumet på utrustningen har passerat',
    ],
    gets: ['ett pris för den årliga genomgången', 'en lista över utrustning i lager'],
  },
  food: {
    words: within(
      'mejeri|ostgrossist|olivolja|honung',
      'livsmedelsgrossist|restauranggrossist|livsmedelsproduc|livsmedelstillverk',
      'livsmedelsleverant|foodservice|storhushåll|grossist av livsmedel',
      'grönsaksgrossist|charkuteri',
    ),
    sentence: 'Vi levererar till restauranger, storkök och butiker.',
    noun: 'Livsmedel',
    offers: [
      'Vi levererar livsmedel till restauranger, storkök och butiker.',
      'Vi tillverkar på beställning, även under kundens eget märke.',
    ],
    when: [
      'en leverans uteblir och köket öppnar om några timmar',
      'en ny meny kräver en vara i storpack',
      'en butik söker något som stormarknaden inte har',
    ],
    gets: ['en låda med smakprov till ert kök', 'en prislista med våra leveransdagar'],
  },
  supplies: {
    words: wordsOf(
      'kullager',
      'grossist|partihandel|leverantör|återförsäljare|reservdelar|importör',
    ),
    sentence: '',
    noun: '',
    offers: [
      'Vi levererar varor och reservdelar till företag.',
      'Vi levererar verktyg och material till hantverkare.',
    ],
    when: [
      'leverantören inte kan leverera och lagret nästan är slut',
      'de behöver ett litet antal som andra inte säljer',
      'en artikel har utgått och något måste ersätta den',
    ],
    gets: ['en prisjämförelse för er senaste beställning', 'ett prov på en artikel'],
  },
}

import { within } from '../../letters.ts'
import type { CraftingTrades } from '../../trade-ids.ts'

/** Trades that make, mount and repair special equipment, as firms of them speak. */
export const crafting: CraftingTrades = {
  signs: {
    words: within(
      'skyltar|skyltning|skylttillverk|skyltföretag|skyltmontage|skyltverkstad|skyltmakare',
      'ljusskylt|neonskylt|fasadskylt|skyltprogram|skyltställ|bildekor|fordonsdekor',
      'fönsterdekor|bilfoliering|fordonsfoliering|helfoliering|carwrapping|dekaler',
      'bokstavsskylt|profilbokst',
    ),
    sentence: 'Vi gör skyltar.',
    noun: 'Skyltar och bildekor',
    offers: [
      'Vi tillverkar och monterar skyltar till fasader och butiker.',
      'Vi dekorerar och folierar fordon och skyltfönster.',
    ],
    when: [
      'en ny filial öppnar och det saknas skylt över dörren',
      'nya skåpbilar levereras och måste dekoreras',
      'logotypen byts och skyltarna fortfarande visar den gamla',
    ],
    gets: ['en skiss på ett foto av er fasad', 'ett pris per bil utifrån ett foto'],
  },
  pumps: {
    words: within(
      '(?<!värme)pumpar|pumpservice|pumpreparation|pumpteknik|pumpverkstad|industripump',
      'centrifugalpump|dränkbar|vakuumpump|doseringspump|vattenpump|pumpstation',
      'pumpinstallation|pumpförsälj|kompressor|tryckluft|hydraulik|hydraulslang|hydraulcylinder',
      'hydraulservice|pneumatik',
    ),
    sentence: 'Vi säljer och reparerar pumpar och kompressorer.',
    noun: 'Pumpar och kompressorer',
    offers: [
      'Vi levererar, monterar och reparerar pumpar till industrin.',
      'Vi servar kompressorer, hydraulik och pneumatik på plats.',
    ],
    when: [
      'en pump går sönder på helgen och produktionen stannar',
      'en hydraulslang brister ute på jobbet',
      'kompressorn går oavbrutet och trycket ändå sjunker',
    ],
    gets: ['ett reparationspris utifrån märkskylten', 'en läcksökning i ert tryckluftsnät'],
  },
  toolmaking: {
    words: within(
      'verktygsmak|verktygstillverk|formverktyg|formsprutningsverktyg|pressverktyg|stansverktyg',
      'klippverktyg|formtillverk|gjutverktyg|verktygsslip|skärpservice|skärpning av|fixturer',
      'fixturtillverk|jiggar|mätdon och|verktygsverkstad|slipning av verktyg|formbygg',
    ),
    sentence: 'Vi tillverkar verktyg och formar.',
    noun: 'Verktyg och formar',
    offers: [
      'Vi bygger formsprutningsverktyg och pressverktyg.',
      'Vi gör fixturer och mätdon och slipar om verktyg.',
    ],
    when: [
      'ett verktyg går sönder och maskinen blir stående',
      'en ny detalj behöver ett verktyg innan serien kan börja',
      'ett slitet verktyg lämnar grader på varje detalj',
    ],
    gets: ['ett verktygspris utifrån er ritning', 'en titt på det skadade verktyget hos oss'],
  },
  refrigeration: {
    words: within(
      'kylrum|frysrum|kyl- och frys|kylteknik|kylanlägg|kylservice|kylinstallat|kylmontör',
      'kylfirma|industrikyla|butikskyla|kommersiell kyla|livsmedelskyla|kyldisk|kylaggregat',
      'köldmedi|fryslager|kyllager|ismaskin|kylmaskin|storköks?kyla|kylmöbler',
    ),
    sentence: 'Vi bygger och servar kylrum.',
    noun: 'Kylteknik',
    offers: [
      'Vi bygger kylrum och frysrum åt livsmedelsföretag.',
      'Vi servar och reparerar kylanläggningar i butiker och kök.',
    ],
    when: [
      'kylrummet blir varmt och varorna riskerar att förstöras',
      'köldmediet till en gammal anläggning inte längre säljs',
      'köket eller butiken byggs ut och behöver ett kylrum till',
    ],
    gets: ['en kontroll av ett kylrum med kort rapport', 'ett ungefärligt pris efter rummets mått'],
  },
  kitchenEquipment: {
    words: within(
      'storkök|restaurangkök|restaurangutrust|köksutrustning för',
      'espressomaskin',
      'kombiugn|granuldisk|diskmaskin för restaurang|bageriutrust',
      'tappanlägg|restauranginred',
    ),
    sentence: 'Vi utrustar storkök.',
    noun: 'Storkök',
    offers: [
      'Vi planerar, levererar och reparerar storkök.',
      'Vi reparerar ugnar, diskmaskiner och espressomaskiner på plats.',
    ],
    when: [
      'diskmaskinen stannar under lunchrusningen',
      'en personalmatsal byggs om och snart måste servera igen',
      'en ugn i köket inte längre håller temperaturen',
    ],
    gets: ['en genomgång av maskinerna i ert kök', 'ett reparationspris utifrån ett foto'],
  },
  locks: {
    words: within(
      'låssmed|låssystem|låsjour|låsservice|låscylinder|låsbyte|låsöppning|låskista|kodlås',
      'huvudnyckel|nyckelsystem|nyckelkopi|nyckelskåp|nyckeltillverk|dörröppning|kassaskåp',
      'värdeskåp|säkerhetsskåp|lås och beslag|lås och larm',
    ),
    sentence: 'Vi monterar lås och kassaskåp.',
    noun: 'Lås och nyckelsystem',
    offers: [
      'Vi planerar och monterar låssystem i fastigheter.',
      'Vi öppnar dörrar och kassaskåp och byter lås.',
    ],
    when: [
      'någon slutar och nyckeln inte kommer tillbaka',
      'en dörr har brutits upp på natten och måste gå att låsa',
      'ingen längre vet vem som har vilken nyckel',
    ],
    gets: ['en genomgång av era dörrar och låsscheman', 'ett pris per dörr efter er lista'],
  },
  officeFurniture: {
    words: within(
      'kontorsmöb|kontorsinred|kontorsstol|skrivbord|höj- och sänkbar|höj och sänkbar',
      'konferensmöbl|skolmöbl|ergonomisk(?:a)? stol|telefonbås|skärmväggar|möbler för kontor',
    ),
    sentence: 'Vi inreder kontor.',
    noun: 'Kontorsmöbler',
    offers: [
      'Vi inreder kontor med skrivbord, stolar och skåp.',
      'Vi säljer begagnade kontorsmöbler och tar tillbaka gamla.',
    ],
    when: [
      'en avdelning flyttar och skrivborden inte ryms i de nya lokalerna',
      'tio personer börjar samtidigt och saknar skrivbord',
      'företagshälsan ordinerar ett höj- och sänkbart skrivbord',
    ],
    gets: ['en kontorsstol på prov', 'en möbleringsplan för ett rum'],
  },
  upholstery: {
    words: within(
      'tapetserar|möbeltapetser|omklädsel|klädsel av möbler|möbelklädsel|klädsel av bil',
      'bilklädsel|båtklädsel|båtdynor|sadelmak|läderarbet|läderhantverk|läderreparation',
      'möbeltyg|gardin|ridåer|scenridå|draperi|stoppning av möbler|omstoppning',
    ),
    sentence: 'Vi klär om möbler och säten.',
    noun: 'Möbelklädsel och gardiner',
    offers: [
      'Vi klär om stolar, soffor och fordonssäten.',
      'Vi syr och hänger gardiner till hotell och kontor.',
    ],
    when: [
      'sofforna i matsalen är nersuttna',
      'ett förarsäte går sönder och ett nytt dröjer i månader',
      'en sal eller scen behöver flamskyddade draperier',
    ],
    gets: ['prover på tyg och läder', 'ett pris per stol utifrån ett foto'],
  },
  blinds: {
    words: within(
      'solskydd|markis|persienn|rullgardin|jalusi|plissé|lamellgardin|screens|solfilm',
      'insektsnät|fönsterlucka|fönsterluckor|terrasstak|vävgardin|zip-?screen',
    ),
    sentence: 'Vi monterar solskydd och markiser.',
    noun: 'Solskydd och markiser',
    offers: [
      'Vi mäter, levererar och monterar markiser och persienner.',
      'Vi reparerar jalusier och motordrivna solskydd på kontor.',
    ],
    when: [
      'solen ligger på skärmarna och kontoret blir för varmt',
      'en storm river ner markiserna på en fasad',
      'en jalusi fastnar och butiken inte kan öppna',
    ],
    gets: ['tygprover till ett rum', 'ett pris utifrån foton och fönstermått'],
  },
  tills: {
    words: within(
      'kassasystem|kassaregister|kassalösning|kassaprogram|kassaapparat|betalterminal',
      'kortterminal|kortläsare|kassaservice|pos-system|självutcheckning|vågar och|och vågar',
      'industrivåg|butiksvåg|vågsystem|fordonsvåg|golvvåg|vågservice|streckkod|etikettskriv',
      'handdator|vägningssystem',
    ),
    sentence: 'Vi levererar kassasystem och vågar.',
    noun: 'Kassasystem och vågar',
    offers: [
      'Vi installerar kassasystem i butiker och restauranger.',
      'Vi levererar vågar, skannrar och etikettskrivare.',
    ],
    when: [
      'kassan hänger sig medan kunderna står i kö',
      'det kommer nya skatteregler för kassaregister',
      'en våg måste kontrolleras på nytt för att få användas',
    ],
    gets: ['en visning med era egna artiklar', 'en skanner eller skrivare på prov'],
  },
  conferenceTech: {
    words: within(
      'konferensteknik|mötesrumsteknik|mötesteknik|mötesrumslösning|presentationsteknik',
      'av-teknik|av-lösning|av-integr|av-installation|audiovisuell|ljud och bild|bild och ljud',
      'videokonferens|videomöte|projektorer|smartboard|interaktiv(?:a)? (?:skärm|tavl)',
      'ljudanläggning|högtalaranläggning',
      'hörslinga|hörslingor|konferenssystem',
    ),
    sentence: 'Vi installerar konferensteknik.',
    noun: 'Konferensteknik',
    offers: [
      'Vi utrustar mötesrum med skärmar, kameror och mikrofoner.',
      'Vi installerar ljud och projektorer i salar och skolor.',
    ],
    when: [
      'varje videomöte börjar med att leta efter rätt kabel',
      'de som deltar på distans inte hör vad som sägs i rummet',
      'en sal renoveras och den gamla ljudanläggningen ska ut',
    ],
    gets: ['ett ljudtest i ett mötesrum', 'en skärm på prov i en vecka'],
  },
  instruments: {
    words: within(
      'pianostäm|pianotekniker|pianoreparation|pianorenover|pianoverkstad|pianoservice',
      'pianohandel|flyglar|orgelbygg|orgelstäm|kyrkorg|piporg|fiolbygg|violinbygg|gitarrbygg',
      'instrumentbygg|instrumentmak|instrumentreparation|musikinstrument|blåsinstrument',
      'stråkinstrument|stråkmak',
    ),
    sentence: 'Vi stämmer och reparerar instrument.',
    noun: 'Musikinstrument',
    offers: [
      'Vi stämmer och reparerar pianon åt skolor och scener.',
      'Vi bygger och restaurerar orglar och andra instrument.',
    ],
    when: [
      'en konsert närmar sig och flygeln är ostämd',
      'några av orgelns pipor inte längre låter',
      'skolans låneinstrument kommer tillbaka skadade',
    ],
    gets: [
      'en genomgång av instrumentet med prisuppgift',
      'ett instrument på prov till en repetition',
    ],
  },
  boats: {
    words: within(
      'båtvarv|skeppsvarv|båtbygg|båtservice|båtmotor|båtreparation|båtrenover|båtvård',
      'marinmotor|utombordare|inombordare|varvet|segelmak|marinservice|fartygsservice',
      'fartygsreparation|skeppsreparation|båtupplägg|vinterförvaring av båt|båttillbehör|båtel',
    ),
    sentence: 'Vi bygger och reparerar båtar.',
    noun: 'Båt- och varvsarbeten',
    offers: [
      'Vi bygger och renoverar båtar och yachter.',
      'Vi servar marinmotorer och reparerar fartyg.',
    ],
    when: [
      'motorn går sönder under säsongen och båten blir liggande',
      'en arbetsbåt måste upp ur vattnet för besiktning',
      'skrovet skadas i hamnen',
    ],
    gets: ['en titt på båten vid kajen', 'ett servicepris för er motor'],
  },
}

import { within } from '../../letters.ts'
import type { ServingTrades } from '../../trade-ids.ts'

/** Trades of services around people, goods and buildings, as firms of them speak. */
export const serving: ServingTrades = {
  cleaning: {
    words: within(
      'städning|(?<=vi )städar|städfirma|städservice|kontorsstäd|fönsterputs|flyttstäd|lokalvård',
    ),
    sentence: 'Vi städar.',
    noun: 'Städning',
    offers: ['Vi städar kontor och lokaler.', 'Vi putsar fönster och tvättar fasader.'],
    when: [
      'städaren är sjuk och ingen kommer i stället',
      'ett bygge är klart och öppningen är nära',
      'det hela tiden kommer klagomål på städningen',
    ],
    gets: ['ett månadspris efter ett besök', 'en provstädning av ett våningsplan'],
  },
  security: {
    words: within('väktare|bevakning|larm|kameraövervakning|passersystem'),
    sentence: '',
    noun: 'Bevakning och larm',
    offers: ['Vi bevakar byggnader och områden.', 'Vi installerar larm, kameror och passersystem.'],
    when: [
      'det har varit inbrott hos grannen',
      'nycklar är borta och ingen vet vem som kommer in',
      'en byggplats eller ett evenemang måste bevakas med kort varsel',
    ],
    gets: ['en rundvandring med en lista över svaga punkter', 'ett fast pris efter ett besök'],
  },
  pests: {
    words: within('skadedjur|råttbekämp|getingbo|sanering av'),
    sentence: 'Vi bekämpar skadedjur.',
    noun: 'Skadedjur',
    offers: [
      'Vi bekämpar skadedjur hos företag.',
      'Vi kontrollerar lokaler och för protokoll över skadedjur.',
    ],
    when: [
      'det finns möss eller kackerlackor där livsmedel förvaras',
      'en kontroll har frågat efter dokumentation om skadedjur',
      'det hänger ett getingbo över entrén',
    ],
    gets: ['ett besök med en offert', 'ett pris på regelbundna kontroller'],
  },
  staffing: {
    words: within('rekrytering|bemanning|headhunt|vikarie|personaluthyrning'),
    sentence: 'Vi hittar folk till lediga tjänster.',
    noun: 'Rekrytering',
    offers: ['Vi hittar folk till lediga tjänster.', 'Vi hyr ut personal.'],
    when: [
      'en tjänst har varit ledig i flera månader',
      'någon är sjuk i veckor och beställningarna inte väntar',
      'det behövs många händer under en säsong',
    ],
    gets: ['två profiler som passar tjänsten', 'en offert med fast timpris'],
  },
  hr: {
    words: within(
      'hr-konsult|hr-tjänst|hr-stöd|hr-rådgiv|personaladministration|personalhandbok',
      'anställningsavtal|hr-partner|interim hr|personalfrågor',
    ),
    sentence: 'Vi sköter avtal och personaladministration.',
    noun: 'Personaladministration',
    offers: [
      'Vi skriver anställningsavtal och personalhandböcker.',
      'Vi ger arbetsgivare råd om ledighet, frånvaro och uppsägning.',
    ],
    when: [
      'de anställer för första gången och saknar avtal',
      'någon är sjuk i veckor och reglerna är oklara',
      'arbetstiderna ändras och de gamla avtalen inte stämmer',
    ],
    gets: ['en kort genomgång av ett avtal', 'ett månadspris per anställd'],
  },
  transport: {
    words: within('lagerhållning|transport|åkeri|spedition|logistik|budfirma|frakt', 'lagerhotell'),
    sentence: 'Vi kör transporter.',
    noun: 'Transport och lager',
    offers: ['Vi kör gods på väg.', 'Vi lagrar, plockar och skickar varor.'],
    when: [
      'en leverans måste fram i morgon och åkeriet inte har någon bil',
      'varor är för långa, för tunga eller för ömtåliga för paketposten',
      'lagret är fullt och pallar måste någon annanstans',
    ],
    gets: ['ett pris på en av era rutter', 'en lista på lediga bilar för era datum'],
  },
  forwarding: {
    words: within(
      'sjöfrakt|flygfrakt|speditör|spedition|internationell frakt|freight forward',
      'containerfrakt|samlastning|sjötransport',
    ),
    sentence: 'Vi ordnar sjöfrakt och flygfrakt.',
    noun: 'Sjö- och flygfrakt',
    offers: [
      'Vi ordnar sjöfrakt och flygfrakt från dörr till dörr.',
      'Vi samlastar små sändningar i delade containrar.',
    ],
    when: [
      'en reservdel måste hit från andra sidan jorden och linjen står',
      'den första ordern från Asien är klar och ingen frakt är bokad',
      'en container sitter fast i hamnen och avgifterna växer',
    ],
    gets: [
      'ett pris från dörr till dörr för en sändning',
      'en lista över nästa avgångar på er rutt',
    ],
  },
  passengers: {
    words: within('bussresor|turistbuss|busstransport|minibuss|persontransport'),
    sentence: 'Vi kör grupper.',
    noun: 'Bussresor',
    offers: [
      'Vi kör grupper med buss och minibuss.',
      'Vi kör till flygplatser, möten och evenemang.',
    ],
    when: [
      'ett team eller gäster ska åka tillsammans till en plats',
      'personalen inte hinner till morgonskiftet med buss',
      'en buss eller förare faller bort före ett evenemang',
    ],
    gets: ['ett pris för ert datum och er grupp', 'en lista på lediga bussar på ert datum'],
  },
  vehicleDelivery: {
    words: within(
      'fordonsförflyttning|bilförflyttning|biltransfer|fordonsleverans',
      'körning av bilar|fordonslogistik|leverans av fordon|förflyttning av fordon',
      'fordonstransfer',
    ),
    sentence: 'Vi kör fordon åt bilhandlare och vagnparker.',
    noun: 'Förflyttning av fordon',
    offers: [
      'Vi hämtar och lämnar bilar och skåpbilar på väg.',
      'Vi lämnar över fordon till förare och tar med de gamla.',
    ],
    when: [
      'en såld bil ska till en köpare i en annan del av landet',
      'leasingbilar ska lämnas tillbaka före månadens slut',
      'en skåpbil står på fel kontor och ingen kan köra den',
    ],
    gets: ['ett fast pris för en sträcka', 'ett exempel på vårt överlämningsprotokoll'],
  },
  customs: {
    words: within('tullklarering|förtullning|tulldeklar|import och export'),
    sentence: '',
    noun: 'Tull och import',
    offers: ['Vi sköter tullklarering.', 'Vi hjälper till med import och export.'],
    when: [
      'en sändning ligger i tullen och papper saknas',
      'de importerar eller exporterar för första gången',
      'en tidsfrist löper och speditören inte hinner',
    ],
    gets: ['en lista över papper till era varor', 'ett pris på en sändning'],
  },
  removals: {
    words: within('flyttfirma|flytthjälp|kontorsflytt|maskinflytt|dödsbo|bohag'),
    sentence: 'Vi flyttar kontor och hem.',
    noun: 'Flytt',
    offers: ['Vi flyttar kontor och hem.', 'Vi flyttar och magasinerar möbler.'],
    when: [
      'ett kontor flyttar och ska fungera igen på måndag',
      'en tung maskin måste till en annan hall',
      'ett arkiv eller ett lager måste tömmas',
    ],
    gets: ['ett fast pris efter ett besök', 'en plan för flyttdagen'],
  },
  catering: {
    words: within('catering|festmat|lunchlåd|foodtruck|buffé|smörgåstårt'),
    sentence: 'Vi lagar mat till möten och fester.',
    noun: 'Catering',
    offers: ['Vi gör catering till möten och evenemang.', 'Vi levererar lunch till företag.'],
    when: [
      'ett möte pågår över lunch och det finns gäster',
      'ett jubileum eller en sommarfest kräver mat till alla anställda',
      'matsalen är stängd och folk måste äta',
    ],
    gets: ['två menyer med pris per person', 'en provsmakning för två'],
  },
  rooms: {
    words: within(
      'hotell|(?<!video)konferens(?!teknik|system|utrust)|mötesrum(?!steknik|slösning)',
      'festlokal|restaurang(?!kök|utrust)|boende för|vandrarhem',
    ),
    sentence: '',
    noun: '',
    offers: ['Vi hyr ut lokaler för möten och evenemang.', 'Vi har rum för övernattande gäster.'],
    when: [
      'ett team vill arbeta två dagar utanför kontoret',
      'ett möte är större än de egna lokalerna',
      'montörer eller gäster behöver rum i flera nätter',
    ],
    gets: ['ett pris för ert datum och er grupp', 'en visning innan ni bestämmer er'],
  },
  events: {
    words: within('ljudteknik|ljusteknik|scen(?:uthyrning|teknik)|festtält|evenemang|event'),
    sentence: '',
    noun: 'Evenemang',
    offers: ['Vi planerar och genomför evenemang.', 'Vi levererar ljud, ljus och scener.'],
    when: [
      'ett jubileum närmar sig och ingen har börjat',
      'ett tal måste höras på sista raden',
      'en leverantör har hoppat av före evenemanget',
    ],
    gets: ['en första plan med ett ungefärligt pris', 'en lista över vad evenemanget behöver'],
  },
  vehicles: {
    words: within('bilverkstad|fordon|skåpbil|billack|däck(?:byte|hotell)|lastbilsverkstad'),
    sentence: '',
    noun: 'Fordonsservice',
    offers: ['Vi reparerar och servar fordon.', 'Vi lagar plåtskador och lackerar.'],
    when: [
      'en skåpbil står och turen måste köras',
      'flera bilar ska besiktas samtidigt',
      'en skada måste lagas utan att en vecka går förlorad',
    ],
    gets: ['en tid den här veckan', 'ett pris efter bilder på skadan'],
  },
  waste: {
    words: within('avfall|containeruthyrning|återvinning|skrot'),
    sentence: 'Vi hämtar och tar hand om avfall.',
    noun: 'Avfall',
    offers: ['Vi hämtar och tar hand om avfall.', 'Vi köper och återvinner skrot.'],
    when: [
      'en byggnad töms och det behövs en container',
      'det ligger avfall som ingen hämtar',
      'de måste visa vart avfallet har tagit vägen',
    ],
    gets: ['ett pris per container', 'ett förslag på vad som kan sorteras'],
  },
  property: {
    words: within(
      'fastighetsförvaltning|fastighetsskötsel|vaktmästar|mäklare|bostadsrättsförening',
    ),
    sentence: '',
    noun: 'Fastighetsskötsel',
    offers: ['Vi förvaltar fastigheter.', 'Vi sköter vaktmästeri och fastighetsskötsel.'],
    when: [
      'en vaktmästare går i pension och ingen tar över',
      'hyresgäster klagar och ingen svarar',
      'en lägenhet eller ett kontor har stått tomt i månader',
    ],
    gets: ['ett fast pris per enhet', 'ett besök i er fastighet'],
  },
  insurance: {
    words: within('försäkring|pensionsrådgiv|finansiell rådgivning'),
    sentence: 'Vi ger råd om försäkringar.',
    noun: 'Försäkringar',
    offers: ['Vi hjälper företag med försäkringar.', 'Vi ger råd om pension och finansiering.'],
    when: [
      'premien har höjts igen',
      'en skada har skett och bolaget inte betalar',
      'företaget har vuxit och ingen har sett över de gamla försäkringarna',
    ],
    gets: ['en jämförelse av en försäkring', 'en lista över risker som inte täcks'],
  },
  remediation: {
    words: within('mögelsaner|brandskad|vattenskad|klotter|torris|(?<!asbest)sanering'),
    sentence: 'Vi tar bort mögel, sot och klotter.',
    noun: 'Sanering',
    offers: [
      'Vi torkar och rengör byggnader efter vatten och brand.',
      'Vi tar bort mögel och klotter.',
    ],
    when: [
      'ett rör har gått sönder och golvet är under vatten',
      'mögel har hittats och rummet är stängt',
      'en vägg har sprejats i natt och måste bli ren',
    ],
    gets: ['en första titt på skadan', 'ett skriftligt pris efter ett besök'],
  },
}

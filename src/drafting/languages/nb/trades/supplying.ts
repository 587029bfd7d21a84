import { within } from '../../letters.ts'
import type { SupplyingTrades } from '../../trade-ids.ts'

/** Trades that supply practices, farms, shops and offices, or handle goods for them, as firms of them speak. */
export const supplying: SupplyingTrades = {
  dentalLab: {
    words: within(
      'tannteknik|tannteknisk|dentallab|tannprotese|dentalteknik|kroner og broer|zirkonia',
      'gebiss',
    ),
    sentence: 'Vi lager tanntekniske arbeider.',
    noun: 'Tannteknikk',
    offers: [
      'Vi lager kroner, broer og proteser til tannklinikker.',
      'Vi freser og skriver ut skjeletter til tanntekniske laboratorier.',
    ],
    when: [
      'en krone skal settes på i morgen og laboratoriet ikke har tid',
      'arbeidene ikke passer og må slipes til gang på gang',
      'klinikken skanner digitalt og laboratoriet fortsatt vil ha avtrykk',
    ],
    gets: ['et gratis prøvearbeid til sammenligning', 'en prisliste med leveringstidene våre'],
  },
  gifts: {
    words: within(
      'reklameartik|profilartik|firmagave|bedriftsgave|julegaver til ansatte|gavekurv',
      'kundegave|gravering|pokal|profilprodukt|giveaway',
    ),
    sentence: 'Vi leverer firmagaver og profilartikler.',
    noun: 'Firmagaver',
    offers: [
      'Vi trykker og graverer profilartikler og gaver.',
      'Vi pakker gaver til kunder og ansatte.',
    ],
    when: [
      'en messe nærmer seg og det ikke er noe å dele ut',
      'et jubileum står for døren og ingen har tid til gavene',
      'fjorårets profilartikler fortsatt ligger urørt i et skap',
    ],
    gets: ['tre forslag innenfor budsjettet deres', 'en prøve med logoen deres på'],
  },
  drinks: {
    words: within(
      'vinimport|vinhandel|vingård|bryggeri|mikrobryg|destilleri|brenneri|kaffebrenn',
      'drikkevarer|brennevin|sideri|siderprodu|mosteri|eplemost|håndverksøl',
    ),
    sentence: 'Vi lager og leverer drikkevarer.',
    noun: 'Drikkevarer',
    offers: [
      'Vi leverer drikkevarer til restauranter, butikker og kontorer.',
      'Vi tapper drikkevarer under kundens egen etikett.',
    ],
    when: [
      'en ny meny trenger noe som konkurrenten ikke har',
      'en levering uteblir rett før en travel helg',
      'gjestene spør etter noe som er laget i distriktet',
    ],
    gets: ['noen smaksprøver levert hos dere', 'en prisliste med leveringsdagene våre'],
  },
  animals: {
    words: within(
      'husdyr|fjøsinnredning|fjøsutstyr|fjøsbygg|melkerobot|melkeanlegg|kraftfôr|fôrblanding',
      'fôringsanlegg|svineproduk|grisehus|fjørfe|storfe|melkeproduk|fôrleverand',
    ),
    sentence: 'Vi leverer fjøsutstyr og fôr til gårdsbruk.',
    noun: 'Fjøsutstyr',
    offers: [
      'Vi leverer og monterer utstyr til fjøs og grisehus.',
      'Vi leverer fôr og veterinærprodukter til bønder.',
    ],
    when: [
      'melkingen eller fôringen stopper tidlig om morgenen',
      'et fjøs bygges eller utvides til flere dyr',
      'et tilsyn med dyrevelferden har avdekket avvik',
    ],
    gets: ['et skriftlig tilbud etter et besøk i fjøset', 'en fôrprøve med en fôringsplan'],
  },
  paints: {
    words: within(
      'malingsprodu|malingprodu|malingsfabrikk|industrilakk|industrimaling|lakkprodu|epoksymaling',
      'fugemasse|tetningsmid|industrilim|limprodu|tetningsmasse|harpiks|pigment',
    ),
    sentence: 'Vi lager maling, lim og fugemasse.',
    noun: 'Maling og lim',
    offers: [
      'Vi lager maling og lakk til industri og håndverkere.',
      'Vi leverer lim, fugemasse og epoksy.',
    ],
    when: [
      'malingen flasser av eller en fuge sprekker etter kort tid',
      'en farge må være nøyaktig lik og leverandøren ikke får den til',
      'et produkt går ut av markedet og må erstattes',
    ],
    gets: ['en prøve blandet i fargen deres', 'en test på en av delene deres'],
  },
  fulfillment: {
    words: within(
      'fulfillment|fulfilment|tredjepartslogistikk|3pl|plukk og pakk|pakketjenest|ompakking',
      'nettbutikklogistikk|lagerhotell|copacking|co-packing|ommerking|ordreplukk|lagertjenest',
    ),
    sentence: 'Vi lagrer, pakker og sender varer.',
    noun: 'Lager og pakking',
    offers: [
      'Vi lagrer, plukker og sender varer for nettbutikker.',
      'Vi pakker, merker og kontrollerer varer for hånd.',
    ],
    when: [
      'det kommer flere ordrer enn de rekker å pakke',
      'et parti må merkes eller pakkes om før det kan selges',
      'lageret allerede er fullt før sesongen har begynt',
    ],
    gets: ['en pris per ordre eller per stykk', 'et forslag til startdato'],
  },
  laundry: {
    words: within(
      'vaskeri|renseri|tøyvask|tekstilvask|vask av (?:arbeidstøy|arbeidsklær|sengetøy|duker)',
      'leie av (?:tøy|arbeidstøy|arbeidsklær|sengetøy|håndklær)|lintøy|tekstilutleie',
    ),
    sentence: 'Vi vasker og leier ut sengetøy og arbeidsklær.',
    noun: 'Vask av tøy',
    offers: [
      'Vi vasker tøyet til hoteller, klinikker og bedrifter.',
      'Vi leier ut og vasker arbeidsklær og håndklær.',
    ],
    when: [
      'tøyet kommer sent eller flekkete tilbake og gjestene er på vei',
      'bedriftens egen vaskemaskin ryker midt i høysesongen',
      'ansatte vasker arbeidstøyet hjemme og det ikke er tillatt',
    ],
    gets: ['en prøvevask av én sekk', 'en pris per stykk eller per uke'],
  },
  pallets: {
    words: within('trepall|pallefabrikk|palleproduksjon|trekasse|treemballasje'),
    sentence: 'Vi lager paller og kasser.',
    noun: 'Trepaller',
    offers: [
      'Vi lager trepaller, standard og etter mål.',
      'Vi bygger eksportkasser og reparerer paller.',
    ],
    when: [
      'et produkt krever en pall som ikke finnes ferdig',
      'paller for eksport må være behandlet og stemplet',
      'leverandøren mangler paller denne uken',
    ],
    gets: ['en pris per pall', 'en prøvepall etter målene'],
  },
  timber: {
    words: within('sagbruk|trelast|gjerdestolpe|skurlast|vedproduksjon|materialer av tre'),
    sentence: 'Vi leverer trelast, stolper og bord.',
    noun: 'Trelast',
    offers: ['Vi sager og leverer trelast etter mål.', 'Vi leverer stolper og ved.'],
    when: [
      'det trengs et mål som trelasten ikke har',
      'stolper må være framme før sesongen',
      'bord må være tørre og klare til bruk',
    ],
    gets: ['en pris på mållisten', 'en leveringsdato for mengden'],
  },
  components: {
    words: within('trykkfjær|strekkfjær|fjærfabrikk|tetninger|pakninger|kulelager|festemidler'),
    sentence: 'Vi leverer fjærer, pakninger og andre deler.',
    noun: 'Tekniske deler',
    offers: [
      'Vi lager fjærer og tekniske deler etter tegning.',
      'Vi leverer pakninger, lagre og festemidler.',
    ],
    when: [
      'en del ryker for tidlig og ingen katalog har en bedre',
      'det trengs få deler og produsenten vil ha tusenvis',
      'en serie starter snart og prøver mangler',
    ],
    gets: ['en pris etter tegning eller prøve', 'noen prøvedeler før serien'],
  },
  scrap: {
    words: within('skraphandel|bilopphogg|skrapjern|metallskrap|brukte deler|vrakpant'),
    sentence: 'Vi henter skrap og gamle kjøretøy.',
    noun: 'Skrap og vrak',
    offers: [
      'Vi henter skrapmetall og rydder tomter.',
      'Vi tar gamle kjøretøy og selger brukte deler.',
    ],
    when: [
      'en container med skrap er full og står i veien',
      'et kjøretøy ikke er verdt noe og må bort',
      'en brukt del holder og en ny tar uker',
    ],
    gets: ['en pris per tonn for metallet', 'en dato for henting'],
  },
  stands: {
    words: within('messestand|utstillingsstand|displayer|butikkinnredning|profilering'),
    sentence: 'Vi bygger messestander og displayer.',
    noun: 'Stander og displayer',
    offers: ['Vi tegner og bygger messestander.', 'Vi lager displayer og bannere.'],
    when: [
      'en messe er nær og standen ikke er bestilt',
      'en ny vare skal i butikk og mangler display',
      'fjorårets stand skal se ny ut for lite penger',
    ],
    gets: ['en skisse av en stand for plassen', 'en pris etter målene'],
  },
  fuels: {
    words: within('fyringsolje|anleggsdiesel|drivstoff|trepellets|pellets|flisfyring'),
    sentence: 'Vi leverer drivstoff og pellets.',
    noun: 'Drivstoff',
    offers: [
      'Vi leverer diesel og fyringsolje til tanker og byggeplasser.',
      'Vi leverer pellets og flis.',
    ],
    when: [
      'tanken på byggeplassen er nesten tom og maskinene må gå',
      'pelletsen ikke varer vinteren ut',
      'leverandøren kommer for sent eller bare med store mengder',
    ],
    gets: ['en pris på neste levering', 'en leveringsdag for mengden'],
  },
}

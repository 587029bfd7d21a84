import type { AgentLanguage } from '../language.ts'

export const da: AgentLanguage = {
  phrases: {
    unknown: 'Det ved jeg ikke.',
    nearest: 'Det er det nærmeste, jeg ved.',
    noted: 'Jeg har noteret spørgsmålet til en kollega.',
    more: 'Hvad vil du ellers vide?',
    orders: 'Jeg siger kun det, som <company> har bekræftet.',
    calm: 'Jeg forstår. Du kan slutte, når du vil.',
    greeting: 'Goddag.',
    handover: 'En kollega kontakter dig.',
    askAddress: 'På hvilken e-mailadresse kan vi nå dig?',
    calendar: 'Her kan du vælge et tidspunkt: <link>',
    callBack: 'Så vender vi tilbage senere.',
    askDay: 'Hvilken dag passer dig?',
    notInterested: 'Jeg forstår. Tak for svaret.',
    wrongPerson: 'Tak, det har jeg noteret.',
    doNotContact: 'Forstået. Vi kontakter dig ikke igen.',
    askAddressToStop: 'Giv mig din e-mailadresse, så fjerner jeg den fra alle lister.',
    refused: 'Så gemmer jeg ingenting, og vi slutter her. Farvel.',
    off: 'Denne assistent er netop slået fra. Farvel.',
    tooLong: 'Tiden er gået. Tak og farvel.',
    quiet: 'Denne assistent hviler mellem <from> og <to>.',
    offers: 'Mener du et af disse spørgsmål?',
    asks: {
      offer: 'Hvad laver I?',
      audience: 'Hvem er det til?',
      proof: 'Hvem er jeres kunder?',
      price: 'Hvad koster det?',
      hours: 'Hvornår har I åbent?',
      contact: 'Hvordan får jeg fat i jer?',
    },
    leads: {
      offer: 'Det gør vi',
      audience: 'Hvem det er til',
      problem: 'Det hjælper det med',
      proof: 'Det kan vi vise',
    },
  },
  script: {
    disclosure: 'Goddag, jeg er en automatisk assistent fra <company>.',
    consent: 'Det, vi skriver her, gemmes i <days> dage. Er det i orden?',
    reason: 'Jeg svarer på dine spørgsmål om <company>.',
    question: 'Må jeg spørge, hvad der bringer dig hertil?',
    answers: 'Hvad vil du gerne vide?',
    objection: {
      cues: 'ikke tid, travlt, for dyrt, optaget',
      text: 'Jeg forstår. En kollega kan svare skriftligt, når det passer dig.',
    },
    ask: 'Vil du tale med en kollega om det?',
    handover: 'En kollega kontakter dig.',
    close: 'Tak for din tid. Farvel.',
  },
  answers: {
    not: 'ikke nej aldrig ingen intet ej næppe',
    agreed:
      'ikke_noget_problem intet_problem ingen_problemer hvorfor_ikke ikke_noget_imod intet_imod ' +
      'ingen_indvendinger',
    talk: 'tale snakke stilles_om',
    putOff: 'ring_tilbage ring_mig ring_til_mig en_anden_gang ikke_nu',
  },
  words: {
    price:
      'koster koste omkostning pris priser prisliste dyrt dyr billig gebyr gebyrer honorar ' +
      'takst hvor_meget hvad_koster skal_i_have hvad_tager tager_i_for hvad_løber løber_det_op ' +
      'løber_op hvad_bliver hvor_meget_koster prisskilt betale_for kommer_det_til hvad_må ' +
      'timepris billigste om_måneden pr_måned tage_betaling skal_jeg_af_med af_med koste_mig ' +
      'betale betaling lander slippe_med cirka_for prisleje',
    hours:
      'åbent åbne åbner åbningstider lukket lukker weekend weekenden lørdag lørdage søndag ' +
      'mandag klokken hvornår_har hvornår_er tider om_natten aftenen tirsdag onsdag torsdag ' +
      'fredag mandage tirsdage onsdage torsdage fredage søndage aften aftener hverdage hverdag ' +
      'helligdag helligdage frokost lukker_i åbner_i fra_hvornår til_hvornår nogen_der er_i_der ' +
      'døgnet weekender efter_arbejde lørdagen søndagen morgen morgenen natten halv_otte ' +
      'halv_syv halv_seks nogen_der_tager er_der_nogen',
    place:
      'hvor_er hvor_har hvor_finner hvor_finder adresse sted kontor_ligger besøge hovedkontor ' +
      'ligger holder_i_til hvor_er_i by gade finde finde_jer hvor_ligger kigge_forbi ' +
      'komme_forbi sidder_i hos_os hos_jer på_stedet besøg hvor_sidder holder_til langt_fra ' +
      'svinge_forbi hvilken_by ligger_i',
    contact:
      'telefon ringe nå mail email kontakt kontakte nummer telefonnummer fat_i få_fat ringer ' +
      'mobilnummer mobil kontakter slå_på_tråden træffe jeres_nummer få_fat_i ringe_til_jer ' +
      'fange_jer',
    delivery:
      'levere levering leveringstid leverer leveres fragt sende sender hvor_hurtigt fremme ' +
      'vente uger dage hvornår_kommer hvornår_kan_jeg_få leveret leverancen kommer_det ' +
      'kommer_den kommer_de ankommer hvornår_får får_jeg_det sendes bestiller bestille på_lager ' +
      'leveringstider levering_tager er_fremme til_det_er_her hvor_hurtigt_kommer hvornår_ville ' +
      'hvornår_har_jeg hvornår_er_det_her bestiller_i_dag bestiller_nu løbet_tør næsten_tomt ' +
      'hvornår_får_vi hjemme_hos_os',
    trial:
      'prøve prøver teste test prøveperiode demo afprøve smage smagsprøve låne gratis ' +
      'omkostningsfrit uden_at_betale prøve_først vareprøve smage_først uforpligtende smage_den ' +
      'prøvekøre kostprøve se_en se_et kigge_på_en se_den_først før_jeg_beslutter ' +
      'før_vi_beslutter mærke_på',
    guarantee:
      'garanti ødelagt itu fejl defekt retur returnere refusion skade skadet reklamation bytte ' +
      'i_stykker garantien garanterer garanteret erstatte erstatter erstatning levere_tilbage ' +
      'sende_tilbage går_i_stykker bytter_i brænder_sammen holder_op_med står_af får_vi_en_ny ' +
      'en_ny_så hvem_betaler',
    proof:
      'kunder kunde reference referencer anmeldelser hvem_bruger bevis andre_firmaer ' +
      'andre_virksomheder hvem_køber arbejder_i_for hvor_mange_kunder kunderne hvem_ellers ' +
      'hvem_andre flere_kunder bruger_jer mange_andre andre_der flere_der nogen_andre ' +
      'her_i_området gjort_før',
    age:
      'siden grundlagt startet erfaring hvor_gammelt hvor_store hvor_længe_har_i hvilket_år ' +
      'eksisteret startede historie hvor_gammel',
    offer: 'sælger tilbyder produkter ydelser hvad_laver hvad_gør i_laver udvalg beskæftiger',
    audience: 'passer egnet til_hvem hvem_er_det målgruppe rettet',
    security:
      'sikker sikkert sikkerhed data oplysninger gdpr gemmes certificeret certificerede ' +
      'certifikat iso krypteret forsikret fortroligt fortrolig godkendt godkendte godkendelse ' +
      'autoriseret autorisation testet beskyttet beskyttelse norm pålidelig hemmelig syn ' +
      'inspektør må_man',
    payment:
      'betale betaling faktura kort rater mobilepay betaler afbetaling afdrag kontant betales ' +
      'kredit knap_med_penge lidt_ad_gangen dele_op betale_senere på_én_gang',
    term:
      'aftale bindingsperiode opsige opsigelse opsigelsesvarsel bundet abonnement kontrakt ' +
      'opsige_når binding stoppe holde_op låst låse komme_ud bundet_til afbestille aflyse ' +
      'udskyde bindende fortryde springe_fra binder opsige_aftalen bindingen binder_vi ' +
      'hænger_vi_på fortryder ombestemmer stoppe_igen komme_ud_af skifte_til sidder_vi_fast',
    support: 'hjælp støtte oplæring installere installation support vedligeholdelse',
    speaks: 'sprog engelsk tysk dansk taler',
    human: 'menneske nogen kollega rådgiver rigtig_person person',
    later: 'senere en_anden_gang ikke_nu ring_tilbage næste_uge næste_måned',
    identity: 'robot maskine bot ai computer hvem_er_du er_du_en chatbot',
    orders:
      'ignorer glem instruktioner prompt lad_som gentag sig_at fra_nu_af nye_regler lov_mig ' +
      'påstå_at det_er_en_ordre adlyd',
    annoyed: 'dum idiot irriterende belastende vrøvl svindel spam ubrugelig hold_kæft træt_af',
    greeting: 'hej hallo goddag godmorgen',
    thanks: 'tak',
    bye: 'farvel hej_hej det_var_alt ikke_mere',
    yes: 'ja gerne okay ok fint selvfølgelig bestemt',
    no: 'nej helst_ikke nej_tak',
    duration:
      'hvor_lang_tid hvor_længe tager_det varer hvor_mange_dage hvor_mange_uger ' +
      'hvor_mange_timer hvor_mange_måneder hvor_mange_minutter hvor_lang færdig færdige når_i ' +
      'tidsforbrug minutter vente ventetid hvor_længe_kommer rode_rundt være_hos_os',
    asking:
      'jeres din hvilken hvilket hvilke hvem hvordan hvornår hvorfor hvor mange meget lang ' +
      'længe ofte vide sige kan har få får give også mere egentlig sker gør gøre findes hos ' +
      'det først så nemt selv vi snart når_som_helst en et den de dem denne dette disse jeg du ' +
      'i man han hun os jer vores vor min mit mine sin sine og eller men om at som på af til ' +
      'for med uden ved fra over under efter før nu i_dag altid aldrig igen kun allerede måske ' +
      'omtrent cirka præcis nøjagtigt jo vel nok da der her hen alt alle ingen ikke noget ' +
      'nogen lidt mindre stor store lille små god godt ny nye nyt er var være bliver blive ' +
      'blev havde have skal skulle kunne vil må måtte behøver fik gå går gik kom kommer komme ' +
      'gjort tager tage tog giver sætter siger tror spørgsmål hører tænkte tænker plejer to ' +
      'tre fire fem seks syv otte ni ti første tilfælde hver hvert samme slags type ellers ' +
      'hjemme arbejde arbejder job hvis samtidig ekstra gerne op stk bruge bestille bestiller ' +
      'ka ik hva hvo år året måned måneder uge dag ville burde køber bruger købe hertil bedst ' +
      'andre anden periode',
    you: 'i jer jeres dem den dig du',
    generic: 'produkt ting sag pakke system apparat løsning firma virksomhed ydelse jer',
    counting: 'hvor_mange',
    install:
      'montere monterer montering montør opsætte opsætter sætter_op installerer sætte_op ' +
      'sætte_ind fastgøre skrue skrue_op installeres monteres gøre_det_selv sætter_i_op ' +
      'tilslutte opsætning hænger_i_op skruer',
    minimum:
      'mindste minimum mindst mindstekøb kun_en kun_få lille_ordre i_det_mindste laveste ' +
      'lille_mængde få_stykker kun_to kun_ti skal_vi_købe skal_jeg_købe så_lidt',
    disposal:
      'gamle brugte genbruge genbrug bortskaffe skrotte tager_tilbage affald smide smide_ud ' +
      'kasserer skrald tager_i_med tager_med komme_af_med køre_væk lossepladsen genbrugspladsen ' +
      'det_gamle de_gamle af_med_de',
    origin:
      'oprindelse kommer_fra land stammer hvor_kommer hvorfra hvor_fra kommer_den_fra ' +
      'produceret lavet_i dyrket lokalt hvilket_land hvilke_lande dyrkes i_verden',
    eco:
      'økologisk økologiske bæredygtig miljø miljøvenlig kemikalier genanvendt giftig giftige ' +
      'gift skadelig skadelige klima naturlig naturlige miljøvenlige øko',
    energy:
      'energi elektricitet strøm strømmen forbrug batteri oplade strømsvigt elregning el watt ' +
      'batterier stikkontakt bruger_mindre spare sparer besparelse strømmen_går uden_strøm ' +
      'solceller solcelle solen solenergi elregningen bruger_strøm egen_strøm',
    staff:
      'ansatte medarbejdere personale mandskab hvor_mange_er hvor_mange_arbejder ansat ' +
      'underleverandører folk kun_dig hvor_store_er hvor_mange_er_i alene',
    start:
      'begynde starte begynder komme_i_gang hvornår_kan gå_i_gang sætte_i_gang påbegynde ' +
      'startdato kan_i_komme hvornår_starter i_gang hvornår_kan_i',
    frequency:
      'hvor_ofte jævnligt hver_uge hver_måned hvert_år gange_om årligt dagligt ugentligt ' +
      'hvor_mange_gange regelmæssigt',
    lifetime: 'holder holdbar holdbarhed levetid udskifte skifte_ud slides slid bedst_før',
    noise: 'lyd støj larm larmer stille stillere højlydt decibel høres roligt hører_alt runger',
    insurance:
      'forsikring forsikringen forsikret forsikre ansvar tyveri stjålet stjæler tyv ulykke ' +
      'skader ødelægger_noget smadrer taber_noget hvem_hæfter dækker_i',
    repair:
      'reparere reparerer reparation ordne lave_den ødelagt i_stykker virker_ikke ' +
      'fungerer_ikke tekniker nedbrud går_ned',
    training:
      'oplæring kursus kurser undervisning lære viser_i forklare gennemgang instruktion ' +
      'uddannelse',
    pickup: 'hente henter afhentning hentes aflevere komme_og_hente',
    storage: 'opbevare opbevaring opbevarer lagre plads lagerplads',
    custom: 'logo tryk trykke trykker eget_navn vores_navn tilpasse skræddersyet gravere mærke',
    variety:
      'farve farver størrelse størrelser model modeller format sort sorter udvalg_af varianter ' +
      'filer',
    capacity: 'personer deltagere maks højst maksimalt gruppe grupper pladser kapacitet',
    season:
      'vinter vinteren sommer sommeren foråret efteråret kulde frost sne sner koldt udendørs ' +
      'ude måned januar februar marts april maj juni juli august september oktober november ' +
      'december sæson',
    care: 'vedligehold vedligeholde passe_på pleje rengøre rengøring vaske vander pudse',
    fit: 'passer_til kompatibel mærker fabrikat producenter går_ind',
    permit: 'tilladelse byggetilladelse kommunen ansøgning papirarbejde myndighed',
    digital:
      'på_nettet nettet app appen skyen digitalt elektronisk internettet scanne foto adgang ' +
      'logge_ind program uploade',
    advice:
      'råd rådgivning anbefale anbefaler vælge hjælpe_os_med_at_vælge måle måler besigtigelse ' +
      'tjek se_på kommer_og_ser kigge_på',
    load: 'vægt vejer tungt bære bærer bæreevne belastning styrte styrke',
    food: 'mad fødevarer levnedsmidler spise maden spiselig hygiejnisk',
    rental: 'leje lejer udlejning lease leasing låne lånemaskine',
    range: 'rækkevidde hvor_langt afstand kilometer',
    wages: 'løn lønnen lønninger lønkørsel lønseddel',
  },
}

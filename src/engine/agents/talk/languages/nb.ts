import type { AgentLanguage } from '../language.ts'

export const nb: AgentLanguage = {
  phrases: {
    unknown: 'Det vet jeg ikke.',
    nearest: 'Dette er det nærmeste jeg vet.',
    noted: 'Jeg har notert spørsmålet til en kollega.',
    more: 'Hva mer vil du vite?',
    orders: 'Jeg sier bare det <company> har bekreftet.',
    calm: 'Jeg forstår. Du kan avslutte når du vil.',
    greeting: 'Hei.',
    handover: 'En kollega tar kontakt med deg.',
    askAddress: 'På hvilken e-postadresse kan vi nå deg?',
    calendar: 'Her kan du velge et tidspunkt: <link>',
    callBack: 'Da tar vi kontakt senere.',
    askDay: 'Hvilken dag passer for deg?',
    notInterested: 'Jeg forstår. Takk for svaret.',
    wrongPerson: 'Takk, det har jeg notert.',
    doNotContact: 'Forstått. Vi kontakter deg ikke igjen.',
    askAddressToStop: 'Gi meg e-postadressen din, så tar jeg den av alle lister.',
    refused: 'Da lagrer jeg ingenting, og vi stopper her. Ha det.',
    off: 'Denne assistenten er nettopp slått av. Ha det.',
    tooLong: 'Tiden er ute. Takk og ha det.',
    quiet: 'Denne assistenten hviler mellom <from> og <to>.',
    offers: 'Mener du et av disse spørsmålene?',
    asks: {
      offer: 'Hva gjør dere?',
      audience: 'Hvem er det for?',
      proof: 'Hvem er kundene deres?',
      price: 'Hva koster det?',
      hours: 'Når har dere åpent?',
      contact: 'Hvordan når jeg dere?',
    },
    leads: {
      offer: 'Dette gjør vi',
      audience: 'Hvem det er for',
      problem: 'Dette hjelper det med',
      proof: 'Dette kan vi vise',
    },
  },
  script: {
    disclosure: 'Hei, jeg er en automatisk assistent fra <company>.',
    consent: 'Det vi skriver her, lagres i <days> dager. Er det greit?',
    reason: 'Jeg svarer på spørsmålene dine om <company>.',
    question: 'Kan jeg spørre hva som bringer deg hit?',
    answers: 'Hva vil du vite?',
    objection: {
      cues: 'ikke tid, dårlig tid, travelt, for dyrt, opptatt',
      text: 'Jeg forstår. En kollega kan svare skriftlig når det passer for deg.',
    },
    ask: 'Vil du snakke med en kollega om det?',
    handover: 'En kollega tar kontakt med deg.',
    close: 'Takk for tiden din. Ha det.',
  },
  answers: {
    not: 'ikke nei aldri ingen ingenting intet neppe',
    agreed:
      'ikke_noe_problem ingen_problem ingen_problemer intet_problem hvorfor_ikke ' +
      'ikke_noe_i_veien ikke_noe_imot ingenting_imot ingen_innvendinger',
    talk: 'snakke prate tale settes_over',
    putOff: 'ring_tilbake ring_meg ta_kontakt en_annen_gang ikke_nå',
  },
  words: {
    price:
      'koster koste kostnad kostnader pris priser prisliste dyrt dyr billig avgift gebyr ' +
      'honorar tilbud_på hvor_mye hva_koster hva_tar tar_dere_for hva_må ut_med hva_blir ' +
      'hvor_mye_koster hvor_mye_tar hva_skal prislapp betale_for kommer_på hva_kommer timepris ' +
      'billigste per_måned i_måneden ta_betalt punge_ut koste_meg betale betalt kommer_det_på ' +
      'blir_det_på havner må_jeg_ut_med sånn_cirka ligger_det_på svir',
    hours:
      'åpent åpne åpner åpningstider stengt stenger helg helgen helger lørdag lørdager søndag ' +
      'mandag klokka klokken når_har_dere når_er_dere tider om_natten natten kvelden ' +
      'hele_døgnet tirsdag onsdag torsdag fredag mandager tirsdager onsdager torsdager fredager ' +
      'søndager kveld kvelder hverdager hverdag helligdag helligdager lunsj døgnet natta ' +
      'stenger_dere åpner_dere fra_når til_når noen_der er_dere_der etter_jobb morgenen ' +
      'om_natta klokka_tre midt_på_natta halv_åtte halv_sju halv_seks noen_som_svarer ' +
      'noen_på_vakt',
    place:
      'hvor_er hvor_har hvor_finner hvor_finder adresse sted kontor_ligger besøke hovedkontor ' +
      'ligger holder_dere_til hvor_er_dere by gate finne finne_dere hvor_ligger stikke_innom ' +
      'komme_innom sitter_dere hos_oss hos_dere på_stedet besøk hvor_sitter holder_til ' +
      'langt_fra svinge_innom hvilken_by',
    contact:
      'telefon ringe nå mail email e-post kontakt kontakte nummer telefonnummer få_tak tak_i ' +
      'ringer slå_på_tråden mobilnummer mobil nås treffe nummeret_deres få_tak_i ringe_dere ' +
      'nå_dere',
    delivery:
      'levere levering leveringstid leverer leveres frakt sende sender hvor_raskt hvor_fort ' +
      'framme vente uker dager når_kommer levert leveransen kommer_det kommer_den kommer_de ' +
      'ankommer få_dem får_jag får_jeg_det sendes bestiller på_lager leveringstider når_får ' +
      'til_det_er_her når_ville når_har_jeg når_er_det_her fram bestiller_i_dag bestiller_nå ' +
      'nesten_tomt når_kommer_de når_får_vi hjemme_hos_oss',
    trial:
      'prøve prøver teste test prøveperiode demo utprøving smake låne gratis kostnadsfritt ' +
      'uten_å_betale prøve_først vareprøve smaksprøve uforpliktende prøvekjøre se_en se_et ' +
      'titte_på_en teste_først se_den_først før_jeg_bestemmer før_vi_bestemmer kjenne_på',
    guarantee:
      'garanti ødelagt i_stykker feil defekt retur returnere refusjon skade skadet reklamasjon ' +
      'bytte garantien garanterer garantert garantitid erstatte erstatter erstatning ' +
      'levere_tilbake sende_tilbake går_i_stykker bytter_dere slutter_å_virke ryker ' +
      'får_jeg_en_ny en_ny_da takker_for_seg hvem_betaler',
    proof:
      'kunder kunde referanse referanser omtaler hvem_bruker bevis andre_bedrifter hvem_kjøper ' +
      'jobber_dere_med hvor_mange_kunder kundene hvem_andre hvem_flere flere_kunder mange_andre ' +
      'andre_firmaer andre_som flere_som noen_andre_som her_i_området gjort_før kjøpt_av_dere',
    age:
      'siden grunnlagt startet erfaring hvor_gammelt hvor_lenge_har hvor_store ' +
      'hvor_lenge_har_dere hvilket_år eksistert startet_dere historie hvor_gammel',
    offer:
      'selger tilbyr produkter tjenester hva_gjør hva_er_det dere_gjør utvalg driver_dere ' +
      'driver_med',
    audience: 'passer egnet for_hvem hvem_er_det rettet målgruppe',
    security:
      'sikker sikkert sikkerhet data opplysninger personvern gdpr lagres sertifisert ' +
      'sertifiserte sertifikat iso kryptert forsikret konfidensielt fortrolig godkjent ' +
      'godkjente godkjenning autorisert autorisasjon testet beskyttet beskyttelse norm ' +
      'pålitelig hemmelig tilsyn inspektør lov_til',
    payment:
      'betale betaling faktura kort delbetaling avtalegiro vipps betaler avbetaling nedbetale ' +
      'kontant betales kreditt dårlig_råd litt_om_gangen dele_opp betale_senere alt_på_en_gang',
    term:
      'avtale bindingstid si_opp oppsigelse oppsigelsestid bundet abonnement kontrakt binding ' +
      'hvor_lenge_er_jeg avslutte slutte slutter låst låse fast bundet_til komme_ut avbestille ' +
      'avlyse utsette bindende angre trekke_seg hoppe_av sitter_vi_fast angrer_oss ombestemmer ' +
      'komme_ut_av bytte_til før_vi_er_ute slutte_igjen',
    support: 'hjelp støtte opplæring installere installasjon support vedlikehold',
    speaks: 'språk engelsk tysk norsk snakker',
    human: 'menneske noen kollega rådgiver ekte_person person selger_person',
    later: 'senere en_annen_gang ikke_nå ring_tilbake neste_uke neste_måned',
    identity: 'robot maskin bot ai ki datamaskin hvem_er_du er_du_en chatbot',
    orders:
      'ignorer glem instruksjoner prompt late_som gjenta si_at fra_nå_av nye_regler lov_meg ' +
      'påstå_at det_er_en_ordre adlyd',
    annoyed: 'dum idiot irriterende plagsomt tull svindel spam ubrukelig hold_kjeft lei_av',
    greeting: 'hei hallo god_morgen god_dag',
    thanks: 'takk',
    bye: 'ha_det adjø det_var_alt ikke_noe_mer',
    yes: 'ja gjerne greit ok okei absolutt selvfølgelig javel',
    no: 'nei helst_ikke nei_takk',
    duration:
      'hvor_lang_tid hvor_lenge tar_det varer hvor_mange_dager hvor_mange_uker hvor_mange_timer ' +
      'hvor_mange_måneder hvor_mange_minutter hvor_lang ferdig rekker tidsbruk klart minutter ' +
      'vente ventetid holder_dere_på være_hos_oss',
    asking:
      'deres din hvilken hvilket hvilke hvem hvordan når hvorfor hvor mange mye lang lenge ' +
      'ofte vite si kan har få får gi også mer egentlig skjer gjør gjøre finnes sier hos det ' +
      'først så enkelt selv må en et ei den de dem denne dette disse jeg du dere vi man han ' +
      'hun oss vår vårt våre min mitt mine sin sine og eller men om at som på i av til for med ' +
      'uten ved fra over under etter før nå i_dag alltid aldri igjen bare allerede kanskje ' +
      'omtrent cirka akkurat nøyaktig jo vel nok da der her hit dit alt alle ingen ikke noe ' +
      'noen litt mindre stor store liten små bra ny nye nytt er var være blir bli ble hadde ha ' +
      'skal skulle kunne vil måtte trenger fikk gå går gikk kom kommer komme gjort tar ta tok ' +
      'gir setter vet tror lurer spørsmål hører tenkte tenker funker fungerer pleier to tre ' +
      'fire fem seks sju syv åtte ni ti første tilfelle hver hvert samme ulike slags type ' +
      'greia greie ellers hjemme jobb jobben mann midt hvis vor ordner ordne opp stykk ' +
      'bestille bestiller ka kor ikkje æ hvordn år året måned måneder uke dag ville burde ' +
      'jobber arbeider kjøper bruker kjøpe best andre annen slutter',
    you: 'dere deres dem den deg du',
    generic: 'produkt ting sak pakke system apparat løsning firma bedrift tjeneste dere',
    counting: 'hvor_mange',
    install:
      'montere monterer montering montør sette_opp setter_opp installerer sette_inn feste skru ' +
      'skru_opp skru_den installeres monteres gjøre_det_selv setter_dere_opp koble_til kople ' +
      'montør_kommer henger_dere_opp skrur',
    minimum:
      'minste minimum minst minstekjøp bare_en bare_få liten_ordre i_det_minste laveste ' +
      'liten_mengde få_stykker bare_to bare_ti må_vi_kjøpe må_jeg_kjøpe så_lite',
    disposal:
      'gamle brukte gjenbruke gjenvinning avhende kaste tar_tilbake avfall kaster søppel ' +
      'ta_med_dere tar_dere_med tar_med bli_kvitt fyllinga frakte_bort dynga kjøre_det_bort ' +
      'det_gamle de_gamle kvitt',
    origin:
      'opprinnelse kommer_fra land stammer hvor_kommer hvor_fra hvorfra kommer_den_fra ' +
      'produsert laget_i dyrket norsk lokalt hvilket_land',
    eco:
      'økologisk økologiske bærekraftig miljø miljøvennlig kjemikalier resirkulert giftig ' +
      'giftige gift skadelig skadelige klima naturlig naturlige miljøvennlige',
    energy:
      'energi elektrisitet strøm strømmen forbruk batteri lade strømbrudd strømregning watt ' +
      'batterier stikkontakt bruker_mindre spare sparer energisparing besparelse strømmen_går ' +
      'uten_strøm strømløs aggregat strømregningen bruker_strøm sikring sikringen',
    staff:
      'ansatte medarbeidere bemanning hvor_mange_er hvor_mange_jobber jobber_hos_dere ansatt ' +
      'personale underleverandører folk bare_deg hvor_store_er hvor_mange_er_dere flere_folk ' +
      'på_kontoret alene',
    start:
      'begynne starte begynner komme_i_gang når_kan sette_i_gang påbegynne startdato ' +
      'kan_dere_komme når_starter i_gang når_kan_dere',
    frequency:
      'hvor_ofte jevnlig hver_uke hver_måned hvert_år ganger_i årlig daglig ukentlig ' +
      'hvor_mange_ganger regelmessig',
    lifetime: 'holder holdbar holdbarhet levetid bytte_ut slites slitasje best_før rekker_det',
    noise: 'lyd støy bråk bråker stille stillere høylytt desibel høres rolig hører_alt gjenlyd',
    insurance:
      'forsikring forsikringen forsikret forsikre ansvar tyveri stjålet stjeler tyv ulykke ' +
      'skader ødelegger_noe knuser mister_noe i_gulvet hvem_står_for dekker_dere',
    repair:
      'reparere reparerer reparasjon fikse fikser ødelagt i_stykker funker_ikke virker_ikke ' +
      'tekniker havari',
    training: 'opplæring kurs kursing lære lærer_dere viser_dere forklare gjennomgang instruksjon',
    pickup: 'hente henter henting hentes levere_inn komme_og_hente',
    storage: 'oppbevare oppbevaring lagre lagring plass lagerplass',
    custom: 'logo trykk trykke trykker eget_navn vårt_navn tilpasse skreddersydd gravere merke',
    variety:
      'farge farger størrelse størrelser modell modeller format sort sorter utvalg_av ' +
      'varianter filer',
    capacity: 'personer deltakere maks høyst maksimalt gruppe grupper plasser kapasitet',
    season:
      'vinter vinteren sommer sommeren våren høsten kulde frost snø kaldt utendørs ute måned ' +
      'januar februar mars april mai juni juli august september oktober november desember ' +
      'sesong',
    care: 'vedlikehold stelle stell rengjøre rengjøring vaske vasker vanne pusse',
    fit: 'passer passe kompatibel merker fabrikat produsenter går_inn',
    permit: 'tillatelse byggesak kommunen søknad papirarbeid myndighet konsesjon',
    digital:
      'på_nett nettet nett app appen skyen digitalt elektronisk internett skanne bilde tilgang ' +
      'innlogging logge_inn program laste_opp se_på_tallene se_tallene selv_når',
    advice:
      'råd rådgivning anbefale anbefaler velge hjelpe_oss_å_velge måle måler befaring se_på ' +
      'kommer_og_ser',
    load: 'vekt veier tungt bære bærer bæreevne belastning rase styrke',
    food: 'mat matvarer næringsmidler spise maten spiselig hygienisk',
    rental: 'leie leier utleie lease leasing låne',
    range: 'rekkevidde hvor_langt avstand kilometer mil',
    wages: 'lønn lønna lønnen lønninger lønnskjøring lønnsslipp hyra hyre lønningene',
  },
}

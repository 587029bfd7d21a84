import type { AgentLanguage } from '../language.ts'

export const nl: AgentLanguage = {
  phrases: {
    unknown: 'Dat weet ik niet.',
    nearest: 'Dit komt er het dichtst bij van wat ik weet.',
    noted: 'Ik heb uw vraag genoteerd voor een collega.',
    more: 'Wat wilt u nog meer weten?',
    orders: 'Ik zeg alleen wat <company> heeft bevestigd.',
    calm: 'Ik begrijp het. U kunt op elk moment stoppen.',
    greeting: 'Goedendag.',
    handover: 'Een collega neemt contact met u op.',
    askAddress: 'Op welk e-mailadres bent u bereikbaar?',
    calendar: 'U kunt hier een tijd kiezen: <link>',
    callBack: 'Dan nemen we later weer contact op.',
    askDay: 'Welke dag komt u uit?',
    notInterested: 'Ik begrijp het. Dank u voor uw antwoord.',
    wrongPerson: 'Dank u, dat heb ik genoteerd.',
    doNotContact: 'Begrepen. Wij nemen geen contact meer met u op.',
    askAddressToStop: 'Geef mij uw e-mailadres, dan haal ik het van alle lijsten.',
    refused: 'Dan bewaar ik niets en stoppen we hier. Tot ziens.',
    off: 'Deze assistent is zojuist uitgeschakeld. Tot ziens.',
    tooLong: 'Onze tijd is om. Dank u en tot ziens.',
    quiet: 'Deze assistent rust tussen <from> en <to> uur.',
    offers: 'Bedoelt u een van deze vragen?',
    asks: {
      offer: 'Wat doen jullie?',
      audience: 'Voor wie is het?',
      proof: 'Wie zijn jullie klanten?',
      price: 'Wat kost het?',
      hours: 'Wanneer zijn jullie open?',
      contact: 'Hoe kan ik jullie bereiken?',
    },
    leads: {
      offer: 'Wat wij doen',
      audience: 'Voor wie',
      problem: 'Waar het bij helpt',
      proof: 'Wat wij kunnen laten zien',
    },
  },
  script: {
    disclosure: 'Goedendag, ik ben een automatische assistent van <company>.',
    consent: 'Wat we hier schrijven, wordt <days> dagen bewaard. Vindt u dat goed?',
    reason: 'Ik beantwoord uw vragen over <company>.',
    question: 'Mag ik vragen wat u hier brengt?',
    answers: 'Wat wilt u weten?',
    objection: {
      cues: 'geen tijd, haast, te duur, druk',
      text: 'Ik begrijp het. Een collega kan u schriftelijk antwoorden, wanneer het u uitkomt.',
    },
    ask: 'Wilt u er met een collega over praten?',
    handover: 'Een collega neemt contact met u op.',
    close: 'Dank u voor uw tijd. Tot ziens.',
  },
  answers: {
    not: 'niet nee geen nooit niets niks nauwelijks',
    agreed:
      'geen_probleem geen_problemen geen_enkel_probleem waarom_niet geen_bezwaar niets_tegen ' +
      'niets_op_tegen niks_op_tegen',
    talk: 'spreken praten doorverbinden',
    putOff: 'terugbellen bel_terug bel_me bel_mij belt_u_me belt_u_mij een_andere_keer nu_niet',
  },
  words: {
    price:
      'kost kosten prijs prijzen tarief tarieven duur goedkoop vergoeding offerte prijslijst ' +
      'betaal_ik wat_kost hoeveel_betaal hoeveel_kost wat_kosten wat_ben_ik kwijt hoeveel_is ' +
      'wat_vragen wat_rekenen rekenen_jullie hoeveel_vraagt wat_vraagt wat_betaal bedrag ' +
      'prijzig betaal_je hoeveel_ben uitgeven kostenplaatje wat_moet_ik_betalen per_maand ' +
      'neertellen betalen komt_dat_op hoeveel_vragen vragen_jullie neerkomen hoeveel_rekenen ' +
      'ongeveer_betalen zit_ik_aan kom_ik_op ordegrootte prijskaartje',
    hours:
      'open geopend openingstijden gesloten sluiten weekend zaterdag zondag maandag uur ' +
      'hoe_laat wanneer_bent wanneer_zijn_jullie bereikbaar op_zaterdag avonds dinsdag woensdag ' +
      'donderdag vrijdag ochtend ochtends middag middags avond zaterdags zondags feestdagen ' +
      'feestdag werkdagen doordeweeks tot_hoe vanaf_hoe is_er_iemand iemand_aanwezig ' +
      'na_werktijd open_op dicht ging_dicht gaan_jullie_open halfacht half_acht half_zes ' +
      'half_zeven nog_terecht bij_jullie_terecht',
    place:
      'waar adres locatie gevestigd vestiging bezoeken kantoor_is zitten_jullie waar_zit stad ' +
      'langskomen langs straat vinden waar_zitten waar_kan_ik_jullie route bij_ons bij_jullie ' +
      'op_locatie plaats waar_moet_ik waar_moet_ik_wezen in_de_buurt ver_van langs_brengen ' +
      'naar_jullie_toe welke_hoek',
    contact:
      'telefoon bellen bereiken mail email contact nummer telefoonnummer opbellen belnummer ' +
      'mobiel spreek bel nummertje te_pakken pakken_krijgen jullie_nummer jullie_bellen ' +
      'bereik_ik',
    delivery:
      'leveren levering levertijd levert geleverd bezorgen bezorging verzenden verzending ' +
      'hoe_snel aankomst wachten weken dagen wanneer_komt bezorgd bezorgen_jullie sturen stuur ' +
      'verstuurd aankomen komt_het komen_ze voorraad op_voorraad ontvangen ontvang levertermijn ' +
      'wanneer_heb wanneer_krijg binnen_hoeveel wanneer_heb_ik in_huis wanneer_hebben_we ' +
      'als_ik_vandaag vandaag_bestel bijna_op bijna_zonder binnen_hebben zitten_zonder',
    trial:
      'proberen proef test testen monster demo proefperiode uitproberen gratis kosteloos ' +
      'vrijblijvend eerst_proberen voorbeeld proefstuk monsters uitproberen_voor eerst_zien ' +
      'proeven een_zien eerst_een_zien eerst_zelf eerst_eens even_uitproberen voordat_ik_beslis ' +
      'op_rondrijden zelf_eens een_keertje',
    guarantee:
      'garantie kapot defect stuk schade retour terugsturen teruggeven terugbetaling beschadigd ' +
      'ruilen garanties gegarandeerd vervangen vervanging terugbrengen niet_tevreden ' +
      'teruggestuurd begeeft_het stuk_gaat ermee_stopt kapot_gaat een_nieuwe wie_betaalt',
    proof:
      'klanten klant referentie referenties ervaringen beoordelingen wie_gebruikt bewijs ' +
      'wie_koopt andere_bedrijven leveren_jullie_aan klantenkring hoeveel_bedrijven ' +
      'andere_klanten wie_nog wie_anders anderen nog_anderen hier_in_de_buurt al_eerder_gedaan',
    age:
      'sinds opgericht oprichting ervaring hoe_oud hoe_groot bestaan hoe_lang_bestaan ' +
      'hoe_lang_zijn_jullie welk_jaar sinds_wanneer bestaat geschiedenis',
    offer: 'verkopen bieden aanbieden producten diensten wat_doen wat_doet waar_gaat aanbod',
    audience: 'geschikt bedoeld voor_wie doelgroep richten',
    security:
      'veilig veiligheid gegevens privacy avg opgeslagen gecertificeerd certificaat ' +
      'certificaten iso versleuteld verzekerd vertrouwelijk goedgekeurd keuring gekeurd ' +
      'beveiligd beveiliging norm erkend betrouwbaar geheim keurmeester officieel veilig_is ' +
      'mag_dat',
    payment:
      'betalen betaling factuur creditcard termijnen incasso overmaken gespreid betaald pinnen ' +
      'contant op_rekening facturen betaaltermijn in_delen krap_bij_kas beetje_bij_beetje ' +
      'later_betalen in_stukjes uitsmeren',
    term:
      'contract looptijd opzeggen opzegging opzegtermijn vast abonnement vastzitten zit_ik ' +
      'zitten_vast vast_aan stoppen eraf afzeggen annuleren gebonden verplicht verplichting ' +
      'uitstellen eronderuit beëindigen lang_vast van_gedachten ervan_af vanaf er_vanaf ' +
      'stoppen_weer overstappen niks_voor_ons',
    support: 'hulp ondersteuning training installatie onderhoud begeleiding opslag opslaan',
    speaks: 'taal talen engels duits nederlands spreken',
    human: 'mens iemand collega medewerker adviseur echt_persoon persoon',
    later: 'later een_andere_keer nu_niet terugbellen bel_terug volgende_week volgende_maand',
    identity: 'robot machine bot ai computer wie_bent bent_u_een ben_jij_een chatbot',
    orders:
      'negeer vergeet instructies opdrachten prompt doe_alsof herhaal zeg_dat vanaf_nu ' +
      'nieuwe_regels beloof_me beloof_dat beweer_dat dat_is_een_bevel gehoorzaam',
    annoyed: 'dom stom idioot irritant vervelend onzin oplichting spam nutteloos hou_op zat',
    greeting: 'hallo goedendag goedemorgen goedemiddag hoi',
    thanks: 'bedankt dank dank_u dankjewel',
    bye: 'dag tot_ziens doei dat_was_alles niets_meer',
    yes: 'ja graag prima oké ok akkoord natuurlijk zeker goed',
    no: 'nee liever_niet nee_bedankt',
    duration:
      'hoe_lang duurt duur_van hoeveel_dagen hoeveel_weken hoeveel_uur hoeveel_maanden ' +
      'hoeveel_minuten duren klaar tijd hoeveel_tijd af_zijn minuten wachten wachttijd ' +
      'zijn_jullie_bezig duurt_het over_de_vloer',
    asking:
      'uw jullie ik welke welk wie hoe wanneer waarom veel hoeveel lang vaak ver weten zeggen ' +
      'kan kunt kunnen heeft hebben krijg krijgen geven ook nog meer echt gebeurt doen het er ' +
      'eerst dan makkelijk gemakkelijk iets de een van in op aan met voor bij naar en of maar ' +
      'dus want al wel niet geen je jij wij we ons onze mijn hij zij ze hem haar hun dit dat ' +
      'deze die wat waar als toen nu vandaag straks altijd nooit weer eens even gewoon ' +
      'eigenlijk misschien ongeveer precies zoiets niets alles iemand elke elk ieder twee drie ' +
      'vier vijf zes zeven acht negen tien ben bent is zijn was waren wordt worden word heb ' +
      'hebt had hadden kun zou zouden wil willen wilt moet moeten mag mogen ga gaat gaan kom ' +
      'komt komen doe doet maak maken neem nemen zie zien zit zitten staat staan gebruik ' +
      'gebruiken nodig vraag vragen zeg gelijk goed nieuw nieuwe groot grote klein kleine ' +
      'beetje paar minder stuks keer mee erop eraf eraan daar daarna hier zonder tussen over ' +
      'na om te tot sorry oké hé hoor toch zelf allemaal heel bestel bestellen eruit erheen ' +
      'wnr ff aub ie wa jaar jaren maand maanden week dag werkt werken koopt kopen gebruikt ' +
      'daarvoor ervoor hiervoor daarmee hierheen huis beste andere dagen',
    you: 'u uw jullie je jij ze',
    generic: 'product ding zaak pakket systeem apparaat oplossing bedrijf dienst u jullie',
    counting: 'hoeveel',
    install:
      'monteren montage monteert monteur plaatsen plaatst installeren installeert opbouwen ' +
      'neerzetten zelf_doen zetten_jullie in_elkaar aansluiten ophangen bevestigen geplaatst ' +
      'gemonteerd zetten_jullie_het hangen_jullie plaatsen_jullie',
    minimum:
      'minimale minimum minstens minimaal kleine_hoeveelheid er_maar maar_één ik_er ten_minste ' +
      'afnemen minimumaantal klein_aantal weinig slechts zo_weinig maar_tien moet_ik_nemen ' +
      'moeten_we_nemen kleinste kleine_bestelling',
    disposal:
      'oude gebruikte recyclen recycling afvoeren weggooien terugnemen afval inleveren wegdoen ' +
      'weggegooid kwijtraken meenemen vuilnis vuil neemt_mee nemen_jullie_mee oude_spullen ' +
      'de_oude stort container wat_gebeurt_er_met',
    origin:
      'herkomst oorsprong komt_uit komen_uit land waar_komt vandaan waarvandaan waar_vandaan ' +
      'uit_welk lokaal gemaakt_in streek',
    eco:
      'bio biologisch ecologisch duurzaam duurzame milieu milieuvriendelijk chemisch ' +
      'gerecycled giftig schadelijk klimaat natuurlijk groen milieubewust hergebruikt',
    energy:
      'energie elektriciteit stroom verbruik accu batterij opladen lading stroomuitval ' +
      'elektrisch watt batterijen stopcontact verbruikt besparen bespaart besparing ' +
      'energierekening zuinig volle_lading stroomrekening vreet_stroom',
    staff:
      'medewerkers werknemers personeel team hoeveel_zijn hoeveel_mensen_werken werknemer ' +
      'onderaannemers mensen_werken alleen_jij in_je_eentje hoeveel_man met_hoeveel_zijn ' +
      'hoe_groot_zijn',
    start:
      'beginnen starten begin aanvangen wanneer_kunnen starten_jullie aanvang begonnen ' +
      'beginnen_jullie van_start aan_de_slag wanneer_beginnen',
    frequency:
      'hoe_vaak regelmatig elke_maand elk_jaar dagelijks wekelijks maandelijks jaarlijks ' +
      'keer_per om_de',
    lifetime:
      'gaat_mee gaan_mee meegaan houdbaar houdbaarheid levensduur vervangen_worden slijten ' +
      'slijtage bederven bederft verlopen',
    noise:
      'geluid lawaai herrie stil stiller luid lawaaierig decibel horen hoor rustig hoor_je ' +
      'galmt',
    insurance:
      'verzekering verzekerd verzekeren diefstal gestolen gejat gestolen_wordt stelen dief ' +
      'aansprakelijkheid ongeluk schade pikken gepikt iets_kapot_maakt laat_vallen wie_draait ' +
      'wie_is_aansprakelijk beschadigt',
    repair:
      'repareren reparatie gerepareerd maken_jullie gemaakt kapot kapotte stuk stukgaat lek ' +
      'pech storing defect monteur doet_het_niet werkt_niet hersteld',
    training: 'training opleiding cursus cursussen uitleg uitleggen leren les instructie trainen',
    pickup: 'ophalen halen haalt opgehaald afhalen brengen zelf_brengen komen_halen',
    storage:
      'opslag opslaan bewaren bewaard magazijn opslagruimte ruimte plek stallen ' +
      'voorraad_houden',
    custom:
      'logo bedrukken bedrukt drukken gedrukt drukwerk opdruk onze_naam eigen_ontwerp op_maat ' +
      'personaliseren merk',
    variety:
      'kleur kleuren maat maten model modellen formaat formaten soorten soort keuze varianten ' +
      'uitvoeringen bestanden',
    capacity: 'personen deelnemers maximaal maximum groep groepen plaatsen capaciteit',
    season:
      'winter zomer lente herfst kou vorst vriezen sneeuw ijs koud buiten maand januari ' +
      'februari maart april juni juli augustus september oktober november december seizoen',
    care:
      'onderhoud onderhouden verzorgen verzorging schoonmaken schoonmaak poetsen reinigen ' +
      'water_geven',
    fit: 'passen past compatibel merken fabrikanten erin_past geschikt_voor',
    permit: 'vergunning vergunningen toestemming gemeente papierwerk aanvraag aanvragen',
    digital:
      'online app cloud digitaal elektronisch papier internet website scannen foto toegang ' +
      'portaal software uploaden inloggen',
    advice:
      'advies adviseren aanbevelen aanraden kiezen keuze_maken helpen_kiezen meten opmeten ' +
      'bekijken komen_kijken inspectie',
    load: 'gewicht zwaar dragen draagt draagkracht belasting instorten stevig kilo',
    food: 'levensmiddelen eten voedsel voeding etenswaren eetbaar hygiënisch',
    rental: 'huren huur verhuren lenen leasen lease verhuur',
    range: 'hoe_ver bereik actieradius afstand kilometer kilometers hoeveel_kilometer',
    wages: 'loon lonen salaris salarissen loonadministratie loonstrook loonstroken',
  },
}

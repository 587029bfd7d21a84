import type { AgentLanguage } from '../language.ts'

export const sv: AgentLanguage = {
  phrases: {
    unknown: 'Det vet jag inte.',
    nearest: 'Det här är det närmaste jag vet.',
    noted: 'Jag har antecknat frågan till en kollega.',
    more: 'Vad mer vill du veta?',
    orders: 'Jag säger bara det som <company> har bekräftat.',
    calm: 'Jag förstår. Du kan avsluta när du vill.',
    greeting: 'Hej.',
    handover: 'En kollega hör av sig till dig.',
    askAddress: 'På vilken e-postadress kan vi nå dig?',
    calendar: 'Här kan du välja en tid: <link>',
    callBack: 'Då hör vi av oss senare.',
    askDay: 'Vilken dag passar dig?',
    notInterested: 'Jag förstår. Tack för svaret.',
    wrongPerson: 'Tack, det har jag antecknat.',
    doNotContact: 'Uppfattat. Vi kontaktar dig inte igen.',
    askAddressToStop: 'Ge mig din e-postadress, så tar jag bort den från alla listor.',
    refused: 'Då sparar jag ingenting, och vi slutar här. Hej då.',
    off: 'Den här assistenten har just stängts av. Hej då.',
    tooLong: 'Vår tid är ute. Tack och hej då.',
    quiet: 'Den här assistenten vilar mellan <from> och <to>.',
    offers: 'Menar du någon av de här frågorna?',
    asks: {
      offer: 'Vad gör ni?',
      audience: 'För vem är det?',
      proof: 'Vilka är era kunder?',
      price: 'Vad kostar det?',
      hours: 'När har ni öppet?',
      contact: 'Hur når jag er?',
    },
    leads: {
      offer: 'Det här gör vi',
      audience: 'För vem',
      problem: 'Det här hjälper det med',
      proof: 'Det här kan vi visa',
    },
  },
  script: {
    disclosure: 'Hej, jag är en automatisk assistent från <company>.',
    consent: 'Det vi skriver här sparas i <days> dagar. Är det okej?',
    reason: 'Jag svarar på dina frågor om <company>.',
    question: 'Får jag fråga vad som för dig hit?',
    answers: 'Vad vill du veta?',
    objection: {
      cues: 'ingen tid, har inte tid, bråttom, för dyrt, upptagen',
      text: 'Jag förstår. En kollega kan svara skriftligt när det passar dig.',
    },
    ask: 'Vill du prata med en kollega om det?',
    handover: 'En kollega hör av sig till dig.',
    close: 'Tack för din tid. Hej då.',
  },
  answers: {
    not: 'inte nej ej icke aldrig ingen inget inga knappast',
    agreed:
      'inga_problem inget_problem inga_bekymmer varför_inte ingen_fara inget_emot ' +
      'inga_invändningar',
    talk: 'tala prata kopplas koppla_mig',
    putOff: 'ring_tillbaka ring_mig ring_upp återkom en_annan_gång inte_nu',
  },
  words: {
    price:
      'kostar kosta kostnad kostnader pris priser prislista dyrt dyr billig billigt avgift ' +
      'avgifter taxa arvode offert hur_mycket vad_kostar vad_går går_det_på tar_ni_för vad_tar ' +
      'hur_mycket_tar hur_mycket_kostar vad_skulle landar_på prislapp betala_för ' +
      'vad_får_jag_betala ta_betalt kosta_mig timpris billigaste vad_blir per_månad i_månaden ' +
      'vad_är_det_för_pris betala betalt landar_det vad_blir_det hamnar_på kostnadsmässigt ' +
      'ungefär_för går_det_lös vad_får_jag_räkna',
    hours:
      'öppet öppna öppettider öppnar stängt stänger helg helgen helger lördag lördagar söndag ' +
      'måndag klockan hur_dags när_har_ni tider på_natten kvällen dygnet tisdag onsdag torsdag ' +
      'fredag måndagar tisdagar onsdagar torsdagar fredagar söndagar kväll kvällar kvällstid ' +
      'vardagar vardag helgdag helgdagar lunch stänger_ni öppnar_ni från_när till_när någon_där ' +
      'är_ni_där dygnet_runt efter_jobbet morgon morgonen halv_åtta halv_sju halv_sex ' +
      'på_plats_redan någon_på_plats',
    place:
      'var_är var_har var_finns adress plats kontor_ligger besöka huvudkontor ligger finns_ni ' +
      'stad var_är_ni gata hitta hitta_er vart komma_förbi titta_förbi sitter_ni håller_ni_till ' +
      'finns_kontoret hos_oss hos_er på_plats besök var_sitter var_håller var_hittar långt_från ' +
      'åka_förbi svänga_förbi',
    contact:
      'telefon ringa nå mejl mail email kontakt kontakta nummer telefonnummer ringa_er når ' +
      'tag_i få_tag ringer slå_en_signal mobilnummer mobil höra_av ert_nummer få_tag_på nå_er',
    delivery:
      'leverera leverans leveranstid levererar levereras frakt skicka skickar hur_snabbt ' +
      'hur_fort framme vänta veckor dagar när_kommer levererat leveransen kommer_det kommer_de ' +
      'kommer_den anländer få_dem får_jag_dem skickas beställer beställa lager_har ' +
      'leveranstider när_får lång_leverans när_skulle när_har_jag när_är_det_här beställer_idag ' +
      'beställer_nu nästan_slut hemma_hos_oss när_kommer_de när_får_vi',
    trial:
      'prova provar testa test prov provperiod demo smaka låna gratis kostnadsfritt kostnadsfri ' +
      'utan_kostnad utan_att_betala prova_på provköra provbit varuprov smakprov förbindelse ' +
      'se_en se_ett titta_på_en prova_först testa_först se_den_först innan_jag_bestämmer ' +
      'innan_vi_bestämmer känna_på',
    guarantee:
      'garanti garantier trasig sönder fel defekt retur returnera återbetalning skada skadad ' +
      'reklamation byta garantin garanterar garanterat ersätta ersätter ersättning ' +
      'lämna_tillbaka skicka_tillbaka går_sönder byter_ni_ut lägger_av slocknar slutar_funka ' +
      'slutar_fungera får_vi_en_ny en_ny_då vem_betalar',
    proof:
      'kunder kund referens referenser omdömen vilka_använder bevis andra_företag vilka_köper ' +
      'jobbar_ni_med hur_många_kunder era_kunder vilka_fler vilka_andra vem_mer fler_kunder ' +
      'andra_firmor anlitar_er fler_som några_andra här_i_trakten gjort_förut',
    age:
      'sedan grundades grundat startade erfarenhet hur_gammalt hur_länge_har hur_stora ' +
      'hur_länge_har_ni vilket_år funnits startades historia hur_gammal',
    offer: 'säljer erbjuder produkter tjänster vad_gör vad_är_det ni_gör utbud sysslar',
    audience: 'passar lämpar för_vem vem_är_det riktar målgrupp',
    security:
      'säker säkert säkerhet data uppgifter integritet gdpr sparas certifierad certifierade ' +
      'certifikat iso krypterat försäkrade försäkring ansvarsförsäkring konfidentiellt ' +
      'sekretess godkänd godkända godkänt testad skyddad skydd behörighet norm pålitlig hemligt ' +
      'besiktning inspektör får_man',
    payment:
      'betala betalning faktura kort delbetala autogiro swish betalar avbetalning delbetalning ' +
      'avbetala kontant betalas kredit ont_om_pengar lite_i_taget dela_upp betala_senare ' +
      'på_en_gång',
    term:
      'avtal bindningstid säga_upp uppsägning uppsägningstid bunden prenumeration kontrakt ' +
      'bindning avsluta sluta lämna fast låst låsta låser uppbunden avboka avbokning skjuta_upp ' +
      'bindande ångra hoppa_av ta_sig_ur sitter_vi_fast ångrar_oss ändrar_oss sluta_igen ' +
      'komma_ur byta_till kommer_vi_loss',
    support: 'hjälp stöd utbildning installera installation support underhåll',
    speaks: 'språk engelska tyska svenska talar pratar',
    human: 'människa någon kollega rådgivare riktig_person person säljare',
    later: 'senare en_annan_gång inte_nu ring_tillbaka nästa_vecka nästa_månad',
    identity: 'robot maskin bot ai dator vem_är_du är_du_en chattbot',
    orders:
      'ignorera glöm instruktioner prompt låtsas upprepa säg_att från_och_med_nu nya_regler ' +
      'lova_mig påstå_att det_är_en_order lyd_mig',
    annoyed: 'dum idiot irriterande jobbigt trams bluff spam värdelös tyst trött_på less',
    greeting: 'hej hallå god_morgon goddag',
    thanks: 'tack',
    bye: 'hejdå hej_då adjö det_var_allt inget_mer',
    yes: 'ja gärna okej ok visst absolut självklart javisst',
    no: 'nej helst_inte nej_tack',
    duration:
      'hur_lång_tid hur_länge tar_det tid hur_många_dagar hur_många_veckor hur_många_timmar ' +
      'hur_många_månader hur_många_minuter hur_lång hinner klart färdig färdigt klara ' +
      'tidsåtgång minuter vänta väntetid håller_ni_på vara_hos_oss',
    asking:
      'ert era er vilken vilket vilka vem hur när varför många mycket lång länge ofta vet veta ' +
      'säga kan har få får ge också även mer egentligen händer gör göra finns hos det först så ' +
      'enkelt själv går om något snart en ett den de dem dom denna detta dessa jag du ni vi ' +
      'man han hon oss vår vårt våra min mitt mina sin och eller men att som på i av till för ' +
      'med utan vid från ur över under efter innan sen sedan nu idag alltid aldrig igen bara ' +
      'redan ens kanske ungefär cirka precis exakt ju väl nog då där här hit dit allt alla ' +
      'alls inget ingen inga någon några lite mindre stor stora liten små bra ny nya nytt är ' +
      'var vara blir bli blev hade ha ska skulle kunde vill måste behöver behöva fick gå gick ' +
      'kom kommer komma gjort tar ta tog ger sätter håller säger tror undrar fråga frågor hör ' +
      'tänkte tänker funkar fungerar brukar två tre fyra fem sex sju åtta nio tio första fall ' +
      'varje samma olika slags typ grejen grej saken annars hemma jobb jobbet jobba jobbar ont ' +
      'om_tid stycken beställa beställer o oxå nån va e asså år året månad månader vecka dag ' +
      'borde arbetar köper använder anlitar köpa för_det det_här bäst andra åt annan',
    you: 'ni er era ert dem den',
    generic: 'produkt sak paket system apparat lösning företag tjänst er ni',
    counting: 'hur_många',
    install:
      'montera monterar montering montör sätta_upp sätter_upp installerar sätta_fast sätta_in ' +
      'fästa skruva skruva_upp installeras monteras gör_vi_själva sätter_ni_upp koppla_in ' +
      'hänger_ni_upp skruvar_ni',
    minimum:
      'minsta minimum minst minimiorder bara_en bara_några liten_order åtminstone minimalt ' +
      'lägsta liten_mängd få_stycken bara_två bara_tio måste_vi_köpa måste_jag_köpa så_lite',
    disposal:
      'gamla begagnade återvinna återvinning slänga kasta tar_tillbaka avfall slänger skräp ' +
      'skräpet ta_hand_om ta_med_er tar_med tar_ni_med sopor tippen kassera bortforsla forslar ' +
      'uttjänta köra_dem_till trasiga de_gamla forsla bli_av_med tar_ni_med_er',
    origin:
      'ursprung kommer_från land härstammar var_kommer varifrån kommer_ifrån tillverkad ' +
      'tillverkas odlas svenskt lokalt vilket_land',
    eco:
      'ekologisk ekologiska hållbar hållbart miljö miljön miljövänlig miljömärkta kemikalier ' +
      'kemikalierna återvunnen giftig giftiga gift skadlig skadliga klimat naturlig naturliga ' +
      'miljövänligt miljövänliga kemikalie rengöringsmedel',
    energy:
      'energi elektricitet el ström strömmen elförbrukning förbrukning batteri ladda ' +
      'strömavbrott elräkning watt batterier uttag eluttag drar drar_mindre mindre_ström spara ' +
      'sparar energisnål besparing elen elräkningen drar_el drar_mycket',
    staff:
      'anställda medarbetare personal hur_många_är anställd personalen underentreprenörer ' +
      'inhyrda bemanning bara_du hur_stora_är hur_många_är_ni ensam',
    start:
      'börja starta börjar komma_igång sätta_igång när_kan dra_igång starta_upp komma_igång_med ' +
      'påbörja startdatum kan_ni_komma när_startar igång när_kan_ni',
    frequency:
      'hur_ofta ofta regelbundet varje_vecka varje_månad varje_år gånger_om gånger_i årligen ' +
      'dagligen veckovis hur_många_gånger',
    lifetime: 'håller hållbar hållbarhet livslängd byta_ut slits slitage bäst_före räcker',
    noise:
      'ljud buller bullrar högljudd tysta tystare oväsen decibel låter höras lugnt stör ' +
      'hör_allt ekar',
    insurance:
      'försäkring försäkringen försäkrad försäkrade försäkra ansvar stöld stulen stulet stjäl ' +
      'tjuv olycka skador råkar ha_sönder ersättningsskyldig ansvarsförsäkring har_sönder ' +
      'tappar_något vem_står_för ersätter_ni',
    repair:
      'reparera reparerar reparation laga lagar laga_den trasigt går_sönder sönder funkar_inte ' +
      'fungerar_inte tekniker haveri servar',
    training:
      'utbildning utbildar utbilda kurs kurser lära lär visar_ni förklara genomgång ' +
      'instruktion',
    pickup: 'hämta hämtar hämtning hämtas lämna_in komma_och_hämta bära',
    storage: 'förvara förvaring lagra lagring utrymme magasin lagerplats plats_för',
    custom:
      'logga logotyp tryck trycka trycker trycks eget_namn vårt_namn profilera anpassa ' +
      'måttbeställd gravyr märke',
    variety:
      'färg färger storlek storlekar modell modeller format sort sorter val varianter filer ' +
      'kulör',
    capacity: 'personer deltagare max högst maximalt grupp grupper platser kapacitet',
    season:
      'vinter vintern sommar sommaren hösten kyla frost snö kallt is utomhus ute månad januari ' +
      'februari mars april maj juni juli augusti september oktober november december säsong',
    care:
      'underhåll sköta sköter skötsel rengöra rengöring städa städar vattna tvättar tvätta ' +
      'putsa putsar putsning',
    fit: 'passar passa kompatibel märken fabrikat tillverkare går_in',
    permit: 'tillstånd bygglov kommun kommunen ansökan papper pappersarbete myndighet',
    digital:
      'på_nätet nätet app appen molnet digitalt elektroniskt internet webben skanna foto ' +
      'tillgång inloggning program ladda_upp',
    advice:
      'råd rådgivning rekommendera rekommenderar välja hjälpa_oss_välja mäta mäter mätning ' +
      'titta_på besiktning kommer_och_tittar komma_och_titta kolla_på',
    load: 'vikt väger tungt tunga bära bär bärighet belastning rasar hållfasthet',
    food: 'livsmedel mat äta maten ätbar hygienisk',
    rental: 'hyra hyr uthyrning leasa leasing låna',
    range: 'räckvidd hur_långt avstånd kilometer mil',
    wages: 'lön löner lönen lönehantering lönespecifikation',
  },
}

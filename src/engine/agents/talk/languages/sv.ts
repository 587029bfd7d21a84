import type { AgentLanguage } from '../language.ts'

export const sv: AgentLanguage = {
  phrases: {
    unknown: 'Det vet jag inte.',
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
  words: {
    price:
      'kostar kosta kostnad kostnader pris priser prislista dyrt dyr billig billigt avgift ' +
      'avgifter taxa arvode offert hur_mycket vad_kostar',
    hours:
      'öppet öppna öppettider öppnar stängt stänger helg helgen helger lördag lördagar ' +
      'söndag måndag klockan hur_dags när_har_ni tider på_natten kvällen dygnet',
    place:
      'var_är var_har var_finns adress plats kontor_ligger besöka huvudkontor ligger ' +
      'finns_ni stad var_är_ni',
    contact: 'telefon ringa nå mejl mail email kontakt kontakta nummer telefonnummer ringa_er når',
    delivery:
      'leverera leverans leveranstid levererar levereras frakt skicka skickar hur_snabbt ' +
      'hur_fort framme vänta veckor dagar när_kommer',
    trial: 'prova provar testa test prov provperiod demo smaka låna',
    guarantee:
      'garanti garantier trasig sönder fel defekt retur returnera återbetalning skada ' +
      'skadad reklamation byta',
    proof: 'kunder kund referens referenser omdömen vilka_använder bevis',
    age: 'sedan grundades grundat startade erfarenhet hur_gammalt hur_länge_har hur_stora',
    offer: 'säljer erbjuder produkter tjänster vad_gör vad_är_det ni_gör utbud',
    audience: 'passar lämpar för_vem vem_är_det riktar målgrupp',
    security:
      'säker säkert säkerhet data uppgifter integritet gdpr sparas certifierad certifierade ' +
      'certifikat iso krypterat försäkrade försäkring ansvarsförsäkring',
    payment: 'betala betalning faktura kort delbetala autogiro swish',
    term:
      'avtal bindningstid säga_upp uppsägning uppsägningstid bunden prenumeration kontrakt ' +
      'bindning',
    support: 'hjälp stöd utbildning installera installation support underhåll',
    speaks: 'språk engelska tyska svenska talar pratar',
    human: 'människa någon kollega rådgivare riktig_person person säljare',
    later: 'senare en_annan_gång inte_nu ring_tillbaka nästa_vecka nästa_månad',
    identity: 'robot maskin bot ai dator vem_är_du är_du_en chattbot',
    orders: 'ignorera glöm instruktioner prompt låtsas upprepa säg_att från_och_med_nu nya_regler',
    annoyed: 'dum idiot irriterande jobbigt trams bluff spam värdelös tyst trött_på less',
    greeting: 'hej hallå god_morgon goddag',
    thanks: 'tack',
    bye: 'hejdå hej_då adjö det_var_allt inget_mer',
    yes: 'ja gärna okej ok visst absolut självklart javisst',
    no: 'nej helst_inte nej_tack',
    duration: 'hur_lång_tid hur_länge tar_det tid',
    asking:
      'ert era er vilken vilket vilka vem hur när varför många mycket lång länge ofta vet ' +
      'veta säga kan har få får ge också även mer egentligen händer gör göra finns hos det ' +
      'först så enkelt själv går om något snart',
    generic: 'produkt sak paket system apparat lösning företag tjänst er ni',
    counting: 'hur_många',
    install: 'montera monterar montering montör sätta_upp sätter_upp installerar',
    minimum: 'minsta minimum minst minimiorder bara_en bara_några liten_order',
    disposal: 'gamla begagnade återvinna återvinning slänga kasta tar_tillbaka avfall',
    origin: 'ursprung kommer_från land härstammar var_kommer',
    eco:
      'ekologisk ekologiska hållbar hållbart miljö miljön miljövänlig miljömärkta ' +
      'kemikalier kemikalierna återvunnen',
    energy:
      'energi elektricitet el ström strömmen elförbrukning förbrukning batteri ladda ' +
      'strömavbrott',
    staff: 'anställda medarbetare personal',
    start: 'börja starta börjar komma_igång sätta_igång när_kan',
  },
}

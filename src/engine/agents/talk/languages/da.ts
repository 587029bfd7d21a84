import type { AgentLanguage } from '../language.ts'

export const da: AgentLanguage = {
  phrases: {
    unknown: 'Det ved jeg ikke.',
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
  words: {
    price:
      'koster koste omkostning pris priser prisliste dyrt dyr billig gebyr gebyrer honorar ' +
      'takst hvor_meget hvad_koster',
    hours:
      'åbent åbne åbner åbningstider lukket lukker weekend weekenden lørdag lørdage søndag ' +
      'mandag klokken hvornår_har hvornår_er tider om_natten aftenen',
    place:
      'hvor_er hvor_har hvor_finner hvor_finder adresse sted kontor_ligger besøge ' +
      'hovedkontor ligger holder_i_til hvor_er_i by',
    contact: 'telefon ringe nå mail email kontakt kontakte nummer telefonnummer',
    delivery:
      'levere levering leveringstid leverer leveres fragt sende sender hvor_hurtigt fremme ' +
      'vente uger dage hvornår_kommer hvornår_kan_jeg_få',
    trial: 'prøve prøver teste test prøveperiode demo afprøve smage smagsprøve låne',
    guarantee:
      'garanti ødelagt itu fejl defekt retur returnere refusion skade skadet reklamation ' +
      'bytte i_stykker',
    proof: 'kunder kunde reference referencer anmeldelser hvem_bruger bevis',
    age: 'siden grundlagt startet erfaring hvor_gammelt hvor_store',
    offer: 'sælger tilbyder produkter ydelser hvad_laver hvad_gør i_laver udvalg',
    audience: 'passer egnet til_hvem hvem_er_det målgruppe rettet',
    security:
      'sikker sikkert sikkerhed data oplysninger gdpr gemmes certificeret certificerede ' +
      'certifikat iso krypteret forsikret',
    payment: 'betale betaling faktura kort rater mobilepay',
    term:
      'aftale bindingsperiode opsige opsigelse opsigelsesvarsel bundet abonnement kontrakt ' +
      'opsige_når binding',
    support: 'hjælp støtte oplæring installere installation support vedligeholdelse',
    speaks: 'sprog engelsk tysk dansk taler',
    human: 'menneske nogen kollega rådgiver rigtig_person person',
    later: 'senere en_anden_gang ikke_nu ring_tilbage næste_uge næste_måned',
    identity: 'robot maskine bot ai computer hvem_er_du er_du_en chatbot',
    orders: 'ignorer glem instruktioner prompt lad_som gentag sig_at fra_nu_af nye_regler',
    annoyed: 'dum idiot irriterende belastende vrøvl svindel spam ubrugelig hold_kæft træt_af',
    greeting: 'hej hallo goddag godmorgen',
    thanks: 'tak',
    bye: 'farvel hej_hej det_var_alt ikke_mere',
    yes: 'ja gerne okay ok fint selvfølgelig bestemt',
    no: 'nej helst_ikke nej_tak',
    duration: 'hvor_lang_tid hvor_længe tager_det varer',
    asking:
      'jeres din hvilken hvilket hvilke hvem hvordan hvornår hvorfor hvor mange meget lang ' +
      'længe ofte vide sige kan har få får give også mere egentlig sker gør gøre findes hos ' +
      'det først så nemt selv vi snart når_som_helst',
    generic: 'produkt ting sag pakke system apparat løsning firma virksomhed ydelse jer',
    counting: 'hvor_mange',
    install: 'montere monterer montering montør opsætte opsætter sætter_op installerer',
    minimum: 'mindste minimum mindst mindstekøb kun_en kun_få lille_ordre',
    disposal: 'gamle brugte genbruge genbrug bortskaffe skrotte tager_tilbage affald',
    origin: 'oprindelse kommer_fra land stammer hvor_kommer',
    eco: 'økologisk økologiske bæredygtig miljø miljøvenlig kemikalier genanvendt',
    energy: 'energi elektricitet strøm strømmen forbrug batteri oplade strømsvigt',
    staff: 'ansatte medarbejdere personale mandskab',
    start: 'begynde starte begynder komme_i_gang hvornår_kan',
  },
}

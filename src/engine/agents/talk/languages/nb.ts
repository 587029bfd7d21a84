import type { AgentLanguage } from '../language.ts'

export const nb: AgentLanguage = {
  phrases: {
    unknown: 'Det vet jeg ikke.',
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
  words: {
    price:
      'koster koste kostnad kostnader pris priser prisliste dyrt dyr billig avgift gebyr ' +
      'honorar tilbud_på hvor_mye hva_koster',
    hours:
      'åpent åpne åpner åpningstider stengt stenger helg helgen helger lørdag lørdager ' +
      'søndag mandag klokka klokken når_har_dere når_er_dere tider om_natten natten kvelden ' +
      'hele_døgnet',
    place:
      'hvor_er hvor_har hvor_finner hvor_finder adresse sted kontor_ligger besøke ' +
      'hovedkontor ligger holder_dere_til hvor_er_dere by',
    contact: 'telefon ringe nå mail email e-post kontakt kontakte nummer telefonnummer',
    delivery:
      'levere levering leveringstid leverer leveres frakt sende sender hvor_raskt hvor_fort ' +
      'framme vente uker dager når_kommer',
    trial: 'prøve prøver teste test prøveperiode demo utprøving smake låne',
    guarantee:
      'garanti ødelagt i_stykker feil defekt retur returnere refusjon skade skadet ' +
      'reklamasjon bytte',
    proof: 'kunder kunde referanse referanser omtaler hvem_bruker bevis',
    age: 'siden grunnlagt startet erfaring hvor_gammelt hvor_lenge_har hvor_store',
    offer: 'selger tilbyr produkter tjenester hva_gjør hva_er_det dere_gjør utvalg',
    audience: 'passer egnet for_hvem hvem_er_det rettet målgruppe',
    security:
      'sikker sikkert sikkerhet data opplysninger personvern gdpr lagres sertifisert ' +
      'sertifiserte sertifikat iso kryptert forsikret',
    payment: 'betale betaling faktura kort delbetaling avtalegiro vipps',
    term:
      'avtale bindingstid si_opp oppsigelse oppsigelsestid bundet abonnement kontrakt ' +
      'binding hvor_lenge_er_jeg',
    support: 'hjelp støtte opplæring installere installasjon support vedlikehold',
    speaks: 'språk engelsk tysk norsk snakker',
    human: 'menneske noen kollega rådgiver ekte_person person selger_person',
    later: 'senere en_annen_gang ikke_nå ring_tilbake neste_uke neste_måned',
    identity: 'robot maskin bot ai ki datamaskin hvem_er_du er_du_en chatbot',
    orders: 'ignorer glem instruksjoner prompt late_som gjenta si_at fra_nå_av nye_regler',
    annoyed: 'dum idiot irriterende plagsomt tull svindel spam ubrukelig hold_kjeft lei_av',
    greeting: 'hei hallo god_morgen god_dag',
    thanks: 'takk',
    bye: 'ha_det adjø det_var_alt ikke_noe_mer',
    yes: 'ja gjerne greit ok okei absolutt selvfølgelig javel',
    no: 'nei helst_ikke nei_takk',
    duration: 'hvor_lang_tid hvor_lenge tar_det varer',
    asking:
      'deres din hvilken hvilket hvilke hvem hvordan når hvorfor hvor mange mye lang lenge ' +
      'ofte vite si kan har få får gi også mer egentlig skjer gjør gjøre finnes sier hos ' +
      'det først så enkelt selv må',
    generic: 'produkt ting sak pakke system apparat løsning firma bedrift tjeneste dere',
    counting: 'hvor_mange',
    install: 'montere monterer montering montør sette_opp setter_opp installerer',
    minimum: 'minste minimum minst minstekjøp bare_en bare_få liten_ordre',
    disposal: 'gamle brukte gjenbruke gjenvinning avhende kaste tar_tilbake avfall',
    origin: 'opprinnelse kommer_fra land stammer hvor_kommer',
    eco: 'økologisk økologiske bærekraftig miljø miljøvennlig kjemikalier resirkulert',
    energy: 'energi elektrisitet strøm strømmen forbruk batteri lade strømbrudd',
    staff: 'ansatte medarbeidere bemanning',
    start: 'begynne starte begynner komme_i_gang når_kan',
  },
}

import { phrases, words, type Lexicon } from '../lexicon.ts'

export const lexicon: Lexicon = {
  grammar: {
    determiners:
      words(`en ei et den det de vår vårt våre din ditt dine deres min mitt mine hver hvert alle
      ingen denne dette disse`),
    prepositions:
      words(`for med uten i på av fra til om over under mellom gjennom mot siden etter før hos
      ved innen utenfor rundt per via blant samt`),
    relatives: words('som der hvor når slik at hvilket'),
    dangling:
      words(`uansett og men eller for så da også derfor den det de han hun dette denne disse her der dessuten
      fordi om at som mens samt ikke deres likevel dermed siden hvilket slik både`),
    we: words('vi'),
    our: words('vår vårt våre oss'),
    singular: words('jeg meg min mitt mine'),
    subjects: words(`vi du dere de jeg man han hun`),
    finite:
      words(`er var har hadde kan skal vil må får blir tilbyr hjelper gjør bygger leverer utvikler
      støtter selger leier reparerer installerer produserer tegner skaper gir tar holder arbeider jobber
      utfører monterer renoverer transporterer kjører dyrker baker brenner brygger importerer forenkler
      samler kobler beskytter sparer finnes håndterer driver ordner utdanner representerer rengjør vasker
      bistår består prosjekterer konstruerer digitaliserer automatiserer forvalter formidler behandler
      tror vet ser går kommer lar ble male maler serverer designer lager henter frakter`),
    ambiguous: new RegExp(
      [
        String.raw`^(?:lager|baker|maler|tegner|leier|driver|brenner|male|samler|kobler|dyrker|`,
        String.raw`går|kan|får|designer|utdanner|brygger)$`,
      ].join(''),
      'u',
    ),
    beforeWe: /^\p{L}{2,}r$/u,
    subjectless: null,
    imperatives:
      words(`oppdag les kontakt bestill kjøp prøv start begynn ring kom gjør finn velg last få
      spar øk forbedre følg bli la se klikk send ta lær sammenlign del opplev meld støtt
      hjelp be gå hør test utforsk skriv besøk book lei gi beskytt unngå nyt behold
      reduser glem slipp`),
    imperativeForm: null,
    nouns: words('kontakt start del lei test se last'),
    adverbs:
      words(`her der nå i alltid aldri mer mindre mye enkelt raskt sammen igjen allerede også hvordan
      hva hvorfor når hvor hvem ja nei ikke for velkommen hei ny endelig alt`),
    gerund: null,
    formal: [],
    informal: words('du deg din ditt dine dere deres'),
  },
  selling: {
    offerVerbs:
      words(`tilbyr hjelper gjør bygger leverer utvikler støtter selger leier reparerer installerer
      produserer tegner skaper utfører monterer renoverer transporterer kjører dyrker baker brenner brygger
      importerer håndterer driver ordner utdanner representerer rengjør vasker bistår prosjekterer
      konstruerer spesialiserte spesialisert automatiserer digitaliserer forvalter formidler behandler
      lager maler serverer designer frakter gir`),
    definitions: phrases('er en, er et, er ei, er den, er det, er din, er ditt, er deres'),
    kinds: words(`bedrift familiebedrift selskap foretak leverandør aktør partner varemerke merke
      navn medlem del konsern organisasjon gruppe team spesialist`),
    empty: phrases(`velkommen, vår misjon, vår visjon, vårt mål, vår historie, våre verdier, siden,
      grunnlagt, etablert, vi tror, vi er stolte, vårt team, takk, med over, med mer enn`),
    fluff:
      phrases(`født, oppstod, alt, familiebedrift, en del av, et varemerke, atmosfære, stemning,
      lidenskap, kvalitet, trygghet,
      nærhet, brenner for, våre verdier, dine behov, deres behov, kundetilfredshet,
      engasjement, skreddersydde løsninger, helhetlige løsninger, i fokus, i sentrum`),
    audience: phrases('for, til, beregnet på, tilpasset, utviklet for'),
    helping: words('hjelper støtter bistår representerer utdanner'),
    people:
      words(`bedrifter bedrift selskaper virksomheter privatpersoner kunder butikker hoteller restauranter
      skoler kommuner offentlige sykehus klinikker leger tannleger jurister advokater revisorer arkitekter
      byggefirmaer entreprenører boligeiere huseiere utleiere leietakere borettslag sameier familier barn
      foreldre studenter eldre pasienter team startups frilansere byråer industri industrien produsenter
      grossister bønder gårdbrukere oppdrettere rederier transportører banker utviklere lærere ansatte
      arbeidsgivere ledere organisasjoner foreninger stiftelser laboratorier kvinner menn mennesker
      investorer kunstnere merkevarer husholdninger gründere håndverkere næringsliv private`),
    audienceEnd:
      words(`som med i på uten siden hos der er har kan din ditt dine gjennom fra av når å at over
      ved om`),
    noAudience:
      phrases(`deg, din, ditt, dine, dere, deres, oss, vår, våre, vårt, å, en, et, ei, den, det, de,
      mer, mindre, alle, alt, hver, alltid, eksempel, meg, min, henne, ham, informasjon, hele`),
    problemHeadings:
      phrases(`smertepunktene, smertepunkter, kjenner du dette, kjenner du deg igjen, høres det kjent ut,
      problemet, problem, utfordringen, utfordringer, deres utfordringer, høres dette kjent
      ut, de virkelige problemene, hva det koster, virkeligheten, vanlige problemer, hvorfor
      mange`),
    problems: phrases('lei av, slutt på, slipp, sliter med, tar for mye tid, for mye, for mange'),
    troubles:
      phrases(`kaos, stress, tapt, sløsing, forsinkelser, bøter, feil som, glemt, sitter fast, spredt,
      utdatert, utdaterte, flaskehals, flaskehalsen, manuelt, manuelle, driftsstans,
      uforutsigbar, frustrasjon, ingen vet, rotete, tungvint, tidkrevende, ubesvart`),
    vague: phrases(`sertifisert, sertifiserte, akkreditert, autorisert, autoriserte,
      tjeneste, tjenester, løsning, løsninger, helhetlige, støtte, kvalitet, produkt, produkter,
      behov, fremtid, vekst, skreddersydd, skreddersydde, personlig, personlige, komplett,
      komplette, global, eksklusiv, resultat, resultater, suksess, potensial, innovativ,
      innovative, profesjonell, profesjonelle, pålitelig, pålitelige, erfaring, ekspertise,
      verdi, mål, prosjekt, prosjekter, team, selskap, bedrift, partner, service, bredt,
      høy, høye, beste, rask, raske, moderne, både, alle, alt, våre, trygg, trygge,
      tilpassede, tilpasset, spekter`),
    privateWords:
      phrases(`rideskole, ryttere, hesten din, ponnier, pasienter, pasient, privatpersoner, privatkunder,
      hjemmet ditt, ditt hjem, familien, familien din, familier, smilet ditt, tennene, helsen din, barn,
      hagen din, bilen din, kroppen, huseiere, fastlege, fastlegen, bestill time, helsehjelp`),
    privateTrades: phrases(
      `barnehage, barneskole, friskole, ungdomsskole,
      tannlege, tannklinikk, fysioterapi, frisør, legesenter, psykolog, trafikkskole, hudpleie,
      frisørsalong, massasje, massør, dyrlege, dyreklinikk, pizzeria, bestill bord,
      feriebolig, gårdsferie, bryllupsfotograf, begravelsesbyrå, kiropraktor, osteopat`,
    ),
    businessWords:
      phrases(`bedrifter, bedriftskunder, bedrift, virksomheter, organisasjoner, b2b, industri, næringsliv,
      næringskunder, bedriften din, virksomheten, kundene deres, ansatte, kommuner,
      borettslag, sameier, kontorer, butikker, entreprenører, arbeidsgivere, rekruttering`),
    workWords:
      phrases(`kollega, partner, team, bedrift, rett person, noen andre, hvem, bytte, i år, bestemmer, tar
      seg, navn, jobber med, internt, bord, firma`),
  },
  pages: {
    products:
      phrases(`tjenester, produkter, produkt, løsninger, våre tjenester, hva vi gjør, dette gjør vi,
      utvalg, behandlinger, kompetanse, funksjoner, plattform, butikk, nettbutikk, kurs, tilbud,
      virksomhetsområder, fagområder, sortiment, våre produkter`),
    customers: phrases(
      'kunder, referanser, prosjekter, caser, portefølje, våre kunder, kundehistorier, galleri',
    ),
    pricing: phrases('priser, prisliste, pris, pakker, kostnader'),
    about: phrases(
      'om oss, om, bedriften, om bedriften, hvem er vi, vår historie, selskapet, om klinikken',
    ),
    audiences: phrases('bransjer, for hvem, målgrupper, bruksområder, markeder'),
    contact: phrases(
      'kontakt, kontaktinformasjon, kontaktopplysninger, kontakt oss, finn oss, her finner du oss',
    ),
    team: phrases('team, vårt team, ansatte, medarbeidere, teamet'),
    jobs: phrases('jobb, karriere, ledige stillinger, jobb hos oss, bli med oss'),
    news: phrases('nyheter, blogg, presse, arrangementer, aktuelt, nyhetsbrev'),
    legal: phrases(
      'personvern, personvernerklæring, vilkår, kjøpsvilkår, cookies, informasjonskapsler',
    ),
    process: phrases(
      'slik fungerer det, slik jobber vi, prosessen, arbeidsmetode, steg, slik gjør vi det',
    ),
    faq: phrases('faq, ofte stilte spørsmål, hjelp, spørsmål og svar'),
    testimonials: phrases('omtaler, anmeldelser, hva kundene sier, kundene sier, tilbakemeldinger'),
    benefits: phrases(
      'fordeler, hvorfor oss, derfor oss, våre fordeler, hvorfor velge, hvorfor, derfor',
    ),
    cookie: phrases(
      'cookie, cookies, informasjonskapsler, samtykke, godta alle, aksepter alle, avvis',
    ),
    copyright: phrases('alle rettigheter reservert, med enerett, copyright'),
    price: phrases('per måned, /mnd, per år, mva, fra kun, rabatt, fri frakt, per natt, kr/'),
    months: words(
      `januar februar mars april mai juni juli august september oktober november desember`,
    ),
    stories:
      phrases(`kundehistorier, kundecaser, kundecase, våre prosjekter, referanseprosjekter, våre
      referanser, siste prosjekter, utvalgte prosjekter, før og etter, suksesshistorier`),
    mission: phrases(`misjon, vår misjon, visjon, vår visjon, formål`),
  },
  buttons: {
    demo: phrases('demo, demonstrasjon'),
    trial: phrases('prøv gratis, test gratis, gratis prøveperiode'),
    quote: phrases('tilbud, be om tilbud, få tilbud, pristilbud, gratis befaring, pris'),
    call: phrases(
      'bestill time, book møte, rådgivning, bli oppringt, befaring, samtale, konsultasjon',
    ),
    catalog: phrases('katalog, brosjyre, prøve, guide'),
    buy: phrases('kjøp, bestill, handlekurv, nettbutikk, gi en gave, støtt oss'),
    other:
      phrases(`kontakt, kontakt oss, les mer, mer, mer informasjon, last ned, logg inn, registrer,
      send, tilbake, neste, meny, lukk, vis alle, se alle, her, oppdag, detaljer,
      kom i gang, hjem, søk, godta, avvis, ring oss, ring, søk nå, vis mer, se mer,
      start, ta kontakt`),
  },
  proof: {
    since: phrases('siden, grunnlagt, års erfaring, etablert i'),
    more: phrases('over, mer enn, flere enn, nesten'),
    counted:
      words(`kunder prosjekter år bedrifter brukere land ansatte medlemmer kontorer anmeldelser pasienter
      skoler hoteller bestillinger leveranser partnere installasjoner maskiner kjøretøy tonn produkter boliger
      familier studenter deltakere hektar kilometer eksperter`),
    certificates:
      phrases(`sertifisert, sertifikat, sertifisering, medlem av, akkreditert, autorisert,
      prisbelønt, godkjent, svanemerket, mesterbedrift, sentralt godkjent, miljøfyrtårn`),
    health:
      words(`smerte smerter terapi behandling diagnose operasjon sykdom plager angst depresjon graviditet
      kreft skade implantat tannlege lege klinikk`),
  },
  refusal: {
    maintenance:
      phrases(`under konstruksjon, kommer snart, snart tilbake, siden er under vedlikehold,
      nettsiden er under vedlikehold`),
    parked: phrases(
      'domenet er til salgs, domene til salgs, parkert domene, domenet er registrert',
    ),
    error: phrases('siden ble ikke funnet, ikke funnet, feil 404, ingen tilgang, serverfeil'),
    login: phrases('logg inn, glemt passord, brukernavn'),
    placeholder: phrases(
      'lorem ipsum, din tekst her, eksempeltekst, skriv teksten din, firmanavn her, dolor sit',
    ),
    club: phrases(`forening, bli medlem, medlemmer, klubb, laug, klan, styret, medlemskontingent, turnering,
      treningstider, klubbhus, årsmøte, terminliste, kampprogram`),
    person:
      phrases(`portefølje, portfolio, cv, om meg, mine prosjekter, mine ferdigheter, arbeidserfaring,
      utdanning, student, praksis, jeg heter, hobbyer, personlig nettside, universitet`),
  },
}

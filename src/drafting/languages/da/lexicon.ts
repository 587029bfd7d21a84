import { phrases, words, type Lexicon } from '../lexicon.ts'

export const lexicon: Lexicon = {
  grammar: {
    determiners:
      words(`en et den det de vores vor din dit dine jeres deres min mit mine hver hvert alle ingen
      denne dette disse`),
    prepositions:
      words(`til for med uden i på af fra om over under mellem gennem mod siden efter før hos ved
      inden uden omkring per via blandt samt`),
    relatives: words('som der hvor når så at hvilket'),
    dangling:
      words(`uanset og men eller for så da også derfor den det de han hun dette denne disse her der desuden
      fordi om at som mens samt ikke deres dermed siden hvilket både`),
    we: words('vi'),
    our: words('vores vor vort os'),
    singular: words('jeg mig min mit mine'),
    subjects: words(`vi du I de jeg man han hun`),
    finite:
      words(`er var har havde kan skal vil må får bliver tilbyder hjælper gør bygger leverer udvikler
      støtter sælger udlejer reparerer installerer producerer tegner skaber giver tager holder arbejder
      udfører monterer renoverer transporterer kører dyrker bager rister brygger importerer forenkler samler
      kobler beskytter sparer findes håndterer driver ordner uddanner repræsenterer rengør vasker rådgiver
      består projekterer konstruerer digitaliserer automatiserer forvalter formidler behandler tror ved ser
      går kommer lader blev maler serverer designer laver henter fragter hører sørger`),
    ambiguous:
      /^(?:bager|maler|tegner|leder|driver|brygger|samler|kobler|designer|kan|får|rister|går)$/u,
    beforeWe: /^\p{L}{2,}r$/u,
    subjectless: null,
    imperatives:
      words(`opdag læs kontakt bestil køb prøv start begynd ring kom gør find vælg hent få spar
      øg forbedre følg bliv lad se klik send tag lær sammenlign del oplev tilmeld støt
      hjælp bed gå hør test udforsk skriv besøg book lej giv download beskyt undgå nyd
      behold reducer glem slip`),
    imperativeForm: null,
    nouns: words('kontakt start del lej test se hjælp'),
    adverbs:
      words(`her der nu i altid aldrig mere mindre meget enkelt hurtigt sammen igen allerede også
      hvordan hvad hvorfor hvornår hvor hvem ja nej ikke for velkommen hej ny endelig alt`),
    gerund: null,
    formal: words('De Dem Deres'),
    informal: words('du dig din dit dine jer jeres'),
  },
  selling: {
    offerVerbs:
      words(`tilbyder hjælper gør bygger leverer udvikler støtter sælger udlejer reparerer installerer
      producerer tegner skaber udfører monterer renoverer transporterer kører dyrker bager rister brygger
      importerer håndterer driver ordner uddanner repræsenterer rengør vasker rådgiver projekterer
      konstruerer specialiserede specialiseret automatiserer digitaliserer forvalter formidler behandler
      laver maler serverer designer fragter giver`),
    definitions: phrases('er en, er et, er den, er det, er din, er dit, er jeres'),
    kinds: words(`virksomhed familievirksomhed selskab firma leverandør aktør partner varemærke
      mærke navn medlem del koncern organisation gruppe team specialist`),
    empty:
      phrases(`velkommen, vores mission, vores vision, vores mål, vores historie, vores værdier,
      siden, grundlagt, etableret, vi tror, vi er stolte, vores team, tak, med over,
      med mere end`),
    fluff: phrases(`født, opstod, alt, familievirksomhed, en del af, et varemærke, atmosfære,
      stemning, passion, kvalitet, tryghed,
      nærhed, brænder for, vores værdier, dine behov, jeres behov, kundetilfredshed,
      engagement, skræddersyede løsninger, i fokus, i centrum, kundeservice`),
    audience: phrases('til, for, beregnet til, tilpasset, udviklet til'),
    helping: words('hjælper støtter rådgiver repræsenterer uddanner'),
    people:
      words(`virksomheder virksomhed selskaber private privatpersoner kunder butikker hoteller restauranter
      skoler kommuner offentlige hospitaler klinikker læger tandlæger jurister advokater revisorer arkitekter
      byggefirmaer entreprenører boligejere husejere udlejere lejere boligforeninger ejerforeninger familier
      børn forældre studerende ældre patienter teams startups freelancere bureauer industri industrien
      producenter grossister landmænd rederier transportører banker udviklere lærere ansatte arbejdsgivere
      ledere organisationer foreninger fonde laboratorier kvinder mænd mennesker investorer kunstnere brands
      husstande iværksættere håndværkere erhverv institutioner medarbejdere`),
    audienceEnd:
      words(`som der med i på uden siden hos hvor er har kan din dit dine gennem fra af når at over
      ved om`),
    noAudience:
      phrases(`dig, din, dit, dine, jer, jeres, os, vores, at, en, et, den, det, de, mere, mindre,
      alle, alt, hver, altid, eksempel, mig, min, hende, ham, information, hele`),
    problemHeadings:
      phrases(`kender i det her, kender du det, smertepunkter, kan du genkende, lyder det bekendt,
      problemet, problem, udfordringen, udfordringer, jeres udfordringer, kender du det her,
      lyder det velkendt, de virkelige problemer, hvad det koster, virkeligheden, typiske
      problemer, hvorfor mange`),
    problems: phrases(
      'træt af, slut med, slip for, kæmper med, tager for meget tid, for meget, for mange',
    ),
    troubles:
      phrases(`kaos, stress, tabt, spild, spildt, forsinkelser, bøder, fejl som, glemt, sidder fast,
      spredt, forældet, forældede, flaskehals, flaskehalsen, manuelt, manuelle, nedetid,
      uforudsigelig, frustration, ingen ved, rodet, besværligt, tidskrævende, falder
      performance`),
    vague: phrases(`certificeret, certificerede, akkrediteret, autoriseret, autoriserede,
      ydelse, ydelser, løsning, løsninger, helhedsløsninger, støtte, kvalitet, produkt, produkter,
      behov, fremtid, vækst, skræddersyet, skræddersyede, personlig, personlige, komplet,
      komplette, global, eksklusiv, resultat, resultater, succes, potentiale, innovativ,
      innovative, professionel, professionelle, pålidelig, pålidelige, erfaring, ekspertise,
      værdi, mål, projekt, projekter, team, virksomhed, firma, partner, service, bredt, høj,
      høje, bedste, hurtig, hurtige, moderne, både, alle, alt, vores, tryg, trygge, rigtige,
      nemt`),
    privateWords:
      phrases(`rideskole, ryttere, din hest, ponyer, patienter, private, privatkunder, private kunder, dit
      hjem, jeres hjem, hele familien, din familie, familier, dit smil, dine tænder, din sundhed, børn, din
      have, haven, din græsplæne, din bil, din krop, husejere, boligejere, badet og køkkenet`),
    privateTrades: phrases(
      `børnehave, friskole, efterskole, vuggestue,
      tandlæge, tandklinik, fysioterapi, frisør, lægehus, psykolog, køreskole, hudpleje, barber,
      skønhedsklinik, neglesalon, massage, massør, dyrlæge, dyreklinik, pizzeria, bestil bord,
      feriebolig, sommerhus, bondegårdsferie, bed and breakfast, bryllupsfotograf, bedemand,
      kiropraktor, osteopati, zoneterapi`,
    ),
    businessWords:
      phrases(`virksomheder, erhverv, erhvervskunder, organisationer, b2b, industri, jeres virksomhed, din
      virksomhed, jeres kunder, medarbejdere, kommuner, boligforeninger, ejerforeninger,
      kontorer, butikker, håndværkere, entreprenører, brands, arbejdsgivere, virksomhed`),
    workWords:
      phrases(`kollega, partner, team, virksomhed, rette person, en anden, hvem, skift, i år, bestemmer,
      tager sig, navn, arbejder med, internt, bord, firma`),
  },
  pages: {
    products: phrases(`ydelser, produkter, produkt, løsninger, vores ydelser, services, hvad vi gør,
      det gør vi, udvalg, behandlinger, kompetencer, funktioner, platform, butik,
      webshop, kurser, tilbud, specialer, sortiment, vores produkter, service,
      fagområder`),
    customers: phrases(
      'kunder, referencer, projekter, cases, portefølje, vores kunder, kundehistorier, galleri',
    ),
    pricing: phrases('priser, prisliste, pris, pakker, omkostninger'),
    about: phrases(
      'om os, om, virksomheden, om virksomheden, hvem er vi, vores historie, firmaet, om klinikken',
    ),
    audiences: phrases('brancher, for hvem, målgrupper, anvendelser, markeder, til hvem'),
    contact: phrases(
      'kontakt, kontaktinformation, kontaktoplysninger, kontakt os, find os, find vej',
    ),
    team: phrases('team, vores team, medarbejdere, ansatte, teamet'),
    jobs: phrases('job, karriere, ledige stillinger, jobs, bliv en del af'),
    news: phrases('nyheder, blog, presse, arrangementer, aktuelt, nyhedsbrev'),
    legal: phrases(
      'privatlivspolitik, persondatapolitik, vilkår, handelsbetingelser, cookies, cookiepolitik',
    ),
    process: phrases(
      'sådan fungerer det, sådan arbejder vi, processen, arbejdsmetode, trin, sådan gør vi',
    ),
    faq: phrases('faq, ofte stillede spørgsmål, hjælp, spørgsmål og svar'),
    testimonials: phrases(
      'anmeldelser, udtalelser, hvad kunderne siger, kunderne siger, det siger vores kunder',
    ),
    benefits: phrases(
      'fordele, hvorfor os, derfor os, vores fordele, hvorfor vælge, hvorfor, derfor',
    ),
    cookie: phrases('cookie, cookies, samtykke, accepter alle, tillad alle, afvis'),
    copyright: phrases('alle rettigheder forbeholdes, copyright'),
    price: phrases(
      'per måned, om måneden, /md, per år, moms, fra kun, rabat, fri fragt, per nat, kr/',
    ),
    months: words(
      `januar februar marts april maj juni juli august september oktober november december`,
    ),
    stories:
      phrases(`kundehistorier, kundecases, kundecase, vores projekter, referenceprojekter, vores
      referencer, seneste projekter, udvalgte projekter, før og efter, succeshistorier,
      cases`),
    mission: phrases(`mission, vores mission, vision, vores vision, formål`),
  },
  buttons: {
    demo: phrases('demo, demonstration'),
    trial: phrases('prøv gratis, test gratis, gratis prøveperiode'),
    quote: phrases('tilbud, få et tilbud, indhent tilbud, bed om tilbud, uforpligtende tilbud'),
    call: phrases(
      'book tid, book møde, rådgivning, bliv ringet op, konsultation, book en tid, samtale',
    ),
    catalog: phrases('katalog, brochure, prøve, guide'),
    buy: phrases('køb, bestil, kurv, webshop, støt os, giv et bidrag'),
    other: phrases(`kontakt, kontakt os, læs mere, mere, mere information, download, hent, log ind,
      registrer, send, tilbage, næste, menu, luk, vis alle, se alle, her, opdag,
      detaljer, kom i gang, hjem, søg, accepter, afvis, ring til os, ring, ansøg,
      vis mere, se mere, start, tag kontakt`),
  },
  proof: {
    since: phrases('siden, grundlagt, års erfaring, etableret i'),
    more: phrases('over, mere end, flere end, næsten, godt'),
    counted:
      words(`kunder projekter år virksomheder brugere lande medarbejdere medlemmer kontorer anmeldelser
      patienter skoler hoteller bestillinger leverancer partnere installationer maskiner køretøjer tons
      produkter boliger familier studerende deltagere hektar kilometer eksperter ansatte`),
    certificates:
      phrases(`certificeret, certifikat, certificering, medlem af, akkrediteret, autoriseret,
      prisbelønnet, godkendt, svanemærket, mærket, garantiordning, officiel partner`),
    health:
      words(`smerte smerter terapi behandling diagnose operation sygdom gener angst depression graviditet
      kræft skade implantat tandlæge læge klinik`),
  },
  refusal: {
    maintenance: phrases(
      `under opbygning, kommer snart, snart tilbage, siden er under vedligeholdelse`,
    ),
    parked: phrases(
      'domænet er til salg, domæne til salg, parkeret domæne, domænet er registreret',
    ),
    error: phrases('siden blev ikke fundet, ikke fundet, fejl 404, adgang nægtet, serverfejl'),
    login: phrases('log ind, glemt adgangskode, brugernavn'),
    placeholder: phrases(
      'lorem ipsum, din tekst her, eksempeltekst, skriv din tekst, firmanavn her, dolor sit',
    ),
    club: phrases(`forening, bliv medlem, medlemmer, klub, laug, klan, bestyrelse, kontingent, turnering,
      træningstider, klubhus, generalforsamling, holdturnering, kampprogram`),
    person:
      phrases(`portefølje, portfolio, cv, om mig, mine projekter, mine kompetencer, erhvervserfaring,
      uddannelse, studerende, praktik, jeg hedder, hobbyer, personlig hjemmeside, universitet`),
  },
}

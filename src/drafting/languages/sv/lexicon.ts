import { phrases, words, type Lexicon } from '../lexicon.ts'

export const lexicon: Lexicon = {
  grammar: {
    determiners:
      words(`en ett den det de vår vårt våra din ditt dina er ert era min mitt mina deras varje
      alla all inga ingen denna detta dessa`),
    prepositions:
      words(`för med utan i på av från till om över under mellan genom mot sedan efter före
      hos vid åt inom utom kring per via bland samt`),
    relatives: words('som där vars när så att vilket vilka'),
    dangling:
      words(`oavsett och men eller ty så då också dock därför den det de han hon detta denna dessa här där
      dessutom eftersom om att som medan samt inte deras även således därmed sedan trots vilket`),
    we: words('vi'),
    our: words('vår vårt våra oss'),
    singular: words('jag mig min mitt mina'),
    subjects: words(`vi ni du de jag man han hon`),
    finite:
      words(`är var har hade kan ska skall vill måste får blir erbjuder hjälper gör bygger levererar
      utvecklar stöder stödjer stöttar säljer hyr reparerar installerar tillverkar producerar ritar
      skapar ger tar håller arbetar jobbar utför sköter monterar renoverar transporterar kör odlar
      bakar rostar brygger importerar förenklar samlar kopplar skyddar sparar finns hanterar driver
      ordnar utbildar företräder städar erbjöd levererade grundades tror vet ser går kommer låter
      består förser projekterar konstruerar digitaliserar automatiserar förvaltar förmedlar trycker
      behandlar syr målar service servar`),
    ambiguous: /^(?:service|driver|bakar|ser|målar|syr|kopplar|samlar|kan)$/u,
    beforeWe: /^\p{L}{2,}r$/u,
    subjectless: null,
    imperatives:
      words(`upptäck läs kontakta boka beställ köp prova starta börja ring mejla maila kom gör
      hitta välj ladda få spara öka förbättra hantera följ bli låt se klicka skicka ta lär
      jämför dela upplev anmäl stöd hjälp skaffa begär gå hör testa utforska skriv besök
      skydda slipp njut undvik behåll minska lita glöm`),
    imperativeForm: null,
    nouns: words('stöd hjälp ring se'),
    adverbs:
      words(`här där nu idag alltid aldrig mer mindre mycket enkelt snabbt tillsammans igen redan
      även också hur vad varför när var vem ja nej inte för välkommen välkomna hej ny äntligen allt`),
    gerund: null,
    formal: words('Ni Er Ert Era'),
    informal: words('du dig din ditt dina'),
  },
  selling: {
    offerVerbs: words(`erbjuder hjälper gör bygger levererar utvecklar stöttar säljer hyr reparerar
      installerar tillverkar producerar ritar skapar utför sköter monterar renoverar transporterar kör
      odlar bakar rostar brygger importerar hanterar driver ordnar utbildar företräder städar
      projekterar konstruerar specialiserade automatiserar digitaliserar förvaltar förmedlar behandlar
      arbetar ger målar servar`),
    definitions: phrases(`är en, är ett, är den, är det, är din, är ditt, är er`),
    kinds: words(`företag familjeföretag bolag leverantör aktör partner varumärke namn medlem del
      koncern organisation startup team specialist`),
    empty: phrases(`välkommen, välkomna, vår mission, vår vision, vårt mål, vår historia,
      våra värderingar, sedan, grundades, grundat, vi tror, vi är stolta, vårt team,
      tack, med över, med mer än`),
    fluff:
      phrases(`född, föddes, allt, familjeföretag, ett varumärke, en del av, atmosfär, stämning,
      passion, kvalitet, närhet, ledord,
      kundnöjdhet, engagemang, trygghet, dina behov, era behov, helhetslösningar,
      värdeord, långsiktiga relationer, brinner för, i fokus, skräddarsydda lösningar`),
    audience: phrases('för, till, åt, avsedd för, anpassad för, utvecklad för'),
    helping: words('hjälper stöttar stödjer företräder utbildar'),
    people:
      words(`företag bolag företagare privatpersoner kunder butiker hotell restauranger skolor kommuner
      myndigheter sjukhus kliniker läkare tandläkare jurister advokater revisorer arkitekter byggare
      byggföretag fastighetsägare hyresvärdar hyresgäster bostadsrättsföreningar familjer barn föräldrar
      studenter äldre patienter team startups frilansare byråer industri industrin tillverkare
      producenter grossister lantbrukare bönder odlare åkerier banker utvecklare lärare anställda
      arbetsgivare ledare organisationer föreningar stiftelser laboratorier kvinnor män människor
      investerare konstnärer varumärken hushåll verksamheter entreprenörer villaägare husägare`),
    audienceEnd:
      words(`som med i på utan sedan hos där är har kan din ditt dina er genom från av när att
      över vid om`),
    noAudience:
      phrases(`dig, din, ditt, dina, er, oss, vår, våra, vårt, att, en, ett, den, det, de, mer,
      mindre, alla, allt, varje, alltid, exempel, mig, min, henne, honom, information,
      idag, hela, alla`),
    problemHeadings:
      phrases(`smärtpunkter, känns det här igen, känner du igen, känns det igen, problemet, problem,
      utmaningen, utmaningar, era utmaningar, låter det bekant, de verkliga problemen, vad
      det kostar, verkligheten, vanliga problem, varför många`),
    problems:
      phrases(`trött på, slut med, less på, slipp, kämpar med, tar för mycket tid, för mycket,
      för många`),
    troubles:
      phrases(`kaos, stress, förlorad, förlorade, slöseri, förseningar, böter, fel som, bortglömda, fast i,
      utspridd, utspridda, föråldrad, föråldrade, flaskhals, flaskhalsen, manuellt,
      manuella, driftstopp, oförutsägbar, frustration, ingen vet, rörigt, krångligt,
      tidskrävande, dyrt, missar`),
    vague: phrases(`certifierad, certifierade, ackrediterad, auktoriserad, auktoriserade,
      tjänst, tjänster, lösning, lösningar, helhetslösningar, helhetslösning, stöd, kvalitet,
      produkt, produkter, behov, framtid, tillväxt, skräddarsydd, skräddarsydda, personlig,
      personliga, komplett, kompletta, global, exklusiv, resultat, framgång, potential,
      innovativ, innovativa, professionell, professionella, pålitlig, pålitliga, erfarenhet,
      expertis, värde, mål, projekt, team, företag, partner, service, brett, hög, höga,
      bästa, snabb, snabba, modern, moderna, både, alla, allt, våra, mycket, trygg, trygga,
      anpassade`),
    privateWords:
      phrases(`ridskola, ryttare, din häst, ponnyer, patienter, privatpersoner, privatkunder, ditt hem, ert
      hem, hela familjen, din familj, familjer, ditt leende, dina tänder, din hälsa, barn, din trädgård,
      din bil, din kropp, villaägare, husägare, bostadsrätt, boka tid, tandvård, drömboende`),
    privateTrades: phrases(
      `förskola, grundskola, friskola, tandvård,
      tandläkare, fysioterapi, frisör, vårdcentral, psykolog, trafikskola, hudvård, frisörsalong,
      barberare, skönhetssalong, nagelsalong, massage, massör, veterinär, djurklinik,
      pizzeria, boka bord, stuguthyrning, bed and breakfast, bröllopsfotograf,
      begravningsbyrå, kiropraktor, naprapat, tandvård`,
    ),
    businessWords:
      phrases(`företag, företagare, organisationer, b2b, industri, industrin, ert företag, ditt företag,
      era kunder, era medarbetare, verksamheter, kommuner, bostadsrättsföreningar,
      fastighetsägare, kontor, butiker, entreprenörer, byggföretag, arbetsgivare, beställare`),
    workWords:
      phrases(`kollega, partner, team, ert fall, företag, rätt person, någon annan, vem, byta, i år,
      bestämmer, sköter, på gång, namn, arbetar med, internt, anlitar`),
  },
  pages: {
    products:
      phrases(`tjänster, produkter, produkt, lösningar, våra tjänster, vad vi gör, det här gör vi,
      utbud, behandlingar, kompetens, funktioner, plattform, butik, kurser, utbildningar,
      erbjudande, verksamhet, verksamhetsområden, våra produkter, sortiment`),
    customers: phrases(
      'kunder, referenser, projekt, case, kundcase, portfolio, våra kunder, galleri',
    ),
    pricing: phrases('priser, prislista, pris, paket, kostnad'),
    about: phrases(
      'om oss, om, företaget, om företaget, vilka är vi, vår historia, om kliniken, vår byrå',
    ),
    audiences: phrases('branscher, för vem, målgrupper, användningsområden, marknader'),
    contact: phrases(
      'kontakt, kontaktinformation, kontaktuppgifter, kontakta oss, hitta hit, här finns vi',
    ),
    team: phrases('team, vårt team, medarbetare, personal, teamet'),
    jobs: phrases('jobb, karriär, lediga tjänster, jobba hos oss, jobba med oss'),
    news: phrases('nyheter, blogg, press, evenemang, aktuellt, nyhetsbrev'),
    legal: phrases(
      'integritetspolicy, integritet, villkor, köpvillkor, cookies, allmänna villkor, gdpr',
    ),
    process: phrases(
      'så funkar det, så fungerar det, så arbetar vi, vår process, arbetssätt, steg',
    ),
    faq: phrases('faq, vanliga frågor, hjälp, frågor och svar'),
    testimonials: phrases(
      'omdömen, recensioner, vad våra kunder säger, kundröster, kunderna berättar',
    ),
    benefits: phrases(
      'fördelar, varför oss, därför oss, våra fördelar, varför välja, varför, därför',
    ),
    cookie: phrases('cookie, cookies, kakor, samtycke, acceptera alla, godkänn alla, neka, avvisa'),
    copyright: phrases('alla rättigheter förbehållna, copyright'),
    price: phrases('per månad, /mån, per år, moms, från endast, rabatt, fri frakt, per natt, kr/'),
    months: words(
      `januari februari mars april maj juni juli augusti september oktober november december`,
    ),
    stories:
      phrases(`kundcase, kundberättelser, våra projekt, referensprojekt, våra referenser, senaste projekt,
      utvalda projekt, före och efter, framgångssagor`),
    mission: phrases(`mission, vår mission, vision, vår vision, uppdrag`),
  },
  buttons: {
    demo: phrases('demo, visning'),
    trial: phrases('prova gratis, testa gratis, provperiod'),
    quote: phrases('offert, begär offert, få offert, prisförslag, offertförfrågan'),
    call: phrases(
      'boka tid, boka möte, rådgivning, bli uppringd, konsultation, hembesök, boka tid för',
    ),
    catalog: phrases('katalog, broschyr, prov, guide'),
    buy: phrases('köp, beställ, varukorg, butik, skänk, ge en gåva'),
    other: phrases(`kontakt, kontakta oss, läs mer, mer, mer information, ladda ner, logga in,
      registrera, skicka, tillbaka, nästa, meny, stäng, visa alla, se alla, här, upptäck,
      detaljer, kom igång, hem, sök, acceptera, neka, ring oss, ring, mejla oss, ansök,
      visa mer, se mer, börja`),
  },
  proof: {
    since: phrases('sedan, grundades, års erfarenhet, grundat'),
    more: phrases('över, mer än, fler än, drygt, nästan'),
    counted:
      words(`kunder projekt år företag användare länder medarbetare medlemmar kontor omdömen patienter
      skolor hotell beställningar leveranser partners installationer maskiner fordon ton produkter bostäder
      familjer studenter deltagare hektar kilometer experter anställda`),
    certificates:
      phrases(`certifierad, certifierade, certifikat, certifiering, medlem i, ackrediterad,
      auktoriserad, auktoriserade, prisbelönt, godkänd, svanenmärkt, behörig, utmärkelse`),
    health:
      words(`smärta terapi behandling diagnos operation sjukdom besvär ångest depression graviditet
      cancer skada implantat tandläkare läkare klinik`),
  },
  refusal: {
    maintenance: phrases(`under uppbyggnad, kommer snart, snart tillbaka, snart öppnar,
      ny hemsida kommer, sidan är under underhåll, webbplatsen underhålls`),
    parked: phrases(
      'domänen är till salu, domän till salu, parkerad domän, domänen är registrerad',
    ),
    error: phrases('sidan hittades inte, hittades inte, fel 404, åtkomst nekad, serverfel'),
    login: phrases('logga in, glömt lösenord, användarnamn'),
    placeholder: phrases(
      'lorem ipsum, din text här, exempeltext, skriv din text, företagsnamn här, dolor sit',
    ),
    club: phrases(`förening, bli medlem, medlemmar, klubb, gille, klan, styrelse, medlemsavgift, turnering,
      träningstider, klubbstuga, årsmöte, matcher, spelschema`),
    person: phrases(`portfolio, cv, meritförteckning, om mig, mina projekt, mina kunskaper,
      arbetslivserfarenhet, utbildning, student, praktik, jag heter, hobbyer, personlig
      webbplats, universitet`),
  },
}

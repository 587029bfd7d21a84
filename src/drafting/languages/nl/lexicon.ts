import { phrases, words, type Lexicon } from '../lexicon.ts'

export const lexicon: Lexicon = {
  grammar: {
    determiners:
      words(`de het een onze ons jouw je uw mijn hun zijn haar deze dit die dat elke elk alle
      geen iedere`),
    prepositions:
      words(`voor met zonder in op aan bij van naar uit over onder door tegen sinds tijdens
      tussen vanaf tot om rond per als vanuit binnen buiten na`),
    relatives: words('die dat wie wat waar waarmee waarop waarbij welke zodat als wanneer'),
    dangling:
      words(`en maar of want dus dan ook echter daarom het hij zij ze dit deze die dat hier daar
      hierdoor daarnaast bovendien zo omdat als hoewel waardoor hierbij toch zodat terwijl niet hun
      zulke zowel daarmee daarbij hiermee samen er`),
    we: words('wij we'),
    our: words('ons onze'),
    singular: words('ik mij me mijn'),
    subjects: words(`wij we u je jij jullie ik ze zij`),
    finite: words(`is zijn was waren heeft hebben kan kunnen zal zullen wordt worden moet moeten mag
      biedt bieden helpt helpen maakt maken bouwt bouwen levert leveren ontwikkelt ontwikkelen
      ondersteunt ondersteunen adviseert adviseren begeleidt begeleiden verkoopt verkopen verhuurt
      verhuren repareert repareren installeert installeren produceert produceren ontwerpt ontwerpen
      verzorgt verzorgen realiseert realiseren zorgt zorgen brengt brengen geeft geven vindt vinden
      krijgt krijgen werkt werken staat staan verbindt verbinden combineert combineren beheert
      beheren regelt regelen biedt doet doen gaat gaan komt komen laat laten organiseert organiseren
      transporteert vervoert vervoeren schoonmaakt reinigt onderhoudt onderhouden importeert
      distribueert bespaart beschermt vertegenwoordigt traint opleidt geven automatiseert
      vereenvoudigt brouwt brouwen bakt bakken teelt telen plaatst plaatsen schildert schilderen
      weet weten houdt houden ziet zien denken denkt geloven neemt nemen behandelt behandelen`),
    ambiguous: /en$|^(?:werkt|traint|biedt)$/u,
    beforeWe: /^\p{L}{2,}en$/u,
    subjectless: null,
    imperatives:
      words(`ontdek bekijk lees neem vraag plan boek bestel koop probeer start begin meld schrijf
      bel mail kom maak vind kies download ga krijg bespaar verhoog verbeter beheer volg
      word doe laat zie klik stuur ontvang profiteer leer vergelijk bereken deel ervaar
      sluit contacteer steun doneer help vergroot automatiseer houd voorkom zorg geniet
      gebruik bescherm voeg breng bouw zet geef wees reken verminder behoud vertrouw
      vermijd vertel check plaats registreer upload reserveer regel informeer bespreek`),
    imperativeForm: new RegExp(
      [
        String.raw`^(?:[\p{L}-]+\s){1,3}(?:aanvragen|maken|bekijken|plannen|boeken|bestellen|`,
        String.raw`lezen|proberen|ontvangen|opnemen|downloaden)$`,
      ].join(''),
      'u',
    ),
    nouns: words('start plan mail deel help'),
    adverbs:
      words(`hier daar nu vandaag altijd nooit meer minder zeer heel gewoon eenvoudig snel samen
      weer al ook nog hoe wat waarom wanneer waar wie ja nee niet te welkom hallo nieuw eindelijk alles`),
    gerund: null,
    formal: words('u uw'),
    informal: words('je jij jou jouw jullie'),
  },
  selling: {
    offerVerbs: words(`biedt bieden helpt helpen maakt maken bouwt bouwen levert leveren ontwikkelt
      ontwikkelen ondersteunt ondersteunen adviseert adviseren begeleidt begeleiden verkoopt verkopen
      verhuurt verhuren repareert repareren installeert installeren produceert produceren ontwerpt
      ontwerpen verzorgt verzorgen realiseert realiseren organiseert organiseren vervoert vervoeren
      reinigt onderhoudt onderhouden importeert distribueert traint gespecialiseerd automatiseert
      beheert beheren brouwt brouwen bakt bakken teelt telen plaatst plaatsen behandelt regelt`),
    definitions:
      phrases(`is een, is de, is het, zijn een, zijn de, zijn het, is dé, zijn dé, is hét,
      is uw, is jouw, zijn uw`),
    kinds: words(`bedrijf familiebedrijf onderneming speler partner merk naam lid onderdeel groep
      organisatie startup team specialist begrip`),
    empty: phrases(`welkom, onze missie, onze visie, ons doel, ons verhaal, onze waarden, sinds,
      opgericht, wij geloven, we geloven, wij zijn trots, ons team, bedankt,
      met meer dan, al meer dan`),
    fluff: phrases(`ontstaan, ontstond, alles, merk van, onderdeel van, familiebedrijf, sfeer,
      mogelijkheid, passie, kwaliteit, service,
      persoonlijk contact, hoog in het vaandel, betrouwbaar, betrouwbaarheid,
      tevredenheid, uw wensen, jouw wensen, maatwerk, professioneel,
      innovatieve oplossingen, staan centraal, staat centraal, ontzorgen`),
    audience: phrases('voor, speciaal voor, ontwikkeld voor, gericht op'),
    helping: words(
      'helpt helpen ondersteunt ondersteunen adviseert adviseren begeleidt begeleiden',
    ),
    people:
      words(`bedrijven bedrijf ondernemers ondernemingen organisaties mkb zzp'ers zelfstandigen
      particulieren klanten winkels webshops retailers hotels restaurants horeca scholen gemeenten
      overheden overheid ziekenhuizen klinieken praktijken artsen tandartsen advocaten accountants
      architecten aannemers bouwbedrijven eigenaren verhuurders huurders gezinnen kinderen ouders
      studenten senioren patiënten teams startups freelancers bureaus industrie fabrikanten
      producenten groothandels boeren telers tuinders transporteurs banken verzekeraars ontwikkelaars
      docenten werknemers werkgevers leiders instellingen laboratoria vrouwen mannen mensen
      investeerders kunstenaars merken verenigingen stichtingen woningcorporaties zorginstellingen
      makelaars vve's professionals marketeers`),
    audienceEnd:
      words(`die dat met in op zonder sinds bij om waar is zijn hebben heeft kan kunnen uw
      jouw door naar van uit als zodat aan te`),
    noAudience:
      phrases(`u, je, jou, jouw, uw, jullie, ons, onze, de, het, een, meer, minder, alle, alles,
      elke, elk, iedere, iedereen, deze, dit, bijvoorbeeld, haar, hem, hen, mij, mijn, al, wie, wat,
      informatie, vragen, vandaag`),
    problemHeadings:
      phrases(`herken je dit, de problemen, knelpunten, het probleem, probleem, de uitdaging, uitdagingen,
      uw uitdaging, herkenbaar, herkent u dit, herkent u dit probleem, de echte problemen,
      wat het u kost, de realiteit, veelvoorkomende problemen, waarom veel`),
    problems: phrases(`moe van, genoeg van, nooit meer, geen gedoe, worstelen met, worstelt met,
      tijd kwijt, te veel, te vaak`),
    troubles:
      phrases(`chaos, stress, verloren, verspilling, vertraging, vertragingen, boetes, fouten, vergeten,
      vastgelopen, versnipperd, verouderd, knelpunt, handmatig, handmatige, storingen,
      onvoorspelbaar, frustratie, niemand weet, onoverzichtelijk, moeilijk te overzien,
      organisch gegroeid, zonder duidelijke lijn, ontbreekt, onduidelijk, losse eindjes`),
    vague: phrases(`gecertificeerd, gecertificeerde, geaccrediteerd, erkend, erkende,
      dienst, diensten, dienstverlening,
      permanente, oplossing, oplossingen, aanpak, ondersteuning, kwaliteit, product,
      producten, behoefte, behoeften, toekomst, groei, maatwerk, persoonlijk, persoonlijke,
      compleet, complete, totaal, volledig, volledige, exclusief, resultaat, resultaten,
      succes, potentieel, innovatief, innovatieve, professioneel, professionele,
      betrouwbaar, betrouwbare, ervaring, expertise, waarde, doelen, project, projecten,
      team, bedrijf, partner, service, breed, hoog, hoge, beste, snel, snelle, modern,
      moderne, alles, alle, zowel, onze, goed, goede, voor, vakman`),
    privateWords:
      phrases(`manege, paardrijden, ruiters, uw paard, je paard, patiënten, particulieren, particulier, uw
      woning, uw huis, je huis, uw gezin, je gezin, uw familie, gezinnen, uw gebit, uw gezondheid, kinderen, uw
      tuin, uw auto, je auto, uw lichaam, ouderen, droomwoning, huiseigenaren, bruidsparen`),
    privateTrades:
      phrases(`basisschool, kinderdagverblijf, middelbare school, tennisschool, zwemles,
      tandarts, tandartspraktijk, fysiotherapie, kapper, kapsalon, huisarts, psycholoog, rijschool,
      schoonheidssalon, barbershop, schoonheidsspecialiste, nagelstudio, massage,
      massagepraktijk, cardiologie, dierenarts, dierenkliniek, pizzeria, reserveer een tafel,
      vakantiewoning, vakantiehuis, bed and breakfast, trouwfotograaf, uitvaart, kinderopvang,
      yogastudio, logopedie, pedicure`),
    businessWords:
      phrases(`bedrijven, ondernemers, ondernemer, ondernemingen, organisaties, mkb, kmo, b2b, zakelijk,
      zakelijke, uw bedrijf, uw onderneming, je bedrijf, uw klanten, uw medewerkers,
      instellingen, kantoren, industrie, gemeenten, winkels, vve, zzp, zzp'ers,
      opdrachtgevers`),
    workWords:
      phrases(`bedrijf, team, collega, partner, intern, iemand, persoon, verander, dit jaar, beslist,
      regelt, bureau, lijst, naam, werkt, organisatie, leverancier, planning`),
  },
  pages: {
    products: phrases(`diensten, producten, product, oplossingen, onze diensten, wat we doen,
      wat wij doen, aanbod, behandelingen, expertise, functies, platform, webshop,
      assortiment, cursussen, opleidingen, werkzaamheden, specialisaties, rechtsgebieden,
      dienst, services, ons aanbod`),
    customers:
      phrases(`klanten, referenties, projecten, cases, klantverhalen, portfolio, ervaringen,
      realisaties, onze klanten`),
    pricing: phrases('prijzen, tarieven, pakketten, kosten, prijs, abonnementen'),
    about: phrases(`over ons, over, ons bedrijf, wie zijn wij, het bedrijf, ons verhaal, bedrijf,
      de praktijk, ons kantoor, wie we zijn`),
    audiences: phrases('branches, sectoren, voor wie, doelgroepen, toepassingen, markten'),
    contact: phrases(
      'contact, routebeschrijving, contactinformatie, neem contact op, locatie, route, vestigingen, contactgegevens',
    ),
    team: phrases('team, ons team, medewerkers, het team'),
    jobs: phrases('vacatures, werken bij, carrière, jobs'),
    news: phrases('nieuws, blog, pers, agenda, evenementen, nieuwsbrief, actueel'),
    legal: phrases(`privacy, privacybeleid, privacyverklaring, voorwaarden, algemene voorwaarden,
      cookies, cookiebeleid, disclaimer, leveringsvoorwaarden`),
    process: phrases(
      'hoe het werkt, werkwijze, onze werkwijze, hoe wij werken, stappen, zo werkt het',
    ),
    faq: phrases('faq, veelgestelde vragen, hulp, vragen'),
    testimonials: phrases(
      'reviews, ervaringen, klanten vertellen, wat klanten zeggen, beoordelingen',
    ),
    benefits:
      phrases(`voordelen, waarom wij, uw voordelen, onze voordelen, waarom kiezen voor, pluspunten,
      waarom, kenmerken, kernwaarden`),
    cookie: phrases(
      'cookie, cookies, toestemming, alles accepteren, weigeren, voorkeuren, privacy',
    ),
    copyright: phrases('alle rechten voorbehouden, copyright'),
    price: phrases(
      'per maand, /maand, per jaar, btw, vanaf, korting, gratis verzending, per nacht, per uur',
    ),
    months: words(`januari februari maart april mei juni juli augustus september oktober november
      december`),
    stories:
      phrases(`klantverhalen, klantcases, klantcase, cases, onze projecten, onze realisaties, realisaties,
      recente projecten, succesverhalen, praktijkvoorbeelden, voor en na`),
    mission: phrases(`missie, onze missie, visie, onze visie, missie en visie`),
  },
  buttons: {
    demo: phrases('demo, demonstratie'),
    trial: phrases('gratis proberen, probeer gratis, proefperiode, gratis testen'),
    quote: phrases(
      'offerte, offerte aanvragen, vraag offerte aan, prijsopgave, vrijblijvende offerte',
    ),
    call: phrases(
      'afspraak, afspraak maken, gesprek, kennismaking, terugbelverzoek, adviesgesprek, intake',
    ),
    catalog: phrases('catalogus, brochure, monster, staal, whitepaper'),
    buy: phrases('kopen, bestellen, winkelwagen, webshop, doneren, reserveren'),
    other:
      phrases(`contact, neem contact op, lees meer, meer, meer informatie, meer weten, download,
      inloggen, aanmelden, registreren, verzenden, versturen, terug, volgende, menu,
      sluiten, bekijk alles, hier, ontdek, ontdek meer, details, aan de slag, home,
      zoeken, accepteren, weigeren, bel ons, bel nu, mail ons, solliciteer, bekijk,
      bekijk project, start`),
  },
  proof: {
    since: phrases('sinds, opgericht in, jaar ervaring, jaren ervaring'),
    more: phrases("meer dan, ruim, bijna, zo'n"),
    counted:
      words(`klanten projecten jaar jaren bedrijven gebruikers landen medewerkers leden locaties
      beoordelingen patiënten scholen hotels bestellingen leveringen partners installaties machines
      voertuigen ton producten woningen gezinnen studenten deelnemers hectare kilometer experts`),
    certificates:
      phrases(`gecertificeerd, certificaat, certificering, lid van, erkend, geaccrediteerd,
      bekroond, keurmerk, vca, award, aangesloten bij, officiële partner`),
    health: words(`pijn therapie behandeling diagnose operatie ziekte klachten angst depressie
      zwangerschap kanker letsel implantaat tandarts arts praktijk fysiotherapie`),
  },
  refusal: {
    maintenance: phrases(`in aanbouw, binnenkort, binnenkort online, onder constructie,
      we zijn zo terug, nieuwe website komt, website in onderhoud, site in onderhoud`),
    parked: phrases(
      'domein te koop, domeinnaam te koop, domein is geregistreerd, gereserveerd domein',
    ),
    error: phrases('pagina niet gevonden, niet gevonden, fout 404, toegang geweigerd, serverfout'),
    login: phrases('inloggen, wachtwoord vergeten, gebruikersnaam'),
    placeholder:
      phrases(`lorem ipsum, uw tekst hier, voorbeeldtekst, vul hier uw tekst in, bedrijfsnaam
      hier, dolor sit amet`),
    club: phrases(`vereniging, lid worden, leden, onze club, club, gilde, clan, bestuur, contributie, toernooi,
      trainingen, clubhuis, vrijwilligers, wedstrijden, teams en wedstrijden`),
    person: phrases(`portfolio, curriculum vitae, cv, over mij, mijn projecten, mijn vaardigheden,
      werkervaring, opleiding, student, stage, mijn naam is, hobby's, persoonlijke website,
      universiteit, hogeschool`),
  },
}

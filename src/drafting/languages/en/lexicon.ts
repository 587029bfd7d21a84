import { phrases, words, type Lexicon } from '../lexicon.ts'

export const lexicon: Lexicon = {
  grammar: {
    determiners: words(`the a an our your my their its his her this that these those every each all
      any some no both another`),
    prepositions: words(`for with without in on at by from to into of over under between across
      through about around against during before after within beyond since until as like per via
      towards throughout among behind instead whether`),
    relatives: words('that which who whose where buyers when while so'),
    dangling: words(`and but or nor so because then also however therefore thus it this these those
      they them he she its their there here that such instead whether although though while if
      which who whose moreover furthermore additionally besides otherwise yet still plus both
      otherwise together likewise similarly meanwhile not too either neither`),
    we: words('we'),
    our: words('our ours us'),
    singular: words("i me my mine i'm i've i'll myself"),
    subjects: words(`we you they i he she it who everyone`),
    finite:
      words(`powers turns is are was were has have had can will may must should would could does do did
      isn't aren't doesn't don't can't won't helps help makes make builds build provides provide
      offers offer gives give lets let enables enable allows allow delivers deliver sells sell
      creates create designs design develops develop supplies supply produces produce manufactures
      manufacture installs install repairs repair serves serve supports support brings bring
      turns turn keeps keep takes take works work runs run combines combine connects connect
      manages manage handles handle protects protect saves save reduces reduce automates automate
      specializes specialize specialises specialise operates operate rents rent ships ship owns own
      covers cover includes include ensures ensure guides guide guided advises advise represents
      represent publishes publish trains train teaches teach organizes organize organises organise
      cleans clean restores restore maintains maintain monitors monitor tracks track simplifies
      simplify transforms transform empowers empower believes believe understands understand
      focuses focus aims aim needs need wants want knows know gets get goes go comes come uses use
      hosts host shows show tells tell means mean replaces replace removes remove prevents prevent
      detects detect measures measure calibrates calibrate tests test roasts roast brews brew
      bakes bake grows grow imports import exports export distributes distribute transports
      transport moves move stores store finds find matches match brings became become becomes
      began started founded built helped been love loves enjoy started partners partner invests
      invest funds fund unites unite strives strive leads lead gives carries carry solves solve
      consults consult cares care treats treat meets meet puts put sets set starts start stays
      stay stands stand says say plans plan prints print integrates integrate accelerates`),
    ambiguous: new RegExp(
      [
        String.raw`^(?:(?!.*(?:s|n't)$)(?!(?:are|was|were|have|had|can|will|may|must|should|`,
        String.raw`would|could|do|did|became|began|been|helped)$)\p{L}+|builds|works|supports|`,
        String.raw`offers|plans|stores|designs|uses|tests|prints|shows|needs|covers|means|`,
        String.raw`produces|supplies|guides|trains|hosts|cares|aims|runs|turns|matches|measures|`,
        String.raw`tracks|monitors|moves|ships|stands|sets|starts|stays|stay|goes|exports|`,
        String.raw`imports|transports|transforms|finds|wants|saves|rents|cleans|focuses|owns|`,
        String.raw`takes|gets|does|repairs|loves|puts|leads|powers|partners|funds|treats|meets)$`,
      ].join(''),
      'u',
    ),
    beforeWe: null,
    subjectless: null,
    imperatives:
      words(`determine get discover learn find make see explore try join let turn grow save keep build
      create start stop boost take give go read watch download contact call book request
      order buy shop schedule sign subscribe follow choose pick meet send reach reduce
      improve increase streamline simplify automate manage transform unlock experience
      enjoy add use bring put run deliver protect secure connect collaborate compare
      calculate check click tap scroll accept enter select search donate volunteer apply
      register upgrade hire ask tell share stay don't do be become come say think imagine
      forget move make own rent visit view browse customize launch accelerate empower
      optimize optimise achieve become cut eliminate convert ship sell publish write speak
      talk wait log leave focus track monitor measure leverage ensure maximize maximise
      minimize minimise set see spend stop switch never always please keep know understand
      prevent avoid replace help integrate invite import export generate analyze analyse
      visualize submit drive win master dive step rest relax trust prepare remember worry
      plan pay organize organise combine sleep wake swap skip preserve restore
      refresh revive treat beat`),
    imperativeForm: /^(?:call|book|order|text|shop) (?:for|via|by|now|us|online|with)(?= |$)/iu,
    nouns: words(`engineering consulting marketing training accounting building cleaning printing
      heating plumbing roofing flooring painting welding machining coaching catering lighting
      packaging hosting branding advertising publishing financing staffing recruiting nursing
      clothing furniture testing monitoring manufacturing landscaping gardening housing
      bookkeeping fundraising forwarding shipping moving mining farming fishing learning teaching
      programming computing networking web-hosting wedding tutoring translating counselling
      counseling tracking scheduling planning banking investing billing parking wiring coating
      casting tooling process design research support help service plan work book track trade
      market study test shop store call order search project water steel solar electric`),
    adverbs: words(`here there now today always never just only more most less very really simply
      easily quickly together again already also even ever far fast forward how what why when where
      who whether yes no not too so then than up down out off away back welcome hello hi new
      finally truly proudly everything something nothing anything built
      made designed trusted loved powered used born based inspired made-to-order`),
    gerund: /^\p{L}+ing$/u,
    formal: [],
    informal: [],
  },
  selling: {
    offerVerbs: words(`offer offers provide provides build builds make makes design designs develop
      develops deliver delivers sell sells install installs supply supplies produce produces
      manufacture manufactures create creates run runs operate operates specialize specializes
      specialise specialises help helps rent rents repair repairs serve serves support supports
      manage manages advise advises represent represents teach teaches train trains restore
      restores maintain maintains host hosts publish publishes clean cleans distribute distributes
      transport transports calibrate calibrates roast roasts bake bakes brew brews grow grows
      handle handles organize organizes turn turns connect connects combine combines automates lets
      enables gives brings treat treats plan plans print prints ship ships import imports develop
      consult consults translate translates recycle recycles write writes craft crafts`),
    definitions: phrases('is a, is an, is the, are a, are an, are the, is your, is our'),
    kinds: words(`company business firm enterprise provider player partner brand name member part
      group organization organisation startup start-up team leader subsidiary specialist expert`),
    empty: phrases(`welcome, our mission, our vision, our goal, our aim, our story, our values,
      we believe, we are proud, we love, thank you, since, founded, established, it all started,
      our team, we are excited, we are committed, we strive, we value, we understand, we care,
      we know, meet, for over, for more than, with over, with more than, imagine, in today,
      in a world, nowadays, copyright, follow us, as a`),
    fluff:
      phrases(`born, everything, family business, family-owned, registered in, a brand of, part of the,
      subsidiary of, atmosphere, ambience, passionate, passion, quality, reliability, at the heart of,
      satisfaction, excellence, personal touch, extra mile, commitment, committed,
      dedicated, trusted partner, peace of mind, one-stop, world-class, cutting-edge,
      state-of-the-art, your needs, from day one, our values, all your, exceed,
      expectations, professionalism, integrity, innovative solutions, tailored solutions,
      it shows, unmatched, unparalleled, unrivaled, unrivalled`),
    audience: phrases(`for, built for, made for, designed for, tailored to, trusted by, used by,
      loved by, serving, aimed at`),
    helping: words(
      'help helps helping serve serves serving support supports empower empowers enable',
    ),
    people: words(`team teams company companies business businesses owner owners manager managers
      agency agencies shop shops store stores retailer retailers exporter exporters importer
      importers manufacturer manufacturers maker makers lab labs laboratory laboratories clinic
      clinics hospital hospitals school schools teacher teachers farmer farmers farm farms
      restaurant restaurants hotel hotels founder founders startup startups start-up start-ups
      developer developers engineer engineers firm firms professional professionals freelancer
      freelancers contractor contractors builder builders operator operators carrier carriers
      landlord landlords tenant tenants patient patients family families student students people
      brand brands organization organizations organisation organisations nonprofit nonprofits
      non-profit non-profits charity charities accountant accountants lawyer lawyers dentist
      dentists doctor doctors designer designers marketer marketers producer producers supplier
      suppliers city cities municipality municipalities customer customers client clients
      individual individuals child children kid kids adult adults woman women man men home homes
      homeowner homeowners household households employer employers employee employees worker
      workers enterprise enterprises government governments institution institutions university
      universities bank banks insurer insurers investor investors creator creators artist artists
      musician musicians writer writers publisher publishers scientist scientists researcher
      researchers practice practices leader leaders executive executives buyer buyers seller
      sellers merchant merchants wholesaler wholesalers industry industries sector smes smbs
      entrepreneur entrepreneurs architect architects planner planners driver drivers fleet fleets
      church churches community communities guest guests traveler travelers traveller travellers
      visitor visitors couple couples parent parents pet pets dog dogs athlete athletes club clubs
      pharmacy pharmacies utility utilities plant plants factory factories gym gyms salon salons
      event events venue venues bakery bakeries brewery breweries winery wineries yard yards`),
    audienceEnd: words(`to who that which with in from so without by since at on is are have has can
      do does as you your get make find save grow run keep build manage where when while across
      because looking seeking wanting using around worldwide including such through via into`),
    noAudience: phrases(`the, you, your, our, us, free, more, less, all, any, every, each, this, it,
      its, years, example, instance, now, today, over, just, only, everyone, everything, one, me,
      them, him, her, sale, details, information, help, good, life, both, whatever, what, when, how,
      why, a, an, better, fun, real, success, growth, download, decades, generations,
      nothing, that, those, their, his, some, updates, lunch, dinner, breakfast, use, anyone`),
    problemHeadings:
      phrases(`the problems, common problems, the pain points, the problem with, does this sound familiar,
      the problem, problem, the challenge, challenges, the challenges, your challenge, your
      challenges, pain points, sound familiar, the old way, why change, does this sound like
      you, the real problems, what it is costing you, what it costs, be honest with
      yourself, the hidden cost, the hidden costs, why most, are you struggling, the
      reality, the status quo, right now, without us, where it hurts, the problem we solve,
      problems we solve`),
    problems: phrases(`tired of, sick of, fed up with, struggling with, struggle with, struggle to,
      no more, frustrated with, stop wasting, instead of wasting, wasting hours, hours wasted,
      still using, still doing, drowning in, too often, too many, the trouble with`),
    troubles:
      phrases(`chaos, mess, messy, scattered, stress, panic, penalties, late fees, missed, lost, losing,
      waste, wasted, wasting, stuck, guess, guessing, gut feel, gut-feel, scared,
      scrambling, behind, can't, cannot, don't know, forgotten, bottleneck, bottlenecks,
      overwhelmed, overwhelming, frustrating, frustration, disappear, single point of
      failure, buckle, blind, bleed, costly, outdated, delays, downtime, unpredictable,
      overpaying, underpriced, underprice, stale, disconnected, duplicated, slips,
      error-prone, by hand, never saw, runs out, no way to`),
    vague: phrases(`certified, accredited,
      service, services, solution, solutions, approach, support, quality, product, products, need,
      needs, future, growth, customized, tailored, personalized, complete, comprehensive,
      global, exclusive, result, results, success, potential, excellence, innovative,
      innovation, professional, reliable, trusted, experience, expertise, value, values,
      goal, goals, business, best, better, great, right, range, wide, high, full, team,
      people, way, work, world, life, time, every, everything, more, one, new, modern,
      unique, smart, simple, easy, fast, digital, specific, different, various, real`),
    privateWords:
      phrases(`pony, ponies, your horse, livery, riders, patients, your home, your family, families,
      homeowners, private customers, private clients, individuals, your smile, your child,
      your children, your loved one, your car, your garden, your skin, your body, your health,
      your teeth, first-time buyers, brides, kids, pets, guests, taxpayers, regular people,
      everyday people`),
    privateTrades:
      phrases(`primary school, secondary school, nursery school, preschool, kindergarten, takeaway,
      dentist, dentistry, dental clinic, orthodontist, hair salon, barber shop, barbershop, family
      doctor, physical therapy, criminal defense, criminal defence, personal injury, divorce,
      day spa, driving school, hairdressing, hairdresser, hairdressers, hair stylist, barbers,
      beauty salon, nail salon, massage, massages, massage therapy, tattoo studio, yoga
      studio, pilates studio, personal trainer, riding school, livery yard, pizza, pizzeria,
      trattoria, italian restaurant, restaurant menu, our restaurant, book a table, reserve
      your table, takeaway, take-out, bistro, wedding photographer, bridal, dog grooming, dog
      training, boarding kennels, veterinary, vet clinic, cardiology, cardiologist,
      dermatology, chiropractor, chiropractic, osteopath, acupuncture, counselling,
      psychotherapist, music lessons, piano lessons, nursery school, childminder, holiday
      cottage, holiday cottages, vacation rental, bed and breakfast, guest house, funeral home`),
    businessWords:
      phrases(`businesses, companies, enterprises, b2b, organizations, organisations, manufacturers, your
      business, your company, your team, your organization, your customers, your employees,
      smes, startups, commercial clients, contractors, retailers, fleets, offices,
      industrial, corporate, employers`),
    workWords:
      phrases(`company, team, colleague, in-house, partner, desk, this year, need for this, supply, on your
      list, job coming up, working on, this kind of thing, decides`),
  },
  pages: {
    products: phrases(`product, products, service, services, solution, solutions, what we do,
      features, platform, how it works, our work, capabilities, expertise, our services, offer,
      treatments, practice areas, shop, catalog, catalogue, programs, programmes, technology`),
    customers: phrases(`customers, clients, case studies, references, success stories, portfolio,
      projects, our clients, our customers, testimonials, reviews, stories, work, gallery`),
    pricing: phrases('pricing, prices, plans, rates, fees, costs, tariffs, packages'),
    about: phrases(`about, about us, company, our story, who we are, our company, the company,
      our mission, history, our practice, the practice, the firm`),
    audiences: phrases(`industries, sectors, markets, use cases, who we serve, who we help,
      solutions for, for teams, segments, by industry, by role, our clients include`),
    contact: phrases(`contact, contact information, contact details, contact us, get in touch,
      find us, locations, reach us, directions`),
    team: phrases('team, our team, people, leadership, staff, meet the team, management, board'),
    jobs: phrases('jobs, careers, vacancies, join us, work with us, we are hiring, open positions'),
    news: phrases('news, blog, press, events, articles, insights, journal, newsletter, updates'),
    legal: phrases(`privacy, privacy policy, terms, terms of service, terms of use, imprint, legal,
      legal notice, cookies, cookie policy, disclaimer, refund policy, shipping policy,
      accessibility statement, terms and conditions, data protection, license`),
    process: phrases(`how it works, our process, process, how we work, steps, our approach,
      three steps, getting started, methodology`),
    faq: phrases('faq, faqs, frequently asked questions, questions, help, support, help center'),
    testimonials: phrases(`testimonials, reviews, what our customers say, what our clients say,
      what people say, what they say, customer stories, loved by, happy clients, feedback,
      what clients are saying, our happy customers, client reviews, customer reviews`),
    benefits: phrases(`why us, why choose us, benefits, advantages, features, our advantages,
      what you get, why, key features, highlights, our values, at a glance, reasons`),
    cookie: phrases(`cookie, cookies, consent, tracking technologies, accept all, reject all,
      your privacy, necessary cookies, marketing cookies, privacy preferences`),
    copyright: phrases('all rights reserved, copyright'),
    price: phrases(`per month, per year, per user, per seat, per hour, per night, billed annually,
      monthly, /month, /mo, free shipping, % off, discount, starting at, vat, excl., incl.`),
    months: words(`january february march april may june july august september october november
      december`),
    stories:
      phrases(`case studies, case study, success stories, success story, customer stories, client stories,
      client results, real results, what we have done, selected work, recent work, recent
      projects, our projects, our portfolio, portfolio, cleanups we've done, before and
      after`),
    mission: phrases(
      `mission, our mission, vision, our vision, mission and vision, our purpose, purpose`,
    ),
  },
  buttons: {
    demo: phrases('demo, see it in action, product walkthrough, product tour'),
    trial: phrases('free trial, try free, try it free, start free, trial, try for free, try it'),
    quote: phrases(`quote, estimate, get a price, request pricing, request an offer, free quote,
      request a walkthrough, request walkthrough,
      free estimate, get an offer, proposal`),
    call: phrases(`arrange a first call, arrange a call, first call, book a demo call, callback,
      talk to us, speak to us, book a call, schedule a call, consultation, appointment,
      book a meeting, discovery call, request a callback, schedule a meeting,
      book a visit, intro call, book a time, talk to sales, talk to an expert,
      schedule a visit, book an assessment`),
    catalog: phrases('catalog, catalogue, brochure, sample, samples, whitepaper'),
    buy: phrases('buy, order, shop now, add to cart, checkout, donate, subscribe, purchase'),
    other: phrases(`contact, contact us, get in touch, learn more, read more, more, download, chat,
      get started, sign up, log in, login, sign in, email us, call us, call now, submit, send, ok,
      back, next, menu, close, show more, view all, see all, see more, view more, find out more,
      discover, discover more, explore, details, join, register, apply, apply now, follow, share,
      search, home, click here, here, view, watch video, play, continue, accept, load more,
      view project, live demo, more info, more information, get directions, visit website`),
  },
  proof: {
    since: phrases(
      'since, founded in, established in, in business since, est., years of experience',
    ),
    more: phrases(`over, more than, above, nearly, almost, some`),
    counted: words(`customers clients teams companies users projects years countries hours members
      labs sites shops orders deliveries businesses hotels schools restaurants installations
      reviews patients students employees partners cities locations homes families events
      properties products brands organizations organisations vehicles machines units tons tonnes
      kilometers kilometres downloads engineers experts technicians awards cases weddings
      transactions subscribers volunteers farmers households stores clinics`),
    certificates: phrases(`certified, accredited, certificate, certification, member of, licensed,
      authorized, authorised, approved by, award, awarded, registered with, insured, registered,
      partner of, official partner, gold partner`),
    health: words(`pain therapy treatment diagnosis surgery disease illness symptoms anxiety
      depression pregnancy cancer injury recovery implant implants dentist doctor physiotherapy`),
  },
  refusal: {
    maintenance: phrases(`under maintenance, maintenance mode, coming soon, under construction,
      be back soon, launching soon, site is being built, website is being built, we'll be back,
      opening soon, temporarily unavailable, new website is coming, scheduled maintenance`),
    parked: phrases(`domain is for sale, buy this domain, domain for sale, this domain is parked,
      domain parking, is for sale, parked free, related searches, make an offer on this domain,
      domain name is registered, this domain may be for sale, inquire about this domain`),
    error: phrases(`page not found, not found, 404, 403 forbidden, access denied,
      internal server error, bad gateway, service unavailable, error 500, database error,
      database connection, something went wrong, forbidden,
      there isn't a github pages site here, site not found, no such app, it works!,
      default web page, welcome to nginx, application error`),
    login: phrases(`log in, login, sign in, sign in to your account, forgot password,
      forgot your password, remember me, create an account`),
    placeholder:
      phrases(`lorem ipsum, insert your text, your text here, just another wordpress site,
      hello world!, sample page, dummy text, placeholder text, add your content, company name here,
      your company name, edit this text, click to edit, this is a sample, your tagline here,
      dolor sit amet, describe what makes`),
    club: phrases(`guild, clan, our members, become a member, membership, club, raid, raids, roster, our
      alliance, meetups, sports club, fan club, tournament, season, committee, club nights,
      discord, new members, join our, members only, society, fixtures, regatta, training times`),
    person:
      phrases(`portfolio, resume, curriculum vitae, cv, about me, my projects, my work, my skills, work
      experience, education, student, i am a student, internship, open to work, my name is,
      hobbies, personal website, personal site, bachelor, master's degree, university,
      coursework, hackathon`),
  },
}

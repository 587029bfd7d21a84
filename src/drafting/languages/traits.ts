/**
 * Words by which sentences of sites are known, whatever their language: lists of pieces of
 * patterns, each in lower case where its pattern ignores the case.
 */
export interface Traits {
  /** The word that joins the last part of a list. */
  and: readonly string[]
  /** "And" in the form that goes before a vowel. */
  andBeforeVowels: readonly string[]
  /** The word for a choice, also at the beginning of a phrase. */
  or: readonly string[]
  /** The word for a choice that only goes between two parts. */
  orWithin: readonly string[]
  /** "As well as", where one word says it. */
  asWellAs: readonly string[]
  /** Other words that join the last part of a list of things. */
  listLinks: readonly string[]
  /** Prepositions that tie a complement to its noun. */
  of: readonly string[]
  /** "In", before the name of a town. */
  inTown: readonly string[]
  /** "In", where the word also means "to". */
  toTown: readonly string[]
  /** "In", before the name of a country or region more than of a town. */
  inCountry: readonly string[]
  /** "On", before the name of a town or island. */
  onPlace: readonly string[]
  /** "From", after the name of a company that is there. */
  fromTown: readonly string[]
  /** Articles before the name of a company. */
  articles: readonly string[]
  /** Articles that are joined to the next word. */
  elidedArticles: readonly string[]
  /** Articles of a subject, which begins a sentence. */
  subjectArticles: readonly string[]
  /** Articles before a noun with an adjective: "a relaxed place". */
  indefinites: readonly string[]
  /** The verb of a definition, in the third person. */
  is: readonly string[]
  /** Words that say who one is, at the beginning of a sentence: "I am". */
  being: readonly string[]
  /** "We are", before a noun. */
  weAre: readonly string[]
  /** Endings of infinitives that follow a preposition: "pour garantir". */
  infinitives: readonly string[]
  /** Endings of infinitives that follow a particle, or none. */
  otherInfinitives: readonly string[]
  /** Words right before an infinitive. */
  infinitiveParticles: readonly string[]
  /** Numbers from two to six, as words. */
  numbers: readonly string[]
  /** "Each", "every": the beginning of a sentence about how the work is done. */
  each: readonly string[]
  /** "Also": a sentence that adds to another one. */
  also: readonly string[]
  /** Words that address a reader, for sentences about what a reader gets. */
  reader: readonly string[]
  /** Pronouns that open a clause, in languages whose articles are other words. */
  clauseOpeners: readonly string[]
  /** Articles after the verb of an order in a job ad: "Lead the reorganization". */
  orderedThings: readonly string[]
  /** Abbreviations that end a list: "etc." */
  abbreviations: readonly string[]
  /** Parts of verbs that are at the end of their clause: "führen ... durch". */
  separableParts: readonly string[]
  /** "On average", after the number of a rating. */
  onAverage: readonly string[]
  /** "Out of", between a rating and its best number. */
  outOf: readonly string[]
  /** Ages of reviews, as widgets of rating portals write them. */
  reviewAges: readonly string[]
  /** Verbs of a notice about cookies. */
  usesCookies: readonly string[]
  /** Cookies, as a site that uses them calls them. */
  usedCookies: readonly string[]
  /** "No", "without", before a word for cookies. */
  noCookies: readonly string[]
  /** Cookies, as a site without them calls them. */
  unusedCookies: readonly string[]
  /** The cart of a shop. */
  carts: readonly string[]
  /** "Empty", said of a cart. */
  emptyCart: readonly string[]
  /** Nouns of a heading over services. */
  serviceHeadings: readonly string[]
  /** Verbs of "What our customers say". */
  customersSay: readonly string[]
  /** "To", between two times of day. */
  untilHour: readonly string[]
  /** What a check of visitors says, a robot being refused. */
  robotChecks: readonly string[]
  /** Ends of a club in one word, in languages that write compounds. */
  clubNames: readonly string[]
  /** Titles of the page that names the company with its legal form. */
  imprints: readonly string[]
  /** Articles and "both" before the phrase of an audience. */
  audienceArticles: readonly string[]
  /** Words before a preposition that no audience follows: "known for". */
  knownFor: readonly string[]
  /** Nouns before a preposition that a trade follows: "specialist for". */
  tradeFor: readonly string[]
  /** Words before customers of any kind. */
  anyKind: readonly string[]
  /** Customers and people of any kind, which name no audience alone. */
  anyone: readonly string[]
  /** Openings of a sentence about one customer. */
  oneCustomer: readonly string[]
  /** "A baker from Kent came to us": the verb that follows one customer. */
  came: readonly string[]
  /** Articles before the title of a part of a case report. */
  reportArticles: readonly string[]
  /** Titles of the parts of a case report. */
  reportParts: readonly string[]
  /** "Founded", in a sentence about how the company began. */
  founded: readonly string[]
  /** Invitations to write or call, which an email makes in its own words. */
  invites: readonly string[]
  /** What a company is not says nothing of what it sells. */
  isNot: readonly string[]
  /** Entries of registers, which name a company and not its offer. */
  registers: readonly string[]
  /** The negation of a verb; "not only" says more, not less. */
  isNotSo: readonly string[]
  /** Openings of a view of the times: "Today, data is a compass". */
  nowadays: readonly string[]
  /** What may go wrong: "A small leak can end in damp walls". */
  mayHarm: readonly string[]
  /** What is difficult for those who do not buy: "VAT can be hard to keep track of". */
  isHard: readonly string[]
  /** "Can be", before an adjective for what is difficult. */
  canBe: readonly string[]
  /** Adjectives for what is difficult, after "can be". */
  hard: readonly string[]
  /** What counts in a trade: "Trust is essential". */
  isEssential: readonly string[]
  /** "Is", "are", before the beginning of an adjective for what counts. */
  areEssential: readonly string[]
  /** Beginnings of adjectives for what counts, after "is" or "are". */
  essentials: readonly string[]
  /** "Is", before a whole adjective for what counts. */
  isWhole: readonly string[]
  /** Adjectives for what counts, after "is". */
  wholeEssentials: readonly string[]
  /** Headings of parts about values and aims, which no customer gets. */
  values: readonly string[]
  /** Headings of parts that list the places a company works at. */
  areas: readonly string[]
  /** Values of a company under their own headings: "Integrity". */
  valueNames: readonly string[]
  /** Pages for people who look for a job: "Working at Halden". */
  jobPages: readonly string[]
  /** Words before a trouble that turn it into a promise ("no stress", "reduces delays"). */
  relief: readonly string[]
  /** What troubles a reader: "Lack of time", "Fear of mistakes". */
  lacks: readonly string[]
  /** Openings of links that lead to something to look at. */
  looks: readonly string[]
  /** Years as a time: "30 years of work". */
  years: readonly string[]
  /** Hours of opening or of an answer, after their number. */
  hours: readonly string[]
  /** The word before a telephone number. */
  telephones: readonly string[]
  /** Years after the age of a reviewer. */
  agedYears: readonly string[]
  /** Titles of those who lead a company. */
  leaders: readonly string[]
  /** The word before the number of a step. */
  steps: readonly string[]
  /** Readiness and devotion, which every company claims. */
  hollow: readonly string[]
  /** Verbs that join something to the experience of a company. */
  combines: readonly string[]
  /** Experience, which every company has, after a verb that joins something to it. */
  experience: readonly string[]
  /** Ownership and management of a company, and its beginning. */
  owned: readonly string[]
  /** What a page may call itself: "X is the portfolio of Y". */
  portfolios: readonly string[]
  /** "Of", after a word for a portfolio or page. */
  ofPortfolios: readonly string[]
  /** Articles before a word for a site, at the beginning. */
  siteArticles: readonly string[]
  /** "Official", said of a site. */
  official: readonly string[]
  /** What a site calls itself: "Website of the dental practice". */
  siteNames: readonly string[]
  /** "Of", after a word for a site. */
  ofSites: readonly string[]
  /** Greetings of a site: "Nice that you are here". */
  niceToMeet: readonly string[]
  /** "Open", in opening hours. */
  open: readonly string[]
  /** "Daily", in opening hours. */
  daily: readonly string[]
  /** "You find us in the High Street": where a company is. */
  whereItIs: readonly string[]
  /** Adjectives in the line below the name of a plan: "Perfect for fleets". */
  planFits: readonly string[]
  /** "For", after an adjective in the line below the name of a plan. */
  forPlan: readonly string[]
  /** "Without", at the beginning of a heading over a problem. */
  without: readonly string[]
  /** "Costs", before the word for who pays. */
  costs: readonly string[]
  /** "You", after the verb of a cost. */
  whoPays: readonly string[]
  /** Risks, in a heading over a problem. */
  risks: readonly string[]
  /** How and when a company began. */
  began: readonly string[]
  /** What a reader has to do or know, which no stranger explains to them. */
  duties: readonly string[]
  /** "This" and "these", before a noun that a sentence before has named. */
  these: readonly string[]
  /** "Year", after "this". */
  year: readonly string[]
  /** "You", as the first word of a sentence about the reader. */
  youFirst: readonly string[]
  /** Openings of a clause that is part of a sentence, or of a question. */
  freeClauses: readonly string[]
  /** Comfort for a visitor, which is no news for a stranger: "Don't worry". */
  comforts: readonly string[]
  /** The situation of a reader, who has not been met: "You are busy". */
  readersState: readonly string[]
  /** What a customer says: "We have tried several agencies". */
  customerVoice: readonly string[]
  /** Who began or owns the company: "Rubens: the founder". */
  founders: readonly string[]
  /** Who made a site: "Designed by". */
  credits: readonly string[]
  /** "From", before the first number of a result. */
  fromNumber: readonly string[]
  /** "To", before the second number of a result. */
  toNumber: readonly string[]
  /** Prepositions after a word of praise that carries what follows: "suited to offices". */
  toObject: readonly string[]
  /** Adverbs whose praise may be gone: "entirely". */
  degrees: readonly string[]
  /** Words after a comma that open a clause, which no list goes through. */
  afterComma: readonly string[]
  /** "A wide range of services in", before the services themselves. */
  ranges: readonly string[]
  /** What customers want to be rid of, among the names of services: "leaks". */
  troubles: readonly string[]
  /** "And more" at the end of a list. */
  andMore: readonly string[]
  /** Words that open a clause, a phrase or a second verb without a comma. */
  tailOpeners: readonly string[]
  /** "Including", before examples. */
  including: readonly string[]
  /** Participles before "to measure", which go with it. */
  madeToMeasure: readonly string[]
  /** Participles at the end of a text that was cut before what they need. */
  dangling: readonly string[]
  /** Words that nothing ends with: copulas, prepositions, articles and conjunctions. */
  openEnds: readonly string[]
  /** "Since", before the year in which a company began. */
  sinceYear: readonly string[]
  /** Ends of nouns that no one does: "a complete offer for homes". */
  offerings: readonly string[]
  /** Verbs of a sentence about the past of a company: "was founded". */
  pastVerbs: readonly string[]
  /** Openings of a sentence about a past action, which no one buys. */
  doneOnce: readonly string[]
  /** "Near", "across", in the headline of a company. */
  aroundTown: readonly string[]
  /** A verb before the names of towns, in the headline of a company. */
  serving: readonly string[]
  /** "Throughout", before the name of a region. */
  inRegion: readonly string[]
  /** "In", between the name of a company and a verb before "we". */
  inPlaceOfCompany: readonly string[]
  /** Small words inside the name of a place. */
  withinPlace: readonly string[]
  /** Words after which "to" is no purpose: "with respect to". */
  nounsBeforeTo: readonly string[]
  /** Openings of a purpose at the end of a phrase: "to ensure". */
  purposes: readonly string[]
  /** Prepositions that open a purpose before an infinitive: "pour garantir". */
  purposesBeforeInfinitives: readonly string[]
  /** Openings of a phrase for a property, although its noun ends as those of work do. */
  properties: readonly string[]
  /** Nouns that name no work: "Solution for firms without staff". */
  solutions: readonly string[]
  /** Units of time after a number. */
  timeUnits: readonly string[]
  /** Words of a conclusion from a sentence that is not in the email: "therefore". */
  concludes: readonly string[]
  /** Ends that say nothing about what is sold: "for all your needs". */
  forNeeds: readonly string[]
  /** Ends of adverbs that open a sentence before a comma: "Particularmente". */
  adverbEnds: readonly string[]
  /** Prepositions that need a noun behind them: "by". */
  by: readonly string[]
  /** Articles of some goods, without which a subject names them: "des". */
  some: readonly string[]
  /** "With" of "we help shops with bookkeeping"; empty where what follows it has an article. */
  helpedWith: readonly string[]
  /** Words for something that the sentence before named: "these candidates". */
  pointsBack: readonly string[]
  /** Openings that refer to what went before: "All of this". */
  allThat: readonly string[]
  /** Openings of news of the site: "Currently". */
  atPresent: readonly string[]
  /** Ends of a sentence whose list is not in it: "among others". */
  listAnnounced: readonly string[]
  /** What was, and is no more: "From 2007 to 2022, we had a practice". */
  past: readonly string[]
  /** Beginnings of words in "24 hours a day", which say no more than the time. */
  ofTime: readonly string[]
  /** Parts of words for what is open to customers at all hours. */
  reached: readonly string[]
  /** Words of a sentence about the newsletter of a site. */
  newsletters: readonly string[]
  /** Words between two participles without a subject: "geprüft und vernetzt". */
  joinedParticiples: readonly string[]
  /** Openings before "we": "At Halden,", "From design to repair,". */
  openings: readonly string[]
  /** "We", after the verb that an opening puts first. */
  weAfterVerb: readonly string[]
  /** "At", before the name of a company, in languages that put the verb first. */
  atCompany: readonly string[]
  /** Articles between "at" and the name of a company. */
  companyArticles: readonly string[]
  /** Endings of a verb that says "we" alone. */
  weEndings: readonly string[]
  /** Openings of what a company has, where a list of the work says more. */
  weHave: readonly string[]
  /** Openings of how one works, and not on what: "We guarantee efficient processes". */
  weEnsure: readonly string[]
  /** Openings of a heading over work that do not name it: "Types of entries". */
  kindsOf: readonly string[]
  /** "Of", "in": what follows is the field of a firm. */
  fieldOf: readonly string[]
  /** Articles before the noun for a firm: "we are a provider". */
  firmArticles: readonly string[]
  /** Prepositions at which the first noun of a phrase ends. */
  afterNoun: readonly string[]
  /** Prepositions after which a word belongs to the noun before it. */
  genitives: readonly string[]
  /** Words for the people who work at a company. */
  staff: readonly string[]
  /** Words after a town that name a line of the address: "Aachen Telefon". */
  addressLines: readonly string[]
  /** Small words between two words of a name, besides "and". */
  nameLinks: readonly string[]
  /** Titles of pages, which name no company: "Welcome". */
  pageTitles: readonly string[]
  /** Forms of address and functions that the name of a person follows. */
  personTitles: readonly string[]
  /** Words that are joined to the next one by an apostrophe, without it. */
  elided: readonly string[]
  /** Words that are written large inside a sentence: "I", "Sie", "De". */
  largeWords: readonly string[]
  /** Abbreviations whose full stop ends no sentence: "z. B.", "Dr.", "No. 5". */
  abbreviated: readonly string[]
  /** "We", as the first word of a sentence. */
  weFirst: readonly string[]
  /** "We", after the verb of a sentence that begins with it already. */
  weTwice: readonly string[]
  /** Endings of a verb that goes before "we". */
  invertedVerbs: readonly string[]
  /** Beginnings of the text of a picture, which name no company. */
  pictures: readonly string[]
  /** Small words inside the name of a town: "Frankfurt am Main". */
  townLinks: readonly string[]
  /** Endings of a participle that opens an aside: "protecting your liability". */
  asideEndings: readonly string[]
  /** Beginnings of nouns that name no work: "services", "solutions". */
  vagueStems: readonly string[]
  /** "Percent", after its number. */
  percent: readonly string[]
  /** Words before the number of a firm in a register. */
  registerNumbers: readonly string[]
  /** Words for one person who works alone: "freelance". */
  selfEmployed: readonly string[]
  /** Openings of a sentence about the firms and people that one works with. */
  worksWith: readonly string[]
  /** Texts that answer a sent form, which pages hide: "Your message was sent". */
  formAnswers: readonly string[]
  /** Words of a certificate or a register entry that a company does not have yet. */
  notYet: readonly string[]
  /** Nouns of positions, as whole words or as the end of a compound. */
  positions: readonly string[]
}

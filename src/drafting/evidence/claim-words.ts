import type { EmailLanguage } from '#model/email/email-languages.ts'

/**
 * Words by which a sentence claims something, by what they claim, as beginnings of words in each
 * language. A sentence that has one needs a cited fact that has one of the same kind, in whatever
 * language.
 */
export const CLAIM_WORDS: Record<string, Record<EmailLanguage, string>> = {
  best: {
    en: 'best|finest|unbeatable|unrival|unmatched|world-class|top-notch|top-rated|premier|perfect|superior',
    de: 'beste|besten|unschlagbar|unerreicht|weltklasse|perfekt|erstklassig|überlegen|spitzen',
    fr: 'meilleur|imbattable|inégal|parfait|excellen|supérieur',
    es: 'mejor|inigualable|insuperable|perfect|excelen|superior',
    it: 'migliore|migliori|imbattibil|ineguagliabil|perfett|eccellen|superior',
    nl: 'beste|onovertroffen|ongeëvenaard|perfect|uitstekend|superieur',
    pt: 'melhor|imbatíve|inigualáve|perfeit|excelen|superior',
    sv: 'bäst|oslagbar|överlägs|perfekt|förstklassig',
    nb: 'best|uslåelig|overlegen|perfekt|førsteklasses',
    da: 'bedst|uovertruf|overlegen|perfekt|førsteklasses',
  },
  leading: {
    en: 'leading|leader|number one|no. 1|#1',
    de: 'führend|marktführer|nummer eins|nr. 1',
    fr: 'leader|numéro un|n° 1|premier fournisseur',
    es: 'líder|número uno|n.º 1',
    it: 'leader|numero uno|n. 1',
    nl: 'toonaangevend|marktleider|leidend|nummer één',
    pt: 'líder|número um|n.º 1',
    sv: 'ledande|marknadsledare|nummer ett',
    nb: 'ledende|markedsleder|nummer én',
    da: 'førende|markedsleder|nummer ét',
  },
  only: {
    en: 'the only|unique|exclusive|one-of-a-kind',
    de: 'einzige|einzigartig|exklusiv',
    fr: 'le seul|la seule|les seuls|unique|exclusi',
    es: 'el único|la única|los únicos|únic|exclusiv',
    it: 'unico|unica|unici|esclusiv',
    nl: 'enige|uniek|exclusie',
    pt: 'únic|exclusiv',
    sv: 'enda|unik|exklusiv',
    nb: 'eneste|unik|eksklusiv',
    da: 'eneste|unik|eksklusiv',
  },
  guarantee: {
    en: 'guarantee|risk-free|no risk|warrant|promise',
    de: 'garant|risikofrei|ohne risiko|versprech|gewährleist',
    fr: 'garanti|sans risque|promet|promes',
    es: 'garant|sin riesgo|promet|prome',
    it: 'garan|senza rischi|promet',
    nl: 'garand|garantie|zonder risico|belov|beloof',
    pt: 'garant|sem risco|promet',
    sv: 'garant|riskfri|utan risk|lovar',
    nb: 'garant|risikofri|uten risiko|lover',
    da: 'garant|risikofri|uden risiko|lover',
  },
  always: {
    en: 'always|never|every time|without exception|24/7|around the clock',
    de: 'immer|niemals|jederzeit|rund um die uhr|ausnahmslos',
    fr: 'toujours|jamais|à tout moment|24h',
    es: 'siempre|nunca|jamás|en todo momento|24 horas',
    it: 'sempre|mai più|in ogni momento|24 ore',
    nl: 'altijd|nooit|te allen tijde',
    pt: 'sempre|nunca|jamais|a qualquer momento|24 horas',
    sv: 'alltid|aldrig|dygnet runt',
    nb: 'alltid|aldri|døgnet rundt',
    da: 'altid|aldrig|døgnet rundt',
  },
  free: {
    en: 'free of charge|for free|free trial|free demo|free test|complimentary|at no cost|no cost',
    de: 'kostenlos|kostenfrei|gratis|umsonst|unentgeltlich',
    fr: 'gratuit|sans frais|offert',
    es: 'gratis|gratuit|sin coste|sin costo',
    it: 'gratis|gratuit|senza costi',
    nl: 'gratis|kosteloos',
    pt: 'grátis|gratuit|sem custo',
    sv: 'gratis|kostnadsfri',
    nb: 'gratis|kostnadsfri',
    da: 'gratis|omkostningsfri',
  },
  save: {
    en: 'save|saves|saved|saving|savings|cheaper|cheapest|affordable|lower cost',
    de: 'spar|einspar|günstig|billiger|preiswert',
    fr: 'économis|économie|moins cher|abordable',
    es: 'ahorr|más barat|económic',
    it: 'risparmi|economic|più convenient',
    nl: 'bespaar|bespar|goedkoper|voordelig',
    pt: 'poupa|poupan|economiz|mais barat',
    sv: 'spar|billigare|prisvärd',
    nb: 'spar|billigere|rimelig',
    da: 'spar|billigere',
  },
  less: {
    en: 'reduc|cut down|cuts|lowers|decreas|halv|shorten|minimi|fewer',
    de: 'reduzier|senk|verringer|verkürz|minimier|halbier|weniger',
    fr: 'rédui|diminu|abaiss|raccourci|minimis|moins de',
    es: 'reduc|reduz|disminu|acort|minimiz|menos',
    it: 'ridu|diminu|abbass|accorci|minimizz|meno ',
    nl: 'verminder|verlaag|verlag|verkort|minimalis|minder',
    pt: 'reduz|reduç|diminu|encurt|minimiz|menos',
    sv: 'minsk|sänk|reducer|förkort|minimer|färre|mindre',
    nb: 'reduser|senk|mink|forkort|minimer|færre|mindre',
    da: 'reducer|sænk|mindsk|forkort|minimer|færre|mindre',
  },
  more: {
    en: 'increas|boost|grow|rais|improv|maximi|accelerat|doubl|tripl|higher|better',
    de: 'steiger|erhöh|verbesser|maximier|beschleunig|verdoppel|wachs|höher|besser',
    fr: 'augment|amélior|accroî|accroi|maximis|accélér|doubl',
    es: 'aument|mejora|increment|maximiz|aceler|duplic|crec',
    it: 'aument|miglior|increment|massimizz|acceler|raddopp|cresc',
    nl: 'verhoog|verhog|verbeter|vergro|maximalis|versnel|verdubbel|groei|hoger',
    pt: 'aument|melhor|increment|maximiz|aceler|duplic|cresc',
    sv: 'öka|förbättr|höj|maximer|snabba|fördubbl|växa|högre|bättre',
    nb: 'øke|øker|økt|forbedr|maksimer|doble|vokse|høyere|bedre',
    da: 'øge|øger|øget|forbedr|maksimer|fordobl|vokse|højere|bedre',
  },
  fast: {
    en: 'fast|faster|instant|immediate|overnight|same-day|same day|next-day|real-time|within the hour',
    de: 'schnell|sofort|umgehend|über nacht|am selben tag|echtzeit|in kürzester',
    fr: 'rapide|rapidement|immédiat|instantané|le jour même|temps réel',
    es: 'rápid|inmediat|instantáne|el mismo día|tiempo real',
    it: 'rapid|veloc|immediat|istantane|in giornata|tempo reale',
    nl: 'snel|onmiddellijk|dezelfde dag|realtime',
    pt: 'rápid|imediat|instantâne|no mesmo dia|tempo real',
    sv: 'snabb|omedelbar|direkt|samma dag|realtid',
    nb: 'rask|umiddelbar|samme dag|sanntid',
    da: 'hurtig|øjeblikkelig|samme dag|realtid',
  },
  prevent: {
    en: 'prevent|eliminat|avoid|protect|no more|zero ',
    de: 'verhinder|vermeid|beseitig|schütz|keine mehr|null ',
    fr: 'empêch|élimin|évit|protèg|protég|plus de|zéro',
    es: 'evit|elimin|impid|proteg|cero',
    it: 'evit|elimin|impedi|protegg|zero ',
    nl: 'voorkom|elimin|vermijd|bescherm|nooit meer',
    pt: 'evit|elimin|impede|protege|zero ',
    sv: 'förhindr|eliminer|undvik|skydda|noll ',
    nb: 'forhindr|eliminer|unngå|beskytt|null ',
    da: 'forhindr|eliminer|undgå|beskytt|nul ',
  },
  certified: {
    en: 'certif|accredit|licensed|licenced|compliant|compliance|approved',
    de: 'zertifi|akkredit|lizenziert|konform|zugelassen|geprüft',
    fr: 'certifi|accrédit|agréé|conforme|homologu',
    es: 'certific|acredit|autoriza|homolog|conforme a',
    it: 'certific|accredit|autorizza|omolog|conforme',
    nl: 'gecertific|certific|geaccred|erkend|conform',
    pt: 'certific|acredit|autoriza|homolog|conforme',
    sv: 'certifi|ackredit|godkän|licensier',
    nb: 'sertifi|akkredit|godkjen|lisensier',
    da: 'certific|akkredit|godkend|licens',
  },
  award: {
    en: 'award|prize-winning|prizewinning',
    de: 'preisgekrönt|ausgezeichnet|auszeichnung|award',
    fr: 'primé|récompens|prix de',
    es: 'premi|galardon',
    it: 'premiat|premio',
    nl: 'bekroon|onderscheid|prijswinn',
    pt: 'premiad|prémio|prêmio',
    sv: 'prisbelön|utmärkelse',
    nb: 'prisbelønn|utmerkelse',
    da: 'prisbeløn|udmærkelse',
  },
  trusted: {
    en: 'trust|renowned|reputable|well-known|famous|rely on us|reliable',
    de: 'vertrau|renommiert|bekannt für|namhaft|zuverlässig|verlässlich',
    fr: 'confiance|renommé|réputé|fiable',
    es: 'confianza|confían|renombr|reconocid|fiable',
    it: 'fiducia|affida|rinomat|rispettabil',
    nl: 'vertrouw|gerenommeerd|betrouwbaar|bekend om',
    pt: 'confiança|confiam|renoma|reconhecid|fiáve|confiáve',
    sv: 'förtro|litar på|välkän|pålitlig',
    nb: 'tillit|stoler på|velkjen|pålitelig',
    da: 'tillid|stoler på|velkend|pålidelig',
  },
  customers: {
    en: 'customers|clients|users|used by|companies like',
    de: 'kunden|kundinnen|mandanten|anwender|nutzer|firmen wie',
    fr: 'clients|clientes|utilisateurs|entreprises comme',
    es: 'clientes|usuarios|empresas como',
    it: 'clienti|utenti|aziende come',
    nl: 'klanten|gebruikers|bedrijven zoals',
    pt: 'clientes|utilizadores|usuários|empresas como',
    sv: 'kunder|användare|företag som',
    nb: 'kunder|brukere|selskaper som',
    da: 'kunder|brugere|virksomheder som',
  },
  proven: {
    en: 'proven|proves|studies show|research shows|tested|documented',
    de: 'bewährt|erwiesen|nachweislich|studien zeigen|bewiesen|getestet',
    fr: 'éprouvé|prouvé|démontr|études montrent|testé',
    es: 'probad|comprobad|demostr|estudios muestran',
    it: 'comprovat|dimostr|provato|testat|studi mostrano',
    nl: 'bewezen|aantoonbaar|getest|onderzoek toont',
    pt: 'comprovad|provad|demonstr|testad|estudos mostram',
    sv: 'beprövad|bevisad|testad|studier visar',
    nb: 'velprøvd|bevist|testet|studier viser',
    da: 'velafprøvet|bevist|testet|studier viser',
  },
  expert: {
    en: 'expert|specialist|experienced|years of experience|decades',
    de: 'experte|expertin|spezialist|erfahren|jahrelang|jahrzehnt',
    fr: 'expert|spécialist|expériment|années d',
    es: 'expert|especialist|experiment|años de',
    it: 'espert|specialist|esperienza|anni di',
    nl: 'expert|specialist|ervaren|jarenlang',
    pt: 'especialist|perit|experien|anos de',
    sv: 'expert|specialist|erfar|års erfarenhet',
    nb: 'ekspert|spesialist|erfar|års erfaring',
    da: 'ekspert|specialist|erfar|års erfaring',
  },
}

/** Superlatives by their ending, with the words that only look like one. */
export const SUPERLATIVES: Record<EmailLanguage, { pattern: string; not: string }> = {
  en: {
    pattern: String.raw`\p{L}{2,}est|most \p{L}+`,
    not:
      'rest|test|request|interest|honest|guest|harvest|forest|quest|invest|suggest|contest|' +
      'protest|nest|modest|west|latest|arrest|conquest|digest|manifest|earnest|chest|vest|pest|' +
      'behest|almost|at most|most of|everest|southwest|northwest',
  },
  de: {
    pattern: String.raw`(?:am )?\p{Ll}{3,}(?:ste|sten|ster|stes|stem)`,
    not:
      'ersten|erste|erster|erstes|erstem|nächsten|nächste|nächster|letzte|letzten|letzter|' +
      'meisten|leisten|kosten|dienste|diensten|müssten|müsste|konnten|posten|kosteten|gäste|' +
      'listen|liste|testen|teste|küste|mindesten|leiste|bereiste|wusste|wussten|musste|mussten|' +
      'selbsten|fester|feste|festen|festes|neuesten|neueste|dienstes|fenster|muster|' +
      'kürzester|ernste|ernsten|geleisteten|asten|raste|warteten|passte|passten',
  },
  fr: { pattern: String.raw`(?:le|la|les) (?:plus|moins|mieux)`, not: '' },
  es: { pattern: String.raw`(?:el|la|los|las|lo) más|\p{L}{3,}ísim[oa]s?`, not: '' },
  it: { pattern: String.raw`(?:il|la|i|le|lo) più|\p{L}{3,}issim[oaie]`, not: '' },
  nl: {
    pattern: String.raw`(?:de|het) \p{Ll}{3,}ste`,
    not: 'de juiste|het juiste|de eerste|het eerste|de laatste|het laatste|het meeste|de meeste|de beste',
  },
  pt: { pattern: String.raw`(?:o|a|os|as) mais|\p{L}{3,}íssim[oa]s?`, not: '' },
  sv: {
    pattern: String.raw`\p{Ll}{3,}ast(?:e)?|mest \p{L}+`,
    not: 'fast|kontrast|endast|knappast',
  },
  nb: {
    pattern: String.raw`\p{Ll}{3,}est(?:e)?|mest \p{L}+`,
    not: 'neste|beste|gjest|gjester|fest|test|teste|protest|rest|interest|minst|nest',
  },
  da: {
    pattern: String.raw`\p{Ll}{3,}est(?:e)?|mest \p{L}+`,
    not: 'næste|bedste|gæst|gæster|fest|test|teste|protest|rest|mindst|oftest',
  },
}

/**
 * Turns that no email of this product contains: phrases of advertising, of spam and of machines.
 */
export const BANNED_TURNS: Record<EmailLanguage, string> = {
  en:
    'i hope this email finds you|hope you are well|hope this finds you|in today’s fast-paced|' +
    "in today's fast-paced|revolutioni|game-chang|game chang|cutting-edge|state-of-the-art|" +
    'leverage|synerg|unlock|elevate|seamless|delve|quick question|touch base|circle back|' +
    "just checking in|act now|limited time|last chance|don’t miss|don't miss|as an ai|" +
    'language model|next level|supercharge|empower|transform your|buy now|click here|' +
    'i came across your|i noticed that you',
  de:
    'ich hoffe, diese e-mail|ich hoffe, es geht ihnen|in der heutigen schnelllebigen|revolutionier|' +
    'bahnbrechend|synergie|nahtlos|auf das nächste level|jetzt zuschlagen|letzte chance|nur für kurze zeit|' +
    'als ki|sprachmodell|klicken sie hier|nicht verpassen|maßgeschneidert',
  fr:
    "j’espère que vous allez bien|j'espère que|révolutionn|de pointe|synerg|dernière chance|" +
    "offre limitée|en tant qu’ia|en tant qu'ia|modèle de langage|cliquez ici|ne manquez pas|sur mesure clé",
  es:
    'espero que este correo|espero que se encuentre|revolucion|de vanguardia|sinergi|última oportunidad|' +
    'oferta limitada|como ia|modelo de lenguaje|haga clic|no te pierdas|no se pierda',
  it:
    "spero che questa email|spero che tu stia|rivoluzion|all’avanguardia|all'avanguardia|sinergi|ultima occasione|" +
    'offerta limitata|come ia|modello linguistico|clicca qui|non perder',
  nl:
    'ik hoop dat deze e-mail|ik hoop dat het goed|revolutionair|baanbrekend|synergie|laatste kans|' +
    'tijdelijke aanbieding|als ai|taalmodel|klik hier|mis het niet|naadloos',
  pt:
    'espero que este e-mail|espero que esteja|revolucion|de ponta|sinergi|última oportunidade|' +
    'oferta limitada|como ia|modelo de linguagem|clique aqui|não perca',
  sv:
    'hoppas att detta mejl|jag hoppas att allt är|revolutioner|banbrytande|synergi|sista chansen|' +
    'begränsat erbjudande|som ai|språkmodell|klicka här|missa inte|sömlös',
  nb:
    'jeg håper denne e-posten|håper alt er bra|revolusjoner|banebrytende|synergi|siste sjanse|' +
    'begrenset tilbud|som ki|språkmodell|klikk her|ikke gå glipp|sømløs',
  da:
    'jeg håber, at denne mail|håber, du har det|revolutioner|banebrydende|synergi|sidste chance|' +
    'begrænset tilbud|som ai|sprogmodel|klik her|gå ikke glip|problemfri',
}

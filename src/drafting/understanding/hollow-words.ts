/*
 * Sentences that a site may hold and no email repeats, in all ten languages: they say how eager a
 * company is, when it opens or who runs it, and never what a customer gets.
 */

const anyOf = (...parts: string[]) =>
  new RegExp(String.raw`(?<!\p{L})(?:${parts.join('|')})(?!\p{L})`, 'iu')

/** Readiness and devotion, which every company claims. */
export const HOLLOW = anyOf(
  String.raw`(?:are|is|we['’]re) (?:here|ready|happy|proud|excited|committed|dedicated) to`,
  String.raw`at your (?:service|disposal)|committed to (?:driving|excellence|providing)`,
  String.raw`(?:stehen|steht) (?:[\p{L}]+ ){0,3}(?:bereit|zur verfügung|zur seite)`,
  String.raw`(?:à|a) (?:votre|ton) (?:écoute|service|disposition)|à l['’]écoute`,
  String.raw`de manière efficace|fais mon maximum|a (?:su|tu) (?:disposición|servicio)`,
  String.raw`a (?:sua|tua|vostra) disposizione|al (?:suo|tuo|vostro) servizio|(?:staan|staat) (?:[\p{L}]+ ){0,3}klaar`,
  String.raw`à (?:sua|vossa) disposição|(?:står|finns) (?:[\p{L}]+ ){0,3}(?:redo|klar|klare|till hands)`,
  String.raw`brinner för|brenner for|brænder for|nos esforzamos|ci impegniamo|empenhamo-nos`,
  String.raw`(?:achieve|reach|realize|realise) (?:your|their) (?:\p{L}+ ){0,3}goals|ziele (?:zu )?erreichen`,
  String.raw`atteindre (?:vos|leurs) objectifs|(?:alcanzar|lograr) sus (?:objetivos|metas)`,
  String.raw`raggiungere i (?:tuoi|suoi|vostri) obiettivi|(?:alcançar|atingir) (?:os )?seus objetivos`,
  String.raw`doelen (?:te )?(?:bereiken|halen)|nå (?:dina|era|dine|deres|jeres) mål`,
  String.raw`estamos (?:prontos|listos) para|siamo pronti (?:a|per)|sommes prêts à|sind bereit`,
  String.raw`no two \p{L}+ are|(?:every|each) \p{L}+ is (?:unique|different)|kein[es]? \p{L}+ (?:ist wie|gleicht)`,
  String.raw`jede[rs]? \p{L}+ ist (?:anders|einzigartig)|chaque \p{L}+ est (?:unique|différente?)`,
  String.raw`cada \p{L}+ (?:es|é) (?:únic|diferente)\p{L}*|ogni \p{L}+ è (?:unic|divers)\p{L}*`,
  String.raw`(?:elke?|geen) \p{L}+ is (?:uniek|anders|hetzelfde)`,
  String.raw`ing(?:en|a) \p{L}+ (?:er|är) (?:helt )?(?:ens|like?|lika)`,
  String.raw`(?:hvert?|varje) \p{L}+ (?:er|är) (?:unikt?|forskelligt?|ulikt?|olikt?)`,
  String.raw`begleiten (?:sie|ihr projekt|ihre projekte|dich) von (?:\p{L}+ )?anfang|you every step of the way`,
  String.raw`(?:intends?|aims?|strives?|aspires?|hopes?) to`,
  String.raw`(?:hat|haben) sich zum ziel|(?:strebt|streben) (?:danach|an)`,
  String.raw`vise à|(?:a|avons) pour (?:objectif|but|ambition|mission)|(?:tiene|tenemos) como (?:objetivo|misión)`,
  String.raw`(?:ha|abbiamo) l['’]obiettivo|(?:si propone|ci proponiamo) di|(?:tem|temos) como (?:objetivo|missão)`,
  String.raw`stre(?:eft|ven) ernaar|(?:heeft|hebben) (?:als|tot) doel|(?:strävar|streber|strever) efter|har som mål`,
  String.raw`(?:see|regard) it as our|(?:sehen|verstehen) (?:es|uns) als|legen (?:\p{L}+ ){0,3}wert auf`,
  String.raw`(?:ser|ser på) (?:det|vi) som (?:vores|vår)|(?:går|gør) (?:meget |højt |mye )?op i`,
  String.raw`hechten (?:\p{L}+ ){0,2}waarde`,
  String.raw`(?:lægger|legger|lägger) (?:\p{L}+ ){0,2}(?:vægt|vekt|vikt)|zien het als onze|point d['’]honneur`,
  String.raw`(?:turn|transform|bring)(?:s|ing)? your (?:\p{L}+ )?(?:ideas?|visions?|dreams?)`,
  String.raw`(?:ihre|deine|eure) (?:ideen|träume|visionen)|vos (?:idées|rêves)|(?:tus|sus) (?:ideas|sueños)`,
  String.raw`(?:tue|vostre|sue) idee|(?:tuoi|vostri|suoi) sogni|(?:suas|tuas|vossas) ideias|(?:seus|teus) sonhos`,
  String.raw`(?:uw|jouw|jullie) (?:ideeën|dromen)|(?:dine|deres|jeres|dina|era) (?:idéer|ideer|drømme|drømmer|drömmar)`,
  String.raw`combin\p{L}+ (?:[\p{L}-]+ ){0,5}[\p{L}-]*(?:experience|expertise|expérience|experiencia)`,
  String.raw`(?:verbind\p{L}+|kombinier\p{L}+|combin\p{L}+|kombiner\p{L}+|forener) (?:[\p{L}-]+ ){0,5}` +
    String.raw`[\p{L}-]*(?:erfahrung|esperienza|experiência|ervaring|erfaring|erfarenhet)`,
  String.raw`a natural part of|ein natürlicher teil|en naturlig del|een natuurlijk onderdeel`,
  String.raw`(?:keeps?|honou?rs?) (?:our|its|their) (?:promises?|word)|halten unser wort`,
  String.raw`tenons (?:nos promesses|parole)`,
  String.raw`cumplimos (?:lo que|nuestra palabra)|manteniamo (?:le promesse|la parola)|cumprimos (?:o que|a palavra)`,
  String.raw`komen (?:onze )?afspraken na|overholder (?:de |vores |våre )?a[fv]taler`,
  String.raw`(?:håller|holder) (?:det|va?d|hva?d?) vi lov`,
  String.raw`nos comprometemos|setzen uns (?:mit [\p{L}]+ )?(?:für sie )?ein`,
)

/** Ownership and management of a company, and its beginning. */
export const OWNED = anyOf(
  String.raw`(?:is|are) (?:run|owned|led) by|(?:wird|werden) (?:[\p{L}]+ ){0,2}geführt von`,
  String.raw`(?:est|sont) (?:dirigée?s?|gérée?s?) par|è (?:gestit[ao]|guidat[ao]) da`,
  String.raw`está (?:dirigid[ao]|gestionad[ao]) por|é (?:gerid[ao]|dirigid[ao]) por`,
  String.raw`wordt (?:geleid|gerund) door|driv(?:s|es|et|en) a[vf]|drevet a[vf]|ägs av|eies av|ejes af`,
  String.raw`nasce (?:nel|con)|nacque nel|nace (?:en|con)|nació en|nasceu em|est née? en|ontstond uit|ontstond in`,
  String.raw`entstand (?:aus|im|in)|startade som|startet som|startede som|uppstod ur|oppsto(?:d)? (?:fra|i)`,
)

/** "Website of the dental practice", "X is the portfolio of Y": the page names itself. */
export const OF_THE_SITE = new RegExp(
  [
    String.raw`^(?:\p{Lu}\S*\s){1,4}(?:is|ist|est|es|è|é|är|er)\s(?:\p{L}+\s)?(?:[\p{L}-]+\s)?`,
    String.raw`(?:portfolio|portafolio|portefeuille|portfólio|porteføl(?:je|io)|portfölj|web ?site|`,
    String.raw`homepage|weblog|blog)\s(?:of|for|by|von|des|der|de|di|do|da|van|av|til|för)(?!\p{L})|`,
    String.raw`^(?:(?:the |die |la |le |il |el |o |de )?(?:official |offizielle )?(?:web ?site|`,
    String.raw`webseite|webplats|homepage|home page|internetauftritt|internetseite|onlineauftritt|`,
    String.raw`sito(?: web| ufficiale)?|site (?:web|internet|officiel|oficial)|página web|`,
    String.raw`hjemmeside|nettside|nettsted|hemsida)\s(?:of|der|des|von|vom|du|de|del|della|`,
    String.raw`van|do|da|till|til|för|for)(?!\p{L})|(?:schön|nett|fein), dass|`,
    String.raw`(?:nice|glad|good) (?:to|that you))`,
  ].join(''),
  'iu',
)

/** When a business is open. */
export const OPENING_HOURS = new RegExp(
  [
    String.raw`(?<!\p{L})(?:abiert[ao]s?|abert[ao]s?|apert[oie]|ouverte?s?|geöffnet|open|geopend|`,
    String.raw`öppet|åpent?|åbent?)\s(?:\p{L}+\s){0,2}(?:\d+|24|7|daily|täglich)`,
  ].join(''),
  'iu',
)

/** "You find us in the High Street": where a company is. */
export const WHERE_IT_IS = anyOf(
  String.raw`(?:find|visit) us (?:at|in|on)|(?:is|are) (?:conveniently |centrally )?located`,
  String.raw`finden (?:sie )?uns (?:in|an|am|im)|(?:nous trouver|situ[ée]e?s?) (?:à|au|dans|en)`,
  String.raw`encontrar(?:nos)? en|(?:está|estamos) (?:ubicad|situad|localizad)[oa]s?|encontrar em`,
  String.raw`(?:si trova|ci troviamo|trovate) (?:a|in)|(?:is|zijn) gelegen|vindt (?:u )?ons`,
  String.raw`(?:hittar|finner|finder) (?:du |dere |i |ni )?(?:oss|os) (?:på|i)`,
)

/** "Perfect for fleets up to 10 trucks": the line below the name of a plan. */
export const PLAN_AUDIENCE = new RegExp(
  [
    String.raw`^(?:perfect|ideal|great|best|designed|parfaite?s?|idéale?s?|perfekt|geeignet|ideaal|`,
    String.raw`perfecto|ideale?|perfett[oa]|perfeit[oa]|passer perfekt|idealiskt?)\s`,
    String.raw`(?:for|für|pour|para|per|voor|för|til|till)(?!\p{L})`,
  ].join(''),
  'iu',
)

/** Headings over what happens to those who do not buy: "Without planning", "What it costs you". */
export const WITHOUT_US = new RegExp(
  [
    String.raw`^(?:without|ohne|sans|sin|senza|zonder|sem|utan|uten|uden)(?!\p{L})|`,
    String.raw`(?:costing|cost|kostet|coûte|cuesta|costa|kost|custa|kostar|koster)\s(?:you|sie|dich|`,
    String.raw`vous|te|u|je|er|dere|jer)(?!\p{L})|`,
    String.raw`(?<!\p{L})(?:risks?|risiken|risques|riesgos|rischi|risico['’]s|riscos|risker)(?!\p{L})`,
  ].join(''),
  'iu',
)

/** How and when a company began. */
export const BEGINNING = anyOf(
  String.raw`was born|(?:è|e['’]|sono) nat[aoie]|nació|nasceu|est né[es]*|ist (?:[\p{L}\d]+ ){0,4}entstanden`,
  String.raw`is ontstaan|föddes|ble(?:v)? (?:født|stiftet|startet|grundlagt)|started out`,
)

/** What a reader has to do or know, which no stranger explains to them. */
export const DUTY = anyOf(
  String.raw`you (?:must|have to|need to|should)|(?:moet|dient) (?:u|je)|(?:u|je) (?:moet|dient)`,
  String.raw`(?:müssen|sollten) sie|(?:musst|solltest) du|sie (?:müssen|sollten)`,
  String.raw`vous devez|il faut|tu dois|debes?|tienes que|hay que|dev[ie]|deve|é preciso`,
  String.raw`(?:måste|bör) (?:du|ni)|(?:du|ni) (?:måste|bör)|(?:må|bør|skal) (?:du|dere|i)|(?:du|dere) (?:må|bør)`,
)

/** "20–30 min": how long a step takes; "as - Two sites": a list without its marks. */
export const BROKEN = /^\d+\s?[–-]\s?\d+|,\s\p{L}+\s-\s/u

/** "HVAC contractor · Baton Rouge": parts of a label, and no sentence. */
export const LISTED_WITH_DOTS = /\s[·•|]\s/u

/** A noun that a sentence before has named: "speeds up this transition". */
export const REFERS_BACK = new RegExp(
  [
    String.raw`(?<!\p{L})(?:this|these|those|diese[rsmn]?|cette|ces|est[ea]s?|quest[aoei]|deze|dit|denna|`,
    String.raw`dessa|disse|dette|ess[ea]s?)\s(?!year|jahr|année|año|anno|jaar|ano|år)\p{Ll}{4,}`,
  ].join(''),
  'iu',
)

/** "Cannes, Nice, Monaco and around": a list of places, which says where and not what. */
export const LIST_OF_NAMES = /^(?:\p{Lu}[\p{L}-]+,\s){2}\p{Lu}/u

/** "You are busy": a sentence about the reader, who has not been met. */
export const ABOUT_READER =
  /^(?:You(?:['’](?:re|ve|ll))?|Sie|Du|Vous|Tu|Usted|Tú|Lei|U|Jij|Jullie|Você)\s(?=\p{Ll})/u

/** German "diese zu prüfen": a pronoun whose noun is in a sentence before. */
export const NOUNLESS =
  /(?<!\p{L})diese[rsnm]?\s(?:zu|bei|dann|auch|sofort|gerne?|direkt|dabei)\s/iu

/** "What was in its training data": a clause that is part of a sentence, or of a question. */
export const FREE_CLAUSE = new RegExp(
  [
    String.raw`^(?:what|whatever|where|wherever|who|whoever|which|how|why|was|wo|wer|warum|wieso|ob|`,
    String.raw`ce qu[ei]|comment|pourquoi|où|qué|cómo|dónde|quién|lo que|por qué|cosa|dove|chi|`,
    String.raw`perché|quello che|o que|onde|quem|por que|wat|hoe|waar|waarom|vad|hur|vem|varför|`,
    String.raw`hva|hvad|hvordan|hvor|hvem|hvorfor)(?!\p{L})[^,]*$`,
  ].join(''),
  'iu',
)

/** "Don't worry, we ...": comfort for a visitor, and no news for a stranger. */
export const COMFORTS = new RegExp(
  [
    String.raw`^(?:don['’]t worry|no worries|keine sorge|keine angst|pas de panique|ne vous inquiétez|`,
    String.raw`no te preocupes|no se preocupe|niente paura|nessun problema|não se preocupe|`,
    String.raw`sem stress|geen zorgen|geen paniek|ingen fara|oroa dig inte|ingen panikk?|`,
    String.raw`ikke bekymre|bare rolig|slapp av|frygt ikke)(?!\p{L})`,
  ].join(''),
  'iu',
)

/** "You are busy": the situation of a reader, who has not been met; "you get" is an offer. */
export const READERS_STATE = new RegExp(
  [
    String.raw`^(?:you(?:['’]re| are| know| want| need| spend| lose)|(?:sie|du) (?:sind|wissen|wollen|`,
    String.raw`möchten|suchen|brauchen|kennen|bist|weißt|willst|möchtest|suchst|brauchst|kennst)|`,
    String.raw`(?:vous|tu) (?:êtes|savez|voulez|souhaitez|cherchez|perdez|es|sais|veux|cherches)|`,
    String.raw`(?:usted |tú )?(?:eres|sabes|quieres|necesitas|buscas)|(?:lei |tu )?(?:sei|vuoi|cerchi)|`,
    String.raw`você (?:é|sabe|quer|precisa|procura)|(?:u|je|jij) (?:bent|weet|wilt|wil|zoekt|zoek)|`,
    String.raw`(?:du|ni) (?:är|vet|vill|behöver|söker)|(?:du|dere|i) (?:er|vet|ved|vil|trenger|leter|`,
    String.raw`har brug|søger))(?!\p{L})`,
  ].join(''),
  'iu',
)

/** "1400 W peak": a line of a data sheet. */
export const DATA_SHEET = new RegExp(
  [
    String.raw`^0\d\s|\d\s?(?:k?W|k?VA?|mAh|Ah|A|k?Hz|MHz|GHz|dB|mm|cm|µm|kg|psi|bar|rpm|lm|px|dpi|MB|GB|TB|”|″|")`,
    String.raw`(?![\p{L}\p{N}])`,
  ].join(''),
  'u',
)

/** "We have tried several agencies": a customer speaks, whether or not the page marks it so. */
export const CUSTOMER_VOICE = anyOf(
  String.raw`we(?:['’]ve| have) (?:tried|tested|worked with) (?:several|many|other|a few)`,
  String.raw`we are (?:very|extremely|really) (?:happy|satisfied|pleased) with`,
  String.raw`(?:highly|warmly) recommend (?:them|him|her)`,
  String.raw`wir haben (?:schon )?(?:viele|mehrere|einige) (?:\p{L}+ ){1,3}(?:getestet|ausprobiert)`,
  String.raw`wir sind (?:sehr|rundum) zufrieden`,
  String.raw`nous avons (?:testé|essayé) (?:plusieurs|d['’]autres)|nous sommes (?:très|pleinement) satisfaits`,
  String.raw`hemos probado (?:varios|varias|otros|otras)|estamos muy (?:contentos|satisfechos) con`,
  String.raw`abbiamo provato (?:diversi|diverse|altri|altre)|siamo molto soddisfatti`,
  String.raw`já (?:testámos|testamos|experimentámos) (?:vários|várias|outros)|estamos muito satisfeitos`,
  String.raw`(?:wij|we) hebben (?:meerdere|verschillende|andere) \p{L}+ geprobeerd`,
  String.raw`(?:wij|we) zijn (?:zeer|erg|heel) tevreden`,
  String.raw`vi har (?:testat|provat|prøvd|prøvet) (?:några|flera|noen|flere|andre|andra)`,
  String.raw`vi (?:är|er) (?:mycket|väldigt|veldig|svært|meget|rigtig) (?:nöjda|fornøyde?|tilfredse) med`,
)

/** "Rubens: the founder": who began or owns the company. */
export const FOUNDER = anyOf(
  String.raw`(?:co-?)?founder|gründer(?:in)?|fondat(?:eur|rice|ore)|fundador[ae]?|oprichter`,
  String.raw`grundare|grunnlegger|grundlægger|inhaber(?:in)?|geschäftsführer(?:in)?|gérante?|titolare`,
)

/** Who made the site, which is not whose it is. */
export const CREDIT = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:designed|developed|built|made|created|website|web ?design|powered) by|`,
    String.raw`realizad[ao] por|desarrollad[ao] por|diseñad[ao] por|desenvolvid[ao] por|`,
    String.raw`feit[ao] por|criad[ao] por|realizzat[ao] da|sviluppat[ao] da|réalisée? par|`,
    String.raw`créée? par|conçue? par|umgesetzt von|erstellt von|gestaltet von|gemaakt door|`,
    String.raw`gerealiseerd door|ontwikkeld door|skapad av|utvecklad av|utviklet av|laget av|`,
    String.raw`udviklet af|lavet af)(?!\p{L})`,
  ].join(''),
  'iu',
)

/** A result of one customer ("from 40 to 12 hours", "by 30 %"), which only a person may claim. */
export const RESULT =
  /\d\s?%|(?<!\p{L})(?:from|von|de|da|van|från|fra)\s\d\S*\s(?:\p{L}+\s)?(?:to|auf|à|a|naar|till|til|para)\s\d/iu

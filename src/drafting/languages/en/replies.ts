import { ADDRESS, ENDS, NOT_ASKED, STARTS, type ReplyWords } from '../reply-words.ts'

const mail =
  '(e-?mail(s|ing)?|mail(s|ings?)?|messages?|newsletters?|spam|junk|correspondence|communications?|contact|' +
  'pitches|advertising|advert(isement)?s|ads|follow[- ]?ups?)'
const about =
  '(e-?mails?( address)?|address(es)?|name|details|data|info(rmation)?|company|contact|domain|' +
  'inbox)'
const self =
  `(me|us|(my|our) ((e-?mail|mail|work|business|personal|contact|company) )?${about}|this (e-?mail ` +
  `)?address|${ADDRESS})`
/** Right before a verb that is a request. */
const please =
  '(?<=(^|[.,;:!?\\n-]) *|\\b(please|kindly|pls|plz|just|so|then|now|hi|hello|hey|or|' +
  '(can|could|would|will|must|should) (you|u)( please| kindly)?|' +
  '(ask|asked|asking|want|need|request|urge|like) (that )?you( to)?) )'
const list =
  '(your|ur|this|these|that|any|all|every|the)( (?!waiting|price|guest|shopping)[\\p{L}-]+){0,3} (lists?|' +
  'database|db|systems?|records|files?|mailings?|crm|e-?mails?|mails|newsletters?|distribution|' +
  'campaigns?|sequence|contacts|address ?book)(?! of)'
/** Another way is not named, which would refuse only this one. */
const noOther =
  '(?![^\\n]{0,40}\\b(call|phone|ring|whatsapp|instead|rather|text me|write to|use my|use the)\\b)'
const again =
  'again|any ?more|any longer|further|ever|in (the )?future|going forward|about (this|it|your)|with (this|' +
  'these|your)'

export const replies: ReplyWords = {
  stop: [
    '(stop( it| that| this| now)?|unsubscribe|remove|delete|opt[- ]?(me )?out|take me off|cancel)( me| ' +
      'us| it| this| mine)?',
    'leave (me|us) alone|no more|go away|enough|cease and desist|not again|quit it',
    'no (contact|e-?mails?|mails?|spam|newsletters?|advertising|ads|reminders)',
  ],
  misspelled: ['unsubscribe', 'unsubscribed'],
  oftenWrong: ['remove', 'delete', 'unsubscribe', 'mailing', 'address', 'details', 'database'],
  no: 'no|nope|nah',
  optOut: [
    `${please}unsubscribed? (me|us|${self}|from (this|these|your|all|any))`,
    '(?<=(want|wish|like|need|how (do|can) (i|we)|me|us|be|trying|i|we|must|have|tried|asked) (to |be |me |' +
      `us )?)unsubscribed?( me| us| from (this|these|your|all|any)|${ENDS})`,
    `${please}unsubscribe( now| immediately| please| asap| thanks| thank you)*${ENDS}${NOT_ASKED}`,
    "(opt(ing)? (me|us) out|(want|wish|like|choose|decided|request|please|have) to opt[- ]?out|i'?m opting " +
      `out|${please}opt[- ]?out)(?! of (?!(this|these|your|all|any)\\b))`,
    'cease and desist|lose my (number|e-?mail( address)?|contact)|leave (me|us) (alone|in peace)(?= *($|' +
      '[.,;!?\\n]|please|now|with))',
    `(remove|take|delete|strike|erase|drop|cross|scrub|get|wipe|pull|removing|taking|deleting) (${self}|this ` +
      `${about}) (from|off( of)?|out of) (${list}|(it|this|that|here|there)${ENDS})`,
    `(remove|take|delete|strike|scratch|get) (me|us) off${ENDS}`,
    `${please}(delete|erase|destroy|wipe|purge|forget|remove) (all |any |every )?(of )?(my|our) (personal |` +
      'contact |e-?mail )*(data|details|info(rmation)?|address|records?|name|contact|e-?mails?)(?= *($|' +
      '[.,;!?\\n]|please|now|immediately|at once|asap|you (hold|have)|under|pursuant|in accordance|and ' +
      'confirm|' +
      'within|from (your|all|the (?!demo|trial|test|form|draft|quote|order|invoice))))',
    '(delete|erase|erasure of|deletion of) (all |any )?(of )?(my|our|the) (personal |contact )?(data|details|' +
      `information) (you|that you|from your)(?! offer)${NOT_ASKED}`,
    `${please}(remove|delete|erase|scrub|wipe|purge|block) ${self}(?= *($|[.,;!?\\n]|please|now|immediately|` +
      'at once|asap|today|and confirm|from (now|your|all|this|these|any|future|further)))',
    `(?<=and |to )(remove|delete|erase) (me|us|my (e-?mail|address|name)( address)?)${ENDS}`,
    `${please}take (my|our) (name|e-?mail|address|company) off`,
    '(want|wish|like|ask|request|need|demand|insist)( to be| being| me| us| my (name|address|e-?mail))( ' +
      '(removed|taken off|deleted|unsubscribed|excluded))( (from|off) (your|this|these|all|any|the (list|' +
      `mailing|distribution|e-?mail))|${ENDS})`,
    `${please}(stop|quit|cease|end) (all |any |the |these |this |your |with |sending |of )*(${mail}|emailing|` +
      'e-mailing|spamming|soliciting|harassing|pestering|bothering)(?= *($|[.,;!?\\n]|please|now|me|us|' +
      `immediately|to|at once|from|sent|or))${NOT_ASKED}${noOther}`,
    `${please}(stop|quit|cease) (e-?mailing|mailing|contacting|messaging|spamming|bothering|harassing|` +
      `pestering|texting|calling|soliciting|writing|sending)( (these|this|your|any|all|such|to))*( (${mail}|` +
      'stuff|crap|rubbish|junk|things))?( to)? (me|us|my|our|this)\\b' +
      '(?! (about the|on the|old|former|previous|private))',
    `${please}(stop|quit|cease) (contacting|writing|messaging|sending)${ENDS}`,
    '(?<=(^|[.,;:!?\\n] *)|(please|kindly|pls|plz|just|and|so|then|or|but|also) |(ask|asked|insist|request|' +
      "prefer|demand)( that)? you (please )?)(do not|don't|dont|never|stop trying to|not) (ever |again " +
      ')?(e-?mail|contact|write|message|mail|spam|bother|solicit|reach out|follow up|get in touch|pester|' +
      'harass|approach|disturb|annoy)( to| with| on| out)? (me|us|our [\\p{L}-]+|my (company|office|team|' +
      'staff|' +
      `address|inbox|e-?mail)|this (address|mailbox|inbox|e-?mail))?( |${ENDS})?(?= *($|[.;!\\n]|${again}|` +
      `with ` +
      `|for |at |on this|unless|or i|or we|and (delete|remove|take)))${noOther}`,
    "(please|kindly|and|or) (do not|don't|dont|never) (call|phone|text|e-?mail|contact|write to|reply to) " +
      `(me|us) (again|any ?more|ever)${noOther}`,
    "(do not|don't|dont|never) (e-?mail|contact|write( to)?|message|bother|reach out( to)?|reply|reply to|" +
      'follow up( with)?|get in touch( with)?)( me| us)? (again|ever again|any ?more|any further)(?! (about ' +
      `the|until|before|unless))${noOther}${NOT_ASKED}`,
    `(can|could|would|will) (you|u) (please |kindly |just )?(stop|quit|cease) (sending )?(me |us )?(these|your|` +
      `any|such|this|all( (these|your))?) (marketing |sales |cold )*(${mail}|e-?mails?)(?= *(to (me|us)|please|` +
      'now|from you)* *\\?)',
    '(rather|prefer|prefer it if|better if) (that )?you (did not|do not|no longer|never|stopped|' +
      "didn't|don't)( ever)? (e-?mail(ed)?|contact(ed)?|writ(e|ing)|wrote|message[ds]?|mail(ed|ing)?|emailing|" +
      `contacting)( to)? (me|us)(?= *($|[.,;!\\n]|again|${again}))${noOther}`,
    "(make sure|ensure|see to it)( that)? (i|we) (do not|don't|no longer|never) (get|receive|have) (any )?" +
      `(more|further)( (of )?(these|this|your|such))?( (${mail}|e-?mails?))?(?= *($|[.,;!\\n]|from you))|` +
      `(make sure|ensure|see to it)( that)? (i|we) (get|receive) no (more|further) (${mail}|e-?mails?)`,
    "(do not|don't|dont|no longer|never) (wish|want|like|care|consent|agree) to be (kept )?(on|in|part of) " +
      `(your|this|any|these) (mailing |contact |e-?mail |marketing |distribution )*(lists?|database|crm|` +
      `system|files|records)${ENDS}`,
    `(desist|refrain|abstain) from (any |all |further |future |your |sending |these |such |ever )*(${mail}|` +
      'writing|contacting|messaging|emailing|e-mailing|sending|reaching out)',
    "(do not|don't|never|no longer|neither) (accept|welcome|respond to|reply to|tolerate|want|appreciate|" +
      'read|entertain|consider|answer) (any |these |this |your |such |to )*(unsolicited|cold|sales|spam|mass|' +
      'bulk|marketing) (e-?mails?|mails?|mailings?|calls|messages|approaches|offers|pitches|solicitations|' +
      'correspondence)(?= *($|[.,;!\\n]|from|at|here|and|or|in))',
    `(${STARTS}|(please|and|with|but) )no (more |further )?(follow[- ]?ups?|reminders|cold (e-?mails?|` +
      `calls?))( please| thanks)?${ENDS}`,
    `${please}(do not|don't|dont|never) (ever )?(send|forward) (me|us) (anything( else| more| again)?|any ` +
      `?more|more|(any |more |further |another |such |these |this |your |of |marketing |cold )*(${mail}|` +
      'e-?mail|stuff|crap|rubbish|things))(?= *($|[.;!\\n]|again|any ?more|ever|please|about|from|' +
      `like))${noOther}`,
    `(${STARTS}|(please|and|pls|but|wish|want|thanks) )no (more|further|additional|other) (of )?(these |this ` +
      `|your |marketing |cold |sales |such |unsolicited )*${mail}(?= *($|[.,;!\\n]|please|thanks|thank|from ` +
      'you|again|ever))',
    'no ((cold|sales|marketing|unsolicited) )+(e-?mails?|mails?|messages|calls)( please| thanks| thank ' +
      `you)?${ENDS}${NOT_ASKED}`,
    "(do not|don't|dont|no longer|never|did not|didn't|not) (really |even )?(wish|want|consent|agree|expect|" +
      'care|desire|like)(ed)? to (receive|get|have|see|read) (any |more |further |your |these |such |this |' +
      `another |unsolicited |marketing |sales |cold |other |of )*(${mail}|e-?mails?|anything|more)(?= *($|` +
      '[.,;!\\n]|from (you|your|this)|again|any ?more|about|like|of this|to this|at|in (the )?future))',
    "(do not|don't|dont|no longer|never|not|rather not) (wish |want |consent |agree |like |care )?(to " +
      ')?(hear from|be contacted by|be e-?mailed by|receive anything from|get anything from) (you|' +
      `your)${NOT_ASKED}`,
    "(do not|don't|dont|no longer|never|not) (wish|want|consent|agree|like|care) to (hear (anything )?(more|" +
      'further)|be (contacted|e-?mailed|bothered|approached|spammed|solicited|disturbed|mailed))(?! (by ' +
      '(phone|' +
      'telephone)|before|until|till|on (mon|tue|wed|thu|fri)|during))',
    "(do not|don't|dont|no longer|never) (want|need|wish for) (any |more |further |your |these |such |of |" +
      `unsolicited |cold |marketing )+(${mail}|e-?mails?)(?= *($|[.,;!\\n]|from you|any ?more|again|here|` +
      `in my|` +
      'in our))',
    "(i|we) (never|did not|didn't|have not|haven't|do not|don't) (give|gave|given|grant|granted) (you )?(my |" +
      'our |any )*(consent|permission)(?! yet)',
    '(you|your)\\b[^.!?\\n]{0,80}without (my|our) (prior |express |explicit )?(consent|' +
      `permission)${NOT_ASKED}`,
    '(withdraw|revoke|withdrawing|revoking) (my|our|any|all) (consent|permission)',
    '(i|we) (hereby |strongly |formally )?object (to|under|pursuant)[^.!?\\n]{0,40}(processing|use of (my|' +
      'our|the|this) (data|e-?mail|address|details|information)|marketing|contact|e-?mails?|mailings?|data|' +
      'gdpr|article|art)',
    '(my|our|exercise|exercising|invoke|invoking)( my| our| the)? right (to|of) (object|erasure|be forgotten|' +
      `objection|deletion|opt[- ]?out)${NOT_ASKED}`,
    '(art(icle|\\.)? ?(17|21)|(under|per|pursuant to|breach of|in line with) (the )?(uk )?(gdpr|pecr|' +
      `can-spam))[^.!\\n]{0,80}(delete|erase|erasure|object|remove|stop|data|unlawful|illegal)${NOT_ASKED}`,
    '(delete|erase|erasure|object|remove|stop|data)[^.!\\n]{0,60}(art(icle|\\.)? ?(17|21)|(under|per|' +
      `pursuant to|in line with) (the )?(uk )?(gdpr|pecr|can-spam))${NOT_ASKED}`,
    '(report|complain|complaint|reporting)[^.!?\\n]{0,60}(\\bico\\b|information commissioner|data protection ' +
      `(authority|commissioner)|\\bftc\\b|ofcom|regulator|can-spam|pecr|data regulator)${NOT_ASKED}`,
    "(i|we|i'm|i'll|we'll|i've|we've|we're) (am |are |will |have |be |just |now |already |going to |gonna |" +
      "(will )?also |'ll )*(report(ed|ing)?|mark(ed|ing)?|flag(ged|ging)?|block(ed|ing)?) (you\\b|this\\b|" +
      'it\\b|your (e-?mails?|mails?|messages?|address|domain|company))( as (spam|junk)| for spam| to (your|' +
      `the)|${ENDS})(?! by (mistake|accident))${NOT_ASKED}`,
    "(i|we) (never|did not|didn't|have not|haven't|don't remember|do not remember) (sign(ed|ing)? up|" +
      'subscrib(e|ed|ing)|opt(ed|ing)? in|register(ed|ing)?|join(ed)?)( (for|to) (this|these|that|it|your ' +
      `(e-?mails?|mails|newsletter|list|spam|mailings?)|any|anything))?(?! (for|to|yet|with))${NOT_ASKED}`,
    "(i|we) (never|did not|didn't|have not|haven't) (ask(ed)?|request(ed)?) (for |to (get|receive|be) " +
      `)?(this|these|your|any|such) (${mail}|e-?mails?|spam)`,
    '(this|it|that|your (e-?mails?|mails?|messages?)) (is|are) (just |pure |plain |nothing but |clearly |' +
      'considered |illegal |unlawful |basically |all )*(spam|unsolicited|harassment|junk)(?! (mail for|' +
      `according|in|for|by|folder|filter|score|trap))${NOT_ASKED}`,
    `${STARTS}(no|stop( the| this| your)?|enough( of this| of your| with the)?) (spam(ming)?|junk( ` +
      `mail)?)${ENDS}`,
    `(piss|fuck|f\\*+k?|bugger|sod|eff) off(?! (our|my|the))|go to hell|get lost${ENDS}|stop (being a pest|` +
      `this nonsense|it|this|that)( now| please| immediately)?${ENDS}(?<=(^|[.!\\n] *|please |spam, |and ` +
      `)stop ` +
      '(being a pest|this nonsense|it|this|that).{0,12})',
    `${please}(remove|take|delete|drop|strike|suppress|exclude)[^.!?\\n]{0,60} (from|off) (your|this|these|` +
      'all) ([\\p{L}-]+ ){0,2}(mailings?|mailing list|distribution list|contact list|e-?mail list|database|' +
      'crm)(?! of)',
    '(address|e-?mail|domain)[^.!?\\n]{0,20} (is |be |gets? )(suppressed|blacklisted|removed|taken ' +
      `off)[^.!?\\n]{0,40}(your|crm|list|database|going forward|in future)${NOT_ASKED}`,
    "(does not|doesn't|do not|don't|won't) (accept|want|take|entertain) (any |these |this |your |such " +
      ')*(unsolicited|cold|sales|spam|marketing) ([\\p{L}-]+ ){0,2}(e-?mails?|mails?|offers|approaches|' +
      'messages|by e-?mail)',
    '(next|another|one more|any more)[^.!?\\n]{0,50}(\\bico\\b|ofcom|\\bftc\\b|information commissioner|' +
      `lawyer|solicitor|police)${NOT_ASKED}`,
    '(how many times|(third|fourth|fifth|sixth|nth|\\dth|3rd) (time|e-?mail|one|message|' +
      'mail))[^\\n]{0,80}(stop|pack it in|enough|leave|remove|give it (a rest|up)|asked you)|(pack it in|' +
      'give ' +
      `it a rest|enough already|knock it off)${ENDS}`,
    '(appreciate|grateful|prefer|obliged|thankful)( it)?( very much)? (if|that) you (would |could |did |do ' +
      ")?(not|no longer|never|didn't|stop|refrain|cease)[^.!?\\n]{0,20} ?(e-?mail|contact|writ|messag|send|" +
      'mail)\\p{L}*[^.!?\\n]{0,20}(again|further|any ?more|in future|me|us|me|future)',
    '(asked|told) you (before |already |twice )*(to stop(?! by)|not to (e-?mail|contact|write|message))',
    "(address|e-?mail|name|details|data)[^.!?\\n]{0,30} (is not|isn't|not|never|no longer) used (for|in) " +
      '(your|any|this)|(want|like|have|get|need)( to have)? (it|them|this|that|my \\p{L}+|our \\p{L}+) ' +
      '(deleted|removed|erased|taken off|wiped)( from| off)? (your|the) (system|database|list|records|crm)',
    "(do not|don't|never) (want|need|wish) to hear (about|from) (you|them|it|this|these|those|" +
      'any)[^.!?\\n]{0,30}(any ?more|again|ever)|(let|make) (it|this|that) (be )?the last (one|e-?mail|' +
      'message)(?= *($|[.,;!\\n]|from you|i|we))',
    "(for (god|heaven|goodness|pete|christ)'?s? ?'?s sake,? )(just |please )*(stop|quit it|leave)|(do not|" +
      "don't) (need|want) your (sales |marketing |bloody |damn )*(spam|junk|e-?mails?|mails|pitches)",
  ],
  footer: [
    'you can complain|complaints?:|our regulator|manage (your )?preferences|receiving these|view it on|if ' +
      'you think this',
    'intended (only |solely )?(recipient|for the (person|addressee|use|exclusive|sole|individual|named|' +
      'recipient))|intended addressee',
    'you (have |may have )?received (this|it|the) (e-?mail |message |communication |transmission )?(in error|' +
      'by mistake)|(e-?mail|message|attachments?)( \\p{L}+){0,5} (confidential|privileged)',
    "if you (no longer|do not|don't) (wish|want) to (receive|get)|you( also)? (have|may exercise) (the|your) " +
      'rights? (to|of)|you (are receiving|received) this (e-?mail|message) because',
    'to (unsubscribe|opt out)[^.\\n]{0,60}(click|here|visit|follow|link|send)|unsubscribe( from (our|the) ' +
      '\\p{L}+)? *(\\||:|<|http|here)',
  ],
  staying: [
    "(?<!you |why |if )(do not|don't|dont|never|please not|rather not|not)( want)?( to)?( be| have me)? " +
      '((remove|delete|take|unsubscribe) (me|us|my|our)|removed|taken off|deleted|unsubscribed|stop sending|' +
      'stop writing|stop the newsletter)(?! (personally|seriously|wrong))(?:(?! but | and (?:stop|remove|' +
      'please))[^.,;:!?\\n–-])*',
  ],
  notInterested: [
    "(not|isn't|aren't|wasn't|am not|no longer|n't) (really |currently |particularly |that |very |at all " +
      ')?(interested|looking(?= *($|[.,;!\\n]))|looking for (this|that|any|another|such|a new)|relevant|a ' +
      '(good )?fit|in the market|something (we|i) need)',
    `${STARTS}no,? (interest|need|thanks|thank you|thx|budget)(?! to)`,
    "(we|i) (don't|do not|dont) (really |currently )?(need|want|require) (it|this|that|any|your|such|one|" +
      'anything)',
    `${STARTS}not (for us|for me|now|at this time|right now|a priority|the right time)|(this|it|that|that's|` +
      "it's)( is)? not (for us|for me|a priority|the right time)",
    "(we're|we are|i'm|i am) (all set|all good|good thanks|good,|happy with (our|what|the)|covered)",
    `(we('ll| will)|i('ll| will)) pass${ENDS}`,
    '(we |i )?already (have|use|work with) (a|an|our|someone|another)( [\\p{L}-]+){0,2} ?(supplier|provider|' +
      `partner|vendor|agency|firm|contractor|company|system|solution|tool|in place|for (this|that|it))${ENDS}`,
    '(too|way too|far too|bit) (dear|expensive|pricey|much for us)|out of our budget',
    "(we|i)('ve| have)? (decided against|won't be (proceeding|going ahead|taking)|will not be (proceeding|" +
      'going ahead)|are not proceeding)|the answer is no|no call for|(got|have) (a|our) (bloke|guy|man|lad|' +
      'supplier|own)( already| who| that| for)',
  ],
  wrongPerson: [
    "(wrong|not the right|isn't the right|not the correct) (person|contact|guy|department|address)",
    "(no longer|don't|do not) work (here|there|at|for|with)",
    'has left|left the company|is no longer with|retired',
    '(please )?(contact|reach out to|speak (to|with)|talk to|write to|ask) (my colleague|our |him|her|' +
      'them|instead|[a-z]+@)',
    "(i('ve| have)? forward(ed|ing)|i am forwarding|cc'?ing|copying in)( (this|you|my|our))?",
  ],
  outOfOffice: [
    "(i am|i'm|i will be|i'll be|we are|currently|am|been)( currently| now)? out of (the |our )?office|" +
      `${STARTS}out of (the )?office`,
    "((i am|i'm|i will be|i'll be|currently|am|be) (currently |now )?on|starting|begin) (my )?(annual|" +
      'parental|maternity|paternity|sick|medical|family) leave',
    "(i am|i'm|i will be|i'll be|we are|we're) (currently |now )?(away|on (leave|holidays?|vacation)|" +
      'travell?ing|unavailable)',
    "(i am|i'm|i will be|i'll be) (currently |now )?(off|out)( of work)? (this|until|till|today|tomorrow|" +
      'from|for|next|on)',
    '(we|office|shop|company|offices) (is|are|will be) closed (for|until|from|on|this|between|over)',
    '(limited|no) access to (my )?e-?mails?|automatic reply|auto ?-?reply',
  ],
  meeting: [
    '(book|schedule|set up|arrange|have|jump on|hop on|do) (a |an |some )?(quick |short |brief )?(call|' +
      'meeting|demo|chat|time|slot)',
    "(can|could|shall|let's|lets|let us) (we |you )?(talk|speak|meet|chat|call)",
    "(i'm|i am|we're|we are) (free|available)",
    'works? for me|calendly|cal\\.com|my calendar|give me a (call|ring)|call me',
    '(monday|tuesday|wednesday|thursday|friday)(?!\\p{L}).{0,40}(\\d{1,2}(:\\d\\d)?\\s?(am|pm|h)?|at ' +
      '(eight|nine|ten|eleven|noon|one|two|three|four|five)|morning|afternoon|works)',
  ],
  interest: [
    "(i am|i'm|we are|we're|yes,?) (very |really |definitely |quite |certainly )?(interested|keen)",
  ],
  question: [
    'how (much|does|do|many)|what (is|are|does)|do you (have|offer|support)',
    'can you (tell|explain|send)|could you (tell|explain|send)',
    'pricing|price list|send (me|us) (more|some|further)|more (info|information|details)',
  ],
  positive: [
    'interested|interesting|sounds (good|great|interesting)|tell me more',
    "i'd (like|love) to|we'd (like|love) to|love to|keen|happy to|sign me up|great timing|let's do",
    'yes|sure|definitely|absolutely',
  ],
  yes: 'yes|yep|yeah',
  courtesy: 'no|yes|hi|hello|please|pls|plz|kindly|thanks|thank you|thx|now|just|immediately',
  signOff:
    'best( regards| wishes)?|(kind|warm|many) regards|regards|cheers|thanks|many thanks|thank you|' +
    'sincerely|yours',
  months: [
    'january jan',
    'february feb',
    'march mar',
    'april apr',
    'may',
    'june jun',
    'july jul',
    'august aug',
    'september sep sept',
    'october oct',
    'november nov',
    'december dec',
  ],
  backOn: '(back|return(ing)?|available again|from)( (in|to) the office)?( (on|at))*',
}

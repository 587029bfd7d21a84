/** A turn of phrase that a native reader stops at, and what to write instead. */
export interface BannedTurn {
  name: string
  pattern: RegExp
  better: string
}

/** Spaces match any white space, because text is broken into lines. */
const turn = (name: string, pattern: RegExp, better: string): BannedTurn => ({
  name,
  pattern: new RegExp(pattern.source.replaceAll(' ', '\\s+'), 'gi'),
  better,
})

/** Turns that comments, documents and decisions do without. */
export const bannedTurns: readonly BannedTurn[] = [
  turn('stands', /\b(stands?|stood)\b(?!-)/, 'is, is stored in, is listed in, represents'),
  turn('lies', /\b(lies|lying)\b/, 'is, is in'),
  turn('somebody', /\b(some|any)body\b/, 'a user, the caller, another process'),
  turn('nobody', /\bnobody\b/, 'no user, no process'),
  turn('everybody', /\beverybody\b/, 'all users, every profile'),
  turn('whoever', /\bwho(m)?ever\b/, 'callers that, code that'),
  turn('whom', /\bwhom\b/, 'a main clause: "the profiles that changed"'),
  turn('anew', /\banew\b/, 'again'),
  turn('beside', /\bbeside\b/, 'alongside, next to, in addition to'),
  turn('upon', /\bupon\b/, 'on, over'),
  turn('meanwhile', /\bmeanwhile\b/, 'concurrently, since then'),
  turn('told', /\b(told|tells?)\b(?! apart)/, 'is notified, is reported, returns, says'),
  turn('tells apart', /\b(told|tells?) apart\b/, 'distinguishes'),
  turn('hears', /\b(hears?|heard|hearing)\b/, 'listens to, receives'),
  turn('is asked', /\b(is|are|was|were|be) asked\b/, 'is queried, is evaluated, is requested'),
  turn('by itself', /\bby (itself|themselves|himself|oneself)\b/, 'automatically, alone'),
  turn('goes on', /\b(goes|go|went|going) on\b/, 'continues'),
  turn('mends', /\bmend(s|ed|ing)?\b/, 'fixes, repairs'),
  turn('deed', /\bdeeds?\b/, 'action'),
  turn('learnt', /\blearnt\b/, 'learned'),
  turn('for good', /\bfor good\b/, 'permanently'),
  turn('in one go', /\bin one go\b/, 'in one statement, in one batch'),
  turn('the very same', /\bvery same\b/, 'the same'),
  turn('of its own', /\bof (its|their|one's|his|her) own\b/, 'its own, separate'),
  turn(
    'what is done',
    new RegExp(
      String.raw`\bwhat (is|was|are|were|has been|had been) ` +
        String.raw`(\w+ed|done|kept|made|sent|known|seen|read|taken|written|shown|said|left|found|` +
        String.raw`held|gone|given|chosen|put|set)\b`,
    ),
    'a noun: "the stored value"',
  ),
  turn('what became of', /\bwhat (became|becomes|has become) of\b/, 'the outcome of'),
  turn(
    'mail as a message',
    /\be-mails?\b|\bmails\b|\b(a|each|every|one|this) mail\b(?! \w+er)/,
    'email',
  ),
  turn(
    'British spelling',
    new RegExp(
      String.raw`\b\w*(organis|recognis|anonymis|normalis|behaviour|colour|neighbour|favour|` +
        String.raw`licence|cancelled|labelled|catalogue)\w*\b`,
    ),
    'organization, behavior, color, canceled',
  ),
]

/** Words that identifiers do without, each in camel case or as a constant. */
export const bannedNames: readonly { word: string; better: string }[] = [
  { word: 'stands', better: 'is' },
  { word: 'somebody', better: 'person, caller' },
  { word: 'anybody', better: 'person, caller' },
  { word: 'nobody', better: 'none' },
  { word: 'everybody', better: 'all, audience' },
  { word: 'whoever', better: 'caller' },
  { word: 'whom', better: 'recipient, target' },
  { word: 'anew', better: 'again, re-' },
  { word: 'beside', better: 'deferred, concurrent, adjacent' },
  { word: 'upon', better: 'on' },
  { word: 'told', better: 'notified' },
  { word: 'tell', better: 'notify, report' },
  { word: 'tells', better: 'notifies' },
  { word: 'hear', better: 'onEvent, subscribe' },
  { word: 'hears', better: 'listener' },
  { word: 'heard', better: 'onEvent, listener' },
  { word: 'spoken', better: 'conditionLanguage' },
  { word: 'mend', better: 'fix, repair' },
  { word: 'deed', better: 'action' },
  { word: 'most', better: 'max' },
  { word: 'fewest', better: 'min' },
]

/** What people say is high or low; of other things there are too many. */
const MEASURED =
  /\b(?:costs?|prices?|fees?|rates?|churn|bills?|spend|spending|turnover|downtime|waste|emissions|consumption|taxes|premiums?|rents?|times?|effort|overtime|interest|noise|usage|risks?)$/i

/** "high costs", "too many rounds of corrections"; nothing for what can be neither. */
function tooMuch(object: string): string {
  if (MEASURED.test(object)) return `high ${object}`
  const [head = ''] = object.split(/ of /i)
  return /[^su]s$/i.test(head) ? `too many ${object}` : ''
}

/**
 * How a benefit reads from the other side: the trouble that it ends. `$` is what the verb acts on.
 */
export const inversions: readonly (readonly [
  verbs: string,
  pain: string | ((object: string) => string),
])[] = [
  ['automate|automates|automating', 'doing $ by hand'],
  ['reduce|reduces|cut|cuts|lower|lowers|minimise|minimize', tooMuch],
  [
    'unify|unifies|combine|combines|consolidate|centralise|centralize',
    '$ spread over several tools',
  ],
  ['speed up|speeds up|accelerate|accelerates', 'slow $'],
  ['simplify|simplifies|streamline|streamlines', '$ that takes too many steps'],
  ['track|tracks|monitor|monitors|measure|measures', 'losing sight of $'],
  ['manage|manages|organise|organize|organizes', 'keeping $ in order by hand'],
  ['find|finds|discover|discovers|search', 'looking for $ for too long'],
  ['prevent|prevents|avoid|avoids|eliminate|eliminates|stop|stops', 'dealing with $'],
  ['save|saves', 'losing $'],
  ['increase|increases|grow|grows|boost|boosts|improve|improves|raise', '$ that does not move'],
  ['protect|protects|secure|secures', '$ left open to risk'],
  ['share|shares', '$ that only one person has'],
  ['collect|collects|gather|gathers', '$ scattered over mails and sheets'],
  ['plan|plans|schedule|schedules', '$ that changes at the last minute'],
  ['create|creates|build|builds|design|designs', '$ that takes weeks to make'],
  ['deliver|delivers|ship|ships', '$ that arrives late'],
  ['book|books|reserve', 'going back and forth over $'],
  ['send|sends', '$ sent one by one'],
  ['hire|hires|recruit|recruits', '$ that stay open for months'],
  ['train|trains|teach|teaches|learn', '$ that nobody has time to explain'],
  ['repair|repairs|fix|fixes|maintain|maintains', '$ that stands still'],
  ['replace|replaces', 'living with $'],
  ['connect|connects|integrate|integrates|sync', '$ that do not talk to each other'],
  ['predict|predicts|forecast|forecasts', 'being surprised by $'],
  ['report|reports|document|documents', '$ written together at the end of the month'],
  ['compare|compares', '$ that cannot be compared'],
  ['understand|understands|analyse|analyze', '$ that nobody can explain'],
  ['pay|pays|bill|bills|invoice', '$ that is paid late'],
  ['alert|alerts|warn|warns|notify|notifies', 'hearing of $ too late'],
]

/** The trouble in words, or nothing where the sentence would not read well. */
export function troubleOf(pain: (typeof inversions)[number][1], object: string): string {
  if (/^(?:an?|one|each|every|this|that|these|those)\s/i.test(object)) return ''
  return typeof pain === 'string' ? pain.replace('$', object.split(/ of /i)[0]!) : pain(object)
}

/** Verbs with which a heading promises something. */
export const benefitVerbs = new RegExp(
  `\\b(?:${inversions.map(([verbs]) => verbs).join('|')}|get|gets|keep|keeps|know|knows|see|sees|run|runs|win|wins|start|works?|make|makes|help|helps|give|gives|offer|offers|provide|provides)\\b`,
  'i',
)

/**
 * A benefit that tells the reader what to do ("Track pallets across carriers"), and so can follow
 * "you can".
 */
const asksToAct = new RegExp(
  `^(?:${inversions.map(([verbs]) => verbs).join('|')}|get|keep|know|see|run|win|start|make|give|take|answer|order|update|work|use|sell|serve|rent|return|pay|choose|keep|move|read|write|learn|hear|let|publish|prepare|process|file|follow)\\s`,
  'i',
)
const THIRD_PERSON = /^(?:\w+(?:[^su]s|ches|shes|ies))\s/i
export const isImperative = (text: string) => asksToAct.test(text) && !THIRD_PERSON.test(text)

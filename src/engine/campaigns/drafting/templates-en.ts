/**
 * English sentences of the four mails. Each list holds sentences that mean the same; which one a
 * site gets is chosen by its address. They speak of the sender only: what is not known about a
 * reader is never said. Phrases stand where number and article do not matter: never as the subject
 * of a verb.
 */
export const team = '{{company|your team}}'

export const greeting = (tone: string) =>
  tone === 'formal' ? 'Hello {{first_name|there}},' : 'Hi {{first_name|there}},'

/** The trouble as something that people do ("doing shift swaps by hand"). */
export const openWithDoing = [
  (pain: string) => `If ${team} is still ${pain}, this may be worth a minute.`,
  (pain: string) => `A short note about ${pain}, in case that is how it works at ${team}.`,
  (pain: string) => `I am writing in case ${team} is still ${pain}.`,
]

/** The trouble as a thing ("high overtime costs"). */
export const openWithThing = [
  (pain: string) => `A short note about ${pain}, in case that is a topic at ${team}.`,
  (pain: string) => `If ${team} has to deal with ${pain}, this may be worth a minute.`,
  (pain: string) => `I am writing about one thing: ${pain}.`,
]

/** The trouble in a sentence that a person wrote. */
export const openWithSentence = [(pain: string) => `The problem that we work on: ${pain}`]

export const openPlain = [
  `I will keep this short, and leave it to you whether it fits ${team}.`,
  `A short note, in case this fits ${team}.`,
]

export const beforePoints = [
  'In practice that means:',
  'The two points that matter most:',
  'What you would get:',
]

export const closeFirst = [
  'If this is not for you, a short "no" is enough and I will not write again.',
  'If I should not write again, just reply "no" and I will leave it there.',
]

export const fillFirst = [
  'I would rather ask you directly than send a brochure.',
  'If the timing is wrong, tell me when to come back, and I will.',
  'And if a colleague looks after this, their name would already help me.',
]

export const customerQuotes = [
  (quote: string) => `One line from our website that says it better than I could: "${quote}"`,
  (quote: string) => `I will let somebody else speak, word for word from our website: "${quote}"`,
]
export const siteSays = [
  (quote: string) =>
    `One fact that I left out last time, word for word from our website: "${quote}"`,
  (quote: string) => `Something to judge us by, as it stands on our website: "${quote}"`,
]
/** What stands on no page that was read is said, not quoted. */
export const weSay = [
  (fact: string) => `One fact that I left out last time: ${fact}`,
  (fact: string) => `Something to judge us by: ${fact}`,
]
export const morePoints = [
  (point: string) =>
    `One point that I left out last time, in case it is the one that counts: ${point}`,
  (point: string) => `To add to my last mail: ${point}`,
]
export const noPoint = (company: string) =>
  `I wrote a few days ago about ${company || 'what we do'} and would like to make it easy to judge.`

export const offerLines = [
  {
    text: `I can write down in five lines what this would look like for ${team}. Nothing to fill in, nothing to prepare.`,
    ask: 'Shall I send them?',
  },
  {
    text: `If it helps, I will put together one page for ${team}: what changes, what stays, and what we would need from you.`,
    ask: 'Would that be useful?',
  },
]

export const angleWithPain = [
  (pain: string) =>
    `A different angle. Perhaps what costs the most time at ${team} is ${pain}, or perhaps it is nothing of the kind.`,
  (pain: string) =>
    `Coming at it from another side: ${pain}. If that is a topic at ${team}, we work on that too.`,
]
export const anglePlain = [
  `Perhaps this is somebody else's topic at ${team}, and I have been writing to the wrong person.`,
]
export const shortVersion = (point: string) =>
  `In one line, so that it is easy to pass on: ${point}`
export const anyQuestion = 'I am glad to answer any question by mail, without a call.'
export const rightPerson = [
  'Who would be the right person to ask?',
  'Are you the right person for this, or should I ask a colleague?',
]

export const closeLast = [
  'This is my last mail on the subject; a full inbox helps nobody.',
  'I will leave it here and not write again about this.',
]
export const laterTopic = (pain: string) =>
  `If ${team} wants to look at ${pain} later, reply to this thread, this year or next, and it reaches me.`
export const laterPlain = `If it becomes a topic at ${team} later, reply to this thread, this year or next, and it reaches me.`
export const goodbye = [
  'A plain "no" is welcome too: then I know, and will not ask again.',
  'And if the answer is no, one word is enough, and I will not ask again.',
]

/** At the end of the mails between the first and the last. */
export const stop = [
  'Not interested? Reply "no" and I will stop.',
  'If you would rather not hear from me, reply "no" and I will stop.',
]

import type { EmailLanguage } from '#model/email/email-languages.ts'
import type { EmailRewrite } from '#model/api/language-model.ts'
import type { EvidenceFact } from '#drafting/evidence/fact.ts'
import { MAX_SENTENCE_WORDS } from '#drafting/evidence/check-sentence.ts'
import { MAX_WORDS } from '#drafting/writing/write-emails.ts'
import type { Register } from '#drafting/languages/letters.ts'

const names = new Intl.DisplayNames(['en'], { type: 'language' })

export interface Voice {
  language: EmailLanguage
  address: Register
  avoid: readonly string[]
}

/** What holds for every sentence; the evidence check holds each one against it. */
export const sentenceRules = ({ language, address, avoid }: Voice): string =>
  [
    `Write in ${names.of(language)}, and address the reader ${address === 'formal' ? 'formally' : 'informally'}.`,
    'For each sentence give the ids of the facts that it rests on. A sentence may say only what',
    'these facts say: no other number, name, place, quotation, customer, superlative, comparison,',
    'promise or effect. A quotation is verbatim, with its speaker. A sentence that only asks or is',
    'polite cites no fact and states nothing. Where the facts say little, write little.',
    `Sentences have at most ${MAX_SENTENCE_WORDS} words, are plain, and end with a full stop or a`,
    'question mark. Use no exclamation mark, list, link, markup, emoji, price, or phrase of',
    'advertising. Say nothing about the reader that no fact says. For the name of their company',
    'write {{company|your company}} with a fitting fallback; use no other variable.',
    ...(avoid.length > 0 ? [`Never use these words: ${avoid.join(', ')}.`] : []),
  ].join(' ')

export const draftInstructions = (voice: Voice): string =>
  [
    'You write a sequence of one to three cold emails from one company to another, for the sender',
    'whose facts are given. Each email goes to a person who did not answer the one before.',
    'Email 1: what the sender does, with "we", a verb and its objects, at most 25 words; one detail,',
    'at most 20 words; the fact of the kind "first-step" where there is one; one question of at most',
    '14 words, which is the fact of the kind "request" where there is one. A fact of the kind',
    '"own-sentence" is used word for word: one that says when customers call opens email 1, one about',
    'a job is email 2, one about an answer stands before the question.',
    'Emails 2 and 3: one fact that no earlier email has, and another question. Write fewer emails',
    'where there is no such fact. Say nothing about the email itself, and not that it is the last.',
    'Do not name the sender: the signature does. Use no list and no colon before a fact.',
    'Give no greeting, closing or signature: they are added. Ask one question in an email at most.',
    `Each email has at most ${MAX_WORDS - 10} words.`,
    'Subjects have two to five words in sentence case, name a thing and promise nothing; later emails',
    'have an empty subject. Never say the same thing twice.',
    sentenceRules(voice),
  ].join(' ')

const REWRITES: Record<Exclude<EmailRewrite, 'subject'>, string> = {
  angle:
    'Write the email again so that it begins from another fact than it does now, and keeps its job.',
  shorter: 'Make the email a third shorter. Keep its question and what matters most.',
  friendlier: 'Make the email warmer and more personal in tone, without more words or claims.',
  translate: 'Translate the email. Keep what it says and its variables; keep names as they are.',
}

export const rewriteInstructions = (
  rewrite: Exclude<EmailRewrite, 'subject'>,
  voice: Voice,
): string =>
  [
    'You edit one email for the person who sends it. Its sentences are facts of the kind',
    '"own-text": what they say may be said.',
    REWRITES[rewrite],
    'Give no greeting, closing or signature: they are added. Ask one question at most. The subject',
    'has two to five words in sentence case; leave it empty where the email has none.',
    sentenceRules(voice),
  ].join(' ')

export const subjectInstructions = (voice: Voice): string =>
  [
    'Propose five different subject lines for this email. Each has two to five words in sentence',
    'case, names a thing that the facts name, and neither asks nor promises.',
    sentenceRules(voice),
  ].join(' ')

export const replyInstructions = (voice: Voice): string =>
  [
    'You draft an answer to a reply that a person has sent to our email. They will read your draft,',
    'change it and send it under their own name. The thread is in the facts of the kinds "own-text"',
    '(we wrote it) and "reply" (they wrote it). Answer what they ask as far as the facts allow; say',
    'that you will find out where they do not. If they ask to be left alone, say only that you will.',
    'Two to five sentences, one question at most, no greeting, closing or signature. Leave the',
    'subject empty.',
    sentenceRules(voice),
  ].join(' ')

export const repairInstructions = (voice: Voice): string =>
  [
    'Some sentences of your draft may not be used as they are. For each, write one sentence in its',
    'place that does not have the fault, or leave its text empty to drop it. Keep its id.',
    sentenceRules(voice),
  ].join(' ')

/** Facts as the model sees them: texts and quotes, never pages. */
export const factsForModel = (facts: readonly EvidenceFact[]) =>
  facts.map(({ id, kind, text, speaker, source }) => ({
    id,
    kind,
    text,
    ...(speaker ? { speaker } : {}),
    ...(source?.quote && source.quote !== text ? { quote: source.quote } : {}),
  }))

import type { Messaging } from '#model/api/outreach.ts'
import type { emailChecks } from './check-steps.ts'

interface CheckCase {
  check: keyof typeof emailChecks
  body: string
  subject?: string
  language?: string
  isFollowUp?: true
  messaging?: Messaging
  /** Words of the finding; null where the check must stay silent. */
  finds: string | null
}

/** What each check finds, and what it must not take for a fault. */
export const checkCases: readonly CheckCase[] = [
  { check: 'variables', body: 'Hi {{first_name|there}},', finds: null },
  { check: 'variables', body: 'Hi {{first_name}},', finds: 'no fallback' },
  { check: 'variables', body: 'Hi {{first_name|}},', finds: 'fallback of "first_name" is empty' },
  { check: 'variables', body: 'Hi {{frist_name|you}},', finds: 'Did you mean "first_name"' },
  { check: 'variables', body: 'Hi {{}},', finds: 'no name' },
  { check: 'variables', body: 'I am {{sender_name}}.', finds: null },
  { check: 'placeholder', body: 'See [link] for more.', finds: '[link]' },
  { check: 'placeholder', body: 'TODO: write this.', finds: 'TODO' },
  { check: 'placeholder', body: 'Si todo va bien, no hay prisa.', language: 'es', finds: null },
  { check: 'empty-value', body: '  ', finds: 'no text' },
  { check: 'empty-value', body: 'If “” comes up, write to me.', finds: 'missing near' },
  { check: 'empty-value', body: 'What we do, in one line: .', finds: 'missing near' },
  { check: 'empty-value', body: 'We work for , and others.', finds: 'missing near' },
  { check: 'empty-value', body: 'Hi,\n\nWhat that means:\n\nBest,', finds: 'nothing follows' },
  { check: 'empty-value', body: 'Hi,\n\nWhat that means:\n- Less paper\n\nBest,', finds: null },
  { check: 'empty-value', body: 'A {brace stays open.', finds: 'brace' },
  { check: 'length', body: 'word '.repeat(91), finds: '91 words' },
  { check: 'length', body: 'word '.repeat(90), finds: null },
  { check: 'length', body: 'word '.repeat(61), isFollowUp: true, finds: '61 words' },
  { check: 'length', body: 'Too short.', finds: 'too short' },
  {
    check: 'length',
    subject: 'This is a subject line that nobody will read to its end',
    body: 'word '.repeat(40),
    finds: 'subject is long',
  },
  { check: 'questions', body: 'Is it a topic? Who decides?', finds: 'More than one question' },
  { check: 'questions', body: 'Is it a topic?', finds: null },
  { check: 'link', body: 'See https://halden.example.', finds: 'link' },
  { check: 'link', body: 'See https://halden.example.', isFollowUp: true, finds: null },
  { check: 'shouting', body: 'Call today!!', finds: 'advertising' },
  { check: 'shouting', body: 'FREE TRIAL for all.', finds: 'advertising' },
  { check: 'shouting', body: 'We are certified to ISO 9001 and GDPR rules.', finds: null },
  {
    check: 'avoided-words',
    body: 'A seamless change.',
    messaging: { wordsToAvoid: ['Seamless'] },
    finds: 'Seamless',
  },
  { check: 'unproved-number', body: 'We save 40 % of the time.', finds: '40 %' },
  { check: 'unproved-number', body: 'A call of 15 minutes.', finds: null },
  {
    check: 'unproved-number',
    body: 'More than 1,200 hotels.',
    messaging: { proof: [{ text: 'More than 1,200 hotels' }] },
    finds: null,
  },
  { check: 'price-or-legal', body: 'It costs €49 a month.', finds: '€49' },
  {
    check: 'price-or-legal',
    body: 'Det koster 490 kr i måneden.',
    language: 'nb',
    finds: '490 kr',
  },
  { check: 'price-or-legal', body: '© 2026 Halden Loggers', finds: 'legal text' },
  {
    check: 'price-or-legal',
    body: 'Alle Rechte vorbehalten.',
    language: 'de',
    finds: 'legal text',
  },
  { check: 'price-or-legal', body: 'Over 6,000 instruments changed hands.', finds: null },
  { check: 'menu-or-button', body: 'Hi,\n\nLearn more.\n\nBest,', finds: 'Learn more.' },
  { check: 'menu-or-button', body: 'In practice:\n- Start your free trial', finds: 'Start your' },
  { check: 'menu-or-button', body: 'What we do: Book a demo today.', finds: 'Book a demo' },
  { check: 'menu-or-button', body: 'Reply “no”, and I will stop.', finds: null },
  { check: 'missing-verb', body: 'Hi,\n\nOur quality promise.\n\nBest,', finds: 'has no verb' },
  { check: 'missing-verb', body: 'We make loggers. They work.', finds: null },
  { check: 'missing-verb', body: 'What we do: loggers for fish.', finds: null },
  {
    check: 'two-languages',
    body: 'I write because wir prüfen die Anlagen in den Betrieben und auf der Baustelle.',
    finds: 'is in German',
  },
  {
    check: 'two-languages',
    body: 'We help you to find the right people for your team.',
    language: 'fr',
    finds: 'is in English',
  },
  { check: 'two-languages', body: 'Wir prüfen Anlagen.', language: 'de', finds: null },
  {
    check: 'two-addresses',
    body: 'Passt Ihnen das? Dann schreib mir, wann du Zeit hast.',
    language: 'de',
    finds: 'formally (“Ihnen”)',
  },
  { check: 'two-addresses', body: 'Ich schreibe Ihnen kurz.', language: 'de', finds: null },
  { check: 'stray-capital', body: 'We offer Cold Chain Records For Your team.', finds: 'For' },
  { check: 'stray-capital', body: 'I am writing from The Alderbrook today.', finds: null },
  { check: 'stray-capital', body: 'Darf ich Ihnen mehr zeigen?', language: 'de', finds: null },
  {
    check: 'unattributed-quotation',
    body: '“They argued with us until it was right.”',
    finds: 'Say who said it',
  },
  {
    check: 'unattributed-quotation',
    body: '“They argued with us until it was right.”\n– Ailsa Hobb',
    finds: null,
  },
  {
    check: 'unattributed-quotation',
    body: 'One of our customers, Ailsa Hobb: “They argued with us until it was right.”',
    finds: null,
  },
  { check: 'unattributed-quotation', body: 'Reply “no” if it does not fit.', finds: null },
  {
    check: 'name-twice',
    body: 'Halden in one line: Halden – loggers for cold chains.',
    messaging: { companyName: { text: 'Halden' } },
    finds: 'names the company twice',
  },
  {
    check: 'name-twice',
    body: 'I work at Halden. Halden makes loggers.',
    messaging: { companyName: { text: 'Halden' } },
    finds: null,
  },
  {
    check: 'two-languages',
    body: 'This is what we do: Ремонт квартир и офисов.',
    finds: 'different script',
  },
  {
    check: 'two-languages',
    body: 'I work at Ремонт.',
    messaging: { companyName: { text: 'Ремонт' } },
    finds: null,
  },
  {
    check: 'colon-without-verb',
    body: 'Hi,\n\nOne more thing: Flexible terms for every project.\n\nBest,',
    finds: 'colon or a dash',
  },
  {
    check: 'colon-without-verb',
    body: 'Hi,\n\nWe make parts: shafts, gears and pins.\n\nBest,',
    finds: null,
  },
  { check: 'two-voices', body: 'Hi,\n\nI work here. We bake bread.\n\nBest,', finds: '“we”' },
  { check: 'two-voices', body: 'Hi,\n\nWe bake bread. Shall I call?\n\nBest,', finds: null },
  {
    check: 'word-thrice',
    body: 'Our cleaning is cleaning by cleaning people.',
    finds: '“cleaning”',
  },
  { check: 'word-thrice', body: 'Our cleaning is done by cleaners.', finds: null },
]

import { expect, it } from 'vitest'
import { withoutOptOut } from './without-opt-out.ts'

const link = 'https://outrider.example/unsubscribe/Zk3_f9-aQ2'

it.each([
  [
    'ours',
    `Dear Ann,\n\nAnn Ltd, Street 1\nIf you would rather not hear from me: ${link}`,
    'Dear Ann,\n\nAnn Ltd, Street 1',
  ],
  ['ours', `One\n${link}\nTwo\n${link}?a=1`, 'One\nTwo'],
  ['ours', 'How to unsubscribe is on our page.', 'How to unsubscribe is on our page.'],
  ['theirs', `I do not want ${link} any more`, 'I do not want … any more'],
  ['theirs', `> ${link}\nStop <${link}>`, '> …\nStop <…>'],
] as const)('%s: %j', (whose, text, shown) => expect(withoutOptOut(text, whose)).toBe(shown))

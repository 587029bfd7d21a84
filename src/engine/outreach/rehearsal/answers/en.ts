import type { AnswerScript } from './answer-script.ts'

/** Scripted answers in English. */
export const en: AnswerScript = {
  locale: 'en-GB',
  greeting: 'Hello <sender>,',
  closing: 'Best regards,',
  quoteLine: 'On <when>, <sender> wrote:',
  subjects: {
    'out-of-office': 'Automatic reply: <subject>',
    bounce: 'Undelivered Mail Returned to Sender',
    complaint: 'Complaint about a message from you',
  },
  answers: {
    yes: [
      [
        'this is good timing, we talked about exactly this last week.',
        'Do you have time for a short call on Thursday at 10?',
      ],
      ["yes, I'm interested.", 'Could you send me more details?'],
    ],
    no: [['thanks for writing, but we are not interested.'], ["no thanks, we don't need this."]],
    later: [['not now, the budget for this year is spent.', 'Please ask again in the spring.']],
    'wrong-person': [
      ['I am not the right person for this.', 'Please contact my colleague <colleague>.'],
    ],
    'out-of-office': [
      [
        'Thank you for your message.',
        'I am out of the office and will be back on <date>.',
        'Emails are not forwarded.',
      ],
    ],
    bounce: [['Your message could not be delivered to <address>.', 'The address does not exist.']],
    complaint: [['The recipient reported this message as spam.']],
    'opt-out': [['Please remove me from your list and do not contact me again.']],
  },
}

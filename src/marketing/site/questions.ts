import type { QuestionGroup } from './content.ts'
import { useLiveContent } from './live-content.tsx'

/** The groups of the FAQ: those of the live source if it has questions. */
export const useQuestionGroups = (): readonly QuestionGroup[] =>
  useLiveContent()?.questions ?? questionGroups

/** The questions of the FAQ, in groups. */
const questionGroups: readonly QuestionGroup[] = [
  {
    title: 'Starting.',
    questions: [
      {
        question: 'What happens after I type my website’s address?',
        answer:
          'You sign up, then up to six public pages of the site are read and a campaign is ' +
          'drafted from them: who you are, what you offer, four short mails, and a guess ' +
          'at who it is for. That takes a minute or two. Then you review it in four steps. ' +
          'Nothing is sent before you launch.',
      },
      {
        question: 'My site is not finished, or is a single page. Does it work?',
        answer:
          'Yes. What cannot be found stays empty and says so, and you fill it in yourself. ' +
          'You can also paste a text instead of giving an address.',
      },
      {
        question: 'My site needs scripts to show its text.',
        answer:
          'The reader takes the page’s title, descriptions and structured data, which most ' +
          'such sites have. If that is too little, it tells you, and you paste the text.',
      },
      {
        question: 'In which languages can it write?',
        answer:
          'The reviewed drafts are in English for now. You can write the mails in any ' +
          'language yourself; planning, sending and opt-outs do not depend on it.',
      },
      {
        question: 'Where do the contacts come from?',
        answer:
          'From you. No contact database is part of the product, and none is planned. You ' +
          'bring a list as CSV or add people one by one; each row that is refused is ' +
          'listed with its reason.',
      },
    ],
  },
  {
    title: 'Sending.',
    questions: [
      {
        question: 'Which mailboxes can I use?',
        answer:
          'Any that offers SMTP and IMAP with a password or an app password. Connect the ' +
          'address of a person; a follow-up always comes from the mailbox that sent the ' +
          'first mail.',
      },
      {
        question: 'How many mails can I send a day?',
        answer:
          'A new mailbox begins with 10 a day and rises by two each day to 30. You can set ' +
          'less. The ceiling is 50 in any 24 hours, and no switch raises it, because ' +
          'beyond that a personal mailbox stops being treated as one.',
      },
      {
        question: 'At what time are mails sent?',
        answer:
          'In the reader’s own working hours, by default Monday to Friday, 9:00 to 17:00 ' +
          'in their time zone, spread over the day with at least eight minutes between two ' +
          'mails of a mailbox. You see the minute that is planned for each person, and why.',
      },
      {
        question: 'Can it send the same mail twice?',
        answer:
          'It is built not to. Each mail to each person exists once in a ledger. If a mail ' +
          'server takes a mail and the confirmation is lost, the mail is held as unknown ' +
          'and looked up; it is not sent again just in case.',
      },
      {
        question: 'What happens if I pause for a week?',
        answer:
          'The plan is made anew from the day you go on. Nothing that was due in between is let go at once.',
      },
      {
        question: 'Do you track opens and clicks?',
        answer:
          'No. Mail programs and scanners open most mail by themselves, so the figure says ' +
          'little, and a mail without remote content is treated better. Replies are ' +
          'counted instead.',
      },
      {
        question: 'Do you offer mailbox warm-up?',
        answer:
          'No. Pools of mailboxes that write to one another exist to deceive filters, and ' +
          'providers act against them. A slow start with real mail does the honest part of ' +
          'that work.',
      },
    ],
  },
  {
    title: 'Replies and opt-outs.',
    questions: [
      {
        question: 'How does it know that somebody answered?',
        answer:
          'It reads the inbox of the mailbox that wrote, and matches answers by their ' +
          'message headers, not by guessing from the text. If an inbox could not be read ' +
          'in the last 15 minutes, follow-ups from that mailbox wait.',
      },
      {
        question: 'Who decides what a reply means?',
        answer:
          'Rules do, in a fixed order: machine notes by their headers, then opt-outs, then ' +
          'refusals, then the rest. You see the label and can correct it.',
      },
      {
        question: 'How can a reader make it stop?',
        answer:
          'By the unsubscribe button of their mail program, by the link, or by replying in ' +
          'their own words. Opening the link alone changes nothing, because scanners open ' +
          'links too. A no holds in all campaigns, and it outlives the deletion of the ' +
          'contact.',
      },
      {
        question: 'Is this legal where I am?',
        answer:
          'That depends on the country of the reader and on your reason to write. The ' +
          'product keeps the parts that are technical: true sender, postal address, ' +
          'opt-out, source and date of each contact, and leaving out countries that ask ' +
          'for consent first. It does not give legal advice.',
      },
    ],
  },
  {
    title: 'Data and privacy.',
    questions: [
      {
        question: 'Who can see my data?',
        answer:
          'Members of your company, and the administrators of the installation. Every ' +
          'query in the program is bound to one company, and the database enforces it a ' +
          'second time.',
      },
      {
        question: 'Is my data used to train a model?',
        answer: 'No. Drafts and labels are made by rules; no model is involved, ours or anybody’s.',
      },
      {
        question: 'Can I get everything out?',
        answer: 'Yes, as CSV and JSON, at any time, in a trial and after it.',
      },
      {
        question: 'Can a contact ask to be erased?',
        answer:
          'Yes. Erasing removes the person and what was kept about them. A no that they ' +
          'gave stays behind, so that nobody writes to them again by importing an old list.',
      },
    ],
  },
  {
    title: 'Running it yourself.',
    questions: [
      {
        question: 'What do I need?',
        answer:
          'Node.js 20.19 or later to try it: database, sign-in and a mail catcher are ' +
          'built in. For real work, a PostgreSQL 15 database, your identity provider or ' +
          'the built-in one, and a name with HTTPS.',
      },
      {
        question: 'Does it need the internet?',
        answer:
          'Not to start or to be tried out. It needs the network for what it is for: ' +
          'reading your website and reaching your mail servers.',
      },
      {
        question: 'Does a demo send real mail?',
        answer:
          'No. Without a configured mailbox all mail goes to a catcher that shows it in ' +
          'the browser, and that can answer, bounce or be away, so that a whole campaign ' +
          'can be lived through.',
      },
    ],
  },
  {
    title: 'Money.',
    questions: [
      {
        question: 'What does it cost?',
        answer:
          'Where billing is off, nothing. Where it is on, the price stands on the pricing ' +
          'page and in your account before you agree to it. Nobody is charged without ' +
          'agreeing; the trial asks for no card.',
      },
      {
        question: 'What happens when the trial ends?',
        answer:
          'Sending stops. Replies are still read, opt-outs still honoured, and all of it ' +
          'stays readable and exportable.',
      },
    ],
  },
]

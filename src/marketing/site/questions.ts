import type { QuestionGroup } from './content.ts'
import { useLiveContent } from './live-content.tsx'

/** The groups of the FAQ: those of the live source if it has questions. */
export const useQuestionGroups = (): readonly QuestionGroup[] =>
  useLiveContent()?.questions ?? questionGroups

/** The questions of the FAQ, in groups. */
const questionGroups: readonly QuestionGroup[] = [
  {
    title: 'Getting started.',
    questions: [
      {
        question: 'What happens after I enter my website address?',
        answer:
          'You sign up. Then up to six public pages of your site are read, and a campaign is ' +
          'drafted: who you are, what you offer, four short emails, and suggested targets. ' +
          'That takes a minute or two. You review it in four steps, and nothing is sent until ' +
          'you launch.',
      },
      {
        question: 'Does it work if my site is unfinished or a single page?',
        answer:
          'Yes. Fields without a value stay empty and say so, and you fill them in yourself. ' +
          'You can also paste a text instead of a website address.',
      },
      {
        question: 'Does it work if my site needs JavaScript to show its text?',
        answer:
          'The reader uses the page’s title, descriptions and structured data, which most of ' +
          'these sites have. If that is not enough, it tells you, and you can paste the text.',
      },
      {
        question: 'Which languages can it write?',
        answer:
          'Drafts come in ten languages: English, German, French, Spanish, Italian, Dutch, ' +
          'Portuguese, Swedish, Norwegian and Danish. You can write your own emails in any ' +
          'language.',
      },
      {
        question: 'Where do the contacts come from?',
        answer:
          'From you. The product includes no contact database, and none is planned. You ' +
          'import a CSV file or add people one by one. Rejected rows are listed with the ' +
          'reason.',
      },
    ],
  },
  {
    title: 'Sending.',
    questions: [
      {
        question: 'Which mailboxes can I use?',
        answer:
          'Any mailbox with SMTP and IMAP and a password or app password. Connect the address ' +
          'of a person. Follow-ups always come from the mailbox of the first email.',
      },
      {
        question: 'How many emails can I send per day?',
        answer:
          'A new mailbox starts with 10 emails a day and rises by two a day to 30. You can ' +
          'set less. The fixed maximum is 50 in any 24 hours, because providers stop treating ' +
          'a mailbox as personal beyond that.',
      },
      {
        question: 'When are emails sent?',
        answer:
          'In the reader’s working hours: by default Monday to Friday, 9:00 to 17:00 in their ' +
          'time zone, with at least eight minutes between two emails of a mailbox. You see ' +
          'the scheduled minute for every person, and the reason.',
      },
      {
        question: 'Can it send the same email twice?',
        answer:
          'It is built not to. Every email to every person exists once in the log. If a mail ' +
          'server accepts an email but the confirmation is lost, the email is marked unknown ' +
          'and looked up. It is not sent again just in case.',
      },
      {
        question: 'What happens if I pause for a week?',
        answer:
          'Emails are rescheduled from the day you resume. Overdue emails do not all go out ' +
          'at once.',
      },
      {
        question: 'Do you track opens and clicks?',
        answer:
          'No. Email apps and scanners open most emails automatically, so the figure means ' +
          'little, and emails without remote content are delivered better. We count replies ' +
          'instead.',
      },
      {
        question: 'Do you offer mailbox warm-up?',
        answer:
          'No. Pools of mailboxes that email each other exist to deceive filters, and ' +
          'providers act against them. A slow start with real emails does the honest part of ' +
          'that job.',
      },
    ],
  },
  {
    title: 'Replies and opt-outs.',
    questions: [
      {
        question: 'How does it know that someone replied?',
        answer:
          'It reads the inbox of the mailbox that sent the email and matches replies by their ' +
          'message headers, not by guessing from the text. If an inbox was not read in the ' +
          'last 15 minutes, follow-ups from that mailbox wait.',
      },
      {
        question: 'Who decides what a reply means?',
        answer:
          'Rules do, in a fixed order: automatic replies by their headers, then opt-outs, ' +
          'then refusals, then the rest. You see the label and can correct it.',
      },
      {
        question: 'How can a reader opt out?',
        answer:
          'With the unsubscribe button of their email app, with the link, or by replying in ' +
          'their own words. Just opening the link changes nothing, because scanners open ' +
          'links too. An opt-out applies to all campaigns and outlives the contact.',
      },
      {
        question: 'Is this legal where I am?',
        answer:
          'That depends on the reader’s country and your reason to write. The product covers ' +
          'the technical part: true sender, postal address, opt-out, source and date of every ' +
          'contact, and excluding countries that require prior consent. It does not give ' +
          'legal advice.',
      },
    ],
  },
  {
    title: 'Data and privacy.',
    questions: [
      {
        question: 'Who can see my data?',
        answer:
          'Members of your company and the administrators of the installation. Every query is ' +
          'limited to one company, and the database enforces that a second time.',
      },
      {
        question: 'Is my data used to train a model?',
        answer:
          'No. Drafts and labels are made by rules. A language model is optional, and you ' +
          'choose its endpoint.',
      },
      {
        question: 'Can I export everything?',
        answer: 'Yes, as CSV and JSON, at any time, even after a trial.',
      },
      {
        question: 'Can a contact ask to be erased?',
        answer:
          'Yes. Erasing removes the person and their data. Their opt-out is kept as a hash, ' +
          'so importing an old list does not email them again.',
      },
    ],
  },
  {
    title: 'Self-hosting.',
    questions: [
      {
        question: 'What do I need?',
        answer:
          'To try it, Node.js 20.19 or later: the database, sign-in and a mail catcher are ' +
          'built in. For production, a PostgreSQL 15 database, your identity provider or the ' +
          'built-in one, and a domain with HTTPS.',
      },
      {
        question: 'Does it need internet access?',
        answer:
          'Not to start or to try it. It needs network access to read your website and reach ' +
          'your mail servers.',
      },
      {
        question: 'Does a demo send real emails?',
        answer:
          'No. Without a configured mailbox, all emails go to a catcher that shows them in ' +
          'the browser. It can reply, bounce or be out of office, so you can play through a ' +
          'whole campaign.',
      },
    ],
  },
  {
    title: 'Billing.',
    questions: [
      {
        question: 'What does it cost?',
        answer:
          'If billing is off, nothing. If it is on, you see the price on the pricing page and ' +
          'in your account before you agree to it. The trial needs no card.',
      },
      {
        question: 'What happens when the trial ends?',
        answer:
          'Sending stops. Replies are still read and opt-outs honored, and you can view and ' +
          'export everything.',
      },
    ],
  },
]

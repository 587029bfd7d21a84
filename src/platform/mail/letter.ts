import { brand } from '#brand'
import { greetableName } from '#model/lib/person-name.ts'
import { escapeHtml } from '#model/lib/escape-html.ts'

/** One of the product's own emails: a sentence or two, facts, and one action. */
export interface Letter {
  to: string
  subject: string
  greeting: string
  text: string
  /** Name and value, one row each. */
  facts?: readonly (readonly [string, string])[]
  action: string
  link: string
  after: string
}

const htmlFacts = (facts: Letter['facts'] = []) =>
  facts.length === 0
    ? ''
    : `<table style="margin:0 0 24px;border-collapse:collapse">${facts
        .map(
          ([name, value]) =>
            '<tr><td style="padding:2px 16px 2px 0;color:#565c66;vertical-align:top">' +
            `${escapeHtml(name)}</td>` +
            `<td style="padding:2px 0">${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>\n`

const styles = {
  body:
    'margin:0;padding:32px 16px;background:#fbfaf7;color:#14171c;' +
    "font:16px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif",
  button:
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#c7431b;' +
    'color:#ffffff;font-weight:600;text-decoration:none',
}

/** Mail clients support no custom properties and few selectors, so the few colors are inline. */
const html = ({ greeting, text, facts, action, link, after }: Letter) =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
      '<meta name="color-scheme" content="light dark">' +
      `<title>${escapeHtml(action)}</title></head>`,
    `<body style="${styles.body}">`,
    '<div style="max-width:520px;margin:0 auto">',
    `<p style="margin:0 0 24px;font-size:18px;font-weight:700">${escapeHtml(brand.name)}</p>`,
    `<p style="margin:0 0 16px">${escapeHtml(greeting)}</p>`,
    `<p style="margin:0 0 24px">${escapeHtml(text)}</p>`,
    `${htmlFacts(facts)}<p style="margin:0 0 24px">` +
      `<a href="${escapeHtml(link)}" style="${styles.button}">${escapeHtml(action)}</a></p>`,
    `<p style="margin:0 0 16px;font-size:14px;color:#565c66">${escapeHtml(after)}</p>`,
    '<p style="margin:0;font-size:13px;color:#565c66;word-break:break-all">' +
      `${escapeHtml(link)}</p>`,
    '</div></body></html>',
  ].join('\n')

const textFacts = (facts: Letter['facts'] = []) =>
  facts.length === 0 ? '' : `${facts.map(([name, value]) => `${name}: ${value}`).join('\n')}\n\n`

/** The letter as text and HTML for the product's mailer. */
export const letterMail = (
  letter: Letter,
): { to: string; subject: string; text: string; html: string } => ({
  to: letter.to,
  subject: letter.subject,
  text:
    `${letter.greeting}\n\n${letter.text}\n\n${textFacts(letter.facts)}${letter.action}:\n` +
    `${letter.link}\n\n${letter.after}\n`,
  html: html(letter),
})

/** The greeting of a letter. */
export const hello = (name: string): string => (greetableName(name) ? `Hello ${name},` : 'Hello,')

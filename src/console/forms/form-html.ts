import type { Form } from '#model/schema/entities.generated.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** A form as plain HTML for another website; its labels are to be translated there. */
export function formHtml(form: Form, origin: string): string {
  const input = (label: string, name: string, rest = '') =>
    `  <p><label>${label} <input name="${name}"${rest}></label></p>`
  return [
    `<form method="post" action="${origin}/forms/${form.id}">`,
    input('Email', 'email', ' type="email" required'),
    ...(form.asksFirstName ? [input('First name', 'firstName')] : []),
    ...(form.asksLastName ? [input('Last name', 'lastName')] : []),
    ...(form.propertyIds ?? []).map((id) => input(escape(id), `property.${escape(id)}`)),
    '  <p><label><input type="checkbox" name="agrees" value="1" required> ' +
      `${escape(form.consentText)}</label></p>`,
    '  <p hidden><input name="website" tabindex="-1" autocomplete="off"></p>',
    '  <p><button>Subscribe</button></p>',
    '</form>',
  ].join('\n')
}

import type { PublicForm } from '#engine/engage/forms/find-form.ts'
import { formIn } from '#engine/engage/forms/form-in.ts'
import { stampOf } from '#engine/engage/forms/stamp.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { fieldsOf, TRAP } from './form-page.ts'

/** Runs on websites: builds the form after its script element, and sends it without a reload. */
const RUN = `
const make = (name, given, ...inside) => {
  const element = Object.assign(document.createElement(name), given)
  element.append(...inside)
  return element
}
const at = document.currentScript
const form = make('form', { className: 'outrider-form', method: 'post', action: config.action })
for (const field of config.fields) {
  const input = make('input', { name: field.name, type: field.type, required: field.required, maxLength: 200 })
  input.autocomplete = field.autocomplete
  form.append(make('p', {}, make('label', {}, field.label, document.createElement('br'), input)))
}
const trap = make('input', { name: config.trap, tabIndex: -1, autocomplete: 'off' })
const hidden = make('p', { hidden: true }, trap)
const agrees = make('input', { type: 'checkbox', name: 'agrees', value: '1', required: true })
const status = make('p', {})
status.setAttribute('role', 'status')
const button = make('button', {}, config.send)
form.append(hidden, make('p', {}, make('label', {}, agrees, ' ', config.consent)), make('p', {}, button), status)
form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const body = new URLSearchParams(new FormData(form))
  body.set('stamp', config.stamp)
  body.set('page', location.origin + location.pathname)
  button.disabled = true
  try {
    const answer = await fetch(config.action, { method: 'POST', body, headers: { accept: 'application/json' } })
    const said = await answer.json()
    if (said.redirect) return location.assign(said.redirect)
    if (said.ok) return form.replaceChildren(make('p', {}, make('strong', {}, said.title)), make('p', {}, said.text))
    if (said.stamp) config.stamp = said.stamp
    status.textContent = said.text || said.detail
  } catch {
    form.submit()
  } finally {
    button.disabled = false
  }
})
at.after(form)
`

/** JSON for a script, without characters that could end it. */
const scriptJson = (value: unknown) =>
  JSON.stringify(value).replace(/[<>\u2028\u2029]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  })

/** The script that embeds a form, with the time at which it was loaded. */
export function formScript(engine: Engine, form: PublicForm): string {
  const config = {
    action: `${engine.publicUrl}/forms/${form.row.id}`,
    fields: fieldsOf(form),
    trap: TRAP,
    consent: form.row.consent_text,
    send: formIn(form.row.language).send,
    stamp: stampOf(engine, form.row.id),
  }
  return `(() => {\nconst config = ${scriptJson(config)}\n${RUN}})()\n`
}

import { formIn } from '#engine/engage/forms/form-in.ts'
import type { PublicForm } from '#engine/engage/forms/find-form.ts'
import { stampOf } from '#engine/engage/forms/stamp.ts'
import { faultsOf, type FormEntries } from '#engine/engage/forms/submit.ts'
import { emailLanguageOf } from '#model/email/email-languages.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { escapeHtml } from '#model/lib/escape-html.ts'
import { linkPage } from './link-page.ts'

/** Hidden from people; programs that fill in every field give themselves away. */
export const TRAP = 'website'

/** One input of a form, for pages and for the script that builds the form elsewhere. */
export interface FormField {
  name: string
  label: string
  type: 'email' | 'text'
  required: boolean
  autocomplete: string
  value: string
}

/** The inputs of a form, with the entries of an earlier attempt. */
export function fieldsOf({ row, properties }: PublicForm, entries?: FormEntries): FormField[] {
  const words = formIn(row.language)
  const text = (name: string, label: string, autocomplete: string, value = ''): FormField => ({
    name,
    label,
    type: 'text',
    required: false,
    autocomplete,
    value,
  })
  return [
    {
      name: 'email',
      label: words.email,
      type: 'email',
      required: true,
      autocomplete: 'email',
      value: entries?.email ?? '',
    },
    ...(row.asks_first_name
      ? [text('firstName', words.firstName, 'given-name', entries?.firstName)]
      : []),
    ...(row.asks_last_name
      ? [text('lastName', words.lastName, 'family-name', entries?.lastName)]
      : []),
    ...properties.map(({ id, name }) =>
      text(`property.${id}`, name, 'off', entries?.properties[id]),
    ),
  ]
}

const input = ({ name, label, type, required, autocomplete, value }: FormField, fault?: string) =>
  `<p class="field"><label for="f-${escapeHtml(name)}">${escapeHtml(label)}</label>` +
  `<input id="f-${escapeHtml(name)}" name="${escapeHtml(name)}" type="${type}" maxlength="200" ` +
  `autocomplete="${autocomplete}" value="${escapeHtml(value)}"${required ? ' required' : ''}` +
  (fault ? ` aria-invalid="true" aria-describedby="fault-${escapeHtml(name)}"` : '') +
  '>' +
  (fault ? `<span class="fault" id="fault-${escapeHtml(name)}">${escapeHtml(fault)}</span>` : '') +
  '</p>'

/** A page of the form's organization. */
export const formNotice = (form: PublicForm, title: string, body: string): string =>
  linkPage(title, body, emailLanguageOf(form.row.language) ?? 'en', {
    name: form.sender,
    accentColor: form.accentColor,
  })

/**
 * The hosted page of a form.
 * @param entries of an earlier attempt, which are shown with their faults
 */
export function formPage(engine: Engine, form: PublicForm, entries?: FormEntries): string {
  const { row, topics } = form
  const words = formIn(row.language)
  const faults = entries ? faultsOf(entries) : {}
  const said = (fault: keyof typeof words.faults | undefined) => fault && words.faults[fault]
  const topicList =
    topics.length === 0
      ? ''
      : `<ul>${topics
          .map(
            ({ name, description }) =>
              `<li><b>${escapeHtml(name)}</b>${description ? `<br>${escapeHtml(description)}` : ''}</li>`,
          )
          .join('')}</ul>`
  const isRetry = entries && Object.keys(faults).length === 0
  return formNotice(
    form,
    row.title,
    (isRetry
      ? `<p role="status"><b>${escapeHtml(words.check.title)}.</b> ${escapeHtml(words.check.text)}</p>`
      : '') +
      (row.intro ? `<p>${escapeHtml(row.intro)}</p>` : '') +
      topicList +
      `<form method="post" action="/forms/${row.id}" novalidate>` +
      fieldsOf(form, entries)
        .map((field) => input(field, field.name === 'email' ? said(faults.email) : undefined))
        .join('') +
      `<p class="trap" aria-hidden="true"><label>Website<input name="${TRAP}" tabindex="-1" ` +
      'autocomplete="off"></label></p>' +
      `<input type="hidden" name="stamp" value="${escapeHtml(stampOf(engine, row.id))}">` +
      `<p class="agree"><label><input type="checkbox" name="agrees" value="1" required` +
      (entries?.agrees ? ' checked' : '') +
      (faults.consent ? ' aria-invalid="true" aria-describedby="fault-agrees"' : '') +
      `> <span>${escapeHtml(row.consent_text)}</span></label>` +
      (faults.consent
        ? `<span class="fault" id="fault-agrees">${escapeHtml(words.faults.consent)}</span>`
        : '') +
      `</p><button>${escapeHtml(words.send)}</button></form>`,
  )
}

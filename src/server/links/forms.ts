import type { FastifyReply, FastifyRequest } from 'fastify'
import { confirmSubmission, findSubmission, languageOfLink } from '#engine/engage/forms/confirm.ts'
import { findForm, type PublicForm } from '#engine/engage/forms/find-form.ts'
import { formIn } from '#engine/engage/forms/form-in.ts'
import { isHumanPace, stampOf } from '#engine/engage/forms/stamp.ts'
import { faultsOf, submitForm, type FormEntries } from '#engine/engage/forms/submit.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { emailLanguageOf } from '#model/email/email-languages.ts'
import { escapeHtml } from '#model/lib/escape-html.ts'
import { endpoint } from '../base/endpoint.ts'
import { formNotice, formPage, TRAP } from './form-page.ts'
import { formScript } from './form-script.ts'
import { headersOf, linkPage } from './link-page.ts'

type FormBody = Readonly<Record<string, unknown>>
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const entriesIn = (body: FormBody, { properties }: PublicForm): FormEntries => ({
  email: textOf(body.email),
  firstName: textOf(body.firstName),
  lastName: textOf(body.lastName),
  properties: Object.fromEntries(properties.map(({ id }) => [id, textOf(body[`property.${id}`])])),
  agrees: body.agrees === '1',
})

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : '')

/** Headers of a page: the browser names its origin to us, so that sign-ups from it are known. */
const pageHeaders = (page: string, { row }: PublicForm) => ({
  ...headersOf(page, row.redirect_url ? [originOf(row.redirect_url)] : []),
  'referrer-policy': 'same-origin',
})

const sendPage = (reply: FastifyReply, form: PublicForm, page: string, status = 200) =>
  reply.code(status).headers(pageHeaders(page, form)).send(page)

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`

function sendUnknown(reply: FastifyReply) {
  const { title, text } = formIn('en').closed
  const page = linkPage(title, paragraph(text))
  return reply.code(404).headers(headersOf(page)).send(page)
}

function sendClosed(reply: FastifyReply, form: PublicForm) {
  const { title, text } = formIn(form.row.language).closed
  return sendPage(reply, form, formNotice(form, title, paragraph(text)), 410)
}

/** Whether a request comes from our own page, from an allowed website, or from no website. */
function isAllowedOrigin({ headers }: FastifyRequest, engine: Engine, { row }: PublicForm) {
  const { origin, host } = headers
  return (
    origin === undefined ||
    origin === engine.publicUrl ||
    (URL.canParse(origin) && new URL(origin).host === host) ||
    row.allowed_origins.includes(origin)
  )
}

/** The page that the form was on, without its query, which may name people. */
function pageOf({ headers }: FastifyRequest, body: FormBody, engine: Engine, id: string): string {
  const said = textOf(body.page) || (headers.referer ?? '')
  if (!URL.canParse(said)) return `${engine.publicUrl}/forms/${id}`
  const { origin, pathname } = new URL(said)
  return `${origin}${pathname}`
}

export const showForm = endpoint({
  method: 'GET',
  path: '/forms/:id',
  access: 'public',
  summary: 'Hosted page of a sign-up form',
  async handler({ params, engine, reply }) {
    const form = await findForm(engine, params.id)
    if (!form) return sendUnknown(reply)
    return form.isOpen ? sendPage(reply, form, formPage(engine, form)) : sendClosed(reply, form)
  },
})

export const embedForm = endpoint({
  method: 'GET',
  path: '/forms/:id/embed.js',
  access: 'public',
  summary: 'Script that embeds a sign-up form',
  rateLimit: 600,
  async handler({ params, engine, reply }) {
    const form = await findForm(engine, params.id)
    return reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-store',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(form?.isOpen ? formScript(engine, form) : '// This form is closed.\n')
  },
})

/**
 * Takes a sign-up. The answer is the same for every address, known or not, also when no email is
 * sent because one was sent within the hour, or because a program filled in the hidden field.
 */
export const postForm = endpoint({
  method: 'POST',
  path: '/forms/:id',
  access: 'public',
  summary: 'Sign up by a form; an email asks to confirm',
  accepts: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  rateLimit: 10,
  async handler({ params, engine, body: sent, request, reply }) {
    const form = await findForm(engine, params.id)
    if (!form) return sendUnknown(reply)
    if (!form.isOpen) return sendClosed(reply, form)
    const body = (sent ?? {}) as FormBody
    const words = formIn(form.row.language)
    const isScript = request.headers.accept === 'application/json'
    if (!isAllowedOrigin(request, engine, form)) {
      const { title } = words.closed
      return sendPage(reply, form, formNotice(form, title, paragraph(words.faults.website)), 403)
    }
    if (isScript && request.headers.origin)
      void reply.header('access-control-allow-origin', request.headers.origin)
    const entries = entriesIn(body, form)
    const [fault] = Object.values(faultsOf(entries))
    if (fault || !isHumanPace(engine, form.row.id, textOf(body.stamp)))
      return isScript
        ? reply.send({
            ok: false,
            text: fault ? words.faults[fault] : words.check.text,
            stamp: stampOf(engine, form.row.id),
          })
        : sendPage(reply, form, formPage(engine, form, entries), fault ? 422 : 200)
    if (textOf(body[TRAP]) === '')
      await submitForm(engine, form, entries, {
        page: pageOf(request, body, engine, form.row.id),
        ipAddress: request.ip,
      })
    const { title } = words.sent
    const text = form.row.thanks_text || words.sent.text
    const redirect = form.row.redirect_url
    if (isScript) return reply.send({ ok: true, title, text, redirect })
    if (redirect) return reply.redirect(redirect, 303)
    return sendPage(reply, form, formNotice(form, title, paragraph(text)))
  },
})

/** The sign-up of a link and its form; null when the link is not valid. */
async function confirmationOf(engine: Engine, token: string) {
  const submission = await findSubmission(engine, token)
  const form = submission && (await findForm(engine, submission.form_id))
  return submission && form ? { submission, form } : null
}

async function sendExpired(reply: FastifyReply, engine: Engine, token: string) {
  const language = emailLanguageOf(await languageOfLink(engine, token)) ?? 'en'
  const { title, text } = formIn(language).expired
  const page = linkPage(title, paragraph(text), language)
  return reply.code(404).headers(headersOf(page)).send(page)
}

const fill = (phrase: string, sender: string, email: string) =>
  phrase.replace('<sender>', () => sender).replace('<email>', () => email)

/** Mail scanners follow links, so opening the page changes nothing; only the button does. */
export const showConfirmation = endpoint({
  method: 'GET',
  path: '/forms/confirm/:token',
  access: 'public',
  summary: 'Page behind the link of a confirmation email',
  async handler({ params, engine, reply }) {
    const found = await confirmationOf(engine, params.token)
    if (!found) return sendExpired(reply, engine, params.token)
    const { form, submission } = found
    const { confirm, confirmed } = formIn(submission.language)
    const page =
      submission.state === 'confirmed'
        ? formNotice(
            form,
            confirmed.title,
            paragraph(fill(confirmed.text, form.sender, submission.email)),
          )
        : formNotice(
            form,
            confirm.title,
            paragraph(fill(confirm.text, form.sender, submission.email)) +
              `<blockquote>${escapeHtml(submission.wording)}</blockquote>` +
              `<form method="post"><button>${escapeHtml(confirm.button)}</button></form>`,
          )
    return reply.headers(headersOf(page)).send(page)
  },
})

export const postConfirmation = endpoint({
  method: 'POST',
  path: '/forms/confirm/:token',
  access: 'public',
  summary: 'Confirm a sign-up',
  accepts: ['application/x-www-form-urlencoded'],
  async handler({ params, engine, request, reply }) {
    const found = await confirmationOf(engine, params.token)
    if (!found) return sendExpired(reply, engine, params.token)
    const { form, submission } = found
    await confirmSubmission(engine, submission, request.ip)
    const { title, text } = formIn(submission.language).confirmed
    const page = formNotice(form, title, paragraph(fill(text, form.sender, submission.email)))
    return reply.headers(headersOf(page)).send(page)
  },
})

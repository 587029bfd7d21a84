import { domainOf } from '#model/lib/address-domain.ts'
import { textBefore } from '#model/lib/text-before.ts'

const words = (text: string) => new Set(text.split(/\s+/).filter(Boolean))

/**
 * Local parts that name a function, not a person (RFC 2142 and common use in English and German).
 */
const ROLES = words(
  `
    abuse accounting accounts admin administrator all billing bookings buchhaltung bewerbung
    careers compliance contact customerservice customersupport datenschutz dpo einkauf
    empfang enquiries enquiry everyone feedback finance ftp hallo hello help helpdesk hi
    hostmaster hr impressum info information inquiries investors it jobs karriere kontakt
    kundenservice legal list mail mailer-daemon marketing media moin news newsletter
    no-reply noc noreply nobody office orders post postmaster pr presse press privacy
    purchasing recruiting rechnung reception root sales security service services shop spam
    subscribe support sysadmin team tech unsubscribe usenet uucp verkauf vertrieb webmaster
    welcome www
  `,
)

/** The most common providers of disposable addresses. Admins add more as suppressed domains. */
const DISPOSABLE = words(
  `
    0-mail.com 10minutemail.com 10minutemail.net 20minutemail.com 33mail.com anonbox.net
    burnermail.io byom.de discard.email discardmail.com discardmail.de dispostable.com
    dropmail.me emailondeck.com fakeinbox.com fakemail.net getairmail.com getnada.com grr.la
    guerrillamail.biz guerrillamail.com guerrillamail.de guerrillamail.info
    guerrillamail.net guerrillamail.org inboxkitten.com jetable.org mail-temp.com
    mailcatch.com maildrop.cc mailexpire.com mailforspam.com mailinator.com mailinator.net
    mailnesia.com mailnull.com mailsac.com minuteinbox.com mintemail.com moakt.com
    mohmal.com mytemp.email nada.email owlymail.com sharklasers.com spam4.me spambog.com
    spambog.de spambox.us spamgourmet.com spamex.com temp-mail.io temp-mail.org tempail.com
    tempmail.com tempmail.de tempmail.net tempmailo.com tempr.email throwawaymail.com
    trash-mail.com trash-mail.de trashmail.com trashmail.de trashmail.me trashmail.net
    wegwerfmail.de wegwerfmail.net wegwerfmail.org yopmail.com yopmail.fr yopmail.net
  `,
)

/** Public (free) mail providers: people with such addresses do not share a company. */
const PUBLIC_PROVIDERS = words(
  `
    aol.com arcor.de fastmail.com freenet.de gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net
    googlemail.com hotmail.co.uk hotmail.com hotmail.de hotmail.fr icloud.com laposte.net
    libero.it live.com mac.com mail.com mail.ru me.com msn.com o2.pl orange.fr outlook.com
    outlook.de posteo.de proton.me protonmail.com qq.com rocketmail.com seznam.cz
    t-online.de tuta.io tutanota.com wanadoo.fr web.de wp.pl yahoo.co.uk yahoo.com yahoo.de
    yahoo.fr yandex.com yandex.ru zoho.com 163.com 126.com btinternet.com comcast.net
    verizon.net sbcglobal.net bluewin.ch
  `,
)

const TYPOS: Record<string, string> = {
  'gmial.com': 'gmail.com',
  'gmai.com': 'gmail.com',
  'gmal.com': 'gmail.com',
  'gamil.com': 'gmail.com',
  'gnail.com': 'gmail.com',
  'gmail.co': 'gmail.com',
  'gmail.con': 'gmail.com',
  'gmail.cm': 'gmail.com',
  'hotmial.com': 'hotmail.com',
  'hotmal.com': 'hotmail.com',
  'hotmail.con': 'hotmail.com',
  'hotmai.com': 'hotmail.com',
  'outlok.com': 'outlook.com',
  'outloo.com': 'outlook.com',
  'outlook.con': 'outlook.com',
  'yaho.com': 'yahoo.com',
  'yahooo.com': 'yahoo.com',
  'yahoo.con': 'yahoo.com',
  'iclod.com': 'icloud.com',
  'icloud.con': 'icloud.com',
  'gmx.dee': 'gmx.de',
  'wed.de': 'web.de',
  'we.de': 'web.de',
}

const localPart = (email: string) => email.slice(0, email.lastIndexOf('@')).toLowerCase()

/** True for addresses of a function, such as info@ or sales+eu@. */
export const isRoleAddress = (email: string): boolean =>
  ROLES.has(textBefore(localPart(email), '+'))
export const isDisposable = (email: string): boolean => DISPOSABLE.has(domainOf(email))
export const isPublicProvider = (domain: string): boolean =>
  PUBLIC_PROVIDERS.has(domain.toLowerCase())
/** The probable correct domain for a typo, or null. */
export const meantDomain = (email: string): string | null =>
  TYPOS[domainOf(email)] ??
  (/\.(con|cmo|ocm)$/.test(domainOf(email)) ? domainOf(email).replace(/\.\w+$/, '.com') : null)

/** The domain of a contact's company; empty for addresses at public providers. */
export function companyDomainOf(contact: { email: string; companyDomain: string }): string {
  const domain = (contact.companyDomain || domainOf(contact.email))
    .toLowerCase()
    .replace(/^www\./, '')
  return isPublicProvider(domain) ? '' : domain
}

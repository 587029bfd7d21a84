/** A provider of mailboxes or relays that sends from its own servers. */
export interface MailProvider {
  name: string
  /** Names that its SMTP hosts end in. */
  hosts: readonly string[]
  /** The SPF record that lists its servers. */
  include: string
}

const providers: readonly MailProvider[] = [
  {
    name: 'Google',
    hosts: ['gmail.com', 'google.com', 'googlemail.com'],
    include: '_spf.google.com',
  },
  {
    name: 'Microsoft 365',
    hosts: ['office365.com', 'outlook.com'],
    include: 'spf.protection.outlook.com',
  },
  { name: 'Zoho', hosts: ['zoho.com'], include: 'zoho.com' },
  { name: 'Zoho', hosts: ['zoho.eu'], include: 'zoho.eu' },
  { name: 'Fastmail', hosts: ['fastmail.com'], include: 'spf.messagingengine.com' },
  { name: 'Proton', hosts: ['protonmail.ch', 'proton.me'], include: '_spf.protonmail.ch' },
  { name: 'IONOS', hosts: ['ionos.com', 'ionos.de', 'ionos.co.uk'], include: '_spf-eu.ionos.com' },
  { name: 'OVH', hosts: ['ovh.net'], include: 'mx.ovh.com' },
  { name: 'Gandi', hosts: ['gandi.net'], include: '_mailcust.gandi.net' },
  { name: 'Infomaniak', hosts: ['infomaniak.com'], include: 'spf.infomaniak.ch' },
  { name: 'Amazon SES', hosts: ['amazonaws.com'], include: 'amazonses.com' },
  { name: 'Postmark', hosts: ['postmarkapp.com'], include: 'spf.mtasv.net' },
  { name: 'Mailgun', hosts: ['mailgun.org'], include: 'mailgun.org' },
  { name: 'SendGrid', hosts: ['sendgrid.net'], include: 'sendgrid.net' },
  { name: 'Brevo', hosts: ['brevo.com', 'sendinblue.com'], include: 'spf.brevo.com' },
]

/** The provider of an SMTP host; null for a host that is in no list. */
export function providerOf(host: string): MailProvider | null {
  const name = host.toLowerCase().replace(/\.$/, '')
  return (
    providers.find(({ hosts }) => hosts.some((end) => name === end || name.endsWith(`.${end}`))) ??
    null
  )
}

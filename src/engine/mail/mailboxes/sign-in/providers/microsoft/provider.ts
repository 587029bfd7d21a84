import { message } from '#language'
import type { MailboxProvider } from '../../provider.ts'

/** Codes in descriptions: https://learn.microsoft.com/entra/identity-platform/reference-error-codes */
const ADMIN_CONSENT = /AADSTS(65001|90094|90095)\b/
const NOT_IN_TENANT = /AADSTS(50020|700016|50194)\b/

/**
 * Microsoft 365 and Outlook.com. Endpoints:
 * https://learn.microsoft.com/entra/identity-platform/v2-oauth2-auth-code-flow, scopes and servers:
 * "Authenticate an IMAP, POP or SMTP connection using OAuth" in the documentation of Exchange.
 */
export const microsoft: MailboxProvider = {
  id: 'microsoft',
  title: 'Microsoft',
  authorizationEndpoint: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
  tokenEndpoint: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
  revocationEndpoint: null,
  scopes: [
    'openid',
    'email',
    'profile',
    'offline_access',
    'https://outlook.office.com/SMTP.Send',
    'https://outlook.office.com/IMAP.AccessAsUser.All',
  ],
  neededScopes: [
    'https://outlook.office.com/SMTP.Send',
    'https://outlook.office.com/IMAP.AccessAsUser.All',
  ],
  parameters: { prompt: 'select_account' },
  smtp: { host: 'smtp.office365.com', port: 587, security: 'starttls' },
  imap: { host: 'outlook.office365.com', port: 993, security: 'tls' },
  filesSent: true,
  addressOf: ({ email, preferred_username: name }) =>
    [email, name]
      .find((candidate) => typeof candidate === 'string' && candidate.includes('@'))
      ?.toString() ?? '',
  explain: (error, description) => {
    if (ADMIN_CONSENT.test(description) || error === 'consent_required')
      return message(
        'Your Microsoft 365 lets only an administrator approve this application. Ask them to grant ' +
          'consent in the Entra admin center, under Enterprise applications, then sign in again.',
      )
    return NOT_IN_TENANT.test(description)
      ? message(
          'This account does not belong to an organization that may use this application. Sign in ' +
            'with a work account.',
        )
      : null
  },
  accessPage: 'https://myapps.microsoft.com',
}

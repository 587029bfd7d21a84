import { message } from '#language'
import type { MailboxProvider } from '../../provider.ts'

/**
 * Gmail and Google Workspace. Endpoints and parameters:
 * https://developers.google.com/identity/protocols/oauth2/web-server, servers and scope:
 * https://developers.google.com/workspace/gmail/imap/xoauth2-protocol
 */
export const google: MailboxProvider = {
  id: 'google',
  title: 'Google',
  authorizationEndpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenEndpoint: 'https://oauth2.googleapis.com/token',
  revocationEndpoint: 'https://oauth2.googleapis.com/revoke',
  scopes: ['openid', 'email', 'https://mail.google.com/'],
  neededScopes: ['https://mail.google.com/'],
  // Google returns a refresh token only for offline access, and again only with new consent.
  parameters: { access_type: 'offline', prompt: 'consent select_account' },
  smtp: { host: 'smtp.gmail.com', port: 465, security: 'tls' },
  imap: { host: 'imap.gmail.com', port: 993, security: 'tls' },
  filesSent: true,
  addressOf: ({ email, email_verified: isVerified }) =>
    typeof email === 'string' && isVerified !== false ? email : '',
  explain: (error) => {
    if (error === 'admin_policy_enforced')
      return message(
        'Your Google Workspace does not allow this application. Ask its administrator to trust it ' +
          'in the Admin console, under Security, API controls.',
      )
    return error === 'org_internal'
      ? message(
          'This application is limited to another Google Workspace. Sign in with an account of ' +
            'that organization.',
        )
      : null
  },
  accessPage: 'https://myaccount.google.com/connections',
}

/**
 * Every address of the browser app, so that a changed route is one line here and one in
 * `site/routes.tsx`.
 */
const part = encodeURIComponent

export const paths = {
  home: '/',
  howItWorks: '/how-it-works',
  useCases: '/use-cases',
  pricing: '/pricing',
  about: '/about',
  resources: '/resources',
  guide: (slug: string) => `/resources/guides/${part(slug)}`,
  blog: '/resources/blog',
  post: (slug: string) => `/resources/blog/${part(slug)}`,
  contact: '/contact',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  features: '/features',
  faq: '/faq',
  solutions: '/solutions',
  solution: (location: string) => `/solutions/${part(location)}`,
  industries: '/industries',
  industry: (industry: string) => `/industries/${part(industry)}`,
  login: '/login',
  signup: '/signup',
  oauthCallback: '/oauth/callback',
  paymentSuccess: '/payment-success',
  contentDebug: '/sanity-debug',

  startNew: '/start-new',
  campaigns: '/campaigns',
  campaign: (id: string) => `/campaigns/${part(id)}`,
  configure: (id: string, step: 1 | 2 | 3 | 4 = 1) =>
    `/campaigns/${part(id)}/configure${step === 1 ? '' : `/step${step}`}`,
  rehearse: (id: string) => `/campaigns/${part(id)}/rehearse`,
  dashboard: '/dashboard',
  account: '/account',
  accountRoles: '/account/roles',
  companyDashboard: '/company-dashboard',
  contacts: '/contacts',
  contactPage: (id: string) => `/contacts/${part(id)}`,
  mailboxes: '/mailboxes',
  mailboxSignIn: '/mailboxes/sign-in',
  inbox: '/inbox',
  agents: '/agents',
  agent: (id: string) => `/agents/${part(id)}`,
  sharedCampaign: (token: string) => `/shared/campaign/${part(token)}`,
  sharedAgent: (token: string) => `/shared/agent/${part(token)}`,

  admin: '/admin',
  emailResults: '/admin/email-results',
  health: '/admin/health',
  hold: '/admin/hold',
  roles: '/admin/roles',
  specification: '/admin/specification',
  profiles: '/profiles',
  profile: (ownerType: string, ownerId: string) => `/profiles/${part(ownerType)}/${part(ownerId)}`,
  segments: '/customer/segment',
  properties: '/properties',
  rules: '/customer/rule',
  actions: '/customer/action',
  conditions: '/customer/condition',
  events: '/customer/events',
  logs: '/logs',
  engage: '/customer/engage/nodes',
  journeys: '/customer/journey',
  addJourney: '/addJourney',
  editJourney: (id: string) => `/editjourney/${part(id)}`,
  executions: (journeyId: string) => `/executions/${part(journeyId)}`,
  settings: '/settings',
} as const

const MARKETING = new Set<string>([
  paths.home,
  paths.howItWorks,
  paths.useCases,
  paths.pricing,
  paths.about,
  paths.resources,
  paths.contact,
  paths.privacyPolicy,
  paths.termsOfService,
  paths.features,
  paths.faq,
  paths.solutions,
  paths.industries,
  paths.login,
  paths.signup,
  paths.oauthCallback,
  paths.paymentSuccess,
  paths.contentDebug,
])

/**
 * True for the public paths of specification section 2 and anything under /resources/: the pages
 * with the footer.
 */
export function isMarketingPath(pathname: string): boolean {
  const path = pathname.length > 1 ? pathname.replace(/(?<!\/)\/+$/, '') : pathname
  return MARKETING.has(path) || /^\/(resources|solutions|industries)\/./.test(path)
}

/**
 * True for a path inside this app that is a safe target after sign-in: not another origin, and not
 * the sign-in itself.
 */
export function isReturnPath(path: unknown): path is string {
  return (
    typeof path === 'string' &&
    /^\/(?![/\\])/.test(path) &&
    !/^\/(login|signup|oauth\/callback)(\/|\?|#|$)/.test(path)
  )
}

import type { Words } from './words.ts'

/**
 * English words of shell and base controls. Those that the specification quotes stand to the
 * letter.
 */
export const english = {
  'action.retry': 'Try again',
  'dialog.close': 'Close',
  'loading.page': 'Loading page',
  'loadError.title': 'Loading Error',
  'loadError.detail': 'Failed to load page resources. This might be due to a network issue.',
  'loadError.reload': 'Reload Page',
  'pageError.title': 'This page met an error',
  'pageError.detail':
    'Nothing that was saved is lost. Reload the page; if it happens again, write to {email}.',
  'toast.dismiss': 'Dismiss',
  'toast.region': 'Messages',
  'notFound.title': '404 - Page Not Found',
  'notFound.detail':
    'Nothing lives at this address. It may have moved, or the link may be incomplete.',
  'notFound.home': 'Go to Home',
  'skip.content': 'Skip to content',

  'login.button': 'Login / Signup',
  'login.logout': 'Logout',
  'login.going': 'Taking you to the login page',
  'login.failed': 'The login page could not be reached.',
  'login.finishing': 'Signing you in',
  'login.gate.title': 'Log in to open this page',
  'login.gate.detail': 'This page belongs to an account. After logging in you come back here.',
  'login.retry': 'Continue to login',

  'nav.main': 'Main',
  'nav.site': 'Site',
  'nav.menu': 'Menu',
  'nav.openMenu': 'Open menu',
  'nav.closeMenu': 'Close menu',
  'nav.product': 'Product',
  'nav.solutions': 'Solutions',
  'nav.pricing': 'Pricing',
  'nav.resources': 'Resources',

  'footer.newsletter': 'Newsletter',
  'footer.newsletterPurpose':
    'What changed in the product and one useful guide, about once a month.',
  'footer.newsletterNote': 'One mail confirms the address. Leave with one click.',
  'footer.emailLabel': 'Email address',
  'footer.email': 'you@company.com',
  'footer.subscribe': 'Subscribe',
  'footer.subscribing': 'Subscribing',
  'footer.thanks': 'Thank you for subscribing!',
  'footer.failed': 'An error occurred. Please try again.',
  'footer.unreachable': 'Could not connect to the server.',
  'footer.product': 'Product',
  'footer.company': 'Company',
  'footer.legal': 'Legal',
  'footer.elsewhere': 'Elsewhere',
  'footer.howItWorks': 'How it works',
  'footer.useCases': 'Use cases',
  'footer.features': 'Features',
  'footer.about': 'About',
  'footer.contact': 'Contact',
  'footer.faq': 'FAQ',
  'footer.privacy': 'Privacy policy',
  'footer.terms': 'Terms of service',

  'auth.exists.title': 'Account Already Exists',
  'auth.exists.detail': 'This email is already registered. Please log in instead.',
  'auth.denied.title': 'Access Denied',
  'auth.denied.detail': "You don't have permission to access this application.",
  'auth.error.title': 'Authentication Error',
  'auth.verified.title': 'Email Verified Successfully!',
  'auth.verified.detail': 'Redirecting to login...',

  'update.question': 'New version available! Reload to update?',
  'cookies.text':
    'May we count page views with {service}? Nothing else is measured, and the site works the same without.',
  'cookies.accept': 'Allow',
  'cookies.decline': 'Decline',
  'cookies.allowed': 'At present you allow it.',
  'cookies.declined': 'At present you decline it.',
  'cookies.label': 'Cookie choice',
} as const satisfies Words

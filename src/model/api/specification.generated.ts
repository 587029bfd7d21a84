// Generated from tests/specification/sentences.json by `npm run generate`. Do not edit.
import type { SpecificationSentence } from './specification.ts'

export const sentences: readonly SpecificationSentence[] = [
  {
    "id": "0-the-product-is-a-web-application-for-38fd",
    "section": "Introduction",
    "text": "The product is a web application for sales and marketing automation, described as an intelligent revenue engine with an early access beta label and a tagline about never selling alone.",
    "state": "held",
    "tests": [
      {
        "file": "tests/specification/constants.test.ts",
        "name": "intelligent revenue engine, early access beta, never selling alone"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "0-it-combines-a-public-marketing-site-2c6c",
    "section": "Introduction",
    "text": "It combines a public marketing site with a signed-in app for outreach campaigns and an admin area for customer-data and engagement tooling.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/screens.spec.ts",
        "name": "public pages"
      },
      {
        "file": "tests/e2e/screens.spec.ts",
        "name": "customer area"
      },
      {
        "file": "tests/e2e/screens.spec.ts",
        "name": "console"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "0-this-document-covers-the-whole-produ-e0a5",
    "section": "Introduction",
    "text": "This document covers the whole product as far as it is known.",
    "state": "decided",
    "tests": [],
    "document": "docs/decisions/072-older-names-and-specification-page.md",
    "note": "About the specification itself: what it does not show is decided by the product."
  },
  {
    "id": "1-visitors-are-anonymous-signed-in-cus-be8d",
    "section": "1. What the product does and for whom",
    "text": "Visitors are anonymous, signed-in customers (tenant members) or admins.",
    "state": "held",
    "tests": [
      {
        "file": "src/shell/gates.test.tsx",
        "name": "anonymous visitors see the 404 page, and nothing is asked"
      },
      {
        "file": "src/shell/gates.test.tsx",
        "name": "a spinner while the user loads, then the 404 page for members"
      },
      {
        "file": "src/shell/gates.test.tsx",
        "name": "admins get the console"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "1-customers-run-outreach-campaigns-vie-20fd",
    "section": "1. What the product does and for whom",
    "text": "Customers run outreach campaigns, view a dashboard and manage an account and payment.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/campaign-in-browser.spec.ts",
        "name": "a visitor types a website address, signs up, reviews four steps, launches, and sees a reply"
      },
      {
        "file": "tests/e2e/visitor-flows.spec.ts",
        "name": "subscription: price on the page, checkout, back without paying, paid, and the plan is active"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "1-admins-additionally-reach-an-area-fo-0a65",
    "section": "1. What the product does and for whom",
    "text": "Admins additionally reach an area for profiles, personas, segments, rules, conditions, actions, events, goals, journeys with executions, engage messaging, email templates, tenants and users, an audit log and system properties.",
    "state": "held",
    "tests": [
      {
        "file": "tests/catalog/role-screens.test.ts",
        "name": "every page of the console stands behind the gate for admins, at every address that it has"
      },
      {
        "file": "tests/e2e/screens.spec.ts",
        "name": "console"
      },
      {
        "file": "tests/e2e/console-screens.spec.ts",
        "name": "there is a record to look at for every screen that shows one"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "1-sign-in-is-through-an-external-ident-4d4b",
    "section": "1. What the product does and for whom",
    "text": "Sign-in is through an external identity provider by redirect, with email verification.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "7. Login is a redirect flow with scopes openid, profile and email, for the product API audience"
      },
      {
        "file": "tests/contract/identity-sign-in.test.ts",
        "name": "signing up, verifying by mail and logging in ends with a token of that person"
      },
      {
        "file": "tests/contract/identity-auth0.test.ts",
        "name": "accepts its tokens, whether the audience is one or a list"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "1-the-visible-page-names-also-suggest-c367",
    "section": "1. What the product does and for whom",
    "text": "The visible page names also suggest test calls to an agent, mailboxes, contacts and shared agent pages.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/screens.spec.ts",
        "name": "customer area"
      },
      {
        "file": "tests/e2e/agents.spec.ts",
        "name": "from a drafted campaign to a shared agent that is switched off during a call"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "1-their-behaviour-is-not-shown-9f75",
    "section": "1. What the product does and for whom",
    "text": "Their behaviour is not shown.",
    "state": "decided",
    "tests": [],
    "document": "docs/architecture.md",
    "note": "Not shown in the specification: decided by the product."
  },
  {
    "id": "1-server-behaviour-is-not-shown-b405",
    "section": "1. What the product does and for whom",
    "text": "Server behaviour is not shown.",
    "state": "decided",
    "tests": [],
    "document": "docs/architecture.md",
    "note": "Not shown in the specification: decided by the product."
  },
  {
    "id": "2-home-how-it-works-use-cases-pricing-c073",
    "section": "2. Screens and routes: Public and marketing routes",
    "text": "/ (home), /how-it-works, /use-cases, /pricing, /about, /resources, /resources/guides/{slug}, /resources/blog, /resources/blog/{slug}, /contact, /privacy-policy, /terms-of-service, /features, /faq, /solutions, /solutions/{location}, /industries, /industries/{industry}, /login, /signup, /oauth/callback, /payment-success, /sanity-debug (a content-debug page).",
    "state": "held",
    "tests": [
      {
        "file": "tests/specification/routes.test.ts",
        "name": "every path has its page"
      },
      {
        "file": "tests/e2e/screens.spec.ts",
        "name": "public pages"
      },
      {
        "file": "tests/e2e/public-site.spec.ts",
        "name": "unknown addresses answer 404 with their words; pages of the app answer 200"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "2-start-new-start-new-campaign-campaig-a137",
    "section": "2. Screens and routes: Signed-in routes",
    "text": "/start-new (Start New Campaign), /campaigns (My Campaigns), /dashboard, /account (shown in the sidebar with the user's email or name), /company-dashboard.",
    "state": "held",
    "tests": [
      {
        "file": "tests/specification/routes.test.ts",
        "name": "every path has its page"
      },
      {
        "file": "tests/e2e/screens.spec.ts",
        "name": "customer area"
      },
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "Start New Campaign, My Campaigns, Dashboard, Home, Account"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "2-a-four-step-flow-under-campaigns-cam-cb17",
    "section": "2. Screens and routes: Campaign setup",
    "text": "A four-step flow under /campaigns/{campaignId}/configure: the index step reviews messaging, step2 reviews content, step3 reviews targets, step4 reviews contacts.",
    "state": "held",
    "tests": [
      {
        "file": "tests/specification/routes.test.ts",
        "name": "the setup of a campaign has four steps, not five"
      },
      {
        "file": "src/client/paths.test.ts",
        "name": "ids are escaped, steps named as the specification names them"
      },
      {
        "file": "tests/e2e/campaign-in-browser.spec.ts",
        "name": "a visitor types a website address, signs up, reviews four steps, launches, and sees a reply"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "2-shared-campaign-token-and-shared-age-49ad",
    "section": "2. Screens and routes: Shared-by-link routes",
    "text": "/shared/campaign/{token} and /shared/agent/{token}.",
    "state": "held",
    "tests": [
      {
        "file": "tests/specification/routes.test.ts",
        "name": "a shared campaign has its page"
      },
      {
        "file": "tests/api/campaign-flow.test.ts",
        "name": "a share link shows what it may and nothing else, until it is switched off"
      },
      {
        "file": "tests/e2e/agents.spec.ts",
        "name": "from a drafted campaign to a shared agent that is switched off during a call"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "2-a-further-page-variant-shared-agent-c320",
    "section": "2. Screens and routes: Shared-by-link routes",
    "text": "A further page variant, shared agent only, exists; its route is not shown.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/agents.spec.ts",
        "name": "from a drafted campaign to a shared agent that is switched off during a call"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "2-admin-profiles-profiles-ownertype-ow-2070",
    "section": "2. Screens and routes: Admin-only routes",
    "text": "/admin, /profiles, /profiles/{ownerType}/{ownerId}, /customer/rule, /customer/segment, /properties, /customer/action, /customer/condition, /customer/events, /customer/engage/nodes, /customer/journey, /executions/{journeyId}, /editjourney/{id}, /addJourney (journey designer), /logs, /settings.",
    "state": "decided",
    "tests": [
      {
        "file": "tests/specification/routes.test.ts",
        "name": "every path has its page"
      },
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "Non-admins and anonymous users see the 404 page"
      },
      {
        "file": "tests/catalog/role-screens.test.ts",
        "name": "every page of the console stands behind the gate for admins, at every address that it has"
      }
    ],
    "document": "docs/decisions/072-older-names-and-specification-page.md",
    "note": "/addJourney asks for the name of a journey first and opens the designer when it is created."
  },
  {
    "id": "2-any-other-path-shows-the-text-404-pa-5584",
    "section": "2. Screens and routes: Unknown paths",
    "text": "Any other path shows the text '404 - Page Not Found'.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "Any other path shows the text '404 - Page Not Found'"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "2-left-sidebar-for-every-signed-in-use-9d5a",
    "section": "2. Screens and routes: Shell and navigation",
    "text": "Left sidebar for every signed-in user: Start New Campaign, My Campaigns, Dashboard, Home, Account.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "Start New Campaign, My Campaigns, Dashboard, Home, Account"
      },
      {
        "file": "src/shell/nav-group.test.tsx",
        "name": "the sidebar holds what the specification lists, in its order"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "2-admin-only-sidebar-group-audience-pr-ea55",
    "section": "2. Screens and routes: Shell and navigation",
    "text": "Admin-only sidebar group Audience: /profiles, /customer/segment, /properties, /customer/rule, /customer/action, /customer/condition, /customer/events, /logs.",
    "state": "decided",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "Admin-only sidebar groups Audience and Design Studio; Admin-only link to /admin"
      }
    ],
    "document": "docs/decisions/005-menu-lists-finished-screens.md",
    "note": "The pages of the specification come first and in its order; further pages follow."
  },
  {
    "id": "2-admin-only-group-design-studio-engag-b3bc",
    "section": "2. Screens and routes: Shell and navigation",
    "text": "Admin-only group Design Studio: Engage (/customer/engage/nodes), Journey (/customer/journey), /settings.",
    "state": "decided",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "Admin-only sidebar groups Audience and Design Studio; Admin-only link to /admin"
      }
    ],
    "document": "docs/decisions/005-menu-lists-finished-screens.md",
    "note": "The pages of the specification come first and in its order; further pages follow."
  },
  {
    "id": "2-admin-only-link-to-admin-6a96",
    "section": "2. Screens and routes: Shell and navigation",
    "text": "Admin-only link to /admin.",
    "state": "decided",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "Admin-only sidebar groups Audience and Design Studio; Admin-only link to /admin"
      }
    ],
    "document": "docs/decisions/072-older-names-and-specification-page.md",
    "note": "The link is the first entry of the group Admin."
  },
  {
    "id": "2-the-sidebar-is-200-px-wide-on-small-6e40",
    "section": "2. Screens and routes: Shell and navigation",
    "text": "The sidebar is 200 px wide on small screens inside a mobile drawer with a close button and a top bar with a menu button.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "The sidebar is 200 px wide in a mobile drawer; close and menu buttons"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "2-it-is-260-px-on-large-screens-and-28-ee42",
    "section": "2. Screens and routes: Shell and navigation",
    "text": "It is 260 px on large screens and 280 px at 1400 px or more.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "It is 260 px on large screens and 280 px at 1400 px or more"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "2-submenus-open-on-hover-or-click-and-86d6",
    "section": "2. Screens and routes: Shell and navigation",
    "text": "Submenus open on hover or click and close 200 ms after the pointer leaves.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "Submenus open on hover or click and close 200 ms after the pointer leaves"
      },
      {
        "file": "src/shell/nav-group.test.tsx",
        "name": "opens on hover and closes 200 ms after the pointer left"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "2-a-login-signup-button-starts-the-ext-fed7",
    "section": "2. Screens and routes: Shell and navigation",
    "text": "A Login / Signup button starts the external hosted login and returns to the current path afterwards.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "Login / Signup opens the hosted login and returns to the path; Logout to the origin."
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "2-logout-returns-to-the-site-origin-75ca",
    "section": "2. Screens and routes: Shell and navigation",
    "text": "Logout returns to the site origin.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "Login / Signup opens the hosted login and returns to the path; Logout to the origin."
      },
      {
        "file": "src/client/session.test.ts",
        "name": "logout clears what is stored and returns to the origin"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "2-a-trial-badge-links-to-pricing-b60b",
    "section": "2. Screens and routes: Shell and navigation",
    "text": "A trial badge links to /pricing.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "'N day(s) left in trial', N being the days remaining rounded up"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "2-the-footer-shows-only-on-marketing-p-e647",
    "section": "2. Screens and routes: Shell and navigation",
    "text": "The footer shows only on marketing pages (the public paths above and anything under /resources/) and never on configure pages.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "shows only on marketing pages (public paths and /resources/) and never on configure pages"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "2-links-product-how-it-works-use-cases-5985",
    "section": "2. Screens and routes: Shell and navigation",
    "text": "Links: Product (/how-it-works, /use-cases, /pricing, /features); Company (/resources, /about, /contact, /faq); legal (/privacy-policy, /terms-of-service); social links to a professional network, a microblog and a video site.",
    "state": "decided",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "Links: Product, Company, legal, social: professional network, microblog and video site"
      }
    ],
    "document": "docs/decisions/072-older-names-and-specification-page.md",
    "note": "Social links are shown when they are configured."
  },
  {
    "id": "2-it-holds-a-newsletter-form-with-an-e-245f",
    "section": "2. Screens and routes: Shell and navigation",
    "text": "It holds a newsletter form with an email field and a Subscribe button, with a spinner while sending.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "success shows 'Thank you for subscribing!' and clears the input"
      },
      {
        "file": "src/shell/newsletter-form.test.tsx",
        "name": "is disabled with a spinner while sending, and sends once"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "2-on-every-route-change-without-a-hash-c0cb",
    "section": "2. Screens and routes: Shell and navigation",
    "text": "On every route change without a hash, the page and the main content area scroll to the top after 50 ms.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "A route change without a hash scrolls page and content to the top after 50 ms; no restoration"
      },
      {
        "file": "src/shell/route-changes.test.tsx",
        "name": "a change of route scrolls page and main area to the top after 50 ms"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "2-scroll-restoration-is-manual-42fc",
    "section": "2. Screens and routes: Shell and navigation",
    "text": "Scroll restoration is manual.",
    "state": "held",
    "tests": [
      {
        "file": "src/shell/route-changes.test.tsx",
        "name": "restoration is manual"
      },
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "A route change without a hash scrolls page and content to the top after 50 ms; no restoration"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "2-page-changes-are-tracked-as-page-vie-1c50",
    "section": "2. Screens and routes: Shell and navigation",
    "text": "Page changes are tracked as page views.",
    "state": "decided",
    "tests": [
      {
        "file": "tests/e2e/shell-measured.spec.ts",
        "name": "7. The Google tag and a third-party analytics service: both only after consent"
      }
    ],
    "document": "docs/operating.md",
    "note": "Only when an analytics service is configured and the visitor agrees."
  },
  {
    "id": "2-pages-load-lazily-5e83",
    "section": "2. Screens and routes: Shell and navigation",
    "text": "Pages load lazily.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "Non-admins and anonymous users see the 404 page"
      },
      {
        "file": "tests/e2e/public-site.spec.ts",
        "name": "the JavaScript of each page keeps to its budget, without MUI, router or sign-in SDK"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "2-a-load-failure-shows-loading-error-a-d070",
    "section": "2. Screens and routes: Shell and navigation",
    "text": "A load failure shows 'Loading Error' and 'Failed to load page resources. This might be due to a network issue.' with a Reload Page button.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "A load failure shows 'Loading Error' with its sentence and a Reload Page button"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "2-a-legacy-login-route-login-exists-fr-d8c9",
    "section": "2. Screens and routes: Shell and navigation",
    "text": "A legacy login route /login exists from an older client.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "A legacy login route /login exists from an older client; so do /signup and /oauth/callback"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "2-title-welcome-to-product-for-a-new-s-4d8a",
    "section": "2. Screens and routes: Email verification dialog",
    "text": "Title 'Welcome to {product}!' for a new signup, otherwise 'Verify Your Email'.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "Title 'Welcome to {product}!' for a new signup, else 'Verify Your Email'. Email, tips, buttons."
      },
      {
        "file": "src/shell/verification-dialog.test.tsx",
        "name": "welcomes a new signup"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "2-shows-the-email-and-tips-check-spam-948f",
    "section": "2. Screens and routes: Email verification dialog",
    "text": "Shows the email and tips: check spam or junk, check the address is correct, wait a few minutes.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "Title 'Welcome to {product}!' for a new signup, else 'Verify Your Email'. Email, tips, buttons."
      },
      {
        "file": "src/shell/verification-dialog.test.tsx",
        "name": "title, address, tips and buttons"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "2-buttons-resend-verification-email-se-9f92",
    "section": "2. Screens and routes: Email verification dialog",
    "text": "Buttons: Resend Verification Email (Send Verification Email when no email is known), Continue (Continue to Login once verified), Login with Different Account.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "Send Verification Email without a known email; its error; input type email; feedback for 5 s"
      },
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "Continue to Login once verified: returning to /dashboard if verified"
      },
      {
        "file": "src/shell/verification-dialog.test.tsx",
        "name": "title, address, tips and buttons"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "3-current-user-users-me-call-id-email-1eac",
    "section": "3. Entities and their fields",
    "text": "Current user (users-me call): id, email, role (defaults to MEMBER), first_name, last_name.",
    "state": "held",
    "tests": [
      {
        "file": "tests/api/access.test.ts",
        "name": "makes a tenant with a trial of 14 days at the first sign-in"
      },
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "While user data loads a spinner shows; admins get the page"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "3-identity-provider-user-fields-read-s-f0c6",
    "section": "3. Entities and their fields",
    "text": "Identity-provider user fields read: sub (user id), email, name, email_verified.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "Login / Signup opens the hosted login and returns to the path; Logout to the origin."
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "3-tenant-tenants-me-call-subscription-9967",
    "section": "3. Entities and their fields",
    "text": "Tenant (tenants-me call): subscription_tier (value STARTER exists), trial_ends_at (date), status (value TRIAL_EXPIRED exists), an error detail field.",
    "state": "held",
    "tests": [
      {
        "file": "tests/api/access.test.ts",
        "name": "makes a tenant with a trial of 14 days at the first sign-in"
      },
      {
        "file": "tests/api/access.test.ts",
        "name": "shows an ended trial from the moment it ends"
      },
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "Tenant load failure: detail text"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "3-newsletter-subscription-email-22d9",
    "section": "3. Entities and their fields",
    "text": "Newsletter subscription: email.",
    "state": "held",
    "tests": [
      {
        "file": "src/shell/newsletter-form.test.tsx",
        "name": "sends the address as JSON with the company dashboard key"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "3-response-carries-message-or-detail-0cdb",
    "section": "3. Entities and their fields",
    "text": "Response carries message or detail.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "success shows the message"
      },
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "Failed response shows the detail"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "3-stored-session-object-with-accesstok-ee5b",
    "section": "3. Entities and their fields",
    "text": "Stored session: object with accessToken and userInfo in browser storage, plus a temporary token key and language keys.",
    "state": "decided",
    "tests": [
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "Login / Signup opens the hosted login and returns to the path; Logout to the origin."
      },
      {
        "file": "tests/specification/constants.test.ts",
        "name": "session, temporary token, language keys and the flags of a sign-up have their places"
      }
    ],
    "document": "docs/decisions/072-older-names-and-specification-page.md",
    "note": "The temporary token of the older client is cleared and never written."
  },
  {
    "id": "3-session-stored-flags-signup-email-ju-97ca",
    "section": "3. Entities and their fields",
    "text": "Session-stored flags: signup_email, just_signed_up.",
    "state": "held",
    "tests": [
      {
        "file": "tests/specification/constants.test.ts",
        "name": "session, temporary token, language keys and the flags of a sign-up have their places"
      },
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "Login with Different Account clears session storage and just_signed_up, and forces a fresh login"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "3-query-parameter-verified-true-marks-d777",
    "section": "3. Entities and their fields",
    "text": "Query parameter verified=true marks completed verification.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "verified=true, unauthenticated: a success toast for 3 s; after 1.5 s login with the stored email"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "3-client-state-language-current-defaul-0d62",
    "section": "3. Entities and their fields",
    "text": "Client state: language (current, default en, translations), theme, workflow data object.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "language (current, default en), theme, workflow data object"
      },
      {
        "file": "src/ui/messages/messages.test.ts",
        "name": "a language is kept for the next load: prerendered pages are English"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "3-toast-variant-default-success-info-d-299b",
    "section": "3. Entities and their fields",
    "text": "Toast: variant (default, success, info, destructive), title, description, duration.",
    "state": "held",
    "tests": [
      {
        "file": "src/ui/base/toast-state.test.ts",
        "name": "called from anywhere, with the defaults of the specification"
      },
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "default duration 5000 ms; variant destructive; dismissal"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "3-entity-type-names-from-an-older-clie-1745",
    "section": "3. Entities and their fields",
    "text": "Entity type names from an older client layer: actionType, campaign, campaignevent, event, exportConfig, goal, propertyType, profile, persona, scope, conditionType, rule, scoring, segment, engage, groovyAction, topic, patch, jsonSchema, importConfig, rulestats, userList, journey, personaSession, session, custom, campaignEvent, user, tenant, template, plugin, emailAccount, campaignLog, contactInfo, outreach.",
    "state": "held",
    "tests": [
      {
        "file": "tests/specification/entity-names.test.ts",
        "name": "is an entity with an address"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "3-fields-of-campaigns-journeys-profile-8d0b",
    "section": "3. Entities and their fields",
    "text": "Fields of campaigns, journeys, profiles and the others: not shown.",
    "state": "decided",
    "tests": [],
    "document": "docs/schema-keywords.md",
    "note": "Not shown in the specification: the schemas decide."
  },
  {
    "id": "4-authentication-loading-anonymous-log-5b38",
    "section": "4. States and transitions",
    "text": "Authentication: loading, anonymous (Login / Signup shown), authenticated (account and Logout shown).",
    "state": "held",
    "tests": [
      {
        "file": "src/shell/gates.test.tsx",
        "name": "a spinner while the user loads, then the 404 page for members"
      },
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "Login / Signup opens the hosted login and returns to the path; Logout to the origin."
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "4-tenant-trial-with-tier-starter-and-a-6b2c",
    "section": "4. States and transitions",
    "text": "Tenant trial: with tier STARTER and a trial end date in the future the sidebar shows 'N day(s) left in trial' (singular for 1), N being the days remaining rounded up.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "'N day(s) left in trial' (singular for 1)"
      },
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "rounded up: a day and a little are two"
      },
      {
        "file": "src/model/api/trial.test.ts",
        "name": "a millisecond over one day is two"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "4-with-status-trial-expired-it-shows-a-7988",
    "section": "4. States and transitions",
    "text": "With status TRIAL_EXPIRED it shows a red 'Trial Expired. Upgrade Now' badge.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "With status TRIAL_EXPIRED it shows a red 'Trial Expired. Upgrade Now' badge"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "4-other-tiers-show-nothing-6aef",
    "section": "4. States and transitions",
    "text": "Other tiers show nothing.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "Other tiers show nothing"
      },
      {
        "file": "src/model/api/trial.test.ts",
        "name": "other tiers and no tenant show nothing"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "4-other-transitions-not-shown-5bcf",
    "section": "4. States and transitions",
    "text": "Other transitions: not shown.",
    "state": "decided",
    "tests": [],
    "document": "docs/decisions/022-tenant-states.md",
    "note": "Not shown in the specification: decided by the product."
  },
  {
    "id": "4-newsletter-form-idle-submitting-inpu-b1ad",
    "section": "4. States and transitions",
    "text": "Newsletter form: idle, submitting (input and button disabled), then a success or error message.",
    "state": "held",
    "tests": [
      {
        "file": "src/shell/newsletter-form.test.tsx",
        "name": "is disabled with a spinner while sending, and sends once"
      },
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "Call failure shows 'Could not connect to the server.'"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "4-email-verification-arriving-back-fro-89e1",
    "section": "4. States and transitions",
    "text": "Email verification: arriving back from the login provider with a state value, no code, and not authenticated opens the dialog.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "returning from the provider with a state, no code, and not authenticated opens the dialog"
      },
      {
        "file": "src/shell/auth-arrival.test.ts",
        "name": "a state without code opens the dialog, for a new signup with its title"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "4-an-authentication-error-mentioning-v-bacb",
    "section": "4. States and transitions",
    "text": "An authentication error mentioning verify or verification also opens it, using an email found in the message or the stored signup email.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "An authentication error mentioning verify opens it, using an email found in the message"
      },
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "An authentication error mentioning verification opens it, using the stored signup email"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "4-when-verified-true-is-in-the-url-for-9e08",
    "section": "4. States and transitions",
    "text": "When verified=true is in the URL for an unauthenticated user, a success toast 'Email Verified Successfully!' with 'Redirecting to login...' shows for 3 s; after 1.5 s the app redirects to login with the stored email as hint, returning to /dashboard.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "verified=true, unauthenticated: a success toast for 3 s; after 1.5 s login with the stored email"
      },
      {
        "file": "src/shell/auth-arrival.test.ts",
        "name": "verified=true: a toast of 3 s, after 1.5 s the login with the stored address, back to the dashboard"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "4-duplicate-error-handling-is-suppress-cc4a",
    "section": "4. States and transitions",
    "text": "Duplicate error handling is suppressed for 30 s.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "Duplicate error handling is suppressed for 30 s"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "4-dialog-continue-closes-it-and-starts-3346",
    "section": "4. States and transitions",
    "text": "Dialog Continue: closes it and starts login with the email hint, returning to /dashboard if verified, otherwise to the current path.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "Dialog Continue: closes it and starts login with the email hint, returning to the current path"
      },
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "Continue to Login once verified: returning to /dashboard if verified"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "4-login-with-different-account-clears-6aa2",
    "section": "4. States and transitions",
    "text": "Login with Different Account clears session storage and the just_signed_up flag and starts a forced fresh login.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "Login with Different Account clears session storage and just_signed_up, and forces a fresh login"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "4-toasts-at-most-one-at-a-time-variant-ebf2",
    "section": "4. States and transitions",
    "text": "Toasts: at most one at a time; variants default, success, info, destructive; dismissal removes after a very long delay.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "Toasts: at most one at a time"
      },
      {
        "file": "src/ui/base/toast-state.test.ts",
        "name": "a dismissed toast leaves only after a very long delay, and takes no newer one with it"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "4-a-service-worker-is-registered-at-lo-6b8d",
    "section": "4. States and transitions",
    "text": "A service worker is registered at load and checked for updates hourly.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/shell-measured.spec.ts",
        "name": "is registered and checked hourly"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "4-when-a-new-version-is-installed-the-703d",
    "section": "4. States and transitions",
    "text": "When a new version is installed the user is asked 'New version available! Reload to update?' and on confirming the page reloads.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/shell-measured.spec.ts",
        "name": "A new version asks 'New version available! Reload to update?' and confirming reloads the page"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "4-older-client-roles-role-user-role-bu-172d",
    "section": "4. States and transitions",
    "text": "Older client roles: ROLE_USER, ROLE_BUS_ADMIN, ROLE_SYS_ADMIN.",
    "state": "held",
    "tests": [
      {
        "file": "tests/api/older-names.test.ts",
        "name": "is accepted in an invitation, as %s"
      },
      {
        "file": "src/model/api/older-roles.test.ts",
        "name": "are the only names besides those of the product"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "5-website-url-empty-or-non-string-give-2e1d",
    "section": "5. Validation rules",
    "text": "Website URL: empty or non-string gives 'Please enter a website URL'.",
    "state": "held",
    "tests": [
      {
        "file": "src/model/lib/website-url.test.ts",
        "name": "refuses %s"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "5-trim-strip-trailing-slashes-add-http-0d1e",
    "section": "5. Validation rules",
    "text": "Trim, strip trailing slashes, add https:// when no scheme.",
    "state": "held",
    "tests": [
      {
        "file": "src/model/lib/website-url.test.ts",
        "name": "takes %s"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "5-localhost-and-ipv4-addresses-are-acc-70c5",
    "section": "5. Validation rules",
    "text": "localhost and IPv4 addresses are accepted.",
    "state": "held",
    "tests": [
      {
        "file": "src/model/lib/website-url.test.ts",
        "name": "takes %s"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "5-otherwise-the-host-must-be-a-valid-d-9e52",
    "section": "5. Validation rules",
    "text": "Otherwise the host must be a valid domain with a top-level part of at least 2 letters and no trailing dot.",
    "state": "held",
    "tests": [
      {
        "file": "src/model/lib/website-url.test.ts",
        "name": "refuses %s"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "5-failure-gives-please-enter-a-valid-d-5066",
    "section": "5. Validation rules",
    "text": "Failure gives 'Please enter a valid domain (e.g., {host} or {host})'.",
    "state": "held",
    "tests": [
      {
        "file": "src/model/lib/website-url.test.ts",
        "name": "refuses %s"
      },
      {
        "file": "tests/api/campaign-flow.test.ts",
        "name": "an address that is none is refused in the words of the specification, at its field"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "5-a-parse-failure-gives-a-similar-mess-56da",
    "section": "5. Validation rules",
    "text": "A parse failure gives a similar message with a different example.",
    "state": "held",
    "tests": [
      {
        "file": "src/model/lib/website-url.test.ts",
        "name": "refuses %s"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "5-newsletter-email-required-of-type-em-f032",
    "section": "5. Validation rules",
    "text": "Newsletter: email required, of type email; an empty submission is ignored.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "POST /newsletter-subscriptions: JSON {email}; two headers; an empty submission is ignored"
      },
      {
        "file": "src/shell/newsletter-form.test.tsx",
        "name": "an empty submission is ignored"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "5-resend-verification-an-email-is-requ-a666",
    "section": "5. Validation rules",
    "text": "Resend verification: an email is required; if none is known the message is 'Please enter your email address'.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "Send Verification Email without a known email; its error; input type email; feedback for 5 s"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "5-without-a-handler-the-action-does-no-3f4b",
    "section": "5. Validation rules",
    "text": "Without a handler the action does nothing but log an error.",
    "state": "held",
    "tests": [
      {
        "file": "src/shell/verification-dialog.test.tsx",
        "name": "without a handler resending does nothing but log an error"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "5-input-type-is-email-f667",
    "section": "5. Validation rules",
    "text": "Input type is email.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "Send Verification Email without a known email; its error; input type email; feedback for 5 s"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "5-older-length-constants-name-4-to-40-a24a",
    "section": "5. Validation rules",
    "text": "Older length constants: name 4 to 40, username 3 to 15, email max 100, password 6 to 50, description max 200, item name max 40, id max 30, segments max 30.",
    "state": "decided",
    "tests": [
      {
        "file": "tests/specification/constants.test.ts",
        "name": "name 4 to 40: %s"
      },
      {
        "file": "tests/specification/constants.test.ts",
        "name": "description max 200: everything that people name and describe"
      },
      {
        "file": "tests/specification/constants.test.ts",
        "name": "email max 100: people who sign in, and who are invited"
      },
      {
        "file": "tests/contract/identity-sign-in.test.ts",
        "name": "a password under 6"
      },
      {
        "file": "tests/conditions/check.test.ts",
        "name": "at most 30 parts"
      }
    ],
    "document": "docs/decisions/072-older-names-and-specification-page.md",
    "note": "There is no user name; the other lengths hold."
  },
  {
    "id": "6-role-comes-from-the-users-me-call-bf53",
    "section": "6. Roles and permissions",
    "text": "Role comes from the users-me call.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "While user data loads a spinner shows; admins get the page"
      },
      {
        "file": "src/shell/gates.test.tsx",
        "name": "admins get the console"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "6-values-admin-member-default-2668",
    "section": "6. Roles and permissions",
    "text": "Values: ADMIN, MEMBER (default).",
    "state": "decided",
    "tests": [
      {
        "file": "tests/api/access.test.ts",
        "name": "makes a tenant with a trial of 14 days at the first sign-in"
      }
    ],
    "document": "docs/decisions/053-access-table-and-key-rights.md",
    "note": "TENANT_ADMIN was added between them."
  },
  {
    "id": "6-older-role-user-role-bus-admin-role-b4c3",
    "section": "6. Roles and permissions",
    "text": "Older: ROLE_USER, ROLE_BUS_ADMIN, ROLE_SYS_ADMIN.",
    "state": "held",
    "tests": [
      {
        "file": "tests/api/older-names.test.ts",
        "name": "is accepted in an invitation, as %s"
      },
      {
        "file": "src/model/api/older-roles.test.ts",
        "name": "are the only names besides those of the product"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "6-admin-only-pages-all-admin-routes-ab-42dd",
    "section": "6. Roles and permissions",
    "text": "Admin-only pages (all admin routes above, plus the Audience, Design Studio and Admin sidebar groups) require role equal to ADMIN.",
    "state": "decided",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "Non-admins and anonymous users see the 404 page"
      },
      {
        "file": "tests/catalog/role-screens.test.ts",
        "name": "every page of the console stands behind the gate for admins, at every address that it has"
      }
    ],
    "document": "docs/decisions/053-access-table-and-key-rights.md",
    "note": "An administrator of one organization (TENANT_ADMIN) sees the pages of that organization."
  },
  {
    "id": "6-while-user-data-loads-a-spinner-show-fc0b",
    "section": "6. Roles and permissions",
    "text": "While user data loads a spinner shows.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "While user data loads a spinner shows; admins get the page"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "6-non-admins-and-anonymous-users-see-t-3603",
    "section": "6. Roles and permissions",
    "text": "Non-admins and anonymous users see the 404 page.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "Non-admins and anonymous users see the 404 page"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "6-no-client-side-restriction-on-other-eb1e",
    "section": "6. Roles and permissions",
    "text": "No client-side restriction on other pages.",
    "state": "decided",
    "tests": [
      {
        "file": "src/shell/gates.test.tsx",
        "name": "customer pages ask visitors to log in"
      }
    ],
    "document": "docs/decisions/018-public-start-new.md",
    "note": "Without a session a customer page asks to log in, because it has nothing to show."
  },
  {
    "id": "6-server-enforcement-not-shown-9754",
    "section": "6. Roles and permissions",
    "text": "Server enforcement: not shown.",
    "state": "decided",
    "tests": [
      {
        "file": "tests/api/role-matrix.test.ts",
        "name": "lets %s through exactly where that was decided"
      }
    ],
    "document": "docs/decisions/053-access-table-and-key-rights.md",
    "note": "Every call is checked on the server."
  },
  {
    "id": "7-product-api-base-is-host-api-v1-175a",
    "section": "7. The calls it makes",
    "text": "Product API base is {host}/api/v1.",
    "state": "held",
    "tests": [
      {
        "file": "tests/api/older-names.test.ts",
        "name": "%s answers as %s, with Deprecation and successor"
      },
      {
        "file": "src/client/api.test.ts",
        "name": "addresses leave out what is not given"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "7-calls-carry-a-bearer-access-token-ob-fabc",
    "section": "7. The calls it makes",
    "text": "Calls carry a bearer access token obtained silently from the identity provider for the product API audience.",
    "state": "held",
    "tests": [
      {
        "file": "src/client/api.test.ts",
        "name": "bearer, tenant, version and idempotency key go with the call"
      },
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "7. Login is a redirect flow with scopes openid, profile and email, for the product API audience"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "7-login-is-a-redirect-flow-with-scopes-1fb5",
    "section": "7. The calls it makes",
    "text": "Login is a redirect flow with scopes openid, profile and email.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "7. Login is a redirect flow with scopes openid, profile and email, for the product API audience"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "7-get-tenants-me-none-subscription-tie-4b14",
    "section": "7. The calls it makes",
    "text": "GET /tenants/me | none | subscription_tier, trial_ends_at, status, detail",
    "state": "held",
    "tests": [
      {
        "file": "tests/api/access.test.ts",
        "name": "makes a tenant with a trial of 14 days at the first sign-in"
      },
      {
        "file": "tests/api/access.test.ts",
        "name": "shows an ended trial from the moment it ends"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "7-get-users-me-none-id-email-role-firs-bb7b",
    "section": "7. The calls it makes",
    "text": "GET /users/me | none | id, email, role, first_name, last_name",
    "state": "held",
    "tests": [
      {
        "file": "tests/api/access.test.ts",
        "name": "makes a tenant with a trial of 14 days at the first sign-in"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "7-post-newsletter-subscriptions-json-e-48ae",
    "section": "7. The calls it makes",
    "text": "POST /newsletter-subscriptions | JSON {email}; content type header; a company dashboard key header ({key}, fixed and embedded); bearer token if signed in | message, detail",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "POST /newsletter-subscriptions: JSON {email}; two headers; an empty submission is ignored"
      },
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "bearer token if signed in"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "7-post-auth-resend-verification-json-e-6d7b",
    "section": "7. The calls it makes",
    "text": "POST /auth/resend-verification | JSON {email} | success, message, detail",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "Send Verification Email without a known email; its error; input type email; feedback for 5 s"
      },
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "7. Resend: "
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "7-resend-fails-if-the-http-status-is-n-8af6",
    "section": "7. The calls it makes",
    "text": "Resend fails if the HTTP status is not ok (detail or message shown, fallback 'Failed to resend email') or if success is false (message shown).",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "fails if the HTTP status is not ok (detail shown)"
      },
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "fallback 'Failed to resend email'"
      },
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "or if success is false (message shown)"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "7-older-resource-path-families-methods-3f7b",
    "section": "7. The calls it makes",
    "text": "Older resource path families, methods not shown: auth, user, users-query, user-roles, user-oper/activate and deactivate, tenants, tenant-auth, tenant-register, signin, signup, signout, register-user, user-invite, forgot-password, reset-password, change-password, profiles (count, search, export, import, purge, property, alias, persona, sessions), conditions, segments (definition, dependent, match, count, refresh, activate, deactivate, recalculate, export), rules (activate, deactivate, statistics, events), goals (report, export), actions, events, scopes, values, journeys (start, stop, dag, activate, deactivate, export, executions, logs, eventlogs, tasks), engage (query, export, email, email-test), settings (importall, exportall, clearcache, deleteall, test mail, repositories, plugins), system-auditlog, systemprop, executionlog-query, email-template (render, publish, test, export).",
    "state": "held",
    "tests": [
      {
        "file": "tests/api/older-names.test.ts",
        "name": "%s answers"
      },
      {
        "file": "tests/api/older-names.test.ts",
        "name": "%s answers as %s, with Deprecation and successor"
      },
      {
        "file": "tests/api/older-paths.test.ts",
        "name": "%s leads to the identity provider"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "7-their-payloads-are-not-shown-7c02",
    "section": "7. The calls it makes",
    "text": "Their payloads are not shown.",
    "state": "decided",
    "tests": [],
    "document": "docs/decisions/072-older-names-and-specification-page.md",
    "note": "Payloads are those of the successors; lists also take page, size and sort."
  },
  {
    "id": "7-a-google-tag-script-is-loaded-d93b",
    "section": "7. The calls it makes",
    "text": "A Google tag script is loaded.",
    "state": "decided",
    "tests": [
      {
        "file": "tests/e2e/shell-measured.spec.ts",
        "name": "7. The Google tag and a third-party analytics service: both only after consent"
      }
    ],
    "document": "docs/operating.md",
    "note": "Only when it is configured and the visitor agrees."
  },
  {
    "id": "7-a-third-party-analytics-service-also-1ce3",
    "section": "7. The calls it makes",
    "text": "A third-party analytics service also receives events; it is not part of the contract.",
    "state": "decided",
    "tests": [
      {
        "file": "tests/e2e/shell-measured.spec.ts",
        "name": "7. The Google tag and a third-party analytics service: both only after consent"
      }
    ],
    "document": "docs/operating.md",
    "note": "Only when it is configured and the visitor agrees."
  },
  {
    "id": "7-other-product-data-calls-not-shown-44a6",
    "section": "7. The calls it makes",
    "text": "Other product data calls: not shown.",
    "state": "decided",
    "tests": [],
    "document": "docs/architecture.md",
    "note": "Not shown in the specification: decided by the product."
  },
  {
    "id": "8-older-client-status-401-clears-store-8096",
    "section": "8. Error catalogue",
    "text": "Older client: status 401 clears stored tokens and language keys and redirects to /login.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "8. status 401 clears stored tokens and language keys and redirects to /login; others pass on."
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "8-other-errors-are-passed-on-7b4c",
    "section": "8. Error catalogue",
    "text": "Other errors are passed on.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "8. status 401 clears stored tokens and language keys and redirects to /login; others pass on."
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "8-newsletter-success-shows-the-message-b189",
    "section": "8. Error catalogue",
    "text": "Newsletter: success shows the message or 'Thank you for subscribing!' and clears the input.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "success shows the message"
      },
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "success shows 'Thank you for subscribing!' and clears the input"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "8-failed-response-shows-the-detail-or-c20b",
    "section": "8. Error catalogue",
    "text": "Failed response shows the detail or 'An error occurred. Please try again.'",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "Failed response shows the detail"
      },
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "Failed response shows 'An error occurred. Please try again.'"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "8-call-failure-shows-could-not-connect-8ae7",
    "section": "8. Error catalogue",
    "text": "Call failure shows 'Could not connect to the server.'",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "Call failure shows 'Could not connect to the server.'"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "8-tenant-load-failure-detail-text-or-f-db01",
    "section": "8. Error catalogue",
    "text": "Tenant load failure: detail text or 'Failed to load tenant data.'",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "Tenant load failure: detail text"
      },
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "Tenant load failure: 'Failed to load tenant data.'"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "8-user-load-failure-failed-to-load-use-e811",
    "section": "8. Error catalogue",
    "text": "User load failure: 'Failed to load user data'.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "User load failure: 'Failed to load user data'"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "8-stored-errors-default-to-an-unknown-6175",
    "section": "8. Error catalogue",
    "text": "Stored errors default to 'An unknown error occurred.'",
    "state": "held",
    "tests": [
      {
        "file": "src/client/me.test.ts",
        "name": "Stored errors default to 'An unknown error occurred.'"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "8-authentication-errors-from-the-url-h-d88b",
    "section": "8. Error catalogue",
    "text": "Authentication errors (from the URL hash, the query error and error_description, or the login SDK):",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "the query error and error_description"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "8-description-mentions-verify-or-verif-a93d",
    "section": "8. Error catalogue",
    "text": "description mentions verify or verification: verification dialog.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "description mentions verify or verification, from the login SDK: verification dialog"
      },
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "from the URL hash"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "8-mentions-already-exists-or-user-exis-63a9",
    "section": "8. Error catalogue",
    "text": "mentions 'already exists' or user_exists: toast 'Account Already Exists' - 'This email is already registered. Please log in instead.' (8 s, default).",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "mentions 'already exists': toast 'Account Already Exists' (8 s, default)"
      },
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "or user_exists"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "8-code-access-denied-toast-access-deni-e549",
    "section": "8. Error catalogue",
    "text": "code access_denied: toast 'Access Denied' with the description or 'You don't have permission to access this application.' (8 s, destructive).",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "code access_denied: toast 'Access Denied' with the description (8 s, destructive)"
      },
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "or 'You don't have permission to access this application.'"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "8-any-other-description-toast-authenti-1d64",
    "section": "8. Error catalogue",
    "text": "any other description: toast 'Authentication Error' with the description (6 s, destructive).",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "any other description: toast 'Authentication Error' with the description (6 s, destructive)"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "8-resend-failures-show-inline-with-fal-75d8",
    "section": "8. Error catalogue",
    "text": "Resend failures show inline, with fallback 'Failed to resend verification email'.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "8. Resend failures show inline, with fallback 'Failed to resend verification email'"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "8-lazy-page-load-failure-loading-error-5a3c",
    "section": "8. Error catalogue",
    "text": "Lazy page load failure: Loading Error screen.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "A load failure shows 'Loading Error' with its sentence and a Reload Page button"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "8-unknown-route-404-page-not-found-4dbb",
    "section": "8. Error catalogue",
    "text": "Unknown route: '404 - Page Not Found'.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "Any other path shows the text '404 - Page Not Found'"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "9-paging-default-page-0-default-size-3-64f0",
    "section": "9. Business constants and limits",
    "text": "Paging: default page 0, default size 30, max size 50, default sort desc.",
    "state": "held",
    "tests": [
      {
        "file": "tests/specification/constants.test.ts",
        "name": "Paging: default page 0, default size 30, max size 50, default sort desc"
      },
      {
        "file": "src/client/api.test.ts",
        "name": "a list asks in the dialect of the API: page 0 of 30, newest first"
      },
      {
        "file": "tests/api/older-names.test.ts",
        "name": "cut a page at 50 rows"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "9-notification-auto-hide-3000-ms-bc4a",
    "section": "9. Business constants and limits",
    "text": "Notification auto-hide 3000 ms.",
    "state": "held",
    "tests": [
      {
        "file": "src/console/core/notification.test.tsx",
        "name": "Notification auto-hide 3000 ms"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "9-component-width-580-transition-15s-cd90",
    "section": "9. Business constants and limits",
    "text": "Component width 580, transition .15s.",
    "state": "held",
    "tests": [
      {
        "file": "tests/specification/constants.test.ts",
        "name": "Component width 580, transition .15s"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "9-tooltip-open-delay-700-ms-skip-delay-fcc1",
    "section": "9. Business constants and limits",
    "text": "Tooltip open delay 700 ms, skip delay 300 ms.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "Tooltip open delay 700 ms, skip delay 300 ms"
      },
      {
        "file": "src/ui/base/tooltip.test.tsx",
        "name": "opens after 700 ms and describes its element"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "9-trial-countdown-in-whole-days-4e10",
    "section": "9. Business constants and limits",
    "text": "Trial countdown in whole days.",
    "state": "held",
    "tests": [
      {
        "file": "src/model/api/trial.test.ts",
        "name": "one millisecond left is one day"
      },
      {
        "file": "src/model/api/trial.test.ts",
        "name": "exactly one day"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "9-sidebar-200-px-small-260-px-large-28-c0c5",
    "section": "9. Business constants and limits",
    "text": "Sidebar 200 px small, 260 px large, 280 px at 1400 px and above.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "The sidebar is 200 px wide in a mobile drawer; close and menu buttons"
      },
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "It is 260 px on large screens and 280 px at 1400 px or more"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "9-scroll-reset-delay-50-ms-7ce7",
    "section": "9. Business constants and limits",
    "text": "Scroll reset delay 50 ms.",
    "state": "held",
    "tests": [
      {
        "file": "src/shell/route-changes.test.tsx",
        "name": "a change of route scrolls page and main area to the top after 50 ms"
      },
      {
        "file": "tests/specification/constants.test.ts",
        "name": "times in milliseconds, the swipe in pixels"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "9-submenu-close-delay-200-ms-f682",
    "section": "9. Business constants and limits",
    "text": "Submenu close delay 200 ms.",
    "state": "held",
    "tests": [
      {
        "file": "src/shell/nav-group.test.tsx",
        "name": "opens on hover and closes 200 ms after the pointer left"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "9-toast-limit-1-default-duration-5000-6121",
    "section": "9. Business constants and limits",
    "text": "Toast limit 1; default duration 5000 ms; swipe threshold 50.",
    "state": "held",
    "tests": [
      {
        "file": "src/ui/base/toast-state.test.ts",
        "name": "a new toast replaces the one that is there"
      },
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "default duration 5000 ms; variant destructive; dismissal"
      },
      {
        "file": "tests/e2e/shell.spec.ts",
        "name": "swipe threshold 50"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "9-verification-success-toast-3-s-redir-d0b3",
    "section": "9. Business constants and limits",
    "text": "Verification success toast 3 s, redirect after 1.5 s.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "Verification success toast 3 s; Success-redirect de-duplication 10 s"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "9-resend-feedback-clears-after-5-s-42e5",
    "section": "9. Business constants and limits",
    "text": "Resend feedback clears after 5 s.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "Send Verification Email without a known email; its error; input type email; feedback for 5 s"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "9-error-de-duplication-30-s-fc79",
    "section": "9. Business constants and limits",
    "text": "Error de-duplication 30 s.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "Duplicate error handling is suppressed for 30 s"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "9-success-redirect-de-duplication-10-s-bfe1",
    "section": "9. Business constants and limits",
    "text": "Success-redirect de-duplication 10 s.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/sign-in.spec.ts",
        "name": "Verification success toast 3 s; Success-redirect de-duplication 10 s"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "9-service-worker-update-check-hourly-a80a",
    "section": "9. Business constants and limits",
    "text": "Service worker update check hourly.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/shell-measured.spec.ts",
        "name": "is registered and checked hourly"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "9-slow-resource-warning-over-3-s-slow-70f4",
    "section": "9. Business constants and limits",
    "text": "Slow-resource warning over 3 s; slow render warning over 100 ms; web-vitals follow the standard good bounds.",
    "state": "held",
    "tests": [
      {
        "file": "tests/e2e/shell-measured.spec.ts",
        "name": "Slow-resource warning over 3 s; slow render warning over 100 ms"
      },
      {
        "file": "tests/e2e/shell-measured.spec.ts",
        "name": "web-vitals follow the standard good bounds"
      }
    ],
    "document": null,
    "note": ""
  },
  {
    "id": "9-subscription-pricing-tier-limits-and-0a03",
    "section": "9. Business constants and limits",
    "text": "Subscription pricing, tier limits and campaign limits: not shown.",
    "state": "decided",
    "tests": [],
    "document": "docs/operating.md",
    "note": "Not shown in the specification: the operator sets prices at the payment provider."
  }
]

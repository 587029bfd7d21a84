import { brand } from '#brand'
import { escapeHtml } from '#model/lib/escape-html.ts'

/**
 * The app's design tokens that these pages need, repeated here because the pages must work without
 * the built site.
 */
const tokens = `
@font-face{font-family:"Inter Variable";src:url("/u/fonts/text.woff2") format("woff2");
font-weight:100 900;font-display:swap}
@font-face{font-family:"Bricolage Grotesque Variable";
src:url("/u/fonts/display.woff2") format("woff2");font-weight:200 800;font-display:swap}
:root{color-scheme:light;--ink:#14171c;--ink-soft:#565c66;--paper:#fbfaf7;--surface:#fff;
--hover:#f1eee7;--line:#e5e1d9;--line-strong:#8c8779;--accent:#c7431b;--accent-hover:#ab3713;
--on-accent:#fff;--negative:#b3261e;--negative-soft:#fbe9e7;--info:#2459b8;
--font-text:"Inter Variable",system-ui,-apple-system,"Segoe UI",sans-serif;
--font-display:"Bricolage Grotesque Variable","Inter Variable",system-ui,sans-serif}
@media(prefers-color-scheme:dark){:root{color-scheme:dark;--ink:#edeae4;--ink-soft:#a3a8b1;
--paper:#121417;--surface:#1a1d22;--hover:#23272d;--line:#2b3037;--line-strong:#6d747f;
--accent:#ff7a4d;--accent-hover:#ff9169;--on-accent:#1d0c05;--negative:#ff8a80;
--negative-soft:#3a1f1d;--info:#82afff}}`

const style = `${tokens}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;
background:var(--paper);color:var(--ink);font:420 16px/1.55 var(--font-text);
font-feature-settings:"cv05","ss03";-webkit-font-smoothing:antialiased;
text-rendering:optimizeLegibility}
[hidden]{display:none!important}
h1,p,form{margin:0}
header{display:flex;align-items:center;height:64px;padding:0 clamp(20px,4vw,40px);border-bottom:1px solid var(--line)}
.brand{display:inline-flex;align-items:center;gap:9px;font:680 19px/1 var(--font-display);
letter-spacing:-.02em;color:inherit;text-decoration:none}
.brand svg{display:block;width:24px;height:24px}
main{width:100%;max-width:456px;margin:0 auto;padding:clamp(32px,9vh,96px) 20px 64px}
h1{font:640 28px/1.15 var(--font-display);letter-spacing:-.018em;text-wrap:balance}
.lead{margin-top:8px;color:var(--ink-soft);text-wrap:pretty}
.lead strong{color:var(--ink);font-weight:620;overflow-wrap:anywhere}
.body{margin-top:28px;display:grid;gap:20px}
form{display:grid;gap:20px}
.two{display:grid;grid-template-columns:1fr 1fr;gap:20px 12px}
label{display:flex;justify-content:space-between;gap:12px;margin:0 0 6px;font-size:14px;font-weight:520;line-height:1.4}
label span{color:var(--ink-soft);font-weight:420}
.help,.error{margin-top:6px;font-size:13px;line-height:1.4;color:var(--ink-soft)}
.error{color:var(--negative);font-weight:520}
input{display:block;width:100%;min-width:0;height:48px;padding:0 14px;
border:1px solid var(--line-strong);border-radius:8px;background:var(--surface);color:var(--ink);
font:420 16px/1 var(--font-text)}
input:hover{border-color:var(--ink)}
input[aria-invalid=true]{border-color:var(--negative);box-shadow:inset 0 0 0 1px var(--negative)}
input:-webkit-autofill{-webkit-text-fill-color:var(--ink);box-shadow:inset 0 0 0 60px var(--surface)}
.alert{padding:12px 14px;border-radius:8px;background:var(--negative-soft);color:var(--ink);
font-size:14px;line-height:1.45}
.alert::before{content:"";display:inline-block;width:7px;height:7px;margin-right:9px;
border-radius:50%;background:var(--negative);translate:0 -1px}
.actions{display:grid;gap:8px}
button,.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:48px;
padding:0 20px;border:1px solid var(--accent);border-radius:8px;background:var(--accent);
color:var(--on-accent);font:620 16px/1.2 var(--font-text);text-decoration:none;cursor:pointer;
transition:background-color .15s,border-color .15s}
button:hover,.button:hover{background:var(--accent-hover);border-color:var(--accent-hover)}
.quiet{min-height:40px;border-color:transparent;background:none;color:var(--ink);font-weight:520;font-size:14px}
.quiet:hover{border-color:transparent;background:var(--hover)}
.foot{display:grid;gap:8px;padding-top:20px;border-top:1px solid var(--line);font-size:14px;color:var(--ink-soft)}
a{color:var(--info);text-underline-offset:.2em;text-decoration-thickness:1px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.brand:focus-visible{border-radius:4px}
@media(max-width:400px){.two{grid-template-columns:1fr}}
@media(prefers-reduced-motion:reduce){*{transition:none!important}}`

const mark =
  '<svg viewBox="0 0 24 24" fill="none" aria-hidden="true">' +
  '<circle cx="10" cy="14" r="7.25" stroke="currentColor" stroke-width="3.5"/>' +
  '<circle cx="20.5" cy="3.5" r="3" fill="var(--accent)"/></svg>'

/**
 * A whole page in the product's look, without scripts. `lead` and `body` are HTML whose external
 * parts are already escaped.
 */
export function page(title: string, lead: string, body: string): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">' +
    '<link rel="icon" href="/favicon.svg">' +
    `<title>${escapeHtml(title)} | ${escapeHtml(brand.name)}</title><style>${style}</style>` +
    `</head><body><header><a class="brand" href="/">${mark}${escapeHtml(brand.name)}</a>` +
    `</header><main><h1>${escapeHtml(title)}</h1>` +
    (lead ? `<p class="lead">${lead}</p>` : '') +
    `<div class="body">${body}</div></main></body></html>`
  )
}

export interface PageLink {
  href: string
  label: string
}

/** A page with a message and one link. */
export function messagePage(
  title: string,
  text: string,
  way: PageLink = { href: '/', label: `Back to ${brand.name}` },
): string {
  return page(
    title,
    escapeHtml(text),
    `<a class="button" href="${escapeHtml(way.href)}">${escapeHtml(way.label)}</a>`,
  )
}

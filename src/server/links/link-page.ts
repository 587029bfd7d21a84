import { brand } from '#brand'
import { withStylesOf } from '#platform/style-policy.ts'

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign]!)

const styles = `
:root{--ink:#14171c;--soft:#565c66;--paper:#fbfaf7;--surface:#fff;--line:#e5e1d9;--accent:#c7431b;--on:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#edeae4;--soft:#a3a8b1;--paper:#121417;
--surface:#1a1d22;--line:#2b3037;--accent:#ff7a4d;--on:#1d0c05}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;
background:var(--paper);color:var(--ink);font:16px/1.55 "Inter Variable",system-ui,sans-serif}
main{width:100%;max-width:580px;background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:32px}
h1{margin:0 0 12px;font-size:28px;line-height:1.15;letter-spacing:-.018em}
p{margin:0 0 16px}.soft{color:var(--soft);font-size:14px;margin-bottom:0}
button,.button{display:inline-flex;align-items:center;min-height:40px;padding:0 16px;border:0;
border-radius:8px;background:var(--accent);color:var(--on);font:600 14px/1 inherit;
font-family:inherit;text-decoration:none;cursor:pointer}
form{margin:0 0 16px}a{color:inherit}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
@media(max-width:480px){main{padding:24px 20px}}
ul{list-style:none;margin:0 0 16px;padding:0}li{padding:12px 0;border-top:1px solid var(--line)}
pre{overflow:auto;font-size:12px}pre.text{white-space:pre-wrap;font:inherit}
textarea{width:100%;font:inherit}hr{margin:16px 0;border:0;border-top:1px solid var(--line)}
`

/**
 * A small page behind a link in an email: works without JavaScript, sends nothing to third parties,
 * is neither indexed nor cached.
 * @param body HTML, with external text already escaped
 */
export function linkPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} | ${brand.name}</title>
<style>${styles}</style>
</head>
<body><main><h1>${escapeHtml(title)}</h1>
${body}
</main></body>
</html>`
}

/** Headers of such a page: no caching, no framing, no referrer, no external resources. */
export const linkPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'content-security-policy': withStylesOf(
    "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    `<style>${styles}</style>`,
  ),
} as const

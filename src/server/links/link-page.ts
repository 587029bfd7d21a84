import { brand } from '#brand'
import { isHexColor, readableOn } from '#model/lib/color-contrast.ts'
import { withStylesOf } from '#platform/style-policy.ts'
import { escapeHtml } from '#model/lib/escape-html.ts'

const styles = `
:root{--ink:#14171c;--soft:#565c66;--paper:#fbfaf7;--surface:#fff;--line:#e5e1d9;
--accent:#c7431b;--on:#fff;--bad:#b3261e}
@media(prefers-color-scheme:dark){:root{--ink:#edeae4;--soft:#a3a8b1;--paper:#121417;
--surface:#1a1d22;--line:#2b3037;--accent:#ff7a4d;--on:#1d0c05;--bad:#ff9a8f}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;
background:var(--paper);color:var(--ink);font:16px/1.55 "Inter Variable",system-ui,sans-serif}
main{width:100%;max-width:580px;background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:32px}
h1{margin:0 0 12px;font-size:28px;line-height:1.15;letter-spacing:-.018em}
p{margin:0 0 16px}.soft{color:var(--soft);font-size:14px;margin-bottom:0}
button,.button{display:inline-flex;align-items:center;min-height:40px;padding:0 16px;border:0;
border-radius:8px;background:var(--accent);color:var(--on);font:600 14px/1 inherit;
font-family:inherit;text-decoration:none;cursor:pointer;box-shadow:0 0 0 1px var(--line)}
button.quiet{background:var(--surface);color:var(--ink);box-shadow:inset 0 0 0 1px var(--soft)}
.who{margin:0 0 20px;padding:0 0 12px;border-bottom:3px solid var(--accent);font-weight:600;overflow-wrap:anywhere}
form{margin:0 0 16px}a{color:inherit}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
@media(max-width:480px){main{padding:24px 20px}}
ul{list-style:none;margin:0 0 16px;padding:0}li{padding:12px 0;border-top:1px solid var(--line)}
pre{overflow:auto;font-size:12px}pre.text{white-space:pre-wrap;font:inherit}
blockquote{margin:0 0 16px;padding:8px 16px;border-left:3px solid var(--accent);overflow-wrap:anywhere}
.field label{display:block;margin:0 0 4px;font-weight:600}
.field input{width:100%;min-height:40px;padding:8px 12px;border:1px solid var(--soft);border-radius:8px;
background:var(--paper);color:var(--ink);font:inherit}
.agree label{display:flex;gap:8px;align-items:start}.agree input{flex:none;width:20px;height:20px;margin:2px 0 0}
.fault{display:block;margin:4px 0 0;color:var(--bad);font-size:14px}
.trap{position:absolute;left:-9999px}
textarea{width:100%;font:inherit}hr{margin:16px 0;border:0;border-top:1px solid var(--line)}
`

/** The organization that a page speaks for. */
export interface PageBrand {
  name: string
  /** #rrggbb; empty for the product's own. */
  accentColor: string
}

const brandStyles = ({ accentColor }: PageBrand): string =>
  isHexColor(accentColor)
    ? `:root:root{--accent:${accentColor};--on:${readableOn(accentColor)}}`
    : ''

/**
 * A small page behind a link in an email: works without JavaScript, sends nothing to third parties,
 * is neither indexed nor cached.
 * @param body HTML, with external text already escaped
 * @param language of title and body, ISO 639-1
 * @param of the organization that the page names instead of the product
 */
export function linkPage(title: string, body: string, language = 'en', of?: PageBrand): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} | ${escapeHtml(of?.name ?? brand.name)}</title>
<style>${styles}${of ? brandStyles(of) : ''}</style>
</head>
<body><main>${of ? `<p class="who">${escapeHtml(of.name)}</p>` : ''}<h1>${escapeHtml(title)}</h1>
${body}
</main></body>
</html>`
}

/**
 * Headers of such a page: no caching, no framing, no referrer, no external resources but its own
 * styles.
 * @param targets where its forms may lead besides this server
 */
export const headersOf = (page: string, targets: readonly string[] = []) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'content-security-policy': withStylesOf(
    `default-src 'none'; form-action ${["'self'", ...targets].join(' ')}; ` +
      "frame-ancestors 'none'; base-uri 'none'",
    page,
  ),
})

/** Headers of a page in the product's own colors. */
export const linkPageHeaders = headersOf(`<style>${styles}</style>`)

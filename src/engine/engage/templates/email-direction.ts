/** Languages whose scripts are written from right to left (CLDR). */
const RIGHT_TO_LEFT = new Set('ar he fa ur yi ps sd ug dv ks ckb syr'.split(' '))

const isRightToLeft = (language: string): boolean => RIGHT_TO_LEFT.has(language)

/** The first tag of this element that opens it, and where it begins. */
function tagOf(source: string, element: string): { tag: string; at: number } | null {
  const at = source.search(new RegExp(`<${element}(?=[\\s>])`, 'i'))
  const end = at === -1 ? -1 : source.indexOf('>', at)
  return end === -1 ? null : { tag: source.slice(at, end + 1), at }
}

const insert = (source: string, at: number, text: string) =>
  source.slice(0, at) + text + source.slice(at)

/** Defaults of elements that MJML lays out from the left. What the source says counts more. */
const DEFAULTS =
  '<mj-attributes><mj-section direction="rtl" /><mj-wrapper direction="rtl" />' +
  '<mj-group direction="rtl" /><mj-column direction="rtl" /><mj-text align="right" />' +
  '<mj-table align="right" /></mj-attributes>'

/**
 * MJML or HTML that says its language, and the direction of its script: Arabic and Hebrew run from
 * right to left. What the source says itself stays. Adds no line, so that faults keep theirs.
 */
export function inLanguage(source: string, language: string): string {
  const element = /<mjml\b/i.test(source) ? 'mjml' : 'html'
  const root = tagOf(source, element)
  if (!root) return source
  const added = [
    /\slang\s*=/i.test(root.tag) ? '' : ` lang="${language}"`,
    /\sdir\s*=/i.test(root.tag) || !isRightToLeft(language) ? '' : ' dir="rtl"',
  ].join('')
  const said = insert(source, root.at + element.length + 1, added)
  if (element === 'html' || !isRightToLeft(language)) return said
  const head = tagOf(said, 'mj-head')
  return head && !head.tag.endsWith('/>')
    ? insert(said, head.at + head.tag.length, DEFAULTS)
    : insert(said, root.at + root.tag.length + added.length, `<mj-head>${DEFAULTS}</mj-head>`)
}

/** Aligns columns to the start of the line: MJML aligns them to the left in every direction. */
export const startAligned = (html: string, language: string): string =>
  isRightToLeft(language)
    ? html.replaceAll('text-align:left;direction:rtl', 'text-align:right;direction:rtl')
    : html

import { MAX_SOCIAL_LINKS, OWNER_MARKS, ownerPart, type SiteOwner } from '#model/api/site-owner.ts'
import { escapeHtml } from '#model/lib/escape-html.ts'

/** The element with this part, from its first to its last sign; no element holds one of its name. */
const element = (part: string) =>
  new RegExp(`<(\\w+)(?:\\s[^>]*)?\\sdata-owner="${part}"[^>]*>[\\s\\S]*?</\\1>`, 'g')

/**
 * Puts the owner of the installation into a page that was rendered with marks (`OWNER_MARKS`), and
 * removes the elements that have nothing to say. The browser renders the same from its
 * configuration (`src/client/site-owner.ts`).
 */
export function fillOwner(html: string, owner: SiteOwner): string {
  const absent: string[] = [
    ...(owner.social.length === 0 ? [ownerPart.social] : []),
    ...Array.from({ length: MAX_SOCIAL_LINKS }, (_, at) => at)
      .filter((at) => owner.social[at] === undefined)
      .map(ownerPart.socialLink),
    ...(owner.company || owner.address ? [] : [ownerPart.imprint]),
    ...(owner.company ? [] : [ownerPart.company]),
    ...(owner.address ? [] : [ownerPart.address]),
  ]
  const values: [mark: string, value: string][] = [
    [OWNER_MARKS.company, owner.company],
    [OWNER_MARKS.address, owner.address],
    ...owner.social.flatMap(({ label, href }, at): [string, string][] => [
      // The address first: it holds the mark of the label.
      [OWNER_MARKS.social[at]!.href, href],
      [OWNER_MARKS.social[at]!.label, label],
    ]),
  ]
  const shown = absent.reduce((text, part) => text.replace(element(part), ''), html)
  return values.reduce(
    (text, [mark, value]) => text.replaceAll(mark, () => escapeHtml(value)),
    shown,
  )
}

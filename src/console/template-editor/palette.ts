import type { IconName } from '#ui/base/icon-shapes.ts'
import type { MessageKey } from './messages.ts'

/** A block that can be added. */
export interface PaletteItem {
  label: MessageKey
  icon: IconName
  source: string
}

const text = '<mj-text>\n  Write here.\n</mj-text>'
const columns = (count: number) =>
  `<mj-section>${`\n  <mj-column>\n    <mj-text>Write here.</mj-text>\n  </mj-column>`.repeat(count)}\n</mj-section>`

export const palette: readonly PaletteItem[] = [
  { label: 'mjml.section', icon: 'layout', source: columns(1) },
  { label: 'mjml.columns2', icon: 'cols', source: columns(2) },
  { label: 'mjml.columns3', icon: 'cols', source: columns(3) },
  {
    label: 'mjml.column',
    icon: 'cols',
    source: `<mj-column>\n  <mj-text>Write here.</mj-text>\n</mj-column>`,
  },
  { label: 'mjml.text', icon: 'note', source: text },
  { label: 'mjml.image', icon: 'eye', source: '<mj-image src="" alt="" />' },
  {
    label: 'mjml.button',
    icon: 'link',
    source: '<mj-button href="https://">Read more</mj-button>',
  },
  {
    label: 'mjml.divider',
    icon: 'outline',
    source: '<mj-divider border-width="1px" border-color="#e5e1d9" />',
  },
  { label: 'mjml.spacer', icon: 'updown', source: '<mj-spacer height="20px" />' },
  {
    label: 'mjml.social',
    icon: 'sharelink',
    source:
      '<mj-social>\n' +
      '  <mj-social-element name="linkedin" href="https://">LinkedIn</mj-social-element>\n' +
      '  <mj-social-element name="web" href="https://">Website</mj-social-element>\n' +
      '</mj-social>',
  },
  {
    label: 'mjml.footer',
    icon: 'hand',
    source:
      '<mj-section padding="24px 0">\n' +
      '  <mj-column>\n' +
      '    <mj-text align="center" font-size="12px" line-height="18px" color="#565c66">\n' +
      '      {{ organization.name }}, {{ organization.postalAddress }}<br />\n' +
      '      <a href="{{ unsubscribe_url }}">Unsubscribe</a>\n' +
      '    </mj-text>\n' +
      '  </mj-column>\n' +
      '</mj-section>',
  },
  { label: 'mjml.raw', icon: 'code', source: '<mj-raw><!-- HTML or Liquid --></mj-raw>' },
]

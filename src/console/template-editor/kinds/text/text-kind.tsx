import type { BlockKind, CanvasProps } from '../../kind.ts'
import { align, color, fontSize, padding } from '../../shared-properties.ts'

const TextCanvas = ({ value, text }: CanvasProps) => (
  <div
    style={{
      padding: value('padding'),
      color: value('color'),
      fontSize: value('font-size'),
      lineHeight: value('line-height'),
      fontFamily: value('font-family'),
      textAlign: value('align') as 'left',
    }}
  >
    {text}
  </div>
)

export const textKind: BlockKind = {
  name: 'mj-text',
  icon: 'note',
  label: 'mjml.text',
  properties: [
    align,
    color,
    fontSize,
    { name: 'line-height', label: 'mjml.lineHeight', type: 'length' },
    padding,
  ],
  hasText: true,
  Canvas: TextCanvas,
}

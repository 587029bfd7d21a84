import type { BlockKind, CanvasProps } from '../../kind.ts'
import { align, background, color, fontSize, href, padding } from '../../shared-properties.ts'

const ButtonCanvas = ({ value, text }: CanvasProps) => (
  <div style={{ padding: value('padding'), textAlign: value('align') as 'left' }}>
    <span
      className="te-button"
      style={{
        background: value('background-color'),
        color: value('color'),
        padding: value('inner-padding'),
        borderRadius: value('border-radius'),
        fontSize: value('font-size'),
        fontFamily: value('font-family'),
      }}
    >
      {text}
    </span>
  </div>
)

export const buttonKind: BlockKind = {
  name: 'mj-button',
  icon: 'link',
  label: 'mjml.button',
  properties: [
    href,
    background,
    color,
    align,
    fontSize,
    { name: 'border-radius', label: 'mjml.radius', type: 'length' },
    padding,
  ],
  hasText: true,
  Canvas: ButtonCanvas,
}

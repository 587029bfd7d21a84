import type { BlockKind, CanvasProps } from '../../kind.ts'
import { padding } from '../../shared-properties.ts'

const DividerCanvas = ({ value }: CanvasProps) => (
  <div style={{ padding: value('padding') }}>
    <div
      style={{
        width: value('width'),
        margin: '0 auto',
        borderTop: `${value('border-width')} solid ${value('border-color')}`,
      }}
    />
  </div>
)

export const dividerKind: BlockKind = {
  name: 'mj-divider',
  icon: 'outline',
  label: 'mjml.divider',
  properties: [
    { name: 'border-color', label: 'mjml.color', type: 'color' },
    { name: 'border-width', label: 'mjml.thickness', type: 'length' },
    { name: 'width', label: 'mjml.width', type: 'length' },
    padding,
  ],
  Canvas: DividerCanvas,
}

import type { BlockKind, CanvasProps } from '../../kind.ts'
import { background } from '../../shared-properties.ts'

const GroupCanvas = ({ value, children }: CanvasProps) => (
  <div className="te-group" style={{ background: value('background-color') }}>
    {children}
  </div>
)

export const groupKind: BlockKind = {
  name: 'mj-group',
  icon: 'cols',
  label: 'mjml.group',
  properties: [background, { name: 'width', label: 'mjml.width', type: 'length' }],
  Canvas: GroupCanvas,
}

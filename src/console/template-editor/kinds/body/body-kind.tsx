import type { BlockKind, CanvasProps } from '../../kind.ts'
import { background } from '../../shared-properties.ts'

const BodyCanvas = ({ value, children }: CanvasProps) => (
  <div
    className="te-body"
    style={{ background: value('background-color'), maxWidth: value('width') }}
  >
    {children}
  </div>
)

export const bodyKind: BlockKind = {
  name: 'mj-body',
  icon: 'mail',
  label: 'mjml.body',
  properties: [background, { name: 'width', label: 'mjml.width', type: 'length' }],
  Canvas: BodyCanvas,
}

import type { BlockKind, CanvasProps } from '../../kind.ts'
import { background, padding } from '../../shared-properties.ts'

const ColumnCanvas = ({ value, children }: CanvasProps) => (
  <div
    className="te-column"
    style={{
      background: value('background-color'),
      padding: value('padding'),
      flexBasis: value('width') || undefined,
    }}
  >
    {children}
  </div>
)

export const columnKind: BlockKind = {
  name: 'mj-column',
  icon: 'cols',
  label: 'mjml.column',
  properties: [
    background,
    { name: 'width', label: 'mjml.width', type: 'length', help: 'mjml.columnHelp' },
    padding,
  ],
  Canvas: ColumnCanvas,
}

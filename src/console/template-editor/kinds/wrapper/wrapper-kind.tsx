import type { BlockKind, CanvasProps } from '../../kind.ts'
import { background, padding } from '../../shared-properties.ts'

const WrapperCanvas = ({ value, children }: CanvasProps) => (
  <div style={{ background: value('background-color'), padding: value('padding') }}>{children}</div>
)

export const wrapperKind: BlockKind = {
  name: 'mj-wrapper',
  icon: 'stack',
  label: 'mjml.wrapper',
  properties: [background, padding],
  Canvas: WrapperCanvas,
}

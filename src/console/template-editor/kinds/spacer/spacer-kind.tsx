import type { BlockKind, CanvasProps } from '../../kind.ts'

const SpacerCanvas = ({ value }: CanvasProps) => (
  <div className="te-spacer" style={{ height: value('height') }} />
)

export const spacerKind: BlockKind = {
  name: 'mj-spacer',
  icon: 'updown',
  label: 'mjml.spacer',
  properties: [{ name: 'height', label: 'mjml.height', type: 'length' }],
  Canvas: SpacerCanvas,
}

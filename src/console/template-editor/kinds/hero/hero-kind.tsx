import type { BlockKind, CanvasProps } from '../../kind.ts'
import { background, padding } from '../../shared-properties.ts'

const HeroCanvas = ({ value, children }: CanvasProps) => (
  <div style={{ background: value('background-color'), padding: value('padding') }}>{children}</div>
)

export const heroKind: BlockKind = {
  name: 'mj-hero',
  icon: 'visit',
  label: 'mjml.hero',
  properties: [
    background,
    padding,
    { name: 'background-url', label: 'mjml.backgroundImage', type: 'url' },
    { name: 'height', label: 'mjml.height', type: 'length' },
  ],
  Canvas: HeroCanvas,
}

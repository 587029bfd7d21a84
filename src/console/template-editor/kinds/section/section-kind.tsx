import type { BlockKind, CanvasProps } from '../../kind.ts'
import { background, padding } from '../../shared-properties.ts'

const SectionCanvas = ({ value, children }: CanvasProps) => (
  <div
    className="te-section"
    style={{ background: value('background-color'), padding: value('padding') }}
  >
    {children}
  </div>
)

export const sectionKind: BlockKind = {
  name: 'mj-section',
  icon: 'layout',
  label: 'mjml.section',
  properties: [
    background,
    padding,
    {
      name: 'full-width',
      label: 'mjml.fullWidth',
      type: 'choice',
      choices: [{ value: 'full-width', label: 'mjml.fullWidthOn' }],
    },
  ],
  Canvas: SectionCanvas,
}

import type { BlockKind, CanvasProps } from '../../kind.ts'
import { align, padding } from '../../shared-properties.ts'

const SocialCanvas = ({ value, children }: CanvasProps) => (
  <div
    className="te-social"
    data-mode={value('mode')}
    style={{ padding: value('padding'), justifyContent: value('align') }}
  >
    {children}
  </div>
)

export const socialKind: BlockKind = {
  name: 'mj-social',
  icon: 'sharelink',
  label: 'mjml.social',
  properties: [
    align,
    {
      name: 'mode',
      label: 'mjml.mode',
      type: 'choice',
      choices: [
        { value: 'horizontal', label: 'mjml.horizontal' },
        { value: 'vertical', label: 'mjml.vertical' },
      ],
    },
    { name: 'icon-size', label: 'mjml.iconSize', type: 'length' },
    padding,
  ],
  Canvas: SocialCanvas,
}

import type { BlockKind, CanvasProps } from '../../kind.ts'
import { href } from '../../shared-properties.ts'
import { tEditor as t } from '../../messages.ts'

const SocialElementCanvas = ({ value, text }: CanvasProps) => (
  <span className="te-network">
    <b>{value('name') || t('mjml.socialElement')}</b> {text}
  </span>
)

export const socialElementKind: BlockKind = {
  name: 'mj-social-element',
  icon: 'sharelink',
  label: 'mjml.socialElement',
  properties: [
    {
      name: 'name',
      label: 'mjml.network',
      type: 'choice',
      choices: [
        { value: 'linkedin', label: 'mjml.linkedin' },
        { value: 'x', label: 'mjml.x' },
        { value: 'facebook', label: 'mjml.facebook' },
        { value: 'instagram', label: 'mjml.instagram' },
        { value: 'youtube', label: 'mjml.youtube' },
        { value: 'github', label: 'mjml.github' },
        { value: 'web', label: 'mjml.web' },
      ],
    },
    href,
    { name: 'alt', label: 'mjml.alt', type: 'text' },
    { name: 'src', label: 'mjml.src', type: 'url' },
  ],
  hasText: true,
  Canvas: SocialElementCanvas,
}

import type { BlockKind, CanvasProps } from '../../kind.ts'
import { align, href, padding } from '../../shared-properties.ts'
import { Icon } from '#ui/base/icon.tsx'
import { tEditor as t } from '../../messages.ts'

const ImageCanvas = ({ value }: CanvasProps) => (
  <div style={{ padding: value('padding'), textAlign: value('align') as 'left' }}>
    {value('src').startsWith(`${window.location.origin}/`) ? (
      <img
        className="te-image"
        src={value('src')}
        alt={value('alt')}
        style={{ width: value('width') || undefined }}
      />
    ) : (
      <span className="te-image te-image-away" style={{ width: value('width') || undefined }}>
        <Icon name="eye" />
        {value('alt') || t('mjml.imageAway')}
      </span>
    )}
  </div>
)

export const imageKind: BlockKind = {
  name: 'mj-image',
  icon: 'eye',
  label: 'mjml.image',
  properties: [
    { name: 'src', label: 'mjml.src', type: 'url' },
    { name: 'alt', label: 'mjml.alt', type: 'text', help: 'mjml.altHelp' },
    { name: 'width', label: 'mjml.width', type: 'length' },
    href,
    align,
    padding,
  ],
  Canvas: ImageCanvas,
}

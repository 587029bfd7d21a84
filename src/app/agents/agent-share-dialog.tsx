import { useState } from 'react'
import type { Agent } from '#model/schema/entities.generated.ts'
import { TextArea } from '#ui/base/field.tsx'
import { CopyField } from '#ui/lists/copy-field.tsx'
import { ShareLinksDialog } from '../share-links/share-links-dialog.tsx'
import { linesOf } from './keep-dialog.tsx'
import { tAgents as t } from './messages.ts'

const PARTS = ['sources', 'questions', 'voice'] as const

/** Links to talk to an agent without an account, and the line that embeds it in a website. */
export function AgentShareDialog({ agent, onClose }: { agent: Agent; onClose: () => void }) {
  const [origins, setOrigins] = useState('')
  return (
    <ShareLinksDialog
      title={t('link.title', { name: agent.name })}
      detail={t('link.detail')}
      path={`/agents/${encodeURIComponent(agent.id)}/shares`}
      parts={PARTS.map((part) => ({
        value: part,
        label: t(`link.${part}`),
        isPreselected: true,
      }))}
      mayShowNone
      fields={
        <TextArea
          label={t('link.origins')}
          help={t('link.originsHelp')}
          rows={2}
          value={origins}
          onChange={(event) => setOrigins(event.target.value)}
        />
      }
      values={() => ({ allowedOrigins: linesOf(origins) })}
      below={(url) => (
        <CopyField
          label={t('link.embed')}
          value={`<script src="${url}/embed.js" async></script>`}
        />
      )}
      onClose={onClose}
    />
  )
}

import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { api, errorSentence } from '#client/api.ts'
import type { ReplySuggestion } from '#model/api/language-model.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { ModelProposal, ProposedText } from '../page-parts/model-proposal.tsx'
import { tModel as t } from '../page-parts/model-messages.ts'
import { MODEL_TIMEOUT, useHasModel } from '../page-parts/use-language-model.ts'
import { replyPath } from './reply-path.ts'

/**
 * A draft of the answer by the language model. Accepting it puts it into the answer field; only the
 * person sends it.
 */
export function SuggestReply({
  replyId,
  onAccept,
}: {
  replyId: string
  onAccept: (text: string) => void
}) {
  const hasModel = useHasModel()
  const [isOpen, setIsOpen] = useState(false)
  const suggestion = useMutation({
    mutationFn: () =>
      api.post<ReplySuggestion>(
        `${replyPath(replyId)}/suggest-reply`,
        {},
        { timeout: MODEL_TIMEOUT },
      ),
  })
  if (!hasModel) return null
  const ask = () => {
    setIsOpen(true)
    suggestion.reset()
    suggestion.mutate()
  }
  const close = () => {
    setIsOpen(false)
    suggestion.reset()
  }
  if (!isOpen)
    return (
      <div className="inbox-suggest">
        <Button size="s" onClick={ask}>
          <Icon name="bolt" size={14} />
          {t('model.suggest')}
        </Button>
        <span className="soft s12">{t('model.suggestHelp')}</span>
      </div>
    )
  return (
    <ModelProposal
      title={t('model.suggestion')}
      isWorking={suggestion.isPending}
      problem={suggestion.error ? errorSentence(suggestion.error, t('model.failed')) : ''}
      onRetry={ask}
      onDismiss={close}
    >
      {suggestion.data ? (
        <ProposedText {...suggestion.data}>
          <Button
            size="s"
            onClick={() => {
              onAccept(suggestion.data.text)
              close()
            }}
          >
            {t('model.use')}
          </Button>
        </ProposedText>
      ) : null}
    </ModelProposal>
  )
}

import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { api, errorSentence } from '#client/api.ts'
import { emailLanguageOf, type EmailLanguage } from '#model/email/email-languages.ts'
import type { EmailProposal, EmailRewrite } from '#model/api/language-model.ts'
import type { Step } from '#model/api/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { timing } from '#ui/base/timing.ts'
import { toast } from '#ui/base/toast-state.ts'
import { ActionMenu } from '#ui/lists/action-menu.tsx'
import { SelectField } from '#ui/lists/select-field.tsx'
import { emailLanguages } from '../page-parts/email-languages.ts'
import { LeftOut, ModelProposal, ProposedText } from '../page-parts/model-proposal.tsx'
import { tModel as t } from '../page-parts/model-messages.ts'
import { MODEL_TIMEOUT, useHasModel } from '../page-parts/use-language-model.ts'
import { useConfigure } from './configure-context.ts'

/** The part of an email that an accepted proposal replaces. */
export type AcceptedText = Pick<Step, 'subject' | 'body'> & Pick<Step, 'sources' | 'writtenBy'>

/** Leaves out the rest of the email, which an undo must not bring back. */
const textOf = ({ subject, body, sources, writtenBy }: AcceptedText): AcceptedText => ({
  subject,
  body,
  sources,
  writtenBy,
})

const titleOf = (rewrite: EmailRewrite) =>
  t(rewrite === 'translate' ? 'model.translation' : `model.${rewrite}`)

interface Asked {
  rewrite: EmailRewrite
  language?: EmailLanguage
}

/** Asks the model about the email as it is on the screen. */
function useProposal(text: AcceptedText) {
  const { campaign } = useConfigure()
  return useMutation({
    mutationFn: (asked: Asked) =>
      api.post<EmailProposal>(
        `/campaigns/${campaign.id}/model-proposal`,
        { ...asked, subject: text.subject ?? '', body: text.body },
        { timeout: MODEL_TIMEOUT },
      ),
  })
}

/**
 * The menu of the language model for one email, and its proposal, which a person accepts or
 * dismisses. Accepting can be undone.
 */
export function ModelRewrite({
  number,
  text,
  onAccept,
}: {
  number: number
  text: AcceptedText
  onAccept: (text: AcceptedText) => void
}) {
  const hasModel = useHasModel()
  const [asked, setAsked] = useState<Asked | null>(null)
  const proposal = useProposal(text)
  if (!hasModel) return null
  const ask = (next: Asked) => {
    setAsked(next)
    proposal.reset()
    if (next.rewrite !== 'translate' || next.language) proposal.mutate(next)
  }
  const close = () => {
    setAsked(null)
    proposal.reset()
  }
  const accept = (next: AcceptedText) => {
    const before = textOf(text)
    onAccept(next)
    close()
    toast({
      title: t('model.used'),
      variant: 'success',
      duration: timing.undoDuration,
      action: { label: t('model.undo'), run: () => onAccept(before) },
    })
  }
  return (
    <>
      <div className="tb">
        <ActionMenu
          label={t('model.menuLabel', { number })}
          text={t('model.menu')}
          icon="bolt"
          side="left"
          variant="quiet"
          items={(['angle', 'shorter', 'friendlier', 'translate', 'subject'] as const).map(
            (rewrite) => ({
              label: t(`model.${rewrite}`),
              disabled: text.body.trim() === '',
              onSelect: () => ask({ rewrite }),
            }),
          )}
        />
      </div>
      {asked ? (
        <ModelProposal
          title={titleOf(asked.rewrite)}
          isWorking={proposal.isPending}
          problem={proposal.error ? errorSentence(proposal.error, t('model.failed')) : ''}
          onRetry={() => ask(asked)}
          onDismiss={close}
        >
          {asked.rewrite === 'translate' && !asked.language ? (
            <LanguageChoice onChoose={(language) => ask({ rewrite: 'translate', language })} />
          ) : null}
          {proposal.data ? (
            <Proposed proposal={proposal.data} text={text} onAccept={accept} />
          ) : null}
        </ModelProposal>
      ) : null}
    </>
  )
}

function LanguageChoice({ onChoose }: { onChoose: (language: EmailLanguage) => void }) {
  const { campaign } = useConfigure()
  const own = emailLanguageOf(campaign.language ?? 'en') ?? 'en'
  const choices = emailLanguages().filter(({ value }) => value !== own)
  const [language, setLanguage] = useState(choices[0]?.value ?? 'en')
  return (
    <div className="model-actions">
      <SelectField
        label={t('model.language')}
        choices={choices}
        value={language}
        onChange={(event) => setLanguage(event.target.value)}
      />
      <Button size="s" onClick={() => onChoose(emailLanguageOf(language) ?? 'en')}>
        {t('model.translateNow')}
      </Button>
    </div>
  )
}

function Proposed({
  proposal,
  text,
  onAccept,
}: {
  proposal: EmailProposal
  text: AcceptedText
  onAccept: (text: AcceptedText) => void
}) {
  const { subject, body, sources, subjects, cuts } = proposal
  if (subjects.length > 0)
    return (
      <>
        <div className="model-lines">
          {subjects.map((line) => (
            <Button
              key={line}
              size="s"
              onClick={() => onAccept({ ...textOf(text), subject: line })}
            >
              {line}
            </Button>
          ))}
        </div>
        <LeftOut cuts={cuts} />
      </>
    )
  return (
    <ProposedText subject={subject} text={body} sources={sources} cuts={cuts}>
      <Button size="s" onClick={() => onAccept({ subject, body, sources, writtenBy: 'model' })}>
        {t('model.use')}
      </Button>
    </ProposedText>
  )
}

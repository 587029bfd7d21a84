import { useId } from 'react'
import type { AnswerCandidate, DraftingQuestion } from '#model/email/drafting-questions.ts'
import { labelOf } from './answer-labels.ts'
import { TextArea } from '#ui/base/field.tsx'
import { SelectField } from '#ui/lists/select-field.tsx'
import { SourceChip } from '../page-parts/source-chip.tsx'
import { toggle, typeOwn, write, type Choice } from './choice-state.ts'
import { tQuestions as t } from './messages.ts'

/** The candidates of one question as cards, with a line for another answer. */
export function QuestionForm({
  question,
  isOfCharity,
  choice,
  onChange,
}: {
  question: DraftingQuestion
  /** Whether the campaign asks for donations, which no customer calls about. */
  isOfCharity: boolean
  choice: Choice
  onChange: (choice: Choice) => void
}) {
  const { id, max, maxLength, candidates, others, isClosed, beginning } = question
  const name = useId()
  const isMany = max > 1
  const asked = id === 'occasion' && isOfCharity ? 'cause' : id
  const noneOfOne = beginning ? 'ask.none.sentence' : 'ask.none.one'
  const canWriteOnly = max === 0 || candidates.length === 0
  return (
    <fieldset className="ask-form">
      <legend className="ask-title">
        <h2>{t(`ask.${asked}`)}</h2>
      </legend>
      <p className="soft">{t(`ask.${asked}.help`)}</p>
      {canWriteOnly && beginning === '' ? <p className="help">{t('ask.nothingFound')}</p> : null}
      {beginning && candidates.length > 0 ? <p className="help">{t('ask.suggested')}</p> : null}
      {candidates.map((candidate) => (
        <CandidateCard
          key={candidate.text}
          candidate={isClosed ? { ...candidate, text: labelOf(id, candidate.text) } : candidate}
          type={isMany ? 'checkbox' : 'radio'}
          name={name}
          isChosen={choice.chosen.includes(candidate.text) && (isMany || !choice.isWriting)}
          onChoose={() => onChange(toggle(choice, candidate.text, max))}
        />
      ))}
      {canWriteOnly || isClosed ? null : (
        <label className="ask-card">
          <input
            type={isMany ? 'checkbox' : 'radio'}
            name={name}
            checked={choice.isWriting}
            onChange={() => onChange(write(choice, max))}
          />
          <span>{t(isMany ? 'ask.none.many' : noneOfOne)}</span>
        </label>
      )}
      {choice.isWriting && others.length > 0 ? (
        <SelectField
          label={t('ask.others')}
          value={others.includes(choice.own) ? choice.own : ''}
          onChange={(event) => onChange(typeOwn(choice, event.target.value, max))}
          choices={[
            { value: '', label: '' },
            ...others
              .toSorted((a, b) => a.localeCompare(b))
              .map((text) => ({ value: text, label: text })),
          ]}
        />
      ) : null}
      {choice.isWriting ? (
        <TextArea
          label={t(beginning ? 'ask.sentence' : 'ask.own')}
          rows={2}
          maxLength={maxLength}
          value={choice.own}
          onChange={(event) => onChange(typeOwn(choice, event.target.value, max))}
        />
      ) : null}
    </fieldset>
  )
}

function CandidateCard({
  candidate,
  type,
  name,
  isChosen,
  onChoose,
}: {
  candidate: AnswerCandidate
  type: 'radio' | 'checkbox'
  name: string
  isChosen: boolean
  onChoose: () => void
}) {
  const { text, source, speaker, kind } = candidate
  return (
    <div className="ask-card" data-chosen={isChosen || undefined}>
      <label>
        <input type={type} name={name} checked={isChosen} onChange={onChoose} />
        <span>
          {kind === 'quotation' ? `“${text}”` : text}
          {speaker ? <span className="soft s13"> {t('ask.by', { speaker })}</span> : null}
        </span>
      </label>
      {source ? <SourceChip source={source} /> : null}
    </div>
  )
}

import Autocomplete from '@mui/material/Autocomplete'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Subject } from '#condition/facts.ts'
import type { ValueKind } from '#condition/operands.ts'
import { Tooltip } from '#ui/base/tooltip.tsx'
import { useSettled } from './picker.tsx'
import { useSources } from './sources.ts'
import { tConditions as t } from './messages.ts'

/** The property whose values are suggested. */
interface From {
  subject: Subject
  path: string
}

/** Values seen in the data that match the typed text. */
function useSuggestions(
  { subject, path }: From,
  typed: string,
  wanted: boolean,
): readonly string[] {
  const { seenValues } = useSources()
  const q = useSettled(typed)
  const { data } = useQuery({
    queryKey: ['condition-builder', 'seen', subject, path, q],
    enabled: wanted && path !== '',
    queryFn: ({ signal }) => seenValues(subject, path, q, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
  return data?.values ?? []
}

/** A text control that suggests values seen in the data. */
export function SuggestedText({
  from,
  value,
  onChange,
  invalid,
}: {
  from: From
  value: string
  onChange(value: string): void
  invalid?: boolean
}) {
  const [isOpen, setOpen] = useState(false)
  const seen = useSuggestions(from, value, isOpen)
  return (
    <Autocomplete<string, false, true, true>
      className="cb-several"
      freeSolo
      disableClearable
      options={[...seen]}
      filterOptions={(all) => all.filter((text) => text !== value)}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={value}
      inputValue={value}
      onInputChange={(_event, text, reason) => reason !== 'reset' && onChange(text)}
      onChange={(_event, text) => onChange(text)}
      slotProps={{ popper: { className: 'cb-popper', placement: 'bottom-start' } }}
      renderInput={(params) => (
        <div ref={params.InputProps.ref}>
          <input
            {...params.inputProps}
            className="f-input"
            aria-label={t('builder.value')}
            aria-invalid={invalid || undefined}
          />
        </div>
      )}
    />
  )
}

const read = (kind: ValueKind, text: string): unknown => {
  if (kind === 'number' && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text)
  return kind === 'boolean' && (text === 'true' || text === 'false') ? text === 'true' : text
}

/** Edits several values, typed or picked from suggestions. */
export function SeveralValues({
  from,
  kind,
  values,
  onChange,
  invalid,
}: {
  from: From
  kind: ValueKind
  values: readonly unknown[]
  onChange(values: unknown[]): void
  invalid?: boolean
}) {
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const seen = useSuggestions(from, typed, isOpen && kind === 'text')
  const texts = values.map(String)
  const add = (text: string) => {
    setTyped('')
    if (text.trim() !== '' && !texts.includes(text.trim()))
      onChange([...values, read(kind, text.trim())])
  }
  return (
    <Autocomplete<string, true, true, true>
      className="cb-several"
      multiple
      freeSolo
      disableClearable
      options={seen.filter((text) => !texts.includes(text))}
      filterOptions={(all) => all}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      slotProps={{ popper: { className: 'cb-popper', placement: 'bottom-start' } }}
      value={texts}
      inputValue={typed}
      onInputChange={(_event, text, reason) => reason !== 'reset' && setTyped(text)}
      onChange={(_event, next) => {
        setTyped('')
        onChange([...new Set(next)].map((text) => values[texts.indexOf(text)] ?? read(kind, text)))
      }}
      renderValue={(chips, getItemProps) =>
        chips.map((chip, index) => {
          const { key, onDelete, className: _, ...props } = getItemProps({ index })
          return (
            <span key={key} {...props} className="f-tag">
              {chip}
              <Tooltip isName text={`${t('builder.remove')} ${chip}`}>
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={`${t('builder.remove')} ${chip}`}
                  onClick={onDelete}
                >
                  ×
                </button>
              </Tooltip>
            </span>
          )
        })
      }
      renderInput={(params) => (
        <div ref={params.InputProps.ref} className="f-input f-tags">
          {params.InputProps.startAdornment}
          <input
            {...params.inputProps}
            aria-label={t('builder.values')}
            aria-invalid={invalid || undefined}
            placeholder={texts.length === 0 ? t('builder.valuesHint') : undefined}
            onBlur={() => add(typed)}
          />
        </div>
      )}
    />
  )
}

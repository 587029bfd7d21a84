import Autocomplete, {
  createFilterOptions,
  type AutocompleteRenderGroupParams,
} from '@mui/material/Autocomplete'
import ListSubheader from '@mui/material/ListSubheader'
import { Fragment, useEffect, useState } from 'react'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { groupBy } from '../core/group-by.ts'
import { tConditions as t } from './messages.ts'
import { messageOf } from '#model/lib/thrown.ts'

export interface PickerChoice {
  key: string
  label: string
  group?: string
  /** Follows the label, in a softer color. */
  hint?: string
}

interface PickerProps<T extends PickerChoice> {
  /** Accessible name of the control. */
  label: string
  value: T | null
  onPick(choice: T): void
  /** Cache key of the query, completed by the typed text. */
  from: readonly unknown[]
  /** Loads one page of matches for the text. */
  load(q: string, page: number, signal: AbortSignal): Promise<{ rows: T[]; more: boolean }>
  /** Turns the typed text itself into a choice. */
  typed?(text: string): T | null
  placeholder?: string
  invalid?: boolean
  autoFocus?: boolean
  /**
   * `byKey`: closed by Esc, so the caller moves the focus; otherwise the focus has already moved.
   */
  onClose?(byKey: boolean): void
  /** Clears the choice; without it the choice is required. */
  onClear?(): void
  className?: string
}

/** Milliseconds: avoids one request per letter without a noticeable delay. */
const TYPING = 200

/** Debounces typed text. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

const near = createFilterOptions<PickerChoice>({
  stringify: ({ label, hint, group }) => `${label} ${hint ?? ''} ${group ?? ''}`,
})
const filtered = <T extends PickerChoice>(all: T[], inputValue: string): T[] =>
  near(all, { inputValue, getOptionLabel: ({ label }) => label }) as T[]

/** The choices of each group together, so that no heading is repeated. */
const inGroups = <T extends PickerChoice>(choices: readonly T[]): T[] =>
  [...groupBy(choices, (one) => one.group ?? '').values()].flat()

/** The choices of a group below its heading; those without a group have none. */
const headed = ({ key, group, children }: AutocompleteRenderGroupParams) =>
  group === '' ? (
    <Fragment key={key}>{children}</Fragment>
  ) : (
    <li key={key}>
      <ListSubheader component="div" className="MuiAutocomplete-groupLabel">
        {group}
      </ListSubheader>
      <ul className="MuiAutocomplete-groupUl">{children}</ul>
    </li>
  )

/** A searchable choice: typing filters on the server, scrolling to the end loads the next page. */
export function Picker<T extends PickerChoice>({
  label,
  value,
  onPick,
  from,
  load,
  typed,
  placeholder,
  invalid,
  autoFocus,
  onClose,
  onClear,
  className = '',
}: PickerProps<T>) {
  const [text, setText] = useState('')
  const [open, setOpen] = useState(autoFocus === true)
  const q = useSettled(text === value?.label ? '' : text)
  const { data, error, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['condition-builder', ...from, q],
    enabled: open,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => load(q, pageParam, signal),
    getNextPageParam: (last, all) => (last.more ? all.length : undefined),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const found = data?.pages.flatMap((page) => page.rows) ?? []
  // Offers the typed text only after the answer for just this text: earlier it would be the only
  // choice and stay highlighted when the records arrive, or come and go with every request.
  const isAnswered = q === text && !isFetching
  const isTyped = isAnswered && text.trim() !== '' && text !== value?.label
  const own = isTyped ? typed?.(text.trim()) : null
  const options = inGroups(
    own && !found.some((one) => one.label === own.label) ? [...found, own] : found,
  )
  return (
    <Autocomplete<T, false, true>
      className={`cb-picker ${className}`}
      disableClearable
      autoHighlight
      openOnFocus={autoFocus}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={(_event, reason) => {
        setOpen(false)
        if (reason === 'escape' || reason === 'blur') onClose?.(reason === 'escape')
      }}
      options={options}
      value={(value ?? null) as unknown as T}
      loading={isFetching}
      filterOptions={(all, state) =>
        filtered(all, state.inputValue === value?.label ? '' : state.inputValue)
      }
      // Always given: the list fails where grouping goes while its options are still grouped.
      groupBy={(one) => one.group ?? ''}
      renderGroup={headed}
      getOptionKey={(one) => one.key}
      getOptionLabel={(one) => one.label}
      isOptionEqualToValue={(one, other) => one.key === other.key}
      onInputChange={(_event, next, reason) => {
        setText(reason === 'reset' ? '' : next)
        if (next === '' && reason === 'input' && value) onClear?.()
      }}
      onChange={(_event, choice) => choice && onPick(choice)}
      noOptionsText={error ? messageOf(error) : t('builder.findNothing')}
      renderOption={({ key, ...props }, one) => (
        <li key={key} {...props}>
          <span className="cb-option">{one.label}</span>
          {one.hint ? <span className="cb-hint">{one.hint}</span> : null}
        </li>
      )}
      slotProps={{
        popper: { className: 'cb-popper', placement: 'bottom-start' },
        listbox: {
          onScroll: ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
            if (hasNextPage && !isFetching && scrollTop + clientHeight > scrollHeight - 60)
              void fetchNextPage()
          },
        },
      }}
      renderInput={(params) => (
        <div ref={params.InputProps.ref}>
          {/* eslint-disable-next-line jsx-a11y/no-autofocus -- it opens where the person just asked for it */}
          <input
            {...params.inputProps}
            className={`f-input f-select ${params.inputProps.className ?? ''}`}
            aria-label={label}
            aria-invalid={invalid || undefined}
            placeholder={placeholder}
            autoFocus={autoFocus}
          />
        </div>
      )}
    />
  )
}

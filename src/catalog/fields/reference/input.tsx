import { useContext, useState } from 'react'
import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import { useGetList, useGetOne, type RaRecord } from 'react-admin'
import { inSentence } from '#language'
import {
  CreateInPlace,
  useReferenceTarget,
  type FieldInputProps,
  type ReferenceTarget,
} from '../face.ts'
import { tField as t, findWords } from '../field-messages.ts'
import { IdInput } from '../plain-id-input.tsx'
import { emptyText } from '../text-control.tsx'

/** As many as fit a menu; typing narrows them on the server. */
const OFFERED = 20

/** The option for a record to be created. */
const NEW = ''

/** Finds a record by its name, or creates it; for entities without screens, the id is typed. */
export function ReferenceInput(props: FieldInputProps) {
  const target = useReferenceTarget(props.node['x-ref'])
  return target ? <RecordPicker {...props} target={target} /> : <IdInput {...props} />
}

/**
 * The display names of records, with the typed one for a new record, and hints that distinguish
 * equal names.
 */
function namesFor(target: ReferenceTarget, typed: string) {
  const nameOf = (record: RaRecord) =>
    record.id === NEW ? typed : String(record[target.label] || record.id)
  const hintOf = (record: RaRecord) =>
    target.hints
      .map((name) => record[name])
      .filter((value) => typeof value === 'string' && value !== '' && value !== nameOf(record))
      .join(' · ')
  /** For equal names without hints, the end of the id is shown. */
  const markOf = (record: RaRecord, among: readonly RaRecord[]) =>
    hintOf(record) ||
    (among.some((one) => one.id !== record.id && nameOf(one) === nameOf(record))
      ? `…${String(record.id).slice(-6)}`
      : '')
  return { nameOf, markOf }
}

const newWords = (thing: string, name: string) =>
  name ? t('field.reference.newNamed', { thing, name }) : t('field.reference.new', { thing })

/** Lists the records of an entity while typing; a record to be created comes last. */
function RecordPicker({ target, ...props }: FieldInputProps & { target: ReferenceTarget }) {
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [isCreating, setCreating] = useState(false)
  const Create = useContext(CreateInPlace)
  const thing = inSentence(target.title)
  const chosenId = props.value ? String(props.value) : ''
  const { data: chosen } = useGetOne(
    target.resource,
    { id: chosenId },
    { enabled: chosenId !== '' },
  )
  const { nameOf, markOf } = namesFor(target, typed)
  const looked = typed.trim() !== '' && typed !== (chosen ? nameOf(chosen) : '') ? typed.trim() : ''
  const asked = target.searchable && looked ? { q: looked } : {}
  const { data: known, isFetching } = useGetList(
    target.resource,
    {
      pagination: { page: 1, perPage: OFFERED },
      sort: { field: target.label, order: 'ASC' },
      filter: asked,
    },
    { enabled: isOpen, placeholderData: (before) => before },
  )
  const value: RaRecord | null = chosenId === '' ? null : (chosen ?? { id: chosenId })
  const data = known ?? []
  // Before a search, the chosen record comes first.
  const found =
    value && !looked && !data.some((record) => record.id === value.id) ? [value, ...data] : data
  return (
    <>
      <Autocomplete<RaRecord>
        id={props.id}
        disablePortal
        open={isOpen}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        disabled={props.disabled}
        // A new record is offered only together with the existing ones: alone, Enter would choose
        // it.
        options={Create && target.creatable && known ? [...found, { id: NEW }] : found}
        value={value}
        loading={isFetching}
        filterOptions={(options) => options}
        getOptionKey={(record) => String(record.id)}
        getOptionLabel={nameOf}
        renderOption={({ key, ...option }, record) => (
          <li
            key={key}
            {...option}
            className={record.id === NEW ? `${option.className} f-option-new` : option.className}
          >
            {record.id !== NEW ? (
              <span>
                {nameOf(record)} <span className="f-soft">{markOf(record, data)}</span>
              </span>
            ) : (
              newWords(thing, looked)
            )}
          </li>
        )}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        onInputChange={(_event, text, reason) => reason !== 'reset' && setTyped(text)}
        onChange={(_event, record) =>
          record?.id === NEW
            ? setCreating(true)
            : props.onChange(record ? record.id : emptyText(props))
        }
        onBlur={props.onBlur}
        noOptionsText={t('field.reference.none', { thing })}
        renderInput={(params) => <PickerInput {...props} params={params} thing={thing} />}
      />
      {isCreating && Create && props.node['x-ref'] && (
        <Create
          entityId={props.node['x-ref']}
          name={looked}
          onDone={(id) => {
            setCreating(false)
            setTyped('')
            if (id !== null) props.onChange(id)
          }}
        />
      )}
    </>
  )
}

interface PickerInputProps extends Pick<FieldInputProps, 'label' | 'invalid' | 'describedBy'> {
  params: AutocompleteRenderInputParams
  thing: string
}

function PickerInput({ params, thing, label, invalid, describedBy }: PickerInputProps) {
  return (
    <div ref={params.InputProps.ref} className="f-picker">
      <input
        {...params.inputProps}
        className="f-input"
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        placeholder={findWords(thing)}
      />
      {params.InputProps.endAdornment}
    </div>
  )
}

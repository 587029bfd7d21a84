import { useState } from 'react'
import Autocomplete from '@mui/material/Autocomplete'
import { useGetList, useGetOne, type RaRecord } from 'react-admin'
import { useReferenceTarget, type FieldInputProps, type ReferenceTarget } from '../face.ts'
import { IdInput } from '../plain-id-input.tsx'
import { emptyText } from '../text-control.tsx'

/** As many as fit a menu; typing narrows them on the server. */
const OFFERED = 20

/** Finds a record by its name; entities without screens take the id itself. */
export function ReferenceInput(props: FieldInputProps) {
  const target = useReferenceTarget(props.node['x-ref'])
  return target ? <RecordPicker {...props} target={target} /> : <IdInput {...props} />
}

function RecordPicker({ target, ...props }: FieldInputProps & { target: ReferenceTarget }) {
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const chosenId = props.value ? String(props.value) : ''
  const { data: chosen } = useGetOne(target.resource, { id: chosenId }, { enabled: chosenId !== '' })
  const nameOf = (record: RaRecord) => String(record[target.label] || record.id)
  const asked = target.searchable && typed.trim() !== '' && typed !== (chosen ? nameOf(chosen) : '') ? { q: typed.trim() } : {}
  const { data = [], isFetching } = useGetList(target.resource, { pagination: { page: 1, perPage: OFFERED }, sort: { field: target.label, order: 'ASC' }, filter: asked }, { enabled: open, placeholderData: (before) => before })
  const value: RaRecord | null = chosenId === '' ? null : (chosen ?? { id: chosenId })
  return (
    <Autocomplete<RaRecord>
      id={props.id}
      disablePortal
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      disabled={props.disabled}
      options={value && !data.some((record) => record.id === value.id) ? [value, ...data] : data}
      value={value}
      loading={isFetching}
      filterOptions={(options) => options}
      getOptionKey={(record) => String(record.id)}
      getOptionLabel={nameOf}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      onInputChange={(_event, text, reason) => reason !== 'reset' && setTyped(text)}
      onChange={(_event, record) => props.onChange(record ? record.id : emptyText(props))}
      onBlur={props.onBlur}
      noOptionsText={`No ${target.title.toLowerCase()} found`}
      renderInput={(params) => (
        <div ref={params.InputProps.ref} className="f-picker">
          <input {...params.inputProps} className="f-input" aria-label={props.label} aria-invalid={props.invalid || undefined} aria-describedby={props.describedBy} placeholder={`Find a ${target.title.toLowerCase()}`} />
          {params.InputProps.endAdornment}
        </div>
      )}
    />
  )
}

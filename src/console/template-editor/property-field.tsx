import { inSentence } from '#language'
import { useId } from 'react'
import { isUnquotable } from '#model/email/mjml/attribute-text.ts'
import { TextField } from '#ui/base/field.tsx'
import { SelectField } from '#ui/lists/select-field.tsx'
import type { BlockProperty } from './kind.ts'
import { tEditor as t } from './messages.ts'

const isColor = (value: string) => /^#[\da-f]{6}$/i.test(value)

/** One attribute of a block. Empty means that the default applies. */
export function PropertyField({
  property: { name, label, type, choices = [], help },
  value,
  inherited,
  onChange,
}: {
  property: BlockProperty
  /** The value of the block itself; undefined when it has none. */
  value: string | undefined
  inherited: string
  onChange(value: string | null): void
}) {
  const id = useId()
  const title = t(label)
  const set = (text: string) => onChange(text === '' ? null : text)
  if (type === 'choice') {
    const known = choices.map((choice) => ({ value: choice.value, label: t(choice.label) }))
    const ofDefault = known.find((choice) => choice.value === inherited)?.label
    return (
      <SelectField
        label={title}
        value={value ?? ''}
        onChange={({ target }) => set(target.value)}
        choices={[
          {
            value: '',
            label: ofDefault ? t('mjml.default', { value: ofDefault }) : t('mjml.defaultEmpty'),
          },
          ...known,
          ...(value && !known.some((one) => one.value === value) ? [{ value, label: value }] : []),
        ]}
      />
    )
  }
  const field = (
    <TextField
      id={id}
      label={title}
      value={value ?? ''}
      placeholder={type === 'text' || type === 'url' ? undefined : inherited}
      help={help && t(help)}
      error={value && isUnquotable(value) ? t('mjml.unquotable') : undefined}
      spellCheck={type === 'text'}
      autoComplete="off"
      // An empty alternative text declares the image as decoration.
      onChange={({ target }) => (name === 'alt' ? onChange(target.value) : set(target.value))}
    />
  )
  if (type !== 'color') return field
  const shown = value ?? inherited
  return (
    <div className="te-color">
      {field}
      <input
        type="color"
        aria-label={t('mjml.pick', { label: inSentence(title) })}
        value={isColor(shown) ? shown : '#ffffff'}
        onChange={({ target }) => set(target.value)}
      />
    </div>
  )
}

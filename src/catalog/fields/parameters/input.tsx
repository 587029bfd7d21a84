import { useRef, useState } from 'react'
import { Button, IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import type { FieldInputProps } from '../face.ts'
import { idOfTitle, withMembers, type Parameter } from './parameter.ts'
import { typeWords } from './type-words.ts'
import { tParameters as t } from './messages.ts'

const MAX = 20

/** A list of parameters, each with controls for its members. */
export function ParametersInput({
  id,
  value,
  onChange,
  onBlur,
  node,
  disabled,
  describedBy,
}: FieldInputProps) {
  const parameters = Array.isArray(value) ? (value as Parameter[]) : []
  // Conditions in use name these parameters by their ids.
  const [saved] = useState(() => new Set(parameters.map((parameter) => parameter.id)))
  const box = useRef<HTMLDivElement>(null)
  const types = (node.items?.properties?.['type']?.enum ?? ['text']) as string[]
  const remove = (at: number) => {
    onChange(parameters.toSpliced(at, 1))
    box.current?.focus()
  }
  return (
    <div
      id={id}
      ref={box}
      className="f-elements"
      role="group"
      aria-label={node.title}
      aria-describedby={describedBy}
      tabIndex={-1}
      onBlur={onBlur}
    >
      {parameters.length === 0 && <p className="f-soft">{t('parameters.none')}</p>}
      {parameters.map((parameter, at) => (
        <ParameterPart
          key={at}
          id={`${id}-${at}`}
          one={parameter}
          isSaved={Boolean(parameter.id) && saved.has(parameter.id)}
          at={at}
          last={parameters.length - 1}
          types={types}
          disabled={disabled}
          onChange={(next) => onChange(parameters.with(at, next))}
          onMove={(to) => onChange(parameters.toSpliced(at, 1).toSpliced(to, 0, parameter))}
          onRemove={() => remove(at)}
        />
      ))}
      <div>
        <Button
          disabled={disabled || parameters.length >= (node.maxItems ?? MAX)}
          onClick={() => onChange([...parameters, { id: '', title: '', type: 'text' }])}
        >
          <Icon name="plus" />
          {t('parameters.add')}
        </Button>
      </div>
    </div>
  )
}

interface ParameterProps {
  id: string
  one: Parameter
  /** Whether it was there when the form was opened. */
  isSaved: boolean
  at: number
  last: number
  types: readonly string[]
  disabled: boolean | undefined
  onChange(next: Parameter): void
  onMove(to: number): void
  onRemove(): void
}

/** One parameter: its name, its type, and restrictions of its values. */
function ParameterPart({
  id,
  one,
  isSaved,
  at,
  last,
  types,
  disabled,
  onChange,
  onMove,
  onRemove,
}: ParameterProps) {
  const name = one.title || one.id || t('parameters.one', { n: at + 1 })
  const set = (members: Partial<Parameter>) => onChange(withMembers(one, members))
  // The id follows the title until the user edits it or the parameter is saved.
  const follows = !isSaved && (!one.id || one.id === idOfTitle(one.title ?? ''))
  const text = { id, one, disabled }
  return (
    <section className="f-element" aria-label={name}>
      <div className="f-parameter">
        <TextPart
          {...text}
          member="title"
          longest={60}
          onWrite={(title) => set(follows ? { title, id: idOfTitle(title) } : { title })}
        />
        <TextPart {...text} member="id" longest={30} onWrite={(next) => set({ id: next.trim() })} />
        <TypeChoice id={`${id}-type`} one={one} types={types} disabled={disabled} onChange={set} />
        <DefaultValue
          id={`${id}-default`}
          one={one}
          disabled={disabled}
          onChange={(value) => set({ default: value })}
        />
        <TextPart
          {...text}
          member="help"
          longest={200}
          onWrite={(help) => set({ help: help || undefined })}
        />
        <ParameterTools
          name={name}
          at={at}
          last={last}
          disabled={disabled}
          onMove={onMove}
          onRemove={onRemove}
        />
      </div>
      {one.type === 'choice' ? (
        <Options
          options={one.options ?? []}
          disabled={disabled}
          onChange={(options) => set({ options })}
        />
      ) : null}
      <p className="f-parameter-foot">
        <label className="f-parameter-check">
          <input
            type="checkbox"
            className="f-check"
            checked={one.required === true}
            disabled={disabled}
            onChange={(event) => set({ required: event.target.checked || undefined })}
          />
          {t('parameters.required')}
        </label>
        {one.id ? (
          <span className="f-soft">{t('parameters.useAs', { hole: `parameter::${one.id}` })}</span>
        ) : null}
      </p>
    </section>
  )
}

interface TextPartProps extends Pick<ParameterProps, 'id' | 'one' | 'disabled'> {
  member: 'title' | 'id' | 'help'
  longest: number
  onWrite(next: string): void
}

/** One text member of a parameter, below its label. */
function TextPart({ id, one, disabled, member, longest, onWrite }: TextPartProps) {
  return (
    <div className="f-part">
      <label className="f-label" htmlFor={`${id}-${member}`}>
        {t(`parameters.${member}`)}
      </label>
      <input
        id={`${id}-${member}`}
        className={member === 'id' ? 'f-input f-code-text' : 'f-input'}
        value={one[member] ?? ''}
        maxLength={longest}
        spellCheck={member !== 'id'}
        autoComplete="off"
        disabled={disabled}
        onChange={(event) => onWrite(event.target.value)}
      />
    </div>
  )
}

interface TypeChoiceProps extends Pick<ParameterProps, 'id' | 'one' | 'types' | 'disabled'> {
  onChange(members: Partial<Parameter>): void
}

/** The type of the values; changing it removes the default value. */
function TypeChoice({ id, one, types, disabled, onChange }: TypeChoiceProps) {
  return (
    <div className="f-part">
      <label className="f-label" htmlFor={id}>
        {t('parameters.type')}
      </label>
      <select
        id={id}
        className="f-input f-select"
        value={one.type ?? 'text'}
        disabled={disabled}
        onChange={(event) =>
          onChange({
            type: event.target.value,
            default: undefined,
            options: event.target.value === 'choice' ? (one.options ?? [['', '']]) : undefined,
          })
        }
      >
        {types.map((type) => (
          <option key={type} value={type}>
            {typeWords(type)}
          </option>
        ))}
      </select>
    </div>
  )
}

interface ToolsProps extends Pick<
  ParameterProps,
  'at' | 'last' | 'disabled' | 'onMove' | 'onRemove'
> {
  name: string
}

/** Moves the parameter up and down, or removes it. */
function ParameterTools({ name, at, last, disabled, onMove, onRemove }: ToolsProps) {
  return (
    <span className="f-element-tools">
      <IconButton
        size="s"
        label={t('parameters.up', { name })}
        disabled={disabled || at === 0}
        onClick={() => onMove(at - 1)}
      >
        <Icon name="up" />
      </IconButton>
      <IconButton
        size="s"
        label={t('parameters.down', { name })}
        disabled={disabled || at === last}
        onClick={() => onMove(at + 1)}
      >
        <Icon name="down" />
      </IconButton>
      <IconButton
        size="s"
        label={t('parameters.remove', { name })}
        disabled={disabled}
        onClick={onRemove}
      >
        <Icon name="trash" />
      </IconButton>
    </span>
  )
}

function choicesOf({ type, options }: Parameter): (readonly [string, string])[] | null {
  if (type === 'choice') return (options ?? []).filter(([value]) => value !== '')
  if (type !== 'boolean') return null
  return [
    ['true', t('parameters.yes')],
    ['false', t('parameters.no')],
  ]
}

/** The default value, in a control that suits the type. */
function DefaultValue({
  id,
  one,
  disabled,
  onChange,
}: {
  id: string
  one: Parameter
  disabled: boolean | undefined
  onChange(value: unknown): void
}) {
  const written = one.default === undefined || one.default === null ? '' : String(one.default)
  const chosen = choicesOf(one)
  const read = (text: string): unknown => {
    if (text === '') return undefined
    if (one.type === 'boolean') return text === 'true'
    return (one.type === 'integer' || one.type === 'number') && Number.isFinite(Number(text))
      ? Number(text)
      : text
  }
  return (
    <div className="f-part">
      <label className="f-label" htmlFor={id}>
        {t('parameters.default')}
      </label>
      {chosen ? (
        <select
          id={id}
          className="f-input f-select"
          value={written}
          disabled={disabled}
          onChange={(event) => onChange(read(event.target.value))}
        >
          <option value="">{t('parameters.nothing')}</option>
          {chosen.map(([value, words]) => (
            <option key={value} value={value}>
              {words || value}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          className="f-input"
          type={one.type === 'integer' || one.type === 'number' ? 'number' : 'text'}
          step={one.type === 'integer' ? 1 : 'any'}
          value={written}
          autoComplete="off"
          disabled={disabled}
          onChange={(event) => onChange(read(event.target.value))}
        />
      )}
    </div>
  )
}

/** The choices: the value that is filled in, and its words. */
function Options({
  options,
  disabled,
  onChange,
}: {
  options: NonNullable<Parameter['options']>
  disabled: boolean | undefined
  onChange(options: NonNullable<Parameter['options']>): void
}) {
  return (
    <div className="f-pairs" role="group" aria-label={t('parameters.options')}>
      {options.map(([value, words], at) => (
        <div key={at} className="f-pair">
          <input
            className="f-input f-code-text"
            aria-label={t('parameters.optionValue', { n: at + 1 })}
            placeholder={t('parameters.value')}
            maxLength={80}
            value={value}
            disabled={disabled}
            onChange={(event) =>
              onChange(
                options.with(at, [
                  event.target.value,
                  words === value ? event.target.value : words,
                ]),
              )
            }
          />
          <input
            className="f-input"
            aria-label={t('parameters.optionWords', { n: at + 1 })}
            placeholder={t('parameters.words')}
            maxLength={80}
            value={words}
            disabled={disabled}
            onChange={(event) => onChange(options.with(at, [value, event.target.value]))}
          />
          <IconButton
            size="s"
            label={t('parameters.optionRemove', { n: at + 1 })}
            disabled={disabled}
            onClick={() => onChange(options.toSpliced(at, 1))}
          >
            <Icon name="trash" />
          </IconButton>
        </div>
      ))}
      <div>
        <Button
          size="s"
          variant="quiet"
          disabled={disabled}
          onClick={() => onChange([...options, ['', '']])}
        >
          <Icon name="plus" size={14} />
          {t('parameters.optionAdd')}
        </Button>
      </div>
    </div>
  )
}

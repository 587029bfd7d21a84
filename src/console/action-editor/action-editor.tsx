import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { isAction, type Action } from '#catalog/actions/action.ts'
import { actionDefinitions } from '#catalog/actions/definitions.ts'
import { MAX_ACTIONS, type ActionLanguage } from '#catalog/actions/language.ts'
import type { FieldInputProps } from '#catalog/fields/face.ts'
import type { FieldError } from '#model/lib/errors.ts'
import { IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { ActionMenu } from '#ui/lists/action-menu.tsx'
import { moved } from '#model/lib/moved.ts'
import '../condition-builder/condition-builder.css'
import './action-editor.css'
import { ParameterFields } from './parameter-fields.tsx'
import { useActionLanguage, useActionWords } from './use-action-language.ts'
import { tActions as t } from './messages.ts'

const sentence = (text: string) => text.replace(/^./u, (first) => first.toUpperCase())

/**
 * Edits the actions of a rule in order: a menu adds one, a form sets its parameters, and buttons or
 * Alt with the arrow keys move it.
 */
export default function ActionEditor({
  id,
  value,
  onChange,
  onBlur,
  invalid,
  describedBy,
  node,
}: FieldInputProps) {
  const language = useActionLanguage()
  const actions = (Array.isArray(value) ? value : []).filter(isAction)
  // A saved action calls a built-in one under its own name and may leave parameters open.
  const isSaved = node.maxItems === 1
  const faults = language.check(actions, '', isSaved)
  const titleOf = (action: Action) =>
    language.saved.find((actionType) => actionType.id === action.type)?.name ??
    language.definitionOf(action.type)?.title ??
    action.type
  const { list, keys, announcement, add, move, remove } = useActionList({
    id,
    actions,
    titleOf,
    onChange,
  })
  const keysId = useId()
  const entries = [
    ...(isSaved ? [] : language.saved.map(({ id: type, name }) => ({ type, title: name }))),
    ...actionDefinitions.map(({ id: type, title }) => ({ type, title })),
    ...(isSaved ? [] : language.added.map(({ id: type, title }) => ({ type, title }))),
  ]
  return (
    <div
      id={id}
      className="ae"
      role="group"
      aria-label={node.title}
      aria-describedby={[describedBy, keysId].filter(Boolean).join(' ')}
      tabIndex={-1}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onBlur?.()}
    >
      {actions.length === 0 ? (
        <p className="c-soft">{t('actions.none')}</p>
      ) : (
        <ol ref={list} className="ae-list" aria-label={t('actions.list')}>
          {actions.map((action, at) => (
            <ActionCard
              key={keys.of(at)}
              action={action}
              title={titleOf(action)}
              place={{ at, count: actions.length }}
              language={language}
              faults={faults
                .filter(({ path }) => path.startsWith(`/${at}/`))
                .map((fault) => ({
                  ...fault,
                  path: fault.path.replace(`/${at}/parameterValues`, ''),
                }))}
              showAll={invalid === true}
              onChange={(next) =>
                onChange(actions.map((one, index) => (index === at ? next : one)))
              }
              onMove={(by) => move(at, at + by)}
              onRemove={() => remove(at)}
            />
          ))}
        </ol>
      )}
      {actions.length < (node.maxItems ?? MAX_ACTIONS) && (
        <ActionMenu
          label={t('actions.add')}
          text={t('actions.add')}
          icon="plus"
          side="left"
          size="m"
          items={entries.map(({ type, title }) => ({
            label: title,
            onSelect: () => add(type, title),
          }))}
        />
      )}
      <details className="f-details">
        <summary>{t('actions.keysTitle')}</summary>
        <p id={keysId}>{t('actions.keys')}</p>
      </details>
      <p className="f-sr" role="status">
        {announcement}
      </p>
    </div>
  )
}

interface CardProps {
  action: Action
  title: string
  place: { at: number; count: number }
  language: ActionLanguage
  faults: readonly FieldError[]
  showAll: boolean
  onChange(action: Action): void
  onMove(by: number): void
  onRemove(): void
}

function ActionCard({
  action,
  title,
  place,
  language,
  faults,
  showAll,
  onChange,
  onMove,
  onRemove,
}: CardProps) {
  const { at, count } = place
  const words = useActionWords(language, [action])
  const definition = language.definitionOf(action.type)
  const saved = language.saved.find((actionType) => actionType.id === action.type)
  const isOn = action.enabled !== false
  const onKeyDown = (event: KeyboardEvent) => {
    // Keeps Enter in a control from submitting the surrounding form.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? -1 : 1)
  }
  const preset = Object.keys(saved?.parameterValues ?? {})
  return (
    <li
      className={isOn ? 'ae-card' : 'ae-card ae-off'}
      tabIndex={-1}
      aria-label={t('actions.item', { n: at + 1, count, title })}
      onKeyDown={onKeyDown}
    >
      <div className="ae-head">
        <input
          type="checkbox"
          className="f-check"
          aria-label={t('actions.use')}
          checked={isOn}
          onChange={({ target }) =>
            onChange({
              type: action.type,
              parameterValues: action.parameterValues,
              ...(target.checked ? {} : { enabled: false }),
            })
          }
        />
        <span className="ae-number">{at + 1}</span>
        <span className="ae-title">
          <strong>{title}</strong>
          {!isOn && <span className="c-soft"> {t('actions.off')}</span>}
          <span className="ae-says">{sentence(language.describe(action, words))}</span>
        </span>
        <ActionMoves title={title} place={place} onMove={onMove} onRemove={onRemove} />
      </div>
      {definition ? (
        <div className="ae-body">
          {preset.length > 0 && (
            <p className="c-soft">
              {t('actions.preset', {
                names: preset.map((name) => definition.parameters[name]?.title ?? name).join(', '),
              })}
            </p>
          )}
          <ParameterFields
            definition={definition}
            values={action.parameterValues}
            hidden={preset}
            faults={faults}
            showAll={showAll}
            onChange={(parameterValues) => onChange({ ...action, parameterValues })}
          />
        </div>
      ) : (
        <p className="c-fault">{faults[0]?.message}</p>
      )}
    </li>
  )
}

/** Buttons that move or remove an action. */
function ActionMoves({
  title,
  place: { at, count },
  onMove,
  onRemove,
}: Pick<CardProps, 'title' | 'place' | 'onMove' | 'onRemove'>) {
  return (
    <span className="ae-moves">
      <IconButton
        size="s"
        label={t('actions.up', { title })}
        disabled={at === 0}
        onClick={() => onMove(-1)}
      >
        <Icon name="up" />
      </IconButton>
      <IconButton
        size="s"
        label={t('actions.down', { title })}
        disabled={at === count - 1}
        onClick={() => onMove(1)}
      >
        <Icon name="down" />
      </IconButton>
      <IconButton size="s" label={t('actions.remove', { title })} onClick={onRemove}>
        <Icon name="trash" />
      </IconButton>
    </span>
  )
}

interface ActionListInput {
  /** Id of the editor, which takes the focus when no action is left. */
  id: string
  actions: readonly Action[]
  titleOf(action: Action): string
  onChange(actions: Action[]): void
}

/**
 * Adds, moves and removes actions, moves the focus along, and announces each change to screen
 * readers.
 */
function useActionList({ id, actions, titleOf, onChange }: ActionListInput) {
  const keys = useKeys(actions.length)
  const [announcement, setAnnouncement] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const focus = (at: number) =>
    setTimeout(() => list.current?.querySelectorAll<HTMLElement>(':scope > li')[at]?.focus())
  const move = (from: number, to: number) => {
    const [action] = actions.slice(from)
    if (!action || to < 0 || to >= actions.length) return
    keys.move(from, to)
    onChange(moved(actions, from, to))
    setAnnouncement(
      t('actions.moved', { title: titleOf(action), n: to + 1, count: actions.length }),
    )
    focus(to)
  }
  const add = (type: string, title: string) => {
    keys.add()
    onChange([...actions, { type, parameterValues: {} }])
    setAnnouncement(t('actions.added', { title, n: actions.length + 1 }))
    focus(actions.length)
  }
  const remove = (at: number) => {
    keys.remove(at)
    onChange(actions.filter((_one, index) => index !== at))
    setAnnouncement(t('actions.removed', { title: titleOf(actions[at]!) }))
    if (actions.length > 1) focus(Math.min(at, actions.length - 2))
    else document.getElementById(id)?.focus()
  }
  return { list, keys, announcement, add, move, remove }
}

/** Stable keys for entries without ids, so that a moved form keeps its open parts. */
function useKeys(count: number) {
  const all = useRef<number[]>([])
  const last = useRef(0)
  while (all.current.length < count) all.current.push(++last.current)
  all.current.length = count
  return {
    of: (at: number) => all.current[at]!,
    add: () => all.current.push(++last.current),
    remove: (at: number) => all.current.splice(at, 1),
    move: (from: number, to: number) => all.current.splice(to, 0, ...all.current.splice(from, 1)),
  }
}

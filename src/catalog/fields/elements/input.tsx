import { Suspense, useContext, useRef } from 'react'
import { group } from '#condition/condition.ts'
import { Button, IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { moved } from '#model/lib/moved.ts'
import type { FieldInputProps } from '../face.ts'
import { otherKinds } from '../other-kinds.ts'
import type { Element } from './element.ts'
import { ElementsPreviewContext } from './preview.ts'
import { tElements as t } from './messages.ts'

const MAX = 40

/** A list of elements: a name, points, and the condition in its builder. */
export function ElementsInput({
  id,
  value,
  onChange,
  onBlur,
  node,
  disabled,
  describedBy,
}: FieldInputProps) {
  const elements = Array.isArray(value) ? (value as Element[]) : []
  const box = useRef<HTMLDivElement>(null)
  const keys = useKeys(elements.length)
  const Preview = useContext(ElementsPreviewContext)
  const max = node.maxItems ?? MAX
  const change = (at: number, part: Partial<Element>) =>
    onChange(elements.map((one, n) => (n === at ? { ...one, ...part } : one)))
  const move = (from: number, to: number) => {
    keys.move(from, to)
    onChange(moved(elements, from, to))
  }
  const remove = (at: number) => {
    keys.remove(at)
    onChange(elements.toSpliced(at, 1))
    box.current?.focus()
  }
  const add = () => onChange([...elements, { name: '', condition: group('and', []), value: 10 }])
  return (
    <div
      id={id}
      ref={box}
      className="f-elements"
      role="group"
      aria-label={node.title}
      aria-describedby={describedBy}
      tabIndex={-1}
    >
      {elements.map((one, at) => (
        <ElementPart
          key={keys.of(at)}
          id={`${id}-${at}`}
          at={at}
          last={elements.length - 1}
          one={one}
          node={node}
          disabled={disabled}
          onBlur={onBlur}
          onChange={(part) => change(at, part)}
          onMove={(to) => move(at, to)}
          onRemove={() => remove(at)}
        />
      ))}
      {elements.length === 0 && <p className="f-soft">{t('elements.none')}</p>}
      <div>
        <Button disabled={disabled || elements.length >= max} onClick={add}>
          <Icon name="plus" />
          {t('elements.add')}
        </Button>
        {elements.length >= max && (
          <span className="f-soft"> {t('elements.most', { count: max })}</span>
        )}
      </div>
      {Preview && elements.length > 0 && (
        <Suspense fallback={null}>
          <Preview elements={elements} />
        </Suspense>
      )}
    </div>
  )
}

/** Keys that follow the elements as they move, so that each builder keeps its own history. */
function useKeys(count: number) {
  const kept = useRef<{ keys: number[]; next: number }>({ keys: [], next: 0 })
  while (kept.current.keys.length < count) kept.current.keys.push(kept.current.next++)
  kept.current.keys.length = count
  const { keys } = kept.current
  return {
    of: (at: number) => keys[at]!,
    move: (from: number, to: number) => void keys.splice(to, 0, ...keys.splice(from, 1)),
    remove: (at: number) => void keys.splice(at, 1),
  }
}

interface ElementProps extends Pick<FieldInputProps, 'id' | 'node' | 'disabled' | 'onBlur'> {
  at: number
  last: number
  one: Element
  onChange(part: Partial<Element>): void
  onMove(to: number): void
  onRemove(): void
}

const PART_TYPES = { name: 'text', value: 'number', condition: 'condition' } as const

function ElementPart({
  id,
  at,
  last,
  one,
  node,
  disabled,
  onBlur,
  onChange,
  onMove,
  onRemove,
}: ElementProps) {
  const parts = node.items?.properties ?? {}
  const title = one.name
    ? t('elements.named', { n: at + 1, name: one.name })
    : t('elements.one', { n: at + 1 })
  const part = (name: 'name' | 'value' | 'condition') => {
    const Input = otherKinds.inputOf(PART_TYPES[name])
    return (
      <Input
        id={`${id}-${name}`}
        node={parts[name] ?? {}}
        value={one[name]}
        disabled={disabled}
        onBlur={onBlur}
        onChange={(next) => onChange({ [name]: next })}
      />
    )
  }
  return (
    <section className="f-element" aria-label={title}>
      <div className="f-element-bar">
        {(['name', 'value'] as const).map((name) => (
          <div key={name} className={`f-part f-element-${name}`}>
            <label className="f-label" htmlFor={`${id}-${name}`}>
              {parts[name]?.title}
            </label>
            {part(name)}
          </div>
        ))}
        <span className="f-element-tools">
          <IconButton
            size="s"
            label={t('elements.up', { name: title })}
            disabled={disabled || at === 0}
            onClick={() => onMove(at - 1)}
          >
            <Icon name="up" />
          </IconButton>
          <IconButton
            size="s"
            label={t('elements.down', { name: title })}
            disabled={disabled || at === last}
            onClick={() => onMove(at + 1)}
          >
            <Icon name="down" />
          </IconButton>
          <IconButton
            size="s"
            label={t('elements.remove', { name: title })}
            disabled={disabled}
            onClick={onRemove}
          >
            <Icon name="trash" />
          </IconButton>
        </span>
      </div>
      {part('condition')}
    </section>
  )
}

import { useEffect, useRef, type ReactNode } from 'react'
import type { Missing } from '#model/outreach.ts'
import { IconButton } from '#ui/base/button.tsx'
import { baseShapes } from '#ui/base/base-shapes.ts'
import { Glyph } from '#ui/base/glyph.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { anchorOf, findingsAt } from './configure-context.ts'
import { tMessaging as t } from './messaging-messages.ts'
import type { SourcedText } from '../page-parts/source-chip.tsx'
import { TextLine } from './text-line.tsx'

interface ListProps<Item extends SourcedText> {
  path: string
  title: string
  /** Singular, for labels: "value proposition". */
  one: string
  help: string
  empty: string
  items: readonly Item[]
  drafted: readonly Item[]
  max: number
  missing: readonly Missing[]
  onChange: (items: Item[]) => void
  extra?: (item: Item, index: number, change: (item: Item) => void) => ReactNode
}

const MAX = 5

/**
 * Focuses the element with this id after the next render: an added or moved line, or the neighbor
 * of a removed one.
 */
function useFocusNext() {
  const next = useRef<string | null>(null)
  useEffect(() => {
    if (next.current) document.getElementById(next.current)?.focus()
    next.current = null
  })
  return (id: string) => void (next.current = id)
}

/** Up to five lines that can be added, removed and reordered. */
export function TextList<Item extends SourcedText>({
  path,
  title,
  one,
  help,
  empty,
  items,
  drafted,
  max,
  missing,
  onChange,
  extra,
}: ListProps<Item>) {
  const lineAt = (index: number) => anchorOf('messaging', `${path}/${index}`)
  const addId = `${anchorOf('messaging', path)}-add`
  const focusNext = useFocusNext()
  const replace = (index: number, item: Item) =>
    onChange(items.map((old, at) => (at === index ? item : old)))
  const move = (index: number, by: -1 | 1) => {
    const next = [...items]
    const [item] = next.splice(index, 1)
    next.splice(index + by, 0, item!)
    onChange(next)
    const to = index + by
    const isEnd = to === 0 || to === items.length - 1
    focusNext(isEnd ? lineAt(to) : `${lineAt(to)}-${by === 1 ? 'down' : 'up'}`)
  }
  const remove = (index: number) => {
    onChange(items.filter((_, at) => at !== index))
    focusNext(items.length === 1 ? addId : lineAt(Math.min(index, items.length - 2)))
  }
  const add = () => {
    onChange([...items, { text: '', edited: true } as Item])
    focusNext(lineAt(items.length))
  }
  const own = missing.filter((found) => found.part === 'messaging' && found.path === path)
  return (
    <section id={anchorOf('messaging', path)} aria-labelledby={`${path.slice(1)}-title`}>
      <h2 id={`${path.slice(1)}-title`}>{title}</h2>
      {items.length === 0 ? <p className="mg-empty">{empty}</p> : null}
      {items.map((item, index) => (
        <TextLine
          key={index}
          id={lineAt(index)}
          label={`${one} ${index + 1}`}
          hideLabel
          value={item}
          max={max}
          drafted={drafted[index]}
          findings={findingsAt(missing, 'messaging', `${path}/${index}`)}
          onChange={(next) => replace(index, next as Item)}
          buttons={
            <>
              <IconButton
                id={`${lineAt(index)}-up`}
                size="s"
                label={t('conf.line.up', { one, number: index + 1 })}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              >
                <Icon name="up" size={14} />
              </IconButton>
              <IconButton
                id={`${lineAt(index)}-down`}
                size="s"
                label={t('conf.line.down', { one, number: index + 1 })}
                disabled={index === items.length - 1}
                onClick={() => move(index, 1)}
              >
                <Icon name="down" size={14} />
              </IconButton>
              <IconButton
                size="s"
                label={t('conf.line.remove', { one, number: index + 1 })}
                onClick={() => remove(index)}
              >
                <Glyph shape={baseShapes.x} size={14} />
              </IconButton>
            </>
          }
        >
          {extra?.(item, index, (next) => replace(index, next))}
        </TextLine>
      ))}
      {own[0] ? <p className="help down">{own[0].message}</p> : null}
      <p className="help">{help}</p>
      {items.length < MAX ? (
        <button id={addId} type="button" className="btn btn-s btn-q" onClick={add}>
          <Icon name="plus" size={14} />
          {t('conf.line.add', { one })}
        </button>
      ) : null}
    </section>
  )
}

import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { FactCandidate } from '#model/email/drafting-questions.ts'
import type { Missing } from '#model/api/outreach.ts'
import { IconButton } from '#ui/base/button.tsx'
import { baseShapes } from '#ui/base/base-shapes.ts'
import { Glyph } from '#ui/base/glyph.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { moved } from '#model/lib/moved.ts'
import { anchorOf, findingsAt } from './configure-context.ts'
import { tMessaging as t } from './messaging-messages.ts'
import { CandidateList } from './candidate-list.tsx'
import { draftOfLine, lineFrom, othersOf } from './fact-state.ts'
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
  /** What the site says about this fact, best first. */
  candidates?: readonly FactCandidate[]
  /** The line that an added candidate becomes. */
  lineOf?: (candidate: FactCandidate) => Item
  isSkipped?: boolean
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

/** Keys of lines that go with them when they are moved; further lines get further keys. */
function useLineKeys(count: number) {
  const [keys, setKeys] = useState<readonly number[]>([])
  if (keys.length !== count) {
    const unused = Math.max(0, ...keys) + 1
    setKeys(Array.from({ length: count }, (_, at) => keys[at] ?? unused + at))
  }
  return {
    keyAt: (index: number) => keys[index],
    move: (from: number, to: number) => setKeys(moved(keys, from, to)),
    remove: (index: number) => setKeys(keys.toSpliced(index, 1)),
  }
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
  candidates = [],
  lineOf = (candidate) => lineFrom(candidate) as Item,
  isSkipped = false,
  max,
  missing,
  onChange,
  extra,
}: ListProps<Item>) {
  const lineAt = (index: number) => anchorOf('messaging', `${path}/${index}`)
  const addId = `${anchorOf('messaging', path)}-add`
  const focusNext = useFocusNext()
  const keys = useLineKeys(items.length)
  const replace = (index: number, item: Item) =>
    onChange(items.map((old, at) => (at === index ? item : old)))
  const move = (index: number, by: -1 | 1) => {
    const to = index + by
    keys.move(index, to)
    onChange(moved(items, index, to))
    const isEnd = to === 0 || to === items.length - 1
    focusNext(isEnd ? lineAt(to) : `${lineAt(to)}-${by === 1 ? 'down' : 'up'}`)
  }
  const remove = (index: number) => {
    keys.remove(index)
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
      {items.length === 0 ? (
        <p className="mg-empty">{isSkipped ? t('conf.line.skipped') : empty}</p>
      ) : null}
      {items.map((item, index) => (
        <TextLine
          key={keys.keyAt(index)}
          id={lineAt(index)}
          label={`${one} ${index + 1}`}
          hideLabel
          rows={2}
          value={item}
          max={max}
          drafted={draftOfLine(items, drafted, index)}
          findings={findingsAt(missing, 'messaging', `${path}/${index}`)}
          onChange={(next) => replace(index, next as Item)}
          buttons={
            <LineButtons
              id={lineAt(index)}
              one={one}
              index={index}
              count={items.length}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            />
          }
        >
          {extra?.(item, index, (next) => replace(index, next))}
        </TextLine>
      ))}
      {own[0] ? <p className="help down">{own[0].message}</p> : null}
      <p className="help">{help}</p>
      <MoreOnSite
        id={`${anchorOf('messaging', path)}-others`}
        candidates={othersOf(
          candidates,
          items.map(({ text }) => text),
          MAX,
        )}
        isOpenAtFirst={items.length === 0}
        isFull={items.length >= MAX}
        onAdd={(candidate) => {
          onChange([...items, lineOf(candidate)])
          focusNext(lineAt(items.length))
        }}
      />
      {items.length < MAX ? (
        <button id={addId} type="button" className="btn btn-s btn-q" onClick={add}>
          <Icon name="plus" size={14} />
          {t('conf.line.add', { one })}
        </button>
      ) : null}
    </section>
  )
}

/** Moves a line up or down, or removes it. */
function LineButtons({
  id,
  one,
  index,
  count,
  onMove,
  onRemove,
}: {
  id: string
  one: string
  index: number
  count: number
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}) {
  const number = index + 1
  return (
    <>
      <IconButton
        id={`${id}-up`}
        size="s"
        label={t('conf.line.up', { one, number })}
        disabled={index === 0}
        onClick={() => onMove(-1)}
      >
        <Icon name="up" size={14} />
      </IconButton>
      <IconButton
        id={`${id}-down`}
        size="s"
        label={t('conf.line.down', { one, number })}
        disabled={index === count - 1}
        onClick={() => onMove(1)}
      >
        <Icon name="down" size={14} />
      </IconButton>
      <IconButton size="s" label={t('conf.line.remove', { one, number })} onClick={onRemove}>
        <Glyph shape={baseShapes.x} size={14} />
      </IconButton>
    </>
  )
}

/** Further candidates of the site, of which each can be added as a line. */
function MoreOnSite({
  id,
  candidates,
  isOpenAtFirst,
  isFull,
  onAdd,
}: {
  id: string
  candidates: readonly FactCandidate[]
  isOpenAtFirst: boolean
  isFull: boolean
  onAdd: (candidate: FactCandidate) => void
}) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  if (candidates.length === 0) return null
  return (
    <div className="mg-more">
      <button
        type="button"
        className="link s13"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(isOpen ? 'conf.others.hideMore' : 'conf.others.more', { count: candidates.length })}
      </button>
      {isOpen ? (
        <div className="mg-panel">
          <CandidateList
            id={id}
            candidates={candidates}
            action={t('conf.others.add')}
            disabled={isFull}
            onChoose={onAdd}
          />
          {isFull ? <p className="help">{t('conf.others.full', { max: MAX })}</p> : null}
        </div>
      ) : null}
    </div>
  )
}

import { useMemo, type ReactNode } from 'react'
import { framesIn } from '#model/email/mjml/frames.ts'
import type { MjmlDocument, MjmlElement, MjmlNode } from '#model/email/mjml/tree.ts'
import { attributesIn } from './attributes.ts'
import { labelOf } from './describe-node.ts'
import { htmlNodes } from './html-nodes.tsx'
import { kindOf } from './kinds/list.ts'
import { tEditor as t } from './messages.ts'
import type { Blocks } from './use-blocks.ts'
import type { Dragging } from './use-drag.ts'

interface CanvasParts {
  attributes: ReturnType<typeof attributesIn>
  blocks: Blocks
  drag: Dragging
  /** The editor of a selected text block; null where its text is shown only. */
  textOf(element: MjmlElement): ReactNode
}

/** The email, drawn roughly. A click selects a block; exact looks come from the preview. */
export function Canvas({
  tree,
  body,
  blocks,
  drag,
  textOf,
}: {
  tree: MjmlDocument
  body: MjmlElement
} & Omit<CanvasParts, 'attributes'>) {
  const attributes = useMemo(() => attributesIn(tree), [tree])
  return (
    <div className="te-canvas" role="region" aria-label={t('mjml.canvas')} tabIndex={0}>
      <Block node={body} parts={{ attributes, blocks, drag, textOf }} isRoot />
    </div>
  )
}

function Block({
  node,
  parts,
  isRoot = false,
}: {
  node: MjmlNode
  parts: CanvasParts
  isRoot?: boolean
}) {
  const { blocks, drag } = parts
  if (node.kind === 'comment') return null
  return (
    <div
      {...(isRoot ? {} : drag.source(() => ({ id: node.id })))}
      {...drag.over(node.id)}
      className={`te-block te-of-${node.kind === 'element' ? node.name : 'text'}`}
      data-selected={blocks.selected === node.id || undefined}
      data-side={drag.target?.id === node.id ? drag.target.side : undefined}
      onClick={(event) => {
        event.stopPropagation()
        blocks.select(node.id)
      }}
    >
      {node.kind === 'element' ? (
        <ElementView element={node} parts={parts} />
      ) : (
        <code className="te-raw">{node.source}</code>
      )}
    </div>
  )
}

function ElementView({ element, parts }: { element: MjmlElement; parts: CanvasParts }) {
  const { attributes, textOf } = parts
  const kind = kindOf(element.name)
  const content = element.content ?? ''
  if (!kind)
    return (
      <div className="te-raw">
        <span>{labelOf(element)}</span>
        {element.content !== undefined && <code>{content.trim().slice(0, 400)}</code>}
        <Children of={element} parts={parts} />
      </div>
    )
  return (
    <kind.Canvas
      element={element}
      value={(name) => attributes.value(element, name)}
      text={kind.hasText ? (textOf(element) ?? htmlNodes(content)) : undefined}
    >
      <Children of={element} parts={parts} />
    </kind.Canvas>
  )
}

/** The blocks in a block; those of a frame are in one box with its condition. */
function Children({ of, parts }: { of: MjmlElement; parts: CanvasParts }) {
  const { children } = of
  if (children.length === 0)
    return of.content === undefined ? <p className="te-empty">{t('mjml.empty')}</p> : null
  const frames = framesIn(children)
  const inFrame = (at: number) => frames.some(({ start, end }) => start < at && at < end)
  return children.map((node, at) =>
    inFrame(at) ? (
      <div key={node.id} className="te-framed">
        <Block node={node} parts={parts} />
      </div>
    ) : (
      <Block key={node.id} node={node} parts={parts} />
    ),
  )
}

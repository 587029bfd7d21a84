import { useState, type ReactNode, type Ref } from 'react'
import { readAttribute } from '#model/email/mjml/attribute-text.ts'
import { replaceBlock, setAttribute, setContent } from '#model/email/mjml/commands.ts'
import { readNodes, readSource } from '#model/email/mjml/read-source.ts'
import {
  attributeOf,
  nodeOf,
  writeNode,
  type MjmlElement,
  type MjmlNode,
} from '#model/email/mjml/tree.ts'
import { Button } from '#ui/base/button.tsx'
import { TextArea } from '#ui/base/field.tsx'
import { ActionMenu } from '#ui/lists/action-menu.tsx'
import { attributesIn } from './attributes.ts'
import { labelOf } from './describe-node.ts'
import type { BlockKind } from './kind.ts'
import { kindOf } from './kinds/list.ts'
import { tEditor as t } from './messages.ts'
import { PropertyField } from './property-field.tsx'
import type { Blocks } from './use-blocks.ts'
import type { MjmlEditing } from './use-mjml.ts'

/** The properties of the selected block, and what can be done with it. */
export function Panel({
  editing,
  blocks,
  ref,
  children,
}: {
  editing: MjmlEditing
  blocks: Blocks
  ref: Ref<HTMLDivElement>
  /** The text of the block where it is edited here. */
  children?: ReactNode
}) {
  const node = nodeOf(editing.tree, blocks.selected)
  if (!node) return <p className="c-soft">{t('mjml.panelEmpty')}</p>
  const kind = node.kind === 'element' ? kindOf(node.name) : undefined
  return (
    <div ref={ref} className="te-panel" role="group" aria-label={t('mjml.panel')}>
      <div className="te-panel-head">
        <h3>{labelOf(node)}</h3>
        {!blocks.isBody && <BlockMenu id={node.id} label={labelOf(node)} blocks={blocks} />}
      </div>
      {kind && node.kind === 'element' ? (
        <Properties key={node.id} element={node} kind={kind} editing={editing}>
          {children}
        </Properties>
      ) : (
        <SourceOfBlock key={node.id} node={node} editing={editing} />
      )}
    </div>
  )
}

/** Everything that dragging does, as commands. */
function BlockMenu({ id, label, blocks }: { id: number; label: string; blocks: Blocks }) {
  const move = (
    direction: 'up' | 'down' | 'into' | 'out',
    text: string,
    icon: 'up' | 'down' | 'enter' | 'exit',
  ) => ({
    label: text,
    icon,
    disabled: !blocks.canMove(id, direction),
    onSelect: () => blocks.move(id, direction),
  })
  return (
    <ActionMenu
      label={t('mjml.actions', { block: label })}
      text={t('mjml.move')}
      items={[
        move('up', t('mjml.moveUp'), 'up'),
        move('down', t('mjml.moveDown'), 'down'),
        move('into', t('mjml.moveInto'), 'enter'),
        move('out', t('mjml.moveOut'), 'exit'),
        {
          label: t('mjml.duplicate'),
          icon: 'copy',
          onSelect: () => blocks.duplicate(id),
        },
        {
          label: t('mjml.delete'),
          icon: 'trash',
          danger: true,
          onSelect: () => blocks.remove(id),
        },
      ]}
    />
  )
}

function Properties({
  element,
  kind,
  editing,
  children,
}: {
  element: MjmlElement
  kind: BlockKind
  editing: MjmlEditing
  children?: ReactNode
}) {
  const { inherited } = attributesIn(editing.tree)
  return (
    <>
      {children}
      {kind.hasText && (
        <details className="f-details">
          <summary>{t('mjml.html')}</summary>
          <TextArea
            label={t('mjml.html')}
            className="te-code"
            rows={6}
            spellCheck={false}
            value={element.content ?? ''}
            onChange={({ target }) =>
              editing.apply(
                setContent(editing.tree, element.id, target.value),
                `text ${element.id}`,
              )
            }
          />
        </details>
      )}
      {kind.properties.map((property) => {
        const own = attributeOf(element, property.name)
        return (
          <PropertyField
            key={property.name}
            property={property}
            value={own === undefined ? undefined : readAttribute(own)}
            inherited={inherited(element, property.name)}
            onChange={(value) =>
              editing.apply(
                setAttribute(editing.tree, element.id, property.name, value),
                `${property.name} ${element.id}`,
              )
            }
          />
        )
      })}
    </>
  )
}

/** A block that has no panel, as text. It is taken when it can be read. */
function SourceOfBlock({ node, editing }: { node: MjmlNode; editing: MjmlEditing }) {
  const written = writeNode(node).slice(node.lead.length)
  const [text, setText] = useState(written)
  const fault = readSource(text).faults.find((readFault) => !readFault.code.startsWith('no-'))
  const [applied, setApplied] = useState(written)
  const isWritten = text !== applied
  const apply = () => {
    if (!isWritten || fault) return
    const nodes = readNodes(text)
    editing.apply(replaceBlock(editing.tree, node.id, nodes))
    // The first node takes the place of the block; further ones are other blocks.
    const [first] = nodes
    const now = first ? writeNode(first).slice(first.lead.length) : ''
    setText(now)
    setApplied(now)
  }
  return (
    <>
      <TextArea
        label={t('mjml.sourceOf')}
        className="te-code"
        rows={10}
        spellCheck={false}
        value={text}
        error={
          fault &&
          t('mjml.unreadable', {
            line: fault.line,
            why: t(`mjml.fault.${fault.code}`, { name: fault.name }),
          })
        }
        onChange={({ target }) => setText(target.value)}
        onBlur={() => text.trim() && apply()}
        onKeyDown={(event) => {
          // The field takes back its own letters until they are part of the email.
          if (isWritten && /^[yz]$/i.test(event.key)) event.stopPropagation()
        }}
      />
      <Button size="s" disabled={!!fault || !isWritten} onClick={apply}>
        {t('mjml.apply')}
      </Button>
    </>
  )
}

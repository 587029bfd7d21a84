import { useRef, useState, type KeyboardEvent } from 'react'
import type { FieldInputProps } from '#catalog/fields/face.ts'
import { nodeOf } from '#model/email/mjml/tree.ts'
import { readNodes } from '#model/email/mjml/read-source.ts'
import { IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { Segmented } from '#ui/controls/tabs.tsx'
import { ActionMenu } from '#ui/lists/action-menu.tsx'
import { Canvas } from './canvas.tsx'
import { tEditor as t } from './messages.ts'
import { Outline } from './outline.tsx'
import { palette } from './palette.ts'
import { Panel } from './panel.tsx'
import { SourceView } from './source-view.tsx'
import { useBlocks, type Blocks } from './use-blocks.ts'
import { useDrag } from './use-drag.ts'
import { useMjml, type MjmlEditing } from './use-mjml.ts'
import './template-editor.css'

type View = 'blocks' | 'source'

/** What a new email is shown as, so that it can be built of blocks; saved with the first change. */
const STARTER = `<mjml>
  <mj-body>
    <mj-section>
      <mj-column>
        <mj-text>Hello {{ properties.firstName | default: "there" }},</mj-text>
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>
`

/** Edits an email as blocks or as source: two views of one tree, with one history. */
export default function TemplateEditor(props: FieldInputProps) {
  const value = props.value === null || props.value === undefined ? '' : String(props.value)
  const [isEmpty, setEmpty] = useState(value === '')
  const editing = useMjml(isEmpty ? value || STARTER : value, (source) => {
    setEmpty(false)
    props.onChange(source)
  })
  const blocks = useBlocks(editing)
  const [chosen, setView] = useState<View>('blocks')
  const isReadable = editing.faults.length === 0 && blocks.body !== undefined
  const view = isReadable ? chosen : 'source'
  const onKeyDown = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    if (key === 'z') (event.shiftKey ? blocks.redo : blocks.undo)()
    else if (key === 'y') blocks.redo()
    else return
    event.preventDefault()
  }
  return (
    <div id={view === 'source' ? undefined : props.id} className="te" onKeyDown={onKeyDown}>
      <div className="te-bar" role="toolbar" aria-label={t('mjml.views')}>
        <Segmented
          label={t('mjml.views')}
          value={view}
          onChange={setView}
          options={[
            { id: 'blocks', label: t('mjml.blocks') },
            { id: 'source', label: t('mjml.source') },
          ]}
        />
        {view === 'blocks' && <AddMenu blocks={blocks} />}
        <span className="te-bar-end">
          <IconButton
            size="s"
            label={t('mjml.undo')}
            disabled={!editing.canUndo}
            onClick={blocks.undo}
          >
            <Icon name="undo" />
          </IconButton>
          <IconButton
            size="s"
            label={t('mjml.redo')}
            disabled={!editing.canRedo}
            onClick={blocks.redo}
          >
            <Icon name="redo" />
          </IconButton>
        </span>
      </div>
      {view === 'source' ? (
        <SourceView editing={editing} control={props} />
      ) : (
        <BlockView editing={editing} blocks={blocks} />
      )}
      <p className="ui-sr" role="status" aria-live="polite">
        {blocks.said}
      </p>
    </div>
  )
}

const AddMenu = ({ blocks }: { blocks: Blocks }) => (
  <ActionMenu
    label={t('mjml.add')}
    text={t('mjml.add')}
    icon="plus"
    side="left"
    items={palette.map(({ label, icon, source }) => ({
      label: t(label),
      icon,
      onSelect: () => blocks.addSource(source),
    }))}
  />
)

function BlockView({ editing, blocks }: { editing: MjmlEditing; blocks: Blocks }) {
  const panel = useRef<HTMLDivElement>(null)
  const { tree } = editing
  const drag = useDrag(tree, (dragged, place) =>
    'id' in dragged ? blocks.moveTo(dragged.id, place) : blocks.add(dragged.nodes, place),
  )
  const body = blocks.body!
  const open = () =>
    panel.current
      ?.querySelector<HTMLElement>('[contenteditable=true], input, select, textarea, button')
      ?.focus()
  return (
    <div className="te-view">
      <div className="te-side">
        <Outline tree={tree} body={body} blocks={blocks} drag={drag} onOpen={open} />
        <p className="te-keys">{t('mjml.keys')}</p>
        <div className="te-palette" aria-hidden>
          {palette.map(({ label, icon, source }) => (
            <span
              key={label}
              className="te-tile"
              {...drag.source(() => ({ nodes: readNodes(source) }))}
            >
              <Icon name={icon} />
              {t(label)}
            </span>
          ))}
        </div>
      </div>
      <Canvas tree={tree} body={body} blocks={blocks} drag={drag} textOf={() => null} />
      <Panel
        ref={panel}
        editing={editing}
        blocks={blocks}
        key={nodeOf(tree, blocks.selected)?.id}
      />
    </div>
  )
}

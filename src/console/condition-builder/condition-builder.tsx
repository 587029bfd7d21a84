import { useCallback, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { group } from '#condition/condition.ts'
import { createLanguage } from '#condition/language.ts'
import type { Subject } from '#condition/facts.ts'
import { conditionOf, type Places } from '#condition/tree.ts'
import { conditionDefinitions } from '#catalog/conditions/definitions.ts'
import type { ConditionEditorProps } from '#catalog/fields/condition/editor.ts'
import type { FieldError } from '#model/errors.ts'
import { IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import './condition-builder.css'
import { JsonView } from './json-view.tsx'
import { Sentence } from './sentence.tsx'
import { useSources } from './sources.ts'
import { ToolsContext, type BuilderTools } from './tools.ts'
import { TreeView } from './tree-view.tsx'
import { useNames } from './use-names.ts'
import { useTree, writtenAs } from './use-tree.ts'
import { b } from './words.ts'

/** The faults of each node: a fault belongs to the deepest node that its path lies in. */
export function faultsByNode(faults: readonly FieldError[], places: Places): Map<string, FieldError[]> {
  const byNode = new Map<string, FieldError[]>()
  const nodes = [...places].toSorted(([, one], [, other]) => other.length - one.length)
  for (const fault of faults) {
    // Of nodes in one place (a line that stands alone in its group) the inner one was put there last.
    const inside = nodes.filter(([, path]) => fault.path === path || fault.path.startsWith(`${path}/`))
    const id = inside.filter(([, path]) => path === inside[0]![1]).at(-1)?.[0]
    if (id) byNode.set(id, [...(byNode.get(id) ?? []), fault])
  }
  return byNode
}

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Builds a condition by clicking, by keyboard or as JSON; `value` is the condition, exactly. */
export default function ConditionBuilder({ id, value, onChange, onBlur, node, describedBy, about }: ConditionEditorProps) {
  const { savedTypes } = useSources()
  const language = useMemo(() => createLanguage(conditionDefinitions, savedTypes), [savedTypes])
  const written = useMemo(() => writtenAs(node.nullable ? null : group('and', [])), [node.nullable])
  const { root, edit, replace, undo, redo, canUndo, canRedo } = useTree(value, onChange, language, written)
  const [view, setView] = useState<'build' | 'json'>('build')
  const [typed, setTyped] = useState<string | null>(null)
  const [heard, setHeard] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const focusNode = useFocus(box, root)
  const keysId = useId()

  const { condition, places } = useMemo(() => {
    const found: Places = new Map()
    return { condition: conditionOf(root, found), places: found }
  }, [root])
  const { names, propertyOf, learn, learnName } = useNames(condition, language)
  const faults = useMemo(
    () => (condition === null || condition === undefined ? [] : language.check(condition, about, { typeOf: (subject: Subject, path: string) => propertyOf(subject, path)?.kind ?? null, moment: { now: Date.now(), zone: zone() }, exists: () => null })),
    [condition, language, about, propertyOf],
  )
  const byNode = useMemo(() => faultsByNode(faults, places), [faults, places])
  const tools: BuilderTools = {
    language, about, root, edit, propertyOf, learn, names, learnName, focusNode,
    faultsOf: (nodeId) => byNode.get(nodeId) ?? [],
    countOf: () => undefined,
    say: setHeard,
    sayNode: (one) => language.describe(one, names),
  }
  const back = (which: 'undo' | 'redo') => {
    if (which === 'undo') undo()
    else redo()
    setHeard(b(which === 'undo' ? 'builder.said.undone' : 'builder.said.redone'))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter in a control belongs to the control, and never sends the form around it.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
    if (view === 'json' || !(event.ctrlKey || event.metaKey) || (event.key.toLowerCase() !== 'z' && event.key.toLowerCase() !== 'y')) return
    event.preventDefault()
    back(event.shiftKey || event.key.toLowerCase() === 'y' ? 'redo' : 'undo')
  }
  return (
    <ToolsContext value={tools}>
      <div id={id} ref={box} className="cb" role="group" aria-label={node.title ?? b('builder.label')} aria-describedby={describedBy} tabIndex={-1} onKeyDown={onKeyDown} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onBlur?.()}>
        <div className="cb-bar">
          <div className="cb-views" role="group" aria-label={b('builder.view')}>
            {(['build', 'json'] as const).map((one) => (
              <button key={one} type="button" aria-pressed={view === one} onClick={() => setView(one)}>
                {b(`builder.${one}`)}
              </button>
            ))}
          </div>
          <IconButton size="s" label={b('builder.undo')} disabled={!canUndo} onClick={() => back('undo')}>
            <Icon name="undo" />
          </IconButton>
          <IconButton size="s" label={b('builder.redo')} disabled={!canRedo} onClick={() => back('redo')}>
            <Icon name="redo" />
          </IconButton>
        </div>
        <div className="cb-main">
          {typed !== null && view === 'build' ? <p className="cb-faults">{b('builder.jsonKeeps')}</p> : null}
          {view === 'build' ? <TreeView label={node.title ?? b('builder.label')} describedBy={keysId} /> : <JsonView value={condition} typed={typed} onTyped={setTyped} onRead={(next) => replace(next, 'json')} faults={faults} />}
          <div className="cb-say">
            <span className="cb-hint">{b('builder.words')}</span>
            <Sentence condition={condition} language={language} names={names} about={about} />
          </div>
          <details className="f-details cb-keys">
            <summary>{b('builder.keys')}</summary>
            <p id={keysId}>{b('builder.keysText')}</p>
          </details>
        </div>
        <p className="f-sr" role="status">
          {heard}
        </p>
      </div>
    </ToolsContext>
  )
}

/** Moves the focus to a node as soon as it is drawn. */
function useFocus(box: React.RefObject<HTMLDivElement | null>, drawn: unknown): BuilderTools['focusNode'] {
  const wanted = useRef<{ id: string; inside: boolean } | null>(null)
  const [asked, ask] = useState(0)
  useEffect(() => {
    const item = wanted.current && box.current?.querySelector<HTMLElement>(`[data-node="${wanted.current.id}"]`)
    if (!item) return
    const inside = wanted.current!.inside ? (item.querySelector<HTMLElement>('.cb-body :is(input, select, button), .cb-picker input') ?? item.querySelector<HTMLElement>('.cb-head :is(input, select, button)')) : null
    wanted.current = null
    ;(inside ?? item).focus()
  }, [box, drawn, asked])
  return useCallback((id, inside = false) => {
    wanted.current = { id, inside }
    ask((n) => n + 1)
  }, [])
}

import { useCallback, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { group, isCondition } from '#condition/condition.ts'
import { createLanguage } from '#condition/language.ts'
import type { Subject } from '#condition/facts.ts'
import { lintCondition } from '#condition/lint.ts'
import { conditionOf, type Places } from '#condition/tree.ts'
import { conditionDefinitions } from '#catalog/conditions/definitions.ts'
import type { ConditionEditorProps } from '#catalog/fields/condition/editor.ts'
import type { FieldError } from '#model/errors.ts'
import { IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import './condition-builder.css'
import { Findings } from './findings.tsx'
import { JsonView } from './json-view.tsx'
import { LiveCount, usePreview } from './live-count.tsx'
import { Sentence } from './sentence.tsx'
import { useSources } from './sources.ts'
import { ToolsContext, type BuilderTools } from './tools.ts'
import { TreeView } from './tree-view.tsx'
import { useSeen } from './use-seen.ts'
import { useNames } from './use-names.ts'
import { useTree, writtenAs } from './use-tree.ts'
import { b } from './words.ts'

/** The faults of each node: a fault belongs to the deepest node that its path lies in. */
export function faultsByNode(
  faults: readonly FieldError[],
  places: Places,
): Map<string, FieldError[]> {
  const byNode = new Map<string, FieldError[]>()
  const nodes = [...places].toSorted(([, one], [, other]) => other.length - one.length)
  for (const fault of faults) {
    // Of nodes in one place (a line that stands alone in its group) the inner one was put there last.
    const inside = nodes.filter(
      ([, path]) => fault.path === path || fault.path.startsWith(`${path}/`),
    )
    const id = inside.filter(([, path]) => path === inside[0]![1]).at(-1)?.[0]
    if (id) byNode.set(id, [...(byNode.get(id) ?? []), fault])
  }
  return byNode
}

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Builds a condition by clicking, by keyboard or as JSON; `value` is the condition, exactly. */
export default function ConditionBuilder({
  id,
  value,
  onChange,
  onBlur,
  node,
  describedBy,
  label,
  about,
}: ConditionEditorProps) {
  const { savedTypes } = useSources()
  const language = useMemo(() => createLanguage(conditionDefinitions, savedTypes), [savedTypes])
  const written = useMemo(() => writtenAs(node.nullable ? null : group('and', [])), [node.nullable])
  const { root, edit, replace, undo, redo, canUndo, canRedo } = useTree(
    value,
    onChange,
    language,
    written,
  )
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
  const { names, propertyOf, exists, learn, learnName } = useNames(condition, language)
  const moment = useMemo(() => ({ now: Date.now(), zone: zone() }), [condition])
  const seen = useSeen(condition, language, propertyOf)
  const typeOf = useCallback(
    (subject: Subject, path: string) => propertyOf(subject, path)?.kind ?? null,
    [propertyOf],
  )
  const faults = useMemo(
    () =>
      condition === null || condition === undefined
        ? []
        : language.check(condition, about, { typeOf, moment, exists }),
    [condition, language, about, typeOf, moment, exists],
  )
  const findings = useMemo(
    () =>
      faults.length > 0
        ? []
        : lintCondition(condition, language, {
            typeOf,
            isList: (subject, path) => propertyOf(subject, path)?.multivalued !== false,
            seen,
            moment,
          }),
    [condition, language, typeOf, propertyOf, seen, moment, faults],
  )
  // Where there is no condition there is nothing to count: the server would only say so.
  const counts = about === 'profile' && condition !== null && condition !== undefined
  const live = usePreview(condition, counts && faults.length === 0)
  const countAt = useMemo(
    () => new Map(live.data?.lines.map((line) => [line.path, line.count])),
    [live.data],
  )
  const byNode = useMemo(() => faultsByNode(faults, places), [faults, places])
  const tools: BuilderTools = {
    language,
    about,
    root,
    edit,
    propertyOf,
    learn,
    names,
    learnName,
    focusNode,
    faultsOf: (nodeId) => byNode.get(nodeId) ?? [],
    countOf: (nodeId) =>
      nodeId === root.id || live.isCounting
        ? undefined
        : countAt.get(`/condition${places.get(nodeId)}`),
    say: setHeard,
    sayNode: (one) => language.describe(one, names),
  }
  const titleAt = (path: string) => {
    const node = conditionIn(condition, path)
    const property = isCondition(node) ? node.parameterValues.propertyName : null
    const definition = isCondition(node) ? language.definitionOf(node.type) : null
    return typeof property === 'string' && definition && definition.about !== 'any'
      ? (propertyOf(definition.about, property)?.title ?? property)
      : null
  }
  const back = (which: 'undo' | 'redo') => {
    if (which === 'undo') undo()
    else redo()
    setHeard(b(which === 'undo' ? 'builder.said.undone' : 'builder.said.redone'))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter in a control belongs to the control, and never sends the form around it.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
    if (
      view === 'json' ||
      !(event.ctrlKey || event.metaKey) ||
      (event.key.toLowerCase() !== 'z' && event.key.toLowerCase() !== 'y')
    )
      return
    event.preventDefault()
    back(event.shiftKey || event.key.toLowerCase() === 'y' ? 'redo' : 'undo')
  }
  return (
    <ToolsContext value={tools}>
      <div
        id={id}
        ref={box}
        className="cb"
        role="group"
        aria-label={node.title ?? b('builder.label')}
        aria-describedby={describedBy}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onBlur?.()}
      >
        <div className="cb-bar">
          <div className="cb-views" role="group" aria-label={b('builder.view')}>
            {(['build', 'json'] as const).map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={view === one}
                onClick={() => setView(one)}
              >
                {b(`builder.${one}`)}
              </button>
            ))}
          </div>
          <IconButton
            size="s"
            label={b('builder.undo')}
            disabled={!canUndo}
            onClick={() => back('undo')}
          >
            <Icon name="undo" />
          </IconButton>
          <IconButton
            size="s"
            label={b('builder.redo')}
            disabled={!canRedo}
            onClick={() => back('redo')}
          >
            <Icon name="redo" />
          </IconButton>
        </div>
        <div className="cb-inner">
          <div className="cb-main">
            {typed !== null && view === 'build' ? (
              <p className="cb-faults">{b('builder.jsonKeeps')}</p>
            ) : null}
            {view === 'build' ? (
              <TreeView label={node.title ?? b('builder.label')} describedBy={keysId} />
            ) : (
              <JsonView
                value={condition}
                typed={typed}
                onTyped={setTyped}
                onRead={(next) => replace(next, 'json')}
                faults={faults}
              />
            )}
            <Findings
              findings={findings}
              nodeAt={(path) => [...places].filter(([, at]) => at === path).at(-1)?.[0]}
            />
            <div className="cb-say">
              <span className="cb-hint">{b('builder.words')}</span>
              <Sentence condition={condition} language={language} names={names} about={about} />
            </div>
            <details className="f-details cb-keys">
              <summary>{b('builder.keys')}</summary>
              <p id={keysId}>{b('builder.keysText')}</p>
            </details>
          </div>
          {counts ? (
            <LiveCount
              of={label}
              data={live.data}
              error={live.error}
              isCounting={live.isCounting}
              faulty={faults.length > 0}
              onAgain={() => void live.refetch()}
              titleAt={titleAt}
            />
          ) : null}
        </div>
        <p className="f-sr" role="status">
          {heard}
        </p>
      </div>
    </ToolsContext>
  )
}

/** What stands at a JSON Pointer. */
const conditionIn = (condition: unknown, path: string): unknown =>
  path
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, step) =>
        typeof value === 'object' && value !== null
          ? (value as Record<string, unknown>)[step]
          : undefined,
      condition,
    )

/** Moves the focus to a node as soon as it is drawn. */
function useFocus(
  box: React.RefObject<HTMLDivElement | null>,
  drawn: unknown,
): BuilderTools['focusNode'] {
  const wanted = useRef<{ id: string; inside: boolean } | null>(null)
  const [asked, ask] = useState(0)
  useEffect(() => {
    const item =
      wanted.current &&
      box.current?.querySelector<HTMLElement>(`[data-node="${wanted.current.id}"]`)
    if (!item) return
    const inside = wanted.current!.inside
      ? (item.querySelector<HTMLElement>('.cb-body :is(input, select, button), .cb-picker input') ??
        item.querySelector<HTMLElement>('.cb-head :is(input, select, button)'))
      : null
    wanted.current = null
    ;(inside ?? item).focus()
  }, [box, drawn, asked])
  return useCallback((id, inside = false) => {
    wanted.current = { id, inside }
    ask((n) => n + 1)
  }, [])
}

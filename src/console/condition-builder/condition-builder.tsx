import { useCallback, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { group, isCondition } from '#condition/condition.ts'
import { createLanguage } from '#condition/language.ts'
import type { NodePaths } from '#condition/tree.ts'
import { conditionDefinitions } from '#catalog/conditions/definitions.ts'
import type { ConditionEditorProps } from '#catalog/fields/condition/editor.ts'
import type { FieldError } from '#model/lib/errors.ts'
import { BuilderBar, type BuilderView } from './builder-bar.tsx'
import './condition-builder.css'
import { Findings } from './findings.tsx'
import { JsonView } from './json-view.tsx'
import { LiveCount, usePreview } from './live-count.tsx'
import { Sentence } from './sentence.tsx'
import { useSources } from './sources.ts'
import { ToolsContext, useTools, type BuilderTools } from './tools.ts'
import { TreeView } from './tree-view.tsx'
import { useCheckedCondition, type CheckedCondition } from './use-checked-condition.ts'
import { useLeftNodes } from './use-left-nodes.ts'
import { useTree, writtenAs } from './use-tree.ts'
import { tConditions as t } from './messages.ts'

/** Groups faults by node: a fault belongs to the deepest node whose path contains its own. */
function faultsByNode(faults: readonly FieldError[], places: NodePaths): Map<string, FieldError[]> {
  const byNode = new Map<string, FieldError[]>()
  const nodes = [...places].toSorted(([, one], [, other]) => other.length - one.length)
  for (const fault of faults) {
    // Among nodes with the same path (the only line of a group), the inner one was added last.
    const inside = nodes.filter(
      ([, path]) => fault.path === path || fault.path.startsWith(`${path}/`),
    )
    const id = inside.filter(([, path]) => path === inside[0]![1]).at(-1)?.[0]
    if (id) byNode.set(id, [...(byNode.get(id) ?? []), fault])
  }
  return byNode
}

/** The value at a JSON Pointer, undefined where there is none. */
function valueAt(condition: unknown, path: string): unknown {
  let value = condition
  for (const key of path.split('/').slice(1))
    value = (value as Record<string, unknown> | null)?.[key]
  return value
}

/** Edits a condition by mouse, by keyboard or as JSON; `value` is always the exact condition. */
export default function ConditionBuilder({
  id,
  value,
  onChange,
  onBlur,
  node,
  describedBy,
  label,
  about,
  invalid = false,
}: ConditionEditorProps) {
  const { savedTypes } = useSources()
  const language = useMemo(() => createLanguage(conditionDefinitions, savedTypes), [savedTypes])
  const written = useMemo(() => writtenAs(node.nullable ? null : group('and', [])), [node.nullable])
  const history = useTree(value, onChange, language, written)
  const { root, edit } = history
  const [view, setView] = useState<BuilderView>('build')
  const [typed, setTyped] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const focusNode = useFocus(box, root)
  const keysId = useId()

  const checked = useCheckedCondition(root, language, about)
  const { condition, faults, propertyOf } = checked
  const left = useLeftNodes(checked.places, root.parts.length === 0)
  const { tools, counts, live, showsFaults } = useBuilderTools(checked, {
    isShown: (nodeId, { path }) =>
      invalid ||
      left.hasLeft(nodeId) ||
      (left.isTouched(nodeId) && valueAt(condition, path) !== undefined),
    language,
    about,
    root,
    edit,
    focusNode,
    say: setAnnouncement,
  })
  const back = (which: 'undo' | 'redo') => {
    if (which === 'undo') history.undo()
    else history.redo()
    setAnnouncement(t(which === 'undo' ? 'builder.said.undone' : 'builder.said.redone'))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Keeps Enter in a control from submitting the surrounding form.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
    const asked = view === 'json' ? null : historyKey(event)
    if (!asked) return
    event.preventDefault()
    back(asked)
  }
  return (
    <ToolsContext value={tools}>
      <div
        id={id}
        ref={box}
        className="cb"
        role="group"
        aria-label={node.title ?? t('builder.label')}
        aria-describedby={describedBy}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          left.onBlur(event)
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
        }}
      >
        <BuilderBar view={view} onView={setView} history={history} onBack={back} />
        <div className="cb-inner">
          <EditedCondition
            view={view}
            label={node.title ?? t('builder.label')}
            keysId={keysId}
            checked={checked}
            typed={typed}
            onTyped={setTyped}
            onRead={(next) => history.replace(next, 'json')}
          />
          {counts ? (
            <LiveCount
              of={label}
              data={live.data}
              error={live.error}
              isCounting={live.isCounting}
              faulty={showsFaults}
              waits={faults.length > 0}
              onAgain={() => void live.refetch()}
              titleAt={(path) => propertyTitleAt(path, { condition, language, propertyOf })}
            />
          ) : null}
        </div>
        <p className="f-sr" role="status">
          {announcement}
        </p>
      </div>
    </ToolsContext>
  )
}

interface EditedConditionProps {
  view: BuilderView
  label: string
  /** Id of the text that explains the keys of the tree. */
  keysId: string
  checked: Pick<CheckedCondition, 'condition' | 'places' | 'faults' | 'findings'>
  /** JSON text that does not parse yet. */
  typed: string | null
  onTyped(text: string | null): void
  onRead(condition: unknown): void
}

/** Shows the condition as a tree or as JSON, with lint findings and its sentence. */
function EditedCondition({
  view,
  label,
  keysId,
  checked: { condition, places, faults, findings },
  typed,
  onTyped,
  onRead,
}: EditedConditionProps) {
  const { language, names, about } = useTools()
  return (
    <div className="cb-main">
      {typed !== null && view === 'build' ? (
        <p className="cb-faults">{t('builder.jsonKeeps')}</p>
      ) : null}
      {view === 'build' ? (
        <TreeView label={label} describedBy={keysId} />
      ) : (
        <JsonView
          value={condition}
          typed={typed}
          onTyped={onTyped}
          onRead={onRead}
          faults={faults}
        />
      )}
      <Findings
        findings={findings}
        nodeAt={(path) => [...places].filter(([, at]) => at === path).at(-1)?.[0]}
      />
      <div className="cb-say">
        <span className="cb-hint">{t('builder.words')}</span>
        <Sentence condition={condition} language={language} names={names} about={about} />
      </div>
      <details className="f-details cb-keys">
        <summary>{t('builder.keys')}</summary>
        <p id={keysId}>{t('builder.keysText')}</p>
      </details>
    </div>
  )
}

/** Collects the shared tools of a builder and the live count of matching people. */
function useBuilderTools(
  { condition, places, faults, names, propertyOf, learn, learnName }: CheckedCondition,
  {
    isShown,
    ...given
  }: Pick<BuilderTools, 'language' | 'about' | 'root' | 'edit' | 'focusNode' | 'say'> & {
    /** True for faults that are shown already. */
    isShown(nodeId: string, fault: FieldError): boolean
  },
) {
  const { language, about, root } = given
  // Skips the count without a condition, which the server would reject.
  const counts = about === 'profile' && condition !== null && condition !== undefined
  const live = usePreview(condition, counts && faults.length === 0)
  const countAt = useMemo(
    () => new Map(live.data?.lines.map((line) => [line.path, line.count])),
    [live.data],
  )
  const byNode = useMemo(() => faultsByNode(faults, places), [faults, places])
  const shownFaults = (nodeId: string) =>
    (byNode.get(nodeId) ?? []).filter((fault) => isShown(nodeId, fault))
  const tools: BuilderTools = {
    ...given,
    propertyOf,
    learn,
    names,
    learnName,
    faultsOf: shownFaults,
    countOf: (nodeId) =>
      nodeId === root.id || live.isCounting
        ? undefined
        : countAt.get(`/condition${places.get(nodeId)}`),
    sayNode: (one) => language.describe(one, names),
  }
  return {
    tools,
    counts,
    live,
    showsFaults: [...byNode.keys()].some((id) => shownFaults(id).length > 0),
  }
}

/** The history direction of a key press: Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y redo. */
function historyKey(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey)) return null
  const key = event.key.toLowerCase()
  if (key !== 'z' && key !== 'y') return null
  return event.shiftKey || key === 'y' ? 'redo' : 'undo'
}

/** Title of the property compared by the condition at a JSON Pointer; null for other conditions. */
function propertyTitleAt(
  path: string,
  {
    condition,
    language,
    propertyOf,
  }: Pick<BuilderTools, 'language' | 'propertyOf'> & { condition: unknown },
): string | null {
  const node = conditionIn(condition, path)
  const property = isCondition(node) ? node.parameterValues.propertyName : null
  const definition = isCondition(node) ? language.definitionOf(node.type) : null
  return typeof property === 'string' && definition && definition.about !== 'any'
    ? (propertyOf(definition.about, property)?.title ?? property)
    : null
}

/** Reads the value at a JSON Pointer. */
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

/** Moves the focus to a node as soon as it is rendered. */
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

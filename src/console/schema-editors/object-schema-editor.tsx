import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Link, useParams } from 'react-router-dom'
import type { FieldInputProps } from '#catalog/fields/face.ts'
import { JsonControl } from '#catalog/fields/json-control.tsx'
import { api, type ApiError } from '#client/api.ts'
import type { TypeChange } from '#model/api/answers/object-answers.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import { isObject } from '#model/lib/is-object.ts'
import { objectsPath } from '#model/schema/object-type.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { moved } from '#model/lib/moved.ts'
import { linesOf, schemaOf, withKind, type FieldLine } from './build-fields.ts'
import { LineOfField } from './field-line.tsx'
import './schema-editors.css'
import { tSchemas as t } from './messages.ts'

/**
 * Edits the fields of a type, as lines or as JSON; for a type with objects, shows the effect of a
 * change on them.
 */
export default function ObjectSchemaEditor(props: FieldInputProps) {
  const [showsJson, setShowsJson] = useState(false)
  const { id: recordId } = useParams()
  const [saved] = useState(() => new Set(recordId ? namesIn(props.value) : []))
  const canBuild =
    isObject(props.value) &&
    (props.value.properties === undefined ||
      (isObject(props.value.properties) && Object.values(props.value.properties).every(isObject)))
  return (
    <div className="se">
      <div className="se-actions" role="group" aria-label={t('schema.view')}>
        <Button
          size="s"
          aria-pressed={!showsJson}
          disabled={!canBuild}
          onClick={() => setShowsJson(false)}
        >
          {t('schema.fields')}
        </Button>
        <Button size="s" aria-pressed={showsJson} onClick={() => setShowsJson(true)}>
          {t('schema.json')}
        </Button>
      </div>
      {showsJson || !canBuild ? (
        <JsonControl {...props} />
      ) : (
        <Lines {...props} schema={props.value as SchemaNode} saved={saved} />
      )}
      <Consequences schema={props.value} />
    </div>
  )
}

const namesIn = (schema: unknown): string[] =>
  isObject(schema) && isObject(schema['properties']) ? Object.keys(schema['properties']) : []

function Lines({
  id,
  schema,
  onChange,
  onBlur,
  disabled,
  saved,
}: FieldInputProps & {
  schema: SchemaNode
  /** The names of fields that were there when the form was opened. */
  saved: ReadonlySet<string>
}) {
  const lines = linesOf(schema)
  const list = useRef<HTMLOListElement>(null)
  const isAdded = useRef(false)
  useEffect(() => {
    if (!isAdded.current) return
    isAdded.current = false
    list.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
  }, [lines.length])
  const add = () => {
    isAdded.current = true
    const taken = new Set(lines.map(({ name }) => name))
    let n = lines.length + 1
    while (taken.has(`field${n}`)) n++
    write([
      ...lines,
      { name: `field${n}`, required: false, node: { title: '', ...withKind({}, 'text') } },
    ])
  }
  const write = (next: readonly FieldLine[]) => onChange(schemaOf(schema, next))
  const put = (at: number, line: FieldLine) =>
    write(lines.map((other, place) => (place === at ? line : other)))
  const move = (at: number, by: -1 | 1) => write(moved(lines, at, at + by))
  return (
    <div onBlur={onBlur}>
      <ol className="se-lines" ref={list}>
        {lines.map((line, at) => (
          // Keyed by position: the name changes while it is typed.
          <li key={at}>
            <LineOfField
              line={line}
              isSaved={saved.has(line.name)}
              taken={lines.flatMap(({ name }, place) => (place === at ? [] : [name]))}
              disabled={disabled}
              isFirst={at === 0}
              isLast={at === lines.length - 1}
              onChange={(next) => put(at, next)}
              onMove={(by) => move(at, by)}
              onRemove={() => write(lines.filter((_line, place) => place !== at))}
            />
          </li>
        ))}
      </ol>
      <Button id={id} size="s" disabled={disabled} onClick={add}>
        <Icon name="plus" />
        {t('schema.addField')}
      </Button>
    </div>
  )
}

/**
 * The effect of a change before it is saved: objects that would not match, and values that would no
 * longer be shown.
 */
function Consequences({ schema }: { schema: unknown }) {
  const { id } = useParams()
  const { control } = useFormContext()
  const label: string | undefined = useWatch({ control, name: 'label' })
  const headingId = useId()
  const check = useMutation<TypeChange, ApiError, unknown>({
    mutationFn: (asked) =>
      api.post<TypeChange>(`/object-types/${encodeURIComponent(id!)}/changes`, {
        schema: asked,
        ...(label ? { label } : {}),
      }),
  })
  // An answer about an earlier schema says nothing of this one.
  const isCurrent = check.variables === schema
  // Skips the field editors of other entities, which have no stored objects.
  if (!id || label === undefined) return null
  let says: ReactNode = null
  if (isCurrent && check.error)
    says = (
      <p className="f-dot f-negative se-wrap">
        {[check.error.message, ...check.error.errors.slice(1).map((error) => error.message)].join(
          ' ',
        )}
      </p>
    )
  else if (isCurrent && check.data) says = <Change change={check.data} typeId={id} />
  return (
    <section aria-labelledby={headingId} className="se">
      <h3 id={headingId} className="ui-sr">
        {t('schema.consequences')}
      </h3>
      <div className="se-actions">
        <Button size="s" busy={check.isPending} onClick={() => check.mutate(schema)}>
          <Icon name="eye" />
          {t('schema.checkObjects')}
        </Button>
      </div>
      <div role="status" className="se-says">
        {says}
      </div>
    </section>
  )
}

function Change({
  change: { objects, breaking, reasons, examples, hidden, filled },
  typeId,
}: {
  change: TypeChange
  typeId: string
}) {
  return (
    <div className="se-panel">
      <p className={`f-dot se-wrap ${breaking > 0 ? 'f-negative' : 'f-positive'}`}>
        {breaking > 0
          ? t('schema.breaks', { count: breaking, objects })
          : t('schema.breaksNothing', { count: objects })}
      </p>
      {breaking > 0 && (
        <>
          <ul className="se-reasons">
            {reasons.map(({ path, message, count }) => (
              <li key={path + message}>
                <code>{path.slice(1)}</code> {message}{' '}
                <span className="f-soft">{t('schema.times', { count })}</span>
              </li>
            ))}
          </ul>
          <p className="se-names">
            {t('schema.which')}{' '}
            {examples.map((example) => (
              <Link
                key={example.id}
                className="f-reference"
                to={`${objectsPath(typeId)}/${example.id}`}
              >
                {example.name || example.id}
              </Link>
            ))}
          </p>
        </>
      )}
      {hidden.map((one) => (
        <p key={one.field} className="f-dot f-caution se-wrap">
          {t('schema.hides', { field: one.field, count: one.objects })}
        </p>
      ))}
      {filled.map((one) => (
        <p key={one.field} className="f-soft">
          {t('schema.fills', { field: one.field, count: one.objects })}
        </p>
      ))}
    </div>
  )
}

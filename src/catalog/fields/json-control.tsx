import { useEffect, useId, useRef, useState } from 'react'
import { checkValue } from '#model/schema/check-value.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import type { FieldInputProps } from './face.ts'
import { tField as t } from './field-messages.ts'
import { placeOf, readJsonPlaces, type JsonFault, type TextPosition } from './json-places.ts'
import { controlAttributes } from './text-control.tsx'

const written = (value: unknown) =>
  value === undefined || value === null ? '' : JSON.stringify(value, null, 2)

/**
 * Text that is not JSON is passed on unchanged, so that no input is lost and the form reports the
 * fault.
 */
export function readJson(text: string): unknown {
  const read = readJsonPlaces(text)
  return read.fault ? text : read.value
}

/** A fault in the editor. */
interface Finding extends TextPosition {
  /** JSON Pointer; null where the text is no JSON. */
  path: string | null
  message: string
}

function sentenceOf({ what, of }: JsonFault): string {
  switch (what) {
    case 'sign':
      return t('field.json.expected', {
        what:
          of[1] === undefined
            ? t('field.json.sign', { sign: of[0]! })
            : t('field.json.sign2', { sign: of[0]!, other: of[1] }),
      })
    case 'name':
    case 'value':
      return t('field.json.expected', { what: t(`field.json.${what}`) })
    case 'twice':
      return t('field.json.twice', { name: of[0]! })
    default:
      return t(`field.json.${what}`)
  }
}

/** Why a text is no JSON, with the place; empty when it is valid. */
export function jsonProblem(text: string): string {
  const { fault } = readJsonPlaces(text)
  return fault
    ? `${t('field.json.line', { line: fault.line, column: fault.column })}: ${sentenceOf(fault)}`
    : ''
}

/** The faults of the text, in order: the JSON syntax error, else the violations of the schema. */
function findingsOf(node: SchemaNode, text: string): Finding[] {
  const read = readJsonPlaces(text)
  if (read.fault) return [{ ...read.fault, path: null, message: sentenceOf(read.fault) }]
  // An empty field is left to the form, which knows whether it is required.
  if (read.value === null) return []
  return checkValue(node, read.value)
    .map(({ path, message }) => ({ ...placeOf(read.places, path), path, message }))
    .sort((a, b) => a.at - b.at)
}

/** Maximum number of faults shown at once. */
const MAX = 8

/**
 * A value as JSON text, checked while typing, for kinds with open structures. Tab moves the focus,
 * as everywhere.
 */
export function JsonControl(props: FieldInputProps) {
  const [typed, setTyped] = useState(() =>
    typeof props.value === 'string' ? props.value : written(props.value),
  )
  const area = useRef<HTMLTextAreaElement>(null)
  const listId = useId()
  const now = JSON.stringify(props.value ?? null)
  useEffect(() => {
    setTyped((text) => {
      const held: unknown = JSON.parse(now)
      if (JSON.stringify(readJson(text) ?? null) === now) return text
      return typeof held === 'string' ? held : written(held)
    })
  }, [now])
  const findings = findingsOf(props.node, typed)
  const change = (text: string) => {
    setTyped(text)
    props.onChange(readJson(text))
  }
  const goTo = ({ at }: TextPosition) => {
    area.current?.focus()
    area.current?.setSelectionRange(at, at)
  }
  const isJson = findings[0]?.path !== null
  return (
    <div className="f-json">
      <textarea
        {...controlAttributes({
          ...props,
          invalid: props.invalid || findings.length > 0,
          describedBy:
            [props.describedBy, findings.length > 0 && listId].filter(Boolean).join(' ') ||
            undefined,
        })}
        ref={area}
        className="f-input f-area f-code"
        rows={Math.min(24, Math.max(4, typed.split('\n').length + 1))}
        spellCheck={false}
        value={typed}
        onChange={(event) => change(event.target.value)}
        onBlur={props.onBlur}
      />
      <div className="f-json-foot">
        <ul className="f-json-faults" id={listId} aria-live="polite">
          {findings.slice(0, MAX).map((finding) => (
            <li key={`${finding.at}${finding.message}`}>
              <button type="button" onClick={() => goTo(finding)}>
                {finding.path === null
                  ? t('field.json.line', { line: finding.line, column: finding.column })
                  : t('field.json.at', { line: finding.line })}
              </button>
              {finding.path ? <code className="f-code-inline">{finding.path}</code> : null}
              <span>{finding.message}</span>
            </li>
          ))}
        </ul>
        <button
          type="button"
          className="f-button"
          disabled={props.disabled || !isJson || typed.trim() === ''}
          onClick={() => change(written(readJson(typed)))}
        >
          {t('field.json.format')}
        </button>
      </div>
    </div>
  )
}

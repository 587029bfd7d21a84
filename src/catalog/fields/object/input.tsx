import type { FieldInputProps } from '../face.ts'
import { otherKinds } from '../other-kinds.ts'
import { wordsOf } from '../words.ts'

/**
 * Each part below its own label; the whole is one value, so that the form does not depend on its
 * shape.
 */
export function ObjectInput({
  id,
  value,
  onChange,
  onBlur,
  node,
  disabled,
  invalid,
  describedBy,
}: FieldInputProps) {
  const held = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  return (
    <div
      className="f-object"
      role="group"
      aria-label={node.title}
      aria-describedby={describedBy}
      id={id}
    >
      {Object.entries(node.properties ?? {}).map(([name, part]) => {
        const kind = otherKinds.typeOf(part)
        const Input = otherKinds.inputOf(kind)
        const partId = `${id}-${name}`
        if (kind === 'object')
          return (
            <details key={name} className="f-details f-deeper">
              <summary>{part.title ?? wordsOf(name)}</summary>
              <Input
                id={partId}
                node={part}
                value={held[name]}
                disabled={disabled}
                onBlur={onBlur}
                onChange={(next) => onChange({ ...held, [name]: next })}
              />
            </details>
          )
        return (
          <div key={name} className="f-part">
            <label className="f-label" htmlFor={partId}>
              {part.title ?? wordsOf(name)}
            </label>
            <Input
              id={partId}
              node={part}
              value={held[name] ?? part.default}
              disabled={disabled}
              invalid={invalid}
              describedBy={part.description ? `${partId}-help` : undefined}
              onBlur={onBlur}
              onChange={(next) => onChange({ ...held, [name]: next })}
            />
            {part.description && (
              <p className="f-help" id={`${partId}-help`}>
                {part.description}
              </p>
            )}
          </div>
        )
      })}
    </div>
  )
}

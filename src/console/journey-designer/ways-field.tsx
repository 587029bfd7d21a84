import { freeId } from '#journey/edit-graph.ts'
import type { JourneyNode } from '#journey/graph.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import { Button, IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { formatNumber } from '#ui/lists/format.ts'
import { moved } from '#model/lib/moved.ts'
import { useDesigner } from './context.ts'
import { ParameterField } from './parameter-field.tsx'
import { tDesigner as t } from './messages.ts'

type Way = Record<string, unknown> & { id: string }

const read = (value: unknown): Way[] =>
  Array.isArray(value)
    ? value.filter(
        (one): one is Way =>
          typeof one === 'object' && one !== null && typeof (one as Way).id === 'string',
      )
    : []

/**
 * Edits the exits of a step in order. Their ids are generated here and stay stable, so that people
 * continue on them after a rename.
 */
export function WaysField({
  node,
  parameter,
  value,
  faultsAt,
  onChange,
}: {
  node: JourneyNode
  parameter: SchemaNode
  value: unknown
  faultsAt(path: string): readonly { message: string; path: string }[]
  onChange(value: unknown): void
}) {
  const { counts, writes } = useDesigner()
  const ways = read(value)
  const parts = Object.entries(parameter.items?.properties ?? {}).filter(([name]) => name !== 'id')
  const gone = counts?.nodes[node.id]?.gone ?? {}
  const nameOf = (way: Way, at: number) =>
    typeof way.name === 'string' && way.name !== '' ? way.name : t('journey.way', { count: at + 1 })
  const put = (at: number, next: Way) =>
    onChange(ways.map((way, index) => (index === at ? next : way)))
  const move = (at: number, by: number) => onChange(moved(ways, at, at + by))
  const own = faultsAt('').filter(({ path }) => !/\/ways\/\d+/.test(path))
  return (
    <div className="jd-ways" role="group" aria-label={parameter.title}>
      <div className="jd-ways-head">
        <h3>{parameter.title}</h3>
        <span className="c-soft">{parameter.description}</span>
      </div>
      {own[0] && <p className="c-fault">{own[0].message}</p>}
      <ol>
        {ways.map((way, at) => (
          <li key={way.id} className="jd-way-part">
            <div className="jd-way-head">
              <i>{at + 1}</i>
              <span className="jd-clip">{nameOf(way, at)}</span>
              {gone[way.id] !== undefined && (
                <span className="c-soft c-num">{formatNumber(gone[way.id]!)}</span>
              )}
              {writes && (
                <WayMoves
                  name={nameOf(way, at)}
                  isFirst={at === 0}
                  isLast={at === ways.length - 1}
                  isNeeded={ways.length <= (parameter.minItems ?? 0)}
                  onMove={(by) => move(at, by)}
                  onRemove={() => onChange(ways.filter((one) => one.id !== way.id))}
                />
              )}
            </div>
            {parts.map(([name, part]) => (
              <ParameterField
                key={name}
                id={`way-${node.id}-${way.id}-${name}`}
                schema={name === 'name' ? { ...part, description: '' } : part}
                isRequired={false}
                value={way[name]}
                faults={faultsAt(`/${at}/${name}`)}
                disabled={!writes}
                ariaLabel={`${part.title}: ${nameOf(way, at)}`}
                onChange={(next) => put(at, { ...way, [name]: next })}
              />
            ))}
          </li>
        ))}
      </ol>
      {writes && (
        <Button
          size="s"
          disabled={ways.length >= (parameter.maxItems ?? 20)}
          onClick={() =>
            onChange([
              ...ways,
              { id: freeId('way-1', new Set(['way', ...ways.map(({ id }) => id)])) },
            ])
          }
        >
          <Icon name="plus" size={14} />
          {t('journey.addWay')}
        </Button>
      )}
    </div>
  )
}

interface WayMovesProps {
  name: string
  isFirst: boolean
  isLast: boolean
  /** True if the step needs all of its remaining exits. */
  isNeeded: boolean
  onMove(by: number): void
  onRemove(): void
}

/** Buttons that move or remove an exit. */
function WayMoves({ name, isFirst, isLast, isNeeded, onMove, onRemove }: WayMovesProps) {
  return (
    <span className="jd-end">
      <IconButton
        size="s"
        label={t('journey.moveUp', { name })}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <Icon name="up" size={14} />
      </IconButton>
      <IconButton
        size="s"
        label={t('journey.moveDown', { name })}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        <Icon name="down" size={14} />
      </IconButton>
      <IconButton
        size="s"
        label={t('journey.removeWay', { name })}
        disabled={isNeeded}
        onClick={onRemove}
      >
        <Icon name="x" size={14} />
      </IconButton>
    </span>
  )
}

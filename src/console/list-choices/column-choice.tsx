import { fieldDefinitions } from '#catalog/fields/definitions.ts'
import { fieldOf } from '#catalog/fields/field-of.ts'
import { Button, IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { fieldNamed } from '#model/schema/entity.ts'
import { moved } from '#model/lib/moved.ts'
import type { ConsoleResource } from '../core/registry.ts'
import { tConsole as t } from '../core/messages.ts'
import { Popover } from '../page-parts/popover.tsx'

/** Columns a list can show: those of the resource, and every other one that fits a row. */
const choosable = ({ entity, resource: { list } }: ConsoleResource) => [
  ...list.columns,
  ...list.more.filter((name) => !fieldOf(fieldDefinitions, fieldNamed(entity, name).node).wide),
]

/**
 * Chooses the columns of a list and their order, in place of react-admin's `ColumnsButton`, which
 * orders by dragging only. The first column opens the record and cannot be removed.
 */
export function ColumnChoice({
  consoleResource,
  names,
  onChange,
}: {
  consoleResource: ConsoleResource
  names: readonly string[]
  onChange(names: string[] | null): void
}) {
  const titleOf = (name: string) => consoleResource.entity.field(name)?.node.title ?? name
  const others = choosable(consoleResource).filter((name) => !names.includes(name))
  const swap = (index: number, by: -1 | 1) => onChange(moved(names, index, index + by))
  return (
    <Popover
      label={t('console.list.columns')}
      align="right"
      button={
        <>
          <Icon name="cols" /> <span className="c-wide-only">{t('console.list.columns')}</span>
          <span className="c-sr c-narrow-only">{t('console.list.columns')}</span>
        </>
      }
    >
      {() => (
        <div className="c-columns">
          <ul>
            {names.map((name, index) => (
              <li key={name}>
                <label>
                  <input
                    type="checkbox"
                    className="f-check"
                    checked
                    disabled={index === 0}
                    onChange={() => onChange(names.filter((other) => other !== name))}
                  />{' '}
                  {titleOf(name)}
                </label>
                <IconButton
                  size="s"
                  label={t('console.list.columnUp', { name: titleOf(name) })}
                  disabled={index <= 1}
                  onClick={() => swap(index, -1)}
                >
                  <Icon name="up" size={14} />
                </IconButton>
                <IconButton
                  size="s"
                  label={t('console.list.columnDown', { name: titleOf(name) })}
                  disabled={index === 0 || index === names.length - 1}
                  onClick={() => swap(index, 1)}
                >
                  <Icon name="down" size={14} />
                </IconButton>
              </li>
            ))}
          </ul>
          <ul>
            {others.map((name) => (
              <li key={name}>
                <label>
                  <input
                    type="checkbox"
                    className="f-check"
                    checked={false}
                    onChange={() => onChange([...names, name])}
                  />{' '}
                  {titleOf(name)}
                </label>
              </li>
            ))}
          </ul>
          <Button variant="quiet" size="s" onClick={() => onChange(null)}>
            {t('console.list.columnsReset')}
          </Button>
        </div>
      )}
    </Popover>
  )
}

import { useRecordContext, useResourceContext } from 'react-admin'
import { numberFormat } from '#language'
import { figuresOf } from '#model/schema/list-figures.ts'
import { useRegistry } from '../core/registry.ts'
import { useFigures } from '../core/use-figures.ts'

/** A react-admin field that shows a figure of the record. */
export function FigureField({ source }: { source: string }) {
  const consoleResource = useRegistry().byName(useResourceContext() ?? '')
  const record = useRecordContext()
  const value = useFigures(consoleResource)?.[String(record?.id)]?.[source]
  if (value === undefined) return null
  const figure = figuresOf(consoleResource?.entity.id ?? '').find(({ name }) => name === source)
  const format = numberFormat(figure?.signed ? { signDisplay: 'exceptZero' } : {})
  return <span className={value === 0 ? 'f-num f-soft' : 'f-num'}>{format.format(value)}</span>
}

import { fail } from '#model/lib/errors.ts'
import type { Engine } from './engine.ts'

/**
 * Checks where a recurrent import or export finds or puts its file. Other configurations need no
 * place.
 * @param field the name of the field with the place
 * @param missing the error without a place
 * @throws ProductError `invalid`
 */
export function assertPlace<Field extends string>(
  { exchange }: Partial<Pick<Engine, 'exchange'>>,
  config: { configType?: string } & { [Key in Field]?: string },
  field: Field,
  missing: string,
): void {
  if (config.configType !== 'recurrent') return
  const place = config[field]
  const error = place ? (exchange?.faultOf(place) ?? null) : missing
  if (error) throw fail('invalid', error, [{ path: `/${field}`, message: error }])
}

import type { Engine } from '#engine/kernel/engine.ts'
import { HOUR_MS } from '#model/lib/time-units.ts'

/** People take longer to read and fill in a form, in milliseconds. */
const QUICKEST = 2000
/** A form that was open for longer is shown once more. */
const LONGEST = 24 * HOUR_MS

const text = (formId: string, at: string) => `form ${formId} ${at}`

/** The signed time at which a form was shown. */
export function stampOf({ secrets, clock }: Pick<Engine, 'secrets' | 'clock'>, formId: string) {
  const at = String(clock.now())
  return `${at}.${secrets.sign(text(formId, at))}`
}

/** Whether the form was shown by this product, and not a moment ago or too long ago. */
export function isHumanPace(
  { secrets, clock }: Pick<Engine, 'secrets' | 'clock'>,
  formId: string,
  stamp: string,
): boolean {
  const [, at = '', signature = ''] = /^(\d{1,16})\.(.+)$/.exec(stamp) ?? []
  if (at === '' || !secrets.verify(text(formId, at), signature)) return false
  const age = clock.now() - Number(at)
  return age >= QUICKEST && age <= LONGEST
}

import { say } from '#language'
import { parameterSchemaFaults } from '#model/schema/check-object-type.ts'
import type { Script } from '#model/schema/entities.generated.ts'
import { fail, type FieldError } from '#model/lib/errors.ts'
import type { EntityHooks } from '#store/entity-store.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { world } from '#engine/audience/objects/change-type.ts'
import { SCRIPT_NAMES } from './evaluate-script.ts'

/** An unsaved script. */
export interface ScriptDraft {
  code?: unknown
  parameters?: unknown
}

const NO_PARAMETERS = { type: 'object', properties: {} }

/** All faults that prevent saving a script: invalid parameters and syntax errors. */
export async function scriptFaults(
  { sandbox }: Partial<Pick<Engine, 'sandbox'>>,
  tenantId: string,
  { code = '', parameters = NO_PARAMETERS }: ScriptDraft,
): Promise<FieldError[]> {
  const faults = parameterSchemaFaults(parameters, world)
  const unread = await sandbox?.check({ key: tenantId, code: String(code) }, SCRIPT_NAMES)
  if (!unread) return faults
  const { line, column, message } = unread
  return [
    ...faults,
    {
      path: '/code',
      message:
        line === null
          ? message
          : say('Line {line}, column {column}: {fault}.', {
              line,
              column: String(column),
              fault: message,
            }),
    },
  ]
}

/** @throws ProductError `invalid` with the path of each fault */
async function assertValidScript(
  engine: Partial<Pick<Engine, 'sandbox'>>,
  tenantId: string,
  draft: ScriptDraft,
): Promise<void> {
  const faults = await scriptFaults(engine, tenantId, draft)
  const [fault] = faults
  if (fault !== undefined)
    throw fail(
      'invalid',
      say('The script cannot be kept: {fault}', { fault: fault.message }),
      faults,
    )
}

/** Checks the code and the parameters of scripts. */
export const scriptHooks = (engine: Partial<Pick<Engine, 'sandbox'>>): EntityHooks<Script> => ({
  validate: (_db, { tenantId }, values) => assertValidScript(engine, tenantId, values),
})

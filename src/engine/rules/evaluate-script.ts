import { ActionError, type ActionFacts, type ActionArguments } from '#catalog/actions/action.ts'
import { readChanges } from '#catalog/actions/read-changes.ts'
import type { ScriptTrial } from '#catalog/actions/rule-trial.ts'
import { mentions, type ScriptedAction } from '#catalog/actions/scripted.ts'
import { checkValue } from '#model/schema/check-value.ts'
import type { Engine } from '#engine/kernel/engine.ts'

/** Names available to a script in addition to `now` and its helpers. */
export const SCRIPT_NAMES = ['event', 'profile', 'session', 'parameters'] as const

const fault = (message: string, line: number | null = null, column: number | null = null) => ({
  message,
  line,
  column,
})

function plainFacts({ event, profile, session }: ActionFacts, script: ScriptedAction) {
  const {
    id,
    name,
    email,
    tags,
    anonymous,
    firstSeenAt,
    lastSeenAt,
    properties,
    consents,
    segments,
    lists,
    scores,
  } = profile
  const said = mentions(script)
  return {
    event,
    profile: {
      id,
      name,
      email,
      tags,
      anonymous,
      firstSeenAt,
      lastSeenAt,
      properties,
      consents,
      ...(said.segments ? { segments: [...segments] } : {}),
      ...(said.lists ? { lists: [...lists] } : {}),
      ...(said.scores ? { scores: Object.fromEntries(scores) } : {}),
    },
    session,
  }
}

/** The script's parameters, completed with the defaults of their schema. */
function filledIn(
  { parameters: { properties = {} } }: ScriptedAction,
  actionArguments: ActionArguments,
): ActionArguments {
  const defaults = Object.entries(properties).flatMap(([name, node]) =>
    node.default === undefined ? [] : [[name, node.default] as const],
  )
  return {
    ...Object.fromEntries(defaults),
    ...Object.fromEntries(
      Object.entries(actionArguments).filter(
        ([, value]) => value !== undefined && value !== null && value !== '',
      ),
    ),
  }
}

/**
 * Runs a script and returns its validated changes, or an error of the script or its input. Never
 * rejects.
 */
export async function evaluateScript(
  { sandbox }: Pick<Engine, 'sandbox'>,
  tenantId: string,
  script: ScriptedAction,
  actionArguments: ActionArguments,
  facts: ActionFacts,
): Promise<Omit<ScriptTrial, 'step'>> {
  const parameters = filledIn(script, actionArguments)
  const [wrong] = checkValue(
    { ...script.parameters, additionalProperties: false, title: 'The parameters' },
    parameters,
  )
  if (wrong) return { changes: [], fault: fault(wrong.message), log: [] }
  const run = await sandbox.run(
    { key: `${tenantId} ${script.id}`, code: script.code },
    { ...plainFacts(facts, script), parameters },
    facts.now,
  )
  if (run.fault) {
    const { message, line, column } = run.fault
    return {
      changes: [],
      fault: fault(line === null ? message : `Line ${line}: ${message}`, line, column),
      log: run.log,
    }
  }
  try {
    return {
      changes: readChanges(run.value, { raises: script.raises, lists: mentions(script).lists }),
      fault: null,
      log: run.log,
    }
  } catch (error) {
    if (!(error instanceof ActionError)) throw error
    return { changes: [], fault: fault(error.message), log: run.log }
  }
}

import {
  ActionError,
  type Action,
  type ActionFacts,
  type ActionChange,
} from '#catalog/actions/action.ts'
import { actionExecutors } from '#catalog/actions/executors.ts'
import { fillReferences } from '#catalog/actions/references.ts'
import { messageOf } from '#model/lib/thrown.ts'
import type { ChangeContext } from './apply-change.ts'
import { evaluateScript } from './evaluate-script.ts'
import type { Means } from './run-rules.ts'

/**
 * The changes that an action requests. An error of the action never fails the event: its message is
 * returned instead.
 */
export async function changesOf(
  { actionLanguage, engine, tenantId }: Means,
  { types }: Pick<ChangeContext, 'types'>,
  facts: ActionFacts,
  action: Action,
): Promise<ActionChange[] | string> {
  const { type, parameterValues } = actionLanguage.expand(action)
  const script = actionLanguage.scripts.get(type)
  const execute = actionExecutors[type]
  if (script) {
    const { changes, fault } = await evaluateScript(
      engine,
      tenantId,
      script,
      fillReferences(parameterValues, facts),
      facts,
    )
    return fault === null ? changes : fault.message
  }
  if (!execute) return `There is no action type "${action.type}".`
  try {
    return execute(fillReferences(parameterValues, facts), facts, {
      declared: (name) => types.byIncoming.get(name) ?? null,
    })
  } catch (error) {
    return error instanceof ActionError
      ? error.message
      : `The action could not be run: ${messageOf(error)}`
  }
}

import type { ActionType, ConditionType, Script } from '#model/schema/entities.generated.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'

async function all<R>(portions: AsyncGenerator<R[]>): Promise<R[]> {
  const found: R[] = []
  for await (const some of portions) found.push(...some)
  return found
}

export const savedConditions = async (
  engine: Engine,
  scope: ActorScope,
): Promise<ConditionType[]> =>
  all((await engine.stores.of('condition-type').readAll(scope, {})).portions)
export const savedScripts = async (engine: Engine, scope: ActorScope): Promise<Script[]> =>
  all((await engine.stores.of('script').readAll(scope, {})).portions)
export const savedActions = async (engine: Engine, scope: ActorScope): Promise<ActionType[]> =>
  all((await engine.stores.of('action-type').readAll(scope, {})).portions)

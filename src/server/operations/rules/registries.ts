import { actionDefinitions } from '#catalog/actions/definitions.ts'
import { schemaOf } from '#catalog/actions/language.ts'
import { scriptTypeId } from '#catalog/actions/scripted.ts'
import { conditionDefinitions } from '#catalog/conditions/definitions.ts'
import { shippedConditionTypes } from '#catalog/conditions/shipped-types.ts'
import { savedActions, savedConditions, savedScripts } from '#engine/rules/saved-records.ts'
import { valueTypes } from '#engine/segments/value-types.ts'
import { endpoint } from '../../base/endpoint.ts'
import { audienceScope } from '../segments/audience-scope.ts'

export const getConditionTypes = endpoint({
  method: 'GET',
  path: '/api/v1/conditions',
  access: 'audience',
  summary:
    'Every condition type with its parameters: those that are shipped, and those that were saved',
  async handler(input) {
    const saved = await savedConditions(input.engine, audienceScope(input))
    return [
      ...conditionDefinitions.map(({ id, title, description, about, tags, parameters }) => ({
        id,
        name: title,
        description,
        about,
        systemTags: tags,
        parameters,
        shipped: true,
      })),
      ...shippedConditionTypes.map(({ id, name, about, parameters, parentCondition }) => ({
        id,
        name,
        description: '',
        about,
        systemTags: [`${about}Condition`],
        parameters,
        parentCondition,
        shipped: true,
      })),
      ...saved.map(({ id, name, description, about, parameters, parentCondition }) => ({
        id,
        name,
        description,
        about,
        systemTags: [`${about}Condition`],
        parameters,
        parentCondition,
        shipped: false,
      })),
    ]
  },
})

export const getActionTypes = endpoint({
  method: 'GET',
  path: '/api/v1/actions',
  access: 'audience',
  summary:
    'Every action type with the JSON Schema of its parameters: those that are shipped, ' +
    'scripts, and those that were saved',
  async handler(input) {
    const scope = audienceScope(input)
    const [saved, scripts] = await Promise.all([
      savedActions(input.engine, scope),
      savedScripts(input.engine, scope),
    ])
    return [
      ...actionDefinitions.map((actionDefinition) => ({
        id: actionDefinition.id,
        name: actionDefinition.title,
        description: actionDefinition.description,
        parameters: schemaOf(actionDefinition),
        shipped: true,
      })),
      ...scripts.map(({ id, name, description, parameters }) => ({
        id: scriptTypeId(id),
        name,
        description,
        parameters,
        shipped: false,
      })),
      ...saved.map(({ id, name, description, actions }) => ({
        id,
        name,
        description,
        action: actions[0],
        shipped: false,
      })),
    ]
  },
})

export const getValueTypes = endpoint({
  method: 'GET',
  path: '/api/v1/value-types',
  access: 'audience',
  summary: 'Every type that the values of a property may have, and how conditions compare them',
  handler: async () => valueTypes(),
})

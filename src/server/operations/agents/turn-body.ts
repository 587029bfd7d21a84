/** The words of one turn. */
export const turnBody = {
  type: 'object',
  properties: { text: { type: 'string', title: 'Says', minLength: 1, maxLength: 1000 } },
  required: ['text'],
  additionalProperties: false,
} as const

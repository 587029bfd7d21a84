import { answerQuestions } from '#engine/outreach/asking/answer-questions.ts'
import { candidatesOf, questionsOf } from '#drafting/asking/questions.ts'
import { viewCampaign } from '#engine/outreach/campaign-view.ts'
import { QUESTIONS } from '#model/email/drafting-questions.ts'
import { endpoint } from '../../base/endpoint.ts'
import { scopeOf, recordIn } from '../../base/scope-of.ts'

export const getQuestions = endpoint({
  method: 'GET',
  path: '/api/v1/campaigns/:id/questions',
  access: 'member',
  summary: 'What to confirm before the emails are right',
  async handler(input) {
    return questionsOf(await viewCampaign(input.engine, scopeOf(input), input.params.id))
  },
})

export const getCandidates = endpoint({
  method: 'GET',
  path: '/api/v1/campaigns/:id/candidates',
  access: 'member',
  summary: 'What the site says for each fact with its source, and what the trade suggests',
  async handler(input) {
    return candidatesOf(await viewCampaign(input.engine, scopeOf(input), input.params.id))
  },
})

export const postAnswers = endpoint({
  method: 'POST',
  path: '/api/v1/campaigns/:id/answers',
  access: 'write-member',
  summary: 'Answer questions about the draft',
  body: {
    type: 'object',
    properties: {
      answers: {
        type: 'array',
        title: 'Answers',
        minItems: 1,
        maxItems: QUESTIONS.length,
        items: {
          type: 'object',
          properties: {
            question: { type: 'string', title: 'Question', enum: [...QUESTIONS] },
            texts: {
              type: 'array',
              title: 'Chosen or written texts',
              items: { type: 'string', maxLength: 500 },
              maxItems: 5,
            },
          },
          required: ['question', 'texts'],
          additionalProperties: false,
        },
      },
      version: { type: 'integer', title: 'Version', minimum: 1 },
    },
    required: ['answers'],
    additionalProperties: false,
  },
  handler: (input) =>
    answerQuestions(input.engine, scopeOf(input), recordIn(input), input.body.answers),
})

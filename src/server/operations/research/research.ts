import {
  forgetCompany,
  researchCampaign,
  researchContact,
  viewCampaignResearch,
  viewContactResearch,
} from '#engine/outreach/research/contact-research.ts'
import { endpoint } from '../../base/endpoint.ts'
import { scopeOf } from '../../base/scope-of.ts'

export const getContactResearch = endpoint({
  method: 'GET',
  path: '/api/v1/contacts/:id/research',
  access: 'member',
  summary: 'What the public pages of a contact’s company say',
  handler: (input) => viewContactResearch(input.engine, scopeOf(input), input.params.id),
})

export const postContactResearch = endpoint({
  method: 'POST',
  path: '/api/v1/contacts/:id/research',
  access: 'write-member',
  summary: 'Read the pages of a contact’s company; goes on as a job',
  rateLimit: 60,
  handler: (input) => researchContact(input.engine, scopeOf(input), input.params.id),
})

export const postForget = endpoint({
  method: 'POST',
  path: '/api/v1/contacts/:id/research/forget',
  access: 'write-member',
  summary: 'Delete what was read about a contact’s company',
  handler: (input) => forgetCompany(input.engine, scopeOf(input), input.params.id),
})

export const getCampaignResearch = endpoint({
  method: 'GET',
  path: '/api/v1/campaigns/:id/research',
  access: 'member',
  summary: 'How far the companies of a campaign’s people are read',
  handler: (input) => viewCampaignResearch(input.engine, scopeOf(input), input.params.id),
})

export const postCampaignResearch = endpoint({
  method: 'POST',
  path: '/api/v1/campaigns/:id/research',
  access: 'write-member',
  summary: 'Read the pages of the companies of a campaign’s people; goes on as a job',
  handler: (input) => researchCampaign(input.engine, scopeOf(input), input.params.id),
})

import type { Condition } from '#condition/condition.ts'
import type { SavedConditionType } from '#condition/language.ts'
import type { ConditionParameter } from '#condition/kind.ts'

/*
 * Condition types of Apache Unomi that are composed of others with placeholders. An empty
 * placeholder removes its line, so "no form" means any form. Users add their own types in the same
 * way.
 */
const all = (...subConditions: Condition[]): Condition => ({
  type: 'booleanCondition',
  parameterValues: { operator: 'and', subConditions },
})
const any = (...subConditions: Condition[]): Condition => ({
  type: 'booleanCondition',
  parameterValues: { operator: 'or', subConditions },
})
const isType = (eventTypeId: string): Condition => ({
  type: 'eventTypeCondition',
  parameterValues: { eventTypeId },
})
const property = (
  subject: 'profile' | 'session' | 'event',
  propertyName: string,
  comparisonOperator: string,
  values: Record<string, unknown> = {},
): Condition => ({
  type: `${subject}PropertyCondition`,
  parameterValues: { propertyName, comparisonOperator, ...values },
})
const equals = (subject: 'profile' | 'session' | 'event', name: string, parameter: string) =>
  property(subject, name, 'equals', { propertyValue: `parameter::${parameter}` })

const textParameter = (id: string, title: string): ConditionParameter => ({
  id,
  title,
  type: 'text',
})
const days = (title: string): ConditionParameter => ({
  id: 'since',
  title,
  type: 'text',
  default: '30',
  help: 'Days, or a date expression such as now-1M.',
})

/** A number of days, counted back from now; any other value is used as a date. */
const daysAgo = ({ since, ...given }: Record<string, unknown>): Record<string, unknown> => ({
  ...given,
  since: /^\d+(?:\.0+)?$/.test(String(since).trim()) ? `now-${Math.floor(Number(since))}d` : since,
})

/** Converts seconds, as users enter them, to the milliseconds of a visit's duration. */
const milliseconds = (value: unknown) => (typeof value === 'number' ? value * 1000 : value)
const inMilliseconds = ({
  minimumDuration,
  maximumDuration,
  ...given
}: Record<string, unknown>): Record<string, unknown> => ({
  ...given,
  minimumDuration: milliseconds(minimumDuration),
  maximumDuration: milliseconds(maximumDuration),
})

export const shippedConditionTypes: readonly SavedConditionType[] = [
  {
    id: 'formEventCondition',
    name: 'Sent a form',
    about: 'event',
    parameters: [textParameter('formId', 'Form'), textParameter('pagePath', 'Page')],
    parentCondition: all(
      isType('form'),
      equals('event', 'target.itemId', 'formId'),
      equals('event', 'source.properties.pageInfo.pagePath', 'pagePath'),
    ),
  },
  {
    id: 'videoViewEventCondition',
    name: 'Watched a video',
    about: 'event',
    parameters: [textParameter('videoId', 'Video'), textParameter('pagePath', 'Page')],
    parentCondition: all(
      isType('video'),
      equals('event', 'target.itemId', 'videoId'),
      equals('event', 'source.properties.pageInfo.pagePath', 'pagePath'),
    ),
  },
  {
    id: 'hoverEventCondition',
    name: 'Pointed at something',
    about: 'event',
    parameters: [textParameter('targetId', 'Element'), textParameter('targetPath', 'Path')],
    parentCondition: all(
      isType('hover'),
      equals('event', 'target.itemId', 'targetId'),
      equals('event', 'target.properties.path', 'targetPath'),
    ),
  },
  {
    id: 'sourceEventPropertyCondition',
    name: 'Where the event came from',
    about: 'event',
    parameters: [
      textParameter('id', 'Id'),
      textParameter('path', 'Path'),
      textParameter('scope', 'Scope'),
      textParameter('type', 'Type'),
    ],
    parentCondition: all(
      equals('event', 'source.itemId', 'id'),
      equals('event', 'source.properties.pageInfo.pagePath', 'path'),
      equals('event', 'source.scope', 'scope'),
      equals('event', 'source.itemType', 'type'),
    ),
  },
  {
    id: 'profileUpdatedEventCondition',
    name: 'A profile changed',
    about: 'event',
    parameters: [],
    parentCondition: isType('profileUpdated'),
  },
  {
    id: 'sessionCreatedEventCondition',
    name: 'A visit began',
    about: 'event',
    parameters: [],
    parentCondition: isType('sessionCreated'),
  },
  {
    id: 'updatePropertiesEventCondition',
    name: 'Properties were sent',
    about: 'event',
    parameters: [],
    parentCondition: isType('updateProperties'),
  },
  {
    id: 'modifyAnyConsentEventCondition',
    name: 'A consent changed',
    about: 'event',
    parameters: [],
    parentCondition: isType('modifyConsent'),
  },
  {
    id: 'modifyConsentEventCondition',
    name: 'This consent changed',
    about: 'event',
    parameters: [
      textParameter('consentTypeId', 'Purpose'),
      textParameter('consentStatus', 'Answer'),
    ],
    parentCondition: all(
      isType('modifyConsent'),
      equals('event', 'properties.consent.typeIdentifier', 'consentTypeId'),
      equals('event', 'properties.consent.status', 'consentStatus'),
    ),
  },
  {
    id: 'newVisitorCondition',
    name: 'New visitor',
    about: 'profile',
    parameters: [days('No visit since')],
    read: daysAgo,
    parentCondition: any(
      property('profile', 'properties.previousVisit', 'missing'),
      property('profile', 'properties.previousVisit', 'lessThan', {
        propertyValueDateExpr: 'parameter::since',
      }),
    ),
  },
  {
    id: 'returningVisitorCondition',
    name: 'Returning visitor',
    about: 'profile',
    parameters: [days('Visited since')],
    read: daysAgo,
    parentCondition: property('profile', 'properties.previousVisit', 'greaterThanOrEqualTo', {
      propertyValueDateExpr: 'parameter::since',
    }),
  },
  {
    id: 'sessionDurationCondition',
    name: 'Length of the visit',
    about: 'session',
    parameters: [
      { id: 'minimumDuration', title: 'At least', type: 'number', help: 'Seconds.' },
      { id: 'maximumDuration', title: 'At most', type: 'number', help: 'Seconds.' },
    ],
    read: inMilliseconds,
    parentCondition: all(
      property('session', 'duration', 'greaterThanOrEqualTo', {
        propertyValueInteger: 'parameter::minimumDuration',
      }),
      property('session', 'duration', 'lessThanOrEqualTo', {
        propertyValueInteger: 'parameter::maximumDuration',
      }),
    ),
  },
  {
    id: 'geoLocationSessionCondition',
    name: 'Place of the visit',
    about: 'session',
    parameters: [
      textParameter('country', 'Country'),
      textParameter('admin1', 'Region'),
      textParameter('admin2', 'District'),
      textParameter('city', 'City'),
    ],
    parentCondition: all(
      equals('session', 'properties.sessionCountryCode', 'country'),
      equals('session', 'properties.sessionAdminSubDiv1', 'admin1'),
      equals('session', 'properties.sessionAdminSubDiv2', 'admin2'),
      equals('session', 'properties.sessionCity', 'city'),
    ),
  },
]

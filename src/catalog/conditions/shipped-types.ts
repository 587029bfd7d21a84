import type { Condition } from '#condition/condition.ts'
import type { SavedConditionType } from '#condition/language.ts'
import type { ConditionParameter } from '#condition/kind.ts'
import { message, say } from '#language'

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
  get title() {
    return say(title)
  },
  type: 'text',
})
const secondsParameter = (id: string, title: string): ConditionParameter => ({
  id,
  get title() {
    return say(title)
  },
  type: 'number',
  get help() {
    return say('Seconds.')
  },
})
const days = (title: string): ConditionParameter => ({
  id: 'since',
  get title() {
    return say(title)
  },
  type: 'text',
  default: '30',
  get help() {
    return say('A number of days, or a date expression such as now-1M.')
  },
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
    get name() {
      return say('Submitted a form')
    },
    about: 'event',
    parameters: [
      textParameter('formId', message('Form')),
      textParameter('pagePath', message('Page')),
    ],
    parentCondition: all(
      isType('form'),
      equals('event', 'target.itemId', 'formId'),
      equals('event', 'source.properties.pageInfo.pagePath', 'pagePath'),
    ),
  },
  {
    id: 'videoViewEventCondition',
    get name() {
      return say('Watched a video')
    },
    about: 'event',
    parameters: [
      textParameter('videoId', message('Video')),
      textParameter('pagePath', message('Page')),
    ],
    parentCondition: all(
      isType('video'),
      equals('event', 'target.itemId', 'videoId'),
      equals('event', 'source.properties.pageInfo.pagePath', 'pagePath'),
    ),
  },
  {
    id: 'hoverEventCondition',
    get name() {
      return say('Hovered over an element')
    },
    about: 'event',
    parameters: [
      textParameter('targetId', message('Element')),
      textParameter('targetPath', message('Path')),
    ],
    parentCondition: all(
      isType('hover'),
      equals('event', 'target.itemId', 'targetId'),
      equals('event', 'target.properties.path', 'targetPath'),
    ),
  },
  {
    id: 'sourceEventPropertyCondition',
    get name() {
      return say('Event source')
    },
    about: 'event',
    parameters: [
      textParameter('id', message('Id')),
      textParameter('path', message('Path')),
      textParameter('scope', message('Scope')),
      textParameter('type', message('Type')),
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
    get name() {
      return say('Profile changed')
    },
    about: 'event',
    parameters: [],
    parentCondition: isType('profileUpdated'),
  },
  {
    id: 'sessionCreatedEventCondition',
    get name() {
      return say('Visit started')
    },
    about: 'event',
    parameters: [],
    parentCondition: isType('sessionCreated'),
  },
  {
    id: 'updatePropertiesEventCondition',
    get name() {
      return say('Properties sent')
    },
    about: 'event',
    parameters: [],
    parentCondition: isType('updateProperties'),
  },
  {
    id: 'modifyAnyConsentEventCondition',
    get name() {
      return say('Consent changed')
    },
    about: 'event',
    parameters: [],
    parentCondition: isType('modifyConsent'),
  },
  {
    id: 'modifyConsentEventCondition',
    get name() {
      return say('Specific consent changed')
    },
    about: 'event',
    parameters: [
      textParameter('consentTypeId', message('Purpose')),
      textParameter('consentStatus', message('Answer')),
    ],
    parentCondition: all(
      isType('modifyConsent'),
      equals('event', 'properties.consent.typeIdentifier', 'consentTypeId'),
      equals('event', 'properties.consent.status', 'consentStatus'),
    ),
  },
  {
    id: 'newVisitorCondition',
    get name() {
      return say('New visitor')
    },
    about: 'profile',
    parameters: [days(message('No visit since'))],
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
    get name() {
      return say('Returning visitor')
    },
    about: 'profile',
    parameters: [days(message('Visited since'))],
    read: daysAgo,
    parentCondition: property('profile', 'properties.previousVisit', 'greaterThanOrEqualTo', {
      propertyValueDateExpr: 'parameter::since',
    }),
  },
  {
    id: 'sessionDurationCondition',
    get name() {
      return say('Visit length')
    },
    about: 'session',
    parameters: [
      secondsParameter('minimumDuration', message('At least')),
      secondsParameter('maximumDuration', message('At most')),
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
    get name() {
      return say('Visit location')
    },
    about: 'session',
    parameters: [
      textParameter('country', message('Country')),
      textParameter('admin1', message('Region')),
      textParameter('admin2', message('District')),
      textParameter('city', message('City')),
    ],
    parentCondition: all(
      equals('session', 'properties.sessionCountryCode', 'country'),
      equals('session', 'properties.sessionAdminSubDiv1', 'admin1'),
      equals('session', 'properties.sessionAdminSubDiv2', 'admin2'),
      equals('session', 'properties.sessionCity', 'city'),
    ),
  },
]

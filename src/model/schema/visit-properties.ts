import { message } from '#language'

/**
 * Properties that are recorded automatically for a visit, with Apache Unomi's names, so that its
 * conditions and clients find them.
 */
export const visitProperties = {
  deviceCategory: { title: message('Device'), kind: 'text' },
  userAgentName: { title: message('Browser'), kind: 'text' },
  userAgentVersion: { title: message('Browser version'), kind: 'text' },
  operatingSystemFamily: { title: message('Operating system'), kind: 'text' },
  operatingSystemName: { title: message('Operating system version'), kind: 'text' },
  sessionCountryCode: { title: message('Country code'), kind: 'text' },
  sessionCountryName: { title: message('Country'), kind: 'text' },
  sessionAdminSubDiv1: { title: message('Region'), kind: 'text' },
  sessionAdminSubDiv2: { title: message('District'), kind: 'text' },
  sessionCity: { title: message('City'), kind: 'text' },
  latitude: { title: message('Latitude'), kind: 'number' },
  longitude: { title: message('Longitude'), kind: 'number' },
  pageReferringURL: { title: message('Referrer'), kind: 'text' },
  userAgent: { title: message('User agent'), kind: 'text' },
} as const satisfies Record<string, { title: string; kind: 'text' | 'number' }>

export type VisitProperties = {
  [Name in keyof typeof visitProperties]?: (typeof visitProperties)[Name]['kind'] extends 'number'
    ? number
    : string
}

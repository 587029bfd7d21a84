/**
 * Properties that are recorded automatically for a visit, with Apache Unomi's names, so that its
 * conditions and clients find them.
 */
export const visitProperties = {
  deviceCategory: { title: 'Device', kind: 'text' },
  userAgentName: { title: 'Browser', kind: 'text' },
  userAgentVersion: { title: 'Version of the browser', kind: 'text' },
  operatingSystemFamily: { title: 'Operating system', kind: 'text' },
  operatingSystemName: { title: 'Operating system with version', kind: 'text' },
  sessionCountryCode: { title: 'Country code', kind: 'text' },
  sessionCountryName: { title: 'Country', kind: 'text' },
  sessionAdminSubDiv1: { title: 'Region', kind: 'text' },
  sessionAdminSubDiv2: { title: 'District', kind: 'text' },
  sessionCity: { title: 'City', kind: 'text' },
  latitude: { title: 'Latitude', kind: 'number' },
  longitude: { title: 'Longitude', kind: 'number' },
  pageReferringURL: { title: 'Came from', kind: 'text' },
  userAgent: { title: 'User agent', kind: 'text' },
} as const satisfies Record<string, { title: string; kind: 'text' | 'number' }>

export type VisitProperties = {
  [Name in keyof typeof visitProperties]?: (typeof visitProperties)[Name]['kind'] extends 'number'
    ? number
    : string
}

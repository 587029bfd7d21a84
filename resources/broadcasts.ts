import type schema from '#schemas/broadcast.json'
import type { Resource } from '#model/schema/resource.ts'

export const broadcasts = {
  entity: 'broadcast',
  path: '/customer/broadcasts',
  screens: { show: 'broadcasts/broadcast-show' },
  room: 'messages.studio',
  icon: 'broadcast',
  synonyms: 'newsletter blast mailing send campaign',
  list: {
    columns: ['name', 'state', 'engageId', 'startedAt', 'targeted', 'finishedAt', 'tags'],
    filters: ['state', 'engageId', 'startedAt', 'tags'],
  },
  show: {
    summary: [
      'state',
      'engageId',
      'startedAt',
      'frozenAt',
      'finishedAt',
      'templateVersion',
      'tags',
    ],
    sections: [
      {
        title: 'Audience',
        fields: [
          'audienceKind',
          'segmentId',
          'listId',
          'condition',
          'addresses',
          'excludeSegmentIds',
          'excludeListIds',
          'excludeEngageId',
          'excludeDays',
          'skipRepeats',
        ],
      },
      {
        title: 'Schedule and pace',
        fields: ['timing', 'startAt', 'localDate', 'localTime', 'perHour'],
      },
      {
        title: 'Safety',
        fields: [
          'canaryPercent',
          'canaryHours',
          'canaryUntil',
          'maxErrors',
          'maxBounces',
          'maxComplaints',
        ],
      },
      { title: 'Details', fields: ['description'] },
    ],
    omit: {
      'Bookkeeping of the dispatcher.': ['pacedUntil', 'watchedFrom', 'lookAt', 'jobId'],
      'Shown above with the results.': ['stateReason', 'targeted', 'canarySize'],
      'Named by ids, for the API.': ['profileIds'],
    },
  },
  edit: {
    sections: [
      { title: 'Message', fields: ['name', 'engageId'] },
      {
        title: 'Audience',
        purpose: 'Read when sending starts. Each address gets one email.',
        fields: ['audienceKind', 'segmentId', 'listId', 'condition', 'addresses'],
      },
      {
        title: 'Exclusions',
        fields: [
          'excludeSegmentIds',
          'excludeListIds',
          'excludeEngageId',
          'excludeDays',
          'skipRepeats',
        ],
      },
      {
        title: 'Schedule and pace',
        fields: ['timing', 'startAt', 'localDate', 'localTime', 'perHour'],
      },
      {
        title: 'Safety',
        purpose: 'A broadcast over a limit is paused until you resume or stop it.',
        fields: ['canaryPercent', 'canaryHours', 'maxErrors', 'maxBounces', 'maxComplaints'],
      },
      { title: 'Details', fields: ['description', 'tags'] },
    ],
    omit: { 'Named by ids, for the API.': ['profileIds'] },
  },
} as const satisfies Resource<typeof schema>

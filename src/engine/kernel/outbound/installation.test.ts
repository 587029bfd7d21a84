import { expect, it } from 'vitest'
import { findHoldCause, type InstallationFacts, type InstallationIdentity } from './installation.ts'
import { MINUTE_MS, HOUR_MS } from '#model/lib/time-units.ts'

const now = Date.UTC(2026, 10, 23)
const found = {
  system: '7301',
  database: '16384',
  timeline: 1,
  folder: { born: '100', inode: '5' },
  control: { born: '200', inode: '6' },
}
const identity: InstallationIdentity = { id: 'a', ...found }
const usual: InstallationFacts = {
  stored: { identity, isRewritten: false },
  found,
  lastBeatAt: now - MINUTE_MS,
  witnessedBeatAt: now - MINUTE_MS,
  now,
  longestOutage: 6 * HOUR_MS,
  hasOverdue: true,
}

const other = (over: Partial<typeof found>) => ({ found: { ...found, ...over } })

it.each<[string, string | null, Partial<InstallationFacts>]>([
  ['a restart after a minute', null, {}],
  [
    'a fresh database',
    null,
    { stored: null, lastBeatAt: null, witnessedBeatAt: null, hasOverdue: false },
  ],
  [
    'the first start of a version that stores an identity',
    null,
    { stored: null, witnessedBeatAt: null },
  ],
  [
    'the same after a long outage',
    'outage',
    { stored: null, witnessedBeatAt: null, lastBeatAt: now - 7 * HOUR_MS },
  ],
  ['a row that came from a dump', 'restored', { stored: { identity, isRewritten: true } }],
  ['another cluster', 'copied', other({ system: '7302' })],
  ['another database of the cluster', 'copied', other({ database: '16999' })],
  ['a cluster that cannot be asked', null, { found: { ...found, system: null, timeline: null } }],
  ['a copied folder', 'copied', other({ folder: { born: '101', inode: '9' } })],
  [
    'a folder that got the inode of the deleted one',
    'copied',
    other({ folder: { born: '101', inode: '5' } }),
  ],
  [
    'a folder moved to another name, or a disk with other inodes',
    null,
    other({ folder: { born: '100', inode: '9' } }),
  ],
  [
    'a copied folder where the file system tells no birth',
    'copied',
    {
      stored: { identity: { ...identity, folder: { born: '0', inode: '5' } }, isRewritten: false },
      found: { ...found, folder: { born: '0', inode: '9' } },
    },
  ],
  [
    'the same folder where the file system tells no birth',
    null,
    {
      stored: { identity: { ...identity, folder: { born: '0', inode: '5' } }, isRewritten: false },
      found: { ...found, folder: { born: '0', inode: '5' } },
    },
  ],
  ['database files put back in place', 'copied', other({ control: { born: '999', inode: '6' } })],
  [
    'a database that lacks an hour that its folder has seen',
    'restored',
    { lastBeatAt: now - HOUR_MS, witnessedBeatAt: now - MINUTE_MS },
  ],
  [
    'a tail lost with the power',
    null,
    { lastBeatAt: now - 2 * MINUTE_MS, witnessedBeatAt: now - MINUTE_MS },
  ],
  ['a failover', null, other({ timeline: 2 })],
  [
    'a point-in-time recovery',
    'restored',
    { ...other({ timeline: 2 }), lastBeatAt: now - HOUR_MS, witnessedBeatAt: null },
  ],
  [
    'a long outage',
    'outage',
    { lastBeatAt: now - 7 * HOUR_MS, witnessedBeatAt: now - 7 * HOUR_MS },
  ],
  [
    'a long outage with nothing overdue',
    null,
    { lastBeatAt: now - 7 * HOUR_MS, witnessedBeatAt: null, hasOverdue: false },
  ],
  [
    'a long outage where that is switched off',
    null,
    { lastBeatAt: now - 700 * HOUR_MS, witnessedBeatAt: null, longestOutage: 0 },
  ],
])('%s: %s', (_name, cause, over) => {
  expect(findHoldCause({ ...usual, ...over })).toBe(cause)
})

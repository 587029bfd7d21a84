import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { enableFailpoints, failpoint } from './failpoints.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outrider-failpoints-'))
  enableFailpoints(folder)
})
afterEach(() => {
  enableFailpoints('')
  rmSync(folder, { recursive: true })
})

const arm = (text: string) => writeFileSync(join(folder, 'job.claimed'), text)

describe('a failpoint', () => {
  it('does nothing while failpoints are disabled', () => {
    arm('hold')
    enableFailpoints('')
    expect(failpoint('job.claimed')).toBeUndefined()
    expect(readdirSync(folder)).toEqual(['job.claimed'])
  })

  it('does nothing unless it is armed', async () => {
    await failpoint('job.claimed')
    expect(readdirSync(folder)).toEqual([])
  })

  it('holds the one who reaches it until its file is deleted', async () => {
    arm('hold')
    let passed = false
    const held = failpoint('job.claimed')!.then(() => (passed = true))
    const hit = join(folder, `job.claimed.${process.pid}.hit`)
    await vi.waitFor(() => expect(existsSync(hit)).toBe(true))
    await failpoint('job.claimed')
    expect(passed).toBe(false)
    rmSync(hit)
    await held
  })

  it('lets the given number of passes through, then throws the error that it names', async () => {
    arm('ENOSPC 2')
    await failpoint('job.claimed')
    await failpoint('job.claimed')
    await expect(failpoint('job.claimed')).rejects.toMatchObject({ code: 'ENOSPC' })
    await failpoint('job.claimed')
  })
})

describe('the setting', () => {
  const problems = (environment: Record<string, string>) => {
    try {
      readConfig({ FAILPOINTS_DIR: '/tmp/failpoints', ...environment })
      return ''
    } catch (error) {
      return (error as ConfigError).message
    }
  }

  it('is refused in production and on a public address', () => {
    expect(problems({ NODE_ENV: 'test' })).toBe('')
    expect(problems({ NODE_ENV: 'production' })).toContain('FAILPOINTS_DIR')
    expect(problems({ PUBLIC_URL: 'https://outrider.company.com', EMBEDDED: 'off' })).toContain(
      'FAILPOINTS_DIR',
    )
  })
})

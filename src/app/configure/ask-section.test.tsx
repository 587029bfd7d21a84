// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Messaging } from '#model/api/outreach.ts'
import { AskSection } from './ask-section.tsx'

afterEach(cleanup)

const source = { url: 'https://halden.example', element: 'button', quote: 'Get a quote' }
const messaging = (text: string) =>
  ({ callToAction: { kind: 'quote', text, source } }) as unknown as Messaging

test('own words for the call to action are not taken for those of the site', () => {
  render(
    <AskSection
      value={messaging('Worth a look?')}
      drafted={messaging('')}
      missing={[]}
      candidates={{}}
      set={vi.fn()}
    />,
  )
  const note = document.querySelector('#at-messaging-callToAction-note')!
  expect(note.textContent).toContain('Edited by you')
  expect(screen.queryAllByRole('link')).toEqual([])
})

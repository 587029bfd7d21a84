// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { RouterBridge } from '#shell/router-bridge.tsx'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { StartForm } from './start-form.tsx'

function Arrived() {
  const { pathname, search } = useLocation()
  return <p>{`at ${pathname}${search}`}</p>
}

beforeEach(() => {
  sessionStorage.clear()
  render(
    <MemoryRouter>
      <RouterBridge>
        <Routes>
          <Route path="/" element={<StartForm />} />
          <Route path="*" element={<Arrived />} />
        </Routes>
      </RouterBridge>
    </MemoryRouter>,
  )
})
afterEach(cleanup)

const field = () => screen.getByLabelText('Website URL') as HTMLInputElement
const send = (value: string) => {
  fireEvent.change(field(), { target: { value } })
  fireEvent.submit(field().form!)
}

it.each([
  ['', 'Please enter a website URL'],
  ['   ', 'Please enter a website URL'],
  ['acme', 'Please enter a valid domain (e.g., example.com or www.example.com)'],
])('names the fault of %j and keeps what was typed', (value, sentence) => {
  send(value)
  expect(screen.getByRole('alert').textContent).toBe(sentence)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(field().value).toBe(value)
  expect(document.activeElement).toBe(field())
  fireEvent.change(field(), { target: { value: `${value}.` } })
  expect(screen.queryByRole('alert')).toBeNull()
})

it('carries the address to Start New Campaign', () => {
  send(' www.acme.com/ ')
  expect(JSON.parse(localStorage.getItem('outrider.workflow')!)).toEqual({
    websiteUrl: 'https://www.acme.com',
  })
  expect(screen.getByText('at /start-new?url=https%3A%2F%2Fwww.acme.com')).toBeTruthy()
})

it('is a form that works without scripts', () => {
  const form = field().form!
  expect([form.getAttribute('action'), form.method, field().name]).toEqual([
    '/start-new',
    'get',
    'url',
  ])
})

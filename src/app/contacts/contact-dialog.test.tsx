// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { api, ApiError } from '#client/api.ts'
import type { Contact } from '#model/schema/entities.generated.ts'
import { ContactDialog } from './contact-dialog.tsx'

afterEach(cleanup)

test('after a conflict the typed text is saved over the version that was shown as newer', async () => {
  const put = vi
    .spyOn(api, 'put')
    .mockRejectedValueOnce(
      new ApiError(409, 'conflict', 'Changed since.', [], { current: { version: 5 } }),
    )
    .mockResolvedValue({} as never)
  const contact = { id: 'c1', version: 3, email: 'kari@firm.example' } as Contact
  const onClose = vi.fn()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ContactDialog contact={contact} onClose={onClose} />
    </QueryClientProvider>,
  )
  const city = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'City' })
  fireEvent.change(city(), { target: { value: 'Halden' } })
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  save()
  await screen.findByRole('alert')
  expect(city().value).toBe('Halden')
  save()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(put.mock.calls.map(([, , options]) => options?.version)).toEqual([3, 5])
})

import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '#client/query-client.ts'

/**
 * The shared cache. Stands around the sidebar and around every page that reads data, so that public
 * pages do not download it.
 */
export function DataLayer({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '#client/query-client.ts'

/**
 * Provides the shared query cache to the sidebar and to pages that load data, so that public pages
 * do not download it.
 */
export function DataLayer({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

import { useContext, type ReactNode } from 'react'
import { NotFound } from '#shell/not-found.tsx'
import { ConsoleRole } from './access.ts'

/** Hides pages about the installation from organization admins. */
export default function OperatorsOnly({ children }: { children: ReactNode }) {
  return useContext(ConsoleRole) === 'ADMIN' ? children : <NotFound />
}

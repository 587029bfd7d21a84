import { useContext, type ReactNode } from 'react'
import { NotFound } from '#shell/not-found.tsx'
import { ConsoleRole } from './access.ts'

/** Pages about the installation: for organization admins they do not exist. */
export default function OperatorsOnly({ children }: { children: ReactNode }) {
  return useContext(ConsoleRole) === 'ADMIN' ? children : <NotFound />
}

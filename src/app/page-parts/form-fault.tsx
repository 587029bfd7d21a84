import type { ReactNode } from 'react'
import { errorSentence } from '#client/api.ts'
import { tApp } from './messages.ts'

/** A fault of a form, read aloud when it appears; nothing without one. */
export const FormFault = ({ children }: { children: ReactNode }) =>
  children ? (
    <p className="data-fault" role="alert">
      {children}
    </p>
  ) : null

/** Why a save failed; nothing without an error. */
export const SaveFault = ({ error }: { error: unknown }) => (
  <FormFault>{error ? errorSentence(error, tApp('app.saveFailed')) : null}</FormFault>
)

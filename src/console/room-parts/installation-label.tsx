import { r } from './messages.ts'

/** Marks data of the whole installation. */
export const InstallationLabel = () => (
  <span className="c-installation" title={r('rooms.installationHelp')}>
    {r('rooms.installation')}
  </span>
)

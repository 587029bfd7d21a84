import { tRoomParts as t } from './messages.ts'

/** Marks data of the whole installation. */
export const InstallationLabel = () => (
  <span className="c-installation" title={t('rooms.installationHelp')}>
    {t('rooms.installation')}
  </span>
)

import { useGetList, type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Repository } from '#model/schema/entities.generated.ts'
import { buttonClass } from '#ui/base/button.tsx'
import { messageOf } from '#model/lib/thrown.ts'
import { useMay } from '../core/access.ts'
import { recordPath, type ConsoleResource } from '../core/registry.ts'
import { tRepository as t } from './repository-messages.ts'

const SHOWN = 10

/** The repositories in the settings, with links to each, to all of them, and to a new one. */
export function SettingsRepositories({ consoleResource }: { consoleResource: ConsoleResource }) {
  const may = useMay(consoleResource)
  const {
    data,
    total = 0,
    error,
  } = useGetList<Repository & RaRecord>(consoleResource.name, {
    sort: { field: 'updatedAt', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  })
  return (
    <>
      {error && (
        <p className="c-fault" role="alert">
          {messageOf(error)}
        </p>
      )}
      {data?.length === 0 && <p className="c-soft">{t('repositories.none')}</p>}
      {data && data.length > 0 && (
        <ul className="c-settings-list">
          {data.map((one) => (
            <li key={one.id}>
              <Link className="f-link c-medium" to={recordPath(consoleResource, one.id)}>
                {one.name}
              </Link>{' '}
              <span className="c-soft">{one.place}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="c-settings-row">
        {may('create') && (
          <Link className={buttonClass({})} to={`${consoleResource.resource.path}/create`}>
            {t('repositories.add')}
          </Link>
        )}
        {total > 0 && (
          <Link className={buttonClass({ variant: 'quiet' })} to={consoleResource.resource.path}>
            {t('repositories.all')}
          </Link>
        )}
      </p>
    </>
  )
}

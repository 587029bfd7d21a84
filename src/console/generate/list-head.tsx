import { useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { buttonClass } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { inSentence } from '#language'
import { useMay } from '../core/access.ts'
import { tConsole as t } from '../core/messages.ts'
import { ViewTabs } from '../list-choices/view-tabs.tsx'
import type { ListScreenProps } from './list-screen.tsx'
import { PageHead } from '../page-parts/page-head.tsx'
import { totalWords } from '../page-parts/total-words.ts'

/** The title of a list with its total and its buttons. */
export function ListHead({ consoleResource, title, under, actions }: ListScreenProps) {
  const { entity, resource } = consoleResource
  const may = useMay(consoleResource)
  const { total } = useListContext()
  return (
    <>
      <PageHead
        title={title ?? resource.label}
        count={total === undefined ? undefined : totalWords(total)}
      >
        {actions}
        {may('create') && (
          <Link className={buttonClass({ variant: 'primary' })} to={`${resource.path}/create`}>
            <Icon name="plus" />
            {t('console.list.new', { thing: inSentence(entity.title) })}
          </Link>
        )}
      </PageHead>
      {under}
      <ViewTabs consoleResource={consoleResource} />
    </>
  )
}

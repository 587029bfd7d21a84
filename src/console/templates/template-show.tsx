import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useRefresh } from 'react-admin'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { useMay } from '../core/access.ts'
import { ShowScreen } from '../generate/show-screen.tsx'
import type { ConsoleResource } from '../core/registry.ts'
import { Preview, type TemplateRecord } from './preview.tsx'
import { PublishDialog, TestDialog } from './template-dialogs.tsx'
import { VersionsTab } from './versions-tab.tsx'
import { tTemplates as t } from './messages.ts'

/** One email template: its preview, a test, publishing, and its versions. */
export function TemplateShow({
  consoleResource,
  id,
}: {
  consoleResource: ConsoleResource
  id: string
}) {
  const [person, setPerson] = useState('')
  const may = useMay(consoleResource)
  const refresh = useRefresh()
  const queries = useQueryClient()
  const done = () => {
    void queries.invalidateQueries()
    refresh()
  }
  return (
    <ShowScreen
      consoleResource={consoleResource}
      id={id}
      actions={(record) =>
        may('update') && (
          <Actions template={record as TemplateRecord} person={person} onDone={done} />
        )
      }
      lead={(record) => (
        <Preview template={record as TemplateRecord} person={person} onPerson={setPerson} />
      )}
      tabs={(record) => [
        {
          id: 'versions',
          label: t('templateMail.versions'),
          content: () => (
            <VersionsTab
              template={record as TemplateRecord}
              mayWrite={may('update')}
              onDone={done}
            />
          ),
        },
      ]}
    />
  )
}

function Actions({
  template,
  person,
  onDone,
}: {
  template: TemplateRecord
  person: string
  onDone(): void
}) {
  const [open, setOpen] = useState<'test' | 'publish' | null>(null)
  return (
    <>
      <Button onClick={() => setOpen('test')}>
        <Icon name="send" />
        {t('templateMail.test')}
      </Button>
      <Button disabled={template.state === 'published'} onClick={() => setOpen('publish')}>
        {t('templateMail.publish')}
      </Button>
      {open === 'test' && (
        <TestDialog template={template} person={person} onClose={() => setOpen(null)} />
      )}
      {open === 'publish' && (
        <PublishDialog template={template} onClose={() => setOpen(null)} onDone={onDone} />
      )}
    </>
  )
}

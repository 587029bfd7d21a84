import { useState } from 'react'
import { Link } from 'react-router-dom'
import { buttonClass, Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { useMay } from '../core/access.ts'
import { useRegistry, type ConsoleResource } from '../core/registry.ts'
import { ListScreen } from '../generate/list-screen.tsx'
import { InvitePerson } from './invite-person.tsx'
import { PendingPeoplePanel } from './pending-people.tsx'
import { tUser as t } from './user-messages.ts'
import './user.css'

/** Users, with the people who have not joined yet above them. */
export function UsersList({ consoleResource }: { consoleResource: ConsoleResource }) {
  const changes = useMay(consoleResource)('update')
  const invitations = useRegistry().byEntity('invitation')
  const [isInviting, setInviting] = useState(false)
  return (
    <>
      <ListScreen
        consoleResource={consoleResource}
        actions={
          <>
            {invitations && (
              <Link className={buttonClass({})} to={invitations.resource.path}>
                {t('invite.all')}
              </Link>
            )}
            {changes && (
              <Button variant="primary" onClick={() => setInviting(true)}>
                <Icon name="plus" />
                {t('invite.button')}
              </Button>
            )}
          </>
        }
        under={<PendingPeoplePanel canChange={changes} />}
      />
      {isInviting && <InvitePerson onClose={() => setInviting(false)} />}
    </>
  )
}

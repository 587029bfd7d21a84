import { FormFault } from './form-fault.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { api } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import type { Explanation, RecordLink } from '#model/api/explanation.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { Loaded } from '#ui/base/loaded.tsx'
import { ExplanationView } from '#ui/explanation/explanation-view.tsx'
import { tWhy } from '#ui/explanation/messages.ts'

interface WhyDialogProps {
  campaignId: string
  contact: { id: string; name: string }
  onClose(): void
}

/** Why a campaign emails a person and when, or why it does not. */
export function WhyDialog({ campaignId, contact, onClose }: WhyDialogProps) {
  const query = useQuery({
    queryKey: ['explain', 'campaign', campaignId, contact.id],
    queryFn: ({ signal }) =>
      api.get<Explanation>('/explain', {
        signal,
        query: { subject: `campaign:${campaignId}`, person: contact.id },
      }),
    gcTime: 0,
    retry: false,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={tWhy('why.askNamed', { name: contact.name })}
      actions={<Button onClick={onClose}>{tWhy('why.close')}</Button>}
    >
      <Loaded
        query={query}
        loading={
          <p className="soft" role="status">
            {tWhy('why.loading')}
          </p>
        }
        failed={({ message }) => <FormFault>{message}</FormFault>}
      >
        {(answer) => (
          <ExplanationView answer={answer} renderLink={(link) => <PageLink link={link} />} />
        )}
      </Loaded>
    </Dialog>
  )
}

const pages: Partial<Record<string, (id: string) => string>> = {
  campaign: paths.campaign,
  contact: paths.contactPage,
}

/** A link to the page of a record in the customer area; its name where there is none. */
function PageLink({ link: { entity, id, name } }: { link: RecordLink }) {
  const pageOf = pages[entity]
  return pageOf ? <Link to={pageOf(id)}>{name}</Link> : <span>{name}</span>
}

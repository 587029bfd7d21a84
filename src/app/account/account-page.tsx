import { useState } from 'react'
import { errorSentence } from '#client/api.ts'
import { brand } from '#brand'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { exportContacts } from '../contacts/export-contacts.ts'
import { PageFrame } from '../page-parts/page-frame.tsx'
import { Changing, ReadOnlyNote } from '../page-parts/read-only.tsx'
import { AccountResearch } from './account-research.tsx'
import { AccountSection } from './account-section.tsx'
import { ApiKeys } from './api-keys.tsx'
import { Appearance } from './appearance.tsx'
import { LanguageModelForm } from './language-model-form.tsx'
import { tModelForm } from './language-model-messages.ts'
import { Plan } from './plan.tsx'
import { ProfileForm } from './profile-form.tsx'
import { Sessions } from './sessions.tsx'
import { SenderForm } from './sender-form.tsx'
import { Suppressions } from './suppressions.tsx'
import { Team } from './team.tsx'
import { tTeam } from './team-messages.ts'
import { tResearch } from '../research/research-messages.ts'
import { tAccount as t } from './messages.ts'
import './account.css'

/**
 * Account settings: the person, the organization's plan, team and sender identity, sessions, keys,
 * suppression list and data.
 */
export default function AccountPage() {
  return (
    <PageFrame title={t('account.title')}>
      <ReadOnlyNote />
      <div className="account">
        <AccountSection id="profile" title={t('account.you')} purpose={t('account.youPurpose')}>
          <Changing>
            <ProfileForm />
          </Changing>
        </AccountSection>
        <AccountSection id="plan" title={t('account.plan')} purpose={t('account.planPurpose')}>
          <Changing>
            <Plan />
          </Changing>
        </AccountSection>
        <AccountSection id="team" title={tTeam('team.title')} purpose={tTeam('team.purpose')}>
          <Team />
        </AccountSection>
        <AccountSection
          id="sender"
          title={t('account.sender')}
          purpose={t('account.senderPurpose')}
        >
          <Changing>
            <SenderForm />
          </Changing>
        </AccountSection>
        <AccountSection
          id="research"
          title={tResearch('research.title')}
          purpose={tResearch('research.purpose')}
        >
          <Changing>
            <AccountResearch />
          </Changing>
        </AccountSection>
        <AccountSection
          id="language-model"
          title={tModelForm('modelForm.title')}
          purpose={tModelForm('modelForm.purpose')}
        >
          <Changing>
            <LanguageModelForm />
          </Changing>
        </AccountSection>
        <AccountSection
          id="appearance"
          title={t('account.look')}
          purpose={t('account.lookPurpose')}
        >
          <Appearance />
        </AccountSection>
        <AccountSection
          id="sessions"
          title={t('account.sessions')}
          purpose={t('account.sessionsPurpose')}
        >
          <Sessions />
        </AccountSection>
        <AccountSection id="api-keys" title={t('account.keys')} purpose={t('account.keysPurpose')}>
          <ApiKeys />
        </AccountSection>
        <AccountSection
          id="suppression"
          title={t('account.suppressed')}
          purpose={t('account.suppressedPurpose')}
        >
          <Suppressions />
        </AccountSection>
        <AccountSection id="data" title={t('account.data')} purpose={t('account.dataPurpose')}>
          <YourData />
        </AccountSection>
      </div>
    </PageFrame>
  )
}

function YourData() {
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    await exportContacts().catch((error: unknown) =>
      toast({ title: errorSentence(error, t('account.exportFailed')), variant: 'destructive' }),
    )
    setBusy(false)
  }
  return (
    <div className="account-form">
      <div className="account-row">
        <Button busy={isBusy} onClick={() => void download()}>
          <Icon name="dl" />
          {t('account.exportContacts')}
        </Button>
        <span className="soft s12">{t('account.exportHint')}</span>
      </div>
      <p className="soft s13">{t('account.delete', { address: brand.supportEmail })}</p>
    </div>
  )
}

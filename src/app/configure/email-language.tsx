import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { emailLanguageOf } from '#model/email/email-languages.ts'
import type { CampaignView } from '#model/api/outreach.ts'
import { SelectField } from '#ui/lists/select-field.tsx'
import { emailLanguages } from '../page-parts/email-languages.ts'
import { campaignKey } from './configure-context.ts'
import { tMessaging as t } from './messaging-messages.ts'

/** The language of the emails; emails that no person has saved are drafted again in it. */
export function EmailLanguage({ campaign }: { campaign: CampaignView }) {
  const client = useQueryClient()
  const change = useMutation({
    // The current version: choosing a language never overwrites a part of the campaign.
    mutationFn: async (language: string) =>
      api.put<CampaignView>(
        `/campaigns/${campaign.id}`,
        { language },
        { version: (await api.get<CampaignView>(`/campaigns/${campaign.id}`)).version },
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: campaignKey(campaign.id) }),
  })
  const shown = change.isPending ? change.variables : campaign.language
  const isReviewed = Boolean(campaign.reviewed['steps'])
  return (
    <SelectField
      label={t('conf.messaging.language')}
      choices={emailLanguages()}
      value={emailLanguageOf(shown ?? 'en') ?? 'en'}
      disabled={change.isPending}
      help={t(isReviewed ? 'conf.messaging.language.kept' : 'conf.messaging.language.help')}
      error={change.error?.message}
      onChange={(event) => change.mutate(event.target.value)}
    />
  )
}

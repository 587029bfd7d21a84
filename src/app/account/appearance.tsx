import { useTheme } from '#ui/base/theme-choice.ts'
import { Segmented } from '#ui/controls/tabs.tsx'
import { SelectField } from '#ui/lists/select-field.tsx'
import { setLanguage, useLanguage } from '#ui/messages/messages.ts'
import { tAccount as t } from './messages.ts'

const THEMES = ['system', 'light', 'dark'] as const
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'sv', 'da', 'pl', 'pt'] as const

/** The name of a language in that language, such as Deutsch. */
function ownName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

/** Light, dark or the device's setting; and the language of dates and numbers. */
export function Appearance() {
  const { theme, setTheme } = useTheme()
  const language = useLanguage()
  const known = LANGUAGES.some((code) => code === language) ? LANGUAGES : [...LANGUAGES, language]
  return (
    <div className="account-form">
      <div>
        <span className="ui-label" aria-hidden="true">
          {t('account.theme')}
        </span>
        <Segmented
          label={t('account.theme')}
          value={theme}
          onChange={setTheme}
          options={THEMES.map((id) => ({ id, label: t(`account.theme.${id}`) }))}
        />
      </div>
      <div className="account-pair">
        <SelectField
          label={t('account.language')}
          help={t('account.languageHelp')}
          value={language}
          onChange={(event) => setLanguage(event.target.value)}
          choices={known.map((code) => ({ value: code, label: ownName(code) }))}
        />
      </div>
    </div>
  )
}

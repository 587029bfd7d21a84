import { useTheme } from '#ui/base/theme-choice.ts'
import { Segmented } from '#ui/controls/tabs.tsx'
import { SelectField } from '#ui/lists/select-field.tsx'
import { LANGUAGES } from '#ui/messages/languages.ts'
import { getLanguage, keepLanguage } from '#ui/messages/messages.ts'
import { tAccount as t } from './messages.ts'

const THEMES = ['system', 'light', 'dark'] as const

/** The name of a language in that language, such as Deutsch. */
function ownName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

/** Loads the page again, because texts of definitions are put into a language as they load. */
function chooseLanguage(code: string): void {
  keepLanguage(code)
  location.reload()
}

/** Light, dark or the system's setting; and the language. */
export function Appearance() {
  const { theme, setTheme } = useTheme()
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
          value={getLanguage()}
          onChange={(event) => chooseLanguage(event.target.value)}
          choices={LANGUAGES.map((code) => ({ value: code, label: ownName(code) }))}
        />
      </div>
    </div>
  )
}

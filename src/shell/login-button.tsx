import { paths } from '#client/paths.ts'
import { session } from '#client/session.ts'
import { buttonClass, type ButtonLook } from '#ui/base/button.tsx'
import { t } from '#ui/words/words.ts'

/**
 * Starts the hosted login and comes back to the current path. A link, so that it also works where
 * the scripts do not arrive; boot.js holds a click that comes before them, as only they know where
 * to come back to.
 */
export function LoginButton({
  returnTo,
  label = t('login.button'),
  variant,
  size,
}: { returnTo?: string; label?: string } & ButtonLook) {
  return (
    <a
      className={buttonClass({ variant, size }, 'shell-login')}
      href={paths.login}
      data-held
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void session.login({ returnTo })
      }}
    >
      {label}
    </a>
  )
}

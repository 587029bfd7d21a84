import { paths } from '#client/paths.ts'
import { session } from '#client/session.ts'
import { buttonClass, type ButtonLook } from '#ui/base/button.tsx'
import { t } from '#ui/messages/messages.ts'

/**
 * Opens the hosted login and returns to the current path. It is a link, so that it also works
 * without scripts; boot.js intercepts earlier clicks, because only scripts know the return path.
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

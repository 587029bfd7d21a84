import { MAX_PINS, usePins } from '#client/pins.ts'
import { IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import type { ConsoleScreen } from '#shell/screens.ts'
import { tRoomParts as t } from './messages.ts'
import { useCurrentScreen } from './use-screens.ts'

/** Pins a screen to the sidebar of the person, or removes it from there. */
export function PinButton({ path, label }: Pick<ConsoleScreen, 'path' | 'label'>) {
  const { pins, isFull, toggle } = usePins()
  const isPinned = pins.includes(path)
  const isRefused = isFull && !isPinned
  const press = () =>
    toggle(path).catch((error: Error) =>
      toast({
        title: t('rooms.pinFailed'),
        description: error.message,
        variant: 'destructive',
      }),
    )
  return (
    <IconButton
      size="s"
      className="c-pin"
      label={
        isRefused
          ? t('rooms.full', { count: MAX_PINS })
          : t(isPinned ? 'rooms.unpin' : 'rooms.pin', { name: label })
      }
      aria-pressed={isPinned}
      aria-disabled={isRefused || undefined}
      onClick={isRefused ? undefined : () => void press()}
    >
      <Icon name="pin" />
    </IconButton>
  )
}

/** The pin of the current page; nothing on pages that cannot be pinned. */
export function PinHere() {
  const screen = useCurrentScreen()
  return screen ? <PinButton path={screen.path} label={screen.label} /> : null
}

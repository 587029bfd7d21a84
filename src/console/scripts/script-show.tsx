import { ShowScreen } from '../generate/show-screen.tsx'
import type { ConsoleResource } from '../core/registry.ts'
import { TryScript } from './try-script.tsx'
import { tScripts as t } from './messages.ts'

/** One script: its code, its uses, its history, and a test. */
export function ScriptShow({
  consoleResource,
  id,
}: {
  consoleResource: ConsoleResource
  id: string
}) {
  return (
    <ShowScreen
      consoleResource={consoleResource}
      id={id}
      tabs={(record) => [
        {
          id: 'try',
          label: t('script.try'),
          content: () => (
            <TryScript
              key={String(record['version'])}
              script={{
                id,
                code: String(record['code']),
                parameters: record['parameters'],
                raises: record['raises'],
              }}
            />
          ),
        },
      ]}
    />
  )
}

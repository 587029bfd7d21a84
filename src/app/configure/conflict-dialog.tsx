import type { Campaign } from '#model/schema/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { tConfigure as t } from './messages.ts'

interface ConflictProps {
  conflict: Campaign | null
  part: 'messaging' | 'steps' | 'targets' | 'schedule'
  mine: unknown
  onClose: () => void
  onTheirs: () => void
  onMine: () => void
}

/** Differences that are shown. */
const SHOWN = 40

/** Lines of a value that differ from the other, labeled by path. */
function linesOf(value: unknown, other: unknown, place = ''): { place: string; text: string }[] {
  if (JSON.stringify(value) === JSON.stringify(other)) return []
  if (value !== null && typeof value === 'object') {
    const against = (other ?? {}) as Record<string, unknown>
    return Object.entries(value)
      .filter(([key]) => !['id', 'version', 'source', 'edited'].includes(key))
      .flatMap(([key, item]) =>
        linesOf(
          item,
          against[key],
          [place, /^\d+$/.test(key) ? String(Number(key) + 1) : words(key)]
            .filter(Boolean)
            .join(' '),
        ),
      )
  }
  return [
    {
      place,
      text:
        value === '' || value === null || value === undefined
          ? t('conf.conflict.empty')
          : String(value),
    },
  ]
}

const words = (key: string) => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/**
 * Shows two versions of one part side by side and asks for a choice. Closing loses nothing: the
 * typed version stays in the form.
 */
export function ConflictDialog({ conflict, part, mine, onClose, onTheirs, onMine }: ConflictProps) {
  if (!conflict) return null
  const sides = [
    { title: t('conf.conflict.theirs'), lines: linesOf(conflict[part], mine) },
    { title: t('conf.conflict.yours'), lines: linesOf(mine, conflict[part]) },
  ]
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={t('conf.conflict.title')}
      description={t('conf.conflict.description', {
        name: conflict.updatedBy || t('conf.conflict.somebody'),
      })}
      actions={
        <>
          <Button onClick={onTheirs}>{t('conf.conflict.reload')}</Button>
          <Button variant="primary" onClick={onMine}>
            {t('conf.conflict.overwrite')}
          </Button>
        </>
      }
    >
      <div className="cf-sides">
        {sides.map((side) => (
          <section key={side.title}>
            <h3 className="lb">{side.title}</h3>
            <dl className="stack-s s13">
              {side.lines.slice(0, SHOWN).map((line, index) => (
                <div key={index}>
                  <dt className="soft s12">{line.place}</dt>
                  <dd>{line.text}</dd>
                </div>
              ))}
            </dl>
            {side.lines.length > SHOWN ? (
              <p className="soft s12">
                {t('conf.missing.more', { count: side.lines.length - SHOWN })}
              </p>
            ) : null}
          </section>
        ))}
      </div>
    </Dialog>
  )
}

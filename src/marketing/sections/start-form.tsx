import { useId, useRef, useState, type FormEvent } from 'react'
import { useNavigate } from '#ui/base/routing.tsx'
import { paths } from '#client/paths.ts'
import { workflow } from '#client/workflow.ts'
import { checkWebsiteUrl } from '#model/lib/website-url.ts'

/**
 * The Website URL field. The script validates it in place; without it, the browser sends it to
 * Start New Campaign as a query.
 */
export function StartForm({ button = 'Draft my campaign' }: { button?: string }) {
  const [fault, setFault] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const id = useId()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const checked = checkWebsiteUrl(input.current?.value)
    if (!checked.ok) {
      setFault(checked.message)
      input.current?.focus()
      return
    }
    setFault(null)
    workflow.update({ websiteUrl: checked.url })
    void navigate(`${paths.startNew}?url=${encodeURIComponent(checked.url)}`)
  }

  return (
    <form className="start" action={paths.startNew} method="get" noValidate onSubmit={submit}>
      <label htmlFor={id}>Website URL</label>
      <div className="field">
        <input
          ref={input}
          className="input large"
          id={id}
          name="url"
          type="text"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="yourcompany.com"
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={() => setFault(null)}
        />
        <button className="btn primary large">{button}</button>
      </div>
      <p
        id={`${id}-note`}
        className={fault ? 'err' : 'tiny soft'}
        role={fault ? 'alert' : undefined}
      >
        {fault ?? 'Reads public pages only. Nothing is sent until you launch. 14-day trial.'}
      </p>
    </form>
  )
}

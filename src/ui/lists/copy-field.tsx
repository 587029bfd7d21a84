import { useId, useState } from 'react'
import { Button } from '../base/button.tsx'
import { Icon } from '../base/icon.tsx'
import { tData } from './messages.ts'
import './lists.css'

/** A value that is shown once, with a button to copy it. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const id = useId()
  const [said, setSaid] = useState('')
  const copy = () => {
    const written =
      navigator.clipboard?.writeText(value) ?? Promise.reject(new Error('no clipboard'))
    written.then(
      () => setSaid(tData('data.copied')),
      () => setSaid(tData('data.copyFailed')),
    )
  }
  return (
    <div className="ui-field">
      <label className="ui-label" htmlFor={id}>
        {label}
      </label>
      <span className="data-copy">
        <input
          id={id}
          className="ui-input code"
          readOnly
          value={value}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={copy} data-autofocus="">
          <Icon name="copy" />
          {tData('data.copy')}
        </Button>
      </span>
      <p className="ui-help" role="status">
        {said}
      </p>
    </div>
  )
}

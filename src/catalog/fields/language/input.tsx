import { say } from '#language'
import { fitsPattern } from '#model/schema/check-value.ts'
import type { FieldInputProps } from '../face.ts'
import { SelectControl } from '../select-control.tsx'
import { languageChoices } from './languages.ts'

/** One of the languages by its name. */
export function LanguageInput(props: FieldInputProps) {
  const { pattern = '' } = props.node
  return (
    <SelectControl
      {...props}
      choices={languageChoices(pattern)}
      empty={say('None')}
      mayBeEmpty={fitsPattern(pattern, '')}
    />
  )
}

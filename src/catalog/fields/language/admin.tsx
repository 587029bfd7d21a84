import { useMemo } from 'react'
import { AutocompleteInput } from 'react-admin'
import { inputProps, type AdminFace, type FieldSpec } from '../admin.ts'
import { useSchemaNode } from '../schema-node.ts'
import { languageChoices } from './languages.ts'

/** A language, found by typing a part of its name. */
export function LanguageInput(props: ReturnType<typeof inputProps>) {
  const { pattern } = useSchemaNode(props.source)
  const choices = useMemo(() => languageChoices(pattern), [pattern])
  return <AutocompleteInput choices={choices} translateChoice={false} {...props} />
}

export const languageAdmin: AdminFace = {
  input: (spec: FieldSpec) => <LanguageInput {...inputProps(spec)} />,
}

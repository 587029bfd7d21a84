import { useMemo } from 'react'
import { createLanguage } from '#condition/language.ts'
import { conditionDefinitions } from '#catalog/conditions/definitions.ts'
import type { ConditionReaderProps } from '#catalog/fields/condition/editor.ts'
import './condition-builder.css'
import { Sentence } from './sentence.tsx'
import { useSources } from './sources.ts'
import { useNames } from './use-names.ts'

/** A condition as a sentence, with the titles of properties and the names of records. */
export default function ConditionReader({ value, about }: ConditionReaderProps) {
  const { savedTypes } = useSources()
  const language = useMemo(() => createLanguage(conditionDefinitions, savedTypes), [savedTypes])
  const { names } = useNames(value, language)
  return (
    <div className="cb-say">
      <Sentence condition={value} language={language} names={names} about={about} />
    </div>
  )
}

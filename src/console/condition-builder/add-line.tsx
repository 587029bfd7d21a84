import type { Condition } from '#condition/condition.ts'
import type { Position } from '#condition/edit-tree.ts'
import type { Subject } from '#condition/facts.ts'
import { conditionFamilies } from '#condition/kind.ts'
import { fitsAt } from '#condition/language.ts'
import { writeOperand } from '#condition/write-operand.ts'
import { conditionForms } from '#catalog/conditions/forms.ts'
import { Picker, type PickerChoice } from './picker.tsx'
import { propertyChoice } from './pickers.tsx'
import { fixedProperties, type ConditionProperty } from './property-kinds.ts'
import { PAGE, useSources, type RecordKind, type Sources } from './sources.ts'
import { useTools } from './tools.ts'
import { tConditions as t } from './messages.ts'

interface LineChoice extends PickerChoice {
  group: string
  make(): Condition
  property?: ConditionProperty
  name?: { kind: RecordKind; id: string }
}

/** Starts a comparison of a property with the most common operator of its type. */
function comparing(property: ConditionProperty): Condition {
  const begun = {
    number: ['greaterThanOrEqualTo', []],
    date: ['greaterThanOrEqualTo', ['now-30d']],
    boolean: ['equals', [true]],
    text: ['equals', []],
  } as const
  const [comparisonOperator, values] = property.kind
    ? begun[property.kind]
    : (['equals', []] as const)
  const operand = Object.fromEntries(
    Object.entries(writeOperand(property.kind ?? 'text', values, 'one')).filter(
      ([, value]) => value !== undefined,
    ),
  )
  return {
    type: `${property.subject}PropertyCondition`,
    parameterValues: { propertyName: property.path, comparisonOperator, ...operand },
  }
}

const groups = {
  profile: 'builder.family.property',
  session: 'builder.family.sessionProperty',
  event: 'builder.family.eventProperty',
} as const
const propertyLine = (property: ConditionProperty): LineChoice => ({
  ...propertyChoice(property),
  group: t(groups[property.subject]),
  property,
  make: () => comparing(property),
})

const recordLines: Record<'segment' | 'goal' | 'campaign' | 'journey', (id: string) => Condition> =
  {
    segment: (id) => ({
      type: 'profileSegmentCondition',
      parameterValues: { segments: [id], matchType: 'in' },
    }),
    goal: (id) => ({
      type: 'goalMatchCondition',
      parameterValues: { goalId: id, comparisonOperator: 'exists' },
    }),
    campaign: (id) => ({
      type: 'campaignStateCondition',
      parameterValues: { campaignId: id, state: 'any' },
    }),
    journey: (id) => ({
      type: 'journeyStateCondition',
      parameterValues: { journeyId: id, state: 'any' },
    }),
  }

const isEvent = (eventTypeId: string): Condition => ({
  type: 'eventTypeCondition',
  parameterValues: { eventTypeId },
})

/** The subjects allowed at a position, the nearest first. */
const subjectsAt = (about: Position): Subject[] =>
  (['event', 'session', 'profile'] as const).filter(
    (one) => fitsAt(one, about) && (about !== 'any' || one === 'profile'),
  )

async function loadLines(
  sources: Sources,
  about: Position,
  { kinds, q, page }: { kinds: readonly LineChoice[]; q: string; page: number },
  signal: AbortSignal,
): Promise<{ rows: LineChoice[]; more: boolean }> {
  const subjects = subjectsAt(about)
  // Pages through the subject of the position; other subjects are only searched.
  const paged = subjects[0]!
  const properties = await sources.properties(paged, q, page, signal)
  const more = (page + 1) * PAGE < properties.total
  if (page > 0) return { rows: properties.rows.map(propertyLine), more }
  const ofPeople = fitsAt('profile', about)
  const [events, others, ...records] = await Promise.all([
    sources.eventTypes(q, signal),
    Promise.all(
      subjects
        .slice(1)
        .map(async (subject) =>
          q
            ? [
                ...(await sources.properties(subject, q, 0, signal)).rows,
                ...fixedProperties(subject),
              ]
            : [],
        ),
    ),
    ...(['segment', 'goal', 'campaign', 'journey'] as const).map(async (kind) =>
      ofPeople && q
        ? (await sources.records(kind, q, 0, signal)).rows.map((namedRecord): LineChoice => ({
            key: `${kind}:${namedRecord.id}`,
            label: namedRecord.name,
            hint: namedRecord.id,
            group: t(`builder.family.${kind}`),
            name: { kind, id: namedRecord.id },
            make: () => recordLines[kind](namedRecord.id),
          }))
        : [],
    ),
  ])
  const eventLines = events.slice(0, PAGE).map((type): LineChoice => ({
    key: `event:${type}`,
    label: type,
    group: t('builder.family.events'),
    make: () =>
      about === 'event'
        ? isEvent(type)
        : {
            type: 'pastEventCondition',
            parameterValues: { operator: 'eventsOccurred', eventCondition: isEvent(type) },
          },
  }))
  const near = [...properties.rows, ...fixedProperties(paged)].map(propertyLine)
  const rest = [...eventLines, ...records.flat(), ...others.flat().map(propertyLine), ...kinds]
  // Later pages continue at the end of the list, so the properties go last.
  return { rows: more ? [...rest, ...near] : [...near, ...rest], more }
}

/**
 * Searches for the content of a new line: a property, an event, a segment, a goal or a kind of
 * statement.
 */
export function AddLine({
  about,
  onAdd,
  onClose,
}: {
  about: Position
  onAdd(condition: Condition): void
  onClose(byKey: boolean): void
}) {
  const sources = useSources()
  const { language, learn, learnName } = useTools()
  const kinds = [
    ...language.definitions
      .filter(
        (definition) =>
          fitsAt(definition.about, about) &&
          definition.id !== 'booleanCondition' &&
          definition.id !== 'notCondition',
      )
      .map((definition): LineChoice => ({
        key: definition.id,
        label: definition.title,
        hint: definition.description,
        group: conditionFamilies[definition.family],
        make: () => conditionForms[definition.id]!.blank(),
      })),
    ...language.savedTypes
      .filter((savedType) => fitsAt(savedType.about, about))
      .map((savedType): LineChoice => ({
        key: savedType.id,
        label: savedType.name,
        group: t('builder.family.saved'),
        make: () => ({ type: savedType.id, parameterValues: {} }),
      })),
  ].toSorted((lineChoice, other) => lineChoice.group.localeCompare(other.group))
  return (
    <Picker<LineChoice>
      className="cb-add"
      label={t('builder.addLine')}
      placeholder={t('builder.find')}
      autoFocus
      value={null}
      from={['lines', about]}
      load={(q, page, signal) => loadLines(sources, about, { kinds, q, page }, signal)}
      onClose={onClose}
      onPick={(choice) => {
        if (choice.property) learn(choice.property)
        if (choice.name) learnName(choice.name.kind, choice.name.id, choice.label)
        onAdd(choice.make())
      }}
    />
  )
}

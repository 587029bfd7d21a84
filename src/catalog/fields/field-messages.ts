import { defineMessages } from '#ui/messages/messages.ts'

/** The words of controls and values; names and help come from the schema. */
export const tField = defineMessages({
  'field.yes': 'Yes',
  'field.no': 'No',
  'field.set': 'Set',
  'field.notSet': 'not set',
  'field.on': 'On',
  'field.off': 'Off',
  'field.tags.placeholder': 'Type a word and press Enter',
  'field.tags.remove': 'Remove {tag}',
  'field.pairs.entry': 'Entry',
  'field.pairs.name': '{title}: name {n}',
  'field.pairs.value': '{title}: value of {name}',
  'field.pairs.row': 'row {n}',
  'field.pairs.nameWord': 'name',
  'field.pairs.valueWord': 'value',
  'field.pairs.remove': 'Remove {name}',
  'field.pairs.addFirst': 'Add entry',
  'field.pairs.add': 'Add another',
  'field.duration.placeholder': 'Such as 2 days 4 hours',
  'field.range.from': '{title}: from',
  'field.range.to': '{title}: until',
  'field.range.fromWord': 'from',
  'field.range.toWord': 'until',
  'field.range.both': '{from} to {to}',
  'field.range.since': 'since {from}',
  'field.range.until': 'until {to}',
  'field.kind.choose': 'Choose',
  'field.reference.find': 'Find a {thing}',
  'field.reference.findAn': 'Find an {thing}',
  'field.reference.none': 'No {thing} found',
  'field.steps.open': 'not connected',
  'field.steps.goesOn': 'continues at “{name}”',
  'field.reference.new': 'New {thing}',
  'field.references.remove': 'Remove {at} of {title}',
  'field.reference.newNamed': 'New {thing} “{name}”',
  'field.condition.none': 'No condition.',
  'field.json.as': 'As JSON',
  'field.json.invalid': 'Not valid JSON.',
  'field.json.format': 'Format',
  'field.json.line': 'Line {line}, {column}',
  'field.json.at': 'Line {line}',
  'field.json.ends': 'The JSON is incomplete.',
  'field.json.expected': 'Expected: {what}.',
  'field.json.name': 'a name in double quotes',
  'field.json.value': 'a value',
  'field.json.sign': '“{sign}”',
  'field.json.sign2': '“{sign}” or “{other}”',
  'field.json.more': 'Unexpected text after the end.',
  'field.json.string': 'Unclosed text, or a character that needs a backslash.',
  'field.json.number': 'Not a valid JSON number.',
  'field.json.twice': 'Duplicate name “{name}”.',
})

/** Words that begin with a vowel letter and a consonant sound: "a user". */
const SOUNDS_OPEN = /^(?!us|uni|eu|one)[aeiou]/i

/**
 * The placeholder of a field that finds records of a kind: "Find a goal", "Find an event schema".
 */
export const findWords = (thing: string): string =>
  tField(SOUNDS_OPEN.test(thing) ? 'field.reference.findAn' : 'field.reference.find', { thing })

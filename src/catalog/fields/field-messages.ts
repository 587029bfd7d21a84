import { defineMessages } from '#ui/messages/messages.ts'

/** The words of controls and values; names and help come from the schema. */
export const f = defineMessages({
  'field.yes': 'Yes',
  'field.no': 'No',
  'field.on': 'On',
  'field.off': 'Off',
  'field.tags.placeholder': 'Type a word, then Enter',
  'field.tags.remove': 'Remove {tag}',
  'field.pairs.entry': 'Entry',
  'field.pairs.name': '{title}: name {n}',
  'field.pairs.value': '{title}: value of {name}',
  'field.pairs.row': 'row {n}',
  'field.pairs.nameWord': 'name',
  'field.pairs.valueWord': 'value',
  'field.pairs.remove': 'Remove {name}',
  'field.pairs.addFirst': 'Add an entry',
  'field.pairs.add': 'Add another',
  'field.duration.placeholder': 'For example 2 days 4 hours',
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
  'field.steps.open': 'leads nowhere yet',
  'field.steps.goesOn': 'goes on at “{name}”',
  'field.reference.new': 'New {thing}',
  'field.references.remove': 'Remove {at} of {title}',
  'field.reference.newNamed': 'New {thing} “{name}”',
  'field.json.format': 'Format',
  'field.json.line': 'Line {line}, {column}',
  'field.json.at': 'Line {line}',
  'field.json.ends': 'It ends before it is complete.',
  'field.json.expected': '{what} was expected here.',
  'field.json.name': 'A name in double quotes',
  'field.json.value': 'A value',
  'field.json.sign': '“{sign}”',
  'field.json.sign2': '“{sign}” or “{other}”',
  'field.json.more': 'Something follows after the end.',
  'field.json.string':
    'This text is not closed, or holds a sign that must be written with a backslash.',
  'field.json.number': 'This is not a number as JSON writes it.',
  'field.json.twice': '“{name}” stands here twice.',
})

/** Words that begin with a vowel letter and a consonant sound: "a user". */
const SOUNDS_OPEN = /^(?!us|uni|eu|one)[aeiou]/i

/**
 * The placeholder of a field that finds records of a kind: "Find a goal", "Find an event schema".
 */
export const findWords = (thing: string): string =>
  f(SOUNDS_OPEN.test(thing) ? 'field.reference.findAn' : 'field.reference.find', { thing })

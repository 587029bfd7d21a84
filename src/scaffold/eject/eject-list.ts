import { fieldTypeOf, isSortable } from '#catalog/fields/definitions.ts'
import type { Field } from '#model/schema/entity.ts'
import { figuresOf, type ListFigure } from '#model/schema/list-figures.ts'
import { paging } from '#model/api/paging.ts'
import { registry, type ConsoleResource } from '#console/core/registry.ts'
import { withFigures } from '#console/core/more-fields.ts'
import { labelOf, offeredTerms, type FilterTerm } from '#console/generate/filter-terms.ts'
import { choiceWords } from '#catalog/fields/words.ts'
import { prop, type Jsx } from './jsx.ts'

/** The stock field of react-admin for a type of field; none for plain text. */
const fields: Record<string, string> = {
  boolean: 'BooleanField',
  date: 'DateField',
  email: 'EmailField',
  list: 'TextArrayField',
  tags: 'TextArrayField',
  url: 'UrlField',
}

function column({ name, node }: Field): Jsx {
  const title = node.title ?? name
  const target = node['x-ref'] && registry.byEntity(node['x-ref'])?.name
  const common = `source="${name}" ${prop('label', title)}${isSortable(node) ? '' : ' disableSort'}`
  const type = fieldTypeOf(node)
  if (target)
    return {
      uses: ['ReferenceField'],
      text: `<DataTable.Col ${common}><ReferenceField source="${name}" reference="${target}" /></DataTable.Col>`,
    }
  if (type === 'number') return { uses: [], text: `<DataTable.NumberCol ${common} />` }
  if (type === 'date-time')
    return {
      uses: ['DateField'],
      text: `<DataTable.Col ${common} sortByOrder="DESC"><DateField source="${name}" showTime /></DataTable.Col>`,
    }
  const field = fields[type]
  return field
    ? { uses: [field], text: `<DataTable.Col ${common} field={${field}} />` }
    : { uses: [], text: `<DataTable.Col ${common} />` }
}

const choices = (values: readonly unknown[]) =>
  JSON.stringify(
    values
      .filter((value) => value !== '')
      .map((value) => ({ id: value, name: choiceWords(value) })),
  )

function filter(term: FilterTerm): Jsx {
  const node = term.field.node.type === 'array' ? (term.field.node.items ?? {}) : term.field.node
  const common = `key="${term.key}" source="${term.key}" ${prop('label', labelOf(term))}`
  const target = node['x-ref'] && registry.byEntity(node['x-ref'])?.name
  if (target)
    return {
      uses: ['ReferenceInput'],
      text: `<ReferenceInput ${common} reference="${target}" />`,
    }
  switch (fieldTypeOf(node)) {
    case 'choice':
      return {
        uses: ['SelectArrayInput'],
        text: `<SelectArrayInput ${common} choices={${choices(node.enum ?? [])}} />`,
      }
    case 'boolean':
      return { uses: ['NullableBooleanInput'], text: `<NullableBooleanInput ${common} />` }
    case 'number':
      return { uses: ['NumberInput'], text: `<NumberInput ${common} />` }
    case 'date':
      return { uses: ['DateInput'], text: `<DateInput ${common} />` }
    case 'date-time':
      return { uses: ['DateTimeInput'], text: `<DateTimeInput ${common} />` }
    default:
      return { uses: ['TextInput'], text: `<TextInput ${common} />` }
  }
}

const figureColumn = ({ name, title }: ListFigure): Jsx => ({
  uses: [],
  text: `<DataTable.Col source="${name}" ${prop('label', title)} align="right" disableSort field={FigureField} />`,
})

/** The generated list of a resource as a `List` with a `DataTable`. */
export function ejectList(consoleResource: ConsoleResource, component: string): string {
  const { entity, resource } = withFigures(consoleResource)
  const { columns, filters, sort, searchHint } = resource.list
  const figures = figuresOf(entity.id)
  const shown = columns.flatMap((name) => {
    const figure = figures.find((listFigure) => listFigure.name === name)
    const field = entity.field(name)
    if (figure) return [figureColumn(figure)]
    return field ? [column(field)] : []
  })
  const search: Jsx[] =
    entity.search.length > 0
      ? [
          {
            uses: ['SearchInput'],
            text: `<SearchInput key="q" source="q" alwaysOn ${prop('placeholder', searchHint)} />`,
          },
        ]
      : []
  const inputs = [...search, ...offeredTerms(entity, filters).map(filter)]
  const uses = [
    'DataTable',
    'List',
    'Pagination',
    ...[...shown, ...inputs].flatMap((one) => one.uses),
  ]
  const rowClick = resource.recordPath
    ? ` rowClick={(id) => \`${resource.recordPath.replace('{id}', '${encodeURIComponent(id)}')}\`}`
    : ''
  const sizes = [10, paging.defaultSize, paging.maxSize].join(', ')
  const own =
    figures.length > 0 ? `\nimport { FigureField } from '#console/generate/figure-field.tsx'` : ''
  return `
import { ${[...new Set(uses)].sort().join(', ')} } from 'react-admin'${own}

const filters = [
${inputs.map(({ text }) => text).join(',\n')}
]

/** The list of ${resource.label}. */
export const ${component} = () => (
  <List
    filters={filters}
    sort={{ field: '${sort[0]}', order: '${sort[1]}' }}
    perPage={${paging.defaultSize}}
    pagination={<Pagination rowsPerPageOptions={[${sizes}]} />}
  >
    <DataTable${rowClick}>
      ${shown.map(({ text }) => text).join('\n      ')}
    </DataTable>
  </List>
)
`
}

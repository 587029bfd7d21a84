import { message } from '#language'

/** A number that the list of an entity shows of each record, counted for the rows on show. */
export interface ListFigure {
  name: string
  title: string
  description: string
  /** A difference, shown with its sign. */
  signed?: true
}

const members = (description: string): ListFigure => ({
  name: 'members',
  title: message('Members'),
  description,
})
const uses: ListFigure = {
  name: 'uses',
  title: message('Used in'),
  description: message('Records that name it.'),
}

/** The figures of each list, in the order of their columns. */
export const listFigures = {
  segment: [
    members(message('People in the segment now.')),
    {
      name: 'change',
      title: message('Change, 7 days'),
      description: message('People who joined in the last 7 days, less those who left.'),
      signed: true,
    },
    uses,
  ],
  'user-list': [members(message('People on the list now.')), uses],
  journey: [
    {
      name: 'inside',
      title: message('In it now'),
      description: message('People on their way through the journey.'),
    },
    {
      name: 'entered',
      title: message('Entered, 7 days'),
      description: message('People who entered in the last 7 days.'),
    },
  ],
  goal: [
    {
      name: 'reached',
      title: message('Reached, 30 days'),
      description: message('How often people reached the goal in the last 30 days.'),
    },
  ],
  rule: [
    {
      name: 'runs',
      title: message('Runs'),
      description: message('How often the rule ran since its statistics began.'),
    },
  ],
} as const satisfies Readonly<Record<string, readonly ListFigure[]>>

export type FigureEntity = keyof typeof listFigures

/** The figures of one record by name. */
export type Figures = Readonly<Record<string, number>>

export const isFigureEntity = (id: string): id is FigureEntity => Object.hasOwn(listFigures, id)

/** The figures of an entity's list; none for most. */
export const figuresOf = (entityId: string): readonly ListFigure[] =>
  isFigureEntity(entityId) ? listFigures[entityId] : []

/** A column of the list of people beyond the fields of a profile. */
export interface PeopleColumn {
  /** Key in filters and sort orders: `properties.company`, `segment`, `list`, `goal`, `score.fit`. */
  key: string
  title: string
  description: string
  group: 'property' | 'membership' | 'score'
  kind: 'text' | 'number' | 'date' | 'boolean' | 'member'
  multivalued: boolean
  /** Suffixes of filter keys that fit: `properties.visits` with `gte` is `properties.visits_gte`. */
  operators: readonly string[]
  /** The entity whose records are the values. */
  reference: 'segment' | 'user-list' | 'goal' | null
}

/** A segment, list or goal of a person, as a list shows it. */
export interface PeopleMember {
  id: string
  name: string
}

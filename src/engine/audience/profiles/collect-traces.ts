import { sql } from 'kysely'
import { escapePattern } from '#model/lib/escape-pattern.ts'
import type { TextPatterns } from '#store/erase-audit.ts'
import type { Db } from '#platform/database/database.ts'
import { addressHashSql } from '#engine/audience/consent/address-consent.ts'

/** What identifies erased people in data that is not part of their records. */
export interface Traces {
  /** Of their profiles and contacts, also those merged into them, in lower case. */
  ids: string[]
  /** In lower case; only those that no other profile has. */
  addresses: string[]
  /** SHA-256 of the addresses, as suppressions and consent records have them. */
  hashes: string[]
  /** Full names that no other profile or contact has. A first name alone is no identification. */
  names: string[]
}

/**
 * Collects what identifies people before they are erased.
 * @param contactIds contacts that are erased with them
 */
export async function collectTraces(
  db: Db,
  tenantId: string,
  people: readonly string[],
  contactIds: readonly string[] = [],
): Promise<Traces> {
  const { rows } = await sql<{ kind: 'id' | 'address' | 'name'; value: string }>`
    with persons as (
      select * from profiles where tenant_id = ${tenantId} and id = any(${people}::uuid[])
    ),
    aliases as (
      select * from profile_aliases
      where tenant_id = ${tenantId} and profile_id = any(${people}::uuid[])
    ),
    addresses as (
      select distinct lower(btrim(value)) as value, value as given
      from (
        select email as value from persons
        union all select properties->>'email' from persons
        union all select value from aliases where value like '%_@_%.%'
        union all
        select email from contacts
        where tenant_id = ${tenantId} and id = any(${contactIds}::uuid[])
      ) given
      where coalesce(value, '') <> ''
    ),
    names as (
      select name as value from persons where not anonymous
      union select concat_ws(' ', properties->>'firstName', properties->>'lastName') from persons
      union
      select concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')) from contacts
      where tenant_id = ${tenantId}
        and (id = any(${contactIds}::uuid[]) or lower(email) in (select value from addresses))
    )
    select 'id' as kind, value
    from (
      select unnest(${[...people, ...contactIds]}::text[]) as value
      union select value from aliases where kind = 'profile'
    ) ids
    union all
    select distinct 'address', value
    from addresses a
    where not exists (
      select from profiles p
      where p.tenant_id = ${tenantId}
        and p.email in (a.value, a.given)
        and p.id <> all(${people}::uuid[])
    )
    union all
    select distinct 'name', btrim(value)
    from names n
    where btrim(value) like '%_ _%'
      and not exists (
        select from profiles p
        where p.tenant_id = ${tenantId} and p.name = n.value and p.id <> all(${people}::uuid[])
      )
      and not exists (
        select from contacts c
        where c.tenant_id = ${tenantId}
          and lower(concat_ws(' ', c.first_name, c.last_name)) = lower(btrim(n.value))
          and c.id <> all(${contactIds}::uuid[])
          and lower(c.email) not in (select value from addresses)
      )
  `.execute(db)
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ value }) => value)
  const { rows: hashed } = await sql<{ hash: string }>`
    select ${addressHashSql(sql`value`)} as hash from unnest(${of('address')}::text[]) value
  `.execute(db)
  return {
    ids: of('id').map((id) => id.toLowerCase()),
    addresses: of('address'),
    hashes: hashed.map(({ hash }) => hash),
    names: of('name').filter(isDistinct),
  }
}

const hasWord = (text: string) => /\p{L}/u.test(text.replace(/\b(?:true|false|null)\b/g, ''))

/**
 * Whether a name can be cut out of a structure in JSON without breaking it: wherever its quotation
 * marks would begin and end strings, a word would be outside of them.
 */
function isDistinct(name: string): boolean {
  const parts = name.split('"')
  const isOutside = (remainder: number) =>
    parts.some((part, index) => index % 2 === remainder && hasWord(part))
  return isOutside(0) && (parts.length === 1 || isOutside(1))
}

/** As `lower(… collate "C")` of PostgreSQL: other letters than those of ASCII stay as they are. */
const inLowerCase = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** A text as it is, and as it is written within JSON. */
const spellings = (text: string) => [...new Set([text, JSON.stringify(text).slice(1, -1)])]

/**
 * Patterns for texts that contain an address or name, and not only a longer one that ends or begins
 * with it.
 */
export function patternsOf({
  addresses,
  names,
}: Pick<Traces, 'addresses' | 'names'>): TextPatterns {
  const known = [...addresses, ...names].flatMap((text) =>
    spellings(inLowerCase(text)).map(escapePattern),
  )
  if (known.length === 0) return { rough: '', exact: '' }
  const rough = known.join('|')
  return {
    rough,
    exact: `(?:(?<=\\\\[nrtbf])|(?<![[:alnum:]._%+-]))(?:${rough})(?![[:alnum:]-]|[.][[:alnum:]])`,
  }
}

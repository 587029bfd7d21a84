import { customName } from '#model/custom-name.ts'
import type { ContactField } from './normalise-contact.ts'

/**
 * Column names in exports of email, CRM and address book programs, in several languages. Folded:
 * lower case, letters and digits only.
 */
const ALIASES: Record<ContactField, string> = {
  email:
    'email emailaddress emailaddresses mail emailadresse mailadresse epost epostadresse ' +
    'correo correoelectronico courriel adressemail adresseemail indirizzoemail workemail ' +
    'businessemail primaryemail contactemail personemail email1value email1',
  firstName:
    'firstname first givenname forename vorname rufname prenom nombre nome voornaam fornavn fname',
  lastName:
    'lastname last surname familyname nachname familienname name2 nom apellido apellidos ' +
    'cognome achternaam efternamn lname',
  title:
    'title jobtitle position role jobposition titel funktion berufsbezeichnung ' +
    'stellenbezeichnung poste fonction cargo puesto ruolo functie organization1title',
  seniority: 'seniority senioritylevel managementlevel level',
  department: 'department abteilung departement departamento reparto team',
  phone:
    'phone phonenumber telephone tel telefon telefonnummer mobile mobil handy workphone ' +
    'directphone telefono telefoon phone1value',
  linkedinUrl: 'linkedin linkedinurl linkedinprofile personlinkedinurl profileurl linkedinprofil',
  company:
    'company companyname organization organisation account accountname firma unternehmen ' +
    'firmenname entreprise societe empresa azienda bedrijf organization1name employer',
  companyDomain:
    'domain companydomain website companywebsite webseite homepage url siteweb sitioweb firmenwebsite',
  industry: 'industry branche sector sektor industrie secteur settore industria',
  companySize:
    'companysize employees numberofemployees employeecount size headcount mitarbeiter ' +
    'mitarbeiterzahl anzahlmitarbeiter unternehmensgrosse effectif empleados',
  city: 'city town ort stadt ville ciudad citta plaats',
  country: 'country countrycode land pays pais paese staat countryregion',
  timeZone: 'timezone zeitzone tz fuseauhoraire zonahoraria',
  language: 'language sprache lang langue idioma lingua taal',
  lawfulBasis: 'lawfulbasis legalbasis rechtsgrundlage consent einwilligung basis',
  source: 'source leadsource quelle herkunft origen provenance',
}

const byAlias = new Map(
  Object.entries(ALIASES).flatMap(([field, names]) =>
    names.split(' ').map((name) => [name, field as ContactField] as const),
  ),
)

/** Normalizes a column name for comparison. */
export const foldName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** The contact field for a column of this name, if any. */
export const fieldOfColumn = (column: string): ContactField | undefined =>
  byAlias.get(foldName(column))

/**
 * Maps CSV columns to contact fields by name, the email column also by its values in the sample
 * rows. A field is assigned to the first matching column only. Columns with other names become
 * `custom.<name>`, empty ones are omitted.
 */
export function mapColumns(
  columns: readonly string[],
  sample: readonly (readonly string[])[] = [],
): Record<string, string> {
  const mapping: Record<string, string> = {}
  const taken = new Set<string>()
  columns.forEach((column) => {
    const field = fieldOfColumn(column)
    mapping[column] =
      field && !taken.has(field) ? field : customName(column) ? `custom.${customName(column)}` : ''
    if (field) taken.add(field)
  })
  if (!taken.has('email')) {
    const index = columns.findIndex(
      (_, i) => sample.length > 0 && sample.every((row) => /^\S+@\S+\.\S+$/.test(row[i] ?? '')),
    )
    if (index !== -1) mapping[columns[index]!] = 'email'
  }
  return mapping
}

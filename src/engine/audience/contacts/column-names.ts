import type { ContactField } from './normalize-contact.ts'

/** Names of columns by the field that they fill, folded (`foldName`). */
/** What a column may hold that is no field of a contact, but part of one. */
export type PartOfContact = 'fullName' | 'lastNamePrefix' | 'secondLastName' | 'tags'

type NamesByField = Partial<Record<ContactField | PartOfContact, string>>

/** Names that mean one field only, as exports of email, CRM and address book programs have them. */
export const CLEAR_NAMES: NamesByField = {
  email:
    'email emailaddress emailaddresses emailadresse mailadresse epost epostadresse correo ' +
    'correoelectronico courriel adressemail adresseemail adressedecourriel adresseelectronique ' +
    'indirizzoemail postaelettronica workemail businessemail companyemail primaryemail contactemail ' +
    'personemail email1value email1 email2 email3 emails direccionemail direcciondecorreo emailadres epostadress ' +
    'mejladress mejl mailadress endereoemail enderecodeemail enderecoemail epostadresa eposta ' +
    'emailid adresemail sahkoposti',
  firstName:
    'firstname givenname forename vorname rufname prenom primernombre primeironome nomeproprio ' +
    'voornaam fornavn fornamn forenavn fname contactfirstname nombredepila tilltalsnamn ' +
    'nomedibattesimo first imie jmeno etunimi',
  lastName:
    'lastname surname familyname nachname familienname zuname nomdefamille apellido apellidos ' +
    'primerapellido apellidopaterno apellido1 cognome achternaam familienaam efternamn etternavn ' +
    'efternavn sobrenome apelido ' +
    'lname contactlastname slaktnavn last name2 nazwisko prijmeni sukunimi',
  lastNamePrefix:
    'tussenvoegsel tussenvoegsels voorvoegsel voorvoegsels infix namensvorsatz vorsatzwort ' +
    'lastnameprefix surnameprefix',
  secondLastName: 'segundoapellido apellido2 apellidomaterno secondlastname',
  fullName:
    'fullname contactname displayname personname leadname nomcomplet nometprenom prenomnom ' +
    'nombrecompleto nombreyapellidos nomecompleto nomeecognome vollstandigername vorundnachname ' +
    'volledigenaam voorenachternaam fullstandigtnamn fulltnavn fuldenavn fuldtnavn namnochefternamn ' +
    'ansprechpartner kontaktperson contactperson personadecontacto interlocuteur referente ' +
    'imieinazwisko jmenoaprijmeni contactpersoon kontaktnamn kontaktnavn pessoadecontato pessoadecontacto',
  title:
    'jobtitle jobposition designation position role funktion berufsbezeichnung stellenbezeichnung stelle ' +
    'poste intituleduposte fonction cargo puesto ruolo posizione qualifica functie functietitel ' +
    'befattning yrkestitel stilling stillingsbetegnelse jobtitel stillingstittel jobbtitel roll ' +
    'funcao organization1title organizationtitle headline stanowisko pozice tehtava',
  seniority: 'seniority senioritylevel managementlevel hierarchieebene',
  department:
    'department departments abteilung departement departamento reparto dipartimento afdeling ' +
    'avdelning avdeling afdeling setor organizationdepartment',
  phone:
    'phone phonenumber telephone tel telefon telefonnummer workphone businessphone directphone ' +
    'workdirectphone telefono numerodetelefono telephoneprofessionnel telefoon telefoonnummer ' +
    'telefone phone1value telefonarbeit telefongeschaftlich numerodetelephone',
  linkedinUrl:
    'linkedin linkedinurl linkedinprofile linkedinprofileurl personlinkedinurl profileurl ' +
    'linkedinprofil linkedinbio linkedincontactprofileurl',
  company:
    'company companyname organization organisation account accountname firma firmenname ' +
    'unternehmen unternehmensname entreprise nomdelentreprise societe raisonsociale empresa ' +
    'nombredelaempresa nomedaempresa azienda societa ragionesociale bedrijf bedrijfsnaam foretag ' +
    'foretagsnamn virksomhed virksomhet firmanavn firmanamn organizationname organization1name ' +
    'employer arbeitgeber associatedcompany primarycompany selskap nazwafirmy spolecnost yritys',
  companyDomain:
    'domain companydomain companydomainname website companywebsite webseite homepage siteweb ' +
    'sitioweb paginaweb sitoweb firmenwebsite websiteurl webpage webbplats hjemmeside nettside ' +
    'hemsida website1value sitedaempresa',
  industry:
    'industry branche sector sektor industrie secteur secteurdactivite settore industria ' +
    'bransch bransje sectordeactividad setordeatividade',
  companySize:
    'companysize employees numberofemployees noofemployees employeecount headcount mitarbeiter ' +
    'mitarbeiterzahl anzahlmitarbeiter anzahldermitarbeiter unternehmensgrosse effectif ' +
    'nombredesalaries nombredemployes empleados numerodeempleados dipendenti numerodidipendenti ' +
    'medewerkers aantalmedewerkers aantalwerknemers funcionarios numerodefuncionarios ' +
    'antalanstallda anstallda antalansatte antallansatte ansatte bedrijfsgrootte foretagsstorlek ' +
    'virksomhedsstorrelse',
  city:
    'city town ort stadt wohnort ville ciudad localidad citta comune plaats woonplaats stad ' +
    'cidade miasto mesto by poststed postort mailingcity businesscity',
  country:
    'country countrycode zeme maa land pays pais paese nazione staat countryregion region1country ' +
    'landregion paysregion mailingcountry businesscountryregion businesscountry countryname',
  timeZone: 'timezone zeitzone tz fuseauhoraire zonahoraria fusoorario tijdzone tidszon tidssone',
  language: 'language sprache lang langue idioma lingua taal sprak sprog lingua preferredlanguage',
  lawfulBasis:
    'lawfulbasis legalbasis rechtsgrundlage consent einwilligung basis legalbasisforprocessing ' +
    'baselegale baselegal',
  source: 'source leadsource originalsource quelle herkunft origen provenance fonte herkomst',
  tags: 'tags labels schlagworte etiquetas etiquettes',
}

/** Names that mean a field where no clearer one does. */
export const VAGUE_NAMES: NamesByField = {
  email: 'mail emailworkhome',
  firstName: 'nombre nome',
  lastName: 'nom name namn navn naam',
  fullName: 'name contact kontakt namn navn naam nom nombre nome',
  title: 'title titel titre titulo titolo tittel',
  seniority: 'level',
  department: 'team',
  phone:
    'mobile mobil handy mobilephone mobilephonenumber corporatephone cellphone cell portable movil ' +
    'cellulare telemovel mobiel homephone otherphone',
  companyDomain: 'url web',
  companySize: 'size',
  city: 'homecity othercity companycity billingcity',
  country:
    'kraj cc homecountryregion homecountry othercountry companycountry billingcountry nation',
}

/** Words in front of a name that say whose it is, such as in "Person - Email" or "Contact Phone". */
export const OWNERS = new Set('person contact lead prospect kontakt customer'.split(' '))
/** Words behind or within a name that say which of several it is. */
export const KINDS = new Set(
  (
    'work business primary value main 1 address office geschaftlich arbeit dienstlich ' +
    'professionnel bureau profesional oficina trabajo ufficio lavoro werk kantoor trabalho ' +
    'escritorio arbete arbeid arbejde'
  ).split(' '),
)

/** Parts of names of columns that say that a person wants no email, folded, in ten languages. */
const REFUSES =
  'optout optedout unsub suppression donotemail donotmail donotcontact dncemail blacklist blocklist ' +
  ' abgemeldet abmeldung abbestellt werbesperre werbewiderspruch keinewerbung ' +
  'kontaktsperre emailsperre desabonn desinscri nepascontacter nepasenvoyer refusemail ' +
  'dadodebaja darsedebaja bajaemail fechadebaja fechabaja nocontactar ' +
  'cancelasuscripcion suscripcioncancelada disiscri noncontattare annullataiscrizione uitgeschreven ' +
  'uitschrijf afgemeld nietmailen nietcontacteren nietbenaderen descadastr cancelouinscricao ' +
  'inscricaocancelada naocontatar naocontactar naoenviar avregistrerad avprenumer ' +
  'avanmal kontaktaej kontaktainte ejmejl ingenepost avmeldt reservertmot reservasjon ikkekontakt ' +
  'ikkemail afmeldt frameldt nejtakmail'
/** Parts of names of columns whose "no" says the same. */
const ALLOWS = 'optin optedin acceptsmarketing acceptsemail emailconsent marketingconsent mayemail'
/** Words for a permission, which count together with a word for its purpose: "Consenso marketing". */
const PERMITS =
  'consent consens einwilligung zustimmung erlaubnis consentement consentimiento consentimento ' +
  'consenso toestemming akkoord samtycke samtykke accept acepta accetta aceita autoriz'
const PURPOSES =
  'mail epost correo marketing newsletter werbung publicidad publicidade pubblicita publicite reclame reklam ' +
  'nyhetsbrev nyhedsbrev nieuwsbrief boletin comunica kommunikation gdpr dsgvo rgpd'
/** The same, as whole names. */
const REFUSED = 'noemail baja keineemail keinemail noenviar pasdemail noemails'
const ALLOWED =
  'subscribed newsletterabonniert angemeldet abonne inscritnewsletter suscrito iscritto ' +
  'ingeschreven aangemeld inscrito prenumererar abonnerer pameldt tilmeldt emailallowed'
const STATUS_NAMES =
  'status emailstatus marketingstatus emailmarketingstatus subscriptionstatus memberstatus ' +
  'emailsubscriptionstatus consentstatus contactstatus statut estado stato stav'
/** Ways to reach a person that are no email. */
const OTHER_WAYS =
  /fax|sms|phone|telefon|telephone|call|whatsapp|direct ?mail|postal|(?<!nieuws)brief/
const LINKS = /link|url|token|page$/

const parts = (names: string) => names.split(' ').filter(Boolean)

export type AnswerTarget = 'optOut' | 'optIn' | 'emailStatus'

/** What a column of this folded name says about emails to the person, if anything. */
export function answerOfColumn(folded: string): AnswerTarget | undefined {
  if (parts(STATUS_NAMES).includes(folded.replace(/^(?:person|contact|lead)/, '')))
    return 'emailStatus'
  if (LINKS.test(folded) || (OTHER_WAYS.test(folded) && !/e?mail$|^e?mail/.test(folded)))
    return undefined
  if (parts(REFUSED).includes(folded) || parts(REFUSES).some((part) => folded.includes(part)))
    return 'optOut'
  const names = (list: string) => parts(list).some((part) => folded.includes(part))
  const isAllowed =
    parts(ALLOWED).includes(folded) || names(ALLOWS) || (names(PERMITS) && names(PURPOSES))
  return isAllowed ? 'optIn' : undefined
}

const NO =
  'no n false 0 nein falsch f non faux falso nee onwaar nao nej falskt falsk nei usann off none never ' +
  'nie jamais nunca mai nooit aldri aldrig ingen keine ninguno nessuno geen active subscribed na'
const LEFT =
  'unsubscrib optedout optout noconsent abgemeldet abbestellt desabonn desinscri dadodebaja ' +
  'disiscri uitgeschreven descadastr avregistr avmeldt afmeldt blacklist blocklist donotcontact ' +
  'donotemail complain cleaned'

/** Whether a cell says that the person wants no email; what is not a "no" counts as a yes. */
export function refusesEmail(target: AnswerTarget, foldedValue: string, value: string): boolean {
  if (value.trim() === '') return false
  if (target === 'emailStatus')
    return parts(LEFT).some((part) => foldedValue.includes(part)) && !foldedValue.startsWith('not')
  const isNo = foldedValue === '' || parts(NO).includes(foldedValue) || /^0+$/.test(foldedValue)
  if (target === 'optIn')
    return (
      foldedValue !== '' && foldedValue !== 'na' && isNo && !/active|^subscribed/.test(foldedValue)
    )
  return !isNo && !foldedValue.startsWith('not')
}

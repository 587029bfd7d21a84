/** A file as a program writes it, and what is right about its first person. */
export interface FileCase {
  name: string
  text: string
  rows?: number
  headerRow?: number
  delimiter?: ',' | ';' | '\t' | '|'
  first: Record<string, unknown>
}

const kim = { email: 'kim@firm.example', firstName: 'Kim', lastName: 'Ek' }

export const fileCases: FileCase[] = [
  {
    name: 'an address book of an office, with the kind of address in brackets',
    text:
      'Prénom,Nom,Société,Fonction,Adresse de messagerie,Pays/Région (bureau)\n' +
      'Kim,Ek,Ek SA,Acheteuse,kim@firm.example,Belgique\n',
    first: { ...kim, company: 'Ek SA', title: 'Acheteuse', country: 'BE' },
  },
  {
    name: 'leads with a designation',
    text:
      'Record Id,Lead Owner,Company,First Name,Last Name,Designation,Email,Lead Status,Country\n' +
      'zcrm_1,Ann,Ek AB,Kim,Ek,CTO,kim@firm.example,Contacted,Sweden\n',
    first: { ...kim, title: 'CTO', company: 'Ek AB', country: 'SE' },
  },
  {
    name: 'a Dutch file with the prefix of the last name in a column',
    text: 'Voornaam;Tussenvoegsel;Achternaam;E-mailadres\nKim;van der;Ek;kim@firm.example\n',
    delimiter: ';',
    first: { ...kim, lastName: 'van der Ek' },
  },
  {
    name: 'a Spanish file with two last names',
    text: 'Nombre,Primer apellido,Segundo apellido,Correo\nKim,Ek,Sanz,kim@firm.example\n',
    first: { ...kim, lastName: 'Ek Sanz' },
  },
  {
    name: 'a Dutch file whose last names have their prefix already',
    text: 'Voornaam;Tussenvoegsel;Achternaam;E-mailadres\nKim;van der;van der Ek;kim@firm.example\n',
    delimiter: ';',
    first: { ...kim, lastName: 'van der Ek' },
  },
  {
    name: 'a Polish file',
    text: 'Imię;Nazwisko;Firma;Stanowisko;Adres e-mail\nKim;Ek;Ek sp. z o.o.;Dyrektor;kim@firm.example\n',
    delimiter: ';',
    first: { ...kim, company: 'Ek sp. z o.o.', title: 'Dyrektor' },
  },
  {
    name: 'a Polish file with countries',
    text: 'Imię;Nazwisko;Kraj;Adres e-mail\nKim;Ek;Polska;kim@firm.example\nJan;Lis;;jan@firm.example\n',
    rows: 2,
    first: { ...kim, country: 'PL' },
  },
  {
    name: 'a Czech file with regions',
    text: 'Jméno;Příjmení;Kraj;E-mail\nKim;Ek;Jihomoravský;kim@firm.example\n',
    first: { ...kim, custom: { kraj: 'Jihomoravský' } },
  },
  {
    name: 'a Czech file whose only column of names has both',
    text: 'Jméno;E-mail\nKim Ek;kim@firm.example\nJana;jana@firm.example\n',
    rows: 2,
    first: kim,
  },
  {
    name: 'dates of the last and the next meeting',
    text: 'Name,Email,Last,Next\nKim Ek,kim@firm.example,2026-03-01,2026-05-01\n',
    first: { ...kim, custom: { last: '2026-03-01', next: '2026-05-01' } },
  },
  {
    name: 'connections of a network, with notes above the column names',
    text:
      'Notes:\r\n"Some addresses are missing."\r\n\r\n' +
      'First Name,Last Name,URL,Email Address,Company,Position,Connected On\r\n' +
      'Kim,Ek,https://www.linkedin.com/in/kim-ek,kim@firm.example,Ek AB,CEO,30 May 2026\r\n',
    headerRow: 3,
    first: {
      ...kim,
      linkedinUrl: 'https://www.linkedin.com/in/kim-ek',
      company: 'Ek AB',
      title: 'CEO',
    },
  },
  {
    name: 'addresses only, without column names',
    text: 'kim@firm.example\r\nlee@firm.example\r\nmo@firm.example\r\n',
    rows: 3,
    headerRow: 0,
    first: { email: 'kim@firm.example' },
  },
  {
    name: 'people without column names',
    text: 'Kim,Ek,kim@firm.example\nLee,Orr,lee@firm.example\n',
    rows: 2,
    headerRow: 0,
    first: { email: 'kim@firm.example', custom: { column_1: 'Kim', column_2: 'Ek' } },
  },
  {
    name: 'two columns of one name',
    text: 'Email,First Name,Email\nkim@firm.example,Kim,kim@home.example\n',
    first: { email: 'kim@firm.example', custom: { other_emails: 'kim@home.example' } },
  },
  {
    name: 'two columns of one name, the first without a value',
    text: 'Email,First Name,Email\n,Kim,kim@home.example\n',
    first: { email: 'kim@home.example', firstName: 'Kim' },
  },
  {
    name: 'a form of address beside the job title',
    text:
      'First Name,Last Name,Title,E-mail Address,Company,Job Title,Business Phone,Business Country/Region\n' +
      'Kim,Ek,Mrs.,kim@firm.example,Ek AB,Head of Sales,+46 8 1,Sweden\n',
    first: { ...kim, title: 'Head of Sales', phone: '+46 8 1', country: 'SE' },
  },
  {
    name: 'a form of address and no job title',
    text: 'Title,Email\nMrs.,kim@firm.example\n',
    first: { email: 'kim@firm.example', custom: { title: 'Mrs.' } },
  },
  {
    name: 'an address book, with joined addresses',
    text:
      'First Name,Last Name,Organization Name,Organization Title,Labels,E-mail 1 - Label,' +
      'E-mail 1 - Value,Phone 1 - Value,Address 1 - Country\n' +
      'Kim,Ek,Ek AB,CEO,a ::: b,Work,kim@firm.example ::: kim@home.example,+46 8 1,Sverige\n',
    first: { ...kim, company: 'Ek AB', title: 'CEO', country: 'SE', tags: ['a', 'b'] },
  },
  {
    name: 'one column with the name',
    text: 'Name,Email,Company\nKim van der Berg,kim@firm.example,Ek AB\n',
    first: { firstName: 'Kim', lastName: 'van der Berg' },
  },
  {
    name: 'names of people with a dash',
    text:
      'Person - Name,Person - Organization,Person - Email - Work,Person - Phone - Work\n' +
      'Kim Ek,Ek AB,"kim@firm.example, kim@home.example",+46 8 1\n',
    first: { ...kim, company: 'Ek AB', phone: '+46 8 1' },
  },
  {
    name: 'a sales program, with numbers of employees',
    text:
      'Record ID,First Name,Last Name,Email,Lead Status,Company Name,Job Title,Country/Region,' +
      'Number of Employees,Company Domain Name\n' +
      '1,Kim,Ek,kim@firm.example,New,Ek AB,CEO,Sverige,"1,001+",ek.example\n',
    first: { ...kim, companySize: '1001+', companyDomain: 'ek.example', country: 'SE' },
  },
  {
    name: 'a sales program, by names of its API',
    text: 'FirstName,LastName,Title,Email,MailingCountry\nKim,Ek,CEO,kim@firm.example,SE\n',
    first: { ...kim, title: 'CEO', country: 'SE' },
  },
  {
    name: 'a list of prospects with links of people and companies',
    text:
      'First Name,Last Name,Title,Company,Email,# Employees,Person Linkedin Url,Website,Company Linkedin Url\n' +
      'Kim,Ek,CEO,Ek AB,kim@firm.example,250.0,http://www.linkedin.com/in/kim,' +
      'http://www.ek.example,http://www.linkedin.com/company/ek\n',
    first: {
      ...kim,
      companySize: '201-1000',
      companyDomain: 'ek.example',
      linkedinUrl: 'http://www.linkedin.com/in/kim',
    },
  },
  ...[
    'Vorname;Nachname;E-Mail-Adresse;Firma;Position;Ort;Land',
    'Prénom;Nom;Courriel;Société;Poste;Ville;Pays',
    'Nombre;Apellidos;Correo electrónico;Empresa;Puesto;Ciudad;País',
    'Nome;Cognome;Indirizzo e-mail;Azienda;Ruolo;Città;Paese',
    'Voornaam;Achternaam;E-mailadres;Bedrijf;Functie;Plaats;Land',
    'Nome;Sobrenome;E-mail;Empresa;Cargo;Cidade;País',
    'Förnamn;Efternamn;E-post;Företag;Befattning;Ort;Land',
    'Fornavn;Etternavn;E-post;Firma;Stilling;Poststed;Land',
    'Fornavn;Efternavn;E-mail;Virksomhed;Stilling;By;Land',
  ].map((header) => ({
    name: `columns ${header}`,
    text: `${header}\nKim;Ek;kim@firm.example;Ek AB;Chef;Lund;Tyskland\n`,
    delimiter: ';' as const,
    first: { ...kim, company: 'Ek AB', title: 'Chef', city: 'Lund', country: 'DE' },
  })),
  {
    name: 'the family name in the column of the name',
    text: 'Name;Vorname;E-Mail\nEk;Kim;kim@firm.example\n',
    first: kim,
  },
  {
    name: 'a quote within a cell',
    text: 'Email,Company\nkim@firm.example,"Ek" AB\nlee@firm.example,Orr AB\n',
    rows: 2,
    first: { company: '"Ek" AB' },
  },
  {
    name: 'a quote that is not closed',
    text:
      'Email,Company,City\nkim@firm.example,"Ek AB,Lund\n' +
      'lee@firm.example,"Orr, Inc",Oslo\nmo@firm.example,"a\nb",Bergen\n',
    rows: 3,
    first: { company: '"Ek AB', city: 'Lund' },
  },
  {
    name: 'a quote that is not closed, and one that could close it',
    text: 'Email,Company,City\nkim@firm.example,"Ek AB,Lund\nlee@firm.example,Tube 5",Oslo\n',
    rows: 2,
    first: { company: '"Ek AB', city: 'Lund' },
  },
  {
    name: 'rows without a value',
    text: 'Email,Company\n\n,,\n  , \nkim@firm.example,Ek AB\n;;\n,\n',
    rows: 1,
    first: { company: 'Ek AB' },
  },
  {
    name: 'another delimiter in the name of a column',
    text: 'Email;Name, full\nkim@firm.example;Ek\nlee@firm.example;Orr\n',
    delimiter: ';',
    rows: 2,
    first: { email: 'kim@firm.example' },
  },
  {
    name: 'a domain in its own letters',
    text: 'Email,Website\nkim@bücher.example,https://www.bücher.example/x\n',
    first: { email: 'kim@xn--bcher-kva.example', companyDomain: 'xn--bcher-kva.example' },
  },
  {
    name: 'a country that is not understood',
    text: 'Email,Country\nkim@firm.example,Elbonia\n',
    first: { country: 'ZZ', custom: { country: 'Elbonia' } },
  },
  {
    name: 'our own export, with a cell that was made harmless',
    text:
      'email,firstName,lastName,title,companyDomain,lawfulBasis,custom,tags,verification,id\n' +
      'kim@firm.example,Kim,Ek,\'=x,ek.example,consent,"{""a"":""b""}","[""t""]",ok,1\n',
    first: { ...kim, title: '=x', custom: { a: 'b' }, tags: ['t'] },
  },
]

/** Columns and values that say that a person wants no email, or do not. */
export const optOutCases: [column: string, value: string, isOut: boolean][] = [
  ...(
    'Email Opt Out|HasOptedOutOfEmail|Unsubscribed from all email|EMAIL_BLACKLISTED|UNSUB_TIME|' +
    'Do Not Contact|Abgemeldet|Désabonné|Dado de baja|Disiscritto|Uitgeschreven|Descadastrado|' +
    'Avregistrerad|Avmeldt|Afmeldt'
  )
    .split('|')
    .flatMap((column) =>
      ['true', 'yes', '1', 'x', 'ja', 'oui', 'sí', '2025-01-31', '31.01.2025 10:00'].map(
        (value): [string, string, boolean] => [column, value, true],
      ),
    ),
  ...(
    'GDPR consent|Accepte les emails|Consenso marketing|Acepta publicidad|Accepts Email Marketing|' +
    'Einwilligung Newsletter|Toestemming nieuwsbrief|Samtykke til e-post|Samtycke nyhetsbrev'
  )
    .split('|')
    .flatMap((column): [string, string, boolean][] => [
      [column, 'no', true],
      [column, 'false', true],
      [column, 'yes', false],
      [column, '2025-01-31', false],
      [column, '', false],
    ]),
  ['Email Suppressions', 'UNSUBSCRIBE', true],
  ['Email Suppressions', '', false],
  ['Accepted offer', 'no', false],
  ['Marketing manager', 'no', false],
  ...['', 'false', 'No', '0', 'nein', 'non', 'nee', 'não', 'nej', 'nei', '-'].map(
    (value): [string, string, boolean] => ['Email Opt Out', value, false],
  ),
  ['Accepts Email Marketing', 'no', true],
  ['Accepts Email Marketing', 'yes', false],
  ['Subscribed', 'false', true],
  ['OPTIN_TIME', '2025-01-31', false],
  ['Marketing status', 'Unsubscribed', true],
  ['Person - Marketing status', 'no consent', true],
  ['Status', 'Abgemeldet', true],
  ['Status', 'Lead', false],
  ['Email Status', 'Verified', false],
  ['Fax Opt Out', '1', false],
  ['SMS_BLACKLISTED', 'yes', false],
  ['Unsubscribe link', 'https://firm.example/u', false],
  ['No. emails sent', '5', false],
]

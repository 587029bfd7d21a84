import type { EmailLanguage } from '#model/email/email-languages.ts'

interface Industry {
  /** As the target of a campaign names it. */
  name: string
  /** Types of schema.org that only companies of the industry carry. */
  schemaTypes: readonly string[]
  /** Words with which such companies describe themselves. */
  words: Readonly<Record<EmailLanguage, readonly string[]>>
}

/** Phrases between commas; a line break within one counts as a space. */
const phrasesOf = (text: string): string[] =>
  text
    .split(',')
    .map((phrase) => phrase.replace(/\s+/g, ' ').trim())
    .filter(Boolean)

const industry = (
  name: string,
  schemaTypes: string,
  words: Record<EmailLanguage, string>,
): Industry => ({
  name,
  schemaTypes: phrasesOf(schemaTypes),
  words: Object.fromEntries(
    Object.entries(words).map(([language, phrases]) => [language, phrasesOf(phrases)]),
  ) as Record<EmailLanguage, string[]>,
})

/** The industries that account research can recognize. */
export const industries: readonly Industry[] = [
  industry('Logistics', 'MovingCompany', {
    en: `haulage, haulier, freight forwarder, freight forwarding, logistics company, courier,
      removals, transport company, temperature-controlled transport`,
    de: `spedition, logistik, transportunternehmen, fuhrunternehmen, kurierdienst,
      umzugsunternehmen, schwertransporte, sondertransporte`,
    fr: `transporteur, transports, messagerie, transport frigorifique, commissionnaire de
      transport, déménageur`,
    es: 'transportista, empresa de transporte, agencia aduanal, transitario, mudanzas, paquetería',
    it: 'autotrasporti, spedizioniere, corriere, trasporti, traslochi',
    nl: 'transportbedrijf, expediteur, koeriersdienst, verhuisbedrijf, koeltransport',
    pt: 'transportadora, transitário, empresa de transportes, mudanças',
    sv: 'åkeri, speditör, transportföretag, budfirma, flyttfirma',
    nb: 'transportfirma, speditør, budtjeneste, flyttebyrå, transportbedrift',
    da: 'vognmand, vognmandsfirma, speditør, budfirma, flyttefirma, transportfirma',
  }),
  industry(
    'Hospitality',
    'Hotel, Resort, Motel, Hostel, BedAndBreakfast, LodgingBusiness, Restaurant',
    {
      en: 'hotel, guest house, restaurant, inn, bed and breakfast',
      de: 'hotel, gasthof, restaurant, pension, gasthaus, tagungshotel',
      fr: 'hôtel, restaurant, auberge, chambres d’hôtes, gîte',
      es: 'hotel, restaurante, hostal, casa rural',
      it: 'hotel, albergo, ristorante, agriturismo, locanda',
      nl: 'hotel, restaurant, herberg, pension',
      pt: 'hotel, restaurante, pousada, alojamento local',
      sv: 'hotell, restaurang, pensionat, värdshus',
      nb: 'hotell, restaurant, pensjonat, gjestehus',
      da: 'hotel, restaurant, kro, pensionat, kursuscenter',
    },
  ),
  industry(
    'Hospital and health care',
    'Dentist, Physician, MedicalClinic, Hospital, Physiotherapy, Optician',
    {
      en: `dental practice, dental clinic, dentist, clinic, hospital, physiotherapy practice,
        medical practice`,
      de: `zahnarztpraxis, arztpraxis, klinik, krankenhaus, physiotherapiepraxis, hausarztpraxis,
        betriebsärztin, betriebsarzt`,
      fr: 'cabinet dentaire, cabinet médical, clinique, hôpital, kinésithérapeute',
      es: 'clínica dental, clínica, hospital, consulta médica, fisioterapia',
      it: 'studio dentistico, clinica, ospedale, ambulatorio, studio medico',
      nl: 'tandartspraktijk, huisartsenpraktijk, kliniek, ziekenhuis, fysiotherapiepraktijk',
      pt: 'clínica dentária, clínica, hospital, consultório',
      sv: 'tandläkarmottagning, vårdcentral, klinik, sjukhus, fysioterapimottagning',
      nb: 'tannlegesenter, tannlegeklinikk, legesenter, sykehus, bedriftshelsetjeneste',
      da: 'tandlægeklinik, lægehus, klinik, hospital, fysioterapiklinik',
    },
  ),
  industry('Law practice', 'LegalService, Attorney, Notary', {
    en: 'law firm, solicitors, lawyers, barristers, attorneys',
    de: 'rechtsanwälte, rechtsanwalt, rechtsanwältin, anwaltskanzlei, kanzlei für, notariat',
    fr: 'cabinet d’avocats, avocats, avocat au barreau, étude notariale',
    es: 'abogados, despacho de abogados, bufete, notaría',
    it: 'studio legale, avvocati, notaio',
    nl: 'advocatenkantoor, advocaten, notariskantoor',
    pt: 'advogados, escritório de advogados, sociedade de advogados, notário',
    sv: 'advokatbyrå, juristbyrå, advokatfirma',
    nb: 'advokatfirma, advokatkontor, advokatene',
    da: 'advokatfirma, advokatkontor, advokaterne',
  }),
  industry('Accounting', 'AccountingService', {
    en: `accountants, accountancy practice, bookkeeper, bookkeeping practice, chartered
      accountants, accounting firm`,
    de: `steuerberatung, steuerberater, steuerkanzlei, treuhand, wirtschaftsprüfer,
      buchhaltungsbüro`,
    fr: 'experts-comptables, expert-comptable, cabinet comptable, expertise comptable',
    es: 'gestoría, asesoría fiscal, asesoría, contables',
    it: 'commercialisti, studio commercialista, commercialista',
    nl: 'accountantskantoor, administratiekantoor, boekhoudkantoor',
    pt: 'contabilistas, gabinete de contabilidade, escritório de contabilidade',
    sv: 'redovisningsbyrå, revisionsbyrå, bokföringsbyrå',
    nb: 'regnskapsfører, regnskapskontor, revisjonsselskap',
    da: 'revisionsfirma, bogholderi, revisor, regnskabskontor',
  }),
  industry(
    'Construction',
    'RoofingContractor, GeneralContractor, Electrician, Plumber, HVACBusiness, HousePainter',
    {
      en: `roofers, roofing contractor, builders, building contractor, electricians, plumbers,
        joinery, construction company`,
      de: `dachdecker, dachdeckerbetrieb, bauunternehmen, tischlerei, schreinerei, malerbetrieb,
        elektrobetrieb, zimmerei, dächer`,
      fr: `couvreur, entreprise de bâtiment, menuiserie, charpente, maçonnerie, électricien,
        plombier`,
      es: 'constructora, empresa de reformas, reformas, carpintería, electricistas, fontaneros',
      it: 'impresa edile, falegnameria, carpenteria, elettricisti, idraulici, ristrutturazioni',
      nl: 'aannemer, bouwbedrijf, dakdekker, timmerbedrijf, installatiebedrijf, schildersbedrijf',
      pt: `construtora, empresa de construção, remodelações, carpintaria, eletricistas,
        canalizadores`,
      sv: 'byggfirma, byggföretag, snickeri, takläggare, elfirma, målerifirma, inredningssnickeri',
      nb: 'byggefirma, snekkerfirma, entreprenørfirma, elektriker, rørleggerfirma, malerfirma',
      da: `tømrerfirma, murerfirma, entreprenørfirma, elinstallatør, vvs-firma, malerfirma,
        gulvafslibning`,
    },
  ),
  industry('Manufacturing', '', {
    en: 'manufacturer, manufacturers, machine builder, label printer, makers of springs',
    de: 'hersteller, maschinenbau, metallbau, werkzeugbau, maschinenfabrik, lohnfertigung',
    fr: 'fabricant, injection plastique, usinage, décolletage, constructeur de machines',
    es: 'fabricante, fabricantes, mecanizado, taller mecánico industrial',
    it: 'torneria, produttore, costruttore di macchine, stampaggio, minuteria metallica',
    nl: 'fabrikant, machinefabriek, metaalbewerking, machinebouw',
    pt: 'metalomecânica, fabricante, fábrica, serralharia industrial',
    sv: 'tillverkare, mekanisk verkstad, maskinfabrik',
    nb: 'produsent, mekanisk verksted, maskinfabrikk',
    da: 'producent, maskinfabrik, smedearbejde, stålmontage',
  }),
  industry('Facilities services', '', {
    en: 'cleaning company, contract cleaners, office cleaning, facility services',
    de: 'gebäudereinigung, gebäudedienste, reinigungsfirma, hausmeisterservice',
    fr: 'entreprise de nettoyage, société de propreté, services de nettoyage',
    es: 'empresa de limpieza, limpiezas, servicios de limpieza',
    it: 'impresa di pulizie, manutenzione del verde, servizi di pulizia',
    nl: 'schoonmaakbedrijf, glazenwasserij, facilitair bedrijf',
    pt: 'empresa de limpeza, empresa de limpezas, serviços de limpeza',
    sv: 'städfirma, städbolag, städföretag',
    nb: 'renholdsfirma, renholdsbyrå, vaskebyrå',
    da: 'rengøringsfirma, rengøringsselskab, erhvervsrengøring',
  }),
  industry('Recruiting', 'EmploymentAgency', {
    en: 'recruiter, recruitment agency, recruitment consultancy, staffing agency',
    de: 'personalvermittlung, personalberatung, zeitarbeitsfirma',
    fr: 'cabinet de recrutement, agence d’intérim',
    es: 'empresa de selección, agencia de empleo, consultora de selección',
    it: 'agenzia per il lavoro, società di selezione',
    nl: 'uitzendbureau, wervingsbureau, detacheringsbureau',
    pt: 'empresa de recrutamento, agência de emprego',
    sv: 'rekryteringsföretag, bemanningsföretag',
    nb: 'rekrutteringsbyrå, bemanningsbyrå',
    da: 'rekrutteringsbureau, vikarbureau',
  }),
  industry('Education', 'School, HighSchool, ElementarySchool, CollegeOrUniversity, Preschool', {
    en: 'school, college, university, academy for',
    de: 'schule, gymnasium, hochschule, universität, kindergarten',
    fr: 'école, lycée, université, collège',
    es: 'colegio, instituto, universidad, escuela',
    it: 'scuola, liceo, università',
    nl: 'school, hogeschool, universiteit',
    pt: 'escola, colégio, universidade',
    sv: 'skola, gymnasium, högskola, universitet',
    nb: 'skole, høgskole, universitet',
    da: 'skole, gymnasium, universitet, højskole',
  }),
  industry('Farming', '', {
    en: 'farm, growers, vineyard, orchard',
    de: 'bauernhof, weingut, obsthof, landwirtschaftsbetrieb, gärtnerei',
    fr: 'ferme, domaine viticole, exploitation agricole, maraîcher',
    es: 'finca agrícola, bodega, explotación agrícola, exportador de cítricos',
    it: 'azienda agricola, cantina, frantoio',
    nl: 'boerderij, kwekerij, akkerbouwbedrijf',
    pt: 'quinta agrícola, olival, exploração agrícola, adega',
    sv: 'lantbruk, gårdsbruk, trädgårdsodling',
    nb: 'gårdsbruk, gartneri, oppdrettsanlegg',
    da: 'landbrug, gartneri, planteskole',
  }),
  industry('Non-profit', 'NGO', {
    en: 'charity, registered charity, non-profit, foundation',
    de: 'stiftung, gemeinnütziger verein, gemeinnützige',
    fr: 'association loi 1901, fondation, organisme à but non lucratif',
    es: 'fundación, ong, asociación sin ánimo de lucro',
    it: 'fondazione, onlus, associazione non profit',
    nl: 'stichting, goed doel, vereniging zonder winstoogmerk',
    pt: 'fundação, ipss, associação sem fins lucrativos',
    sv: 'stiftelse, ideell förening',
    nb: 'stiftelse, ideell organisasjon',
    da: 'almennyttig forening, fond for, velgørende forening',
  }),
]

/**
 * Words of companies that sell to an industry and are not of it: of software, advice and supplies.
 * Of all languages in one list, because sites mix them.
 */
export const SUPPLIER_WORDS: readonly string[] = phrasesOf(
  `software, saas, app, platform, plattform, plateforme, plataforma, piattaforma, aplicación, logiciel, programa,
   tool, online-tool, marketplace, marktplatz, dienstplan, sensor, sensoren, sensorer, sensors,
   agency, agentur, agence, agencia, agenzia, bureau de communication, reclamebureau, byrå for,
   webdesign, websites, sites web, beratung für, consultancy for, audit`,
)

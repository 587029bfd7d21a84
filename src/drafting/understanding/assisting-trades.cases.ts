import type { EmailLanguage } from '#model/email/email-languages.ts'
import type { ASSISTING } from '../languages/trade-ids.ts'

interface TradeCase {
  trade: (typeof ASSISTING)[number]
  language: EmailLanguage
  title: string
  text: string
}

const of = (
  trade: TradeCase['trade'],
  language: EmailLanguage,
  title: string,
  text: string,
): TradeCase => ({ trade, language, title, text })

/** Texts of sites whose firms help other firms, as such firms write them. */
export const assistingCases: readonly TradeCase[] = [
  of(
    'shipAgents',
    'en',
    'Tamar | Ship agency and ship chandlers',
    'Our port agents meet every vessel.',
  ),
  of(
    'shipAgents',
    'nb',
    'Halden skipsagentur',
    'Skipsmegling, klarering av skip og skipshandel i Moss.',
  ),
  of(
    'shipAgents',
    'es',
    'Agencia marítima Vigo',
    'Somos consignatarios y damos provisión de buques.',
  ),
  of(
    'freightBrokers',
    'en',
    'Ridge freight brokers',
    'Truck dispatch services for owner-operators.',
  ),
  of(
    'freightBrokers',
    'de',
    'Kessler Frachtvermittlung',
    'Ladungsvermittlung und Rückladungen in Europa.',
  ),
  of(
    'freightBrokers',
    'it',
    'Bravo, intermediazione trasporti',
    'Borsa carichi e carichi di ritorno.',
  ),
  of(
    'languageLessons',
    'fr',
    'École de langues à Lyon',
    'Cours d’anglais et formations linguistiques.',
  ),
  of('languageLessons', 'sv', 'Språkskolan i Luleå', 'Språkkurser och svenska på arbetsplatsen.'),
  of(
    'languageLessons',
    'nl',
    'Taalschool De Brug',
    'Zakelijk Engels en taaltraining voor bedrijven.',
  ),
  of(
    'coaching',
    'de',
    'Business-Coaching und Mediation',
    'Supervision für Teams, Konfliktberatung für Firmen.',
  ),
  of('coaching', 'da', 'Ledercoaching i Aarhus', 'Ledersparring, mediation og konfliktmægling.'),
  of('coaching', 'en', 'Executive coaching', 'Leadership coaches and mediators for family firms.'),
  of('copywriting', 'nl', 'Tekstbureau Vos', 'Copywriting, webteksten en eindredactie.'),
  of('copywriting', 'de', 'Lektorat Brandt', 'Werbetexte, Korrektorat und technische Redaktion.'),
  of('dataProtection', 'pt', 'Consultoria em LGPD', 'DPO como serviço e segurança da informação.'),
  of(
    'dataProtection',
    'de',
    'Externer Datenschutzbeauftragter',
    'Datenschutzberatung und ISO 27001.',
  ),
  of(
    'patents',
    'fr',
    'Cabinet en propriété industrielle',
    'Dépôt de brevets et droit des marques.',
  ),
  of('patents', 'da', 'Patentbureau i Odense', 'Patentansøgninger og varemærkeregistrering.'),
  of(
    'answering',
    'it',
    'Segreteria virtuale',
    'Risposta telefonica e centralino esterno per studi.',
  ),
  of('answering', 'sv', 'Telefonpassning', 'Svarsservice, callcenter och kontorsservice.'),
  of(
    'archives',
    'nb',
    'Arkivlagring og makulering',
    'Dokumentskanning og digitalisering av arkiv.',
  ),
  of(
    'archives',
    'es',
    'Custodia de archivos',
    'Digitalización de documentos y destrucción documental.',
  ),
  of('debtCollection', 'de', 'Inkasso Nord', 'Forderungsmanagement und Bonitätsauskünfte.'),
  of('debtCollection', 'nb', 'Inkasso i Bergen', 'Innfordring, kredittsjekk og purretjeneste.'),
  of('coworking', 'pt', 'Coworking no Porto', 'Escritórios virtuais e salas comerciais.'),
  of('coworking', 'da', 'Kontorhotel i Vejle', 'Kontorpladser, kontorfællesskab og depotrum.'),
  of(
    'performers',
    'en',
    'Live bands and magicians',
    'Musicians and keynote speakers for company events.',
  ),
  of('performers', 'it', 'Musica dal vivo', 'Cover band, illusionisti e presentatori per serate.'),
  of(
    'soundStudio',
    'es',
    'Estudio de grabación',
    'Locutores, voz en off y producción de podcasts.',
  ),
  of('soundStudio', 'sv', 'Ljudstudio', 'Poddproduktion, speakerröster och ljudböcker.'),
  of('mapping', 'fr', 'Drones et cartographie', 'Photogrammétrie, orthophotos et vues aériennes.'),
  of('mapping', 'nl', 'Luchtfoto’s met drones', 'Kartografie, geodata en fotogrammetrie.'),
  of('hosting', 'da', 'Webhotel og hosting', 'Datacenter i Herning, domæner og clouddrift.'),
  of(
    'hosting',
    'de',
    'Hosting aus Bremen',
    'Eigenes Rechenzentrum, Managed Server und Domainverwaltung.',
  ),
  of(
    'cyberSecurity',
    'it',
    'Sicurezza informatica',
    'Penetration test, incident response e ransomware.',
  ),
  of('cyberSecurity', 'nb', 'IT-sikkerhet', 'Penetrasjonstest, sårbarhetsskanning og cyberangrep.'),
  of(
    'vehicleHire',
    'de',
    'Autovermietung Lang',
    'Transportervermietung, Mietwagen und Langzeitmiete.',
  ),
  of('vehicleHire', 'fr', 'Location de véhicules', 'Location d’utilitaires, de camions et LLD.'),
  of(
    'vehicleHire',
    'es',
    'Alquiler de furgonetas',
    'Renting y alquiler de vehículos para empresas.',
  ),
  of(
    'standards',
    'sv',
    'ISO-konsult i Växjö',
    'Kvalitetsledning, internrevision och certifiering enligt ISO.',
  ),
  of('standards', 'en', 'ISO 9001 consultants', 'Management systems and internal audits.'),
  of('standards', 'nl', 'KAM-advies en ISO-certificering', 'Managementsystemen en interne audits.'),
  of('publishing', 'nb', 'Forlag i Tromsø', 'Fagblad, bokproduksjon og jubileumsbøker.'),
  of('publishing', 'pt', 'Editora de livros', 'Diagramação e revistas corporativas.'),
  of('flowers', 'nl', 'Bloemist Roos', 'Bloemenabonnement, kantoorplanten en boeketten.'),
  of('flowers', 'pt', 'Floricultura', 'Arranjos florais e plantas para escritórios.'),
]

/** What stays with the broader trades that lend words to these. */
export const broaderCases = [
  {
    trade: 'rental',
    language: 'de',
    title: 'Maschinenvermietung',
    text: 'Mietpark mit Arbeitsbühnen.',
  },
  { trade: 'rental', language: 'nb', title: 'Maskinutleie', text: 'Utleie av lifter og kraner.' },
  {
    trade: 'itSupport',
    language: 'en',
    title: 'IT support',
    text: 'Networks and servers for offices.',
  },
  {
    trade: 'training',
    language: 'da',
    title: 'Kurser for ledere',
    text: 'Undervisning og workshops.',
  },
  {
    trade: 'photography',
    language: 'nl',
    title: 'Fotografie',
    text: 'Bedrijfsfilms en videoproductie.',
  },
  { trade: 'consulting', language: 'es', title: 'Consultoría', text: 'Planificación estratégica.' },
  {
    trade: 'passengers',
    language: 'en',
    title: 'Coach hire',
    text: 'Coaches and minibuses for groups.',
  },
] as const

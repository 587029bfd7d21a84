import type { EmailLanguage } from '#model/email/email-languages.ts'
import type { TradeId } from '../languages/trade-ids.ts'

/** Title and text of a page, and the trade that they name first. */
export type TradeCase = readonly [
  trade: TradeId,
  language: EmailLanguage,
  title: string,
  text: string,
]

/** Texts of sites whose firms help other firms, as such firms write them. */
export const assistingCases: readonly TradeCase[] = [
  [
    'shipAgents',
    'en',
    'Tamar | Ship agency and ship chandlers',
    'Our port agents meet every vessel.',
  ],
  [
    'shipAgents',
    'nb',
    'Halden skipsagentur',
    'Skipsmegling, klarering av skip og skipshandel i Moss.',
  ],
  [
    'shipAgents',
    'es',
    'Agencia marítima Vigo',
    'Somos consignatarios y damos provisión de buques.',
  ],
  ['freightBrokers', 'en', 'Ridge freight brokers', 'Truck dispatch services for owner-operators.'],
  [
    'freightBrokers',
    'de',
    'Kessler Frachtvermittlung',
    'Ladungsvermittlung und Rückladungen in Europa.',
  ],
  [
    'freightBrokers',
    'it',
    'Bravo, intermediazione trasporti',
    'Borsa carichi e carichi di ritorno.',
  ],
  [
    'languageLessons',
    'fr',
    'École de langues à Lyon',
    'Cours d’anglais et formations linguistiques.',
  ],
  ['languageLessons', 'sv', 'Språkskolan i Luleå', 'Språkkurser och svenska på arbetsplatsen.'],
  [
    'languageLessons',
    'nl',
    'Taalschool De Brug',
    'Zakelijk Engels en taaltraining voor bedrijven.',
  ],
  [
    'coaching',
    'de',
    'Business-Coaching und Mediation',
    'Supervision für Teams, Konfliktberatung für Firmen.',
  ],
  ['coaching', 'da', 'Ledercoaching i Aarhus', 'Ledersparring, mediation og konfliktmægling.'],
  ['coaching', 'en', 'Executive coaching', 'Leadership coaches and mediators for family firms.'],
  ['copywriting', 'nl', 'Tekstbureau Vos', 'Copywriting, webteksten en eindredactie.'],
  ['copywriting', 'de', 'Lektorat Brandt', 'Werbetexte, Korrektorat und technische Redaktion.'],
  ['dataProtection', 'pt', 'Consultoria em LGPD', 'DPO como serviço e segurança da informação.'],
  [
    'dataProtection',
    'de',
    'Externer Datenschutzbeauftragter',
    'Datenschutzberatung und ISO 27001.',
  ],
  ['patents', 'fr', 'Cabinet en propriété industrielle', 'Dépôt de brevets et droit des marques.'],
  ['patents', 'da', 'Patentbureau i Odense', 'Patentansøgninger og varemærkeregistrering.'],
  ['answering', 'it', 'Segreteria virtuale', 'Risposta telefonica e centralino esterno per studi.'],
  ['answering', 'sv', 'Telefonpassning', 'Svarsservice, callcenter och kontorsservice.'],
  ['archives', 'nb', 'Arkivlagring og makulering', 'Dokumentskanning og digitalisering av arkiv.'],
  [
    'archives',
    'es',
    'Custodia de archivos',
    'Digitalización de documentos y destrucción documental.',
  ],
  ['debtCollection', 'de', 'Inkasso Nord', 'Forderungsmanagement und Bonitätsauskünfte.'],
  ['debtCollection', 'nb', 'Inkasso i Bergen', 'Innfordring, kredittsjekk og purretjeneste.'],
  ['coworking', 'pt', 'Coworking no Porto', 'Escritórios virtuais e salas comerciais.'],
  ['coworking', 'da', 'Kontorhotel i Vejle', 'Kontorpladser, kontorfællesskab og depotrum.'],
  [
    'performers',
    'en',
    'Live bands and magicians',
    'Musicians and keynote speakers for company events.',
  ],
  ['performers', 'it', 'Musica dal vivo', 'Cover band, illusionisti e presentatori per serate.'],
  ['soundStudio', 'es', 'Estudio de grabación', 'Locutores, voz en off y producción de podcasts.'],
  ['soundStudio', 'sv', 'Ljudstudio', 'Poddproduktion, speakerröster och ljudböcker.'],
  ['mapping', 'fr', 'Drones et cartographie', 'Photogrammétrie, orthophotos et vues aériennes.'],
  ['mapping', 'nl', 'Luchtfoto’s met drones', 'Kartografie, geodata en fotogrammetrie.'],
  ['hosting', 'da', 'Webhotel og hosting', 'Datacenter i Herning, domæner og clouddrift.'],
  [
    'hosting',
    'de',
    'Hosting aus Bremen',
    'Eigenes Rechenzentrum, Managed Server und Domainverwaltung.',
  ],
  [
    'cyberSecurity',
    'it',
    'Sicurezza informatica',
    'Penetration test, incident response e ransomware.',
  ],
  ['cyberSecurity', 'nb', 'IT-sikkerhet', 'Penetrasjonstest, sårbarhetsskanning og cyberangrep.'],
  [
    'vehicleHire',
    'de',
    'Autovermietung Lang',
    'Transportervermietung, Mietwagen und Langzeitmiete.',
  ],
  ['vehicleHire', 'fr', 'Location de véhicules', 'Location d’utilitaires, de camions et LLD.'],
  ['vehicleHire', 'es', 'Alquiler de furgonetas', 'Renting y alquiler de vehículos para empresas.'],
  [
    'standards',
    'sv',
    'ISO-konsult i Växjö',
    'Kvalitetsledning, internrevision och certifiering enligt ISO.',
  ],
  ['standards', 'en', 'ISO 9001 consultants', 'Management systems and internal audits.'],
  ['standards', 'nl', 'KAM-advies en ISO-certificering', 'Managementsystemen en interne audits.'],
  ['publishing', 'nb', 'Forlag i Tromsø', 'Fagblad, bokproduksjon og jubileumsbøker.'],
  ['publishing', 'pt', 'Editora de livros', 'Diagramação e revistas corporativas.'],
  ['flowers', 'nl', 'Bloemist Roos', 'Bloemenabonnement, kantoorplanten en boeketten.'],
  ['flowers', 'pt', 'Floricultura', 'Arranjos florais e plantas para escritórios.'],
]

/** What stays with the broader trades that lend words to these. */
export const broaderCases: readonly TradeCase[] = [
  ['rental', 'de', 'Maschinenvermietung', 'Mietpark mit Arbeitsbühnen.'],
  ['rental', 'nb', 'Maskinutleie', 'Utleie av lifter og kraner.'],
  ['itSupport', 'en', 'IT support', 'Networks and servers for offices.'],
  ['training', 'da', 'Kurser for ledere', 'Undervisning og workshops.'],
  ['photography', 'nl', 'Fotografie', 'Bedrijfsfilms en videoproductie.'],
  ['consulting', 'es', 'Consultoría', 'Planificación estratégica.'],
  ['passengers', 'en', 'Coach hire', 'Coaches and minibuses for groups.'],
]

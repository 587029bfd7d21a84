import type { Fault } from './faults.cases.ts'

/** Offers by how they name the company and its field, each of which once gave a faulty sentence. */
export const nameFaults: readonly Fault[] = [
  {
    language: 'pt',
    company: 'Rolbom',
    text:
      'Em nossa divisão de serviços (ROLBOM SERVICE), desenvolvemos análises de óleo, ' +
      'alinhamentos a laser e balanceamento de rotores, utilizando sensores.',
    said: 'Desenvolvemos análises de óleo, alinhamentos a laser e balanceamento de rotores.',
  },
  {
    language: 'en',
    company: 'Tarn Shipping & Logistics',
    text:
      'TSL provides excellent expertise in International Ocean freight forwarding services to ' +
      'companies big and small.',
    said: 'We provide expertise in International Ocean freight forwarding services to companies big and small.',
  },
  {
    language: 'it',
    company: 'Berti Ugo',
    text: 'Berti Ugo, servizio di abbattimento tecnico alberi con fresatura radici a Udine.',
    said: 'Abbattimento tecnico alberi con fresatura radici a Udine',
  },
  {
    language: 'en',
    company: 'Precision Moldings',
    text: 'Precision Moldings, Metal Fabrication and Gate Repairs',
    said: 'Precision moldings, metal fabrication and gate repairs',
  },
  {
    language: 'en',
    company: 'Tarn & Dahl Advisers',
    text: 'Tarn and Dahl Advisers have been providing tax advice to farms for many years.',
    said: 'We have been providing tax advice to farms for many years.',
  },
  {
    language: 'it',
    company: 'Resina Lago',
    text: 'Leader nella lavorazione del poliuretano espanso e imbottiture su misura.',
    said: 'Lavorazione del poliuretano espanso e imbottiture',
  },
  {
    language: 'fr',
    company: 'MGV',
    text: "Sous-traitant en mécanique de précision sur centre d'usinage",
    said: "Nous sommes un sous-traitant en mécanique de précision sur centre d'usinage.",
  },
  {
    language: 'en',
    company: 'Fork Hill',
    text: "Fork Hill - Vermont's first farm-to-table catering company.",
    said: "We are Vermont's first farm-to-table catering company.",
  },
  {
    language: 'de',
    company: 'PAPIRA',
    text: 'PAPIRA bietet Polsterkissen, Pergamin, Graukarton und mehr für Ihre Verpackungen.',
    said: 'Wir bieten Polsterkissen, Pergamin und Graukarton für Ihre Verpackungen.',
  },
  {
    language: 'en',
    company: 'Lakeside Rowers',
    text: 'Our senior programs are designed for driven athletes who are pursuing the highest goals.',
    said: 'Our senior programs are designed for driven athletes.',
  },
  {
    language: 'de',
    company: 'medlohr GmbH',
    text: 'medlohr GmbH — Wiener Ingenieurbüro für Medizintechnik.',
    said: 'Wir sind ein Wiener Ingenieurbüro für Medizintechnik.',
  },
  {
    language: 'nl',
    company: 'Veluweschoon',
    text: 'Veluweschoon is uw schoonmaakpartner voor kantoren en scholen in Gelderland.',
    said: 'Wij zijn schoonmaakpartner voor kantoren en scholen in Gelderland.',
  },
  {
    language: 'en',
    company: 'Tarn Freight',
    text: 'Tarn Freight is your partner for refrigerated transport in Wales.',
    said: 'We are a partner for refrigerated transport in Wales.',
  },
  {
    language: 'fr',
    company: 'Vexin Froid',
    text: 'Nous sommes votre fournisseur de chambres froides dans le Vexin.',
    said: 'Nous sommes un fournisseur de chambres froides dans le Vexin.',
  },
  {
    language: 'es',
    company: 'Envíos Soria',
    text: 'Ofrecemos transporte de paquetes a toda Colombia, contáctanos por WhatsApp.',
    said: 'Ofrecemos transporte de paquetes a toda Colombia.',
  },
  {
    language: 'sv',
    company: 'IK Ljungby',
    text: 'På IK Ljungby i Lenhult tillverkar vi utrustning för sågverk och hyvlerier.',
    said: 'Vi tillverkar utrustning för sågverk och hyvlerier.',
  },
  {
    language: 'nb',
    company: 'Regnskap',
    text: 'Regnskaps Forum er en bransjeforening for autoriserte regnskapsførere i Norge.',
    said: null,
  },
  {
    language: 'en',
    company: 'Tarntech',
    text: 'Tarntech castings india private limited',
    said: null,
  },
  {
    language: 'da',
    company: 'Halden Vikar',
    text: 'Halden Vikar hjælper virksomheder med vikarer, Prøv & Ansæt og rekruttering i Ribe.',
    said: 'Vi hjælper virksomheder med vikarer, Prøv & Ansæt og rekruttering i Ribe.',
  },
  {
    language: 'nl',
    company: 'Slachterij Lek',
    text: 'Slachterij Lek is een slachterij in Lek, die zich heeft gespecialiseerd in het slachten van geiten.',
    said: 'Wij zijn gespecialiseerd in het slachten van geiten.',
  },
  {
    language: 'fr',
    company: 'Halden Mesure',
    text: 'Halden Mesure garantit la précision de vos instruments de mesure industriels.',
    said: 'Nous garantissons la précision de vos instruments de mesure industriels.',
  },
  {
    language: 'pt',
    company: 'Halden',
    text: 'Pintura - linha eletrostática e tanque para decapagem',
    said: null,
  },
  {
    language: 'fr',
    company: 'Halden',
    text: 'Chaudronniers spécialisés en chaudronnerie, soudure et réparations sur place',
    said: 'Nous sommes spécialisés en chaudronnerie, soudure et réparations sur place.',
  },
  {
    language: 'nl',
    company: 'Lek Techniek',
    text: 'Erkend elektrotechnisch installatiebedrijf voor bedrijven in Lek',
    said: 'Wij zijn een erkend elektrotechnisch installatiebedrijf voor bedrijven in Lek.',
  },
  {
    language: 'nb',
    company: 'Halden Skole',
    text: 'Hos Halden Skole tilbyr vi kurs for lastebil og tilhenger i Halden.',
    said: 'Vi tilbyr kurs for lastebil og tilhenger i Halden.',
  },
  {
    language: 'de',
    company: 'Förderverein der Schule Unna',
    text: 'Förderverein der Schule Unna e.V.',
    said: null,
  },
  {
    language: 'pt',
    company: 'Construções J.F. Duarte',
    text: 'A Construções J. F. Duarte dedica-se a todo o tipo de trabalhos de construção civil.',
    said: 'Dedicamo-nos a todo o tipo de trabalhos de construção civil.',
  },
  {
    language: 'it',
    company: 'Stampi',
    text: "Stampi è un'azienda che progetta e produce calibri di controllo e maschere di saldatura.",
    said: 'Progettiamo e produciamo calibri di controllo e maschere di saldatura.',
  },
  {
    language: 'en',
    company: 'Ecoway',
    text: 'Ecoway.com offers expert staffing solutions for logistics businesses.',
    said: 'We offer staffing solutions for logistics businesses.',
  },
  {
    language: 'pt',
    company: 'Engenharia Maia',
    text: 'Entendemos que a engenharia mecânica é o pilar de ambientes produtivos e seguros.',
    said: null,
  },
  {
    language: 'de',
    company: 'Wach',
    text: 'Wir glauben, dass gute Bewachung eine Frage der Haltung ist.',
    said: null,
  },
  {
    language: 'fr',
    company: 'Caisses',
    text: 'Caisses s’occupe de la fabrication de caisses pour poissons.',
    said: 'Nous nous occupons de la fabrication de caisses pour poissons.',
  },
  {
    language: 'fr',
    company: 'Bid',
    text: 'Bid transforme les frais de votre entreprise, de vos chantiers et de vos trajets en un outil.',
    said: 'Nous transformons les frais de votre entreprise, de vos chantiers et de vos trajets en un outil.',
  },
  { language: 'de', company: 'Glas', text: 'Geführt von Ada Berg aus Unna', said: null },
  {
    language: 'pt',
    company: '4Calor Engenharia',
    text: 'A 4Calor projeta, constrói e opera usinas de biogás.',
    said: 'Projetamos, construímos e operamos usinas de biogás.',
  },
  {
    language: 'fr',
    company: 'Ventil',
    text: 'Constructeur de ventilateurs industriels et de caissons insonorisés',
    said: 'Nous sommes un constructeur de ventilateurs industriels et de caissons insonorisés.',
  },
  {
    language: 'nl',
    company: 'Ballast',
    text: 'Tevens leveren wij ronde en vierkante ballastgewichten aan machinebouwers.',
    said: 'Wij leveren ronde en vierkante ballastgewichten aan machinebouwers.',
  },
]

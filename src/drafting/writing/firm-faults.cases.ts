import type { Fault } from './faults.cases.ts'

/** Offers that say who the sender is, each with a difficulty that once gave a faulty sentence. */
export const firmFaults: readonly Fault[] = [
  {
    language: 'en',
    company: 'Tarn Networks',
    text: 'Specialist telecoms and network infrastructure engineering company.',
    said: 'We are a specialist telecoms and network infrastructure engineering company.',
  },
  {
    language: 'en',
    company: 'Tarn Cleaning',
    text: 'Office cleaning and hygiene for every company',
    said: 'Office cleaning and hygiene for every company',
  },
  {
    language: 'es',
    company: 'Soria Sistemas',
    text: 'Consultoría informática y Asesoramiento de empresas en Soria',
    said: 'Consultoría informática y asesoramiento de empresas en Soria',
  },
  {
    language: 'es',
    company: 'Soria Sistemas',
    text: 'Consultoría informática para talleres en Soria',
    said: 'Somos una consultoría informática para talleres en Soria.',
  },
  {
    language: 'fr',
    company: 'Vexin Route',
    text: 'Chauffeur poids lourd freelance spécialisé dans le sport automobile',
    said: 'Je suis chauffeur poids lourd freelance spécialisé dans le sport automobile.',
  },
  {
    language: 'en',
    company: 'Ada Berg',
    text: 'Freelance technical writer for machine builders',
    said: 'I am a freelance technical writer for machine builders.',
  },
  {
    language: 'de',
    company: 'Lohr Druckluft',
    text: 'Lohr Druckluft wurde am 1. Juli 2008 gegründet und ist spezialisiert auf Druckluft- und Vakuumtechnik.',
    said: 'Wir sind spezialisiert auf Druckluft- und Vakuumtechnik.',
  },
  {
    language: 'en',
    company: 'Tarn Seals',
    text: 'Tarn Seals was founded in 1988 and makes gaskets for pumps in small batches.',
    said: 'We make gaskets for pumps in small batches.',
  },
  {
    language: 'fr',
    company: 'Acier du Vexin',
    text: "Fabrication d'Acier Structural et Soudure Spécialisée",
    said: "Fabrication d'acier structural et soudure spécialisée",
  },
  {
    language: 'nb',
    company: 'Halden Nett',
    text: 'Mobilselskapet for maskiner og målere',
    said: 'Vi er mobilselskapet for maskiner og målere.',
  },
  {
    language: 'pt',
    company: 'Silva Contas',
    text: 'Assessoria contábil inteligente e especializada.',
    said: 'Assessoria contábil',
  },
]

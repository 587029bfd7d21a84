import type { AnswerScript } from './answer-script.ts'

/** Scripted answers in French. */
export const fr: AnswerScript = {
  locale: 'fr-FR',
  greeting: 'Bonjour <sender>,',
  closing: 'Cordialement,',
  quoteLine: 'Le <when>, <sender> a écrit :',
  subjects: {
    'out-of-office': 'Réponse automatique : <subject>',
    bounce: 'Message non remis : <subject>',
    complaint: 'Plainte concernant un de vos messages',
  },
  answers: {
    yes: [
      [
        'cela nous intéresse, nous en parlions justement la semaine dernière.',
        'Seriez-vous disponible pour un appel jeudi à 10 h ?',
      ],
      ["avec plaisir, dites-m'en plus."],
    ],
    no: [
      ['merci pour votre message, mais nous ne sommes pas intéressés.'],
      ["non merci, nous n'avons pas besoin de cela."],
    ],
    later: [
      [
        "pas pour le moment, notre budget de l'année est déjà engagé.",
        'Revenez vers moi au printemps.',
      ],
    ],
    'wrong-person': [['je ne suis pas la bonne personne.', 'Adressez-vous à <colleague>.']],
    'out-of-office': [
      [
        'Merci pour votre message.',
        'Je suis absent du bureau et serai de retour le <date>.',
        'Les messages ne sont pas transférés.',
      ],
    ],
    bounce: [["Votre message n'a pas pu être remis à <address>.", "Cette adresse n'existe pas."]],
    complaint: [['Le destinataire a signalé ce message comme indésirable.']],
    'opt-out': [['Merci de me retirer de votre liste et de ne plus me contacter.']],
  },
}

/** Notes of absence as people write them on 2 March 2026, without machine headers. */
export const awayNotes: readonly (readonly [subject: string, text: string, back?: string])[] = [
  [
    'Re: Cleaning',
    'I am currently out of the office and will be back on Monday, 16 March 2026. In ' +
      'urgent cases please contact my colleague Jo Berg (jo@firm.example).',
    '2026-03-16',
  ],
  [
    'Re: Cleaning',
    'Thank you for your message. I am on annual leave until 20 March with no access ' + 'to email.',
    '2026-03-23',
  ],
  ['OOO', "I'm off this week, returning 9th March.", '2026-03-09'],
  ['Re: Cleaning', 'I am on maternity leave. Please contact Kim at kim@firm.example.'],
  [
    'Re: Reinigung',
    'Ich bin bis einschließlich 13.03.2026 nicht im Hause. Ihre Nachricht wird ' +
      'nicht weitergeleitet. In dringenden Fällen wenden Sie sich bitte an Frau Klein.',
    '2026-03-16',
  ],
  [
    'Re: Reinigung',
    'Vielen Dank für Ihre Nachricht. Ich bin ab dem 17. März wieder für Sie da.',
    '2026-03-17',
  ],
  ['Abwesend', 'Ich befinde mich derzeit auf Dienstreise und bin erst am 10. März zurück.'],
  [
    'Re: Reinigung',
    'Unser Betrieb ist vom 2. bis 13. März wegen Betriebsferien geschlossen.',
    '2026-03-16',
  ],
  [
    'Re: Nettoyage',
    "Je suis absent du bureau jusqu'au 13 mars inclus. En cas d'urgence, " + 'contactez Mme Petit.',
    '2026-03-16',
  ],
  ['Re: Nettoyage', 'Actuellement en congés, je serai de retour le lundi 16 mars.', '2026-03-16'],
  ['Réponse automatique : Nettoyage', 'Je suis en déplacement cette semaine.'],
  [
    'Re: Limpieza',
    'Estoy de vacaciones hasta el 13 de marzo. Para urgencias, contacte con ' +
      'ventas@firm.example',
    '2026-03-16',
  ],
  [
    'Re: Limpieza',
    'Me encuentro fuera de la oficina y regresaré el 16 de marzo de 2026.',
    '2026-03-16',
  ],
  [
    'Re: Pulizie',
    'Sono in ferie fino al 13 marzo. Per urgenze scrivere a info@firm.example',
    '2026-03-16',
  ],
  ['Re: Pulizie', 'Sarò fuori ufficio dal 2 al 13 marzo 2026, rientro il 16 marzo.', '2026-03-16'],
  [
    'Re: Schoonmaak',
    'Ik ben afwezig tot en met vrijdag 13 maart. Voor dringende zaken kunt u ' +
      'contact opnemen met Jan.',
    '2026-03-16',
  ],
  [
    'Re: Schoonmaak',
    'Momenteel ben ik met verlof. Vanaf 16 maart ben ik weer bereikbaar.',
    '2026-03-16',
  ],
  ['Re: Limpeza', 'Estou de férias até 13 de março e não terei acesso ao e-mail.', '2026-03-16'],
  ['Re: Limpeza', 'Estarei ausente do escritório; regresso dia 16 de março.', '2026-03-16'],
  [
    'Re: Städning',
    'Jag är på semester till och med den 13 mars. Vid brådskande ärenden kontakta Eva.',
    '2026-03-16',
  ],
  ['Re: Städning', 'Jag är föräldraledig och åter den 16 mars 2026.', '2026-03-16'],
  ['Re: Renhold', 'Jeg har ferie til og med 13. mars og er tilbake mandag 16. mars.', '2026-03-16'],
  ['Re: Renhold', 'Jeg er bortreist og kan ikke svare på e-post før 16. mars.'],
  [
    'Re: Rengøring',
    'Jeg holder ferie til og med den 13. marts og er tilbage mandag den 16. marts.',
    '2026-03-16',
  ],
  [
    'Re: Rengøring',
    'Tak for din mail. Jeg er ikke på kontoret i uge 11. Kontakt venligst min kollega Ole.',
  ],
  ['Autosvar: Rengøring', 'Jeg er på kursus i dag.'],
  ['Autosvar: Städning', 'Tack för ditt mejl, jag återkommer.'],
  ['Out of Office Re: Cleaning', 'Hi'],
  ['Automatisch antwoord: Schoonmaak', 'Dank voor uw bericht.'],
  ['Risposta automatica: Pulizie', 'Grazie per il messaggio.'],
  ['Respuesta automática: Limpieza', 'Gracias.'],
  ['Resposta automática: Limpeza', 'Obrigado.'],
  ['Re: Cleaning', 'We are closed for the holidays and reopen on January 5.'],
]

/** Answers that name leave or a holiday, from people who are there. */
export const presentPeople: readonly string[] = [
  'Our holiday rentals need cleaning, send a quote',
  'I am back from vacation now. Yes, let us talk.',
]

import type { OptOutPhrases } from '../opt-out-phrases.ts'

export const optOut: OptOutPhrases = {
  why: 'Motivo de este correo: el puesto en <company>.',
  optOut: 'No recibir más correos',
  unsubscribe: 'Darse de baja',
  ask: {
    title: '¿No recibir más correos?',
    text: 'Con un clic, <sender> no volverá a escribir a <email>.',
    button: 'Darse de baja',
    note: 'No hace falta nada más.',
  },
  done: {
    title: 'Baja confirmada',
    text: '<sender> no volverá a escribir a <email>.',
  },
  topics: {
    title: 'Preferencias de correo',
    saved: 'Cambio guardado',
    intro: 'Lo que <sender> escribe a <email>:',
    leave: 'Darse de baja',
    join: 'Suscribirse de nuevo',
    all: 'O dejar de recibir todos los correos:',
    button: 'Darse de baja de todo',
  },
  received: 'Se recibe',
  notReceived: 'No se recibe',
  again: {
    title: 'Los correos vuelven a llegar',
    text: '<sender> vuelve a escribir a <email>, sobre los temas elegidos.',
    button: 'Volver a recibir correos',
  },
  cannot: {
    bounced: 'Los correos a <email> fueron devueltos. Solo <sender> puede reactivarlos.',
    complained: 'Un correo a <email> se marcó como spam. Solo <sender> puede reactivar los envíos.',
    blocked: '<sender> ha bloqueado los correos a <email>. Esta página no puede reactivarlos.',
  },
  unknown: {
    title: 'Este enlace no es válido',
    text: 'Responder al correo con la palabra «stop» funciona igual de bien.',
  },
  preview: {
    title: 'Solo una vista previa',
    text: 'Este enlace procede de una vista previa o de una prueba. En el correo lleva a la página de baja.',
  },
}

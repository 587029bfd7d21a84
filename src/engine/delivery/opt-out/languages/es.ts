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
    title: 'Temas suscritos',
    saved: 'Cambio guardado',
    intro: 'Lo que <sender> escribe a <email>:',
    leave: 'Darse de baja',
    join: 'Suscribirse de nuevo',
    all: 'O dejar de recibir todos los correos:',
    button: 'Darse de baja de todo',
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

import type { FormPhrases } from '../form-phrases.ts'

export const form: FormPhrases = {
  email: 'Correo electrónico',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  send: 'Suscribirse',
  sent: {
    title: 'Un correo está en camino',
    text: 'Contiene un enlace para confirmar, válido durante 7 días.',
  },
  mail: {
    subject: 'Confirmar la suscripción: <form>',
    text: 'Esta dirección se introdujo en el formulario «<form>» de <sender>.',
    button: 'Confirmar',
    after:
      'Si es un error, no hay que hacer nada: sin confirmación no se envía ningún otro correo.',
  },
  confirm: {
    title: 'Confirmar la suscripción',
    text: '<sender> escribirá a <email>. El consentimiento es este:',
    button: 'Confirmar',
  },
  confirmed: {
    title: 'Suscripción confirmada',
    text: '<sender> escribirá a <email>. Cada correo tiene un enlace para darse de baja.',
  },
  expired: {
    title: 'Este enlace ya no es válido',
    text: 'Los enlaces valen 7 días y solo funciona el más reciente. Rellene de nuevo el formulario.',
  },
  closed: {
    title: 'Este formulario está cerrado',
    text: 'De momento no acepta suscripciones.',
  },
  check: {
    title: 'Comprobar y enviar',
    text: 'Las respuestas están abajo. El botón las envía.',
  },
  faults: {
    missing: 'Rellene este campo.',
    invalid: 'Esta dirección de correo no es válida.',
    disposable: 'Indique una dirección permanente: las de este proveedor caducan.',
    consent: 'Marque la casilla para aceptar.',
    website: 'Este sitio no puede usar el formulario.',
  },
}

import type { AnswerScript } from './answer-script.ts'

/** Scripted answers in Spanish. */
export const es: AnswerScript = {
  locale: 'es-ES',
  greeting: 'Hola, <sender>:',
  closing: 'Saludos cordiales,',
  quoteLine: 'El <when>, <sender> escribió:',
  subjects: {
    'out-of-office': 'Respuesta automática: <subject>',
    bounce: 'No se pudo entregar: <subject>',
    complaint: 'Queja sobre un mensaje suyo',
  },
  answers: {
    yes: [
      [
        'nos interesa, precisamente lo comentamos la semana pasada.',
        '¿Podemos tener una llamada el jueves a las 10?',
      ],
      ['suena bien, cuénteme más.'],
    ],
    no: [['gracias por escribir, pero no nos interesa.'], ['no, gracias, no lo necesitamos.']],
    later: [
      [
        'de momento no, el presupuesto de este año ya está asignado.',
        'Vuelva a preguntarme en primavera.',
      ],
    ],
    'wrong-person': [['no soy la persona indicada.', 'Escriba a <colleague>.']],
    'out-of-office': [
      [
        'Gracias por su mensaje.',
        'Estoy fuera de la oficina y vuelvo el <date>.',
        'Los mensajes no se reenvían.',
      ],
    ],
    bounce: [['No se pudo entregar su mensaje a <address>.', 'La dirección no existe.']],
    complaint: [['El destinatario ha marcado este mensaje como correo no deseado.']],
    'opt-out': [['Por favor, denme de baja de su lista y no me escriban más.']],
  },
}

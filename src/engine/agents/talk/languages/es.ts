import type { AgentLanguage } from '../language.ts'

export const es: AgentLanguage = {
  phrases: {
    unknown: 'Eso no lo sé.',
    noted: 'He anotado su pregunta para un compañero.',
    more: '¿Qué más desea saber?',
    orders: 'Solo digo lo que <company> ha confirmado.',
    calm: 'Lo entiendo. Puede terminar cuando quiera.',
    greeting: 'Buenos días.',
    handover: 'Un compañero se pondrá en contacto con usted.',
    askAddress: '¿En qué dirección de correo puede localizarle?',
    calendar: 'Puede elegir una hora aquí: <link>',
    callBack: 'Entonces volveremos a contactar más adelante.',
    askDay: '¿Qué día le viene bien?',
    notInterested: 'Lo entiendo. Gracias por su respuesta.',
    wrongPerson: 'Gracias, lo he anotado.',
    doNotContact: 'Entendido. No volveremos a contactar con usted.',
    askAddressToStop: 'Dígame su dirección de correo para que la quite de todas las listas.',
    refused: 'Entonces no guardo nada y terminamos aquí. Adiós.',
    off: 'Este asistente se acaba de desactivar. Adiós.',
    tooLong: 'Se ha acabado el tiempo. Gracias y adiós.',
    quiet: 'Este asistente descansa entre las <from> y las <to>.',
    leads: {
      offer: 'Lo que hacemos',
      audience: 'Para quién',
      problem: 'En qué ayuda',
      proof: 'Lo que podemos mostrar',
    },
  },
  script: {
    disclosure: 'Buenos días, soy un asistente automático de <company>.',
    consent: 'Lo que escribimos aquí se guarda <days> días. ¿Está de acuerdo?',
    reason: 'Respondo a sus preguntas sobre <company>.',
    question: '¿Puedo preguntarle qué le trae por aquí?',
    answers: '¿Qué desea saber?',
    objection: {
      cues: 'no tengo tiempo, con prisa, demasiado caro, ocupado',
      text: 'Lo entiendo. Un compañero puede responderle por escrito cuando quiera.',
    },
    ask: '¿Quiere hablarlo con un compañero?',
    handover: 'Un compañero se pondrá en contacto con usted.',
    close: 'Gracias por su tiempo. Adiós.',
  },
  words: {
    price:
      'cuesta cuestan costar coste costo precio precios tarifa tarifas caro cara barato ' +
      'vale cobran presupuesto honorarios cuánto_pago cuánto_sale',
    hours:
      'abierto abiertos abierta abren abre horario horarios cerrado cierran sábado sábados ' +
      'domingo domingos lunes fin_de_semana a_qué_hora cuándo_están de_la_tarde ' +
      'por_la_noche',
    place:
      'dónde dirección ubicación ubicados sede visitar oficina_está situados ciudad ' +
      'dónde_están vienen',
    contact: 'teléfono llamar localizar correo contacto contactar número email',
    delivery:
      'entregar entrega entregan entregas envío envían enviar plazo plazos llega rápido ' +
      'esperar semanas días cuándo_llega',
    trial: 'prueba probar muestra demostración demo ensayo',
    guarantee:
      'garantía garantizado roto rompe avería defecto devolver devolución reembolso dañado ' +
      'cambio estropea estropeado',
    proof: 'clientes cliente referencia referencias opiniones testimonios quién_usa prueba_de',
    age: 'desde_cuándo fundada fundación experiencia antigüedad cuántos_años llevan',
    offer: 'venden ofrecen productos servicios qué_hacen qué_hace a_qué_se_dedican de_qué_va',
    audience: 'adecuado dirigido para_quién a_quién indicado sirve_para',
    security:
      'seguro seguridad datos privacidad rgpd guardan certificado certificados ' +
      'certificación iso cifrado permiso licencia',
    payment:
      'pagar pago factura tarjeta plazos_de_pago transferencia domiciliación cada_mes ' +
      'mensual mensualmente',
    term: 'contrato permanencia cancelar cancelación baja preaviso suscripción',
    support: 'ayuda asistencia formación instalar instalación soporte mantenimiento',
    speaks: 'idioma idiomas inglés alemán español hablan',
    human: 'humano persona alguien compañero asesor persona_real',
    later:
      'tarde más_tarde otro_día otro_momento ahora_no llámeme próxima_semana próximo_mes ' +
      'la_semana_que_viene',
    identity: 'robot máquina ia ordenador quién_es_usted es_usted_un chatbot',
    orders:
      'ignora ignore olvida olvide instrucciones indicaciones prompt finge haz_como repite ' +
      'di_que diga_que a_partir_de_ahora nuevas_reglas',
    annoyed: 'estúpido idiota molesto pesado tontería estafa spam inútil cállate harto',
    greeting: 'hola buenos_días buenas_tardes buenas',
    thanks: 'gracias',
    bye: 'adiós hasta_luego eso_es_todo nada_más',
    yes: 'sí claro vale de_acuerdo por_supuesto bueno encantado',
    no: 'no no_gracias mejor_no',
    duration: 'cuánto_tiempo cuánto_dura cuánto_tarda dura duración tarda',
    asking:
      'su sus vuestro qué cuál cuáles quién cómo cuándo por_qué cuánto cuánta cuántos ' +
      'cuántas saber decir puede pueden puedo tiene tienen hay dar necesito también todavía ' +
      'más realmente pasa hacen hace primero después fácilmente pide',
    generic: 'producto servicio cosa paquete sistema aparato solución empresa ustedes',
    counting: 'cuántos cuántas',
    install: 'montar montan montaje instalan instala instaláis colocar colocan montador',
    minimum: 'mínimo mínima al_menos pocos pequeña_cantidad sólo_uno solo_uno',
    disposal: 'viejos viejas antiguos usados reciclar reciclaje retirar retiran residuos',
    origin: 'origen procedencia viene_de vienen_de país de_dónde',
    eco: 'bio biológico ecológico ecológica sostenible medio_ambiente químicos reciclado',
    energy: 'energía electricidad consumo corriente batería recargar luz_eléctrica apagón',
    staff: 'empleados trabajadores plantilla equipo',
    start: 'empezar empiezan comenzar comienzan cuándo_pueden',
  },
}

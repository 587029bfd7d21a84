import { ADDRESS, type ReplyWords } from '../reply-words.ts'

const mails =
  '((e-?)?mails?|correos?( electrónicos?)?|mensajes?|publicidad|newsletters?|spam|boletín|boletines|comunicaciones)'
const self =
  `(mis? (datos|correo( electrónico)?|e-?mail|mail|dirección|nombre|contacto)|nuestr[oa]s? (datos|` +
  `correo|dirección|contacto|e-?mail)|esta dirección|este correo|${ADDRESS})`

export const replies: ReplyWords = {
  stop: [
    'stop|(de|dar|dá|da|den)?me de baja|baja|basta( ya)?|parar?|paren|pare|bórr(ame|eme|enme)',
    'elimin(ar|adme|enme|eme|ame)',
    `desuscribir(me)?|desuscríb(ame|eme|anme|enme)|cancelar( (la )?suscripción)?|no más( ${mails})?|nunca más`,
    `déj(eme|enme|ame) en paz`,
    'borrar|eliminar|quitar|quít(eme|enme|ame)|ni un(o| correo) más|ya no más',
  ],
  misspelled: ['desuscribir', 'desuscribirme'],
  no: 'no|nada',
  optOut: [
    '(dar|de|dé|den|da|denos|dadme)(me|nos)? de baja|desuscri\\p{L}+|cancelen? (mi|la) suscripción',
    `no (quiero|queremos|deseo|deseamos|autorizo|necesito) (que me |que nos )?(recibir|recib\\p{L}+|` +
      `seguir recibiendo|volver a recibir|más|ser contactad\\p{L}+|saber (nada )?más|escrib\\p{L}+|` +
      `contact\\p{L}+|env[ií]\\p{L}+)`,
    'no (me|nos) (vuelva|vuelvan|vuelvas) a (escribir|contactar|enviar|molestar|mandar)',
    'no (me|nos) (escrib\\p{L}+|contact\\p{L}+|env[ií]\\p{L}+|mand\\p{L}+|moleste\\p{L}*)',
    'no (vuelva|vuelvan|vuelvas) a (escribir|contactar|enviar|molestar|mandar)(me|nos)',
    '(deje|dejen|deja|pare|paren|para|cese|cesen) (ya )?de (escribir|enviar|mandar|contactar|molestar|' +
      'spamear)(me|nos)?',
    `(elimin|borr|quit|retir|suprim|sa[cq]u?)(e|en|a|ar|ad|an|enme|eme|ame|adme|énme|émelo)?(me|nos)? ` +
      `(por favor )?(todos )?${self}`,
    '(elim[ií]n|b[oó]rr|qu[ií]t|ret[ií]r|supr[ií]m|s[aá][cq]u?)(eme|enme|ame|arme|anme|adme|enos)',
    `(^|[.!\\n] *)(por favor,? )?(no más|ningún|basta de) ${mails}`,
    'de (su|sus|tu|vuestra|esta|la) (lista|listas|base de datos|bases de datos)( de (correo|distribución|contactos))?',
    'no insist\\p{L}+|solicit\\p{L}+ (la|mi) baja|la baja de (mi|nuestr\\p{L}+)',
    'me opongo|derecho de (oposición|supresión)|esto es spam|correo no (solicitado|deseado)',
    '(mi|sin) (autorización|consentimiento)',
  ],
  notInterested: [
    'no,? gracias|no (me|nos) interesa|no (estoy|estamos) interesad\\p{L}+|sin interés',
    '(ahora mismo|de momento|por ahora|por el momento),? no|no es (el|un buen) momento',
    'no (lo )?necesitamos|no tenemos (presupuesto|interés|necesidad)|ya (tenemos|tengo|trabajamos con)',
  ],
  wrongPerson: [
    'no soy la persona (adecuada|indicada|correcta)|persona equivocada|no me encargo',
    'ya no trabaja|diríjase a|escriba a|póngase en contacto con|se lo reenvío',
  ],
  outOfOffice: [
    'fuera de la oficina|de vacaciones|estaré (ausente|de vuelta|fuera)|(vuelvo|volveré|regreso|regresaré) el|de viaje',
    'de (baja|licencia|permiso) (médica|maternal|por|de)|cerrad[oa]s? (por|hasta|del)',
  ],
  meeting: ['una (llamada|reunión|videollamada)|llámeme|llámame'],
  interest: ['(me|nos) interesa|(estoy|estamos) interesad\\p{L}+'],
  question: [],
  positive: ['suena (bien|interesante)|interesante|con (mucho )?gusto|cuénteme más'],
  yes: 'sí|si',
  courtesy: 'por favor|gracias|porfa|ya|ahora|hola',
  signOff: 'saludos( cordiales)?|un saludo|atentamente|cordialmente',
  months: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
  backOn: '(vuelvo|volveré|regreso|regresaré)( a la oficina)?( el)?|de vuelta el|a partir del',
}

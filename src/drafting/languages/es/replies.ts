import { ADDRESS, ENDS, NOT_ASKED, STARTS, type ReplyWords } from '../reply-words.ts'

const mails =
  '((e-?)?mails?|correos?( electrónicos?)?|mensajes?|publicidad|newsletters?|spam|boletín|boletines|' +
  'comunicaciones|' +
  'ofertas|promociones|propaganda|mailings?)'
const self =
  '(mis? (datos( personales)?|correo( electrónico)?|e-?mail|mail|dirección|nombre|contacto|cuenta)|' +
  'nuestr[oa]s? (datos|' +
  `correo|dirección|contacto|e-?mail|nombre)|esta dirección( de correo)?|este (correo|mail|e-?mail)(?= de ` +
  `(su|sus|la|esta|tu|vuestra) )|${ADDRESS})`
const list =
  '((de|en) (su|sus|tu|vuestra|esta|la|las|vuestras|todas sus|cualquier) (lista|listas|base|bases|agenda|' +
  'mailing|newsletter|' +
  'listado|listados|boletín|crm|sistema|registros|contactos|envíos)(?! de (precios|espera)))'
/** Another way is not named, which would refuse only this one. */
const noOther = '(?![^\\n]{0,40}(llam|teléfono|whatsapp|mejor|sino |otra dirección|otro correo))'
const soon =
  '((por favor|ya|inmediatamente|de inmediato|todos|todas|cuanto antes|porfa|definitivamente),? )*'

export const replies: ReplyWords = {
  stop: [
    'stop|(de|dar|dá|da|den)?me de baja|baja|basta( ya)?|parar?|paren|pare|bórr(ame|eme|enme)',
    'elimin(ar|adme|enme|eme|ame)',
    `desuscribir(me)?|desuscríb(ame|eme|anme|enme)|cancelar( (la )?suscripción)?|no más( ${mails})?|nunca más`,
    `déj(eme|enme|ame) en paz`,
    'borrar|eliminar|quitar|quít(eme|enme|ame)|ni un(o| correo) más|ya no más',
  ],
  misspelled: ['desuscribir', 'desuscribirme'],
  oftenWrong: ['eliminen', 'elimine', 'borrar', 'borren', 'quitenme', 'dirección', 'recibir'],
  no: 'no|nada',
  optOut: [
    '(de|den|da|dar|dad|dé)(me|nos) de baja(?! (de|con|en) (nuestr|mi |otr|la comp|el (otro|actual)|telef))',
    '(me|nos) (de|den|des|deis|dé|doy|dar|damos) de baja(?! (de|con|en) (nuestr|mi |otr|la comp|el (otro|' +
      'actual)|telef))',
    `(de|den|da|dar) de baja ${soon}(a )?${self}|(solicito|solicitamos|pido|pedimos|quiero|tramiten?|ruego|` +
      'gestionen?|procesen?|deseo|exijo) (la |mi |una |que )*(baja|darme de baja)(?! (de|con|en) (nuestr|mi ' +
      '(línea|proveedor)|otr|la comp))',
    `${STARTS}(dar|solicito|quiero)? ?(de )?baja(( de| del)? (lista|boletín|newsletter|correo))?( por favor| ` +
      `ya| gracias| inmediata)*${ENDS}${NOT_ASKED}`,
    `desuscr[ií]b(ir|eme|enme|ame|anme|irme|a|an)(?! (de|a) (nuestr|los|clientes))${NOT_ASKED}|(cancelar?|` +
      `cancelen|anular?|anulen) (mi|la) suscripción(?! (con|de|a) (nuestr|mi|otr|la comp|otro))${NOT_ASKED}`,
    'no (quiero|queremos|deseo|deseamos|necesito|quisiera|pienso) (seguir |volver a |continuar )?(recibiendo|' +
      'recibir) (más |sus |estos |este tipo de |ning[uú]n\\p{L}* |ninguna clase de |nada |tu |su |' +
      `vuestr\\p{L}+ |esta |otro |otros )*(${mails}|nada|información)?(?= *($|[.,;!\\n]|de (ustedes|vosotros|` +
      'ti|su|vuestr|este tipo|usted|parte)|suy|como|por favor|gracias|comercial|publicitari|ni))',
    'no (quiero|queremos|deseo|deseamos|autorizo|he pedido|quisiera) (que (me|nos) (contacten?|escriban?|' +
      'envíen?|manden?|molesten?|vuelvan?|sigan?|llamen?)|ser contactad\\p{L}+)(?! (antes|por teléfono|hasta|' +
      'la |el ))',
    `no (quiero|queremos|deseo) (más|sus|tus|vuestr\\p{L}+|este tipo de|estos|ning[uú]n)( más)? ${mails}(?! ` +
      '(en|con|sin))',
    'no (quiero|queremos|deseo) saber (nada )?(más )?(nada )?de (ustedes|vosotros|vuestr|su|usted|ti)',
    'no (me|nos) (vuelva|vuelvan|vuelvas|volváis|sigan?|sigas|siga) (a )?(escrib|contact|envia|molest|mand|' +
      `llam)\\p{L}+(?! (hasta|antes))${noOther}`,
    'no (me|nos) (escriba[ns]?|escribais|contacte[ns]?|envíe[ns]?|envies|mande[ns]?|moleste[ns]?|spameen?|' +
      `fastidien?|jodan?)( (más|mas|nada|nunca|ya|otro))*( (de )?(estos |sus )*(${mails}|cosas|nada|` +
      `tonterías))*( por favor| gracias| de este tipo)*${ENDS}${noOther}`,
    'no (vuelva|vuelvan|vuelvas|volváis) a (escribir|contactar|enviar|molestar|mandar)(me|nos)( (más|nada|' +
      `nunca))*(?! (hasta|antes))${noOther}`,
    '(deje|dejen|deja|dejad|pare|paren|para|parad|cese|cesen|dejes)( ya| por favor)? de (escribir|enviar|' +
      'mandar|contactar|molestar|spamear|bombardear|acosar|llenar)(me|nos|nos ya)?',
    '(deje|dejen|deja|dejad|déj(eme|enme|ame|adme|enos|anos))( ya)? (en paz|tranquil\\p{L}+|de (molestar|' +
      'escribir|enviar))',
    '(elimin|borr|quit|retir|suprim|saqu|sac|d[eé])(e|en|a|ad|ar|es)( de (su|sus|la|todas sus) ' +
      `[^.!?\\n]{0,30})? ${soon}(a )?${self}(?! (si|cuando|al|de facturación|de envío|bancari))`,
    `(supresión|eliminación|cancelación|borrado) (inmediata )?de ${self}`,
    '(elim[ií]n|b[oó]rr|qu[ií]t|ret[ií]r|supr[ií]m|s[aá][cq]u?)(eme|enme|ame|arme|anme|adme|enos|irme|anos|' +
      `arnos)(?= *($|[.,;!?\\n]|por favor|ya|inmediat|de inmediato|${list}|de (su|sus|la lista|tu|vuestr|` +
      `esta|` +
      'ahí|aquí|este|todas)))',
    '(me|nos) (borr|elimin|quit|saqu|retir|suprim)(e|en|es|an|ar|a)( (usted|ustedes))?( ya| por favor)*( (de ' +
      `(su|sus|la lista|tu|vuestr|esta|este|todas|la base))|${ENDS})`,
    `(${self}|(que )?(me|nos))[^.!?\\n]{0,30} (elimin|borr|retir|saqu|quit|suprim)(e|en|ad\\p{L}+|an) ${list}`,
    '(salir|quit|sac|borr|elimin|fuera|excl)\\p{L}*[^.!?\\n]{0,20}(me|nos|mi|nuestr\\p{L})?[^.!?\\n]{0,20} ' +
      `${list}(?<=(me|nos|mi|nuestr[oa]|salir|fuera)\\b.{0,60})`,
    `(${STARTS}|por favor,? |y )(no más|ni un|ni uno más de|ningún|basta de|basta ya de|nada de|cero) (un ` +
      `)?(sus |estos )?${mails}( más)?( por favor| gracias)*${ENDS}`,
    `no insist(a|an|as|áis)(?= *($|[.,;!\\n]|más|por favor|con))|no molest(e|en|es)( más)?${ENDS}`,
    'me opongo (a|al)[^.!?\\n]{0,50}(tratamiento|uso|envío|datos|recib|comunic|public)|nos oponemos (a|' +
      'al)[^.!?\\n]{0,50}(tratamiento|uso|envío|datos)',
    '(mi|mis|ejer\\p{L}+|nuestro)( mi| el| los| mis)? derechos? (de (oposición|supresión|cancelación|olvido)|' +
      'al olvido|arco)',
    '(rgpd|lopd\\p{L}*|gdpr)[^.!\\n]{0,80}(elimin|supr|borr|baja|opos|opong)|(elimin|supr|borr|baja|opos|' +
      `opong)[^.!\\n]{0,60}(rgpd|lopd|gdpr|artículo (17|21))|artículo (17|21) del (rgpd|` +
      `reglamento)${NOT_ASKED}`,
    '(denunci|reclam|queja|pondré|avisar|report)[^.!?\\n]{0,50}(aepd|protección de datos|profeco|consumo)|' +
      `(aepd|agencia (española )?de protección de datos)[^.!?\\n]{0,50}(denunci|reclam|queja|avis)${NOT_ASKED}`,
    '(esto|este correo|su correo|sus correos|vuestros correos|tu correo) (ya )?(es|son) (puro |un |simple ' +
      `)?(spam|acoso)(?! (según|para|en))${NOT_ASKED}`,
    '(correos?|mensajes?|mails?|publicidad) no (solicitad|desead|autorizad)\\p{L}+(?<=(su|este|sus|de|es|' +
      `envi\\p{L}+|no más) \\p{L}+ no \\p{L}+)${NOT_ASKED}`,
    'sin (mi|nuestra|nuestro) (autorización|consentimiento|permiso)(?<=(correo|escrib|datos|envi|contact|' +
      `mail|lista|mensaje)[^.!?\\n]{0,80})${NOT_ASKED}`,
    '(no|nunca|jamás) (les |os |le |te )?(he dado|di|hemos dado|dimos|doy|he autorizado|autoricé|autorizo|' +
      'autorizamos)( (mi|nuestro|ningún|ninguna|el|la|a|para|que|permiso|su))* (consentimiento|autorización|' +
      'permiso|uso|envío|tratamiento|me (escrib|contact|env|mand)\\p{L}+|datos)(?! (aún|todavía))',
    '(nunca|jamás|no) (me (he )?(suscribí|suscrito|apunté|registré|inscribí)|pedí|solicité|he (pedido|' +
      'solicitado)) ?(a |en |para )?(esto|esta|estos|su lista|su boletín|sus|recibir|que me|este|nada de)',
    'voy a (reportar|denunciar|marcar|bloquear)\\p{L}*( esto| este| su| sus| este correo)?|(marc|report|' +
      `bloque)(o|aré|ado|ándo)\\p{L}* (como|por) spam(?<!(se|sistema|filtro|outlook|gmail) ` +
      `.{0,30})${NOT_ASKED}`,
    '(váyanse?|vete|váyase|iros) a (la mierda|freír|paseo)|que (os|les|te) den',
    '(elimin|borr|quit|retir|suprim|saqu)(e|en|ad|eis)[^.!?\\n]{0,60} de (su|sus|tu|vuestra|vuestras|esta) ' +
      '(lista|listas|base|bases|mailing|listado|listados|envíos|boletín)(?! de (precios|espera))',
    `no (me|nos) (mandéis|enviéis|escribáis|contactéis|mandeis|molestéis)( más| nada| mas)*( ${mails}| ` +
      `cosas)*${ENDS}${noOther}`,
    '(dejad|deje|dejen|deja|dejar) de (dar la lata|molestar|tocar|joder|fastidiar|marear)|(harto|harta|' +
      'hartos|hasta (las narices|los (cojones|huevos))) de (sus|tus|vuestros|estos|tanto|recibir)',
    '(dije|dijimos|pedí|pedimos|repetido|he dicho)[^.!?\\n]{0,50} (que )?no (me|nos) (escribie|contacta|' +
      'envia|manda|molesta)\\p{L}+',
    'no (quiero|kiero|quiere) recibir \\p{L}*|qu[ií]t(eme|enme|ame|arme|eme) d(e)? (la|su|esa) lista',
    '(agradecería|agradeceríamos|rogaría|ruego|rogamos|pediría|pido)[^.!?\\n]{0,40} (que )?(no (me|nos) ' +
      '(volviera|escrib|contact|envi|mand)|dejar?an? de|cesar?an?|se abst)\\p{L}*',
    'abst[eé]n\\p{L}+ de (enviar|escribir|contactar|mandar|remitir|seguir)\\p{L}*|(otro|otra|uno) (más|' +
      'correo|mail)[^.!?\\n]{0,40} (denuncio|denuncia|abogado|aepd)',
    `${STARTS}no (envíen|envíe|manden|mande|envíes|mandes) más( ${mails}| nada)*( a (esta dirección|este ` +
      `correo))?( por favor| gracias)*${ENDS}`,
    '(ruego|rogamos|pido|pedimos|agradecería|favor|solicito)[^.!?\\n]{0,30} (que )?no (vuelvan?|sigan?|' +
      'continúen?|vuelvas) a? ?(contactar|escribir|enviar|molestar|mandar|insistir)\\p{L}*',
    '(preferimos|prefiero|preferiríamos|preferiría) no (recibir|seguir recibiendo|tener)( ' +
      `más)?[^.!?\\n]{0,20}(${mails}|de su|nada)`,
    '(tramit|gestion|proces|hac|d)\\p{L}*( \\p{L}+)? (la|mi|nuestra) baja(?= *($|[.,;!?\\n]|por favor|de (su|' +
      'esta|mi)))(?! (médica|del contrato|de la línea))',
    '(hart|cansad|aburrid)(o|a|os|as) (de|con) (su|sus|tu|tus|tanto|tanta|este|estos)|(paren|pare|basta|' +
      `parad) ya${ENDS}`,
  ],
  footer: [
    'responsable:|derechos:|ejercer su derecho|puede reclamar',
    '(?<!he |hemos )(recibido|recibió|recibe|llegado)( \\p{L}+){0,5} por error|no es (usted )?el destinatario',
    '(mensaje|correo)( \\p{L}+){0,8} confidencial\\p{L}*',
    'puede ejercer (sus|los) derechos|(?<!no )tiene derecho a|si (usted )?no (desea|quiere) (seguir ' +
      ')?recib\\p{L}+|para darse de baja|haga clic',
  ],
  staying: [
    '(?<!si )no (me |nos )?(borre|elimine|quite|retire|saque|dé|den|deis|de|borréis)(n|s)?( de baja| de su| ' +
      'de la| mi| nuestr)[^.,;!?\\n]*',
  ],
  notInterested: [
    'no,? gracias|no (me|nos) interesa|no (estoy|estamos) interesad\\p{L}+|sin interés',
    `${STARTS}(ahora mismo|de momento|por ahora|por el momento),? no|no es (el|un buen) momento`,
    'no (lo|la|los) necesitamos|no necesitamos (nada|sus|este|ese|nuevos?|ningún|ninguna)|no tenemos ' +
      '(presupuesto|interés|necesidad)|ya (tenemos|tengo|trabajamos con) (un |una |otro |otra |nuestr[oa] ' +
      ')?(\\p{L}+ )?(proveedor|empresa|agencia|solución|quien|contratad\\p{L}+|cubiert\\p{L}+|alguien)',
    '(demasiado|muy|es) caro|no (nos )?(encaja|resulta competitiv\\p{L}|vamos a (seguir|continuar|meternos))|' +
      'hemos decidido no|no nos hace falta|lo hacemos nosotros',
  ],
  wrongPerson: [
    'no soy la persona (adecuada|indicada|correcta)|persona equivocada|no me encargo',
    'ya no trabaja|diríjase a|escriba a|póngase en contacto con|se lo reenvío',
  ],
  outOfOffice: [
    '(estoy|estaré|está|estamos|me encuentro|encontraré|actualmente)( \\p{L}+){0,2} (fuera de la oficina|de ' +
      `vacaciones|de viaje|ausente|de (baja|licencia|permiso)( médica| maternal)?)|${STARTS}(fuera de la ` +
      'oficina|de vacaciones (hasta|del))|estaré de vuelta|(vuelvo|volveré|regreso|regresaré) (a la oficina ' +
      ')?el|respuesta automática',
    'de (baja|licencia|permiso) (médica|maternal|por (maternidad|enfermedad|paternidad))|(estamos|oficina|' +
      'empresa|tienda|estaremos|está|estará|permanecerá)( \\p{L}+){0,2} cerrad[oa]s? (por|hasta|del)',
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

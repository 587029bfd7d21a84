import type { AgentLanguage } from '../language.ts'

export const es: AgentLanguage = {
  phrases: {
    unknown: 'Eso no lo sé.',
    nearest: 'Esto es lo más cercano que sé.',
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
    offers: '¿Se refiere a una de estas preguntas?',
    asks: {
      offer: '¿Qué hacen?',
      audience: '¿Para quién es?',
      proof: '¿Quiénes son sus clientes?',
      price: '¿Cuánto cuesta?',
      hours: '¿Qué horario tienen?',
      contact: '¿Cómo puedo contactarlos?',
    },
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
  answers: {
    not: 'no nunca jamás tampoco ni ningún ninguno ninguna nada',
    agreed:
      'no_hay_problema no_hay_ningún_problema ningún_problema sin_problema sin_problemas ' +
      'no_hay_inconveniente no_tengo_inconveniente ningún_inconveniente sin_inconveniente ' +
      'por_qué_no no_me_importa no_me_molesta no_tengo_nada_en_contra',
    talk: 'hablar conversar comunicarme páseme pásame',
    putOff: 'llámeme llámame llámenme llamarme otro_día otro_momento ahora_no vuelva_a_llamar',
  },
  words: {
    price:
      'cuesta cuestan costar coste costo precio precios tarifa tarifas caro cara barato vale ' +
      'cobran presupuesto honorarios cuánto_pago cuánto_sale a_cuánto por_cuánto sale_cada ' +
      'me_sale me_saldría saldría cuánto_cobran cuánto_es cuánto_vale cuánto_valen valen ' +
      'cuesta_todo cobráis cobrarían qué_cuesta me_costaría costaría costarían desembolsar ' +
      'gasto importe precio_por cuánto_hay_que_pagar al_mes pagar a_cuánto_sale qué_cobran ' +
      'a_cómo me_cobran más_o_menos_cuánto presupuesto_aproximado se_me_va',
    hours:
      'abierto abiertos abierta abren abre horario horarios cerrado cierran sábado sábados ' +
      'domingo domingos lunes fin_de_semana a_qué_hora cuándo_están de_la_tarde por_la_noche ' +
      'martes miércoles jueves viernes tardes mediodía festivos festivo hasta_qué_hora ' +
      'desde_qué_hora cerráis abrís están_abiertos hay_alguien de_la_mañana fines_de_semana ' +
      'laborables atienden atendéis cuándo_puedo_ir mañana_temprano tarde todavía_hay ' +
      'a_las_siete a_las_ocho a_las_seis',
    place:
      'dónde dirección ubicación ubicados sede visitar oficina_está situados ciudad dónde_están ' +
      'vienen calle pasar_por acercarme pasarme ubicáis estáis dónde_quedan queda a_dónde ' +
      'situado se_encuentran se_encuentra nuestra_casa a_domicilio desplazan por_dónde_caen ' +
      'dónde_paran cae_lejos lejos_de por_aquí_cerca caen_ustedes',
    contact:
      'teléfono llamar localizar correo contacto contactar número email llamarles telefónico ' +
      'móvil whatsapp contacto_con llamaros un_teléfono les_llamo su_número',
    delivery:
      'entregar entrega entregan entregas envío envían enviar plazo plazos llega rápido esperar ' +
      'semanas días cuándo_llega llegar llegan llegará mandar mandan reparto reparten ' +
      'tardan_en_llegar tarda_en_llegar cuándo_lo stock existencias enviáis entregáis ' +
      'transporte llevan_a traen cuándo_tendría cuándo_lo_tendría lo_tendría cuándo_me_llega ' +
      'me_los_traen traer cuándo_lo_tengo cuándo_las_tengo si_lo_pido si_pido_hoy para_cuándo ' +
      'casi_no_me_queda en_casa',
    trial:
      'prueba probar muestra demostración demo ensayo gratis gratuito gratuita sin_compromiso ' +
      'probarlo probarlos muestras antes_de_comprar degustar sin_pagar ver_uno ver_una ' +
      'verlo_antes probarlo_antes ver_antes antes_de_decidir hacer_una_prueba ' +
      'echarle_un_vistazo',
    guarantee:
      'garantía garantizado roto rompe avería defecto devolver devolución reembolso dañado ' +
      'cambio estropea estropeado garantías garantizan sustituir sustituyen reponer reemplazar ' +
      'reemplazan se_muere muere morir devuelvo funciona_mal se_seca falla fallan cambian_si ' +
      'se_me_estropea se_estropea se_rompe deja_de_funcionar me_lo_cambian uno_nuevo quién_paga',
    proof:
      'clientes cliente referencia referencias opiniones testimonios quién_usa prueba_de ' +
      'quién_compra otras_empresas trabajan_con quiénes_son_sus confían quién_más quiénes_más ' +
      'otros_clientes alguien_más por_la_zona ya_lo_han_hecho han_hecho',
    age:
      'desde_cuándo fundada fundación experiencia antigüedad cuántos_años llevan desde_hace ' +
      'cuánto_llevan qué_año nacieron historia antiguos',
    offer: 'venden ofrecen productos servicios qué_hacen qué_hace a_qué_se_dedican de_qué_va',
    audience: 'adecuado dirigido para_quién a_quién indicado sirve_para',
    security:
      'seguro seguridad datos privacidad rgpd guardan certificado certificados certificación ' +
      'iso cifrado permiso licencia confidencial confidenciales seguros protegidos homologado ' +
      'homologados aprobado norma normas fiable legal legales en_regla inspector oficial ' +
      'oficiales',
    payment:
      'pagar pago factura tarjeta plazos_de_pago transferencia domiciliación cada_mes mensual ' +
      'mensualmente plazos a_plazos poco_a_poco financiar financiación financian cuotas ' +
      'efectivo fraccionar fraccionado ir_pagando pagando bizum recibo_mensual intereses ' +
      'justo_de_dinero ir_dando más_adelante de_golpe',
    term:
      'contrato permanencia cancelar cancelación baja preaviso suscripción atado atados salirme ' +
      'dejarlo darme_de_baja darse_de_baja comprometerme compromiso rescindir anular aplazar ' +
      'me_arrepiento penalización cambio_de_idea cambiar_de_empresa',
    support: 'ayuda asistencia formación instalar instalación soporte mantenimiento',
    speaks: 'idioma idiomas inglés alemán español hablan',
    human: 'humano persona alguien compañero asesor persona_real',
    later:
      'tarde más_tarde otro_día otro_momento ahora_no llámeme próxima_semana próximo_mes ' +
      'la_semana_que_viene',
    identity: 'robot máquina ia ordenador quién_es_usted es_usted_un chatbot',
    orders:
      'ignora ignore olvida olvide instrucciones indicaciones prompt finge haz_como repite ' +
      'di_que diga_que a_partir_de_ahora nuevas_reglas promete_que prométeme es_una_orden ' +
      'obedece regálame',
    annoyed: 'estúpido idiota molesto pesado tontería estafa spam inútil cállate harto',
    greeting: 'hola buenos_días buenas_tardes buenas',
    thanks: 'gracias',
    bye: 'adiós hasta_luego eso_es_todo nada_más',
    yes: 'sí claro vale de_acuerdo por_supuesto bueno encantado',
    no: 'no no_gracias mejor_no',
    duration:
      'cuánto_tiempo cuánto_dura cuánto_tarda dura duración tarda cuántos_días cuántas_semanas ' +
      'cuántas_horas cuántos_meses cuántos_minutos tardan tardáis demora acabar terminado ' +
      'terminan listo minutos tardar cuánto_tiempo_lleva esperar espera cuánto_tardan ' +
      'tenerlos_en_casa',
    asking:
      'su sus vuestro qué cuál cuáles quién cómo cuándo por_qué cuánto cuánta cuántos cuántas ' +
      'saber decir puede pueden puedo tiene tienen hay dar necesito también todavía más ' +
      'realmente pasa hacen hace primero después fácilmente pide recibir recibo recibe el la ' +
      'los las un una unos unas de del en y o pero pues bueno entonces oiga mire me te se nos ' +
      'les le lo mi mis tu nuestro nuestra nuestros yo tú usted ustedes él ella ellos eso esto ' +
      'esta este estos ese esa aquello algo alguna alguno algún alguien nada nadie todo toda ' +
      'todos todas cada así muy mucho mucha poco bien mal igual solo sólo aún ya ahora hoy ' +
      'luego antes sin con para por porque si cuando donde como que q xq tengo tenía tener ' +
      'tenemos tienes estoy está están estar soy somos es son ser sería hacer hago haría haces ' +
      'voy va van ir podemos podría podrían quiero queremos quisiera querría necesitamos ' +
      'necesita saben sé sabe idea ni dos tres cuatro cinco seis siete ocho nueve diez vez ' +
      'caso tema cosas aproximadamente más_o_menos exactamente hay_que haber había he ha han ' +
      'dan doy pregunta venden mete meten mismo tipo_de tiempo k pq tb ke año años mes semana ' +
      'día tendría tendríamos debería trabaja trabajan compra compran usa usan pedir pido ' +
      'comprar mejor otra otro otras otros gran pequeño',
    you:
      'ustedes usted les le su sus vosotros os los las tienen hacen pueden están van ponen dan ' +
      'traen mandan cobran llevan',
    generic: 'producto servicio cosa paquete sistema aparato solución empresa ustedes',
    counting: 'cuántos cuántas',
    install:
      'montar montan montaje instalan instala instaláis colocar colocan montador instalarlo ' +
      'instalarlos instalación instalado puesto poner ponen ponerlo colocación montarlo ' +
      'nosotros_mismos yo_mismo lo_ponen lo_montan vienen_a_ponerlo lo_colocan',
    minimum:
      'mínimo mínima al_menos pocos pequeña_cantidad sólo_uno solo_uno poca poca_cantidad ' +
      'menos tengo_que_comprar solo_quiero sólo_quiero por_lo_menos como_mínimo solo_dos ' +
      'solo_diez uno_solo quiero_solo pedido_pequeño',
    disposal:
      'viejos viejas antiguos usados reciclar reciclaje retirar retiran residuos tirar tiran ' +
      'deshacerse llevarse se_llevan basura desechar retirada los_viejos el_viejo se_lo_llevan ' +
      'vertedero qué_hacen_con',
    origin:
      'origen procedencia viene_de vienen_de país de_dónde de_dónde_viene de_dónde_son ' +
      'de_dónde_vienen nacional proviene local de_qué_país',
    eco:
      'bio biológico ecológico ecológica sostenible medio_ambiente químicos reciclado tóxico ' +
      'tóxicos dañino contaminante natural ecológicos ecologista verde',
    energy:
      'energía electricidad consumo corriente batería recargar luz_eléctrica apagón eléctrico ' +
      'eléctrica luz vatios pilas enchufe gasta gastan ahorra ahorrar ahorro consume consumen ' +
      'apagones factura_de_la_luz recibo_de_la_luz',
    staff:
      'empleados trabajadores plantilla equipo cuántos_son personal cuántos_trabajan operarios ' +
      'subcontratan gente está_solo usted_solo cuánta_gente',
    start:
      'empezar empiezan comenzar comienzan cuándo_pueden empezáis inicio arrancar ' +
      'cuándo_empiezan ponerse_en_marcha ponerse_con',
    frequency:
      'cada_cuánto cuántas_veces frecuencia a_menudo todos_los anual mensual semanal diario ' +
      'veces_al regularmente periodicidad',
    lifetime:
      'duran aguanta aguantan vida_útil caduca caducidad caducan conservar conserva desgaste ' +
      'gastarse cada_cuánto_se_cambia',
    noise:
      'ruido ruidos ruidoso ruidosos silencioso silenciosos susurro decibelios suena oye ' +
      'alboroto silencio sonido se_oye molesta retumba',
    insurance:
      'seguro asegurado asegurados asegurar robo robado roban robar ladrón responsabilidad ' +
      'accidente daños rompen_algo se_hace_daño quién_responde se_hacen_cargo',
    repair:
      'reparar reparan reparación arreglar arreglan arreglo avería averías se_rompe técnico ' +
      'no_funciona deja_de_funcionar estropea estropearse',
    training:
      'formación formar forman enseñar enseñan curso cursos aprender explican explicar ' +
      'capacitación',
    pickup: 'recoger recogen recogida buscar vienen_a_buscar traer llevarlos pasan_a_por',
    storage: 'almacenar almacenan almacenamiento guardar almacén espacio depósito',
    custom:
      'logo logotipo imprimir impresión impreso personalizar personalizado marca ' +
      'nuestro_nombre a_medida grabar',
    variety:
      'color colores tamaño tamaños modelo modelos formato formatos variedad variedades tipo ' +
      'tipos gama surtido tallas archivos clase clases',
    capacity: 'personas participantes máximo grupo grupos plazas aforo capacidad asistentes',
    season:
      'invierno verano primavera otoño frío helada heladas nieve hielo exterior fuera mes ' +
      'meses época temporada enero febrero marzo abril mayo junio julio agosto septiembre ' +
      'octubre noviembre diciembre',
    care:
      'mantenimiento mantener limpiar limpieza revisión revisiones regar cuidar cuidado cuidan ' +
      'podar',
    fit: 'compatible compatibles encaja encajan marcas fabricantes sirve_con valen_para',
    permit:
      'permiso permisos licencia licencias ayuntamiento papeles trámite trámites tramitan ' +
      'papeleo autorización gestiones los_papeles',
    digital:
      'en_línea online app nube digital electrónico papel internet web escanear foto acceso ' +
      'portal programa subir',
    advice:
      'asesorar asesoran asesoramiento aconsejar aconsejan consejo orientar orientan elegir ' +
      'escoger conviene recomiendan recomendar ayudan medir visita visitan',
    load: 'peso pesa pesado soporta aguanta_el_peso carga resiste resistencia kilos hundirse',
    food: 'alimento alimentos alimentario alimentaria comida higiénico',
    rental: 'alquilar alquilan alquiler arrendar prestar préstamo',
    range: 'autonomía distancia kilómetros qué_distancia lejos',
    wages: 'nómina nóminas sueldo sueldos salario salarios',
  },
}

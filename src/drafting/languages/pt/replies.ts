import { ADDRESS, ENDS, NOT_ASKED, STARTS, type ReplyWords } from '../reply-words.ts'

const mails =
  '((e-?)?mails?|mensage(m|ns)|correios?|newsletters?|publicidade|spam|propagandas?|comunicações|contatos?|' +
  'contactos?|' +
  'ofertas|promoções|mailings?|anúncios)'
const self =
  '((o |os |a )?(meu|nosso|minha|nossa|meus|nossos) (e-?mail|endereço|nome|contato|contacto|cadastro|' +
  'dados( pessoais)?|' +
  `contatos|contactos|conta|inscrição|empresa)|(este|esse) (endereço|contacto|contato)|(este|esse) ` +
  `e-?mail(?= d[ae] )|${ADDRESS})`
const list =
  '((d[aeo]s?|na|nas) ?(vossas?|suas?|tuas?|esta|essa|dessa|desta|todas as( suas)?)? ?(mailing( list)?|' +
  'listas?|bases? de dados|' +
  'banco de dados|cadastro|newsletter|base|sistema|crm|envios|contatos|contactos)( de (e-?mails?|contatos?|' +
  'contactos?|envios?|' +
  'distribuição|mailing|divulgação|marketing))?(?! (de (preços|espera|materiais|peças)|interna)))'
/** Another way is not named, which would refuse only this one. */
const noOther =
  '(?![^\\n]{0,40}(ligu|telefon|whatsapp|prefiro|mas (sim|ligu|mand|envi)|outro (e-?mail|' +
  'endereço)|novo e-?mail))'
const soon =
  '((por favor|já|imediatamente|de imediato|todos|favor|urgentemente|definitivamente),? )*'

export const replies: ReplyWords = {
  stop: [
    `stop|descadastr(ar|o|e)(-me)?|cancelar( (a )?(inscrição|subscrição|assinatura))?|remov(er|am|a)(-me)?`,
    `chega( de ${mails})?|basta`,
    'par(e|em|ar)|sair( da lista)?|retir(ar|em|e)(-me)?|apag(ar|uem|ue)(-me)?|exclu(ir|am|a)(-me)?',
    'elimin(ar|em|e)(-me)?',
    `nunca mais|não mais|não (me )?(mande|mandem|envie|enviem) mais( nada)?|sem mais ${mails}`,
    `me (remova|tire|retire|exclua|descadastre)|deixem?[- ]me em paz`,
  ],
  misspelled: ['descadastrar', 'descadastre'],
  oftenWrong: ['remova', 'retire', 'apague', 'endereço', 'receber', 'descadastrar'],
  no: 'não|nao',
  optOut: [
    '(?<!(se|nos|clientes?|pessoal|usuários?) )descadastr(ar|o|e|em|eme|amento)( me| nos|-me|-nos)?(?= *($|' +
      `[.,;!?\\n]|${list}|por|d|${self}|imediat))(?<!(botão|link|página|taxa|sistema) de ` +
      `.{0,20})${NOT_ASKED}|` +
      'me descadastr\\p{L}+|como (faço|posso|me) [^.!?\\n]{0,15}descadastr\\p{L}+',
    '(cancel(ar|e|em|o)|anul(ar|e|em)) (a )?(minha|esta|essa) (inscrição|subscrição|assinatura)|(quero|' +
      'pretendo|desejo|solicito|gostaria de|peço para|posso|favor) (me )?(cancelar|anular)( a| o)?( minha| ' +
      'meu)? (subscrição|inscrição|cadastro|recebimento|registo)(?! (d[aoe]|com|n[ao]) (noss|meu|curso|event|' +
      'outr|forneced))',
    `(desinscrev|dessubscrev|dessubscrev)\\p{L}+(?! (d[oa] noss|client))${NOT_ASKED}`,
    'não (quero|queremos|desejo|desejamos|gostaria|gostaríamos|pretendo|pretendemos|aceito|tenho interesse ' +
      'em|queria|qro) (de )?(continuar a |voltar a |mais )*(receber|ver|ler)( mais)? ?(mais |os vossos |as ' +
      'vossas |seus |suas |esses |essas |estes |estas |este tipo de |esse tipo de |nenhum\\p{L}* |qualquer |' +
      `vossos |vossas |nada |teus |tais |outros |o seu |a sua )*(${mails}|nada|contacto|contato|informações|` +
      `${ENDS})(?! (de (?!voc|vós|vocês|vossa|sua|marketing|vendas|public|v\\.)|d[oa]s? (client|forneced)|do ` +
      'nosso))',
    'não (quero|queremos|desejo|desejamos|gostaria|autorizo|autorizamos|pretendo|aceito) (de )?(mais )?(ser ' +
      '(mais )?(contatad\\p{L}+|contactad\\p{L}+|incomodad\\p{L}+|abordad\\p{L}+)|que (me|nos) (contact|' +
      'contat|' +
      'escrev|envi|mand|incomod|lig|volt)\\p{L}+)(?! (antes|por telefone|até))',
    `não (quero|queremos|desejo) (mais )?(os )?(seus|vossos|esses|estes|mais|nenhum|receber mais) ${mails}( ` +
      `mais)?${ENDS}`,
    'não (quero|desejo) (mais )?(saber|ouvir falar|ter notícias) (mais )?(nada )?(de )?(vocês|vós|vossa|voce|' +
      'você)',
    `(${STARTS}|(favor|que|e|peço que|agradeço que|por gentileza|pfv|obrigad[oa],?|pra|para) )?não (me|nos) ` +
      '(escrev|contact|contat|envi|mand|incomod|perturb|chate|import|spam)(a|am|e|em|es|ie|iem|ue|uem)( ' +
      'mais| ' +
      `nada| nunca| ${mails}| isso| essas coisas| este tipo de ${mails}| para este endereço)*${ENDS}${noOther}`,
    'não (me|nos) (escrev|contact|contat|envi|mand|incomod|perturb)(a|am|e|em|es|ie|iem|ue|uem)( mais| ' +
      `nada)+( ${mails}| nada| deste género| desse tipo| disso| à minha empresa)*(?! (antes|até|para o (meu|` +
      `nosso) endereço))${noOther}`,
    'não (volt|torn)(e|em|es) a (me |nos )?(escrever|contactar|contatar|enviar|mandar|incomodar|ligar)(-me|' +
      '-nos)?(?! (antes|até))',
    '(remov|retir|tir|exclu|apag|elimin|delet|risqu|descart)(a|e|em|am|ue|uem|ar|er|ir|es)(-me|-nos)? ' +
      `${soon}${self}(?! (se|quando|caso|de faturação|bancári|assim que))`,
    '(remoção|exclusão|eliminação|retirada|cancelamento) (imediata )?d[aeo]s? (meu|minha|meus|nosso|' +
      'nossos)s? ?(e-?mail|dados|contato|contacto|endereço|cadastro|nome|recebimento)',
    `(remov|retir|tir|exclu|elimin|apag|delet)(a|e|em|am|ue|uem|ar|er|ir)-(me|nos)(?= *($|[.,;!?\\n]|${list}|` +
      'd[aeo]ss?[ae]|d[aeo]s? (vossa|sua|tua|lista)|por favor|já|imediat))',
    `(me|nos) (remov|retir|tir|exclu|elimin|apag|delet)(a|e|em|am|ue|uem|ar|ir|er)(?= *($|[.,;!?\\n]|${list}|` +
      'd[aeo]ss?[ae]|d[aeo]s? (vossa|sua|tua|lista)|por favor|já|imediat|pf|agora))(?! (o|a|os|as|uma) )',
    '(para|pare|parem|parar|deixe|deixem|deixa|cesse|cessem)( já| por favor)? (já )?(de|d) (me |nos ' +
      ')?(escrever|enviar|mandar|contactar|contatar|incomodar|spammar|encher|chatear|importunar|ligar)(-me|' +
      '-nos)?(?! (a|os|as|o) (nossos|client))(?<!(nossos?|eles|máquina|sistema) .{0,20})',
    `(retir|remov|tir|exclu|sair|elimin|apag|cancel|constar)\\p{L}*[^.!?\\n]{0,40} ${list}(?= *($|[.,;!\\n?]|` +
      'por favor|pf|obrigad|e|imediat))(?<=(me|nos|meu|nosso|minha|sair|meus|-me|constar)\\b.{0,70})',
    `(${STARTS}|por favor,? |e )(chega de|sem mais|nada de|basta de|não mais|pare com|parem com|chega com) ` +
      `(os |as |esses |essas |tantos )?${mails}( por favor| obrigad[oa])*${ENDS}`,
    `${STARTS}não (envi|mand)(e|em) (mais|nada)( ${mails}| nada| isso)*${ENDS}${noOther}|favor não (enviar|` +
      `mandar|contatar|contactar)( mais)+( ${mails}| nada)*${ENDS}|não (enviar|contactar|contatar) mais( ` +
      `${mails})?${ENDS}`,
    `(cancel|suspend|encerr)(ar|e|em|am|a) (o )?(meu |seu |vosso )?(recebimento|envio)( d[eo]s?)?( ${mails}| ` +
      `d|${ENDS})`,
    '(oponho-me|me oponho|opomo-nos|nos opomos)( \\p{L}+)? (a|ao|à)[^.!?\\n]{0,50}(tratamento|uso|utilização|' +
      'envio|dados|receção|recebimento)',
    '(meu|exerc\\p{L}+|nosso)( o| meu| o meu)? direito (de oposição|ao esquecimento|ao apagamento|de ' +
      'eliminação|à eliminação|de exclusão)',
    '(rgpd|lgpd|gdpr)[^.!\\n]{0,80}(elimin|apag|exclu|remo|opo|retir)|(elimin|apag|exclu|remo|opo|' +
      'retir)[^.!\\n]{0,60}(rgpd|lgpd|gdpr|artigo (17|18|21))|artigo (17|21)\\p{L}* (do )?(rgpd|' +
      `regulamento)${NOT_ASKED}`,
    '(queixa|reclama|denúncia|denunci|particip)[^.!?\\n]{0,50}(cnpd|anpd|procon|anacom|proteção de dados)|' +
      `(cnpd|anpd|procon)[^.!?\\n]{0,40}(queixa|reclama|denúnci|particip)${NOT_ASKED}`,
    '(isto|isso|este e-?mail|esse e-?mail|o (vosso|seu) e-?mail|os (vossos|seus) e-?mails) (já )?(é|são) ' +
      `(puro |um |mero )?(spam|assédio|lixo)(?! (segundo|para|no))${NOT_ASKED}`,
    '(vosso|seu|este|esse|de|um|é) (e-?mail|mensagem|contacto|contato|publicidade|envio) (é )?não ' +
      `solicitad\\p{L}${NOT_ASKED}`,
    'sem (o )?(meu|nosso|minha|nossa) (consentimento|autorização|permissão)(?<=(mail|escrev|contat|contact|' +
      `envi|mensage|dados)[^.!?\\n]{0,80})${NOT_ASKED}`,
    '(não|nunca) (vos |lhes |lhe |te )?(dei|autorizei|demos|autorizámos|autorizamos|autorizo|concedi)( (o|a|' +
      'meu|nosso|qualquer|nenhum|minha|uso|que|envio|tratamento|esse|este|vosso|seu|contato|contacto|vocês|' +
      'tipo|de))* ?(consentimento|autorização|permissão|contato|contacto|dados|envio|uso)?(?<=(consentimento|' +
      'autorização|permissão|contato|contacto|dados|envio|uso|autorizei)(?! ainda))(?! (ainda|o (orçamento|' +
      `pagamento)))${NOT_ASKED}`,
    '(nunca|não) (me (inscrevi|cadastrei|registei|subscrevi)|pedi|solicitei|subscrevi) ?(para |em |a |' +
      'n)?(isto|isso|nada disso|nada disto|esta lista|receber|vossa|a vossa|sua newsletter|nada|este|esses|' +
      `esse tipo)${NOT_ASKED}`,
    'vou (denunciar|bloquear|marcar|reportar)\\p{L}*|(denunciei|marquei|marcado|bloqueei)( \\p{L}+)? como ' +
      `spam(?<!(foi|sistema|filtro|outlook|gmail) .{0,30})${NOT_ASKED}`,
    '(deixe|deixem|deixa|deix(a|e|em)-(me|nos)|me deix(a|e|em)|nos deix(a|e|em))( -?(me|nos))?( me| nos)? ' +
      '?em paz|vão (se foder|chatear outro)|vai (se foder|à merda|chatear)',
    '(remov|retir|tir|exclu|elimin|apag)(a|e|em|am|ue|uem|ir|er|ar)[^.!?\\n]{0,60} d[aeo]s? (vossa|vossas|' +
      'sua|suas|tua) ([\\p{L}-]+ )?(lista|listas|base|bases|mailing|newsletter|cadastro)(?! de (preços|' +
      'espera|' +
      'materiais))',
    `não (enviem|envie|mandem|mande|enviar|mandar)( mais| nunca mais| nada)+( ${mails}| nada| para este ` +
      `(endereço|e-?mail)| para cá)*(?= *($|[.,;!\\n]|para (este|esse)|por favor|obrigad))${noOther}`,
    '(peço|pedimos|pedia\\p{L}*|solicito|solicitamos|agradec\\p{L}+|favor)[^.!?\\n]{0,50} (que |de |o favor ' +
      'de )?não (insist|me (voltar|contact|contat|escrev|envi)|nos (voltar|contact|contat|escrev|envi)|' +
      'voltem?|' +
      'enviem|envie)\\p{L}*[^.!?\\n]{0,30}(mais|escrever|novamente|contactar|contatar)',
    `não (quer|querem|deseja|desejam|quero|queremos) (mais )?receber( mais)? (${mails}|nada|esse tipo|este ` +
      'tipo)(?! (de (?!marketing|voc|vós)))',
    '(spam|chega)[.!, ]+(parem|pare|para|chega)|(par(e|em|a)|chega|acab(e|em)) (já )?com (isto|isso|esses? ' +
      `${mails}|estes? ${mails}|essa)|já mandou \\d+ vezes|(quinta|quarta|terceira|enésima) ` +
      'vez[^\\n]{0,40}(chega|par(e|em)|basta)|(cansad[oa]|fart[oa]s?) (de|dos) (receber|vossos|seus|tantos)',
    '(venho|vimos|quero|declaro|pretendo) (por este meio )?opor(-me|-nos|)?[^.!?\\n]{0,40}(tratamento|uso|' +
      'utilização|envio)|artigo 21\\.?º? (do )?(rgpd|gdpr)',
    'apag(a|ue|uem|ar) (o )?(meu|nosso) \\p{L}*|(disse|pedi|pedimos|avisei)[^.!?\\n]{0,40} (para|que) não ' +
      '(me |nos )(mand|envi|escrev|contat|contact|incomod)\\p{L}+|(próxim[oa]|mais ' +
      'um)[^.!?\\n]{0,40}(denunci|' +
      'advogado|queixa|procon|anpd|cnpd)',
    'não (me|nos) volt(em|e|es) a (contactar|contatar|escrever|enviar|incomodar|mandar)(?! (antes|até))',
    '(agradeci?a|agradecíamos|pedia|gostaria|gostava|peço|pedimos)[^.!?\\n]{0,30} que (deixassem|parassem|' +
      'cessassem|deixem|parem|deixe|pare) de',
  ],
  footer: [
    'não queira mais receber|clique em',
    '(recebeu|recebido|recebida)( [\\p{L}-]+){0,5} por (engano|erro)|não (é|for|seja) o( \\p{L}+)? ' +
      '?destinatário',
    '(mensagem|e-?mail)( \\p{L}+){0,8} confidencia\\p{L}+',
    '(?<!não )tem o direito|(se|caso) não (deseja|desejar|deseje|pretende|pretenda|quiser) (mais |continuar ' +
      'a )?receb\\p{L}+|clique aqui',
  ],
  staying: [
    '(?<!se )não (me |nos )?(retir|remov|exclu|tir|elimin|apagu)(e|a|em|am)\\b(?! (do sério|só|' +
      'apenas))[^.,;!?\\n]*',
  ],
  notInterested: [
    'não,? obrigad[oa]|não (estou|estamos) interessad\\p{L}+|não (me|nos) interessa|(sem|nenhum) interesse|' +
      'não (tenho|temos) interesse',
    'não temos (orçamento|necessidade)|não precisamos( (d[eoa]s? (vosso|seu|serviço|nada|mais)|disso|' +
      `obrigad\\p{L})|${ENDS})|não (é prioridade|é o momento)`,
    'já (temos|tenho|trabalhamos com) (um|uma|outro|outra|o nosso|a nossa|quem)( \\p{L}+)? ?(fornecedor|' +
      'empresa|agência|parceir\\p{L}|solução|sistema|faça|trate)',
    `${STARTS}(agora|de momento|por agora|neste momento),? não`,
    '(muito |demasiado )car[oa]|salgado|não vai rolar|(decisão foi|decidimos|optámos por|optamos por) (de ' +
      ')?não|não (vamos|iremos) (avançar|prosseguir|dar seguimento)|não nos faz falta',
  ],
  wrongPerson: [
    'não sou a pessoa (certa|indicada|adequada)|pessoa errada|não sou (eu )?responsável',
    'já não trabalha|não trabalha mais|fale com|escreva (para|a)|contacte o|contacte a',
  ],
  outOfOffice: [
    '(estou|estarei|está|encontro-me|me encontro|estamos)( \\p{L}+){0,2} (fora|ausente|de férias|de licença|' +
      `em viagem)(?! d[aeo]s? (prazo|nosso|mercado))|${STARTS}(de férias|ausente) (até|de)|ausente d[oa] ` +
      'escritório|resposta automática',
    '(regresso|volto|retorno|regressarei|voltarei) (ao escritório )?(a|dia|em|no dia) \\d',
    '(estaremos|estamos|escritório|empresa|loja|está|estará)( \\p{L}+){0,2} (fechad|encerrad)[oa]s? (para|' +
      'até|de)',
  ],
  meeting: ['uma (chamada|reunião|ligação|conversa)|ligue-me'],
  interest: ['(tenho|temos) interesse|interessa-(me|nos)'],
  question: [],
  positive: ['parece (bem|interessante)|com (todo o )?gosto|conte-me mais'],
  yes: 'sim',
  courtesy: 'por favor|pf|p\\.f\\.|obrigad[oa]|agora|já|imediatamente|olá',
  signOff: 'atenciosamente|(com os melhores )?cumprimentos|um abraço|abraços|att',
  months: [
    'janeiro',
    'fevereiro',
    'março',
    'abril',
    'maio',
    'junho',
    'julho',
    'agosto',
    'setembro',
    'outubro',
    'novembro',
    'dezembro',
  ],
  backOn:
    'de volta( ao escritório)?( a| em)?|(regresso|volto|retorno)( ao escritório)?( a| no| em)?|a partir de',
}

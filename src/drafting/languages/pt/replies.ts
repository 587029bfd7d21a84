import { ADDRESS, type ReplyWords } from '../reply-words.ts'

const mails =
  '((e-?)?mails?|mensage(m|ns)|correios?|newsletters?|publicidade|spam|propagandas?|comunicações|contatos?|contactos?)'
const self =
  `((o )?(meu|nosso) (e-?mail|endereço|nome|contato|contacto|cadastro)|(os )?(meus|nossos) (dados|` +
  `contatos|contactos)|(a )?minha (conta|inscrição)|este (e-?mail|endereço)|${ADDRESS})`

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
  no: 'não|nao',
  optOut: [
    'descadastr\\p{L}+|cancel(ar|e|em) (a )?(minha )?(inscrição|subscrição|assinatura)|desinscrev\\p{L}+',
    'não (quero|queremos|desejo|desejamos|gostaria|autorizo|pretendo|aceito) (de )?(mais )?(receber|ser ' +
      'contat\\p{L}+|ser contact\\p{L}+|que me|seus|os vossos|esses|estes|mais)',
    `não (me|nos) (escrev\\p{L}+|contact\\p{L}+|contat\\p{L}+|envi\\p{L}+|mand\\p{L}+|incomod\\p{L}+|` +
      `perturb\\p{L}+)( (mais|nada))?`,
    'não (volt|torn)(e|em) a (me |nos )?(escrever|contactar|contatar|enviar|mandar|incomodar)(-me|-nos)?',
    '(remov|retir|tir|exclu|apag|elimin)(a|e|em|am|ue|uem|ar|er|ir)(-me|-nos)? (por favor )?(todos )?' +
      self,
    '(remov|retir|tir|exclu|elimin|apag)(a|e|em|am|ue|uem|ar|er|ir)-(me|nos)',
    '(me|nos) (remov|retir|tir|exclu|elimin|apag)(a|e|em|am|ue|uem)',
    '(par|deix|cess)(e|em|ar) (já )?de (me |nos )?(escrever|enviar|mandar|contactar|contatar|incomodar|' +
      'spammar)(-me|-nos)?',
    'd[aeo]s? (vossa|sua|tua|esta|vossas|suas)? ?(mailing list|lista|listas|base de dados|banco de dados|' +
      'cadastro|mailing)( de (e-?mails?|contatos?|contactos?|envio|distribuição))?(?= *($|[.,;!\\n]|por ' +
      'favor|pf|obrigad))',
    `(^|[.!\\n] *)(por favor,? )?(chega de|sem mais|nada de|basta de) ${mails}`,
    'não (envi|mand)\\p{L}+ (mais|nada)|cancel(ar|e|em) (o )?(meu )?(recebimento|envio|cadastro)',
    'oponho-me|me oponho|direito de oposição|isto é spam|isso é spam|(e-?mail|mensagem) não solicitad\\p{L}',
    '(não|nunca) (dei|autorizei) (o meu |meu )?(consentimento|autorização)?',
  ],
  notInterested: [
    'não,? obrigad[oa]|não (estou|estamos) interessad\\p{L}+|não (me|nos) interessa|(sem|nenhum) interesse',
    'não temos (interesse|orçamento|necessidade)|não (precisamos|é prioridade|é o momento)',
    'já (temos|tenho|trabalhamos com)',
    '(agora|de momento|por agora|neste momento),? não',
  ],
  wrongPerson: [
    'não sou a pessoa (certa|indicada|adequada)|pessoa errada|não sou (eu )?responsável',
    'já não trabalha|não trabalha mais|fale com|escreva (para|a)|contacte o|contacte a',
  ],
  outOfOffice: [
    '(fora|ausente) (do|da) (escritório|empresa)|de férias|est(ou|arei) ausente',
    '(regresso|volto|retorno) (a|dia|em|no dia)',
    'de licença|em viagem|(fechad|encerrad)[oa]s? (para|até|de)',
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

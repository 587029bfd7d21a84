import type { FormPhrases } from '../form-phrases.ts'

export const form: FormPhrases = {
  email: 'Endereço de email',
  firstName: 'Nome próprio',
  lastName: 'Apelido',
  send: 'Subscrever',
  sent: {
    title: 'Um email está a caminho',
    text: 'Contém uma ligação para confirmar, válida durante 7 dias.',
  },
  mail: {
    subject: 'Confirmar a subscrição: <form>',
    text: 'Este endereço foi introduzido no formulário “<form>” de <sender>.',
    button: 'Confirmar',
    after:
      'Se foi engano, não é preciso fazer nada: sem confirmação não é enviado mais nenhum email.',
  },
  confirm: {
    title: 'Confirmar a subscrição',
    text: '<sender> vai escrever para <email>. O consentimento é este:',
    button: 'Confirmar',
  },
  confirmed: {
    title: 'Subscrição confirmada',
    text: '<sender> vai escrever para <email>. Cada email tem uma ligação para cancelar.',
  },
  expired: {
    title: 'Esta ligação já não é válida',
    text: 'As ligações valem 7 dias e só a mais recente funciona. Preencha de novo o formulário.',
  },
  closed: {
    title: 'Este formulário está fechado',
    text: 'De momento não aceita subscrições.',
  },
  check: {
    title: 'Verificar e enviar',
    text: 'As respostas estão abaixo. O botão envia-as.',
  },
  faults: {
    missing: 'Preencha este campo.',
    invalid: 'Este endereço de email não é válido.',
    disposable: 'Indique um endereço duradouro: os deste fornecedor expiram.',
    consent: 'Assinale a caixa para concordar.',
    website: 'Este site não pode usar o formulário.',
  },
}

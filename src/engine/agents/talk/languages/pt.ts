import type { AgentLanguage } from '../language.ts'

export const pt: AgentLanguage = {
  phrases: {
    unknown: 'Isso não sei.',
    noted: 'Anotei a sua pergunta para um colega.',
    more: 'Que mais gostaria de saber?',
    orders: 'Só digo o que a <company> confirmou.',
    calm: 'Compreendo. Pode terminar quando quiser.',
    greeting: 'Bom dia.',
    handover: 'Um colega entrará em contacto.',
    askAddress: 'Em que endereço de e-mail o pode encontrar?',
    calendar: 'Pode escolher uma hora aqui: <link>',
    callBack: 'Então voltaremos a contactar mais tarde.',
    askDay: 'Que dia lhe convém?',
    notInterested: 'Compreendo. Obrigado pela resposta.',
    wrongPerson: 'Obrigado, anotei.',
    doNotContact: 'Entendido. Não voltaremos a contactar.',
    askAddressToStop: 'Indique-me o seu e-mail para eu o retirar de todas as listas.',
    refused: 'Então não guardo nada e terminamos aqui. Adeus.',
    off: 'Este assistente acaba de ser desligado. Adeus.',
    tooLong: 'O tempo acabou. Obrigado e adeus.',
    quiet: 'Este assistente descansa entre as <from> e as <to>.',
    leads: {
      offer: 'O que fazemos',
      audience: 'Para quem',
      problem: 'Em que ajuda',
      proof: 'O que podemos mostrar',
    },
  },
  script: {
    disclosure: 'Bom dia, sou um assistente automático da <company>.',
    consent: 'O que escrevemos aqui é guardado <days> dias. Está de acordo?',
    reason: 'Respondo às suas perguntas sobre a <company>.',
    question: 'Posso perguntar o que o traz aqui?',
    answers: 'O que gostaria de saber?',
    objection: {
      cues: 'não tenho tempo, com pressa, demasiado caro, ocupado',
      text: 'Compreendo. Um colega pode responder por escrito, quando lhe convier.',
    },
    ask: 'Gostaria de falar com um colega sobre isso?',
    handover: 'Um colega entrará em contacto.',
    close: 'Obrigado pelo seu tempo. Adeus.',
  },
  words: {
    price:
      'custa custam custar custo preço preços tarifa tarifas caro cara barato cobram ' +
      'orçamento honorários quanto_pago quanto_fica',
    hours:
      'aberto abertos aberta abrem abre horário horários fechado fecham sábado sábados ' +
      'domingo domingos segunda fim_de_semana a_que_horas quando_estão à_noite',
    place: 'onde morada endereço localização sede visitar situados ficam cidade onde_estão vêm',
    contact: 'telefone ligar telefonar contactar contacto correio número email',
    delivery:
      'entregar entrega entregam entregas envio enviam enviar prazo prazos chega rápido ' +
      'depressa esperar semanas dias quando_chega encomenda',
    trial:
      'experimentar teste testar amostra demonstração demo experiência_gratuita ' +
      'experimentar_primeiro provar',
    guarantee:
      'garantia garantido partido avaria defeito devolver devolução reembolso danificado ' +
      'troca estraga',
    proof: 'clientes cliente referência referências opiniões testemunhos quem_usa',
    age: 'desde_quando fundada fundação experiência há_quanto quantos_anos',
    offer: 'vendem oferecem produtos serviços o_que_fazem o_que_faz a_que_se_dedicam',
    audience: 'adequado destinado para_quem a_quem indicado serve_para',
    security:
      'seguro segurança dados privacidade rgpd guardados certificado certificados ' +
      'certificação iso cifrados',
    payment: 'pagar pagamento fatura cartão prestações transferência',
    term: 'contrato fidelização cancelar cancelamento rescindir aviso assinatura',
    support: 'ajuda assistência formação instalar instalação suporte apoio manutenção',
    speaks: 'língua línguas idioma idiomas inglês alemão português falam',
    human: 'humano pessoa alguém colega consultor pessoa_real',
    later:
      'tarde mais_tarde outra_altura outro_dia agora_não ligue-me próxima_semana ' + 'próximo_mês',
    identity: 'robô robot máquina ia computador quem_é_você é_um_robô chatbot',
    orders:
      'ignora ignore esquece esqueça instruções indicações prompt finge faz_de_conta repete ' +
      'diz_que diga_que a_partir_de_agora novas_regras',
    annoyed: 'estúpido idiota chato irritante disparate burla spam inútil cala farto',
    greeting: 'olá bom_dia boa_tarde boa_noite',
    thanks: 'obrigado obrigada',
    bye: 'adeus até_logo é_tudo mais_nada',
    yes: 'sim claro está_bem de_acordo certo pode_ser com_certeza',
    no: 'não não_obrigado melhor_não',
    duration: 'quanto_tempo quanto_dura demora demoram duração dura',
    asking:
      'vosso vossa seu sua qual quais quem como quando porquê quanto quanta quantos quantas ' +
      'saber dizer pode podem posso tem têm há dar também ainda mais mesmo acontece fazem ' +
      'faz preciso primeiro depois facilmente já se',
    generic: 'produto serviço coisa pacote sistema aparelho solução empresa vocês',
    counting: 'quantos quantas',
    install: 'montar montam montagem instalam instala colocar colocam técnico_monta',
    minimum: 'mínima mínimo pelo_menos poucos pequena_quantidade só_dois só_um encomendar_só',
    disposal: 'velhos velhas antigos usados reciclar reciclagem retirar retiram resíduos',
    origin: 'origem proveniência vem_de vêm_de país de_onde',
    eco: 'bio biológico biológica ecológico sustentável ambiente químicos reciclado',
    energy: 'energia eletricidade consumo corrente bateria recarregar falha_de_luz',
    staff: 'funcionários trabalhadores colaboradores equipa',
    start: 'começar começam iniciar arrancar quando_podem',
  },
}

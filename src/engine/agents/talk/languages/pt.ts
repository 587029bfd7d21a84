import type { AgentLanguage } from '../language.ts'

export const pt: AgentLanguage = {
  phrases: {
    unknown: 'Isso não sei.',
    nearest: 'Isto é o mais próximo que sei.',
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
    offers: 'É uma destas perguntas?',
    asks: {
      offer: 'O que vocês fazem?',
      audience: 'Para quem é?',
      proof: 'Quem são os seus clientes?',
      price: 'Quanto custa?',
      hours: 'Qual é o horário?',
      contact: 'Como posso entrar em contato?',
    },
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
  answers: {
    not: 'não nunca jamais nem nenhum nenhuma nada',
    agreed:
      'não_há_problema não_há_nenhum_problema não_tem_problema não_vejo_problema ' +
      'nenhum_problema sem_problema sem_problemas por_que_não porque_não não_me_importo ' +
      'não_me_incomoda não_tenho_nada_contra nada_contra',
    talk: 'falar conversar passe-me',
    putOff: 'ligue-me liga-me ligar-me me_ligue telefone-me outra_altura outro_dia agora_não',
  },
  words: {
    price:
      'custa custam custar custo preço preços tarifa tarifas caro cara barato cobram orçamento ' +
      'honorários quanto_pago quanto_fica quanto_é quanto_fica_a a_quanto a_quanto_fica ' +
      'fica_cada quanto_custaria custaria quanto_cobram quanto_levam levam_por cobrariam ' +
      'quanto_tenho_de quanto_vou valor valores quanto_sai gastar despesa quanto_é_que por_mês ' +
      'montante quanto_pagaria sai_por pagar me_sai fica_por em_quanto_fica quanto_é_que_me ' +
      'mais_ou_menos_quanto',
    hours:
      'aberto abertos aberta abrem abre horário horários fechado fecham sábado sábados domingo ' +
      'domingos segunda fim_de_semana a_que_horas quando_estão à_noite terça quarta quinta ' +
      'sexta manhã tarde noite meio-dia feriados feriado até_que_horas até_a_que ' +
      'a_partir_de_que úteis atendem está_alguém segundas fins_de_semana almoço há_alguém ' +
      'ainda_está às_sete às_oito às_seis',
    place:
      'onde morada endereço localização sede visitar situados ficam cidade onde_estão vêm rua ' +
      'passar_por passar_aí ir_aí ficam_onde encontram encontro zona a_nossa_casa ao_domicílio ' +
      'deslocam onde_ficam onde_é_que_vocês_ficam longe_de perto_de_nós em_que_zona ' +
      'para_que_lados',
    contact:
      'telefone ligar telefonar contactar contacto correio número email telefónico telemóvel ' +
      'whatsapp ligar-vos contactá-los falar_com telefonema ligo ligamos vosso_número ' +
      'apanhar_vos ligo_para',
    delivery:
      'entregar entrega entregam entregas envio enviam enviar prazo prazos chega rápido ' +
      'depressa esperar semanas dias quando_chega chegar chegam chegará mandar mandam mandem ' +
      'recebo_a receber_a recebo_os receber_os quando_recebo stock transportadora ' +
      'em_quantos_dias chega_a levam_a_chegar despacham quando_teria quando_é_que_o ' +
      'quando_me_chega o_teria quando_é_que_chega se_pedir pedir_hoje chega_cá quase_sem ' +
      'até_quando_chega em_casa',
    trial:
      'experimentar teste testar amostra demonstração demo experiência_gratuita ' +
      'experimentar_primeiro provar grátis gratuito gratuita amostras sem_compromisso ' +
      'experimentá-lo ver_antes de_borla sem_pagar testar_antes experimentar_antes ver_um ' +
      'ver_uma ver_como_sai antes_de_me_comprometer fazer_um_teste pôr_à_prova antes_de_decidir',
    guarantee:
      'garantia garantido partido avaria defeito devolver devolução reembolso danificado troca ' +
      'estraga garantias garantem substituir substituem trocam trocar parte_se avariar ' +
      'devolver_o se_estragar deixa_de_funcionar trocam_por um_novo quem_paga',
    proof:
      'clientes cliente referência referências opiniões testemunhos quem_usa quem_compra ' +
      'outras_empresas trabalham_para trabalham_com quantos_clientes confiam quem_são_os_vossos ' +
      'quem_mais outros_clientes que_outros trabalham_convosco mais_alguém por_aqui já_fizeram',
    age:
      'desde_quando fundada fundação experiência há_quanto quantos_anos há_quantos ' +
      'desde_que_ano que_ano existem existe_há história nasceram',
    offer:
      'vendem oferecem produtos serviços o_que_fazem o_que_faz a_que_se_dedicam que_fazem ' +
      'fazem_o_quê',
    audience: 'adequado destinado para_quem a_quem indicado serve_para',
    security:
      'seguro segurança dados privacidade rgpd guardados certificado certificados certificação ' +
      'iso cifrados confidencial confidenciais protegidos protegido sigilo sigiloso segura ' +
      'seguras aprovado homologado norma vigilância guardado mexe mexer fiável nas_normas ' +
      'fiscal oficial papel_oficial',
    payment:
      'pagar pagamento fatura cartão prestações transferência às_prestações faseado aos_poucos ' +
      'dinheiro multibanco mbway parcelas financiamento pagar_em pouco_a_pouco apertado_de ' +
      'pagar_depois por_partes',
    term:
      'contrato fidelização cancelar cancelamento rescindir aviso assinatura preso presos ' +
      'amarrado sair desistir anular adiar comprometer compromisso obrigado_a_ficar denunciar ' +
      'penalização vinculado mudar_de_ideias se_quisermos_parar ficamos_presos sair_disto ' +
      'trocar_de_empresa',
    support: 'ajuda assistência formação instalar instalação suporte apoio manutenção',
    speaks: 'língua línguas idioma idiomas inglês alemão português falam',
    human: 'humano pessoa alguém colega consultor pessoa_real',
    later: 'tarde mais_tarde outra_altura outro_dia agora_não ligue-me próxima_semana próximo_mês',
    identity: 'robô robot máquina ia computador quem_é_você é_um_robô chatbot',
    orders:
      'ignora ignore esquece esqueça instruções indicações prompt finge faz_de_conta repete ' +
      'diz_que diga_que a_partir_de_agora novas_regras promete_que promete-me prometa-me ' +
      'é_uma_ordem obedece',
    annoyed: 'estúpido idiota chato irritante disparate burla spam inútil cala farto',
    greeting: 'olá bom_dia boa_tarde boa_noite',
    thanks: 'obrigado obrigada',
    bye: 'adeus até_logo é_tudo mais_nada',
    yes: 'sim claro está_bem de_acordo certo pode_ser com_certeza',
    no: 'não não_obrigado melhor_não',
    duration:
      'quanto_tempo quanto_dura demora demoram duração dura quantos_dias quantas_semanas ' +
      'quantas_horas quantos_meses quantos_minutos leva levar demorar pronto acabar minutos ' +
      'quanto_demora esperar espera quanto_demoram cá_em_casa',
    asking:
      'vosso vossa seu sua qual quais quem como quando porquê quanto quanta quantos quantas ' +
      'saber dizer pode podem posso tem têm há dar também ainda mais mesmo acontece fazem faz ' +
      'preciso primeiro depois facilmente já se o a os as um uma uns umas de do da dos das em ' +
      'no na nos nas ao aos e ou mas então pois bem olhe olha me te lhe lhes nós vós eu tu ' +
      'você ele ela eles elas meu minha meus minhas nosso nossa nossos isto isso aquilo este ' +
      'esta esse essa aquele algo alguma algum alguém ninguém nada tudo todo toda todos todas ' +
      'cada assim muito muita pouco mal igual só apenas agora hoje antes sem com para por ' +
      'porque onde que estou está estão estar sou somos é são ser seria fazer faço fariam ir ' +
      'vou vai vão poder podia poderia queria quero queremos gostava precisamos sabe sei ideia ' +
      'dois duas três quatro cinco seis sete oito nove dez vez caso coisas aproximadamente ' +
      'mais_ou_menos exatamente haver ter tenho tinha temos dão dou dá pergunta aí lá cá ali ' +
      'sobre eh cada_um pequena pequeno grande bom boa novo nova tempo encomendar encomendo q ' +
      'pq tb vc qdo kd ano anos mês semana dia teria teríamos devia deveria trabalha trabalham ' +
      'compra compram usa usam comprar convosco vos melhor outro outra outros outras',
    you:
      'vocês você vos vosso vossa vossos têm fazem podem estão vão põem dão trazem mandam ' +
      'cobram levam',
    generic: 'produto serviço coisa pacote sistema aparelho solução empresa vocês',
    counting: 'quantos quantas',
    install:
      'montar montam montagem instalam instala colocar colocam técnico_monta instalação ' +
      'montadas instalado pôr põem colocação sozinho nós_mesmos eu_mesmo montam_vocês ' +
      'vêm_montar põem_vocês',
    minimum:
      'mínima mínimo pelo_menos poucos pequena_quantidade só_dois só_um encomendar_só pouco ' +
      'poucas menos no_mínimo só_três só_dez só_uns apenas obrigado_a_comprar quantidade ' +
      'pedir_só pequena_encomenda tenho_de_encomendar',
    disposal:
      'velhos velhas antigos usados reciclar reciclagem retirar retiram resíduos deitar deitam ' +
      'deitar_fora fora deitam_fora destruir destruição destroem lixo livrar-se levar_embora ' +
      'eliminar depois_do os_velhos as_velhas levam_o o_que_fazem_com voltam_para_mim',
    origin:
      'origem proveniência vem_de vêm_de país de_onde de_onde_vem de_onde_é de_onde_vêm ' +
      'produzido nacional local provém português_de de_que_país',
    eco:
      'bio biológico biológica ecológico sustentável ambiente químicos reciclado tóxico ' +
      'tóxicos nocivo poluente natural ecológicos verde amigo_do_ambiente',
    energy:
      'energia eletricidade consumo corrente bateria recarregar falha_de_luz elétrico elétrica ' +
      'luz watts pilhas tomada gasta gastam poupar poupança poupamos consome conta_da_luz ' +
      'apagão consomem',
    staff:
      'funcionários trabalhadores colaboradores equipa quantos_são pessoal ' +
      'quantas_pessoas_trabalham operários subcontratam gente são_quantos sozinho só_você',
    start:
      'começar começam iniciar arrancar quando_podem início arranque quando_começam dar_início ' +
      'pôr_mãos',
    frequency:
      'de_quanto_em quantas_vezes frequência todos_os todas_as regularmente mensal anual ' +
      'semanal diário vezes_por cada_mês',
    lifetime:
      'duram aguenta aguentam conserva-se conservar conserva validade estraga-se ' +
      'prazo_de_validade desgaste vida_útil caduca guardar_em_casa',
    noise:
      'ruído barulho barulhento silencioso silenciosos decibéis ouve som silêncio ouve_se ' +
      'incomoda ecoa',
    insurance:
      'seguro segurado segurados roubo roubado roubar ladrão responsabilidade acidente danos ' +
      'furto partirem_alguma estragarem quem_responde se_responsabilizam',
    repair:
      'reparar reparam reparação arranjar arranjam arranjo avaria avarias técnico não_funciona ' +
      'deixa_de conserto',
    training: 'formação formar formam ensinar ensinam curso cursos aprender explicam explicar',
    pickup:
      'buscar recolher recolhem recolha levantar vêm_buscar ir_buscar levar_as levar_os ' +
      'levar_aí trazer entregar_aí',
    storage: 'armazenar armazenamento guardar guardam espaço depósito arrumar',
    custom:
      'logótipo logo imprimir impressão personalizar personalizado marca nosso_nome à_medida ' +
      'gravar',
    variety:
      'cor cores tamanho tamanhos modelo modelos formato formatos variedade variedades tipo ' +
      'tipos gama escolha ficheiros ficheiro',
    capacity: 'pessoas participantes máximo grupo grupos lugares capacidade',
    season:
      'inverno verão primavera outono frio geada neve gelo exterior mês janeiro fevereiro ' +
      'março abril maio junho julho agosto setembro outubro novembro dezembro época',
    care: 'manutenção manter limpar limpeza regar cuidar cuidam tratar podar',
    fit: 'compatível compatíveis cabe serve_em marcas fabricantes encaixa',
    permit: 'licença licenças autorização câmara papelada burocracia permissão',
    digital:
      'em_linha online aplicação nuvem digital eletrónico internet site digitalizar foto ' +
      'acesso portal programa pdf',
    advice:
      'aconselhar aconselham conselho escolher recomendam ajudam orientar medir visita visitam ' +
      'avaliação',
    load: 'peso pesado aguenta_o_peso suporta carga resiste resistência',
    food: 'alimentos alimentar alimentares comida higiénico',
    rental: 'alugar aluguer alugam arrendar emprestar empréstimo',
    range: 'autonomia distância quilómetros que_distância longe',
    wages: 'salário salários ordenado ordenados vencimentos processamento_salarial',
  },
}

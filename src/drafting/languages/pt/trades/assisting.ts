import { wordsOf } from '../../letters.ts'
import type { AssistingTrades } from '../../trade-ids.ts'

/** Trades that help other firms with special work, as firms of them speak. */
export const assisting: AssistingTrades = {
  shipAgents: {
    words: wordsOf(
      'agentes? (?:mar[íi]timos?|portu[áa]rios?|de navega[çc][ãa]o)',
      'ag[êe]ncias? (?:mar[íi]timas?|portu[áa]rias?|de navega[çc][ãa]o)',
      'agenciamento (?:mar[íi]timo|portu[áa]rio|de navios)|fornecedor(?:es)? de navios',
      'fornecimento (?:a|de|para) navios|ship.?chandlers?|ship.?suppliers?|abastecimento de navios',
    ),
    sentence: 'Somos agentes marítimos.',
    noun: 'Agência marítima',
    offers: [
      'Cuidamos de navios e tripulações durante a escala no porto.',
      'Fornecemos mantimentos, peças e materiais a navios.',
    ],
    when: [
      'um navio chega no sábado e não há lugar reservado no cais',
      'um tripulante precisa de um médico e o navio parte à noite',
      'uma peça está no aeroporto e tem de seguir para bordo',
    ],
    gets: ['uma estimativa dos custos de uma escala', 'um preço para a sua lista de mantimentos'],
  },
  freightBrokers: {
    words: wordsOf(
      'intermedia[çc][ãa]o de (?:cargas?|fretes?|transportes?)|agenciador(?:es|as?)? de (?:cargas?|fretes?)',
      'bolsas? de cargas?|corretagem de (?:cargas?|fretes?)|corretor(?:es|as?)? de (?:cargas?|fretes?)',
      'cargas? de retorno|central de fretes|freight brok\\w+',
    ),
    sentence: 'Encontramos transporte para cargas.',
    noun: 'Gestão de cargas',
    offers: [
      'Encontramos transportadores para cargas completas e parciais.',
      'Organizamos as viagens de pequenos transportadores e buscamos cargas de retorno.',
    ],
    when: [
      'uma carga está pronta e o transportador de sempre cancelou',
      'um veículo teria de voltar vazio depois de descarregar',
      'quem organiza as viagens está de férias e o telefone não para',
    ],
    gets: ['um preço para uma das suas rotas', 'duas propostas de carga de retorno'],
  },
  languageLessons: {
    words: wordsOf(
      'escolas? de (?:idiomas|l[íi]nguas|ingl[êe]s)',
      '(?:cursos?|aulas?|forma[çc][ãa]o) (?:de|em) (?:idiomas|l[íi]nguas|ingl[êe]s|espanhol|alem[ãa]o)',
      'ingl[êe]s (?:para empresas|empresarial|corporativo|de neg[óo]cios)|idiomas para empresas',
    ),
    sentence: 'Ensinamos idiomas.',
    noun: 'Aulas de idiomas',
    offers: [
      'Damos aulas de idiomas em empresas ou on-line.',
      'Ensinamos português a funcionários de outros países.',
    ],
    when: [
      'na segunda começa um funcionário que mal fala português',
      'um comprador estrangeiro liga e ninguém quer atender',
      'um gestor vai trabalhar em outro país daqui a três meses',
    ],
    gets: ['uma aula experimental para um grupo', 'um teste de nível para o grupo'],
  },
  coaching: {
    words: wordsOf(
      'coaching|coach(?:es)?|media[çc][ãa]o (?:de conflitos|empresarial|familiar|e arbitragem)|mediador(?:es|as?)?',
      'gest[ãa]o de conflitos|resolu[çc][ãa]o de conflitos|mentoria (?:executiva|empresarial|de l[íi]deres)',
    ),
    sentence: 'Fazemos coaching para gestores e grupos.',
    noun: 'Coaching',
    offers: [
      'Acompanhamos gestores e donos de empresas em coaching individual.',
      'Mediamos conflitos entre colegas e entre sócios.',
    ],
    when: [
      'um técnico passa a chefe e os antigos colegas não o seguem',
      'duas pessoas do mesmo setor já não se falam',
      'dois sócios não se entendem e nada se decide',
    ],
    gets: ['uma primeira conversa com um gestor', 'um roteiro de mediação com o preço'],
  },
  copywriting: {
    words: wordsOf(
      'copywrit\\w+|redator(?:es|as?)?',
      'reda[çc][ãa]o (?:de (?:textos|conte[úu]dos?|artigos)|t[ée]cnica|publicit[áa]ria|web)|revis[ãa]o de textos?',
      'revisor(?:es|as?)? de textos?|ghost ?writ\\w+|prepara[çc][ãa]o de textos?',
    ),
    sentence: 'Escrevemos e corrigimos textos.',
    noun: 'Redação de textos',
    offers: [
      'Escrevemos textos para sites, folhetos e newsletters.',
      'Corrigimos relatórios, livros e manuais.',
    ],
    when: [
      'o site novo está pronto e faltam os textos',
      'o relatório anual vai para a gráfica e ninguém o corrigiu',
      'os técnicos escreveram um texto que os clientes não entendem',
    ],
    gets: ['uma página sua corrigida como amostra', 'um preço a partir do seu texto'],
  },
  dataProtection: {
    words: wordsOf(
      '(?:consultoria|adequa[çc][ãa]o|conformidade) (?:em |com |[àa] |ao )?(?:lgpd|rgpd|prote[çc][ãa]o de dados)|dpo',
      'encarregado de (?:prote[çc][ãa]o de )?dados extern[oa]|iso.?27001|seguran[çc]a da informa[çc][ãa]o',
    ),
    sentence: 'Assessoramos em proteção de dados.',
    noun: 'Proteção de dados',
    offers: [
      'Somos encarregados externos de proteção de dados.',
      'Preparamos empresas para a certificação em segurança da informação.',
    ],
    when: [
      'um computador com dados de clientes é roubado e há um prazo',
      'um ex-funcionário pede todos os dados que têm sobre ele',
      'um grande comprador envia um questionário de segurança',
    ],
    gets: [
      'uma análise breve da sua política de privacidade',
      'uma lista dos documentos que faltam',
    ],
  },
  patents: {
    words: wordsOf(
      'propriedade (?:industrial|intelectual)',
      '(?:registros?|registo|pesquisa|pedidos?|dep[óo]sito) de (?:marcas?|patentes?)|marcas e patentes',
      'patentes e marcas|agentes? (?:oficia(?:l|is) )?(?:da|de) propriedade industrial|modelos? de utilidade',
    ),
    sentence: 'Protegemos invenções e marcas.',
    noun: 'Marcas e patentes',
    offers: [
      'Tratamos do pedido de patentes e da defesa contra cópias.',
      'Pesquisamos, protegemos e acompanhamos marcas.',
    ],
    when: [
      'um produto novo vai a uma feira e não está protegido',
      'uma carta diz que o produto deles viola uma patente',
      'um concorrente usa um nome parecido com o deles',
    ],
    gets: ['uma pesquisa rápida do nome da sua marca', 'uma primeira conversa sobre uma invenção'],
  },
  answering: {
    words: wordsOf(
      'atendimento telef[ôóo]nico',
      'secret[áa]ri(?:a|as|ado) (?:virtua(?:l|is)|remot[oa]s?|telef[ôóo]nic[oa]s?|extern[oa]s?)',
      'assistentes? virtua(?:l|is)|call.?cent(?:er|re)s?|contact.?cent(?:er|re)s?|centra(?:l|is) de atendimento',
      'recep[çc][ãa]o virtual|telemarketing',
    ),
    sentence: 'Atendemos o telefone para empresas.',
    noun: 'Atendimento telefônico',
    offers: [
      'Atendemos o telefone em nome dos nossos clientes.',
      'Cuidamos de agendas, faturas e outras tarefas de escritório.',
    ],
    when: [
      'quem atende o telefone adoece e as chamadas se perdem',
      'todos estão em obra e ninguém atende os clientes',
      'uma campanha traz mais chamadas do que o esperado',
    ],
    gets: ['uma semana de teste com as suas chamadas', 'um preço conforme o número de chamadas'],
  },
  archives: {
    words: wordsOf(
      '(?:digitaliza[çc][ãa]o|guarda|destrui[çc][ãa]o|cust[óo]dia) (?:segura )?de (?:documentos|arquivos?|processos)',
      '(?:gest[ãa]o|guarda|cust[óo]dia|destrui[çc][ãa]o) documental|arquivo (?:morto|f[íi]sico|externo)',
      'tritura[çc][ãa]o de (?:papel|documentos)|fragmenta[çc][ãa]o de documentos|microfilmagem',
    ),
    sentence: 'Digitalizamos, guardamos e destruímos documentos.',
    noun: 'Arquivo de documentos',
    offers: [
      'Digitalizamos processos em papel e guardamos os originais.',
      'Destruímos arquivos e discos rígidos, com certificado.',
    ],
    when: [
      'o escritório muda e o arquivo está cheio de pastas',
      'um auditor pede um processo antigo que ninguém encontra',
      'os prazos venceram e os arquivos antigos têm de ser destruídos',
    ],
    gets: ['uma pasta digitalizada como amostra', 'um preço depois de ver o seu arquivo'],
  },
  debtCollection: {
    words: wordsOf(
      'cobran[çc]as? (?:de (?:d[íi]vidas|cr[ée]ditos|faturas)|extrajudicia(?:l|is)|empresarial)',
      'recupera[çc][ãa]o de (?:cr[ée]ditos?|d[íi]vidas)|assessoria de cobran[çc]a|empresa de cobran[çc]as?',
      'an[áa]lise de cr[ée]dito|informa[çc](?:ão|ões) comercia(?:l|is)|inadimpl[êe]ncia',
    ),
    sentence: 'Cobramos faturas em atraso.',
    noun: 'Cobrança de faturas',
    offers: [
      'Cobramos faturas em atraso para empresas.',
      'Analisamos o crédito de clientes novos antes da entrega.',
    ],
    when: [
      'uma fatura continua em aberto depois do terceiro aviso',
      'chega um pedido grande de uma empresa desconhecida',
      'um devedor mudou de endereço e as cartas voltam',
    ],
    gets: ['uma primeira opinião sobre uma fatura em atraso', 'um exemplo de análise de crédito'],
  },
  coworking: {
    words: wordsOf(
      'co-?working',
      'escrit[óo]rios? (?:virtua(?:l|is)|compartilhados?|partilhados?|mobilados?|mobiliados?|flex[íi]veis)',
      'centros? (?:de neg[óo]cios|empresaria(?:l|is))',
      '(?:alugue[lr]|loca[çc][ãa]o) de (?:salas comerciais|escrit[óo]rios|boxes)|salas? comercia(?:l|is)',
      'self.?storage|guarda[- ]m[óo]veis|endere[çc]o fiscal',
    ),
    sentence: 'Alugamos escritórios e postos de trabalho.',
    noun: 'Escritórios para alugar',
    offers: [
      'Alugamos escritórios e postos de trabalho equipados por mês.',
      'Alugamos espaços para guardar arquivos, ferramentas e mercadorias.',
    ],
    when: [
      'uma equipe de projeto precisa de mesas por seis meses',
      'o contrato acaba antes de o novo escritório estar pronto',
      'o depósito está cheio e há caixas no corredor',
    ],
    gets: ['um dia de teste num dos nossos espaços', 'um convite para ver os espaços livres'],
  },
  performers: {
    words: wordsOf(
      'm[úu]sica ao vivo|m[úu]sicos?|bandas? (?:ao vivo|de (?:casamento|baile|m[úu]sica)|para eventos|de covers)',
      'm[áa]gicos?|ilusionistas?|palestrantes?|palestras motivacionais|mestres? de cerim[ôóo]nias|humoristas?',
      'anima[çc][ãa]o de eventos|orquestras?',
    ),
    sentence: 'Fazemos apresentações em eventos.',
    noun: 'Música e animação',
    offers: [
      'Tocamos ao vivo em festas e recepções de empresas.',
      'Apresentamos e animamos jantares, convenções e aniversários.',
    ],
    when: [
      'a festa tem sala e menu mas não tem programa',
      'quem ia falar no congresso cancela uma semana antes',
      'um aniversário deve ser mais do que discursos',
    ],
    gets: ['um vídeo curto de uma apresentação', 'uma proposta para a sua noite'],
  },
  soundStudio: {
    words: wordsOf(
      'est[úu]dios? (?:de (?:grava[çc][ãa]o|som|[áa]udio|dublagem|dobragens|podcasts?)|de voz)|locutor(?:es|as?)?',
      'locu[çc](?:ão|ões)|voz off|produ(?:[çc][ãa]o|tora) (?:de podcasts?|de [áa]udio|sonora|fonogr[áa]fica)',
      'audiolivros?|dublage(?:m|ns)|dobrage(?:m|ns)|sound design|mixagem',
    ),
    sentence: 'Gravamos vozes e som.',
    noun: 'Gravações de áudio',
    offers: [
      'Gravamos vozes para filmes, cursos e centrais telefônicas.',
      'Produzimos podcasts, da gravação à edição final.',
    ],
    when: [
      'um vídeo de instruções está editado e falta a voz',
      'a mensagem do telefone ainda diz o horário antigo',
      'gravaram um podcast no escritório e há eco em tudo',
    ],
    gets: ['três vozes adequadas ao seu texto', 'um minuto da sua gravação já limpo'],
  },
  mapping: {
    words: wordsOf(
      'drones?|cartogr[áa]f\\w+|cartografia|gis|geoprocessamento|geoespacia(?:l|is)|geod[ée]sia|aerofotogrametria',
      'fotogrametria|lidar|ortofotos?|ortomosaicos?',
      '(?:fotos?|fotografias?|imagens|filmagens|levantamentos?|vistas?) a[ée]re[oa]s?|sensoriamento remoto',
    ),
    sentence: 'Fazemos mapas e imagens aéreas.',
    noun: 'Mapas e imagens aéreas',
    offers: [
      'Fazemos mapas e tratamos dados geográficos.',
      'Sobrevoamos telhados, obras e campos e analisamos as imagens.',
    ],
    when: [
      'é preciso ver um telhado e o andaime sai caro',
      'é preciso medir um monte de material antes do balanço',
      'a planta do terreno já não mostra o que foi construído',
    ],
    gets: ['uma imagem de um terreno parecido', 'um preço conforme a sua área'],
  },
  hosting: {
    words: wordsOf(
      'hosting|hospedagem (?:de sites|web|de servidores|na nuvem)',
      'alojamento (?:web|de (?:sites|p[áa]ginas|servidores|websites))|data.?cent(?:er|re)s?',
      'servidores (?:dedicados|virtuais|vps|na nuvem|cloud)|registr?o de dom[íi]nios?',
      '(?:computa[çc][ãa]o|servi[çc]os|migra[çc][ãa]o|infraestrutura) (?:em|na|para a) nuvem|colocation',
    ),
    sentence: 'Mantemos sites e servidores.',
    noun: 'Sites e servidores',
    offers: [
      'Cuidamos de servidores, e-mails e domínios de empresas.',
      'Levamos sistemas para a nuvem e tratamos da operação.',
    ],
    when: [
      'a loja on-line cai num domingo',
      'o fornecedor do servidor antigo fecha o data center',
      'um domínio expira e os e-mails deixam de chegar',
    ],
    gets: ['um teste de velocidade do seu site', 'um plano para migrar um servidor'],
  },
  cyberSecurity: {
    words: wordsOf(
      'ciber\\w+|ciberseguran[çc]a|cyber ?security|seguran[çc]a inform[áa]tica',
      'testes? de (?:intrus[ãa]o|invas[ãa]o|penetra[çc][ãa]o)|pen.?test\\w*|hacking [ée]tico|resposta a incidentes',
      'ransomware|phishing|an[áa]lise de vulnerabilidades|per[íi]cia digital',
    ),
    sentence: 'Testamos a segurança de sistemas informáticos.',
    noun: 'Cibersegurança',
    offers: [
      'Procuramos falhas de segurança em redes e programas.',
      'Ajudamos depois de um ataque e recuperamos os sistemas.',
    ],
    when: [
      'os dados estão bloqueados e alguém pede um resgate',
      'uma seguradora exige um teste de intrusão antes de assinar',
      'foi paga uma fatura falsa por causa de um e-mail invadido',
    ],
    gets: ['uma análise breve do seu domínio', 'um plano para as primeiras horas de um ataque'],
  },
  vehicleHire: {
    words: wordsOf(
      '(?:alugue[lr]|loca[çc][ãa]o) de (?:carros|autom[óo]veis|ve[íi]culos|vans|viaturas|furg[õo]es|frotas?)',
      'rent.a.car|locadoras? de (?:ve[íi]culos|carros)|gest[ãa]o de frotas?|renting|(?:carros|ve[íi]culos) de aluguer',
    ),
    sentence: 'Alugamos carros e veículos comerciais.',
    noun: 'Veículos para alugar',
    offers: [
      'Alugamos carros, furgões e reboques por dia.',
      'Alugamos frotas inteiras, com manutenção.',
    ],
    when: [
      'um veículo de entregas fica duas semanas na oficina',
      'chegam vendedores novos e os carros deles atrasam',
      'os pedidos aumentam e os veículos próprios não bastam',
    ],
    gets: [
      'um preço para as suas datas e distâncias',
      'uma lista dos veículos livres nas suas datas',
    ],
  },
  standards: {
    words: wordsOf(
      'sistemas? (?:integrados? )?de gest[ãa]o(?! (?:empresarial|escolar|comercial))',
      '(?:consultoria|certifica[çc][ãa]o|impl(?:ement|ant)a[çc][ãa]o|auditorias?) (?:de |em |da )?(?:normas? )?iso',
      'auditorias? (?:internas?|da qualidade|de qualidade)|consultoria (?:em|da|de) qualidade',
      'entidades? certificadoras?',
    ),
    sentence: 'Preparamos certificações de empresas.',
    noun: 'Certificação',
    offers: [
      'Criamos sistemas de gestão e preparamos certificações.',
      'Fazemos auditorias internas e apoiamos a gestão da qualidade.',
    ],
    when: [
      'um comprador exige um certificado ISO para o próximo pedido',
      'o auditor chega daqui a seis semanas e os procedimentos estão desatualizados',
      'o responsável pela qualidade sai pouco antes da auditoria',
    ],
    gets: ['uma lista do que falta para o certificado', 'um exemplo de procedimento já escrito'],
  },
  publishing: {
    words: wordsOf(
      'editoras?(?! (?:de v[íi]deo|de imagem))|edi[çc][ãa]o de (?:livros|revistas)',
      'publica[çc][ãa]o de (?:livros|revistas)|diagrama[çc][ãa]o|pagina[çc][ãa]o',
      'projetos? (?:gr[áa]ficos? e )?editoria(?:l|is)|autopublica[çc][ãa]o',
      'revistas? (?:t[ée]cnicas?|especializadas?|corporativas?|customizadas?)',
      'livros? (?:corporativos?|institucionais)',
    ),
    sentence: 'Publicamos livros e revistas.',
    noun: 'Livros e revistas',
    offers: [
      'Publicamos livros e revistas especializadas.',
      'Paginamos e produzimos livros e revistas para empresas.',
    ],
    when: [
      'o aniversário está próximo e a história da empresa continua em caixas',
      'um manuscrito está pronto e falta fazer o livro',
      'a revista interna tem de sair e a redatora foi embora',
    ],
    gets: ['duas páginas de amostra com o seu texto', 'um preço para a sua tiragem'],
  },
  flowers: {
    words: wordsOf(
      'floristas?|floriculturas?|arranjos? (?:florais|floral|de flores)|decora[çc][ãa]o (?:floral|com flores)',
      'buqu[êe]s? de flores|ramos de flores|entrega de flores|flores (?:para eventos|ao domic[íi]lio|naturais)',
      'plantas (?:de interior|para (?:escrit[óo]rios?|interiores|empresas))|jardins? vertica(?:l|is)',
    ),
    sentence: 'Fornecemos flores e plantas.',
    noun: 'Flores e plantas',
    offers: [
      'Fazemos arranjos para recepções, mesas e eventos.',
      'Colocamos plantas em escritórios e cuidamos delas.',
    ],
    when: [
      'amanhã chegam visitantes e a entrada está vazia',
      'as plantas do escritório secam e ninguém as rega',
      'na sexta um colega se despede e faltam as flores',
    ],
    gets: ['um esboço para uma mesa ou para a entrada', 'um preço mensal para as suas plantas'],
  },
}

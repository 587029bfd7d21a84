import { phrases, words, type Lexicon } from '../lexicon.ts'

export const lexicon: Lexicon = {
  grammar: {
    determiners: words(`o a os as um uma uns umas do da dos das ao à aos às no na nos nas pelo pela
      nosso nossa nossos nossas seu sua seus suas teu tua meu minha este esta estes estas esse essa
      cada todo toda todos todas nenhum nenhuma`),
    prepositions:
      words(`para com sem em de do da dos das a ao por sobre entre desde até contra segundo conforme
      durante após ante sob mediante via no na nos nas pelo pela`),
    relatives: words('que quem qual quais cujo cuja onde quando como'),
    dangling:
      words(`e mas ou nem pois então também além porém contudo assim ele ela eles elas isto isso
      este esta estes estas esse essa aqui ali porque se embora que quem onde quando depois enquanto
      seu sua tal não portanto é são ambos dessa desse nesse nessa`),
    we: words('nós'),
    our: words('nosso nossa nossos nossas nos'),
    singular: words('eu me mim meu minha meus minhas'),
    subjects: words(`nós você vocês eles elas`),
    finite:
      words(`é são era foi está estão estamos somos tem têm temos pode podem podemos deve devem faz
      fazem fazemos oferece oferecem oferecemos ajuda ajudam ajudamos projeta desenvolve desenvolvem
      desenvolvemos fabrica fabricam fabricamos vende vendem vendemos instala instalam instalamos
      cria criam criamos permite permitem realiza realizam realizamos presta prestam prestamos
      trabalha trabalham trabalhamos conta contamos constrói construímos gere gerem gerimos produz
      produzem produzimos fornece fornecem fornecemos distribui distribuem assessora acompanha
      repara reparam reparamos aluga alugam alugamos entrega entregam conecta transforma protege
      simplifica reúne mantém dá damos leva levamos atua atuamos importa exporta transporta automatiza
      reduz forma formamos representa defende organiza organizamos combina facilita une integra dispõe
      dispomos garante garantimos quer queremos nasceu será apresenta cuida cuidamos ajuda-o`),
    ambiguous: /^(?:ajuda|entrega|conta|forma|cuida|apresenta)$/u,
    beforeWe: null,
    subjectless: /^\p{L}{1,}(?:(?:amos|emos|omos|imos|ímos)|(?:amo|emo|imo)-nos)$/u,
    imperatives:
      words(`descubra descobre descobrir contacte contate contacta entre solicite peça pede pedir
      reserve reserva reservar compre compra comprar experimente experimenta leia ler veja
      ver encontre encontra faça faz baixe descarregue clique inscreva-se ligue liga envie
      envia escolha conheça conhece conhecer comece começa melhore poupe economize aumente
      otimize gira automatize crie transforme siga aprenda venha visite fale fala agende
      agendar marque marcar doe junte-se obtenha subscreva saiba receba aproveite confie
      garanta explore acesse aceda proteja evite cuide esqueça reduza mantenha viva deixe
      tenha impulsione invista contrate conte fortaleça tenhas ganhe`),
    imperativeForm: /^\p{L}{3,}-(?:se|nos|te)(?=\s|$)/u,
    nouns: words('compra reserva visita fala ler entrega'),
    adverbs:
      words(`aqui ali agora hoje sempre nunca mais menos muito bem melhor simplesmente juntos já
      também como que quê quem quando onde sim não bem-vindo bem-vindos bem-vinda olá novo tudo`),
    gerund: /^\p{L}+(?:ando|endo|indo)$/u,
    formal: words(
      'peça solicite contacte envie reserve ligue fale conheça descubra seu sua seus suas você vocês senhor senhora',
    ),
    informal: words(
      'pede contacta envia liga fala conhece descobre tu te ti teu tua teus tuas contigo',
    ),
  },
  selling: {
    offerVerbs: words(`oferece oferecem oferecemos ajuda ajudamos desenvolve desenvolvemos fabrica
      fabricamos vende vendemos instala instalamos cria criamos realiza realizamos presta prestamos
      constrói construímos gere gerimos produz produzimos fornece fornecemos distribui distribuímos
      repara reparamos aluga alugamos organiza organizamos especializada especializado especializados
      transporta automatiza permite atua atuamos assessora acompanha forma formamos projeta projetamos
      dedica-se representa comercializa`),
    definitions:
      phrases(`é um, é uma, é o, é a, somos um, somos uma, somos o, somos a, é o seu, é a sua,
      somos especialistas, são um`),
    kinds: words(`empresa companhia negócio fornecedor parceiro marca nome membro parte grupo
      organização startup equipa equipe especialista referência`),
    empty:
      phrases(`bem-vindo, bem-vindos, bem-vinda, a nossa missão, nossa missão, nossa visão, o nosso
      objetivo, nossa história, a nossa história, nossos valores, desde, fundada, fundado,
      acreditamos, temos orgulho, a nossa equipa, nossa equipe, obrigado, com mais de, há
      mais de, ser líder, ser líderes, ser referência, ser a, ser o, ser uma, proporcionar,
      contribuir, garantir`),
    fluff:
      phrases(`nasce, nasceu, tudo, empresa familiar, uma marca do, atmosfera, paixão, qualidade, satisfação, confiança,
      excelência, profissionalismo, compromisso, as suas necessidades, suas necessidades,
      soluções inovadoras, prioridade, rigor, atendimento personalizado`),
    audience: phrases('para, destinado a, concebido para, pensado para, desenvolvido para'),
    helping: words('ajuda ajudam ajudamos acompanha acompanhamos apoia apoiamos assessora'),
    people:
      words(`empresas empresa pme pmes profissionais particulares negócios lojas hotéis restaurantes
      clínicas hospitais médicos dentistas advogados arquitetos construtoras proprietários inquilinos
      condomínios famílias crianças pais estudantes idosos pacientes clientes equipas equipes startups
      empreendedores agências indústria indústrias fabricantes distribuidores agricultores produtores
      transportadoras bancos seguradoras programadores professores escolas universidades câmaras
      municípios organizações instituições laboratórios mulheres homens pessoas investidores criadores
      artistas marcas adegas farmácias oficinas trabalhadores associações jovens escritórios`),
    audienceEnd:
      words(`que quem com em sem desde por onde é são têm podem seu sua seus suas a ao através
      quando como graças no na de querem`),
    noAudience:
      phrases(`si, você, vocês, ti, o, a, os, as, um, uma, mais, menos, tudo, todos, todas, cada,
      este, esta, exemplo, isso, ele, ela, que, fazer, ser, melhorar, sempre, mim,
      garantir, oferecer, nós, nosso, nossa, criar, levar, dar, seu, sua, quem`),
    problemHeadings:
      phrases(`parece familiar, soa familiar, os problemas, dores, o problema, problema, os desafios,
      desafios, o desafio, os seus desafios, os verdadeiros problemas, quanto lhe custa, a
      realidade, problemas comuns, você se identifica, por que tantas`),
    problems:
      phrases(`cansado de, farto de, chega de, esqueça, perda de tempo, perder tempo, demasiado,
      demasiadas, demasiados`),
    troubles:
      phrases(`caos, stress, estresse, perdido, perdidos, perdas, desperdício, atrasos, multas, erros,
      esquecidos, preso, dispersos, obsoleto, gargalo, gargalos, à mão, manuais, avarias,
      imprevisível, frustração, ninguém sabe, papelada, burocracias, noites de sono`),
    vague: phrases(`certificado, certificada, certificadas, acreditado, acreditada,
      serviço, serviços, solução, soluções, abordagem, apoio, suporte, qualidade, produto,
      produtos, necessidade, necessidades, futuro, crescimento, à medida, sob medida,
      personalizado, personalizada, personalizados, completo, completa, completas,
      completos, global, exclusivo, exclusivas, exclusiva, elaboradas, específicas, atender,
      operação, resultado, resultados, sucesso, potencial, excelência, inovador, inovadoras,
      inovação, profissional, profissionais, confiável, fiável, experiência, valor,
      objetivos, projeto, projetos, equipe, equipa, empresa, gama, ampla, alta, melhor,
      rápido, moderno, moderna, tecnologia, ponta, atendimento, humanizado, cada, tudo,
      segurança e precisão, negócio, especializada`),
    privateWords:
      phrases(`hipismo, equitação, cavaleiros, seu cavalo, pacientes, particulares, sua casa, seu lar, a sua
      casa, residências, sua família, a sua família, a tua família, famílias, seu sorriso, seus
      dentes, sua saúde, crianças,
      seus filhos, seu jardim, seu carro, seu corpo, idosos, seu bem-estar`),
    privateTrades: phrases(`colégio, escola infantil, jardim de infância, pré-escolar,
      dentista, clínica dentária, clínica odontológica, fisioterapia, cabeleireiro, barbearia,
      psicóloga, psicólogo, psicoterapia, autoescola, salão de beleza, massagem, massagens,
      cardiologia, pediatria, ginecologia, clínica veterinária, veterinário, pizzaria, nosso
      cardápio, reservar mesa, pousada, alojamento local, turismo rural, funerária, creche,
      escola de dança`),
    businessWords:
      phrases(`empresas, negócios, pme, pmes, mei, b2b, indústria, indústrias, condomínios, empreendedor,
      empreendedores, comércios, seu negócio, sua empresa, a sua empresa, seus clientes,
      seus funcionários, escritórios, organizações, lojas, startups`),
    workWords:
      phrases(`empresa, equipe, equipa, colega, parceiro, interna, pessoa, alguém, mudança, este ano,
      decide, trata, lista, nome, trabalhar, fornecedor`),
  },
  pages: {
    products: phrases(`produtos, produto, serviços, serviço, soluções, os nossos serviços,
      nossos serviços, o que fazemos, tratamentos, áreas de atuação, especialidades,
      catálogo, funcionalidades, plataforma, loja, cursos, formação, atividades,
      áreas de prática`),
    customers: phrases(`clientes, casos de sucesso, referências, projetos, trabalhos, testemunhos,
      depoimentos, portefólio, portfólio, galeria, obras`),
    pricing: phrases('preços, tarifas, planos, preço, preçário'),
    about:
      phrases(`sobre nós, sobre, quem somos, empresa, a empresa, a nossa história, nossa história,
      a clínica, o escritório, institucional`),
    audiences: phrases('setores, para quem, indústrias, casos de uso, mercados, segmentos'),
    contact: phrases(
      'contacto, contactos, informações de contato, contato, contatos, onde estamos, localização, fale connosco',
    ),
    team: phrases('equipa, equipe, a nossa equipa, nossa equipe, o nosso time'),
    jobs: phrases('carreiras, recrutamento, trabalhe connosco, trabalhe conosco, vagas'),
    news: phrases('notícias, blog, imprensa, eventos, novidades, newsletter'),
    legal: phrases(`privacidade, política de privacidade, aviso legal, cookies, política de cookies,
      termos, condições, termos e condições, termos de uso, livro de reclamações`),
    process: phrases(
      'como funciona, como trabalhamos, processo, o nosso processo, etapas, metodologia',
    ),
    faq: phrases('faq, perguntas frequentes, ajuda, perguntas, dúvidas'),
    testimonials: phrases(`testemunhos, depoimentos, opiniões, avaliações, o que dizem, clientes
      satisfeitos`),
    benefits: phrases(`vantagens, benefícios, porquê nós, por que nós, por que escolher, as nossas
      vantagens, diferenciais, características, os nossos valores, nossos valores, porquê escolher`),
    cookie: phrases(
      'cookie, cookies, consentimento, aceitar todos, aceitar tudo, rejeitar, privacidade',
    ),
    copyright: phrases('todos os direitos reservados, copyright'),
    price: phrases(
      'por mês, /mês, ao ano, iva, a partir de, desconto, promoção, por noite, portes grátis',
    ),
    months: words(`janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro
      dezembro`),
    stories:
      phrases(`casos de sucesso, caso de sucesso, histórias de sucesso, estudos de caso, os nossos
      projetos, nossos projetos, projetos recentes, trabalhos realizados, antes e depois`),
    mission: phrases(
      `missão, nossa missão, a nossa missão, visão, nossa visão, missão e visão, propósito`,
    ),
  },
  buttons: {
    demo: phrases('demo, demonstração'),
    trial: phrases('teste grátis, teste gratuito, experimentar grátis, experimente grátis'),
    quote: phrases('orçamento, pedir orçamento, peça um orçamento, solicite orçamento, cotação'),
    call: phrases('marcação, agendar, consulta, chamada, reunião, marcar consulta, agende, visita'),
    catalog: phrases('catálogo, brochura, amostra, amostras, guia'),
    buy: phrases('comprar, encomendar, carrinho, loja, doar, reservar'),
    other:
      phrases(`contacto, contactos, contato, fale connosco, fale conosco, saiba mais, saber mais,
      ler mais, leia mais, mais, descarregar, baixar, ver mais, mais informações, entrar,
      login, registar, cadastrar, enviar, voltar, seguinte, menu, fechar, ver todos,
      ver tudo, aqui, descobrir, detalhes, começar, início, pesquisar, aceitar, rejeitar,
      ligar, ligue agora, conheça, contacte-nos, whatsapp`),
  },
  proof: {
    since: phrases('desde, fundada em, fundado em, anos de experiência'),
    more: phrases('mais de, cerca de, quase'),
    counted:
      words(`clientes projetos anos empresas utilizadores usuários países colaboradores membros
      obras avaliações pacientes escolas hotéis encomendas entregas parceiros instalações máquinas
      veículos toneladas produtos habitações famílias alunos participantes hectares quilómetros`),
    certificates:
      phrases(`certificado, certificada, certificação, membro de, acreditado, acreditada,
      autorizado, prémio, prêmio, premiado, licenciado, parceiro oficial, credenciado`),
    health:
      words(`dor dores terapia tratamento diagnóstico operação doença sintomas ansiedade depressão
      gravidez cancro câncer lesão implante dentista médico clínica doutora doutor`),
  },
  refusal: {
    maintenance: phrases(`em construção, voltamos em breve, site em construção, site em manutenção,
      página em manutenção`),
    parked: phrases('domínio à venda, comprar este domínio, este domínio'),
    error: phrases('página não encontrada, erro 404, acesso negado, não encontrada, erro interno'),
    login: phrases('iniciar sessão, entrar, esqueceu a senha, palavra-passe, esqueci minha senha'),
    placeholder:
      phrases(`lorem ipsum, o seu texto aqui, texto de exemplo, insira o seu texto, nome da
      empresa, dolor sit amet`),
    club: phrases(`associação, sócios, seja sócio, clube, guilda, diretoria, anuidade, torneio, treinos, clã,
      membros, voluntários, equipes, equipas, jogos`),
    person:
      phrases(`portfólio, portfolio, currículo, cv, sobre mim, meus projetos, minhas habilidades,
      experiência profissional, educação, estudante, estágio, meu nome é, passatempos, site
      pessoal, faculdade, universidade`),
  },
}

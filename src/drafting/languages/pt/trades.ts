import { wordsOf, type SizeWords, type Trades } from '../letters.ts'

/** Trades that Portuguese names of companies say, with a sentence for each. */
export const trades: Trades = [
  [wordsOf('carpintaria|marcenaria'), 'Fazemos trabalhos de carpintaria.'],
  [wordsOf('limpezas?'), 'Fazemos limpeza.'],
  [wordsOf('contabilidade'), 'Fazemos contabilidade.'],
  [wordsOf('elétrica|eletricidade'), 'Fazemos instalações elétricas.'],
  [wordsOf('gráfica'), 'Somos uma gráfica.'],
  [wordsOf('jardinagem'), 'Fazemos jardinagem.'],
  [wordsOf('transportes?'), 'Fazemos transportes.'],
  [wordsOf('usinagem'), 'Fazemos usinagem.'],
  [wordsOf('serralharia|serralheria'), 'Fazemos trabalhos de serralharia.'],
  [wordsOf('construções|engenharia civil'), 'Fazemos obras.'],
  [wordsOf('dedetiza\\p{L}+'), 'Fazemos controle de pragas.'],
]

/** Words with which sites name the size of their customers. */
export const sizes: SizeWords = {
  small: wordsOf(
    'pequenas (?:e médias )?empresas',
    'pmes?',
    'microempresas',
    'autônomos',
    'profissionais liberais',
  ),
  large: wordsOf('grandes (?:empresas|grupos)', 'multinacionais'),
}

/** Links of a menu that ask for donations. */
export const giving =
  /^(?:doar|doe|doe agora|doações|(?:faça|fazer) (?:uma? )?(?:doação|donativo)|donativos|(?:quero|como) ajudar)$/iu

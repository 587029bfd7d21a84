import { wordsOf, type SizeWords, type Trades } from '../letters.ts'

/** Trades that Spanish names of companies say, with a sentence for each. */
export const trades: Trades = [
  [wordsOf('carpintería'), 'Somos una carpintería.'],
  [wordsOf('limpiezas?'), 'Hacemos limpiezas.'],
  [wordsOf('gestoría'), 'Somos una gestoría.'],
  [wordsOf('electricidad'), 'Hacemos instalaciones eléctricas.'],
  [wordsOf('imprenta'), 'Somos una imprenta.'],
  [wordsOf('fontanería'), 'Hacemos trabajos de fontanería.'],
  [wordsOf('jardinería'), 'Hacemos jardinería.'],
  [wordsOf('transportes?'), 'Hacemos transportes.'],
  [wordsOf('mecanizad\\p{L}+'), 'Mecanizamos piezas.'],
  [wordsOf('construcciones'), 'Hacemos obras.'],
  [wordsOf('pinturas?'), 'Hacemos trabajos de pintura.'],
]

/** Words with which sites name the size of their customers. */
export const sizes: SizeWords = {
  small: wordsOf('pequeñas (?:y medianas )?empresas', 'pymes?', 'autónomos'),
  large: wordsOf('grandes (?:empresas|cuentas)', 'multinacionales'),
}

/** Links of a menu that ask for donations. */
export const giving =
  /^(?:dona|donar|haz (?:una donación|un donativo)|donaciones|donativos|colabora|hazte donante)$/iu

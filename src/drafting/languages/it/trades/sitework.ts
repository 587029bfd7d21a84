import { wordsOf } from '../../letters.ts'
import type { SiteworkTrades } from '../../trade-ids.ts'

/** Trades that work on buildings and sites with special equipment, as firms of them speak. */
export const sitework: SiteworkTrades = {
  pools: {
    words: wordsOf(
      'piscin[ae]|saun[ae]|spa|idromassagg(?:io|i)|bagn[oi] turc[oi]|centri benessere',
      'vasche idromassaggio|wellness|hammam|biopiscin[ae]|biolagh[io]',
    ),
    sentence: 'Costruiamo e curiamo piscine e saune.',
    noun: 'Piscine e saune',
    offers: [
      'Costruiamo e curiamo piscine di hotel e circoli.',
      'Costruiamo e ripariamo saune e bagni turchi.',
    ],
    when: [
      'l’acqua della vasca diventa verde e gli ospiti restano fuori',
      'in alta stagione si guasta la stufa della sauna',
      'l’azienda sanitaria contesta i valori dell’acqua',
    ],
    gets: ['un’analisi dell’acqua della piscina', 'un controllo del locale tecnico'],
  },
  stoves: {
    words: wordsOf(
      'stuf[ae](?: (?:a (?:legna|pellet)|in maiolica))?|camin(?:o|i)|caminett[oi]',
      'termocamin[oi]|fumist[ai]|canne? fumari[ae]|spazzacamin[oi]|termostuf[ae]',
      'pulizia (?:di |delle )?(?:canne fumarie|camini)|intubament[oi]',
      'videoispezione canne fumarie',
    ),
    sentence: 'Costruiamo stufe e camini.',
    noun: 'Stufe e camini',
    offers: [
      'Costruiamo stufe e camini per case e locande.',
      'Puliamo, intubiamo e ripariamo canne fumarie.',
    ],
    when: [
      'un controllo trova una crepa nella canna fumaria',
      'il camino della sala riempie il locale di fumo',
      'cambia la caldaia e la vecchia canna fumaria non va bene',
    ],
    gets: ['un controllo della canna fumaria con telecamera', 'un prezzo da foto del camino'],
  },
  drains: {
    words: wordsOf(
      'spurg(?:o|hi)|autospurg(?:o|hi)|disotturazion[ei]|stasatur[ae]|canal ?jet',
      'pulizia (?:di |delle )?(?:fogne|fognature|condotte|tubazioni|fosse|pozzetti|scarichi)',
      'pozz[io] ner[oi]|foss[ae] (?:biologic(?:a|he)|settic(?:a|he)|imhoff)',
      'svuotamento (?:di )?(?:fosse|pozzi)|videoispezion[ei]|vasche (?:biologiche|grassi)',
      'degrassator[ei]|risanamento (?:di )?(?:condotte|tubazioni|fognature)',
    ),
    sentence: 'Facciamo spurghi e puliamo scarichi.',
    noun: 'Spurghi e videoispezioni',
    offers: [
      'Liberiamo scarichi e fognature con acqua ad alta pressione.',
      'Ispezioniamo tubazioni con telecamera e svuotiamo fosse.',
    ],
    when: [
      'le acque nere risalgono nel seminterrato e i bagni vanno chiusi',
      'il degrassatore della cucina trabocca',
      'il comune chiede una verifica dello scarico in fognatura',
    ],
    gets: ['una videoispezione di un tratto di tubo', 'un prezzo fisso per lo svuotamento'],
  },
  treeCare: {
    words: wordsOf(
      'tree ?climbing|arboricoltur[ae]|arboricoltor[ei]|potatur[ae]',
      'abbattiment[oi] (?:di )?(?:alberi|piante)',
      'taglio (?:di )?(?:alberi|piante|legna|bosco|boschivo)|fresatura (?:di )?ceppaie',
      '(?:ditta|impresa|imprese) (?:boschiv[aeio]|forestal[ei])',
      '(?:lavori|utilizzazioni|interventi) (?:boschiv[aeio]|forestal[ei])|esbosco',
      'disboscament[oi]|decespugliament[oi]|cura degli alberi|valutazione (?:di )?stabilit[àa]',
    ),
    sentence: 'Facciamo potature e abbattimenti.',
    noun: 'Potature e abbattimenti',
    offers: [
      'Curiamo gli alberi e li abbattiamo con funi e piattaforme.',
      'Puliamo terreni, tagliamo boschi e fresiamo ceppaie.',
    ],
    when: [
      'un temporale lascia un ramo sospeso sopra il parcheggio',
      'un albero pende verso la strada o una linea elettrica',
      'un terreno va ripulito prima della nidificazione',
    ],
    gets: [
      'un sopralluogo agli alberi che vi preoccupano',
      'un prezzo da qualche foto dell’albero',
    ],
  },
  demolition: {
    words: wordsOf(
      'demolizion[ei]|smantellament[oi]|strip ?out',
      'bonific(?:a|he) (?:dell.|di |da )?(?:amianto|eternit)',
      'rimozione (?:di |dell.)?(?:amianto|eternit)|smaltimento (?:amianto|eternit)',
      'taglio (?:del )?(?:cemento|calcestruzzo|muri)|carotagg(?:io|i)',
      'perforazioni (?:su|in) (?:cemento|calcestruzzo)|demolizioni controllate|disco diamantato',
      'filo diamantato',
    ),
    sentence: 'Demoliamo edifici e tagliamo il cemento.',
    noun: 'Demolizioni e tagli',
    offers: [
      'Demoliamo edifici e rimuoviamo l’amianto.',
      'Facciamo tagli e carotaggi nel cemento armato.',
    ],
    when: [
      'un capannone deve sparire prima che inizi il cantiere nuovo',
      'durante i lavori spunta l’amianto e tutto si ferma',
      'una porta o un tubo deve passare in un muro di cemento',
    ],
    gets: ['un sopralluogo con preventivo scritto', 'un prezzo per apertura dal vostro disegno'],
  },
  cranes: {
    words: wordsOf(
      'gr[uù](?: (?:mobil[ei]|a torre|a ponte|edili|industriali))?|autogr[uù]|gruist[ai]',
      'carriponte|carroponte|paranch[io]|sollevament[oi]|brache|funi e catene',
      'moviment(?:azione|azioni) (?:di )?(?:macchin\\w+|carichi)',
      'traslochi (?:industriali|di macchinari)|spostament[oi] (?:di )?macchinari',
      'carichi pesanti|trasporti eccezionali|montaggi e traslochi',
    ),
    sentence: 'Solleviamo e spostiamo carichi pesanti.',
    noun: 'Gru e sollevamenti',
    offers: [
      'Solleviamo e spostiamo macchinari e carichi pesanti.',
      'Controlliamo e ripariamo gru, paranchi e brache.',
    ],
    when: [
      'arriva una macchina e nessun carrello riesce a sollevarla',
      'una linea di produzione cambia capannone',
      'scade la verifica di catene e brache',
    ],
    gets: ['un sopralluogo prima del sollevamento', 'un prezzo in base a peso e foto'],
  },
  restoration: {
    words: wordsOf(
      'restaur(?:o|i) (?:di |del |della |delle |dei |degli )?(?:mobili|dipint[oi]|quadri)',
      'restaur(?:o|i) (?:di |del |della |delle |dei |degli )?(?:affresch[io]|opere d.arte)',
      'restaur(?:o|i) (?:di |del |della |delle |dei |degli )?(?:libri|edifici)',
      'restaur(?:o|i) (?:di |del |della |delle |dei |degli )?edifici storici',
      'restaur(?:o|i) (?:di |del |della |delle |dei |degli )?monument[oi]',
      'restaur(?:o|i) (?:di |del |della |delle |dei |degli )?facciate storiche',
      'restaur(?:o|i) (?:di |del |della |delle |dei |degli )?(?:beni culturali|chiese)',
      'restaur(?:o|i) (?:di |del |della |delle |dei |degli )?architettonic[oi]',
      'restaur(?:o|i) (?:di |del |della |delle |dei |degli )?conservativ[oi]',
      'restaur(?:o|i) (?:di |del |della |delle |dei |degli )?monumental[ei]',
      'restaur(?:o|i) (?:di |del |della |delle |dei |degli )?(?:artistic[oi]|antichi|pietra)',
      'restaur(?:o|i) (?:di |del |della |delle |dei |degli )?(?:legno|lapide[oi])',
      'restaurator[ei]|restauratric[ei]|beni (?:culturali|architettonici)|edifici storici',
      'doratur[ae] (?:a foglia|artistic\\w+)|doratori|legatori[ae]|rilegatur[ae]',
      'laboratorio di restauro',
    ),
    sentence: 'Restauriamo edifici e opere d’arte.',
    noun: 'Restauri',
    offers: [
      'Restauriamo facciate, stucchi e pietre di edifici storici.',
      'Restauriamo dipinti, mobili e libri in laboratorio.',
    ],
    when: [
      'cade lo stucco dal soffitto di un edificio storico',
      'un dipinto o un documento si bagna e va salvato',
      'la soprintendenza chiede uno studio prima dei lavori',
    ],
    gets: ['un primo parere da foto del danno', 'un tassello di prova che mostra il risultato'],
  },
}

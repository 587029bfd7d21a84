import { wordsOf } from '../../letters.ts'
import type { EquippingTrades } from '../../trade-ids.ts'

/** Trades that equip buildings and look after what is in them, as firms of them speak. */
export const equipping: EquippingTrades = {
  stone: {
    words: wordsOf(
      'marmist[ai]|marm[oi]|granit[oi]|pietr[ae] natural[ei]|lapide[oi]|scalpellin[oi]',
      'porfido',
      '(?:piani|top) (?:cucina|da cucina|bagno) in (?:marmo|quarzo|pietra|granito)|autobloccanti',
    ),
    sentence: 'Lavoriamo la pietra naturale.',
    noun: 'Pietra naturale',
    offers: [
      'Realizziamo gradini, piani e facciate in pietra.',
      'Tagliamo la pietra su disegno e la posiamo.',
    ],
    when: [
      'si rompe un gradino o una soglia e va ritrovata la stessa pietra',
      'il cantiere cerca lastre in misure che nessuno ha a magazzino',
      'si rifà una cucina o un ingresso e il piano deve essere preciso',
    ],
    gets: ['un prezzo in base a uno schizzo quotato', 'alcuni campioni della pietra'],
  },
  scaffolding: {
    words: wordsOf(
      'pontegg(?:io|i)|ponteggiator[ei]|trabattell[oi]|impalcatur[ae]|parapetti provvisori',
    ),
    sentence: 'Montiamo ponteggi.',
    noun: 'Ponteggi',
    offers: ['Montiamo e smontiamo ponteggi.', 'Noleggiamo ponteggi e trabattelli.'],
    when: [
      'gli imbianchini arrivano lunedì e manca il ponteggio',
      'il tetto o la facciata va riparata senza chiudere il negozio',
      'il ponteggio deve girare attorno a macchine o alberi',
    ],
    gets: ['un prezzo fisso dopo un sopralluogo', 'una data di montaggio con il prezzo'],
  },
  lifts: {
    words: wordsOf(
      'ascensor[ei]|ascensoristic\\p{L}+|ascensorist[ai]|montacarichi|montascale|montavivande',
      'servoscala|scale mobili|piattaform[ae] elevatric[ei]|elevatori domestici',
    ),
    sentence: 'Installiamo ascensori e ne curiamo la manutenzione.',
    noun: 'Ascensori',
    offers: [
      'Installiamo, ripariamo e controlliamo ascensori.',
      'Rinnoviamo ascensori e montacarichi vecchi.',
    ],
    when: [
      'l’ascensore è fermo e gli inquilini si lamentano',
      'il contratto con il costruttore costa di più ogni anno',
      'la verifica periodica ha trovato difetti da sistemare entro una data',
    ],
    gets: [
      'un prezzo da confrontare con il contratto attuale',
      'una relazione breve su un vostro ascensore',
    ],
  },
  gates: {
    words: wordsOf(
      'port(?:a|e|oni) (?:industrial[ei]|sezional[ei]|rapid[ae]|automatic(?:a|he)|basculant[ei])',
      'portoni|cancell[oi] (?:automatici|scorrevoli|elettrici)|serrand[ae]|baie di carico',
      'recinzion[ei]|barriere (?:automatiche|stradali)|tornell[oi]|punti di carico',
    ),
    sentence: 'Installiamo e ripariamo porte, portoni e recinzioni.',
    noun: 'Porte e portoni',
    offers: [
      'Installiamo portoni industriali e ne curiamo la manutenzione.',
      'Montiamo recinzioni e barriere.',
    ],
    when: [
      'un portone non si chiude più e il capannone resta aperto di notte',
      'un camion ha piegato un cancello o una recinzione',
      'è il momento della manutenzione annuale dei loro portoni',
    ],
    gets: ['un prezzo per la manutenzione annuale', 'un prezzo fisso da foto e misure'],
  },
  insulation: {
    words: wordsOf(
      'isolament[oi] (?:termic[oi]|acustic[oi]|a cappotto|industrial[ei]|di (?:tetti|tubazioni))',
      'coibentazion[ei]|cappott[oi] termic[oi]|insufflaggi[oi]?|lana di roccia',
      'umidità di risalita|deumidificazione (?:muri|delle murature)',
    ),
    sentence: 'Isoliamo edifici e tubazioni.',
    noun: 'Isolamento',
    offers: [
      'Isoliamo tetti, pareti e cantine.',
      'Coibentiamo tubazioni, serbatoi e impianti industriali.',
    ],
    when: [
      'sotto il tetto si soffoca d’estate e si gela d’inverno',
      'tubi o serbatoi disperdono calore già pagato',
      'i muri diventano umidi dietro i mobili',
    ],
    gets: ['un prezzo fisso dopo un sopralluogo', 'una stima di quanto potreste risparmiare'],
  },
  fireSafety: {
    words: wordsOf(
      'antincendio|antincendi|estintor[ei]|sprinkler|rilevazione (?:fumi|incendi)|idranti',
      'prevenzione incendi|pian[oi] (?:di (?:evacuazione|emergenza)|d.emergenza)|porte tagliafuoco',
      'evacuator[ei] di fumo|luci (?:di|d.)emergenza|manutenzione estintori',
    ),
    sentence: 'Controlliamo estintori e impianti antincendio.',
    noun: 'Antincendio',
    offers: [
      'Forniamo estintori e allarmi antincendio e ne curiamo la manutenzione.',
      'Disegniamo piani di evacuazione e formiamo gli addetti.',
    ],
    when: [
      'la data di controllo degli estintori è passata',
      'l’assicurazione o un ispettore chiede il registro antincendio',
      'i locali sono cambiati e i piani di evacuazione non valgono più',
    ],
    gets: [
      'un elenco di quello che manca dopo un sopralluogo',
      'un prezzo in base al numero di estintori',
    ],
  },
  racks: {
    words: wordsOf(
      'scaffalatur[ae]|nastri trasportatori|nastro trasportatore|soppalch[io]',
      'trasportatori a rulli|magazzini automatici',
    ),
    sentence: 'Montiamo scaffalature e nastri trasportatori.',
    noun: 'Scaffalature e nastri',
    offers: [
      'Progettiamo e montiamo scaffalature per magazzini.',
      'Costruiamo e installiamo nastri trasportatori.',
    ],
    when: [
      'il magazzino è pieno ma in alto resta spazio',
      'si porta a mano ciò che un nastro sposterebbe',
      'un controllo ha trovato montanti piegati',
    ],
    gets: ['uno schizzo per il vostro magazzino', 'un prezzo in base alla vostra pianta'],
  },
  drilling: {
    words: wordsOf(
      'perforazion[ei]|pozz[oi] (?:d.acqua|artesian[oi])|trivellazion[ei]|geotermi[ac]',
      'indagini geotecniche|sondagg[io]',
    ),
    sentence: 'Perforiamo pozzi e indaghiamo il terreno.',
    noun: 'Perforazioni',
    offers: ['Perforiamo pozzi e per la geotermia.', 'Indaghiamo il terreno prima dei cantieri.'],
    when: [
      'bisogna conoscere il terreno prima di progettare le fondazioni',
      'l’acqua di rete costa troppo per irrigare',
      'è prevista una pompa di calore e manca la perforazione',
    ],
    gets: ['un prezzo per la perforazione da voi', 'un primo parere sul terreno'],
  },
  trafficControl: {
    words: wordsOf(
      'segnaletica (?:stradale|di cantiere)|movieri|gestione (?:del )?traffico|chiusura strade',
    ),
    sentence: 'Segnaliamo i cantieri e regoliamo il traffico.',
    noun: 'Segnaletica di cantiere',
    offers: [
      'Progettiamo e posiamo la segnaletica.',
      'Chiediamo i permessi e regoliamo il traffico.',
    ],
    when: [
      'un cantiere parte e manca il permesso',
      'una gru ha bisogno della strada per un giorno',
      'un evento richiede strade chiuse e addetti',
    ],
    gets: ['un piano per il vostro cantiere con il prezzo', 'un elenco dei permessi che servono'],
  },
  eventHire: {
    words: wordsOf(
      'noleggio (?:tensostrutture|gazebo|arredi|bagni|attrezzature per eventi)|bagni (?:chimici|mobili)|tensostrutture',
    ),
    sentence: 'Noleggiamo tensostrutture, bagni e arredi per eventi.',
    noun: 'Noleggio per eventi',
    offers: [
      'Noleggiamo tensostrutture e arredi per eventi.',
      'Noleggiamo bagni mobili e celle frigo.',
    ],
    when: [
      'un evento ha una data e la struttura non è prenotata',
      'arrivano più ospiti dei bagni previsti',
      'il frigo si ferma due giorni prima della festa',
    ],
    gets: ['un elenco di ciò che è libero nella vostra data', 'un prezzo per il numero di ospiti'],
  },
}

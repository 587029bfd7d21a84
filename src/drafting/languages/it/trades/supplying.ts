import { wordsOf } from '../../letters.ts'
import type { SupplyingTrades } from '../../trade-ids.ts'

/** Trades that supply practices, farms, shops and offices, or handle goods for them, as firms of them speak. */
export const supplying: SupplyingTrades = {
  dentalLab: {
    words: wordsOf(
      'odontotecnic\\p{L}+|protes[ie] (?:dental[ei]|dentari[ae]|mobil[ei] dentari[ae])',
      'dentier[ae]|laborator(?:io|i) dental[ei]',
      'coron[ae] (?:e ponti|dental[ei]|in (?:zirconia|ceramica))|zirconia|scheletrat[oi]',
    ),
    sentence: 'Siamo un laboratorio odontotecnico.',
    noun: 'Protesi dentali',
    offers: [
      'Realizziamo corone, ponti e protesi per studi dentistici.',
      'Fresiamo e stampiamo strutture per laboratori odontotecnici.',
    ],
    when: [
      'una corona va montata domani e il loro laboratorio non ha tempo',
      'le strutture non calzano e vanno rifatte più volte',
      'lo studio usa lo scanner e il laboratorio vuole ancora le impronte',
    ],
    gets: ['un lavoro di prova senza costi', 'un listino prezzi con i tempi di consegna'],
  },
  gifts: {
    words: wordsOf(
      'gadget(?:s|istica)?|regal[oi] aziendal[ei]|omagg(?:io|i) aziendal[ei]|articoli promozionali',
      'oggett(?:o|i|istica) (?:promozional[ei]|pubblicitari[oa]?)|merchandising|trofei',
      'incision[ei] (?:laser|su)|cest[ie] (?:natalizi|regalo)|strenne',
    ),
    sentence: 'Forniamo gadget e regali aziendali.',
    noun: 'Regali aziendali',
    offers: [
      'Stampiamo e incidiamo gadget e regali aziendali.',
      'Prepariamo confezioni regalo per clienti e dipendenti.',
    ],
    when: [
      'la fiera è vicina e non c’è niente da distribuire',
      'si avvicina un anniversario e nessuno ha tempo per i regali',
      'i gadget dell’anno scorso sono ancora nell’armadio',
    ],
    gets: ['tre idee per il vostro budget', 'un campione con il vostro logo'],
  },
  drinks: {
    words: wordsOf(
      'vin[oi]|vignet[oi]|vitivinicol\\p{L}+|vinicol\\p{L}+|cantine? sociali?|birrific(?:io|i)',
      'birr[ae] artigianal[ei]|distilleri[ae]|grappe?|torrefazion[ei]|liquorific(?:io|i)',
      'distribuzione (?:di )?bevande|succhi di frutta|spumant[ei]|liquori',
    ),
    sentence: 'Produciamo e forniamo bevande.',
    noun: 'Bevande',
    offers: [
      'Forniamo le nostre bevande a ristoranti, negozi e uffici.',
      'Produciamo bevande con l’etichetta del cliente.',
    ],
    when: [
      'un nuovo menù richiede una bevanda che i concorrenti non hanno',
      'salta una consegna proprio prima del fine settimana',
      'gli ospiti chiedono qualcosa che viene dal territorio',
    ],
    gets: ['alcuni assaggi per il vostro locale', 'un listino con i giorni di consegna'],
  },
  animals: {
    words: wordsOf(
      'zootecni\\p{L}+|allevament[oi]|allevator[ei]|bestiame|mangim[ei]|mangimific(?:io|i)',
      'mungitur[ae]|stall[ae] (?:da latte|per bovini|prefabbricat[ae])|bovin[ei]|suin[ie]',
      'suinicol\\p{L}+|avicol\\p{L}+|attrezzature per stalle',
    ),
    sentence: 'Forniamo attrezzature e mangimi agli allevamenti.',
    noun: 'Attrezzature zootecniche',
    offers: [
      'Forniamo e montiamo attrezzature per stalle e allevamenti.',
      'Forniamo mangimi e prodotti veterinari agli allevatori.',
    ],
    when: [
      'la mungitura o l’alimentazione si ferma all’alba',
      'si costruisce o si amplia una stalla per più animali',
      'un controllo sul benessere animale ha trovato delle carenze',
    ],
    gets: [
      'un preventivo scritto dopo una visita in stalla',
      'un campione con un piano alimentare',
    ],
  },
  paints: {
    words: wordsOf(
      'colorific(?:io|i)|(?:produzione|produttor[ei]) di (?:vernici|adesivi|resine|colle)',
      'vernic[ei] (?:industrial[ei]|all.acqua|poliuretanic\\p{L}+)|sigillant[ei]',
      'adesiv[oi] (?:industrial[ei]|struttural[ei])|coll[ae] industrial[ei]|resin[ae]|pigment[oi]',
      'epossidic\\p{L}+',
    ),
    sentence: 'Produciamo vernici, adesivi e sigillanti.',
    noun: 'Vernici e adesivi',
    offers: [
      'Produciamo vernici e smalti per industria e artigiani.',
      'Forniamo adesivi, sigillanti e resine.',
    ],
    when: [
      'la vernice si stacca o un giunto si apre dopo poco tempo',
      'un colore deve essere identico e il fornitore non ci riesce',
      'un prodotto esce dal mercato e serve un sostituto',
    ],
    gets: ['un campione nel vostro colore', 'l’esito di una prova su un vostro pezzo'],
  },
  fulfillment: {
    words: wordsOf(
      'co-?packing|fulfil?lment|confezionamento (?:conto|per conto|c\\/) ?terzi|3pl',
      'logistica (?:e-?commerce|per (?:l.)?e-?commerce|conto terzi|integrata)|rietichettatur[ae]',
      'etichettatur[ae] (?:conto|c\\/) ?terzi|riconfezionament[oi]|deposito conto terzi',
      'stoccaggio (?:merci|conto terzi)|evasione (?:degli )?ordini',
    ),
    sentence: 'Stocchiamo, imballiamo e spediamo merci.',
    noun: 'Stoccaggio e spedizioni',
    offers: [
      'Stocchiamo, prepariamo e spediamo ordini di negozi online.',
      'Confezioniamo, etichettiamo e controlliamo prodotti a mano.',
    ],
    when: [
      'arrivano più ordini di quanti riescano a imballare',
      'un lotto va rietichettato o riconfezionato prima della vendita',
      'il magazzino è pieno prima dell’inizio della stagione',
    ],
    gets: ['un prezzo per ordine o per pezzo', 'una proposta di data per iniziare'],
  },
  laundry: {
    words: wordsOf(
      'lavanderi[ae]|tintori[ae]|lavasecco|lavaggio a secco|stireri[ae]|biancheria',
      '(?:noleggio|lavanolo|lavaggio) (?:di )?(?:biancheria|tovagliat[oi]|abiti da lavoro|divise)',
      'lavanolo|tovagliat[oi]|abiti da lavoro a noleggio',
    ),
    sentence: 'Laviamo e noleggiamo biancheria e abiti da lavoro.',
    noun: 'Lavanderia',
    offers: [
      'Laviamo la biancheria di hotel, studi e aziende.',
      'Noleggiamo e laviamo abiti da lavoro e asciugamani.',
    ],
    when: [
      'la biancheria torna in ritardo o macchiata e gli ospiti arrivano',
      'si rompe la loro lavatrice in alta stagione',
      'i dipendenti lavano le divise a casa e non è consentito',
    ],
    gets: ['un sacco di biancheria lavato come prova', 'un prezzo al pezzo o alla settimana'],
  },
  pallets: {
    words: wordsOf(
      'pallet (?:in legno|su misura|standard)|produ(?:zione|cono|ciamo) (?:di )?pallet',
      'bancali in legno|pedane in legno|imballaggi in legno|casse in legno',
    ),
    sentence: 'Produciamo pallet e casse.',
    noun: 'Pallet in legno',
    offers: [
      'Produciamo pallet in legno, standard e su misura.',
      'Produciamo casse per l’export e ripariamo pallet.',
    ],
    when: [
      'un prodotto richiede un pallet che non si trova pronto',
      'i pallet per l’export devono essere trattati e marchiati',
      'il loro fornitore questa settimana non ha pallet',
    ],
    gets: ['un prezzo a pallet per la vostra quantità', 'un pallet campione nelle vostre misure'],
  },
  timber: {
    words: wordsOf(
      'segheri[ae]|legname|travi e tavole|pali (?:in|di) (?:legno|castagno)|legna da ardere',
    ),
    sentence: 'Forniamo legname, pali e tavole.',
    noun: 'Legname',
    offers: ['Seghiamo e forniamo legname su misura.', 'Forniamo pali, paletti e legna da ardere.'],
    when: [
      'serve una sezione che il magazzino non tiene',
      'i pali devono arrivare prima della stagione',
      'le tavole devono essere asciutte e pronte da lavorare',
    ],
    gets: [
      'un prezzo per la vostra lista di misure',
      'una data di consegna per la vostra quantità',
    ],
  },
  components: {
    words: wordsOf(
      'moll[ae] (?:industriali|a compressione|a trazione|a torsione)|mollifici[oi]?|guarnizion[ei]|cuscinett[oi]',
      'minuteria',
    ),
    sentence: 'Forniamo molle, guarnizioni e altri pezzi.',
    noun: 'Pezzi tecnici',
    offers: [
      'Produciamo molle e pezzi tecnici su disegno.',
      'Forniamo guarnizioni, cuscinetti e minuteria.',
    ],
    when: [
      'un pezzo si rompe presto e nessun catalogo ne ha uno migliore',
      'servono pochi pezzi e il produttore ne vuole migliaia',
      'una serie parte presto e mancano ancora i campioni',
    ],
    gets: [
      'un prezzo in base a un disegno o a un campione',
      'alcuni pezzi di prova prima della serie',
    ],
  },
  scrap: {
    words: wordsOf(
      'autodemolizion[ei]|rottam[ei]|demolizione (?:auto|veicoli)|ricambi usati|recupero metalli',
    ),
    sentence: 'Ritiriamo rottami e veicoli vecchi.',
    noun: 'Rottami e demolizioni',
    offers: [
      'Ritiriamo metalli e liberiamo piazzali e cantieri.',
      'Ritiriamo veicoli vecchi e vendiamo ricambi usati.',
    ],
    when: [
      'un cassone di rottami è pieno e d’intralcio',
      'un veicolo non vale più niente e deve lasciare il piazzale',
      'basterebbe un ricambio usato e quello nuovo tarda settimane',
    ],
    gets: ['un prezzo a tonnellata per il vostro metallo', 'una data per il ritiro'],
  },
  stands: {
    words: wordsOf('stand fieristici|allestimenti(?: fieristici)?|espositori'),
    sentence: 'Costruiamo stand ed espositori.',
    noun: 'Stand ed espositori',
    offers: ['Progettiamo e montiamo stand fieristici.', 'Realizziamo espositori e striscioni.'],
    when: [
      'la fiera è vicina e lo stand non è ordinato',
      'un prodotto nuovo arriva nei negozi e manca l’espositore',
      'lo stand di prima deve sembrare nuovo con poca spesa',
    ],
    gets: ['uno schizzo di stand per il vostro spazio', 'un prezzo in base alle vostre misure'],
  },
  fuels: {
    words: wordsOf(
      'gasolio|carburanti?|prodotti petroliferi|combustibili|pellet (?:di legno',
      'certificato)|cippato|biomass[ae]',
    ),
    sentence: 'Consegniamo carburante e pellet.',
    noun: 'Carburanti e pellet',
    offers: ['Consegniamo gasolio a serbatoi e cantieri.', 'Consegniamo pellet e cippato.'],
    when: [
      'il serbatoio del cantiere è quasi vuoto e le macchine devono lavorare',
      'il pellet non basterà fino a primavera',
      'il loro fornitore arriva tardi o porta solo grandi quantità',
    ],
    gets: ['un prezzo per la prossima consegna', 'un giorno di consegna per la vostra quantità'],
  },
}

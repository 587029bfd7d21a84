import { wordsOf } from '../../letters.ts'
import type { ServingTrades } from '../../trade-ids.ts'

/** Trades of services around people, goods and buildings, as firms of them speak. */
export const serving: ServingTrades = {
  cleaning: {
    words: wordsOf(
      'pulizie|puliamo|impres[ae] di pulizi[ae]|pulizi[ae] (?:uffici|vetri|industrial[ei]|condomini)',
      'sanificazion[ei]|lavaggio vetri',
    ),
    sentence: 'Facciamo pulizie.',
    noun: 'Pulizie',
    offers: ['Puliamo uffici e locali aziendali.', 'Puliamo vetri e facciate.'],
    when: [
      'l’addetto alle pulizie è malato e nessuno lo sostituisce',
      'finisce un cantiere e l’apertura è vicina',
      'le lamentele sulle pulizie continuano a tornare',
    ],
    gets: ['un prezzo al mese dopo un sopralluogo', 'una pulizia di prova su un piano'],
  },
  security: {
    words: wordsOf(
      'vigilanza (?:privata|armata|notturna)|istitut[oi] di vigilanza|allarm[ei]|antifurto',
      'videosorveglianza',
    ),
    sentence: '',
    noun: 'Sicurezza e sorveglianza',
    offers: ['Sorvegliamo edifici e aree.', 'Installiamo allarmi, telecamere e controllo accessi.'],
    when: [
      'c’è stato un furto da un vicino',
      'si perdono delle chiavi e non si sa chi può entrare',
      'un cantiere o un evento va sorvegliato con poco preavviso',
    ],
    gets: ['un elenco dei punti deboli dopo un sopralluogo', 'un prezzo fisso dopo un sopralluogo'],
  },
  pests: {
    words: wordsOf('disinfestazion[ei]|derattizzazion[ei]|infestanti|scarafaggi|blatte|vespe'),
    sentence: 'Facciamo disinfestazioni.',
    noun: 'Disinfestazione',
    offers: [
      'Facciamo disinfestazione nelle aziende.',
      'Controlliamo i locali e teniamo il registro degli infestanti.',
    ],
    when: [
      'si vedono topi o scarafaggi vicino agli alimenti',
      'un’ispezione chiede il registro delle disinfestazioni',
      'c’è un nido di vespe sopra un ingresso',
    ],
    gets: ['un preventivo scritto dopo un sopralluogo', 'un prezzo per controlli regolari'],
  },
  staffing: {
    words: wordsOf(
      '(?:ricerca e )?selezione (?:del |di )?personale|lavoro (?:interinale|temporaneo)',
      'somministrazione (?:di )?lavoro|agenzi[ae] per il lavoro|head ?hunt\\p{L}+',
    ),
    sentence: 'Troviamo personale per i posti scoperti.',
    noun: 'Ricerca di personale',
    offers: ['Cerchiamo persone per posti aperti.', 'Forniamo personale temporaneo.'],
    when: [
      'un posto è scoperto da mesi',
      'qualcuno è in malattia e gli ordini non aspettano',
      'servono rinforzi per una stagione',
    ],
    gets: ['due profili per una posizione aperta', 'un prezzo all’ora prima di firmare'],
  },
  hr: {
    words: wordsOf(
      'risorse umane|consulenza (?:hr|del personale)|amministrazione del personale',
      'gestione del personale|contratti di lavoro|consulenti? del lavoro',
      'regolamenti? aziendal[ei]|servizi hr|hr in outsourcing',
    ),
    sentence: 'Seguiamo l’amministrazione del personale.',
    noun: 'Amministrazione del personale',
    offers: [
      'Prepariamo contratti di lavoro e regolamenti aziendali.',
      'Consigliamo le aziende su ferie, assenze e cessazioni.',
    ],
    when: [
      'fanno la prima assunzione e non hanno un contratto',
      'un dipendente manca da settimane e le regole non sono chiare',
      'cambiano gli orari e i vecchi contratti non vanno più bene',
    ],
    gets: [
      'una breve verifica di un contratto',
      'un prezzo mensile per il vostro numero di dipendenti',
    ],
  },
  transport: {
    words: wordsOf(
      'stoccaggio|(?:auto)?trasporti(?! pubblici)|autotrasport\\p{L}+|logistica',
      'spedizionier[ei]|corrier[ei]',
    ),
    sentence: 'Trasportiamo merci.',
    noun: 'Trasporti e magazzino',
    offers: ['Trasportiamo merci su strada.', 'Immagazziniamo, prepariamo e spediamo merci.'],
    when: [
      'una consegna è urgente e il loro trasportatore non ha mezzi',
      'la merce è troppo lunga o troppo delicata per un corriere',
      'il magazzino è pieno e non sanno dove mettere i bancali',
    ],
    gets: ['un prezzo per una delle vostre tratte', 'un elenco dei mezzi liberi nelle vostre date'],
  },
  forwarding: {
    words: wordsOf(
      'spedizion(?:i|e) internazional(?:i|e)|spedizionier(?:i|e)',
      'trasport(?:i|o) marittim(?:i|o)|spedizioni (?:marittime|aeree)|cargo aereo',
      'freight forward(?:er|ing)|groupage marittimo|casa di spedizion(?:i|e)',
      'noli marittimi',
    ),
    sentence: 'Curiamo le spedizioni per mare e per aereo.',
    noun: 'Spedizioni internazionali',
    offers: [
      'Organizziamo spedizioni via mare e via aerea, da porta a porta.',
      'Raggruppiamo piccole partite in container condivisi.',
    ],
    when: [
      'un ricambio deve arrivare da oltreoceano e la linea è ferma',
      'il primo ordine dall’Asia è pronto e manca il trasporto',
      'un container è bloccato in porto e le spese corrono',
    ],
    gets: [
      'un prezzo da porta a porta per una spedizione',
      'un elenco delle prossime partenze per la vostra tratta',
    ],
  },
  passengers: {
    words: wordsOf('autobus|pullman|minibus|noleggio con conducente|ncc|trasporto persone'),
    sentence: 'Trasportiamo gruppi di persone.',
    noun: 'Trasporto di gruppi',
    offers: [
      'Trasportiamo gruppi in pullman e minibus.',
      'Facciamo trasferimenti per aeroporti, riunioni ed eventi.',
    ],
    when: [
      'una squadra o degli ospiti devono viaggiare insieme',
      'il personale non arriva in tempo al primo turno',
      'manca un pullman o un autista prima di un evento',
    ],
    gets: [
      'un prezzo per la vostra data e il vostro gruppo',
      'un elenco dei mezzi liberi nella vostra data',
    ],
  },
  vehicleDelivery: {
    words: wordsOf(
      'consegna (?:di )?(?:auto|veicoli|vetture)',
      'trasferimento (?:di )?(?:auto|veicoli|vetture)',
      'movimentazione (?:di )?(?:auto|veicoli|vetture)',
      'ritiro e consegna (?:auto|veicoli|vetture)|veicoli su strada|targa prova',
      'driver per (?:auto|veicoli)|logistica (?:auto|veicoli)',
    ),
    sentence: 'Consegniamo veicoli per concessionari e flotte.',
    noun: 'Consegna di veicoli',
    offers: [
      'Ritiriamo e consegniamo auto e furgoni su strada.',
      'Consegniamo i veicoli ai conducenti e ritiriamo quelli vecchi.',
    ],
    when: [
      'un’auto venduta deve arrivare al compratore in un’altra regione',
      'le auto a noleggio vanno restituite entro la fine del mese',
      'un furgone è nella sede sbagliata e nessuno può spostarlo',
    ],
    gets: ['un prezzo fisso per una tratta', 'un modello del nostro verbale di consegna'],
  },
  customs: {
    words: wordsOf('dogan\\p{L}+|import-export|spedizionieri doganali|commercio estero'),
    sentence: '',
    noun: 'Dogana e importazione',
    offers: ['Facciamo pratiche doganali.', 'Assistiamo chi importa ed esporta.'],
    when: [
      'una merce è ferma in dogana e mancano documenti',
      'importano o esportano per la prima volta',
      'una scadenza corre e lo spedizioniere non ha tempo',
    ],
    gets: ['un elenco dei documenti per la vostra merce', 'un prezzo per una spedizione'],
  },
  removals: {
    words: wordsOf(
      'traslo(?:co|chi)|traslocator[ei]|sgomber[oi]|deposito mobili',
      'svuotamento (?:cantine|locali|uffici)',
    ),
    sentence: 'Facciamo traslochi.',
    noun: 'Traslochi',
    offers: ['Traslochiamo uffici e abitazioni.', 'Trasportiamo e custodiamo mobili.'],
    when: [
      'un ufficio trasloca e il lunedì deve essere operativo',
      'una macchina pesante va portata in un altro capannone',
      'un archivio o un magazzino va svuotato',
    ],
    gets: ['un prezzo fisso dopo un sopralluogo', 'un piano per il giorno del trasloco'],
  },
  catering: {
    words: wordsOf('catering|banqueting|rinfres(?:co|chi)|buffet|panific\\p{L}+|pasticceri[ae]'),
    sentence: 'Prepariamo pranzi e buffet per riunioni ed eventi.',
    noun: 'Catering',
    offers: ['Facciamo catering per riunioni ed eventi.', 'Consegniamo pranzi alle aziende.'],
    when: [
      'c’è una riunione e gli ospiti restano a pranzo',
      'si festeggia un anniversario o il Natale con tutto il personale',
      'la mensa è chiusa e il personale deve mangiare',
    ],
    gets: ['due menù con il prezzo a persona', 'un invito a un assaggio'],
  },
  rooms: {
    words: wordsOf(
      'hotel|alberg(?:o|hi)|agriturism[oi]|sal[ae] (?:riunioni|meeting|congressi|conferenze)',
      'ristorant[ei]',
    ),
    sentence: '',
    noun: '',
    offers: ['Affittiamo sale per riunioni ed eventi.', 'Abbiamo camere per chi viaggia.'],
    when: [
      'un gruppo di lavoro vuole stare due giorni fuori ufficio',
      'una riunione è troppo grande per le loro sale',
      'tecnici in trasferta o ospiti cercano camere per più notti',
    ],
    gets: ['un prezzo in base alla data e al gruppo', 'un invito a vedere le sale'],
  },
  events: {
    words: wordsOf(
      'organizzazione (?:di )?eventi|eventi aziendali|service audio|audio e? ?luci|palchi',
    ),
    sentence: '',
    noun: 'Eventi',
    offers: ['Organizziamo eventi.', 'Forniamo audio, luci e palchi.'],
    when: [
      'un anniversario è vicino e non c’è niente di pronto',
      'un discorso si deve sentire fino all’ultima fila',
      'un fornitore si tira indietro prima dell’evento',
    ],
    gets: ['una prima bozza con un prezzo indicativo', 'un elenco di ciò che serve per l’evento'],
  },
  vehicles: {
    words: wordsOf(
      'autofficin[ae]|carrozzeri[ae]|gommist[ai]|pneumatici',
      'riparazion[ei] (?:auto|veicoli|furgoni)',
    ),
    sentence: '',
    noun: 'Riparazione veicoli',
    offers: ['Ripariamo e manuteniamo veicoli.', 'Facciamo carrozzeria e verniciatura.'],
    when: [
      'un furgone è fermo e il giro va fatto lo stesso',
      'la revisione di più mezzi scade nello stesso periodo',
      'un danno va riparato senza fermare il mezzo a lungo',
    ],
    gets: ['una proposta di appuntamento', 'un prezzo in base alle foto del danno'],
  },
  waste: {
    words: wordsOf('rifiuti|riciclaggio|rottam[ei]|smaltiment[oi]|cassoni scarrabili'),
    sentence: 'Raccogliamo e smaltiamo rifiuti.',
    noun: 'Raccolta rifiuti',
    offers: ['Raccogliamo e smaltiamo rifiuti.', 'Compriamo e ricicliamo rottami.'],
    when: [
      'si svuota un edificio e serve un cassone',
      'si accumulano rifiuti che nessuno ritira',
      'devono dimostrare dove sono finiti i rifiuti',
    ],
    gets: ['un prezzo a cassone', 'un elenco di ciò che conviene separare'],
  },
  property: {
    words: wordsOf(
      'amministra(?:zione|zioni|tore|tori) (?:di )?(?:condomin\\p{L}+|immobili)|condominiali',
      'immobiliar[ei]|gestion[ei] immobili|facility management',
    ),
    sentence: '',
    noun: 'Gestione immobili',
    offers: ['Amministriamo edifici.', 'Facciamo portierato e manutenzione di edifici.'],
    when: [
      'il custode va in pensione e nessuno lo sostituisce',
      'gli inquilini si lamentano e nessuno risponde',
      'un ufficio o un locale resta vuoto per mesi',
    ],
    gets: ['un prezzo fisso per unità', 'un parere scritto dopo aver visto lo stabile'],
  },
  insurance: {
    words: wordsOf('assicurazion[ei]|assicurator[ei]|assicurativ[oaie]|polizz[ae]|broker'),
    sentence: 'Diamo consulenza sulle assicurazioni.',
    noun: 'Assicurazioni',
    offers: [
      'Assistiamo le aziende nelle assicurazioni.',
      'Assistiamo su previdenza e finanziamenti.',
    ],
    when: [
      'il premio dell’assicurazione è aumentato ancora',
      'c’è stato un danno e l’assicurazione non paga',
      'l’azienda è cresciuta e nessuno ha rivisto le polizze',
    ],
    gets: ['un confronto per una delle vostre polizze', 'un elenco dei rischi non coperti'],
  },
  remediation: {
    words: wordsOf(
      'muff[ae]|danni da (?:acqua|incendio|fuoco)|graffiti|bonific(?:a|he) ambientali?',
      'ghiaccio secco',
    ),
    sentence: 'Eliminiamo muffa, fuliggine e graffiti.',
    noun: 'Bonifica dei danni',
    offers: ['Asciughiamo e puliamo edifici dopo acqua e fuoco.', 'Eliminiamo muffa e graffiti.'],
    when: [
      'è scoppiato un tubo e il pavimento è allagato',
      'è stata trovata muffa e la stanza è chiusa',
      'un muro è stato imbrattato di notte e va ripulito',
    ],
    gets: ['un primo sguardo al danno', 'un prezzo scritto dopo un sopralluogo'],
  },
}

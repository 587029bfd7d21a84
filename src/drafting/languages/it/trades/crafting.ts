import { wordsOf } from '../../letters.ts'
import type { CraftingTrades } from '../../trade-ids.ts'

/** Trades that make, mount and repair special equipment, as firms of them speak. */
export const crafting: CraftingTrades = {
  signs: {
    words: wordsOf(
      'insegn[ae] (?:luminos[ae]|pubblicitari[ae]|per negozi)|insegne|insegnistic[ai]',
      'cartellonistica(?! stradale)|targhe (?:aziendali|incise|pubblicitarie)|lettere scatolate',
      'decorazion[ei] (?:automezzi|veicoli|furgoni|vetrine)|(?:car|vehicle) wrapping|vetrofanie',
      'pellicol(?:a|e) adesiv(?:a|e)|scritte adesive',
      'personalizzazione (?:automezzi|veicoli|furgoni)|segnaletica (?:aziendale|interna)',
      'totem pubblicitari',
    ),
    sentence: 'Facciamo insegne.',
    noun: 'Insegne e decorazioni',
    offers: [
      'Produciamo e montiamo insegne luminose e targhe.',
      'Decoriamo veicoli e vetrine con pellicole adesive.',
    ],
    when: [
      'apre una sede nuova e sopra la porta manca l’insegna',
      'arrivano furgoni nuovi e vanno decorati',
      'cambia il logo e le insegne mostrano ancora quello vecchio',
    ],
    gets: [
      'un bozzetto dell’insegna su una foto della facciata',
      'un prezzo per veicolo da una foto',
    ],
  },
  pumps: {
    words: wordsOf(
      'pompe(?! di calore)|oleodinamic\\w+',
      'pompe (?:centrifughe|industriali|dosatrici|per vuoto|del vuoto)',
      'pompe (?:sommergibili|sommerse|idrauliche|per acqua|e compressori)|elettropompe',
      'motopompe|(?:riparazione|vendita|manutenzione|revisione|assistenza) pompe|compressor[ei]',
      'aria compressa|tubi (?:oleodinamici|idraulici)|cilindri (?:oleodinamici|idraulici)',
      'pneumatica(?: industriale)?|stazioni di (?:pompaggio|sollevamento)|autoclav[ei]',
      'raccorderia',
    ),
    sentence: 'Ripariamo pompe e compressori.',
    noun: 'Pompe e compressori',
    offers: [
      'Forniamo, installiamo e ripariamo pompe industriali.',
      'Facciamo assistenza su compressori, oleodinamica e pneumatica.',
    ],
    when: [
      'una pompa si ferma nel fine settimana e la produzione con lei',
      'un tubo oleodinamico scoppia nel mezzo di un lavoro',
      'il compressore gira sempre e la pressione cala lo stesso',
    ],
    gets: [
      'un prezzo di riparazione da una foto della targhetta',
      'una ricerca delle perdite d’aria compressa',
    ],
  },
  toolmaking: {
    words: wordsOf(
      'stampi|stampi (?:per|a|di|ad) (?:iniezione|stampaggio|lamiera|materie plastiche)',
      'stampi (?:per|a|di|ad) (?:pressofusione|plastica|tranciatura)|costruzione (?:di )?stampi',
      'stampist[ai]|attrezzist[ai]|officin[ae] stampi|attrezzeri[ae]',
      'attrezzature (?:di bloccaggio|di montaggio|per stampaggio)|dime|calibri di controllo',
      'affilatur[ae]|affilatrici|stampi progressivi|stampi e attrezzature|tranciatura',
    ),
    sentence: 'Costruiamo stampi e attrezzature.',
    noun: 'Stampi e attrezzature',
    offers: [
      'Costruiamo stampi a iniezione e stampi per lamiera.',
      'Costruiamo dime e calibri e affiliamo utensili.',
    ],
    when: [
      'si rompe uno stampo e la pressa resta ferma',
      'per un pezzo nuovo serve lo stampo prima della serie',
      'uno stampo usurato lascia bave su ogni pezzo',
    ],
    gets: [
      'un preventivo per lo stampo in base al disegno',
      'un esame dello stampo danneggiato in officina',
    ],
  },
  refrigeration: {
    words: wordsOf(
      'cell[ae] frigorifer[ae]|cell[ae] frigo|refrigerazione|frigorist[ai]',
      'freddo (?:industriale|commerciale)|impianti frigoriferi',
      'celle (?:di surgelazione|a temperatura)|banchi (?:frigo|refrigerati|frigoriferi)',
      '(?:vetrine|armadi|tavoli|gruppi|mobili) (?:refrigerat[ei]|frigoriferi|frigo)',
      'fabbricatori di ghiaccio|abbattitor[ei]|chiller|magazzini frigoriferi',
    ),
    sentence: 'Costruiamo celle frigorifere.',
    noun: 'Refrigerazione',
    offers: [
      'Costruiamo celle frigorifere per aziende alimentari.',
      'Manuteniamo e ripariamo impianti frigoriferi di negozi e cucine.',
    ],
    when: [
      'la cella si scalda e la merce è a rischio',
      'il gas di un vecchio impianto non si trova più',
      'la cucina o il negozio si allarga e serve un’altra cella',
    ],
    gets: [
      'un controllo di una cella con un breve rapporto',
      'un prezzo indicativo in base alle misure',
    ],
  },
  kitchenEquipment: {
    words: wordsOf(
      'cucin[ae] (?:professional[ei]|industrial[ei])',
      'attrezzature (?:per|della) (?:ristorazione|ristoranti|cucine|bar)',
      'attrezzature (?:per|della) (?:panifici|pasticcerie|pizzerie)',
      'attrezzature professionali per (?:la )?(?:cucina|ristorazione)|grandi cucine',
      'arredamento bar|macchin[ae] (?:per|da) espresso',
      'forn[oi] (?:professional[ei]|per pizz\\w+)',
      'lavastoviglie (?:professional[ei]|industrial[ei])',
    ),
    sentence: 'Attrezziamo cucine professionali.',
    noun: 'Cucine professionali',
    offers: [
      'Progettiamo, forniamo e ripariamo cucine professionali.',
      'Ripariamo forni, lavastoviglie e macchine da espresso sul posto.',
    ],
    when: [
      'la lavastoviglie si rompe nel pieno del servizio di mezzogiorno',
      'una mensa viene rifatta e deve tornare presto a servire',
      'un forno della cucina non tiene più la temperatura',
    ],
    gets: ['un controllo delle macchine della cucina', 'un prezzo di riparazione da una foto'],
  },
  locks: {
    words: wordsOf(
      'serratur[ae]|serraturier[ei]|ferrament[ae] per (?:porte|serrature)',
      'duplicazion[ei] (?:di )?chiavi|apertur[ae] (?:di )?(?:porte|casseforti)',
      'cilindr[oi] europe[oi]|chiavi masterizzate',
      'masterizzazion[ei] (?:di )?(?:chiavi|cilindri|serrature)|casseforti|cassaforte',
      'armadi blindati|porte blindate|sistemi di chiusura',
      'fabbro (?:pronto intervento|urgente|per serrature)',
    ),
    sentence: 'Montiamo serrature e casseforti.',
    noun: 'Serrature e casseforti',
    offers: [
      'Progettiamo e montiamo impianti di chiavi masterizzate.',
      'Apriamo porte e casseforti e sostituiamo serrature.',
    ],
    when: [
      'un dipendente se ne va e la chiave non torna',
      'di notte forzano una porta e bisogna richiuderla',
      'nessuno sa più chi ha quale chiave',
    ],
    gets: ['un esame delle porte e del piano chiavi', 'un prezzo per porta dal vostro elenco'],
  },
  officeFurniture: {
    words: wordsOf(
      'mobili (?:per |da )?(?:l.)?uffici?o?|arred[oi] (?:per )?(?:l.)?uffic(?:io|i)',
      'arredament[oi] (?:per )?(?:l.)?uffic(?:io|i)',
      'sedi[ea] (?:per |da )?(?:ufficio|ergonomic\\w+)|sedut[ae] (?:per |da )?ufficio',
      'scrivani[ae](?: (?:regolabil[ei]|elevabil[ei]|operativ[ae]))?',
      'pareti (?:divisorie|attrezzate|mobili)|mobili direzionali|arredi scolastici',
      'cabine acustiche',
    ),
    sentence: 'Arrediamo uffici.',
    noun: 'Arredi per ufficio',
    offers: [
      'Arrediamo uffici con scrivanie, sedie e armadi.',
      'Vendiamo mobili per ufficio usati e ritiriamo i vecchi.',
    ],
    when: [
      'un reparto si sposta e le scrivanie non entrano nei nuovi locali',
      'arrivano dieci persone insieme e mancano le scrivanie',
      'il medico competente chiede una scrivania regolabile in altezza',
    ],
    gets: ['una sedia in prova nel vostro ufficio', 'una pianta arredata per una stanza'],
  },
  upholstery: {
    words: wordsOf(
      'tappezzeri[ae]|tappezzier[ei]|selleri[ae]|sella[io]|imbottit[oi]',
      'rivestiment[oi] (?:sedili|divani|poltrone|in pelle)',
      'rifaciment[oi] (?:divani|poltrone|sedili)|pelletteri[ae]',
      'tende (?:per interni|d.arredo|da interni|ignifughe|su misura|a pacchetto)|tendaggi',
      'tessuti d.arredo|confezione (?:di )?tende|riparazione (?:di |della )?pelle',
    ),
    sentence: 'Rivestiamo mobili e sedili.',
    noun: 'Tappezzeria',
    offers: [
      'Rivestiamo sedie, panche e sedili di veicoli.',
      'Cuciamo e montiamo tendaggi per hotel e uffici.',
    ],
    when: [
      'le panche della sala sono sfondate',
      'il sedile di un camion si strappa e per uno nuovo servono mesi',
      'una sala o un palco ha bisogno di tende ignifughe',
    ],
    gets: ['campioni di tessuto e pelle', 'un prezzo per sedia da una foto'],
  },
  blinds: {
    words: wordsOf(
      'tapparell[ae]|persian[ae]|avvolgibil[ei]',
      'tende (?:da sole|tecniche|alla veneziana|veneziane|a rullo|oscuranti)|schermature solari',
      'frangisole|veneziane|pergol(?:a|e|ati)|zanzarier[ae]|pellicole (?:solari|antisolari)',
      'oscurant[ei]',
    ),
    sentence: 'Montiamo tende da sole e tapparelle.',
    noun: 'Schermature solari',
    offers: [
      'Misuriamo, forniamo e montiamo tende da sole e veneziane.',
      'Ripariamo tapparelle, serrande e frangisole motorizzati.',
    ],
    when: [
      'il sole batte sugli schermi e l’ufficio si surriscalda',
      'una bufera strappa i frangisole di una facciata',
      'la serranda si blocca e il negozio non può aprire',
    ],
    gets: ['campioni di tessuto per una stanza', 'un prezzo da foto e misure delle finestre'],
  },
  tills: {
    words: wordsOf(
      'registrator[ei] (?:di cassa|telematic[oi])|registratori cassa',
      '(?:sistem[ai]|software) (?:di |per )?(?:cassa|punto cassa|punti? vendita)|punto cassa',
      'misurator[ei] fiscal[ei]|casse automatiche',
      'bilanc(?:e|ia) (?:industrial[ei]|elettronic[ae]|da banco|commercial[ei])|bilance',
      'pesatura|pes[ae] a ponte|codic[ei] a barre|stampanti (?:di |per )?etichette',
      'stampanti termiche|etichettatric[ei]|lettori (?:di )?(?:barcode|codici)|barcode',
    ),
    sentence: 'Installiamo registratori di cassa e bilance.',
    noun: 'Casse e bilance',
    offers: [
      'Installiamo sistemi di cassa in negozi e ristoranti.',
      'Forniamo bilance, lettori e stampanti per etichette.',
    ],
    when: [
      'la cassa si blocca con i clienti in fila',
      'arrivano nuove regole fiscali per i registratori',
      'scade la verifica di una bilancia e non si può pesare',
    ],
    gets: ['una dimostrazione con i vostri articoli', 'un lettore o una stampante in prova'],
  },
  conferenceTech: {
    words: wordsOf(
      '(?:integra(?:zione|tori|tore)|impiant[oi]) audio(?:[ /-]?vide[oi]|visiv[oaei])',
      'sistem[ai] audio(?:[ /-]?vide[oi]|visiv[oaei])',
      '(?:soluzion[ei]|tecnologi[ae]) audio(?:[ /-]?vide[oi]|visiv[oaei])|videoconferenz[ae]',
      'sal[ae] (?:riunioni|conferenze|meeting) (?:multimedial[ei]|attrezzat[ae])',
      'videoproiettor[ei]|proiettor[ei]|lavagn[ae] interattiv[ae]|lim|monitor interattivi',
      'diffusione sonora|impianti audio',
      'sistemi (?:di )?conferenz[ae]',
    ),
    sentence: 'Attrezziamo sale riunioni.',
    noun: 'Sistemi audiovisivi',
    offers: [
      'Attrezziamo sale riunioni con schermi, telecamere e microfoni.',
      'Installiamo impianti audio e proiettori in sale e scuole.',
    ],
    when: [
      'ogni videoconferenza comincia con la ricerca del cavo giusto',
      'chi è collegato da remoto non sente bene la sala',
      'una sala viene rifatta e il vecchio impianto audio va tolto',
    ],
    gets: ['una prova audio in una sala riunioni', 'uno schermo in prova per una settimana'],
  },
  instruments: {
    words: wordsOf(
      'accordatur[ae] (?:di )?pianofort[ei]|accordator[ei]|pianofort[ei]|organar[oi]',
      'arte organaria|organi a canne|strumenti (?:musicali|a fiato|ad arco)|liutai[oa]?',
      'liuteria|clavicembal[oi]|costruttor[ei] di (?:organi|strumenti)',
      'riparazione (?:di )?strumenti',
    ),
    sentence: 'Accordiamo e ripariamo strumenti.',
    noun: 'Strumenti musicali',
    offers: [
      'Accordiamo e ripariamo pianoforti di scuole e teatri.',
      'Costruiamo e restauriamo organi e altri strumenti.',
    ],
    when: [
      'il concerto è vicino e il pianoforte a coda è scordato',
      'alcune canne dell’organo non suonano più',
      'gli strumenti della scuola tornano rovinati a fine anno',
    ],
    gets: ['un esame dello strumento con preventivo', 'uno strumento in prova per una lezione'],
  },
  boats: {
    words: wordsOf(
      'cantier[ei] naval[ei]|cantieristica|nautic(?:a|o|he|i)|imbarcazion[ei]|barche|yacht',
      'motori (?:marini|fuoribordo|entrobordo)|motoristica navale|riparazioni navali',
      'rimessagg(?:io|i)|veleri[ae]|refitting|refit|carenagg(?:io|i)|maestri d.ascia|gommoni',
      'antivegetativ[ae]|alaggi?o?',
    ),
    sentence: 'Costruiamo e ripariamo barche.',
    noun: 'Cantiere nautico',
    offers: [
      'Costruiamo e rimettiamo a nuovo barche e yacht.',
      'Facciamo assistenza ai motori marini e ripariamo navi.',
    ],
    when: [
      'in stagione un motore si ferma e la barca non esce',
      'una barca da lavoro deve uscire dall’acqua per la visita',
      'lo scafo si danneggia in porto',
    ],
    gets: ['un sopralluogo alla barca in banchina', 'un prezzo del tagliando per il vostro motore'],
  },
}

import type { TradeOffers } from '../trade-ids.ts'

/** What firms of each trade may say that they do. */
export const offers: TradeOffers = {
  electrical: [
    'Installiamo, ripariamo e verifichiamo impianti elettrici.',
    'Facciamo impianti elettrici per uffici, negozi e officine.',
  ],
  plumbing: [
    'Installiamo e ripariamo impianti idraulici e di riscaldamento.',
    'Facciamo la manutenzione di caldaie e riscaldamenti.',
  ],
  ventilation: [
    'Installiamo e manuteniamo impianti di climatizzazione e ventilazione.',
    'Installiamo e ripariamo celle frigorifere.',
  ],
  solar: ['Progettiamo e installiamo impianti fotovoltaici.', 'Installiamo colonnine di ricarica.'],
  roofing: [
    'Ripariamo e rifacciamo tetti e coperture.',
    'Impermeabilizziamo coperture piane e puliamo grondaie.',
  ],
  painting: ['Tinteggiamo interni e facciate.', 'Facciamo intonaci, cartongesso e tinteggiature.'],
  joinery: [
    'Costruiamo mobili e arredi su misura.',
    'Facciamo carpenteria e costruzioni in legno.',
  ],
  windows: [
    'Forniamo e montiamo finestre e porte.',
    'Montiamo e ripariamo tapparelle e tende da sole.',
  ],
  flooring: ['Posiamo e rinnoviamo pavimenti.', 'Posiamo piastrelle e rivestimenti.'],
  metalwork: [
    'Facciamo saldatura e carpenteria metallica.',
    'Tagliamo, pieghiamo e saldiamo la lamiera.',
  ],
  machining: [
    'Torniamo e fresiamo particolari, singoli e in serie.',
    'Costruiamo stampi e attrezzature.',
  ],
  finishing: [
    'Rivestiamo e trattiamo particolari in metallo.',
    'Facciamo sabbiatura e verniciatura a polvere.',
  ],
  plastics: ['Produciamo particolari in plastica.', 'Stampiamo prototipi e piccole serie in 3D.'],
  electronics: ['Sviluppiamo e produciamo elettronica.', 'Assembliamo schede elettroniche.'],
  machinery: [
    'Costruiamo, automatizziamo e ripariamo macchine.',
    'Forniamo e manuteniamo macchine e pompe.',
  ],
  construction: [
    'Costruiamo e ristrutturiamo edifici per aziende.',
    'Ristrutturiamo e ampliamo edifici.',
  ],
  groundworks: ['Facciamo scavi e fognature.', 'Scaviamo, demoliamo e pavimentiamo.'],
  rental: ['Noleggiamo macchine e attrezzature.', 'Noleggiamo ponteggi e mezzi di sollevamento.'],
  gardening: ['Curiamo giardini e aree verdi.', 'Potiamo e abbattiamo alberi.'],
  cleaning: ['Puliamo uffici e locali aziendali.', 'Puliamo vetri e facciate.'],
  security: ['Sorvegliamo edifici e aree.', 'Installiamo allarmi, telecamere e controllo accessi.'],
  pests: [
    'Facciamo disinfestazione nelle aziende.',
    'Controlliamo i locali e teniamo il registro degli infestanti.',
  ],
  inspection: [
    'Verifichiamo impianti e attrezzature.',
    'Controlliamo e manuteniamo i sistemi antincendio.',
  ],
  surveying: ['Rileviamo terreni ed edifici.', 'Esaminiamo terreni e fondazioni.'],
  planning: [
    'Progettiamo edifici e ristrutturazioni.',
    'Facciamo calcoli strutturali e progettazione tecnica.',
  ],
  itSupport: [
    'Gestiamo computer, server e reti.',
    'Installiamo e seguiamo l’informatica di piccole aziende.',
  ],
  software: ['Sviluppiamo software per aziende.', 'Sviluppiamo app e applicazioni web.'],
  webDesign: ['Progettiamo e realizziamo siti web.', 'Realizziamo e seguiamo negozi online.'],
  advertising: ['Facciamo grafica e pubblicità.', 'Gestiamo annunci e social per le aziende.'],
  printing: [
    'Stampiamo brochure, moduli e manifesti.',
    'Facciamo insegne e decorazione di veicoli.',
  ],
  photography: ['Facciamo foto e video per aziende.', 'Facciamo riprese con il drone.'],
  translation: ['Traduciamo testi e documenti.', 'Facciamo interpretariato in riunioni ed eventi.'],
  accounting: ['Teniamo la contabilità e le paghe.', 'Prepariamo bilanci e dichiarazioni.'],
  law: ['Assistiamo le aziende nelle questioni legali.', 'Scriviamo e controlliamo contratti.'],
  consulting: [
    'Aiutiamo le aziende su organizzazione e processi.',
    'Prepariamo le aziende alla certificazione.',
  ],
  training: ['Formiamo gruppi e responsabili.', 'Teniamo corsi e workshop in azienda.'],
  staffing: ['Cerchiamo persone per posti aperti.', 'Forniamo personale temporaneo.'],
  transport: ['Trasportiamo merci su strada.', 'Immagazziniamo, prepariamo e spediamo merci.'],
  passengers: [
    'Trasportiamo gruppi in pullman e minibus.',
    'Facciamo trasferimenti per aeroporti, riunioni ed eventi.',
  ],
  customs: ['Facciamo pratiche doganali.', 'Assistiamo chi importa ed esporta.'],
  removals: ['Traslochiamo uffici e abitazioni.', 'Trasportiamo e custodiamo mobili.'],
  catering: ['Facciamo catering per riunioni ed eventi.', 'Consegniamo pranzi alle aziende.'],
  rooms: ['Affittiamo sale per riunioni ed eventi.', 'Abbiamo camere per chi viaggia.'],
  events: ['Organizziamo eventi.', 'Forniamo audio, luci e palchi.'],
  vehicles: ['Ripariamo e manuteniamo veicoli.', 'Facciamo carrozzeria e verniciatura.'],
  waste: ['Raccogliamo e smaltiamo rifiuti.', 'Compriamo e ricicliamo rottami.'],
  property: ['Amministriamo edifici.', 'Facciamo portierato e manutenzione di edifici.'],
  insurance: [
    'Assistiamo le aziende nelle assicurazioni.',
    'Assistiamo su previdenza e finanziamenti.',
  ],
  interiors: ['Progettiamo e arrediamo uffici.', 'Allestiamo negozi e uffici.'],
  textiles: [
    'Stampiamo e ricamiamo abiti da lavoro.',
    'Laviamo e noleggiamo abiti da lavoro e biancheria.',
  ],
  packaging: ['Produciamo imballaggi su misura.', 'Forniamo imballaggi ed etichette.'],
  supplies: [
    'Forniamo alle aziende prodotti e ricambi.',
    'Forniamo utensili e materiali ai professionisti.',
  ],
}

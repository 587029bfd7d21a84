import type { TradeCase } from './assisting-trades.cases.ts'

/** Texts of sites whose firms supply and serve industry, fleets and offices, as such firms write them. */
export const industrialCases: readonly TradeCase[] = [
  [
    'gases',
    'en',
    'Halden Gases - welding gas and gas cylinders',
    'We deliver welding gases to workshops and exchange gas cylinders the next day.',
  ],
  [
    'gases',
    'de',
    'Halden Gase - technische Gase und Trockeneis',
    'Wir liefern Schutzgase, Flüssigstickstoff und Trockeneis an Betriebe und Labore.',
  ],
  [
    'copiers',
    'fr',
    'Halden Bureautique - photocopieurs et imprimantes',
    'Nous proposons la location de copieurs et livrons les toners dans les bureaux.',
  ],
  [
    'copiers',
    'sv',
    'Halden Kontor - skrivare och kopiatorer',
    'Vi hyr ut kopiatorer och levererar toner till kontor i hela länet.',
  ],
  [
    'vetting',
    'es',
    'Halden - verificación de antecedentes para empresas',
    'Comprobamos referencias laborales y hacemos investigaciones privadas.',
  ],
  [
    'vetting',
    'da',
    'Halden - baggrundstjek og referencetjek',
    'Vi laver baggrundstjek af ansøgere, før I ansætter dem.',
  ],
  [
    'vehicleWash',
    'nl',
    'Halden Truckwash - tankreiniging en trailers',
    'In onze wasstraat reinigen wij vrachtwagens; ook veewagens worden ontsmet.',
  ],
  [
    'vehicleWash',
    'it',
    'Halden Lavaggi - lavaggio camion e cisterne',
    'Facciamo il lavaggio cisterne e la sanificazione di rimorchi per alimenti.',
  ],
  [
    'roadworks',
    'nb',
    'Halden Asfalt - asfaltering og veimerking',
    'Vi legger asfalt på gårdsplasser og parkeringsplasser og tar vegmerking.',
  ],
  [
    'roadworks',
    'pt',
    'Halden - asfaltamento e sinalização horizontal',
    'Fazemos asfaltamento de pátios e construção de estradas para municípios.',
  ],
  [
    'commodities',
    'en',
    'Halden Trading - green coffee and cocoa beans',
    'We ship green coffee and cocoa beans from the farm to the port.',
  ],
  [
    'commodities',
    'es',
    'Halden Export - exportación de minerales y granos',
    'Somos exportadores de granos y minerales industriales por contenedor.',
  ],
  [
    'mining',
    'de',
    'Halden Sprengtechnik - Sprengarbeiten im Steinbruch',
    'Unsere Sprengmeister bohren und sprengen in Steinbrüchen und im Tagebau.',
  ],
  [
    'mining',
    'sv',
    'Halden Berg - sprängning och bergkross',
    'Vi spränger i stenbrott och utför bergsäkring längs vägar.',
  ],
  [
    'displays',
    'fr',
    'Halden Écrans - écrans LED et affichage dynamique',
    'Nous installons des écrans géants et des murs d’images dans les magasins.',
  ],
  [
    'displays',
    'nl',
    'Halden - ledwanden, narrowcasting en schermen',
    'Wij plaatsen ledwanden en verzorgen narrowcasting in winkels.',
  ],
  [
    'concrete',
    'it',
    'Halden Calcestruzzi - calcestruzzo preconfezionato',
    'Consegniamo calcestruzzo preconfezionato con autobetoniere e autopompe.',
  ],
  [
    'concrete',
    'da',
    'Halden Beton - færdigbeton og betonpumpe',
    'Vi leverer færdigbeton og kører ud med betonpumper.',
  ],
  [
    'telematics',
    'pt',
    'Halden - rastreamento de veículos e cargas',
    'Instalamos rastreadores em caminhões e fazemos o rastreamento de cargas.',
  ],
  [
    'telematics',
    'nb',
    'Halden - flåtestyring og GPS-sporing',
    'Vi monterer GPS-sporing i varebiler og tilbyr elektronisk kjørebok.',
  ],
  [
    'charging',
    'en',
    'Halden Charging - EV charging stations for business',
    'We install charging points in parking lots and look after them.',
  ],
  [
    'charging',
    'nl',
    'Halden Laadpalen - laadstations voor bedrijven',
    'Wij plaatsen laadpalen en laadpleinen bij kantoren en depots.',
  ],
  [
    'vending',
    'de',
    'Halden Automaten - Kaffeeautomaten und Snackautomaten',
    'Wir stellen Getränkeautomaten und Wasserspender in Betrieben auf.',
  ],
  [
    'vending',
    'fr',
    'Halden Pause - distributeurs automatiques et café en entreprise',
    'Nous remplissons des distributeurs automatiques et louons des machines à café.',
  ],
]

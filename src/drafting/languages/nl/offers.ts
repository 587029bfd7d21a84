import type { TradeOffers } from '../trade-ids.ts'

/** What firms of each trade may say that they do. */
export const offers: TradeOffers = {
  electrical: [
    'Wij installeren, repareren en keuren elektrische installaties.',
    'Wij doen elektrawerk in kantoren, winkels en werkplaatsen.',
  ],
  plumbing: [
    'Wij installeren en repareren verwarming en sanitair.',
    'Wij onderhouden cv-ketels en verwarming.',
  ],
  ventilation: [
    'Wij installeren en onderhouden airco en ventilatie.',
    'Wij bouwen en repareren koelcellen en koelinstallaties.',
  ],
  solar: ['Wij ontwerpen en plaatsen zonnepanelen.', 'Wij plaatsen laadpalen.'],
  roofing: [
    'Wij repareren en vernieuwen daken.',
    'Wij maken platte daken waterdicht en reinigen dakgoten.',
  ],
  painting: ['Wij schilderen binnen en buiten.', 'Wij stuken, plaatsen wanden en schilderen.'],
  joinery: ['Wij maken meubels en interieurs op maat.', 'Wij doen timmerwerk en houtbouw.'],
  windows: [
    'Wij leveren en plaatsen ramen en deuren.',
    'Wij plaatsen en repareren zonwering en rolluiken.',
  ],
  flooring: ['Wij leggen en renoveren vloeren.', 'Wij leggen tegels.'],
  metalwork: ['Wij lassen en bouwen in metaal.', 'Wij snijden, zetten en lassen plaatwerk.'],
  machining: [
    'Wij draaien en frezen onderdelen, per stuk en in serie.',
    'Wij maken gereedschappen en matrijzen.',
  ],
  finishing: [
    'Wij coaten en behandelen metalen onderdelen.',
    'Wij stralen en poedercoaten metaal.',
  ],
  plastics: ['Wij maken kunststof onderdelen.', 'Wij printen prototypes en kleine series in 3D.'],
  electronics: ['Wij ontwikkelen en maken elektronica.', 'Wij assembleren printplaten.'],
  machinery: [
    'Wij bouwen, automatiseren en repareren machines.',
    'Wij leveren en onderhouden machines en pompen.',
  ],
  construction: [
    'Wij bouwen en renoveren bedrijfspanden.',
    'Wij verbouwen panden en breiden ze uit.',
  ],
  groundworks: ['Wij doen grondwerk en riolering.', 'Wij graven, slopen en bestraten.'],
  rental: ['Wij verhuren machines en materieel.', 'Wij verhuren steigers en hijsmaterieel.'],
  gardening: ['Wij onderhouden tuinen en terreinen.', 'Wij snoeien en rooien bomen.'],
  cleaning: [
    'Wij maken kantoren en bedrijfsruimtes schoon.',
    'Wij wassen ramen en reinigen gevels.',
  ],
  security: [
    'Wij bewaken gebouwen en terreinen.',
    'Wij installeren alarm, camera’s en toegangscontrole.',
  ],
  pests: [
    'Wij bestrijden ongedierte bij bedrijven.',
    'Wij controleren panden op ongedierte en houden de registratie bij.',
  ],
  inspection: [
    'Wij keuren en inspecteren installaties.',
    'Wij keuren en onderhouden brandbeveiliging.',
  ],
  surveying: ['Wij meten terreinen en gebouwen in.', 'Wij onderzoeken bodem en funderingen.'],
  planning: [
    'Wij ontwerpen nieuwbouw en verbouwingen.',
    'Wij maken constructieberekeningen en technische ontwerpen.',
  ],
  itSupport: [
    'Wij beheren computers, servers en netwerken.',
    'Wij verzorgen de IT van kleine bedrijven.',
  ],
  software: ['Wij maken software voor bedrijven.', 'Wij ontwikkelen apps en webapplicaties.'],
  webDesign: ['Wij ontwerpen en bouwen websites.', 'Wij bouwen en beheren webshops.'],
  advertising: [
    'Wij doen ontwerp en reclame.',
    'Wij verzorgen advertenties en sociale media voor bedrijven.',
  ],
  printing: [
    'Wij drukken brochures, huisstijl en posters.',
    'Wij maken borden en autobelettering.',
  ],
  photography: [
    'Wij maken foto’s en films voor bedrijven.',
    'Wij filmen vanuit de lucht met drones.',
  ],
  translation: [
    'Wij vertalen teksten en documenten.',
    'Wij tolken bij vergaderingen en evenementen.',
  ],
  accounting: ['Wij doen boekhouding en salarissen.', 'Wij maken jaarrekeningen en aangiften.'],
  law: [
    'Wij adviseren bedrijven over juridische vragen.',
    'Wij schrijven en controleren contracten.',
  ],
  consulting: [
    'Wij adviseren bedrijven over organisatie en processen.',
    'Wij bereiden bedrijven voor op certificering.',
  ],
  training: [
    'Wij trainen teams en leidinggevenden.',
    'Wij geven cursussen en workshops bij bedrijven.',
  ],
  staffing: ['Wij zoeken mensen voor open functies.', 'Wij leveren uitzendkrachten.'],
  transport: [
    'Wij vervoeren goederen over de weg.',
    'Wij slaan goederen op, pakken ze in en verzenden ze.',
  ],
  passengers: [
    'Wij vervoeren groepen met touringcar en minibus.',
    'Wij rijden naar luchthavens, afspraken en evenementen.',
  ],
  customs: ['Wij doen douaneaangiften.', 'Wij adviseren over import en export.'],
  removals: ['Wij verhuizen kantoren en woningen.', 'Wij vervoeren meubels en slaan ze op.'],
  catering: [
    'Wij verzorgen catering voor vergaderingen en evenementen.',
    'Wij bezorgen lunches bij bedrijven.',
  ],
  rooms: [
    'Wij verhuren ruimtes voor vergaderingen en evenementen.',
    'Wij hebben kamers voor overnachtingen.',
  ],
  events: ['Wij organiseren evenementen.', 'Wij leveren geluid, licht en podia.'],
  vehicles: [
    'Wij repareren en onderhouden voertuigen.',
    'Wij herstellen schade en spuiten auto’s.',
  ],
  waste: ['Wij halen afval op en voeren het af.', 'Wij kopen en recyclen schroot.'],
  property: ['Wij beheren gebouwen.', 'Wij doen huismeesterdiensten en gebouwonderhoud.'],
  insurance: [
    'Wij adviseren bedrijven over verzekeringen.',
    'Wij adviseren over pensioen en financiering.',
  ],
  interiors: ['Wij ontwerpen en richten kantoren in.', 'Wij bouwen winkels en kantoren af.'],
  textiles: [
    'Wij bedrukken en borduren werkkleding.',
    'Wij wassen en verhuren werkkleding en linnen.',
  ],
  packaging: ['Wij maken verpakkingen op maat.', 'Wij leveren verpakkingen en etiketten.'],
  supplies: [
    'Wij leveren goederen en onderdelen aan bedrijven.',
    'Wij leveren gereedschap en materiaal aan vakmensen.',
  ],
}

import type { TradeOffers } from '../trade-ids.ts'

/** What firms of each trade may say that they do. */
export const offers: TradeOffers = {
  electrical: [
    'Wir installieren, reparieren und prüfen elektrische Anlagen.',
    'Wir machen Elektroarbeiten in Büros, Läden und Werkstätten.',
  ],
  plumbing: [
    'Wir installieren und reparieren Heizungen und Sanitäranlagen.',
    'Wir warten Heizungen.',
  ],
  ventilation: [
    'Wir installieren und warten Klima- und Lüftungsanlagen.',
    'Wir bauen und reparieren Kühlräume und Kälteanlagen.',
  ],
  solar: ['Wir planen und bauen Solaranlagen.', 'Wir bauen Ladestationen für Elektroautos.'],
  roofing: [
    'Wir reparieren und erneuern Dächer.',
    'Wir dichten Flachdächer ab und reinigen Dachrinnen.',
  ],
  painting: [
    'Wir streichen Innenräume und Fassaden.',
    'Wir verputzen, spachteln und streichen Wände und Decken.',
  ],
  joinery: [
    'Wir bauen Möbel und Einbauten nach Maß.',
    'Wir bauen mit Holz, vom Dachstuhl bis zum Carport.',
  ],
  windows: [
    'Wir liefern und montieren Fenster und Türen.',
    'Wir montieren und reparieren Rollläden und Sonnenschutz.',
  ],
  flooring: ['Wir verlegen und erneuern Böden.', 'Wir verlegen Fliesen.'],
  metalwork: ['Wir schweißen und bauen mit Metall.', 'Wir schneiden, kanten und schweißen Blech.'],
  machining: [
    'Wir drehen und fräsen Teile, einzeln und in Serie.',
    'Wir bauen Werkzeuge und Formen.',
  ],
  finishing: [
    'Wir beschichten und veredeln Metallteile.',
    'Wir strahlen und pulverbeschichten Metallteile.',
  ],
  plastics: ['Wir fertigen Kunststoffteile.', 'Wir drucken Prototypen und kleine Serien in 3D.'],
  electronics: ['Wir entwickeln und fertigen Elektronik.', 'Wir bestücken Leiterplatten.'],
  machinery: [
    'Wir bauen, automatisieren und reparieren Maschinen.',
    'Wir liefern und warten Maschinen und Pumpen.',
  ],
  construction: ['Wir bauen und sanieren Gewerbebauten.', 'Wir bauen Gebäude um und aus.'],
  groundworks: ['Wir machen Erdarbeiten und Kanalbau.', 'Wir baggern, reißen ab und pflastern.'],
  rental: ['Wir vermieten Maschinen und Geräte.', 'Wir vermieten Gerüste und Hebetechnik.'],
  gardening: ['Wir pflegen Gärten und Außenanlagen.', 'Wir schneiden und fällen Bäume.'],
  cleaning: ['Wir reinigen Büros und Gewerberäume.', 'Wir reinigen Fenster und Fassaden.'],
  security: [
    'Wir bewachen Gebäude und Gelände.',
    'Wir installieren Alarmanlagen, Kameras und Zutrittskontrollen.',
  ],
  pests: [
    'Wir bekämpfen Schädlinge in Betrieben.',
    'Wir kontrollieren Betriebe auf Schädlinge und führen die Nachweise.',
  ],
  inspection: ['Wir prüfen Anlagen und Geräte.', 'Wir prüfen und warten den Brandschutz.'],
  surveying: ['Wir vermessen Grundstücke und Gebäude.', 'Wir untersuchen Böden und Fundamente.'],
  planning: ['Wir planen Neubauten und Umbauten.', 'Wir machen Statik und technische Planung.'],
  itSupport: [
    'Wir betreuen Computer, Server und Netzwerke.',
    'Wir richten die IT kleiner Firmen ein und betreuen sie.',
  ],
  software: ['Wir entwickeln Software für Firmen.', 'Wir entwickeln Apps und Webanwendungen.'],
  webDesign: ['Wir gestalten und bauen Websites.', 'Wir bauen und betreuen Onlineshops.'],
  advertising: [
    'Wir machen Gestaltung und Werbung.',
    'Wir schalten Anzeigen und betreuen soziale Medien für Firmen.',
  ],
  printing: [
    'Wir drucken Broschüren, Geschäftspapiere und Plakate.',
    'Wir machen Schilder und Fahrzeugbeschriftungen.',
  ],
  photography: ['Wir machen Fotos und Filme für Firmen.', 'Wir filmen mit Drohnen aus der Luft.'],
  translation: [
    'Wir übersetzen Texte und Dokumente.',
    'Wir dolmetschen bei Besprechungen und Veranstaltungen.',
  ],
  accounting: [
    'Wir machen Buchhaltung und Lohnabrechnung.',
    'Wir machen Jahresabschlüsse und Steuererklärungen.',
  ],
  law: ['Wir beraten Firmen in Rechtsfragen.', 'Wir entwerfen und prüfen Verträge.'],
  consulting: [
    'Wir beraten Firmen zu Organisation und Abläufen.',
    'Wir bereiten Firmen auf Zertifizierungen vor.',
  ],
  training: ['Wir schulen Teams und Führungskräfte.', 'Wir halten Kurse und Workshops in Firmen.'],
  staffing: ['Wir finden Leute für offene Stellen.', 'Wir überlassen Zeitarbeitskräfte.'],
  transport: [
    'Wir transportieren Waren auf der Straße.',
    'Wir lagern, kommissionieren und versenden Waren.',
  ],
  passengers: [
    'Wir fahren Gruppen mit Bus und Kleinbus.',
    'Wir fahren zu Flughäfen, Terminen und Veranstaltungen.',
  ],
  customs: ['Wir erledigen die Zollabfertigung.', 'Wir beraten bei Import und Export.'],
  removals: ['Wir ziehen Büros und Wohnungen um.', 'Wir transportieren und lagern Möbel.'],
  catering: [
    'Wir machen Catering für Besprechungen und Veranstaltungen.',
    'Wir liefern Mittagessen an Firmen.',
  ],
  rooms: [
    'Wir vermieten Räume für Besprechungen und Veranstaltungen.',
    'Wir haben Zimmer für Übernachtungsgäste.',
  ],
  events: [
    'Wir planen Veranstaltungen und führen sie durch.',
    'Wir liefern Ton, Licht und Bühnen.',
  ],
  vehicles: ['Wir reparieren und warten Fahrzeuge.', 'Wir reparieren Karosserien und lackieren.'],
  waste: ['Wir holen und entsorgen Abfälle.', 'Wir kaufen und verwerten Schrott.'],
  property: ['Wir verwalten Gebäude.', 'Wir machen Hausmeisterdienste und Gebäudeunterhalt.'],
  insurance: ['Wir beraten Firmen zu Versicherungen.', 'Wir beraten zu Vorsorge und Finanzierung.'],
  interiors: ['Wir planen und möblieren Büros.', 'Wir bauen Läden und Büros aus.'],
  textiles: [
    'Wir bedrucken und besticken Arbeitskleidung.',
    'Wir waschen und vermieten Arbeitskleidung und Wäsche.',
  ],
  packaging: ['Wir machen Verpackungen nach Maß.', 'Wir liefern Verpackungen und Etiketten.'],
  supplies: [
    'Wir beliefern Firmen mit Waren und Ersatzteilen.',
    'Wir liefern Werkzeug und Material für Betriebe.',
  ],
}

import type { TradeOffers } from '../trade-ids.ts'

/** What firms of each trade may say that they do. */
export const offers: TradeOffers = {
  electrical: [
    'Vi installerar, reparerar och kontrollerar elanläggningar.',
    'Vi gör elarbeten i kontor, butiker och verkstäder.',
  ],
  plumbing: [
    'Vi installerar och reparerar värme och VVS.',
    'Vi servar pannor och värmeanläggningar.',
  ],
  ventilation: [
    'Vi installerar och servar luftkonditionering och ventilation.',
    'Vi bygger och reparerar kylrum och kylanläggningar.',
  ],
  solar: ['Vi projekterar och installerar solceller.', 'Vi installerar laddstolpar.'],
  roofing: ['Vi reparerar och lägger om tak.', 'Vi tätar platta tak och rensar hängrännor.'],
  painting: ['Vi målar invändigt och utvändigt.', 'Vi spacklar, gipsar och målar.'],
  joinery: ['Vi bygger möbler och inredning efter mått.', 'Vi gör snickerier och bygger i trä.'],
  windows: [
    'Vi levererar och monterar fönster och dörrar.',
    'Vi monterar och reparerar markiser och persienner.',
  ],
  flooring: ['Vi lägger och renoverar golv.', 'Vi lägger plattor och kakel.'],
  metalwork: ['Vi svetsar och bygger i metall.', 'Vi skär, bockar och svetsar plåt.'],
  machining: [
    'Vi svarvar och fräser detaljer, styckvis och i serie.',
    'Vi tillverkar verktyg och formar.',
  ],
  finishing: ['Vi ytbehandlar metalldetaljer.', 'Vi blästrar och pulverlackerar metall.'],
  plastics: ['Vi tillverkar plastdetaljer.', 'Vi skriver ut prototyper och små serier i 3D.'],
  electronics: ['Vi utvecklar och tillverkar elektronik.', 'Vi monterar kretskort.'],
  machinery: [
    'Vi bygger, automatiserar och reparerar maskiner.',
    'Vi levererar och servar maskiner och pumpar.',
  ],
  construction: ['Vi bygger och renoverar lokaler för företag.', 'Vi bygger om och bygger ut.'],
  groundworks: ['Vi gör markarbeten och avlopp.', 'Vi gräver, river och lägger plattor.'],
  rental: ['Vi hyr ut maskiner och utrustning.', 'Vi hyr ut ställningar och lyftutrustning.'],
  gardening: ['Vi sköter trädgårdar och utemiljöer.', 'Vi beskär och fäller träd.'],
  cleaning: ['Vi städar kontor och lokaler.', 'Vi putsar fönster och tvättar fasader.'],
  security: ['Vi bevakar byggnader och områden.', 'Vi installerar larm, kameror och passersystem.'],
  pests: [
    'Vi bekämpar skadedjur hos företag.',
    'Vi kontrollerar lokaler och för protokoll över skadedjur.',
  ],
  inspection: [
    'Vi kontrollerar och besiktigar anläggningar.',
    'Vi kontrollerar och servar brandskydd.',
  ],
  surveying: ['Vi mäter mark och byggnader.', 'Vi undersöker mark och grund.'],
  planning: [
    'Vi projekterar nybyggen och ombyggnader.',
    'Vi gör konstruktionsberäkningar och teknisk projektering.',
  ],
  itSupport: [
    'Vi sköter datorer, servrar och nätverk.',
    'Vi sätter upp och sköter IT för små företag.',
  ],
  software: ['Vi bygger programvara för företag.', 'Vi utvecklar appar och webbapplikationer.'],
  webDesign: ['Vi formger och bygger webbplatser.', 'Vi bygger och sköter webbutiker.'],
  advertising: [
    'Vi gör grafisk form och reklam.',
    'Vi sköter annonser och sociala medier åt företag.',
  ],
  printing: ['Vi trycker broschyrer, kontorstryck och affischer.', 'Vi gör skyltar och bildekor.'],
  photography: ['Vi tar bilder och gör film åt företag.', 'Vi filmar från luften med drönare.'],
  translation: ['Vi översätter texter och dokument.', 'Vi tolkar vid möten och evenemang.'],
  accounting: ['Vi sköter bokföring och löner.', 'Vi gör bokslut och deklarationer.'],
  law: ['Vi hjälper företag med juridiska frågor.', 'Vi skriver och granskar avtal.'],
  consulting: [
    'Vi hjälper företag med organisation och arbetssätt.',
    'Vi förbereder företag för certifiering.',
  ],
  training: ['Vi utbildar arbetslag och chefer.', 'Vi håller kurser och workshoppar på företag.'],
  staffing: ['Vi hittar folk till lediga tjänster.', 'Vi hyr ut personal.'],
  transport: ['Vi kör gods på väg.', 'Vi lagrar, plockar och skickar varor.'],
  passengers: [
    'Vi kör grupper med buss och minibuss.',
    'Vi kör till flygplatser, möten och evenemang.',
  ],
  customs: ['Vi sköter tullklarering.', 'Vi hjälper till med import och export.'],
  removals: ['Vi flyttar kontor och hem.', 'Vi flyttar och magasinerar möbler.'],
  catering: ['Vi gör catering till möten och evenemang.', 'Vi levererar lunch till företag.'],
  rooms: ['Vi hyr ut lokaler för möten och evenemang.', 'Vi har rum för övernattande gäster.'],
  events: ['Vi planerar och genomför evenemang.', 'Vi levererar ljud, ljus och scener.'],
  vehicles: ['Vi reparerar och servar fordon.', 'Vi lagar plåtskador och lackerar.'],
  waste: ['Vi hämtar och tar hand om avfall.', 'Vi köper och återvinner skrot.'],
  property: ['Vi förvaltar fastigheter.', 'Vi sköter vaktmästeri och fastighetsskötsel.'],
  insurance: ['Vi hjälper företag med försäkringar.', 'Vi ger råd om pension och finansiering.'],
  interiors: ['Vi ritar och inreder kontor.', 'Vi inreder butiker och kontor.'],
  textiles: [
    'Vi trycker och broderar arbetskläder.',
    'Vi tvättar och hyr ut arbetskläder och linne.',
  ],
  packaging: ['Vi gör förpackningar efter mått.', 'Vi levererar förpackningar och etiketter.'],
  supplies: [
    'Vi levererar varor och reservdelar till företag.',
    'Vi levererar verktyg och material till hantverkare.',
  ],
}

import { within, wordsOf } from '../letters.ts'
import type { Trades } from '../trade-ids.ts'

/** Words for each trade, what a firm of it does in a sentence, and its work for a subject. */
export const trades: Trades = {
  electrical: [
    within('elektriker|elinstallation|elteknik|elfirma|elarbete|elprojekt|elcentral'),
    'Vi gör elarbeten.',
    'Elarbeten',
  ],
  plumbing: [
    within('rörmokare|vvs|värmepump|badrum|rörarbete|rör(?:firma|montage|läggare)'),
    'Vi gör VVS-arbeten.',
    'VVS-arbeten',
  ],
  ventilation: [
    within('ventilation|kylteknik|kylanläggning|luftkonditionering|inomhusklimat'),
    'Vi gör kyla och ventilation.',
    'Kyla och ventilation',
  ],
  solar: [
    within('solcell|laddstation|laddbox|solenergi|laddstolp'),
    'Vi monterar solceller.',
    'Solceller',
  ],
  roofing: [
    within('takläggning|takläggare|takarbete|takrenovering|plåtslager|takpapp|takbyte'),
    'Vi lägger och lagar tak.',
    'Takarbeten',
  ],
  painting: [
    within('måleri|målare|målning|tapetsering|spackling'),
    'Vi gör måleriarbeten.',
    'Målning',
  ],
  joinery: [
    within('snickeri|snickare|inredningssnickeri|timmerman|möbelsnickeri|platsbyggd'),
    'Vi gör snickeriarbeten.',
    'Snickeriarbeten',
  ],
  windows: [
    within('glasmästare|glasmästeri|fönster och dörr|fönsterbyte|solskydd|markis|persienn'),
    'Vi gör fönster och glas.',
    'Fönster och glas',
  ],
  flooring: [
    within('golvläggning|golvslipning|golvläggare|plattsättning|kakel|parkett'),
    'Vi lägger golv.',
    'Golv',
  ],
  metalwork: [
    within('svets|smide|smed|stålkonstruktion|plåtbearbetning|räcken'),
    'Vi gör svetsning och smide.',
    'Svetsning och smide',
  ],
  machining: [
    within(
      'cnc|skärande bearbetning|svarvning|fräsning|legotillverkning|mekanisk verkstad|mekaniska',
    ),
    'Vi svarvar och fräser detaljer.',
    'Svarvning och fräsning',
  ],
  finishing: [
    within('pulverlack|galvanis|anodiser|blästring|ytbehandling|varmförzink'),
    'Vi ytbehandlar metall.',
    'Ytbehandling',
  ],
  plastics: [
    within('formsprut|plastdetalj|plasttillverkning|3d-utskrift|3d-print'),
    'Vi gör plastdetaljer.',
    'Plastdetaljer',
  ],
  electronics: [
    within('elektronik|kretskort|inbyggda system|sensorer'),
    'Vi gör elektronik.',
    'Elektronik',
  ],
  machinery: [
    within(
      'specialmaskin|kompressor|tryckluft|maskinbygg|automation|automatisering|hydraulik',
      'plc|pumpar',
    ),
    '',
    'Maskiner och styrning',
  ],
  construction: [
    within(
      'byggfirma|byggföretag|ombyggnad|renovering|totalentreprenad|murare|betong|bygg(?!nads)',
    ),
    'Vi gör byggarbeten.',
    'Byggarbeten',
  ],
  groundworks: [
    within('markarbete|schakt|rivning|asfalt|stenläggning|dränering|markentreprenad'),
    'Vi gör markarbeten.',
    'Markarbeten',
  ],
  rental: [
    within('uthyrning|ställning|hyra ut|maskinuthyrning|skylift|kranuthyrning'),
    '',
    'Hyra av utrustning',
  ],
  gardening: [
    within('trädgård|utemiljö|trädfällning|gräsklippning|grönyte|snöröjning'),
    'Vi sköter trädgårdar och utemiljöer.',
    'Utemiljö',
  ],
  cleaning: [
    within('städning|städfirma|städservice|kontorsstäd|fönsterputs|flyttstäd|lokalvård'),
    'Vi städar.',
    'Städning',
  ],
  security: [
    within('väktare|bevakning|larm|kameraövervakning|låssmed|passersystem'),
    '',
    'Bevakning och larm',
  ],
  pests: [
    within('skadedjur|råttbekämp|getingbo|sanering av'),
    'Vi bekämpar skadedjur.',
    'Skadedjur',
  ],
  inspection: [
    within('besiktning|kalibrer|brandskydd|brandsläckare|arbetsmiljö|certifiering|provning'),
    '',
    'Besiktning',
  ],
  surveying: [
    within('mätningsteknik|lantmät|geoteknik|markundersökning|utsättning|inmätning'),
    '',
    'Mätning',
  ],
  planning: [
    within('arkitekt|konstruktör|projektering|bygglov|teknikkonsult|byggledning'),
    'Vi ritar och beräknar byggnader.',
    'Projektering',
  ],
  itSupport: [
    within('it-drift|it-support|it-tjänst|it-säkerhet|nätverk|serverdrift|it-konsult'),
    '',
    'IT-drift',
  ],
  software: [
    within(
      'systemutveckl|saas|programvara|mjukvara|apputveckling|systemutveckling|databas',
      'artificiell intelligens',
    ),
    '',
    'Programvara',
  ],
  webDesign: [
    within('webbdesign|hemsida|hemsidor|webbplats|webbshop|e-handel|wordpress|webbutveckling'),
    'Vi bygger webbplatser.',
    'Webbplats',
  ],
  advertising: [
    within('reklambyrå|marknadsföring|grafisk design|grafisk profil|annonsering|sociala medier'),
    '',
    'Marknadsföring',
  ],
  printing: [
    within('tryckeri|trycksaker|skyltar|digitaltryck|banderoll|bildekor'),
    'Vi är ett tryckeri.',
    'Trycksaker',
  ],
  photography: [
    within('fotograf|reklamfilm|videoproduktion|filmproduktion|drönar'),
    'Vi fotograferar och filmar.',
    'Foto och film',
  ],
  translation: [
    within('översättning|översättare|tolk(?:ning|ar)|undertext'),
    'Vi översätter texter och dokument.',
    'Översättningar',
  ],
  accounting: [
    within('redovisning|bokföring|revisor|revision|bokslut|lönehantering|löneadministration'),
    'Vi sköter redovisning.',
    'Redovisning',
  ],
  law: [within('advokat|juridik|jurist|arbetsrätt|avtalsrätt'), '', 'Juridiska frågor'],
  consulting: [
    within(
      'managementkonsult|verksamhetsutveckling|affärsrådgivning|kvalitetsledning|iso 9001',
      'organisationsutveckling',
    ),
    '',
    '',
  ],
  training: [
    within('utbildning|kurser|workshop|coachning|första hjälpen|fortbildning'),
    '',
    'Utbildning',
  ],
  staffing: [
    within('rekrytering|bemanning|headhunt|vikarie|personaluthyrning'),
    'Vi hittar folk till lediga tjänster.',
    'Lediga tjänster',
  ],
  transport: [
    within(
      '3pl|fulfillment|lagerhållning|transport|åkeri|spedition|logistik|budfirma|frakt',
      'lagerhotell',
    ),
    'Vi kör transporter.',
    'Transporter',
  ],
  passengers: [
    within('bussresor|turistbuss|busstransport|minibuss|persontransport'),
    'Vi kör grupper.',
    'Bussresor',
  ],
  customs: [
    within('tullklarering|förtullning|tulldeklar|import och export'),
    '',
    'Tull och import',
  ],
  removals: [
    within('flyttfirma|flytthjälp|kontorsflytt|maskinflytt|dödsbo|bohag'),
    'Vi flyttar kontor och hem.',
    'Flytt',
  ],
  catering: [
    within('catering|festmat|lunchlåd|foodtruck|buffé|smörgåstårt'),
    'Vi lagar mat till möten och fester.',
    'Catering',
  ],
  rooms: [within('hotell|konferens|mötesrum|festlokal|restaurang|boende för|vandrarhem'), '', ''],
  events: [
    within('ljudteknik|ljusteknik|scen(?:uthyrning|teknik)|festtält|evenemang|event'),
    '',
    'Evenemang',
  ],
  vehicles: [
    within('bilverkstad|fordon|skåpbil|billack|däck(?:byte|hotell)|lastbilsverkstad'),
    '',
    'Fordon',
  ],
  waste: [
    within('avfall|containeruthyrning|återvinning|skrot|sekretess(?:papper|förstöring)'),
    'Vi hämtar och tar hand om avfall.',
    'Avfall',
  ],
  property: [
    within('fastighetsförvaltning|fastighetsskötsel|vaktmästar|mäklare|bostadsrättsförening'),
    '',
    'Fastighetsskötsel',
  ],
  insurance: [
    within('försäkring|pensionsrådgiv|finansiell rådgivning'),
    'Vi ger råd om försäkringar.',
    'Försäkringar',
  ],
  interiors: [
    within('inredning|kontorsmöbler|butiksinredning|akustik|mässmonter'),
    'Vi inreder lokaler.',
    'Inredning',
  ],
  textiles: [
    within('arbetskläder|profilkläder|brodyr|tapetserare|tvätteri|textiltryck|skräddar'),
    '',
    'Textilier',
  ],
  packaging: [within('förpackning|emballage|wellpapp|etiketter|lastpallar'), '', 'Förpackningar'],
  supplies: [
    wordsOf('grossist|partihandel|leverantör|återförsäljare|reservdelar|importör'),
    '',
    '',
  ],
}

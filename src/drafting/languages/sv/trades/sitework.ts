import { within } from '../../letters.ts'
import type { SiteworkTrades } from '../../trade-ids.ts'

/** Trades that work on buildings and sites with special equipment, as firms of them speak. */
export const sitework: SiteworkTrades = {
  pools: {
    words: within(
      'poolbygg|poolteknik|poolservice|poolföretag|poolinstallation|pooler|simbassäng',
      'swimmingpool|bassängteknik|bassängbygg|badanläggning|bastu|spabad|bubbelpool|badtunn',
      'ångbad|vattenrening för pool|relaxavdelning',
    ),
    sentence: 'Vi bygger och servar pooler och bastur.',
    noun: 'Pooler och bastur',
    offers: [
      'Vi bygger och sköter pooler åt hotell och badhus.',
      'Vi bygger och reparerar bastur och ångbad.',
    ],
    when: [
      'bassängvattnet blir grönt och gästerna håller sig borta',
      'bastuaggregatet går sönder under högsäsongen',
      'kommunen anmärker på vattenvärdena',
    ],
    gets: ['ett prov på ert bassängvatten', 'en genomgång av teknikrummet'],
  },
  stoves: {
    words: within(
      'kakelugn|vedspis|kamin(?!ar?i)|öppen spis|öppna spisar|murspis|eldstad|eldstäder',
      'skorsten|sotare|sotning|rökkanal|pelletskamin|täljstensugn|spisinsats',
    ),
    sentence: 'Vi bygger kakelugnar och skorstenar.',
    noun: 'Eldstäder och skorstenar',
    offers: [
      'Vi bygger kakelugnar och spisar till hus och värdshus.',
      'Vi sotar, glidgjuter och renoverar skorstenar.',
    ],
    when: [
      'en brandskyddskontroll hittar sprickor i skorstenen',
      'spisen i restaurangen ryker in',
      'pannan byts och den gamla rökkanalen inte passar',
    ],
    gets: ['en filmning av skorstenen', 'ett pris utifrån bilder på eldstaden'],
  },
  drains: {
    words: within(
      'avloppsspol|spolning av avlopp|högtrycksspol|spolbil|slamsug|slamtöm|relining|stamspol',
      'filmning av|rörinspektion|avloppsstopp|stopp i avlopp|rensning av avlopp|avloppsrens',
      'fettavskilj|trekammarbrunn|septiktank|avloppsbrunn|rörfilm|ledningsinspektion',
    ),
    sentence: 'Vi spolar och inspekterar avlopp.',
    noun: 'Avloppsspolning',
    offers: [
      'Vi spolar rent avlopp och ledningar med högtryck.',
      'Vi filmar rör och tömmer brunnar och fettavskiljare.',
    ],
    when: [
      'avloppsvattnet stiger i källaren och toaletterna måste stängas',
      'fettavskiljaren i köket svämmar över',
      'kommunen kräver besked om avloppet är tätt',
    ],
    gets: ['en filmning av en ledning', 'ett fast pris per brunn'],
  },
  treeCare: {
    words: within(
      'trädfäll|trädvård|arborist|trädbeskär|beskärning av träd|trädbesikt|sektionsfäll',
      'stubbfräs|stubborttag|stubbar|skogsentreprenör|skogsentreprenad|skogsvård|skogsavverk',
      'avverkning|gallring|röjning av|skogsmaskin|häckklipp',
    ),
    sentence: 'Vi arbetar med trädvård och trädfällning.',
    noun: 'Trädvård',
    offers: [
      'Vi vårdar träd och fäller dem med rep och skylift.',
      'Vi röjer mark, avverkar skog och fräser stubbar.',
    ],
    when: [
      'en gren hänger över parkeringen efter en storm',
      'ett träd på tomten lutar ut över vägen',
      'en byggtomt måste röjas före häckningstiden',
    ],
    gets: ['en rundvandring bland era träd', 'ett pris utifrån bilder på trädet'],
  },
  demolition: {
    words: within(
      '(?<![kd])rivning|rivningsentrepren|rivningsarbete|rivningsfirma|asbestsaner',
      'asbestpcb-saner|betonghåltag|håltagning|betongsåg|betongborr|betongskär|kärnborr',
      'diamantborr|väggsåg|bilning',
    ),
    sentence: 'Vi river byggnader och sågar betong.',
    noun: 'Rivning och håltagning',
    offers: ['Vi river byggnader och sanerar asbest.', 'Vi sågar och borrar hål i betong.'],
    when: [
      'en hall måste bort innan nybygget kan börja',
      'asbest upptäcks vid en ombyggnad och arbetet stoppas',
      'en dörr eller ledning ska genom en betongvägg',
    ],
    gets: ['en rundvandring med skriftlig offert', 'ett pris per hål efter er ritning'],
  },
  cranes: {
    words: within(
      'kranuthyrning|mobilkran|kranbil|krantjänst|kranservice|kranbesikt|travers|tunga lyft',
      'tunglyft|lyftarbete|lyfttjänst|lyftredskap|lyftutrust|lyftanordning|telfer|lyftkätting',
      'maskinflytt|tungtransport|specialtransport|industriflytt|flytt av maskin|byggkran',
      'tornkran',
    ),
    sentence: 'Vi lyfter och flyttar tunga laster.',
    noun: 'Kranar och tunga lyft',
    offers: [
      'Vi lyfter och flyttar maskiner och tunga laster.',
      'Vi kontrollerar och reparerar traverser, telfrar och lyftredskap.',
    ],
    when: [
      'en maskin levereras som ingen truck kan lyfta',
      'en produktionslinje flyttar till en annan hall',
      'besiktningen av kättingar och lyftredskap går ut',
    ],
    gets: ['ett platsbesök före lyftet', 'ett pris efter vikt och foto'],
  },
  restoration: {
    words: within(
      'restaurering|restaurera|konservator|konservering av|byggnadsvård|kulturminne',
      'kulturbyggnad|kyrkorestaur|kulturmärkt|k-märkt|möbelrestaur|tavelrestaur|konstkonserv',
      'bokbind|förgyll|antika möbler|stuckatör|byggnadsminne',
    ),
    sentence: 'Vi restaurerar byggnader och konst.',
    noun: 'Restaurering',
    offers: [
      'Vi restaurerar fasader, puts och sten i gamla byggnader.',
      'Vi restaurerar målningar, möbler och böcker i vår verkstad.',
    ],
    when: [
      'stuckaturen i ett gammalt hus faller ner från taket',
      'en målning eller en handling har blivit blöt',
      'länsstyrelsen kräver en utredning innan arbetet får börja',
    ],
    gets: ['en första bedömning utifrån foton', 'en provyta som visar resultatet'],
  },
}

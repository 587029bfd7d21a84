import { within } from '../../letters.ts'
import type { SiteworkTrades } from '../../trade-ids.ts'

/** Trades that work on buildings and sites with special equipment, as firms of them speak. */
export const sitework: SiteworkTrades = {
  pools: {
    words: within(
      'svømmebassin|svømmebad|poolbyg|poolservice|poolanlæg|poolteknik|poolfirma|bassinteknik',
      'swimmingpool|svømmepøl|svømmesø|sauna|spabad|dampbad|boblebad|vildmarksbad|wellnessanlæg',
      'vandbehandling til pool',
    ),
    sentence: 'Vi bygger og servicerer pools og saunaer.',
    noun: 'Pools og saunaer',
    offers: [
      'Vi bygger og servicerer pools til hoteller og svømmehaller.',
      'Vi bygger og reparerer saunaer og dampbade.',
    ],
    when: [
      'bassinvandet bliver grønt, og gæsterne bliver væk',
      'saunaovnen går i stykker i højsæsonen',
      'kommunen påtaler værdierne i bassinvandet',
    ],
    gets: ['en prøve af jeres bassinvand', 'en gennemgang af teknikrummet'],
  },
  stoves: {
    words: within(
      'brændeovn|pejs|kakkelovn|masseovn|pilleovn|skorsten|røgrør|ildsted|aftrækskanal',
      'muret ovn',
    ),
    sentence: 'Vi opstiller ovne og skorstene.',
    noun: 'Ovne og skorstene',
    offers: [
      'Vi bygger og opstiller brændeovne og pejse til huse og kroer.',
      'Vi fejer, forer og renoverer skorstene.',
    ],
    when: [
      'et eftersyn finder revner i skorstenen',
      'pejsen i restauranten ryger ud i lokalet',
      'kedlen skiftes, og den gamle skorsten ikke passer',
    ],
    gets: ['et kig med kamera i skorstenen', 'en pris ud fra fotos af pejsen'],
  },
  drains: {
    words: within(
      'kloakservice|kloakspul|kloakrens|rensning af kloak|kloakinspek|tv-inspek|slamsug',
      'spulevogn|spuling af|højtryksspul|strømpeforing|kloakrenover|tilstoppede afløb',
      'stoppet afløb|afløbsrens|rensning af afløb|septiktank|bundfældningstank|fedtudskill',
      'tømning af tank|rotteproblemer i kloak|rottespær',
    ),
    sentence: 'Vi spuler og renser kloakker.',
    noun: 'Kloakservice',
    offers: [
      'Vi spuler tilstoppede afløb og kloakker med højtryk.',
      'Vi inspicerer rør med kamera og tømmer tanke.',
    ],
    when: [
      'spildevandet stiger op i kælderen, og toiletterne må lukkes',
      'fedtudskilleren i køkkenet løber over',
      'kommunen vil vide, om kloakken er tæt',
    ],
    gets: ['et kig med kamera i en ledning', 'en fast pris pr. tank'],
  },
  treeCare: {
    words: within(
      'træfæld|træpleje|træbeskær|beskæring af træ|topkapning|arborist|træklat|stubfræs|rodfræs',
      'skoventrepren|skovning|skovarbejde|skovdrift|skovservice|skovpleje|udtynding|flishugning',
      'hækklip|rydning af',
    ),
    sentence: 'Vi laver træpleje og træfældning.',
    noun: 'Træfældning og træpleje',
    offers: [
      'Vi plejer træer og fælder dem med reb og lift.',
      'Vi rydder grunde, skover træ og fræser stubbe.',
    ],
    when: [
      'en gren hænger ud over parkeringspladsen efter en storm',
      'et træ på grunden hælder ud over vejen',
      'en byggegrund skal ryddes før fuglenes ynglesæson',
    ],
    gets: ['en gennemgang af jeres træer', 'en pris ud fra fotos af træet'],
  },
  demolition: {
    words: within(
      'nedrivning|nedbrydning|nedriver|nedbryder|asbestsaner|asbestfjern|fjernelse af asbest',
      'asbestnedriv|pcb-saner|betonskær|betonbor|kerneboring|diamantbor|diamantskær|vægskæring',
      'strip af|miljøsaner|blysaner',
    ),
    sentence: 'Vi river bygninger ned og skærer beton.',
    noun: 'Nedrivning og betonskæring',
    offers: ['Vi river bygninger ned og fjerner asbest.', 'Vi skærer og borer huller i beton.'],
    when: [
      'en hal skal væk, før nybyggeriet kan begynde',
      'der dukker asbest op under en ombygning, og arbejdet stopper',
      'en dør eller et rør skal gennem en betonvæg',
    ],
    gets: ['en gennemgang på stedet med skriftligt tilbud', 'en pris pr. hul ud fra jeres tegning'],
  },
  cranes: {
    words: within(
      'kranudlej|mobilkran|kranbil|kranservice|krankørsel|krantjek|traverskran|kraneftersyn',
      'tunge løft|løfteopgave|løftegrej|løfteudstyr|hejseværk|el-?taljer|kædetalje|maskinflyt',
      'sværgods|tung transport|tunge transport|specialtransport|flytning af maskin|byggekran',
      'tårnkran|montagekran',
    ),
    sentence: 'Vi løfter og flytter tunge ting.',
    noun: 'Kraner og tunge løft',
    offers: [
      'Vi løfter og flytter maskiner og tunge emner.',
      'Vi efterser og reparerer kraner, taljer og løftegrej.',
    ],
    when: [
      'en maskine bliver leveret, og ingen truck kan løfte den',
      'en produktionslinje flytter til en anden hal',
      'det årlige eftersyn af kæder og løftegrej nærmer sig',
    ],
    gets: ['et besøg på stedet før løftet', 'en pris ud fra vægt og foto'],
  },
  restoration: {
    words: within(
      'restaurering|restaurere|konservator|konservering af|fredede|fredet ejendom',
      'bevaringsværdig|bygningsbevar|kirkerestaur|møbelrestaur|malerirestaur|bogbind|forgylder',
      'forgyldning|antikke møbler|stukkatør|kulturarv',
    ),
    sentence: 'Vi restaurerer bygninger og kunst.',
    noun: 'Restaurering',
    offers: [
      'Vi restaurerer facader, puds og sten i fredede bygninger.',
      'Vi restaurerer malerier, møbler og bøger på vores værksted.',
    ],
    when: [
      'stukken falder ned fra loftet i en fredet bygning',
      'et maleri eller et dokument er blevet vådt',
      'myndighederne kræver en undersøgelse, før arbejdet må begynde',
    ],
    gets: ['en første vurdering ud fra fotos', 'et prøvefelt, der viser resultatet'],
  },
}

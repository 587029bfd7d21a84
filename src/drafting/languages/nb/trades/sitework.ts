import { within } from '../../letters.ts'
import type { SiteworkTrades } from '../../trade-ids.ts'

/** Trades that work on buildings and sites with special equipment, as firms of them speak. */
export const sitework: SiteworkTrades = {
  pools: {
    words: within(
      'svømmebasseng|bassengbygg|bassengteknikk|bassengservice|bassengrens|bassenganlegg',
      'svømmeanlegg|svømmehallteknikk|badeanlegg|swimmingpool|badstu|sauna|boblebad|spabad',
      'badestamp|dampbad',
    ),
    sentence: 'Vi bygger bassenger og badstuer.',
    noun: 'Bassenger og badstuer',
    offers: [
      'Vi bygger og vedlikeholder bassenger for hoteller og svømmehaller.',
      'Vi bygger og reparerer badstuer og dampbad.',
    ],
    when: [
      'bassengvannet blir grønt og gjestene holder seg unna',
      'badstuovnen ryker i høysesongen',
      'kommunen påpeker verdiene i bassengvannet',
    ],
    gets: ['en prøve av bassengvannet', 'en gjennomgang av teknisk rom'],
  },
  stoves: {
    words: within(
      'vedovn|peis|kakkelovn|kleberovn|klebersteinsovn|pelletsovn|pelletskamin|skorstein',
      'pipe ?rehab|piperehab|stålpipe|pipemont|feier|feiing|ildsted|murovn|røykrør|pipeløp',
    ),
    sentence: 'Vi bygger ovner, peiser og piper.',
    noun: 'Peiser og piper',
    offers: [
      'Vi bygger peiser og ovner til hus og vertshus.',
      'Vi rehabiliterer og monterer piper og ildsteder.',
    ],
    when: [
      'et tilsyn finner sprekker i pipa',
      'peisen i restauranten ryker inn i lokalet',
      'en ny ovn skal inn og den gamle pipa ikke passer',
    ],
    gets: ['en titt i pipa med kamera', 'en pris ut fra bilder av peisen'],
  },
  drains: {
    words: within(
      'kloakkspyl|avløpsspyl|rørspyl|høytrykksspyl|spylebil|slamsug|slamtøm|septiktank',
      'septiktøm|rørinspeksjon|kamerainspeksjon|rørfornying|relining|strømperenovering',
      'tett avløp|tette avløp|tette rør|tett rør|tett kloakk|avløpsrens|rensing av avløp',
      'staking|fettutskiller|fettavskiller|oljeutskiller|tømming av tank',
    ),
    sentence: 'Vi spyler og inspiserer avløp.',
    noun: 'Spyling av avløp',
    offers: [
      'Vi spyler tette avløp og ledninger med høytrykk.',
      'Vi inspiserer rør med kamera og tømmer tanker.',
    ],
    when: [
      'kloakken stiger i kjelleren og toalettene må stenges',
      'fettutskilleren på kjøkkenet renner over',
      'kommunen krever at en gammel stikkledning undersøkes',
    ],
    gets: ['en titt med kamera i én ledning', 'en fast pris per tank'],
  },
  treeCare: {
    words: within(
      'trefelling|trepleie|trebeskjær|beskjæring av tr|arborist|seksjonsfell|stubbefres',
      'stubbfres|felling av tr|hogst|skogsentreprenør|skogsdrift|skogsarbeid|skogrydding',
      'skogskjøtsel|tynning av skog|trebesikt|hekkeklipp|rydding av skog|vegetasjonsrydd',
      'linjerydd',
    ),
    sentence: 'Vi driver med trefelling og trepleie.',
    noun: 'Trefelling og trepleie',
    offers: [
      'Vi steller trær og feller dem med tau og lift.',
      'Vi rydder tomter, hogger skog og freser stubber.',
    ],
    when: [
      'en grein henger over parkeringsplassen etter en storm',
      'et tre på tomta heller ut over veien',
      'en byggetomt må ryddes før hekketida',
    ],
    gets: ['en runde blant trærne deres', 'en pris ut fra bilder av treet'],
  },
  demolition: {
    words: within(
      '(?<![kd])rivn?ing(?!er i)|rivingsarbeid|rivningsarbeid|rivefirma|riveentrepren',
      'rivearbeid|riving og|miljøsaner|asbestsaner|fjerning av asbest|betongsag|betongbor',
      'betongskjær|kjernebor|diamantbor|veggsag|hulltaking|vaiersag|pigging av',
    ),
    sentence: 'Vi river bygninger og sager betong.',
    noun: 'Riving og betongsaging',
    offers: ['Vi river bygninger og fjerner asbest.', 'Vi sager og borer hull i betong.'],
    when: [
      'en hall må bort før nybygget kan begynne',
      'det dukker opp asbest under en ombygging og arbeidet stopper',
      'en dør eller et rør skal gjennom en betongvegg',
    ],
    gets: ['en befaring med skriftlig tilbud', 'en pris per hull ut fra tegningen'],
  },
  cranes: {
    words: within(
      'kranutleie|mobilkran|kranbil|kranservice|krankontroll|krantjeneste|traverskran|løpekran',
      'tunge løft|tungløft|løfteoppdrag|løfteutstyr|løfteredskap|kjettingtalje|el-?taljer',
      'maskinflytt|tungtransport|spesialtransport|flytting av maskin|tårnkran|byggkran',
      'sakkyndig kontroll av løfte|kranførerbevis',
    ),
    sentence: 'Vi løfter og flytter tunge laster.',
    noun: 'Kraner og tunge løft',
    offers: [
      'Vi løfter og flytter maskiner og tung last.',
      'Vi kontrollerer og reparerer kraner, taljer og løfteutstyr.',
    ],
    when: [
      'en maskin leveres og ingen truck kan løfte den',
      'en produksjonslinje flyttes til en annen hall',
      'kontrollen av kjettinger og stropper går ut',
    ],
    gets: ['en befaring før løftet', 'en pris ut fra vekt og bilde'],
  },
  restoration: {
    words: within(
      'restaurering|restaurere|konservator|konservering av|bygningsvern|kulturminne|fredet bygg',
      'fredede bygg|verneverdig|antikvarisk|kirkerestaur|møbelrestaur|malerikonserv|bokbind',
      'forgyll|antikke møbler|stukkatør|gipsmaker|kulturarv',
    ),
    sentence: 'Vi restaurerer bygninger og kunst.',
    noun: 'Restaurering',
    offers: [
      'Vi restaurerer fasader, puss og stein i fredede bygg.',
      'Vi restaurerer malerier, møbler og bøker på eget verksted.',
    ],
    when: [
      'stukkaturen løsner fra taket i en fredet bygning',
      'et maleri eller et dokument har blitt vått',
      'byantikvaren krever en undersøkelse før arbeidet kan starte',
    ],
    gets: ['en første vurdering ut fra bilder', 'et prøvefelt som viser resultatet'],
  },
}

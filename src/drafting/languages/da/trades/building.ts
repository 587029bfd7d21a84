import { within } from '../../letters.ts'
import type { BuildingTrades } from '../../trade-ids.ts'

/** Trades of builders and their kind, as firms of them speak. */
export const building: BuildingTrades = {
  electrical: {
    words: within('elektriker|el-?installa|el-?service|el-?arbejde|el-?firma|eltavle'),
    sentence: 'Vi laver elarbejde.',
    noun: 'Elarbejde',
    offers: [
      'Vi installerer, reparerer og kontrollerer elanlæg.',
      'Vi laver elarbejde i kontorer, butikker og værksteder.',
    ],
    when: [
      'et kontor eller en hal bygges om, og kablerne skal flyttes',
      'en maskine flyttes og skal have ny strøm',
      'eftersynet af installationen har fundet fejl',
    ],
    gets: ['en fast pris efter et besøg', 'en liste over det, der haster mest'],
  },
  plumbing: {
    words: within('vvs|varmepumpe|fjernvarme|blikkenslager|sanitet|badeværelse'),
    sentence: 'Vi laver VVS-arbejde.',
    noun: 'VVS-arbejde',
    offers: ['Vi installerer og reparerer varme og VVS.', 'Vi servicerer fyr og varmeanlæg.'],
    when: [
      'varmeanlægget svigter eller skal skiftes før vinteren',
      'et rør er utæt, og arbejdet skal gå videre',
      'toiletter bygges om, mens huset er i brug',
    ],
    gets: ['en fast pris efter et besøg', 'et tilbud med en startdato'],
  },
  ventilation: {
    words: within('ventilation|aircondition|indeklima'),
    sentence: 'Vi laver ventilation og klimaanlæg.',
    noun: 'Ventilation og klima',
    offers: [
      'Vi installerer og servicerer klimaanlæg og ventilation.',
      'Vi renser, måler og udskifter ventilation.',
    ],
    when: [
      'luften i mødelokalerne er tung allerede før frokost',
      'der bliver for varmt på kontoret eller i serverrummet',
      'det årlige eftersyn af ventilation eller køl står for døren',
    ],
    gets: ['en pris på det årlige eftersyn', 'en fast pris efter et besøg'],
  },
  solar: {
    words: within('solcelle|solenergi'),
    sentence: 'Vi sætter solceller op.',
    noun: 'Solceller',
    offers: [
      'Vi projekterer og opsætter solceller.',
      'Vi servicerer solceller og sætter batterier op.',
    ],
    when: [
      'elregningen er steget, og taget ligger tomt',
      'strømmen fra taget sælges billigt midt på dagen og købes dyrt om aftenen',
      'et ældre anlæg giver mindre, end det burde',
    ],
    gets: ['en beregning af, hvad jeres tag kan give', 'et tjek af, hvad jeres solceller giver'],
  },
  water: {
    words: within(
      'vandbehandling|vandrensning|blødgøringsanlæg|kalkanlæg|omvendt osmose|drikkevand',
      'brøndboring|ozon',
    ),
    sentence: 'Vi behandler vand.',
    noun: 'Vandbehandling',
    offers: [
      'Vi installerer og servicerer vandbehandling.',
      'Vi passer boringer og drikkevandsanlæg.',
    ],
    when: [
      'kalk gang på gang stopper maskiner, kedler eller haner til',
      'en vandprøve ligger over grænseværdien',
      'der bliver fundet bakterier i drikkevandet',
    ],
    gets: ['en analyse af en vandprøve', 'en pris på årlig service'],
  },
  roofing: {
    words: within('tagdækning|tagdækker|tagarbejde|tagrenovering|tagpap|nyt tag'),
    sentence: 'Vi lægger og reparerer tage.',
    noun: 'Tagarbejde',
    offers: ['Vi reparerer og skifter tage.', 'Vi tætner flade tage og renser tagrender.'],
    when: [
      'et fladt tag er utæt efter kraftig regn',
      'en storm har skadet taget, og driften skal fortsætte',
      'taget skal fornyes, før der kommer solceller på',
    ],
    gets: ['billeder af jeres tag med et tilbud', 'en fast pris efter et besøg'],
  },
  painting: {
    words: within('maler(?!i)|spartling|tapetsering|facademaling'),
    sentence: 'Vi laver malerarbejde.',
    noun: 'Malerarbejde',
    offers: ['Vi maler inde og ude.', 'Vi spartler, sætter gips op og maler.'],
    when: [
      'kontorer eller trapper skal males, mens folk arbejder der',
      'en lejer flytter ud, og den næste venter',
      'en facade har revner eller pletter, som besøgende ser',
    ],
    gets: ['en fast pris efter et besøg', 'en tid om aftenen eller i weekenden'],
  },
  joinery: {
    words: within('snedker|møbelsnedker|inventar efter mål|træarbejde'),
    sentence: 'Vi laver snedkerarbejde.',
    noun: 'Snedkerarbejde',
    offers: ['Vi laver møbler og inventar efter mål.', 'Vi sætter trapper, døre og skabe op.'],
    when: [
      'en disk, en reol eller en dør skal passe i et skævt hjørne',
      'en butik eller et kontor bygges om, og åbningsdagen ligger fast',
      'der mangler et møbel, som ikke kan købes færdigt',
    ],
    gets: ['en pris efter jeres skitse eller et foto', 'en opmåling med et tilbud'],
  },
  windows: {
    words: within('glarmester|vinduer og døre|termorude'),
    sentence: 'Vi laver vinduer og glas.',
    noun: 'Vinduer og glas',
    offers: [
      'Vi leverer og monterer vinduer og døre.',
      'Vi skifter glas og reparerer døre og vinduer.',
    ],
    when: [
      'en rude eller en dør er gået i stykker, og der skal lukkes af til natten',
      'gamle vinduer slipper varmen ud',
      'en indgangsdør ikke lukker, og det trækker',
    ],
    gets: ['en pris efter jeres mål', 'en opmåling med et tilbud'],
  },
  glass: {
    words: within(
      'glasbearbejd|termoglas|hærdet glas|sikkerhedsglas|lamineret glas|glassliberi',
      'glasgrossist|glas efter mål|spejle efter mål|termorude',
    ),
    sentence: 'Vi skærer og bearbejder glas.',
    noun: 'Glas og spejle',
    offers: [
      'Vi leverer skåret og hærdet glas og spejle til byggefirmaer.',
      'Vi laver termoruder efter mål.',
    ],
    when: [
      'en rude er målt forkert, og montørerne allerede er på pladsen',
      'en brusevæg eller et værn kræver sikkerhedsglas med udskæringer',
      'termoruder er duggede og skal skiftes i serie',
    ],
    gets: ['en pris ud fra jeres målliste', 'et tilbud med en leveringsdato'],
  },
  flooring: {
    words: within('gulvlægning|gulvafslibning|gulvbelægning|flise|trægulv|epoxygulv'),
    sentence: 'Vi lægger gulve.',
    noun: 'Gulve',
    offers: ['Vi lægger og renoverer gulve.', 'Vi lægger fliser.'],
    when: [
      'et gulv er slidt, og lokalet kun er ledigt i weekenden',
      'et køkken eller et værksted skal have et gulv, der tåler vand',
      'fliser er løse, hvor mange mennesker går',
    ],
    gets: ['prøver til jeres lokaler', 'en pris pr. kvadratmeter efter et besøg'],
  },
  construction: {
    words: within('murer|byggefirma|ombygning|renovering|totalentreprise|byggeri|betonarbejde'),
    sentence: 'Vi laver murerarbejde.',
    noun: 'Byggearbejde',
    offers: ['Vi bygger og renoverer erhvervsbyggeri.', 'Vi bygger om og bygger til.'],
    when: [
      'en bygning bygges om, mens driften fortsætter',
      'en entreprenør er sprunget fra, og datoen ligger fast',
      'revner eller fugt viser, at en væg skal repareres',
    ],
    gets: ['en fast pris efter et besøg', 'et tilbud med en startdato'],
  },
  groundworks: {
    words: within(
      'kloak(?!service|spul|rens|inspek)|jordarbejde|entreprenørarbejde|belægning|brolæg',
      'anlægsarbejde',
    ),
    sentence: 'Vi laver jord- og kloakarbejde.',
    noun: 'Jord og kloak',
    offers: ['Vi laver jordarbejde og kloak.', 'Vi graver, river ned og lægger belægning.'],
    when: [
      'en plads eller en parkering skal graves op og belægges',
      'en kloak er stoppet, eller en ledning skal lægges',
      'en gammel bygning skal væk, før den nye begynder',
    ],
    gets: ['en fast pris efter et besøg', 'et tilbud med en startdato'],
  },
  rental: {
    words: within(
      '(?<!kran|bil|bils|vogns|trailer|minibus|kontor)udlejning(?! af (?:bil|vare|last|trailer|minibus))',
      'materieludlejning|lift(?:er|udlejning)',
    ),
    sentence: '',
    noun: 'Leje af udstyr',
    offers: ['Vi udlejer maskiner og materiel.', 'Vi udlejer stilladser og løfteudstyr.'],
    when: [
      'en maskine står, og arbejdet ikke kan vente på reparationen',
      'der skal bruges udstyr i nogle uger, og det ikke kan betale sig at købe',
      'en opgave begynder tidligere end planlagt, og noget mangler',
    ],
    gets: ['en pris pr. dag og pr. uge', 'en liste over, hvad der er ledigt på jeres dato'],
  },
  gardening: {
    words: within('anlægsgartner|havearbejde|haveservice|grønne områder|græsslåning'),
    sentence: 'Vi passer haver og grønne områder.',
    noun: 'Grønne områder',
    offers: ['Vi passer haver og grønne områder.', 'Vi beskærer og fælder træer.'],
    when: [
      'udearealerne ser forsømte ud, og besøgende lægger mærke til det',
      'et træ hænger ud over en sti eller et tag',
      'pedellen ikke længere har tid til hække og græs',
    ],
    gets: ['en pris pr. måned efter et besøg', 'en plan for, hvad der skal gøres hvornår'],
  },
  agriculture: {
    words: within(
      'maskinstation|landbrugsrådgiv|planteavlsrådgiv|planteavlskonsulent|mejetærsk',
      'markdræn|gyllekørsel|gylleudbring|landbrugsservice|agronom',
    ),
    sentence: 'Vi kører maskiner for landmænd.',
    noun: 'Markarbejde',
    offers: [
      'Vi høster, sprøjter og sår for landbrug.',
      'Vi rådgiver om jord, afgrøder og dræning.',
    ],
    when: [
      'kornet er modent, og deres egen mejetærsker ikke kan følge med',
      'vandet står på marken i dagevis efter regn',
      'afgrøden skal sprøjtes nu, og vejret kun tillader to dage',
    ],
    gets: ['en pris pr. hektar eller pr. time', 'et besøg på en mark med et kort notat'],
  },
  interiors: {
    words: within('indretning|butiksinventar|akustik|messestand'),
    sentence: 'Vi indretter lokaler.',
    noun: 'Indretning',
    offers: ['Vi indretter kontorer.', 'Vi indretter butikker og kontorer.'],
    when: [
      'der kommer flere folk til, og skrivebordene ikke passer mere',
      'en butik eller en klinik åbner og ikke skal ligne alle andre',
      'der er så meget larm på kontoret, at ingen kan tale i telefon',
    ],
    gets: ['en første skitse til et lokale', 'en opmåling med et tilbud'],
  },
  surveying: {
    words: within('landinspektør|opmåling|geoteknik|jordbundsundersøg|byggesagkyndig'),
    sentence: '',
    noun: 'Opmåling',
    offers: ['Vi måler grunde og bygninger op.', 'Vi undersøger jord og fundamenter.'],
    when: [
      'en grund sælges eller deles, og skellet er uklart',
      'en bygning skal måles op, fordi der ikke findes tegninger',
      'en byggeplads skal afsættes, før arbejdet begynder',
    ],
    gets: ['en fast pris på opmålingen eller rapporten', 'et forslag til en dato for opmålingen'],
  },
  carpentry: {
    words: within('tømrer|spærfag|træhus|trækonstruktion|tagkonstruktion'),
    sentence: 'Vi bygger i træ, fra spær til haller.',
    noun: 'Tømrerarbejde',
    offers: [
      'Vi bygger og reparerer tage og trækonstruktioner.',
      'Vi bygger halvtage og tilbygninger i træ.',
    ],
    when: [
      'en tagkonstruktion skal stå færdig før vinteren',
      'en tilbygning skal stå færdig på dage og ikke måneder',
      'bjælker er rådne og stadig bærer en væg',
    ],
    gets: ['en pris efter en tegning eller et foto', 'en dato, hvor vi ser på taget'],
  },
  drywall: {
    words: within('gipsvæg|gipsplade|gipsloft|nedhængte lofter|skillevæg'),
    sentence: 'Vi bygger vægge og lofter i gips.',
    noun: 'Vægge og lofter',
    offers: [
      'Vi sætter og spartler gipsvægge.',
      'Vi monterer nedhængte lofter i kontorer og butikker.',
    ],
    when: [
      'et kontor skal deles, og flytningen er aftalt',
      'malerne kommer, og pladerne ikke sidder oppe',
      'et loft har været åbnet for rør og skal lukkes igen',
    ],
    gets: ['en pris efter jeres plantegning', 'en mulig startdato'],
  },
  plantWork: {
    words: within('industrimontage|rørarbejde|industriservice|industrivedligehold'),
    sentence: 'Vi monterer og vedligeholder anlæg i industrien.',
    noun: 'Industriservice',
    offers: [
      'Vi monterer og reparerer rør på fabrikker.',
      'Vi monterer, flytter og vedligeholder maskiner.',
    ],
    when: [
      'en linje står stille, og deres egne montører har travlt',
      'et stop er planlagt, og der mangler hænder',
      'et rør lækker, og fabrikken skal køre mandag',
    ],
    gets: ['en dato for et besøg på fabrikken', 'en fast pris efter et besøg'],
  },
}

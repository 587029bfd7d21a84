import { within } from '../../letters.ts'
import type { BuildingTrades } from '../../trade-ids.ts'

/** Trades of builders and their kind, as firms of them speak. */
export const building: BuildingTrades = {
  electrical: {
    words: within('elektriker|elinstallation|elteknik|elfirma|elarbete|elprojekt|elcentral'),
    sentence: 'Vi gör elarbeten.',
    noun: 'Elarbeten',
    offers: [
      'Vi installerar, reparerar och kontrollerar elanläggningar.',
      'Vi gör elarbeten i kontor, butiker och verkstäder.',
    ],
    when: [
      'ett kontor eller en hall byggs om och kablarna måste flyttas',
      'en maskin flyttas och behöver ny matning',
      'elbesiktningen har hittat fel',
    ],
    gets: ['ett fast pris efter ett besök', 'en lista över det som brådskar mest'],
  },
  plumbing: {
    words: within('rörmokare|vvs|värmepump|badrum|rörarbete|rör(?:firma|montage|läggare)'),
    sentence: 'Vi gör VVS-arbeten.',
    noun: 'VVS-arbeten',
    offers: [
      'Vi installerar och reparerar värme och VVS.',
      'Vi servar pannor och värmeanläggningar.',
    ],
    when: [
      'värmen krånglar eller måste bytas före vintern',
      'ett rör läcker och verksamheten måste fortsätta',
      'toaletter byggs om medan huset används',
    ],
    gets: ['ett fast pris efter ett besök', 'en offert med startdatum'],
  },
  ventilation: {
    words: within('ventilation|luftkonditionering|inomhusklimat'),
    sentence: 'Vi gör ventilation och luftkonditionering.',
    noun: 'Ventilation och klimat',
    offers: [
      'Vi installerar och servar luftkonditionering och ventilation.',
      'Vi rengör, mäter och byter ventilation.',
    ],
    when: [
      'luften i mötesrummen är dålig redan före lunch',
      'det blir för varmt på kontoret eller i serverrummet',
      'den årliga servicen av kyla eller ventilation ska göras',
    ],
    gets: ['ett pris på den årliga servicen', 'ett fast pris efter ett besök'],
  },
  solar: {
    words: within('solcell|solenergi'),
    sentence: 'Vi monterar solceller.',
    noun: 'Solceller',
    offers: [
      'Vi projekterar och installerar solceller.',
      'Vi servar solceller och sätter in batterier.',
    ],
    when: [
      'elräkningen har ökat och taket ligger tomt',
      'elen från taket säljs billigt på dagen och köps dyrt på kvällen',
      'en äldre anläggning ger mindre än den borde',
    ],
    gets: ['en beräkning av vad ert tak kan ge', 'en kontroll av vad era solceller ger'],
  },
  water: {
    words: within(
      'vattenrening|vattenbehandling|avhärdning|vattenfilter|omvänd osmos|dricksvatten',
      'brunnsborrning|ozon',
    ),
    sentence: 'Vi renar vatten.',
    noun: 'Vattenrening',
    offers: [
      'Vi installerar och servar vattenrening.',
      'Vi sköter brunnar och dricksvattenanläggningar.',
    ],
    when: [
      'kalk sätter igen maskiner, pannor eller kranar gång på gång',
      'ett vattenprov ligger över gränsvärdet',
      'bakterier hittas i dricksvattnet',
    ],
    gets: ['en analys av ett vattenprov', 'ett pris på årlig service'],
  },
  roofing: {
    words: within('takläggning|takläggare|takarbete|takrenovering|plåtslager|takpapp|takbyte'),
    sentence: 'Vi lägger och lagar tak.',
    noun: 'Takarbeten',
    offers: ['Vi reparerar och lägger om tak.', 'Vi tätar platta tak och rensar hängrännor.'],
    when: [
      'ett platt tak läcker efter kraftigt regn',
      'en storm har skadat taket och verksamheten måste fortsätta',
      'taket måste läggas om innan solcellerna kommer upp',
    ],
    gets: ['bilder på taket med en offert', 'ett fast pris efter ett besök'],
  },
  painting: {
    words: within('måleri|målare|målning|tapetsering|spackling'),
    sentence: 'Vi gör måleriarbeten.',
    noun: 'Målning',
    offers: ['Vi målar invändigt och utvändigt.', 'Vi spacklar, gipsar och målar.'],
    when: [
      'kontor eller trapphus ska målas medan folk arbetar där',
      'en hyresgäst flyttar ut och nästa väntar',
      'en fasad har sprickor eller fläckar som besökare ser',
    ],
    gets: ['ett fast pris efter ett besök', 'en tid på kvällen eller helgen'],
  },
  joinery: {
    words: within('snickeri|snickare|inredningssnickeri|möbelsnickeri|platsbyggd'),
    sentence: 'Vi gör snickeriarbeten.',
    noun: 'Snickeriarbeten',
    offers: ['Vi bygger möbler och inredning efter mått.', 'Vi gör snickerier och bygger i trä.'],
    when: [
      'en disk, en hylla eller en dörr måste passa i ett snett hörn',
      'en butik eller ett kontor byggs om och öppningsdagen är bestämd',
      'det behövs en möbel som inte finns färdig',
    ],
    gets: ['ett pris efter en skiss eller ett foto', 'en måttagning med en offert'],
  },
  windows: {
    words: within('glasmästare|glasmästeri|fönster och dörr|fönsterbyte'),
    sentence: 'Vi gör fönster och glas.',
    noun: 'Fönster och glas',
    offers: [
      'Vi levererar och monterar fönster och dörrar.',
      'Vi byter glas och reparerar dörrar och fönster.',
    ],
    when: [
      'en ruta eller en dörr är trasig och lokalen måste låsas till kvällen',
      'gamla fönster släpper ut värmen',
      'en entrédörr inte går att stänga och det drar',
    ],
    gets: ['ett pris efter era mått', 'en måttagning med en offert'],
  },
  glass: {
    words: within(
      'glasbearbetning|isolerglas|härdat glas|säkerhetsglas|laminerat glas|glasslip',
      'glasgrossist|glas efter mått|speglar efter mått|planglas',
    ),
    sentence: 'Vi skär och bearbetar glas.',
    noun: 'Glas och speglar',
    offers: [
      'Vi levererar skuret och härdat glas och speglar till byggföretag.',
      'Vi tillverkar isolerglas efter mått.',
    ],
    when: [
      'en ruta är felmätt och montörerna redan är på plats',
      'en dusch eller ett räcke kräver säkerhetsglas med urtag',
      'isolerglas är immiga och ska bytas i serie',
    ],
    gets: ['ett pris efter er måttlista', 'en offert med leveransdatum'],
  },
  flooring: {
    words: within('golvläggning|golvslipning|golvläggare|plattsättning|kakel(?!ugn)|parkett'),
    sentence: 'Vi lägger golv.',
    noun: 'Golv',
    offers: ['Vi lägger och renoverar golv.', 'Vi lägger plattor och kakel.'],
    when: [
      'ett golv är slitet och lokalen bara är ledig på helgen',
      'ett kök eller en verkstad behöver ett golv som tål vatten',
      'plattor har lossnat där många går',
    ],
    gets: ['prover till era lokaler', 'ett kvadratmeterpris efter ett besök'],
  },
  construction: {
    words: within(
      'byggfirma|byggföretag|ombyggnad|renovering|totalentreprenad|murare',
      'betong(?!såg|borr|skär)',
      '(?<!båt|orgel|instrument|form|pool|piano)bygg(?!nads|er|a(?!\\p{L})|t(?!\\p{L}))',
    ),
    sentence: 'Vi gör byggarbeten.',
    noun: 'Byggarbeten',
    offers: ['Vi bygger och renoverar lokaler för företag.', 'Vi bygger om och bygger ut.'],
    when: [
      'en byggnad byggs om medan verksamheten pågår',
      'en entreprenör har hoppat av och datumet är bestämt',
      'sprickor eller fukt visar att en vägg måste lagas',
    ],
    gets: ['ett fast pris efter ett besök', 'en offert med startdatum'],
  },
  groundworks: {
    words: within('markarbete|schakt|stenläggning|dränering|markentreprenad'),
    sentence: 'Vi gör markarbeten.',
    noun: 'Markarbeten',
    offers: ['Vi gör markarbeten och avlopp.', 'Vi gräver, river och lägger plattor.'],
    when: [
      'en gård eller en parkering måste grävas upp och beläggas',
      'ett avlopp är stopp eller en ledning ska läggas',
      'en gammal byggnad måste bort innan den nya påbörjas',
    ],
    gets: ['ett fast pris efter ett besök', 'en offert med startdatum'],
  },
  rental: {
    words: within(
      '(?<!kran|bil|bils|släp|vagns|fordons|minibuss|kontors)uthyrning(?! av (?:bil|skåpbil|lastbil|släp|fordon))',
      'hyra ut|maskinuthyrning|skylift',
    ),
    sentence: '',
    noun: 'Hyra av utrustning',
    offers: ['Vi hyr ut maskiner och utrustning.', 'Vi hyr ut ställningar och lyftutrustning.'],
    when: [
      'en maskin står och arbetet inte kan vänta på reparationen',
      'utrustning behövs några veckor och det inte lönar sig att köpa',
      'ett jobb börjar tidigare än planerat och något saknas',
    ],
    gets: ['ett pris per dag och per vecka', 'en lista på vad som är ledigt på ert datum'],
  },
  gardening: {
    words: within('trädgård|utemiljö|gräsklippning|grönyte|snöröjning'),
    sentence: 'Vi sköter trädgårdar och utemiljöer.',
    noun: 'Utemiljö',
    offers: ['Vi sköter trädgårdar och utemiljöer.', 'Vi beskär och fäller träd.'],
    when: [
      'utemiljön ser vanskött ut och besökarna märker det',
      'ett träd hänger över en gång eller ett tak',
      'vaktmästaren inte har tid med häckar och gräs längre',
    ],
    gets: ['ett månadspris efter ett besök', 'en plan för vad som ska göras när'],
  },
  agriculture: {
    words: within(
      'maskinstation|lantbruksentreprenad|lantbrukstjänst|växtodlingsrådgiv',
      'lantbruksrådgiv|skördetröskning|täckdikning|gödselspridning',
      'jordbruksentreprenad|agronom',
    ),
    sentence: 'Vi kör maskiner åt lantbrukare.',
    noun: 'Lantbrukstjänster',
    offers: [
      'Vi skördar, sprutar och sår åt lantbruk.',
      'Vi ger råd om jord, grödor och täckdikning.',
    ],
    when: [
      'grödan är mogen och den egna tröskan inte räcker',
      'vattnet står kvar på åkern i dagar efter regn',
      'det är dags att spruta och vädret bara ger två dagar',
    ],
    gets: ['ett pris per hektar eller timme', 'ett besök på ett fält med en kort rapport'],
  },
  interiors: {
    words: within('inredning|butiksinredning|akustik|mässmonter'),
    sentence: 'Vi inreder lokaler.',
    noun: 'Inredning',
    offers: ['Vi ritar och inreder kontor.', 'Vi inreder butiker och kontor.'],
    when: [
      'fler börjar och skrivborden inte räcker till',
      'en butik eller en mottagning öppnar och inte ska likna alla andra',
      'det är så högljutt på kontoret att ingen kan ringa',
    ],
    gets: ['en första skiss av ett rum', 'en måttagning med en offert'],
  },
  surveying: {
    words: within('mätningsteknik|lantmät|geoteknik|markundersökning|utsättning|inmätning'),
    sentence: '',
    noun: 'Mätning',
    offers: ['Vi mäter mark och byggnader.', 'Vi undersöker mark och grund.'],
    when: [
      'en tomt säljs eller delas och gränsen är oklar',
      'en byggnad måste mätas upp för att ritningar saknas',
      'en byggplats måste sättas ut innan arbetet börjar',
    ],
    gets: ['ett fast pris på mätningen eller utlåtandet', 'ett förslag till datum för mätningen'],
  },
  carpentry: {
    words: within('timmerhus|stomresning|takstol|trästom|träbyggnad|timmerman'),
    sentence: 'Vi bygger i trä, från takstolar till hallar.',
    noun: 'Träbyggnad',
    offers: [
      'Vi bygger och lagar takstolar och stommar i trä.',
      'Vi bygger skärmtak och utbyggnader i trä.',
    ],
    when: [
      'en stomme måste resas före vintern',
      'en utbyggnad måste stå klar på dagar och inte månader',
      'balkar är rötskadade och fortfarande bär en vägg',
    ],
    gets: ['ett pris efter en ritning eller ett foto', 'en tid då vi tittar på stommen'],
  },
  drywall: {
    words: within('gipsvägg|gipsskiv|undertak|innervägg|mellanvägg'),
    sentence: 'Vi bygger väggar och undertak av gips.',
    noun: 'Väggar och undertak',
    offers: ['Vi bygger och spacklar gipsväggar.', 'Vi monterar undertak i kontor och butiker.'],
    when: [
      'ett kontor ska delas och flytten är bestämd',
      'målarna kommer och skivorna inte sitter uppe',
      'ett tak öppnades för rör och måste stängas igen',
    ],
    gets: ['ett pris efter er planritning', 'ett möjligt startdatum'],
  },
  plantWork: {
    words: within('industriunderhåll|industrimontage|rörmontage|industrirör|underhållsstopp'),
    sentence: 'Vi monterar och underhåller anläggningar i industrin.',
    noun: 'Industriunderhåll',
    offers: [
      'Vi monterar och lagar rör i fabriker.',
      'Vi monterar, flyttar och underhåller maskiner.',
    ],
    when: [
      'en linje står och de egna montörerna är upptagna',
      'ett underhållsstopp är planerat och händer saknas',
      'ett rör läcker och fabriken måste gå på måndag',
    ],
    gets: ['en tid för ett besök i fabriken', 'ett fast pris efter ett besök'],
  },
}

import { wordsOf } from '../../letters.ts'
import type { IndustrialTrades } from '../../trade-ids.ts'

/** Suppliers and contractors of industry, fleets and offices, as firms of them speak. */
export const industrial: IndustrialTrades = {
  gases: {
    words: wordsOf(
      '(?:industrial|medical|special(?:i?ty)?|welding|technical|shielding|compressed) gas(?:es)?',
      '(?:laboratory|lab|calibration|food|bottled) gas(?:es)?|gas (?:cylinders?|bottles?)|argon',
      'acetylene|(?:liquid|bulk) (?:nitrogen|oxygen)|nitrogen (?:supply|generators?|dewars?)',
      'dry.?ice(?!.(?:blast|clean)\\w*)',
    ),
    sentence: 'We supply industrial gases.',
    noun: 'Industrial gases',
    offers: [
      'We deliver welding gases and exchange empty cylinders.',
      'We supply nitrogen, medical gases and dry ice.',
    ],
    when: [
      'the gas runs out in the middle of a weld and the supplier delivers on Friday',
      'the invoice lists rent for cylinders that nobody can find',
      'a frozen shipment needs dry ice by tomorrow morning',
    ],
    gets: ['a price for the gas you use in a year', 'a count of the cylinders you pay rent for'],
  },
  copiers: {
    words: wordsOf(
      '(?:photo)?copiers?|copy machines?|toner(?: cartridges?)?|(?:ink|printer) cartridges?',
      '(?:printer|plotter) (?:rentals?|hire|leasing|repairs?|services?|maintenance|sales|fleets?)',
      'managed print(?:ing)?(?: services?)?|print (?:management|services)',
      '(?:multi.?function(?:al)?|office|laser|large.format) (?:printers?|devices?)|mfps?',
    ),
    sentence: 'We rent out and service printers and copiers.',
    noun: 'Printers and copiers',
    offers: [
      'We rent out printers and copiers at a price per page.',
      'We repair office printers and deliver toner.',
    ],
    when: [
      'the copier jams before a meeting and the technician comes next week',
      'the lease on the copiers is about to renew itself',
      'every desk has a different printer and the toner never fits',
    ],
    gets: ['a price per page to compare with yours', 'a list of what your printers really cost'],
  },
  vetting: {
    words: wordsOf(
      '(?:background|criminal record|reference|cv|resume|credential) (?:checks?|verification)',
      'background (?:screening|investigations?)|(?:employment|education) verification',
      '(?:pre.?employment|employee|candidate|applicant) (?:screening|vetting|checks?)',
      'vetting|due.diligence (?:checks?|investigations?|reports?|research)',
      '(?:private|corporate|fraud|workplace) investigat\\w+|private detectives?',
      'detective (?:agency|agencies|services)|investigat(?:ion|ive) (?:agency|firm|services)',
    ),
    sentence: 'We check backgrounds and investigate for companies.',
    noun: 'Background checks',
    offers: [
      'We check the resumes and references of applicants.',
      'We research business partners and investigate fraud in companies.',
    ],
    when: [
      'a diploma in an application for the finance desk looks odd',
      'a contract with a supplier abroad is about to be signed and nobody knows its owners',
      'goods disappear from the warehouse and the books show nothing',
    ],
    gets: ['a sample report with the names removed', 'a confidential first call about the case'],
  },
  vehicleWash: {
    words: wordsOf(
      '(?:truck|trailer|lorry|tanker|tank|fleet|bus|coach|hgv|van) ?wash(?:es|ing|outs?)?',
      '(?:truck|trailer|lorry|tanker|fleet|bus|vehicle|car) (?:cleaning|disinfection)',
      '(?:vehicle|car) ?wash(?:es|ing)?|valeting|(?:car|auto|fleet|truck) detailing',
      'wash.?bays?|(?:washing|disinfection) of (?:trucks|trailers|tankers|buses|vehicles)',
    ),
    sentence: 'We wash trucks, trailers and fleets.',
    noun: 'Vehicle washing',
    offers: [
      'We wash and disinfect trucks, trailers and tankers.',
      'We come to your yard and wash the whole fleet.',
    ],
    when: [
      'a food customer turns a trailer away because it was not disinfected',
      'road salt has eaten into the trucks all winter',
      'drivers spend their Friday afternoon with a hose in the yard',
    ],
    gets: ['a trial wash of one truck', 'a fixed price per vehicle and visit'],
  },
  roadworks: {
    words: wordsOf(
      'asphalt\\w*|tarmac\\w*|blacktop|bitumen|sealcoat\\w*|potholes?|road.?works|surface dressing',
      'roads? (?:building|builders?|construction|surfac\\w+|repairs?|mainten\\w+|contract\\w+)',
      'road (?:markings?|paving|planing)|line (?:marking|striping)|paving contractors?',
      '(?:highways?|parking lots?|car parks?) (?:construction|mainten\\w+|paving|surfacing)',
      '(?:parking lot|car park) (?:striping|markings?)',
    ),
    sentence: 'We build and repair roads and yards.',
    noun: 'Road and asphalt work',
    offers: [
      'We pave roads, yards and parking lots with asphalt.',
      'We repair potholes and mark roads and parking spaces.',
    ],
    when: [
      'forklifts lose their loads in the potholes of the yard',
      'the lines in the parking lot are worn off and cars stand anywhere',
      'rainwater stands in front of the loading docks',
    ],
    gets: ['a walk over your yard with a written quote', 'a price from photos and the area'],
  },
  commodities: {
    words: wordsOf(
      'commodit(?:y|ies) (?:trad\\w+|export\\w*|brok\\w+|suppl\\w+)',
      '(?:agricultural|agri|soft|bulk|physical|global) commodities',
      '(?:raw materials?|grains?|coffee|cocoa|sugar|rice|metals?|minerals?|ores?) trad(?:ing|ers?)',
      '(?:raw material|grain|coffee|cocoa|sugar|rice|metal|mineral|ore) (?:export\\w*|merchants?)',
      '(?:trading|trade|export|supply) (?:of|in) (?:raw materials|grain|coffee|cocoa|sugar|metals)',
      '(?:trading|trade|export|supply) (?:of|in) (?:minerals|ores?|commodities|rice)',
      'green coffee|cocoa beans|iron ore|non.?ferrous metals',
    ),
    sentence: 'We trade in raw materials.',
    noun: 'Raw materials',
    offers: [
      'We export coffee, cocoa, sugar and grain by the container.',
      'We supply metals and minerals direct from mines.',
    ],
    when: [
      'a shipment is stuck at the port and the plant has stock for a week',
      'a batch fails the lab test and has to be replaced quickly',
      'their only supplier raises the price for the next quarter',
    ],
    gets: ['a sample with a certificate of analysis', 'a price delivered to your port'],
  },
  mining: {
    words: wordsOf(
      '(?:contract|underground|open.?(?:pit|cast)|surface|gold|coal|copper) mining',
      'mining (?:contract\\w+|compan(?:y|ies)|services|engineer\\w*|consult\\w+|operations|group)',
      'mine (?:services|planning|development|ventilation|surveying|closure)|quarr(?:y|ies|ying)',
      'rock (?:blasting|engineering|drilling|mechanics|crushing|support|bolting)|shotfir\\w+',
      '(?:drill(?:ing)? and )blast\\w*|blasting (?:contract\\w+|services|works?|engineers?)',
      'mineral (?:exploration|extraction)|crushed stone|sand and gravel|gravel pits?',
    ),
    sentence: 'We work in mines and quarries.',
    noun: 'Mining and quarrying',
    offers: [
      'We drill, blast and crush rock in mines and quarries.',
      'We plan and secure tunnels, shafts and rock faces.',
    ],
    when: [
      'loose rock hangs over the haul road and the pit has to stop',
      'the crusher stands still because too little rock is blasted',
      'bedrock turns up on a construction site and no excavator gets through',
    ],
    gets: ['a look at the rock face with a short report', 'a price per ton or cubic yard'],
  },
  displays: {
    words: wordsOf(
      'digital (?:signage|displays?|billboards?|posters?|menu ?boards?|screens?)',
      'led.?(?:video )?(?:walls?|screens?|displays?|billboards?)|video.?walls?|scoreboards?',
      '(?:outdoor|advertising|information|shop.?window|large) (?:screens?|displays)',
      '(?:screen|display) (?:hire|rentals?)|menu ?boards?|(?:stretch|transparent) displays?',
    ),
    sentence: 'We install screens and LED walls.',
    noun: 'Screens and LED walls',
    offers: [
      'We install LED walls and screens indoors and outdoors.',
      'We run digital signage and change its content for customers.',
    ],
    when: [
      'the screen in the lobby stays black and visitors ask for the way',
      'posters have to be printed and hung anew for every offer',
      'a trade show is coming and the hall is too bright for a projector',
    ],
    gets: ['a picture of a screen in your lobby', 'a screen on trial for a week'],
  },
  concrete: {
    words: wordsOf(
      'ready.?mix(?:ed)?(?: concrete)?|(?:mixed|mini.?mix|on.?site) concrete|precast(?: concrete)?',
      'concrete (?:pump\\w*|suppl\\w+|deliver\\w+|plants?|mix\\w*|batching|producers?)',
      'concrete (?:elements?|products?|blocks?|pipes?|slabs?|panels?)|volumetric mixers?',
    ),
    sentence: 'We supply concrete and precast parts.',
    noun: 'Concrete',
    offers: [
      'We deliver ready-mixed concrete and pump it into place.',
      'We make stairs, walls and pipes of precast concrete.',
    ],
    when: [
      'the truck with the concrete is late and the crew stands at the formwork',
      'a foundation lies behind a building where no mixer can get to',
      'precast stairs are two weeks late and the shell cannot go up',
    ],
    gets: ['a price per load delivered to your site', 'a free slot for your next pour'],
  },
  telematics: {
    words: wordsOf(
      'telematics?|(?:gps|vehicle|fleet|asset|trailer|container|cargo|truck|van) track(?:ing|ers?)',
      'gps (?:devices?|systems?|solutions?|monitoring)|(?:cargo|trailer|fleet) monitoring',
      'fleet management (?:software|systems?|solutions?|platforms?)|dash.?cams?',
      'tachograph (?:analysis|downloads?|data)|cold.chain monitoring',
    ),
    sentence: 'We track vehicles, trailers and cargo by GPS.',
    noun: 'GPS tracking',
    offers: [
      'We fit vehicles and trailers with GPS trackers.',
      'We show fleets where each vehicle is and what it burns.',
    ],
    when: [
      'a trailer has been missing since Monday and every driver says it is parked elsewhere',
      'a machine was stolen from a site over the weekend',
      'a refrigerated load arrives warm and nobody can say since when',
    ],
    gets: ['a tracker on trial in one vehicle', 'a look at the map with your own data'],
  },
  charging: {
    words: wordsOf(
      '(?:ev|electric (?:vehicle|car)|car|fast|rapid|workplace|fleet) charg(?:ers?|ing)',
      'charging (?:stations?|points?|infrastructure|hubs?|networks?)|charge.?points?',
      'wall.?box(?:es)?|chargers? for (?:electric|ev)\\w*',
    ),
    sentence: 'We install charging stations for electric vehicles.',
    noun: 'Charging stations',
    offers: [
      'We install charging stations in parking lots and depots.',
      'We run charging stations and bill the power to drivers.',
    ],
    when: [
      'the first electric company cars arrive and nobody can charge at work',
      'the main fuse trips when three cars charge at once',
      'employees charge at work and payroll cannot bill the power',
    ],
    gets: ['a look at what your grid connection can carry', 'a price for your parking spaces'],
  },
  vending: {
    words: wordsOf(
      'vending(?: machines?)?|(?:office|workplace) coffee|coffee (?:machines?|solutions|services?)',
      '(?:snack|drinks?|beverage) machines?|water (?:coolers?|dispensers?)|micro.?markets?',
      'smart fridges?|bottled water deliver\\w+|coffee for (?:offices|companies|business\\w*)',
    ),
    sentence: 'We place and fill vending and coffee machines.',
    noun: 'Coffee and vending machines',
    offers: [
      'We place and fill vending machines in plants and offices.',
      'We supply offices with coffee machines and water coolers.',
    ],
    when: [
      'the coffee machine is broken again and the office runs to the gas station',
      'the night shift finds nothing to eat after the cafeteria closes',
      'employees carry crates of water up to the third floor',
    ],
    gets: ['a coffee machine on trial with your team', 'a vending machine without rent or minimum'],
  },
}

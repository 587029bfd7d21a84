import type { AgentLanguage } from '../language.ts'

export const nl: AgentLanguage = {
  phrases: {
    unknown: 'Dat weet ik niet.',
    noted: 'Ik heb uw vraag genoteerd voor een collega.',
    more: 'Wat wilt u nog meer weten?',
    orders: 'Ik zeg alleen wat <company> heeft bevestigd.',
    calm: 'Ik begrijp het. U kunt op elk moment stoppen.',
    greeting: 'Goedendag.',
    handover: 'Een collega neemt contact met u op.',
    askAddress: 'Op welk e-mailadres bent u bereikbaar?',
    calendar: 'U kunt hier een tijd kiezen: <link>',
    callBack: 'Dan nemen we later weer contact op.',
    askDay: 'Welke dag komt u uit?',
    notInterested: 'Ik begrijp het. Dank u voor uw antwoord.',
    wrongPerson: 'Dank u, dat heb ik genoteerd.',
    doNotContact: 'Begrepen. Wij nemen geen contact meer met u op.',
    askAddressToStop: 'Geef mij uw e-mailadres, dan haal ik het van alle lijsten.',
    refused: 'Dan bewaar ik niets en stoppen we hier. Tot ziens.',
    off: 'Deze assistent is zojuist uitgeschakeld. Tot ziens.',
    tooLong: 'Onze tijd is om. Dank u en tot ziens.',
    quiet: 'Deze assistent rust tussen <from> en <to> uur.',
    leads: {
      offer: 'Wat wij doen',
      audience: 'Voor wie',
      problem: 'Waar het bij helpt',
      proof: 'Wat wij kunnen laten zien',
    },
  },
  script: {
    disclosure: 'Goedendag, ik ben een automatische assistent van <company>.',
    consent: 'Wat we hier schrijven, wordt <days> dagen bewaard. Vindt u dat goed?',
    reason: 'Ik beantwoord uw vragen over <company>.',
    question: 'Mag ik vragen wat u hier brengt?',
    answers: 'Wat wilt u weten?',
    objection: {
      cues: 'geen tijd, haast, te duur, druk',
      text: 'Ik begrijp het. Een collega kan u schriftelijk antwoorden, wanneer het u uitkomt.',
    },
    ask: 'Wilt u er met een collega over praten?',
    handover: 'Een collega neemt contact met u op.',
    close: 'Dank u voor uw tijd. Tot ziens.',
  },
  words: {
    price:
      'kost kosten prijs prijzen tarief tarieven duur goedkoop vergoeding offerte ' +
      'prijslijst betaal_ik wat_kost hoeveel_betaal',
    hours:
      'open geopend openingstijden gesloten sluiten weekend zaterdag zondag maandag uur ' +
      'hoe_laat wanneer_bent wanneer_zijn_jullie bereikbaar op_zaterdag avonds',
    place:
      'waar adres locatie gevestigd vestiging bezoeken kantoor_is zitten_jullie waar_zit ' + 'stad',
    contact: 'telefoon bellen bereiken mail email contact nummer telefoonnummer',
    delivery:
      'leveren levering levertijd levert geleverd bezorgen bezorging verzenden verzending ' +
      'hoe_snel aankomst bestelling wachten weken dagen wanneer_komt',
    trial: 'proberen proef test testen monster demo proefperiode uitproberen',
    guarantee:
      'garantie kapot defect stuk schade retour terugsturen teruggeven terugbetaling ' +
      'beschadigd ruilen',
    proof: 'klanten klant referentie referenties ervaringen beoordelingen wie_gebruikt bewijs',
    age: 'sinds opgericht oprichting ervaring hoe_oud hoe_groot bestaan',
    offer: 'verkopen bieden aanbieden producten diensten wat_doen wat_doet waar_gaat aanbod',
    audience: 'geschikt bedoeld voor_wie doelgroep richten',
    security:
      'veilig veiligheid gegevens privacy avg opgeslagen gecertificeerd certificaat ' +
      'certificaten iso versleuteld verzekerd',
    payment: 'betalen betaling factuur creditcard termijnen incasso overmaken',
    term: 'contract looptijd opzeggen opzegging opzegtermijn vast abonnement',
    support: 'hulp ondersteuning training installatie onderhoud begeleiding opslag opslaan',
    speaks: 'taal talen engels duits nederlands spreken',
    human: 'mens iemand collega medewerker adviseur echt_persoon persoon',
    later: 'later een_andere_keer nu_niet terugbellen bel_terug volgende_week volgende_maand',
    identity: 'robot machine bot ai computer wie_bent bent_u_een ben_jij_een chatbot',
    orders:
      'negeer vergeet instructies opdrachten prompt doe_alsof herhaal zeg_dat vanaf_nu ' +
      'nieuwe_regels',
    annoyed: 'dom stom idioot irritant vervelend onzin oplichting spam nutteloos hou_op zat',
    greeting: 'hallo goedendag goedemorgen goedemiddag hoi',
    thanks: 'bedankt dank dank_u dankjewel',
    bye: 'dag tot_ziens doei dat_was_alles niets_meer',
    yes: 'ja graag prima oké ok akkoord natuurlijk zeker goed',
    no: 'nee liever_niet nee_bedankt',
    duration: 'hoe_lang duurt duur_van',
    asking:
      'uw jullie ik welke welk wie hoe wanneer waarom veel hoeveel lang vaak ver weten ' +
      'zeggen kan kunt kunnen heeft hebben krijg krijgen geven ook nog meer echt gebeurt ' +
      'doen het er eerst dan makkelijk gemakkelijk iets',
    generic: 'product ding zaak pakket systeem apparaat oplossing bedrijf dienst u jullie',
    counting: 'hoeveel',
    install: 'monteren montage monteert monteur plaatsen plaatst installeren installeert opbouwen',
    minimum: 'minimale minimum minstens minimaal kleine_hoeveelheid er_maar maar_één ik_er',
    disposal: 'oude gebruikte recyclen recycling afvoeren weggooien terugnemen afval inleveren',
    origin: 'herkomst oorsprong komt_uit komen_uit land waar_komt vandaan',
    eco:
      'bio biologisch ecologisch duurzaam duurzame milieu milieuvriendelijk chemisch ' +
      'gerecycled',
    energy: 'energie elektriciteit stroom verbruik accu batterij opladen lading stroomuitval',
    staff: 'medewerkers werknemers personeel team',
    start: 'beginnen starten begin aanvangen wanneer_kunnen',
  },
}

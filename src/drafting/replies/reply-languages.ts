import type { Reply } from '#model/entities.generated.ts'

/** A class of replies by words: a label, a one-word opt-out or no, or interest said outright. */
type Clue = Reply['label'] | 'stop-word' | 'no-word' | 'interest'

/**
 * Words of replies in French, Spanish, Italian, Dutch, Portuguese, Swedish, Norwegian and Danish,
 * as alternatives of a regular expression, one line per language. English and German are in
 * `classify-reply.ts`.
 */
const WORDS: Partial<Record<Clue, readonly string[]>> = {
  'stop-word': [
    'stop( svp)?|arrêtez|arrêter|désabonn(er|ement|ez-moi)|désinscription|désinscri(re|vez-moi)',
    '(de|dar|dá|da|den)?me de baja|baja|basta|parar?|paren|bórr(ame|eme|enme)|elimin(ar|adme|enme)',
    'desuscribir(me)?|cancelar( (la )?suscripción)?|no más|nunca más',
    'basta|smett(ila|etela|ete)|ferma(te|tevi)?|cancella(mi|temi|zione)?|disiscrivi(mi)?',
    'disiscrizione|rimuovi(mi)?|rimuovetemi|eliminatemi',
    'uitschrijven|afmelden|stoppen|schrijf mij uit|genoeg|verwijder(en| mij| me)?|niet meer( doen)?',
    'descadastrar(-me)?|cancelar( (a )?(inscrição|subscrição))?|remov(er|am|a-me)|chega',
    'par(e|em)|sair( da lista)?|retir(ar|em)(-me)?|apag(ar|uem)(-me)?',
    'avregistrera( mig)?|avsluta|sluta|avprenumerera|avanmäl( mig)?|ta bort( mig)?|lägg av',
    'avmeld(ing)?( meg)?|meld meg av|slutt( med dette)?|fjern( meg)?|slett( meg)?',
    'afmeld(ing)?( mig)?|frameld( mig)?|slet( mig)?|fjern( mig)?|stop det( her)?|hold op',
  ],
  'no-word': ['no|nope|nein|nö|ne|non|nee|não|nao|nej|nei|niks|niente|nada'],
  'opt-out': [
    String.raw`désabonn\p{L}+|désinscri\p{L}+|ne (me|nous) (contactez|écrivez|envoyez) (plus|pas)`,
    'ne plus (me |nous )?(contacter|écrire|solliciter|recevoir)',
    '(me|nous) retirer de|retirez-(moi|nous)|supprime[rz] (mes données|mon adresse)',
    '(dar|de|dé|den|da)me de baja|no (quiero|deseo) (recibir )?más (correos|mensajes)',
    'no me (escriba|escriban|contacte|contacten|envíe|envíen|vuelva a escribir|vuelvan a escribir)',
    'elimin(e|en|a) (mis datos|mi (correo|dirección))',
    String.raw`cancellatemi|mi cancelli|disiscriv\p{L}+|non (desidero|voglio) (più )?ricevere`,
    'non (mi )?(scriva|scrivete|scriveteci|scrivetemi|contattatemi|contattate|contatti)( più)?',
    'tolga il mio indirizzo|rimuov(a|ete) (il mio indirizzo|i miei dati)|dalla (vostra|sua) lista',
    'uitschrijven|afmelden|schrijf (me|mij) uit|verwijder (mij|me|mijn (adres|gegevens))',
    'geen (verdere )?(e-?mails?|mails?|berichten) meer|niet meer (mailen|schrijven|benaderen)',
    String.raw`descadastr\p{L}+|cancelar a (minha )?(inscrição|subscrição)|não quero (mais )?receber`,
    'não me (escreva|escrevam|contacte|contactem|contate|envie|enviem)( mais)?',
    '(remova|retire|removam|retirem)(-me| o meu| meu)|par(e|em) de (me )?(escrever|enviar)',
    String.raw`avregistrera|avprenumerera|avanmäl\p{L}*|ta bort (mig|min (adress|e-?post))`,
    '(inga|inte) (fler|flera|mer) (mejl|mail|utskick|e-?post)|sluta (mejla|maila|skriva|kontakta)',
    String.raw`avmeld\p{L}*|meld meg av|fjern (meg|adressen min|min (adresse|e-?post))`,
    '(ingen|ikke) flere (e-?poster|meldinger|henvendelser)|slutt å (sende|skrive|kontakte)',
    String.raw`afmeld\p{L}*|frameld\p{L}*|fjern (mig|min (adresse|mail|e-?mail))`,
    '(ingen|ikke) flere (mails?|e-?mails?|beskeder)|stop med at (sende|skrive|kontakte)',
  ],
  'not-interested': [
    String.raw`non,? merci|pas (vraiment |du tout )?intéressée?s?|(n'|ne )\p{L}* ?intéress\p{L}* pas`,
    "aucun (intérêt|besoin|budget)|pas besoin|pas (pour l'instant|pour le moment|maintenant)",
    "pas d'actualité|pas (le bon moment|une priorité)",
    String.raw`no,? gracias|no (me|nos) interesa|no (estoy|estamos) interesad\p{L}+`,
    '(ahora mismo|de momento|por ahora|por el momento),? no|no es (el|un buen) momento',
    'no (lo )?necesitamos|no tenemos (presupuesto|interés|necesidad)',
    String.raw`no,? grazie|non (sono|siamo) interessat\p{L}+|non (mi|ci) interessa`,
    'non (ora|adesso|al momento|in questo momento)|(al momento|per ora|adesso) no',
    'non (ne )?abbiamo (bisogno|budget|interesse)|non è (il momento|una priorità)',
    'nee,? (dank|bedankt)|geen (interesse|behoefte|budget|belangstelling|prioriteit)',
    '(nu|momenteel|op dit moment|voorlopig) (even )?niet|niet (geïnteresseerd|interessant)',
    String.raw`não,? obrigad[oa]|não (estou|estamos) interessad\p{L}+|não (me|nos) interessa`,
    'não temos (interesse|orçamento|necessidade)|não (precisamos|é prioridade|é o momento)',
    '(agora|de momento|por agora|neste momento),? não',
    String.raw`nej,? tack|inte (intresserad\p{L}*|aktuellt|just nu|för tillfället)|inget (behov|intresse)`,
    'nei,? takk|ikke (interessert|aktuelt|akkurat nå|nå|for øyeblikket)|ingen (interesse|behov)',
    'nej,? tak|ikke (interesseret|interesserede|lige nu|nu|i øjeblikket)|ikke aktuelt',
  ],
  'wrong-person': [
    'pas (la bonne personne|le bon (contact|interlocuteur))|plus (chez|dans) (nous|la société)',
    'pas (en charge|responsable) de|adressez-vous à|contactez (plutôt|ma|mon|notre)|je transfère',
    'no soy la persona (adecuada|indicada|correcta)|persona equivocada|no me encargo',
    'ya no trabaja|diríjase a|escriba a|póngase en contacto con|se lo reenvío',
    'non sono la persona (giusta|corretta)|persona sbagliata|non me ne occupo|non lavora più',
    'si rivolga a|scriva a|contatti (il mio|la mia)|inoltro',
    'niet de juiste persoon|verkeerde persoon|ga ik niet over|werkt (hier )?niet meer',
    'neem (even )?contact op met|(mail|vraag) mijn collega|stuur .{0,30}door',
    'não sou a pessoa (certa|indicada|adequada)|pessoa errada|não sou (eu )?responsável',
    'já não trabalha|não trabalha mais|fale com|escreva (para|a)|contacte o|contacte a',
    'inte rätt person|fel person|inte (jag som är )?ansvarig|jobbar inte (kvar|längre)',
    String.raw`kontakta (i stället|istället|hellre|min kollega)|vänd dig till|vidarebefordra\p{L}*`,
    'ikke (rett|riktig) person|feil person|ikke (jeg som er )?ansvarlig|jobber ikke lenger',
    String.raw`kontakt (heller|gjerne|min kollega)|ta kontakt med|henvend deg til|videresend\p{L}*`,
    'ikke den rette( person)?|forkert person|arbejder ikke længere|er stoppet hos os',
    'kontakt (hellere|venligst|min kollega)|tag kontakt til|henvend dig til|skriv til min kollega',
  ],
  'out-of-office': [
    'absente?( du bureau| jusqu|e? et)|je suis absente?|en (congés?|vacances)|de retour (le|au bureau)',
    'fuera de la oficina|de vacaciones|estaré (ausente|de vuelta)|vuelvo el',
    'fuori (sede|ufficio)|in ferie|sono assente|sarò assente|(rientro|rientrerò|torno) il',
    '(met|op) vakantie|niet op kantoor|ben (ik )?afwezig|weer op kantoor|terug op',
    'fora do escritório|de férias|estou ausente|estarei ausente|regresso (a|no dia)|volto (no dia|em)',
    'på semester|inte på kontoret|är (borta|ledig|frånvarande)|tillbaka (den|på kontoret)',
    'på ferie|ikke på kontoret|ute av kontoret|har ferie|tilbake (den|på kontoret)|er fraværende',
    'holder ferie|ude af kontoret|på barsel|tilbage (den|på kontoret|igen)|ikke til stede',
  ],
  meeting: [
    '(un|par) (appel|rendez-vous)|un rdv|appelez-moi|une visio',
    'una (llamada|reunión|videollamada)|llámeme|llámame',
    'una (chiamata|telefonata|call|riunione)|un incontro|mi chiami',
    '(een )?(kort )?(gesprek|belletje|telefoontje)|een afspraak|bel me',
    'uma (chamada|reunião|ligação|conversa)|ligue-me',
    'ett (möte|samtal)|ring mig',
    'et møte|ring meg',
    'et møde|ring til mig',
  ],
  interest: [
    "(ça|cela) (m'|nous )intéresse|je suis (très )?intéressée?|nous sommes intéressés",
    String.raw`(me|nos) interesa|(estoy|estamos) interesad\p{L}+`,
    String.raw`(mi|ci) interessa|(sono|siamo) interessat\p{L}+`,
    '(ik ben|wij zijn|we zijn) (zeker |erg )?geïnteresseerd',
    '(tenho|temos) interesse|interessa-(me|nos)',
    '(jag är|vi är) (mycket )?intresserade?',
    '(jeg er|vi er) (veldig )?interessert',
    '(jeg er|vi er) (meget )?interesserede?t?',
  ],
  positive: [
    "volontiers|avec plaisir|intéressant|dites-m'en plus",
    'suena (bien|interesante)|interesante|con (mucho )?gusto|cuénteme más',
    'volentieri|con piacere|interessante|mi racconti',
    'graag|klinkt (goed|interessant)|vertel (me|eens) meer',
    'parece (bem|interessante)|com (todo o )?gosto|conte-me mais',
    'gärna|låter (bra|intressant|spännande)|intressant|berätta mer',
    'gjerne|høres (bra|interessant|spennende) ut|fortell mer',
    'lyder (godt|interessant|spændende)|fortæl mere',
  ],
}
/** An opening word that answers the question of the email. */
const OPENING_YES = /^[^\p{L}]*(oui|sí|sì|sim)(?![\p{L}\p{N}])/iu

/** Words of courtesy around an answer of one word. */
const COURTESY = [
  'please|thanks|thank you|bitte|danke|merci|s.il vous pla[iî]t|svp|stp|por favor|gracias',
  'per favore|per cortesia|grazie|alstublieft|graag|a\\.?u\\.?b\\.?|bedankt|dank u|obrigad[oa]',
  'tack|snälla|vänligen|takk|vennligst|tak|venligst|nu|nå|now',
].join('|')
const whole = (words: string) =>
  new RegExp(
    String.raw`^[^\p{L}]*((${COURTESY})[^\p{L}]+)?(${words})([^\p{L}]+(${COURTESY}))?[^\p{L}]*$`,
    'iu',
  )
const within = (words: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(${words})(?![\p{L}\p{N}])`, 'iu')

const patterns = new Map<Clue, readonly RegExp[]>(
  Object.entries(WORDS).map(([clue, words]) => [
    clue as Clue,
    [
      ...words.map(clue === 'stop-word' || clue === 'no-word' ? whole : within),
      ...(clue === 'positive' ? [OPENING_YES] : []),
    ],
  ]),
)

/** Patterns of the other languages for one class of replies. */
export const otherLanguages = (clue: Clue): readonly RegExp[] => patterns.get(clue) ?? []

/** Closings of letters, each on a separate line. */
export const SIGN_OFF_ELSEWHERE = new RegExp(
  String.raw`^\s*(${[
    'cordialement|bien à vous|bonne journée|bien cordialement',
    'saludos( cordiales)?|un saludo|atentamente',
    '(cordiali|distinti) saluti|saluti|un saluto',
    '(met )?vriendelijke groet(en)?|hartelijke groet(en)?|groet(en)?',
    'atenciosamente|(com os melhores )?cumprimentos|um abraço',
    '(med )?vänliga? hälsning(ar)?|hälsningar|mvh',
    '(med )?vennlig hilsen|hilsen',
    '(med )?venlig hilsen|de bedste hilsner|vh',
  ].join('|')})(?:\s*[,.!])?\s*$`,
  'i',
)

/** Names of months, January first, that English and German do not have. */
export const MONTHS_ELSEWHERE: readonly string[] = [
  'janvier enero gennaio januari janeiro',
  'février febrero febbraio februari fevereiro',
  'mars marzo maart março marts',
  'avril abril aprile',
  'mai mayo maggio mei maio maj',
  'juin junio giugno junho',
  'juillet julio luglio julho',
  'août agosto augustus augusti',
  'septembre septiembre settembre setembro',
  'octobre octubre ottobre outubro',
  'novembre noviembre novembro',
  'décembre diciembre dicembre dezembro desember',
]

/** Words right before a date that make it the first day back. */
export const BACK_ON_ELSEWHERE = new RegExp(
  String.raw`(${[
    'de retour( au bureau)?( le)?|à partir du',
    'vuelvo( a la oficina)?( el)?|de vuelta el|a partir del',
    '(di nuovo|torno|rientro)( in ufficio)?( il| dal)?|a partire dal',
    'terug( op kantoor)?( op| vanaf)?|vanaf',
    'de volta( ao escritório)?( a| em)?|regresso( a)?|a partir de',
    'tillbaka( på kontoret)?( den| igen den)?',
    'tilbake( på kontoret)?( den| igjen den)?',
    'tilbage( på kontoret)?( den| igen den)?',
  ].join('|')})\s*$`,
  'i',
)

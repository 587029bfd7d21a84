import type { ReplyWords } from '../reply-words.ts'

const mails =
  '((e-?)?mails?|courriels?|messages?|publicités?|pubs?|newsletters?|spams?|sollicitations?)'
const contact = [
  'contacter|écrire|réécrire|solliciter|recevoir|envoyer|démarcher|importuner|relancer|déranger',
  'mailer|spammer|contactée?s?|sollicitée?s?|démarchée?s?',
].join('|')

export const replies: ReplyWords = {
  stop: [
    'stop( à tout)?|arrêtez|arrêter|désabonn(er|ement|ez[- ]moi)|désinscription|désinscri(re|vez[- ]moi)',
    `(plus (de|aucun) |ça suffit|stop aux? )${mails}|ça suffit|plus jamais|fichez-moi la paix`,
    `laissez[- ]moi tranquille`,
    `stop (aux? )?${mails}|(merci de )?ne plus (me )?(contacter|écrire)`,
    'supprime[rz][- ]moi|retire[rz][- ]moi|enleve[rz][- ]moi|enlevez[- ]moi|supprimer|retirer',
  ],
  misspelled: ['désabonner', 'désabonnement', 'désinscription', 'désinscrire'],
  no: 'non|nan',
  optOut: [
    'désabonn\\p{L}+|désinscri\\p{L}+|désinscr\\p{L}+',
    "n[e'] ?(me |m'|nous )?(contactez|écrivez|envoyez|sollicitez|relancez|démarchez|dérangez|mailez) (plus|pas|jamais)",
    `ne (plus|pas|jamais) (me |m'|nous |être )*(${contact})`,
    `(veux|souhaite|voulons|souhaitons|désire|désirons) (plus|pas)( plus)?( (recevoir|avoir|être|de vos|` +
      `vos|d'autres|que vous)| ${mails})`,
    `(veux|souhaite|voulons|souhaitons) (plus|pas) (de )?${mails}`,
    `(arrêtez|cessez|arrête) (de |d'|vos |ces |les |tout )*(m'|me |nous )?(envoyer|écrire|contacter|` +
      `envois|solliciter|spammer|harceler|importuner|${mails})`,
    '(me|nous) (retirer|supprimer|enlever|rayer|effacer|radier)( (de|du|des))?',
    '(retirez|enlevez|supprimez|effacez|rayez|radiez|ôtez)[- ](moi|nous)',
    '(supprime[rz]|efface[rz]|retire[rz]|enleve[rz]|enlevez) (toutes )?(mes données|mon (adresse|e-?mail|' +
      'mail|nom|contact)|mes coordonnées|cette adresse|notre (adresse|nom))',
    `(^|[.!\\n] *)(merci,? )?plus (de |d'|aucun )${mails}`,
    '(de|hors de) (votre|vos|ta|cette) (listes?|fichiers?|bases?( de données)?|mailing ?lists?)',
    'inutile de (me|nous) (relancer|recontacter|contacter|écrire|rappeler)',
    "je m'oppose|droit d'opposition|c'est du spam|(démarchage|mail|message) non sollicité|mon (accord|consentement)",
  ],
  notInterested: [
    "non,? merci|pas (vraiment |du tout )?intéressée?s?|(n'|ne )\\p{L}* ?intéress\\p{L}* pas",
    "aucun (intérêt|besoin|budget)|pas besoin|pas (pour l'instant|pour le moment|maintenant)",
    "pas d'actualité|pas (le bon moment|une priorité)|(avons|ai) déjà (un|une|notre|ce qu)",
  ],
  wrongPerson: [
    'pas (la bonne personne|le bon (contact|interlocuteur))|plus (chez|dans) (nous|la société)',
    'pas (en charge|responsable) de|adressez-vous à|contactez (plutôt|ma|mon|notre)|je transfère',
  ],
  outOfOffice: [
    'absente?( du bureau| jusqu| cette| à partir|e? et)|je (suis|serai) (actuellement )?absente?',
    'en (congés?|vacances|déplacement)',
    'congé (de )?(maternité|parental|paternité)|de retour (le|au bureau)|fermée?s? (pour|du|jusqu)',
  ],
  meeting: ['(un|par) (appel|rendez-vous)|un rdv|appelez-moi|une visio'],
  interest: ["(ça|cela) (m'|nous )intéresse|je suis (très )?intéressée?|nous sommes intéressés"],
  question: [],
  positive: ["volontiers|avec plaisir|intéressant|dites-m'en plus"],
  yes: 'oui',
  courtesy: 'merci( de)?|s.il vous pla[iî]t|svp|stp|immédiatement|tout de suite|bonjour',
  signOff:
    'cordialement|bien à vous|bonne journée|bien cordialement|salutations|sincères salutations',
  months: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  backOn: 'de retour( au bureau)?( le)?|à partir du',
}

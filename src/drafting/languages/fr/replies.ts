import { ADDRESS, ENDS, NOT_ASKED, STARTS, type ReplyWords } from '../reply-words.ts'

const mails =
  '((e-?)?mails?|courriels?|messages?|publicités?|pubs?|newsletters?|spams?|sollicitations?|prospection|' +
  'démarchage|mailings?|relances?|envois?|courriers?( électroniques?)?|offres?)'
const contact = [
  'contacter|recontacter|écrire|réécrire|solliciter|envoyer|démarcher|importuner|relancer|déranger|mailer|' +
    'spammer|harceler',
  'contactée?s?|sollicitée?s?|démarchée?s?|dérangée?s?|importunée?s?|relancée?s?',
].join('|')
const list =
  '((votre|vos|ta|tes|cette|ces|la|les|toutes? (vos|les)|leur) ?(e-?mail )?(listes?|fichiers?|bases?|' +
  'mailing(s|[- ]?lists?)?|' +
  'envois|newsletters?|contacts|répertoires?|carnet|crm|listing|diffusion|destinataires|système)|la liste|' +
  'liste de diffusion)' +
  "(?! (de prix|d'attente|des prix|de pièces|interne))"
const mine =
  '(mes|nos) (données|coordonnées|informations|infos|contacts)( personnelles)?|(mon|notre) (adresse|' +
  'e-?mail|mail|nom|' +
  `contact|courriel|compte|entreprise|société)( e-?mail| mail| électronique)?|cette adresse|${ADDRESS}`
/** Another way is not named, which would refuse only this one. */
const noOther =
  '(?![^\\n]{0,40}(appelez|téléphone|plutôt|mais |par courrier|whatsapp|nouvelle adresse|' +
  'ancienne adresse))'
const please =
  "(merci (de|d')|prière de|veuillez|demande (de|d')|demandons (de|d')|prie (de|d')|prions (de|d')|" +
  'souhaite|souhaitons|voudrais|aimerais|' +
  "voulons|veux|svp|vouloir|gentil(le)?s? (de|d')|gré (de|d')|préfère|préférons|pourriez-vous|pouvez-vous|" +
  'demandé de|exige de)'

export const replies: ReplyWords = {
  stop: [
    'stop( à tout)?|arrêtez|arrêter|désabonn(er|ement|ez[- ]moi)|désinscription|désinscri(re|vez[- ]moi)',
    `(plus (de|aucun) |ça suffit|stop aux? )${mails}|ça suffit|plus jamais|fichez-moi la paix`,
    `laissez[- ]moi tranquille`,
    `stop (aux? )?${mails}|(merci de )?ne plus (me )?(contacter|écrire)`,
    'supprime[rz][- ]moi|retire[rz][- ]moi|enleve[rz][- ]moi|enlevez[- ]moi|supprimer|retirer',
  ],
  misspelled: ['désabonner', 'désabonnement', 'désinscription', 'désinscrire'],
  oftenWrong: [
    'supprimez',
    'supprimer',
    'retirez',
    'adresse',
    'arrêtez',
    'recevoir',
    'désabonner',
    'demandé',
  ],
  no: 'non|nan',
  optOut: [
    "(désabonne[rz]|désinscri(vez|re|s))[- ](moi|nous)|(me|nous|comment me|m') ?(désabonner|désinscrire)(?! " +
      "(de|du|chez) (notre|mon|l'ancien|ce presta|presta|fourni))",
    '(demande|souhaite|voudrais|veux|merci (pour|de)|pour|valider) (mon |le |la |ma )?(désabonnement|' +
      `désinscription|désinscrire|désabonner)(?! (de|du|chez) (notre|mon|nos|l'ancien|clients))${NOT_ASKED}`,
    `${STARTS}(désabonnement|désinscription|désabonner|désinscrire|désabonnez|désinscrivez)( immédiate?| svp|` +
      ` merci| s'il vous plaît| please)*${ENDS}${NOT_ASKED}`,
    "n?[e'] ?(me |m'|nous )(contactez|recontactez|écrivez|envoyez|sollicitez|relancez|démarchez|dérangez|" +
      'mailez|spammez|importunez|harcelez|écris|contacte|envoie|relance) (plus|jamais)( jamais| rien| du ' +
      `tout)*( de (vos )?${mails}| d'${mails}| ce genre[^.!?\\n]{0,30}| vos ${mails})?(?= *($|[.,;!\\n]|svp|` +
      `merci|s'il|à l'avenir|et|sinon|ou))${noOther}`,
    `n'(envoyez|écrivez) (plus|jamais)( rien| de ${mails}| d'${mails})*${ENDS}`,
    "n[e'] ?(me |m'|nous )(contactez|écrivez|envoyez|sollicitez|relancez|démarchez|dérangez) pas( de " +
      `${mails}| d'${mails})?( svp| merci)*${ENDS}${noOther}`,
    `(${STARTS}|${please}[^.!?\\n]{0,40} )ne (plus|pas|jamais)( jamais| du tout| rien)?( (me|nous|m'|être)| ` +
      `m'| l')* ?(${contact})(?! (avant|les? (lundi|mardi)|par téléphone|de (?!${mails}|mails|votre part|ce ` +
      `type|ce genre|vos)|la |le |les ))${noOther}`,
    `(${STARTS}|${please}[^.!?\\n]{0,40} )ne (plus|pas|jamais)( jamais| du tout)? (recevoir|avoir)( de| d'| ` +
      `vos| aucune?| ce genre de| ce type de| ces| votre| cette| la| toutes?| rien)*(?= *${mails}|${ENDS})`,
    '(veux|souhaite|voulons|souhaitons|désire|désirons|voudrais) (plus|pas)( plus| jamais| du tout)* ' +
      "(recevoir|avoir|voir|lire|de)?( de| d'| vos| aucune?| ce genre de| ce type de| ces| votre| cette| " +
      'rien| ' +
      `la)*( ${mails}| d'${mails}| votre part|${ENDS})(?<=(vos|votre|ces|ce|de|d'|aucune?|rien|recevoir|la|` +
      'cette)\\b.{0,22})(?! (de nos|de la concurrence|sur papier))',
    '(veux|souhaite|voulons|souhaitons|désire|désirons) (plus|pas)( plus| jamais| du tout)* (être ' +
      `(${contact})|entendre parler de (vous|votre)|avoir affaire|que vous (m'|me |nous )(écriv|contact|` +
      `envoy|` +
      'relanc|sollicit))(?! par téléphone| avant)',
    "(?<!vous |nous |si )(arrêtez|cessez|arrête|stoppez|stop)( svp| s'il vous plaît| immédiatement| tout de " +
      "suite| maintenant| donc)? (de |d'|avec |vos |ces |les |tout |tous |votre |aux? |ce )*(m'|me |nous " +
      ')?(envoyer|écrire|contacter|envois|solliciter|spammer|harceler|importuner|relancer|démarcher|' +
      `harcèlement|${mails})(?! (aux? clients|à nos))`,
    "(me|nous|m') ?(retirer|supprimer|enlever|rayer|effacer|radier|sortir|ôter|désinscrire)( (définitivement|" +
      `immédiatement|svp))?( (de|du|des|d') ?(toutes )?${list}|${ENDS})`,
    '(retire[rz]|enleve[rz]|enlevez|supprime[rz]|efface[rz]|raye[rz]|radie[rz]|ôte[rz]|sortez|virez)[- ](moi|' +
      "nous)(?= *($|[.,;!?\\n]|de|du|des|d'|immédiatement|svp|définitivement|tout|vite|s'il))(?! (de|du|des) " +
      "(?!toutes|vos|votre|la liste|cette|ces|ta|tes|ton|fichiers|listes?|l[a'] ))",
    '(retirer?|retirez|enlever?|enlevez|supprime[rz]|efface[rz]|raye[rz]|radie[rz]|ôtez|détruire|suppression ' +
      'de|effacement de|sortir)( immédiatement| définitivement| sans délai| svp| toutes| tous| complètement| ' +
      `également)* (${mine})(?! (si|quand|après|à la fin|de facturation|de livraison|bancaires))`,
    `(${mine})[^.!?\\n]{0,30} (soi(en)?t|être) (supprimée?s?|effacée?s?|retirée?s?)`,
    '(retir|supprim|enlev|ray|effac|radi|sort|désinscri|vir|ôt|ne (plus|pas) (être|figurer|' +
      `apparaître))\\p{L}*[^.!?\\n]{0,30} ?(moi|nous|me|mon|ma|mes|m'|notre|nos|` +
      `${mine})?[^.!?\\n]{0,30}(de|du|` +
      `des|d'|sur|dans) (toutes )?(votre|vos|ta|tes|cette|ces) ${mails}?(listes?|fichiers?|base|mailing|` +
      "newsletter|carnet|crm|listing|répertoire)(?<=(moi|nous|me|mon|ma|mes|m'|notre|nos|figurer|apparaître|" +
      "être)\\b.{0,70})(?! (de prix|d'attente|des prix))",
    `(${STARTS}|merci,? |svp,? |et |alors )plus (jamais )?(de |d'|aucune? )(vos |votre |ces )?${mails}( de ` +
      `(votre part|vous))?( svp| merci| s'il vous plaît)*${ENDS}`,
    `${STARTS}(pas de|aucune?|non aux?|stop aux?|stop à (vos|la|cette)|halte aux?) (pubs?|publicités?|spams?|` +
      `démarchage|newsletters?|${mails})( svp| merci| ici)*${ENDS}${NOT_ASKED}`,
    "inutile de (me|nous|m') ?(relancer|recontacter|contacter|écrire|rappeler|renvoyer|solliciter)(?! (avant|" +
      'cette)|[^.\\n]{0,5}, (envoyez|écrivez|passez|utilisez))',
    "(m'oppose|opposons|opposition)( formellement)? (à |au )[^.!?\\n]{0,50}(traitement|utilis|prospection|" +
      `réception|envoi|données|conservation|${mails})`,
    "(mon|exerce\\p{L}*|exercer|notre|faire valoir)( mon| notre| le)? droit (d'opposition|à l'oubli|à " +
      "l'effacement|de retrait|de suppression|à la suppression)",
    '(rgpd|gdpr)[^.!\\n]{0,80}(supprim|effac|retir|oppos|suppression)|(supprim|effac|retir|oppos|' +
      'suppression)[^.!\\n]{0,60}(rgpd|gdpr|article 17|article 21)|article (17|21) du (rgpd|' +
      `règlement)${NOT_ASKED}`,
    '(signal|plainte|saisi|avert|prévi|dénonc|contact|alert)[^.!?\\n]{0,40}(cnil|signal spam|33700|dgccrf)|' +
      `(cnil|dgccrf)[^.!?\\n]{0,40}(saisi|plainte|signal|prévenu|averti)${NOT_ASKED}`,
    "(c'est|vos (e-?)?mails? sont|ceci est|votre (e-?)?mail est|encore) (encore |du |un |de la |le |pur " +
      `)*(spam|harcèlement|pourriel)(?! (selon|dans|pour))${NOT_ASKED}`,
    "(votre|ce|cet|c'est un|aucun|contre le|vos|de ce) (démarchage|mail|e-?mail|message|courriel) (est )?non " +
      `(sollicité|désiré)${NOT_ASKED}`,
    'sans (mon|notre) (accord|consentement|autorisation)(?<=(mail|écri|contact|envoy|donn|adresse|messag|' +
      `sollicit|démarch)[^.!?\\n]{0,80})${NOT_ASKED}`,
    "(n'ai|n'avons) (jamais|pas|aucunement) (donné|accordé|consenti|autorisé|demandé|sollicité|souhaité)( " +
      "(mon|notre|d'|l'|à|vos|votre|ce|cette|de|aucun))* ?(accord|consentement|autorisation|recevoir|être " +
      `(contacté|démarché)|${mails})`,
    "(n'ai|suis|m'étais|me suis) (jamais|pas) (été )?(inscrite?|abonnée?) (à|sur) (votre|vos|cette|ce|rien|" +
      'quoi)',
    '(laisse[rz]?|laissez|fichez|foutez|lâchez|fous|fiche|lâche)[- ](moi|nous)( donc| un peu)? ' +
      `?(tranquilles?|en paix|la paix|${ENDS})|allez (vous faire|au diable)|foutez le camp|dégagez${ENDS}`,
    "ne (plus|pas|jamais)( jamais)? (m'|nous |me )(adresser|transmettre|faire parvenir|expédier)( \\p{L}+)? " +
      `?(de |d'|vos |aucune? )?(${mails}|rien)`,
    "(ras le bol|marre|assez|raz le bol) (de |d')(vos|ces|tous|votre|ce) \\p{L}*",
    `(spam|stop|suffit|marre)[.!, ]+(arrêtez|stop|cessez)|${STARTS}(arrêtez|cessez|stop)( tout)?( svp| merci|` +
      " s'il vous plaît| maintenant| ça)*(?= *($|[.;!?\\n]))",
    "(oubliez|perdez) (moi|nous|mon (mail|adresse|e-?mail|numéro))|lâchez l'affaire",
    '(jamais|jamer|pas|rien) (demandé|demander|sollicité)[^\\n]{0,50}(supprim|efface|retire|enleve|enlevez)',
    '(retirez|supprimez|enlevez|effacez|merci de (retirer|supprimer)|veuillez (retirer|' +
      'supprimer))[^.!?\\n]{0,60} (de|du|des) (votre|vos) ([\\p{L}-]+ )?(listes?|fichiers?|base|mailing)(?! ' +
      "(de prix|d'attente|des prix))",
    `(dit|demandé|répété)[^.!?\\n]{0,40} (de )?ne (plus|pas) (m'|nous |me )(${contact})`,
    'ne (plus|pas|jamais) (utiliser|employer|exploiter|garder|conserver) (cette|mon|notre|mes|nos) (adresse|' +
      'mail|e-?mail|données|coordonnées)',
  ],
  footer: [
    'introduire une plainte|vos (droits|données) ?:|exercer vos droits',
    "vous (l')?(avez|auriez|est|a|était)( été)? (reçu|parvenu|adressé)( [\\p{L}']+){0,4} par erreur|n'êtes " +
      'pas (le|la|un)( \\p{L}+)? ?destinataire|destinataire (prévu|désigné|visé)',
    "(message|courriel|mail)( [\\p{L}']+){0,8} (confidentiel|confidentielles|strictement réservé)",
    "vous (disposez|bénéficiez) d[’']un droit|si vous ne (souhaitez|désirez|voulez) plus|pour (vous|se) " +
      '(désabonner|désinscrire)|cliquez ici',
  ],
  staying: [
    "n[e'] ?(me |nous |m')?(retir|supprim|enlev|effac|désabonn|désinscri|ray)\\p{L}*([- ](moi|nous))? (pas|" +
      'surtout pas)(?! (seulement|que))[^.,;!?\\n]*',
  ],
  notInterested: [
    `non,? merci|(suis|sommes|est|pas|vraiment) pas (vraiment |du tout |trop )?intéressée?s?|${STARTS}pas ` +
      "(vraiment |du tout |trop )?intéressée?s?|(n'|ne )(est|suis|sommes|nous|me|m')? ?intéress\\p{L}* pas",
    `aucun (intérêt|besoin|budget)(?! de (?!votre|vos))|pas besoin (de (vos|votre|ça|cela|ce)|${ENDS})|` +
      `${STARTS}pas (pour l'instant|pour le moment|maintenant)${ENDS}`,
    "pas d'actualité|(n'est|c'est|est) pas (le bon moment|une priorité|pour nous)|(avons|ai) déjà (un|une|" +
      'notre|ce qu)( [\\p{L}-]+)? ?(prestataire|fournisseur|partenaire|agence|société|solution|outil|ce ' +
      "qu'il " +
      '(nous |me )?faut)',
    'trop chers?|(ne )?donn(erons|ons|erai) pas suite|ce sera (donc )?non|avons (décidé de ne pas|opté pour)|' +
      'servirait à rien',
  ],
  wrongPerson: [
    'pas (la bonne personne|le bon (contact|interlocuteur))|plus (chez|dans) (nous|la société)',
    'pas (en charge|responsable) de|adressez-vous à|contactez (plutôt|ma|mon|notre)|je transfère',
  ],
  outOfOffice: [
    `(suis|serai|est|sera|sommes|actuellement|je)( [\\p{L}]+){0,2} absente?|${STARTS}absente?( du bureau| ` +
      'jusqu| cette| à partir| du)',
    '(suis|serai|est|sommes|actuellement|je)( [\\p{L}]+){0,2} en (congés?|vacances|déplacement|arrêt maladie|' +
      `formation)|${STARTS}en (congés?|vacances|déplacement)( jusqu| du)`,
    'congé (de )?(maternité|parental|paternité)|(serai|suis) de retour (le|au bureau|à partir|en)|de retour ' +
      'au bureau le|(bureaux?|entreprise|société|cabinet|magasin|boutique|sommes|est|sera) (est |sont |' +
      'seront |' +
      'sera )?(actuellement )?fermée?s? (pour|du|jusqu)|absence du bureau|réponse automatique',
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

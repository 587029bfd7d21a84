import type { EmailPhrases } from '../../writing/email-phrases.ts'
import { words } from '../lexicon.ts'

/** German emails, with Sie and du. */
export const emails: EmailPhrases = {
  quotes: ['„', '“'],
  usualAddress: 'formal',
  address: {
    formal: /(?<=[\p{L},;]\s)(?:Sie|Ihnen|Ihr|Ihre|Ihrem|Ihren|Ihrer|Ihres)(?!\p{L})/u,
    informal: /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|euch|euer|eure\p{L}*)(?!\p{L})/iu,
  },
  smallOpenings: words(`
    ab als am an auf aus bei besser bevor da damit danach darf das dem den der die dies diese dieser
    dieses du ein eine einem einen einer eines er erst es etwas euer eure falls für hier ich im in
    ist mag man mein meine meinem meinen mit nach niemand noch ob seit so unser unsere vielleicht
    vom von vor was weil wenn wer wie wir worauf zum zur zu`),
  slots: {
    greeting: [['Guten Tag {{full_name|zusammen}},', 'Hallo {{first_name|zusammen}},']],
    closing: [
      ['Mit freundlichen Grüßen', 'Viele Grüße'],
      ['Freundliche Grüße', 'Beste Grüße'],
      ['Viele Grüße', 'Schöne Grüße'],
    ],
    openCompany: [
      ['ich schreibe Ihnen von <company>.', 'ich schreibe dir von <company>.'],
      'ich arbeite bei <company> und fasse mich kurz.',
      ['vielleicht kennen Sie <company> noch nicht.', 'vielleicht kennst du <company> noch nicht.'],
      [
        'ich möchte Ihnen <company> in wenigen Zeilen vorstellen.',
        'ich möchte dir <company> in wenigen Zeilen vorstellen.',
      ],
      'ich melde mich von <company>.',
      'wir hatten noch keinen Kontakt: Ich arbeite bei <company>.',
      ['ich wende mich für <company> an Sie.', 'ich melde mich für <company> bei dir.'],
    ],
    thenCompany: [
      'Ich arbeite bei <company>.',
      'Ich arbeite bei <company> und fasse mich kurz.',
      'Ich melde mich von <company>.',
      'Ich schreibe [Ihnen/dir] von <company>.',
      'Ich wende mich für <company> an [Sie/dich].',
    ],
    openPlain: [
      'ich fasse mich kurz.',
      'das hier ist eine kurze Vorstellung, und am Ende steht eine Frage.',
      'wir hatten noch keinen Kontakt, deshalb in aller Kürze.',
      [
        'ich schreibe Ihnen zum ersten Mal und halte es kurz.',
        'ich schreibe dir zum ersten Mal und halte es kurz.',
      ],
      'ich sage in wenigen Zeilen, was wir machen.',
      [
        'erst sage ich, was wir machen, dann frage ich Sie eine Sache.',
        'erst sage ich, was wir machen, dann frage ich dich eine Sache.',
      ],
    ],
    openProof: [
      'ich beginne mit einer Tatsache: <proof>',
      'bevor ich sage, was wir machen, eine Tatsache: <proof>',
      [
        'damit Sie wissen, wer schreibt, zuerst eine Tatsache: <proof>',
        'damit du weißt, wer schreibt, zuerst eine Tatsache: <proof>',
      ],
      'ich stelle eine Tatsache voran: <proof>',
    ],
    offerOf: [
      'was <company> macht, in einem Satz: <offer>',
      'ich arbeite bei <company>, und das machen wir: <offer>',
      [
        'ich schreibe Ihnen von <company>. Kurz gesagt, was wir machen: <offer>',
        'ich schreibe dir von <company>. Kurz gesagt, was wir machen: <offer>',
      ],
      'dafür kommt man zu <company>: <offer>',
      [
        'ich möchte Ihnen <company> in einem Satz vorstellen: <offer>',
        'ich möchte dir <company> in einem Satz vorstellen: <offer>',
      ],
      'ich melde mich von <company>. Unsere Arbeit in einem Satz: <offer>',
    ],
    offerOurs: [
      'was wir machen, in einem Satz: <offer>',
      'das machen wir: <offer>',
      'unsere Arbeit in einem Satz: <offer>',
      'kurz gesagt sind wir dafür da: <offer>',
      'ich sage in einem Satz, was wir machen: <offer>',
    ],
    forWhom: [
      'Für wen wir arbeiten: <audience>',
      'Für wen das gedacht ist: <audience>',
      'Für wen wir da sind: <audience>',
      'Wen wir dabei im Blick haben: <audience>',
      'An wen wir dabei denken: <audience>',
    ],
    pointsLead: [
      'In der Praxis heißt das:',
      'Zwei Punkte, auf die es uns ankommt:',
      ['Was Sie davon haben:', 'Was du davon hast:'],
      'So sieht das im Alltag aus:',
      ['Zwei Dinge, die Sie wissen sollten:', 'Zwei Dinge, die du wissen solltest:'],
      'Konkret geht es um zwei Dinge:',
      ['Das bekommen Sie bei uns:', 'Das bekommst du bei uns:'],
    ],
    point: [
      'Ein Punkt ist uns dabei wichtig: <point>',
      'In der Praxis heißt das: <point>',
      'Was dabei herauskommt: <point>',
      ['Das sollten Sie dazu wissen: <point>', 'Das solltest du dazu wissen: <point>'],
      ['Worauf Sie dabei zählen können: <point>', 'Worauf du dabei zählen kannst: <point>'],
    ],
    question: [
      'Ist „<label>“ bei {{company|[Ihnen/euch]}} gerade ein Thema?',
      'Wer kümmert sich bei {{company|[Ihnen/euch]}} um „<label>“?',
      'Welchen Stellenwert hat „<label>“ bei {{company|[Ihnen/euch]}}?',
      'Wer kümmert sich bei {{company|[Ihnen/euch]}} um solche Fragen?',
      'Wer entscheidet so etwas bei {{company|[Ihnen/euch]}}?',
      'Wie ist das bei {{company|[Ihnen/euch]}} heute gelöst?',
      'Ist das bei {{company|[Ihnen/euch]}} zurzeit ein Thema?',
      'Gibt es bei {{company|[Ihnen/euch]}} jemanden, den ich dazu fragen kann?',
    ],
    replyEnough: [
      'Eine Zeile als Antwort genügt.',
      'Ein Ja, ein Nein oder ein Name genügt mir.',
      'Ein Wort als Antwort reicht völlig.',
      'Eine kurze Antwort hilft mir schon weiter.',
      'Mehr als eine kurze Antwort brauche ich nicht.',
    ],
    askCall: [
      [
        'Passt Ihnen nächste Woche ein kurzes Telefonat?',
        'Passt dir nächste Woche ein kurzes Telefonat?',
      ],
      'Wollen wir kurz telefonieren?',
      [
        'Haben Sie nächste Woche eine Viertelstunde für ein Gespräch?',
        'Hast du nächste Woche eine Viertelstunde für ein Gespräch?',
      ],
      ['Darf ich Ihnen am Telefon mehr dazu sagen?', 'Darf ich dir am Telefon mehr dazu sagen?'],
      'Lohnt sich dazu ein kurzes Gespräch?',
      [
        'Wann erreiche ich Sie am besten für ein kurzes Gespräch?',
        'Wann erreiche ich dich am besten für ein kurzes Gespräch?',
      ],
    ],
    askDemo: [
      ['Darf ich Ihnen zeigen, wie das aussieht?', 'Darf ich dir zeigen, wie das aussieht?'],
      [
        'Möchten Sie es in einer kurzen Vorführung sehen?',
        'Möchtest du es in einer kurzen Vorführung sehen?',
      ],
      [
        'Soll ich es Ihnen in einer Viertelstunde zeigen?',
        'Soll ich es dir in einer Viertelstunde zeigen?',
      ],
      [
        'Hilft es Ihnen, das einmal im Einsatz zu sehen?',
        'Hilft es dir, das einmal im Einsatz zu sehen?',
      ],
      ['Wollen Sie sich das einmal ansehen?', 'Willst du dir das einmal ansehen?'],
    ],
    askTrial: [
      ['Möchten Sie es ausprobieren?', 'Möchtest du es ausprobieren?'],
      [
        'Wollen Sie selbst sehen, wie es funktioniert?',
        'Willst du selbst sehen, wie es funktioniert?',
      ],
      'Wäre ein Test bei {{company|[Ihnen/euch]}} sinnvoll?',
      [
        'Möchten Sie sich selbst ein Bild davon machen?',
        'Möchtest du dir selbst ein Bild davon machen?',
      ],
      ['Sagt Ihnen ein Test mehr als eine E-Mail?', 'Sagt dir ein Test mehr als eine E-Mail?'],
    ],
    askQuote: [
      ['Möchten Sie ein Angebot?', 'Möchtest du ein Angebot?'],
      ['Hilft Ihnen ein Angebot zum Vergleich?', 'Hilft dir ein Angebot zum Vergleich?'],
      ['Dürfen wir Ihnen ein Angebot machen?', 'Dürfen wir dir ein Angebot machen?'],
      'Steht bei {{company|[Ihnen/euch]}} etwas an, für das ein Angebot nützlich wäre?',
      [
        'Möchten Sie wissen, was das in Ihrem Fall kostet?',
        'Möchtest du wissen, was das in deinem Fall kostet?',
      ],
    ],
    askBuy: [
      ['Soll ich Ihnen die Einzelheiten schicken?', 'Soll ich dir die Einzelheiten schicken?'],
      [
        'Möchten Sie sehen, was wir im Programm haben?',
        'Möchtest du sehen, was wir im Programm haben?',
      ],
      'Fehlt bei {{company|[Ihnen/euch]}} etwas, das wir liefern können?',
      [
        'Was müssten Sie vor einer Bestellung wissen?',
        'Was müsstest du vor einer Bestellung wissen?',
      ],
      [
        'Möchten Sie mehr über unser Angebot wissen?',
        'Möchtest du mehr über unser Angebot wissen?',
      ],
    ],
    askReply: [
      'Ist das bei {{company|[Ihnen/euch]}} gerade ein Thema?',
      'Wäre das für {{company|[Sie/euch]}} nützlich?',
      'Wie ist das bei {{company|[Ihnen/euch]}} heute gelöst?',
      'Lohnt sich für {{company|[Sie/euch]}} ein genauerer Blick?',
      ['Möchten Sie mehr darüber wissen?', 'Möchtest du mehr darüber wissen?'],
      [
        'Passt das zu etwas, woran Sie gerade arbeiten?',
        'Passt das zu etwas, woran du gerade arbeitest?',
      ],
      'Steht das bei {{company|[Ihnen/euch]}} in diesem Jahr an?',
    ],
    optOut: [
      [
        'Wenn das nichts für Sie ist, genügt ein „Nein“.',
        'Wenn das nichts für dich ist, genügt ein „Nein“.',
      ],
      [
        'Passt es nicht, antworten Sie mit „Nein“, und ich hake nicht nach.',
        'Passt es nicht, antworte mit „Nein“, und ich hake nicht nach.',
      ],
      'Auch ein schlichtes „Nein“ ist eine gute Antwort.',
      'Besteht kein Bedarf, genügt ein „Nein“, und ich höre auf.',
      [
        'Möchten Sie dazu nichts mehr hören, antworten Sie einfach mit „Nein“.',
        'Möchtest du dazu nichts mehr hören, antworte einfach mit „Nein“.',
      ],
      'Falls es nicht passt, reicht ein „Nein“, und die Sache ist für mich erledigt.',
      'Ist es nicht von Interesse, beende ich das nach einem kurzen „Nein“.',
      'Passt <company> nicht, genügt ein „Nein“.',
      'Wenn <company> nichts für [Sie/dich] ist, höre ich nach einem „Nein“ auf.',
    ],
    proof: [
      'Eines habe ich in meiner ersten E-Mail ausgelassen: <proof>',
      'Noch eine Tatsache über uns: <proof>',
      [
        'Damit Sie uns besser einordnen können: <proof>',
        'Damit du uns besser einordnen kannst: <proof>',
      ],
      'Das hätte ich gleich erwähnen sollen: <proof>',
      'Wir kennen uns noch nicht, deshalb eine Tatsache über uns: <proof>',
      'Eine Tatsache reiche ich noch nach: <proof>',
      [
        'Falls Sie sich fragen, wer wir sind: <proof>',
        'Falls du dich fragst, wer wir sind: <proof>',
      ],
    ],
    quoteLead: [
      'Ich lasse lieber jemanden sprechen, der unsere Arbeit kennt:',
      'So sieht es von der anderen Seite aus:',
      'Besser als so kann ich es nicht sagen:',
      'Das hat man uns über unsere Arbeit gesagt:',
      'Ich könnte es noch einmal beschreiben, aber das hier sagt mehr:',
      [
        'Ich gebe Ihnen weiter, was jemand über uns gesagt hat:',
        'Ich gebe dir weiter, was jemand über uns gesagt hat:',
      ],
    ],
    example: [
      'Einen Punkt habe ich in meiner ersten E-Mail ausgelassen: <point>',
      'Ein Punkt fehlt noch: <point>',
      'Das habe ich beim letzten Mal nicht erwähnt: <point>',
      [
        'Noch etwas, falls gerade das für Sie zählt: <point>',
        'Noch etwas, falls gerade das für dich zählt: <point>',
      ],
      'Ein Beispiel für das, was wir machen: <point>',
      'Einen Punkt reiche ich noch nach: <point>',
    ],
    followUp: [
      [
        'Vor ein paar Tagen habe ich Ihnen geschrieben und frage einmal nach.',
        'Vor ein paar Tagen habe ich dir geschrieben und frage einmal nach.',
      ],
      'Meine erste E-Mail kam vielleicht ungelegen.',
      'Ich komme auf meine E-Mail von vor ein paar Tagen zurück.',
      [
        'Vielleicht haben Sie meine erste E-Mail gesehen.',
        'Vielleicht hast du meine erste E-Mail gesehen.',
      ],
      'Ich möchte an meine erste E-Mail anknüpfen.',
    ],
    askAgain: [
      'Ist das für {{company|[Sie/euch]}} einen zweiten Blick wert?',
      ['Möchten Sie mehr wissen?', 'Möchtest du mehr wissen?'],
      'Spielt das bei {{company|[Ihnen/euch]}} in diesem Jahr eine Rolle?',
      'Klingt das für {{company|[Sie/euch]}} brauchbar?',
      'Wollen wir darüber sprechen?',
      'Könnte das bei {{company|[Ihnen/euch]}} nützlich sein?',
      ['Was müssten Sie vorher wissen?', 'Was müsstest du vorher wissen?'],
      'Passt das zu dem, was bei {{company|[Ihnen/euch]}} geplant ist?',
      'Ergibt es Sinn, das gemeinsam anzuschauen?',
      '[Möchten Sie/Möchtest du] <company> näher kennenlernen?',
      'Darf ich [Ihnen/dir] <company> genauer vorstellen?',
    ],
    objection: [
      [
        'Vielleicht haben Sie dafür längst jemanden; dann ist es nur ein Vergleich.',
        'Vielleicht hast du dafür längst jemanden; dann ist es nur ein Vergleich.',
      ],
      'Vielleicht gibt es schon eine gute Lösung; dann eilt nichts.',
      'Mag sein, dass der Zeitpunkt nicht passt.',
      'Ob sich ein Wechsel lohnt, ist eine berechtigte Frage.',
      'Niemand ändert ohne Grund, was gut läuft.',
      'Ein neuer Partner macht am Anfang Arbeit, das weiß ich.',
      [
        'Wenn Sie zufrieden sind, wie es ist, gibt es nichts zu ändern.',
        'Wenn du zufrieden bist, wie es ist, gibt es nichts zu ändern.',
      ],
      [
        'Vielleicht sieht eine Kollegin oder ein Kollege von Ihnen das anders.',
        'Vielleicht sieht eine Kollegin oder ein Kollege von dir das anders.',
      ],
      'Vielleicht passt es später im Jahr besser.',
      'Mag sein, dass das Thema im Haus vorerst geklärt ist.',
    ],
    otherPoint: [
      'Was für einen zweiten Blick spricht: <point>',
      'Ein Grund, es sich trotzdem anzusehen: <point>',
      'Was trotzdem interessant sein kann: <point>',
      'Ein Punkt für alle, die vergleichen: <point>',
      'Das würde ich im Haus weitersagen: <point>',
      ['Was Sie bei uns finden: <point>', 'Was du bei uns findest: <point>'],
    ],
    problem: [
      'Das Problem, um das wir uns kümmern: <problem>',
      'Hier kommen wir ins Spiel: <problem>',
      'Ein Problem, das wir gut kennen: <problem>',
      'Warum es uns gibt: <problem>',
      'Damit fängt unsere Arbeit an: <problem>',
    ],
    rightPerson: [
      'Wer ist dafür bei {{company|[Ihnen/euch]}} zuständig?',
      ['Sind Sie dafür die richtige Adresse?', 'Bist du dafür die richtige Adresse?'],
      'Wen sollte ich dazu bei {{company|[Ihnen/euch]}} fragen?',
      [
        'Liegt das Thema bei Ihnen oder bei jemand anderem im Haus?',
        'Liegt das Thema bei dir oder bei jemand anderem im Haus?',
      ],
      'Wer kümmert sich bei {{company|[Ihnen/euch]}} darum?',
      'Gibt es im Haus jemanden, den das eher betrifft?',
      [
        'Soll ich mich damit besser an jemand anderen bei {{company|[Ihnen/euch]}} wenden?',
        'Soll ich damit lieber jemand anderen bei {{company|[Ihnen/euch]}} fragen?',
      ],
      'Wer sollte sich das bei {{company|[Ihnen/euch]}} noch ansehen?',
      'Wer ist bei {{company|[Ihnen/euch]}} näher an dem Thema?',
    ],
    lastNote: [
      'Das ist meine letzte E-Mail zu diesem Thema.',
      'Ich belasse es bei dieser E-Mail.',
      ['Danach hören Sie dazu nichts mehr von mir.', 'Danach hörst du dazu nichts mehr von mir.'],
      'Mit dieser Zeile schließe ich das Thema ab.',
      'Das ist meine letzte Nachricht über <company>.',
      'Ein volles Postfach hilft niemandem, deshalb ist das meine letzte E-Mail.',
      [
        'Was <company> macht, wissen Sie jetzt, und dabei lasse ich es.',
        'Was <company> macht, weißt du jetzt, und dabei lasse ich es.',
      ],
    ],
    doorOpen: [
      'Wird „<label>“ später ein Thema, erreicht mich eine Antwort auf diese E-Mail.',
      'Wenn es einmal um „<label>“ geht, ist eine Antwort hier der kürzeste Weg zu mir.',
      'Wird das bei {{company|[Ihnen/euch]}} später ein Thema, genügt eine Antwort auf diese E-Mail.',
      'Sollte es später einmal passen, erreicht mich eine Antwort hier.',
      'Passt es in ein paar Monaten besser, reicht eine Zeile.',
      [
        'Sie erreichen mich hier, wann immer es Ihnen passt.',
        'Du erreichst mich hier, wann immer es dir passt.',
      ],
      [
        'Falls jemand im Haus danach fragt, geben Sie meine E-Mail gern weiter.',
        'Falls jemand bei euch danach fragt, gib meine E-Mail gern weiter.',
      ],
      'Falls es später hilft: Eine Antwort genügt, und <company> ist da.',
      'Diese E-Mail darf liegen bleiben; antworten lässt sich jederzeit.',
    ],
    subjectCompany: [
      '<company> und {{company|[Ihr/euer] Team}}',
      'Eine Frage von <company>',
      '<company> stellt sich vor',
      'Kurz vorgestellt: <company>',
      '<company>: eine Frage',
      'Grüße von <company>',
    ],
    subjectAudience: ['<audience>: kurz vorgestellt', '<audience>: eine Frage'],
    subjectPlain: [
      'Eine Frage an {{company|[Ihr/euer] Team}}',
      'Eine kurze Frage',
      'Kurz vorgestellt',
      'Eine Frage zu {{company|[Ihrem/eurem] Unternehmen}}',
      'Eine Frage und sonst nichts',
    ],
  },
}

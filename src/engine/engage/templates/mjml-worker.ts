import { answerInThread } from '#platform/threads/answer-in-thread.ts'
import { compileMjml } from './compile-mjml.ts'

/* The thread in which templates are compiled. The compiler is loaded before the first. */
await compileMjml('<mjml><mj-body></mj-body></mjml>')

answerInThread((source: string) => compileMjml(source))

import { say } from '#language'
import { emailLanguageOf } from '#model/email/email-languages.ts'
import { enabledSteps, type Messaging, type Missing, type Step } from '#model/api/outreach.ts'
import { checkAvoidedWords } from './avoided-words.ts'
import { readEmail, type EmailCheck, type EmailText } from './email-text.ts'
import { checkColonWithoutVerb } from './colon-without-verb.ts'
import { privateSequence, unusedFacts, unusedSentences } from './chosen-facts.ts'
import { checkEmptyValue } from './empty-value.ts'
import { checkLength } from './length.ts'
import { checkLink } from './link.ts'
import { checkMenuOrButton } from './menu-or-button.ts'
import { checkMissingVerb } from './missing-verb.ts'
import { checkNameTwice } from './name-twice.ts'
import { emailsWithoutFact, repeatedProof, sameFacts } from './new-fact.ts'
import { checkOfferMissing } from './offer-missing.ts'
import { checkPlaceholder } from './placeholder.ts'
import { checkPriceOrLegal } from './price-or-legal.ts'
import { checkQuestions } from './questions.ts'
import { repeatedSentences } from './repeated-sentence.ts'
import { checkShouting } from './shouting.ts'
import { checkStrayCapital } from './stray-capital.ts'
import { checkTwoAddresses } from './two-addresses.ts'
import { checkTwoVoices } from './two-voices.ts'
import { checkTwoLanguages } from './two-languages.ts'
import { checkUnattributedQuotation } from './unattributed-quotation.ts'
import { checkUnprovedNumber } from './unproved-number.ts'
import { checkVariables } from './variables.ts'
import { checkWordThrice } from './word-thrice.ts'

/** What a careful reader looks for in each email, by name. */
export const emailChecks = {
  'avoided-words': checkAvoidedWords,
  'colon-without-verb': checkColonWithoutVerb,
  'empty-value': checkEmptyValue,
  length: checkLength,
  link: checkLink,
  'menu-or-button': checkMenuOrButton,
  'missing-verb': checkMissingVerb,
  'name-twice': checkNameTwice,
  placeholder: checkPlaceholder,
  'price-or-legal': checkPriceOrLegal,
  questions: checkQuestions,
  shouting: checkShouting,
  'stray-capital': checkStrayCapital,
  'two-addresses': checkTwoAddresses,
  'two-languages': checkTwoLanguages,
  'two-voices': checkTwoVoices,
  'unattributed-quotation': checkUnattributedQuotation,
  'unproved-number': checkUnprovedNumber,
  variables: checkVariables,
  'word-thrice': checkWordThrice,
} satisfies Record<string, EmailCheck>

const item = (path: string, message: string, level: Missing['level'] = 'blocker'): Missing => ({
  part: 'steps',
  path,
  message,
  level,
})

/** Runs all checks; an email without text gets only that finding. */
const checkEmail = (email: EmailText, path: string): Missing[] =>
  Object.entries<EmailCheck>(email.body.trim() ? emailChecks : { 'empty-value': checkEmptyValue })
    .flatMap(([name, check]) => check(email).map((finding) => ({ ...finding, check: name })))
    .map(({ where, message, level, check }) => ({
      ...item(`${path}/${where}`, message, level),
      check,
    }))

function checkVariants(step: Step, path: string): Missing[] {
  const weight = (step.variants ?? [])
    .filter(({ enabled }) => enabled !== false)
    .reduce((sum, variant) => sum + variant.weight, 0)
  const message = say('The weights of the variants add up to {weight}. The maximum is 100.', {
    weight,
  })
  return weight > 100 ? [item(`${path}/variants`, message)] : []
}

function checkSubject({ subject = '' }: Step, path: string, isFirst: boolean): Missing[] {
  const isEmpty = !subject.trim()
  if (isFirst) return isEmpty ? [item(path, say('The first email needs a subject.'))] : []
  return isEmpty
    ? []
    : [item(path, say('With its own subject, this email starts a new thread.'), 'warning')]
}

/**
 * Step 2, the emails: blockers keep an email from being right, warnings from being good.
 * @param language of the emails, ISO 639-1
 */
export function checkSteps(
  steps: readonly Step[],
  messaging: Messaging,
  language: string,
): Missing[] {
  const on = enabledSteps(steps)
  const context = { language: emailLanguageOf(language) ?? 'en', messaging } as const
  const found: Missing[] = []
  if (on.length === 0) found.push(item('', say('Switch on at least one email.')))
  if (new Set(steps.map((step) => step.id)).size < steps.length)
    found.push(item('', say('Two emails have the same id.')))
  steps.forEach((step, index) => {
    if (step.enabled === false) return
    const path = `/${index}`
    const isFirst = step === on[0]
    const check = (text: { subject: string; body: string }, at: string) =>
      checkEmail(readEmail(text, { ...context, isFirst }), at)
    found.push(
      ...checkSubject(step, `${path}/subject`, isFirst),
      ...check({ subject: step.subject ?? '', body: step.body }, path),
      ...checkVariants(step, path),
    )
    step.variants?.forEach((variant, at) => {
      const subject = variant.subject || step.subject || ''
      if (variant.enabled !== false)
        found.push(...check({ subject, body: variant.body }, `${path}/variants/${at}`))
    })
  })
  const overAll = {
    'repeated-sentence': repeatedSentences(steps, context.language),
    'offer-missing': checkOfferMissing(steps, messaging),
    'same-fact': sameFacts(steps, context.language),
    'no-new-fact': emailsWithoutFact(steps, context.language),
    'proof-repeats': repeatedProof(steps, messaging),
    'fact-unused': unusedFacts(steps, messaging, context.language),
    'answer-unused': unusedSentences(steps, messaging, context.language),
    'private-sequence': privateSequence(steps, messaging),
  }
  for (const [check, findings] of Object.entries(overAll))
    for (const { index, message } of findings)
      found.push({ ...item(`/${index}/body`, message, 'warning'), check })
  return found
}

import { isQuotable, languageOf, overlaps, type WhyYouRule } from '../connection.ts'

/**
 * Their industry is one that the campaign is for. Quotes what they do in their own words and names
 * the sender's audience, so it needs both, in the language of the email.
 */
export const sameTrade: WhyYouRule = {
  id: 'same-trade',
  connect(theirs, { industries, audience, language }) {
    const industry = theirs.facts.find(({ kind }) => kind === 'industry')
    const trade = theirs.facts.find(({ kind }) => kind === 'trade')
    if (!industry || !trade || languageOf(theirs) !== language) return null
    if (!industries.some((ownIndustry) => overlaps(ownIndustry, industry.value))) return null
    return isQuotable(trade.value) && isQuotable(audience)
      ? { fact: trade, values: { theirs: trade.value, ours: audience } }
      : null
  },
}

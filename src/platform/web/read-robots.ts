import robotsParser from 'robots-parser'

/** Applies robots.txt (RFC 9309): 5xx forbids everything, other failures allow everything. */
export function robotsAllow(
  robotsUrl: string,
  answer: { status: number; body: string } | null,
  url: string,
  agent: string,
): boolean {
  if (answer && answer.status >= 500) return false
  if (!answer || answer.status !== 200) return true
  return robotsParser(robotsUrl, answer.body).isAllowed(url, agent) !== false
}

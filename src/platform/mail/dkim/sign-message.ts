import DKIM from 'nodemailer/lib/dkim'

export interface SigningKey {
  /** The domain that signs, as in the sender's address. */
  domain: string
  selector: string
  /** PEM, PKCS #8. */
  privateKey: string
  /** Header fields that the relay replaces: a signature over them would break. */
  leavesOut?: readonly string[]
}

/**
 * The signed header fields, where present. Beyond those of RFC 6376, section 5.4.1:
 * List-Unsubscribe-Post, which RFC 8058, section 4 requires, and Auto-Submitted.
 */
const SIGNED_FIELDS = [
  'From',
  'Sender',
  'Reply-To',
  'To',
  'Cc',
  'Subject',
  'Date',
  'Message-ID',
  'In-Reply-To',
  'References',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'Auto-Submitted',
]

/**
 * Prepends a DKIM signature (RFC 6376, rsa-sha256, relaxed/relaxed) to a message. The rest of the
 * message is unchanged, and the same input gives the same bytes.
 * @throws Error when the key cannot sign
 */
export async function signMessage(raw: string, key: SigningKey): Promise<string> {
  const leavesOut = new Set(key.leavesOut?.map((name) => name.toLowerCase()))
  const signer = new DKIM({
    keys: [{ domainName: key.domain, keySelector: key.selector, privateKey: key.privateKey }],
    headerFieldNames: SIGNED_FIELDS.filter((name) => !leavesOut.has(name.toLowerCase())).join(':'),
  })
  const chunks: Buffer[] = []
  for await (const chunk of signer.sign(Buffer.from(raw)) as AsyncIterable<Buffer>)
    chunks.push(chunk)
  const signed = Buffer.concat(chunks).toString('utf8')
  // The library leaves the signature out when the key is unusable.
  if (!signed.startsWith('DKIM-Signature:'))
    throw new Error(`The DKIM key ${key.selector} of ${key.domain} cannot sign.`)
  return signed
}

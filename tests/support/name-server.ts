import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { MxRecord } from '#platform/dns/dns.ts'

/** The records of one name; `code` answers every question for it with a fault (RFC 1035, 4.1.1). */
export interface ServedName {
  txt?: string[][]
  mx?: MxRecord[]
  a?: string[]
  aaaa?: string[]
  ptr?: string[]
  code?: number
}

const A = 1
const PTR = 12
const MX = 15
const TXT = 16
const AAAA = 28
const NO_SUCH_NAME = 3

const writeName = (name: string): Buffer =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.concat([Buffer.of(label.length), Buffer.from(label)])),
    Buffer.of(0),
  ])

function writeAddress(address: string): Buffer {
  if (!address.includes(':')) return Buffer.from(address.split('.').map(Number))
  const [head = '', tail = ''] = address.split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const zeros = 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array<string>(zeros).fill('0'), ...groups(tail)]
  return Buffer.from(all.map((group) => group.padStart(4, '0')).join(''), 'hex')
}

const writeMx = ({ priority, exchange }: MxRecord) =>
  Buffer.concat([Buffer.of(priority >> 8, priority & 255), writeName(exchange)])

const writeTxt = (strings: string[]) =>
  Buffer.concat(strings.map((one) => Buffer.concat([Buffer.of(one.length), Buffer.from(one)])))

/** The data of a name's records of a type. */
function recordsOf(served: ServedName, type: number): Buffer[] {
  if (type === A) return (served.a ?? []).map(writeAddress)
  if (type === AAAA) return (served.aaaa ?? []).map(writeAddress)
  if (type === MX) return (served.mx ?? []).map(writeMx)
  if (type === TXT) return (served.txt ?? []).map(writeTxt)
  return type === PTR ? (served.ptr ?? []).map(writeName) : []
}

/** The name of a question, and where it ends. */
function readQuestion(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = message[at]!; length > 0; length = message[at]!) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 }
}

function answerTo(message: Buffer, served: ServedName | undefined): Buffer {
  const { type, end } = readQuestion(message)
  const records = served && !served.code ? recordsOf(served, type) : []
  const header = Buffer.from(message.subarray(0, 12))
  // An authoritative answer, recursion available, and its code.
  header.writeUInt16BE(0x8580 | (served ? (served.code ?? 0) : NO_SUCH_NAME), 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(records.length, 6)
  header.fill(0, 8)
  const answers = records.map((data) => {
    const fixed = Buffer.alloc(12)
    // A pointer to the name of the question (RFC 1035, 4.1.4).
    fixed.writeUInt16BE(0xc00c, 0)
    fixed.writeUInt16BE(type, 2)
    fixed.writeUInt16BE(1, 4)
    fixed.writeUInt32BE(60, 6)
    fixed.writeUInt16BE(data.length, 10)
    return Buffer.concat([fixed, data])
  })
  return Buffer.concat([header, message.subarray(12, end), ...answers])
}

/** A name server on loopback that serves some names over UDP, and says nothing for silent ones. */
export async function startNameServer(
  names: Readonly<Record<string, ServedName>>,
  silent: readonly string[] = [],
): Promise<{ address: string; stop(): void }> {
  const socket = createSocket('udp4')
  socket.on('message', (message, { address, port }) => {
    const { name } = readQuestion(message)
    if (!silent.includes(name)) socket.send(answerTo(message, names[name]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address() as AddressInfo
  return { address: `127.0.0.1:${port}`, stop: () => socket.close() }
}

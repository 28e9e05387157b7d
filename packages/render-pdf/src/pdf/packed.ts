import { platform } from '../platform/current.ts'

/** An entry in the table of objects: free, or where it begins in the file, or in which stream it lies, as its how-manieth. */
type Row = readonly [kind: 0 | 1 | 2, place: number, index: number]
const ROW_LENGTH = 8

/**
 * The same document in fewer bytes: objects without a stream of their own share a compressed one, and the table of
 * objects becomes a compressed stream too. PDF has both since 1.5.
 */
export function packed(file: Uint8Array): Uint8Array {
  const { bytes, objects, trailer } = readPlain(Buffer.from(file.buffer, file.byteOffset, file.length))
  const parts: Buffer[] = [HEAD]
  let length = HEAD.length
  const write = (object: Buffer): Row => {
    const row: Row = [1, length, 0]
    parts.push(object)
    length += object.length
    return row
  }
  const sharedNumber = objects.length + 1
  const shared = Buffer.allocUnsafe(bytes.length)
  let sharedLength = 0
  let places = ''
  let count = 0
  const share = ({ start, end }: Span, number: number): Row => {
    places += `${number} ${sharedLength} `
    sharedLength += bytes.copy(shared, sharedLength, bytes.indexOf(LINE_END, start) + 1, end - OBJECT_END)
    return [2, sharedNumber, count++]
  }
  const rows: Row[] = [
    [0, 0, 0],
    ...objects.map((object, i) => (hasStream(bytes, object) ? write(tightened(bytes, object)) : share(object, i + 1))),
  ]
  const content = Buffer.concat([Buffer.from(places), shared.subarray(0, sharedLength)])
  rows.push(write(streamObject(rows.length, `/Type/ObjStm/N ${count}/First ${places.length}`, content)))
  const table = length
  rows.push([1, table, 0])
  const layout = `/W[1 4 3]/DecodeParms<</Predictor 12/Columns ${ROW_LENGTH}>>`
  write(streamObject(rows.length - 1, `/Type/XRef/Size ${rows.length}${layout}${trailer}`, differences(rows)))
  return Buffer.concat([...parts, Buffer.from(`startxref\n${table}\n%%EOF\n`)])
}

interface Span {
  readonly start: number
  readonly end: number
}

/** A document as the PDF writer leaves it. */
interface Plain {
  readonly bytes: Buffer
  /** By their numbers, from 1 on. */
  readonly objects: readonly Span[]
  /** What stands in the trailer besides the number of objects. */
  readonly trailer: string
}

function readPlain(bytes: Buffer): Plain {
  const last = bytes.lastIndexOf('startxref\n')
  const table = Number.parseInt(bytes.toString('latin1', last + 'startxref\n'.length), 10)
  const [entries = '', trailer = ''] = bytes.toString('latin1', table, last).split('trailer\n')
  const starts = Array.from(entries.matchAll(/^(\d{10}) \d{5} n/gm), ([, start]) => Number(start))
  const inOrder = Float64Array.from([...starts, table]).sort()
  const ends = new Map<number, number>()
  for (let i = 1; i < inOrder.length; i++) ends.set(inOrder[i - 1]!, inOrder[i]!)
  return {
    bytes,
    objects: starts.map(start => ({ start, end: ends.get(start) ?? table })),
    trailer: trailer.replace(/^<<|\n\/Size \d+|\n>>\n$/g, ''),
  }
}

/** A structure tree is small at any level; from here on, a little smaller costs twice the time. */
const LEVEL = 4
/** The version, and bytes beyond ASCII by which others know that the file is not text. */
const HEAD = Buffer.from('%PDF-1.7\n%\xff\xff\xff\xff\n', 'latin1')
const STREAM_END = Buffer.from('\nendstream\nendobj\n')

const LINE_END = 0x0a
const OBJECT_END = 'endobj\n'.length

const hasStream = (bytes: Buffer, { end }: Span): boolean =>
  bytes.compare(STREAM_END, 0, STREAM_END.length, end - STREAM_END.length, end) === 0

/** A stream with its own entries on one line. */
function tightened(bytes: Buffer, { start: first, end: last }: Span): Buffer {
  const object = bytes.subarray(first, last)
  const end = object.indexOf('stream\n')
  const head = object.toString('latin1', 0, end)
  const plain = /^(\d+ 0 obj\n)<<\n\/Length (\d+)\n\/Filter \/FlateDecode\n>>\n$/.exec(head)
  if (!plain) return object
  const [, start, length] = plain
  return Buffer.concat([Buffer.from(`${start}<</Filter/FlateDecode/Length ${length}>>\n`), object.subarray(end)])
}

function streamObject(number: number, entries: string, content: Buffer): Buffer {
  const deflated = platform.deflate(content, LEVEL)
  const start = `${number} 0 obj\n<<${entries}/Filter/FlateDecode/Length ${deflated.length}>>\nstream\n`
  return Buffer.concat([Buffer.from(start), deflated, STREAM_END])
}

/** Each row as its difference from the one above, which is mostly zeros. */
function differences(rows: readonly Row[]): Buffer {
  const UP = 2
  const bytes = Buffer.alloc(rows.length * (1 + ROW_LENGTH))
  let [row, above] = [Buffer.alloc(ROW_LENGTH), Buffer.alloc(ROW_LENGTH)]
  let next = 0
  for (const [kind, place, index] of rows) {
    row.writeUInt8(kind)
    row.writeUInt32BE(place, 1)
    row.writeUIntBE(index, 5, 3)
    bytes[next++] = UP
    for (let column = 0; column < ROW_LENGTH; column++) bytes[next++] = row[column]! - above[column]!
    ;[row, above] = [above, row]
  }
  return bytes
}

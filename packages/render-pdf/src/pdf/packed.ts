import { deflateSync } from 'node:zlib'

/** An entry in the table of objects: free, or where it begins in the file, or in which stream it lies, as its how-manieth. */
type Row = readonly [kind: 0 | 1 | 2, place: number, index: number]
const ROW_LENGTH = 8

/**
 * The same document in fewer bytes: objects without a stream of their own share a compressed one, and the table of
 * objects becomes a compressed stream too. PDF has both since 1.5.
 */
export function packed(file: Uint8Array): Uint8Array {
  const { objects, trailer } = readPlain(Buffer.from(file.buffer, file.byteOffset, file.length))
  const parts: Buffer[] = [HEAD]
  let length = HEAD.length
  const write = (object: Buffer): Row => {
    const row: Row = [1, length, 0]
    parts.push(object)
    length += object.length
    return row
  }
  const sharedNumber = objects.length + 1
  const places: string[] = []
  const bodies: Buffer[] = []
  let bodiesLength = 0
  const share = (body: Buffer, number: number): Row => {
    places.push(`${number} ${bodiesLength}`)
    bodies.push(body)
    bodiesLength += body.length
    return [2, sharedNumber, bodies.length - 1]
  }
  const rows: Row[] = [
    [0, 0, 0],
    ...objects.map((object, i) => (hasStream(object) ? write(tightened(object)) : share(bodyOf(object), i + 1))),
  ]
  const index = Buffer.from(`${places.join(' ')}\n`)
  const shared = Buffer.concat([index, ...bodies])
  rows.push(write(streamObject(rows.length, `/Type/ObjStm/N ${bodies.length}/First ${index.length}`, shared)))
  const table = length
  rows.push([1, table, 0])
  const layout = `/W[1 4 3]/DecodeParms<</Predictor 12/Columns ${ROW_LENGTH}>>`
  write(streamObject(rows.length - 1, `/Type/XRef/Size ${rows.length}${layout}${trailer}`, differences(rows)))
  return Buffer.concat([...parts, Buffer.from(`startxref\n${table}\n%%EOF\n`)])
}

/** A document as the PDF writer leaves it. */
interface Plain {
  /** By their numbers, from 1 on. */
  readonly objects: readonly Buffer[]
  /** What stands in the trailer besides the number of objects. */
  readonly trailer: string
}

function readPlain(file: Buffer): Plain {
  const end = file.lastIndexOf('startxref\n')
  const table = Number.parseInt(file.toString('latin1', end + 'startxref\n'.length), 10)
  const [entries = '', trailer = ''] = file.toString('latin1', table, end).split('trailer\n')
  const starts = Array.from(entries.matchAll(/^(\d{10}) \d{5} n/gm), ([, start]) => Number(start))
  const inOrder = [...starts, table].sort((one, other) => one - other)
  const ends = new Map(inOrder.map((start, i) => [start, inOrder[i + 1]]))
  return {
    objects: starts.map(start => file.subarray(start, ends.get(start))),
    trailer: trailer.replace(/^<<|\n\/Size \d+|\n>>\n$/g, ''),
  }
}

/** A structure tree is small at any level; from here on, a little smaller costs twice the time. */
const LEVEL = 4
/** The version, and bytes beyond ASCII by which others know that the file is not text. */
const HEAD = Buffer.from('%PDF-1.7\n%\xff\xff\xff\xff\n', 'latin1')
const STREAM_END = Buffer.from('\nendstream\nendobj\n')

const hasStream = (object: Buffer): boolean => object.subarray(-STREAM_END.length).equals(STREAM_END)

/** A stream with its own entries on one line. */
function tightened(object: Buffer): Buffer {
  const end = object.indexOf('stream\n')
  const head = object.toString('latin1', 0, end)
  const plain = /^(\d+ 0 obj\n)<<\n\/Length (\d+)\n\/Filter \/FlateDecode\n>>\n$/.exec(head)
  if (!plain) return object
  const [, start, length] = plain
  return Buffer.concat([Buffer.from(`${start}<</Filter/FlateDecode/Length ${length}>>\n`), object.subarray(end)])
}

const bodyOf = (object: Buffer): Buffer => object.subarray(object.indexOf('\n') + 1, -'endobj\n'.length)

function streamObject(number: number, entries: string, content: Buffer): Buffer {
  const deflated = deflateSync(content, { level: LEVEL })
  const start = `${number} 0 obj\n<<${entries}/Filter/FlateDecode/Length ${deflated.length}>>\nstream\n`
  return Buffer.concat([Buffer.from(start), deflated, STREAM_END])
}

/** Each row as its difference from the one above, which is mostly zeros. */
function differences(rows: readonly Row[]): Buffer {
  const UP = 2
  const bytes = Buffer.alloc(rows.length * (1 + ROW_LENGTH))
  let above = Buffer.alloc(ROW_LENGTH)
  rows.forEach(([kind, place, index], i) => {
    const row = Buffer.alloc(ROW_LENGTH)
    row.writeUInt8(kind)
    row.writeUInt32BE(place, 1)
    row.writeUIntBE(index, 5, 3)
    bytes[i * (1 + ROW_LENGTH)] = UP
    row.forEach((byte, column) => {
      bytes[i * (1 + ROW_LENGTH) + 1 + column] = byte - (above[column] ?? 0)
    })
    above = row
  })
  return bytes
}

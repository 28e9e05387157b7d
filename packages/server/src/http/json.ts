import { ServiceError } from '../errors.ts'

/** Far deeper than any request, far shallower than what could trouble a walk over the value. */
const DEEPEST = 32

/** A request uses about twenty. Objects of ever new names are what costs most to read. */
const MOST_NAMES = 1000

/**
 * Reads a JSON body strictly. Names must be unique, because parsers disagree on which of two values counts; nesting and
 * names are bounded, and looked at first, so that nobody has to be read at length to be refused.
 */
export function parseJson(bytes: Uint8Array): unknown {
  const text = decode(bytes)
  const broken = brokenPromise(text)
  let value: unknown
  try {
    // What breaks a bound is not read; what is no JSON at all is told as that.
    if (broken?.isBound !== true) value = JSON.parse(text)
  } catch (error) {
    throw new ServiceError('invalid_json', `The body is not valid JSON: ${(error as Error).message}`)
  }
  if (broken) throw new ServiceError('invalid_json', broken.message)
  return value
}

interface Broken {
  readonly message: string
  readonly isBound: boolean
}

const UTF8 = new TextDecoder('utf-8', { fatal: true })

function decode(bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes)
  } catch {
    throw new ServiceError('invalid_json', 'The body is not valid UTF-8.')
  }
}

/** The first promise that a text breaks if it is JSON. In an object, the string after `{` or `,` is a name. */
function brokenPromise(text: string): Broken | null {
  const open: (Set<string> | null)[] = []
  const known = new Set<string>()
  let expectsName = false
  for (let i = 0; i < text.length; i++) {
    switch (text.charCodeAt(i)) {
      case OPEN_BRACE:
      case OPEN_BRACKET: {
        const isObject = text.charCodeAt(i) === OPEN_BRACE
        if (open.push(isObject ? new Set() : null) > DEEPEST)
          return { message: `The body is nested more than ${DEEPEST} levels deep.`, isBound: true }
        expectsName = isObject
        break
      }
      case CLOSE_BRACE:
      case CLOSE_BRACKET:
        open.pop()
        expectsName = false
        break
      case COMMA:
        expectsName = open.at(-1) !== null
        break
      case QUOTE: {
        const end = endOfString(text, i)
        const names = open.at(-1)
        if (expectsName && names) {
          const name = nameOf(text.slice(i, end + 1))
          if (names.has(name))
            return { message: `The name ${shortened(name)} appears twice in one object.`, isBound: false }
          names.add(name)
          if (known.add(name).size > MOST_NAMES)
            return { message: `The body uses more than ${MOST_NAMES} different names.`, isBound: true }
        }
        expectsName = false
        i = end
        break
      }
    }
  }
  return null
}

/** The text may be no JSON: then it is refused for that, whatever its names are. */
function nameOf(quoted: string): string {
  if (!quoted.includes('\\')) return quoted.slice(1, -1)
  try {
    return JSON.parse(quoted) as string
  } catch {
    return quoted
  }
}

function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === BACKSLASH) i++
    else if (code === QUOTE) return i
  }
  return text.length
}

/** Quotes a caller's text in a message, at a length that fits one. */
export const shortened = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}...` : text)

/** The same value gives the same text, whatever the order of the names and the spaces were. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`).join(',')}}`
}

const QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c
const OPEN_BRACKET = 0x5b
const CLOSE_BRACKET = 0x5d
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d

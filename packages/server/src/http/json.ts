import { ServiceError } from '../errors.ts'

/** Far deeper than any request, far shallower than what could trouble a walk over the value. */
const DEEPEST = 32

/**
 * Reads a JSON body strictly. Names must be unique, because parsers disagree on which of two values counts,
 * and nesting is bounded.
 */
export function parseJson(bytes: Uint8Array): unknown {
  const text = decode(bytes)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new ServiceError('invalid_json', `The body is not valid JSON: ${(error as Error).message}`)
  }
  checkNames(text)
  return value
}

const UTF8 = new TextDecoder('utf-8', { fatal: true })

function decode(bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes)
  } catch {
    throw new ServiceError('invalid_json', 'The body is not valid UTF-8.')
  }
}

/** Walks over a text that is known to be JSON. In an object, the string after `{` or `,` is a name. */
function checkNames(text: string): void {
  const open: (Set<string> | null)[] = []
  let expectsName = false
  for (let i = 0; i < text.length; i++) {
    switch (text.charCodeAt(i)) {
      case OPEN_BRACE:
      case OPEN_BRACKET: {
        const isObject = text.charCodeAt(i) === OPEN_BRACE
        if (open.push(isObject ? new Set() : null) > DEEPEST) {
          throw new ServiceError('invalid_json', `The body is nested more than ${DEEPEST} levels deep.`)
        }
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
        if (expectsName && names) addName(names, JSON.parse(text.slice(i, end + 1)) as string)
        expectsName = false
        i = end
        break
      }
    }
  }
}

function addName(names: Set<string>, name: string): void {
  if (names.has(name))
    throw new ServiceError('invalid_json', `The name ${shortened(name)} appears twice in one object.`)
  names.add(name)
}

function endOfString(text: string, start: number): number {
  for (let i = start + 1; ; i++) {
    const code = text.charCodeAt(i)
    if (code === BACKSLASH) i++
    else if (code === QUOTE) return i
  }
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

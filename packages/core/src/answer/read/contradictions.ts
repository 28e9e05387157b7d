import { plainWords } from '../grade/text.ts'
import { LITTLE_WORDS } from './choice-words.ts'
import { namesIn } from './names.ts'
import type { Prompt } from './prompt.ts'

/** Things that one prompt may tell apart; each line holds words of both languages for things that are not the same. */
const OPPOSED: readonly (readonly ReadonlySet<string>[])[] = [
  'prime primes primo primos | composite composites compuesto compuestos',
  'even par pares | odd impar impares',
  'maximum maximo max greatest largest | minimum minimo min least smallest',
  'mayor | menor',
  'factor factors factores divisor divisores | multiple multiples multiplo multiplos',
  'numerator numerador | denominator denominador',
  'quotient cociente | remainder residuo resto',
  'domain dominio | range rango',
  'input entrada | output salida',
  'rational racional racionales | irrational irracional irracionales',
  'mean media promedio | median mediana | mode moda',
  'area | perimeter perimetro | volume volumen',
  'diameter diametro | radius radio',
  'more mas | fewer less menos',
].map(line => line.split(' | ').map(words => new Set(words.split(' '))))

/** Words that name nothing: between a noun and what tells it from another of its kind. */
const JOINING = new Set([
  ...LITTLE_WORDS,
  ...'or his her their o sus ella ellos than how many much cuanto cuanta cuantos cuantas mas more total'.split(' '),
])

const contentWords = (text: string): readonly string[] =>
  plainWords(text)
    .split(/[^\p{L}'-]+/u)
    .filter(word => word.length > 1 && !JOINING.has(word))

/** The sentences with a question mark, or all that asks. */
const asking = ({ question }: Prompt): string => {
  const sentences = question.split(/(?<=[.?!])\s+|\n/).filter(sentence => sentence.includes('?'))
  return sentences.length > 0 ? sentences.join(' ') : question
}

/**
 * Whether the words around an answer say that it is another thing of the prompt than the one that is asked for:
 * the composite numbers for the prime ones, Rafael for Leo, the front garden for the back one, group A for group B.
 */
export function saysAnotherThing(text: string, prompt: Prompt): boolean {
  if (prompt.text === '' || !/\p{L}{2}|\p{Lu}/u.test(text)) return false
  const question = asking(prompt)
  return (
    isOpposed(text, question) ||
    isOtherPerson(text, question, prompt) ||
    isOfOtherKind(text, question, prompt) ||
    isComparedOther(text, question) ||
    isAtOtherLetter(text, question) ||
    isOtherEvent(text, question)
  )
}

function isOpposed(text: string, question: string): boolean {
  const [said, asked] = [text, question].map(of => new Set(plainWords(of).split(/[^\p{L}]+/u)))
  const holds = (words: ReadonlySet<string> | undefined, of: ReadonlySet<string>) =>
    words !== undefined && [...of].some(word => words.has(word))
  return OPPOSED.some(kinds => {
    const own = kinds.filter(kind => holds(said, kind))
    const wanted = kinds.filter(kind => holds(asked, kind))
    return own.length === 1 && wanted.length === 1 && own[0] !== wanted[0]
  })
}

/** Capitals within a sentence, of words that have no small letter elsewhere. */
const personsIn = (text: string): readonly string[] =>
  (text.match(/(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+/gu) ?? []).filter(
    name => !new RegExp(`(?<!\\p{L})${name.toLowerCase()}(?!\\p{L})`, 'u').test(text),
  )

function isOtherPerson(text: string, question: string, prompt: Prompt): boolean {
  const asked = personsIn(question)
  if (asked.length === 0 || asked.some(name => text.includes(name))) return false
  const persons = new Set([...personsIn(prompt.text), ...(prompt.text.match(/(?<=^|[.?!] )\p{Lu}\p{Ll}+/gu) ?? [])])
  return (text.match(/\p{Lu}\p{Ll}+/gu) ?? []).some(
    name =>
      persons.has(name) &&
      !question.includes(name) &&
      !JOINING.has(plainWords(name)) &&
      new RegExp(`(?<=[\\p{Ll},;] )${name}(?!\\p{L})|(?<!\\p{L})${name}(?='s\\b)`, 'u').test(prompt.text),
  )
}

/** What tells a noun from another of its kind: front garden, jardín de atrás. */
const KIND_BEFORE = /(?<!\p{L})(?<kind>\p{L}{3,})(?= (?<noun>\p{L}{3,}))/gu
const KIND_AFTER =
  /(?<!\p{L})(?<noun>\p{L}{3,})(?= (?:of|de|del|with|con) (?:the |el |la |los |las )?(?<kind>\p{L}{3,}))/gu

const kindsIn = (text: string): readonly (readonly [noun: string, kind: string])[] =>
  [KIND_BEFORE, KIND_AFTER].flatMap((pattern, side) =>
    [...plainWords(text.replace(/\n/g, ' . ')).matchAll(pattern)].flatMap(
      ({ groups }): (readonly [string, string])[] => {
        const { noun = '', kind = '' } = groups ?? {}
        return JOINING.has(noun) || JOINING.has(kind) ? [] : [[`${side} ${noun}`, kind]]
      },
    ),
  )

/** The front garden where the prompt tells of a front and a back one and asks about the back. */
function isOfOtherKind(text: string, question: string, prompt: Prompt): boolean {
  const said = kindsIn(text)
  if (said.length === 0) return false
  const told = kindsIn(
    prompt.text
      .split(/(?<=[.?!])\s+|\n/)
      .filter(sentence => !sentence.includes('?'))
      .join('\n'),
  ).map(pair => pair.join(' '))
  const asked = kindsIn(question)
  const askedWords = new Set(contentWords(question))
  return said.some(
    ([noun, kind]) =>
      told.includes(`${noun} ${kind}`) &&
      !askedWords.has(kind) &&
      asked.some(([of, other]) => of === noun && told.includes(`${of} ${other}`)),
  )
}

const COMPARING = /(?<!\p{L})(?:more|fewer|less|\p{L}{3,}er|mas|menos)(?!\p{L})/u

/** The drums have 5 fewer, where it is asked how many fewer the violin has than the drums. */
function isComparedOther(text: string, question: string): boolean {
  const [, own, other] =
    /^(.*(?<!\p{L})(?:how|cuant[oa]s?)(?!\p{L}).*?) (?:than|que) ([^?]+)/su.exec(plainWords(question)) ?? []
  const [said = ''] = plainWords(text).split(/ (?:than|que) /)
  if (own === undefined || other === undefined || !COMPARING.test(plainWords(text))) return false
  const [ofOwn, ofOther] = [own, other].map(side => new Set(contentWords(side)))
  const words = contentWords(said)
  return (
    words.some(word => ofOther?.has(word) && !ofOwn?.has(word)) &&
    !words.some(word => ofOwn?.has(word) && !ofOther?.has(word) && !COMPARING.test(word) && isSubject(word, own))
  )
}

/** The last noun before "than": what has more. */
const isSubject = (word: string, own: string): boolean => contentWords(own).at(-1) === word

/** 3 more in A, where B is asked about. */
function isAtOtherLetter(text: string, question: string): boolean {
  const [, letter] = / (?:in|on|at|for|en|para) (?:\p{Ll}+ )?(\p{Lu})[.!]?$(?<=\d.*)/u.exec(text) ?? []
  const letters = namesIn(question).flatMap(({ kind, name }) => (kind === 'capital' ? [name] : []))
  return letter !== undefined && letters.length > 0 && !letters.includes(letter)
}

/** P(white) where it is asked that it is not white, or green. */
function isOtherEvent(text: string, question: string): boolean {
  const [, event] = /P\(([^()]*\p{L}{3}[^()]*)\)/u.exec(text) ?? []
  if (event === undefined) return false
  const isDenied = (of: string) => /(?<!\p{L})(?:not|no|sin|isn't|doesn't)(?!\p{L})/u.test(plainWords(of))
  const words = new Set(plainWords(question).split(/[^\p{L}]+/u))
  return (
    isDenied(event) !== isDenied(question) ||
    contentWords(event).some(word => word !== 'not' && word !== 'no' && !words.has(word))
  )
}

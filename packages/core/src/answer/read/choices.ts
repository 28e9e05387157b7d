import { isEqual } from '../../math/equivalence.ts'
import type { Expr } from '../../math/expr.ts'
import { isSameForm, termsOf } from '../../math/form.ts'
import { parse, readings } from '../../math/parse.ts'
import type { Asked, CheckedChoice } from '../check-answer.ts'
import { isChoice } from '../grade/choice.ts'
import { isSetOrInequality } from '../grade/set.ts'
import { itemsOf, plainWords, withoutName, withTypedSigns } from '../grade/text.ts'
import { isSpelling } from '../grade/words.ts'
import type { Json } from '../type.ts'
import { shortened } from './claims.ts'
import { namesAnother } from './names.ts'
import { withDigits } from './number-words.ts'
import { wordsOf } from './prompt.ts'
import { withSigns } from './spoken.ts'

/** Words of both languages that say the same in a choice; the first stands for all. */
const SAME = [
  'even par',
  'odd impar',
  '1 first primero primera primer 1st 1ª 1º 1.ª 1.º',
  '2 second segundo segunda 2nd 2ª 2º two dos',
  '3 third tercero tercera tercer 3rd 3ª 3º three tres',
  '4 fourth cuarto cuarta 4th 4ª 4º four cuatro',
  '5 fifth quinto quinta 5th five cinco',
  '6 six seis',
  '7 seven siete',
  '8 eight ocho',
  '9 nine nueve',
  '10 ten diez',
  'mistake mistakes error errors errores equivocacion wrong incorrect incorrecto incorrecta incorrectos mal',
  'line lines renglon renglones linea lineas row fila paso step',
  'always siempre',
  'sometimes veces',
  'never nunca jamas',
  'increase increases increasing increased aumenta sube crece grows incrementa up bigger larger higher rises rise',
  'decrease decreases decreasing decreased disminuye baja decrece shrinks reduce reduces down smaller lower falls drops',
  'maximum maximo max',
  'minimum minimo min',
  'same igual',
  'acute agudo acutangulo',
  'right recto rectangulo',
  'obtuse obtuso obtusangulo',
  'equilateral equilatero',
  'isosceles',
  'scalene escaleno',
  'triangle triangulo',
  'square cuadrado',
  'circle circulo',
  'rectangle',
  'hexagon hexagono',
  'pentagon pentagono',
  'octagon octagono',
  'trapezoid trapecio trapezium',
  'rhombus rombo',
  'parallelogram paralelogramo',
  'cube cubo',
  'sphere esfera',
  'cone cono',
  'cylinder cilindro',
  'pyramid piramide',
  'prime primo primos',
  'composite compuesto',
  'parallel paralelas paralela paralelos',
  'perpendicular perpendiculares',
  'neither ninguno ninguna ningun none',
  'both ambos ambas',
  'linear lineal',
  'quadratic cuadratica',
  'exponential exponencial',
  'positive positiva positivo',
  'negative negativa negativo',
  'weaker debil',
  'stronger fuerte',
  'function funcion',
  'rational racional',
  'irrational irracional',
  'add plus + addition adding suma sumar sumale sumo sumando',
  'subtract minus - − subtraction subtracting resta restar restale resto restando',
  'multiply times × * multiplication multiplied multiplying multiplica multiplicar multiplico multiplicando',
  'divide ÷ / divided dividing division dividir dividido entre divido dividiendo',
  'degree degrees grado grados',
  'clockwise horario',
  'counterclockwise antihorario',
  'less menor menos',
  'greater mayor more mas',
  'equal equals igual iguales',
  'independent independientes independiente',
  'dependent dependientes dependiente',
].map(words => words.split(' '))
const CANON = new Map(SAME.flatMap(words => words.map(word => [word, words[0] ?? word] as const)))

/** Words that carry no choice of their own. */
const FUNCTION_WORDS = new Set(
  "the a an it is are be of to in by for on at then and its this that they them one so because answer choice option el la los las un una unos unas es son de del al en por para se lo que su y luego entonces despues entre con esta este porque respuesta opcion it's as will would does do get gets becomes become goes go va made make makes has have had tiene tienen hay was were there here at all any found algunas some congruence congruencia postulate postulado criterion criterio i he she should debe deberia esta estan who".split(
    ' ',
  ),
)
const NEGATIONS = new Set("no not isnt isn't doesnt doesn't aren't arent cannot can't ni sin without nor".split(' '))
const OR = /(?<![\p{L}])(?:or|o|u|either)(?![\p{L}])/u
const YES = new Set('yes y si true t v verdadero verdadera cierto cierta correct correcto right'.split(' '))
const NO = new Set('no n false f falso falsa incorrect incorrecto wrong'.split(' '))

/** What follows a choice as its reason. */
const BECAUSE = /[,;.]? (?:because|since|porque|ya que|pues)\b.*$/is

interface Said {
  /** Yes or no at the beginning. */
  readonly lead: 'yes' | 'no' | null
  /** Words that carry meaning, in their order. */
  readonly tokens: readonly string[]
  readonly negations: number
}

const tokensOf = (text: string): readonly string[] =>
  plainWords(text)
    .replace(/°/g, ' degree ')
    .replace(/\b(\p{L})\.(?=\p{L}\b)/gu, '$1')
    .split(/(?<=[+×÷*])|(?=[+×÷*])|[^\p{L}\d.%'<>=≤≥≠/√^+×÷*−-]+/u)
    .map(token => token.trim().replace(/^[.]+|[.]+$/g, ''))
    .filter(token => token !== '')

function saidIn(text: string): Said {
  const plain = plainWords(text)
  const [, lead, rest] = /^(yes|no|si)(?:[,.;:] ?| (?=the\b|el\b|la\b|los\b|it\b))(.+)$/.exec(plain) ?? []
  const all = tokensOf(rest ?? plain)
  return {
    lead: lead === undefined ? null : lead === 'no' ? 'no' : 'yes',
    tokens: all
      .filter(token => !FUNCTION_WORDS.has(token) && !NEGATIONS.has(token))
      .map(token => CANON.get(token) ?? token),
    negations: all.filter(token => NEGATIONS.has(token)).length,
  }
}

const isSentence = (text: string) =>
  /^[+−×÷-]$/.test(text.trim()) || /\p{L}{3}/u.test(text.replace(/sin|cos|tan|sqrt|log/g, ''))

/** The choices that a text says: one where it is clear. */
export function choicesSaid(asked: Asked, text: string): readonly CheckedChoice[] {
  return asked.choices.filter(choice => saysChoice(asked, choice, text))
}

/** Whether a text is the right choice and no other. */
export function isRightChoice(asked: Asked, text: string): boolean {
  const { answer, choices, prompt } = asked
  const content = answer.content ?? []
  // Below the answer the key may print more, such as the corrected line.
  const keys = [content, content.slice(0, 1)]
  if (keys.some(key => isChoice(answer.value, key, text))) return true
  if (keys.some(key => isSpelling(plainWords(wordsOf(key, prompt.locale)), plainWords(text)))) return true
  if (isGraph(answer.value, text) || isNumberOfFirst(asked, text)) return true
  const said = choicesSaid(asked, text)
  return said.length === 1 && said[0]?.label === answer.label && choices.length > 1
}

function saysChoice(asked: Asked, choice: CheckedChoice, said: string): boolean {
  const text = said.replace(BECAUSE, '')
  const { prompt } = asked
  const printed = wordsOf(choice.content, prompt.locale)
  if (plainWords(printed) === '') return false
  if (plainWords(printed) === plainWords(text)) return true
  const polarity = polarityOf(printed)
  if (polarity && isYesOrNo(asked)) return polaritySaid(asked, text) === polarity
  if (isSentence(printed)) return saysSentence(asked, choice, printed, text)
  return saysFormula(asked, printed, text) || (/^[A-Z]$/.test(printed) && saysSentence(asked, choice, printed, text))
}

function saysSentence(asked: Asked, choice: CheckedChoice, printed: string, text: string): boolean {
  const [own, typed] = [saidIn(printed), saidIn(initials(text, printed))]
  const others = asked.choices
    .filter(other => other.label !== choice.label)
    .map(other => saidIn(wordsOf(other.content, asked.prompt.locale)).tokens)
  const printedWords = tokensOf(asked.prompt.words).map(token => CANON.get(token) ?? token)
  if (saysNoMistake(own)) return saysNoMistake(typed, [...printedWords, ...NO_MISTAKE_TOO])
  return [
    typed.tokens,
    withoutOrder(typed.tokens, [own.tokens, ...others]),
    withoutEcho(typed.tokens, printedWords),
  ].some(tokens =>
    saysTokens(
      own,
      { ...typed, tokens },
      others,
      printedWords,
      OR.test(plainWords(text)) && !OR.test(plainWords(printed)),
    ),
  )
}

/** Words that say beside a denial what is denied. */
const NO_MISTAKE_TOO = ['line', 'neither', 'correct', 'correcto', 'bien']

/** There is no mistake; none; ningún error. */
const saysNoMistake = ({ tokens, negations }: Said, others: readonly string[] = []): boolean =>
  (negations > 0 || tokens.includes('neither')) !== tokens.some(token => /^(?:correct|correcto|bien)$/.test(token)) &&
  tokens.every(token => token === 'mistake' || token === 'neither' || (!/\d/.test(token) && others.includes(token)))

/** "First multiply by 3" where no choice says which is the first. */
const withoutOrder = (tokens: readonly string[], choices: readonly (readonly string[])[]): readonly string[] =>
  choices.some(choice => choice.includes('1')) ? tokens : tokens.filter(token => token !== '1')

/** Without the words that repeat the prompt side by side: the first mistake is in line 2. */
const withoutEcho = (tokens: readonly string[], printed: readonly string[]): readonly string[] => {
  const pairs = new Set(printed.map((token, i) => `${token} ${printed[i + 1]}`))
  return tokens.filter((token, i) => !pairs.has(`${token} ${tokens[i + 1]}`) && !pairs.has(`${tokens[i - 1]} ${token}`))
}

/** Steps and numbers, whose order matters. */
const isStep = (token: string): boolean => /^(?:add|subtract|multiply|divide|[\d.%]+)$/.test(token)

/** Most of a choice, in its words and their order, and of no other choice: studied 3 hours and got 65. */
const saysMost = (tokens: readonly string[], own: readonly string[], others: readonly (readonly string[])[]): boolean =>
  tokens.length > 1 &&
  tokens.length * 2 >= own.length &&
  isWithin(tokens, own) &&
  !others.some(other => isWithin(tokens, other))

function isWithin(tokens: readonly string[], all: readonly string[]): boolean {
  let at = -1
  return tokens.every(token => {
    at = all.indexOf(token, at + 1)
    return at >= 0
  })
}

function saysTokens(
  own: Said,
  typed: Said,
  others: readonly (readonly string[])[],
  printedWords: readonly string[],
  isEither: boolean,
): boolean {
  if (typed.tokens.length === 0) return false
  if (typed.lead !== null && typed.lead !== own.lead) return false
  if (typed.negations !== own.negations) return false
  if (typed.tokens.join(' ') === own.tokens.join(' ')) return true
  if (isEither) return false
  if (saysMost(typed.tokens, own.tokens, others)) return true
  const isAmong = (lists: readonly (readonly string[])[], token: string) =>
    lists.some(list => list.some(other => stem(other) === stem(token)))
  const steps = own.tokens.filter(isStep)
  if (steps.length > 0) {
    const taken = typed.tokens.filter(isStep)
    if (taken.join(' ') !== steps.filter(step => taken.includes(step)).join(' ')) return false
  }
  if (!typed.tokens.every(token => isAmong([own.tokens, printedWords], token))) return false
  if (typed.tokens.some(token => isAmong(others, token) && !isAmong([own.tokens], token))) return false
  const distinct = own.tokens.filter(token => !isAmong(others, token))
  const met = distinct.filter(token => isAmong([typed.tokens], token))
  return distinct.length > 0 && met.length * 2 >= distinct.length
}

const stem = (token: string): string => (token.length > 4 ? token.replace(/(?:es|s)$/, '') : token)

/** Angle-Angle-Side for AAS. */
function initials(text: string, printed: string): string {
  if (!/^[A-Z]{2,3}$/.test(printed.trim())) return text
  const letters = tokensOf(text.replace(/-/g, ' ')).map(
    token =>
      ({ angle: 'a', side: 's', hypotenuse: 'h', leg: 'l', angulo: 'a', lado: 'l', hipotenusa: 'h', cateto: 'c' })[
        token
      ],
  )
  return letters.length > 1 && letters.every(letter => letter !== undefined) ? letters.join('') : text
}

/** Right is no yes where the other choices are acute and obtuse. */
const isYesOrNo = ({ choices, prompt }: Asked): boolean => {
  const polarities = choices.map(({ content }) => polarityOf(wordsOf(content, prompt.locale)))
  return polarities.includes('yes') && polarities.includes('no')
}

const polarityOf = (text: string): 'yes' | 'no' | null => {
  const plain = plainWords(text)
  return YES.has(plain) ? 'yes' : NO.has(plain) ? 'no' : null
}

const SAID_VERBS = new Set('is are es son does do lo has have tiene tienen hay'.split(' '))

/** Yes or no, as a sentence says it: "it is not", "not true", "No, it is not". */
function polaritySaid(asked: Asked, text: string): 'yes' | 'no' | null {
  const plain = plainWords(text)
  if (OR.test(plain)) return null
  const [, word = '', reason] = /^(\p{L}+)[,;:.] ?(.+)$/u.exec(plain) ?? []
  const led = polarityOf(word)
  if (!led || reason === undefined) return wholeSaid(asked, plain)
  const body = wholeSaid(asked, reason)
  const isDenied = tokensOf(reason).some(token => NEGATIONS.has(token))
  return body ? (body === led ? led : null) : led === 'yes' && isDenied ? null : led
}

/** What a sentence says with words of the prompt alone. */
function wholeSaid(asked: Asked, plain: string): 'yes' | 'no' | null {
  const printed = new Set(tokensOf(asked.prompt.words).map(stem))
  const all = tokensOf(plain).filter(token => !FUNCTION_WORDS.has(token) || SAID_VERBS.has(token))
  const [first = '', ...rest] = all
  // No son paralelas: in Spanish the verb itself is denied.
  const isVerbDenied = first === 'no' && asked.prompt.locale === 'es' && rest.length > 0
  const lead = isVerbDenied ? null : polarityOf(first)
  const said = lead ? rest : all
  if (
    said.some(
      token =>
        !NEGATIONS.has(token) &&
        !YES.has(token) &&
        !NO.has(token) &&
        !FUNCTION_WORDS.has(token) &&
        !printed.has(stem(token)),
    )
  )
    return null
  const negated = said.filter(token => NEGATIONS.has(token)).length % 2 === 1
  const truth = said.flatMap(token => (NEGATIONS.has(token) ? [] : (polarityOf(token) ?? [])))
  if (truth.length > 1) return null
  const [told] = truth
  const body =
    said.length === 0
      ? null
      : told
        ? (told === 'yes') !== negated
          ? 'yes'
          : 'no'
        : negated
          ? 'no'
          : all.some(token => SAID_VERBS.has(token) && token !== 'lo')
            ? 'yes'
            : null
  if (lead && NEGATIONS.has(first) && told && rest.length === 1)
    return told === 'yes' ? 'no' : lead === told ? null : 'yes'
  if (lead && body) return lead === body ? lead : null
  return lead ?? body
}

function saysFormula(asked: Asked, printed: string, text: string): boolean {
  const [said, own] = [text, printed].map(formula => shortened(formula).replace(/°/g, ''))
  if (own !== '' && own === said) return true
  if (printed.startsWith('{')) return isSameSystem(printed.slice(1), text)
  const model = parse(printed)
  if (!model) return false
  const typed = printed.includes('□') ? withBoxes(text) : derivativeNames(withSigns(withDigits(text)))
  const matches = (input: string, of: Expr) =>
    readings(withTypedSigns(input, of)).some(reading => isSameForm(reading, of))
  if (matches(typed, model)) return true
  if (model.kind === 'relation' && model.sign === '=')
    return haveSameLeft(asked.choices, asked) && matches(typed, model.right)
  const bare = withoutName(typed)
  if (bare !== typed && !namesAnother(typed.split('=')[0] ?? '', asked.prompt) && matches(bare, model)) return true
  // 19 y 19 for 19 + 19.
  const items = itemsOf(text, /^[,;]/).map(item => parse(item))
  return (
    model.kind === 'sum' &&
    items.length > 1 &&
    items.length === termsOf(model).length &&
    termsOf(model).every((term, i) => {
      const item = items[i]
      return item !== null && item !== undefined && isEqual(item, term)
    })
  )
}

/** Two equations, apart by a semicolon, a comma or a word, in any order. */
function isSameSystem(printed: string, text: string): boolean {
  const equations = (of: string) => itemsOf(of.replace(/^\{|\}$/g, ''), /^[;,\n]/).map(item => parse(item))
  const [own, typed] = [equations(printed), equations(text)]
  return (
    own.length === typed.length &&
    own.every(equation => typed.some(other => equation !== null && other !== null && isSameForm(other, equation)))
  )
}

/** x - 46 = 35 and ? - 46 = 35 for □ - 46 = 35. */
const withBoxes = (text: string) => text.replace(/[?☐▢]|_+|(?<!\p{L})\p{L}(?!\p{L})/gu, '□')

/** y' is dy/dx. */
const derivativeNames = (text: string) => text.replace(/^y ?['′](?= ?=)/, 'dy/dx')

function haveSameLeft(choices: readonly CheckedChoice[], { prompt }: Asked): boolean {
  const lefts = choices
    .map(({ content }) => parse(wordsOf(content, prompt.locale)))
    .map(of => (of?.kind === 'relation' ? JSON.stringify(of.left) : null))
  return lefts.length > 1 && lefts.every(left => left !== null && left === lefts[0])
}

/** Of two numbers that are compared, the first or the second may be told by its value. */
function isNumberOfFirst({ answer, prompt }: Asked, text: string): boolean {
  const numbers = prompt.text.match(/\d+(?:\.\d+)?/g) ?? []
  const at = answer.value === 'first' ? 0 : answer.value === 'second' ? 1 : -1
  return numbers.length === 2 && numbers[at] === text.trim()
}

/** The graph of an inequality is told by the inequality. */
function isGraph(value: Json, text: string): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { sign, boundary } = value as Readonly<Record<string, Json>>
  return (
    typeof sign === 'string' &&
    typeof boundary === 'string' &&
    /[<>≤≥]/.test(sign) &&
    isSetOrInequality(`x ${sign} ${boundary}`, null, text)
  )
}

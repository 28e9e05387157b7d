import {
  type Block,
  type Both,
  blocksOf,
  bracketed,
  type Cell,
  type Expr,
  evaluate,
  explained,
  expression,
  expressionList,
  type FormMaker,
  failed,
  type Inline,
  isTerm,
  itemOf,
  join,
  labelOrder,
  line,
  list,
  minus,
  over,
  prose,
  type Random,
  role,
  type Statement,
  type Step,
  sum,
  symbol,
  table,
  trueStatement,
  words,
} from '../../../author.ts'
import { writeIt } from './easy.ts'
import { hardStories } from './hard-stories.ts'
import type { levels } from './levels.ts'
import { firstMeans, isAsNamed, isPrinted, thenMeans, written } from './operations.ts'
import {
  groupedPhrases,
  keyOfChain,
  type Phrase,
  paragraphOf,
  phraseOf,
  phraseSteps,
  type Told,
  tell,
  twoPhrases,
  LETTERS as UNKNOWNS,
} from './phrases.ts'
import { askStory, storySteps, tellStory } from './stories.ts'

/** a(b + y) and x/c, or ax and (b + y)/c, the first minus the second or the other way around. */
interface Parts {
  readonly isSumDivided: boolean
  readonly a: number
  readonly b: number
  readonly c: number
  readonly letters: readonly [string, string]
  readonly isProductFirst: boolean
}
const drawParts = (random: Random, isSumDivided: boolean): Parts =>
  random.until(
    () => ({
      isSumDivided,
      a: random.int(2, 9),
      b: random.int(2, 12),
      c: random.int(2, 9),
      letters: random.pick([
        ['x', 'n'],
        ['n', 'x'],
        ['n', 't'],
        ['t', 'x'],
      ] as const),
      isProductFirst: random.evenly([true, false]),
    }),
    ({ a, b, c }) => a !== b && b !== c && a !== c,
  )
const innerOf = ({ b, letters }: Parts) => sum(b, symbol(letters[1]))
const [multiplied, divided] = [
  (parts: Parts): Expr => (parts.isSumDivided ? symbol(parts.letters[0]) : bracketed(innerOf(parts))),
  (parts: Parts): Expr => (parts.isSumDivided ? innerOf(parts) : symbol(parts.letters[0])),
]
const productOf = (parts: Parts) => join(parts.a, multiplied(parts))
const quotientOf = (parts: Parts) => over(divided(parts), parts.c)
const wholeOf = (parts: Parts) =>
  parts.isProductFirst ? minus(productOf(parts), quotientOf(parts)) : minus(quotientOf(parts), productOf(parts))

type Part = 'sum' | 'product' | 'quotient'
const PART: Readonly<
  Record<
    Part,
    {
      en: string
      es: string
      un: 'un' | 'una'
      of: (parts: Parts) => Expr
      why: (parts: Parts) => Both<readonly Inline[]>
    }
  >
> = {
  sum: {
    en: 'sum',
    es: 'suma',
    un: 'una',
    of: innerOf,
    why: ({ b, letters: [, y] }) => ({
      en: line`In a sum, numbers are added: ${b} and ${symbol(y)}.`,
      es: line`En una suma, se suman números: ${b} y ${symbol(y)}.`,
    }),
  },
  product: {
    en: 'product',
    es: 'producto',
    un: 'un',
    of: productOf,
    why: parts => ({
      en: line`In a product, factors are multiplied: ${parts.a} and ${multiplied(parts)}.`,
      es: line`En un producto, se multiplican factores: ${parts.a} y ${multiplied(parts)}.`,
    }),
  },
  quotient: {
    en: 'quotient',
    es: 'cociente',
    un: 'un',
    of: quotientOf,
    why: parts => ({
      en: line`In a quotient, one number is divided by another: ${divided(parts)} by ${parts.c}.`,
      es: line`En un cociente, un número se divide entre otro: ${divided(parts)} entre ${parts.c}.`,
    }),
  },
}
const ASKED = [
  ['sum', 'quotient'],
  ['quotient', 'product'],
  ['product', 'sum'],
  ['quotient', 'sum'],
  ['product', 'quotient'],
  ['sum', 'product'],
] as const

/** What is said of each part: one thing that is so, one that is not. */
const claims = (parts: Parts): readonly (readonly [isSo: Sentenced, isNot: Sentenced])[] => {
  const { a, b, c, letters } = parts
  const [x, y] = [symbol(letters[0]), symbol(letters[1])]
  const [product, quotient, inner, whole] = [productOf(parts), quotientOf(parts), innerOf(parts), wholeOf(parts)]
  return [
    [
      claim(
        'product',
        line`${product} is the product of the factors ${a} and ${bracketed(inner)}.`,
        line`${product} es el producto de los factores ${a} y ${bracketed(inner)}.`,
      ),
      claim(
        'added',
        line`${product} is the sum of the terms ${a} and ${bracketed(inner)}.`,
        line`${product} es la suma de los términos ${a} y ${bracketed(inner)}.`,
      ),
    ],
    [
      claim(
        'quotient',
        line`${quotient} is the quotient of ${x} and ${c}.`,
        line`${quotient} es el cociente de ${x} entre ${c}.`,
      ),
      claim(
        'turned',
        line`${quotient} is the quotient of ${c} and ${x}.`,
        line`${quotient} es el cociente de ${c} entre ${x}.`,
      ),
    ],
    [
      claim(
        'factor',
        line`${inner} is one of the factors of ${product}.`,
        line`${inner} es uno de los factores de ${product}.`,
      ),
      claim(
        'inner-product',
        line`${inner} is the product of ${b} and ${y}.`,
        line`${inner} es el producto de ${b} y ${y}.`,
      ),
    ],
    [
      claim('two', line`${whole} is a difference of two terms.`, line`${whole} es una diferencia de dos términos.`),
      claim(
        'three',
        line`${whole} is a difference of three terms.`,
        line`${whole} es una diferencia de tres términos.`,
      ),
    ],
  ]
}
interface Sentenced {
  readonly key: string
  readonly says: ReturnType<typeof paragraphOf>
}
const claim = (key: string, en: readonly Inline[], es: readonly Inline[]): Sentenced => ({
  key,
  says: paragraphOf({ en, es }),
})

/** Phrases that take a small number as factor or divisor, and a large one to add or subtract. */
const hasBoth = ({ chain }: Phrase) =>
  chain.some(one => one === 'times' || one === 'over') &&
  chain.some(one => one === 'plus' || one === 'minus' || one === 'from')
const [matchedGrouped, matchedOthers] = [groupedPhrases.filter(hasBoth), twoPhrases.filter(hasBoth)]

/** Phrases of the same two numbers, and which of them belongs to the expression at each letter. */
interface Matched {
  readonly phrases: readonly Told[]
  readonly places: readonly number[]
}
const LETTERS = ['A', 'B', 'C', 'D'] as const
type Letter = (typeof LETTERS)[number]

function drawMatched(random: Random): Matched {
  const letter = random.pick(UNKNOWNS)
  const [small, large] = [random.int(3, 8), random.int(10, 24)]
  const numberOf = (operation: string | undefined) => (operation === 'times' || operation === 'over' ? small : large)
  const phrases = random
    .shuffle<readonly Phrase[]>([...random.sample(matchedGrouped, 2), ...random.sample(matchedOthers, 2)])
    .map(({ chain, says }) => ({ chain, says, letter, a: numberOf(chain[0]), b: numberOf(chain[1]) }))
  const places = random.until(
    () => random.shuffle<number[]>([0, 1, 2, 3]),
    drawn => drawn.some((phrase, i) => phrase !== i) && drawn.some((phrase, i) => phrase !== 3 - i),
  )
  return { phrases, places }
}
const lettersOf = ({ places }: Matched): readonly Letter[] =>
  [0, 1, 2, 3].map(row => itemOf(LETTERS, places.indexOf(row)))

export const hardForms = (form: FormMaker<typeof levels>) => ({
  groupedPhrase: form({
    levels: ['hard'],
    share: 2,
    instruction: writeIt,
    draw: random => tell(random, random.evenly(groupedPhrases)),
    answer: expression,
    solve: told => written(told),
    key: keyOfChain,
    ask: told => paragraphOf(phraseOf(told)),
    solution: phraseSteps,
    check: (printed, answer) => isPrinted(printed, answer),
  }),

  hardStory: form({
    levels: ['hard'],
    share: 2,
    draw: random => tellStory(random, hardStories),
    answer: expression,
    solve: told => written(told),
    key: keyOfChain,
    ask: askStory,
    solution: storySteps,
    check: (printed, answer) => isPrinted(printed, answer),
  }),

  matchPhrases: form({
    levels: ['hard'],
    kind: 'match',
    wide: true,
    instruction: {
      en: prose`Match each phrase with its expression. Write the letters in order, starting with row 1.`,
      es: prose`Relaciona cada frase con su expresión. Escribe las letras en orden, desde la fila 1.`,
    },
    draw: drawMatched,
    answer: labelOrder(LETTERS),
    solve: lettersOf,
    ask({ phrases, places }) {
      const rows = (locale: 'en' | 'es') =>
        table({
          rows: phrases.map((phrase, i) => [
            line`${i + 1}`,
            phraseOf(phrase)[locale],
            symbol(itemOf(LETTERS, i)),
            written(itemOf(phrases, itemOf(places, i))),
          ]),
        })
      return { en: rows('en'), es: rows('es') }
    },
    solution: (facts, letters) => [
      ...facts.phrases.map((phrase, i) => {
        const [first, then] = [firstMeans(phrase), thenMeans(phrase)]
        return explained(
          written(phrase),
          [...line`Phrase ${i + 1}, letter ${symbol(itemOf(letters, i))}. `, ...first.en, ' ', ...then.en],
          [...line`Frase ${i + 1}, letra ${symbol(itemOf(letters, i))}. `, ...first.es, ' ', ...then.es],
        )
      }),
      explained(
        list(...letters.map(letter => symbol(letter))),
        line`Write the letters in the order of the rows.`,
        line`Escribe las letras en el orden de las filas.`,
      ),
    ],
    check(printed, letters) {
      const { rows } = printed.block('table')
      const shown = rows.map(row => expressionIn(itemOf(row, 3)))
      return (
        letters.length === rows.length &&
        rows.every((row, i) => {
          const at = LETTERS.indexOf(itemOf(letters, i))
          const named = itemOf(row, 1).flatMap(item => (typeof item === 'object' && item.kind === 'role' ? [item] : []))
          return at < shown.length && isAsNamed(named, itemOf(shown, at))
        })
      )
    },
  }),

  writeParts: form({
    levels: ['hard'],
    draw: random => ({ ...drawParts(random, true), asked: random.evenly(ASKED) }),
    answer: expressionList,
    solve: ({ asked, ...parts }) => asked.map(part => PART[part].of(parts)),
    namedAnswer: ({ asked: [one, other], ...parts }) => ({
      en: prose`${words(PART[one].en, PART[one].es)}: ${PART[one].of(parts)}; ${words(PART[other].en, PART[other].es)}: ${PART[other].of(parts)}`,
      es: prose`${words(PART[one].en, PART[one].es)}: ${PART[one].of(parts)}; ${words(PART[other].en, PART[other].es)}: ${PART[other].of(parts)}`,
    }),
    ask: ({ asked: [one, other], ...parts }) => askParts(wholeOf(parts), one, other),
    solution: ({ asked, ...parts }) =>
      asked.map(part => {
        const { en, es } = PART[part].why(parts)
        return explained(
          paragraphOf({
            en: [`${PART[part].en}: `, PART[part].of(parts)],
            es: [`${PART[part].es}: `, PART[part].of(parts)],
          }),
          en,
          es,
        )
      }),
    // Of the printed terms, the one with a bar is the quotient, the other the product; what stands over the bar is the sum.
    check(printed, answer) {
      const { terms } = printed.one('sum')
      const shown = terms.map(term => (term.kind === 'negative' ? term.of : term))
      const [product, quotient] = ['product', 'quotient'].map(kind => shown.find(term => term.kind === kind))
      const asked = printed.terms('role').map(({ name }) => name)
      const found: Readonly<Record<string, Expr | undefined>> = {
        product,
        quotient,
        sum: quotient?.kind === 'quotient' ? quotient.over : undefined,
      }
      return (
        answer.length === asked.length &&
        asked.every((name, i) => {
          const right = found[name]
          return right !== undefined && PLACES.every(at => evaluate(right, at).equals(evaluate(itemOf(answer, i), at)))
        })
      )
    },
  }),

  trueOfParts: form(
    trueStatement({
      levels: ['hard'],
      draw: random => ({ ...drawParts(random, false), so: random.evenly([0, 2, 1, 3]) }),
      about: parts => ({ en: blocksOf(wholeOf(parts)), es: blocksOf(wholeOf(parts)) }),
      question: {
        en: prose`Which statement about the expression is true?`,
        es: prose`¿Qué afirmación sobre la expresión es verdadera?`,
      },
      statements: ({ so, ...parts }): readonly Statement[] =>
        claims(parts).map(([isSo, isNot], i) =>
          i === so ? { ...isSo, isTrue: true } : { ...isNot, isTrue: false, why: refuted(parts, isNot.key) },
        ),
      solution: ({ so, ...parts }) => [
        explained(
          wholeOf(parts),
          line`Look at what joins the numbers and the letters: a sign, a fraction bar, or parentheses.`,
          line`Mira qué une los números y las letras: un signo, una raya de fracción o un paréntesis.`,
        ),
        explained(itemOf(claims(parts), so)[0].says, ...whySo(parts, so)),
      ],
      holds(printed, key) {
        const { terms } = printed.one('sum')
        const shown = terms.map(term => (term.kind === 'negative' ? term.of : term))
        const product = shown.find(term => term.kind === 'product')
        switch (key) {
          case 'product':
            return product !== undefined
          case 'quotient':
            return shown.some(({ kind }) => kind === 'quotient')
          case 'factor':
            return product?.factors.some(({ kind }) => kind === 'group') === true
          case 'two':
            return terms.length === 2
          default:
            return false
        }
      },
    }),
  ),
})

const PLACES = [1, 2, 5].map(at => ({ x: at, n: at + 2, t: at + 7 }))

const expressionIn = ([item]: Cell): Expr =>
  item === undefined || typeof item === 'string' || isTerm(item) ? failed('An expression stands there') : item

const askParts = (whole: Expr, one: Part, other: Part): Both<Block> => {
  const inOne = (locale: 'en' | 'es'): readonly Inline[] => {
    const named = (part: Part) => role(part, words(PART[part].en, PART[part].es))
    return locale === 'en'
      ? [
          'In the expression ',
          whole,
          ', write the part that is a ',
          named(one),
          ', then the part that is a ',
          named(other),
          '.',
        ]
      : [
          'En la expresión ',
          whole,
          ', escribe la parte que es ',
          PART[one].un,
          ' ',
          named(one),
          ' y después la parte que es ',
          PART[other].un,
          ' ',
          named(other),
          '.',
        ]
  }
  return paragraphOf({ en: inOne('en'), es: inOne('es') })
}

function refuted(parts: Parts, key: string): Step {
  const { a, b, c, letters } = parts
  const [x, y] = [symbol(letters[0]), symbol(letters[1])]
  const inner = bracketed(innerOf(parts))
  switch (key) {
    case 'added':
      return explained(
        productOf(parts),
        line`${a} stands next to ${inner}: they are multiplied, not added.`,
        line`${a} está junto a ${inner}: se multiplican, no se suman.`,
      )
    case 'turned':
      return explained(
        quotientOf(parts),
        line`${x} is above the bar: ${x} is divided by ${c}, not ${c} by ${x}.`,
        line`${x} está sobre la raya: se divide ${x} entre ${c}, no ${c} entre ${x}.`,
      )
    case 'inner-product':
      return explained(
        innerOf(parts),
        line`${b} and ${y} are added, so this is a sum.`,
        line`${b} y ${y} se suman, así que es una suma.`,
      )
    default:
      return explained(
        wholeOf(parts),
        line`Only two parts are subtracted, so there are two terms.`,
        line`Solo se restan dos partes, así que hay dos términos.`,
      )
  }
}
function whySo(parts: Parts, so: number): readonly [readonly Inline[], readonly Inline[]] {
  const { a, c, letters } = parts
  const x = symbol(letters[0])
  const inner = bracketed(innerOf(parts))
  const all: readonly (readonly [readonly Inline[], readonly Inline[]])[] = [
    [line`True: ${a} and ${inner} are multiplied.`, line`Verdadera: ${a} y ${inner} se multiplican.`],
    [line`True: ${x} is divided by ${c}.`, line`Verdadera: ${x} se divide entre ${c}.`],
    [line`True: ${inner} is multiplied by ${a}.`, line`Verdadera: ${inner} se multiplica por ${a}.`],
    [line`True: one part is taken away from the other.`, line`Verdadera: una parte se resta de la otra.`],
  ]
  return itemOf(all, so)
}

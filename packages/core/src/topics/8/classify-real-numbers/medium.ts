import {
  type Both,
  blank,
  both,
  type Expr,
  explained,
  explainedBy,
  expression,
  type FilledTable,
  formulaChoice,
  type Inline,
  inARow,
  isSameContent,
  itemOf,
  line,
  option,
  prose,
  type Random,
  sentenceChoice,
  table,
  tableCells,
  type WhyWrong,
  words,
} from '../../../author.ts'
import { claims } from './claims.ts'
import { drawn, isRational, type Kind, kindOf, printedKind, proved, type Real, shownOf } from './numbers.ts'
import {
  type Form,
  PLACED,
  placedSteps,
  SET_LIST,
  SET_SAID,
  type SetName,
  setsSaid,
  setsWith,
  TABLE_SETS,
} from './sets.ts'

type Maker = (random: Random) => Real
const zero = (random: Random): Real => ({ look: 'quotient', n: 0, d: random.int(3, 9) })
const NATURAL: readonly Maker[] = [random => drawn.square(random, 15), random => drawn.quotient(random)]
const INTEGER: readonly Maker[] = [random => drawn.square(random, 15, true), random => drawn.quotient(random, -1)]
const RATIONAL: readonly Maker[] = [
  random => drawn.repeating(random),
  random => drawn.fractionRoot(random),
  random => drawn.decimal(random, -1),
  random => drawn.fraction(random, -1),
  random => drawn.repeating(random, -1),
]
const IRRATIONAL: readonly Maker[] = [
  random => drawn.nonSquare(random),
  random => drawn.nonSquare(random, true),
  random => drawn.nonSquareFractionRoot(random),
  random => drawn.pi(random),
]
const BY_KIND: Readonly<Record<Kind, readonly Maker[]>> = {
  natural: NATURAL,
  whole: [zero],
  integer: INTEGER,
  rational: RATIONAL,
  irrational: IRRATIONAL,
}
const drawKind = (random: Random, kind: Kind): Real => random.pick(BY_KIND[kind])(random)
/** Every smallest set, those with more numbers more often. */
const KINDS: readonly Kind[] = ['integer', 'rational', 'irrational', 'natural', 'rational', 'integer', 'whole']
const KINDS_AGAIN: readonly Kind[] = ['rational', 'natural', 'irrational', 'integer', 'whole', 'rational']

/** The kinds of the numbers of a table. */
const SORTS: readonly (readonly Kind[])[] = [
  ['integer', 'rational', 'irrational'],
  ['natural', 'irrational', 'rational'],
  ['whole', 'irrational', 'integer'],
  ['rational', 'integer', 'natural'],
  ['irrational', 'whole', 'rational'],
]

const COLUMNS = ['natural', 'whole', 'integer', 'rational', 'irrational'] as const
const HEAD = [words('Number', 'Número'), ...COLUMNS.map(set => words(SET_SAID[set].en, SET_SAID[set].es))]
const YES = words('yes', 'sí')
const NO = words('no', 'no')
const verdicts = (kind: Kind) => COLUMNS.map(set => (setsWith(kind).includes(set) ? YES : NO))

const smallest = option<SetName>({
  natural: { en: prose`the natural numbers`, es: prose`los números naturales` },
  whole: { en: prose`the whole numbers`, es: prose`los números cabales` },
  integer: { en: prose`the integers`, es: prose`los números enteros` },
  rational: { en: prose`the rational numbers`, es: prose`los números racionales` },
  irrational: { en: prose`the irrational numbers`, es: prose`los números irracionales` },
  real: { en: prose`the real numbers`, es: prose`los números reales` },
})

/** Larger sets, and sets that only look right. */
const NOT_SMALLEST: Readonly<Record<Kind, Readonly<Partial<Record<SetName, WhyWrong>>>>> = {
  natural: {
    whole: {
      en: line`It contains the number, but it also has 0: the set of natural numbers is smaller.`,
      es: line`Contiene el número, pero también tiene el 0: el conjunto de los naturales es menor.`,
    },
    rational: {
      en: line`It contains the number, but also fractions: the set of natural numbers is smaller.`,
      es: line`Contiene el número, pero también fracciones: el conjunto de los naturales es menor.`,
    },
  },
  whole: {
    natural: {
      en: line`The natural numbers start at 1, and this is 0.`,
      es: line`Los naturales empiezan en 1 y este es 0.`,
    },
    integer: {
      en: line`It contains 0, but also negative numbers: the set of whole numbers is smaller.`,
      es: line`Contiene el 0, pero también números negativos: el conjunto de los cabales es menor.`,
    },
  },
  integer: {
    whole: { en: line`No whole number is negative.`, es: line`Ningún número cabal es negativo.` },
    rational: {
      en: line`It contains the number, but also fractions: the set of integers is smaller.`,
      es: line`Contiene el número, pero también fracciones: el conjunto de los enteros es menor.`,
    },
  },
  rational: {
    integer: { en: line`The number lies between two integers.`, es: line`El número está entre dos enteros.` },
    irrational: {
      en: line`The number can be written as a fraction of integers.`,
      es: line`El número se puede escribir como fracción de enteros.`,
    },
  },
  irrational: {
    rational: {
      en: line`The number cannot be written as a fraction of integers.`,
      es: line`El número no se puede escribir como fracción de enteros.`,
    },
    real: {
      en: line`It contains the number, but also the rational numbers: the set of irrational numbers is smaller.`,
      es: line`Contiene el número, pero también los racionales: el conjunto de los irracionales es menor.`,
    },
  },
}

/** In one set but not in another: a number that fits, and three that look like it. */
interface Gap {
  readonly in: SetName
  readonly not: SetName
  readonly fits: Kind
  readonly draw: (random: Random) => readonly [fit: Real, one: Real, two: Real, three: Real]
}
const GAPS: readonly Gap[] = [
  {
    in: 'integer',
    not: 'whole',
    fits: 'integer',
    draw(random) {
      const isRoot = random.chance(0.5)
      return [
        isRoot ? drawn.square(random, 15, true) : drawn.quotient(random, -1),
        isRoot ? drawn.square(random, 15) : drawn.quotient(random),
        drawn.fraction(random, -1),
        drawn.nonSquare(random, true),
      ]
    },
  },
  {
    in: 'rational',
    not: 'integer',
    fits: 'rational',
    draw: random => [
      random.chance(0.5) ? drawn.fractionRoot(random) : drawn.fraction(random),
      drawn.quotient(random, -1),
      drawn.square(random, 15),
      drawn.nonSquareFractionRoot(random),
    ],
  },
  {
    in: 'whole',
    not: 'natural',
    fits: 'whole',
    draw: random => [zero(random), drawn.quotient(random), drawn.square(random, 15, true), drawn.fraction(random, 1)],
  },
  {
    in: 'rational',
    not: 'whole',
    fits: 'integer',
    draw: random => [
      drawn.square(random, 15, true),
      drawn.square(random, 15),
      drawn.quotient(random),
      drawn.nonSquare(random, true),
    ],
  },
]
const NAMED: Readonly<Record<SetName, readonly [en: string, es: string]>> = {
  natural: ['a natural number', 'un número natural'],
  whole: ['a whole number (0, 1, 2, 3, …)', 'un número cabal (0, 1, 2, 3, …)'],
  integer: ['an integer', 'un número entero'],
  rational: ['a rational number', 'un número racional'],
  irrational: ['an irrational number', 'un número irracional'],
  real: ['a real number', 'un número real'],
}

/** Why a number of this kind is none of those asked for, told after its value. */
const OUT: Readonly<Record<Kind, Both<readonly Inline[]>>> = {
  natural: { en: line`It is one of 1, 2, 3, …: a natural number.`, es: line`Es uno de 1, 2, 3, …: un número natural.` },
  whole: PLACED.whole,
  integer: { en: line`It is a negative integer.`, es: line`Es un entero negativo.` },
  rational: {
    en: line`It is not an integer.`,
    es: line`No es un entero.`,
  },
  irrational: { en: line`That rules it out.`, es: line`Eso lo descarta.` },
}
const joined = (one: Both<readonly Inline[]>, other: Both<readonly Inline[]>): Both<readonly Inline[]> => ({
  en: [...one.en, ' ', ...other.en],
  es: [...one.es, ' ', ...other.es],
})
const claimOf = (key: string) =>
  itemOf(
    claims,
    claims.findIndex(claim => claim.key === key),
  )

const KIND_NAMES = ['natural', 'whole', 'integer', 'rational', 'irrational'] as const
/** What is wrong with the list of one kind for a number of another. */
function misplaced(is: Kind, said: Kind): Both<readonly Inline[]> {
  if (said === 'irrational') return { en: line`The number is rational.`, es: line`El número es racional.` }
  if (is === 'irrational') return { en: line`The number is not rational.`, es: line`El número no es racional.` }
  const isTooShort = KIND_NAMES.indexOf(said) > KIND_NAMES.indexOf(is)
  if (isTooShort) {
    const [en, es] = NAMED[is]
    return {
      en: [`The list leaves out a set: the number is also ${en}.`],
      es: [`A la lista le falta un conjunto: también es ${es}.`],
    }
  }
  return {
    natural: {
      en: line`The natural numbers start at 1.`,
      es: line`Los números naturales empiezan en 1.`,
    },
    whole:
      is === 'integer'
        ? { en: line`Whole numbers are never negative.`, es: line`Los números cabales nunca son negativos.` }
        : { en: line`The number is not a whole number.`, es: line`El número no es cabal.` },
    integer: { en: line`The number is not an integer.`, es: line`El número no es un entero.` },
    rational: { en: line`The number is not rational.`, es: line`El número no es racional.` },
  }[said]
}

export const mediumForms = (form: Form) => ({
  setTable: form({
    levels: ['medium'],
    kind: 'table',
    instruction: TABLE_SETS,
    draw: random => {
      const kinds = random.evenly(SORTS)
      return random.shuffle<readonly Kind[]>(kinds).map(kind => drawKind(random, kind))
    },
    answer: tableCells,
    solve: (all): FilledTable => {
      const rows = all.map(of => verdicts(kindOf(of)))
      return { head: HEAD, rows: rows.map((row, i) => [shownOf(itemOf(all, i)), ...row]), blanks: rows.flat() }
    },
    ask: all => {
      const empty = table({ head: HEAD, rows: all.map(of => [shownOf(of), ...COLUMNS.map(() => blank(3))]) })
      return {
        en: [prose`Write yes or no in each box: does the number belong to the set?`, empty],
        es: [prose`Escribe sí o no en cada casilla: ¿pertenece el número al conjunto?`, empty],
      }
    },
    solution: (all, answer) => [
      ...all.map(of => ({ ...proved(of), says: joined(proved(of).says, PLACED[kindOf(of)]) })),
      explained(
        tableCells.show(answer).en,
        line`Write yes for each set that holds the number.`,
        line`Escribe sí en cada conjunto que contiene el número.`,
      ),
    ],
    check(printed, { blanks }) {
      const right = printed
        .block('table')
        .rows.flatMap(([first]) => verdicts(printedKind(itemOf(first ?? [], 0) as Expr)))
      return right.length === blanks.length && right.every((word, i) => isSameContent(word, blanks[i]))
    },
  }),

  allSets: form({
    levels: ['medium'],
    instruction: SET_LIST,
    draw: random => drawKind(random, random.evenly(KINDS)),
    answer: sentenceChoice,
    solve: of => setsSaid(setsWith(kindOf(of))),
    mistakes: of => {
      const wrong: Readonly<Record<Kind, readonly Kind[]>> = {
        natural: ['integer', 'rational', 'irrational'],
        whole: ['natural', 'rational', 'integer'],
        integer: ['whole', 'irrational', 'rational'],
        rational: ['irrational', 'integer', 'whole'],
        irrational: ['rational', 'integer', 'natural'],
      }
      return Object.fromEntries(wrong[kindOf(of)].map(kind => [kind, setsSaid(setsWith(kind))]))
    },
    ask: of => ({
      en: prose`Which list names all the sets to which ${shownOf(of)} belongs?`,
      es: prose`¿Qué lista nombra todos los conjuntos a los que pertenece ${shownOf(of)}?`,
    }),
    solution: (of, answer) => placedSteps(of, kindOf(of), answer),
    whyWrong: of => Object.fromEntries(KIND_NAMES.map(kind => [kind, misplaced(kindOf(of), kind)])),
    check(printed, { key }) {
      const [shown] = printed.maths.filter(item => item.kind !== 'words').slice(-1)
      return shown !== undefined && key === setsWith(printedKind(shown)).join(', ')
    },
  }),

  smallestSet: form({
    levels: ['medium'],
    draw: random => drawKind(random, random.evenly(KINDS_AGAIN)),
    answer: smallest,
    solve: kindOf,
    ask: of => ({
      en: prose`Which is the smallest of these sets that contains ${shownOf(of)}? (Natural numbers start at 1, whole numbers at 0.)`,
      es: prose`¿Cuál es el menor de estos conjuntos que contiene ${shownOf(of)}? (Los números naturales empiezan en 1; los cabales, en 0.)`,
    }),
    solution: (of, answer) => [proved(of), explainedBy(smallest.show(answer), PLACED[kindOf(of)])],
    whyWrong: of => NOT_SMALLEST[kindOf(of)],
    check: (printed, answer) => printed.maths.slice(0, 1).every(shown => printedKind(shown) === answer),
  }),

  notBelong: form({
    levels: ['medium'],
    draw(random) {
      const isOddRational = random.evenly([true, false])
      const many = isOddRational
        ? random.sample<Maker, 3>(
            [
              random => drawn.nonSquare(random),
              random => drawn.nonSquare(random, true),
              random => drawn.nonSquareFractionRoot(random),
              random => drawn.pi(random),
            ],
            3,
          )
        : random.sample<Maker, 3>(
            [
              random => drawn.repeating(random),
              random => drawn.quotient(random, -1),
              random => drawn.decimal(random),
              random => drawn.fraction(random),
            ],
            3,
          )
      const odd = isOddRational
        ? random.pick([drawn.square(random, 15, true), drawn.square(random, 15), drawn.repeating(random)])
        : random.pick([drawn.nonSquare(random), drawn.pi(random), drawn.nonSquare(random, true)])
      return { odd, others: many.map(make => make(random)), isOddRational, place: random.int(0, 3) }
    },
    kind: 'choose',
    lines: 1,
    answer: expression,
    solve: ({ odd }) => shownOf(odd),
    ask: ({ odd, others, place }) => {
      const row = inARow(...others.map(shownOf).toSpliced(place, 0, shownOf(odd)))
      return {
        en: [
          prose`Three of these numbers are of the same kind (rational or irrational). Write the one that is of the other kind.`,
          row,
        ],
        es: [
          prose`Tres de estos números son del mismo tipo (racional o irracional). Escribe el que es del otro tipo.`,
          row,
        ],
      }
    },
    solution: ({ odd, others, isOddRational }) => [
      ...others.map(proved),
      proved(odd),
      isOddRational
        ? explained(
            shownOf(odd),
            line`This number is rational. The other three are irrational.`,
            line`Este número es racional. Los otros tres son irracionales.`,
          )
        : explained(
            shownOf(odd),
            line`This number is irrational. The other three are rational.`,
            line`Este número es irracional. Los otros tres son racionales.`,
          ),
    ],
    check(printed, answer) {
      const all = printed.maths.flatMap(item => (item.kind === 'list' ? item.items : [item]))
      return (
        all.some(shown => isSameContent(shown, answer)) &&
        all.filter(shown => isRational(shown) === isRational(answer)).length === 1
      )
    },
  }),

  gap: form({
    levels: ['medium'],
    draw(random) {
      const at = random.evenly([0, 1, 2, 3])
      const [fit, ...others] = itemOf(GAPS, at).draw(random)
      return { at, fit, others }
    },
    answer: formulaChoice,
    solve: ({ fit }) => shownOf(fit),
    mistakes: ({ others }) => Object.fromEntries(others.map((of, i) => [`other${i + 1}`, shownOf(of)])),
    ask: ({ at }) => ({
      en: {
        kind: 'paragraph',
        content: [`Which of these is ${NAMED[itemOf(GAPS, at).in][0]} but not ${NAMED[itemOf(GAPS, at).not][0]}?`],
      },
      es: {
        kind: 'paragraph',
        content: [`¿Cuál de estos es ${NAMED[itemOf(GAPS, at).in][1]} pero no ${NAMED[itemOf(GAPS, at).not][1]}?`],
      },
    }),
    solution: ({ fit }) => [proved(fit), explainedBy(both(shownOf(fit)), PLACED[kindOf(fit)])],
    whyWrong: ({ others }) =>
      Object.fromEntries(
        others.map((of, i) => [`other${i + 1}`, { ...proved(of), says: joined(proved(of).says, OUT[kindOf(of)]) }]),
      ),
    check({ text }, answer) {
      const gap = GAPS.find(item =>
        [0, 1].some(
          i => text.includes(`${NAMED[item.in][i as 0 | 1]} `) && text.includes(`${NAMED[item.not][i as 0 | 1]}?`),
        ),
      )
      return gap !== undefined && printedKind(answer as Expr) === gap.fits
    },
  }),

  claim: form({
    levels: ['medium'],
    kind: 'find-mistake',
    wide: true,
    draw: random => {
      const claim = random.evenly(claims)
      return { key: claim.key, numbers: claim.draw(random) }
    },
    answer: sentenceChoice,
    solve: ({ key, numbers }) => itemOf(claimOf(key).replies(numbers), 0),
    mistakes: ({ key, numbers }) =>
      Object.fromEntries(
        claimOf(key)
          .replies(numbers)
          .slice(1)
          .map(reply => [reply.key, reply]),
      ),
    ask: ({ key, numbers }) => claimOf(key).says(numbers),
    solution: ({ key, numbers }, { says }) => claimOf(key).solution(numbers, says),
    whyWrong: ({ key }) => claimOf(key).fails,
    check: (printed, { key }) => claims.some(claim => claim.key === key && claim.isSaid(printed)),
  }),
})

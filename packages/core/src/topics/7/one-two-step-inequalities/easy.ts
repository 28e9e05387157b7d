import {
  answerStep,
  both,
  decimal,
  type Expr,
  evaluate,
  exact,
  type FormMaker,
  figure,
  inequality,
  isTrue,
  line,
  list,
  m,
  numbersInAnyOrder,
  type Printed,
  prose,
  type Random,
  Ratio,
  relation,
  type Step,
  solveLinear,
  step,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  agree,
  boundaryIn,
  boundaryOf,
  circleAndShade,
  emptyLine,
  FLIPPED,
  holdsFor,
  inequalityOf,
  isOnLine,
  OTHER_END,
  type Ray,
  ray,
  rayChoice,
  rayDrawing,
  rayFigure,
  SIGNS,
  windowAround,
} from '../../kit/equations/inequality.ts'
import type { levels } from './levels.ts'
import { positive } from './parts.ts'

/** The left side, what it is at the boundary, and whether solving turns the sign around. */
interface Side {
  readonly boundary: Ratio
  readonly left: Expr
  readonly right: Value
  readonly reverses: boolean
  /** The solution is written like the numbers of the inequality. */
  readonly as?: 'decimal'
  /** Whether the letter stands on the right. */
  readonly swapped?: boolean
}

const whole = (random: Random) => Ratio.of(random.intExcept(-8, 8, 0))

/** A half, so that the boundary lies between two whole numbers. */
const half = (random: Random) => Ratio.of(2 * random.int(-8, 7) + 1, 2)

const kinds = {
  'x + a': (random: Random): Side => {
    const [boundary, a] = [whole(random), random.int(1, 15)]
    return { boundary, left: m`x + ${a}`, right: boundary.plus(a), reverses: false }
  },
  'x - a': (random: Random): Side => {
    const [boundary, a] = [whole(random), random.int(1, 15)]
    return { boundary, left: m`x - ${a}`, right: boundary.minus(a), reverses: false }
  },
  ax: (random: Random): Side => {
    const [boundary, a] = [whole(random), positive(random)]
    return { boundary, left: m`${a}x`, right: boundary.times(a), reverses: false }
  },
  'ax + b': (random: Random): Side => {
    const [boundary, a, b] = [whole(random), positive(random), random.intExcept(-15, 15, 0)]
    return { boundary, left: m`${a}x + ${b}`, right: boundary.times(a).plus(b), reverses: false }
  },
  '-ax + b': (random: Random): Side => {
    const [boundary, a, b] = [whole(random), -positive(random), random.intExcept(-15, 15, 0)]
    return { boundary, left: m`${a}x + ${b}`, right: boundary.times(a).plus(b), reverses: true }
  },
  'b - ax': (random: Random): Side => {
    const [boundary, a, b] = [whole(random), positive(random), random.int(1, 20)]
    return { boundary, left: m`${b} - ${a}x`, right: Ratio.of(b).minus(boundary.times(a)), reverses: true }
  },
  '-x/a + b': (random: Random): Side => {
    const [a, k, b] = [random.int(2, 4), random.intExcept(-2, 2, 0), random.intExcept(-9, 9, 0)]
    return { boundary: Ratio.of(a * k), left: m`-x/${a} + ${b}`, right: b - k, reverses: true }
  },
  'ax + b, halves': (random: Random): Side => {
    const [boundary, a, b] = [half(random), -2 * random.int(1, 4), random.intExcept(-15, 15, 0)]
    return { boundary, left: m`${a}x + ${b}`, right: boundary.times(a).plus(b), reverses: true }
  },
  'c ≤ ax + b': (random: Random): Side => {
    const [boundary, a, b] = [whole(random), -random.int(2, 9), random.intExcept(-15, 15, 0)]
    return { boundary, left: m`${a}x + ${b}`, right: boundary.times(a).plus(b), reverses: true, swapped: true }
  },
  decimals: (random: Random): Side => {
    const [boundary, a, b] = [
      half(random),
      Ratio.of(-2 * random.intExcept(1, 12, 5), 10),
      Ratio.of(random.intExcept(-60, 60, 0), 10),
    ]
    return {
      boundary,
      left: m`${decimal(a)}x + ${decimal(b)}`,
      right: decimal(boundary.times(a).plus(b)),
      reverses: a.n < 0,
      as: 'decimal',
    }
  },
}

interface Level {
  readonly kinds: readonly (keyof typeof kinds)[]
}

function draw(random: Random, level: Level) {
  const [kind, sign] = [random.evenly(level.kinds), random.pick(SIGNS)]
  const { boundary, left, right, reverses, as, swapped = false } = kinds[kind](random)
  const printed = reverses ? FLIPPED[sign] : sign
  const statement = swapped ? relation(right, FLIPPED[printed], left) : relation(left, printed, right)
  const window = boundary.isInteger
    ? windowAround(0, 10)
    : windowAround(Math.floor(boundary.toNumber()), 10, Ratio.of(1, 2))
  return {
    boundary: as === 'decimal' ? decimal(boundary) : boundary,
    sign,
    statement,
    window,
    drawn: ray(sign, boundary, window),
  }
}

const isGraphOf = (printed: Printed, answer: Ray) =>
  agree(holdsFor(printed.one('relation')), isOnLine(rayFigure(answer)), [boundaryOf(answer)])

/** The solution, its end, and the side that is shaded. */
function graphing({ statement, boundary, sign, drawn }: ReturnType<typeof draw>): readonly Step[] {
  return [...solveLinear(statement).slice(-4), ...circleAndShade(sign, boundary, drawn)]
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  solve: form({
    share: 2,
    instruction: { en: prose`Solve the inequality.`, es: prose`Resuelve la desigualdad.` },
    draw,
    answer: inequality,
    solve: ({ sign, boundary }) => inequalityOf('x', sign, boundary),
    ask: ({ statement }) => both(statement),
    solution: ({ statement }) => solveLinear(statement),
    check: (printed, answer) =>
      answer.kind === 'relation' &&
      answer.left.kind === 'symbol' &&
      agree(holdsFor(printed.one('relation')), holdsFor(answer), [boundaryIn(answer)]),
  }),

  graphSolutions: form({
    share: 2,
    instruction: {
      en: prose`Graph the solutions of the inequality.`,
      es: prose`Grafica las soluciones de la desigualdad.`,
    },
    draw,
    answer: rayDrawing,
    solve: ({ drawn }) => drawn,
    ask: ({ statement, window }) => both([statement, figure(emptyLine(window))]),
    solution: graphing,
    check: isGraphOf,
  }),

  chooseGraph: form({
    instruction: { en: prose`Choose the graph of the solutions.`, es: prose`Elige la gráfica de las soluciones.` },
    draw,
    answer: rayChoice,
    solve: ({ drawn }) => drawn,
    mistakes: ({ drawn }) => ({
      signNotReversed: { ...drawn, sign: FLIPPED[drawn.sign] },
      wrongEnd: { ...drawn, sign: OTHER_END[drawn.sign] },
      wrongEndAndDirection: { ...drawn, sign: FLIPPED[OTHER_END[drawn.sign]] },
    }),
    ask: ({ statement }) => both(statement),
    solution: ({ statement, boundary, sign, drawn }) => [
      ...solveLinear(statement).slice(-4),
      circleAndShade(sign, boundary, drawn)[0] as Step,
      answerStep(
        rayChoice.show(drawn),
        sign === '<' || sign === '≤'
          ? {
              en: line`The solutions lie to the left of ${boundary}.`,
              es: line`Las soluciones están a la izquierda de ${boundary}.`,
            }
          : {
              en: line`The solutions lie to the right of ${boundary}.`,
              es: line`Las soluciones están a la derecha de ${boundary}.`,
            },
      ),
    ],
    whyWrong: ({ sign }) => {
      const isLeft = sign === '<' || sign === '≤'
      const side = isLeft
        ? {
            en: line`It is shaded to the right, not to the left.`,
            es: line`Está sombreada hacia la derecha, no hacia la izquierda.`,
          }
        : {
            en: line`It is shaded to the left, not to the right.`,
            es: line`Está sombreada hacia la izquierda, no hacia la derecha.`,
          }
      const isOpen = sign === '<' || sign === '>'
      return {
        signNotReversed: side,
        wrongEnd: isOpen
          ? { en: line`Its circle is filled, not open.`, es: line`Su círculo está relleno, no abierto.` }
          : { en: line`Its circle is open, not filled.`, es: line`Su círculo está abierto, no relleno.` },
        wrongEndAndDirection: {
          en: line`Both its circle and its side are wrong.`,
          es: line`Tanto el círculo como el lado están mal.`,
        },
      }
    },
    check: isGraphOf,
  }),

  solutionsAmong: form({
    levels: ['easy'],
    instruction: {
      en: prose`Write all of the numbers that are solutions of the inequality.`,
      es: prose`Escribe todos los números que son soluciones de la desigualdad.`,
    },
    draw(random, level) {
      const { statement, sign, boundary } = draw(random, level)
      const numbers = random
        .until(
          () => random.sample([-3, -2, -1, 1, 2, 3], 4),
          // Two or three of them are solutions, and as many are none.
          steps => steps.filter(step => step < 0).length === 2,
        )
        .map(step => exact(boundary).plus(step))
      return { statement, sign, boundary, numbers: random.shuffle([...numbers, exact(boundary)]) }
    },
    answer: numbersInAnyOrder,
    solve: ({ statement, numbers }) => numbers.filter(holdsFor(statement)),
    ask: ({ statement, numbers }) => both([statement, list(...numbers)]),
    solution({ statement, sign, boundary }, fitting) {
      return [
        ...solveLinear(statement),
        step(list(...[...fitting].sort((a, b) => exact(a).compare(exact(b)))), because.takeThose, {
          which: inequalityOf('x', sign, boundary),
        }),
      ]
    },
    // Each printed number is put in: it is a solution where the statement is true.
    check(printed, answer) {
      const numbers = printed.one('list').items.map(item => evaluate(item))
      const chosen = answer.map(value => exact(value))
      return (
        chosen.every(value => numbers.some(number => number.equals(value))) &&
        numbers.every(x => isTrue(printed.one('relation'), { x }) === chosen.some(value => value.equals(x)))
      )
    },
  }),
})

import {
  blank,
  both,
  bracketed,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  itemOf,
  line,
  namedNumbers,
  negative,
  prose,
  type Random,
  Ratio,
  rational,
  role,
  symbol,
  withFigure,
} from '../../../author.ts'
import { writtenAs } from '../../kit/integers/written.ts'
import { claimForms } from './claims.ts'
import { ABC, inside } from './easy.ts'
import { type Form, isSameNumbers, lineFigure, markedValues, plotted, pointsOf, shownAt } from './lines.ts'
import { misreadForms } from './misread.ts'
import { counted, isLabeled, LINES, oppositeIs, partStep, partsOf, simplified } from './parts.ts'

/** Three marks between whole numbers: two negative, and one beyond −1 or 1. */
function drawThree(random: Random, ahead: number) {
  const line = itemOf(LINES, (random.turn(LINES.length) + ahead) % LINES.length)
  const d = partsOf(line)
  const marks = inside(line.from + 1, line.to - 1, isLabeled(line))
  const [low, high] = [marks.filter(mark => mark < 0), marks.filter(mark => mark > 0)]
  const far = marks.filter(mark => Math.abs(mark) > d)
  const drawn = random.until(
    () => {
      const one = random.pick(far)
      return [one, random.pick(low), random.pick(one < 0 ? high : low)]
    },
    all => all.every((a, i) => all.every((b, j) => i === j || (Math.abs(a - b) > 1 && a !== -b))),
  )
  return { line, marks: random.shuffle<readonly number[]>(drawn) }
}

/** −(−a), −(−(−a)), the opposite of the opposite of −a. */
const NESTED = ['signs', 'words', 'two signs'] as const
type Nested = (typeof NESTED)[number]
/** The number as it stands inside: negative, or positive within two signs. */
const nestedExpr = (kind: Nested, shown: Expr): Expr =>
  kind === 'two signs' ? negative(bracketed(negative(bracketed(shown)))) : negative(bracketed(shown))

export const mediumForms = (form: Form) => ({
  readParts: form({
    levels: ['medium'],
    share: 2,
    wide: true,
    lines: 1,
    draw: random => drawThree(random, 0),
    answer: namedNumbers(...ABC),
    solve: ({ line: on, marks }) => marks.map(mark => shownAt(on, mark)),
    ask: ({ line: on, marks }) =>
      withFigure(
        {
          en: prose`What numbers are at points ${symbol('A')}, ${symbol('B')}, and ${symbol('C')}? Write each as a fraction, mixed number, or decimal.`,
          es: prose`¿Qué números están en los puntos ${symbol('A')}, ${symbol('B')} y ${symbol('C')}? Escribe cada uno como fracción, número mixto o decimal.`,
        },
        lineFigure(
          on,
          marks.map((mark, i) => [mark, itemOf(ABC, i)]),
        ),
      ),
    solution: ({ line: on, marks }) => [
      partStep(on),
      ...marks.map((mark, i) => {
        const { en, es } = counted(on, mark)
        const letter = symbol(itemOf(ABC, i))
        return explainedBy(equation(letter, shownAt(on, mark)), {
          en: [...line`${letter} is `, ...en, ...simplified(on, mark), '.'],
          es: [...line`${letter} está `, ...es, ...simplified(on, mark), '.'],
        })
      }),
    ],
    check: (printed, answer) => isSameNumbers(answer.map(exact), pointsOf(printed)),
  }),

  plotParts: form({
    levels: ['medium'],
    wide: true,
    draw: random => drawThree(random, 3),
    answer: plotted,
    solve: ({ line: on, marks }) => ({ ...on, points: marks.map((mark, i) => [mark, itemOf(ABC, i)] as const) }),
    ask: ({ line: on, marks }) => {
      const at = (i: number) => shownAt(on, itemOf(marks, i))
      return withFigure(
        {
          en: prose`Mark point ${symbol('A')} at ${at(0)}, point ${symbol('B')} at ${at(1)}, and point ${symbol('C')} at ${at(2)} on the number line.`,
          es: prose`Marca el punto ${symbol('A')} en ${at(0)}, el punto ${symbol('B')} en ${at(1)} y el punto ${symbol('C')} en ${at(2)} en la recta numérica.`,
        },
        lineFigure(on),
      )
    },
    solution: ({ line: on, marks }) => [
      partStep(on),
      ...marks.map((mark, i) => {
        const { en, es } = counted(on, mark)
        const letter = symbol(itemOf(ABC, i))
        return explainedBy(equation(letter, shownAt(on, mark)), {
          en: [...line`Mark ${letter} `, ...en, ...simplified(on, mark), '.'],
          es: [...line`Marca ${letter} `, ...es, ...simplified(on, mark), '.'],
        })
      }),
    ],
    check: (printed, answer) => isSameNumbers(markedValues(answer), printed.numbers),
  }),

  oppositeOfOpposite: form({
    levels: ['medium'],
    lines: 1,
    draw(random) {
      const kind: Nested = random.evenly(NESTED)
      const isDecimal = random.evenly([true, false])
      const isNegative = random.evenly([true, true, false])
      const d = random.pick([2, 3, 4, 5, 8])
      const whole = random.int(1, 9)
      const size = isDecimal
        ? Ratio.of(10 * whole + random.int(1, 9), 10)
        : Ratio.of(random.coprimeTo(d), d).plus(whole)
      // With signs outside, a negative number stands inside.
      return {
        kind,
        as: isDecimal ? ('decimal' as const) : ('mixed' as const),
        value: isNegative || kind !== 'words' ? size.negated() : size,
      }
    },
    answer: rational,
    solve: ({ kind, as, value }) => writtenAs(kind === 'signs' ? value.negated() : value, as),
    ask: ({ kind, as, value }) => {
      const shown = role('value', writtenAs(value, as))
      return kind === 'words'
        ? {
            en: prose`The opposite of the opposite of ${shown} is ____.`,
            es: prose`El opuesto del opuesto de ${shown} es ____.`,
          }
        : both(equation(nestedExpr(kind, writtenAs(value, as)), blank()))
    },
    solution: ({ kind, as, value }) => {
      const [shown, other] = [writtenAs(value, as), writtenAs(value.negated(), as)]
      if (kind === 'signs')
        return [
          explainedBy(shown, {
            en: line`The sign in front of the parentheses asks for the opposite of this number.`,
            es: line`El signo delante de los paréntesis pide el opuesto de este número.`,
          }),
          explainedBy(other, oppositeIs(shown, other)),
        ]
      return [
        explainedBy(other, oppositeIs(shown, other)),
        explainedBy(shown, {
          en: line`The opposite of that is ${shown} again: two opposites bring back the number.`,
          es: line`El opuesto de ese es otra vez ${shown}: dos opuestos devuelven el número.`,
        }),
      ]
    },
    check(printed, answer) {
      const [shown] = printed.maths
      if (!shown) return false
      // Each sign or each "opposite" turns the number over to the other side of 0.
      return printed.terms('role').length > 0
        ? printed.role('value').minus(exact(answer)).n === 0
        : shown.kind === 'relation' && evaluate(shown.left).equals(exact(answer))
    },
  }),

  ...misreadForms(form),
  ...claimForms(form),
})

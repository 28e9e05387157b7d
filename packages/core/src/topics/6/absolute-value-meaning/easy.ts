import {
  absolute,
  type Block,
  type Both,
  blank,
  both,
  bracketed,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  explainedBy,
  expr,
  type FormMaker,
  formulaChoice,
  type Inline,
  integer,
  line,
  negative,
  numberLine,
  prose,
  type Random,
  Ratio,
  rational,
  ratioOfExact,
  role,
  type Sentence,
  sentenceChoice,
  statements,
  symbol,
  together,
  tupleOf,
  withFigure,
  words,
} from '../../../author.ts'
import { shown } from '../../kit/decimals/shown.ts'
import { sizeOf, twoNumbers } from '../../kit/integers/written.ts'
import type { levels } from './levels.ts'
import { type Meaning, meanings, type Told } from './stories.ts'

export type Form = FormMaker<typeof levels>

const paragraphOf = (content: Told['en']): Block => ({ kind: 'paragraph', content })
export const tenths = (random: Random, least: number, most: number): Ratio =>
  Ratio.of(10 * random.int(least, most) + random.int(1, 9), 10)
/** |−12| is how far −12 is from 0. */
export const distanceOf = (value: Expr, size: Expr): Told => ({
  en: line`${value} is ${size} units from 0 on the number line.`,
  es: line`${value} está a ${size} unidades del 0 en la recta numérica.`,
})

const placeOf = (value: Ratio): Both<Block> => {
  const size = shown(sizeOf(value))
  const { en, es } =
    value.n === 0
      ? { en: line`at 0`, es: line`en el 0` }
      : value.n < 0
        ? { en: line`${size} units to the left of 0`, es: line`${size} unidades a la izquierda del 0` }
        : { en: line`${size} units to the right of 0`, es: line`${size} unidades a la derecha del 0` }
  return { en: paragraphOf(en), es: paragraphOf(es) }
}
const KINDS = [
  'negative',
  'minus outside',
  'negative decimal',
  'negative',
  'positive',
  'negative decimal',
  'zero',
  'minus outside',
  'negative',
  'decimal',
] as const
function drawBare(random: Random) {
  const kind = random.evenly(KINDS)
  const whole = Ratio.of(random.int(3, 50))
  switch (kind) {
    case 'negative':
      return { value: whole.negated(), isNegated: false }
    case 'positive':
      return { value: whole, isNegated: false }
    case 'decimal':
      return { value: tenths(random, 0, 9), isNegated: false }
    case 'negative decimal':
      return { value: tenths(random, 1, 9).negated(), isNegated: false }
    case 'zero':
      return { value: Ratio.of(0), isNegated: false }
    case 'minus outside':
      return { value: whole.times(random.sign()), isNegated: true }
  }
}

/** The four ways to write a number with its sign: inside, outside, both, neither. */
const writings = (n: number): Readonly<Record<'inside' | 'outside' | 'both' | 'opposite' | 'plain', Expr>> => ({
  inside: absolute(-n),
  outside: negative(absolute(n)),
  both: negative(absolute(-n)),
  opposite: negative(bracketed(-n)),
  plain: absolute(n),
})

const choice = (key: string, { en, es }: Told): Sentence => ({
  key,
  says: { en: paragraphOf(en), es: paragraphOf(es) },
})
const meant = (meaning: Meaning, size: number) => {
  const amount = meaning.unit(size)
  return {
    right: choice('distance', meaning.right(amount)),
    wrong: {
      otherSide: choice('otherSide', meaning.otherSide(amount)),
      moved: choice('moved', meaning.moved(amount)),
      other: choice('other', meaning.other(amount)),
    },
  }
}

export const easyForms = (form: Form) => ({
  bare: form({
    levels: ['easy'],
    share: 2,
    instruction: { en: prose`Find the value.`, es: prose`Halla el valor.` },
    draw: drawBare,
    answer: rational,
    solve: ({ value, isNegated }) => shown(isNegated ? sizeOf(value).negated() : sizeOf(value)),
    ask: ({ value, isNegated }) =>
      both(equation(isNegated ? negative(absolute(shown(value))) : absolute(shown(value)), blank())),
    solution({ value, isNegated }, answer) {
      const size = shown(sizeOf(value))
      const first = explainedBy(equation(absolute(shown(value)), size), distanceOf(shown(value), size))
      return isNegated
        ? [
            first,
            explainedBy(expr(answer), {
              en: line`The minus sign is outside the bars: take the opposite of ${size}.`,
              es: line`El signo menos está fuera de las barras: toma el opuesto de ${size}.`,
            }),
          ]
        : [
            explainedBy(placeOf(value), {
              en: line`Find where ${shown(value)} is on the number line.`,
              es: line`Halla dónde está ${shown(value)} en la recta numérica.`,
            }),
            explainedBy(expr(answer), {
              en: line`The bars ask for the distance from 0, which is never negative.`,
              es: line`Las barras piden la distancia al 0, que nunca es negativa.`,
            }),
          ]
    },
    check(printed, answer) {
      const { left } = printed.one('relation')
      const inner = left.kind === 'negative' ? left.of : left
      if (inner.kind !== 'absolute') return false
      // Its square is that of the number inside; its sign is told by the sign outside.
      const value = exact(answer)
      return (
        value.times(value).equals(evaluate(inner.of).times(evaluate(inner.of))) &&
        (left.kind === 'negative' ? value.n <= 0 : value.n >= 0)
      )
    },
  }),

  distanceOnLine: form({
    levels: ['easy'],
    lines: 1,
    draw(random) {
      const sign = random.evenly([-1, 1, -1])
      return { value: sign * random.int(3, 8), label: random.evenly(['P', 'A', 'T', 'M'] as const) }
    },
    answer: integer,
    solve: ({ value }) => Math.abs(value),
    ask: ({ value, label }) =>
      withFigure(
        {
          en: prose`How many units is point ${symbol(label)} from 0? ____`,
          es: prose`¿A cuántas unidades del 0 está el punto ${symbol(label)}? ____`,
        },
        numberLine({ from: -9, to: 9, labels: [0, 1], points: [[value, label]] }),
      ),
    key: ({ value }) => both(equation(absolute(value), Math.abs(value))),
    solution: ({ value, label }) => [
      explainedBy(equation(symbol(label), value), {
        en: line`Each space is 1 unit. Count the spaces from 0 to ${symbol(label)}.`,
        es: line`Cada espacio es 1 unidad. Cuenta los espacios del 0 a ${symbol(label)}.`,
      }),
      explainedBy(equation(absolute(value), Math.abs(value)), {
        en: line`The distance is the absolute value of ${value}. It is not negative.`,
        es: line`La distancia es el valor absoluto de ${value}. No es negativa.`,
      }),
    ],
    check(printed, answer) {
      const [{ at }] = tupleOf(printed.figure('number-line').points, 1)
      const place = ratioOfExact(at)
      return exact(answer).n >= 0 && (place.equals(exact(answer)) || place.plus(exact(answer)).n === 0)
    },
  }),

  whichHasValue: form({
    levels: ['easy'],
    draw(random) {
      const isNegative = random.evenly([false, true])
      const way = random.evenly(isNegative ? (['outside', 'both'] as const) : (['inside', 'inside'] as const))
      return { isNegative, way, size: random.int(3, 19) }
    },
    answer: formulaChoice,
    solve: ({ way, size }): Expr => writings(size)[way],
    mistakes({ isNegative, way, size }) {
      const all = writings(size)
      return isNegative
        ? { barsForgotten: all.inside, oppositeOfNegative: all.opposite, plain: all.plain }
        : { minusOutside: all.outside, bothSigns: all.both, number: way === 'inside' ? expr(-size) : all.plain }
    },
    ask: ({ isNegative, size }) => {
      const value = role('value', isNegative ? -size : size)
      return {
        en: prose`Which expression has the value ${value}?`,
        es: prose`¿Qué expresión tiene el valor ${value}?`,
      }
    },
    solution({ isNegative, way, size }, answer) {
      const all = writings(size)
      const [inner, far] = [expr(way === 'outside' ? size : -size), expr(size)]
      return isNegative
        ? [
            explainedBy(equation(way === 'both' ? all.inside : all.plain, size), {
              en: line`Between the bars stands a distance from 0, which is never negative.`,
              es: line`Entre las barras hay una distancia al 0, que nunca es negativa.`,
            }),
            explainedBy(expr(answer), {
              en: line`The minus sign outside the bars makes the value ${-size}.`,
              es: line`El signo menos fuera de las barras hace que el valor sea ${-size}.`,
            }),
          ]
        : [
            explainedBy(words(`${size} units from 0`, `${size} unidades del 0`), {
              en: line`An absolute value is a distance from 0: look for a number that is ${size} units from 0.`,
              es: line`Un valor absoluto es una distancia al 0: busca un número que esté a ${size} unidades del 0.`,
            }),
            explainedBy(expr(answer), distanceOf(inner, far)),
          ]
    },
    whyWrong: ({ isNegative, size }) => {
      const all = writings(size)
      const outside: Both<readonly Inline[]> = {
        en: line`The minus sign outside the bars makes it ${-size}.`,
        es: line`El signo menos fuera de las barras hace que sea ${-size}.`,
      }
      const distance: Both<readonly Inline[]> = {
        en: line`It is a distance from 0, so it is ${size}.`,
        es: line`Es una distancia al 0, así que es ${size}.`,
      }
      return isNegative
        ? {
            barsForgotten: distance,
            plain: distance,
            oppositeOfNegative: explained(
              equation(all.opposite, size),
              line`It is the opposite of ${-size}.`,
              line`Es el opuesto de ${-size}.`,
            ),
          }
        : {
            minusOutside: outside,
            bothSigns: outside,
            number: { en: line`It has no bars: it stays negative.`, es: line`No tiene barras: sigue siendo negativo.` },
          }
    },
    check: (printed, answer) => evaluate(expr(answer)).equals(printed.role('value')),
  }),

  bothNumbers: form({
    levels: ['easy'],
    lines: 1,
    draw(random) {
      const isDecimal = random.evenly([false, true])
      return { size: isDecimal ? tenths(random, 1, 19) : Ratio.of(random.int(3, 40)) }
    },
    answer: twoNumbers,
    solve: ({ size }) => [shown(size), shown(size.negated())],
    ask: ({ size }) => {
      const value = role('size', shown(size))
      return {
        en: prose`Which two numbers have an absolute value of ${value}?`,
        es: prose`¿Qué dos números tienen un valor absoluto de ${value}?`,
      }
    },
    solution: ({ size }) => {
      const [right, left] = [shown(size), shown(size.negated())]
      return [
        explainedBy(statements(equation(absolute(right), right), equation(absolute(left), right)), {
          en: line`Both numbers are ${right} units from 0: one to the right, one to the left.`,
          es: line`Los dos números están a ${right} unidades del 0: uno a la derecha y uno a la izquierda.`,
        }),
        explainedBy(together(right, left), {
          en: line`Write the number and its opposite.`,
          es: line`Escribe el número y su opuesto.`,
        }),
      ]
    },
    check(printed, answer) {
      const [a, b] = tupleOf(answer.map(exact), 2)
      return a.plus(b).n === 0 && a.times(b).plus(printed.role('size').times(printed.role('size'))).n === 0
    },
  }),

  whatItTells: form({
    levels: ['easy'],
    kind: 'story',
    draw(random) {
      const meaning = random.evenly(meanings)
      return { meaning, size: random.int(...meaning.range) }
    },
    answer: sentenceChoice,
    solve: ({ meaning, size }) => meant(meaning, size).right,
    mistakes: ({ meaning, size }) => meant(meaning, size).wrong,
    ask: ({ meaning: { tell, unit }, size }) => {
      const { en, es } = tell(unit(-size), equation(absolute(-size), size))
      return { en: paragraphOf(en), es: paragraphOf(es) }
    },
    solution: ({ meaning: { unit }, size }, { says }) => [
      explainedBy(words(`${size} units from 0`, `${size} unidades del 0`), {
        en: line`The absolute value tells how far ${-size} is from 0.`,
        es: line`El valor absoluto indica a qué distancia del 0 está ${-size}.`,
      }),
      explainedBy(says, {
        en: line`The bars give the size of ${unit(-size)}: it is ${unit(size)}.`,
        es: line`Las barras dan el tamaño de ${unit(-size)}: es de ${unit(size)}.`,
      }),
    ],
    whyWrong: ({ meaning: { unit, below, whyMoved, whyOther }, size }) => ({
      otherSide: {
        en: [...line`${-size} is negative, so `, ...below.en, '.'],
        es: [...line`${-size} es negativo, así que `, ...below.es, '.'],
      },
      moved: whyMoved,
      other: whyOther(unit(size), unit(-size)),
    }),
    check: (_, { key }) => key === 'distance',
  }),
})

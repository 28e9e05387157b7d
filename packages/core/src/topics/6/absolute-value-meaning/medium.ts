import {
  absolute,
  both,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  itemOf,
  labelOrder,
  line,
  list,
  minus,
  negative,
  numberLine,
  numbersInAnyOrder,
  prose,
  type Random,
  Ratio,
  rational,
  ratioOfExact,
  relation,
  role,
  statements,
  sum,
  symbol,
  tupleOf,
  wholes,
  withFigure,
  writtenOption,
} from '../../../author.ts'
import { shown } from '../../kit/decimals/shown.ts'
import { sizeOf, type Writing, writtenAs } from '../../kit/integers/written.ts'
import { type Form, tenths } from './easy.ts'

/** One side of a comparison: |−8|, −|3|, or a number without bars. */
interface Side {
  readonly value: Ratio
  readonly as: Writing
  readonly form: 'bars' | 'minus bars' | 'bare'
}
const exprOf = ({ value, as, form }: Side): Expr => {
  const number = writtenAs(value, as)
  return form === 'bare' ? number : form === 'bars' ? absolute(number) : negative(absolute(number))
}
const worthOf = ({ value, form }: Side): Ratio =>
  form === 'bare' ? value : form === 'bars' ? sizeOf(value) : sizeOf(value).negated()
const SIGNS = { '<': prose`<`, '>': prose`>`, '=': prose`=` } as const
const signOf = (a: Ratio, b: Ratio) => (a.compare(b) < 0 ? '<' : a.compare(b) > 0 ? '>' : '=')

const SHAPES = [
  'turned',
  'minus bars',
  'turned negative',
  'turned',
  'equal',
  'turned',
  'minus bars',
  'straight',
] as const
function drawSides(random: Random): readonly [Side, Side] {
  const shape = random.evenly(SHAPES)
  const as: Writing = random.evenly(['decimal', 'mixed'])
  const d = random.pick([3, 4, 5])
  const whole = random.int(4, 12)
  const part = () => (as === 'decimal' ? Ratio.of(random.int(1, 9), 10) : Ratio.of(random.coprimeTo(d), d))
  const large = part().plus(whole)
  const small = part().plus(whole - random.int(1, 2))
  const of = (value: Ratio, form: Side['form'] = 'bars'): Side => ({ value, as, form })
  switch (shape) {
    // Without the bars, the other one would be greater.
    case 'turned':
      return random.shuffle([of(large.negated()), of(small)])
    case 'turned negative':
      return random.shuffle([of(large.negated()), of(small.negated())])
    case 'minus bars':
      return random.shuffle([
        of(large.negated(), 'minus bars'),
        of(small.negated(), random.pick(['minus bars', 'bare'])),
      ])
    case 'equal':
      return random.shuffle([of(large.negated()), of(large, random.pick(['bars', 'bare']))])
    case 'straight':
      return random.shuffle([of(large.negated()), of(small, 'bare')])
  }
}

/** |a| + |b|, |a| − |b|, with a result that is not negative. */
function drawValue(random: Random) {
  const adds = random.evenly([true, false])
  const isDecimal = random.evenly([true, false])
  const size = (least: number, most: number) =>
    isDecimal ? tenths(random, least, most) : Ratio.of(random.int(least + 2, most + 10))
  const small = size(2, 8)
  const large = small.plus(isDecimal ? Ratio.of(random.int(13, 59), 10) : random.int(4, 19))
  const signs = random.evenly([
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const)
  const [first, second] = adds ? random.shuffle([large, small]) : [large, small]
  return { adds, a: first.times(signs[0]), b: second.times(signs[1]) }
}

const FOUR = ['A', 'B', 'C', 'D'] as const
/** Places in halves, whose order by distance from 0 is not that of the line. */
function drawPoints(random: Random) {
  // Two at least stand between two numbers.
  const odd = random.sample([3, 5, 7, 9, 11, 13], 2)
  const sizes = [
    ...odd,
    ...random.sample(
      wholes(2, 13).filter(size => !odd.includes(size)),
      2,
    ),
  ]
  const [a, b, c, d] = tupleOf(
    [...sizes].sort((one, other) => other - one),
    4,
  )
  const signs = random.evenly([
    [-1, 1, -1, 1],
    [1, -1, 1, -1],
    [-1, 1, 1, -1],
    [1, -1, -1, 1],
  ] as const)
  return random.until(
    () => random.shuffle<readonly number[]>(signs.map((sign, i) => sign * itemOf([a, b, c, d], i))),
    places => {
      const far = places.map(Math.abs)
      return (
        far.slice(1).some((size, i) => size < itemOf(far, i)) && far.slice(1).some((size, i) => size > itemOf(far, i))
      )
    },
  )
}
const half = (n: number): Ratio => Ratio.of(n, 2)

export const mediumForms = (form: Form) => ({
  compare: form({
    levels: ['medium'],
    share: 2,
    instruction: { en: prose`Write <, >, or = in the blank.`, es: prose`Escribe <, > o = en el espacio.` },
    draw: drawSides,
    answer: writtenOption({ less: both(SIGNS['<']), greater: both(SIGNS['>']), equal: both(SIGNS['=']) }),
    solve: ([a, b]) => (({ '<': 'less', '>': 'greater', '=': 'equal' }) as const)[signOf(worthOf(a), worthOf(b))],
    ask: ([a, b]) => both(prose`${exprOf(a)} ___ ${exprOf(b)}`),
    solution([a, b]) {
      const worked = [a, b].filter(({ form }) => form !== 'bare')
      const hasMinus = worked.some(({ form }) => form === 'minus bars')
      const sides = [writtenAs(worthOf(a), a.as), writtenAs(worthOf(b), b.as)] as const
      const sign = signOf(worthOf(a), worthOf(b))
      return [
        explainedBy(statements(...worked.map(side => equation(exprOf(side), writtenAs(worthOf(side), side.as)))), {
          en: [
            worked.length === 1 ? 'Find the distance from 0.' : 'Find the distances from 0.',
            ...(hasMinus ? line` A minus sign outside the bars takes the opposite.` : []),
          ],
          es: [
            worked.length === 1 ? 'Halla la distancia al 0.' : 'Halla las distancias al 0.',
            ...(hasMinus ? line` Un signo menos fuera de las barras toma el opuesto.` : []),
          ],
        }),
        explainedBy(
          SIGNS[sign],
          worthOf(a).n < 0 && worthOf(b).n < 0
            ? {
                en: line`Of two negative numbers, the one farther from 0 is less: ${relation(sides[0], sign, sides[1])}.`,
                es: line`De dos números negativos, es menor el que está más lejos de 0: ${relation(sides[0], sign, sides[1])}.`,
              }
            : {
                en: line`Compare the values: ${relation(sides[0], sign, sides[1])}.`,
                es: line`Compara los valores: ${relation(sides[0], sign, sides[1])}.`,
              },
        ),
      ]
    },
    // The difference of the two sides tells which one is greater.
    check(printed, answer) {
      const [a, b] = printed.maths.filter(({ kind }) => kind !== 'blank')
      if (!a || !b) return false
      const { n } = evaluate(a).minus(evaluate(b))
      return answer === (n < 0 ? 'less' : n > 0 ? 'greater' : 'equal')
    },
  }),

  value: form({
    levels: ['medium'],
    instruction: { en: prose`Find the value.`, es: prose`Halla el valor.` },
    draw: drawValue,
    answer: rational,
    solve: ({ adds, a, b }) => shown(adds ? sizeOf(a).plus(sizeOf(b)) : sizeOf(a).minus(sizeOf(b))),
    ask: ({ adds, a, b }) => both((adds ? sum : minus)(absolute(shown(a)), absolute(shown(b)))),
    solution: ({ adds, a, b }, answer) => {
      const sizes = [shown(sizeOf(a)), shown(sizeOf(b))] as const
      return [
        explainedBy(statements(equation(absolute(shown(a)), sizes[0]), equation(absolute(shown(b)), sizes[1])), {
          en: line`First find each distance from 0.`,
          es: line`Primero halla cada distancia al 0.`,
        }),
        explainedBy(
          equation(adds ? sum(...sizes) : minus(...sizes), answer),
          adds
            ? { en: line`Add the distances.`, es: line`Suma las distancias.` }
            : { en: line`Subtract the distances.`, es: line`Resta las distancias.` },
        ),
      ]
    },
    check(printed, answer) {
      const [shownSum] = printed.maths
      if (shownSum?.kind !== 'sum') return false
      const [a, b] = printed.all('absolute').map(({ of }) => evaluate(of))
      if (!a || !b) return false
      // Its first size is what is left when the second is taken away or put back.
      const isMinus = shownSum.terms[1]?.kind === 'negative'
      const first = isMinus ? exact(answer).plus(sizeOf(b)) : exact(answer).minus(sizeOf(b))
      return first.times(first).equals(a.times(a)) && first.n >= 0
    },
  }),

  integersBetween: form({
    levels: ['medium'],
    lines: 1,
    draw(random) {
      const isRing = random.evenly([true, false])
      const low = isRing ? random.int(2, 9) : 0
      return { isRing, low, high: isRing ? low + 3 : random.pick([3, 4]) }
    },
    answer: numbersInAnyOrder,
    solve: ({ isRing, low, high }) => {
      const sizes = wholes(isRing ? low + 1 : 1, high - 1)
      return [...sizes.map(size => -size).reverse(), ...(isRing ? [] : [0]), ...sizes]
    },
    ask: ({ isRing, low, high }) => {
      const top = role('high', high)
      return isRing
        ? {
            en: prose`Write all the integers whose absolute value is greater than ${role('low', low)} and less than ${top}.`,
            es: prose`Escribe todos los números enteros cuyo valor absoluto es mayor que ${role('low', low)} y menor que ${top}.`,
          }
        : {
            en: prose`Write all the integers whose absolute value is less than ${top}.`,
            es: prose`Escribe todos los números enteros cuyo valor absoluto es menor que ${top}.`,
          }
    },
    solution: ({ isRing, low, high }, answer) => {
      const sizes = wholes(isRing ? low + 1 : 0, high - 1)
      return [
        explainedBy(
          list(...sizes),
          isRing
            ? {
                en: line`These distances from 0 are greater than ${low} and less than ${high}.`,
                es: line`Estas distancias al 0 son mayores que ${low} y menores que ${high}.`,
              }
            : {
                en: line`These distances from 0 are less than ${high}. The distance 0 belongs to 0 itself.`,
                es: line`Estas distancias al 0 son menores que ${high}. La distancia 0 es la del mismo 0.`,
              },
        ),
        explainedBy(
          list(...[...answer].sort((a, b) => exact(a).compare(exact(b)))),
          isRing
            ? {
                en: line`Each distance belongs to two integers, one on each side of 0.`,
                es: line`Cada distancia es la de dos números enteros, uno a cada lado del 0.`,
              }
            : {
                en: line`Each other distance belongs to two integers, one on each side of 0.`,
                es: line`Cada una de las otras distancias es la de dos números enteros, uno a cada lado del 0.`,
              },
        ),
      ]
    },
    check(printed, answer) {
      const low = printed.terms('role').some(({ name }) => name === 'low') ? printed.role('low').n : -1
      const [high, given] = [printed.role('high').n, answer.map(value => exact(value).n)]
      return wholes(0, 2 * high)
        .map(n => n - high)
        .every(n => (n * n < high * high && (low < 0 || n * n > low * low)) === given.includes(n))
    },
  }),

  orderPoints: form({
    levels: ['medium'],
    kind: 'order',
    lines: 1,
    wide: true,
    draw: random => ({ places: drawPoints(random) }),
    answer: labelOrder(FOUR),
    solve: ({ places }) =>
      [0, 1, 2, 3].sort((a, b) => Math.abs(itemOf(places, a)) - Math.abs(itemOf(places, b))).map(i => itemOf(FOUR, i)),
    ask: ({ places }) =>
      withFigure(
        {
          en: prose`Write the letters of the points in order of the absolute values of their numbers, from least to greatest.`,
          es: prose`Escribe las letras de los puntos según el valor absoluto de sus números, de menor a mayor.`,
        },
        numberLine({
          from: -7,
          to: 7,
          step: Ratio.of(1, 2),
          labels: wholes(0, 14).map(n => n - 7),
          points: places.map((place, i) => [half(place), itemOf(FOUR, i)] as const),
        }),
      ),
    solution: ({ places }, letters) => [
      explainedBy(statements(...places.map((place, i) => equation(symbol(itemOf(FOUR, i)), shown(half(place))))), {
        en: line`Read the points. Each space is half a unit.`,
        es: line`Lee los puntos. Cada espacio es media unidad.`,
      }),
      explainedBy(
        list(...places.map(place => shown(half(Math.abs(place)))).sort((a, b) => exact(a).compare(exact(b)))),
        {
          en: line`Put their distances from 0 in order.`,
          es: line`Ordena sus distancias al 0.`,
        },
      ),
      explainedBy(list(...letters.map(letter => symbol(letter))), {
        en: line`The point nearest to 0 comes first, on whichever side it is.`,
        es: line`Primero va el punto más cercano al 0, sin importar de qué lado esté.`,
      }),
    ],
    check(printed, letters) {
      const far = letters.map(letter => {
        const place = ratioOfExact(itemOf(printed.figure('number-line').points, FOUR.indexOf(letter)).at)
        return place.times(place)
      })
      return far.slice(1).every((value, i) => value.compare(itemOf(far, i)) > 0) && new Set(letters).size === 4
    },
  }),
})

import {
  answerStep,
  count,
  divide,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  itemOf,
  line,
  list,
  minus,
  option,
  over,
  prose,
  Ratio,
  relation,
  statements,
  table,
  theThings,
  things,
  times,
  tupleOf,
} from '../../../author.ts'
import { blankAnswers, type NamedBlank, namedKey, namedLines } from '../../kit/measures/named-blanks.ts'
import { type Fee, fees } from './fees.ts'
import type { levels } from './levels.ts'
import { isProportional, type Pairs, QUOTIENT, quotientStep, spread, tableIn, tableOf, X, Y } from './pairs.ts'

const RATIOS = [
  [2, 3],
  [3, 2],
  [2, 5],
  [5, 2],
  [3, 4],
  [4, 3],
  [3, 5],
  [5, 3],
  [5, 4],
  [4, 5],
  [4, 7],
  [6, 5],
] as const
const CLAIM = option({
  rightByQuotient: {
    en: prose`The claim is true: ${QUOTIENT} is the same in every column.`,
    es: prose`La afirmación es verdadera: ${QUOTIENT} es igual en todas las columnas.`,
  },
  rightBySteps: {
    en: prose`The claim is true: equal steps always make a relationship proportional.`,
    es: prose`La afirmación es verdadera: los pasos iguales siempre indican una relación proporcional.`,
  },
  wrongByQuotient: {
    en: prose`The claim is false: ${QUOTIENT} is not the same in every column.`,
    es: prose`La afirmación es falsa: ${QUOTIENT} no es igual en todas las columnas.`,
  },
  wrongBySteps: {
    en: prose`The claim is false: ${Y} does not go up by equal steps.`,
    es: prose`La afirmación es falsa: ${Y} no aumenta en pasos iguales.`,
  },
})

const ENTRY: readonly NamedBlank[] = [
  { name: { en: 'Incorrect value of y', es: 'Valor incorrecto de y' } },
  { name: { en: 'Correct value', es: 'Valor correcto' } },
]
const feeBlanks = (fee: Fee): readonly NamedBlank[] => [{ name: fee.fixed }, { name: fee.each }]

export const hardForms = (form: FormMaker<typeof levels>) => ({
  wrongEntry: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw(random) {
      const [d, n] = random.evenly(RATIOS)
      return random.until(
        () => {
          const by = spread(random, 5, 9)
          const place = random.int(0, 4)
          const off = random.pick([-3, -2, -1, 1, 2, 3])
          return { d, n, by, place, off }
        },
        ({ by, place, off }) => {
          const ys = by.map((m, i) => n * m + (i === place ? off : 0))
          return ys.every((y, i) => y > (i === 0 ? 0 : itemOf(ys, i - 1))) && by[place] !== 1
        },
      )
    },
    answer: blankAnswers,
    solve: ({ n, by, place, off }) => [n * itemOf(by, place) + off, n * itemOf(by, place)],
    ask(facts) {
      const shown = tableOf(entries(facts))
      const lines = namedLines(...ENTRY)
      return {
        en: [prose`One value of ${Y} must be changed to make the table proportional.`, shown, ...lines.en],
        es: [prose`Hay que cambiar un valor de ${Y} para que la tabla sea proporcional.`, shown, ...lines.es],
      }
    },
    solution(facts) {
      const { d, n, by, place, off } = facts
      const m = itemOf(by, place)
      const k = Ratio.of(n, d)
      return [
        quotientStep(entries(facts)),
        explained(
          relation(over(n * m + off, d * m), '≠', expr(k)),
          line`Only the pair with ${equation(X, d * m)} does not have the quotient ${expr(k)}.`,
          line`Solo el par con ${equation(X, d * m)} no tiene el cociente ${expr(k)}.`,
        ),
        explained(
          equation(times(expr(k), d * m), n * m),
          line`Multiply x by the constant: ${Y} is ${n * m}, not ${n * m + off}.`,
          line`Multiplica x por la constante: ${Y} es ${n * m} y no ${n * m + off}.`,
        ),
        explained(
          namedKey(ENTRY, [n * m + off, n * m]),
          line`With the correct value, ${QUOTIENT} is ${expr(k)} in all five columns.`,
          line`Con el valor correcto, ${QUOTIENT} es ${expr(k)} en las cinco columnas.`,
        ),
      ]
    },
    check(printed, values) {
      const [wrong, right] = values.map(value => exact(value).toNumber())
      const pairs = tableIn(printed)
      return (
        right !== undefined &&
        wrong !== right &&
        pairs.filter(([, y]) => y === wrong).length === 1 &&
        isProportional(pairs.map(([x, y]) => [x, y === wrong ? right : y]))
      )
    },
  }),

  withoutTheFee: form({
    levels: ['hard'],
    lines: 4,
    draw(random) {
      const fee = random.evenly(fees)
      const xs = random.until(
        () => spread(random, 4, fee.most),
        drawn => itemOf(drawn, 0) !== 1 && itemOf(drawn, 1) - itemOf(drawn, 0) >= 2,
      )
      // The fixed part and the rest of the first total are told apart by their sizes.
      const parts = random.until(
        () => ({ fixed: random.int(...fee.fixedFrom), each: random.int(...fee.eachFrom) }),
        ({ fixed, each }) => fixed !== each && fixed !== each * itemOf(xs, 0),
      )
      return { fee, ...parts, xs }
    },
    answer: blankAnswers,
    solve: ({ fixed, each }) => [fixed, each],
    ask({ fee, fixed, each, xs }) {
      const shown = table({
        rows: [
          [fee.xHead, ...xs],
          [fee.yHead, ...xs.map(x => fixed + each * x)],
        ],
        rowHeads: true,
      })
      const lines = namedLines(...feeBlanks(fee))
      return {
        en: [{ kind: 'paragraph', content: fee.says.en }, shown, ...lines.en],
        es: [{ kind: 'paragraph', content: fee.says.es }, shown, ...lines.es],
      }
    },
    solution({ fee, fixed, each, xs }) {
      const [x, u] = tupleOf(xs, 2)
      const [y, v] = [fixed + each * x, fixed + each * u]
      return [
        explained(
          statements(equation(minus(u, x), u - x), equation(minus(v, y), v - y)),
          line`From the first column to the second, the number of ${things(fee.x)} and the total go up by these amounts.`,
          line`De la primera columna a la segunda, el número de ${things(fee.x)} y el total aumentan en estas cantidades.`,
        ),
        explained(
          equation(divide(v - y, u - x), each),
          line`The fixed part does not change, so the increase is for the additional ${things(fee.x)}: divide.`,
          line`La parte fija no cambia; por eso, el aumento corresponde a ${theThings(fee.x)} adicionales: divide.`,
        ),
        explained(
          statements(equation(times(x, each), x * each), equation(minus(y, x * each), fixed)),
          line`Take the cost of the ${count(x, fee.x)} from the total of the first column: the fixed part is left.`,
          line`Resta del total de la primera columna el costo de ${count(x, fee.x)}: queda la parte fija.`,
        ),
        explained(
          namedKey(feeBlanks(fee), [fixed, each]),
          line`Without the ${fixed} dollars, each total is ${each} times the number of ${things(fee.x)}.`,
          line`Sin esos ${fixed} dólares, cada total es ${each} veces el número de ${things(fee.x)}.`,
        ),
      ]
    },
    check(printed, values) {
      const [fixed, each] = values.map(value => exact(value).toNumber())
      if (fixed === undefined || each === undefined) return false
      return tableIn(printed).every(([x, y]) => y - fixed === each * x)
    },
  }),

  claim: form({
    levels: ['hard'],
    draw(random) {
      const isTrue = random.evenly([false, true])
      const [d, n] = random.pick(RATIOS)
      const by = random.int(1, 3)
      const start = isTrue ? random.int(2, 4) : random.int(1, 3)
      const off = isTrue ? 0 : random.pick([-2, -1, 1, 2, 3])
      const pairs: Pairs = [0, 1, 2, 3].map(i => [d * (start + by * i), n * (start + by * i) + off])
      return { isTrue, pairs, dx: d * by, dy: n * by }
    },
    answer: CLAIM,
    solve: ({ isTrue }) => (isTrue ? 'rightByQuotient' : 'wrongByQuotient'),
    ask({ pairs, dx, dy }) {
      const shown = tableOf(pairs)
      return {
        en: [
          prose`A student says: “Each time x goes up by ${dx}, ${Y} goes up by ${dy}. So ${Y} is proportional to x.”`,
          shown,
          prose`Is the claim that ${Y} is proportional to x true?`,
        ],
        es: [
          prose`Un estudiante dice: “Cada vez que x aumenta ${dx}, ${Y} aumenta ${dy}. Por eso, ${Y} es proporcional a x”.`,
          shown,
          prose`¿Es verdadera la afirmación de que ${Y} es proporcional a x?`,
        ],
      }
    },
    solution: ({ isTrue, pairs, dx, dy }, answer) => [
      explained(
        list(...pairs.map(([, y]) => y)),
        line`${Y} goes up by ${dy} each time, but equal steps alone do not make a relationship proportional.`,
        line`${Y} aumenta ${dy} cada vez, pero los pasos iguales por sí solos no indican una relación proporcional.`,
      ),
      quotientStep(pairs),
      answerStep(CLAIM.show(answer), {
        en: isTrue
          ? line`All the quotients are ${expr(Ratio.of(dy, dx))}, so the claim is true, though not because of the steps.`
          : line`The quotients are not all equal, so the claim is false although the steps are equal.`,
        es: isTrue
          ? line`Todos los cocientes son ${expr(Ratio.of(dy, dx))}; la afirmación es verdadera, aunque no por los pasos.`
          : line`Los cocientes no son todos iguales; la afirmación es falsa aunque los pasos sean iguales.`,
      }),
    ],
    check: (printed, answer) => answer === (isProportional(tableIn(printed)) ? 'rightByQuotient' : 'wrongByQuotient'),
  }),
})
interface Entry {
  readonly d: number
  readonly n: number
  readonly by: readonly number[]
  readonly place: number
  readonly off: number
}
const entries = ({ d, n, by, place, off }: Entry): Pairs => by.map((m, i) => [d * m, n * m + (i === place ? off : 0)])

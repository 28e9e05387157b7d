import {
  type Block,
  type Both,
  blank,
  both,
  decimal,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  integer,
  itemOf,
  line,
  option,
  over,
  power,
  prose,
  type Random,
  Ratio,
  rational,
  role,
  statements,
  times,
  tupleOf,
  writtenExpression,
} from '../../../author.ts'
import { mixed } from '../../kit/choices/turned.ts'
import { ended } from '../../kit/stories/endings.ts'
import { growths } from './growths.ts'
import type { levels } from './levels.ts'
import { factorsOf, LARGE, type Pair, valueSteps } from './powers.ts'

/** A fraction or a decimal to a power. */
const BROKEN: readonly (readonly [n: number, d: number, exponent: number])[] = [
  [3, 10, 2],
  [2, 3, 2],
  [12, 10, 2],
  [3, 4, 3],
  [2, 10, 3],
  [5, 6, 2],
  [7, 10, 2],
  [2, 5, 3],
  [4, 10, 3],
  [3, 5, 2],
  [15, 10, 2],
  [1, 3, 4],
  [9, 10, 2],
  [4, 7, 2],
  [1, 10, 4],
  [1, 2, 5],
  [11, 10, 2],
  [5, 8, 2],
  [6, 10, 3],
  [2, 3, 4],
]
interface Broken {
  readonly n: number
  readonly d: number
  readonly exponent: number
}
const shown = ({ n, d }: Broken): Expr => (d === 10 ? decimal(Ratio.of(n, d)) : over(n, d))
const broken = ({ n, d, exponent }: Broken): Expr => {
  const value = Ratio.of(n, d).power(exponent)
  return d === 10 ? decimal(value) : expr(value)
}

type Slip = 'product' | 'turned' | 'fewer' | 'more'
const SLIPS = option<Slip>({
  product: {
    en: prose`multiplied the base by the exponent`,
    es: prose`multiplicó la base por el exponente`,
  },
  turned: {
    en: prose`switched the base and the exponent`,
    es: prose`intercambió la base y el exponente`,
  },
  fewer: { en: prose`left out one factor`, es: prose`omitió un factor` },
  more: { en: prose`used one factor too many`, es: prose`usó un factor de más` },
})
const NAMES = ['Aisha', 'Bruno', 'Camila', 'David', 'Elena', 'Hugo', 'Julia', 'Kofi'] as const
/** Wrong values that differ from each other: not 2⁴, 4². */
const MISTAKEN: readonly Pair[] = [
  [3, 4],
  [6, 4],
  [2, 5],
  [5, 4],
  [2, 8],
  [3, 5],
  [2, 6],
  [4, 5],
  [2, 7],
  [3, 6],
]
const slipOf = (slip: Slip, base: number, n: number): Expr =>
  ({
    product: () => times(base, n),
    turned: () => factorsOf(n, base),
    fewer: () => factorsOf(base, n - 1),
    more: () => factorsOf(base, n + 1),
  })[slip]()

/** What the three other mistakes lead to. */
function othersOf(slip: Slip, base: number, n: number) {
  const others = (['product', 'turned', 'fewer', 'more'] as const).filter(other => other !== slip)
  const [one, two, three] = tupleOf(
    others.map(other => evaluate(slipOf(other, base, n))),
    3,
  )
  return [
    line`The other three mistakes would give ${one}, ${two}, and ${three}.`,
    line`Los otros tres errores darían ${one}, ${two} y ${three}.`,
  ] as const
}

const EXPONENTS_OF_TWO: readonly (readonly number[])[] = [
  [3, 2],
  [2, 3],
  [4, 2],
  [4, 3],
  [2, 4],
]
const EXPONENTS_OF_THREE: readonly (readonly number[])[] = [
  [3, 2, 2],
  [2, 3, 2],
  [2, 2, 3],
]
/** Two or three bases, their factors mixed. */
function drawMany(random: Random) {
  const bases = random.evenly([
    [2, 7],
    [3, 5],
    [4, 9],
    [2, 5, 3],
    [6, 11],
    [3, 8],
    [5, 7],
    [2, 3, 7],
    [8, 10],
    [9, 5],
  ] as const)
  // Exponents that are all the same would tell nothing of which belongs to which.
  const exponents = random.pick(bases.length === 3 ? EXPONENTS_OF_THREE : EXPONENTS_OF_TWO)
  const parts = bases.map((base, i) => ({ base, n: itemOf(exponents, i) })).sort((one, other) => one.base - other.base)
  const factors = random.until(
    () => random.shuffle<readonly number[]>(parts.flatMap(({ base, n }) => Array.from({ length: n }, () => base))),
    drawn => drawn.filter((factor, i) => i > 0 && factor === drawn[i - 1]).length <= 2,
  )
  return { parts, factors }
}

/** In one of six the exponent is 0. */
const UNUSUAL = [7, 12, 9, 10, 8, 15]

const VALUES = mixed(LARGE)

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  largerValue: form({
    levels: ['medium'],
    instruction: { en: prose`Find the value of the power.`, es: prose`Halla el valor de la potencia.` },
    lines: 2,
    draw(random) {
      const isUnusual = random.turn(6) === 5
      const [base, n] = isUnusual ? ([random.pick(UNUSUAL), 0] as const) : random.evenly(VALUES)
      return { base, n }
    },
    answer: integer,
    solve: ({ base, n }) => base ** n,
    ask: ({ base, n }) => both(equation(power(base, n), blank(4))),
    solution: ({ base, n }) =>
      n > 0
        ? valueSteps(base, n)
        : [
            explained(
              statements(equation(power(base, 2), base ** 2), equation(divide(base ** 2, base), base)),
              line`Each time the exponent is 1 less, divide by ${base}. With exponent 1, the value is ${base}.`,
              line`Cada vez que el exponente disminuye 1, divide entre ${base}. Con exponente 1, el valor es ${base}.`,
            ),
            explained(
              statements(equation(divide(base, base), 1), equation(power(base, 0), 1)),
              line`Divide by ${base} once more for exponent 0.`,
              line`Divide entre ${base} una vez más para el exponente 0.`,
            ),
          ],
    check(printed, answer) {
      const { base, exponent } = printed.one('power')
      let rest = exact(answer)
      for (let n = evaluate(exponent).n; n > 0; n--) rest = rest.over(evaluate(base))
      return rest.equals(1)
    },
  }),

  brokenBase: form({
    levels: ['medium'],
    instruction: { en: prose`Find the value of the power.`, es: prose`Halla el valor de la potencia.` },
    lines: 2,
    draw(random) {
      const [n, d, exponent] = random.evenly(BROKEN)
      return { n, d, exponent }
    },
    answer: rational,
    solve: broken,
    ask: facts => both(equation(power(shown(facts), facts.exponent), blank(4))),
    solution: facts => {
      const { n, d, exponent } = facts
      const product = factorsOf(shown(facts), exponent)
      return [
        explained(product, line`The base is a factor ${exponent} times.`, line`La base es factor ${exponent} veces.`),
        ...(d === 10
          ? []
          : [
              explained(
                statements(
                  equation(factorsOf(n, exponent), n ** exponent),
                  equation(factorsOf(d, exponent), d ** exponent),
                ),
                line`Find the power of the numerator and the power of the denominator.`,
                line`Halla la potencia del numerador y la potencia del denominador.`,
              ),
            ]),
        d === 10
          ? explained(
              equation(power(shown(facts), exponent), broken(facts)),
              line`${power(n, exponent)} is ${n ** exponent}. Each factor has 1 decimal place, so the product has ${exponent}.`,
              line`${power(n, exponent)} es ${n ** exponent}. Cada factor tiene 1 cifra decimal, así que el producto tiene ${exponent}.`,
            )
          : explained(
              equation(over(power(n, exponent), power(d, exponent)), broken(facts)),
              line`Write the two powers as one fraction.`,
              line`Escribe las dos potencias como una fracción.`,
            ),
      ]
    },
    check(printed, answer) {
      const { base, exponent } = printed.one('power')
      let rest = exact(answer)
      for (let n = evaluate(exponent).n; n > 0; n--) rest = rest.over(evaluate(base))
      return rest.equals(1)
    },
  }),

  findTheMistake: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw(random) {
      const slip = random.evenly(['turned', 'product', 'fewer', 'more'] as const)
      const [base, n] = random.evenly(MISTAKEN)
      return { slip, base, n, name: random.evenly(NAMES) }
    },
    answer: SLIPS,
    solve: ({ slip }) => slip,
    ask({ slip, base, n, name }): Both<Block> {
      const who = { kind: 'words', en: name, es: name } as const
      const wrong = equation(power(base, n), evaluate(slipOf(slip, base, n)))
      return {
        en: prose`${who} wrote ${wrong}, which is wrong. What did ${who} do?`,
        es: prose`${who} escribió ${wrong}, lo cual es incorrecto. ¿Qué hizo ${who}?`,
      }
    },
    solution: ({ slip, base, n, name }, answer) => [
      explained(
        equation(slipOf(slip, base, n), evaluate(slipOf(slip, base, n))),
        [`${name} calculated this instead of the power.`],
        [`${name} calculó esto en lugar de la potencia.`],
      ),
      explained(
        equation(factorsOf(base, n), base ** n),
        line`The exponent ${n} means that ${base} is a factor ${n} times: this is the right value.`,
        line`El exponente ${n} indica que ${base} es factor ${n} veces: este es el valor correcto.`,
      ),
      explained(SLIPS.show(answer), ...othersOf(slip, base, n)),
    ],
    // Tries what each mistake leads to.
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      if (left.kind !== 'power') return false
      const [base, n] = [evaluate(left.base), evaluate(left.exponent)]
      const claimed = evaluate(right)
      const leadsTo = {
        product: base.times(n),
        turned: n.power(base.n),
        fewer: base.power(n.n).over(base),
        more: base.power(n.n).times(base),
      }
      return leadsTo[answer].equals(claimed)
    },
  }),

  withExponents: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write as a product of powers. Use each base only once.`,
      es: prose`Escribe como un producto de potencias. Usa cada base una sola vez.`,
    },
    lines: 1,
    draw: drawMany,
    answer: writtenExpression,
    solve: ({ parts }) => times(...parts.map(({ base, n }) => power(base, n))),
    ask: ({ factors }) => both(times(...factors)),
    key: () => ({
      en: prose`The powers may be in any order.`,
      es: prose`Las potencias pueden ir en cualquier orden.`,
    }),
    solution: ({ parts }, answer) => [
      explained(
        statements(...parts.map(({ base, n }) => factorsOf(base, n))),
        line`Put equal factors together.`,
        line`Junta los factores iguales.`,
      ),
      explained(
        answer,
        line`Count how many times each base is a factor: that is its exponent.`,
        line`Cuenta cuántas veces es factor cada base: ese es su exponente.`,
      ),
    ],
    check(printed, answer) {
      const { factors } = itemOf(printed.all('product'), 0)
      const powers = answer.kind === 'product' ? answer.factors : []
      const counted = powers.map(part =>
        part.kind === 'power'
          ? factors.filter(factor => evaluate(factor).equals(evaluate(part.base))).length === evaluate(part.exponent).n
          : false,
      )
      const total = powers.reduce((n, part) => n + (part.kind === 'power' ? evaluate(part.exponent).n : 0), 0)
      return powers.length > 1 && counted.every(isSo => isSo) && total === factors.length
    },
  }),

  growing: form({
    levels: ['medium'],
    kind: 'story',
    lines: 2,
    draw(random) {
      const of = random.evenly(growths)
      const base = random.pick(of.bases)
      // Base and exponent exchanged give another number.
      return { of, base, n: random.intExcept(...of.times, base) }
    },
    answer: integer,
    solve: ({ base, n }) => base ** n,
    ask({ of, base, n }) {
      const { en, es } = of.tell(role('base', base), role('times', n))
      return { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } }
    },
    solution: ({ of, base, n }) => {
      const { en, es } = of.ends(base ** n)
      const why = of.why(base, n)
      return [
        explained(equation(power(base, n), factorsOf(base, n)), why.en, why.es),
        itemOf(valueSteps(base, n), 1),
        ended(expr(base ** n), en, es),
      ]
    },
    check(printed, answer) {
      const base = printed.role('base')
      let rest = exact(answer)
      for (let i = printed.role('times').n; i > 0; i--) rest = rest.over(base)
      return rest.equals(1)
    },
  }),
})

import {
  asValuesOf,
  decimal,
  divide,
  equation,
  evaluate,
  evaluateAt,
  exact,
  explained,
  type FormMaker,
  itemOf,
  line,
  measure,
  mixed,
  type Of,
  over,
  power,
  rational,
  type Step,
  statements,
  sum,
  times,
  type Value,
} from '../../../author.ts'
import { measured } from '../../kit/measures/measured.ts'
import { formulas } from './formulas.ts'
import type { levels } from './levels.ts'
import { ask, check, draw, evaluateIt, hasPoint, worked } from './parts.ts'

/** s^3 is s × s × s. */
function repeated({ left, right }: Of<'relation'>, value: Value): readonly Step[] {
  if (right.kind !== 'power') return []
  const many = evaluate(right.exponent).n
  const { n, d } = exact(value)
  const factor = over(n, d)
  return [
    explained(
      equation(left, times(...Array.from({ length: many }, () => factor))),
      line`The exponent is ${many}: ${equation(value, factor)} is a factor ${many} times.`,
      line`El exponente es ${many}: ${equation(value, factor)} es factor ${many} veces.`,
    ),
    explained(
      equation(left, over(n ** many, d ** many)),
      line`Multiply the numerators and multiply the denominators.`,
      line`Multiplica los numeradores y multiplica los denominadores.`,
    ),
  ]
}

/** The work of the formula: the square of an edge, nine fifths of the degrees, half of base times height, or the hours in a whole part and a half. */
function partly({ right }: Of<'relation'>, values: readonly Value[]): readonly Step[] {
  const [one, two] = values
  if (right.kind === 'sum' && one !== undefined && two === undefined) {
    const fifth = exact(one).over(5)
    return [
      explained(
        statements(
          equation(divide(one, 5), decimal(fifth)),
          equation(times(9, decimal(fifth)), decimal(fifth.times(9))),
        ),
        line`To multiply by ${over(9, 5)}, divide by ${5} and multiply by ${9}.`,
        line`Para multiplicar por ${over(9, 5)}, divide entre ${5} y multiplica por ${9}.`,
      ),
    ]
  }
  if (right.kind !== 'product' || one === undefined) return []
  if (two === undefined) {
    const digits = 10 * exact(one).toNumber()
    return [
      explained(
        equation(times(digits, digits), digits ** 2),
        line`${equation(power(one, 2), times(one, one))}: multiply as whole numbers. Each factor has 1 decimal place, so the product has 2.`,
        line`${equation(power(one, 2), times(one, one))}: multiplica como números enteros. Cada factor tiene 1 cifra decimal, así que el producto tiene 2.`,
      ),
    ]
  }
  const [a, b] = [exact(one), exact(two)]
  if (right.factors.length === 3)
    return [
      explained(
        equation(times(one, two), decimal(a.times(b))),
        line`Multiply ${one} and ${two}.`,
        line`Multiplica ${one} por ${two}.`,
      ),
      explained(
        equation(divide(decimal(a.times(b)), 2), decimal(a.times(b).over(2))),
        line`Take half of the product.`,
        line`Toma la mitad del producto.`,
      ),
    ]
  const [wholes, part] = [Math.floor(b.toNumber()), b.minus(Math.floor(b.toNumber()))]
  return [
    explained(
      statements(equation(times(one, wholes), a.times(wholes)), equation(times(one, decimal(part)), a.times(part))),
      line`Multiply by ${wholes} and by ${decimal(part)}.`,
      line`Multiplica por ${wholes} y por ${decimal(part)}.`,
    ),
    explained(
      equation(sum(decimal(a.times(wholes)), decimal(a.times(part))), decimal(a.times(b))),
      line`Add the products.`,
      line`Suma los productos.`,
    ),
  ]
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  evaluateAnyNumber: form({
    levels: ['hard'],
    share: 2,
    instruction: evaluateIt,
    draw,
    answer: rational,
    solve: ({ result }) => result,
    ask,
    solution: worked,
    check,
  }),
  formula: form({
    levels: ['hard'],
    share: 3,
    draw(random) {
      const formula = random.evenly(formulas)
      return { formula, ...formula.draw(random) }
    },
    answer: measured,
    solve: ({ formula, amount }) => ({ amount, unit: formula.unit }),
    ask: ({ formula, values }) => formula.says(values),
    solution: ({ formula: { formula, letters, unit }, values, amount }) => {
      const at = Object.fromEntries(letters.map((letter, i) => [letter, exact(itemOf(values, i))]))
      const steps = evaluateAt(formula.right, at, '×', values.some(hasPoint) ? number => decimal(number) : mixed)
      const [first, ...others] = asValuesOf(formula.left, steps)
      return [
        ...(first ? [first] : []),
        ...repeated(formula, itemOf(values, 0)),
        ...partly(formula, values),
        ...others.slice(0, -1),
        explained(
          equation(formula.left, measure(amount, unit)),
          ...(formula.right.kind === 'sum'
            ? ([
                line`Add, and write the result with its unit.`,
                line`Suma y escribe el resultado con su unidad.`,
              ] as const)
            : unit === 'cubic-inch'
              ? ([
                  line`Write the result as a mixed number, with its unit.`,
                  line`Escribe el resultado como número mixto, con su unidad.`,
                ] as const)
              : ([line`Write the result with its unit.`, line`Escribe el resultado con su unidad.`] as const)),
        ),
      ]
    },
    check(printed, { amount, unit }) {
      const [formula, ...given] = printed.all('relation')
      const bindings = Object.fromEntries(
        given.map(({ left, right }) => [left.kind === 'symbol' ? left.name : '', evaluate(right)]),
      )
      const units = given.flatMap(({ right }) => (right.kind === 'measure' ? [right.unit] : []))
      const isUnit = formulas.some(known => known.unit === unit) && units.length > 0
      return formula !== undefined && isUnit && evaluate(formula.right, bindings).equals(exact(amount))
    },
  }),
})

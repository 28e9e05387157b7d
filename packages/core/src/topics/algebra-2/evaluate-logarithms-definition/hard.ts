import {
  approximate,
  both,
  bracketed,
  call,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  isNear,
  isSame,
  itemOf,
  join,
  line,
  list,
  logarithm,
  orderedList,
  point,
  power,
  prose,
  Ratio,
  rational,
  relation,
  root,
  step,
  sum,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { askValue, e, exactly, type levels, logSteps, x } from './parts.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  findBase: form({
    levels: ['hard'],
    instruction: { en: prose`Solve for ${x}.`, es: prose`Halla el valor de ${x}.` },
    draw: random => {
      const kind = random.evenly(['base', 'argument', 'base'])
      const [p, under, top] = random.pick([
        [2, 2, 3],
        [2, 2, 5],
        [3, 2, 3],
        [5, 2, 3],
        [2, 3, 2],
        [3, 3, 2],
        [2, 3, 4],
        [2, 3, 5],
        [5, 3, 2],
        [2, 1, 5],
        [3, 1, 4],
        [5, 1, 3],
        [7, 1, 2],
        [2, 1, -3],
        [3, 1, -2],
        [5, 1, -2],
        [2, 4, 3],
        [3, 2, -1],
        [2, 3, -2],
        [4, 1, 3],
        [6, 1, 2],
        [7, 2, 1],
        [2, 2, -3],
        [6, 1, 3],
        [9, 1, 2],
        [11, 1, 2],
        [12, 1, 2],
        [8, 1, 3],
      ] as const)
      return {
        p,
        under,
        top,
        base: Ratio.of(p ** under),
        argument: Ratio.of(p).power(top),
        value: Ratio.of(top, under),
        kind,
      }
    },
    answer: rational,
    solve: ({ base, argument, kind }) => (kind === 'base' ? base : argument),
    ask: ({ base, argument, value, kind }) =>
      both(equation(kind === 'base' ? logarithm(x, argument) : logarithm(base, x), value)),
    solution: ({ p, under, top, base, argument, value, kind }) => {
      if (kind === 'base')
        return [
          step(equation(power(x, value), argument), because.toExponentialForm),
          step(equation(x, power(argument, value.power(-1))), because.raiseBothSides, { power: value.power(-1) }),
          ...(top === 1
            ? []
            : [
                explained(
                  equation(x, power(power(p, top), value.power(-1))),
                  line`Write ${argument} as a power.`,
                  line`Escribe ${argument} como potencia.`,
                ),
              ]),
          top === 1
            ? step(equation(x, base), because.evaluate, { what: power(argument, value.power(-1)) })
            : step(
                under === 1 ? equation(x, base) : equation(equation(x, power(p, under)), base),
                because.multiplyExponents,
              ),
        ]
      return [
        step(equation(x, power(base, value)), because.toExponentialForm),
        ...(under === 1
          ? []
          : [
              explained(
                equation(x, power(power(p, under), value)),
                line`Write ${base} as a power.`,
                line`Escribe ${base} como potencia.`,
              ),
              ...(top === 1 ? [] : [step(equation(x, power(p, top)), because.multiplyExponents)]),
            ]),
        step(equation(x, argument), because.evaluate, { what: power(p, top) }),
      ]
    },
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      if (left.kind !== 'call' || !left.base) return false
      const put = (of: Expr) => evaluate(of, { x: exact(answer) })
      const value = evaluate(right)
      return put(left.base).power(value.n).equals(put(left.of).power(value.d)) && exact(answer).compare(0) > 0
    },
  }),

  baseOfGraph: form({
    levels: ['hard'],
    draw: random => {
      // The base is p to the power under, and the height of the point top/under.
      const [p, under, top] = random.evenly([
        [2, 2, 3],
        [3, 2, -1],
        [2, 3, 2],
        [5, 2, 3],
        [2, 2, -3],
        [3, 3, 2],
        [2, 4, 3],
        [3, 2, 3],
        [2, 3, -2],
        [2, 3, 4],
        [7, 2, -1],
        [2, 2, 5],
        [5, 2, -1],
        [3, 3, -2],
      ] as const)
      return { p, under, top, isFraction: random.chance(0.25) }
    },
    answer: rational,
    solve: ({ p, under, isFraction }) => Ratio.of(p).power(isFraction ? -under : under),
    ask: ({ p, under, top, isFraction }) => {
      const at = point(Ratio.of(p).power(top), Ratio.of(isFraction ? -top : top, under))
      const curve = equation(symbol('y'), logarithm(symbol('b'), x))
      return {
        en: prose`The graph of ${curve} goes through the point ${at}. Find ${symbol('b')}.`,
        es: prose`La gráfica de ${curve} pasa por el punto ${at}. Halla ${symbol('b')}.`,
      }
    },
    solution: ({ p, under, top, isFraction }, answer) => {
      const [argument, exponent] = [Ratio.of(p).power(top), Ratio.of(isFraction ? -top : top, under)]
      const [b, back] = [symbol('b'), exponent.power(-1)]
      return [
        step(equation(exponent, logarithm(b, argument)), because.pointInEquation),
        step(equation(power(b, exponent), argument), because.toExponentialForm),
        step(equation(b, power(argument.d > 1 ? bracketed(argument) : argument, back)), because.raiseBothSides, {
          power: back,
        }),
        explained(
          equation(b, power(power(p, top), back)),
          line`Write ${argument} as a power.`,
          line`Escribe ${argument} como potencia.`,
        ),
        step(equation(equation(b, power(p, isFraction ? -under : under)), answer), because.multiplyExponents),
      ]
    },
    check(printed, answer) {
      const [argument, value] = printed.one('list').items.map(item => evaluate(item))
      const base = exact(answer)
      return (
        argument !== undefined &&
        value !== undefined &&
        base.n > 0 &&
        base.power(value.n).equals(argument.power(value.d))
      )
    },
  }),

  nested: form({
    levels: ['hard'],
    share: 2,
    instruction: exactly,
    draw: random => {
      const kind = random.evenly(['nested', 'natural', 'shifted', 'root'])
      if (kind === 'nested') {
        // The inner base and its argument p^top; the outer base q^under, and the inner value q^above.
        const [inner, size, q, above, under] = random.evenly([
          [2, 4, 2, 2, 3],
          [2, 8, 2, 3, 2],
          [3, 3, 3, 1, 2],
          [5, 2, 2, 1, 2],
          [10, 8, 2, 3, 4],
          [2, 9, 3, 2, 3],
          [10, 4, 2, 2, 3],
          [2, 5, 5, 1, 2],
          [3, 4, 2, 2, 3],
          [10, 9, 3, 2, 3],
        ] as const)
        const within = inner === 10 ? call('log', 10 ** size) : logarithm(inner, inner ** size)
        const [outer, value] = [q ** under, Ratio.of(above, under)]
        return {
          of: logarithm(outer, within),
          value,
          steps: () => [
            explained(
              equation(within, size),
              line`Work from the inside: ${equation(power(inner, size), inner ** size)}.`,
              line`Trabaja de adentro hacia afuera: ${equation(power(inner, size), inner ** size)}.`,
            ),
            ...logSteps(logarithm(outer, size), Ratio.of(outer), expr(size), value),
          ],
        }
      }
      if (kind === 'natural') {
        const [a, n] = [random.int(2, 7), random.int(2, 3)]
        return {
          of: power(e, join(n, call('ln', a))),
          value: Ratio.of(a ** n),
          steps: () => [
            step(power(bracketed(power(e, call('ln', a))), n), because.powerOfPowerBack),
            step(power(a, n), because.use, { rule: equation(power(e, call('ln', a)), a) }),
            step(expr(a ** n), because.evaluate, { what: power(a, n) }),
          ],
        }
      }
      if (kind === 'shifted') {
        const [b, a, k] = [random.int(2, 6), random.int(2, 12), random.pick([1, 2, -1])]
        const [value, inverse] = [Ratio.of(b).power(k).times(a), power(b, logarithm(b, a))]
        return {
          of: power(b, sum(logarithm(b, a), k)),
          value,
          steps: () => [
            step(join(inverse, power(b, k)), because.sumOfExponents),
            step(join(a, power(b, k)), because.use, { rule: equation(inverse, a) }),
            step(expr(value), because.evaluate, { what: join(a, power(b, k)) }),
          ],
        }
      }
      const [n, degree] = [random.pick([1, 5, 7]), random.pick([2, 3])]
      const inside = n === 1 ? e : power(e, n)
      const value = Ratio.of(n, degree)
      return {
        of: call('ln', degree === 2 ? root(inside) : root(inside, 3)),
        value,
        steps: () => [
          explained(
            call('ln', power(e, value)),
            line`Write the root as a power.`,
            line`Escribe la raíz como potencia.`,
          ),
          step(expr(value), because.use, { rule: equation(call('ln', power(e, x)), x) }),
        ],
      }
    },
    answer: rational,
    solve: ({ value }) => value,
    ask: ({ of }) => askValue(of),
    solution: ({ steps }) => steps(),
    check: (printed, answer) => isNear(approximate(printed.maths[0] ?? x), exact(answer).toNumber()),
  }),

  order: form({
    levels: ['hard'],
    kind: 'order',
    instruction: {
      en: prose`Order the logarithms from least to greatest without a calculator.`,
      es: prose`Ordena los logaritmos de menor a mayor sin calculadora.`,
    },
    draw: random => {
      const bases = random.sample([2, 3, 4, 5], 3)
      // No number lies between 2⁰ and 2¹, and what is ordered already asks nothing.
      const exponents = random.until(
        () => random.sample([0, 1, 2, 3], 3),
        ([a, b, c]) => !(a < b && b < c) && bases.every((base, i) => base > 2 || itemOf([a, b, c], i) > 0),
      )
      return {
        of: bases.map((base, i) => {
          const n = itemOf(exponents, i)
          const argument = random.int(base ** n + 1, base ** (n + 1) - 1)
          return { base, n, argument, log: logarithm(base, argument) }
        }),
      }
    },
    answer: orderedList,
    solve: ({ of }) => of.toSorted((a, b) => a.n - b.n).map(({ log }) => log),
    ask: ({ of }) => both(list(...of.map(({ log }) => log))),
    solution: ({ of }, sorted) => [
      ...of.map(({ base, n, argument, log }) =>
        explained(
          relation(relation(power(base, n), '<', argument), '<', power(base, n + 1)),
          line`The exponents of ${base} are ${n} and ${n + 1}, so ${log} is between them.`,
          line`Los exponentes de ${base} son ${n} y ${n + 1}, así que ${log} está entre ellos.`,
        ),
      ),
      explained(
        list(...sorted),
        line`The greater the whole number below it, the greater the logarithm.`,
        line`Cuanto mayor es el entero que está debajo, mayor es el logaritmo.`,
      ),
    ],
    check(printed, answer) {
      const given = printed.one('list').items
      const values = answer.map(value => approximate(expr(value)))
      return (
        answer.length === given.length &&
        given.every(item => answer.some(value => isSame(expr(value), item))) &&
        values.every((value, i) => i === 0 || value > itemOf(values, i - 1))
      )
    },
  }),
})

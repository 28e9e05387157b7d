import {
  antiderivative,
  approximate,
  blank,
  both,
  derivative,
  differentiate,
  type Expr,
  equation,
  expr,
  type FormMaker,
  formulaChoice,
  holds,
  integral,
  join,
  m,
  minus,
  type Printed,
  prose,
  type Random,
  Ratio,
  statements,
  step,
  sum,
  symbol,
  table,
  tableCells,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { integrals } from './integrals.ts'
import type { levels } from './levels.ts'
import { agree, drawParts, isBare, near, POINTS, solved } from './parts.ts'

const draw = (random: Random, level: { readonly kinds: readonly (keyof typeof integrals)[] }) =>
  integrals[random.evenly(level.kinds)](random)

const isAntiderivative = (printed: Printed, answer: Expr) =>
  holds(answer, part => part.kind === 'symbol' && part.name === 'C') &&
  agree(differentiate(answer, 'x'), printed.one('integral').of)

const partsOf = (cells: readonly Expr[]) => ({
  head: [symbol('u'), derivative('v', 'x'), derivative('u', 'x'), symbol('v'), words('Integral', 'Integral')],
  rows: [[...[0, 1, 2, 3].map(i => cells[i] ?? blank(3)), cells[4] ? m`${cells[4]} + C` : sum(blank(5), symbol('C'))]],
})

/** The factor to differentiate is ax or ln x, not the other one. */
const isPart = (u: Expr): boolean => {
  const slope = differentiate(u, 'x')
  return agree(slope, m`1/x`) || POINTS.every(x => near(approximate(slope, { x }), approximate(slope, { x: 1 })))
}

const instruction = {
  en: prose`Integrate by parts.`,
  es: prose`Integra por partes.`,
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  integrate: form({
    share: 3,
    instruction,
    draw,
    answer: antiderivative('x'),
    solve: ({ result }) => m`${result} + C`,
    ask: ({ integrand }) => both(m`∫ ${integrand} dx`),
    solution: solved,
    check: isAntiderivative,
  }),

  chooseParts: form({
    levels: ['easy'],
    instruction: {
      en: prose`Choose ${m`u`} so that integration by parts works.`,
      es: prose`Elige ${m`u`} de modo que la integración por partes funcione.`,
    },
    draw: random => ({
      a: random.int(2, 9),
      ...random.pick([
        { outer: m`e^x`, v: m`e^x` },
        { outer: m`sin x`, v: m`-cos x` },
        { outer: m`cos x`, v: m`sin x` },
      ]),
    }),
    answer: formulaChoice,
    solve: ({ a }) => m`u = ${a}x`,
    mistakes: ({ a, outer }) => ({
      swapped: m`u = ${outer}`,
      wholeIntegrand: m`u = ${a}x ${outer}`,
      constantOnly: m`u = ${a}`,
    }),
    ask: ({ a, outer }) => both(m`∫ ${a}x ${outer} dx`),
    solution({ a, outer, v }, right) {
      const [whole, square] = [m`${a}x ${outer}`, m`x^2`]
      const [byX, ofV] = [derivative('v', 'x'), symbol('v')]
      return [
        step(statements(equation(byX, m`${a}x`), equation(ofV, m`${Ratio.of(a, 2)}x^2`)), because.partsMakeHarder, {
          u: equation(symbol('u'), outer),
          power: square,
        }),
        step(statements(equation(byX, 1), equation(ofV, m`x`)), because.partsMakeHarder, {
          u: equation(symbol('u'), whole),
          power: square,
        }),
        step(equation(byX, m`x ${outer}`), because.partsNeedTheSame, { u: equation(symbol('u'), a) }),
        step(
          statements(expr(right), equation(derivative('u', 'x'), a), equation(ofV, v)),
          because.derivativeIsConstant,
          { u: right },
        ),
      ]
    },
    // The right u becomes a constant when it is differentiated, and divides the integrand without rest.
    check(printed, answer) {
      const chosen = expr(answer)
      if (chosen.kind !== 'relation') return false
      const slope = differentiate(chosen.right, 'x')
      const ratio = (x: number) => approximate(printed.one('integral').of, { x }) / approximate(chosen.right, { x })
      const isOuter = [Math.exp, Math.sin, Math.cos].some(f => POINTS.every(x => near(ratio(x), f(x))))
      return isOuter && POINTS.every(x => near(approximate(slope, { x }), approximate(slope, { x: 1 })))
    },
  }),

  partsTable: form({
    levels: ['easy'],
    instruction: {
      en: prose`Complete the table.`,
      es: prose`Completa la tabla.`,
    },
    draw: drawParts,
    answer: tableCells,
    solve: of => {
      const blanks = [of.u, of.dv, of.du, of.v, of.result]
      return { blanks, ...partsOf(blanks) }
    },
    ask: of => both([integral(of.integrand, 'x'), table(partsOf([]))]),
    solution: of => solved(of, m`${of.result} + C`),
    // u times dv is the integrand; du and v belong to them; the integral has the integrand as its slope.
    check(printed, { blanks }) {
      const [u, dv, du, v, result] = blanks.map(value => expr(value))
      const integrand = printed.one('integral').of
      if (!u || !dv || !du || !v || !result) return false
      return (
        isPart(u) &&
        agree(join(u, dv), integrand) &&
        agree(differentiate(u, 'x'), du) &&
        agree(differentiate(v, 'x'), dv) &&
        isBare(v, dv) &&
        agree(differentiate(result, 'x'), integrand) &&
        isBare(minus(result, join(u, v)), dv)
      )
    },
  }),
})

import {
  approximate,
  both,
  bracketed,
  call,
  equation,
  expr,
  type FormMaker,
  itemOf,
  join,
  line,
  m,
  minus,
  numberSet,
  pi,
  prose,
  rational,
  statements,
  step,
  sum,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { anglesFound, anglesOf } from '../../kit/triangles/angle-steps.ts'
import { angleExpr, valueExpr } from '../../kit/triangles/exact-values.ts'
import { combined, expansion, isNear, type Sign, sumOf } from './angles.ts'
import type { levels } from './levels.ts'
import { askRatios, checkRatios, drawRatios, otherRatio, ratioSteps, valueSteps } from './ratios.ts'
import {
  drawInverse,
  type Equation,
  factorOf,
  type Inverses,
  nameOf,
  principal,
  rightSide,
  SPAN,
  TARGETS,
} from './shifts.ts'
import { A, B, useFormula, x } from './steps.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  tangents: form({
    levels: ['hard'],
    lines: 6,
    draw: random => drawRatios(random, 'tan'),
    answer: rational,
    solve: ({ name: of, sign, angles: [one, two] }) => sumOf(of, one, sign, two),
    ask: askRatios,
    solution: (drawn, answer) => ratioSteps(drawn, expr(answer)),
    check: (printed, answer) => checkRatios(printed, expr(answer)),
  }),
  inverses: form({
    levels: ['hard'],
    lines: 5,
    instruction: { en: prose`Find the exact value.`, es: prose`Halla el valor exacto.` },
    draw: (random): Inverses =>
      random.until(
        () => ({
          name: random.pick(['sin', 'cos']),
          sign: random.pick([1, -1]),
          of: [drawInverse(random), drawInverse(random)],
        }),
        ({ of: [[, p], [, q]] }) => p.d !== q.d && (p.n < 0 || q.n < 0),
      ),
    answer: rational,
    solve: ({ name: of, sign, of: [one, two] }) => sumOf(of, principal(one), sign, principal(two)),
    ask: ({ name: of, sign, of: [[f, p], [g, q]] }) =>
      both(call(of, bracketed(combined(call(f, bracketed(expr(p))), sign, call(g, bracketed(expr(q))))))),
    solution({ name: of, sign, of: inverses }, answer) {
      const angles = [principal(inverses[0]), principal(inverses[1])] as const
      const named = ([0, 1] as const).map(which => {
        const [inverse, value] = inverses[which]
        const letter = itemOf([A, B], which)
        const [given, missing] = inverse === 'arcsin' ? (['sin', 'cos'] as const) : (['cos', 'sin'] as const)
        return step(
          statements(
            equation(letter, call(inverse, bracketed(expr(value)))),
            equation(call(given, letter), value),
            otherRatio(missing, letter, value, angles[which][missing]),
          ),
          because.explain,
          {
            sentence:
              inverse === 'arcsin'
                ? {
                    en: line`The arcsine gives angles from ${m`-π/2`} to ${m`π/2`}, where no cosine is negative.`,
                    es: line`El arcoseno da ángulos de ${m`-π/2`} a ${m`π/2`}, donde ningún coseno es negativo.`,
                  }
                : {
                    en: line`The arccosine gives angles from ${0} to ${pi}, where no sine is negative.`,
                    es: line`El arcocoseno da ángulos de ${0} a ${pi}, donde ningún seno es negativo.`,
                  },
          },
        )
      })
      return [
        ...named,
        useFormula(
          expansion(of, sign, (inner, which) => call(inner, itemOf([A, B], which))),
          of,
          sign,
        ),
        ...valueSteps(of, sign, angles, expr(answer)),
      ]
    },
    check: (printed, answer) => isNear(approximate(printed.one('call')), approximate(expr(answer))),
  }),
  solve: form({
    levels: ['hard'],
    draw: (random): Equation => ({
      alpha: random.pick([30, 45, 60]),
      sign: random.evenly([1, -1]),
      target: random.pick(TARGETS),
    }),
    answer: numberSet,
    solve: drawn => anglesOf(nameOf(drawn), drawn.target).map(angle => angleExpr(angle, 'radians')),
    ask(drawn) {
      const alpha = angleExpr(drawn.alpha, 'radians')
      const left = combined(call('sin', bracketed(sum(x, alpha))), drawn.sign, call('sin', bracketed(minus(x, alpha))))
      const printed = equation(left, valueExpr(rightSide(drawn)))
      return {
        en: [prose`Find all solutions with ${SPAN}.`, printed],
        es: [prose`Halla todas las soluciones con ${SPAN}.`, printed],
      }
    },
    solution(drawn) {
      const { sign, target } = drawn
      const alpha = angleExpr(drawn.alpha, 'radians')
      const expanded = (by: Sign) => expansion('sin', by, (inner, which) => call(inner, which === 0 ? x : alpha))
      const [of, other] = sign === 1 ? (['sin', 'cos'] as const) : (['cos', 'sin'] as const)
      const left = join(2, call(of, x), call(other, alpha))
      const factor = valueExpr(factorOf(drawn))
      const scaled = factorOf(drawn).k === 1 && factorOf(drawn).q.equals(1) ? call(of, x) : join(factor, call(of, x))
      const same = scaled.kind === 'call'
      return [
        step(statements(expanded(1), expanded(-1)), because.useIdentity, {
          identity: equation(call('sin', bracketed({ kind: 'operation', sign: '±', left: A, right: B })), {
            kind: 'operation',
            sign: '±',
            left: join(call('sin', A), call('cos', B)),
            right: join(call('cos', A), call('sin', B)),
          }),
        }),
        step(
          equation(left, valueExpr(rightSide(drawn))),
          sign === 1 ? because.addTheExpansions : because.subtractTheExpansions,
          { term: sign === 1 ? call('cos', x) : call('sin', x) },
        ),
        step(equation(scaled, valueExpr(rightSide(drawn))), because.putInExactValues),
        ...(same ? [] : [step(equation(call(of, x), valueExpr(target)), because.divideBothSides, { value: factor })]),
        ...anglesFound(of, target, 'radians', (...angles) => statements(...angles.map(angle => equation(x, angle)))),
      ]
    },
    // Every multiple of π/24 is tried.
    check(printed, answer) {
      const wanted = printed.all('relation').find(({ sign }) => sign === '=')
      if (!wanted) return false
      const found = Array.from({ length: 48 }, (_, i) => (i * Math.PI) / 24).filter(at =>
        isNear(approximate(wanted.left, { x: at }), approximate(wanted.right)),
      )
      const given = answer.map(value => approximate(expr(value))).sort((a, b) => a - b)
      return given.length === found.length && given.every((value, i) => isNear(value, itemOf(found, i)))
    },
  }),
})

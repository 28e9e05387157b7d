import {
  approximate,
  both,
  equation,
  exact,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  functionGraph,
  infinity,
  join,
  limit,
  option,
  pointAnswer,
  prose,
  rational,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import {
  beside,
  drawQuotient,
  expanded,
  f,
  holes,
  inFactors,
  isSame,
  near,
  type Quotient,
  seen,
  valueAt,
} from './parts.ts'

const direction = option({
  up: { en: { kind: 'maths', of: infinity }, es: { kind: 'maths', of: infinity } },
  down: { en: { kind: 'maths', of: join(-1, infinity) }, es: { kind: 'maths', of: join(-1, infinity) } },
})

const graphOf = (of: Quotient) =>
  functionGraph({
    x: [-8, 8],
    y: [-8, 8],
    curves: [inFactors({ ...of, hole: null })],
    asymptotes: { x: of.poles, y: of.zeros.length < of.poles.length ? [0] : [of.lead] },
    points: holes(of).map(hole => ({ at: [hole, valueAt(of, hole).toNumber()] as const, open: true })),
  })

const isDrawable = (of: Quotient) =>
  [...of.poles, ...of.zeros].every(place => Math.abs(place) <= 5) &&
  holes(of).every(hole => Math.abs(valueAt(of, hole).toNumber()) <= 6 && Math.abs(hole) <= 6)

const turned = (values: readonly number[]) => values.map(value => -value)

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  hole: form({
    levels: ['medium'],
    instruction: {
      en: prose`Find the coordinates of the hole in the graph.`,
      es: prose`Halla las coordenadas del hueco de la gráfica.`,
    },
    draw: (random, level) => drawQuotient(random, level),
    answer: pointAnswer,
    solve: of => [of.hole ?? 0, valueAt(of, of.hole ?? 0)],
    ask: of => both(equation(f, expanded(of))),
    check(printed, answer) {
      const { holes, value } = seen(printed)
      const [at = 0] = holes
      return isSame(
        answer.map(item => approximate(expr(item))),
        [at, beside(value, at)],
      )
    },
  }),

  sideLimit: form({
    levels: ['easy', 'medium'],
    lines: 2,
    draw: (random, level) => ({
      of: drawQuotient(random, level),
      place: random.int(0, 9),
      side: random.pick(['left', 'right'] as const),
    }),
    answer: direction,
    solve({ of, place, side }) {
      const pole = of.poles[place % of.poles.length] ?? 0
      const signs = [
        of.lead,
        ...of.zeros.map(zero => pole - zero),
        ...of.poles.filter(other => other !== pole).map(other => pole - other),
      ]
      const sign = signs.reduce((all, factor) => all * Math.sign(factor), side === 'right' ? 1 : -1)
      return sign > 0 ? 'up' : 'down'
    },
    ask({ of, place, side }) {
      const pole = of.poles[place % of.poles.length] ?? 0
      const shown = equation(f, of.hole === null ? inFactors(of) : expanded(of))
      const asked = limit('x', pole, f, side)
      return {
        en: [prose`What is ${asked}?`, shown],
        es: [prose`¿Cuánto vale ${asked}?`, shown],
      }
    },
    check(printed, answer) {
      const { to, side } = printed.one('limit')
      const at = approximate(to)
      return answer === (seen(printed).value(at + (side === 'right' ? 1e-6 : -1e-6)) > 0 ? 'up' : 'down')
    },
  }),

  endLimit: form({
    levels: ['easy', 'medium'],
    draw: (random, level) => ({ of: drawQuotient(random, level), sign: random.sign() }),
    answer: rational,
    solve: ({ of }) => (of.zeros.length < of.poles.length ? 0 : of.lead),
    ask({ of, sign }) {
      const shown = equation(f, of.hole === null ? inFactors(of) : expanded(of))
      const asked = limit('x', sign === 1 ? infinity : join(-1, infinity), f)
      return { en: [prose`Find ${asked}.`, shown], es: [prose`Halla ${asked}.`, shown] }
    },
    check(printed, answer) {
      const far = approximate(printed.one('limit').to) > 0 ? 1e7 : -1e7
      return near(seen(printed).value(far), exact(answer).toNumber())
    },
  }),

  whichFunction: form({
    levels: ['easy', 'medium'],
    draw: (random, level) => random.until(() => drawQuotient(random, level), isDrawable),
    answer: formulaChoice,
    solve: inFactors,
    mistakes: of => ({
      signsOfPoles: inFactors({ ...of, poles: turned(of.poles) }),
      signsOfZeros: inFactors({ ...of, zeros: turned(of.zeros) }),
      upsideDown: inFactors({ ...of, zeros: of.poles, poles: of.zeros }),
      allSigns: inFactors({
        ...of,
        zeros: turned(of.zeros),
        poles: turned(of.poles),
        hole: of.hole === null ? null : -of.hole,
      }),
      negative: inFactors({ ...of, lead: -of.lead }),
    }),
    ask(of) {
      const graph = figure(graphOf(of))
      return {
        en: [prose`Which function has this graph?`, graph],
        es: [prose`¿Qué función tiene esta gráfica?`, graph],
      }
    },
    check(printed, answer) {
      const { curves, points } = printed.figure('function-graph')
      const [curve] = curves
      if (curve?.form !== 'graph') return false
      const isOpen = (place: number) => points.some(({ at }) => at[0] === place)
      const samples = [-7.3, -4.6, -2.2, -0.7, 0.6, 1.4, 2.9, 5.5]
      return (
        samples.every(at => near(approximate(curve.of, { x: at }), approximate(expr(answer), { x: at }), 1e-9)) &&
        points.every(({ at }) => isOpen(at[0]) && Number.isNaN(approximate(expr(answer), { x: at[0] })))
      )
    },
  }),
})

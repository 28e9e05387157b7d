import {
  answerStep,
  approximate,
  type Expr,
  evaluate,
  exact,
  explained,
  expr,
  formulaChoice,
  line,
  measure,
  type Printed,
  power,
  prose,
  type Random,
  Ratio,
  role,
  story,
  symbol,
  times,
} from '../../../author.ts'
import { shown } from '../../kit/decimals/shown.ts'
import { DECIMAL_PI, printedPi, usePi } from '../../kit/geometry/pi.ts'
import { measured } from '../../kit/measures/measured.ts'
import {
  around,
  aroundSteps,
  asksToRound,
  contentOf,
  drawn,
  drawRadius,
  type Form,
  givenLength,
  isAround,
  isClose,
  piLine,
  type Round,
  solveAround,
  UNITS,
} from './parts.ts'
import { roundThings } from './settings.ts'

export const FIND = { en: prose`Find the circumference.`, es: prose`Halla la circunferencia.` }

/** The radius of a drawn circle, by the line that is labelled. */
export function drawnRadius(printed: Printed): number {
  const { lines, center } = printed.figure('circle')
  const found = lines.find(({ label }) => label !== null)
  const value = evaluate(found?.label as Expr).toNumber()
  return found?.from === center || found?.to === center ? value : value / 2
}

/** Radii of the choices; a length may not turn up again in a problem that is drawn. */
const CHOSEN = [11, 13, 16, 17, 18, 19, 9, 14] as const

const drawEasy = (random: Random, pis: readonly ('3.14' | '22/7')[], way: 'drawn' | 'told'): Round => {
  const pi = random.evenly(pis)
  const given = random.evenly(['diameter', 'radius'] as const)
  return { r: drawRadius(random, pi, given, way), given, unit: random.pick(UNITS), pi, places: 'all' }
}

export const easyForms = (form: Form) => ({
  drawn: form({
    levels: ['easy'],
    share: 2,
    lines: 3,
    instruction: FIND,
    draw: random => drawEasy(random, ['3.14', '22/7', '3.14'], 'drawn'),
    answer: measured,
    solve: solveAround,
    ask: round => {
      const [figure, use] = [drawn(round), piLine(round)]
      return { en: [figure, use.en], es: [figure, use.es] }
    },
    solution: round => aroundSteps(round),
    check: (printed, answer) =>
      isAround(answer, 2 * printedPi(printed) * drawnRadius(printed), asksToRound(printed.text)),
  }),

  expression: form({
    levels: ['easy'],
    draw: (random): Round => {
      const given = random.evenly(['radius', 'diameter'] as const)
      return {
        given,
        r: Ratio.of(random.evenly(CHOSEN)),
        unit: random.pick(UNITS),
        pi: '3.14',
        places: 'all',
      }
    },
    answer: formulaChoice,
    solve: ({ r, given }) =>
      given === 'radius' ? times(2, DECIMAL_PI, shown(r)) : times(DECIMAL_PI, shown(r.times(2))),
    mistakes: ({ r, given }) =>
      given === 'radius'
        ? {
            asDiameter: times(DECIMAL_PI, shown(r)),
            area: times(DECIMAL_PI, power(shown(r), 2)),
            doubledTwice: times(2, DECIMAL_PI, shown(r.times(2))),
          }
        : {
            asRadius: times(2, DECIMAL_PI, shown(r.times(2))),
            area: times(DECIMAL_PI, power(shown(r), 2)),
            radius: times(DECIMAL_PI, shown(r)),
          },
    ask: round => {
      const figure = drawn(round)
      return {
        en: [prose`Which expression gives the circumference of the circle?`, figure],
        es: [prose`¿Qué expresión da la circunferencia del círculo?`, figure],
      }
    },
    solution: ({ r, given }, answer) => {
      return given === 'radius'
        ? [
            explained(
              times(2, shown(r)),
              line`The label is on a radius. The diameter is twice as long.`,
              line`La etiqueta está en un radio. El diámetro mide el doble.`,
            ),
            answerStep(expr(answer), {
              en: line`The circumference is π times the diameter, which is ${r.times(2)}.`,
              es: line`La circunferencia es π por el diámetro, que mide ${r.times(2)}.`,
            }),
          ]
        : [
            explained(
              times(symbol('π'), shown(r.times(2))),
              line`The label is on a diameter. Multiply it by π.`,
              line`La etiqueta está en un diámetro. Multiplícalo por π.`,
            ),
            answerStep(expr(answer), {
              en: line`Use ${DECIMAL_PI} for π.`,
              es: line`Usa ${DECIMAL_PI} como valor de π.`,
            }),
          ]
    },
    whyWrong: ({ r }) => {
      const area = {
        en: line`It squares the radius: that gives the area.`,
        es: line`Eleva el radio al cuadrado: eso da el área.`,
      }
      const twice = {
        en: line`It doubles the diameter, ${shown(r.times(2))}.`,
        es: line`Duplica el diámetro, ${shown(r.times(2))}.`,
      }
      const half = {
        en: line`It multiplies π by the radius, ${shown(r)}, not by the diameter.`,
        es: line`Multiplica π por el radio, ${shown(r)}, no por el diámetro.`,
      }
      return { area, asDiameter: half, radius: half, doubledTwice: twice, asRadius: twice }
    },
    check: (printed, answer) => isClose(approximate(expr(answer)), 2 * 3.14 * drawnRadius(printed)),
  }),

  bare: form({
    levels: ['easy'],
    lines: 3,
    draw: random => drawEasy(random, ['22/7', '3.14', '3.14'], 'told'),
    answer: measured,
    solve: solveAround,
    ask: round => {
      const given = role(round.given, givenLength(round))
      const use = usePi(round.pi)
      return round.given === 'radius'
        ? {
            en: {
              kind: 'paragraph',
              content: [...line`A circle has a radius of ${given}. Find its circumference. `, ...use.en],
            },
            es: {
              kind: 'paragraph',
              content: [...line`Un círculo tiene ${given} de radio. Halla su circunferencia. `, ...use.es],
            },
          }
        : {
            en: {
              kind: 'paragraph',
              content: [...line`A circle has a diameter of ${given}. Find its circumference. `, ...use.en],
            },
            es: {
              kind: 'paragraph',
              content: [...line`Un círculo tiene ${given} de diámetro. Halla su circunferencia. `, ...use.es],
            },
          }
    },
    solution: round => aroundSteps(round),
    check: (printed, answer) => {
      const isRadius = printed.terms('role').some(({ name }) => name === 'radius')
      const length = isRadius ? printed.role('radius').times(2) : printed.role('diameter')
      return isAround(answer, printedPi(printed) * length.toNumber(), false)
    },
  }),

  things: form(
    story({
      levels: ['easy'],
      settings: roundThings,
      lines: 3,
      draw: (random, { range: [least, most], step = 1, unit }) => ({
        given: measure(random.int(least / step, most / step) * step, unit),
      }),
      answer: measured,
      solve: ({ given }, { given: kind, unit }) => ({ amount: around(told(given.of, kind, unit)), unit }),
      ask: ({ given }, { ask }) => {
        const [{ en, es }, use] = [ask(given), usePi('3.14')]
        return {
          en: { kind: 'paragraph', content: [...contentOf(en), ' ', ...use.en] },
          es: { kind: 'paragraph', content: [...contentOf(es), ' ', ...use.es] },
        }
      },
      solution: ({ given }, { amount }, { given: kind, unit, ends }) => {
        const found = measure(amount, unit)
        const steps = aroundSteps(told(given.of, kind, unit), false)
        const { en, es } = ends(found)
        return [...steps.slice(0, -1), answerStep(found, { en: ['Multiply. ', ...en], es: ['Multiplica. ', ...es] })]
      },
      // Divided by twice the value of π, it is the radius or half of the diameter.
      check: (numberOf, { amount }) => {
        const ratio = exact(amount).over(numberOf('given')).over(Ratio.of(314, 100))
        return ratio.equals(1) || ratio.equals(2)
      },
    }),
  ),
})

const told = (value: Expr, given: 'radius' | 'diameter', unit: Round['unit']): Round => ({
  r: given === 'radius' ? evaluate(value) : evaluate(value).over(2),
  given,
  unit,
  pi: '3.14',
  places: 'all',
})

import {
  answerStep,
  approximate,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  failed,
  fillTable,
  itemOf,
  join,
  line,
  m,
  measure,
  pi as PI,
  power,
  prose,
  Ratio,
  role,
  type Sentence,
  sentenceChoice,
  statements,
  step,
  story,
  symbol,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { notTheClaim } from '../../kit/choices/leads-elsewhere.ts'
import { shown } from '../../kit/decimals/shown.ts'
import { DECIMAL_PI, PI_VALUES, printedPi, roundsWell, timesPi, usePi } from '../../kit/geometry/pi.ts'
import { measured } from '../../kit/measures/measured.ts'
import { drawnRadius } from './easy.ts'
import {
  aroundSteps,
  asksToRound,
  C,
  contentOf,
  drawn,
  type Form,
  type Given,
  givenOf,
  isAround,
  isClose,
  piLine,
  type Round,
  solveAround,
  UNITS,
} from './parts.ts'
import { measuredAround } from './settings.ts'

const A_CIRCLE = {
  en: prose`Find the circumference of the circle.`,
  es: prose`Halla la circunferencia del círculo.`,
}

const DECIMAL = PI_VALUES['3.14']

const SLIPS = {
  asDiameter: {
    says: { en: prose`The radius was used as the diameter.`, es: prose`Se usó el radio como diámetro.` },
    work: (r: Ratio): Expr => times(DECIMAL_PI, shown(r)),
  },
  area: {
    says: {
      en: prose`The formula for the area was used.`,
      es: prose`Se usó la fórmula del área.`,
    },
    work: (r: Ratio): Expr => times(DECIMAL_PI, power(shown(r), 2)),
  },
  twice: {
    says: { en: prose`The diameter was used as the radius.`, es: prose`Se usó el diámetro como radio.` },
    work: (r: Ratio): Expr => times(2, DECIMAL_PI, shown(r.times(2))),
  },
  half: {
    says: {
      en: prose`Only half of the circumference was found, and the diameter was added.`,
      es: prose`Se halló solo la mitad de la circunferencia y se sumó el diámetro.`,
    },
    work: (r: Ratio): Expr => addTo(times(DECIMAL_PI, shown(r)), shown(r.times(2))),
  },
} as const
const addTo = (a: Expr, b: Expr): Expr => ({ kind: 'sum', terms: [a, b] })
type Slip = keyof typeof SLIPS
const SLIP_NAMES = ['asDiameter', 'area', 'twice', 'half'] as const
const claimOf = (slip: Slip, r: Ratio, unit: Round['unit']) => measure(shown(evaluate(SLIPS[slip].work(r))), unit)
const said = (slip: Slip): Sentence => ({ key: slip, says: SLIPS[slip].says })

export const mediumForms = (form: Form) => ({
  inTermsOfPi: form({
    levels: ['easy'],
    lines: 3,
    draw: (random): Round => ({
      // A radius that is not whole, with a whole number of π.
      r: Ratio.of(random.evenly([15, 7, 19, 9, 13, 25, 11, 17, 29, 21]), 2),
      given: 'radius',
      unit: random.pick(UNITS),
      pi: 'exact',
      places: 'all',
    }),
    answer: measured,
    solve: solveAround,
    ask: round => {
      const [figure, use] = [drawn(round), piLine(round)]
      return { en: [A_CIRCLE.en, figure, use.en], es: [A_CIRCLE.es, figure, use.es] }
    },
    solution: round => aroundSteps(round),
    check: (printed, answer) => isAround(answer, 2 * Math.PI * drawnRadius(printed), false),
  }),

  rounded: form({
    levels: ['medium'],
    lines: 3,
    draw: (random): Round => ({
      r: random.until(
        () => Ratio.of(random.int(11, 99), 10),
        r => !r.isInteger && !r.times(2).isInteger && roundsWell(r.times(2).times(DECIMAL)),
      ),
      given: random.evenly(['radius', 'diameter'] as const),
      unit: random.pick(UNITS),
      pi: '3.14',
      places: 'tenth',
    }),
    answer: { ...measured, requires: 'decimal-places-1' },
    solve: solveAround,
    ask: round => {
      const length = role(round.given, measure(shown(givenOf(round)), round.unit))
      const use = usePi('3.14', 'tenth')
      return round.given === 'radius'
        ? {
            en: {
              kind: 'paragraph',
              content: [...line`What is the circumference of a circle with radius ${length}? `, ...use.en],
            },
            es: {
              kind: 'paragraph',
              content: [...line`¿Cuál es la circunferencia de un círculo de ${length} de radio? `, ...use.es],
            },
          }
        : {
            en: {
              kind: 'paragraph',
              content: [...line`What is the circumference of a circle with diameter ${length}? `, ...use.en],
            },
            es: {
              kind: 'paragraph',
              content: [...line`¿Cuál es la circunferencia de un círculo de ${length} de diámetro? `, ...use.es],
            },
          }
    },
    solution: round => aroundSteps(round),
    check: (printed, answer) => {
      const isRadius = printed.terms('role').some(({ name }) => name === 'radius')
      const length = isRadius ? printed.role('radius').times(2) : printed.role('diameter')
      return isAround(answer, printedPi(printed) * length.toNumber(), asksToRound(printed.text))
    },
  }),

  backwards: form({
    levels: ['medium'],
    lines: 3,
    draw: random => ({
      asked: random.evenly<Given>(['radius', 'diameter']),
      pi: random.evenly(['3.14', 'exact'] as const),
      r: Ratio.of(random.int(4, 25)),
      unit: random.pick(UNITS),
    }),
    answer: measured,
    solve: ({ asked, r, unit }) => ({ amount: expr(asked === 'radius' ? r : r.times(2)), unit }),
    ask: ({ asked, pi, r, unit }) => {
      const length = role('around', measure(timesPi(r.times(2), pi), unit))
      const use =
        pi === 'exact'
          ? { en: [], es: [] }
          : { en: line` Use ${DECIMAL_PI} for ${PI}.`, es: line` Usa ${DECIMAL_PI} como valor de ${PI}.` }
      return asked === 'radius'
        ? {
            en: {
              kind: 'paragraph',
              content: [...line`The circumference of a circle is ${length}. What is its radius?`, ...use.en],
            },
            es: {
              kind: 'paragraph',
              content: [...line`La circunferencia de un círculo mide ${length}. ¿Cuánto mide su radio?`, ...use.es],
            },
          }
        : {
            en: {
              kind: 'paragraph',
              content: [...line`The circumference of a circle is ${length}. What is its diameter?`, ...use.en],
            },
            es: {
              kind: 'paragraph',
              content: [...line`La circunferencia de un círculo mide ${length}. ¿Cuánto mide su diámetro?`, ...use.es],
            },
          }
    },
    solution: ({ asked, pi, r, unit }) => {
      const used = pi === 'exact' ? PI : DECIMAL_PI
      const [d, all] = [symbol('d'), timesPi(r.times(2), pi)]
      const diameter = equation(
        d,
        equation(divide(all, used), asked === 'diameter' ? measure(r.times(2), unit) : expr(r.times(2))),
      )
      return [
        explained(equation(join(used, d), all), line`Substitute in ${m`C = π d`}.`, line`Sustituye en ${m`C = π d`}.`),
        explained(diameter, line`Divide both sides by ${used}.`, line`Divide ambos lados entre ${used}.`),
        ...(asked === 'radius'
          ? [step(equation(symbol('r'), equation(divide(r.times(2), 2), measure(r, unit))), because.halveDiameter)]
          : []),
      ]
    },
    check: (printed, { amount }) => {
      const found = printed.terms('role').find(({ name }) => name === 'around')
      const length = found && found.of.kind !== 'quantity' ? approximate(found.of) : 0
      const value = approximate(expr(amount))
      return isClose((length / printedPi(printed) / value) * (/radi/.test(printed.text) ? 1 : 2), 2)
    },
  }),

  aroundThings: form(
    story({
      levels: ['medium'],
      settings: measuredAround,
      lines: 3,
      draw: (random, { range, unit }) => ({ around: measure(timesPi(Ratio.of(random.int(...range)), '3.14'), unit) }),
      answer: measured,
      solve: ({ around }, { unit }) => ({ amount: expr(evaluate(around).over(DECIMAL)), unit }),
      ask: ({ around }, { ask }) => {
        const { en, es } = ask(around)
        return {
          en: { kind: 'paragraph', content: [...contentOf(en), ...line` Use ${DECIMAL_PI} for ${PI}.`] },
          es: { kind: 'paragraph', content: [...contentOf(es), ...line` Usa ${DECIMAL_PI} como valor de ${PI}.`] },
        }
      },
      solution: ({ around }, { amount }, { unit, ends }) => {
        const [d, all] = [symbol('d'), shown(evaluate(around))]
        const found = measure(amount, unit)
        return [
          step(m`C = π d`, because.writeFormula),
          step(equation(join(DECIMAL_PI, d), all), because.substituteValues),
          answerStep(equation(d, equation(divide(all, DECIMAL_PI), found)), {
            en: [...line`Divide both sides by ${DECIMAL_PI}. `, ...ends(found).en],
            es: [...line`Divide ambos lados entre ${DECIMAL_PI}. `, ...ends(found).es],
          }),
        ]
      },
      check: (numberOf, { amount }) => exact(amount).times(DECIMAL).equals(numberOf('around')),
    }),
  ),

  table: form(
    fillTable({
      levels: ['medium'],
      instruction: {
        en: prose`Complete the table. Each row is a circle with radius ${symbol('r')}, diameter ${symbol('d')}, and circumference ${C}, in centimeters. Use ${DECIMAL_PI} for π. Do not round.`,
        es: prose`Completa la tabla. Cada fila es un círculo de radio ${symbol('r')}, diámetro ${symbol('d')} y circunferencia ${C}, en centímetros. Usa ${DECIMAL_PI} como valor de π. No redondees.`,
      },
      draw(random) {
        const radii = random.sample([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20], 3).map(r => Ratio.of(r))
        const known = random.shuffle<readonly number[]>([0, 1, 2])
        return {
          head: [symbol('r'), symbol('d'), C],
          rows: radii.map(r => [expr(r), expr(r.times(2)), timesPi(r.times(2), '3.14')]),
          blanks: radii.flatMap((_, row) =>
            [0, 1, 2].filter(column => column !== known[row]).map(column => [row, column] as const),
          ),
        }
      },
      fits: rows =>
        rows.every(([r, d, c]) => !!r && !!d && !!c && d.over(2).equals(r) && c.over(r).equals(DECIMAL.times(2))),
      solution: ({ rows, blanks }) => {
        const givenIn = (row: number) =>
          itemOf(
            [0, 1, 2].filter(c => !blanks.some(([r, b]) => r === row && b === c)),
            0,
          )
        const rowOf = (given: number) =>
          itemOf(rows, [0, 1, 2].find(row => givenIn(row) === given) ?? failed('Each quantity is given in one row'))
        const [radius, diameter, around] = [rowOf(0), rowOf(1), rowOf(2)].map(row => row.map(value => expr(value))) as [
          Three,
          Three,
          Three,
        ]
        return [
          explained(
            statements(equation(times(2, radius[0]), radius[1]), equation(times(DECIMAL_PI, radius[1]), radius[2])),
            line`Where the radius is given, double it for the diameter, then multiply by ${DECIMAL_PI}.`,
            line`Donde está dado el radio, duplícalo para hallar el diámetro y luego multiplica por ${DECIMAL_PI}.`,
          ),
          explained(
            statements(
              equation(divide(diameter[1], 2), diameter[0]),
              equation(times(DECIMAL_PI, diameter[1]), diameter[2]),
            ),
            line`Where the diameter is given, halve it for the radius. Multiply the diameter by ${DECIMAL_PI} for the circumference.`,
            line`Donde está dado el diámetro, divídelo entre 2 para hallar el radio. Multiplica el diámetro por ${DECIMAL_PI} para hallar la circunferencia.`,
          ),
          explained(
            statements(equation(divide(around[2], DECIMAL_PI), around[1]), equation(divide(around[1], 2), around[0])),
            line`Where the circumference is given, divide it by ${DECIMAL_PI} for the diameter, then halve that.`,
            line`Donde está dada la circunferencia, divídela entre ${DECIMAL_PI} para hallar el diámetro y luego divide entre 2.`,
          ),
        ]
      },
    }),
  ),

  whatWentWrong: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw: random => ({
      slip: random.evenly(SLIP_NAMES),
      // With a radius of 4, the area is as many as twice the circumference.
      r: Ratio.of(random.intExcept(3, 15, 4)),
      unit: random.pick(UNITS),
    }),
    answer: sentenceChoice,
    solve: ({ slip }) => said(slip),
    mistakes: ({ slip }) =>
      Object.fromEntries(SLIP_NAMES.filter(other => other !== slip).map(other => [other, said(other)])),
    ask: ({ slip, r, unit }) => {
      const wrong = role('wrong', claimOf(slip, r, unit))
      const figure = drawn(drawnRound(r, unit))
      return {
        en: [
          prose`A student used ${DECIMAL_PI} for π and found ${wrong} for the circumference of this circle. What was the mistake?`,
          figure,
        ],
        es: [
          prose`Un estudiante usó ${DECIMAL_PI} como valor de π y halló ${wrong} para la circunferencia de este círculo. ¿Cuál fue el error?`,
          figure,
        ],
      }
    },
    key: ({ r, unit }) => {
      const right = measure(timesPi(r.times(2), '3.14'), unit)
      return { en: prose`The circumference is ${right}.`, es: prose`La circunferencia mide ${right}.` }
    },
    solution: ({ slip, r, unit }) => {
      const work = SLIPS[slip].work(r)
      return [
        ...aroundSteps(drawnRound(r, unit)),
        answerStep(said(slip).says, {
          en: line`The student worked out ${equation(work, shown(evaluate(work)))}.`,
          es: line`El estudiante calculó ${equation(work, shown(evaluate(work)))}.`,
        }),
      ]
    },
    whyWrong: ({ slip, r, unit }) =>
      Object.fromEntries(
        SLIP_NAMES.filter(other => other !== slip).map(
          other => [other, notTheClaim(SLIPS[other].work(r), claimOf(slip, r, unit))] as const,
        ),
      ),
    check(printed, { key }) {
      const [r, wrong] = [drawnRadius(printed), printed.role('wrong').toNumber()]
      const units: Readonly<Record<string, number>> = {
        asDiameter: wrong / r,
        area: wrong / r / r,
        twice: wrong / r / 4,
        half: wrong / r - 2,
      }
      const unit = units[key]
      return unit !== undefined && isClose(unit, 3.14)
    },
  }),
})
type Three = [Expr, Expr, Expr]
const drawnRound = (r: Ratio, unit: Round['unit']): Round => ({ r, given: 'radius', unit, pi: '3.14', places: 'all' })

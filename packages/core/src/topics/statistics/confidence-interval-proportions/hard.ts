import {
  answerStep,
  decimalNumber,
  equation,
  exact,
  type FormMaker,
  failed,
  integer,
  join,
  line,
  over,
  percent,
  power,
  prose,
  relation,
  role,
  root,
  statements,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isSafe, shownFloat } from '../../kit/statistics/decimals.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import { deviation, isNear, LEVELS, thousandths } from './proportion-intervals.ts'
import { surveys } from './proportion-surveys.ts'
import { simulatedMarginForm } from './simulated-margin.ts'
import { twoProportionForms } from './two-proportions.ts'

/** The critical value of a level, in thousandths. */
const zOf = (level: number): number =>
  (LEVELS.find(other => other.level === level) ?? failed(`${level}% is one of the levels`)).z

/** Confidence levels before and after. */
const CHANGES = [
  [90, 95],
  [95, 99],
  [90, 99],
  [95, 90],
  [99, 95],
  [99, 90],
] as const

const ROOT_OF_SIZE = {
  sentence: {
    en: line`The sample size is in the denominator, under the square root: the standard error is divided by this root.`,
    es: line`El tamaño de la muestra está en el denominador, dentro de la raíz: el error estándar se divide entre esta raíz.`,
  },
} as const

export const hardForms = (form: FormMaker<typeof levels>) => ({
  ...twoProportionForms(form),

  newLevelAndSize: form({
    levels: ['hard'],
    lines: 4,
    draw(random) {
      const [survey, [from, to], by] = [
        random.evenly(startingAt(surveys.hard, 6)),
        random.evenly(CHANGES),
        random.evenly([2, 3]),
      ]
      return random.until(
        () => {
          const n = random.int(12, 40) * 10
          const share = random.int(survey.share[0], survey.share[1]) / 100
          return { survey, from, to, by, n, margin: Math.round(zOf(from) * deviation(n, n * share)) }
        },
        ({ margin }) => isSafe((margin * zOf(to)) / zOf(from) / by / 1000, 3),
      )
    },
    answer: { ...decimalNumber, requires: 'decimal-places-3' },
    solve: ({ from, to, by, margin }) => shownFloat((margin * zOf(to)) / zOf(from) / by / 1000, 3),
    ask({ survey, from, to, by, n, margin }) {
      const old = role('margin', thousandths(margin))
      const [z1, z2] = [role('z1', thousandths(zOf(from))), role('z2', thousandths(zOf(to)))]
      const [n1, n2] = [role('size', n), role('new size', n * by * by)]
      return {
        en: prose`A ${percent(from)} confidence interval for the proportion of ${survey.of} is based on a random sample of ${n1}. Its margin of error is ${old}, with the critical value ${z1}. A new random sample of ${n2} gives the same sample proportion. Find the margin of error of a ${percent(to)} interval from it, with the critical value ${z2}. Round to the nearest thousandth.`,
        es: prose`Un intervalo de confianza del ${percent(from)} para la proporción de ${survey.of} se basa en una muestra aleatoria de tamaño ${n1}. Su margen de error es ${old}, con el valor crítico ${z1}. Una nueva muestra aleatoria de tamaño ${n2} da la misma proporción muestral. Halla el margen de error de un intervalo del ${percent(to)} hecho con ella, con el valor crítico ${z2}. Redondea a la milésima más cercana.`,
      }
    },
    solution({ from, to, by, n, margin }, answer) {
      const [error, smaller] = [margin / zOf(from), margin / zOf(from) / by]
      return [
        step(relation(over(thousandths(margin), thousandths(zOf(from))), '≈', shownFloat(error, 5)), because.explain, {
          sentence: {
            en: line`Divide by the old critical value: the old standard error.`,
            es: line`Divide entre el valor crítico anterior: el error estándar anterior.`,
          },
        }),
        step(
          statements(equation(over(n * by * by, n), by * by), equation(root(by * by), by)),
          because.explain,
          ROOT_OF_SIZE,
        ),
        step(relation(over(shownFloat(error, 5), by), '≈', shownFloat(smaller, 5)), because.explain, {
          sentence: {
            en: line`Divide the standard error by ${by}: the new one.`,
            es: line`Divide el error estándar entre ${by}: el nuevo.`,
          },
        }),
        step(relation(join(thousandths(zOf(to)), shownFloat(smaller, 5)), '≈', answer), because.marginOfError, {
          critical: thousandths(zOf(to)),
        }),
      ]
    },
    // Margins are in proportion to critical values; margin squared times size stays.
    check(printed, answer) {
      const [old, z1, z2] = [printed.role('margin'), printed.role('z1'), printed.role('z2')].map(v => v.toNumber())
      const growth = printed.role('new size').over(printed.role('size')).toNumber()
      if (!old || !z1 || !z2) return false
      return isNear(
        exact(answer).toNumber() ** 2 * growth,
        ((old * z2) / z1) ** 2,
        0.00101 * growth * exact(answer).toNumber(),
      )
    },
  }),

  sizeForTheWidth: form({
    levels: ['hard'],
    lines: 3,
    draw: random => {
      const sure = startingAt(surveys.hard, 5).filter(({ share }) => share[0] >= 30)
      const [survey, by] = [random.evenly(sure), random.evenly([2, 3, 4, 5])]
      const n = random.int(10, 40) * 10
      return { survey, n, by, narrow: Math.round((random.int(170, 190) * 10) / Math.sqrt(n * by * by)) }
    },
    answer: integer,
    solution: ({ n, by, narrow }, answer) => [
      step(equation(over(thousandths(by * narrow), thousandths(narrow)), by), because.explain, {
        sentence: {
          en: line`Divide the widths: the old one is ${by} times the new one.`,
          es: line`Divide los anchos: el anterior es ${by} veces el nuevo.`,
        },
      }),
      step(equation(power(by, 2), by * by), because.explain, {
        sentence: {
          en: line`The sample size is under a square root in the denominator of the width: square the factor.`,
          es: line`El tamaño de la muestra está dentro de una raíz en el denominador del ancho: eleva el factor al cuadrado.`,
        },
      }),
      answerStep(equation(join(n, by * by), answer), {
        en: line`Multiply the old size by ${by * by}: a random sample of ${answer}.`,
        es: line`Multiplica el tamaño anterior por ${by * by}: una muestra aleatoria de ${answer}.`,
      }),
    ],
    solve: ({ n, by }) => n * by * by,
    ask({ survey, n, by, narrow }) {
      const [wide, goal, size] = [
        role('wide', thousandths(by * narrow)),
        role('narrow', thousandths(narrow)),
        role('size', n),
      ]
      return {
        en: prose`A confidence interval for the proportion of ${survey.of} is made from a random sample of ${size}. Its width is ${wide}. With the same sample proportion and confidence level, what sample size gives the width ${goal}?`,
        es: prose`Un intervalo de confianza para la proporción de ${survey.of} se hace con una muestra aleatoria de tamaño ${size}. Su ancho es ${wide}. Con la misma proporción muestral y el mismo nivel de confianza, ¿qué tamaño de muestra da el ancho ${goal}?`,
      }
    },
    // Width squared times size stays the same.
    check(printed, answer) {
      const [wide, narrow] = [printed.role('wide'), printed.role('narrow')]
      return narrow
        .power(2)
        .times(exact(answer))
        .equals(wide.power(2).times(printed.role('size')))
    },
  }),

  ...simulatedMarginForm(form),
})

import {
  count as counted,
  type Expr,
  equation,
  equationAsWritten,
  exact,
  explained,
  type FormMaker,
  isTrue,
  line,
  minus,
  option,
  prose,
  quantity,
  sum,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import {
  draw,
  first,
  fits,
  isAdded,
  isWhole,
  type Level,
  resultOf,
  rolesOf,
  solved,
  type Told,
  tell,
  withQuestion,
} from './parts.ts'

const written = ({ kind, a, b }: Told): Expr => (isWhole(kind) ? sum(a, b) : minus(a, b))

const whole = (told: Told) => equation(written(told), resultOf(told))

const SIGNS = {
  add: { en: prose`Add`, es: prose`Sumar` },
  subtract: { en: prose`Subtract`, es: prose`Restar` },
}

const operation = option(SIGNS)

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  story: form({
    levels: ['medium', 'hard'],
    kind: 'story',
    share: 2,
    lines: 2,
    draw: (random, level: Level) => draw(random, level, 0),
    answer: quantity,
    solve: told => counted(resultOf(told), told.setting.noun),
    ask: tell,
    solution: solved,
    check: (printed, { amount }) => fits(printed, exact(amount).n),
  }),
  equation: form({
    levels: ['medium'],
    kind: 'story',
    instruction: { en: prose`Write the equation.`, es: prose`Escribe la ecuación.` },
    draw: (random, level: Level) =>
      random.until(
        () => draw(random, level, 5),
        ({ kind, a, b }) => !isWhole(kind) || a !== b,
      ),
    answer: equationAsWritten,
    solve: whole,
    ask: tell,
    key: told =>
      isWhole(told.kind)
        ? {
            en: prose`The first two numbers can be in either order.`,
            es: prose`Los dos primeros números pueden ir en cualquier orden.`,
          }
        : {
            en: prose`Also right: ${equation(sum(told.b, resultOf(told)), told.a)}`,
            es: prose`También es correcto: ${equation(sum(told.b, resultOf(told)), told.a)}`,
          },
    solution(told) {
      const isTurned = isWhole(told.kind) && told.a < told.b
      const last = isTurned
        ? explained(whole(told), line`The order does not change the sum.`, line`El orden no cambia la suma.`)
        : explained(whole(told), line`Write the equation.`, line`Escribe la ecuación.`)
      // A difference ends with the equation itself.
      const before = solved(told).slice(0, isWhole(told.kind) ? -1 : -2)
      return [...before.filter(({ work }) => JSON.stringify(work) !== JSON.stringify(last.work)), last]
    },
    check: (printed, answer) =>
      answer.kind === 'relation' &&
      isTrue(answer) &&
      fits(printed, exact(answer.right).n) &&
      rolesOf(printed).every(
        name =>
          answer.left.kind === 'sum' &&
          answer.left.terms.some(term => Math.abs(exact(term).n) === printed.role(name).n),
      ),
  }),
  addOrSubtract: form({
    levels: ['medium'],
    draw: (random, level: Level) => draw(random, { ...level, kinds: ['addTo', 'takeFrom', 'together', 'onePart'] }, 7),
    answer: operation,
    solve: ({ kind }) => (isWhole(kind) ? 'add' : 'subtract'),
    ask: told => withQuestion(told, { en: prose`Do you add or subtract?`, es: prose`¿Hay que sumar o restar?` }),
    solution: told => [
      first(told),
      isWhole(told.kind)
        ? explained(SIGNS.add, line`The story asks how many in all.`, line`El problema pregunta por el total.`)
        : explained(SIGNS.subtract, line`The story asks for a part.`, line`El problema pregunta por una parte.`),
    ],
    check: (printed, answer) => (answer === 'add') === isAdded(printed),
  }),
})

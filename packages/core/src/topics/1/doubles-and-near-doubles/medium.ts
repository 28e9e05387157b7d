import {
  type Block,
  type Both,
  blank,
  both,
  box,
  byADouble,
  count,
  equation,
  exact,
  explained,
  expr,
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  formulaChoice,
  integer,
  isTrue,
  itemOf,
  line,
  numberList,
  prose,
  quantity,
  role,
  statements,
  step,
  sum,
  trueOrFalse,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { turned } from '../../kit/choices/turned.ts'
import { filled } from '../../kit/equations/filled.ts'
import { chain, isTrueChain } from '../../kit/facts/chain.ts'
import { fitsTheGap, missingNumber } from '../../kit/facts/facts.ts'
import { byTheGreater, doubleAndMore, doubleOf, drawNear, drawnIn, NEAR, pictures } from './facts.ts'
import type { levels } from './levels.ts'
import { ENDS, missingNumbers } from './parts.ts'
import { settings } from './stories.ts'

/** What is left out of 15 = 7 + 7 + 1. */
const gaps = {
  one: (n: number) => ({ of: (gap: Value) => equation(2 * n + 1, sum(n, n, gap)), missing: 1 }),
  number: (n: number) => ({ of: (gap: Value) => equation(2 * n + 1, sum(n, gap, 1)), missing: n }),
  total: (n: number) => ({ of: (gap: Value) => equation(gap, sum(n, n, 1)), missing: 2 * n + 1 }),
} as const

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  helper: form({
    levels: ['medium'],
    instruction: missingNumbers,
    draw: random => drawNear(random, 0),
    answer: numberList,
    solve: ({ a, b }) => [2 * Math.min(a, b), a + b],
    ask: ({ a, b }) => both([equation(doubleOf(Math.min(a, b)), blank(2)), equation(sum(a, b), blank(2))]),
    key: ({ a, b }) =>
      both(statements(equation(doubleOf(Math.min(a, b)), 2 * Math.min(a, b)), equation(sum(a, b), a + b))),
    solution: ({ a, b }) => [
      ...byADouble(a, b),
      step(
        statements(equation(doubleOf(Math.min(a, b)), 2 * Math.min(a, b)), equation(sum(a, b), a + b)),
        because.writeTheMissingNumbers,
      ),
    ],
    check: (printed, answers) =>
      answers.length === 2 && printed.all('relation').every((gap, i) => isTrue(filled(gap, itemOf(answers, i)))),
  }),
  chain: form({
    levels: ['medium'],
    instruction: missingNumbers,
    draw: random => ({ isOneHidden: random.evenly([true, false]), ...drawNear(random, 4) }),
    answer: numberList,
    solve: ({ a, b, isOneHidden }) => [isOneHidden ? 1 : Math.min(a, b), a + b],
    ask({ a, b, isOneHidden }) {
      const least = Math.min(a, b)
      const second = isOneHidden ? sum(least, least, blank(2)) : sum(least, blank(2), 1)
      return both(chain(sum(a, b), second, blank(2)))
    },
    key: ({ a, b }) => both(chain(sum(a, b), sum(Math.min(a, b), Math.min(a, b), 1), a + b)),
    solution: ({ a, b }) => [
      ...byADouble(a, b),
      step(chain(sum(a, b), sum(Math.min(a, b), Math.min(a, b), 1), a + b), because.writeTheMissingNumbers),
    ],
    check: isTrueChain,
  }),
  insideASum: form({
    levels: ['medium'],
    instruction: missingNumber,
    draw: random => ({ gap: random.evenly(['number', 'one', 'total']), n: random.evenly(NEAR) }),
    answer: integer,
    solve: ({ gap, n }) => gaps[gap](n).missing,
    ask: ({ gap, n }) => both(gaps[gap](n).of(box())),
    solution({ gap, n }) {
      const { of, missing } = gaps[gap](n)
      return [...byADouble(n, n + 1), step(of(missing), because.writeTheMissingNumber)]
    },
    check: fitsTheGap,
  }),
  whichHelps: form({
    levels: ['medium'],
    draw: random => ({ ...drawNear(random, 4), isGreater: random.evenly([false, true, false]) }),
    answer: formulaChoice,
    solve: ({ a, b, isGreater }) => doubleOf(isGreater ? Math.max(a, b) : Math.min(a, b)),
    mistakes({ a, b }): Record<string, Value> {
      const [most, least] = [Math.max(a, b), Math.min(a, b)]
      return most > 8
        ? { farLess: doubleOf(least - 3), less: doubleOf(least - 2) }
        : { less: doubleOf(least > 2 ? least - 2 : most + 3), more: doubleOf(most + 2) }
    },
    ask: ({ a, b }) => ({
      en: prose`Which double helps with ${sum(a, b)}?`,
      es: prose`¿Qué doble ayuda a sumar ${sum(a, b)}?`,
    }),
    solution: ({ a, b, isGreater }, answer) => [
      ...(isGreater ? byTheGreater(Math.max(a, b)) : byADouble(a, b)),
      explained(
        expr(answer),
        line`This double is ${1} away from ${sum(a, b)}.`,
        line`Este doble está a ${1} de ${sum(a, b)}.`,
      ),
    ],
    whyWrong({ a, b }) {
      const [most, least] = [Math.max(a, b), Math.min(a, b)]
      const far = (n: number) => {
        const away = Math.abs(2 * n - a - b)
        return explained(
          equation(doubleOf(n), 2 * n),
          line`That is ${away} away from ${a + b}.`,
          line`Está a ${away} de ${a + b}.`,
        )
      }
      return {
        farLess: far(least - 3),
        less: far(most > 8 || least > 2 ? least - 2 : most + 3),
        more: far(most + 2),
      }
    },
    // The double is one away from the sum.
    check: (printed, answer) => [1, -1].some(off => isTrue(equation(sum(expr(answer), off), printed.one('sum')))),
  }),
  whichPicture: form({
    levels: ['medium'],
    draw: random => ({ n: random.evenly(NEAR) }),
    answer: figureChoice,
    solve: ({ n }): Figure => doubleAndMore(n, 1),
    mistakes: ({ n }) => ({ twoMore: doubleAndMore(n, 2), noMore: pictures.rows(n) }),
    ask: ({ n }) => ({
      en: prose`Which picture shows ${doubleOf(n)} and ${1} more?`,
      es: prose`¿Qué dibujo muestra ${doubleOf(n)} y ${1} más?`,
    }),
    solution: ({ n }) => [
      step(equation(sum(n, n, 1), 2 * n + 1), because.oneMoreThanDouble),
      explained(
        figure(doubleAndMore(n, 1)),
        line`This picture has two rows of ${n} and ${1} more.`,
        line`Este dibujo tiene dos filas de ${n} y ${1} más.`,
      ),
    ],
    whyWrong: () => ({
      twoMore: { en: line`This picture has ${2} more, not ${1}.`, es: line`Este dibujo tiene ${2} más, no ${1}.` },
      noMore: { en: line`This picture shows only the double.`, es: line`Este dibujo muestra solo el doble.` },
    }),
    check: (printed, answer) => isTrue(equation(sum(printed.one('sum'), itemOf(printed.numbers, 0)), drawnIn(answer))),
  }),
  trueOrFalse: form({
    levels: ['medium'],
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    draw: random => {
      const isRight = random.evenly([true, false])
      const isBelow = random.evenly([true, false])
      const least = random.evenly(turned(NEAR, 6))
      return { least, helper: isBelow ? least : least + 1, isMore: isRight === isBelow }
    },
    answer: trueOrFalse,
    solve: ({ least, helper, isMore }) => ((least === helper) === isMore ? 'true' : 'false'),
    ask: ({ least, helper, isMore }): Both<Block> =>
      isMore
        ? {
            en: prose`${sum(least, least + 1)} is ${role('more', 1)} more than ${doubleOf(helper)}.`,
            es: prose`${sum(least, least + 1)} es ${role('more', 1)} más que ${doubleOf(helper)}.`,
          }
        : {
            en: prose`${sum(least, least + 1)} is ${role('less', 1)} less than ${doubleOf(helper)}.`,
            es: prose`${sum(least, least + 1)} es ${role('less', 1)} menos que ${doubleOf(helper)}.`,
          },
    solution: ({ least, helper }, answer) => [
      step(equation(doubleOf(helper), 2 * helper), because.useADouble, { a: helper }),
      explained(
        sum(least, least + 1),
        helper === least
          ? line`Compare it with ${doubleOf(helper)}: one number is ${1} greater.`
          : line`Compare it with ${doubleOf(helper)}: one number is ${1} less.`,
        helper === least
          ? line`Compárala con ${doubleOf(helper)}: un número es ${1} mayor.`
          : line`Compárala con ${doubleOf(helper)}: un número es ${1} menor.`,
      ),
      explained(
        trueOrFalse.show(answer),
        helper === least
          ? line`The sum is ${1} more than ${2 * helper}: ${2 * least + 1}.`
          : line`The sum is ${1} less than ${2 * helper}: ${2 * least + 1}.`,
        helper === least
          ? line`La suma es ${1} más que ${2 * helper}: ${2 * least + 1}.`
          : line`La suma es ${1} menos que ${2 * helper}: ${2 * least + 1}.`,
      ),
    ],
    check(printed, answer) {
      const [near, double] = tupleOf(printed.all('sum'), 2)
      const off = printed.term('role').name === 'more' ? 1 : -1
      return (answer === 'true') === isTrue(equation(near, sum(double, off)))
    },
  }),
  story: form({
    levels: ['medium'],
    kind: 'story',
    lines: 2,
    draw: random => ({ setting: random.evenly(settings), ...drawNear(random, 0) }),
    answer: quantity,
    solve: ({ setting, a, b }) => count(a + b, setting.noun),
    ask: ({ setting, a, b }) => setting.given(role('first', count(a, setting.noun)), role('second', b)),
    solution: ({ setting, a, b }) => [step(sum(a, b), because.putTogether), ...byADouble(a, b), ENDS(setting, a + b)],
    check: (printed, { amount }) => exact(amount).minus(printed.role('first')).equals(printed.role('second')),
  }),
})

import { formulaChoice } from '../../../answer/choice.ts'
import { option, trueOrFalse } from '../../../answer/option.ts'
import { both, line, prose, steps } from '../../../content.ts'
import { equation, symbol } from '../../../math/build.ts'
import { type Expr, holds, partsOf } from '../../../math/expr.ts'
import { isTrue } from '../../../math/truth.ts'
import type { FormMaker } from '../../../topic.ts'
import { operationNames, operationSign, operations } from '../../common/operations.ts'
import type { levels } from './levels.ts'
import { draw } from './parts.ts'
import { workedLines } from './worked-lines.ts'

/** The contents of brackets that hold no brackets themselves. */
function innermost(of: Expr): Expr[] {
  const found: Expr[] = []
  const visit = (part: Expr): void => {
    if (part.kind === 'group' && !holds(part.of, inner => inner.kind === 'group')) found.push(part.of)
    partsOf(part).forEach(visit)
  }
  visit(of)
  return found
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  firstStep: form({
    instruction: { en: prose`Which operation comes first?`, es: prose`¿Qué operación se hace primero?` },
    levels: ['medium', 'hard'],
    draw,
    answer: formulaChoice,
    solve: ({ first }) => first,
    mistakes: ({ later, of }) => ({
      leftToRight: later[0] ?? of,
      acrossTheBrackets: later[1] ?? of,
      bracketsPassedOver: later[2] ?? of,
    }),
    ask: ({ of }) => both(of),
    // What stands alone in the innermost brackets.
    check(printed, answer) {
      const groups = printed.maths.flatMap(innermost)
      return groups.some(group => JSON.stringify(group) === JSON.stringify(answer))
    },
  }),

  trueOrFalse: form({
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    levels: ['easy', 'medium'],
    draw: (random, level) => ({ ...draw(random, level), isTrue: random.evenly([true, false]) }),
    answer: trueOrFalse,
    solve: facts => (facts.isTrue ? 'true' : 'false'),
    ask: ({ of, value, slip, isTrue }) => both(equation(of, isTrue ? value : slip)),
    check: (printed, answer) => isTrue(printed.one('relation')) === (answer === 'true'),
  }),

  findTheMistake: form({
    instruction: { en: prose`Which line has the mistake?`, es: prose`¿En qué renglón está el error?` },
    levels: ['medium', 'hard'],
    draw: (random, level) => {
      const wrong = random.evenly(['first', 'second', 'third', 'none'])
      return { wrong, chain: workedLines(random, level.lines, wrong) }
    },
    answer: option({
      first: { en: prose`line 1`, es: prose`el renglón 1` },
      second: { en: prose`line 2`, es: prose`el renglón 2` },
      third: { en: prose`line 3`, es: prose`el renglón 3` },
      none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
    }),
    solve: ({ wrong }) => wrong,
    ask: ({ chain }) => both(steps(...chain.slice(1).map((next, i) => line`${equation(chain[i] ?? next, next)}`))),
    // The lines that are no true equation: one, or none.
    check(printed, answer) {
      const wrong = printed.all('relation').flatMap((item, i) => (isTrue(item) ? [] : [i]))
      return wrong.length <= 1 && answer === (['first', 'second', 'third'][wrong[0] ?? 3] ?? 'none')
    },
  }),

  chooseTheSign: form({
    instruction: {
      en: prose`Which sign makes the equation true?`,
      es: prose`¿Qué signo hace verdadera la igualdad?`,
    },
    levels: ['easy'],
    draw: random =>
      random.until(
        () => {
          const [a, b, c, sign] = [random.int(2, 20), random.int(2, 9), random.int(1, 12), random.pick(operationNames)]
          return { a, b, c, sign, value: operations[sign](a, b) + c }
        },
        ({ a, b, c, value }) =>
          value >= c &&
          Number.isInteger(value) &&
          operationNames.filter(name => operations[name](a, b) + c === value).length === 1,
      ),
    answer: operationSign,
    solve: ({ sign }) => sign,
    ask: ({ a, b, c, value }) => both(prose`${a} ${symbol('□')} ${b} + ${c} = ${value}`),
    // Tries all four signs: one alone gives the printed value.
    check(printed, answer) {
      const [a, b, c, value] = printed.numbers.map(({ n }) => n)
      if (a === undefined || b === undefined || c === undefined || value === undefined) return false
      return operationNames.filter(name => operations[name](a, b) === value - c).join() === answer
    },
  }),
})

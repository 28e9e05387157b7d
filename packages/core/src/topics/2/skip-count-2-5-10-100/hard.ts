import {
  answerStep,
  asWritten,
  both,
  exact,
  explained,
  type FormMaker,
  integer,
  itemOf,
  line,
  list,
  numberList,
  prose,
  statements,
  tupleOf,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { byRule, ruleFrom, runs, termsOf } from './parts.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  ruleAndNext: form({
    levels: ['hard'],
    lines: 0,
    draw: (random, level) => runs[random.evenly(level.runs)](random, 2),
    answer: numberList,
    solve: facts => [Math.abs(facts.step), itemOf(termsOf(facts), 4)],
    namedAnswer({ step }, answers) {
      const [size, next] = tupleOf(answers, 2)
      return step > 0
        ? {
            en: prose`added: ${size}; next number: ${next}`,
            es: prose`se suma: ${size}; número siguiente: ${next}`,
          }
        : {
            en: prose`subtracted: ${size}; next number: ${next}`,
            es: prose`se resta: ${size}; número siguiente: ${next}`,
          }
    },
    ask(facts) {
      const run = list(...termsOf(facts).slice(0, 4))
      return facts.step > 0
        ? {
            en: [run, prose`Each time, ____ is added. The next number is ____.`],
            es: [run, prose`Cada vez se suma ____. El número siguiente es ____.`],
          }
        : {
            en: [run, prose`Each time, ____ is subtracted. The next number is ____.`],
            es: [run, prose`Cada vez se resta ____. El número siguiente es ____.`],
          }
    },
    solution(facts) {
      const terms = termsOf(facts)
      const last = itemOf(terms, 3)
      return [
        ruleFrom(itemOf(terms, 0), facts.step),
        explained(
          statements(byRule(itemOf(terms, 1), facts.step), byRule(itemOf(terms, 2), facts.step)),
          line`The rule holds for the other numbers too.`,
          line`La regla vale también para los otros números.`,
        ),
        explained(
          byRule(last, facts.step),
          line`Use the rule once more to find the next number.`,
          line`Usa la regla una vez más para hallar el número siguiente.`,
        ),
      ]
    },
    check(printed, answers) {
      const values = printed.one('list').items.map(item => exact(item).n)
      const [size, next] = tupleOf(
        tupleOf(answers, 2).map(value => exact(value).n),
        2,
      )
      const all = [...values, next]
      return all.slice(1).every((value, i) => Math.abs(value - itemOf(all, i)) === size)
    },
  }),
  findTheMistake: form({
    levels: ['medium', 'hard'],
    kind: 'find-mistake',
    instruction: {
      en: prose`One number is wrong. Write the right number.`,
      es: prose`Un número está mal. Escribe el número correcto.`,
    },
    draw(random, level) {
      const run = runs[random.evenly(level.runs)](random, 3)
      const size = Math.abs(run.step)
      const off = random.pick(size >= 10 ? [size / 10, -size / 10] : [1, -1])
      return { ...run, place: random.int(2, 4), off }
    },
    answer: integer,
    solve: ({ start, step, place }) => start + place * step,
    ask: ({ place, off, ...run }) => both(list(...termsOf(run).map((value, i) => (i === place ? value + off : value)))),
    solution({ place, off, ...run }, answer) {
      const terms = termsOf(run)
      const right = itemOf(terms, place)
      return [
        ruleFrom(itemOf(terms, 0), run.step),
        explained(
          byRule(itemOf(terms, place - 1), run.step),
          line`After ${itemOf(terms, place - 1)} comes ${right}, not ${right + off}.`,
          line`Después del ${itemOf(terms, place - 1)} va el ${right}, no el ${right + off}.`,
        ),
        explained(
          byRule(right, run.step),
          line`From ${right} the rule leads to the next number.`,
          line`Desde el ${right}, la regla lleva al número siguiente.`,
        ),
        answerStep(asWritten(answer), {
          en: line`Write ${right} in place of ${right + off}.`,
          es: line`Escribe ${right} en lugar de ${right + off}.`,
        }),
      ]
    },
    // With the answer in one place, and in one alone, all steps are equal.
    check(printed, answer) {
      const values = printed.one('list').items.map(item => exact(item).n)
      const mended = values.filter((_, i) => {
        const run = values.with(i, exact(answer).n)
        return run.every((value, j) => j === 0 || value - itemOf(run, j - 1) === itemOf(run, 1) - itemOf(run, 0))
      })
      return mended.length === 1
    },
  }),
})

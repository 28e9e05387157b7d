import {
  answerStep,
  blank,
  equation,
  equationAsWritten,
  evaluate,
  exact,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  integer,
  isTrue,
  line,
  minus,
  prose,
  ratioOfExact,
  step,
  sum,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { drawJumps, jumpLine, jumpSteps, whichWay, written } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  writeTheEquation: form({
    levels: ['medium'],
    share: 2,
    draw: drawJumps,
    answer: equationAsWritten,
    solve: facts => equation(written(facts), facts.end),
    ask(facts) {
      const drawn = figure(jumpLine(facts, true))
      return {
        en: [drawn, prose`Both jumps together make one long jump. Write the equation for the long jump.`],
        es: [drawn, prose`Los dos saltos juntos forman un salto largo. Escribe la ecuación del salto largo.`],
      }
    },
    solution: facts => [
      step(equation(sum(facts.change - (facts.change % 10), facts.change % 10), facts.change), because.addJumps),
      whichWay(facts),
      step(equation(written(facts), facts.end), because.startAndEnd),
    ],
    // Goes from the start along the jumps.
    check(printed, answer) {
      const { jumps } = printed.figure('number-line')
      const [start, end] = [jumps[0]?.from, jumps.at(-1)?.to]
      if (!start || !end || answer.kind !== 'relation' || answer.left.kind !== 'sum') return false
      const [first, change] = answer.left.terms
      return (
        isTrue(answer) &&
        first !== undefined &&
        change !== undefined &&
        evaluate(first).equals(ratioOfExact(start)) &&
        evaluate(answer.right).equals(ratioOfExact(end)) &&
        evaluate(change).equals(ratioOfExact(end).minus(ratioOfExact(start)))
      )
    },
  }),
  whichEquation: form({
    levels: ['medium'],
    share: 2,
    draw: drawJumps,
    answer: formulaChoice,
    solve: facts => equation(written(facts), facts.end),
    mistakes(facts) {
      const { start, stop, end, change } = facts
      const tens = change - (change % 10)
      const backward = end < start
      return {
        // The jumps read from their end, the tens alone, and both jumps turned around.
        fromTheEnd: backward ? equation(sum(end, change), start) : equation(minus(end, change), start),
        tensOnly: backward ? equation(minus(start, tens), stop) : equation(sum(start, tens), stop),
        onesOnly: backward ? equation(minus(stop, change % 10), end) : equation(sum(stop, change % 10), end),
      }
    },
    ask(facts) {
      const drawn = figure(jumpLine(facts, true))
      return {
        en: [prose`Which equation do both jumps together show?`, drawn],
        es: [prose`¿Qué ecuación muestran los dos saltos juntos?`, drawn],
      }
    },
    solution: ({ start, end, change }, answer) => [
      step(equation(sum(change - (change % 10), change % 10), change), because.addJumps),
      whichWay({ start, end }),
      answerStep(expr(answer), {
        en: line`Write the start, both jumps together, and the end.`,
        es: line`Escribe el comienzo, los dos saltos juntos y el final.`,
      }),
    ],
    whyWrong: ({ start, end }) => {
      return {
        fromTheEnd: {
          en: line`It goes from ${end} back to ${start}.`,
          es: line`Va al revés, del ${end} al ${start}.`,
        },
        tensOnly: { en: line`It shows only the first jump.`, es: line`Muestra solo el primer salto.` },
        onesOnly: { en: line`It shows only the second jump.`, es: line`Muestra solo el segundo salto.` },
      }
    },
    check(printed, answer) {
      const { jumps } = printed.figure('number-line')
      const [start, end] = [jumps[0]?.from, jumps.at(-1)?.to]
      const of = expr(answer)
      if (!start || !end || of.kind !== 'relation' || of.left.kind !== 'sum') return false
      const [first] = of.left.terms
      return (
        isTrue(of) &&
        first !== undefined &&
        evaluate(first).equals(ratioOfExact(start)) &&
        evaluate(of.right).equals(ratioOfExact(end))
      )
    },
  }),
  finish: form({
    levels: ['medium'],
    share: 2,
    lines: 0,
    draw: drawJumps,
    answer: integer,
    solve: ({ end }) => end,
    ask(facts) {
      const drawn = figure(jumpLine(facts, false))
      const gap = equation(written(facts), blank(2))
      return {
        en: [drawn, prose`Use the jumps to find the answer: ${gap}`],
        es: [drawn, prose`Usa los saltos para hallar la respuesta: ${gap}`],
      }
    },
    solution: jumpSteps,
    // Adds up the jumps, which land where the printed problem leads.
    check(printed, answer) {
      const { jumps } = printed.figure('number-line')
      const [first] = jumps
      if (!first) return false
      const landed = jumps.reduce(
        (place, { from, to }) => place.plus(ratioOfExact(to).minus(ratioOfExact(from))),
        ratioOfExact(first.from),
      )
      return exact(answer).equals(landed) && evaluate(printed.one('sum')).equals(landed)
    },
  }),
})

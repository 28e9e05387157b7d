import {
  angleDegrees,
  answerStep,
  bracketed,
  clock,
  count,
  degrees,
  divide,
  type Expr,
  equation,
  exact,
  explainedBy,
  type FormMaker,
  fractionInLowestTerms,
  integer,
  line,
  minus,
  name as nameOf,
  over,
  people,
  prose,
  Ratio,
  role,
  type Sentence,
  type Step,
  sentenceChoice,
  sum,
  times,
  withFigure,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { levels } from './levels.ts'
import { partSteps } from './medium.ts'
import { STEPPERS } from './stories.ts'
import { FULL } from './turns.ts'

/** Degrees whose part of a full turn is no unit fraction. */
const TURNED = [150, 240, 135, 252, 210, 108, 225, 300, 144, 330, 315, 324, 216, 280, 320, 100] as const
/** How far the minute hand goes, in numbers of the clock. */
const JUMPS = [5, 8, 4, 10, 7, 11] as const
const STEPS = [15, 20, 30, 12, 18, 24, 36, 10, 40, 45] as const

/** Parts that a pupil takes wrongly; the halves of them too are whole degrees. */
const CLAIMED = [
  [5, 12],
  [3, 10],
  [4, 9],
  [3, 5],
  [7, 12],
  [5, 9],
  [7, 10],
  [4, 15],
] as const
type Slip = 'onePart' | 'rest' | 'halfTurn' | 'byTop'
const SLIPS = ['halfTurn', 'onePart', 'rest', 'byTop'] as const
const claimedOf = (slip: Slip, n: number, d: number): number =>
  ({ onePart: FULL / d, rest: (FULL / d) * (d - n), halfTurn: (FULL / 2 / d) * n, byTop: FULL / n })[slip]
/** What a pupil works out who makes the mistake. */
const ledTo = (slip: Slip, n: number, d: number): Expr =>
  equation(
    {
      onePart: divide(degrees(FULL), d),
      rest: times(d - n, degrees(FULL / d)),
      halfTurn: times(n, bracketed(divide(degrees(FULL / 2), d))),
      byTop: divide(degrees(FULL), n),
    }[slip],
    degrees(claimedOf(slip, n, d)),
  )
const leadsElsewhere = (slip: Slip, n: number, d: number, said: number): Step => {
  if (FULL % n === 0 || slip !== 'byTop')
    return explainedBy(ledTo(slip, n, d), {
      en: line`This gives ${degrees(claimedOf(slip, n, d))}, not ${degrees(said)}.`,
      es: line`Así se obtienen ${degrees(claimedOf(slip, n, d))}, no ${degrees(said)}.`,
    })
  const [under, over] = [degrees(Math.floor(FULL / n)), degrees(Math.ceil(FULL / n))]
  return explainedBy(divide(degrees(FULL), n), {
    en: line`This is between ${under} and ${over}, not ${degrees(said)}.`,
    es: line`Esto está entre ${under} y ${over}; no son ${degrees(said)}.`,
  })
}
const slipSaid = (slip: Slip, n: number, d: number): Sentence => ({
  key: slip,
  says: {
    onePart: {
      en: prose`It is only one of the ${d} equal parts: ${degrees(FULL)} was not multiplied after dividing.`,
      es: prose`Es solo una de las ${d} partes iguales: después de dividir ${degrees(FULL)} no se multiplicó.`,
    },
    rest: {
      en: prose`It is the rest of the full turn: the other ${d - n} of the ${d} equal parts.`,
      es: prose`Es el resto de la vuelta completa: las otras ${d - n} de las ${d} partes iguales.`,
    },
    halfTurn: {
      en: prose`It is part of a half turn: ${degrees(FULL / 2)} was divided instead of ${degrees(FULL)}.`,
      es: prose`Es parte de media vuelta: se dividieron ${degrees(FULL / 2)} en vez de ${degrees(FULL)}.`,
    },
    byTop: {
      en: prose`It is a full turn divided by ${n}: the number of equal parts is ${d}.`,
      es: prose`Es una vuelta completa dividida entre ${n}: el número de partes iguales es ${d}.`,
    },
  }[slip],
})

interface Reduction {
  readonly by: number
  readonly from: readonly [n: number, d: number]
  readonly to: readonly [n: number, d: number]
}
/** A fraction in lowest terms by divisors that pupils know: 12 at most. */
function reductions(n: number, d: number): readonly Reduction[] {
  const by = [12, 10, 9, 8, 6, 5, 4, 3, 2].find(one => n % one === 0 && d % one === 0)
  return by === undefined ? [] : [{ by, from: [n, d], to: [n / by, d / by] }, ...reductions(n / by, d / by)]
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  whichPart: form({
    levels: ['hard'],
    draw: random => ({ turned: random.evenly(TURNED) }),
    answer: fractionInLowestTerms,
    solve: ({ turned }) => Ratio.of(turned, FULL),
    ask: ({ turned }) => ({
      en: prose`What fraction of a full turn is ${degrees(turned)}? Write it in lowest terms.`,
      es: prose`¿Qué fracción de una vuelta completa son ${degrees(turned)}? Escríbela en su mínima expresión.`,
    }),
    solution: ({ turned }) => {
      const steps = reductions(turned, FULL)
      return [
        explainedBy(over(turned, FULL), {
          en: line`A full turn is ${degrees(FULL)}: write ${degrees(turned)} as a part of it.`,
          es: line`Una vuelta completa son ${degrees(FULL)}: escribe ${degrees(turned)} como parte de ella.`,
        }),
        ...steps.map(({ by, from, to }, i) =>
          explainedBy(equation(over(...from), over(...to)), {
            en:
              i < steps.length - 1
                ? line`Divide the numerator and the denominator by ${by}.`
                : line`Divide the numerator and the denominator by ${by}. No number greater than 1 divides both now.`,
            es:
              i < steps.length - 1
                ? line`Divide el numerador y el denominador entre ${by}.`
                : line`Divide el numerador y el denominador entre ${by}. Ya ningún número mayor que 1 divide a ambos.`,
          }),
        ),
      ]
    },
    check(printed, answer) {
      const [turned] = printed.take(1)
      return exact(answer).times(FULL).equals(turned)
    },
  }),

  minuteHand: form({
    levels: ['hard'],
    draw: random => {
      const jump = random.evenly(JUMPS)
      const from = random.until(
        () => random.int(1, 11),
        start => start + jump > 12,
      )
      return { from, jump, hour: random.int(1, 12) }
    },
    answer: angleDegrees,
    solve: ({ jump }) => 30 * jump,
    ask: ({ from, jump, hour }) =>
      withFigure(
        {
          en: prose`How many degrees does the minute hand of this clock turn until it points to the ${from + jump - 12} for the first time?`,
          es: prose`¿Cuántos grados gira el minutero de este reloj hasta señalar el ${from + jump - 12} por primera vez?`,
        },
        clock(hour, 5 * from),
      ),
    solution: ({ from, jump }, answer) => {
      const to = from + jump - 12
      return [
        explainedBy(equation(divide(degrees(FULL), 12), degrees(30)), {
          en: line`From one number of the clock to the next, the hand turns through 1 of the 12 equal parts of a full turn.`,
          es: line`De un número del reloj al siguiente, la manecilla recorre 1 de las 12 partes iguales de una vuelta completa.`,
        }),
        explainedBy(equation(sum(12 - from, to), jump), {
          en: line`It moves ${count(12 - from, nouns.number)} from ${from} to 12, and ${to} more to the ${to}.`,
          es: line`Avanza ${count(12 - from, nouns.number)} del ${from} al 12 y ${to} más hasta el ${to}.`,
        }),
        explainedBy(equation(times(jump, degrees(30)), degrees(answer)), {
          en: line`The minute hand turns ${degrees(answer)}.`,
          es: line`El minutero gira ${degrees(answer)}.`,
        }),
      ]
    },
    // The minute hand turns 6° a minute.
    check(printed, answer) {
      const [to] = printed.take(1)
      const passed = (to.n * 5 - printed.figure('clock').minute + 60) % 60
      return exact(answer).equals(6 * passed)
    },
  }),

  moreTurns: form({
    levels: ['hard'],
    kind: 'story',
    draw: random => {
      const who = random.evenly(STEPPERS)
      const goal = random.evenly([FULL, FULL / 2])
      const each = random.until(
        () => random.evenly(STEPS),
        size => goal % size === 0 && goal / size >= 6,
      )
      const all = goal / each
      return {
        who,
        goal,
        each,
        done: random.until(
          () => random.int(2, all - 3),
          done => done * 2 !== all,
        ),
      }
    },
    answer: integer,
    solve: ({ goal, each, done }) => (goal - each * done) / each,
    ask: ({ who, goal, each, done }) => {
      const [size, many] = [role('each', degrees(each)), role('done', done)]
      return goal === FULL
        ? {
            en: prose`${who} turns ${size} at a time, always in the same direction. It has turned ${many} times. How many more times must it turn to complete a full turn?`,
            es: prose`${who} gira ${size} cada vez, siempre en el mismo sentido. Ya ha girado ${many} veces. ¿Cuántas veces más debe girar para dar una vuelta completa?`,
          }
        : {
            en: prose`${who} turns ${size} at a time, always in the same direction. It has turned ${many} times. How many more times must it turn to complete a half turn?`,
            es: prose`${who} gira ${size} cada vez, siempre en el mismo sentido. Ya ha girado ${many} veces. ¿Cuántas veces más debe girar para completar media vuelta?`,
          }
    },
    solution: ({ goal, each, done }, answer) => [
      explainedBy(equation(times(done, degrees(each)), degrees(done * each)), {
        en: line`Find how far it has turned.`,
        es: line`Halla cuánto ha girado.`,
      }),
      explainedBy(equation(minus(degrees(goal), degrees(done * each)), degrees(goal - done * each)), {
        en:
          goal === FULL
            ? line`A full turn is ${degrees(goal)}. Subtract to find how far it still must turn.`
            : line`A half turn is ${degrees(goal)}. Subtract to find how far it still must turn.`,
        es:
          goal === FULL
            ? line`Una vuelta completa son ${degrees(goal)}. Resta para hallar cuánto le falta girar.`
            : line`Media vuelta son ${degrees(goal)}. Resta para hallar cuánto le falta girar.`,
      }),
      explainedBy(equation(divide(degrees(goal - done * each), degrees(each)), answer), {
        en: line`It must turn ${answer} more times.`,
        es: line`Debe girar ${answer} veces más.`,
      }),
    ],
    check(printed, answer) {
      const all = exact(answer).plus(printed.role('done')).times(printed.role('each'))
      return all.equals(/half|media/.test(printed.text) ? FULL / 2 : FULL)
    },
  }),

  whatMistake: form({
    levels: ['hard'],
    kind: 'find-mistake',
    lines: 0,
    draw: random => {
      const slip = random.evenly(SLIPS)
      const [n, d] = random.until(
        () => random.evenly(CLAIMED),
        ([top]) => slip !== 'byTop' || FULL % top === 0,
      )
      return { slip, n, d, who: random.pick(people) }
    },
    answer: sentenceChoice,
    solve: ({ slip, n, d }) => slipSaid(slip, n, d),
    mistakes: ({ slip, n, d }) =>
      Object.fromEntries(SLIPS.filter(other => other !== slip).map(other => [other, slipSaid(other, n, d)])),
    ask: ({ slip, n, d, who }) => {
      const said = degrees(claimedOf(slip, n, d))
      return {
        en: prose`${nameOf(who)} says that ${over(n, d)} of a full turn is ${said}. What mistake led to this answer?`,
        es: prose`${nameOf(who)} dice que ${over(n, d)} de una vuelta completa son ${said}. ¿Qué error llevó a esta respuesta?`,
      }
    },
    solution: ({ slip, n, d }, { says }) => [
      ...partSteps(n, d),
      answerStep(says, {
        en: line`This is where ${degrees(claimedOf(slip, n, d))} came from: ${ledTo(slip, n, d)}.`,
        es: line`De aquí salieron los ${degrees(claimedOf(slip, n, d))}: ${ledTo(slip, n, d)}.`,
      }),
    ],
    whyWrong: ({ slip, n, d }) =>
      Object.fromEntries(
        SLIPS.filter(other => other !== slip).map(other => [other, leadsElsewhere(other, n, d, claimedOf(slip, n, d))]),
      ),
    check(printed, { key }) {
      const { over: top, under: bottom } = printed.one('quotient')
      const part = exact(top).over(exact(bottom))
      const [said] = printed.take(1)
      const led = {
        onePart: said.times(exact(bottom)).equals(FULL),
        rest: said.over(FULL).plus(part).equals(1),
        halfTurn: said.times(2).over(FULL).equals(part),
        byTop: said.times(exact(top)).equals(FULL),
      }
      return Object.entries(led).some(([slip, isSo]) => slip === key && isSo)
    },
  }),
})

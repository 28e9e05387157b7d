import {
  answerStep,
  type Block,
  type Both,
  divide,
  equation,
  exact,
  type FormMaker,
  itemOf,
  line,
  minus,
  name,
  type Person,
  people,
  prose,
  role,
  type Sentence,
  sentenceChoice,
  steps,
  sum,
  times,
  tupleOf,
} from '../../../author.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import type { levels } from './levels.ts'
import { drawPredicted, type Predicted, predictSteps } from './predicted.ts'
import type { Said } from './said.ts'

type Slip = 'added' | 'other' | 'factorAdded'
interface Slipped extends Predicted {
  readonly person: Person
  readonly slip: Slip
}
const SLIPS = ['added', 'other', 'factorAdded'] as const
/** The two mistakes that were not made. */
const othersOf = ({ slip }: Slipped) =>
  tupleOf(
    SLIPS.filter(other => other !== slip),
    2,
  )
const valueOf = ({ k, n, all }: Predicted, slip: Slip | null): number => {
  if (slip === 'added') return k + all - n
  if (slip === 'other') return (n - k) * (all / n)
  return slip === 'factorAdded' ? k + all / n : (k * all) / n
}
const WHY: Readonly<Record<Slip, (facts: Slipped) => Said>> = {
  added: ({ person }) => ({
    en: line`${name(person)} compared the numbers of trials by subtraction, not by division.`,
    es: line`${name(person)} comparó los números de ensayos con una resta, no con una división.`,
  }),
  other: ({ k, n, person }) => ({
    en: line`${name(person)} used the other ${n - k} trials, not the ${k} that count.`,
    es: line`${name(person)} usó los otros ${n - k} ensayos, no los ${k} que cuentan.`,
  }),
  factorAdded: ({ n, all, person }) => ({
    en: line`${name(person)} added ${all / n} instead of multiplying by ${all / n}.`,
    es: line`${name(person)} sumó ${all / n} en lugar de multiplicar por ${all / n}.`,
  }),
}
const corrected = (facts: Slipped, slip: Slip, value: number): Sentence => ({
  key: `${slip} ${value}`,
  says: paragraph(WHY[slip](facts), {
    en: line`The prediction is ${value}.`,
    es: line`La predicción es ${value}.`,
  }),
})
const workOf = (facts: Slipped): Both<Block> => {
  const { k, n, all, slip } = facts
  const result = valueOf(facts, slip)
  const lines =
    slip === 'added'
      ? [equation(minus(all, n), all - n), equation(sum(k, all - n), result)]
      : slip === 'other'
        ? [equation(minus(n, k), n - k), equation(divide(all, n), all / n), equation(times(n - k, all / n), result)]
        : [equation(divide(all, n), all / n), equation(sum(k, all / n), result)]
  const shown = steps(...lines.map(item => line`${item}`))
  return { en: shown, es: shown }
}

export const mistakeForms = (form: FormMaker<typeof levels>) => ({
  mistake: form({
    levels: ['medium'],
    kind: 'find-mistake',
    wide: true,
    draw(random): Slipped {
      const person = random.pick(people)
      return random.until(
        () => ({ ...drawPredicted(random, 6, true), slip: random.evenly(SLIPS), person }),
        // "The other trials" are several.
        facts => facts.n - facts.k > 1 && new Set([null, ...SLIPS].map(slip => valueOf(facts, slip))).size === 4,
      )
    },
    answer: sentenceChoice,
    solve: (facts): Sentence => corrected(facts, facts.slip, valueOf(facts, null)),
    mistakes(facts): Readonly<Record<string, Sentence>> {
      const [other, third] = othersOf(facts)
      return {
        stillWrong: corrected(facts, facts.slip, valueOf(facts, third)),
        another: corrected(facts, other, valueOf(facts, third)),
        third: corrected(facts, third, valueOf(facts, other)),
      }
    },
    ask(facts) {
      const { setting, k, n, all, person } = facts
      const told = paragraph(setting.told(role('hits', k), role('tried', n)), setting.more(role('all', all)))
      const work = workOf(facts)
      return {
        en: [
          told.en,
          prose`This is ${name(person)}’s work.`,
          work.en,
          prose`What is the mistake, and what is the right prediction?`,
        ],
        es: [
          told.es,
          prose`Este es el trabajo de ${name(person)}.`,
          work.es,
          prose`¿Cuál es el error y cuál es la predicción correcta?`,
        ],
      }
    },
    solution: ({ k, n, all }, { says }) => [
      ...predictSteps(k, n, all),
      answerStep(says, {
        en: line`This is where the work differs from these steps.`,
        es: line`Ahí el trabajo difiere de estos pasos.`,
      }),
    ],
    whyWrong: facts => {
      const [other, third] = othersOf(facts)
      const given = (slip: Slip) => ({
        en: line`That mistake would give ${valueOf(facts, slip)}, not ${valueOf(facts, facts.slip)}.`,
        es: line`Ese error daría ${valueOf(facts, slip)}, no ${valueOf(facts, facts.slip)}.`,
      })
      return {
        stillWrong: {
          en: line`It names the mistake, but the prediction is ${valueOf(facts, null)}.`,
          es: line`Nombra el error, pero la predicción es ${valueOf(facts, null)}.`,
        },
        another: given(other),
        third: given(third),
      }
    },
    check(printed, { key }) {
      const [k, n, all] = [printed.role('hits'), printed.role('tried'), printed.role('all')]
      const first = printed.all('relation')
      const why =
        first.length === 3 ? 'other' : exact(itemOf(first, 0).right).equals(all.minus(n)) ? 'added' : 'factorAdded'
      return key === `${why} ${k.times(all).over(n)}`
    },
  }),
})

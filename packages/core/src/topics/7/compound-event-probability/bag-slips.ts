import {
  answerStep,
  type Both,
  equation,
  exact,
  type FormMaker,
  type Inline,
  itemOf,
  line,
  name,
  over,
  type Person,
  people,
  prose,
  Ratio,
  type Sentence,
  sentenceChoice,
  steps,
  sum,
  times,
  tupleOf,
} from '../../../author.ts'
import {
  chanceOf,
  countOf,
  countSteps,
  type Drawn,
  drawBag,
  EVENTS,
  enumerated,
  plural,
  tellBag,
  without,
} from './bag-draws.ts'
import type { levels } from './levels.ts'
import { fractionSteps, paragraphOf, type Said } from './outcomes.ts'

/** Work in which the second draw goes wrong. */
interface Worked extends Drawn {
  readonly person: Person
  readonly slip: Slip
}
type Slip = 'all' | 'favorable' | 'added'
const SLIPS = ['all', 'favorable', 'added'] as const
/** Favorable and all outcomes, as somebody with this mistake counts them. */
const slipped = ({ a, b }: Drawn, slip: Slip): readonly [readonly [number, number], readonly [number, number]] => {
  const n = a + b
  if (slip === 'all')
    return [
      [a, a - 1],
      [n, n],
    ]
  if (slip === 'favorable')
    return [
      [a, a],
      [n, n - 1],
    ]
  return [
    [a, a - 1],
    [n, n - 1],
  ]
}
const slippedChance = (drawn: Drawn, slip: Slip) => {
  const [[p, q], [r, s]] = slipped(drawn, slip)
  return slip === 'added' ? Ratio.of(p + q, r + s) : Ratio.of(p * q, r * s)
}
const WHY: Readonly<Record<Slip, (drawn: Drawn) => Said>> = {
  all: ({ bag: { of }, a, b }) => ({
    en: [`Line 1: only ${a + b - 1} ${of.en[1]} are left for the second draw.`],
    es: [`Renglón 1: para la segunda vez quedan solo ${a + b - 1} ${of.es[1]}.`],
  }),
  favorable: ({ bag: { of, colors }, a }) => ({
    en: [
      `Line 2: only ${a - 1} ${itemOf(colors, 0).en} ${of.en[a === 2 ? 0 : 1]} ${a === 2 ? 'is' : 'are'} left for the second draw.`,
    ],
    es: [
      `Renglón 2: para la segunda vez ${a === 2 ? 'queda' : 'quedan'} solo ${a - 1} ${of.es[a === 2 ? 0 : 1]} ${plural(itemOf(colors, 0), a - 1)}.`,
    ],
  }),
  added: () => ({
    en: ['Lines 1 and 2: the choices must be multiplied, not added.'],
    es: ['Renglones 1 y 2: las opciones se deben multiplicar, no sumar.'],
  }),
}
/** Where the work differs from the right one. */
const DIFFERS: Readonly<Record<Slip, (drawn: Drawn) => Both<readonly Inline[]>>> = {
  all: ({ a, b }) => ({
    en: line`Line 1 of the work has ${times(a + b, a + b)}, not ${times(a + b, a + b - 1)}.`,
    es: line`El renglón 1 del trabajo tiene ${times(a + b, a + b)} y no ${times(a + b, a + b - 1)}.`,
  }),
  favorable: ({ a }) => ({
    en: line`Line 2 of the work has ${times(a, a)}, not ${times(a, a - 1)}.`,
    es: line`El renglón 2 del trabajo tiene ${times(a, a)} y no ${times(a, a - 1)}.`,
  }),
  added: ({ a, b }) => ({
    en: line`The work has ${sum(a + b, a + b - 1)} and ${sum(a, a - 1)}, not ${times(a + b, a + b - 1)} and ${times(a, a - 1)}.`,
    es: line`El trabajo tiene ${sum(a + b, a + b - 1)} y ${sum(a, a - 1)}, no ${times(a + b, a + b - 1)} y ${times(a, a - 1)}.`,
  }),
}
/** What the work shows where this slip was not made. */
const NOT_MADE: Readonly<Record<Slip, (drawn: Worked) => Both<readonly Inline[]>>> = {
  all: ({ a, b }) => ({
    en: line`The work already has ${a + b - 1} choices for the second draw.`,
    es: line`El trabajo ya tiene ${a + b - 1} opciones para la segunda vez.`,
  }),
  favorable: ({ a }) => ({
    en: line`The work already has ${a - 1} for the second draw in line 2.`,
    es: line`El trabajo ya tiene ${a - 1} para la segunda vez en el renglón 2.`,
  }),
  added: () => ({
    en: line`The choices were multiplied in both lines.`,
    es: line`Las opciones se multiplicaron en los dos renglones.`,
  }),
}
const corrected = (drawn: Drawn, slip: Slip, value: Ratio): Sentence => ({
  key: `${slip} ${value}`,
  says: paragraphOf(WHY[slip](drawn), {
    en: line`The probability is ${value}.`,
    es: line`La probabilidad es ${value}.`,
  }),
})

export const bagSlipForms = (form: FormMaker<typeof levels>) => ({
  slip: form({
    levels: ['hard'],
    kind: 'find-mistake',
    wide: true,
    draw(random): Worked {
      const person = random.pick(people)
      return random.until(
        () => ({
          ...drawBag(
            random,
            7,
            [
              [3, 3],
              [5, 2],
              [3, 4],
              [2, 5],
            ],
            ['bothFirst'],
          ),
          slip: random.evenly(SLIPS),
          person,
        }),
        drawn =>
          drawn.a > 1 &&
          new Set([chanceOf(drawn, 1), ...SLIPS.map(name => slippedChance(drawn, name))].map(String)).size === 4,
      )
    },
    answer: sentenceChoice,
    solve: (drawn): Sentence => corrected(drawn, drawn.slip, chanceOf(drawn, 1)),
    mistakes(drawn): Readonly<Record<string, Sentence>> {
      const [other, third] = tupleOf(
        SLIPS.filter(slip => slip !== drawn.slip),
        2,
      )
      return {
        stillWrong: corrected(drawn, drawn.slip, slippedChance(drawn, other)),
        another: corrected(drawn, other, slippedChance(drawn, third)),
        third: corrected(drawn, third, slippedChance(drawn, other)),
      }
    },
    ask(drawn) {
      const [[p, q], [r, s]] = slipped(drawn, drawn.slip)
      const isAdded = drawn.slip === 'added'
      const [fav, all] = isAdded ? [sum(p, q), sum(r, s)] : [times(p, q), times(r, s)]
      const [n, m] = isAdded ? [p + q, r + s] : [p * q, r * s]
      const { en, es } = EVENTS.bothFirst.says(drawn.bag)
      const told = paragraphOf(tellBag(drawn), without(drawn.bag), {
        en: [...line`${name(drawn.person)} finds the probability that `, ...en, '.'],
        es: [...line`${name(drawn.person)} halla la probabilidad de que `, ...es, '.'],
      })
      const work = {
        en: steps(
          line`All outcomes: ${equation(all, m)}`,
          line`Favorable outcomes: ${equation(fav, n)}`,
          line`Probability: ${over(n, m)}`,
        ),
        es: steps(
          line`Total de resultados: ${equation(all, m)}`,
          line`Resultados favorables: ${equation(fav, n)}`,
          line`Probabilidad: ${over(n, m)}`,
        ),
      }
      return {
        en: [told.en, work.en, prose`What is the mistake, and what is the right probability?`],
        es: [told.es, work.es, prose`¿Cuál es el error y cuál es la probabilidad correcta?`],
      }
    },
    solution(drawn, answer) {
      const n = drawn.a + drawn.b
      return [
        ...countSteps(drawn, 1),
        ...fractionSteps(countOf(drawn, 1), n * (n - 1)),
        answerStep(answer.says, DIFFERS[drawn.slip](drawn)),
      ]
    },
    whyWrong: drawn => {
      const [other, third] = tupleOf(
        SLIPS.filter(slip => slip !== drawn.slip),
        2,
      )
      const right = chanceOf(drawn, 1)
      return {
        stillWrong: {
          en: line`It names the mistake, but the probability is ${right}.`,
          es: line`Nombra el error, pero la probabilidad es ${right}.`,
        },
        another: NOT_MADE[other](drawn),
        third: NOT_MADE[third](drawn),
      }
    },
    check(printed, { key }) {
      const [a, b] = [printed.role('first').toNumber(), printed.role('second').toNumber()]
      const [all] = tupleOf(printed.all('relation'), 2)
      const isSum = all.left.kind === 'sum'
      const why = isSum ? 'added' : exact(all.right).equals((a + b) * (a + b)) ? 'all' : 'favorable'
      return key === `${why} ${enumerated(a, b, false, 'both')}`
    },
  }),
})

import {
  answerStep,
  type Both,
  blank,
  both,
  type Content,
  count,
  equation,
  exact,
  type FormMaker,
  integer,
  intoItsPlace,
  isTrue,
  itemOf,
  line,
  prose,
  quantity,
  type Random,
  role,
  step,
  symbol,
  table,
  trueOrFalse,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  complete,
  type Fact,
  fitsTheGap,
  missingFrom,
  missingNumber,
  type Place,
  resultOf,
  withBox,
  written,
} from '../../kit/facts/facts.ts'
import { withQuestion } from '../../kit/stories/question.ts'
import { LETTERS, letter, rowsOf, slipped, stepsOf } from './chain-steps.ts'
import type { levels } from './levels.ts'
import { chainWritten, drawChain, drawSplit, drawTwoSides, endOf, type Split } from './numbers.ts'
import { unknownStories } from './stories.ts'
import { asNumber, asTens, factOf, thenTens, thinkOfTens, whyOf, worked } from './tens.ts'

/** Where the box stands, and in which equation of the whole and its parts. */
interface Gap {
  readonly fact: Fact
  readonly place: Place
}
function drawGap(random: Random): Gap & { readonly split: Split } {
  const split = drawSplit(random, 0)
  const { part, other } = split
  const whole = part + other
  const gap = random.evenly<Gap>([
    { fact: { a: whole, b: other, sign: '−' }, place: 'first' },
    { fact: { a: part, b: other, sign: '+' }, place: 'second' },
    { fact: { a: whole, b: other, sign: '−' }, place: 'second' },
    { fact: { a: other, b: part, sign: '+' }, place: 'first' },
  ])
  return { ...gap, split }
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  trueOrFalse: form({
    levels: ['hard'],
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    draw: random => drawTwoSides(random, random.evenly([false, true])),
    answer: trueOrFalse,
    solve: ({ left, right }) => (resultOf(left) === resultOf(right) ? 'true' : 'false'),
    ask: ({ left, right }) => both(equation(written(left), written(right))),
    solution: ({ left, right }, answer) => [
      step(asTens(left), because.explain, {
        sentence: { en: line`Work out the left side.`, es: line`Calcula el lado izquierdo.` },
      }),
      step(asTens(right), because.explain, {
        sentence: { en: line`Work out the right side.`, es: line`Calcula el lado derecho.` },
      }),
      step(trueOrFalse.show(answer), because.explain, {
        sentence:
          answer === 'true'
            ? {
                en: line`Both sides are ${resultOf(left)}: the equation is true.`,
                es: line`Los dos lados dan ${resultOf(left)}: la ecuación es verdadera.`,
              }
            : {
                en: line`One side is ${resultOf(left)} and the other is ${resultOf(right)}: the equation is false.`,
                es: line`Un lado da ${resultOf(left)} y el otro da ${resultOf(right)}: la ecuación es falsa.`,
              },
      }),
    ],
    check: (printed, answer) => (answer === 'true') === isTrue(printed.one('relation')),
  }),

  missing: form({
    levels: ['hard'],
    share: 2,
    draw: drawGap,
    answer: integer,
    solve: ({ fact, place }) => missingFrom(fact, place),
    ask: ({ fact, place }) => withQuestion(missingNumber, { kind: 'maths', of: withBox(fact, place) }),
    solution({ fact, place, split }) {
      const asks = fact.sign === '−' && place === 'first' ? 'whole' : 'part'
      const known = factOf(split, asks)
      return intoItsPlace([step(written(known), whyOf(asks)), ...worked(known)], complete(fact))
    },
    check: fitsTheGap,
  }),

  chain: form({
    levels: ['hard'],
    share: 2,
    instruction: { en: prose`Find the result.`, es: prose`Halla el resultado.` },
    draw: random => drawChain(random, 0),
    answer: integer,
    solve: endOf,
    ask: chain => both(equation(chainWritten(chain), blank(2))),
    solution: chain => [
      thinkOfTens(chain.first),
      thenTens(chain.second),
      step(equation(chainWritten(chain), endOf(chain)), because.explain, asNumber(endOf(chain))),
    ],
    check: fitsTheGap,
  }),

  unknownStory: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    lines: 2,
    draw: random => ({ story: random.evenly(unknownStories), split: drawSplit(random, 7) }),
    answer: quantity,
    solve: ({ story, split: { part, other } }) => count(story.asks === 'whole' ? part + other : other, story.noun),
    ask({ story, split: { part, other } }) {
      const [one, two, all] = [role('part', part), role('other', other), role('whole', part + other)]
      if (story.asks === 'whole') return story.tell(one, two)
      return story.partFirst ? story.tell(one, all) : story.tell(all, one)
    },
    solution({ story, split }, answer) {
      const fact = factOf(split, story.asks)
      return [step(written(fact), whyOf(story.asks)), thinkOfTens(fact), answerStep(complete(fact), story.says(answer))]
    },
    check(printed, { amount }) {
      const asksWhole = printed.terms('role').some(({ name }) => name === 'other')
      return asksWhole
        ? exact(amount).minus(printed.role('part')).equals(printed.role('other'))
        : exact(amount).plus(printed.role('part')).equals(printed.role('whole'))
    },
  }),

  wrongStep: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw: random => {
      const at = random.evenly(LETTERS)
      return random.until(
        () => ({ chain: drawChain(random, 23), slip: { at, off: random.pick([10, -10] as const) } }),
        ({ chain, slip }) => {
          const { A, B } = stepsOf(chain, slip)
          return [A[1], B[1]].every(value => value >= 10 && value <= 90)
        },
      )
    },
    answer: letter,
    solve: ({ slip }) => slip.at,
    ask({ chain, slip }): Both<Content> {
      const rows = rowsOf(stepsOf(chain, slip)).map((row, i) => [symbol(itemOf(LETTERS, i)), row])
      return {
        en: [prose`One step for ${chainWritten(chain)} is wrong. Write its letter.`, table({ rows })],
        es: [prose`Un paso para ${chainWritten(chain)} está mal. Escribe su letra.`, table({ rows })],
      }
    },
    key({ chain, slip }, at): Both<Content> {
      const [right, wrong] = slipped(chain, slip, at)
      return {
        en: prose`It should be ${right}, not ${wrong}. The result is ${endOf(chain)}.`,
        es: prose`Lo correcto es ${right}, no ${wrong}. El resultado es ${endOf(chain)}.`,
      }
    },
    solution({ chain, slip }, at) {
      const place = LETTERS.indexOf(at)
      const [right, wrong] = slipped(chain, slip, at)
      const row = itemOf(rowsOf(stepsOf(chain, slip)), place)
      return [
        step(both({ kind: 'paragraph', content: row }), because.mistakeIs, {
          what: { en: line`it should be ${right}, not ${wrong}`, es: line`lo correcto es ${right}, no ${wrong}` },
        }),
        ...[
          thinkOfTens(chain.first),
          thenTens(chain.second),
          step(equation(chainWritten(chain), endOf(chain)), because.explain, asNumber(endOf(chain))),
        ].slice(place),
        step(symbol(at), because.explain, {
          sentence: {
            A: { en: line`B and C go on from A without a mistake.`, es: line`B y C siguen a partir de A sin error.` },
            B: {
              en: line`A is right. C only writes the tens of B as a number.`,
              es: line`A está bien. C solo escribe las decenas de B como número.`,
            },
            C: { en: line`A and B are right.`, es: line`A y B están bien.` },
          }[at],
        }),
      ]
    },
    check(printed, answer) {
      const [start, first, second] = tupleOf(
        printed.one('sum').terms.map(term => exact(term).over(10).n),
        3,
      )
      const [a, b, one, two, c, end, tens, result] = tupleOf(
        printed.numbers.map(({ n }) => n),
        8,
      )
      const right = {
        A: a === start && b === Math.abs(first) && one === start + first,
        B: two === one && c === Math.abs(second) && end === one + second,
        C: tens === end && result === 10 * tens,
      }
      return LETTERS.every(each => right[each] === (each !== answer))
    },
  }),
})

import {
  type Block,
  type Both,
  count,
  explainedBy,
  figure,
  itemOf,
  line,
  option,
  prose,
  type Random,
  steps,
  things,
  trueStatement,
  withFigure,
} from '../../../author.ts'
import { exactly } from '../../kit/statistics/five-numbers.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import {
  ahead,
  claimOf,
  drawPair,
  longerPart,
  MEASURES,
  type Measure,
  measureStep,
  type Pair,
  printedPair,
  ROWS,
} from './pairs.ts'
import { A, B, FIVE_SAID, type Form, plotsOf, showsTwo } from './plots.ts'

/** What a statement says that takes the measure for another one, or one group for the other. */
function wrongBy(pair: Pair, measure: Measure): number {
  const other: Measure = measure === 'iqr' ? 'range' : measure === 'range' ? 'iqr' : 'median'
  return measure === 'median' ? -ahead(pair, 'median') : ahead(pair, other)
}
const longerHoldsMore = (pair: Pair) => {
  const { at, by } = longerPart(pair) ?? { at: 0, by: 0 }
  const [more, less] = by > 0 ? [A, B] : [B, A]
  const [from, to] = [itemOf(FIVE_SAID, at), itemOf(FIVE_SAID, at + 1)]
  const amount = count(exactly(Math.abs(by)), pair.group.unit)
  const al = (name: string) => (name === 'mediana' ? `a la ${name}` : `al ${name}`)
  const of = (name: string) => (name === 'mediana' ? `De la ${name}` : `Del ${name}`)
  return {
    en: {
      kind: 'paragraph',
      content: [
        `From the ${from.en} to the ${to.en}, `,
        ...line`${more} has more ${things(pair.group.of)} than ${less} because this part of the plot is ${amount} longer.`,
      ],
    } as Block,
    es: {
      kind: 'paragraph',
      content: [
        `${of(from.es)} ${al(to.es)}, `,
        ...line`${more} tiene más ${things(pair.group.of)} que ${less} porque esta parte del diagrama es ${amount} más larga.`,
      ],
    } as Block,
  }
}

interface Asked extends Pair {
  readonly measure: Measure
}
/** Two claims about two measures, each of them true or false. */
interface Judged extends Pair {
  readonly claims: readonly [Claim, Claim]
}
interface Claim {
  readonly measure: Measure
  readonly isTrue: boolean
}
const saidBy = (pair: Pair, { measure, isTrue }: Claim) => (isTrue ? ahead(pair, measure) : wrongBy(pair, measure))
const inlinesOf = (block: Block) => (block.kind === 'paragraph' ? block.content : [])
type Verdict = 'both' | 'first' | 'second' | 'neither'
const verdictOf = (first: boolean, second: boolean): Verdict =>
  first ? (second ? 'both' : 'first') : second ? 'second' : 'neither'
const VERDICTS: Readonly<Record<Verdict, Both<Block>>> = {
  both: { en: prose`Both statements are true.`, es: prose`Las dos afirmaciones son verdaderas.` },
  first: { en: prose`Only statement 1 is true.`, es: prose`Solo la afirmación 1 es verdadera.` },
  second: { en: prose`Only statement 2 is true.`, es: prose`Solo la afirmación 2 es verdadera.` },
  neither: { en: prose`Both statements are false.`, es: prose`Las dos afirmaciones son falsas.` },
}
const verdict = option(VERDICTS)
function drawJudged(random: Random): Judged {
  const pair = drawPair(random, 2)
  const [a, b] = random.evenly(ROWS)
  const [first, second] = random.evenly([
    [true, false],
    [false, true],
    [true, true],
    [false, false],
  ] as const)
  const claims: Judged['claims'] = [
    { measure: a, isTrue: first },
    { measure: b, isTrue: second },
  ]
  return { ...pair, claims }
}

export const claimForms = (form: Form) => ({
  compareTwo: form(
    trueStatement({
      levels: ['hard'],
      draw: (random): Asked => ({ ...drawPair(random, 0), measure: random.evenly(MEASURES) }),
      about: ({ group, a, b }) => withFigure(paragraph(showsTwo(group)), plotsOf(group, a, b)),
      statements: judged => [
        {
          key: `${judged.measure} right`,
          isTrue: true,
          says: claimOf(judged, judged.measure, ahead(judged, judged.measure)),
        },
        ...MEASURES.filter(measure => measure !== judged.measure).map(measure => ({
          key: `${measure} wrong`,
          isTrue: false,
          says: claimOf(judged, measure, wrongBy(judged, measure)),
          why: measureStep(judged, measure),
        })),
        {
          key: 'longerHoldsMore',
          isTrue: false,
          says: longerHoldsMore(judged),
          why: {
            en: line`Each part of a box plot holds about one fourth of the data. A longer part does not hold more of them.`,
            es: line`Cada parte de un diagrama de caja contiene más o menos un cuarto de los datos. Una parte más larga no contiene más.`,
          },
        },
      ],
      solution: (judged, { says }) => [
        measureStep(judged, judged.measure),
        explainedBy(says, {
          en: line`The statement names this group and this difference.`,
          es: line`La afirmación nombra este grupo y esta diferencia.`,
        }),
      ],
      holds(printed, key) {
        const measure = MEASURES.find(one => key === `${one} right`)
        return measure !== undefined && ahead(printedPair(printed), measure) !== 0
      },
    }),
  ),

  twoClaims: form({
    levels: ['hard'],
    wide: true,
    draw: drawJudged,
    answer: verdict,
    solve: ({ claims: [first, second] }) => verdictOf(first.isTrue, second.isTrue),
    ask(judged) {
      const { group, a, b, claims } = judged
      const shown = paragraph(showsTwo(group), {
        en: line`Which of the two statements are true?`,
        es: line`¿Cuáles de las dos afirmaciones son verdaderas?`,
      })
      const said = claims.map(claim => claimOf(judged, claim.measure, saidBy(judged, claim)))
      const plots = figure(plotsOf(group, a, b))
      return {
        en: [shown.en, plots, steps(...said.map(({ en }) => inlinesOf(en)))],
        es: [shown.es, plots, steps(...said.map(({ es }) => inlinesOf(es)))],
      }
    },
    solution: judged => [
      ...judged.claims.flatMap((claim, i) => [
        measureStep(judged, claim.measure),
        explainedBy(
          claim.isTrue
            ? { en: prose`statement ${i + 1}: true`, es: prose`afirmación ${i + 1}: verdadera` }
            : { en: prose`statement ${i + 1}: false`, es: prose`afirmación ${i + 1}: falsa` },
          claim.isTrue
            ? {
                en: line`The statement names this group and this difference.`,
                es: line`La afirmación nombra este grupo y esta diferencia.`,
              }
            : claim.measure === 'median'
              ? {
                  en: line`The statement names the wrong group as the greater one.`,
                  es: line`La afirmación nombra como mayor el grupo equivocado.`,
                }
              : claim.measure === 'iqr'
                ? {
                    en: line`The statement compares the ranges instead of the IQRs.`,
                    es: line`La afirmación compara los rangos en lugar de los RIC.`,
                  }
                : {
                    en: line`The statement compares the IQRs instead of the ranges.`,
                    es: line`La afirmación compara los RIC en lugar de los rangos.`,
                  },
        ),
      ]),
      explainedBy(VERDICTS[verdictOf(judged.claims[0].isTrue, judged.claims[1].isTrue)], {
        en: line`Put both results together.`,
        es: line`Junta los dos resultados.`,
      }),
    ],
    check(printed, answer) {
      const pair = printedPair(printed)
      const [first, second] = printed.terms('role').map(({ name }) => {
        const measure = MEASURES.find(one => name.startsWith(one))
        const by = printed.role(name).times(name.endsWith('-a') ? 1 : -1)
        return measure !== undefined && by.equals(exactly(ahead(pair, measure)))
      })
      return first !== undefined && second !== undefined && verdictOf(first, second) === answer
    },
  }),
})

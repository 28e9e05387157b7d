import {
  answerStep,
  type Block,
  type Both,
  both,
  type FormMaker,
  figure,
  itemOf,
  lengthBars,
  line,
  list,
  name,
  people,
  prose,
  type Random,
  sentenceChoice,
  sideBySide,
  step,
  symbol,
  thing,
  trueStatement,
  tupleOf,
  words,
  writtenOption,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { turned } from '../../kit/choices/turned.ts'
import { type BarLetter, lengthsIn, type Way } from '../../kit/measures/bars.ts'
import { letterAt, letterOrder, symbolAt } from './bars.ts'
import {
  chainOf,
  choiceOf,
  fromShortestOn,
  inOrder,
  lettered,
  orderLettered,
  rankedIn,
  type Subject,
  statementOf,
  subjectsOf,
  tell,
  tellLettered,
  threes,
} from './told.ts'
import { ASKED, type Asked, comparative, most, namesAndComparisons, than } from './words.ts'

export const levels = { easy: {}, medium: {}, hard: {} } as const

const eitherBar = writtenOption<'A' | 'B'>({ A: both(prose`A`), B: both(prose`B`) })
/** The forms take their turns in step: each begins at another place of the list. */
const threesToJudge = turned(threes, 7)

const STRING = words('string', 'cordel')
const barAndString = (place: 0 | 1, length: number, string: number) =>
  figure(
    lengthBars([
      { label: letterAt(place), length },
      { label: STRING, length: string, thickness: 0.3 },
    ]),
  )

/** What is told in sentences, or with a string that both are compared with. */
const compared = (way: Way, one: Subject, how: Asked, other: Subject) => {
  const comparative = than(way, how, one.gender)
  return {
    en: line`${one.says} is ${comparative} ${other.says}.`,
    es: line`${one.says} es ${comparative} ${other.says}.`,
  }
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  told: form({
    levels: ['hard'],
    share: 2,
    kind: 'choose',
    lines: 0,
    draw: random => {
      const three = random.evenly(threes)
      const asked = random.evenly([0, 2, 1] as const)
      return { of: three.of, asked, chain: chainOf(random, three.way, subjectsOf(random, three)) }
    },
    answer: sentenceChoice,
    solve: ({ asked, chain: { ranked } }) => choiceOf(ranked[asked]),
    mistakes: ({ asked, chain: { ranked } }) =>
      Object.fromEntries(
        (['longest', 'middle', 'shortest'] as const).flatMap((mistake, i) =>
          i === asked ? [] : [[mistake, choiceOf(itemOf(ranked, i))]],
        ),
      ),
    ask: ({ of, asked, chain }) => {
      const told = tell(chain)
      const [longest, shortest] = [most(chain.way, 'more', of.gender), most(chain.way, 'less', of.gender)]
      const question: Both<Block> =
        asked === 1
          ? {
              en: prose`Which ${thing(of)} is neither ${longest} nor ${shortest}?`,
              es: prose`¿Qué ${thing(of)} no es ${longest} ni ${shortest}?`,
            }
          : {
              en: prose`Which ${thing(of)} is ${asked === 0 ? longest : shortest}?`,
              es: prose`¿Qué ${thing(of)} es ${asked === 0 ? longest : shortest}?`,
            }
      return { en: [told.en, question.en], es: [told.es, question.es] }
    },
    solution: ({ asked, chain }) => {
      const { says, gender } = chain.ranked[asked]
      const [longest, shortest] = [most(chain.way, 'more', gender), most(chain.way, 'less', gender)]
      return [
        ...inOrder(chain),
        answerStep(
          both(prose`${says}`),
          asked === 1
            ? {
                en: line`${says} is neither ${longest} nor ${shortest}.`,
                es: line`${says} no es ${longest} ni ${shortest}.`,
              }
            : {
                en: line`${says} is ${asked === 0 ? longest : shortest}.`,
                es: line`${says} es ${asked === 0 ? longest : shortest}.`,
              },
        ),
      ]
    },
    whyWrong: ({ asked, chain: { way, ranked } }) => {
      const [first, second, third] = ranked
      const isMost = (own: Subject, how: Asked) => {
        const superlative = most(way, how, own.gender)
        return { en: line`${own.says} is ${superlative}.`, es: line`${own.says} es ${superlative}.` }
      }
      return {
        longest: isMost(first, 'more'),
        middle: asked === 0 ? compared(way, first, 'more', second) : compared(way, third, 'less', second),
        shortest: isMost(third, 'less'),
      }
    },
    check(printed, { key }) {
      const extremes = namesAndComparisons(printed).filter(token => token.endsWith('est'))
      const place = extremes.length === 2 ? 1 : extremes.includes('the shortest') ? 2 : 0
      return rankedIn(printed)[place] === key
    },
  }),

  orderTold: form({
    levels: ['hard'],
    kind: 'order',
    lines: 1,
    draw: random => {
      const [way, of] = random.evenly(lettered)
      const [a, b, c] = (['A', 'B', 'C'] as const).map((key): Subject => ({ key, gender: of.gender, says: thing(of) }))
      const subjects = tupleOf(
        [a, b, c].flatMap(subject => (subject ? [subject] : [])),
        3,
      )
      const chain = random.until(
        () => chainOf(random, way, subjects),
        ({ ranked }) => !['ABC', 'CBA'].includes(ranked.map(({ key }) => key).join('')),
      )
      return { of, chain }
    },
    answer: letterOrder,
    solve: ({ chain: { ranked } }) => ranked.map(({ key }) => key as BarLetter).toReversed(),
    ask: ({ of, chain }) => {
      const [told, question] = [tellLettered(of, chain), orderLettered(of, chain.way)]
      return { en: [told.en, question.en], es: [told.es, question.es] }
    },
    solution: ({ of, chain }, letters) => [
      step(tellLettered(of, fromShortestOn(chain)), because.sayBothShortestFirst),
      step(list(...letters.map(each => symbol(each))), because.eachIsShorterThanTheNext),
    ],
    check(printed, letters) {
      return letters.join('') === rankedIn(printed).toReversed().join('')
    },
  }),

  withString: form({
    wide: true,
    levels: ['hard'],
    kind: 'choose',
    lines: 0,
    draw: random => {
      const [like, asked] = [random.evenly(['none', 'longer', 'shorter'] as const), random.evenly(ASKED)]
      const isFirst = random.evenly([true, false])
      const string = random.int(5, 7)
      const longer = like === 'longer' ? string : string + random.int(1, 3)
      const shorter = like === 'shorter' ? string : string - random.int(1, 3)
      return {
        asked,
        string,
        lengths: isFirst ? ([longer, shorter] as const) : ([shorter, longer] as const),
        person: random.pick(people),
      }
    },
    answer: eitherBar,
    solve: ({ asked, lengths: [a, b] }) => (a > b === (asked === 'more') ? 'A' : 'B'),
    ask: ({ asked, string, lengths: [a, b], person }) => {
      const drawn = sideBySide(barAndString(0, a, string), barAndString(1, b, string))
      const question = comparative('long', asked, 'f')
      return {
        en: [prose`${name(person)} compares two bars with the same string.`, drawn, prose`Which bar is ${question}?`],
        es: [prose`${name(person)} compara dos barras con el mismo cordel.`, drawn, prose`¿Qué barra es ${question}?`],
      }
    },
    solution: ({ asked, string, lengths: [a, b] }, answer) => {
      const withIt = (length: number) =>
        length === string
          ? words('as long as the string', 'tan larga como el cordel')
          : length > string
            ? words('longer than the string', 'más larga que el cordel')
            : words('shorter than the string', 'más corta que el cordel')
      const [more, less] = a > b ? [0, 1] : [1, 0]
      const comparison = than('long', 'more', 'f')
      const asking = comparative('long', asked, 'f')
      return [
        step(
          {
            en: prose`${symbol('A')} is ${withIt(a)}; ${symbol('B')} is ${withIt(b)}`,
            es: prose`${symbol('A')} es ${withIt(a)}; ${symbol('B')} es ${withIt(b)}`,
          },
          because.compareEachWithTheString,
        ),
        step(
          {
            en: prose`${symbolAt(more)} is ${comparison} ${symbolAt(less)}`,
            es: prose`${symbolAt(more)} es ${comparison} ${symbolAt(less)}`,
          },
          because.sameStringBothTimes,
        ),
        answerStep(symbol(answer), {
          en: line`Bar ${symbol(answer)} is ${asking}.`,
          es: line`La barra ${symbol(answer)} es ${asking}.`,
        }),
      ]
    },
    check(printed, answer) {
      const [[a, string], [b, again]] = tupleOf(
        printed.figures('length-bars').map(drawn => tupleOf(lengthsIn(drawn), 2)),
        2,
      )
      const isMore = namesAndComparisons(printed).includes('longer')
      const isFirst = a - string > b - again
      return string === again && a - string !== b - again && (answer === 'A') === (isFirst === isMore)
    },
  }),

  follows: form({
    levels: ['hard'],
    lines: 0,
    ...trueStatement({
      question: { en: prose`Which sentence is also true?`, es: prose`¿Qué oración también es verdadera?` },
      draw: (random: Random) => {
        const three = random.evenly(threesToJudge)
        const chain = chainOf(random, three.way, subjectsOf(random, three))
        return { chain, said: [random.pick(ASKED), random.pick(ASKED), random.pick(ASKED)] as const }
      },
      about: ({ chain }) => {
        const { en, es } = tell(chain)
        return { en: [en], es: [es] }
      },
      statements: ({ chain: { way, ranked }, said: [a, b, c] }) => {
        const [longest, middle, shortest] = ranked
        const telling = (more: Subject, less: Subject, asked: Asked, isTrue: boolean) => ({
          ...statementOf(way, asked === 'more' ? [more, asked, less] : [less, asked, more]),
          isTrue,
          why: compared(way, less, 'more', more),
        })
        return [
          telling(longest, shortest, a, true),
          telling(shortest, longest, b, false),
          telling(middle, longest, c, false),
          telling(shortest, middle, a, false),
        ]
      },
      solution: ({ chain }, { says }) => [...inOrder(chain), step(says, because.orderShowsThis)],
      holds: (printed, key) => {
        const [first, asked, second] = tupleOf(key.split('/'), 3)
        const ranked = rankedIn(printed)
        return ranked.indexOf(first) < ranked.indexOf(second) === (asked === 'more')
      },
    }),
  }),
})

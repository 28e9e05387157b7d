import {
  equation,
  evaluate,
  exact,
  explained,
  expression,
  type FormMaker,
  failed,
  itemOf,
  line,
  m,
  prose,
  type Ratio,
  type Sentence,
  sentenceChoice,
  symbol,
  times,
  type Value,
} from '../../../author.ts'
import { blankAnswers } from '../../kit/measures/named-blanks.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { easyStories } from './easy-stories.ts'
import type { levels } from './levels.ts'
import { CONSTANT, coefficientOf, partLines, partsFound } from './named-parts.ts'
import { type Chain, chainOf, firstMeans, isPrinted, isWorth, keyOf, letterOf, written } from './operations.ts'
import {
  LETTERS,
  onePhrases,
  type Phrase,
  paragraphOf,
  phraseOf,
  phraseSteps,
  plainPhrase,
  type Told,
  tell,
} from './phrases.ts'
import { askStory, storySteps, tellStory } from './stories.ts'

/** What is asked where parts of an expression are to be written into blanks. */
export const fillInParts = {
  en: prose`Identify the parts of the expression.`,
  es: prose`Identifica las partes de la expresión.`,
}
export const writeIt = {
  en: prose`Write an expression for the phrase.`,
  es: prose`Escribe una expresión para la frase.`,
}

/** Phrases that a pupil could take for another. */
const CONFUSED: Readonly<Record<string, readonly Chain[0][]>> = {
  minus: ['from', 'plus', 'over'],
  from: ['minus', 'plus', 'into'],
  over: ['into', 'times', 'minus'],
  into: ['over', 'times', 'from'],
}
const reversible: readonly Phrase[] = onePhrases.filter(({ chain }) => CONFUSED[chain[0]] !== undefined)

const said = (told: Told): Sentence => ({ key: keyOf(told), says: paragraphOf(plainPhrase(told)) })

interface Confused extends Told {
  readonly others: readonly Told[]
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  onePhrase: form({
    levels: ['easy'],
    share: 2,
    instruction: writeIt,
    draw: random => tell(random, random.evenly(onePhrases)),
    answer: expression,
    solve: told => written(told),
    ask: told => paragraphOf(phraseOf(told)),
    solution: phraseSteps,
    check: (printed, answer) => isPrinted(printed, answer),
  }),

  whichPhrase: form({
    levels: ['easy'],
    draw(random): Confused {
      const told = tell(random, random.evenly(startingAt(reversible, 4)))
      const others = (CONFUSED[told.chain[0]] ?? failed('The phrase can be taken for another')).map(operation => {
        const { chain, says } = random.pick(onePhrases.filter(one => one.chain[0] === operation))
        return { ...told, chain, says }
      })
      return { ...told, others }
    },
    answer: sentenceChoice,
    solve: said,
    mistakes: ({ others: [reversed, opposite, confused] }) => ({
      ...(reversed ? { reversed: said(reversed) } : {}),
      ...(opposite ? { opposite: said(opposite) } : {}),
      ...(confused ? { confused: said(confused) } : {}),
    }),
    ask: told => ({
      en: prose`Which phrase means ${written(told)}?`,
      es: prose`¿Qué frase significa ${written(told)}?`,
    }),
    solution: told => {
      const means = firstMeans(told)
      const phrase = plainPhrase(told)
      return [
        explained(written(told), means.en, means.es),
        explained(
          paragraphOf(phrase),
          line`This phrase says the same, in this order.`,
          line`Esta frase dice lo mismo, en este orden.`,
        ),
      ]
    },
    whyWrong: ({ others }) =>
      Object.fromEntries(
        others.map((other, i) => [
          itemOf(['reversed', 'opposite', 'confused'], i),
          { en: line`It means ${written(other)}.`, es: line`Significa ${written(other)}.` },
        ]),
      ),
    check(printed, { key }) {
      const [shown] = printed.maths
      return shown !== undefined && isWorth(shown, letterOf(shown), chainOf(key))
    },
  }),

  nameParts: form({
    levels: ['easy'],
    instruction: fillInParts,
    draw: random => ({
      letter: random.pick(LETTERS),
      ...random.until(
        () => ({ a: random.int(2, 12), b: random.int(2, 20) }),
        ({ a, b }) => a !== b,
      ),
      isReversed: random.evenly([true, false, true]),
    }),
    answer: blankAnswers,
    solve: ({ a, b }): readonly Value[] => [a, b],
    ask({ letter, a, b, isReversed }) {
      const x = symbol(letter)
      return partLines(isReversed ? m`${b} + ${a}${x}` : m`${a}${x} + ${b}`, [coefficientOf(x), CONSTANT])
    },
    solution({ letter, a, b }) {
      const x = symbol(letter)
      return [
        explained(
          equation(m`${a}${x}`, times(a, x)),
          line`The coefficient is the number that multiplies the variable: ${a}.`,
          line`El coeficiente es el número que multiplica la variable: ${a}.`,
        ),
        explained(
          partsFound([coefficientOf(x), CONSTANT], [a, b]),
          line`The constant is the term without a variable: ${b}.`,
          line`La constante es el término sin variable: ${b}.`,
        ),
      ]
    },
    // What the expression gains where its letter grows by 1, and what it is at 0.
    check(printed, values) {
      const shown = printed.one('sum')
      const at = (value: number) => evaluate(shown, { [letterOf(shown)]: value })
      return values.length === 2 && isNumber(values[0], at(1).minus(at(0))) && isNumber(values[1], at(0))
    },
  }),

  easyStory: form({
    levels: ['easy'],
    share: 2,
    draw: random => tellStory(random, easyStories),
    answer: expression,
    solve: told => written(told),
    ask: askStory,
    solution: storySteps,
    check: (printed, answer) => isPrinted(printed, answer),
  }),
})

const isNumber = (value: Value | undefined, right: Ratio) => value !== undefined && exact(value).equals(right)

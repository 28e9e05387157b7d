import {
  count,
  divide,
  evaluate,
  explained,
  type FormMaker,
  gcd,
  line,
  name,
  numberList,
  people,
  prose,
  quantityInLowestTerms,
  type Random,
  Ratio,
  role,
  type Sentence,
  sentenceChoice,
  type WhyWrong,
  wholes,
} from '../../../author.ts'
import { inLowestTerms } from '../../kit/fractions/fractions.ts'
import { mixedQuantity } from '../../kit/fractions/mixed-quantity.ts'
import { answered, paragraph } from '../../kit/stories/endings.ts'
import {
  blanksOf,
  type Division,
  divided,
  divisionOf,
  drawPart,
  EXACT,
  fitsTheStory,
  LOWEST,
  MIXED,
  quotientOf,
} from './division.ts'
import { keyOf, type Told, withBlanks, worked } from './easy.ts'
import { rateStories, swappedStories } from './group-stories.ts'
import type { levels } from './levels.ts'
import { rectangles } from './rectangles.ts'
import { shareStories } from './share-stories.ts'

/** Length and width of likely rectangles, the width a mixed number. */
const sizesOf = (least: number, most: number): readonly Division[] => {
  const values = [2, 3, 4].flatMap(d =>
    wholes(least * d + 1, most * d)
      .filter(n => gcd(n, d) === 1)
      .map(n => Ratio.of(n, d)),
  )
  return values.flatMap(length =>
    values
      .filter(width => width.compare(length) < 0 && width.d !== length.d && length.times(width).d <= 8)
      .map(width => ({ total: length.times(width), each: length })),
  )
}
const made = new WeakMap<object, readonly Division[]>()
const drawSizes = (random: Random, place: { readonly least: number; readonly most: number }): Division => {
  const sizes = made.get(place) ?? sizesOf(place.least, place.most)
  made.set(place, sizes)
  return random.pick(sizes)
}

type Judgment = 'switched' | 'switchedOnly' | 'product' | 'stands' | 'standsOnly'
/** What somebody says about the division, and the value that is given with it. */
const saysOf = (division: Division, kind: Judgment): Sentence => {
  const [quotient, product] = [inLowestTerms(quotientOf(division)), inLowestTerms(division.total.times(division.each))]
  const exchanged = inLowestTerms(division.each.over(division.total))
  const says = {
    switched: {
      en: prose`The dividend and the divisor are switched. The answer is ${quotient}.`,
      es: prose`El dividendo y el divisor están intercambiados. La respuesta es ${quotient}.`,
    },
    switchedOnly: {
      en: prose`The dividend and the divisor are switched. The answer is ${exchanged}.`,
      es: prose`El dividendo y el divisor están intercambiados. La respuesta es ${exchanged}.`,
    },
    product: {
      en: prose`The numbers must be multiplied. The answer is ${product}.`,
      es: prose`Los números se deben multiplicar. La respuesta es ${product}.`,
    },
    stands: {
      en: prose`The expression is right. The answer is ${quotient}.`,
      es: prose`La división es correcta. La respuesta es ${quotient}.`,
    },
    standsOnly: {
      en: prose`The expression is right. The answer is ${exchanged}.`,
      es: prose`La división es correcta. La respuesta es ${exchanged}.`,
    },
  }[kind]
  return { key: kind, says }
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  rate: form({
    levels: ['medium'],
    kind: 'story',
    lines: 4,
    instruction: EXACT,
    draw(random): Told {
      const story = random.evenly(rateStories)
      return { story, ...drawPart(random, story) }
    },
    answer: numberList,
    solve: blanksOf,
    ask: withBlanks,
    key: keyOf,
    solution: told => worked(told),
    check: fitsTheStory,
  }),

  width: form({
    levels: ['medium'],
    kind: 'story',
    lines: 4,
    instruction: MIXED,
    draw(random) {
      const place = random.evenly(rectangles)
      return { place, ...drawSizes(random, place) }
    },
    answer: mixedQuantity,
    solve: ({ place, ...division }) => count(inLowestTerms(quotientOf(division)), place.noun),
    ask: ({ place, total, each }) =>
      paragraph(
        place.tell(
          role('total', count(inLowestTerms(total), place.area)),
          role('each', count(inLowestTerms(each), place.noun)),
        ),
      ),
    solution: ({ place, ...division }, answer) => [
      explained(
        divisionOf(division),
        line`Area = length × width: divide the area by the length.`,
        line`Área = largo × ancho: divide el área entre el largo.`,
      ),
      ...divided(division),
      answered(answer, place.ends(answer)),
    ],
    check: (printed, { amount }) => evaluate(amount).times(printed.role('each')).equals(printed.role('total')),
  }),

  share: form({
    levels: ['medium'],
    kind: 'story',
    lines: 3,
    instruction: LOWEST,
    draw(random) {
      const [story, d] = [random.evenly(shareStories), random.pick([3, 4, 5, 6])]
      return random.until(
        () => ({
          story,
          total: Ratio.of(random.int(0, 1) * d + random.coprimeTo(d), d),
          each: Ratio.of(random.int(3, 8)),
        }),
        division =>
          quotientOf(division).compare(Ratio.of(1, 12)) > 0 && division.total.n > 2 && quotientOf(division).n > 1,
      )
    },
    answer: quantityInLowestTerms,
    solve: ({ story, ...division }) => count(quotientOf(division), story.noun),
    ask: ({ story, total, each }) =>
      paragraph(story.tell(role('total', count(inLowestTerms(total), story.noun)), role('each', inLowestTerms(each)))),
    solution: ({ story, ...division }, answer) => [
      explained(
        divisionOf(division),
        line`Share ${inLowestTerms(division.total)} equally among ${inLowestTerms(division.each)}: divide.`,
        line`Reparte ${inLowestTerms(division.total)} entre ${inLowestTerms(division.each)} por igual: divide.`,
      ),
      ...divided(division),
      answered(answer, story.ends(answer)),
    ],
    // All the shares together make the total.
    check: (printed, { amount }) => evaluate(amount).times(printed.role('each')).equals(printed.role('total')),
  }),

  judge: form({
    levels: ['medium'],
    draw(random) {
      const story = random.evenly(swappedStories)
      return { story, who: random.pick(people), isRight: random.evenly([false, true]), ...drawPart(random, story) }
    },
    answer: sentenceChoice,
    solve: told => saysOf(told, told.isRight ? 'stands' : 'switched'),
    mistakes: (told): Record<string, Sentence> => ({
      switchedOnly: saysOf(told, 'switchedOnly'),
      product: saysOf(told, 'product'),
      ...(told.isRight ? { switched: saysOf(told, 'switched') } : { standsOnly: saysOf(told, 'standsOnly') }),
    }),
    ask(told) {
      const { story, who, total, each, isRight } = told
      const { en, es } = paragraph(
        story.tell(
          role('total', count(inLowestTerms(total), story.noun)),
          role('each', count(inLowestTerms(each), story.noun)),
        ),
      )
      const shown = isRight ? divisionOf(told) : divide(inLowestTerms(each), inLowestTerms(total))
      return {
        en: [en, prose`${name(who)} writes ${shown}. Which statement is true?`],
        es: [es, prose`${name(who)} escribe ${shown}. ¿Qué afirmación es verdadera?`],
      }
    },
    solution(told, answer) {
      const [total, each] = [inLowestTerms(told.total), inLowestTerms(told.each)]
      const quotient = inLowestTerms(quotientOf(told))
      return [
        told.isRight
          ? explained(
              divisionOf(told),
              line`The question is how many times ${each} fits into ${total}: this is the division that ${name(told.who)} wrote.`,
              line`La pregunta es cuántas veces cabe ${each} en ${total}: es la división que escribió ${name(told.who)}.`,
            )
          : explained(
              divisionOf(told),
              line`The question is how many times ${each} fits into ${total}: ${name(told.who)} switched the two numbers.`,
              line`La pregunta es cuántas veces cabe ${each} en ${total}: ${name(told.who)} intercambió los dos números.`,
            ),
        ...divided(told),
        told.isRight
          ? explained(
              answer.says,
              line`The numbers are in the right order, and the division gives ${quotient}.`,
              line`Los números están en el orden correcto, y la división da ${quotient}.`,
            )
          : explained(
              answer.says,
              line`The numbers were switched, and the right division gives ${quotient}.`,
              line`Los números están intercambiados, y la división correcta da ${quotient}.`,
            ),
      ]
    },
    whyWrong: ({ total, each, isRight }): Record<string, WhyWrong> => {
      const exchanged = inLowestTerms(each.over(total))
      const switched = {
        en: line`${exchanged} is the answer to the switched division.`,
        es: line`${exchanged} es el resultado de la división intercambiada.`,
      }
      return {
        switchedOnly: switched,
        product: {
          en: line`The question is how many times one amount fits into the other, not what a part of it is.`,
          es: line`La pregunta es cuántas veces cabe una cantidad en la otra, no cuánto es una parte de ella.`,
        },
        ...(isRight
          ? {
              switched: {
                en: line`The number that is divided, ${inLowestTerms(total)}, comes first: nothing is switched.`,
                es: line`El número que se divide, ${inLowestTerms(total)}, va primero: nada está intercambiado.`,
              },
            }
          : { standsOnly: switched }),
      }
    },
    // The written division is right or the other way around.
    check(printed, { key }) {
      const written = evaluate(printed.one('quotient'))
      const right = printed.role('total').over(printed.role('each'))
      return key === 'stands'
        ? written.equals(right)
        : key === 'switched' && written.equals(right.power(-1)) && written.compare(1) < 0
    },
  }),
})

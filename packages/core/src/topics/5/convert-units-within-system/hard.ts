import {
  answerStep,
  both,
  count,
  equation,
  evaluate,
  explainedBy,
  type FormMaker,
  itemOf,
  line,
  minus,
  type Noun,
  people,
  prose,
  quantity,
  Ratio,
  step,
  tupleOf,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { baseOf, conversions, shown } from './conversions.ts'
import { factOf, inTwoSteps, nounOf, timesFactor, unitsOf } from './converting.ts'
import { leftoverStories } from './leftover-stories.ts'
import type { levels } from './levels.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  twoSteps: form({
    levels: ['hard'],
    share: 2,
    draw: random => conversions['two steps'](random),
    answer: quantity,
    solve: ({ pair, amount }) => count(amount.times(pair.factor), nounOf(pair.small)),
    ask({ pair, amount }) {
      const small = nounOf(pair.small)
      const whole = count(shown(amount, pair), nounOf(pair.large))
      return {
        en: { kind: 'paragraph', content: [`How many ${small.en[1]} are in `, whole, '?'] },
        es: {
          kind: 'paragraph',
          content: [`¿${small.gender === 'f' ? 'Cuántas' : 'Cuántos'} ${small.es[1]} hay en `, whole, '?'],
        },
      }
    },
    solution: inTwoSteps,
    // Both units by what one of them is worth.
    check(printed, { amount, noun }) {
      const { amount: whole, noun: asked } = printed.term('quantity')
      const worth = (of: Noun) => baseOf(itemOf(unitsOf(of), 0))
      return evaluate(amount)
        .times(worth(noun))
        .equals(evaluate(whole).times(worth(asked)))
    },
  }),

  calendar: form({
    levels: ['hard'],
    draw(random) {
      const unit = random.evenly(['day', 'week'])
      return { unit, many: random.int(2, 9) }
    },
    answer: quantity,
    solve: ({ unit, many }) => (unit === 'day' ? count(many * 1440, nouns.minute) : count(many * 168, nouns.hour)),
    ask: ({ unit, many }) =>
      unit === 'day'
        ? {
            en: prose`How many minutes are in ${count(many, nouns.day)}?`,
            es: prose`¿Cuántos minutos hay en ${count(many, nouns.day)}?`,
          }
        : {
            en: prose`How many hours are in ${count(many, nouns.week)}?`,
            es: prose`¿Cuántas horas hay en ${count(many, nouns.week)}?`,
          },
    solution({ unit, many }, answer) {
      const [first, second, noun, between] =
        unit === 'day' ? [24, 60, nouns.day, nouns.hour] : [7, 24, nouns.week, nouns.day]
      return [
        step(
          unit === 'day'
            ? both(
                prose`${count(1, nouns.day)} = ${count(24, nouns.hour)}; ${count(1, nouns.hour)} = ${count(60, nouns.minute)}`,
              )
            : both(
                prose`${count(1, nouns.week)} = ${count(7, nouns.day)}; ${count(1, nouns.day)} = ${count(24, nouns.hour)}`,
              ),
          because.howManyMakeOne,
        ),
        explainedBy(timesFactor(Ratio.of(many), first), {
          en: line`Multiply ${many} by ${first}: in ${count(many, noun)} there are ${count(many * first, between)}.`,
          es: line`Multiplica ${many} por ${first}: en ${count(many, noun)} hay ${count(many * first, between)}.`,
        }),
        explainedBy(timesFactor(Ratio.of(many * first), second), {
          en: line`Multiply ${count(many * first, between)} by ${second}.`,
          es: line`Multiplica ${count(many * first, between)} por ${second}.`,
        }),
        answerStep(both(prose`${answer}`), {
          en: line`There are ${answer} in ${count(many, noun)}.`,
          es: line`En ${count(many, noun)} hay ${answer}.`,
        }),
      ]
    },
    // Step by step: hours of a day, minutes of an hour; days of a week, hours of a day.
    check(printed, { amount, noun }) {
      const { noun: asked } = printed.term('quantity')
      const steps = asked === nouns.day ? [24, 60] : [7, 24]
      return (
        noun === (asked === nouns.day ? nouns.minute : nouns.hour) &&
        steps.reduce((rest, step) => rest.over(step), evaluate(amount)).equals(printed.take(1)[0])
      )
    },
  }),

  story: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    draw(random) {
      const story = random.evenly(leftoverStories)
      const whole = random.int(...story.large)
      const all = whole * story.pair.factor
      return {
        story,
        whole,
        part: random.int(4, 9) * Math.max(1, Math.floor(all / 12)) + random.int(0, 2),
        all,
        who: random.pick(people),
      }
    },
    answer: quantity,
    solve: ({ story, all, part }) => count(all - part, story.noun),
    ask: ({ story, whole, part, who }) => story.tell(count(whole, story.of), count(part, story.noun), who),
    solution: ({ story, whole, all, part }, answer) => [
      factOf(story.pair),
      step(timesFactor(Ratio.of(whole), story.pair.factor), because.toSmallerUnit),
      explainedBy(equation(minus(all, part), all - part), {
        en: line`Both amounts are in the same unit. Subtract ${part} from ${all} to find what is left.`,
        es: line`Las dos cantidades están en la misma unidad. Resta ${part} de ${all} para hallar lo que queda.`,
      }),
      answerStep(both(prose`${answer}`), story.answers(answer)),
    ],
    // What is used and what is left make the whole.
    check(printed, { amount }) {
      const [whole, part] = tupleOf(printed.terms('quantity').slice(0, 2), 2)
      const worth = ({ noun }: typeof whole) => baseOf(itemOf(unitsOf(noun), 0))
      return evaluate(amount)
        .plus(evaluate(part.amount))
        .times(worth(part))
        .equals(evaluate(whole.amount).times(worth(whole)))
    },
  }),
})

import {
  answerStep,
  both,
  count,
  divide,
  equation,
  evaluate,
  explainedBy,
  expr,
  type FormMaker,
  formulaChoice,
  line,
  minus,
  mixed,
  prose,
  quantityInLowestTerms,
  Ratio,
  sum,
  times,
} from '../../../author.ts'
import { inLowestTerms } from '../../kit/fractions/fractions.ts'
import type { levels } from './levels.ts'
import { partOfWhole } from './part-stories.ts'
import {
  ask,
  chosenPairs,
  drawPair,
  drawRate,
  isSoMuchForMany,
  isThatPart,
  manyOf,
  mixedInLowest,
  mixedQuantity,
  partOf,
  read,
  told,
  wholeRates,
  withPairs,
} from './parts.ts'

const mediumPairs = withPairs(partOfWhole, 'fraction of a fraction')

const lowest = {
  en: prose`Write the answer in lowest terms.`,
  es: prose`Escribe la respuesta en su mínima expresión.`,
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  partOfPart: form({
    levels: ['medium'],
    share: 3,
    instruction: lowest,
    draw: random => drawPair(random, mediumPairs.slice(0, 12)),
    answer: quantityInLowestTerms,
    solve: ({ part, whole, story }) => count(inLowestTerms(whole.times(part)), story.noun),
    ask,
    solution: partOf,
    check: isThatPart,
  }),
  mixedTimesWhole: form({
    levels: ['medium'],
    share: 2,
    instruction: mixedInLowest,
    lines: 4,
    draw: random => drawRate(random, wholeRates),
    answer: mixedQuantity,
    solve: ({ rate, many, story }) => count(inLowestTerms(rate.times(many)), story.noun),
    ask: ({ rate, many, who, story }) => story.tell(mixed(rate), inLowestTerms(many), who),
    solution: ({ rate, many, story, who }, answer) => [
      ...manyOf(rate, many),
      told({ story, who }, times(inLowestTerms(many), inLowestTerms(rate)), answer),
    ],
    check: isSoMuchForMany,
  }),
  chooseTheExpression: form({
    levels: ['easy', 'medium'],
    instruction: {
      en: prose`Which expression answers the question?`,
      es: prose`¿Qué expresión responde a la pregunta?`,
    },
    draw: (random, level) =>
      random.until(
        () => drawPair(random, level.isEasy ? chosenPairs : mediumPairs.slice(12)),
        ({ part }) => part.d > 2,
      ),
    answer: formulaChoice,
    solve: ({ part, whole }) => times(part, inLowestTerms(whole)),
    mistakes: ({ part, whole }) => ({
      adds: sum(inLowestTerms(whole), part),
      divides: divide(inLowestTerms(whole), part),
      takesWhatIsLeft: times(Ratio.of(1).minus(part), inLowestTerms(whole)),
      subtracts: minus(inLowestTerms(whole), part),
    }),
    ask,
    solution: ({ part, whole, story }, answer) => {
      const amount = count(inLowestTerms(whole), story.noun)
      return [
        explainedBy(both(prose`${part}, ${amount}`), {
          en: line`Read: ${part} is the part, and ${amount} is the whole amount.`,
          es: line`Lee: ${part} es la parte y ${amount} es la cantidad entera.`,
        }),
        answerStep(both(expr(answer)), {
          en: line`To find ${part} of ${amount}, multiply.`,
          es: line`Para hallar ${part} de ${amount}, multiplica.`,
        }),
      ]
    },
    whyWrong: ({ part, whole, story }) => {
      const amount = count(inLowestTerms(whole), story.noun)
      const less = {
        en: line`The answer must be less than ${amount}.`,
        es: line`La respuesta debe ser menor que ${amount}.`,
      }
      return {
        adds: less,
        divides: {
          en: line`Dividing by a fraction less than 1 gives more than ${amount}.`,
          es: line`Dividir entre una fracción menor que 1 da más de ${amount}.`,
        },
        takesWhatIsLeft: {
          en: line`This is the rest: ${equation(minus(1, part), Ratio.of(1).minus(part))}.`,
          es: line`Esto es el resto: ${equation(minus(1, part), Ratio.of(1).minus(part))}.`,
        },
        subtracts: {
          en: line`The fraction ${part} is a part of the amount, not an amount to take away.`,
          es: line`La fracción ${part} es una parte de la cantidad, no una cantidad que se quita.`,
        },
      }
    },
    check(printed, answer) {
      const { whole, part } = read(printed)
      return evaluate(expr(answer)).over(whole).equals(part) && expr(answer).kind === 'product'
    },
  }),
})

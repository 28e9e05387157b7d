import {
  answerStep,
  blank,
  both,
  box,
  equation,
  evaluate,
  exact,
  type FormMaker,
  isTrue,
  itemOf,
  line,
  minus,
  name,
  numberList,
  type Person,
  people,
  prose,
  quantity,
  role,
  type Sentence,
  sentenceChoice,
  step,
  sum,
  things,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import { equationAndAnswer } from '../../kit/stories/equation-and-answer.ts'
import { ended } from './ended.ts'
import type { levels } from './levels.ts'
import { operationsOf } from './plans.ts'
import { fromSetting, storiesOf } from './stories.ts'
import { answerIn, bothSteps, drawTold, foundIn, resultOf, sentenceOf, type Told, tell } from './two-step-story.ts'

const addingFirst = fromSetting(0, storiesOf('add, take'))
const takingFirst = fromSetting(2, storiesOf('take, add'))
const either = storiesOf('add, take', 'take, add')

const child = (person: Person): Sentence => ({ key: person.name, says: both(prose`${name(person)}`) })
const inOneLine = ({ story, numbers }: Told) => {
  const [a, b, c] = tupleOf(numbers, 3)
  return story.plan === 'add, take' ? minus(sum(a, b), c) : sum(minus(a, b), c)
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  addThenTake: form({
    levels: ['medium'],
    kind: 'story',
    share: 2,
    lines: 3,
    draw: (random, level) => drawTold(random, addingFirst, level),
    answer: quantity,
    solve: foundIn,
    ask: tell,
    solution: ended,
    check: (printed, { amount }) => evaluate(amount).equals(answerIn(printed)),
  }),

  takeThenAdd: form({
    levels: ['medium'],
    kind: 'story',
    share: 2,
    lines: 3,
    draw: (random, level) => drawTold(random, takingFirst, level),
    answer: quantity,
    solve: foundIn,
    ask: tell,
    solution: ended,
    check: (printed, { amount }) => evaluate(amount).equals(answerIn(printed)),
  }),

  fillBothSteps: form({
    levels: ['medium'],
    draw: (random, level) => drawTold(random, fromSetting(4, either), level),
    answer: numberList,
    solve: ({ story, numbers }) => operationsOf(story.plan, numbers).map(({ result }) => result),
    ask(told) {
      const { en, es } = tell(told)
      const [there, all] = [blank(3), things(told.story.noun)]
      return told.story.plan === 'add, take'
        ? {
            en: [en, prose`Step 1 (${all} in all): ${there}`, prose`Step 2 (${all} left): ${there}`],
            es: [es, prose`Paso 1 (${all} en total): ${there}`, prose`Paso 2 (${all} que quedan): ${there}`],
          }
        : {
            en: [en, prose`Step 1 (${all} left): ${there}`, prose`Step 2 (${all} at the end): ${there}`],
            es: [es, prose`Paso 1 (${all} que quedan): ${there}`, prose`Paso 2 (${all} al final): ${there}`],
          }
    },
    namedAnswer(_, results) {
      const [first, second] = tupleOf(results, 2)
      return { en: prose`Step 1: ${first}; step 2: ${second}`, es: prose`Paso 1: ${first}; paso 2: ${second}` }
    },
    solution(told) {
      const [one, two] = operationsOf(told.story.plan, told.numbers)
      const ends = sentenceOf(told)
      return [
        ...bothSteps(told),
        answerStep(
          {
            en: prose`Step 1: ${one.result}; step 2: ${two.result}`,
            es: prose`Paso 1: ${one.result}; paso 2: ${two.result}`,
          },
          ends,
        ),
      ]
    },
    // After the first step only the first two numbers of the story have been used.
    check(printed, answer) {
      const [first, second] = answer
      const [a, b] = printed.terms('role').map(({ name }) => printed.role(name).times(name.startsWith('-') ? -1 : 1))
      return (
        first !== undefined &&
        second !== undefined &&
        a !== undefined &&
        b !== undefined &&
        exact(first).equals(a.plus(b)) &&
        exact(second).equals(answerIn(printed))
      )
    },
  }),

  writeEquation: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write one equation with □ for the answer. Then find □.`,
      es: prose`Escribe una sola ecuación con □ para la respuesta. Luego halla □.`,
    },
    lines: 1,
    draw: (random, level) => drawTold(random, fromSetting(0, either), level),
    answer: equationAndAnswer,
    solve: told => ({ equation: equation(inOneLine(told), box()), answer: resultOf(told) }),
    ask: tell,
    key: told => ({
      en: prose`That is ${foundIn(told)}. Other equations can be right too.`,
      es: prose`Son ${foundIn(told)}. Otras ecuaciones también pueden ser correctas.`,
    }),
    solution: (told, { equation: asked, answer }) => [
      step(asked, because.explain, {
        sentence: {
          en: line`Write what happens in order. The box is the answer.`,
          es: line`Escribe lo que pasa en orden. El recuadro es la respuesta.`,
        },
      }),
      ...bothSteps(told, true),
      answerStep(equation(inOneLine(told), answer), told.story.ends(foundIn(told), told.who, told.other)),
    ],
    check: (printed, { equation: asked, answer }) =>
      answerIn(printed).equals(exact(answer)) && isTrue(filled(asked, answer)),
  }),

  whoIsRight: form({
    levels: ['medium'],
    kind: 'find-mistake',
    lines: 2,
    draw(random, level) {
      const told = random.until(
        () => drawTold(random, fromSetting(2, either), level),
        ({ numbers }) => numbers.reduce((a, b) => a + b, 0) <= 100,
      )
      const place = random.evenly([1, 0, 2])
      const others = people.filter(person => person !== told.who && person !== told.other)
      return { ...told, place, three: random.sample(others, 3), stopsFirst: random.chance(0.5) }
    },
    answer: sentenceChoice,
    solve: ({ three, place }) => child(itemOf(three, place)),
    mistakes({ three, place }) {
      const [one, other] = tupleOf(
        three.filter((_, i) => i !== place),
        2,
      )
      return { oneStepOnly: child(one), addsAll: child(other) }
    },
    ask(told) {
      const { en, es } = tell(told)
      const { three } = told
      const [one, two, three3] = three
      const said = saidBy(told)
      const [first, second, third] = tupleOf(
        said.map((value, i) => role(`0 ${three[i]?.name}`, value)),
        3,
      )
      return {
        en: [
          en,
          prose`Three children solve the problem. ${name(one)} gets ${first}, ${name(two)} gets ${second}, and ${name(three3)} gets ${third}. Who is right?`,
        ],
        es: [
          es,
          prose`Tres niños resuelven el problema. ${name(one)} obtiene ${first}, ${name(two)} obtiene ${second} y ${name(three3)} obtiene ${third}. ¿Quién tiene razón?`,
        ],
      }
    },
    key: told => both(prose`${foundIn(told)}`),
    solution: (told, { says }) => [
      ...bothSteps(told),
      answerStep(says, {
        en: line`The answer is ${resultOf(told)}.`,
        es: line`La respuesta es ${resultOf(told)}.`,
      }),
    ],
    whyWrong(told) {
      const firstResult = operationsOf(told.story.plan, told.numbers)[0].result
      const [one, other] = tupleOf(
        saidBy(told)
          .filter((_, i) => i !== told.place)
          .map(value =>
            value === firstResult
              ? { en: line`${value} is only the first step.`, es: line`${value} es solo el primer paso.` }
              : {
                  en: line`${value} is the sum of all three numbers.`,
                  es: line`${value} es la suma de los tres números.`,
                },
          ),
        2,
      )
      return { oneStepOnly: one, addsAll: other }
    },
    check: (printed, { key }) => printed.role(`0 ${key}`).equals(answerIn(printed)),
  }),
})

/** What each of the three children answers: one is right, one does the first step only, and one adds all numbers. */
function saidBy(told: Told & { readonly place: number; readonly stopsFirst: boolean }): readonly number[] {
  const stopped = operationsOf(told.story.plan, told.numbers)[0].result
  const all = told.numbers.reduce((a, b) => a + b, 0)
  const wrong = told.stopsFirst ? [stopped, all] : [all, stopped]
  return wrong.toSpliced(told.place, 0, resultOf(told))
}

import {
  answerStep,
  both,
  box,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  holds,
  isTrue,
  itemOf,
  line,
  minus,
  name,
  numberLine,
  type Person,
  people,
  prose,
  quantity,
  type Sentence,
  sentenceChoice,
  step,
  sum,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { turned } from '../../kit/choices/turned.ts'
import { filled } from '../../kit/equations/filled.ts'
import { compareStories } from './compare-stories.ts'
import { checkLength, drawTold, endOf, foundIn, operationsOf, reasoned, solved, tell, written } from './length-story.ts'
import type { levels } from './levels.ts'
import { misleadingStories } from './misleading-stories.ts'
import { pieceStories } from './piece-stories.ts'

const child = (person: Person): Sentence => ({ key: person.name, says: both(prose`${name(person)}`) })
/** The smaller digit taken from the greater one in each place. */
const withoutRegrouping = (a: number, b: number) => {
  const ones = Math.abs((a % 10) - (b % 10))
  return 10 * (Math.floor(a / 10) - Math.floor(b / 10)) + ones
}

/** 62 - 35 = 27: it subtracts, and it is so. */
const isTrueDifference = (of: Expr): boolean => isTrue(of) && holds(of, ({ kind }) => kind === 'negative')
/** What grows is drawn as jumps; what is cut is told in words alone. */
const growing = pieceStories.filter(({ signs }) => signs[0] === '-')
const cut = pieceStories.filter(({ signs }) => signs[0] === '+')

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  compare: form({
    levels: ['medium'],
    kind: 'story',
    share: 2,
    lines: 2,
    draw: random => drawTold(random, compareStories, true),
    answer: quantity,
    solve: foundIn,
    ask: tell,
    solution: solved,
    check: (printed, { amount }) => checkLength(printed, evaluate(amount)),
  }),

  piece: form({
    levels: ['medium'],
    kind: 'story',
    lines: 2,
    draw: random => drawTold(random, cut, true),
    answer: quantity,
    solve: foundIn,
    ask: tell,
    solution: solved,
    check: (printed, { amount }) => checkLength(printed, evaluate(amount)),
  }),

  misleading: form({
    levels: ['medium'],
    kind: 'story',
    share: 2,
    lines: 2,
    draw: random => drawTold(random, misleadingStories, true),
    answer: quantity,
    solve: foundIn,
    ask: tell,
    solution: solved,
    check: (printed, { amount }) => checkLength(printed, evaluate(amount)),
  }),

  jumps: form({
    levels: ['medium'],
    lines: 1,
    draw: random => drawTold(random, growing, true),
    answer: quantity,
    solve: foundIn,
    ask(told) {
      const [part, whole] = tupleOf(told.numbers, 2)
      const { en, es } = tell(told)
      const drawn = figure(
        numberLine({
          open: true,
          to: whole,
          labels: [0, part, whole],
          jumps: [
            [0, part, 'amount'],
            [part, whole, box()],
          ],
        }),
      )
      return { en: [en, drawn], es: [es, drawn] }
    },
    solution(told) {
      const [part, whole] = tupleOf(told.numbers, 2)
      const ten = Math.ceil(part / 10) * 10
      return [
        step(equation(minus(ten, part), ten - part), because.jump, { to: ten }),
        step(equation(minus(whole, ten), whole - ten), because.jump, { to: whole }),
        step(equation(sum(ten - part, whole - ten), whole - part), because.addJumps),
        endOf(told),
      ]
    },
    check(printed, { amount }) {
      const [first, second] = tupleOf(printed.figure('number-line').jumps, 2)
      return evaluate(amount).equals(second.to.n - first.to.n)
    },
  }),

  whichEquation: form({
    levels: ['medium'],
    instruction: { en: prose`Which equation fits the story?`, es: prose`¿Qué ecuación representa el problema?` },
    draw: random => drawTold(random, turned([...compareStories, ...pieceStories], 5), true),
    answer: formulaChoice,
    solve: told => equation(written(itemOf(operationsOf(told), 0)), box()),
    mistakes(told) {
      const { a, b } = itemOf(operationsOf(told), 0)
      return { adds: equation(sum(a, b), box()), takesTheWhole: equation(minus(b, a), box()) }
    },
    ask: tell,
    solution: (told, answer) => [
      ...operationsOf(told)
        .slice(0, 1)
        .map(operation => reasoned(written(operation), itemOf(told.story.why, 0), operation.sign)),
      explained(expr(answer), line`The box is the length asked for.`, line`El recuadro es la longitud que se pide.`),
    ],
    whyWrong: () => ({
      adds: { en: line`It adds the lengths.`, es: line`Suma las longitudes.` },
      takesTheWhole: {
        en: line`It takes the greater length from the smaller one.`,
        es: line`Le resta a la longitud menor la mayor.`,
      },
    }),
    check(printed, answer) {
      const [a, b] = tupleOf(
        printed.numbers.map(({ n }) => n).toSorted((a, b) => b - a),
        2,
      )
      return isTrue(filled(expr(answer), a - b))
    },
  }),

  whoIsRight: form({
    levels: ['medium'],
    draw(random) {
      const told = drawTold(random, turned(compareStories, 3), true)
      const [a, b] = tupleOf(
        told.numbers.toSorted((a, b) => b - a),
        2,
      )
      return {
        told,
        children: random.sample(
          people.filter(({ name }) => name !== told.who.name && name !== told.other.name),
          3,
        ),
        work: random.shuffle([
          equation(minus(a, b), a - b),
          equation(sum(a, b), a + b),
          equation(minus(a, b), withoutRegrouping(a, b)),
        ] as const),
      }
    },
    answer: sentenceChoice,
    solve: ({ children, work }) => child(itemOf(children, work.findIndex(isTrueDifference))),
    mistakes({ children, work }) {
      const [one, other] = tupleOf(
        children.filter((_, i) => !isTrueDifference(itemOf(work, i))),
        2,
      )
      return { one: child(one), other: child(other) }
    },
    ask({ told, children: [a, b, c], work: [first, second, third] }) {
      const { en, es } = tell(told)
      return {
        en: [
          en,
          prose`${name(a)} writes ${first}. ${name(b)} writes ${second}. ${name(c)} writes ${third}. Who is right?`,
        ],
        es: [
          es,
          prose`${name(a)} escribe ${first}. ${name(b)} escribe ${second}. ${name(c)} escribe ${third}. ¿Quién tiene razón?`,
        ],
      }
    },
    solution: ({ told }, { says }) => [
      ...solved(told).slice(0, -1),
      answerStep(says, told.story.ends(foundIn(told), told.who, told.other)),
    ],
    whyWrong({ told, work }) {
      const [a, b] = tupleOf(
        told.numbers.toSorted((a, b) => b - a),
        2,
      )
      const [one, other] = tupleOf(
        work
          .filter(of => !isTrueDifference(of))
          .map(of =>
            isTrue(of)
              ? {
                  en: line`The lengths were added, not subtracted.`,
                  es: line`Se sumaron las longitudes, pero hay que restarlas.`,
                }
              : {
                  en: line`No ten was regrouped: in the ones, ${a % 10} was taken from ${b % 10}.`,
                  es: line`No se reagrupó una decena: en las unidades se restó ${a % 10} de ${b % 10}.`,
                },
          ),
        2,
      )
      return { one, other }
    },
    check(printed, { key }) {
      const place = printed.all('relation').findIndex(of => isTrueDifference(of))
      const names = printed.terms('person').map(({ person }) => person.name)
      return names.slice(-3)[place] === key
    },
  }),
})
